// What the commands of neighbour tests have in common: which corpus, which vectors, how anchors are drawn.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/neighbour_commands.h"
#include "core/evaluate/anchor_sampling.h"
#include "core/model/neighbour.h"
#include "core/store/corpora.h"
#include "core/store/embedding_sets.h"

#include <string>

namespace assay::app {

// The one of that name; without a name the only one.
[[nodiscard]] Outcome<store::CorpusInfo> chooseCorpus(const store::Reader& reader, const std::string& name);
[[nodiscard]] Outcome<store::EmbeddingSet>
chooseEmbeddings(const store::Reader& reader, const store::CorpusInfo& corpus, const std::string& name);

[[nodiscard]] Outcome<evaluate::AnchorSampling> samplingOf(const SamplingOptions& options);

// "fixed:3", "adaptive:5,12,2" (base, max, target).
[[nodiscard]] Outcome<model::NeighbourWindow> windowOf(const std::string& text);

} // namespace assay::app

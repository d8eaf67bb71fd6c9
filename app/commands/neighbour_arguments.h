// What the commands of neighbour tests have in common: which corpus, which vectors, how anchors are drawn.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/neighbour_commands.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/model/neighbour.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <string>

namespace assay::app {

// The one of that name; without a name the only one.
[[nodiscard]] Outcome<workspace::CorpusInfo> chooseCorpus(const workspace::Reader& reader,
                                                          const std::string& name);
[[nodiscard]] Outcome<workspace::EmbeddingSet> chooseEmbeddings(const workspace::Reader& reader,
                                                                const workspace::CorpusInfo& corpus,
                                                                const std::string& name);

[[nodiscard]] Outcome<evaluate::AnchorSampling> samplingOf(const SamplingOptions& options);

// "fixed:3", "adaptive:5,12,2" (base, max, target).
[[nodiscard]] Outcome<model::NeighbourWindow> windowOf(const std::string& text);

} // namespace assay::app

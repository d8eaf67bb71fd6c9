// What a case of a neighbour test is read with: whether the sentences of its run can still be shown, and
// which results say the same.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/model/neighbour.h"
#include "core/model/sentence.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace assay::evaluate {

// CorpusGone: it is not in the workspace any more. CorpusChanged: it has other sentences than when the run
// was made, so that rows mean others.
enum class RunTexts : std::uint8_t { There, CorpusGone, CorpusChanged };

// Errors: those of reading.
[[nodiscard]] base::Result<RunTexts> runTexts(const workspace::Reader& reader,
                                              const NeighbourRunSettings& settings);

// Results that have the same text, white space folded: one group each, in the order of their best. One
// without a text is a group of its own.
struct ResultGroup {
    std::vector<std::size_t> results; // places among the results, rising
    int companies = 0;                // that these are of
};

// `sentenceOf` gives the sentence of a row; null: it is not known.
[[nodiscard]] std::vector<ResultGroup>
groupResults(const model::AnchorSearch& answer,
             const std::function<const model::Sentence*(std::uint32_t row)>& sentenceOf);

// The rank of a sentence among the results, from 1; nullopt: it is none of them.
[[nodiscard]] std::optional<std::size_t> rankOf(const model::AnchorSearch& answer,
                                                std::uint32_t row) noexcept;

} // namespace assay::evaluate

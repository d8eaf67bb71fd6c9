// What luck alone would give of anchors that are being chosen, before a search is asked: where the chance
// level is high, a figure says little, and other anchors say more.
//
// Of searches that can return every row of their filter. Any thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_gold.h"
#include "core/model/neighbour.h"
#include "core/retrieval/field_index.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

struct SampleChance {
    model::Regime regime = model::Regime::Filtered;
    std::int64_t covered = 0;
    std::int64_t certain = 0;    // covered anchors that luck cannot miss
    std::optional<double> hit{}; // the mean of Hit@k by luck over the covered ones; missing: not known
};

// By the regimes of the settings. Of a regime that filters on fields that are not in `fields` nothing is
// known. Errors: those of NeighbourGold::goldOf() and anchorFilters().
[[nodiscard]] base::Result<std::vector<SampleChance>>
sampleChance(const workspace::CorpusColumns& columns, const retrieval::FieldIndex& fields,
             const NeighbourGold& gold, const model::NeighbourSettings& settings,
             std::span<const std::uint32_t> anchors, int k);

// The same of a corpus in a workspace, which is read for it. Fields of the filter that are no columns of the
// corpus are not known; of a corpus by reference of which not all is listed there is none. Errors: those of
// reading, Cancelled, InvalidArgument (the settings).
[[nodiscard]] base::Result<std::vector<SampleChance>>
sampleChanceOf(const workspace::Reader& reader, base::RowId corpus, const model::NeighbourSettings& settings,
               std::span<const std::uint32_t> anchors, int k, const std::stop_token& stop);

} // namespace assay::evaluate

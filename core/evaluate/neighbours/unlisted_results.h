// Results of a neighbour test over a corpus by reference that its list has not: their rows are behind those
// of the corpus, numbered through the run in the order in which they were first kept, and what an anchor's
// item keeps says which ids they are. A run over a corpus whose sentences are here has none.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/sentence.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

using UnlistedResults = std::map<std::uint32_t, std::string>; // sentence ids by row

// The document of an item with them; as it is where there are none.
[[nodiscard]] std::string withUnlisted(std::string document, const UnlistedResults& unlisted);
// Of an item's document; what is no row and id is passed over.
[[nodiscard]] UnlistedResults unlistedIn(std::string_view document);

// Of all items of a run. Errors: Cancelled, those of reading.
[[nodiscard]] base::Result<UnlistedResults> unlistedResults(const workspace::Reader& reader, base::RowId run,
                                                            const std::stop_token& stop);

// Sentences that a run's anchors and results name by their rows: those of the corpus, and those that it does
// not list by their ids alone. `anchor`: the number of the anchor whose rows they are; nullopt: of any. A row
// that is neither has none. Errors: those of reading, Cancelled.
[[nodiscard]] base::Result<std::map<std::uint32_t, model::Sentence>>
sentencesOfRun(const workspace::Reader& reader, base::RowId corpus, base::RowId run,
               const std::set<std::uint32_t>& rows, std::optional<std::uint32_t> anchor,
               const std::stop_token& stop);

} // namespace assay::evaluate

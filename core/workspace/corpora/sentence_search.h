// Finds sentences of a corpus by their words.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The first `limit` rows above `after` (nullopt: from the first) whose text holds every word, the last one as
// a beginning; words between double quotes stand one after the other. Case and accents do not count. In
// order. Errors: InvalidArgument (no word), Cancelled. Not for the GUI thread.
[[nodiscard]] base::Result<std::vector<SentenceRow>>
searchCorpus(const Reader& reader, base::RowId corpus, std::string_view text,
             std::optional<SentenceRow> after, std::int64_t limit, std::stop_token stop = {});

} // namespace assay::workspace

// A dynamic run as a JSON value, for the documents that hold one. Of this room alone.
#pragma once

#include "core/results/thresholds/dynamic_json.h"
#include "core/results/thresholds/figures_json.h"

namespace assay::results {

[[nodiscard]] Json dynamicDocument(const evaluate::DynamicSummary& summary, const DynamicContext& context);

// With "state" and "created_at"; without figures where there is no summary, and "not_usable" says why.
[[nodiscard]] Json storedRunDocument(const StoredDynamicRun& run);

} // namespace assay::results

// A dynamic run as a JSON value, for the documents that hold one. Of this room alone.
#pragma once

#include "core/report/dynamic_json.h"
#include "core/report/figures_json.h"

namespace assay::report {

[[nodiscard]] Json dynamicDocument(const evaluate::DynamicSummary& summary, const DynamicContext& context);

// With "state" and "created_at"; without figures where there is no summary, and "not_usable" says why.
[[nodiscard]] Json storedRunDocument(const StoredDynamicRun& run);

} // namespace assay::report

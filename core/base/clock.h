// The one place where the wall clock is read.
#pragma once

#include <string>

namespace assay::base {

// Now in UTC as ISO 8601 with seconds, for example "2026-03-01T12:30:05Z".
[[nodiscard]] std::string utcNow();

} // namespace assay::base

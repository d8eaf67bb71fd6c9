// What kinds of runs are called: in the window, in reports, and in the names that runs get by themselves.
#pragma once

#include "core/words/wording.h"

#include <string>
#include <string_view>

namespace assay::words {

// "Threshold sweep" for "sweep"; of a kind that is not known its name.
[[nodiscard]] std::string runKindName(std::string_view kind, const Wording& wording);

} // namespace assay::words

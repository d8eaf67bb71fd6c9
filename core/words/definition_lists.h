// The definitions of each group, in any order. Of this room alone.
#pragma once

#include "core/words/definitions.h"

#include <span>

namespace assay::words {

[[nodiscard]] std::span<const Definition> thresholdDefinitions() noexcept;
[[nodiscard]] std::span<const Definition> neighbourDefinitions() noexcept;
[[nodiscard]] std::span<const Definition> comparisonDefinitions() noexcept; // of two runs
[[nodiscard]] std::span<const Definition> curationDefinitions() noexcept;   // and of imports

} // namespace assay::words

// Which Assay this is.
#pragma once

#include <string_view>

namespace assay::base {

[[nodiscard]] std::string_view version() noexcept; // for example "0.1.0"
[[nodiscard]] std::string_view gitSha() noexcept;  // of the sources, "unknown" outside a checkout

} // namespace assay::base

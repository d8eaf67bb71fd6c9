// How much memory the machine has, so that what would not fit is said before it begins.
#pragma once

#include <optional>

namespace assay::base {

// Bytes of it, whoever uses them now; nullopt: the system does not say.
[[nodiscard]] std::optional<double> machineMemory() noexcept;

} // namespace assay::base

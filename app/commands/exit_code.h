// What the process answers to its caller.
#pragma once

#include "core/base/error.h"

namespace assay::app {

inline constexpr int kExitDone = 0;
inline constexpr int kExitFound = 1; // a gate failed, or a check found something
inline constexpr int kExitUsage = 2;
inline constexpr int kExitInput = 3;         // the input is not usable
inline constexpr int kExitFile = 4;          // file or workspace trouble
inline constexpr int kExitRemote = 5;        // a remote service failed
inline constexpr int kExitInterrupted = 130; // Ctrl+C

[[nodiscard]] int exitCodeOf(base::ErrorCode code);

} // namespace assay::app

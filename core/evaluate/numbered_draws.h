// Runs numbered draws on all processors: whatever the number of threads, every draw is made once.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace assay::evaluate {

// Makes the draws from `first` up to `last`; called from several threads at once, each with draws of its own.
using DrawRange = std::function<void(std::size_t first, std::size_t last)>;

// At most eight threads; progress is Evaluating, in draws, and never goes back. What a draw throws is thrown
// here. Error: Cancelled.
[[nodiscard]] base::Result<> runDraws(std::size_t draws, const DrawRange& make, const std::stop_token& stop,
                                      base::ProgressSink& progress);

} // namespace assay::evaluate

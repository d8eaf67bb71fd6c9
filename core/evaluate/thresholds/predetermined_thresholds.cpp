#include "core/evaluate/thresholds/threshold_sweep.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::evaluate {
namespace {

// FHRI experimental design, table 3.3.1.
constexpr std::array<std::pair<std::string_view, double>, 11> kPredetermined{{
    {"numeric_kpi", 0.75},
    {"intraday", 0.75},
    {"fundamentals", 0.75},
    {"directional", 0.70},
    {"regulatory", 0.70},
    {"multi_ticker", 0.65},
    {"news", 0.65},
    {"crypto", 0.65},
    {"advice", 0.50},
    {"portfolio_advice", 0.50},
    {"default", 0.70},
}};

constexpr double kOtherwise = 0.70;

} // namespace

double predeterminedThreshold(std::string_view scenario) noexcept {
    const auto* const entry = std::find_if(kPredetermined.begin(), kPredetermined.end(),
                                           [scenario](const auto& row) { return row.first == scenario; });
    return entry == kPredetermined.end() ? kOtherwise : entry->second;
}

} // namespace assay::evaluate

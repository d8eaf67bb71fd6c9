// Inside the room: figures of runs as their makers give them.
#pragma once

#include "core/evaluate/runs/run_description.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace assay::evaluate {

// `n` 0: not a figure over items.
[[nodiscard]] inline RunFigure runFigure(std::string name, std::optional<double> value, std::int64_t n,
                                         BetterValues better) {
    RunFigure figure;
    figure.name = std::move(name);
    figure.value = value;
    figure.n = n;
    figure.better = better;
    return figure;
}

[[nodiscard]] inline RunFigure runCount(std::string name, std::int64_t count,
                                        BetterValues better = BetterValues::Neither) {
    return runFigure(std::move(name), static_cast<double>(count), 0, better);
}

} // namespace assay::evaluate

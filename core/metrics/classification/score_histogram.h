// How a score is spread over the three classes, and how well it alone tells accurate answers from
// hallucinations.
#pragma once

#include "core/model/label.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::metrics {

struct ClassHistogram {
    std::vector<std::int64_t> counts; // per bin of equal width over [0,1]; the last one includes 1
    std::int64_t n = 0;               // samples of the class that have the score
    std::int64_t missing = 0;         // that have none: in no bin
    std::optional<double> mean;
};

struct ScoreHistogram {
    std::array<ClassHistogram, model::kLabelCount> perClass;

    [[nodiscard]] const ClassHistogram& of(model::Label label) const noexcept {
        return perClass[model::indexOf(label)];
    }
};

// Of the samples at `positions` (all when nullopt). `scores` in [0,1], NaN where there is none; an empty
// span: no sample has one. `labels` by position.
[[nodiscard]] ScoreHistogram
scoreHistogram(std::span<const double> scores, std::span<const model::Label> labels,
               std::optional<std::span<const std::uint32_t>> positions = std::nullopt, std::size_t bins = 25);

// The share of pairs of an accurate answer and a hallucination in which the accurate one scores higher, ties
// counting half: 1 separates, 0.5 tells nothing. Samples without the score are left out. nullopt when one of
// the classes has none.
[[nodiscard]] std::optional<double>
separation(std::span<const double> scores, std::span<const model::Label> labels,
           std::optional<std::span<const std::uint32_t>> positions = std::nullopt);

} // namespace assay::metrics

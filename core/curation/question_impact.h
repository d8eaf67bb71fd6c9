// What the figures of a suite become without some of its questions: how much the flagged ones matter, before
// anyone decides about them. From imported scores of a system's answers.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::curation {

struct ImpactItem {
    base::RowId question = 0;
    std::string difficulty;                                 // empty: missing
    const std::map<std::string, double>* metrics = nullptr; // null: no answer was scored
    bool leftOut = false;
};

// The mean of one metric over the questions that have it; percentile bootstrap, 95 %. Below
// statistics::kLeastClusters questions there is no interval: one of so few would be too sure. Where all
// values are 0 or all are 1 it is the exact interval of a share; where all are another value there is none.
struct ImpactFigure {
    std::int64_t n = 0;
    std::optional<double> mean; // nullopt for n = 0
    std::optional<statistics::Interval> confidence;

    friend bool operator==(const ImpactFigure&, const ImpactFigure&) = default;
};

struct MetricImpact {
    ImpactFigure with;    // all questions
    ImpactFigure without; // those that are not left out
    // Of change(): the questions are drawn once for both means. Over the draws with a question that is not
    // left out; nullopt where there is none, or too few questions on either side.
    std::optional<statistics::Interval> changeConfidence;

    // without - with; nullopt where either is undefined.
    [[nodiscard]] std::optional<double> change() const noexcept {
        return with.mean && without.mean ? std::optional(*without.mean - *with.mean) : std::nullopt;
    }

    friend bool operator==(const MetricImpact&, const MetricImpact&) = default;
};

struct ImpactGroup {
    std::int64_t questions = 0;
    std::int64_t leftOut = 0;
    std::int64_t unscored = 0; // without any metric
    std::map<std::string, MetricImpact> metrics;

    friend bool operator==(const ImpactGroup&, const ImpactGroup&) = default;
};

struct QuestionImpact {
    ImpactGroup all;
    std::map<std::string, ImpactGroup> byDifficulty; // "" where it is missing
};

// Values that are no finite numbers count as missing. The same input and seed give the same figures. Errors:
// InvalidArgument (draws < 1), Cancelled.
[[nodiscard]] base::Result<QuestionImpact> questionImpact(std::span<const ImpactItem> items,
                                                          std::uint64_t seed, std::stop_token stop,
                                                          int draws = statistics::kBootstrapDraws);

} // namespace assay::curation

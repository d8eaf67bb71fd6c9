// The confusion matrix with the judgements of curators in the place of the NLI rule.
//
// A judged sample counts as predicted: a contradiction, where the curator says so; by its FHRI alone, where
// it is none; by the rule, where the curator is unsure. Its true class stays what the set says.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/judgement.h"
#include "core/model/scored_columns.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace assay::evaluate {

struct JudgedPosition {
    std::uint32_t position = 0; // in the columns
    model::Verdict verdict = model::Verdict::Unsure;
};

// What the sample counts as predicted. `score` is no NaN; NaN in `nli` is none.
[[nodiscard]] model::Label judgedLabel(model::Verdict verdict, double score, double nli, double tau,
                                       double nliHard) noexcept;

struct JudgedMatrix {
    metrics::ConfusionMatrix matrix;
    std::int64_t judged = 0;  // judgements that were looked at
    std::int64_t changed = 0; // of them: predicted otherwise than by the rule
};

// `base` is the matrix of the rule over any samples of the columns. `scores` holds the FHRI that is judged,
// by position; NaN: the sample is in no figure, nor is its judgement. `tau` gives the threshold of a scenario
// (index into columns.scenarios). Every judgement must be of a sample that `base` counts, each at most once:
// with one `scenario` given, those of other scenarios are passed over.
[[nodiscard]] JudgedMatrix judgedMatrix(const metrics::ConfusionMatrix& base,
                                        const model::ScoredColumns& columns, std::span<const double> scores,
                                        const std::function<double(std::uint16_t)>& tau, double nliHard,
                                        std::span<const JudgedPosition> judgements,
                                        std::optional<std::uint16_t> scenario = std::nullopt);

// One threshold for all.
[[nodiscard]] JudgedMatrix judgedMatrix(const metrics::ConfusionMatrix& base,
                                        const model::ScoredColumns& columns, std::span<const double> scores,
                                        double tau, double nliHard,
                                        std::span<const JudgedPosition> judgements,
                                        std::optional<std::uint16_t> scenario = std::nullopt);

// Judgements by row id as judgements by position; rows that are not among the columns are left out. The
// columns' row ids ascend, as those of a loaded set do.
[[nodiscard]] std::vector<JudgedPosition>
judgedPositions(const model::ScoredColumns& columns,
                std::span<const std::pair<std::int64_t, model::Verdict>> judgements);

} // namespace assay::evaluate

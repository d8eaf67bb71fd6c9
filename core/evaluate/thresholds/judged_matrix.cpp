#include "core/evaluate/thresholds/judged_matrix.h"

#include "core/metrics/classification/fhri.h"

#include <algorithm>
#include <cmath>

namespace assay::evaluate {

model::Label judgedLabel(model::Verdict verdict, double score, double nli, double tau,
                         double nliHard) noexcept {
    switch (verdict) {
    case model::Verdict::Contradiction:
        return model::Label::Contradiction;
    case model::Verdict::NotAContradiction:
        return metrics::decide(score, model::kNoScore, tau, nliHard);
    case model::Verdict::Unsure:
        break;
    }
    return metrics::decide(score, nli, tau, nliHard);
}

JudgedMatrix judgedMatrix(const metrics::ConfusionMatrix& base, const model::ScoredColumns& columns,
                          std::span<const double> scores, const std::function<double(std::uint16_t)>& tau,
                          double nliHard, std::span<const JudgedPosition> judgements,
                          std::optional<std::uint16_t> scenario) {
    JudgedMatrix result{base, 0, 0};
    for (const JudgedPosition& judgement : judgements) {
        const std::uint32_t i = judgement.position;
        if (i >= scores.size() || std::isnan(scores[i]) || (scenario && columns.scenario[i] != *scenario)) {
            continue;
        }
        ++result.judged;
        const double threshold = tau(columns.scenario[i]);
        const model::Label byRule = metrics::decide(scores[i], columns.nli[i], threshold, nliHard);
        const model::Label judged =
            judgedLabel(judgement.verdict, scores[i], columns.nli[i], threshold, nliHard);
        if (judged != byRule) {
            --result.matrix.at(columns.label[i], byRule);
            ++result.matrix.at(columns.label[i], judged);
            ++result.changed;
        }
    }
    return result;
}

JudgedMatrix judgedMatrix(const metrics::ConfusionMatrix& base, const model::ScoredColumns& columns,
                          std::span<const double> scores, double tau, double nliHard,
                          std::span<const JudgedPosition> judgements, std::optional<std::uint16_t> scenario) {
    return judgedMatrix(
        base, columns, scores, [tau](std::uint16_t) { return tau; }, nliHard, judgements, scenario);
}

std::vector<JudgedPosition>
judgedPositions(const model::ScoredColumns& columns,
                std::span<const std::pair<std::int64_t, model::Verdict>> judgements) {
    std::vector<JudgedPosition> positions;
    positions.reserve(judgements.size());
    for (const auto& [row, verdict] : judgements) {
        const auto found = std::lower_bound(columns.rowId.begin(), columns.rowId.end(), row);
        if (found != columns.rowId.end() && *found == row) {
            positions.push_back({static_cast<std::uint32_t>(found - columns.rowId.begin()), verdict});
        }
    }
    return positions;
}

} // namespace assay::evaluate

#include "core/evaluate/thresholds/decision_check.h"

#include "core/base/guard.h"
#include "core/metrics/classification/fhri.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using metrics::ConfusionMatrix;

// The samples of a pair that are in the scope, as the decision judges them.
class PairShares {
  public:
    PairShares(const model::ScoredColumns& columns, std::span<const double> scores,
               const std::vector<double>& thresholds, double nliHard)
        : m_columns(columns)
        , m_scores(scores)
        , m_thresholds(thresholds)
        , m_nliHard(nliHard) {}

    [[nodiscard]] DecisionShares of(const ConfusionMatrix& matrix,
                                    const std::function<bool(std::uint16_t scenario)>& isIn) const {
        const PairedSamples pairs(m_columns, [&](std::size_t i) {
            return !std::isnan(m_scores[i]) && isIn(m_columns.scenario[i]);
        });
        return decisionShares(matrix, pairs, [&](std::size_t i) {
            return static_cast<std::uint8_t>(model::indexOf(metrics::decide(
                m_scores[i], m_columns.nli[i], m_thresholds[m_columns.scenario[i]], m_nliHard)));
        });
    }

  private:
    const model::ScoredColumns& m_columns;
    std::span<const double> m_scores;
    const std::vector<double>& m_thresholds;
    double m_nliHard;
};

void finish(DecisionScope& scope, const metrics::Constraints& constraints) {
    scope.n = scope.matrix.total();
    scope.figures = metrics::figuresOf(scope.matrix);
    if (scope.n > 0) {
        scope.violated = metrics::violationsOf(scope.figures, constraints);
    }
    if (scope.recordedMacroF1 && scope.figures.macroF1) {
        scope.macroF1Difference = *scope.figures.macroF1 - *scope.recordedMacroF1;
    }
}

base::Result<DecisionCheck> checkOf(const model::ScoredColumns& columns, std::span<const double> scores,
                                    const model::Decision& decision,
                                    std::span<const std::uint16_t> scenarios) {
    if (scores.size() != columns.size()) {
        return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
    }
    DecisionCheck check;
    const std::vector<double> thresholds = decidedThresholds(columns, decision);
    std::vector<ConfusionMatrix> matrices(columns.scenarios.size());
    std::vector<bool> isChosen(columns.scenarios.size(), false);
    for (const std::uint16_t scenario : scenarios) {
        isChosen[scenario] = true;
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::uint16_t scenario = columns.scenario[i];
        if (!isChosen[scenario]) {
            continue;
        }
        if (std::isnan(scores[i])) {
            ++check.withoutScore;
            continue;
        }
        ++matrices[scenario].at(columns.label[i], metrics::decide(scores[i], columns.nli[i],
                                                                  thresholds[scenario], decision.nliHard));
    }
    const metrics::Constraints constraints = constraintsOf(decision);
    DecisionScope global;
    global.global = true;
    global.decided = true;
    if (decision.scenarios.empty()) {
        global.tau = decision.fallback.tau;
    }
    if (scenarios.size() == columns.scenarios.size()) {
        global.recordedMacroF1 = decision.macroF1;
        if (!global.recordedMacroF1 && decision.scenarios.empty()) {
            global.recordedMacroF1 = decision.fallback.macroF1;
        }
    }
    for (const ConfusionMatrix& matrix : matrices) {
        global.matrix += matrix;
    }
    const PairShares shares(columns, scores, thresholds, decision.nliHard);
    global.shares = shares.of(global.matrix, [&](std::uint16_t scenario) { return isChosen[scenario]; });
    finish(global, constraints);
    check.scopes.push_back(std::move(global));
    for (const std::uint16_t i : scenarios) {
        DecisionScope scope;
        scope.scenario = columns.scenarios[i];
        scope.tau = thresholds[i];
        scope.matrix = matrices[i];
        if (const auto decided = decision.scenarios.find(scope.scenario);
            decided != decision.scenarios.end()) {
            scope.decided = true;
            scope.recordedMacroF1 = decided->second.macroF1;
        }
        scope.shares = shares.of(scope.matrix, [i](std::uint16_t scenario) { return scenario == i; });
        finish(scope, constraints);
        check.scopes.push_back(std::move(scope));
    }
    for (const auto& [scenario, decided] : decision.scenarios) {
        if (!std::binary_search(columns.scenarios.begin(), columns.scenarios.end(), scenario)) {
            check.notInData.push_back(scenario);
        }
    }
    return check;
}

} // namespace

metrics::Constraints constraintsOf(const model::Decision& decision) {
    metrics::Constraints constraints;
    constraints.required = {};
    for (const auto& [name, required] : decision.constraints) {
        if (const auto constraint = metrics::constraintFromName(name)) {
            constraints.of(*constraint) = required;
        }
    }
    return constraints;
}

std::vector<double> decidedThresholds(const model::ScoredColumns& columns, const model::Decision& decision) {
    std::vector<double> thresholds;
    for (const std::string& scenario : columns.scenarios) {
        thresholds.push_back(decision.tauOf(scenario));
    }
    return thresholds;
}

base::Result<DecisionCheck> checkDecision(const model::ScoredColumns& columns, std::span<const double> scores,
                                          const model::Decision& decision) {
    return base::guarded({}, [&] {
        std::vector<std::uint16_t> all(columns.scenarios.size());
        std::iota(all.begin(), all.end(), std::uint16_t{0});
        return checkOf(columns, scores, decision, all);
    });
}

base::Result<DecisionCheck> checkDecision(const model::ScoredColumns& columns, std::span<const double> scores,
                                          const model::Decision& decision,
                                          std::span<const std::uint16_t> scenarios) {
    return base::guarded({}, [&] { return checkOf(columns, scores, decision, scenarios); });
}

} // namespace assay::evaluate

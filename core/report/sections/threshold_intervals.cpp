#include "core/report/sections/threshold_intervals.h"

#include "core/metrics/rescore.h"
#include "core/report/sections/threshold_material.h"

#include <array>
#include <cmath>
#include <functional>

namespace assay::report {
namespace {

using base::Result;
using evaluate::Decisions;
using evaluate::ScenarioRow;

// In this order among the deciders.
enum Decider : std::size_t { Applied, AtDefault, AtGlobal, Own, Down, Up, kDeciders };

// The thresholds of the scenario table are whole millionths.
double shifted(double tau, double by) {
    constexpr double kOne = 1'000'000;
    return static_cast<double>(std::llround(tau * kOne) + std::llround(by * kOne)) / kOne;
}

struct ScopeDeciders {
    std::array<Decisions, kDeciders> list;
};

class IntervalMaker {
  public:
    IntervalMaker(const model::ScoredColumns& columns, const MeasuredSet& measured,
                  const std::stop_token& stop)
        : m_columns(columns)
        , m_measured(measured)
        , m_rows(measured.laboratory.table.rows)
        , m_stop(stop) {}

    [[nodiscard]] Result<MeasuredIntervals> made() const {
        MeasuredIntervals intervals;
        intervals.scopes.resize(m_rows.size());
        const std::vector<double> predetermined = evaluate::predeterminedThresholds(m_columns);
        const std::vector<double> own = evaluate::ownThresholds(m_columns, m_measured.laboratory.table);
        const double global = m_rows.front().atOwn.threshold;
        const std::vector<double> globals(m_columns.scenarios.size(), global);
        ScopeDeciders deciders;
        deciders.list[Applied] = decisions(m_measured.tau);
        deciders.list[AtDefault] = decisions(predetermined);
        deciders.list[AtGlobal] = decisions(globals);
        const auto addOwn = [&](const std::vector<double>& tau) {
            deciders.list[Own] = decisions(tau);
            deciders.list[Down] = decisions(moved(tau, -evaluate::kPerturbation));
            deciders.list[Up] = decisions(moved(tau, evaluate::kPerturbation));
        };
        addOwn(globals);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (i == 1) {
                addOwn(own);
            }
            if (!m_rows[i].best) {
                continue; // no sample has a score
            }
            if (auto added = addScope(m_rows[i], deciders, intervals.scopes[i]); !added) {
                return tl::unexpected(added.error());
            }
        }
        base::NoProgress progress;
        auto curves =
            evaluate::bootstrapCurves(m_columns, m_measured.scores, m_measured.sweep.settings.nli.hard,
                                      thresholds::bootstrapOf(m_measured), m_stop, progress);
        if (!curves) {
            return tl::unexpected(curves.error());
        }
        intervals.curves = *curves;
        return intervals;
    }

  private:
    [[nodiscard]] Decisions decisions(const std::vector<double>& tau) const {
        return evaluate::decisionsByRule(m_columns, m_measured.scores, m_columns.nli, tau,
                                         m_measured.sweep.settings.nli.hard);
    }

    [[nodiscard]] static std::vector<double> moved(std::vector<double> tau, double by) {
        for (double& one : tau) {
            one = shifted(one, by);
        }
        return tau;
    }

    [[nodiscard]] Result<> addScope(const ScenarioRow& row, const ScopeDeciders& deciders,
                                    ScopeIntervals& into) const {
        std::vector<std::uint16_t> scenarios;
        for (std::size_t i = 0; i < m_columns.scenarios.size(); ++i) {
            if (!row.global && m_columns.scenarios[i] == row.scenario) {
                scenarios.push_back(static_cast<std::uint16_t>(i));
            }
        }
        constexpr std::array kDifferences{evaluate::DecisionPair{Own, AtGlobal},
                                          evaluate::DecisionPair{Down, Own}, evaluate::DecisionPair{Up, Own}};
        base::NoProgress progress;
        const auto made = evaluate::bootstrapDecisions(m_columns, deciders.list, kDifferences, scenarios,
                                                       thresholds::bootstrapOf(m_measured), m_stop, progress);
        if (!made) {
            return tl::unexpected(made.error());
        }
        into.applied = made->of[Applied];
        into.atDefault = made->of[AtDefault].macroF1;
        into.atGlobal = made->of[AtGlobal].macroF1;
        into.gain = made->differences[0];
        into.down = made->differences[1];
        into.up = made->differences[2];
        return {};
    }

    const model::ScoredColumns& m_columns;
    const MeasuredSet& m_measured;
    const std::vector<ScenarioRow>& m_rows;
    const std::stop_token& m_stop;
};

} // namespace

evaluate::BootstrapSettings thresholds::bootstrapOf(const MeasuredSet& measured) {
    return {measured.laboratory.settings.draws, measured.laboratory.settings.seed};
}

Result<MeasuredIntervals> thresholds::measuredIntervals(const model::ScoredColumns& columns,
                                                        const MeasuredSet& measured,
                                                        const std::stop_token& stop) {
    return IntervalMaker(columns, measured, stop).made();
}

Result<std::vector<std::optional<statistics::Interval>>>
thresholds::decidedIntervals(const ThresholdSet& set, const model::Decision& decision, bool onlyAll,
                             const std::stop_token& stop) {
    const model::ScoredColumns& columns = set.columns;
    const std::array deciders{evaluate::decisionsOf(
        {false, decision.scoring, evaluate::decidedThresholds(columns, decision), decision.nliHard},
        columns)};
    base::NoProgress progress;
    std::vector<std::optional<statistics::Interval>> intervals;
    const std::size_t scopes = onlyAll ? 1 : columns.scenarios.size() + 1;
    for (std::size_t i = 0; i < scopes; ++i) {
        std::vector<std::uint16_t> scenarios;
        if (i > 0) {
            scenarios.push_back(static_cast<std::uint16_t>(i - 1));
        }
        const auto made = evaluate::bootstrapDecisions(columns, deciders, {}, scenarios,
                                                       bootstrapOf(*set.measured), stop, progress);
        if (!made) {
            return tl::unexpected(made.error());
        }
        intervals.push_back(made->of.front().macroF1);
    }
    return intervals;
}

Result<evaluate::DecisionIntervals> thresholds::judgedIntervals(const ThresholdSet& set,
                                                                const std::stop_token& stop) {
    const MeasuredSet& measured = *set.measured;
    const model::ScoredColumns& columns = set.columns;
    const double hard = measured.sweep.settings.nli.hard;
    std::array deciders{evaluate::decisionsByRule(columns, measured.scores, columns.nli, measured.tau, hard)};
    for (const evaluate::JudgedPosition& judgement : measured.laboratory.settings.judgements) {
        const std::uint32_t i = judgement.position;
        if (!std::isnan(measured.scores[i])) {
            deciders.front()[i] = static_cast<std::uint8_t>(
                model::indexOf(evaluate::judgedLabel(judgement.verdict, measured.scores[i], columns.nli[i],
                                                     measured.tau[columns.scenario[i]], hard)));
        }
    }
    base::NoProgress progress;
    const auto made =
        evaluate::bootstrapDecisions(columns, deciders, {}, {}, bootstrapOf(measured), stop, progress);
    if (!made) {
        return tl::unexpected(made.error());
    }
    return made->of.front();
}

} // namespace assay::report

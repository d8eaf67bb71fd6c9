#include "core/results/thresholds/threshold_intervals.h"

#include "core/evaluate/thresholds/scenario_table.h"
#include "core/results/thresholds/threshold_material.h"

#include <array>

namespace assay::results {
namespace {

using base::Result;
using evaluate::Decisions;
using evaluate::ScenarioRow;

// By the thresholds that are used; Down and Up: of those of Own, moved.
enum class Decider : std::size_t { Applied, AtDefault, AtGlobal, Own, Down, Up };

constexpr std::size_t placeOf(Decider decider) {
    return static_cast<std::size_t>(decider);
}

using Deciders = std::array<Decisions, placeOf(Decider::Up) + 1>; // by placeOf()

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
        const double global = m_rows.front().atOwn.threshold;
        const std::vector<double> globals(m_columns.scenarios.size(), global);
        Deciders ofAll;
        ofAll[placeOf(Decider::Applied)] = decisions(m_measured.tau);
        ofAll[placeOf(Decider::AtDefault)] = decisions(predetermined);
        ofAll[placeOf(Decider::AtGlobal)] = decisions(globals);
        Deciders ofScenarios = ofAll;
        setOwn(globals, ofAll);
        setOwn(evaluate::ownThresholds(m_columns, m_measured.laboratory.table), ofScenarios);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!m_rows[i].best) {
                continue; // no sample has a score
            }
            ASSAY_TRY(addScope(m_rows[i], m_rows[i].global ? ofAll : ofScenarios, intervals.scopes[i]));
        }
        base::NoProgress progress;
        ASSAY_TRY(auto curves,
                  evaluate::bootstrapCurves(m_columns, m_measured.scores, m_measured.sweep.settings.nli.hard,
                                            thresholds::bootstrapOf(m_measured), m_stop, progress));
        intervals.curves = curves;
        return intervals;
    }

  private:
    [[nodiscard]] Decisions decisions(const std::vector<double>& tau) const {
        return evaluate::decisionsByRule(m_columns, m_measured.scores, m_columns.nli, tau,
                                         m_measured.sweep.settings.nli.hard);
    }

    [[nodiscard]] static std::vector<double> moved(std::vector<double> tau, double by) {
        for (double& one : tau) {
            one = evaluate::perturbed(one, by);
        }
        return tau;
    }

    void setOwn(const std::vector<double>& tau, Deciders& into) const {
        into[placeOf(Decider::Own)] = decisions(tau);
        into[placeOf(Decider::Down)] = decisions(moved(tau, -evaluate::kPerturbation));
        into[placeOf(Decider::Up)] = decisions(moved(tau, evaluate::kPerturbation));
    }

    [[nodiscard]] Result<> addScope(const ScenarioRow& row, const Deciders& deciders,
                                    ScopeIntervals& into) const {
        std::vector<std::uint16_t> scenarios;
        for (std::size_t i = 0; i < m_columns.scenarios.size(); ++i) {
            if (!row.global && m_columns.scenarios[i] == row.scenario) {
                scenarios.push_back(static_cast<std::uint16_t>(i));
            }
        }
        constexpr std::size_t kOwn = placeOf(Decider::Own);
        constexpr std::array kDifferences{evaluate::DecisionPair{kOwn, placeOf(Decider::AtGlobal)},
                                          evaluate::DecisionPair{placeOf(Decider::Down), kOwn},
                                          evaluate::DecisionPair{placeOf(Decider::Up), kOwn}};
        base::NoProgress progress;
        ASSAY_TRY(const auto made,
                  evaluate::bootstrapDecisions(m_columns, deciders, kDifferences, scenarios,
                                               thresholds::bootstrapOf(m_measured), m_stop, progress));
        into.applied = made.of[placeOf(Decider::Applied)];
        into.atDefault = made.of[placeOf(Decider::AtDefault)].macroF1;
        into.atGlobal = made.of[placeOf(Decider::AtGlobal)].macroF1;
        into.gain = made.differences[0].interval;
        into.down = made.differences[1].interval;
        into.up = made.differences[2].interval;
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

} // namespace assay::results

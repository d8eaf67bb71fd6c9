// What the thresholds page shows and what a person moves on it, without a widget: the loaded set, the scope
// (all samples, or one scenario), a threshold per scope, the NLI limits, the component weights, the
// constraints, and what was pinned of these. Figures are computed when they are asked for, from indexes that
// are sorted once. GUI thread only; nothing here takes longer than a frame but building ThresholdData, which
// is a job, and another weighting of a million samples (some 60 ms).
#pragma once

#include "core/evaluate/thresholds/decision_shares.h"
#include "core/evaluate/thresholds/enough_samples.h"
#include "core/evaluate/thresholds/leaked_predictions.h"
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/large_vector.h"
#include "core/metrics/classification/threshold_curve.h"
#include "core/metrics/classification/threshold_index.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/decision.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"
#include "core/workspace/scored/scored_sets.h"

#include <nlohmann/json_fwd.hpp>

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace assay::app {

// A set in memory, ready for any threshold. Built on a worker thread.
struct ThresholdData {
    ThresholdData(workspace::ScoredSetInfo setInfo, model::ScoredColumns setColumns,
                  metrics::NliThresholds nli);

    workspace::ScoredSetInfo info;
    model::ScoredColumns columns;
    // The FHRI that is judged now, by position; NaN where the weights leave a sample without one. Shared with
    // what was pinned.
    std::shared_ptr<const metrics::LargeVector<double>> scores;
    model::Scoring scoring; // that gave these scores; the indexes are of them
    evaluate::ScenarioIndexes indexes;
    std::vector<evaluate::LeakedScenario> leaked; // whose stored predictions the scores cannot give
    // Positions by NLI score ascending, equal ones by position; the samples without a score are not in it.
    std::vector<std::uint32_t> nliOrder;
};

// A frozen state of the controller that the present one is compared with.
struct ThresholdPin {
    std::vector<double> tau; // per scope
    metrics::NliThresholds nli;
    model::Scoring scoring;
    std::shared_ptr<const metrics::LargeVector<double>> scores;
    QString name; // of the decision that was pinned; empty for the page's own state
};

// What the sliders say: what can be gone back to.
struct SliderState {
    std::vector<double> tau; // per scope
    metrics::NliThresholds nli;
    model::Scoring scoring;

    friend bool operator==(const SliderState&, const SliderState&) = default;
};

class ThresholdController : public QObject {
    Q_OBJECT
  public:
    static constexpr int kAllSamples = 0; // the scope of all samples; scenario i is scope i + 1
    static constexpr double kHighestCost = 1'000;

    explicit ThresholdController(QObject* parent = nullptr);

    // Null when no set is loaded. `view` is what saveView() gave for this set; unusable parts of it are
    // ignored.
    void setData(std::shared_ptr<ThresholdData> data, const std::string& view = {});

    [[nodiscard]] const std::shared_ptr<ThresholdData>& data() const { return m_data; }

    [[nodiscard]] bool hasData() const { return m_data != nullptr; }

    // What is to be remembered of this set, as JSON: thresholds, NLI limits, constraints, weights, the scope
    // in front, the pin.
    [[nodiscard]] std::string saveView() const;

    [[nodiscard]] int scopeCount() const;

    [[nodiscard]] int scope() const { return m_scope; }

    void setScope(int scope);
    [[nodiscard]] QString scopeName(int scope) const;
    [[nodiscard]] std::int64_t sampleCount(int scope) const;

    [[nodiscard]] double tau() const { return tau(m_scope); }

    [[nodiscard]] double tau(int scope) const;
    // Clamped to [0,1] and rounded to ten-thousandths, so that a typed 0.7 equals a stored 0.7.
    void setTau(double tau);
    // Of every scope, of all samples too, in one step.
    void setTaus(const std::vector<double>& taus);
    [[nodiscard]] double predeterminedTau(int scope) const;

    [[nodiscard]] metrics::NliThresholds nliThresholds() const { return m_nli; }

    // Clamped to 0 <= soft <= hard <= 1; the one that is moved pulls the other along, which comes back to
    // where it was set as far as the moved one goes back.
    void setNliSoft(double soft);
    void setNliHard(double hard);

    // Which FHRI is judged. Every score and curve changes with it.
    [[nodiscard]] const model::Scoring& scoring() const { return m_scoring; }

    void setScoring(const model::Scoring& scoring);

    // Whether any sample has a component, so that another weighting means something.
    [[nodiscard]] bool hasComponents() const;

    // Samples of the set that the present weights leave without an FHRI.
    [[nodiscard]] std::int64_t droppedCount() const;

    [[nodiscard]] double score(std::uint32_t position) const {
        ensureScored();
        return (*m_data->scores)[position];
    }

    [[nodiscard]] std::span<const double> scores() const {
        ensureScored();
        return *m_data->scores;
    }

    // The same, for work on another thread.
    [[nodiscard]] std::shared_ptr<const metrics::LargeVector<double>> sharedScores() const {
        ensureScored();
        return m_data->scores;
    }

    // Freezes the present thresholds, limits and weights, or those of a decision; unpin() forgets them.
    void pin();
    void pin(const model::Decision& decision);
    void unpin();

    [[nodiscard]] const std::optional<ThresholdPin>& pinned() const { return m_pin; }

    // Whether each sample is compared with the pin at its own scenario's threshold, then and now, instead of
    // at the one of the scope. Over all samples that is so once a scenario's threshold differs from the
    // pinned one, unless somebody wants it otherwise; setComparesByScenario() holds until another pin.
    [[nodiscard]] bool comparesByScenario() const;
    void setComparesByScenario(bool byScenario);

    // The thresholds that the comparison with the pin is about, by scenario of the columns. Need a pin.
    struct ComparedTau {
        std::vector<double> before;
        std::vector<double> now;
    };

    [[nodiscard]] ComparedTau comparedTau() const;

    // What matrix() is to be compared with: the matrix of the scope in front as pinned; where each scenario
    // is compared at its own threshold, matrix() less what has changed. nullopt when nothing is pinned.
    [[nodiscard]] std::optional<metrics::ConfusionMatrix> pinnedMatrix() const;

    // Moves every scope that the decision names to its threshold, and limits and weights with them.
    void apply(const model::Decision& decision);

    [[nodiscard]] SliderState sliderState() const { return {m_tau, m_nli, m_scoring}; }

    // As it was got of this set, in one step.
    void setSliderState(const SliderState& state);

    [[nodiscard]] const metrics::Constraints& constraints() const { return m_constraints; }

    void setConstraints(const metrics::Constraints& constraints);

    // What errors cost, where somebody has said so: then one threshold of the grid is the cheapest.
    [[nodiscard]] const std::optional<model::DecisionCosts>& costs() const { return m_costs; }

    void setCosts(const std::optional<model::DecisionCosts>& costs);

    // Of F-beta among the figures.
    [[nodiscard]] double beta() const { return m_beta; }

    void setBeta(double beta); // from metrics::kLowestBeta to kHighestBeta

    [[nodiscard]] const metrics::ThresholdGrid& grid() const { return m_grid; }

    [[nodiscard]] evaluate::SweepSettings sweepSettings() const;

    // Of the scope in front, at its threshold. Need data.
    [[nodiscard]] metrics::ConfusionMatrix matrix() const;
    [[nodiscard]] std::int64_t reviewCount() const;
    [[nodiscard]] std::vector<metrics::PrPoint> prCurve(model::Label label, std::size_t maxPoints) const;
    [[nodiscard]] std::optional<double> averagePrecision(model::Label label) const;
    [[nodiscard]] std::vector<metrics::ThresholdRange> feasibleRanges() const;
    [[nodiscard]] std::vector<std::uint32_t> samplesIn(model::Label truth, model::Label predicted) const;
    // All samples of the set by FHRI ascending.
    [[nodiscard]] std::span<const std::uint32_t> fhriOrder() const;
    // All samples of the scope by FHRI ascending.
    [[nodiscard]] std::vector<std::uint32_t> samples() const;

    // The index of the scope in front, for charts; valid until the scope, the limits or the weights change.
    [[nodiscard]] const metrics::ThresholdIndex& scopeIndex() const { return index(m_scope); }

    [[nodiscard]] const metrics::ThresholdIndex& indexOfScope(int scope) const { return index(scope); }

    [[nodiscard]] model::Label decisionFor(std::uint32_t position) const;

    // The grid of any scope, and the best threshold on it.
    struct GridPoint {
        double tau = 0;
        metrics::ConfusionMatrix matrix;
        metrics::ClassificationFigures figures;
    };

    struct GridSweep {
        std::vector<GridPoint> points;
        std::optional<metrics::BestThreshold> best;
        std::optional<std::size_t> cheapest; // of `points`; nullopt without costs, or without a sample
        // The larger |change of Macro-F1| when the best threshold moves by 0.05 either way.
        std::optional<double> macroF1Swing;
        std::vector<evaluate::Shortage> shortages; // not empty: how robust that is cannot be judged
    };

    [[nodiscard]] GridSweep gridSweep(int scope) const;

    // Of the scope in front at its threshold: those of matrix(), which know of pairs.
    [[nodiscard]] evaluate::DecisionShares shares() const;

  Q_SIGNALS:
    void dataChanged();        // another set, or none: everything changes
    void scopeChanged();       // another scope: curves and matrix change
    void tauChanged();         // only the operating point moves
    void rulesChanged();       // NLI limits: curves and matrix change
    void scoringChanged();     // other weights: scores, counts, curves and matrix change
    void pinChanged();         // only what is compared with the pin changes
    void constraintsChanged(); // only the feasible range and the best threshold change
    void costsChanged();       // only the cheapest threshold changes
    void betaChanged();        // only F-beta changes

  private:
    [[nodiscard]] const metrics::ThresholdIndex& index(int scope) const;
    void setNli(metrics::NliThresholds nli);
    void rescore() const;
    // The present scores where they are of this scoring. After ensureScored().
    [[nodiscard]] std::shared_ptr<const metrics::LargeVector<double>>
    scoresBy(const model::Scoring& scoring) const;

    // A page and what is being written of it may look at the same data with other weights in turn.
    void ensureScored() const {
        if (m_data->scoring != m_scoring) {
            rescore();
        }
    }

    // Of the scope in front, each sample at the threshold of its scenario.
    [[nodiscard]] metrics::ConfusionMatrix pinnedMatrixAt(const std::vector<double>& tau) const;
    [[nodiscard]] std::vector<double> tauVector(const model::Decision& decision) const;
    void restoreView(const std::string& view);
    void restorePin(const nlohmann::json& pin);

    std::shared_ptr<ThresholdData> m_data;
    metrics::ThresholdGrid m_grid;
    metrics::NliThresholds m_nli;
    metrics::NliThresholds m_nliAsSet; // where each limit comes back to when the other does not hold it
    metrics::Constraints m_constraints;
    std::optional<model::DecisionCosts> m_costs;
    double m_beta = metrics::kUsualBeta;
    model::Scoring m_scoring;
    std::optional<ThresholdPin> m_pin;
    std::optional<bool> m_byScenario; // nullopt: by what has moved
    std::vector<double> m_tau;        // per scope
    int m_scope = kAllSamples;
    mutable evaluate::PairedSamples m_pairs; // of these scores and this scope
    mutable std::shared_ptr<const metrics::LargeVector<double>> m_pairedScores;
    mutable int m_pairedScope = kAllSamples;
};

} // namespace assay::app

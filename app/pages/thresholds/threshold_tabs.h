// The tabs below the charts of the thresholds page, and what they say to each other and to the page.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/workspace/workspace.h"
#include "widgets/charts/confusion_matrix_view.h"

#include <QTabWidget>
#include <memory>
#include <optional>

namespace assay::widgets {
class EditSession;
class KeepRunButton;
class TableView;
} // namespace assay::widgets

namespace assay::app {

class ComparisonPane;
class DecisionsPane;
class DynamicPane;
class FlipsPane;
class GeneralisationPane;
class QualityPane;
class ReviewPane;
class RobustnessPane;
class SamplePane;
class Session;
class SliderStates;
class StatesPane;
class WeightsPane;

class ThresholdTabs : public QTabWidget {
    Q_OBJECT
  public:
    explicit ThresholdTabs(ThresholdController& controller, QWidget* parent = nullptr);

    // As high as its highest tab needs, so that the charts above stay where they are; where lines are high
    // for the window, as the tab in front needs: the charts are to be seen whole.
    [[nodiscard]] QSize minimumSizeHint() const override;

    void setSession(Session* session);
    void setWorkspace(const std::shared_ptr<workspace::Workspace>& workspace);
    void setCurator(const QString& name);

    // Brings Samples to the front with this cell's samples, or the scope's.
    void showCell(std::optional<widgets::MatrixCell> cell);
    void showSampleAt(std::uint32_t position);
    [[nodiscard]] std::optional<model::ScoredSample> readSample(base::RowId row) const;

    // The curves have changed: what shows figures of the grid is brought up to date where it is seen.
    void refreshSweep();

    // The matrix with the curator's judgements applied; nullopt while that is switched off.
    [[nodiscard]] std::optional<metrics::ConfusionMatrix> judgedMatrix() const;

    // Of what is in front: judgements while those are, else decisions.
    [[nodiscard]] widgets::EditSession& edits() const;

    // The last states of the sliders, which one of the tabs lists.
    [[nodiscard]] SliderStates& sliderStates() const;

    // Opens the form that stores the present thresholds.
    void decide();

  Q_SIGNALS:
    void journalChanged(); // what can be undone, or edits() is another
    // `reads`: the tab has no room for the sample itself, the inspector is to show it.
    void sampleChosen(const std::optional<assay::model::ScoredSample>& sample, bool reads);
    void inspectorRequested();
    void samplesRefreshed();
    void judgementsChanged(); // the matrix may look otherwise
    void curatorNamed(const QString& name);
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);
    void errorRaised(const QString& text);

  private:
    void connectPanes();
    void measure(const model::Decision& decision);
    QWidget* makeSweep(); // the table of the scope's grid, and a button that keeps the sweep of all scopes
    void keepSweep();
    void offerSweep();

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::shared_ptr<workspace::Workspace> m_workspace;
    QString m_curator;
    SamplePane* m_samples = nullptr;
    FlipsPane* m_flips = nullptr;
    widgets::TableView* m_sweep = nullptr;
    widgets::KeepRunButton* m_keepSweep = nullptr;
    WeightsPane* m_weights = nullptr;
    RobustnessPane* m_robustness = nullptr;
    QualityPane* m_quality = nullptr;
    StatesPane* m_states = nullptr;
    GeneralisationPane* m_generalisation = nullptr;
    ComparisonPane* m_comparison = nullptr;
    ReviewPane* m_review = nullptr;
    DecisionsPane* m_decisions = nullptr;
    DynamicPane* m_dynamic = nullptr;
};

} // namespace assay::app

// The thresholds page: scenarios, curves, matrix, sliders and samples of one scored set, composed. Moving a
// control repaints what depends on it and nothing else; lists of samples follow when the slider comes to
// rest.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "app/pages/thresholds/threshold_exports.h"
#include "app/pages/thresholds/threshold_plots.h"
#include "app/pages/thresholds/threshold_set_loader.h"
#include "app/settings/settings.h"
#include "app/shell/page.h"
#include "widgets/charts/confusion_matrix_view.h"

#include <QTimer>
#include <functional>

class QComboBox;
class QLabel;
class QScrollArea;
class QSplitter;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class CurvePane;
class EmptyState;
class FigurePane;
class MatrixPane;
class SampleInspector;
class ScenarioModel;
class ThresholdControls;
class ThresholdTabs;

class ThresholdsPage : public Page {
    Q_OBJECT
  public:
    explicit ThresholdsPage(QWidget* parent = nullptr);
    ~ThresholdsPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    void setSession(Session* session) override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    [[nodiscard]] QWidget* inspector() const override;
    void focusContent() override;
    bool showIssue(const base::Issue& issue) override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    [[nodiscard]] ThresholdController& controller() { return m_controller; }

    [[nodiscard]] ThresholdExports& exports() { return *m_exports; }

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeActions();
    void setTauOfAll(const std::function<double(int scope)>& tauOf);
    void makeLayout();
    void placeColumns();
    void arrangePlots();
    void placeMatrix(bool belowScenarios);
    QWidget* makeLeft();
    void makeMatrix();
    void connectController();

    void fillSetChoice();
    void refreshAll();
    void showPinned();
    void showStates();
    void showLeak();
    void refreshCurves(std::size_t drawn = kWholeCurve);
    void refreshTauCurve(std::size_t drawn = kWholeCurve);
    void followRules();
    void refreshOperatingPoint();
    void chooseCell(std::optional<widgets::MatrixCell> cell);
    [[nodiscard]] QString emptyReason() const;
    void showSample(const std::optional<model::ScoredSample>& sample, bool reads);
    void showRecord(const workspace::RecordAtLine& record);
    [[nodiscard]] bool hasRoomForInspector() const;
    void useInspector();

    Session* m_session = nullptr;
    Settings m_settings; // for the curator's name
    ThresholdController m_controller;
    ThresholdSetLoader m_loader;
    ThresholdExports* m_exports = nullptr;
    QComboBox* m_setChoice = nullptr;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QLabel* m_leak = nullptr;
    QSplitter* m_rows = nullptr;
    QSplitter* m_columns = nullptr;
    bool m_columnsPlaced = false;
    QSplitter* m_plots = nullptr;
    ScenarioModel* m_scenarios = nullptr;
    widgets::DataTableView* m_scenarioView = nullptr;
    CurvePane* m_curves = nullptr;
    FigurePane* m_figures = nullptr;
    QSplitter* m_left = nullptr; // the scenarios, and the matrix where the charts need its column
    MatrixPane* m_matrixPane = nullptr;
    QScrollArea* m_matrixScroll = nullptr;
    ThresholdControls* m_controls = nullptr;
    ThresholdTabs* m_tabs = nullptr;
    SampleInspector* m_inspector = nullptr;
    bool m_inspectorUsed = false;
    QAction* m_exportSweepAction = nullptr;
    QAction* m_exportPdfAction = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_bestAction = nullptr;
    QAction* m_defaultAction = nullptr;
    QAction* m_thisForAllAction = nullptr;
    QAction* m_bestForAllAction = nullptr;
    QAction* m_defaultForAllAction = nullptr;
    QAction* m_stateBack = nullptr;
    QAction* m_stateForward = nullptr;
    QAction* m_pinAction = nullptr;
    QAction* m_decideAction = nullptr;
    QTimer m_curveRest;
    bool m_curvesStale = false;
};

} // namespace assay::app

// The page of runs: the history on the left, narrowed by kind, suite, corpus, system and words; on the right,
// in tabs, the figures of the selected run, a figure over time, the selected runs side by side, what the
// gates say of the selected run, incidents and releases, and the questions across runs. Loads nothing before
// it is shown for the first time.
#pragma once

#include "app/shell/workspace_page.h"
#include "core/workspace/runs/incidents.h"

#include <QList>

class QComboBox;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace assay::widgets {
class BlocksView;
class DataTableView;
} // namespace assay::widgets

namespace assay::app {

class EmptyState;
class GatesPane;
class IncidentsPane;
class PartOrEmpty;
class RunFilterBar;
class RunsController;
class RunsModel;

class RunsPage : public WorkspacePage {
    Q_OBJECT
  public:
    explicit RunsPage(QWidget* parent = nullptr);
    ~RunsPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Null before setSession().
    [[nodiscard]] RunsController* controller() const { return m_controller; }

    // Brings one to the front, whatever the filter says.
    void showRun(qint64 run);
    // Asks for the record of an alert that stands on another page, as `incident` has it so far; its runs are
    // said by their numbers.
    void recordIncident(workspace::Incident incident, const QList<qint64>& runs);

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;
    void setWatching(bool isWatching) override;

  private:
    QWidget* makeList();
    QWidget* makeTrend();
    PartOrEmpty* addTab(QWidget& part, const char* name, const QString& title, bool ofRuns);
    widgets::BlocksView* addBlocksTab(const char* name, const QString& title);
    void connectController();
    void takeSelection();
    void syncRow();
    void showReason();
    void showRunBlocks();
    void showTrend();
    void fillFigures();
    void askLabel();
    void askRemoval();
    void refreshActions();

    QAction* m_label = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_incident = nullptr;
    QList<QAction*> m_editActions;
    RunsController* m_controller = nullptr;
    RunsModel* m_model = nullptr;
    QSplitter* m_columns = nullptr;
    RunFilterBar* m_filter = nullptr;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QAction* m_showAll = nullptr;
    widgets::DataTableView* m_table = nullptr;
    QTabWidget* m_tabs = nullptr;
    widgets::BlocksView* m_figures = nullptr;
    QComboBox* m_figure = nullptr;
    bool m_isFigureChosen = false; // by a person
    widgets::BlocksView* m_trend = nullptr;
    widgets::BlocksView* m_sideBySide = nullptr;
    GatesPane* m_gates = nullptr;
    IncidentsPane* m_incidents = nullptr;
    PartOrEmpty* m_incidentsTab = nullptr;
    std::vector<PartOrEmpty*> m_runTabs;       // that show nothing without a run
    std::vector<PartOrEmpty*> m_workspaceTabs; // that show nothing without a workspace
    bool m_syncing = false;
};

} // namespace assay::app

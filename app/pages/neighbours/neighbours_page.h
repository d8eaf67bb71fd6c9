// The page of neighbour tests: the runs on the left; on the right, in tabs, the settings with the window
// visualiser, the figures of the run in front, its hardest cases, its gate, and figures from outside. Loads
// nothing before it is shown for the first time.
#pragma once

#include "app/pages/neighbours/run_pane.h"
#include "app/shell/workspace_page.h"
#include "core/base/ids.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/workspace.h"

#include <QPointer>
#include <functional>
#include <string>
#include <vector>

class QSplitter;
class QTabWidget;

namespace assay::app {

struct CaseFilter;
class CasesPane;
class CurvesPane;
class DistancesPane;
class GatePane;
class NeighbourController;
class OutsidePane;
class PartOrEmpty;
class OverviewPane;
class SetupPane;
class StrataPane;

class NeighboursPage : public WorkspacePage {
    Q_OBJECT
  public:
    explicit NeighboursPage(QWidget* parent = nullptr);
    ~NeighboursPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Null before setSession().
    [[nodiscard]] NeighbourController* controller() const { return m_controller; }

    // Brings a run to the front.
    void showRun(base::RowId run);

  Q_SIGNALS:
    void sentenceRequested(qint64 corpus, const QString& sentenceId); // to be shown on the page of corpora
    // An alert that is to be recorded on the page of runs, with its runs by their numbers.
    void incidentCalled(const assay::workspace::Incident& incident, const QList<qint64>& runs);

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;
    void setWatching(bool isWatching) override;

  private:
    void makeActions();
    void makeLayout();
    void addTab(QWidget& part, const char* name, const QString& title);
    void showReasons();
    void connectActions();
    void connectController();
    void takeWaiting();
    [[nodiscard]] QString workspacePath() const;
    void refreshActions();
    void run();
    void showCases(const CaseFilter& filter);
    void saveCsv();
    void saveJson();
    void save(const QString& title, const QString& ending, const QString& filter,
              std::function<std::string(const workspace::Reader&)> make);

    RunActions m_runActions;
    QAction* m_run = nullptr;
    QAction* m_setUpTest = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_next = nullptr;
    QAction* m_note = nullptr;
    QAction* m_showInCorpus = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_csv = nullptr;
    QAction* m_json = nullptr;
    NeighbourController* m_controller = nullptr;
    QSplitter* m_columns = nullptr;
    bool m_opensOverview = false; // when the run that was asked for comes to the front
    QTabWidget* m_tabs = nullptr;
    RunPane* m_runs = nullptr;
    SetupPane* m_setup = nullptr;
    OverviewPane* m_overview = nullptr;
    StrataPane* m_strata = nullptr;
    CurvesPane* m_curves = nullptr;
    DistancesPane* m_distances = nullptr;
    CasesPane* m_cases = nullptr;
    GatePane* m_gate = nullptr;
    OutsidePane* m_outside = nullptr;
    std::vector<PartOrEmpty*> m_runTabs; // that show nothing without a run
    PartOrEmpty* m_outsideTab = nullptr;

    // What was in front when the program ended, until its workspace is open and the run is there.
    struct Waiting {
        QString workspace;
        qint64 run = 0;
        qint32 search = 0;
        qint32 regime = 0;
        QByteArray setup;
    };

    Waiting m_waiting;
};

} // namespace assay::app

// The page of answers: runs and facets on the left; on the right, in tabs, what is to be measured, the
// questions with the reading card, the figures of the run in front, and what further panes bring
// (answers_tabs.h). Loads nothing before it is shown for the first time.
#pragma once

#include "app/pages/answers/answers_runs_pane.h"
#include "app/shell/workspace_page.h"
#include "core/base/ids.h"

#include <QString>
#include <vector>

class QSplitter;
class QTabWidget;

namespace assay::app {

class AnswersCasesPane;
class AnswersController;
class AnswersResultsPane;
class AnswersSetupPane;
class PartOrEmpty;

class AnswersPage : public WorkspacePage {
    Q_OBJECT
  public:
    explicit AnswersPage(QWidget* parent = nullptr);
    ~AnswersPage() override;

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
    [[nodiscard]] AnswersController* controller() const { return m_controller; }

    // Brings a run to the front; one that is not there (0): the form for a new one.
    void showRun(base::RowId run);

  Q_SIGNALS:
    void questionRequested(qint64 question);         // to be edited on the page of questions
    void corpusRequested(const QString& sentenceId); // to be shown on the page of the corpus
    void importRequested();

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;
    void setWatching(bool isWatching) override;

  private:
    void makeActions();
    void makeLayout();
    void addRunTab(QWidget& part, const char* name, const QString& title);
    void showReasons();
    void connectActions();
    void connectController();
    void takeWaiting();
    void refreshActions();
    void run();
    void saveRun(bool asCsv);
    [[nodiscard]] QString workspacePath() const;

    AnswersRunActions m_runActions;
    QAction* m_run = nullptr;
    QAction* m_setUpRun = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_next = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_search = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_csv = nullptr;
    QAction* m_json = nullptr;
    AnswersController* m_controller = nullptr;
    QSplitter* m_columns = nullptr;
    bool m_hasShownRun = false;
    QTabWidget* m_tabs = nullptr;
    AnswersRunsPane* m_runs = nullptr;
    AnswersSetupPane* m_setup = nullptr;
    AnswersCasesPane* m_cases = nullptr;
    std::vector<AnswersResultsPane*> m_results;
    std::vector<PartOrEmpty*> m_runTabs; // that show nothing without a run
    PartOrEmpty* m_asking = nullptr;

    // What was in front when the program ended, until its workspace is open and the run is there.
    struct Waiting {
        QString workspace;
        qint64 run = 0;
        qint64 other = 0;
        QByteArray setup;
    };

    Waiting m_waiting;
};

} // namespace assay::app

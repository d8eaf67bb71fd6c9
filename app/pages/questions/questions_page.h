// The questions page: facets, the table of gold questions, and the one in front in detail, with everything
// that a curator does to them at hand by key. Beside the table, as tabs, the queues that walk through the
// same questions (what the detector suspects, what waits for a review) and what a suite covers. Loads nothing
// before it is shown for the first time.
#pragma once

#include "app/shell/workspace_page.h"
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/curation/question_filter.h"

#include <array>
#include <functional>
#include <vector>

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace assay::widgets {
class DataTableView;
class FilteredTable;
class SentenceDelegate;
} // namespace assay::widgets

namespace assay::app {

class CoveragePane;
class DetectorPane;
class EmptyState;
class FacetPane;
class FilterBar;
class QuestionActions;
class QuestionController;
class QuestionDetail;
class QuestionListModel;
class ReviewQueuePane;
class SuitesMenu;

class QuestionsPage : public WorkspacePage {
    Q_OBJECT
  public:
    enum Tab { Table, Suspicions, Reviews, Coverage };

    explicit QuestionsPage(QWidget* parent = nullptr);
    ~QuestionsPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    void focusContent() override;
    bool showIssue(const base::Issue& issue) override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Null before setSession().
    [[nodiscard]] QuestionController* controller() const { return m_controller; }

    [[nodiscard]] QuestionActions& actions() const { return *m_actions; }

    [[nodiscard]] widgets::DataTableView* table() const { return m_table; }

    [[nodiscard]] QuestionDetail* detail() const { return m_detail; }

    [[nodiscard]] SuitesMenu& suitesMenu() const { return *m_suites; }

    void showTab(Tab tab);

    // Shows the questions that pass this filter, or one question, and nothing else is restricted.
    void showFiltered(const curation::QuestionFilter& filter);
    void showSuite(base::RowId id);
    void showFlagged(base::RowId suite); // those that are flagged alone
    void showQuestion(base::RowId id);
    void editQuestion(base::RowId id); // the keyboard in its text
    // The same, of one that this window has just added, on the page of this key: Escape in its form leads
    // back there.
    void editDrafted(base::RowId id, const QString& from = {});
    void showRepairs(base::RowId suite); // of texts that were decoded with the wrong character set

    // Those that are selected in the table, else the one in front.
    [[nodiscard]] std::vector<base::RowId> selectedQuestions() const;

  Q_SIGNALS:
    void draftLeft(const QString& page); // the form of editDrafted() by Escape: the page that it came from

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeLayout(Session& session);
    void makeTable();
    void addColumnsButton();
    void markSearched();
    void connectActions();
    void connectController();
    void connectQueues();
    void chooseSuiteOfQueue();
    void stepQuestion(int rows);
    void arrange();
    void bringFirstToFront();
    void syncRow();
    void refreshActions();
    [[nodiscard]] QString emptyReason() const;
    void approveAndNext(const std::vector<base::RowId>& ids);
    // Of one question: the next one of the list in front comes once it is done.
    void changeAndNext(const std::vector<base::RowId>& ids, const std::function<bool()>& change);
    void flagAndNext(const std::vector<base::RowId>& ids, const QString& reason, const QString& note);
    void askForFlag(const std::vector<base::RowId>& ids);
    [[nodiscard]] bool isAtSelection() const;
    // The question in front, outside of the filter, which can be judged all the same.
    [[nodiscard]] bool isBesideFilter() const;
    // Whether a person sees which question is in front.
    [[nodiscard]] bool showsCurrent() const;
    void undo();
    void askForFlagNote(const std::vector<base::RowId>& ids);
    void askForField(bool add);
    void addQuestion();
    void askForParaphrases();
    void showKeys();
    void showTableMenu(const QPoint& at);
    [[nodiscard]] QStringList furtherReasons() const;

    QuestionActions* m_actions = nullptr;
    QuestionController* m_controller = nullptr;
    QuestionListModel* m_model = nullptr;

    // What was in front when the state was saved, until its workspace is open.
    struct Front {
        QString workspace; // its path
        QString suite;     // that the filter was about; empty: none
        base::RowId question = 0;
    };

    [[nodiscard]] Front front() const;
    void bringBackFront();

    Front m_waitingFront;
    bool m_awaitsFirst = false; // of a filter whose questions are not loaded yet
    // Brought to the front though the filter leaves it out, until it goes or another filter is chosen.
    base::RowId m_besideFilter = 0;
    base::RowId m_drafted = 0;
    QString m_draftedOn; // the page that it was drafted on; empty: its form was left
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QSplitter* m_columns = nullptr; // facets | the rest
    QSplitter* m_rest = nullptr;    // views | detail
    FacetPane* m_facets = nullptr;
    // Above everything that it changes, so that a tab stays where it is when the facets come and go.
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_views = nullptr; // one for each tab
    QWidget* m_content = nullptr;      // all of that
    FilterBar* m_bar = nullptr;
    widgets::DataTableView* m_table = nullptr;
    widgets::FilteredTable* m_tableStack = nullptr;
    widgets::SentenceDelegate* m_texts = nullptr; // draws what was searched for
    DetectorPane* m_detector = nullptr;
    ReviewQueuePane* m_reviewQueue = nullptr;
    CoveragePane* m_coverage = nullptr;
    QuestionDetail* m_detail = nullptr;
    SuitesMenu* m_suites = nullptr;

    // How the views share the space with the detail: under and beside the table, and beside a queue.
    enum Arrangement { Below, Beside, Queue };

    std::array<QByteArray, 3> m_shares;
    Arrangement m_arrangement = Below;
};

} // namespace assay::app

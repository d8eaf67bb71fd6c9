// The page of retrieval on questions: what is measured and the runs on the left; on the right, in tabs, the
// figures of the run in front, its questions with their ranked lists, alpha, and another run beside it.
// Loads nothing before it is shown for the first time.
#pragma once

#include "app/shell/workspace_page.h"

#include <vector>

class QComboBox;
class QListWidget;
class QSplitter;
class QTabWidget;

namespace assay::widgets {
class BlocksView;
}

namespace assay::results {
struct RetrievalBlocks;
}

namespace assay::app {

class EmptyState;
class PartOrEmpty;
class RetrievalAlphaPane;
class RetrievalAskPane;
class RetrievalComparePane;
class RetrievalController;
class RetrievalQuestionsPane;

class RetrievalPage : public WorkspacePage {
    Q_OBJECT
  public:
    explicit RetrievalPage(QWidget* parent = nullptr);
    ~RetrievalPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Null before setSession().
    [[nodiscard]] RetrievalController* controller() const { return m_controller; }

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId); // to be shown on the page of the corpus

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;

  private:
    QWidget* makeSide();
    PartOrEmpty* addTab(QWidget& part, const QString& title);
    void addRunTab(QWidget& part, const QString& title);
    widgets::BlocksView* addBlocksTab(const char* name, const QString& title);
    void connectController();
    void fillLists();
    void showRun();
    void showReasons();
    void followRun();
    void refreshActions();

    QAction* m_measure = nullptr;
    QAction* m_cancel = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_next = nullptr;
    RetrievalController* m_controller = nullptr;
    QSplitter* m_columns = nullptr;
    QComboBox* m_suite = nullptr;
    QComboBox* m_predictions = nullptr;
    QComboBox* m_relevance = nullptr;
    QListWidget* m_runs = nullptr;
    QTabWidget* m_tabs = nullptr;
    EmptyState* m_empty = nullptr;
    std::vector<widgets::BlocksView*> m_results; // overview, strata, missed, times
    std::vector<PartOrEmpty*> m_runTabs;         // that show nothing without a run
    PartOrEmpty* m_alphaTab = nullptr;
    PartOrEmpty* m_askTab = nullptr;
    bool m_isPairChosen = false; // suite and lists, by a person
    base::RowId m_formOf = 0;    // the run that the form was filled from
    RetrievalQuestionsPane* m_questions = nullptr;
    RetrievalAlphaPane* m_alpha = nullptr;
    RetrievalAskPane* m_ask = nullptr;
    RetrievalComparePane* m_compare = nullptr;
};

} // namespace assay::app

// The first page: what the workspace holds, what is wrong in it, what to do next, and which workspaces there
// are. GUI thread only.
#pragma once

#include "app/shell/page.h"
#include "core/base/ids.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class HoldingsPane;
class LastRuns;
class NextSteps;
class RecentList;
class ScoredSetsModel;
class Settings;

// The window's own actions that the page offers as buttons.
struct HomeActions {
    QAction* newWorkspace = nullptr;
    QAction* openWorkspace = nullptr;
    QAction* import = nullptr;
    QAction* openDemo = nullptr;
};

class HomePage : public Page {
    Q_OBJECT
  public:
    // `settings` outlives the page.
    HomePage(Settings& settings, const HomeActions& actions, QWidget* parent = nullptr);

    [[nodiscard]] QString navigationKey() const override { return QStringLiteral("home"); }

    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override; // the selected set
    void setSession(Session* session) override;
    void focusContent() override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;

    // Whether sets can be opened in a page; without one the page offers no such thing.
    void setOpensSets(bool opens);

  Q_SIGNALS:
    void scoredSetOpened(qint64 id);
    void suiteOpened(qint64 id);
    void flaggedOpened(qint64 suite);
    void bundlesOpened(qint64 id);
    void corpusOpened(qint64 id);
    void answersOpened(qint64 run); // 0: they are to be measured
    void questionOpened(qint64 id);
    void workspaceRequested(const QString& path);
    void issuesRequested();
    void runsRequested();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QWidget* makeWelcome(Settings& settings, const HomeActions& actions);
    QWidget* makeContents(Settings& settings, const HomeActions& actions);
    QWidget* makeSide(Settings& settings, const HomeActions& actions, QWidget* contents);
    void makeSetActions();
    void updateContents();
    void shareSpace();
    void updateIssues();
    void openSelected();
    void askToRemove();
    [[nodiscard]] base::RowId selectedSet() const;
    void selectCurrentSet();
    void updateActions();

    Session* m_session = nullptr;
    ScoredSetsModel* m_sets = nullptr;
    bool m_opensSets = false;
    QAction* m_open;
    QAction* m_rename;
    QAction* m_remove;
    QStackedWidget* m_stack;
    QStackedWidget* m_setsStack = nullptr;
    widgets::DataTableView* m_table = nullptr;
    HoldingsPane* m_holdings = nullptr;
    QLabel* m_issues = nullptr;
    QPushButton* m_showIssues = nullptr;
    LastRuns* m_lastRuns = nullptr;
    NextSteps* m_next = nullptr;
    RecentList* m_recent = nullptr; // where no workspace is open
};

} // namespace assay::app

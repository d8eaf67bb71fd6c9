// The main window: navigation on the left, above the page its header, over its lower edge messages, the
// inspector on its right, issues and jobs under it. Puts pages, session, jobs, settings and shortcuts
// together. GUI thread only.
#pragma once

#include "app/settings/shortcut_registry.h"
#include "app/shell/gold_imports.h"
#include "app/shell/message_banner.h"
#include "app/shell/session.h"
#include "widgets/jobs/job_runner.h"

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QDockWidget;
class QMimeData;
class QStackedWidget;

namespace assay::app {

class BottomPanel;
class HomePage;
class NavigationList;
class Page;
class PageHeader;
class Settings;
class SettingsDialog;
class Tour;
class WindowActions;

class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    // `settings` outlives the window. Makes the home page; the others are given with addPage(), in the order
    // shown.
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }

    // Goes on with a plan whose suite exists, as the choice says; Refuse imports nothing, and says so.
    void decideCollision(const imports::ImportPlan& plan, workspace::CollisionChoice choice);

    [[nodiscard]] widgets::JobRunner& jobs() { return m_jobs; }

    [[nodiscard]] ShortcutRegistry& shortcuts() { return m_shortcuts; }

    [[nodiscard]] MessageBanner& banner() const { return *m_banner; }

    // The window owns the page and gives it the session, its remembered state and a navigation entry. Call
    // before the window is shown.
    void addPage(Page* page);
    // False if there is no page of that key.
    bool showPage(const QString& key);
    [[nodiscard]] Page* currentPage() const;
    [[nodiscard]] Page* page(const QString& key) const;

    // Starts the tour, unless it was ended before. Help → Tour starts it in any case.
    void offerTour();

    void chooseImport(); // asks for the files

    // A workspace is opened, anything else imported. Asks first if a running import would be lost.
    void openPaths(const QStringList& paths);
    // Opens what was open at the last close, if the settings say so and the file is still there.
    void reopenLastWorkspace();

    // Geometry, docks, pages: written at close too.
    void saveState();

  Q_SIGNALS:
    void suiteOpened(qint64 id);      // its questions are wanted in front, alone
    void flaggedOpened(qint64 suite); // those of them that are flagged
    void bundlesOpened(qint64 id);
    void corpusOpened(qint64 id);
    void answersOpened(qint64 run); // 0: they are to be measured
    void questionOpened(qint64 id); // one question is wanted in front, to be edited
    // What a plan would replace is to be shown, and what becomes of it asked: decideCollision() hears.
    void collisionShown(const assay::imports::ImportPlan& plan);
    void repairsWanted(qint64 suite); // of texts that were decoded with the wrong character set
    void demoRequested();             // "Open the demo": whoever composes the program makes it and opens it
    void guideRequested(const QString& pageKey); // what the guide says of the page in front
    void closed();                               // the window is really closing: no job runs any more

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeLayout();
    void makeHome();
    void connectActions();
    void connectSession();
    void connectGold();
    void restoreLayout();
    void resetLayout();

    void chooseNewWorkspace();
    void chooseWorkspace();
    void chooseMerge(); // asks for another copy of the workspace
    void showMerge(const QString& other);
    void tellMerged(const QString& text, qint64 edit, const QString& who);
    void chooseFile(QWidget* dialogParent, bool save, const QString& title,
                    const std::function<void(QString)>& then);
    void createWorkspace(const QString& path);
    void openWorkspace(const QString& path);
    // Does it at once, or after a question when running imports would be cancelled by it.
    void withoutLosingImports(const QString& question, const QString& goOn,
                              const std::function<void()>& action);
    void offerWorkspaceFor(const QStringList& files);
    void offerWorkspaceAgain();

    void pageChanged(int index);
    void showInspectorOf(Page* page);
    void followPage(); // the issues of what is in front
    void fillPageMenus();
    void fillRecentMenu();
    void updateTitle();
    void updateActions();
    void updateReadOnlyMessage();
    void applyThemeChoice();
    void applyTextSize();
    void fitNavigation();
    void fitInspector();
    void widenInspector(int inspectorWidth, int unit, int room);
    void layOutAgain();
    [[nodiscard]] Page* pageAt(int index) const; // null outside
    void showIssue(const base::Issue& issue);
    void reportImported(base::RowId id);
    void reportFailure(const base::Error& error);
    void reportCheck(const std::vector<workspace::CheckFinding>& findings);
    void openScoredSet(base::RowId id);
    void tellOfDrafts();
    void openSuite(base::RowId id);
    void openBundles(base::RowId id);
    void askForMapping(const imports::ImportPlan& plan);
    void askForSuite(const imports::ImportPlan& plan);
    void askAboutCollision(const imports::ImportPlan& plan);
    void sayNotImported(const std::vector<imports::ImportPlan>& plans);
    bool report(const QString& line, const QList<QAction*>& actions = {});
    void offerRepairs(base::RowId suite, const QString& name, std::int64_t count);
    void reportSuite(base::RowId id);
    void reportBundles(base::RowId id);
    void reportAnswers(base::RowId id);
    void showIssuesPanel();
    void showJobsPanel();
    void showSettings(bool shortcuts);
    void showAbout();
    void showLog();
    void sendKeyToFocus(QKeySequence::StandardKey key);

    Settings& m_settings;
    // Destroyed last of the three: the session and the pages use it.
    widgets::JobRunner m_jobs;
    Session m_session;
    ShortcutRegistry m_shortcuts;
    WindowActions* m_actions;
    NavigationList* m_navigation = nullptr;
    PageHeader* m_header = nullptr;
    MessageBanner* m_banner = nullptr;
    QMainWindow* m_dockArea =
        nullptr; // holds the page and the docks, so that the navigation keeps its full height
    QStackedWidget* m_stack = nullptr;
    QDockWidget* m_inspectorDock = nullptr;
    QStackedWidget* m_inspectors = nullptr;
    QDockWidget* m_bottomDock = nullptr;
    BottomPanel* m_bottom = nullptr;
    HomePage* m_home = nullptr;
    Tour* m_tour = nullptr;
    // What the panel of issues followed last; an import in between keeps its own until another is in front.
    std::pair<QString, std::optional<evaluate::IssueSubject>> m_followed;
    bool m_draftsTold = false;                     // of the workspace that is open
    QStringList m_reports;                         // of the imports that go on, or went last
    std::vector<imports::ImportPlan> m_collisions; // that the banner asks about
    QPointer<SettingsDialog> m_settingsDialog;
    QList<QAction*> m_editActions; // of the page in front, in the menu Edit
    int m_unit = 0;                // the average width of a letter, to see by how much the text grew
    bool m_inspectorWanted = true; // by the user; the dock is shown only if the page has something for it
    bool m_closing = false;
};

} // namespace assay::app

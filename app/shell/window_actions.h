// The main window's own actions and its menu bar: made once, registered for remapping. What they do is
// connected by the window. GUI thread only.
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QObject>

class QMenuBar;

namespace assay::app {

class ShortcutRegistry;

class WindowActions : public QObject {
    Q_OBJECT
  public:
    WindowActions(QMenuBar& bar, ShortcutRegistry& shortcuts, QObject* parent);

    QAction* newWorkspace;
    QAction* openWorkspace;
    QAction* import;
    QAction* importReference;
    QAction* merge;
    QAction* openDemo;
    QAction* closeWorkspace;
    QAction* quit;
    QMenu* editMenu;
    QAction* editStart; // the page's own actions come before it
    QAction* copy;
    QAction* selectAll;
    QAction* filterIssues;
    QAction* nextPage;
    QAction* previousPage;
    QAction* showInspector;
    QAction* showBottom;
    QAction* showIssues;
    QAction* showJobs;
    QAction* fullScreen;
    QAction* themeSystem;
    QAction* themeLight;
    QAction* themeDark;
    QAction* cancelJobs;
    QAction* settings;
    QAction* checkWorkspace;
    QAction* showLog;
    QAction* guide;
    QAction* keyboardShortcuts;
    QAction* tour;
    QAction* about;

    QMenu* recentMenu;
    QMenu* exportMenu;
    QMenu* viewMenu;
    QAction* pagesEnd; // the pages' actions stand before this one
    QMenu* runMenu;
    QAction* runEnd; // the page's actions stand before this one
    QActionGroup* pages;

  private:
    QAction* make(QMenu* menu, const QString& name, const QString& text, const QString& icon = {},
                  const QKeySequence& shortcut = {});

    ShortcutRegistry& m_shortcuts;
};

} // namespace assay::app

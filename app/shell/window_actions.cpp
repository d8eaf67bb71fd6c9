#include "app/shell/window_actions.h"

#include "app/settings/shortcut_registry.h"
#include "widgets/theme/symbol_icon.h"

#include <QMenuBar>

namespace assay::app {

WindowActions::WindowActions(QMenuBar& bar, ShortcutRegistry& shortcuts, QObject* parent)
    : QObject(parent)
    , m_shortcuts(shortcuts) {
    QMenu* file = bar.addMenu(tr("&File"));
    newWorkspace = make(file, QStringLiteral("file_new_workspace"), tr("&New workspace…"),
                        QStringLiteral("workspace-new"), QKeySequence::New);
    openWorkspace = make(file, QStringLiteral("file_open_workspace"), tr("&Open…"),
                         QStringLiteral("workspace-open"), QKeySequence::Open);
    recentMenu = file->addMenu(tr("Open &recent"));
    import = make(file, QStringLiteral("file_import"), tr("&Import…"), QStringLiteral("import"),
                  QKeySequence(Qt::CTRL | Qt::Key_I));
    importReference = make(file, QStringLiteral("file_import_engine"), tr("Import from an en&gine…"));
    merge = make(file, QStringLiteral("file_merge"), tr("&Merge…"));
    openDemo = make(file, QStringLiteral("file_open_demo"), tr("Open the &demo"), QStringLiteral("demo"));
    file->addSeparator();
    exportMenu = file->addMenu(widgets::symbolIcon(QStringLiteral("export")), tr("&Export"));
    file->addSeparator();
    closeWorkspace = make(file, QStringLiteral("file_close_workspace"), tr("&Close workspace"), {},
                          QKeySequence(Qt::CTRL | Qt::Key_W));
    quit = make(file, QStringLiteral("file_quit"), tr("&Quit"), {}, QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);

    QMenu* edit = bar.addMenu(tr("&Edit"));
    editMenu = edit;
    editStart = edit->addSeparator();
    // No shortcuts of their own: tables and text fields have Ctrl+C and Ctrl+A, and two takers would mean
    // none.
    copy = make(edit, QStringLiteral("edit_copy"),
                tr("&Copy") + u'\t' + QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
    selectAll = make(edit, QStringLiteral("edit_select_all"),
                     tr("Select &all") + u'\t' +
                         QKeySequence(QKeySequence::SelectAll).toString(QKeySequence::NativeText));
    edit->addSeparator();
    filterIssues = make(edit, QStringLiteral("edit_filter_issues"), tr("&Filter issues"), {},
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));

    viewMenu = bar.addMenu(tr("&View"));
    pages = new QActionGroup(this);
    pagesEnd = viewMenu->addSeparator();
    nextPage = make(viewMenu, QStringLiteral("view_next_page"), tr("Ne&xt page"), {},
                    QKeySequence(Qt::CTRL | Qt::Key_PageDown));
    previousPage = make(viewMenu, QStringLiteral("view_previous_page"), tr("Pre&vious page"), {},
                        QKeySequence(Qt::CTRL | Qt::Key_PageUp));
    viewMenu->addSeparator();
    showInspector = make(viewMenu, QStringLiteral("view_inspector"), tr("&Inspector"),
                         QStringLiteral("inspector"), QKeySequence(Qt::Key_F9));
    showBottom = make(viewMenu, QStringLiteral("view_bottom"), tr("Issues and &jobs"),
                      QStringLiteral("panel-bottom"), QKeySequence(Qt::CTRL | Qt::Key_J));
    for (QAction* action : {showInspector, showBottom}) {
        action->setCheckable(true);
    }
    showIssues = make(viewMenu, QStringLiteral("view_issues"), tr("Show i&ssues"), {},
                      QKeySequence(Qt::ALT | Qt::Key_I));
    showJobs =
        make(viewMenu, QStringLiteral("view_jobs"), tr("Show jo&bs"), {}, QKeySequence(Qt::ALT | Qt::Key_J));
    viewMenu->addSeparator();
    QMenu* theme = viewMenu->addMenu(tr("&Theme"));
    auto* themes = new QActionGroup(this);
    themeSystem = make(theme, QStringLiteral("view_theme_system"), tr("As the &system"));
    themeLight = make(theme, QStringLiteral("view_theme_light"), tr("&Light"));
    themeDark = make(theme, QStringLiteral("view_theme_dark"), tr("&Dark"));
    for (QAction* action : {themeSystem, themeLight, themeDark}) {
        action->setCheckable(true);
        themes->addAction(action);
    }
    fullScreen =
        make(viewMenu, QStringLiteral("view_full_screen"), tr("&Full screen"), {}, QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);

    runMenu = bar.addMenu(tr("&Run"));
    runEnd = runMenu->addSeparator();
    cancelJobs = make(runMenu, QStringLiteral("run_cancel_jobs"), tr("&Cancel all jobs"),
                      QStringLiteral("cancel"), QKeySequence(Qt::CTRL | Qt::Key_Period));

    QMenu* tools = bar.addMenu(tr("&Tools"));
    checkWorkspace =
        make(tools, QStringLiteral("tools_check_workspace"), tr("&Check workspace"), QStringLiteral("check"));
    showLog = make(tools, QStringLiteral("tools_show_log"), tr("Show the &log file"));
    tools->addSeparator();
    settings = make(tools, QStringLiteral("tools_settings"), tr("&Settings…"), QStringLiteral("settings"),
                    QKeySequence(Qt::CTRL | Qt::Key_Comma));
    settings->setMenuRole(QAction::PreferencesRole);

    QMenu* help = bar.addMenu(tr("&Help"));
    guide = make(help, QStringLiteral("help_guide"), tr("User &guide"), {}, QKeySequence(Qt::Key_F1));
    keyboardShortcuts = make(help, QStringLiteral("help_shortcuts"), tr("&Keyboard shortcuts"), {},
                             QKeySequence(Qt::CTRL | Qt::Key_F1));
    tour = make(help, QStringLiteral("help_tour"), tr("&Tour"));
    about = make(help, QStringLiteral("help_about"), tr("&About Assay"));
    about->setMenuRole(QAction::AboutRole);
}

QAction* WindowActions::make(QMenu* menu, const QString& name, const QString& text, const QString& icon,
                             const QKeySequence& shortcut) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    if (!icon.isEmpty()) {
        action->setIcon(widgets::symbolIcon(icon));
    }
    if (!shortcut.isEmpty()) {
        action->setShortcut(shortcut);
    }
    menu->addAction(action);
    QString group = menu->title();
    m_shortcuts.add(action, group.remove(u'&'));
    return action;
}

} // namespace assay::app

#include "moc_window_actions.cpp"

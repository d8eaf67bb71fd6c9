#include "app/shell/main_window.h"

#include "app/settings/settings.h"
#include "app/settings/settings_dialog.h"
#include "app/shell/bottom_panel.h"
#include "app/shell/home_page.h"
#include "app/shell/navigation_list.h"
#include "app/shell/page.h"
#include "app/shell/page_header.h"
#include "app/shell/page_scroll.h"
#include "app/shell/tour.h"
#include "app/shell/window_actions.h"
#include "widgets/editing/wheel_guard.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/theme/symbol_icon.h"
#include "widgets/theme/text_size.h"

#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");
const QString kInspectorWidth = QStringLiteral("window/inspectorWidth"); // with the letters of kUnit
const QString kUnit = QStringLiteral("window/unit");
const QString kPage = QStringLiteral("window/page");
const QString kBottomFolded = QStringLiteral("window/bottomFolded");
const QString kInspector = QStringLiteral("window/inspector");

QString pageLayoutKey(const Page& page) {
    return QStringLiteral("pages/") + page.navigationKey();
}

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_session(m_jobs)
    , m_shortcuts(settings)
    , m_actions(new WindowActions(*menuBar(), m_shortcuts, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(widgets::programIcon());
    setAcceptDrops(true);
    widgets::WheelGuard::install(*static_cast<QApplication*>(QApplication::instance()));
    applyTextSize();
    applyThemeChoice();
    makeLayout();
    makeHome();
    m_tour = new Tour(*m_navigation, *m_banner, [this](const QString& key) { showPage(key); }, this);
    connectActions();
    connectSession();
    connectGold();
    restoreLayout();
    fillRecentMenu();
    updateTitle();
    updateActions();
}

MainWindow::~MainWindow() {
    // Pages may hold work that refers to the session; they go before the members do.
    disconnect(&m_session, nullptr, this, nullptr);
    disconnect(&m_jobs, nullptr, this, nullptr);
    disconnect(m_navigation, nullptr, this, nullptr);
    delete m_tour; // before the navigation and the messages that it points at
    delete takeCentralWidget();
    delete m_settingsDialog;
}

void MainWindow::makeLayout() {
    auto* central = new QWidget(this);
    m_navigation = new NavigationList(central);
    m_navigation->setObjectName(QStringLiteral("navigation"));
    m_navigation->setAccessibleName(tr("Pages"));
    // A page that was chosen with the mouse or Return has its keys at once; arrows go on through the pages.
    for (const auto chosen : {&QListWidget::itemClicked, &QListWidget::itemActivated}) {
        connect(m_navigation, chosen, this, [this] { currentPage()->focusContent(); });
    }

    m_header = new PageHeader(central);
    m_banner = new MessageBanner(this);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_dockArea = new QMainWindow(central);
    m_dockArea->setWindowFlags(Qt::Widget); // the constructor makes every QMainWindow a window
    m_dockArea->setObjectName(QStringLiteral("dockArea"));
    m_dockArea->setDockOptions(QMainWindow::AnimatedDocks);
    m_stack = new QStackedWidget(m_dockArea);
    m_dockArea->setCentralWidget(m_stack);
    m_dockArea->setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);

    m_inspectorDock = new QDockWidget(tr("Inspector"), m_dockArea);
    m_inspectorDock->setObjectName(QStringLiteral("inspectorDock"));
    m_inspectorDock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_inspectorDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    // With just the program's font a dock paints its title in the one there was when it was made.
    QFont title;
    title.setWordSpacing(0.02);
    m_inspectorDock->setFont(title);
    m_inspectors = new QStackedWidget(m_inspectorDock);
    m_inspectors->addWidget(new QWidget(m_inspectors)); // while the page has none
    m_inspectorDock->setWidget(m_inspectors);
    m_dockArea->addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    m_inspectorDock->hide();

    m_bottomDock = new QDockWidget(tr("Issues and jobs"), m_dockArea);
    m_bottomDock->setObjectName(QStringLiteral("bottomDock"));
    m_bottomDock->setFeatures(QDockWidget::DockWidgetClosable);
    m_bottomDock->setAllowedAreas(Qt::BottomDockWidgetArea);
    m_bottomDock->setTitleBarWidget(new QWidget(m_bottomDock)); // the tabs are title enough
    m_bottom = new BottomPanel(m_session, m_jobs, m_bottomDock);
    m_bottom->setObjectName(QStringLiteral("bottomPanel"));
    m_bottomDock->setWidget(m_bottom);
    m_dockArea->addDockWidget(Qt::BottomDockWidgetArea, m_bottomDock);
    m_banner->layOver(*m_stack, m_bottom, menuBar());

    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_dockArea, 1);
    auto* layout = new QHBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    auto* line = new QFrame(central);
    line->setFrameShape(QFrame::VLine);
    line->setForegroundRole(QPalette::Mid);
    layout->addWidget(line);
    layout->addLayout(column, 1);
    setCentralWidget(central);
}

void MainWindow::makeHome() {
    m_home = new HomePage(m_settings, {m_actions->newWorkspace, m_actions->openWorkspace, m_actions->import,
                                       m_actions->openDemo});
    connect(m_home, &HomePage::scoredSetOpened, this, &MainWindow::openScoredSet);
    connect(m_home, &HomePage::workspaceRequested, this, &MainWindow::openWorkspace);
    connect(m_home, &HomePage::issuesRequested, this, &MainWindow::showIssuesPanel);
    addPage(m_home);
    m_navigation->setCurrentRow(0);
}

void MainWindow::addPage(Page* page) {
    page->setObjectName(QStringLiteral("page_") + page->navigationKey());
    const int number = m_stack->addWidget(new PageScroll(page, m_stack)) + 1;
    m_navigation->addPage(widgets::symbolIcon(page->iconName()), page->pageTitle(), page->navigationKey());

    auto* show = new QAction(widgets::symbolIcon(page->iconName()), page->pageTitle(), this);
    show->setObjectName(QStringLiteral("view_page_") + page->navigationKey());
    show->setCheckable(true);
    constexpr int kDigits = 10; // the tenth page is Ctrl+0, as on the keyboard
    if (number <= kDigits) {
        show->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number % kDigits)));
    }
    m_actions->pages->addAction(show);
    m_actions->viewMenu->insertAction(m_actions->pagesEnd, show);
    connect(show, &QAction::triggered, this, [this, key = page->navigationKey()] { showPage(key); });
    m_shortcuts.add(show, tr("View"));

    const QList<QAction*> own = page->runActions() + page->exportActions() + page->furtherActions();
    for (QAction* action : own) {
        if (!action->objectName().isEmpty()) {
            m_shortcuts.add(action, page->pageTitle(), page->navigationKey());
        }
        page->addAction(action); // so that its shortcut works while no menu shows it
        if (action->shortcutContext() == Qt::WindowShortcut) {
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        }
    }
    connect(page, &Page::summaryChanged, this, [this, page] {
        if (page == currentPage()) {
            m_header->refreshSummary();
            followPage();
        }
    });
    connect(page, &Page::actionsChanged, this, [this, page] {
        if (page == currentPage()) {
            m_header->refreshActions();
            fillPageMenus();
        }
    });
    connect(page, &Page::inspectorChanged, this, [this, page] {
        if (page == currentPage()) {
            showInspectorOf(page);
        }
    });
    connect(page, &Page::inspectorRequested, this, [this, page] {
        if (page == currentPage() && !m_inspectorWanted) {
            m_inspectorWanted = true;
            showInspectorOf(page);
        }
    });
    const QString errorKey = QStringLiteral("error_") + page->navigationKey();
    connect(page, &Page::errorRaised, this, [this, key = errorKey](const QString& text) {
        m_banner->showMessage(MessageBanner::Kind::Error, text, key);
    });
    connect(page, &Page::errorMended, this, [this, key = errorKey] { m_banner->dismiss(key); });
    connect(page, &Page::noticeRaised, this, [this](const QString& text) {
        m_banner->showMessage(MessageBanner::Kind::Notice, text, QStringLiteral("done"));
    });
    connect(page, &Page::doneRaised, this, [this](const QString& text, const std::function<void()>& undo) {
        auto* action = new QAction(tr("Undo"), m_banner);
        action->setObjectName(QStringLiteral("messageUndo"));
        connect(action, &QAction::triggered, this, undo);
        m_banner->showMessage(MessageBanner::Kind::Done, text, QStringLiteral("done"), {action});
    });
    connect(page, &Page::questionRaised, this,
            [this](const QString& text, const QString& acceptText, const std::function<void()>& accept) {
                auto* leave = new QAction(tr("Leave it"), m_banner);
                leave->setObjectName(QStringLiteral("messageLeave"));
                auto* action = new QAction(acceptText, m_banner);
                action->setObjectName(QStringLiteral("messageAccept"));
                connect(action, &QAction::triggered, this, accept);
                m_banner->showMessage(MessageBanner::Kind::Notice, text, QStringLiteral("question"),
                                      {leave, action});
            });
    connect(page, &Page::newsRaised, this,
            [this](const QString& text) { m_banner->showMessage(MessageBanner::Kind::Notice, text); });
    page->setSession(&m_session);
    page->restoreState(m_settings.layout(pageLayoutKey(*page)));
    m_home->setOpensSets(this->page(QStringLiteral("thresholds")) != nullptr);
    if (QString::fromUtf8(m_settings.layout(kPage)) == page->navigationKey()) {
        showPage(page->navigationKey());
    }
}

Page* MainWindow::currentPage() const {
    return pageAt(m_stack->currentIndex());
}

Page* MainWindow::pageAt(int index) const {
    const auto* scroll = qobject_cast<QScrollArea*>(m_stack->widget(index));
    return scroll != nullptr ? qobject_cast<Page*>(scroll->widget()) : nullptr;
}

Page* MainWindow::page(const QString& key) const {
    for (int i = 0; i < m_stack->count(); ++i) {
        Page* each = pageAt(i);
        if (each != nullptr && each->navigationKey() == key) {
            return each;
        }
    }
    return nullptr;
}

bool MainWindow::showPage(const QString& key) {
    Page* wanted = page(key);
    if (wanted == nullptr) {
        return false;
    }
    for (int i = 0; i < m_stack->count(); ++i) {
        if (pageAt(i) == wanted) {
            m_navigation->setCurrentRow(i);
        }
    }
    wanted->focusContent();
    return true;
}

void MainWindow::offerTour() {
    if (m_settings.offersTour()) {
        m_tour->start();
    }
}

void MainWindow::pageChanged(int index) {
    if (index < 0) {
        return;
    }
    m_stack->setCurrentIndex(index);
    Page* page = currentPage();
    m_header->setPage(page);
    m_actions->pages->actions().at(index)->setChecked(true);
    fillPageMenus();
    showInspectorOf(page);
    followPage();
}

void MainWindow::followPage() {
    const Page* page = currentPage();
    if (page == nullptr) {
        return;
    }
    const auto subject = page->issueSubject();
    auto wanted = std::pair(page->navigationKey(), subject);
    if (wanted != m_followed && subject) {
        m_session.showIssuesOf(*subject);
    }
    m_followed = std::move(wanted);
}

void MainWindow::fillPageMenus() {
    const QList<QAction*> before = m_actions->runMenu->actions();
    for (QAction* action : before) {
        if (action == m_actions->runEnd) {
            break;
        }
        m_actions->runMenu->removeAction(action);
    }
    m_actions->runMenu->insertActions(m_actions->runEnd, currentPage()->runActions());
    for (QAction* action : std::as_const(m_editActions)) {
        m_actions->editMenu->removeAction(action);
    }
    m_editActions = currentPage()->editActions();
    m_actions->editMenu->insertActions(m_actions->editStart, m_editActions);
    m_actions->editStart->setVisible(!m_editActions.isEmpty());
    m_actions->exportMenu->clear();
    m_actions->exportMenu->addActions(currentPage()->exportActions());
    m_actions->exportMenu->menuAction()->setEnabled(!m_actions->exportMenu->isEmpty());
}

void MainWindow::showInspectorOf(Page* page) {
    QWidget* inspector = page->inspector();
    int shown = 0;
    for (int i = 0; inspector != nullptr && shown == 0 && i < m_inspectors->count(); ++i) {
        const auto* scroll = qobject_cast<QScrollArea*>(m_inspectors->widget(i));
        shown = scroll != nullptr && scroll->widget() == inspector ? i : 0;
    }
    if (inspector != nullptr && shown == 0) {
        shown = m_inspectors->addWidget(new PageScroll(inspector, m_inspectors));
    }
    m_inspectors->setCurrentIndex(shown);
    m_actions->showInspector->setEnabled(inspector != nullptr);
    m_actions->showInspector->setChecked(inspector != nullptr && m_inspectorWanted);
    m_inspectorDock->setVisible(inspector != nullptr && m_inspectorWanted);
}

void MainWindow::openScoredSet(base::RowId id) {
    m_session.selectScoredSet(id);
    showPage(QStringLiteral("thresholds"));
}

void MainWindow::applyThemeChoice() {
    const widgets::ThemeChoice choice = m_settings.theme();
    widgets::applyTheme(*static_cast<QApplication*>(QApplication::instance()), choice);
    (choice == widgets::ThemeChoice::Light  ? m_actions->themeLight
     : choice == widgets::ThemeChoice::Dark ? m_actions->themeDark
                                            : m_actions->themeSystem)
        ->setChecked(true);
}

void MainWindow::applyTextSize() {
    widgets::applyTextSize(*static_cast<QApplication*>(QApplication::instance()), m_settings.textPercent());
    setFont(QFont()); // also where the size was that already
}

void MainWindow::fitNavigation() {
    if (m_navigation != nullptr) {
        m_navigation->fitInto(width());
    }
}

// The inspector keeps its width in characters, as far as there is room for the page.
void MainWindow::fitInspector() {
    const int unit = fontMetrics().averageCharWidth();
    const int before = std::exchange(m_unit, unit);
    if (m_inspectorDock != nullptr && m_inspectorDock->isVisible() && before > 0 && before != unit) {
        widenInspector(m_inspectorDock->width(), before, m_dockArea->width());
    }
}

// It was so wide with letters of that width.
void MainWindow::widenInspector(int inspectorWidth, int unit, int room) {
    if (inspectorWidth > 0) {
        m_dockArea->resizeDocks({m_inspectorDock}, {std::min(inspectorWidth * m_unit / unit, room / 2)},
                                Qt::Horizontal);
    }
}

// What is hidden does not tell the layouts around it that it needs more room now.
void MainWindow::layOutAgain() {
    const QList<QWidget*> all = findChildren<QWidget*>();
    for (QWidget* each : all) {
        if (each->layout() != nullptr) {
            each->layout()->invalidate();
        }
    }
    const QList<PageScroll*> scrolls = findChildren<PageScroll*>();
    for (PageScroll* scroll : scrolls) {
        QCoreApplication::postEvent(scroll->widget(), new QEvent(QEvent::LayoutRequest));
    }
}

void MainWindow::restoreLayout() {
    m_unit = fontMetrics().averageCharWidth();
    m_inspectorWanted = m_settings.layout(kInspector) != "hidden";
    if (!restoreGeometry(m_settings.layout(kGeometry))) {
        // How wide a frame is, is known only once there is one.
        constexpr QSize kFrame(8, 40);
        resize(QSize(1280, 800).boundedTo(screen()->availableSize() - kFrame));
    }
    const QByteArray docks = m_settings.layout(kDocks);
    if (docks.isEmpty() || !m_dockArea->restoreState(docks)) {
        m_dockArea->resizeDocks({m_inspectorDock}, {fontMetrics().averageCharWidth() * 52}, Qt::Horizontal);
    } else if (const int seen = m_settings.layout(kUnit).toInt(); seen > 0 && seen != m_unit) {
        widenInspector(m_settings.layout(kInspectorWidth).toInt(), seen, width());
    }
    m_bottom->setFolded(m_settings.layout(kBottomFolded) !=
                        "open"); // there is little to see until there is an issue
    connect(m_bottom, &BottomPanel::foldedChanged, this, [this](bool folded) {
        if (!folded) {
            m_dockArea->resizeDocks({m_bottomDock}, {fontMetrics().height() * 9}, Qt::Vertical);
        }
    });
    m_actions->showBottom->setChecked(!m_bottomDock->isHidden());
    pageChanged(m_navigation->currentRow());
}

void MainWindow::saveState() {
    m_settings.setLayout(kGeometry, saveGeometry());
    m_settings.setLayout(kDocks, m_dockArea->saveState());
    if (m_inspectorDock->isVisible()) {
        m_settings.setLayout(kInspectorWidth, QByteArray::number(m_inspectorDock->width()));
        m_settings.setLayout(kUnit, QByteArray::number(m_unit));
    }
    m_settings.setLayout(kPage, currentPage()->navigationKey().toUtf8());
    m_settings.setLayout(kBottomFolded, m_bottom->isFolded() ? "folded" : "open");
    m_settings.setLayout(kInspector, m_inspectorWanted ? "shown" : "hidden");
    for (int i = 0; i < m_stack->count(); ++i) {
        const Page* each = pageAt(i);
        m_settings.setLayout(pageLayoutKey(*each), each->saveState());
    }
}

void MainWindow::resetLayout() {
    m_settings.resetLayouts();
    m_inspectorWanted = true;
    m_bottomDock->show();
    m_bottom->setFolded(true);
    m_dockArea->addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    m_dockArea->addDockWidget(Qt::BottomDockWidgetArea, m_bottomDock);
    m_dockArea->resizeDocks({m_inspectorDock}, {fontMetrics().averageCharWidth() * 52}, Qt::Horizontal);
    showInspectorOf(currentPage());
    const QList<widgets::DataTableView*> tables = findChildren<widgets::DataTableView*>();
    for (widgets::DataTableView* table : tables) {
        table->resetColumns();
    }
    m_banner->showMessage(MessageBanner::Kind::Notice,
                          tr("The window and its columns are as they were at first."));
}

void MainWindow::updateTitle() {
    if (!m_session.hasWorkspace()) {
        setWindowTitle(tr("Assay"));
        setWindowFilePath({});
    } else {
        setWindowTitle(m_session.isReadOnly() ? tr("%1 (read-only) — Assay").arg(m_session.workspaceName())
                                              : tr("%1 — Assay").arg(m_session.workspaceName()));
    }
}

void MainWindow::updateActions() {
    m_actions->closeWorkspace->setEnabled(m_session.hasWorkspace());
    m_actions->checkWorkspace->setEnabled(m_session.hasWorkspace());
    m_actions->import->setEnabled(!m_session.isReadOnly());
    m_actions->importReference->setEnabled(m_session.hasWorkspace() && !m_session.isReadOnly());
    m_actions->merge->setEnabled(m_session.hasWorkspace() && !m_session.isReadOnly());
    m_actions->cancelJobs->setEnabled(!m_jobs.isIdle());
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) {
        m_actions->fullScreen->setChecked(isFullScreen());
    } else if (event->type() == QEvent::FontChange) {
        fitNavigation();
        fitInspector();
        layOutAgain();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    fitNavigation();
    QMainWindow::resizeEvent(event);
}

void MainWindow::sendKeyToFocus(QKeySequence::StandardKey key) {
    QWidget* target = QApplication::focusWidget();
    if (target == nullptr) {
        return;
    }
    const QKeyCombination combination = QKeySequence(key)[0];
    QKeyEvent press(QEvent::KeyPress, combination.key(), combination.keyboardModifiers());
    QApplication::sendEvent(target, &press);
}

void MainWindow::showIssuesPanel() {
    m_bottomDock->show();
    m_bottom->showIssues();
}

void MainWindow::showJobsPanel() {
    m_bottomDock->show();
    m_bottom->showJobs();
}

} // namespace assay::app

#include "moc_main_window.cpp"

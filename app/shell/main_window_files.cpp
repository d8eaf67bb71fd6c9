// The part of the main window that opens, makes, imports and closes.
#include "app/settings/settings.h"
#include "app/shell/bottom_panel.h"
#include "app/shell/gold_imports.h"
#include "app/shell/home_page.h"
#include "app/shell/main_window.h"
#include "app/shell/merge_dialog.h"
#include "app/shell/page.h"
#include "app/shell/reference_dialog.h"
#include "app/shell/tour.h"
#include "app/shell/window_actions.h"
#include "core/imports/column_mapping.h"
#include "core/workspace/journal/edit_journal.h"
#include "widgets/files/file_dialog.h"
#include "widgets/issues/issues_panel.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>

namespace assay::app {
namespace {

const QString kReadOnlyKey = QStringLiteral("read-only");
const QString kWorkspaceKey = QStringLiteral("workspace");
const QString kCheckKey = QStringLiteral("check");

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    return paths;
}

// NAME.assay beside the first file, or in the documents folder when that one cannot be written; never one
// that exists.
QString workspaceBeside(const QStringList& files) {
    const QFileInfo first(files.front());
    QDir folder = first.absoluteDir();
    QString name = first.completeBaseName();
    if (files.size() > 1 && !folder.isRoot()) {
        name = folder.dirName();
    }
    if (!QFileInfo(folder.path()).isWritable()) {
        folder = QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    }
    QString path = folder.filePath(name + QStringLiteral(".assay"));
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = folder.filePath(QStringLiteral("%1 %2.assay").arg(name).arg(number));
    }
    return path;
}

QString findingText(const workspace::CheckFinding& finding) {
    const QString detail = QString::fromStdString(finding.detail);
    using Kind = workspace::CheckFinding::Kind;
    switch (finding.kind) {
    case Kind::Damage:
        return MainWindow::tr("Damage: %1").arg(detail);
    case Kind::BrokenReference:
        return MainWindow::tr("Broken reference: %1").arg(detail);
    case Kind::WrongCount:
        return MainWindow::tr("Wrong count: %1").arg(detail);
    case Kind::HashMismatch:
        return MainWindow::tr("Wrong hash: %1").arg(detail);
    case Kind::LeftoverImport:
        return MainWindow::tr("Rest of an unfinished import: %1").arg(detail);
    case Kind::ForeignSchema:
        return MainWindow::tr("Not made by Assay: %1").arg(detail);
    }
    return detail;
}

} // namespace

void MainWindow::connectActions() {
    connect(m_navigation, &QListWidget::currentRowChanged, this, &MainWindow::pageChanged);
    connect(m_actions->newWorkspace, &QAction::triggered, this, &MainWindow::chooseNewWorkspace);
    connect(m_actions->openWorkspace, &QAction::triggered, this, &MainWindow::chooseWorkspace);
    connect(m_actions->import, &QAction::triggered, this, &MainWindow::chooseImport);
    connect(m_actions->importReference, &QAction::triggered, this, [this] {
        auto* dialog = new ReferenceDialog(m_jobs, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ReferenceDialog::chosen, this,
                [this](const evaluate::ReferencePlan& plan) { m_session.gold().importReference(plan); });
        dialog->show();
    });
    connect(m_actions->merge, &QAction::triggered, this, &MainWindow::chooseMerge);
    connect(m_actions->openDemo, &QAction::triggered, this, &MainWindow::demoRequested);
    connect(m_actions->closeWorkspace, &QAction::triggered, this, [this] {
        withoutLosingImports(tr("Close the workspace and cancel the import?"), tr("Close and cancel"),
                             [this] { m_session.closeWorkspace(); });
    });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->copy, &QAction::triggered, this, [this] { sendKeyToFocus(QKeySequence::Copy); });
    connect(m_actions->selectAll, &QAction::triggered, this,
            [this] { sendKeyToFocus(QKeySequence::SelectAll); });
    connect(m_actions->filterIssues, &QAction::triggered, this, [this] {
        showIssuesPanel();
        m_bottom->issues().focusFilter();
    });
    const auto step = [this](int by) {
        const int count = m_stack->count();
        m_navigation->setCurrentRow((m_navigation->currentRow() + by + count) % count);
        currentPage()->focusContent();
    };
    connect(m_actions->nextPage, &QAction::triggered, this, [step] { step(1); });
    connect(m_actions->previousPage, &QAction::triggered, this, [step] { step(-1); });
    connect(m_actions->showInspector, &QAction::triggered, this, [this](bool show) {
        m_inspectorWanted = show;
        m_inspectorDock->setVisible(show);
    });
    // By its own close button; hidden together with a page or the window it is not meant.
    connect(m_inspectorDock, &QDockWidget::visibilityChanged, this, [this] {
        if (m_inspectorDock->isHidden() && currentPage()->inspector() != nullptr && !m_closing) {
            m_inspectorWanted = false;
            m_actions->showInspector->setChecked(false);
        }
    });
    connect(m_actions->showBottom, &QAction::triggered, m_bottomDock, &QWidget::setVisible);
    connect(m_bottomDock, &QDockWidget::visibilityChanged, this,
            [this] { m_actions->showBottom->setChecked(!m_bottomDock->isHidden()); });
    connect(m_bottom, &BottomPanel::closeRequested, m_bottomDock, &QWidget::hide);
    connect(m_actions->showIssues, &QAction::triggered, this, &MainWindow::showIssuesPanel);
    connect(m_actions->showJobs, &QAction::triggered, this, &MainWindow::showJobsPanel);
    connect(m_actions->themeSystem, &QAction::triggered, this,
            [this] { m_settings.setTheme(widgets::ThemeChoice::System); });
    connect(m_actions->themeLight, &QAction::triggered, this,
            [this] { m_settings.setTheme(widgets::ThemeChoice::Light); });
    connect(m_actions->themeDark, &QAction::triggered, this,
            [this] { m_settings.setTheme(widgets::ThemeChoice::Dark); });
    connect(&m_settings, &Settings::themeChanged, this, &MainWindow::applyThemeChoice);
    connect(&m_settings, &Settings::textPercentChanged, this, &MainWindow::applyTextSize);
    connect(m_actions->fullScreen, &QAction::triggered, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(m_actions->cancelJobs, &QAction::triggered, &m_jobs, &widgets::JobRunner::cancelAll);
    connect(m_actions->checkWorkspace, &QAction::triggered, &m_session, &Session::checkWorkspace);
    connect(m_actions->showLog, &QAction::triggered, this, &MainWindow::showLog);
    connect(m_actions->settings, &QAction::triggered, this, [this] { showSettings(false); });
    connect(m_actions->guide, &QAction::triggered, this,
            [this] { Q_EMIT guideRequested(currentPage()->navigationKey()); });
    connect(m_actions->keyboardShortcuts, &QAction::triggered, this, [this] { showSettings(true); });
    connect(m_actions->tour, &QAction::triggered, m_tour, &Tour::start);
    connect(m_tour, &Tour::ended, this, [this] { m_settings.setOffersTour(false); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(&m_settings, &Settings::recentWorkspacesChanged, this, &MainWindow::fillRecentMenu);
    connect(m_actions->recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(&m_bottom->issues(), &widgets::IssuesPanel::issueActivated, this, &MainWindow::showIssue);
    const widgets::DataTableView* issues = &m_bottom->issues().table();
    connect(issues, &widgets::DataTableView::csvSaved, this, [this](const QString& path) {
        m_banner->showMessage(MessageBanner::Kind::Notice,
                              tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(issues, &widgets::DataTableView::csvFailed, this,
            [this](const QString& text) { m_banner->showMessage(MessageBanner::Kind::Error, text); });
}

void MainWindow::connectSession() {
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        m_banner->dismiss(kWorkspaceKey);
        updateTitle();
        updateActions();
        updateReadOnlyMessage();
        m_settings.setLastWorkspace(m_session.workspacePath());
    });
    connect(&m_session, &Session::workspaceOpened, &m_settings, &Settings::addRecentWorkspace);
    connect(&m_session, &Session::workspaceNeeded, this, &MainWindow::offerWorkspaceFor);
    connect(&m_session, &Session::scoredSetImported, this, &MainWindow::reportImported);
    connect(&m_session, &Session::failed, this, &MainWindow::reportFailure);
    connect(&m_session, &Session::noticed, this,
            [this](const QString& text) { m_banner->showMessage(MessageBanner::Kind::Notice, text); });
    connect(&m_session, &Session::workspaceChecked, this, &MainWindow::reportCheck);
    connect(&m_jobs, &widgets::JobRunner::activeCountChanged, this, &MainWindow::updateActions);
    connect(m_banner, &MessageBanner::declined, this, [this](const QString& key) {
        if (key == kWorkspaceKey) {
            m_session.forgetPendingImport();
        }
    });
}

void MainWindow::openPaths(const QStringList& paths) {
    for (const QString& path : paths) {
        if (path.endsWith(QLatin1String(".assay"), Qt::CaseInsensitive)) {
            withoutLosingImports(tr("Open another workspace and cancel the import?"), tr("Open and cancel"),
                                 [this, paths] { m_session.importFiles(paths); });
            return;
        }
    }
    m_session.importFiles(paths);
}

void MainWindow::openWorkspace(const QString& path) {
    withoutLosingImports(tr("Open another workspace and cancel the import?"), tr("Open and cancel"),
                         [this, path] { m_session.openWorkspace(path); });
}

void MainWindow::createWorkspace(const QString& path) {
    withoutLosingImports(tr("Make another workspace and cancel the import?"), tr("Make and cancel"),
                         [this, path] { m_session.createWorkspace(path); });
}

void MainWindow::reopenLastWorkspace() {
    const QString last = m_settings.lastWorkspace();
    if (m_settings.reopenLastWorkspace() && QFileInfo::exists(last)) {
        m_session.openWorkspace(last);
    }
}

void MainWindow::chooseFile(QWidget* dialogParent, bool save, const QString& title,
                            const std::function<void(QString)>& then) {
    auto* dialog = new widgets::FileDialog(dialogParent, title, widgets::FilePurpose::Workspace);
    dialog->setObjectName(QStringLiteral("workspaceDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(save ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Assay workspaces (*.assay)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("assay"));
    // A workspace is never written over, so there is nothing to confirm.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, then);
    connect(dialog, &QDialog::rejected, this, &MainWindow::offerWorkspaceAgain);
    dialog->open();
}

// The offer went when its button was pressed; who then thinks again still has the files waiting.
void MainWindow::offerWorkspaceAgain() {
    if (!m_session.pendingImport().isEmpty() && !m_session.isOpening()) {
        offerWorkspaceFor(m_session.pendingImport());
    }
}

void MainWindow::chooseNewWorkspace() {
    chooseFile(this, true, tr("New workspace"), [this](const QString& path) { createWorkspace(path); });
}

void MainWindow::chooseWorkspace() {
    chooseFile(this, false, tr("Open workspace"), [this](const QString& path) { openWorkspace(path); });
}

void MainWindow::chooseMerge() {
    chooseFile(this, false, tr("Another copy of the workspace"),
               [this](const QString& path) { showMerge(path); });
}

void MainWindow::showMerge(const QString& other) {
    if (!m_session.hasWorkspace()) {
        return;
    }
    auto* dialog = new MergeDialog(m_session.workspace(), m_jobs, other, m_settings.curatorName(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MergeDialog::merged, this, &MainWindow::tellMerged);
    connect(dialog, &MergeDialog::failed, this, [this](const base::Error& error) {
        m_banner->showMessage(MessageBanner::Kind::Error, widgets::errorText(error));
    });
    // It is about the workspace that is open now.
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject);
    dialog->resize(dialog->sizeHint().expandedTo(QSize(800, 500)));
    dialog->show();
}

// Pages see by themselves what the journal says; sets that came with the merge stand in no journal.
void MainWindow::tellMerged(const QString& text, qint64 edit, const QString& who) {
    if (m_settings.curatorName().isEmpty()) {
        m_settings.setCuratorName(who);
    }
    m_session.gold().reloadHoldings();
    QList<QAction*> actions;
    if (edit != 0) {
        auto* undo = new QAction(tr("Undo"), m_banner);
        undo->setObjectName(QStringLiteral("mergeUndo"));
        connect(undo, &QAction::triggered, this, [this, edit, who, workspace = m_session.workspace()] {
            m_jobs.start<workspace::JournalEntry>(
                tr("Undoing the merge"),
                [workspace, edit, who = who.toStdString()](std::stop_token, base::ProgressSink&) {
                    return workspace::undoEdit(*workspace, edit, who);
                },
                this,
                [this](base::Result<workspace::JournalEntry> undone) {
                    if (!undone) {
                        m_banner->showMessage(MessageBanner::Kind::Error, widgets::errorText(undone.error()));
                    }
                    m_session.gold().reloadHoldings();
                });
        });
        actions.append(undo);
    }
    // What is done or taken back next takes its place, with its Undo.
    m_banner->showMessage(MessageBanner::Kind::Done, text, QStringLiteral("done"), actions);
}

void MainWindow::chooseImport() {
    auto* dialog = new widgets::FileDialog(this, tr("Import"), widgets::FilePurpose::Import);
    dialog->setObjectName(QStringLiteral("importDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("Files of data (*.json *.jsonl *.ndjson *.csv *.tsv *.txt *.run *.qrels *.test)"),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::openPaths);
    dialog->open();
}

void MainWindow::withoutLosingImports(const QString& question, const QString& goOn,
                                      const std::function<void()>& action) {
    if (m_session.importsRunning() == 0) {
        action();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("An import is running"), question,
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText); // names come from data
    box->setObjectName(QStringLiteral("importQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("What it has read so far is not kept; the files and the workspace stay as they are."));
    QPushButton* yes = box->addButton(goOn, QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("cancelImport"));
    QPushButton* no = box->addButton(tr("Go on importing"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, action);
    connect(no, &QPushButton::clicked, this, &MainWindow::offerWorkspaceAgain);
    // With the import done the question is void.
    connect(&m_jobs, &widgets::JobRunner::jobFinished, box, [this, box] {
        if (m_session.importsRunning() == 0) {
            box->close();
        }
    });
    box->open();
}

void MainWindow::offerWorkspaceFor(const QStringList& files) {
    const QString path = workspaceBeside(files);
    auto* here = new QAction(tr("Make “%1”").arg(QFileInfo(path).fileName()), this);
    here->setObjectName(QStringLiteral("banner_make_here"));
    here->setToolTip(QDir::toNativeSeparators(path));
    connect(here, &QAction::triggered, this, [this, path] { m_session.createWorkspace(path); });
    auto* elsewhere = new QAction(tr("Choose a place…"), this);
    elsewhere->setObjectName(QStringLiteral("banner_make_elsewhere"));
    connect(elsewhere, &QAction::triggered, this, &MainWindow::chooseNewWorkspace);
    auto* existing = new QAction(tr("Use an existing one…"), this);
    existing->setObjectName(QStringLiteral("banner_open_existing"));
    connect(existing, &QAction::triggered, this, &MainWindow::chooseWorkspace);
    const QString what = files.size() == 1 ? QFileInfo(files.front()).fileName()
                                           : tr("%n files", nullptr, static_cast<int>(files.size()));
    m_banner->showMessage(MessageBanner::Kind::Notice,
                          tr("A workspace is needed to keep %1. It can be made in %2.")
                              .arg(what, QDir::toNativeSeparators(QFileInfo(path).path())),
                          kWorkspaceKey, {here, elsewhere, existing});
}

void MainWindow::updateReadOnlyMessage() {
    m_banner->dismiss(kReadOnlyKey);
    if (!m_session.isReadOnly()) {
        return;
    }
    const auto newer = m_session.workspace()->newerVersion();
    if (!m_session.workspace()->foreignObjects().empty()) {
        m_banner->showMessage(MessageBanner::Kind::Warning,
                              widgets::errorText(m_session.workspace()->readOnlyError()), kReadOnlyKey);
        return;
    }
    m_banner->showMessage(MessageBanner::Kind::Warning,
                          newer ? tr("This workspace was written by a newer Assay (version %1 of the file). "
                                     "It is open for reading only; "
                                     "update Assay to change it.")
                                      .arg(*newer)
                                : tr("This workspace is open for reading only. You can look and export; "
                                     "nothing in it is changed."),
                          kReadOnlyKey);
}

void MainWindow::reportImported(base::RowId id) {
    const auto set = m_session.scoredSet(id);
    if (!set) {
        return;
    }
    QList<QAction*> actions;
    Page* thresholds = page(QStringLiteral("thresholds"));
    if (thresholds != nullptr && currentPage() != thresholds) {
        auto* open = new QAction(tr("Open in Thresholds"), this);
        open->setObjectName(QStringLiteral("banner_open_set"));
        connect(open, &QAction::triggered, this, [this, id] { openScoredSet(id); });
        actions.append(open);
    }
    QString text = set->records == 1
                       ? tr("Imported “%1”: 1 sample").arg(QString::fromStdString(set->name))
                       : tr("Imported “%1”: %2 samples")
                             .arg(QString::fromStdString(set->name), widgets::countText(set->records));
    if (set->rejected > 0) {
        text += tr(", %1 rejected").arg(widgets::countText(set->rejected));
    }
    if (set->unscored > 0) {
        text += tr(", %1 without a score").arg(widgets::countText(set->unscored));
    }
    text += u'.';
    if (const auto files = static_cast<int>(set->files.size()); files > 1) {
        text += u' ' + tr("%n files became this one set.", nullptr, files);
        if (const std::int64_t doubled = m_session.issues().count(base::IssueCode::DuplicateId);
            doubled > 0) {
            text += u' ' + tr("%n id(s) occur more than once in them: what answers of several systems are is "
                              "imported file by file.",
                              nullptr, static_cast<int>(doubled));
        }
    }
    (void)report(text, actions);
}

void MainWindow::reportFailure(const base::Error& error) {
    QList<QAction*> actions;
    const QString path = QString::fromStdString(error.where.empty() ? error.detail : error.where);
    if (error.code == base::ErrorCode::FileNotFound &&
        m_settings.recentWorkspaces().contains(QDir::cleanPath(path))) {
        auto* forget = new QAction(tr("Remove it from the list"), this);
        forget->setObjectName(QStringLiteral("banner_forget_recent"));
        connect(forget, &QAction::triggered, this, [this, path] { m_settings.removeRecentWorkspace(path); });
        actions.append(forget);
    }
    const std::optional<imports::ImportPlan> toMap = m_session.gold().toMap();
    if (toMap) {
        auto* map = new QAction(tr("Choose its columns…"), this);
        map->setObjectName(QStringLiteral("banner_map_columns"));
        map->setToolTip(tr("Say what the file holds and which column is which field, then import it again"));
        connect(map, &QAction::triggered, this, [this, plan = *toMap] { askForMapping(plan); });
        actions.append(map);
    }
    qWarning("%s %s", base::errorCodeName(error.code).data(), error.detail.c_str());
    if (m_session.pendingImport().isEmpty()) {
        m_banner->dismiss(kWorkspaceKey); // nothing waits for a workspace any more
    }
    m_banner->showMessage(MessageBanner::Kind::Error, widgets::errorText(error),
                          toMap ? QStringLiteral("columns") : QString(), actions);
    if (m_session.issuesAreOfFailedImport()) {
        showIssuesPanel();
    }
    // Where nothing but the columns is in the way, they are what a person does next; who cancels has the
    // message.
    if (toMap && imports::needsMapping(*toMap)) {
        askForMapping(*toMap);
    }
}

void MainWindow::reportCheck(const std::vector<workspace::CheckFinding>& findings) {
    if (findings.empty()) {
        m_banner->showMessage(MessageBanner::Kind::Notice, tr("The workspace is sound."), kCheckKey);
        return;
    }
    constexpr std::size_t kShown = 5;
    const auto count = static_cast<int>(findings.size());
    QStringList lines{count == 1 ? tr("The check found a problem in the workspace.")
                                 : tr("The check found %n problems in the workspace.", nullptr, count)};
    for (std::size_t i = 0; i < std::min(kShown, findings.size()); ++i) {
        lines.append(findingText(findings[i]));
    }
    if (findings.size() > kShown) {
        lines.append(tr("“assay check” in a terminal lists all of them."));
    }
    m_banner->showMessage(MessageBanner::Kind::Error, lines.join(u'\n'), kCheckKey);
}

void MainWindow::showIssue(const base::Issue& issue) {
    if (currentPage()->showIssue(issue)) {
        return;
    }
    QList<Page*> others;
    for (int i = 0; i < m_stack->count(); ++i) {
        if (Page* const each = pageAt(i); each != currentPage()) {
            // Where a question is known by it, no other page is asked first.
            each->navigationKey() == QLatin1String("questions") ? others.prepend(each) : others.append(each);
        }
    }
    for (Page* const each : std::as_const(others)) {
        if (each->showIssue(issue)) {
            showPage(each->navigationKey());
            return;
        }
    }
    const QString place =
        issue.line > 0
            ? tr("%1, line %2").arg(QString::fromStdString(issue.file), widgets::countText(issue.line))
            : QString::fromStdString(issue.file);
    QString text =
        place.isEmpty() ? widgets::issueText(issue) : tr("%1: %2").arg(place, widgets::issueText(issue));
    if (!issue.value.empty()) {
        text += u'\n' + QString::fromStdString(issue.value);
    }
    m_banner->showMessage(MessageBanner::Kind::Notice, text, QStringLiteral("issue"));
}

void MainWindow::fillRecentMenu() {
    QMenu* menu = m_actions->recentMenu;
    menu->clear();
    const QStringList paths = m_settings.recentWorkspaces();
    for (const QString& path : paths) {
        const QFileInfo info(path);
        const QString shown = QDir::toNativeSeparators(path);
        QAction* action = menu->addAction(info.exists() ? shown : tr("%1 (missing)").arg(shown));
        action->setObjectName(QStringLiteral("recent_workspace"));
        connect(action, &QAction::triggered, this, [this, path] { openWorkspace(path); });
    }
    menu->setEnabled(!paths.isEmpty());
    if (!paths.isEmpty()) {
        menu->addSeparator();
        menu->addAction(tr("Clear this list"), &m_settings, &Settings::clearRecentWorkspaces);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event) {
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList paths = localFiles(*event->mimeData());
    if (paths.isEmpty()) {
        return;
    }
    event->setDropAction(Qt::CopyAction); // the files stay where they are, whatever the other side proposed
    event->accept();
    openPaths(paths);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_closing && m_session.importsRunning() > 0) {
        event->ignore();
        withoutLosingImports(tr("Close Assay and cancel the import?"), tr("Close and cancel"), [this] {
            saveState();
            m_closing = true;
            close();
        });
        return;
    }
    if (!m_closing) {
        saveState();
    }
    m_closing = true;
    if (m_jobs.isIdle()) {
        event->accept();
        Q_EMIT closed();
        return;
    }
    // The event loop goes on while the work comes to its end; the last job closes the window.
    event->ignore();
    centralWidget()->setEnabled(false);
    menuBar()->setEnabled(false);
    connect(&m_jobs, &widgets::JobRunner::idle, this, &QWidget::close,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
    m_jobs.cancelAll();
}

} // namespace assay::app

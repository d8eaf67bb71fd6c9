#include "app/pages/report/report_page.h"

#include "app/pages/report/report_chooser.h"
#include "app/pages/report/report_editor.h"
#include "app/pages/report/report_maker.h"
#include "app/pages/report/report_pages_view.h"
#include "app/shell/empty_state.h"
#include "app/shell/session.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/suites.h"
#include "widgets/curation/curator_field.h"
#include "widgets/curation/draft_keeper.h"
#include "widgets/curation/form_notice.h"
#include "widgets/editing/edit_session.h"
#include "widgets/text/error_text.h"

#include <QAction>
#include <QDataStream>
#include <QIODevice>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <map>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 1;

// Whether something that somebody wrote differs: marks and orders are soon made again.
bool differsInWords(const results::ReportPlan& a, const results::ReportPlan& b) {
    const auto comments = [](const results::ReportPlan& plan) {
        std::map<std::string, std::string> list;
        for (const results::PlannedSection& section : plan.sections) {
            list[section.id] = section.comment;
        }
        return list;
    };
    return a.title != b.title || a.subtitle != b.subtitle || comments(a) != comments(b);
}

} // namespace

ReportPage::ReportPage(QWidget* parent)
    : Page(parent)
    , m_maker(new ReportMaker(this)) {
    setObjectName(QStringLiteral("reportPage"));
    makeActions();
    makeLayout();
    connectParts();
}

ReportPage::~ReportPage() = default;

QString ReportPage::navigationKey() const {
    return QStringLiteral("report");
}

QString ReportPage::pageTitle() const {
    return tr("Report");
}

QString ReportPage::summary() const {
    const auto& made = m_maker->made();
    if (!made) {
        return {};
    }
    const QString count = m_pages->showsFormer()
                              ? tr("%n page(s), of the former choices", nullptr, made->pages->pageCount())
                              : tr("%n page(s)", nullptr, made->pages->pageCount());
    return tr("%1 · %2").arg(QString::fromStdString(made->report.title), count);
}

void ReportPage::makeLayout() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(4);
    m_curator = new widgets::CuratorField(this);
    m_curator->setName(m_settings.curatorName());
    column->addWidget(m_curator);
    m_notice = new widgets::FormNotice(this);
    column->addWidget(m_notice);
    auto* empty = new EmptyState(QStringLiteral("emptyText"), this);
    empty->setText(tr("Open a workspace to report on it."));
    m_stack = new QStackedWidget(this);
    m_stack->setObjectName(QStringLiteral("reportStack"));
    m_stack->addWidget(empty);
    column->addWidget(m_stack, 1);

    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setObjectName(QStringLiteral("reportSplitter"));
    auto* left = new QWidget(m_splitter);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 6, 0);
    m_chooser = new ReportChooser({m_rename, m_remove, m_import, m_export}, left);
    leftColumn->addWidget(m_chooser);
    m_editor = new ReportEditor(left);
    leftColumn->addWidget(m_editor, 1);
    m_pages = new ReportPagesView(*m_maker, m_splitter);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_pages);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({330, 700});
    m_stack->addWidget(m_splitter);
}

void ReportPage::connectParts() {
    connect(m_curator, &widgets::CuratorField::named, this,
            [this](const QString& name) { m_settings.setCuratorName(name); });
    connect(&m_settings, &Settings::curatorNameChanged, this, [this](const QString& name) {
        m_curator->setName(name);
        if (m_edits != nullptr) {
            m_edits->setCurator(name);
        }
    });
    connect(m_chooser, &ReportChooser::chosen, this,
            [this](const QString& name) { choosePlan(name.toStdString()); });
    connect(m_chooser, &ReportChooser::unreadableFound, this, &ReportPage::errorRaised);
    connect(m_editor, &ReportEditor::planEdited, this, &ReportPage::takeEdits);
    connect(m_editor, &ReportEditor::sectionChosen, m_pages, &ReportPagesView::showSection);
    connect(m_pages, &ReportPagesView::makingAsked, this, &ReportPage::make);
    connect(m_pages, &ReportPagesView::formerChanged, this, &ReportPage::summaryChanged);
    connect(m_maker, &ReportMaker::stateChanged, this, &ReportPage::refreshActions);
    connect(m_maker, &ReportMaker::stateChanged, this, &ReportPage::summaryChanged);
    connect(m_maker, &ReportMaker::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
}

void ReportPage::makeActions() {
    const auto add = [this](const char* name, const QString& text, auto slot) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_make = add("reportMake", tr("Make the pages again"), &ReportPage::make);
    m_make->setShortcut(QKeySequence(Qt::Key_F5));
    m_save =
        add("reportSave", tr("Save report"), [this] { save(QString::fromStdString(m_editor->plan().name)); });
    m_save->setShortcut(QKeySequence::Save);
    m_saveAs = add("reportSaveAs", tr("Save report as…"), &ReportPage::askForName);
    m_rename = add("reportRename", tr("Rename report…"), &ReportPage::askForNewName);
    m_remove = add("reportRemove", tr("Remove report"), &ReportPage::removeSaved);
    m_import = add("reportImport", tr("Open a template…"), &ReportPage::importTemplate);
    m_export = add("reportExport", tr("Save as template file…"), &ReportPage::exportTemplate);
    m_pack = add("reportPack", tr("Review pack…"), [this] {
        askForPackFolder(tr("Review pack"), {widgets::ReportFormat::Pdf, widgets::ReportFormat::Csv,
                                             widgets::ReportFormat::Json});
    });
    const std::vector<std::pair<widgets::ReportFormat, QString>> formats{
        {widgets::ReportFormat::Pdf, tr("PDF…")},
        {widgets::ReportFormat::Html, tr("HTML…")},
        {widgets::ReportFormat::Markdown, tr("Markdown…")},
        {widgets::ReportFormat::Csv, tr("CSV tables…")},
        {widgets::ReportFormat::Json, tr("JSON…")},
        {widgets::ReportFormat::Xlsx, tr("Excel workbook…")}};
    for (const auto& [format, text] : formats) {
        auto* action = new QAction(text, this);
        action->setObjectName(QStringLiteral("reportAs_") + widgets::formatName(format));
        connect(action, &QAction::triggered, this, [this, chosen = format] { exportTo(chosen); });
        m_formats.push_back(action);
    }
}

QList<QAction*> ReportPage::runActions() const {
    return {m_make, m_save, m_saveAs};
}

QList<QAction*> ReportPage::furtherActions() const {
    return {m_rename, m_remove, m_import, m_export};
}

QList<QAction*> ReportPage::editActions() const {
    return m_edits == nullptr ? QList<QAction*>() : QList{m_undoActions.undo, m_undoActions.redo};
}

QList<QAction*> ReportPage::exportActions() const {
    QList<QAction*> actions{m_pack};
    for (QAction* action : m_formats) {
        actions.push_back(action);
    }
    return actions;
}

void ReportPage::setSession(Session* session) {
    m_session = session;
    m_maker->setSession(session);
    using widgets::EditSession;
    m_edits = new EditSession(session->jobs(), results::dropReportDraft, this);
    m_edits->setWatching(false);
    m_edits->setRules({.undoes = {"reports"}}); // what other pages edited is not seen from here
    m_edits->setCurator(m_settings.curatorName());
    m_curator->serve(*m_edits);
    m_undoActions = widgets::addUndoActions(*m_edits, this);
    connect(m_edits, &EditSession::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_edits, &EditSession::noticed, this, &ReportPage::noticeRaised);
    connect(m_edits, &EditSession::stepped, this, [this] {
        readHoldings();
        followStored();
        makeLater();
    });
    connect(session, &Session::workspaceChanged, this, &ReportPage::takeWorkspace);
    takeWorkspace();
}

void ReportPage::takeWorkspace() {
    m_edits->setWorkspace(m_session->workspace());
    m_draft.reset();
    m_maker->clear(); // pages of another workspace are not wanted any more
    takePlan(results::briefPlan(), true);
    m_stack->setCurrentIndex(m_session->hasWorkspace() ? 1 : 0);
    readHoldings();
    restoreNewest();
    refreshActions();
    if (isVisible()) {
        make();
    }
}

void ReportPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    m_edits->look();
    readHoldings();
    followStored();
    if (!m_maker->isFresh() || !m_maker->isOfWorkspace()) {
        make();
    }
}

void ReportPage::takePlan(const results::ReportPlan& plan, bool listed) {
    m_editor->setPlan(plan);
    m_chosen = plan;
    m_listedPlan = listed;
    m_changed = !listed;
    m_offer.clear();
    m_notice->hide();
}

// What another window saved, or what undo brought back, is what is edited; unless it was changed here.
void ReportPage::followStored() {
    if (!m_changed && m_listedPlan && m_session->hasWorkspace()) {
        const results::ReportPlan* stored = m_chooser->find(m_chosen.name);
        if (stored == nullptr) {
            takePlan(results::ReportPlan(m_chosen), false);
            keepChoices();
        } else if (!(*stored == m_chosen)) {
            takePlan(results::ReportPlan(*stored), true);
            makeLater();
        }
        showPlans();
    }
    refreshActions();
}

void ReportPage::focusContent() {
    m_chooser->setFocus();
}

// Names only: a few reads through indices.
void ReportPage::readHoldings() {
    ReportChoices choices;
    results::SavedReports listed;
    if (m_session->hasWorkspace()) {
        if (const auto reader = m_session->workspace()->reader()) {
            for (const workspace::ScoredSetInfo& set : m_session->scoredSets()) {
                choices.scoredSets.push_back(QString::fromStdString(set.name));
            }
            for (const workspace::SuiteInfo& suite :
                 workspace::suites(*reader).value_or(std::vector<workspace::SuiteInfo>())) {
                choices.suites.push_back(QString::fromStdString(suite.name));
            }
            for (const workspace::RunInfo& run :
                 workspace::runs(*reader, "").value_or(std::vector<workspace::RunInfo>())) {
                if (evaluate::isNeighbourTest(run) || run.kind == evaluate::kAnswerRuns) {
                    choices.runs.emplace_back(run.id,
                                              tr("%1: %2").arg(run.id).arg(QString::fromStdString(run.name)));
                }
            }
            if (auto saved = results::savedReports(*reader)) {
                listed = std::move(*saved);
            } else {
                Q_EMIT errorRaised(widgets::errorText(saved.error()));
            }
        }
    }
    m_editor->setChoices(std::move(choices));
    m_chooser->setSaved(std::move(listed));
    showPlans();
}

void ReportPage::showPlans() {
    m_chooser->setCurrent(m_editor->plan().name, m_listedPlan);
}

// Goes on at once where nothing that was written would be lost.
void ReportPage::askBeforeLosing(const std::function<void()>& goOn) {
    if (!m_changed || !differsInWords(m_editor->plan(), m_listedPlan ? m_chosen : results::briefPlan())) {
        goOn();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Changes that are not saved"),
                                tr("Titles or comments of this report were changed and are not saved."),
                                QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("reportUnsaved"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* drop = box->addButton(tr("Drop the changes"), QMessageBox::DestructiveRole);
    drop->setObjectName(QStringLiteral("dropChanges"));
    QPushButton* keep = box->addButton(tr("Go on editing"), QMessageBox::RejectRole);
    keep->setObjectName(QStringLiteral("keepChanges"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(box, &QMessageBox::buttonClicked, this, [this, drop, goOn](const QAbstractButton* pressed) {
        if (pressed == drop) {
            goOn();
        } else {
            showPlans();
        }
    });
    box->open();
}

void ReportPage::choosePlan(const std::string& name) {
    askBeforeLosing([this, name] {
        const results::ReportPlan* plan = m_chooser->find(name);
        if (plan == nullptr) {
            return showPlans();
        }
        const bool same = m_draft == name; // its draft is given up, but may be stored for a moment yet
        dropDraft();
        bool restored = false;
        for (const results::ReportDraft& draft : readDrafts().drafts) {
            restored = restored || (!same && draft.plan.name == name && draft.base && restore(draft));
        }
        if (!restored) {
            takePlan(results::ReportPlan(*plan), true);
            keepChoices();
        }
        showPlans();
        make();
    });
}

void ReportPage::make() {
    m_maker->make(m_editor->plan());
}

void ReportPage::makeLater() {
    m_maker->makeLater(m_editor->plan());
}

void ReportPage::refreshActions() {
    const bool writable = m_session != nullptr && m_session->hasWorkspace() && !m_session->isReadOnly();
    const bool saved = m_chooser->isSaved(m_editor->plan().name);
    const bool fresh = m_maker->isFresh();
    m_save->setEnabled(writable && saved && m_changed && m_listedPlan);
    m_saveAs->setEnabled(writable);
    m_rename->setEnabled(writable && saved && m_listedPlan);
    m_remove->setEnabled(m_rename->isEnabled());
    for (QAction* action : m_formats) {
        action->setEnabled(fresh);
    }
    m_pack->setEnabled(fresh);
    m_make->setEnabled(m_session != nullptr && m_session->hasWorkspace());
    m_export->setEnabled(m_make->isEnabled());
    m_import->setEnabled(m_make->isEnabled());
    m_pages->setUnsaved(m_changed && saved);
}

QByteArray ReportPage::saveState() const {
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << kStateVersion << m_splitter->saveState();
    return state;
}

void ReportPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray splitter;
    stream >> version >> splitter;
    if (version == kStateVersion && stream.status() == QDataStream::Ok) {
        m_splitter->restoreState(splitter);
    }
}

} // namespace assay::app

#include "moc_report_page.cpp"

#include "app/pages/report/report_page.h"

#include "app/pages/report/made_report.h"
#include "app/pages/report/report_editor.h"
#include "app/shell/session.h"
#include "core/report/report_sections.h"
#include "core/report/saved_reports.h"
#include "core/store/runs.h"
#include "core/store/suites.h"
#include "widgets/curation/curator_field.h"
#include "widgets/curation/journal_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/report/page_preview.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <QComboBox>
#include <QDataStream>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

namespace assay::app {
namespace {

constexpr int kTypingPauseMs = 400;
constexpr quint32 kStateVersion = 1;

// Whether something that somebody wrote differs: marks and orders are soon made again.
bool differsInWords(const report::ReportPlan& a, const report::ReportPlan& b) {
    const auto comments = [](const report::ReportPlan& plan) {
        std::map<std::string, std::string> list;
        for (const report::PlannedSection& section : plan.sections) {
            list[section.id] = section.comment;
        }
        return list;
    };
    return a.title != b.title || a.subtitle != b.subtitle || comments(a) != comments(b);
}

QString titleOf(const report::ReportPlan& plan, bool builtIn) {
    if (!builtIn) {
        return QString::fromStdString(plan.name);
    }
    if (plan.name == "Review") {
        return ReportPage::tr("Review (everything)");
    }
    if (plan.name == "Thresholds") {
        return ReportPage::tr("Thresholds");
    }
    return plan.name == "Neighbours" ? ReportPage::tr("Neighbours") : ReportPage::tr("Curation");
}

} // namespace

ReportPage::ReportPage(QWidget* parent)
    : Page(parent) {
    setObjectName(QStringLiteral("reportPage"));
    makeActions();
    makeLayout();
    m_later.setSingleShot(true);
    m_later.setInterval(kTypingPauseMs);
    connect(&m_later, &QTimer::timeout, this, &ReportPage::make);
}

ReportPage::~ReportPage() = default;

QString ReportPage::navigationKey() const {
    return QStringLiteral("report");
}

QString ReportPage::pageTitle() const {
    return tr("Report");
}

QString ReportPage::summary() const {
    if (!m_made) {
        return {};
    }
    return tr("%1 · %n page(s)", nullptr, m_made->pages->pageCount())
        .arg(QString::fromStdString(m_made->report.title));
}

void ReportPage::makeLayout() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(4);
    m_curator = new widgets::CuratorField(this);
    m_curator->setName(m_settings.curatorName());
    connect(m_curator, &widgets::CuratorField::named, this,
            [this](const QString& name) { m_settings.setCuratorName(name); });
    connect(&m_settings, &Settings::curatorNameChanged, this,
            [this](const QString& name) { m_curator->setName(name); });
    column->addWidget(m_curator);
    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("emptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->setObjectName(QStringLiteral("reportStack"));
    m_stack->addWidget(m_emptyText);
    column->addWidget(m_stack, 1);

    m_splitter = new QSplitter(Qt::Horizontal, this);
    auto* left = new QWidget(m_splitter);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 6, 0);
    m_plans = new QComboBox(left);
    m_plans->setObjectName(QStringLiteral("reportPlans"));
    m_plans->setAccessibleName(tr("Report or template"));
    m_plans->setToolTip(tr("A template that comes with the program, or a report saved in the workspace"));
    m_more = new QToolButton(left);
    m_more->setObjectName(QStringLiteral("reportMore"));
    m_more->setText(tr("More"));
    m_more->setToolTip(tr("Templates, and removing a saved report"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    for (QAction* action : {m_remove, m_import, m_export}) {
        m_more->addAction(action);
    }
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_plans, 1);
    choice->addWidget(m_more);
    leftColumn->addLayout(choice);
    m_editor = new ReportEditor(left);
    leftColumn->addWidget(m_editor, 1);
    auto* right = new QWidget(m_splitter);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    m_state = new QLabel(right);
    m_state->setObjectName(QStringLiteral("reportState"));
    rightColumn->addWidget(m_state);
    m_preview = new widgets::PagePreview(right);
    m_preview->setObjectName(QStringLiteral("reportPreview"));
    rightColumn->addWidget(m_preview, 1);
    m_splitter->addWidget(left);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({330, 700});
    m_stack->addWidget(m_splitter);

    m_journal = new widgets::JournalActions(
        this, [this] { return m_curator->require() ? m_curator->name() : QString(); });
    m_journal->setEntity("reports"); // what other pages edited is not seen from here
    connect(m_journal, &widgets::JournalActions::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_journal, &widgets::JournalActions::stepped, this,
            [this](const curation::JournalEntry& entry, bool undone) {
                readHoldings();
                followStored();
                Q_EMIT noticeRaised((undone ? tr("Undone: %1.") : tr("Done again: %1."))
                                        .arg(widgets::JournalActions::entryText(entry)));
                makeLater();
            });
    connect(m_plans, &QComboBox::activated, this, &ReportPage::choosePlan);
    connect(m_editor, &ReportEditor::planEdited, this, [this] {
        m_changed = true;
        refreshActions();
        makeLater();
    });
    connect(m_editor, &ReportEditor::sectionChosen, this, [this](const QString& title) {
        if (m_made) {
            for (const widgets::OutlineEntry& entry : m_made->pages->outline()) {
                if (entry.level == 1 && entry.title == title) {
                    m_preview->showPage(entry.page);
                    return;
                }
            }
        }
    });
    connect(m_preview, &widgets::PagePreview::currentPageChanged, this, &ReportPage::refreshActions);
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
    m_remove = add("reportRemove", tr("Remove report"), &ReportPage::removeSaved);
    m_import = add("reportImport", tr("Open a template…"), &ReportPage::importTemplate);
    m_export = add("reportExport", tr("Save as template file…"), &ReportPage::exportTemplate);
    m_pack = add("reportPack", tr("Review pack…"), &ReportPage::askForPackFolder);
    const std::vector<std::pair<widgets::ReportFormat, QString>> formats{
        {widgets::ReportFormat::Pdf, tr("PDF…")},
        {widgets::ReportFormat::Html, tr("HTML…")},
        {widgets::ReportFormat::Markdown, tr("Markdown…")},
        {widgets::ReportFormat::Csv, tr("CSV tables…")},
        {widgets::ReportFormat::Json, tr("JSON…")}};
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
    return {m_remove, m_import, m_export};
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
    connect(session, &Session::workspaceChanged, this, &ReportPage::takeWorkspace);
    takeWorkspace();
}

void ReportPage::takeWorkspace() {
    if (m_job) {
        m_job->cancel();
    }
    ++m_request; // pages of another workspace are not wanted any more
    m_later.stop();
    m_made.reset();
    m_fresh = false;
    m_madeOf.clear();
    m_state->clear();
    m_preview->setPages(nullptr);
    m_journal->setWorkspace(m_session->workspace());
    takePlan(report::defaultPlan(), true);
    m_emptyText->setText(tr("Open a workspace to report on it."));
    m_stack->setCurrentIndex(m_session->hasWorkspace() ? 1 : 0);
    readHoldings();
    refreshActions();
    if (isVisible()) {
        make();
    }
    Q_EMIT summaryChanged();
}

void ReportPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    m_journal->refresh();
    readHoldings();
    followStored();
    if (!m_fresh || holdings() != m_madeOf) {
        make();
    }
}

void ReportPage::takePlan(const report::ReportPlan& plan, bool listed) {
    m_editor->setPlan(plan);
    m_chosen = plan;
    m_listedPlan = listed;
    m_changed = !listed;
}

// What another window saved, or what undo brought back, is what is edited; unless it was changed here.
void ReportPage::followStored() {
    if (!m_changed && m_listedPlan && m_session->hasWorkspace()) {
        const auto stored = std::find_if(m_listed.begin(), m_listed.end(),
                                         [this](const auto& plan) { return plan.name == m_chosen.name; });
        if (stored == m_listed.end()) {
            takePlan(report::ReportPlan(m_chosen), false);
        } else if (!(*stored == m_chosen)) {
            takePlan(*stored, true);
            makeLater();
        }
        showPlans();
    }
    refreshActions();
}

void ReportPage::focusContent() {
    m_plans->setFocus();
}

// Names only: a few reads through indices.
void ReportPage::readHoldings() {
    ReportChoices choices;
    m_listed = report::builtInPlans();
    m_builtIn = m_listed.size();
    if (m_session->hasWorkspace()) {
        if (const auto reader = m_session->workspace()->reader()) {
            for (const store::ScoredSetInfo& set : m_session->scoredSets()) {
                choices.scoredSets.push_back(QString::fromStdString(set.name));
            }
            for (const store::SuiteInfo& suite :
                 store::suites(*reader).value_or(std::vector<store::SuiteInfo>())) {
                choices.suites.push_back(QString::fromStdString(suite.name));
            }
            for (const store::RunInfo& run :
                 store::runs(*reader, "neighbours").value_or(std::vector<store::RunInfo>())) {
                choices.runs.emplace_back(run.id,
                                          tr("%1: %2").arg(run.id).arg(QString::fromStdString(run.name)));
            }
            auto saved = report::savedReports(*reader);
            if (saved) {
                std::move(saved->begin(), saved->end(), std::back_inserter(m_listed));
            } else {
                Q_EMIT errorRaised(widgets::errorText(saved.error()));
            }
        }
    }
    m_editor->setChoices(std::move(choices));
    showPlans();
}

void ReportPage::showPlans() {
    m_plans->clear();
    int current = 0;
    for (std::size_t i = 0; i < m_listed.size(); ++i) {
        m_plans->addItem(titleOf(m_listed[i], i < m_builtIn));
        if (m_listed[i].name == m_editor->plan().name) {
            current = static_cast<int>(i);
        }
    }
    if (!m_listedPlan) {
        const QString name = QString::fromStdString(m_editor->plan().name);
        current = m_plans->count();
        m_plans->addItem(name.isEmpty() ? tr("Untitled (not saved)") : tr("%1 (not saved)").arg(name));
    }
    m_plans->insertSeparator(static_cast<int>(m_builtIn));
    m_plans->setCurrentIndex(current >= static_cast<int>(m_builtIn) ? current + 1 : current);
}

// Goes on at once where nothing that was written would be lost.
void ReportPage::askBeforeLosing(const std::function<void()>& goOn) {
    if (!m_changed || !differsInWords(m_editor->plan(), m_listedPlan ? m_chosen : report::defaultPlan())) {
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

void ReportPage::choosePlan(int index) {
    const auto row = static_cast<std::size_t>(index > static_cast<int>(m_builtIn) ? index - 1 : index);
    if (row < m_listed.size()) {
        askBeforeLosing([this, plan = m_listed[row]] {
            takePlan(plan, true);
            showPlans();
            make();
        });
    }
}

// What a report would be made of, as far as one look tells.
QByteArray ReportPage::holdings() const {
    QByteArray list;
    QDataStream stream(&list, QIODevice::WriteOnly);
    const auto workspace = m_session->workspace();
    const auto reader = workspace ? workspace->reader() : base::fail(base::ErrorCode::NotFound);
    if (!reader) {
        return list;
    }
    for (const store::ScoredSetInfo& set : m_session->scoredSets()) {
        stream << qint64{set.id} << QByteArray::fromStdString(set.name);
    }
    for (const store::SuiteInfo& suite : store::suites(*reader).value_or(std::vector<store::SuiteInfo>())) {
        stream << qint64{suite.id} << QByteArray::fromStdString(suite.name);
    }
    for (const store::RunInfo& run : store::runs(*reader, {}).value_or(std::vector<store::RunInfo>())) {
        stream << qint64{run.id} << static_cast<int>(run.state);
    }
    if (const auto journal = curation::journalState(*reader)) {
        for (const auto& entry : {journal->undoable, journal->redoable}) {
            stream << qint64{entry ? entry->id : 0};
        }
    }
    return list;
}

void ReportPage::makeLater() {
    m_fresh = false;
    ++m_request; // those that are being made are not what is chosen any more
    if (m_job) {
        m_job->cancel();
    }
    refreshActions();
    m_later.start();
}

void ReportPage::make() {
    m_later.stop();
    if (m_job) {
        m_job->cancel();
    }
    if (!m_session->hasWorkspace()) {
        return;
    }
    m_fresh = false;
    m_madeOf = holdings();
    m_state->setText(tr("Making the pages…"));
    refreshActions();
    m_job = m_session->jobs().startBackground<std::shared_ptr<const Made>>(
        tr("Making the report"),
        [workspace = m_session->workspace(), plan = m_editor->plan(),
         name = m_session->workspaceName().toStdString()](
            const std::stop_token& stop,
            base::ProgressSink& progress) -> base::Result<std::shared_ptr<const Made>> {
            const auto reader = workspace->reader();
            if (!reader) {
                return tl::unexpected(reader.error());
            }
            return Made::make(*reader, name, plan, stop, progress);
        },
        this,
        [this, request = ++m_request](const base::Result<std::shared_ptr<const Made>>& made) {
            if (request == m_request) {
                take(made);
            }
        });
}

void ReportPage::take(const base::Result<std::shared_ptr<const Made>>& made) {
    if (!made) {
        if (made.error().code != base::ErrorCode::Cancelled) {
            m_state->setText(tr("The pages could not be made."));
            Q_EMIT errorRaised(widgets::errorText(made.error()));
        }
        return;
    }
    m_made = *made;
    m_fresh = true;
    m_preview->setPages(std::shared_ptr<const widgets::PagedReport>(m_made, m_made->pages.get()));
    refreshActions();
    Q_EMIT summaryChanged();
}

void ReportPage::refreshActions() {
    const bool writable = m_session != nullptr && m_session->hasWorkspace() && !m_session->isReadOnly();
    const std::string& name = m_editor->plan().name;
    bool saved = false;
    for (std::size_t i = m_builtIn; i < m_listed.size(); ++i) {
        saved = saved || m_listed[i].name == name;
    }
    m_save->setEnabled(writable && saved && m_changed && m_listedPlan);
    m_saveAs->setEnabled(writable);
    m_remove->setEnabled(writable && saved && m_listedPlan);
    for (QAction* action : m_formats) {
        action->setEnabled(m_fresh);
    }
    m_pack->setEnabled(m_fresh);
    m_make->setEnabled(m_session != nullptr && m_session->hasWorkspace());
    m_export->setEnabled(m_make->isEnabled());
    m_import->setEnabled(m_make->isEnabled());
    if (m_fresh) {
        const QString page =
            tr("Page %1 of %2").arg(m_preview->currentPage() + 1).arg(m_made->pages->pageCount());
        m_state->setText(m_changed && saved ? tr("%1 · not saved").arg(page) : page);
    }
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

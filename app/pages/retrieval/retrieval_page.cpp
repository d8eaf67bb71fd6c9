#include "app/pages/retrieval/retrieval_page.h"

#include "app/pages/retrieval/retrieval_alpha_pane.h"
#include "app/pages/retrieval/retrieval_ask_pane.h"
#include "app/pages/retrieval/retrieval_compare_pane.h"
#include "app/pages/retrieval/retrieval_controller.h"
#include "app/pages/retrieval/retrieval_questions_pane.h"
#include "app/shell/empty_state.h"
#include "app/shell/session.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "widgets/curation/curator_field.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/run_questions.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QAction>
#include <QComboBox>
#include <QDataStream>
#include <QFormLayout>
#include <QIODevice>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr quint32 kRetrievalStateVersion = 2;
constexpr int kSideCharacters = 34;

using RetrievalBlockList = std::vector<results::Block>;

// A table for each field of the run that any question has a value under, and its charts.
RetrievalBlockList strataOfAllFields(const evaluate::RetrievalRun& run) {
    RetrievalBlockList blocks;
    for (const std::string& field : run.about.settings.fields) {
        if (!run.evaluation.by.contains(field)) {
            continue;
        }
        results::RetrievalChoice choice;
        choice.field = field;
        results::Table table = results::retrievalStrataTable(run, choice, {}, widgets::WindowWording());
        table.name += "_" + field;
        blocks.emplace_back(std::move(table));
        for (plot::Chart& chart : results::retrievalStrataCharts(run, choice, {}, widgets::WindowWording())) {
            blocks.emplace_back(std::move(chart));
        }
    }
    return blocks;
}

QComboBox* namedBox(QWidget* parent, const char* name, const QString& title) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(24);
    widgets::tellWholeEntry(*box, title);
    return box;
}

} // namespace

RetrievalPage::RetrievalPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("retrieval"), parent) {
    m_measure = addPageAction("run", tr("Measure"), QKeySequence(Qt::CTRL | Qt::Key_Return),
                              tr("Measures the ranked lists that are chosen (Ctrl+Return)"));
    m_cancel = addPageAction("cancel", tr("Cancel"), {}, tr("Stops the run; nothing of it is kept"));
    m_previous = addPageAction("previous", tr("Previous question"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    m_next = addPageAction("next", tr("Next question"), QKeySequence(Qt::CTRL | Qt::Key_Right),
                           tr("The next hardest question of the table"));
}

RetrievalPage::~RetrievalPage() {
    stopListening(m_controller);
}

QString RetrievalPage::navigationKey() const {
    return QStringLiteral("retrieval");
}

QString RetrievalPage::pageTitle() const {
    return tr("Retrieval");
}

std::optional<evaluate::IssueSubject> RetrievalPage::issueSubject() const {
    return m_controller != nullptr && m_controller->chosen() != 0
               ? std::optional(
                     evaluate::IssueSubject{evaluate::IssueSubject::Of::Run, m_controller->chosen()})
               : std::nullopt;
}

QString RetrievalPage::summary() const {
    const auto run = m_controller != nullptr ? m_controller->run() : nullptr;
    return run == nullptr ? QString()
                          : tr("%1 · %2 · n = %3")
                                .arg(QString::fromStdString(run->about.suite),
                                     QString::fromStdString(run->about.predictions),
                                     widgets::countText(run->evaluation.figures.questions));
}

QList<QAction*> RetrievalPage::runActions() const {
    return {m_measure, m_cancel, m_previous, m_next};
}

void RetrievalPage::focusContent() {
    if (m_runs != nullptr) {
        m_runs->count() > 0 ? m_runs->setFocus() : m_suite->setFocus();
    }
}

void RetrievalPage::setUp(Session& session) {
    m_controller = new RetrievalController(session.jobs(), this);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("retrievalTabs"));
    m_tabs->setDocumentMode(true);
    m_results.push_back(addBlocksTab("retrievalOverview", tr("Overview")));
    m_results.push_back(addBlocksTab("retrievalStrata", tr("Strata")));
    m_results.push_back(addBlocksTab("retrievalMissed", tr("Missed")));
    m_results.push_back(addBlocksTab("retrievalTimes", tr("Times")));
    m_questions = new RetrievalQuestionsPane(*m_controller, this);
    addRunTab(*m_questions, tr("Questions"));
    m_ask = new RetrievalAskPane(*m_controller, this);
    m_alpha = new RetrievalAlphaPane(*m_controller, m_ask, this);
    m_alphaTab = addTab(*m_alpha, tr("Alpha"));
    m_compare = new RetrievalComparePane(*m_controller, this);
    addRunTab(*m_compare, tr("Compare"));
    m_askTab = addTab(*m_ask, tr("Ask"));
    widgets::askForFrontTab(*m_tabs);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(makeSide());
    m_columns->addWidget(m_tabs);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    widgets::setSide(*m_columns, kSideCharacters);
    m_columns->setChildrenCollapsible(false);
    column().addWidget(m_columns);
    connectController();
    connect(&session, &Session::suitesChanged, this, [this] {
        if (hasTakenWorkspace()) {
            m_controller->reload(); // suites and predictions come and go with imports
        }
    });
}

PartOrEmpty* RetrievalPage::addTab(QWidget& part, const QString& title) {
    auto* shown = new PartOrEmpty(part, part.objectName() + QStringLiteral("Empty"), this);
    m_tabs->addTab(shown, title);
    return shown;
}

// What shows nothing without a run leads to one.
void RetrievalPage::addRunTab(QWidget& part, const QString& title) {
    m_runTabs.push_back(addTab(part, title));
    m_runTabs.back()->empty().setOwnOffers({m_measure});
}

widgets::BlocksView* RetrievalPage::addBlocksTab(const char* name, const QString& title) {
    auto* area = new widgets::BlocksArea(this);
    area->setObjectName(QLatin1String(name));
    widgets::BlocksView* const view = area->addGroup();
    view->setDetail(widgets::CellDetail::Whole);
    addRunTab(*area, title);
    connect(view, &widgets::BlocksView::linkActivated, this, [this](const results::Link& link) {
        const auto* const questions = std::get_if<results::AnswersLink>(&link);
        if (questions == nullptr || (questions->questions.empty() && !questions->stratum)) {
            return;
        }
        m_tabs->setCurrentWidget(m_questions->parentWidget());
        if (questions->stratum) {
            m_questions->showStratum(QString::fromStdString(questions->stratum->grouping),
                                     QString::fromStdString(questions->stratum->name));
            return;
        }
        QStringList ids;
        for (const std::string& id : questions->questions) {
            ids += QString::fromStdString(id);
        }
        m_questions->showQuestions(ids);
    });
    connect(view, &widgets::BlocksView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    return view;
}

QWidget* RetrievalPage::makeSide() {
    auto* side = new QWidget(this);
    m_suite = namedBox(side, "retrievalSuite", tr("Suite"));
    m_predictions = namedBox(side, "retrievalPredictions", tr("Ranked lists"));
    m_relevance = namedBox(side, "retrievalRelevance", tr("What is relevant to a question"));
    using Rule = evaluate::RelevanceRule;
    m_relevance->addItem(tr("the first rule that fits"), int(Rule::Automatic));
    m_relevance->addItem(tr("its evidence sentences"), int(Rule::Evidence));
    m_relevance->addItem(tr("its expected sources"), int(Rule::Sources));
    m_relevance->addItem(tr("its expected citations"), int(Rule::Citations));
    m_relevance->addItem(tr("its judgements (qrels)"), int(Rule::Qrels));
    connect(m_relevance, &QComboBox::currentIndexChanged, this,
            [this] { m_controller->setRelevance(static_cast<Rule>(m_relevance->currentData().toInt())); });
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("Suite"), m_suite);
    form->addRow(tr("Ranked lists"), m_predictions);
    form->addRow(tr("Relevant by"), m_relevance);
    m_runs = new QListWidget(side);
    m_runs->setObjectName(QStringLiteral("retrievalRuns"));
    m_runs->setAccessibleName(tr("Runs of retrieval"));
    widgets::wrapEntries(*m_runs); // runs of one suite differ in the ends of their names
    m_empty = new EmptyState(QStringLiteral("retrievalEmpty"), side);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_runs, 1);
    connect(m_runs, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) < m_controller->runs().size()) {
            m_controller->choose(m_controller->runs()[static_cast<std::size_t>(row)].id);
        }
    });
    return side;
}

void RetrievalPage::connectController() {
    connect(m_controller, &RetrievalController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_controller, &RetrievalController::noticed, this, &RetrievalPage::noticeRaised);
    connect(m_controller, &RetrievalController::listsChanged, this, &RetrievalPage::fillLists);
    connect(m_controller, &RetrievalController::runChanged, this, &RetrievalPage::showRun);
    connect(m_controller, &RetrievalController::pairFound, this,
            [this](const QString& suite, const QString& lists) {
                if (!m_isPairChosen && m_controller->runs().empty()) {
                    m_suite->setCurrentText(suite);
                    m_predictions->setCurrentText(lists);
                }
            });
    for (QComboBox* const box : {m_suite, m_predictions}) {
        connect(box, &QComboBox::activated, this, [this] { m_isPairChosen = true; });
    }
    connect(m_controller, &RetrievalController::workingChanged, this, &RetrievalPage::refreshActions);
    connect(m_measure, &QAction::triggered, this, [this] {
        // What is in front: lists that are there, or the form that asks for new ones.
        if (m_tabs->currentWidget() == m_askTab) {
            m_ask->start();
        } else {
            m_controller->measure(m_suite->currentText(), m_predictions->currentText());
        }
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &RetrievalPage::refreshActions);
    connect(m_ask, &RetrievalAskPane::refused, this, &RetrievalPage::noticeRaised);
    connect(m_controller, &RetrievalController::workingChanged, this, [this] {
        if (m_controller->isMeasuring()) {
            Q_EMIT errorMended(); // another try
        }
    });
    connect(m_cancel, &QAction::triggered, m_controller, &RetrievalController::cancel);
    const auto step = [this](int rows) {
        if (m_tabs->currentWidget() == m_compare->parentWidget()) {
            m_compare->step(rows);
            return;
        }
        m_tabs->setCurrentWidget(m_questions->parentWidget());
        m_questions->step(rows);
    };
    connect(m_previous, &QAction::triggered, this, [step] { step(-1); });
    connect(m_next, &QAction::triggered, this, [step] { step(1); });
    connect(m_questions, &RetrievalQuestionsPane::corpusRequested, this, &RetrievalPage::corpusRequested);
    connect(m_questions, &RetrievalQuestionsPane::noticeRaised, this, &RetrievalPage::noticeRaised);
    connect(m_compare, &RetrievalComparePane::noticeRaised, this, &RetrievalPage::noticeRaised);
    showEdits(m_controller->edits());
    curatorField().serve(m_controller->edits());
    fillLists();
    showRun();
}

void RetrievalPage::fillLists() {
    const auto fill = [](QComboBox* box, const auto& things) {
        const QSignalBlocker blocker(box);
        const QString before = box->currentText();
        box->clear();
        for (const auto& thing : things) {
            box->addItem(QString::fromStdString(thing.name));
        }
        box->setCurrentIndex(std::max(0, box->findText(before)));
    };
    fill(m_suite, m_controller->suites());
    fill(m_predictions, m_controller->sets());
    if (!m_isPairChosen && m_controller->runs().empty()) {
        m_controller->lookForPair();
    }
    {
        const QSignalBlocker blocker(m_runs);
        m_runs->clear();
        for (const workspace::RunInfo& run : m_controller->runs()) {
            m_runs->addItem(widgets::runChoiceText(run));
            if (run.id == m_controller->chosen()) {
                m_runs->setCurrentRow(m_runs->count() - 1);
            }
        }
    }
    followRun();
    showReasons(); // what is missing may have come
    refreshActions();
}

// The form is of what is in front, so that nobody takes its figures for those of another suite.
void RetrievalPage::followRun() {
    const RetrievalController::Run run = m_controller->run();
    if (run == nullptr || m_controller->chosen() == m_formOf) {
        return;
    }
    const int suite = m_suite->findText(QString::fromStdString(run->about.suite));
    const int lists = m_predictions->findText(QString::fromStdString(run->about.predictions));
    if (suite >= 0 && lists >= 0) {
        m_formOf = m_controller->chosen();
        m_suite->setCurrentIndex(suite);
        m_predictions->setCurrentIndex(lists);
    }
}

void RetrievalPage::showReasons() {
    const RetrievalController::Run run = m_controller->run();
    const QString why = m_controller->whyNoRun();
    m_empty->setText(why, m_controller->sets().empty());
    m_empty->setVisible(run == nullptr);
    m_runs->setVisible(run != nullptr || !m_controller->runs().empty());
    const bool isLoading = m_controller->workspace() && m_controller->chosen() != 0;
    for (PartOrEmpty* const tab : m_runTabs) {
        tab->setReason(why, !isLoading && m_controller->sets().empty(), !isLoading);
    }
    // Forms are filled in without a run, but not without anything to choose.
    const QString whyNothing = !m_controller->workspace() ? why
                               : m_controller->suites().empty()
                                   ? tr("This workspace holds no gold questions yet.")
                                   : QString();
    m_alphaTab->setReason(whyNothing);
    m_askTab->setReason(whyNothing.isEmpty() && m_controller->corpora().empty()
                            ? tr("This workspace holds no corpus yet. Import the sentences of filings first.")
                            : whyNothing);
}

void RetrievalPage::showRun() {
    const RetrievalController::Run run = m_controller->run();
    followRun();
    showReasons();
    results::RetrievalBlocks blocks;
    if (run != nullptr) {
        blocks = results::retrievalBlocks(*run, {}, {}, widgets::WindowWording());
        blocks.strata = strataOfAllFields(*run);
    }
    m_results[0]->setBlocks(blocks.overview);
    m_results[1]->setBlocks(blocks.strata);
    m_results[2]->setBlocks(blocks.missed);
    m_results[3]->setBlocks(blocks.times);
    for (std::size_t i = 0; i < m_controller->runs().size(); ++i) {
        if (m_controller->runs()[i].id == m_controller->chosen()) {
            const QSignalBlocker blocker(m_runs);
            m_runs->setCurrentRow(static_cast<int>(i));
        }
    }
    refreshActions();
    Q_EMIT summaryChanged();
}

void RetrievalPage::refreshActions() {
    const bool isMeasuring = m_controller->isMeasuring();
    const bool canWrite = m_controller->workspace() && !m_controller->workspace()->isReadOnly();
    const bool isAsking = m_tabs->currentWidget() == m_askTab;
    m_measure->setText(isAsking ? tr("Ask and measure") : tr("Measure"));
    m_measure->setToolTip(isAsking ? tr("Asks what the form says, and measures the answers (Ctrl+Return)")
                                   : tr("Measures the ranked lists that are chosen (Ctrl+Return)"));
    m_measure->setEnabled(canWrite && !isMeasuring &&
                          (isAsking || (m_suite->count() > 0 && m_predictions->count() > 0)));
    m_cancel->setEnabled(isMeasuring);
    const bool hasRun = m_controller->run() != nullptr;
    m_previous->setEnabled(hasRun);
    m_next->setEnabled(hasRun);
}

void RetrievalPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_formOf = 0;
    m_isPairChosen = false;
    m_controller->setWorkspace(workspace);
}

void RetrievalPage::refreshPage() {
    if (m_controller != nullptr) {
        refreshActions();
    }
}

void RetrievalPage::signAs(const QString& name) {
    m_controller->signAs(name);
}

QByteArray RetrievalPage::saveState() const {
    QByteArray state;
    if (m_columns != nullptr) {
        QDataStream stream(&state, QIODevice::WriteOnly);
        stream << kRetrievalStateVersion << widgets::saveSide(*m_columns) << qint32(m_tabs->currentIndex())
               << m_questions->saveState();
    }
    return state;
}

void RetrievalPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    qint32 tab = 0;
    QByteArray questions;
    stream >> version >> columns >> tab >> questions;
    if (version == kRetrievalStateVersion && stream.status() == QDataStream::Ok && m_columns != nullptr) {
        widgets::restoreSide(*m_columns, columns);
        m_tabs->setCurrentIndex(tab);
        m_questions->restoreState(questions);
    }
}

} // namespace assay::app

#include "moc_retrieval_page.cpp"

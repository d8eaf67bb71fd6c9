#include "app/pages/retrieval/retrieval_ask_pane.h"

#include "app/pages/retrieval/asking_form.h"
#include "app/pages/retrieval/question_vectors_form.h"
#include "app/settings/engine_preview.h"
#include "app/settings/engines_file.h"
#include "app/settings/scorers_file.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "core/results/neighbours/engine_estimate.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/index_estimate.h"
#include "core/results/retrieval/gold_words.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace assay::app {
namespace {

// What the last asking gave; empty: there was none.
QString askedText(const std::optional<evaluate::Asked>& asked) {
    if (!asked) {
        return {};
    }
    QStringList parts{
        RetrievalAskPane::tr("%n question(s) asked by %1; the lists are kept as “%2”.", nullptr,
                             static_cast<int>(asked->questions))
            .arg(QString::fromStdString(asked->search), QString::fromStdString(asked->set.name))};
    const auto remark = [&parts](std::int64_t count, const QString& text) {
        if (count > 0) {
            parts += text.arg(widgets::countText(count));
        }
    };
    remark(asked->withoutText, RetrievalAskPane::tr("Not asked, without a text: %1."));
    remark(asked->withoutVector, RetrievalAskPane::tr("Not asked, without a vector: %1."));
    remark(asked->withoutFilter,
           RetrievalAskPane::tr("Asked without a filter, as they do not say what to keep to: %1."));
    for (const evaluate::EngineHolding& holding : asked->holdings) {
        parts += widgets::windowText(results::holdingText, holding);
    }
    if (asked->reranked) {
        const evaluate::Reranked& of = *asked->reranked;
        parts += RetrievalAskPane::tr(
                     "The first %1 results of each were reranked by %2 (%3). Scored: %4, of them known from "
                     "before: %5; without a score: %6. The tab Compare shows what that gained over “%7”.")
                     .arg(widgets::countText(static_cast<std::int64_t>(of.depth)),
                          QString::fromStdString(of.scorer), QString::fromStdString(of.model),
                          widgets::countText(of.counts.scored), widgets::countText(of.counts.fromStore),
                          widgets::countText(of.counts.withoutScore), QString::fromStdString(of.before.name));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

RetrievalAskPane::RetrievalAskPane(RetrievalController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("retrievalAsk"));
    makeLayout();
    connect(&m_controller, &RetrievalController::listsChanged, m_form, &AskingForm::fillLists);
    connect(&m_controller, &RetrievalController::workingChanged, this, &RetrievalAskPane::refresh);
    connect(&m_controller, &RetrievalController::liveChanged, this, &RetrievalAskPane::refresh);
    connect(&m_controller, &RetrievalController::goldChanged, this, &RetrievalAskPane::showGold);
    connect(m_form, &AskingForm::changed, this, &RetrievalAskPane::refresh);
    connect(m_ask, &QPushButton::clicked, this, &RetrievalAskPane::start);
    connect(m_stop, &QPushButton::clicked, &m_controller, &RetrievalController::cancel);
    m_form->fillLists();
}

void RetrievalAskPane::makeLayout() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    m_form = new AskingForm(m_controller, this);
    layout->addWidget(m_form, 1);
    m_engine = new EnginePreview(m_controller.jobs(), QStringLiteral("retrievalAskEngine"), this);
    layout->addWidget(m_engine);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("retrievalAskState"));
    widgets::keepWhole(*m_state);
    layout->addWidget(m_state);
    m_asked = new QLabel(this);
    m_asked->setObjectName(QStringLiteral("retrievalAsked"));
    widgets::keepWhole(*m_asked);
    layout->addWidget(m_asked);
    m_gold = new QLabel(this);
    m_gold->setObjectName(QStringLiteral("retrievalAskGold"));
    m_gold->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*m_gold);
    layout->addWidget(m_gold);
    m_ask = new QPushButton(tr("Ask and measure"), this);
    m_ask->setObjectName(QStringLiteral("retrievalAskStart"));
    m_stop = new QPushButton(tr("Stop"), this);
    m_stop->setObjectName(QStringLiteral("retrievalAskStop"));
    m_stop->setToolTip(tr("Nothing of it is kept"));
    auto* bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(m_stop);
    bottom->addWidget(m_ask);
    layout->addLayout(bottom);
}

RetrievalAskPane::Taken RetrievalAskPane::whatItTakes(const evaluate::AskingPlan& plan) const {
    Taken taken;
    const auto how = evaluate::readAskedSearch(plan.settings.search);
    if (!how) {
        return taken;
    }
    if (const QString memory = memoryLine(how->search); !memory.isEmpty()) {
        taken.lines += memory;
    }
    const widgets::WindowWording wording;
    if (const auto& service = plan.vectors.service) {
        taken.lines += QString::fromStdString(results::vectorsEstimate(
            endpoint::estimateEmbedding(m_controller.questionBytes(plan.suite), *service), service->currency,
            wording));
    }
    if (how->search.kind != evaluate::SearchKind::Engine) {
        return taken;
    }
    const auto connections = engineConnections();
    if (!connections) {
        taken.lines += widgets::errorText(connections.error());
        return taken;
    }
    const auto& suites = m_controller.suites();
    const auto found = std::ranges::find(suites, plan.suite, &workspace::SuiteInfo::name);
    for (const std::string& line : results::questionsEstimates(
             *how, *connections, engineTemplatesFolder().toStdString(),
             found == suites.end() ? 0 : found->questions, !m_form->reference(), wording)) {
        taken.lines += QString::fromStdString(line);
    }
    std::ranges::copy_if(*connections, std::back_inserter(taken.engines),
                         [&how](const auto& connection) { return connection.name == how->search.engine; });
    return taken;
}

// What asking it takes, and which collection that is, before anything is asked.
void RetrievalAskPane::showEngine(const evaluate::AskingPlan& plan) {
    Taken taken = whatItTakes(plan);
    m_engine->setEngines(taken.lines, std::move(taken.engines));
}

QString RetrievalAskPane::memoryLine(const evaluate::SearchSpec& search) const {
    const workspace::CorpusInfo* const corpus = m_form->corpus();
    if (corpus == nullptr) {
        return {};
    }
    results::SearchedSize size{.sentences = corpus->sentences};
    if (const workspace::EmbeddingSet* const set = m_form->embeddings()) {
        size.vectors = set->rows;
        size.dimension = set->dimension;
    }
    const double bytes = results::memoryOfSearches(std::span(&search, 1), size);
    return widgets::windowText(results::memoryEstimate, bytes, base::machineMemory());
}

QString RetrievalAskPane::searchProblem(const evaluate::AskingPlan& plan) const {
    const auto search = evaluate::readAskedSearch(plan.settings.search);
    if (!search) {
        return tr("The search is not understood: %1. There are exact, hnsw, lexical (BM25), hybrid:0.5 and "
                  "rrf.")
            .arg(QString::fromStdString(search.error().detail));
    }
    if (search->reranking && !plan.scorer) {
        return tr("“%1” is neither a scorer of %2 nor a file with one.")
            .arg(QString::fromStdString(search->reranking->scorer), scorersFile());
    }
    if (search->search.kind == evaluate::SearchKind::Engine) {
        const auto connection = engineConnection(search->search.engine);
        if (!connection) {
            return connection.error().code == base::ErrorCode::NotFound
                       ? tr("There is no connection “%1”: Settings, Engines has them.")
                             .arg(QString::fromStdString(search->search.engine))
                       : widgets::errorText(connection.error());
        }
    }
    const auto there = m_form->reference();
    if (there && !evaluate::asksEngineAlone(search->search)) {
        return tr("The sentences of this corpus stand in an engine: only “engine:%1” can be asked, without "
                  "windows and searches per year or company.")
            .arg(QString::fromStdString(there->connection));
    }
    if (!evaluate::needsEmbeddings(search->search)) {
        return {};
    }
    if (there) {
        return m_form->vectors().problem(there->model, false);
    }
    const workspace::EmbeddingSet* const set = m_form->embeddings();
    return set == nullptr
               ? tr("This search needs vectors: choose some, make them on the page Corpus, or "
                    "search words.")
               : m_form->vectors().problem(set->model, set->source == workspace::EmbeddingSource::Lsa &&
                                                           !set->modelFile.empty());
}

std::string RetrievalAskPane::serviceKeyAccount(const evaluate::AskingPlan& plan) const {
    m_form->vectors().remember();
    return plan.vectors.service ? m_form->vectors().keyAccount() : std::string();
}

void RetrievalAskPane::start() {
    const evaluate::AskingPlan asked = m_form->plan();
    if (const QString why = problem(asked); !why.isEmpty()) {
        Q_EMIT refused(why);
        return;
    }
    m_controller.ask(asked, serviceKeyAccount(asked));
}

QString RetrievalAskPane::problem(const evaluate::AskingPlan& asked) const {
    if (!m_controller.workspace()) {
        return tr("Open a workspace first.");
    }
    if (m_controller.workspace()->isReadOnly()) {
        return tr("This workspace is open for reading only.");
    }
    if (!m_form->hasSuites()) {
        return tr("This workspace holds no gold questions yet.");
    }
    if (m_form->corpus() == nullptr) {
        return tr("This workspace holds no corpus yet. Import the sentences of filings first.");
    }
    if (const QString wrong = searchProblem(asked); !wrong.isEmpty()) {
        return wrong;
    }
    if (!evaluate::checkAskingSettings(asked.settings)) {
        return tr("Only where: write field=value, parted by semicolons.");
    }
    const bool isTaken =
        !asked.name.empty() &&
        std::ranges::any_of(m_controller.sets(), [&](const auto& set) { return set.name == asked.name; });
    return isTaken ? tr("Another set of answers or lists has this name.") : QString();
}

// What no search over this corpus can find is said before it is asked.
void RetrievalAskPane::showGold() {
    const workspace::CorpusInfo* const corpus = m_form->corpus();
    const evaluate::GoldInCorpus* const gold =
        isVisible() && corpus != nullptr ? m_controller.goldIn(m_form->plan().suite, corpus->id) : nullptr;
    const QString text = gold != nullptr ? widgets::windowText(results::goldInCorpusText, *gold) : QString();
    m_gold->setText(gold != nullptr && results::lacksGold(*gold) ? QStringLiteral("⚠ ") + text : text);
    m_gold->setVisible(!text.isEmpty());
}

void RetrievalAskPane::refresh() {
    const bool isBusy = m_controller.isMeasuring();
    const evaluate::AskingPlan now = m_form->plan();
    const QString wrong = problem(now);
    const QString asked = isBusy ? QString() : askedText(m_controller.asked());
    m_asked->setText(asked);
    m_asked->setVisible(!asked.isEmpty());
    showEngine(now);
    showGold();
    m_ask->setEnabled(!isBusy && wrong.isEmpty());
    m_stop->setEnabled(isBusy);
    if (const auto live = m_controller.live()) {
        m_state->setText(tr("Asked: %1 · so far Hit@5 %2, MRR@10 %3, Recall@10 %4 (n = %5)")
                             .arg(widgets::countText(live->asked), locale().toString(live->hit5, 'f', 3),
                                  locale().toString(live->mrr10, 'f', 3),
                                  locale().toString(live->recall10, 'f', 3),
                                  widgets::countText(live->judged)));
        return;
    }
    m_state->setText(wrong);
}

void RetrievalAskPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_form->refill();
    if (m_controller.workspace() && !m_controller.isMeasuring()) {
        m_controller.reload(); // corpora and vectors come on other pages
    }
}

} // namespace assay::app

#include "moc_retrieval_ask_pane.cpp"

#include "app/pages/retrieval/retrieval_ask_pane.h"

#include "app/pages/retrieval/question_vectors_form.h"
#include "app/settings/engine_preview.h"
#include "app/settings/engines_file.h"
#include "app/settings/reference_texts.h"
#include "app/settings/scorers_file.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "core/results/neighbours/engine_estimate.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/index_estimate.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace assay::app {
namespace {

constexpr int kMostResults = 10'000;
constexpr int kMostWindow = 50;
constexpr int kBoxCharacters = 14;
const QString kRerankPart = QStringLiteral("+rerank:"); // asked_search.h

// "year = 2024; form = 10-K" as conditions.
std::vector<std::string> conditionsOf(const QString& text) {
    std::vector<std::string> conditions;
    for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(QLatin1Char('='));
        conditions.push_back(
            equals < 0 ? part.trimmed().toStdString()
                       : (part.left(equals).trimmed() + QLatin1Char('=') + part.mid(equals + 1).trimmed())
                             .toStdString());
    }
    return conditions;
}

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
    connect(&m_controller, &RetrievalController::listsChanged, this, &RetrievalAskPane::fillLists);
    connect(&m_controller, &RetrievalController::workingChanged, this, &RetrievalAskPane::refresh);
    connect(&m_controller, &RetrievalController::liveChanged, this, &RetrievalAskPane::refresh);
    for (QComboBox* const box : {m_suite, m_search, m_embeddings, m_union, m_filter, m_parts, m_scorer}) {
        connect(box, &QComboBox::currentTextChanged, this, &RetrievalAskPane::refresh);
    }
    connect(m_corpus, &QComboBox::currentIndexChanged, this, &RetrievalAskPane::fillEmbeddings);
    connect(m_fixed, &QLineEdit::textChanged, this, &RetrievalAskPane::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &RetrievalAskPane::refresh);
    for (QSpinBox* const box : {m_window, m_depth}) {
        connect(box, &QSpinBox::valueChanged, this, &RetrievalAskPane::refresh);
    }
    connect(m_vectors, &QuestionVectorsForm::changed, this, &RetrievalAskPane::refresh);
    connect(m_ask, &QPushButton::clicked, this, &RetrievalAskPane::start);
    connect(m_stop, &QPushButton::clicked, &m_controller, &RetrievalController::cancel);
    fillLists();
}

QComboBox* RetrievalAskPane::addBox(QFormLayout& form, const char* name, const QString& title) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kBoxCharacters);
    widgets::tellWholeEntry(*box, title);
    form.addRow(title, box);
    return box;
}

void RetrievalAskPane::addSearchRows(QFormLayout& form) {
    m_search = addBox(form, "retrievalAskSearch", tr("Search"));
    m_search->setEditable(true);
    m_search->addItems({QStringLiteral("exact"), QStringLiteral("hnsw:m=16,ef=128"),
                        QStringLiteral("lexical"), QStringLiteral("hybrid:0.5"), QStringLiteral("rrf")});
    m_ownSearches = m_search->count();
    m_search->setToolTip(tr("exact and hnsw search vectors, lexical words (BM25), hybrid and rrf both; with "
                            "settings as on the command line: hnsw:m=16,ef=128"));
    m_window = new QSpinBox;
    m_window->setObjectName(QStringLiteral("retrievalAskWindow"));
    m_window->setAccessibleName(tr("Sentences around each result"));
    m_window->setRange(0, kMostWindow);
    m_window->setSpecialValueText(tr("none"));
    form.addRow(tr("Window"), m_window);
    m_union = addBox(form, "retrievalAskUnion", tr("One search per"));
    m_union->addItem(tr("(one search for all)"), QString());
    m_union->addItem(tr("year"), QStringLiteral("year"));
    m_union->addItem(tr("company"), QStringLiteral("company"));
    m_k = new QSpinBox;
    m_k->setObjectName(QStringLiteral("retrievalAskK"));
    m_k->setAccessibleName(tr("Results of each question"));
    m_k->setRange(1, kMostResults);
    m_k->setValue(evaluate::AskingSettings().k);
    form.addRow(tr("Results"), m_k);
}

void RetrievalAskPane::addRerankingRows(QFormLayout& form) {
    m_scorer = addBox(form, "retrievalAskScorer", tr("Reranked by"));
    m_scorer->addItem(tr("(nobody)"), QString());
    m_scorer->setToolTip(tr("A scorer of scorers.json in your settings folder: a program of yours that puts "
                            "the first results into its order"));
    m_depth = new QSpinBox;
    m_depth->setObjectName(QStringLiteral("retrievalAskDepth"));
    m_depth->setAccessibleName(tr("How many results of each question are reranked"));
    m_depth->setRange(1, kMostResults);
    m_depth->setValue(static_cast<int>(evaluate::Reranking().depth));
    form.addRow(tr("To the depth of"), m_depth);
}

void RetrievalAskPane::addFilterRows(QFormLayout& form) {
    m_filter = addBox(form, "retrievalAskFilter", tr("Kept to"));
    m_filter->addItem(tr("the whole corpus"), int(evaluate::QuestionFilter::None));
    m_filter->addItem(tr("the question's companies"), int(evaluate::QuestionFilter::Company));
    m_filter->addItem(tr("the question's years"), int(evaluate::QuestionFilter::Year));
    m_filter->addItem(tr("its companies and years"), int(evaluate::QuestionFilter::CompanyAndYear));
    m_parts = addBox(form, "retrievalAskParts", tr("Of several"));
    m_parts->addItem(tr("one list over all of them"), int(evaluate::FilterParts::Together));
    m_parts->addItem(tr("a list of each, in turns"), int(evaluate::FilterParts::Union));
    m_fixed = new QLineEdit;
    m_fixed->setObjectName(QStringLiteral("retrievalAskFixed"));
    m_fixed->setAccessibleName(tr("Only where"));
    widgets::setHint(*m_fixed, tr("form=10-K; section=7"));
    form.addRow(tr("Only where"), m_fixed);
    m_prose = new QCheckBox(tr("Without headings and table debris"));
    m_prose->setObjectName(QStringLiteral("retrievalAskProse"));
    m_prose->setChecked(true);
    form.addRow(m_prose);
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("retrievalAskName"));
    m_name->setAccessibleName(tr("Name of the ranked lists"));
    widgets::setHint(*m_name, tr("from suite and search"));
    form.addRow(tr("Name"), m_name);
}

QWidget* RetrievalAskPane::makeForm() {
    auto* form = new QWidget;
    auto* rows = new QFormLayout(form);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_suite = addBox(*rows, "retrievalAskSuite", tr("Questions of"));
    m_corpus = addBox(*rows, "retrievalAskCorpus", tr("Corpus"));
    m_embeddings = addBox(*rows, "retrievalAskEmbeddings", tr("Vectors"));
    m_vectors = new QuestionVectorsForm;
    rows->addRow(m_vectors);
    addSearchRows(*rows);
    addRerankingRows(*rows);
    addFilterRows(*rows);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(form);
    return scroll;
}

void RetrievalAskPane::makeLayout() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(makeForm(), 1);
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

void RetrievalAskPane::fillLists() {
    const auto fill = [](QComboBox* box, const auto& things, const auto& dataOf) {
        const QSignalBlocker blocker(box);
        const QString before = box->currentText();
        box->clear();
        for (const auto& thing : things) {
            box->addItem(QString::fromStdString(thing.name), dataOf(thing));
        }
        box->setCurrentIndex(std::max(0, box->findText(before)));
    };
    fill(m_suite, m_controller.suites(),
         [](const workspace::SuiteInfo& suite) { return QVariant(QString::fromStdString(suite.name)); });
    fill(m_corpus, m_controller.corpora(),
         [](const workspace::CorpusInfo& corpus) { return QVariant(qint64(corpus.id)); });
    fillEmbeddings();
}

void RetrievalAskPane::fillEmbeddings() {
    {
        const QSignalBlocker blocker(m_embeddings);
        // Where there was nothing to choose, nothing was chosen.
        const QString before = m_embeddings->count() > 1 ? m_embeddings->currentText() : QString();
        m_embeddings->clear();
        for (const workspace::EmbeddingSet& set : m_controller.embeddings()) {
            if (set.corpus == m_corpus->currentData().toLongLong()) {
                m_embeddings->addItem(QString::fromStdString(set.name), qint64(set.id));
            }
        }
        const auto there = reference();
        m_embeddings->addItem(there ? tr("(in the engine)") : tr("(none: words alone)"), qint64(0));
        m_embeddings->setCurrentIndex(std::max(0, m_embeddings->findText(before)));
        if (there && !m_search->currentText().startsWith(QStringLiteral("engine:"))) {
            const QSignalBlocker quiet(m_search);
            m_search->setCurrentText(QStringLiteral("engine:") + QString::fromStdString(there->connection));
        }
    }
    refresh();
}

void RetrievalAskPane::fillScorers() {
    const QString path = scorersFile();
    QFile file(path);
    std::vector<endpoint::ScorerCommand> scorers;
    QString wrong;
    if (file.open(QIODevice::ReadOnly)) {
        auto read = endpoint::readScorerCommands(file.readAll().toStdString(), path.toStdString());
        if (read) {
            scorers = std::move(*read);
        } else if (wrong = widgets::errorText(read.error()); wrong != m_scorersWrong) {
            Q_EMIT m_controller.failed(read.error()); // once
        }
    }
    m_scorersWrong = wrong;
    const QSignalBlocker blocker(m_scorer);
    const QString before = m_scorer->currentData().toString();
    while (m_scorer->count() > 1) {
        m_scorer->removeItem(1);
    }
    for (const endpoint::ScorerCommand& scorer : scorers) {
        const QString name = QString::fromStdString(scorer.name);
        m_scorer->addItem(name, name);
    }
    m_scorer->setCurrentIndex(std::max(0, m_scorer->findData(before)));
}

QStringList RetrievalAskPane::engineSearches(retrieval::RemoteMode mode) {
    QStringList searches;
    const auto connections = engineConnections(); // the page of the settings says what is wrong with them
    for (const retrieval::EngineConnection& connection :
         connections.value_or(std::vector<retrieval::EngineConnection>())) {
        evaluate::SearchSpec spec;
        spec.kind = evaluate::SearchKind::Engine;
        spec.engine = connection.name;
        spec.mode = mode;
        searches += QString::fromStdString(evaluate::searchSpecText(spec));
    }
    return searches;
}

// Behind the searches that are always there.
void RetrievalAskPane::fillEngines() {
    const QSignalBlocker blocker(m_search);
    const QString before = m_search->currentText();
    while (m_search->count() > m_ownSearches) {
        m_search->removeItem(m_ownSearches);
    }
    const QStringList byVector = engineSearches(retrieval::RemoteMode::Vector);
    const QStringList byText = engineSearches(retrieval::RemoteMode::Text);
    for (qsizetype i = 0; i < byVector.size(); ++i) {
        m_search->addItem(byVector[i]);
        m_search->addItem(byText.value(i));
    }
    m_search->setCurrentIndex(m_search->findText(before));
    m_search->setCurrentText(before);
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
    for (const std::string& line :
         results::questionsEstimates(*how, *connections, engineTemplatesFolder().toStdString(),
                                     found == suites.end() ? 0 : found->questions, !reference(), wording)) {
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

// Reranking is the last part, also where it was typed.
std::string RetrievalAskPane::searchText() const {
    const QString typed = m_search->currentText().trimmed();
    const qsizetype at = typed.indexOf(kRerankPart);
    QString text = typed.left(at);
    if (m_window->value() > 0) {
        text += QStringLiteral("+window:%1").arg(m_window->value());
    }
    if (const QString field = m_union->currentData().toString(); !field.isEmpty()) {
        text += QStringLiteral("+union:") + field;
    }
    if (at >= 0) {
        text += typed.mid(at);
    }
    if (const QString scorer = m_scorer->currentData().toString(); !scorer.isEmpty()) {
        text += kRerankPart + scorer + QStringLiteral(",depth=%1").arg(m_depth->value());
    }
    return text.toStdString();
}

evaluate::AskingPlan RetrievalAskPane::plan() const {
    evaluate::AskingPlan plan = planOf(m_suite->currentData().toString().toStdString(), searchText());
    plan.name = m_name->text().trimmed().toStdString();
    return plan;
}

evaluate::AskingPlan RetrievalAskPane::planOf(const std::string& suite, const std::string& search) const {
    evaluate::AskingPlan plan;
    plan.suite = suite;
    plan.corpus = m_corpus->currentData().toLongLong();
    plan.embeddings = m_embeddings->currentData().toLongLong();
    plan.settings.search = search;
    plan.settings.k = m_k->value();
    plan.settings.filter = static_cast<evaluate::QuestionFilter>(m_filter->currentData().toInt());
    plan.settings.parts = static_cast<evaluate::FilterParts>(m_parts->currentData().toInt());
    plan.settings.fixed = conditionsOf(m_fixed->text());
    plan.settings.onlyProse = m_prose->isChecked();
    const auto how = evaluate::readAskedSearch(plan.settings.search);
    if (how && evaluate::needsEmbeddings(how->search)) {
        plan.vectors = m_vectors->vectors();
    }
    if (how && how->reranking) {
        if (auto scorer = endpoint::findScorerCommand(how->reranking->scorer, scorersFile().toStdString())) {
            plan.scorer = std::move(*scorer);
        }
    }
    return plan;
}

std::optional<workspace::CorpusReference> RetrievalAskPane::reference() const {
    return referenceOf(m_controller.corpora(), m_corpus->currentData().toLongLong());
}

QString RetrievalAskPane::memoryLine(const evaluate::SearchSpec& search) const {
    const auto& corpora = m_controller.corpora();
    const auto corpus = std::ranges::find(corpora, base::RowId(m_corpus->currentData().toLongLong()),
                                          &workspace::CorpusInfo::id);
    if (corpus == corpora.end()) {
        return {};
    }
    results::SearchedSize size{.sentences = corpus->sentences};
    if (const workspace::EmbeddingSet* const set = chosenEmbeddings()) {
        size.vectors = set->rows;
        size.dimension = set->dimension;
    }
    const double bytes = results::memoryOfSearches(std::span(&search, 1), size);
    return widgets::windowText(results::memoryEstimate, bytes, base::machineMemory());
}

const workspace::EmbeddingSet* RetrievalAskPane::chosenEmbeddings() const {
    const base::RowId id = m_embeddings->currentData().toLongLong();
    const auto& sets = m_controller.embeddings();
    const auto found = std::ranges::find(sets, id, &workspace::EmbeddingSet::id);
    return found == sets.end() ? nullptr : &*found;
}

QString RetrievalAskPane::searchProblem(const evaluate::AskingPlan& plan) const {
    const auto search = evaluate::readAskedSearch(plan.settings.search);
    if (!search) {
        return tr("The search is not understood: %1").arg(QString::fromStdString(search.error().detail));
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
    const auto there = reference();
    if (there && !evaluate::asksEngineAlone(search->search)) {
        return tr("The sentences of this corpus stand in an engine: only “engine:%1” can be asked, without "
                  "windows and searches per year or company.")
            .arg(QString::fromStdString(there->connection));
    }
    if (!evaluate::needsEmbeddings(search->search)) {
        return {};
    }
    if (there) {
        return m_vectors->problem(there->model, false);
    }
    const workspace::EmbeddingSet* const set = chosenEmbeddings();
    return set == nullptr ? tr("This search needs vectors: choose some, make them on the page Corpus, or "
                               "search words.")
                          : m_vectors->problem(set->model, set->source == workspace::EmbeddingSource::Lsa &&
                                                               !set->modelFile.empty());
}

std::string RetrievalAskPane::serviceKeyAccount(const evaluate::AskingPlan& plan) const {
    m_vectors->remember();
    return plan.vectors.service ? m_vectors->keyAccount() : std::string();
}

void RetrievalAskPane::start() {
    const evaluate::AskingPlan asked = plan();
    m_controller.ask(asked, serviceKeyAccount(asked));
}

QString RetrievalAskPane::problem(const evaluate::AskingPlan& asked) const {
    if (!m_controller.workspace()) {
        return tr("Open a workspace first.");
    }
    if (m_controller.workspace()->isReadOnly()) {
        return tr("This workspace is open for reading only.");
    }
    if (m_suite->count() == 0) {
        return tr("This workspace holds no gold questions yet.");
    }
    if (m_corpus->count() == 0) {
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

void RetrievalAskPane::refresh() {
    const bool isBusy = m_controller.isMeasuring();
    const evaluate::AskingPlan now = plan();
    const QString wrong = problem(now);
    const QString asked = isBusy ? QString() : askedText(m_controller.asked());
    m_asked->setText(asked);
    m_asked->setVisible(!asked.isEmpty());
    showEngine(now);
    m_depth->setEnabled(!m_scorer->currentData().toString().isEmpty());
    const workspace::EmbeddingSet* const set = chosenEmbeddings();
    m_vectors->setEnabled(set != nullptr || reference().has_value());
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
    fillScorers(); // programs come and go with the settings
    fillEngines(); // as connections do
    refresh();
    if (m_controller.workspace() && !m_controller.isMeasuring()) {
        m_controller.reload(); // corpora and vectors come on other pages
    }
}

} // namespace assay::app

#include "moc_retrieval_ask_pane.cpp"

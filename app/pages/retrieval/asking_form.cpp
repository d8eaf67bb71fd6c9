#include "app/pages/retrieval/asking_form.h"

#include "app/pages/retrieval/question_vectors_form.h"
#include "app/pages/retrieval/retrieval_controller.h"
#include "app/settings/engines_file.h"
#include "app/settings/reference_texts.h"
#include "app/settings/scorers_file.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
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

} // namespace

AskingForm::AskingForm(RetrievalController& controller, QWidget* parent)
    : QScrollArea(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("askingForm"));
    makeRows();
    for (QComboBox* const box : {m_suite, m_search, m_embeddings, m_union, m_filter, m_parts, m_scorer}) {
        connect(box, &QComboBox::currentTextChanged, this, &AskingForm::take);
    }
    connect(m_corpus, &QComboBox::currentIndexChanged, this, &AskingForm::fillEmbeddings);
    for (QLineEdit* const line : {m_fixed, m_name}) {
        connect(line, &QLineEdit::textChanged, this, &AskingForm::changed);
    }
    for (QSpinBox* const box : {m_window, m_depth}) {
        connect(box, &QSpinBox::valueChanged, this, &AskingForm::changed);
    }
    connect(m_vectors, &QuestionVectorsForm::changed, this, &AskingForm::changed);
}

// What a choice leaves nothing to say of cannot be filled in.
void AskingForm::take() {
    m_depth->setEnabled(!m_scorer->currentData().toString().isEmpty());
    m_vectors->setEnabled(embeddings() != nullptr || reference().has_value());
    Q_EMIT changed();
}

bool AskingForm::hasSuites() const {
    return m_suite->count() > 0;
}

const workspace::CorpusInfo* AskingForm::corpus() const {
    const auto& corpora = m_controller.corpora();
    const auto found = std::ranges::find(corpora, base::RowId(m_corpus->currentData().toLongLong()),
                                         &workspace::CorpusInfo::id);
    return found == corpora.end() ? nullptr : &*found;
}

QComboBox* AskingForm::addBox(QFormLayout& form, const char* name, const QString& title) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kBoxCharacters);
    widgets::tellWholeEntry(*box, title);
    form.addRow(title, box);
    return box;
}

void AskingForm::addSearchRows(QFormLayout& form) {
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

void AskingForm::addRerankingRows(QFormLayout& form) {
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

void AskingForm::addFilterRows(QFormLayout& form) {
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

void AskingForm::makeRows() {
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
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    setFrameShape(QFrame::NoFrame);
    setWidget(form);
}

void AskingForm::fillLists() {
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

void AskingForm::fillEmbeddings() {
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
    take();
}

void AskingForm::fillScorers() {
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

QStringList AskingForm::engineSearches(retrieval::RemoteMode mode) {
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
void AskingForm::fillEngines() {
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

// Reranking is the last part, also where it was typed.
std::string AskingForm::searchText() const {
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

evaluate::AskingPlan AskingForm::plan() const {
    evaluate::AskingPlan plan = planOf(m_suite->currentData().toString().toStdString(), searchText());
    plan.name = m_name->text().trimmed().toStdString();
    return plan;
}

evaluate::AskingPlan AskingForm::planOf(const std::string& suite, const std::string& search) const {
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

std::optional<workspace::CorpusReference> AskingForm::reference() const {
    return referenceOf(m_controller.corpora(), m_corpus->currentData().toLongLong());
}

const workspace::EmbeddingSet* AskingForm::embeddings() const {
    const base::RowId id = m_embeddings->currentData().toLongLong();
    const auto& sets = m_controller.embeddings();
    const auto found = std::ranges::find(sets, id, &workspace::EmbeddingSet::id);
    return found == sets.end() ? nullptr : &*found;
}

void AskingForm::refill() {
    fillScorers(); // programs come and go with the settings
    fillEngines(); // as connections do
    take();
}

} // namespace assay::app

#include "moc_asking_form.cpp"

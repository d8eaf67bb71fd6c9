// The whole neighbour test of the demo's corpus on engines that run: what embedded exact search gives is what
// they must give. An engine whose address the environment does not name fails its test.
#include "core/base/rule_files.h"
#include "core/evaluate/neighbours/corpus_ids.h"
#include "core/evaluate/neighbours/corpus_referencing.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/retrieval/remote/engine_check.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/retrieval/remote/postgres_engine.h"
#include "core/retrieval/remote/remote_search.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <memory>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::retrieval;

namespace {

constexpr std::size_t kEveryNthAnchor = 5;
constexpr std::size_t kAskedSentences = 40; // with whose words and vectors questions ask
constexpr double kSameScore = 1e-5;

std::string fieldText(std::int64_t value, std::int64_t missing) {
    return value == missing ? std::string() : std::to_string(value);
}

// The sentences of a corpus as an engine is sent them.
std::vector<RemoteDocument> documentsOf(const WorkspaceSearches& corpus, const CorpusIds& ids,
                                        const Search& vectors, std::uint32_t first, std::uint32_t last) {
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = first; row < last; ++row) {
        rows.push_back(row);
    }
    const std::vector<std::string> texts = corpus.source().texts(rows).value();
    const std::vector<float> numbers = vectors.vectorsOf(rows).value();
    const std::size_t dimension = vectors.capabilities().dimension;
    const workspace::CorpusColumns& columns = corpus.columns();
    std::vector<RemoteDocument> documents;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::uint32_t row = rows[i];
        RemoteDocument document;
        document.id = ids.idOf(row);
        document.text = texts[i];
        const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(i * dimension);
        document.vector.assign(begin, begin + static_cast<std::ptrdiff_t>(dimension));
        if (std::ranges::all_of(document.vector, [](float x) { return x == 0; })) {
            document.vector.clear();
        }
        document.fields["cik"] = fieldText(columns.cik[row], workspace::CorpusColumns::kMissing);
        document.fields["company"] = columns.names[columns.company[row]];
        document.fields["form"] = columns.names[columns.form[row]];
        document.fields["year"] = fieldText(columns.year[row], workspace::CorpusColumns::kNoNumber);
        document.fields["section"] = columns.names[columns.section[row]];
        document.fields["slice"] = std::to_string(columns.slice[row]);
        document.fields["kind"] = columns.kind[row] == model::SentenceKind::Prose     ? "prose"
                                  : columns.kind[row] == model::SentenceKind::Heading ? "heading"
                                                                                      : "table_debris";
        std::erase_if(document.fields, [](const auto& field) { return field.second.empty(); });
        documents.push_back(std::move(document));
    }
    return documents;
}

bool isNear(const std::optional<double>& a, const std::optional<double>& b, double tolerance) {
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= tolerance);
}

} // namespace

class TstEngines : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase();
    void pgvectorExact();
    void pgvectorByIndex();
    void chroma();
    void openSearchByWords();
    void aSendingThatIsKilledIsGoneOnWith_data();
    void aSendingThatIsKilledIsGoneOnWith();
    void aServerWithoutVectorsIsNamed();
    void aWrongOperatorIsNamed();
    void aWrongSpaceIsNamed();

  private:
    [[nodiscard]] std::vector<model::AnchorOutcome> outcomesOf(const Search& search) const;
    [[nodiscard]] NeighbourFigures figuresOf(const std::vector<model::AnchorOutcome>& outcomes,
                                             const Search& search) const;
    // Sends the corpus; null: it could not be, and the test has failed.
    [[nodiscard]] std::shared_ptr<RemoteEngine> sentTo(const EngineConnection& connection, bool vectors);
    [[nodiscard]] std::shared_ptr<const Search> searchOf(const std::shared_ptr<RemoteEngine>& engine,
                                                         RemoteMode mode) const;
    void demandTheSame(const Search& search, double tolerance);
    void demandTheSameOfQuestions(const std::shared_ptr<RemoteEngine>& engine, double share);
    void addQuestions();

    struct Said {
        int exitCode = -1;
        QByteArray out, error;
    };

    // `assay send` of the demo's corpus over a connection; `killAt`: SIGKILL once so many documents are
    // there.
    [[nodiscard]] Said send(const EngineConnection& connection, const QStringList& more,
                            std::optional<std::uint64_t> killAt = std::nullopt);
    [[nodiscard]] std::shared_ptr<RemoteEngine> sentWithLengths(const EngineConnection& connection,
                                                                const std::string& templates);
    [[nodiscard]] EngineCheck checkOf(RemoteEngine& engine) const;
    using Found = std::map<std::string, std::vector<model::PredictionContext>>; // by question
    [[nodiscard]] Found foundBy(const AskingPlan& plan);

    QTemporaryDir m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<WorkspaceSearches> m_corpus;
    std::shared_ptr<const CorpusIds> m_ids;
    std::shared_ptr<const Search> m_exact;
    std::shared_ptr<const Search> m_lexical;
    std::optional<NeighbourGold> m_gold;
    std::vector<std::uint32_t> m_anchors;
    QuestionVectors m_questionVectors;
    model::NeighbourSettings m_settings;
    base::NoProgress m_progress;
};

void TstEngines::initTestCase() {
    // Those that packaging/assay.sh test-engines was asked for are named; without any, nothing is tested.
    QVERIFY(qEnvironmentVariableIsSet("ASSAY_ENGINE_PGVECTOR") ||
            qEnvironmentVariableIsSet("ASSAY_ENGINE_CHROMA") ||
            qEnvironmentVariableIsSet("ASSAY_ENGINE_OPENSEARCH"));
    const QString file = m_folder.filePath("demo.assay");
    QProcess demo;
    demo.start(ASSAY_EXECUTABLE, {"demo", file, "--no-window", "--quiet"});
    QVERIFY(demo.waitForFinished(600'000));
    QCOMPARE(demo.exitCode(), 0);
    auto opened = workspace::Workspace::open(file.toStdString());
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    const auto reader = m_workspace->reader();
    ASSAY_VERIFY_OK(reader);
    const auto corpora = workspace::corpora(*reader);
    ASSAY_VERIFY_OK(corpora);
    QVERIFY(!corpora->empty());
    const base::RowId corpus = corpora->front().id;
    const auto sets = workspace::embeddingSets(*reader, corpus);
    ASSAY_VERIFY_OK(sets);
    QVERIFY(!sets->empty());
    auto searches = WorkspaceSearches::open(*m_workspace, corpus, sets->front().id, {}, m_progress);
    ASSAY_VERIFY_OK(searches);
    m_corpus = std::move(*searches);
    auto ids = CorpusIds::load(*reader, corpus, {});
    ASSAY_VERIFY_OK(ids);
    m_ids = std::make_shared<const CorpusIds>(std::move(*ids));
    m_exact = m_corpus->search(readSearchSpec("exact").value(), {}, m_progress).value();
    m_lexical = m_corpus->search(readSearchSpec("lexical").value(), {}, m_progress).value();
    auto gold = NeighbourGold::create(m_corpus->columns(), m_settings, {});
    ASSAY_VERIFY_OK(gold);
    m_gold = std::move(*gold);
    for (std::uint32_t row = 0; row < m_corpus->columns().size(); row += kEveryNthAnchor) {
        m_anchors.push_back(row);
    }
    QVERIFY(m_anchors.size() > 200);
    addQuestions();
}

void TstEngines::cleanupTestCase() {
    m_exact.reset();
    m_lexical.reset();
    m_corpus.reset();
    m_workspace.reset();
}

std::vector<model::AnchorOutcome> TstEngines::outcomesOf(const Search& search) const {
    NeighbourTest test;
    test.columns = &m_corpus->columns();
    test.gold = &*m_gold;
    test.source = &m_corpus->source();
    test.searches = {&search};
    test.settings = m_settings;
    test.anchors = m_anchors;
    std::vector<model::AnchorOutcome> outcomes;
    base::NoProgress progress;
    const auto done = runNeighbourTest(
        test, 0,
        [&](std::span<const model::AnchorOutcome> some) -> base::Result<> {
            outcomes.insert(outcomes.end(), some.begin(), some.end());
            return {};
        },
        {}, progress);
    if (!done) {
        QTest::qFail(tests::explanation(done).c_str(), __FILE__, __LINE__);
    }
    return outcomes;
}

NeighbourFigures TstEngines::figuresOf(const std::vector<model::AnchorOutcome>& outcomes,
                                       const Search& search) const {
    const std::vector<Capabilities> capabilities{search.capabilities()};
    return neighbourFigures(outcomes, m_settings, capabilities);
}

std::shared_ptr<RemoteEngine> TstEngines::sentTo(const EngineConnection& connection, bool vectors) {
    const auto failed = [](const std::string& what) {
        QTest::qFail(what.c_str(), __FILE__, __LINE__);
        return nullptr;
    };
    const auto opened = openEngine(connection, {}, {});
    if (!opened) {
        return failed(tests::explanation(opened));
    }
    RemoteEngine& engine = **opened;
    const auto before = engine.describe({});
    if (!before) {
        return failed(tests::explanation(before));
    }
    if (before->exists) { // of an earlier run
        const auto mark = engine.mark({});
        if (!mark || *mark != "tests" || !engine.remove({})) {
            return failed("a collection of that name is there, and none of these tests");
        }
    }
    const auto made = engine.create(vectors ? m_exact->capabilities().dimension : 0, "tests", {});
    if (!made) {
        return failed(tests::explanation(made));
    }
    const auto rows = static_cast<std::uint32_t>(m_corpus->columns().size());
    constexpr std::uint32_t kBatch = 200;
    std::uint64_t sent = 0;
    for (std::uint32_t first = 0; first < rows; first += kBatch) {
        auto documents = documentsOf(*m_corpus, *m_ids, *m_exact, first, std::min(rows, first + kBatch));
        if (!vectors) {
            std::ranges::for_each(documents, [](RemoteDocument& one) { one.vector.clear(); });
        }
        if (engine.capabilities().needsVectors) {
            std::erase_if(documents, [](const RemoteDocument& one) { return one.vector.empty(); });
        }
        sent += documents.size();
        if (const auto put = engine.put(documents, {}); !put) {
            return failed(tests::explanation(put));
        }
    }
    if (const auto finished = engine.finish({}); !finished) {
        return failed(tests::explanation(finished));
    }
    const auto after = engine.describe({});
    if (!after || after->documents != std::optional(sent)) {
        return failed("not every sentence has arrived");
    }
    return *opened;
}

std::shared_ptr<const Search> TstEngines::searchOf(const std::shared_ptr<RemoteEngine>& engine,
                                                   RemoteMode mode) const {
    RemoteSearchParts parts;
    parts.name = "tests";
    parts.engine = engine;
    parts.mode = mode;
    parts.ids = m_ids;
    parts.dimension = m_exact->capabilities().dimension;
    parts.fields = {std::shared_ptr<void>(), &m_corpus->fields()};
    parts.vectors = [this](std::span<const Row> rows) { return m_exact->vectorsOf(rows); };
    return makeRemoteSearch(std::move(parts)).value();
}

// Self@1, Hit@k, MRR@k and the distances of both regimes.
void TstEngines::demandTheSame(const Search& search, double tolerance) {
    const NeighbourFigures expected = figuresOf(outcomesOf(*m_exact), *m_exact);
    const NeighbourFigures found = figuresOf(outcomesOf(search), search);
    QCOMPARE(found.searches.size(), std::size_t{1});
    QCOMPARE(found.searches[0].regimes.size(), expected.searches[0].regimes.size());
    for (std::size_t i = 0; i < expected.searches[0].regimes.size(); ++i) {
        const RegimeFigures& figures = expected.searches[0].regimes[i];
        const RegimeFigures& theirs = found.searches[0].regimes[i];
        QVERIFY(isNear(theirs.selfAt1TieAware.value, figures.selfAt1TieAware.value, tolerance));
        for (const auto& [k, hit] : figures.hitAt) {
            const auto& other = theirs.hitAt.at(k);
            qInfo("Hit@%d %.6f here, %.6f there", k, hit.value.value_or(-1), other.value.value_or(-1));
            QVERIFY(isNear(other.value, hit.value, tolerance));
        }
        for (const auto& [k, mean] : figures.mrrAt) {
            QVERIFY(isNear(theirs.mrrAt.at(k).value, mean.value, tolerance));
        }
    }
}

// Each asks with the vector of a sentence.
void TstEngines::addQuestions() {
    const auto suite = workspace::createSuite(*m_workspace, "asked of engines");
    ASSAY_VERIFY_OK(suite);
    const std::string file = m_folder.filePath("questions.jsonl").toStdString();
    std::ofstream out(file);
    const std::size_t dimension = m_exact->capabilities().dimension;
    for (std::size_t i = 0; i < kAskedSentences; ++i) {
        const std::span<const std::uint32_t> row(&m_anchors[i], 1);
        const std::vector<float> vector = m_exact->vectorsOf(row).value();
        if (std::ranges::all_of(vector, [](float x) { return x == 0; })) {
            continue;
        }
        model::Question question;
        question.questionId = "asks as " + m_ids->idOf(m_anchors[i]);
        question.questionText = m_corpus->source().texts(row).value().front();
        question.evidenceSentenceIds = {m_ids->idOf(m_anchors[i])};
        ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "Ada", ""));
        out << R"({"id":")" << question.questionId << R"(","vector":[)";
        for (std::size_t d = 0; d < dimension; ++d) {
            out << (d == 0 ? "" : ",") << vector[d];
        }
        out << "]}\n";
    }
    QVERIFY(out.good());
    m_questionVectors.file = file;
    m_questionVectors.fileModel = m_corpus->embeddings()->model;
}

TstEngines::Found TstEngines::foundBy(const AskingPlan& plan) {
    Found found;
    const auto asked = askCorpus(*m_workspace, plan, {}, m_progress);
    if (!asked) {
        QTest::qFail(tests::explanation(asked).c_str(), __FILE__, __LINE__);
        return found;
    }
    const auto take = [&found](const formats::PredictionRecord& record) -> base::Result<> {
        found[record.prediction.questionId] = record.prediction.contexts.value();
        return {};
    };
    const auto reader = m_workspace->reader();
    if (!reader || !workspace::readPredictionSet(*reader, asked->set.id, take, {})) {
        QTest::qFail("the lists cannot be read", __FILE__, __LINE__);
    }
    return found;
}

// Questions over a corpus by reference, which the engine lists itself, find what they find here. Sentences
// that stand in many filings are equally near; which of them end a list is chance, so it goes by scores.
void TstEngines::demandTheSameOfQuestions(const std::shared_ptr<RemoteEngine>& engine, double share) {
    ReferencePlan plan;
    plan.name = engine->capabilities().label;
    plan.connection = "tests";
    plan.slices = 0;
    plan.model = m_questionVectors.fileModel;
    const auto made = referenceCorpus(*m_workspace, plan, *engine, {}, m_progress);
    ASSAY_VERIFY_OK(made);
    QVERIFY(made->missing.empty() && made->sampled > 0);
    QVERIFY(made->reference.isWhole(made->made.corpus.sentences));
    AskingPlan asking;
    asking.suite = "asked of engines";
    asking.settings.k = 10;
    asking.settings.onlyProse = false;
    asking.vectors = m_questionVectors;
    asking.engines = [&engine](const std::string&) {
        return base::Result<std::shared_ptr<RemoteEngine>>(engine);
    };
    asking.settings.search = "exact";
    asking.corpus = m_corpus->corpus().id;
    asking.embeddings = m_corpus->embeddings()->id;
    const auto here = foundBy(asking);
    asking.settings.search = "engine:tests";
    asking.corpus = made->made.corpus.id;
    asking.embeddings = 0;
    const auto there = foundBy(asking);
    QVERIFY(here.size() > kAskedSentences / 2);
    QCOMPARE(there.size(), here.size());
    std::size_t shared = 0;
    std::size_t all = 0;
    for (const auto& [question, expected] : here) {
        const std::vector<model::PredictionContext>& found = there.at(question);
        QCOMPARE(found.size(), expected.size());
        const double least = expected.back().score.value() - kSameScore;
        for (const model::PredictionContext& context : found) {
            QVERIFY(m_ids->rowOf(context.id).has_value());
            shared += context.score.value() >= least ? 1U : 0U;
            ++all;
        }
    }
    qInfo("of what questions find here, %zu of %zu are found there", shared, all);
    QVERIFY(static_cast<double>(shared) >= share * static_cast<double>(all));
}

void TstEngines::pgvectorExact() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = std::string(kPostgresEngine);
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_PGVECTOR").toStdString();
    connection.user = "assay";
    connection.collection = "assay tests \"exact\"";
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_PGVECTOR names no server");
    }
    const auto engine = sentTo(connection, true);
    QVERIFY(engine);
    demandTheSame(*searchOf(engine, RemoteMode::Vector), 1e-9);
    demandTheSameOfQuestions(engine, 1);
    // Ids and vectors are those that were sent.
    const std::vector<Row> rows{0, 7};
    const std::vector<std::string> ids{m_ids->idOf(0), m_ids->idOf(7)};
    const auto fetched = engine->fetch(ids, true, {});
    ASSAY_VERIFY_OK(fetched);
    QCOMPARE(fetched->size(), std::size_t{2});
    const std::vector<float> vectors = m_exact->vectorsOf(rows).value();
    for (const RemoteDocument& document : *fetched) {
        const std::size_t place = document.id == ids[0] ? 0 : document.vector.size();
        QVERIFY(std::equal(document.vector.begin(), document.vector.end(),
                           vectors.begin() + static_cast<std::ptrdiff_t>(place)));
    }
    ASSAY_VERIFY_OK(engine->remove({}));
}

// An approximate index finds nearly all; what it misses is measured, never hidden.
void TstEngines::pgvectorByIndex() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = std::string(kPostgresEngine);
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_PGVECTOR").toStdString();
    connection.user = "assay";
    connection.collection = "assay_tests_hnsw";
    connection.exact = false;
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_PGVECTOR names no server");
    }
    const auto engine = sentTo(connection, true);
    QVERIFY(engine);
    const auto search = searchOf(engine, RemoteMode::Vector);
    QVERIFY(!search->capabilities().recall);
    const std::vector<float> vectors = m_exact->vectorsOf(m_anchors).value();
    const std::size_t dimension = m_exact->capabilities().dimension;
    std::size_t shared = 0;
    std::size_t asked = 0;
    for (std::size_t i = 0; i < 100; ++i) {
        const auto vector = std::span(vectors).subspan(i * dimension, dimension);
        if (std::ranges::all_of(vector, [](float x) { return x == 0; })) {
            continue; // without a vector
        }
        const Query query{.vector = vector, .text = {}};
        const auto here = m_exact->search({&query, 1}, 10, {}, {});
        const auto there = search->search({&query, 1}, 10, {}, {});
        ASSAY_VERIFY_OK(here);
        ASSAY_VERIFY_OK(there);
        for (const Hit& hit : here->front()) {
            shared += std::ranges::count(there->front(), hit.row, &Hit::row) > 0 ? 1U : 0U;
            ++asked;
        }
    }
    qInfo("recall@10 of HNSW: %zu of %zu", shared, asked);
    QVERIFY(static_cast<double>(shared) >= 0.9 * static_cast<double>(asked));
    ASSAY_VERIFY_OK(engine->remove({}));
}

// Its index is HNSW, whose lists at this size hold what exact search finds but for a few anchors.
void TstEngines::chroma() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = "chroma";
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_CHROMA").toStdString();
    connection.collection = "assay_tests";
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_CHROMA names no server");
    }
    const auto engine = sentTo(connection, true);
    QVERIFY(engine);
    demandTheSame(*searchOf(engine, RemoteMode::Vector), 0.01);
    demandTheSameOfQuestions(engine, 0.95);
    ASSAY_VERIFY_OK(engine->remove({}));
}

// The same formula, but lengths are rounded to a byte there and words are cut by another rule: the same
// documents for the most part, in nearly the same order.
void TstEngines::openSearchByWords() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = "opensearch";
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_OPENSEARCH").toStdString();
    connection.collection = "assay_tests";
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_OPENSEARCH names no server");
    }
    const auto engine = sentTo(connection, false);
    QVERIFY(engine);
    const auto search = searchOf(engine, RemoteMode::Text);
    const std::vector<std::string> texts = m_corpus->source().texts(m_anchors).value();
    std::size_t shared = 0;
    std::size_t asked = 0;
    for (std::size_t i = 0; i < 200; ++i) {
        const Query query{.vector = {}, .text = texts[i]};
        if (texts[i].empty()) {
            continue;
        }
        const auto here = m_lexical->search({&query, 1}, 10, {}, {});
        const auto there = search->search({&query, 1}, 30, {}, {});
        ASSAY_VERIFY_OK(here);
        ASSAY_VERIFY_OK(there);
        for (const Hit& hit : here->front()) {
            shared += std::ranges::count(there->front(), hit.row, &Hit::row) > 0 ? 1U : 0U;
            ++asked;
        }
    }
    qInfo("of the ten best by words here, %zu of %zu are among the thirty best there", shared, asked);
    QVERIFY(static_cast<double>(shared) >= 0.9 * static_cast<double>(asked));
    ASSAY_VERIFY_OK(engine->remove({}));
}

TstEngines::Said TstEngines::send(const EngineConnection& connection, const QStringList& more,
                                  std::optional<std::uint64_t> killAt) {
    const QString settings = m_folder.filePath("engines.json");
    std::ofstream(settings.toStdString()) << engineConnectionsJson({connection}).value();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("ASSAY_ENGINES", settings);
    program.setProcessEnvironment(environment);
    const QStringList arguments{"send",     m_folder.filePath("demo.assay"),
                                "--corpus", QString::fromStdString(m_corpus->corpus().name),
                                "--engine", "tests",
                                "--quiet"};
    const bool hasVectors = !more.contains("--texts-only") && !more.contains("--remove");
    const QStringList vectors{"--embeddings", QString::fromStdString(m_corpus->embeddings()->name)};
    program.start(ASSAY_EXECUTABLE, arguments + (hasVectors ? vectors : QStringList()) + more);
    const auto engine = openEngine(connection, {}, {}).value();
    while (killAt && !program.waitForFinished(10)) {
        const auto there = engine->describe({});
        if (there && there->exists && there->documents.value_or(0) >= *killAt) {
            program.kill();
        }
    }
    if (program.state() != QProcess::NotRunning && !program.waitForFinished(600'000)) {
        program.kill();
        program.waitForFinished();
    }
    Said said;
    said.exitCode = program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    said.out = program.readAllStandardOutput();
    said.error = program.readAllStandardError();
    return said;
}

void TstEngines::aSendingThatIsKilledIsGoneOnWith_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("variable");
    QTest::newRow("pgvector") << "postgresql"
                              << "ASSAY_ENGINE_PGVECTOR";
    QTest::newRow("chroma") << "chroma"
                            << "ASSAY_ENGINE_CHROMA";
    QTest::newRow("opensearch") << "opensearch"
                                << "ASSAY_ENGINE_OPENSEARCH";
}

void TstEngines::aSendingThatIsKilledIsGoneOnWith() {
    QFETCH(const QString, kind);
    QFETCH(const QString, variable);
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = kind.toStdString();
    connection.url = qEnvironmentVariable(variable.toUtf8()).toStdString();
    connection.user = kind == "postgresql" ? "assay" : "";
    connection.collection = "assay_tests_killed";
    connection.batchDocuments = 100;
    if (connection.url.empty()) {
        QSKIP(qPrintable(variable + " names no server"));
    }
    const QStringList more = kind == "opensearch" ? QStringList{"--texts-only"} : QStringList();
    const QString named = "tests/assay_tests_killed";
    static_cast<void>(send(connection, {"--remove", named})); // of an earlier run
    EngineConnection slow = connection;
    slow.maxPerSecond = 5; // so that it has not ended when the first documents are there
    QCOMPARE(send(slow, more, 1).exitCode, -1);
    const auto engine = openEngine(connection, {}, {}).value();
    ASSAY_VERIFY_OK(engine->finish({})); // what came is counted
    const auto left = engine->describe({});
    ASSAY_VERIFY_OK(left);
    const auto all = static_cast<qint64>(m_corpus->columns().size());
    QVERIFY(left->exists && left->documents.value_or(0) > 0);
    QVERIFY(static_cast<qint64>(*left->documents) < all);
    const Said rest = send(connection, more + QStringList{"--json"});
    QVERIFY2(rest.exitCode == 0, (rest.out + rest.error).constData());
    const QJsonObject figures = QJsonDocument::fromJson(rest.out).object();
    const qint64 expected = all - figures["without_vector"].toInteger();
    QVERIFY(figures["verified"].toBool() && figures["faults"].toArray().isEmpty());
    // None was lost; a batch that was on its way may have come after they were counted.
    QVERIFY(figures["sent"].toInteger() + static_cast<qint64>(*left->documents) >=
            expected - static_cast<qint64>(connection.batchDocuments));
    QVERIFY(figures["sent"].toInteger() < expected);
    QCOMPARE(figures["collection"].toObject()["documents"].toInteger(), expected);
    QCOMPARE(figures["texts"].toInteger(), figures["sample"].toInteger());
    QCOMPARE(send(connection, more + QStringList{"--check"}).exitCode, 0);
    QCOMPARE(send(connection, {"--remove", named}).exitCode, 0);
    const auto after = engine->describe({});
    ASSAY_VERIFY_OK(after);
    QVERIFY(!after->exists);
}

// As packaging/engines.sh brings OpenSearch up, it has no k-NN.
void TstEngines::aServerWithoutVectorsIsNamed() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = "opensearch";
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_OPENSEARCH").toStdString();
    connection.collection = "assay_tests_vectors";
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_OPENSEARCH names no server");
    }
    const Said said = send(connection, {});
    QCOMPARE(said.exitCode, 2);
    QVERIFY2(said.error.contains("index.knn") && said.error.contains("--texts-only"), said.error.constData());
    const auto there = openEngine(connection, {}, {}).value()->describe({});
    ASSAY_VERIFY_OK(there);
    QVERIFY(!there->exists);
}

// The sentences with a vector, whose vectors are made of different lengths; null: the test has failed.
std::shared_ptr<RemoteEngine> TstEngines::sentWithLengths(const EngineConnection& connection,
                                                          const std::string& templates) {
    const auto opened = openEngine(connection, {}, templates);
    if (!opened) {
        QTest::qFail(tests::explanation(opened).c_str(), __FILE__, __LINE__);
        return nullptr;
    }
    RemoteEngine& engine = **opened;
    const auto mark = engine.mark({});
    if (mark && *mark == "tests") { // of an earlier run
        static_cast<void>(engine.remove({}));
    }
    auto documents =
        documentsOf(*m_corpus, *m_ids, *m_exact, 0, static_cast<std::uint32_t>(m_corpus->columns().size()));
    std::erase_if(documents, [](const RemoteDocument& one) { return one.vector.empty(); });
    for (std::size_t i = 0; i < documents.size(); ++i) {
        for (float& value : documents[i].vector) {
            value *= 0.5F + static_cast<float>(i % 7);
        }
    }
    auto done = engine.create(m_exact->capabilities().dimension, "tests", {});
    constexpr std::size_t kBatch = 200;
    for (std::size_t first = 0; done && first < documents.size(); first += kBatch) {
        done =
            engine.put(std::span(documents).subspan(first, std::min(kBatch, documents.size() - first)), {});
    }
    done = done ? engine.finish({}) : done;
    if (!done) {
        QTest::qFail(tests::explanation(done).c_str(), __FILE__, __LINE__);
        return nullptr;
    }
    return *opened;
}

EngineCheck TstEngines::checkOf(RemoteEngine& engine) const {
    const RowVectors vectors = [this](std::span<const Row> rows) { return m_exact->vectorsOf(rows); };
    return checkEngine(engine, *m_ids, vectors, m_exact->capabilities().dimension,
                       evenlyTaken(m_ids->size(), kSentSample), {})
        .value();
}

// Nothing of the table says so: the connection asks by another operator than the vectors were made for.
void TstEngines::aWrongOperatorIsNamed() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = std::string(kPostgresEngine);
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_PGVECTOR").toStdString();
    connection.user = "assay";
    connection.collection = "assay_tests_lengths";
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_PGVECTOR names no server");
    }
    const auto engine = sentWithLengths(connection, {});
    QVERIFY(engine);
    const EngineCheck right = checkOf(*engine);
    QVERIFY(right.lists > 0 && right.compared > 0 && right.agreeing == right.compared);
    QVERIFY(!right.listsBy && !right.wrongMetric);
    for (const RemoteMetric metric : {RemoteMetric::Dot, RemoteMetric::Euclidean}) {
        connection.metric = metric;
        const EngineCheck wrong = checkOf(*openEngine(connection, {}, {}).value());
        QCOMPARE(wrong.agreeing, wrong.compared);
        QVERIFY(wrong.listsBy == std::optional(metric) && wrong.wrongMetric && !wrong.isSound());
    }
    const Said said = send(connection, {"--check"});
    QCOMPARE(said.exitCode, 1);
    QVERIFY2(
        said.out.contains("wrong metric: its results stand in order by Euclidean distance, not by cosine"),
        said.out.constData());
    ASSAY_VERIFY_OK(engine->remove({}));
}

// A collection that was made with its engine's usual space.
void TstEngines::aWrongSpaceIsNamed() {
    EngineConnection connection;
    connection.name = "tests";
    connection.engine = "chroma";
    connection.url = qEnvironmentVariable("ASSAY_ENGINE_CHROMA").toStdString();
    connection.collection = "assay_tests_l2";
    if (connection.url.empty()) {
        QSKIP("ASSAY_ENGINE_CHROMA names no server");
    }
    const QTemporaryDir templates;
    QString form = QString::fromUtf8(base::ruleFile("chroma"));
    form.replace(R"("space": "cosine")", R"("space": "l2")");
    std::ofstream(templates.filePath("chroma.json").toStdString()) << form.toStdString();
    const auto engine = sentWithLengths(connection, templates.path().toStdString());
    QVERIFY(engine);
    const EngineCheck check = checkOf(*engine);
    QVERIFY(check.collection.metric == std::optional(RemoteMetric::Euclidean));
    QVERIFY(check.listsBy == std::optional(RemoteMetric::Euclidean) && check.wrongMetric);
    QCOMPARE(check.agreeing, check.compared);
    const Said said = send(connection, {"--check"});
    QCOMPARE(said.exitCode, 1);
    QVERIFY2(
        said.out.contains("wrong metric: its results stand in order by Euclidean distance, not by cosine"),
        said.out.constData());
    ASSAY_VERIFY_OK(engine->remove({}));
}

ASSAY_TEST(TstEngines)

#include "tst_engines.moc"

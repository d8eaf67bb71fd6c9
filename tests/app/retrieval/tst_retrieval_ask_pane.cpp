// Asking a corpus from the page, by keys and clicks: with vectors of questions from a service and from a
// file, which another model's are refused, and with a scorer that reranks what the search found.
#include "app/settings/embedding_service.h"
#include "app/settings/engines_file.h"
#include "app/settings/scorers_file.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/corpus_referencing.h"
#include "tests/app/retrieval/retrieval_window.h"
#include "tests/core/evaluate/small_engine.h"
#include "tests/support/embedding_service.h"
#include "tests/support/loopback_server.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTextBrowser>

using namespace assay;
using namespace assay::tests;

namespace {

constexpr std::size_t kAskedDimension = 8;

std::string questionOf(std::size_t topic) {
    return std::string("What is said of ") + kTopics[topic] + "?";
}

std::string vectorLine(const std::string& id, const std::string& text) {
    const nlohmann::json line{{"id", id}, {"vector", vectorOfText(text, kAskedDimension)}};
    return line.dump() + "\n";
}

// A scorer that likes what the second company says.
constexpr const char* kSecondCompany = "echo \"$identity\"\n"
                                       "while IFS= read -r line; do\n"
                                       "  case $line in\n"
                                       "    *'Firm 2 '*) answer \"$(idOf \"$line\")\" 1;;\n"
                                       "    *) answer \"$(idOf \"$line\")\" 0;;\n"
                                       "  esac\n"
                                       "done\n";

} // namespace

class TestRetrievalAskPane : public QObject, private RetrievalWindow {
    Q_OBJECT

    // Vectors of the corpus, of a model called "small": a gold sentence's is that of its question.
    void importVectors() const {
        std::string lines;
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            lines += vectorLine("gold" + std::to_string(i), questionOf(i));
            lines += vectorLine("other" + std::to_string(i), "other " + std::to_string(i));
        }
        const auto workspace = workspace::Workspace::open(path("w.assay"));
        QVERIFY(workspace.has_value());
        const auto reader = (*workspace)->reader();
        QVERIFY(reader.has_value());
        const auto corpora = workspace::corpora(*reader);
        QVERIFY(corpora.has_value() && corpora->size() == 1);
        evaluate::EmbeddingMaking making;
        making.corpus = corpora->front().id;
        making.name = "small vectors";
        making.model = "small";
        base::NoProgress progress;
        const auto made =
            evaluate::importEmbeddings(**workspace, making, write("vectors.jsonl", lines), {}, {}, progress);
        QVERIFY(made.has_value());
    }

    // A question for each of these sentences.
    void addSuite(const char* name, const std::vector<std::string>& evidence) const {
        const auto workspace = workspace::Workspace::open(path("w.assay"));
        QVERIFY(workspace.has_value());
        const auto suite = workspace::createSuite(**workspace, name);
        QVERIFY(suite.has_value());
        for (const std::string& id : evidence) {
            model::Question question;
            question.questionId = name + id;
            question.questionText = "What is said of " + id + "?";
            question.evidenceSentenceIds = {id};
            QVERIFY(workspace::addQuestion(**workspace, *suite, question, "Ada", "").has_value());
        }
    }

    void openWithVectors() {
        fill();
        importVectors();
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().embeddings().size(), std::size_t{1});
        showTab(u"Ask"_s);
        choose("retrievalAskEmbeddings", u"small vectors"_s);
    }

    void type(const char* name, const QString& text) const {
        auto* line = child<QLineEdit>(name);
        QVERIFY2(line->isVisible() && line->isEnabled(), name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QCOMPARE(line->text(), text);
    }

    // "second" in the user's scorers.
    static void writeScorer() {
        const QString scorers = app::scorersFile();
        QVERIFY(QDir().mkpath(QFileInfo(scorers).path()));
        QJsonArray arguments;
        for (const std::string& argument : shellScorer(kSecondCompany).arguments) {
            arguments.append(QString::fromStdString(argument));
        }
        const QJsonObject scorer{{u"name"_s, u"second"_s}, {u"command"_s, arguments}};
        QFile settings(scorers);
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write(QJsonDocument(QJsonObject{{u"scorers"_s, QJsonArray{scorer}}}).toJson());
    }

    [[nodiscard]] QString state() const { return child<QLabel>("retrievalAskState")->text(); }

    void ask() {
        click("retrievalAskStart");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().run() != nullptr, qPrintable(m_error));
    }

  private Q_SLOTS:

    void init() { makeReady(); }

    // The key of the page does what is in front; it measured the lists at the left once more.
    void theKeyOfThePageAsks() {
        openWithVectors();
        choose("retrievalAskSearch", u"lexical"_s);
        QVERIFY2(state().isEmpty(), qPrintable(state()));
        QTest::keyClick(child<QComboBox>("retrievalAskSearch"), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().run() != nullptr, qPrintable(m_error));
        QVERIFY(controller().run()->about.asked.has_value());
        QCOMPARE(controller().run()->about.asked->settings.search, std::string("lexical"));
    }

    void cleanup() {
        takeDown();
        qunsetenv("ASSAY_TEST_ASKED_KEY");
    }

    // What no search can find there stands beside the button before anything is asked, and asking stays
    // possible.
    void goldThatTheCorpusLacksIsSaidBefore() {
        fill();
        addSuite("P2", {"gold0", "elsewhere"});
        addSuite("P3", {"elsewhere", "nowhere"});
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().suites().size(), std::size_t{3});
        showTab(u"Ask"_s);
        choose("retrievalAskSearch", u"lexical"_s);
        const auto* gold = child<QLabel>("retrievalAskGold");
        QVERIFY(gold != nullptr);
        QTRY_COMPARE(gold->text(), u"Gold sentences in this corpus: all 8."_s);
        choose("retrievalAskSuite", u"P2"_s);
        QTRY_VERIFY2(gold->text().contains(u"1 of 2"_s) && gold->text().startsWith(u"⚠"_s),
                     qPrintable(gold->text()));
        choose("retrievalAskSuite", u"P3"_s);
        QTRY_VERIFY2(gold->text().contains(u"none of 2"_s) && gold->text().startsWith(u"⚠"_s),
                     qPrintable(gold->text()));
        QVERIFY(gold->isVisible() && child<QPushButton>("retrievalAskStart")->isEnabled());
        QVERIFY2(state().isEmpty(), qPrintable(state()));
        // By another rule of relevance it is looked up anew.
        choose("retrievalRelevance", u"its expected sources"_s);
        QTRY_VERIFY(!gold->isVisible());
    }

    void vectorsOfQuestionsFromAService() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kAskedDimension, "small"); });
        openWithVectors();
        QVERIFY2(state().contains(u"cannot be folded"_s), qPrintable(state()));
        QVERIFY(!child<QLineEdit>("questionVectorsUrl")->isVisible());
        choose("questionVectorsSource", u"from an embeddings service"_s);
        QVERIFY(!child<QLineEdit>("questionVectorsFile")->isVisible());
        type("questionVectorsUrl", u"nowhere"_s);
        QVERIFY2(state().contains(u"https://host/v1"_s), qPrintable(state()));
        type("questionVectorsUrl", QString::fromStdString(server.url() + "/v1"));
        type("questionVectorsServiceModel", u"large"_s);
        QVERIFY2(state().contains(u"cannot be compared"_s), qPrintable(state()));
        QVERIFY(!child<QPushButton>("retrievalAskStart")->isEnabled());
        type("questionVectorsServiceModel", u"small"_s);
        qputenv("ASSAY_TEST_ASKED_KEY", "secret");
        type("questionVectorsKey", u"ASSAY_TEST_ASKED_KEY"_s);
        QVERIFY2(state().isEmpty(), qPrintable(state()));
        // What that takes stands there before anything is asked.
        const auto* estimate = child<QLabel>("retrievalAskEngine");
        QVERIFY2(estimate->text().contains(u"8 texts in 1 request"_s), qPrintable(estimate->text()));
        QVERIFY2(estimate->text().endsWith(u"no price is known"_s), qPrintable(estimate->text()));
        child<QDoubleSpinBox>("questionVectorsPrice")->setValue(100);
        QVERIFY2(estimate->text().endsWith(u" USD"_s), qPrintable(estimate->text()));
        QCOMPARE(server.requestCount(), 0);
        ask();
        QVERIFY(server.requestCount() > 0);
        QCOMPARE(server.requests().front().headers["authorization"], std::string("Bearer secret"));
        // Each question's vector is that of its gold.
        QCOMPARE(controller().run()->evaluation.figures.find("recip_rank")->mean, std::optional(1.0));
        const QString asked = child<QLabel>("retrievalAsked")->text();
        QVERIFY2(asked.contains(u"8 question"_s), qPrintable(asked));
        // The next time the fields show it again; the key is kept nowhere.
        QCOMPARE(app::rememberedEmbeddingService().model, u"small"_s);
        QCOMPARE(app::rememberedEmbeddingService().price, 100.0);
        QCOMPARE(app::rememberedEmbeddingService().keyVariable, u"ASSAY_TEST_ASKED_KEY"_s);
    }

    // What asking an engine takes, and which collection it is, stand there before anything is asked.
    void anEngineIsNamedBeforeItIsAsked() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response;
            response.body = request.path.find("_count") != std::string::npos ? R"({"count":16})"
                            : request.path == "/" ? R"({"version":{"number":"2.19"}})"
                                                  : R"({"sentences":{"mappings":{"properties":{}}}})";
            return response;
        });
        retrieval::EngineConnection connection;
        connection.name = "filings";
        connection.engine = "opensearch";
        connection.url = server.url();
        connection.collection = "sentences";
        connection.maxPerSecond = 2;
        connection.pricePerMillionRequests = 1'000;
        QVERIFY(app::saveEngineConnections({connection}).has_value());
        openWithVectors();
        const auto* estimate = child<QLabel>("retrievalAskEngine");
        QVERIFY(estimate->isHidden());
        choose("retrievalAskSearch", u"engine:filings,mode=text"_s);
        QVERIFY2(estimate->text().startsWith(u"Engine filings, by text: 8 request"_s) &&
                     estimate->text().endsWith(u", at least 4 s, 0.0080 USD"_s),
                 qPrintable(estimate->text()));
        const auto* identity = child<QLabel>("retrievalAskEngineIdentity");
        QVERIFY2(identity->text().contains(u"opensearch at %1"_s.arg(QString::fromStdString(server.url()))) &&
                     identity->text().contains(u"“sentences”"_s),
                 qPrintable(identity->text()));
        QCOMPARE(server.requestCount(), 0);
        click("retrievalAskEngineProbe");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(identity->text().contains(u"documents: 16"_s), qPrintable(identity->text()));
        // One that the settings have not is no search that can be asked.
        auto* search = child<QComboBox>("retrievalAskSearch");
        search->setFocus();
        search->lineEdit()->selectAll();
        QTest::keyClicks(search->lineEdit(), u"engine:gone,mode=text"_s);
        QVERIFY2(state().contains(u"“gone”"_s), qPrintable(state()));
        QVERIFY(estimate->isHidden() && !child<QPushButton>("retrievalAskStart")->isEnabled());
    }

    // Alpha over lists that are no stored ones: one engine finds words, the other vectors. Each is asked
    // once, as this form says, and its list is kept.
    void alphaFusesListsOfTwoEngines() {
        LoopbackServer words([](const LoopbackRequest& request) {
            LoopbackResponse response;
            std::string hits;
            for (std::size_t i = 0; i < kTopics.size(); ++i) {
                if (request.body.find(kTopics[i]) != std::string::npos) { // the gold second
                    const std::string topic = std::to_string(i);
                    hits = R"({"_id":"other)" + topic + R"(","_score":2},{"_id":"gold)" + topic +
                           R"(","_score":1})";
                }
            }
            response.body = request.path.find("_search") != std::string::npos
                                ? R"({"hits":{"hits":[)" + hits + "]}}"
                            : request.path.find("_count") != std::string::npos ? R"({"count":16})"
                            : request.path == "/" ? R"({"version":{"number":"2.19"}})"
                                                  : R"({"sentences":{"mappings":{"properties":{}}}})";
            return response;
        });
        fill();
        importVectors();
        SmallEngine vectors;
        {
            const auto workspace = workspace::Workspace::open(path("w.assay"));
            const auto reader = (*workspace)->reader();
            const auto corpora = workspace::corpora(*reader);
            const auto sets = workspace::embeddingSets(*reader, corpora->front().id);
            QVERIFY(sets.has_value() && sets->size() == 1);
            QVERIFY(vectors.take(**workspace, sets->front().corpus, sets->front().id).has_value());
        }
        retrieval::EngineConnection connection;
        connection.name = "words";
        connection.engine = "opensearch";
        connection.url = words.url();
        connection.collection = "sentences";
        QVERIFY(app::saveEngineConnections({connection, vectors.connection()}).has_value());
        std::string lines;
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            lines += vectorLine("q" + std::to_string(i), questionOf(i));
        }
        const auto file = QString::fromStdString(write("questions.jsonl", lines).string());
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().embeddings().size(), std::size_t{1});
        showTab(u"Ask"_s);
        choose("retrievalAskEmbeddings", u"small vectors"_s);
        showTab(u"Alpha"_s);
        choose("alphaLexical", u"engine:words,mode=text"_s);
        choose("alphaVector", u"engine:here,mode=vector"_s);
        const auto* told = child<QLabel>("alphaAsked");
        QVERIFY2(told->isVisible() && told->text().contains(u"cannot be folded"_s), qPrintable(told->text()));
        QVERIFY(!child<QPushButton>("alphaPrepare")->isEnabled());
        showTab(u"Ask"_s);
        choose("questionVectorsSource", u"from a file with question ids"_s);
        type("questionVectorsFile", file);
        type("questionVectorsFileModel", u"small"_s);
        showTab(u"Alpha"_s);
        QVERIFY2(told->text().contains(u"100 result"_s), qPrintable(told->text()));
        const QString takes = child<QLabel>("alphaEngines")->text();
        QVERIFY2(takes.contains(u"Engine words, by text: 8 request"_s) &&
                     takes.contains(u"Engine here, by vector: 8 request"_s) &&
                     takes.contains(u"Comparing vectors in here with those here"_s),
                 qPrintable(takes));
        QCOMPARE(words.requestCount() + vectors.requests(), 0);
        click("alphaPrepare");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        const auto* readout = child<QLabel>("alphaReadout");
        QTRY_VERIFY2(readout->text().contains(u"MRR 1.0000"_s), qPrintable(readout->text() + m_error));
        QCOMPARE(controller().sets().size(), std::size_t{4});
        QCOMPARE(child<QComboBox>("alphaLexical")->currentText(), u"P1: engine:words,mode=text"_s);
        QCOMPARE(child<QComboBox>("alphaVector")->currentText(), u"P1: engine:here,mode=vector"_s);
        auto* slider = child<QSlider>("alphaSlider");
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home); // words alone
        QVERIFY2(readout->text().contains(u"MRR 0.5000"_s), qPrintable(readout->text()));
        // Fused again, nobody is asked.
        const int asked = words.requestCount() + vectors.requests();
        click("alphaPrepare");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QCOMPARE(words.requestCount() + vectors.requests(), asked);
    }

    // Its engine alone can be asked, with vectors of the model that made those there; ranked lists show the
    // texts that the engine has.
    void aCorpusByReferenceIsAskedByItsEngine() {
#ifndef Q_OS_WIN
        writeScorer();
#endif
        fill();
        SmallEngine engine;
        {
            const auto workspace = workspace::Workspace::open(path("w.assay"));
            QVERIFY(workspace.has_value());
            const auto reader = (*workspace)->reader();
            const auto corpora = workspace::corpora(*reader);
            QVERIFY(engine.take(**workspace, corpora->front().id, 0).has_value());
            QVERIFY(app::saveEngineConnections({engine.connection()}).has_value());
            evaluate::ReferencePlan plan;
            plan.name = "there";
            plan.connection = "here";
            plan.slices = 0;
            plan.model = "small";
            base::NoProgress progress;
            const auto opened = engine.source()("here");
            QVERIFY(evaluate::referenceCorpus(**workspace, plan, **opened, {}, progress).has_value());
        }
        std::string lines;
        for (std::size_t i = 0; i < kTopics.size(); ++i) { // the vector of the row of its gold
            const nlohmann::json line{{"id", "q" + std::to_string(i)},
                                      {"vector", {1.0F, static_cast<float>(i) / 100}}};
            lines += line.dump() + "\n";
        }
        const auto file = QString::fromStdString(write("questions.jsonl", lines).string());
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().corpora().size(), std::size_t{2});
        showTab(u"Ask"_s);
        choose("retrievalAskCorpus", u"there"_s);
        QCOMPARE(child<QComboBox>("retrievalAskSearch")->currentText(), u"engine:here"_s);
        QVERIFY2(
            child<QLabel>("retrievalAskEngine")->text().startsWith(u"Engine here, by vector: 8 request"_s),
            qPrintable(child<QLabel>("retrievalAskEngine")->text()));
        choose("questionVectorsSource", u"from a file with question ids"_s);
        type("questionVectorsFile", file);
        type("questionVectorsFileModel", u"large"_s);
        QVERIFY2(state().contains(u"cannot be compared"_s), qPrintable(state()));
        type("questionVectorsFileModel", u"small"_s);
        QVERIFY2(state().isEmpty(), qPrintable(state()));
        choose("retrievalAskSearch", u"lexical"_s);
        QVERIFY2(state().contains(u"only “engine:here” can be asked"_s), qPrintable(state()));
        auto* search = child<QComboBox>("retrievalAskSearch")->lineEdit();
        search->setFocus();
        search->selectAll();
        QTest::keyClicks(search, u"engine:here"_s);
        QVERIFY2(state().isEmpty(), qPrintable(state()));
        ask();
        QCOMPARE(controller().run()->about.corpus, std::string("there"));
        QCOMPARE(controller().run()->evaluation.figures.find("recip_rank")->mean, std::optional(1.0));
        showTab(u"Questions"_s);
        const auto* list = child<QTextBrowser>("retrievalQuestion");
        QVERIFY(list != nullptr);
        QTRY_VERIFY2(list->toPlainText().contains(u" speaks of "_s), qPrintable(list->toPlainText()));
        QVERIFY(engine.fetches() > 0);
#ifndef Q_OS_WIN
        // A scorer reads the texts there, too.
        showTab(u"Ask"_s);
        choose("retrievalAskScorer", u"second"_s);
        QVERIFY2(state().isEmpty(), qPrintable(state()));
        const QString takes = child<QLabel>("retrievalAskEngine")->text();
        QVERIFY2(takes.contains(u"Texts of the first 100 results from here: at most 20 request"_s),
                 qPrintable(takes));
        const base::RowId before = controller().chosen();
        click("retrievalAskStart");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().chosen() != before && controller().run() != nullptr, qPrintable(m_error));
        QVERIFY(controller().run()->evaluation.figures.find("recip_rank")->mean.value_or(1) <= 0.5);
        const QString asked = child<QLabel>("retrievalAsked")->text();
        QVERIFY2(asked.contains(u"reranked by second"_s), qPrintable(asked));
#endif
    }

    void vectorsOfQuestionsFromAFile() {
        std::string lines;
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            lines += vectorLine("q" + std::to_string(i), questionOf(i));
        }
        const auto file = QString::fromStdString(write("questions.jsonl", lines).string());
        openWithVectors();
        choose("questionVectorsSource", u"from a file with question ids"_s);
        QVERIFY2(state().contains(u"Choose the file"_s), qPrintable(state()));
        type("questionVectorsFile", file + u"x"_s);
        QVERIFY2(state().contains(u"no such file"_s), qPrintable(state()));
        type("questionVectorsFile", file);
        QVERIFY2(state().contains(u"Say which model"_s), qPrintable(state()));
        type("questionVectorsFileModel", u"large"_s);
        QVERIFY2(state().contains(u"cannot be compared"_s), qPrintable(state()));
        type("questionVectorsFileModel", u"small"_s);
        ask();
        QCOMPARE(controller().run()->evaluation.figures.find("recip_rank")->mean, std::optional(1.0));
    }

    // While a search runs the figures so far are shown; stopped, nothing of it is kept.
    void aStoppedAskingKeepsNothing() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response = goodEmbeddings(request, kAskedDimension, "small");
            response.kind = LoopbackResponse::Kind::Hang;
            return response;
        });
        openWithVectors();
        choose("questionVectorsSource", u"from an embeddings service"_s);
        type("questionVectorsUrl", QString::fromStdString(server.url() + "/v1"));
        type("questionVectorsServiceModel", u"small"_s);
        click("retrievalAskStart");
        QTRY_VERIFY(server.inFlight() > 0);
        QVERIFY2(state().startsWith(u"Asked: 0"_s), qPrintable(state()));
        QVERIFY(!child<QPushButton>("retrievalAskStart")->isEnabled());
        click("retrievalAskStop");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY(child<QPushButton>("retrievalAskStart")->isEnabled());
        QCOMPARE(controller().sets().size(), std::size_t{2});
        QVERIFY(controller().runs().empty());
        QVERIFY2(m_error.isEmpty(), qPrintable(m_error));
        QVERIFY(child<QLabel>("retrievalAsked")->text().isEmpty());
    }

    void aScorerReranksAndItsGainIsShown() {
#ifdef Q_OS_WIN
        QSKIP("External scorers are not started on Windows");
#endif
        writeScorer();
        open();
        showTab(u"Ask"_s);
        auto* search = child<QComboBox>("retrievalAskSearch")->lineEdit();
        search->setFocus();
        search->selectAll();
        QTest::keyClicks(search, u"lexical+rerank:nobody"_s);
        QVERIFY2(state().contains(u"neither a scorer"_s), qPrintable(state()));
        search->selectAll();
        QTest::keyClicks(search, u"lexical"_s);
        auto* depth = child<QSpinBox>("retrievalAskDepth");
        QVERIFY(!depth->isEnabled());
        choose("retrievalAskScorer", u"second"_s);
        QVERIFY(depth->isEnabled());
        depth->setFocus();
        depth->selectAll();
        QTest::keyClicks(depth, u"4"_s);
        ask();
        // What the other company says stands before the gold now.
        const auto run = controller().run();
        QVERIFY(run->evaluation.figures.find("recip_rank")->mean.value_or(1) <= 0.5);
        QVERIFY(run->about.predictions.find("+rerank:second,depth=4") != std::string::npos);
        const QString asked = child<QLabel>("retrievalAsked")->text();
        QVERIFY2(asked.contains(u"first 4 results of each were reranked by second"_s), qPrintable(asked));
        // The search alone stands beside it.
        QTRY_VERIFY2(controller().other() != nullptr, qPrintable(m_error));
        QCOMPARE(controller().other()->about.predictions, std::string("P1: lexical"));
        showTab(u"Compare"_s);
        QCOMPARE(child<QComboBox>("retrievalOther")->currentData().toLongLong(),
                 controller().other()->info.id);
    }
};

ASSAY_TEST(TestRetrievalAskPane)
#include "tst_retrieval_ask_pane.moc"

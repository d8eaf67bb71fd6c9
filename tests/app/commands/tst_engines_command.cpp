// `assay engines`: connections of a person's own file, and engines that are servers of the test's own.
#include "tests/app/commands/program.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QJsonArray>
#include <QTemporaryDir>

using namespace assay;
using namespace assay::tests;

namespace {

LoopbackResponse withBody(const std::string& body) {
    LoopbackResponse response;
    response.body = body;
    return response;
}

QString connectionsTo(const LoopbackServer& server, const QString& more = {}) {
    return QStringLiteral(
               "{\"engines\": [\n  {\"name\": \"here\", \"engine\": \"qdrant\",\n   \"url\": \"%1\",\n"
               "   \"collection\": \"Filings\"%2}\n]}\n")
        .arg(QString::fromStdString(server.url()), more);
}

} // namespace

class TestEnginesCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("mine.json")); }

    void write(const QString& text) const {
        QFile file(this->file());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    [[nodiscard]] Outcome run(const QStringList& more) const {
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("ASSAY_ENGINES"), file());
        return program.run(QStringList{QStringLiteral("engines")} + more);
    }

    [[nodiscard]] Outcome probe() const {
        return run({QStringLiteral("--probe"), QStringLiteral("here"), QStringLiteral("--json")});
    }

  private Q_SLOTS:

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aProbeSaysWhatIsThere() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return withBody(request.path == "/" ? "{\"version\":\"1.9\"}"
                                                : "{\"result\":{\"points_count\":3,\"config\":{\"params\":"
                                                  "{\"vectors\":{\"size\":4,\"distance\":\"Cosine\"}}}}}");
        });
        write(connectionsTo(server));
        const Outcome said = probe();
        QCOMPARE(said.exitCode, 0);
        QCOMPARE(said.json()[QStringLiteral("exists")].toBool(), true);
        QCOMPARE(said.json()[QStringLiteral("documents")].toInt(), 3);
        QCOMPARE(said.json()[QStringLiteral("dimension")].toInt(), 4);
        const Outcome list = run({QStringLiteral("--json")});
        QCOMPARE(list.exitCode, 0);
        QCOMPARE(QJsonDocument::fromJson(list.out).array().size(), 1);
    }

    void aReplyOfAnotherTypeIsNamed() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return withBody(request.path == "/" ? "{\"version\":\"1.9\"}" : "[]");
        });
        write(connectionsTo(server));
        const Outcome said = probe();
        QCOMPARE(said.exitCode, 5);
        QVERIFY(said.out.isEmpty());
        QVERIFY2(said.error.contains("GET /collections/Filings: no object but array at the top of the reply"),
                 said.error.constData());
    }

    void aServerThatHangsIsGivenUp() {
        LoopbackServer server([](const LoopbackRequest&) {
            LoopbackResponse response;
            response.kind = LoopbackResponse::Kind::Hang;
            return response;
        });
        write(connectionsTo(server, QStringLiteral(", \"timeout_ms\": 50")));
        const Outcome said = probe();
        QCOMPARE(said.exitCode, 5);
        QVERIFY2(said.error.contains("time_limit"), said.error.constData());
        QCOMPARE(server.requestCount(), 1);
    }

    void whatIsWrongInTheFileIsNamedWithItsLine() {
        LoopbackServer server([](const LoopbackRequest&) { return withBody("{}"); });
        const QByteArray name = file().toUtf8();
        write(connectionsTo(server).replace(QStringLiteral("qdrant"), QStringLiteral("qdrnt")));
        Outcome said = run({});
        QCOMPARE(said.exitCode, 3);
        QVERIFY2(said.error.contains(name + ": line 2: engines[0].engine: no template qdrnt"),
                 said.error.constData());
        write(connectionsTo(server).chopped(5));
        said = probe();
        QCOMPARE(said.exitCode, 3);
        QVERIFY2(said.error.contains(name + ": line 4: no JSON from here on"), said.error.constData());
        QCOMPARE(server.requestCount(), 0);
    }

    // Three sentences, of which two are listed.
    void aCorpusByReferenceIsMadeAndTested() {
        LoopbackServer server([](const LoopbackRequest& request) {
            const auto point = [](const char* position, const char* score) {
                return std::string(R"({"score":)") + score + R"(,"vector":[1,0.)" + position +
                       R"(],"payload":{"sentence_id":"0000000007_10-K_2018_section_7_)" + position +
                       R"(","text":"Sales rose by )" + position + R"( per cent."}})";
            };
            if (request.path == "/") {
                return withBody("{\"version\":\"1.9\"}");
            }
            if (request.method == "GET") {
                return withBody(R"({"result":{"points_count":3,"config":{"params":{"vectors":{"size":2,)"
                                R"("distance":"Cosine"}}}}})");
            }
            const bool isSearch = request.path.ends_with("/query");
            return withBody(R"({"result":{"points":[)" + point("1", "0.9") + "," + point("2", "0.8") +
                            (isSearch ? "," + point("9", "0.7") : std::string()) + "]}}");
        });
        write(connectionsTo(server));
        QFile list(m_folder->filePath(QStringLiteral("list.txt")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("0000000007_10-K_2018_section_7_1\n0000000007_10-K_2018_section_7_2\n");
        list.close();
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("ASSAY_ENGINES"), file());
        const QString workspace = m_folder->filePath(QStringLiteral("w.assay"));
        const QStringList import{QStringLiteral("import"), workspace};
        Outcome said = program.run(import);
        QCOMPARE(said.exitCode, 2); // neither a file nor an engine
        said = program.run(import + QStringList{QStringLiteral("list.txt"), QStringLiteral("--engine"),
                                                QStringLiteral("here"), QStringLiteral("--collection"),
                                                QStringLiteral("Others")});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("to the collection Filings"), said.error.constData());
        QVERIFY(!QFile::exists(workspace));
        said = program.run(import + QStringList{QStringLiteral("list.txt"), QStringLiteral("--engine"),
                                                QStringLiteral("here"), QStringLiteral("--json")});
        QVERIFY2(said.exitCode == 0, said.error.constData());
        QCOMPARE(said.json()[QStringLiteral("records")].toInt(), 2);
        const QJsonObject reference = said.json()[QStringLiteral("reference")].toObject();
        QCOMPARE(reference[QStringLiteral("engine")].toString(), QStringLiteral("here"));
        QCOMPARE(reference[QStringLiteral("documents")].toInt(), 3);
        QCOMPARE(reference[QStringLiteral("looked_up")].toInt(), 2);
        QVERIFY(reference[QStringLiteral("missing")].toArray().isEmpty());
        // Without --search the engine is asked; what is not in the list has its id.
        said = program.run({QStringLiteral("neighbours"), workspace, QStringLiteral("--regimes"),
                            QStringLiteral("open"), QStringLiteral("--anchors"), QStringLiteral("all"),
                            QStringLiteral("--json"), QStringLiteral("--per-anchor")});
        QVERIFY2(said.exitCode == 0, said.error.constData());
        QVERIFY2(said.out.contains("0000000007_10-K_2018_section_7_9"), said.out.constData());
        said = program.run(
            {QStringLiteral("neighbours"), workspace, QStringLiteral("--search"), QStringLiteral("lexical")});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("cannot be judged"), said.error.constData());
    }

    // What an engine, or this server of it, cannot hold; nothing is made there.
    void whatCannotBeSentIsRefusedWithTheWayOut() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response =
                withBody(R"({"error":{"reason":"unknown setting [index.knn]"},"status":400})");
            response.status = request.method == "PUT" ? 400 : 404;
            return request.path == "/" || request.path == "/api/v2/version"
                       ? withBody(R"({"version":{"number":"2.11.1"}})")
                       : response;
        });
        QFile corpus(m_folder->filePath(QStringLiteral("corpus.jsonl")));
        QVERIFY(corpus.open(QIODevice::WriteOnly));
        corpus.write(
            R"({"sentence_id":"0000000007_10-K_2018_section_7_1","text":"Sales rose by 1 per cent."})");
        corpus.close();
        QFile vectors(m_folder->filePath(QStringLiteral("vectors.jsonl")));
        QVERIFY(vectors.open(QIODevice::WriteOnly));
        vectors.write(R"({"id":"0000000007_10-K_2018_section_7_1","vector":[1,0.5]})");
        vectors.close();
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("ASSAY_ENGINES"), file());
        const QString workspace = m_folder->filePath(QStringLiteral("w.assay"));
        for (const QStringList& more : {QStringList{QStringLiteral("corpus.jsonl")},
                                        QStringList{QStringLiteral("vectors.jsonl"),
                                                    QStringLiteral("--model"), QStringLiteral("small")}}) {
            const Outcome said = program.run(QStringList{QStringLiteral("import"), workspace} + more);
            QVERIFY2(said.exitCode == 0, said.error.constData());
        }
        const auto send = [&](const QString& engine, const QStringList& more) {
            write(connectionsTo(server).replace(QStringLiteral("qdrant"), engine));
            return program.run(QStringList{QStringLiteral("send"), workspace, QStringLiteral("--engine"),
                                           QStringLiteral("here")} +
                               more);
        };
        Outcome said = send(QStringLiteral("opensearch"), {});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("unknown setting [index.knn]") && said.error.contains("--texts-only"),
                 said.error.constData());
        QCOMPARE(server.requests().back().method, std::string("PUT"));
        const int asked = server.requestCount();
        said = send(QStringLiteral("qdrant"), {QStringLiteral("--texts-only")});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("--embeddings"), said.error.constData());
        said = send(QStringLiteral("vespa"), {});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("makes no collections there"), said.error.constData());
        QCOMPARE(server.requestCount(), asked); // known before anything is asked
        said = send(QStringLiteral("opensearch"), {QStringLiteral("--check")});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("there is no such collection"), said.error.constData());
        said = program.run(
            {QStringLiteral("import"), workspace, QStringLiteral("--engine"), QStringLiteral("here")});
        QCOMPARE(said.exitCode, 5);
        QVERIFY2(said.error.contains("there is no collection Filings"), said.error.constData());
    }

    void aFileThatIsNamedHasToBeThere() {
        const Outcome said = run({});
        QCOMPARE(said.exitCode, 4);
        QVERIFY2(said.error.contains(file().toUtf8()), said.error.constData());
        // Without the variable no file is none.
        Program program(m_folder->path());
        const Outcome usual = program.run({QStringLiteral("engines"), QStringLiteral("--json")});
        QCOMPARE(usual.exitCode, 0);
        QCOMPARE(usual.out.trimmed(), QByteArray("[]"));
    }
};

ASSAY_TEST(TestEnginesCommand)
#include "tst_engines_command.moc"

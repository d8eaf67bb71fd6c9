// Runs `assay import` of vectors and `assay embed`.
#include "core/base/atomic_file.h"
#include "tests/app/commands/program.h"
#include "tests/support/embedding_service.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>

using namespace assay;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using assay::tests::Outcome;
using assay::tests::Program;

namespace {

constexpr std::size_t kDimension = 4;
constexpr const char* kKey = "sk-t0p-s3cret-k3y";

QString string(const char* text) {
    return QString::fromUtf8(text);
}

} // namespace

class TestVectorCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(string(name)); }

    void write(const char* name, const std::string& content) const {
        QVERIFY(base::writeFileAtomically(path(name).toStdString(), content));
    }

    [[nodiscard]] Outcome run(const QStringList& arguments) const {
        return Program(m_folder->path()).run(arguments);
    }

    [[nodiscard]] Outcome import(const char* file, const QStringList& more = {}) const {
        return run(QStringList{string("import"), path("w.assay"), path(file), string("--json")} + more);
    }

    [[nodiscard]] Outcome embed(const QStringList& more) const {
        return run(QStringList{string("embed"), path("w.assay"), string("--json")} + more);
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        std::string lines;
        const char* texts[]{"net sales rose", "net income fell", "sales and income of lamps rose"};
        for (int i = 0; i < 3; ++i) {
            lines += nlohmann::json{{"cik_int", 1},        {"name", "Company"},
                                    {"report_year", 2018}, {"section_name", "7"},
                                    {"sentence_pos", i},   {"sentenceID", "s" + std::to_string(i)},
                                    {"text", texts[i]}}
                         .dump() +
                     "\n";
        }
        write("corpus.jsonl", lines);
        const Outcome outcome = run(
            {string("import"), path("w.assay"), path("corpus.jsonl"), string("--name"), string("filings")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        qunsetenv("ASSAY_EMBED_KEY");
        qunsetenv("MY_KEY");
    }

    void linesAreRecognised() {
        write("v.jsonl", "{\"id\":\"s1\",\"embedding\":[1,2]}\n{\"id\":\"s0\",\"embedding\":[0,2]}\n");
        const Outcome outcome = import("v.jsonl", {string("--corpus"), string("filings"), string("--model"),
                                                   string("m1"), string("--name"), string("mine")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        QCOMPARE(json[string("kind")].toString(), string("vectors-jsonl"));
        QCOMPARE(json[string("name")].toString(), string("mine"));
        QCOMPARE(json[string("model")].toString(), string("m1"));
        QCOMPARE(json[string("corpus")].toString(), string("filings"));
        QCOMPARE(json[string("dimension")].toInt(), 2);
        QCOMPARE(json[string("vectors")].toInt(), 2);
        QCOMPARE(json[string("report")].toObject()[string("missing")].toInt(), 1);
        QCOMPARE(json[string("issues")].toArray().size(), 1);
        // The only corpus need not be named.
        const Outcome again = import("v.jsonl");
        QVERIFY2(again.exitCode == 0, again.error.constData());
        QCOMPARE(import("v.jsonl").exitCode, 4); // the name is taken
    }

    void rowsTakeIdsOrTheOrderOfTheCorpus() {
        const std::vector<float> rows{1, 0, 0, 1, 1, 1};
        write("v.f32", {reinterpret_cast<const char*>(rows.data()), rows.size() * sizeof(float)});
        write("ids.txt", "s2\ns0\ns1\n");
        const QStringList raw{string("--as"), string("vectors-raw")};
        const Outcome none = import("v.f32", raw);
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.error.contains("--dimension"));
        const QStringList two = raw + QStringList{string("--dimension"), string("2")};
        const Outcome ordered = import("v.f32", two + QStringList{string("--name"), string("ordered")});
        QVERIFY2(ordered.exitCode == 0, ordered.error.constData());
        const Outcome listed = import(
            "v.f32", two + QStringList{string("--name"), string("listed"), string("--ids"), path("ids.txt")});
        QVERIFY2(listed.exitCode == 0, listed.error.constData());
        QVERIFY(ordered.json()[string("content_hash")] != listed.json()[string("content_hash")]);
        const Outcome wrong = import("v.f32", raw + QStringList{string("--dimension"), string("3")});
        QVERIFY(wrong.exitCode != 0); // two rows for three sentences
        const Outcome unfit = import("corpus.jsonl", {string("--ids"), path("ids.txt")});
        QCOMPARE(unfit.exitCode, 2);
        QCOMPARE(import("v.f32", {string("--as"), string("vectors-csv")}).exitCode, 2);
    }

    void lsaIsMade() {
        std::string lines; // every word in two sentences of eight
        for (int i = 0; i < 8; ++i) {
            lines +=
                nlohmann::json{{"sentenceID", "l" + std::to_string(i)},
                               {"text", "word" + std::to_string(i / 2) + " term" + std::to_string(i % 4)}}
                    .dump() +
                "\n";
        }
        write("large.jsonl", lines);
        const Outcome large = run({string("import"), path("w.assay"), path("large.jsonl"), string("--as"),
                                   string("sentences-jsonl"), string("--name"), string("large")});
        QVERIFY2(large.exitCode == 0, large.error.constData());
        const Outcome few = embed({string("--corpus"), string("filings"), string("--lsa")});
        QCOMPARE(few.exitCode, 3);
        QVERIFY(few.error.contains("filings"));
        const Outcome outcome = embed({string("--corpus"), string("large"), string("--lsa"),
                                       string("--dimension"), string("2"), string("--seed"), string("7")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        QVERIFY(json[string("name")].toString().startsWith(string("LSA ")));
        QCOMPARE(json[string("source")].toString(), string("lsa"));
        QCOMPARE(json[string("settings")].toObject()[string("seed")].toInt(), 7);
        QCOMPARE(run({string("check"), path("w.assay")}).exitCode, 0);
    }

    void whatDoesNotGoTogetherIsRefused() {
        QCOMPARE(embed({}).exitCode, 2);
        QCOMPARE(embed({string("--lsa"), string("--estimate")}).exitCode, 2);
        QCOMPARE(embed({string("--lsa"), string("--endpoint"), string("http://localhost")}).exitCode, 2);
        QCOMPARE(embed({string("--endpoint"), string("http://localhost:1/v1")}).exitCode, 2);
        const Outcome secret = embed(
            {string("--endpoint"), string("http://u:hidden@localhost/v1"), string("--model"), string("m")});
        QCOMPARE(secret.exitCode, 2);
        QVERIFY(!secret.error.contains("hidden"));
        QVERIFY(embed({string("--lsa"), string("--corpus"), string("nothing")}).exitCode != 0);
    }

    void anEstimateAsksNobody() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return tests::goodEmbeddings(request, kDimension); });
        const Outcome outcome =
            embed({string("--endpoint"), QString::fromStdString(server.url()), string("--model"), string("m"),
                   string("--batch"), string("2"), string("--estimate"), string("--price"), string("2")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        QCOMPARE(outcome.json()[string("texts")].toInt(), 3);
        QCOMPARE(outcome.json()[string("requests")].toInt(), 2);
        QVERIFY(outcome.json()[string("cost")].toDouble() > 0);
        QVERIFY(outcome.json()[string("seconds_guess")].isNull());
        QVERIFY(outcome.json()[string("seconds_from")].isNull());
        QCOMPARE(server.requestCount(), 0);
        QVERIFY(!QDir(path("w.assay.d")).exists());
    }

    // But for one request, when that is asked for.
    void aProbeTimesOneRequest() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return tests::goodEmbeddings(request, kDimension); });
        const QStringList arguments{string("--endpoint"), QString::fromStdString(server.url()),
                                    string("--model"),    string("m"),
                                    string("--batch"),    string("2"),
                                    string("--probe")};
        QCOMPARE(embed(arguments).exitCode, 2); // it belongs to an estimate
        const Outcome outcome = embed(arguments + QStringList{string("--estimate")});
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        QCOMPARE(server.requestCount(), 1);
        QVERIFY(outcome.json()[string("seconds_guess")].toDouble() > 0);
        QCOMPARE(outcome.json()[string("seconds_from")].toString(), string("probe"));
        QVERIFY(!QDir(path("w.assay.d")).exists());
    }

    void vectorsAreFetchedWithAKeyThatIsKeptNowhere() {
        LoopbackServer server([](const LoopbackRequest& request) -> LoopbackResponse {
            const auto found = request.headers.find("authorization");
            if (found == request.headers.end() || found->second != std::string("Bearer ") + kKey) {
                return {LoopbackResponse::Kind::Reply, 401, R"({"error":{"message":"no key"}})", {}};
            }
            return tests::goodEmbeddings(request, kDimension);
        });
        const QStringList arguments{string("--endpoint"), QString::fromStdString(server.url()),
                                    string("--model"),    string("m"),
                                    string("--encoding"), string("base64"),
                                    string("--key-env"),  string("MY_KEY")};
        // A variable that is named and not set is a slip, not a service without keys.
        const Outcome unset = embed(arguments);
        QCOMPARE(unset.exitCode, 2);
        QVERIFY(unset.error.contains("MY_KEY"));
        qputenv("MY_KEY", "");
        QCOMPARE(embed(arguments).exitCode, 2);
        QCOMPARE(embed(arguments + QStringList{string("--estimate"), string("--probe")}).exitCode, 2);
        QCOMPARE(embed(arguments + QStringList{string("--estimate")}).exitCode, 0);
        QCOMPARE(server.requestCount(), 0);
        const Outcome refused = embed(arguments.first(arguments.size() - 2));
        QCOMPARE(refused.exitCode, 5);
        QVERIFY(refused.error.contains("401: no key"));
        qputenv("MY_KEY", kKey);
        const Outcome outcome = embed(arguments);
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        QCOMPARE(outcome.json()[string("vectors")].toInt(), 3);
        QCOMPARE(outcome.json()[string("source")].toString(), string("endpoint"));
        QVERIFY(!outcome.out.contains(kKey) && !outcome.error.contains(kKey));
        QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        int looked = 0;
        while (files.hasNext()) {
            QVERIFY2(!tests::contentOf(files.next()).contains(kKey), qPrintable(files.filePath()));
            ++looked;
        }
        QVERIFY(looked >= 3);
    }
};

ASSAY_TEST(TestVectorCommands)
#include "tst_vector_commands.moc"

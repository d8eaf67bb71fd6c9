// Runs `assay dynamic` itself against a server of the test's own.
#include "core/base/atomic_file.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <csignal>

using namespace assay;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;

namespace {

constexpr const char* kToken = "t0p-s3cret-t0ken";

struct Outcome {
    int exitCode = -1;
    QByteArray out;
    QByteArray error;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

LoopbackResponse good(const LoopbackRequest&) {
    return {Kind::Reply, 200, R"({"answer":"yes","fhri":0.9,"nli":0.1,"retrieval_time":0.25})", {}};
}

} // namespace

class TestDynamicCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QString::fromLatin1(name));
    }

    void prepare(QProcess& process, const char* token = kToken) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
            environment.remove(QString::fromLatin1(name));
        }
        environment.insert(QStringLiteral("HOME"), m_folder->path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("data"));
        environment.insert(QStringLiteral("ASSAY_ASK_TOKEN"), QString::fromLatin1(token));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder->path());
    }

    [[nodiscard]] Outcome run(const QStringList& arguments, const char* token = kToken) const {
        QProcess process;
        prepare(process, token);
        process.start(QStringLiteral(ASSAY_EXECUTABLE), arguments);
        process.waitForFinished(60'000);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
    }

    [[nodiscard]] QStringList dynamic(const LoopbackServer& server, const QStringList& more = {}) const {
        return QStringList{QStringLiteral("dynamic"),        path("w.assay"),
                           QStringLiteral("--url"),          QString::fromStdString(server.url()),
                           QStringLiteral("--settings"),     path("settings.json"),
                           QStringLiteral("--per-scenario"), QStringLiteral("4"),
                           QStringLiteral("--json")} +
               more;
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        std::string rows("sample_id,scenario,label,fhri,question\n");
        for (int i = 0; i < 20; ++i) {
            const std::string number = std::to_string(i);
            rows += "s" + number + (i % 2 == 0 ? ",news," : ",crypto,") +
                    (i % 4 < 2 ? "accurate,0.9" : "hallucination,0.2") + ",question " + number + "\n";
        }
        QVERIFY(base::writeFileAtomically(path("a.csv").toStdString(), rows));
        QVERIFY(base::writeFileAtomically(
            path("settings.json").toStdString(),
            R"({"body":{"question":"{question}"},"backoff_base_ms":1,"backoff_max_ms":2,"max_attempts":2})"));
        QCOMPARE(run({QStringLiteral("import"), path("w.assay"), path("a.csv")}).exitCode, 0);
    }

    void everythingIsInTheDocument() {
        LoopbackServer server(good);
        const Outcome outcome = run(dynamic(server, {QStringLiteral("--name"), QStringLiteral("first")}));
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        const QJsonObject json = outcome.json();
        QCOMPARE(json[QStringLiteral("run")].toString(), QStringLiteral("first"));
        QCOMPARE(json[QStringLiteral("planned")].toInt(), 8);
        QCOMPARE(json[QStringLiteral("answered")].toInt(), 8);
        QCOMPARE(json[QStringLiteral("failed")].toInt(), 0);
        QVERIFY(json[QStringLiteral("latency")].toObject()[QStringLiteral("p99")].toDouble() > 0);
        const QJsonObject stages = json[QStringLiteral("stages")].toObject();
        QCOMPARE(stages[QStringLiteral("retrieval_time")].toObject()[QStringLiteral("p50")].toDouble(), 0.25);
        // The backend calls everything accurate; the stored scores are right about all of them.
        QCOMPARE(json[QStringLiteral("static")].toObject()[QStringLiteral("accuracy")].toDouble(), 1.0);
        const double accurate =
            json[QStringLiteral("dynamic")].toObject()[QStringLiteral("accuracy")].toDouble();
        QVERIFY(accurate > 0 && accurate < 1);
        QCOMPARE(json[QStringLiteral("agreement")].toObject()[QStringLiteral("share")].toDouble(), accurate);
        QCOMPARE(json[QStringLiteral("scenarios")].toObject().size(), 2);
        QCOMPARE(server.requestCount(), 8);
        QCOMPARE(server.requests()[0].path, std::string("/ask"));

        QCOMPARE(run(dynamic(server, {QStringLiteral("--name"), QStringLiteral("first")})).exitCode, 4);
        const Outcome again = run(dynamic(server, {QStringLiteral("--resume"), QStringLiteral("first")}));
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.json(), json); // from what was stored
        QCOMPARE(server.requestCount(), 8);
        QCOMPARE(run({QStringLiteral("check"), path("w.assay")}).exitCode, 0);
    }

    void theSweepListsTheRuns() {
        LoopbackServer server(good);
        const QStringList sweep{QStringLiteral("sweep"),    path("w.assay"),
                                QStringLiteral("--output"), path("out"),
                                QStringLiteral("--json"),   QStringLiteral("--bootstrap"),
                                QStringLiteral("0"),        QStringLiteral("--splits"),
                                QStringLiteral("0")};
        const QString key = QStringLiteral("dynamic_runs");
        QVERIFY(run(sweep).json()[key].isArray() && run(sweep).json()[key].toArray().isEmpty());
        const Outcome asked = run(dynamic(server, {QStringLiteral("--name"), QStringLiteral("first")}));
        QVERIFY2(asked.exitCode == 0, asked.error.constData());
        const QJsonArray runs = run(sweep).json()[key].toArray();
        QCOMPARE(runs.size(), 1);
        QJsonObject first = runs[0].toObject();
        QCOMPARE(first.take(QStringLiteral("state")).toString(), QStringLiteral("finished"));
        QVERIFY(!first.take(QStringLiteral("created_at")).toString().isEmpty());
        QVERIFY(first.take(QStringLiteral("not_usable")).isNull());
        QCOMPARE(first, asked.json());
    }

    void theTokenIsSentAndKeptNowhere() {
        LoopbackServer server(good);
        const Outcome outcome = run(dynamic(server, {QStringLiteral("--verbose")}));
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(server.requests()[0].headers["authorization"], std::string("Bearer ") + kToken);
        QVERIFY(!outcome.out.contains(kToken));
        QVERIFY(!outcome.error.contains(kToken));
        int files = 0;
        QDirIterator all(m_folder->path(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(kToken), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files >= 4); // the workspace and the log among them
    }

    void aTokenThatNoHeaderCanHoldIsTwo() {
        LoopbackServer server(good);
        for (const char* token : {"abc\r\nX-Other: 1", "abc\n", "a bc"}) {
            const Outcome outcome = run(dynamic(server), token);
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY(outcome.error.contains("ASSAY_ASK_TOKEN"));
            QVERIFY(!outcome.error.contains("abc"));
        }
        QCOMPARE(server.requestCount(), 0);
    }

    void aBackendThatAnswersNothingIsFive() {
        LoopbackServer server(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Reply, 500, "", {}}; });
        const Outcome outcome = run(dynamic(server));
        QCOMPARE(outcome.exitCode, 5);
        const QJsonObject json = outcome.json();
        QCOMPARE(json[QStringLiteral("failed_by")].toObject()[QStringLiteral("http_status")].toInt(), 8);
        QVERIFY(json[QStringLiteral("dynamic")].toObject()[QStringLiteral("accuracy")].isNull());
        QCOMPARE(server.requestCount(), 16);
        // It works again: what failed is asked again when wished.
        LoopbackServer mended(good);
        const QStringList resume{QStringLiteral("--resume"), json[QStringLiteral("run")].toString()};
        QCOMPARE(run(dynamic(mended, resume)).exitCode, 5);
        QCOMPARE(mended.requestCount(), 0);
        QCOMPARE(run(dynamic(mended, resume + QStringList{QStringLiteral("--retry-failed")})).exitCode, 0);
        QCOMPARE(mended.requestCount(), 8);
    }

    void interruptKeepsWhatWasAnswered() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return request.number < 3 ? good(request) : LoopbackResponse{Kind::Hang, 200, "", {}};
        });
        QProcess process;
        prepare(process);
        process.start(QStringLiteral(ASSAY_EXECUTABLE),
                      dynamic(server, {QStringLiteral("--name"), QStringLiteral("cut"),
                                       QStringLiteral("--parallel"), QStringLiteral("1")}));
        QVERIFY(process.waitForStarted());
        QTRY_COMPARE_WITH_TIMEOUT(server.requestCount(), 4, 30'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardError().contains("--resume"));
        LoopbackServer mended(good);
        const Outcome resumed = run(dynamic(mended, {QStringLiteral("--resume"), QStringLiteral("cut")}));
        QCOMPARE(resumed.exitCode, 0);
        QCOMPARE(mended.requestCount(), 5);
        QCOMPARE(resumed.json()[QStringLiteral("answered")].toInt(), 8);
    }

    void aRunIsAskedByOneProcessAtATime() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return request.number < 3 ? good(request) : LoopbackResponse{Kind::Hang, 200, "", {}};
        });
        QProcess process;
        prepare(process);
        process.start(QStringLiteral(ASSAY_EXECUTABLE),
                      dynamic(server, {QStringLiteral("--name"), QStringLiteral("mine"),
                                       QStringLiteral("--parallel"), QStringLiteral("1")}));
        QVERIFY(process.waitForStarted());
        QTRY_COMPARE_WITH_TIMEOUT(server.requestCount(), 4, 30'000);
        LoopbackServer other(good);
        const QStringList resume{QStringLiteral("--resume"), QStringLiteral("mine")};
        const Outcome second = run(dynamic(other, resume));
        QCOMPARE(second.exitCode, 4);
        QVERIFY2(second.error.contains("mine"), second.error.constData());
        QVERIFY(second.out.isEmpty());
        QCOMPARE(other.requestCount(), 0);
        // Another run of the same workspace is not held up.
        QCOMPARE(run(dynamic(other, {QStringLiteral("--name"), QStringLiteral("other")})).exitCode, 0);
        QCOMPARE(other.requestCount(), 8);
        // Who is killed has let go.
        process.kill();
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(run(dynamic(other, resume)).exitCode, 0);
        QCOMPARE(other.requestCount(), 13);
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*lock*")}).size(), 0);
    }

    void aKilledRunLosesOnlyWhatWasInFlight() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return request.number < 3 ? good(request) : LoopbackResponse{Kind::Hang, 200, "", {}};
        });
        QProcess process;
        prepare(process);
        process.start(QStringLiteral(ASSAY_EXECUTABLE),
                      dynamic(server, {QStringLiteral("--name"), QStringLiteral("cut"),
                                       QStringLiteral("--parallel"), QStringLiteral("1")}));
        QVERIFY(process.waitForStarted());
        QTRY_COMPARE_WITH_TIMEOUT(server.requestCount(), 4, 30'000);
        process.kill();
        QVERIFY(process.waitForFinished(30'000));
        LoopbackServer mended(good);
        QCOMPARE(run(dynamic(mended, {QStringLiteral("--resume"), QStringLiteral("cut")})).exitCode, 0);
        QCOMPARE(mended.requestCount(), 5);
    }

    void withoutQuestionsThereIsNothingToAsk() {
        QVERIFY(base::writeFileAtomically(path("bare.csv").toStdString(),
                                          "sample_id,label,fhri\na,accurate,0.9\nb,hallucination,0.2\n"));
        QCOMPARE(run({QStringLiteral("import"), path("w.assay"), path("bare.csv")}).exitCode, 0);
        LoopbackServer server(good);
        QCOMPARE(run(dynamic(server, {QStringLiteral("--set"), QStringLiteral("bare")})).exitCode, 3);
        QCOMPARE(server.requestCount(), 0);
    }

    void wrongUsageIsTwo() {
        LoopbackServer server(good);
        const auto code = [&](const QStringList& more) { return run(dynamic(server, more)).exitCode; };
        QCOMPARE(run({QStringLiteral("dynamic"), path("w.assay")}).exitCode, 2);
        QCOMPARE(run({QStringLiteral("dynamic"), path("w.assay"), QStringLiteral("--url"),
                      QStringLiteral("http://me:secret@127.0.0.1/")})
                     .exitCode,
                 2);
        QCOMPARE(code({QStringLiteral("--rate"), QStringLiteral("fast")}), 2);
        QCOMPARE(code({QStringLiteral("--timeout"), QStringLiteral("0")}), 2);
        QCOMPARE(code({QStringLiteral("--parallel"), QStringLiteral("0")}), 2);
        QCOMPARE(code({QStringLiteral("--thresholds"), QStringLiteral("1.5")}), 2);
        QCOMPARE(code({QStringLiteral("--set"), QStringLiteral("none")}), 2);
        QCOMPARE(code({QStringLiteral("--resume"), QStringLiteral("none")}), 2);
        QCOMPARE(code({QStringLiteral("--retry-failed")}), 2);
        QCOMPARE(server.requestCount(), 0);
    }
};

ASSAY_TEST(TestDynamicCommand)
#include "tst_dynamic_command.moc"

// `assay ask` and `assay answers --judge`: a system and a judge that are servers of the test's own.
#include "tests/app/commands/gold_program.h"
#include "tests/support/chat_service.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QDirIterator>
#include <QJsonArray>
#include <atomic>
#include <csignal>

using namespace assay;
using namespace assay::tests;
using Kind = LoopbackResponse::Kind;

namespace {

constexpr const char* kServiceKey = "sk-t0p-s3cret-0123456789";

LoopbackResponse answerOf(const LoopbackRequest& request) {
    return goodChat("It is so: " + lastMessageOf(request), "served-model");
}

} // namespace

class TestAskCommand : public QObject, GoldProgram {
    Q_OBJECT

    [[nodiscard]] Outcome runWithKey(const QStringList& arguments) const {
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("MY_KEY"), QString::fromLatin1(kServiceKey));
        return program.run(arguments);
    }

    [[nodiscard]] static QStringList ask(const LoopbackServer& server, const QStringList& more = {}) {
        return QStringList{
                   QStringLiteral("ask"),        QStringLiteral("w.assay"),
                   QStringLiteral("--suite"),    QStringLiteral("S"),
                   QStringLiteral("--endpoint"), QString::fromStdString(server.url()) + QStringLiteral("/v1"),
                   QStringLiteral("--model"),    QStringLiteral("m1"),
                   QStringLiteral("--name"),     QStringLiteral("run"),
                   QStringLiteral("--key-env"),  QStringLiteral("MY_KEY"),
                   QStringLiteral("--json")} +
               more;
    }

    // Both scores are those of the judge that the last column names.
    void verifyQueue(const QString& name, const char* scores, const char* judge) const {
        const QList<QByteArray> lines = contentOf(path(name)).trimmed().split('\n');
        QVERIFY2(lines.size() > 1, qPrintable(name));
        QVERIFY(lines.first().trimmed().endsWith("judge_overall,judge_pass,citations,read,judge"));
        const QList<QByteArray> cells = lines.last().split(',');
        QVERIFY2(cells.size() >= 5, lines.last().constData());
        QCOMPARE(cells[cells.size() - 5] + ',' + cells[cells.size() - 4], QByteArray(scores));
        QVERIFY2(cells.last().startsWith(judge), lines.last().constData());
    }

    // Nothing that the program has written holds the key.
    void verifyNoKey() const {
        QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            QVERIFY2(!contentOf(file).contains(kServiceKey), qPrintable(file));
        }
    }

  private Q_SLOTS:

    void init() {
        make();
        QVERIFY(!write(QStringLiteral("gold.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay gold.json --name S --quiet")).exitCode, 0);
    }

    void aSuiteIsAnswered() {
        LoopbackServer server(answerOf);
        const Outcome asked = runWithKey(ask(server));
        QVERIFY2(asked.exitCode == 0, asked.error.constData());
        const QJsonObject set = asked.json()[QStringLiteral("sets")][0].toObject();
        QCOMPARE(set[QStringLiteral("name")].toString(), QStringLiteral("run"));
        QCOMPARE(set[QStringLiteral("answered")].toInt(), 2);
        QCOMPARE(set[QStringLiteral("other_models")].toInt(), 2);
        QVERIFY(set[QStringLiteral("price")].isNull());
        QCOMPARE(server.requests().front().headers.at("authorization"), std::string("Bearer ") + kServiceKey);
        verifyNoKey();
        const Outcome listed = run(QStringLiteral("list w.assay --kind answers"));
        QVERIFY(listed.out.contains("run"));
        QCOMPARE(runWithKey(ask(server)).exitCode, 4); // the name is taken
        QCOMPARE(run(QStringLiteral("check w.assay --quiet")).exitCode, 0);
    }

    void theEstimateAsksNobody() {
        LoopbackServer server(answerOf);
        const Outcome estimate = runWithKey(
            ask(server, {QStringLiteral("--estimate"), QStringLiteral("--input-price"), QStringLiteral("2"),
                         QStringLiteral("--output-price"), QStringLiteral("4")}));
        QCOMPARE(estimate.exitCode, 0);
        QCOMPARE(estimate.json()[QStringLiteral("requests")].toInt(), 2);
        QVERIFY(estimate.json()[QStringLiteral("price_guess")].toDouble() > 0);
        QCOMPARE(server.requestCount(), 0);
    }

    void whatFailsWhollyIsExitCode5() {
        LoopbackServer refusing(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Reply, 401, "{}", {}}; });
        const Outcome refused = runWithKey(ask(refusing));
        QCOMPARE(refused.exitCode, 5);
        QVERIFY(!refused.error.contains(kServiceKey));
        LoopbackServer broken(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Reply, 200, "<html>", {}}; });
        QCOMPARE(runWithKey(ask(broken)).exitCode, 5);
    }

    void wrongUsageIsSaid() {
        LoopbackServer server(answerOf);
        QStringList noModel = ask(server);
        noModel.removeAt(noModel.indexOf(QStringLiteral("--model")) + 1);
        noModel.removeAll(QStringLiteral("--model"));
        QCOMPARE(runWithKey(noModel).exitCode, 2);
        QCOMPARE(Program(m_folder->path()).run(ask(server)).exitCode, 2); // MY_KEY is not set
        QStringList nobody = ask(server);
        nobody[nobody.indexOf(QStringLiteral("--endpoint")) + 1] = QStringLiteral("nobody");
        const Outcome unknown = runWithKey(nobody);
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY(unknown.error.contains("ollama"));
        QVERIFY(!write(QStringLiteral("bad.txt"), "no place for it").isEmpty());
        QCOMPARE(
            runWithKey(ask(server, {QStringLiteral("--prompt"), path(QStringLiteral("bad.txt"))})).exitCode,
            2);
        QCOMPARE(server.requestCount(), 0);
    }

    // Killed while the second question is in flight: the first one is not asked again.
    void aKilledAskingIsGoneOnWith() {
        std::atomic<bool> isWell = false;
        LoopbackServer server([&](const LoopbackRequest& request) {
            return isWell || request.number == 0 ? answerOf(request)
                                                 : LoopbackResponse{Kind::Hang, 200, {}, {}};
        });
        const QStringList arguments =
            ask(server, {QStringLiteral("--parallel"), QStringLiteral("1"), QStringLiteral("--quiet")});
        {
            Program program(m_folder->path());
            program.setVariable(QStringLiteral("MY_KEY"), QString::fromLatin1(kServiceKey));
            program.process().start(QStringLiteral(ASSAY_EXECUTABLE), arguments);
            QTRY_COMPARE_WITH_TIMEOUT(server.requestCount(), 2, 60'000);
            ::kill(static_cast<pid_t>(program.process().processId()), SIGKILL);
            QVERIFY(program.process().waitForFinished(60'000));
        }
        isWell = true;
        QCOMPARE(runWithKey(arguments).exitCode, 2); // says that it has begun
        const Outcome resumed = runWithKey(arguments + QStringList{QStringLiteral("--resume")});
        QVERIFY2(resumed.exitCode == 0, resumed.error.constData());
        const QJsonObject set = resumed.json()[QStringLiteral("sets")][0].toObject();
        QCOMPARE(set[QStringLiteral("from_store")].toInt(), 1);
        QCOMPARE(set[QStringLiteral("answered")].toInt(), 2);
        QCOMPARE(server.requestCount(), 3);
        QCOMPARE(run(QStringLiteral("check w.assay --quiet")).exitCode, 0);
    }

    void aJudgeIsAskedOnlyWhenItIsNamed() {
        LoopbackServer server(answerOf);
        QCOMPARE(runWithKey(ask(server)).exitCode, 0);
        LoopbackServer judge([](const LoopbackRequest&) {
            return goodChat("{\"correctness\": 8, \"completeness\": 8, \"citation_accuracy\": 8, "
                            "\"clarity\": 8, \"hallucinations\": [], \"reasoning\": \"\"}",
                            "judge-1");
        });
        const QStringList measure{QStringLiteral("answers"),
                                  QStringLiteral("w.assay"),
                                  QStringLiteral("--suite"),
                                  QStringLiteral("S"),
                                  QStringLiteral("--predictions"),
                                  QStringLiteral("run"),
                                  QStringLiteral("--rubric"),
                                  QStringLiteral("florida"),
                                  QStringLiteral("--json"),
                                  QStringLiteral("--judge"),
                                  QString::fromStdString(judge.url()) + QStringLiteral("/v1"),
                                  QStringLiteral("--judge-model"),
                                  QStringLiteral("judge-1")};
        const Outcome none = runWithKey(measure + QStringList{QStringLiteral("--no-judge")});
        QVERIFY2(none.exitCode == 0, none.error.constData());
        QCOMPARE(judge.requestCount(), 0);
        const Outcome judged = runWithKey(measure);
        QVERIFY2(judged.exitCode == 0, judged.error.constData());
        QCOMPARE(judge.requestCount(), 2);
        const QJsonObject metrics = judged.json()[QStringLiteral("metrics")].toObject();
        QCOMPARE(metrics[QStringLiteral("judge_overall")][QStringLiteral("mean")].toDouble(), 8.0);
        QVERIFY(judged.error.contains("2 requests"));
        QCOMPARE(runWithKey(measure).exitCode, 0);
        QCOMPARE(judge.requestCount(), 2); // answered from the store
    }

    void severalJudgesStandBesideEachOther() {
        LoopbackServer server(answerOf);
        QCOMPARE(runWithKey(ask(server)).exitCode, 0);
        LoopbackServer judge([](const LoopbackRequest&) {
            return goodChat("{\"correctness\": 8, \"completeness\": 8, \"citation_accuracy\": 8, "
                            "\"clarity\": 8, \"hallucinations\": [], \"reasoning\": \"\"}");
        });
        const QStringList measure =
            QStringLiteral("answers w.assay --suite S --predictions run --rubric florida --json")
                .split(QLatin1Char(' ')) +
            QStringList{QStringLiteral("--judge"),
                        QString::fromStdString(judge.url()) + QStringLiteral("/v1")};
        const auto models = [](std::initializer_list<const char*> names) {
            QStringList options;
            for (const char* const name : names) {
                options << QStringLiteral("--judge-model") << QLatin1String(name);
            }
            return options;
        };
        const Outcome judged = runWithKey(measure + models({"m1", "m2", "m3"}));
        QVERIFY2(judged.exitCode == 0, judged.error.constData());
        QCOMPARE(judge.requestCount(), 6);
        const QJsonArray judges = judged.json()[QStringLiteral("judges")].toArray();
        QCOMPARE(judges.size(), qsizetype{3});
        const QJsonObject metrics = judged.json()[QStringLiteral("metrics")].toObject();
        QVERIFY(metrics.contains(QStringLiteral("judge_overall")));
        for (const QJsonValue& one : judges) {
            QCOMPARE(one[QStringLiteral("prompt")].toString(), QStringLiteral("florida"));
            QCOMPARE(one[QStringLiteral("metrics")][QStringLiteral("judge_overall")][QStringLiteral("mean")]
                         .toDouble(),
                     8.0);
            for (const QJsonValue& name : one[QStringLiteral("scores")].toArray()) {
                QVERIFY2(metrics.contains(name.toString()), qPrintable(name.toString()));
            }
        }
        QVERIFY(judges[2][QStringLiteral("scores")][0].toString().startsWith(
            QStringLiteral("judge:m3/florida@")));
        QVERIFY(judged.error.contains("The judge m2, florida: "));
        QCOMPARE(runWithKey(measure + models({"m1", "m1"})).exitCode, 2); // one judge, named twice
        const Outcome uneven = runWithKey(measure + models({"m1", "m2"}) +
                                          QStringLiteral("--judge-prompt claims --judge-prompt florida "
                                                         "--judge-prompt context_recall")
                                              .split(QLatin1Char(' ')));
        QCOMPARE(uneven.exitCode, 2);
        QCOMPARE(judge.requestCount(), 6);
    }

    // Of two judges who do not agree either can be the one that figures, files and queues go by: when
    // measuring, and of a stored run.
    void oneOfSeveralJudgesIsChosen() {
        LoopbackServer server(answerOf);
        QCOMPARE(runWithKey(ask(server)).exitCode, 0);
        LoopbackServer judge([](const LoopbackRequest& request) {
            const bool isMild = request.body.find("mild") != std::string::npos;
            const std::string score = isMild ? "9" : "3";
            return goodChat("{\"correctness\": " + score + ", \"completeness\": " + score +
                            ", \"citation_accuracy\": " + score + ", \"clarity\": " + score +
                            ", \"hallucinations\": [], \"reasoning\": \"\"}");
        });
        const auto words = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
        const QStringList measure =
            words("answers w.assay --suite S --predictions run --rubric florida --quiet --judge-model mild "
                  "--judge-model strict --json --judge") +
            QStringList{QString::fromStdString(judge.url()) + QStringLiteral("/v1")};
        const auto overall = [](const Outcome& outcome) {
            return outcome
                .json()[QStringLiteral("metrics")][QStringLiteral("judge_overall")][QStringLiteral("mean")]
                .toDouble();
        };
        const Outcome first = runWithKey(measure + words("--queues first.csv --queue spot_check"));
        QVERIFY2(first.exitCode == 0, first.error.constData());
        QCOMPARE(overall(first), 9.0);
        const Outcome chosen =
            runWithKey(measure + words("--chosen-judge strict --queues chosen.csv --queue spot_check"));
        QVERIFY2(chosen.exitCode == 0, chosen.error.constData());
        QCOMPARE(overall(chosen), 3.0);
        // The stored run of the first call, as the other judge has it.
        const Outcome stored =
            run(QStringLiteral("answers w.assay --run 1 --quiet --json --chosen-judge strict/florida "
                               "--queues stored.csv --queue spot_check"));
        QVERIFY2(stored.exitCode == 0, stored.error.constData());
        QCOMPARE(stored.json()[QStringLiteral("metrics")], chosen.json()[QStringLiteral("metrics")]);
        QCOMPARE(stored.json()[QStringLiteral("verdicts")], chosen.json()[QStringLiteral("verdicts")]);
        verifyQueue(QStringLiteral("first.csv"), "9,1", "judge:mild/florida@");
        verifyQueue(QStringLiteral("chosen.csv"), "3,0", "judge:strict/florida@");
        QCOMPARE(contentOf(path(QStringLiteral("stored.csv"))),
                 contentOf(path(QStringLiteral("chosen.csv"))));
        // The table names it, too.
        const Outcome table =
            run(QStringLiteral("answers w.assay --run 1 --quiet --chosen-judge strict/florida"));
        QVERIFY2(table.out.contains("judge    judge:strict/florida@"), table.out.constData());
        QVERIFY(run(QStringLiteral("answers w.assay --run 1 --quiet"))
                    .out.contains("judge    judge:mild/florida@"));
        const Outcome unknown = run(QStringLiteral("answers w.assay --run 1 --quiet --chosen-judge nobody"));
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY2(unknown.error.contains("nobody"), unknown.error.constData());
    }
};

ASSAY_TEST(TestAskCommand)
#include "tst_ask_command.moc"

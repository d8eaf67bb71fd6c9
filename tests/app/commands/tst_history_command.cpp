// `assay history`: names that are not there are refused, and what no run has measured is said.
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::tests;

class TestHistoryCommand : public QObject, GoldProgram {
    Q_OBJECT

    void verifyRefused(const char* options, const char* said) {
        const Outcome done = run(QStringLiteral("history w.assay ") + QString::fromLatin1(options));
        QCOMPARE(done.exitCode, 2);
        QVERIFY2(done.error.contains(said), done.error.constData());
        QVERIFY(done.out.isEmpty());
    }

  private Q_SLOTS:

    void init() { makeWithGold(); }

    void anUnknownSuiteIsRefused() {
        verifyRefused("--suite nobody", "\"nobody\"");
        verifyRefused("--suite nobody --question N1", "\"nobody\"");
        verifyRefused("--suite nobody --figure rougeL_f", "\"nobody\"");
    }

    void anUnknownQuestionIsRefused() {
        verifyRefused("--question N9", "no question \"N9\" in this workspace");
        verifyRefused("--question N9 --suite S --json", "no question \"N9\" in \"S\"");
    }

    // Names that are there, of which no run says anything yet.
    void whatIsNotMeasuredIsSaid() {
        for (const char* const options : {"--suite S", "--question N1", "--suite S --question N1"}) {
            const Outcome done = run(QStringLiteral("history w.assay ") + QLatin1String(options));
            QVERIFY2(done.exitCode == 0, done.error.constData());
            QVERIFY2(done.error.contains("has measured"), done.error.constData());
        }
    }

    void whatIsMeasuredIsShown() {
        const QByteArray answers = "{\"question_id\":\"N1\",\"answer\":\"Yes, it grew.\"}\n";
        QVERIFY(!write(QStringLiteral("answers.jsonl"), answers).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay answers.jsonl --as predictions-jsonl --name P --quiet"))
                     .exitCode,
                 0);
        QCOMPARE(run(QStringLiteral("answers w.assay --suite S --predictions P --quiet")).exitCode, 0);
        const Outcome done = run(QStringLiteral("history w.assay --suite S --question N1"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QVERIFY2(done.out.contains("P, S, finrag"), done.out.constData());
        const Outcome all = run(QStringLiteral("history w.assay --suite S"));
        QVERIFY2(all.out.contains(" of 1 system right  1 run  cannot be judged\n"), all.out.constData());
    }
};

ASSAY_TEST(TestHistoryCommand)
#include "tst_history_command.moc"

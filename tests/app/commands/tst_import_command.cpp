// `assay import`: files that hold nothing are refused, and a workspace that was not there is made only by an
// import that is whole.
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QDir>

using namespace assay;
using namespace assay::tests;

class TestImportCommand : public QObject, GoldProgram {
    Q_OBJECT

    [[nodiscard]] QStringList workspaces() const {
        return QDir(m_folder->path())
            .entryList({QStringLiteral("w.assay*")}, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

  private Q_SLOTS:

    void init() { make(); }

    void whatHoldsNothingIsRefused_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("kind");
        QTest::newRow("questions") << QByteArray("[]") << QStringLiteral(" --as finrag-json");
        QTest::newRow("questions in lines") << QByteArray("\n") << QStringLiteral(" --as questions-jsonl");
        QTest::newRow("bundles") << QByteArray("[]") << QStringLiteral(" --as bundles-json");
        QTest::newRow("scored answers") << QByteArray("[]") << QStringLiteral(" --as fhri-json");
        QTest::newRow("answers") << QByteArray("\n") << QStringLiteral(" --as predictions-jsonl");
        QTest::newRow("a corpus") << QByteArray("\n") << QStringLiteral(" --as sentences-jsonl");
    }

    void whatHoldsNothingIsRefused() {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, kind);
        QVERIFY(!write(QStringLiteral("nothing.txt"), content).isEmpty());
        const Outcome done = run(QStringLiteral("import w.assay nothing.txt") + kind);
        QCOMPARE(done.exitCode, 3);
        QVERIFY2(done.error.contains("no record"), done.error.constData());
        QCOMPARE(workspaces(), QStringList());
    }

    void aListOfNothingIsOfNoKind() {
        QVERIFY(!write(QStringLiteral("nothing.json"), "[]").isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay nothing.json")).exitCode, 3);
        QCOMPARE(workspaces(), QStringList());
    }

    void scoresHaveColumnsOfAnyName() {
        QVERIFY(!write(QStringLiteral("s.csv"), "case,verdict,trust\na,accurate,0.9\nb,hallucination,0.2\n")
                     .isEmpty());
        const QString import = QStringLiteral("import w.assay s.csv --name June --json");
        QCOMPARE(run(import).exitCode, 3);
        const QString asScores = import + QStringLiteral(" --as fhri-csv --map ");
        const Outcome wrong = run(asScores + QStringLiteral("verdict=truth"));
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.error.contains("The fields of scores are: sample_id, label"), wrong.error.constData());
        QCOMPARE(run(asScores + QStringLiteral("case=label,verdict=label")).exitCode, 2);
        const Outcome slip = run(asScores + QStringLiteral("Verdict=label,trust=fhri"));
        QCOMPARE(slip.exitCode, 3);
        QVERIFY2(slip.error.contains("no column Verdict"), slip.error.constData());
        QCOMPARE(workspaces(), QStringList());
        const Outcome done = run(asScores + QStringLiteral("case=sample_id,verdict=label,trust=fhri"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QCOMPARE(done.json()[QStringLiteral("records")].toInt(), 2);
        QCOMPARE(done.json()[QStringLiteral("kind")].toString(), QStringLiteral("fhri-csv"));
    }

    // What was there stays, with what it held.
    void aWorkspaceThatWasThereStays() {
        QVERIFY(!write(QStringLiteral("gold.json"), kFinrag).isEmpty());
        QVERIFY(!write(QStringLiteral("nothing.json"), "[]").isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay gold.json --name S --quiet")).exitCode, 0);
        QCOMPARE(workspaces(), QStringList{QStringLiteral("w.assay")});
        const Outcome done = run(QStringLiteral("import w.assay nothing.json --as finrag-json --name S"
                                                " --on-collision skip"));
        QCOMPARE(done.exitCode, 3);
        QVERIFY2(done.error.contains("no record"), done.error.constData());
        QCOMPARE(workspaces(), QStringList{QStringLiteral("w.assay")});
        QCOMPARE(run(QStringLiteral("check w.assay")).exitCode, 0);
    }
};

ASSAY_TEST(TestImportCommand)
#include "tst_import_command.moc"

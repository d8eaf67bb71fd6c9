// `assay retrieval`: trec_eval's three columns, JSON, and what is said of bad files.
#include "tests/app/commands/program.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QJsonArray>
#include <QTemporaryDir>

using assay::tests::Outcome;
using assay::tests::Program;

class TestRetrievalCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const char* name, const QByteArray& content) {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    Outcome run(const char* line) {
        Program program(m_folder.path());
        return program.run(QString::fromUtf8(line).split(u' '));
    }

  private Q_SLOTS:

    void init() {
        QByteArray qrels;
        QByteArray bm25;
        for (int query = 1; query <= 8; ++query) {
            const QByteArray id = QByteArray::number(query);
            qrels += id + " 0 gold 1\n" + id + " 0 other 0\n";
            bm25 += id + " Q0 " + (query % 2 == 0 ? "gold" : "other") + " 1 2.5 bm25\n";
            bm25 += id + " Q0 " + (query % 2 == 0 ? "other" : "gold") + " 2 1.5 bm25\n";
        }
        write("qrels.txt", qrels);
        write("bm25.run", bm25 + "99 Q0 gold 1 1 bm25\n");
        write("half.run", "1 Q0 gold 1 1 half\n1 Q0 unknown 2 0.5 half\n");
    }

    void threeColumns() {
        const Outcome done = run("retrieval --qrels qrels.txt --run bm25.run -m recip_rank -m P.1 --quiet");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QCOMPARE(done.out,
                 QByteArray("recip_rank            \tall\t0.7500\nP_1                   \tall\t0.5000\n"));
        QVERIFY(done.error.isEmpty());
    }

    void eachQueryAndComplete() {
        const Outcome each =
            run("retrieval --qrels qrels.txt --run half.run -m recip_rank -m relstring.5 -q -n --quiet");
        QCOMPARE(each.out,
                 QByteArray("recip_rank            \t1\t1.0000\nrelstring_5           \t1\t'1-'\n"));
        const Outcome complete = run("retrieval --qrels qrels.txt --run half.run -m recip_rank -m num_q -c");
        QCOMPARE(complete.out,
                 QByteArray("num_q                 \tall\t8\nrecip_rank            \tall\t0.1250\n"));
        QVERIFY(complete.error.contains("judged queries without a list: 7"));
        QVERIFY(complete.error.contains("50.0 % of 2 retrieved documents were not judged"));
    }

    void jsonHasIntervals() {
        const Outcome done = run("retrieval --qrels qrels.txt --run bm25.run -m map -m num_ret -q --json");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QJsonObject document = done.json();
        QCOMPARE(document[u"n"].toInt(), 8);
        QCOMPARE(document[u"queries_not_judged"].toInt(), 1);
        QCOMPARE(document[u"metrics"][u"map"][u"mean"].toDouble(), 0.75);
        const QJsonArray interval = document[u"metrics"][u"map"][u"ci"].toArray();
        QVERIFY(interval.at(0).toDouble() < 0.75 && interval.at(1).toDouble() > 0.75);
        QCOMPARE(document[u"metrics"][u"num_ret"][u"total"].toInt(), 16);
        QCOMPARE(document[u"per_query"].toArray().size(), 8);
        QCOMPARE(document[u"per_query"][0][u"metrics"][u"map"].toDouble(), 0.5);
        // One query is too few for an interval.
        const QJsonObject half = run("retrieval --qrels qrels.txt --run half.run -m map --json").json();
        QVERIFY(half[u"metrics"][u"map"][u"ci"].isNull() && !half.contains(u"per_query"));
    }

    void severalRuns() {
        const Outcome done =
            run("retrieval --qrels qrels.txt --run bm25.run half.run -m runid -m recip_rank --quiet");
        QCOMPARE(done.out,
                 QByteArray("runid                 \tall\tbm25\nrecip_rank            \tall\t0.7500\n"
                            "runid                 \tall\thalf\nrecip_rank            \tall\t1.0000\n"));
    }

    void fromStandardInput() {
        Program program(m_folder.path());
        QProcess& process = program.process();
        process.start(QStringLiteral(ASSAY_EXECUTABLE),
                      QStringLiteral("retrieval --qrels qrels.txt --run - -m num_ret").split(u' '));
        process.write("1 Q0 gold 1 1 t\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput(), QByteArray("num_ret               \tall\t1\n"));
    }

    void badFiles_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("twice") << QByteArray("1 Q0 gold 1 2 t\n1 Q0 gold 2 1 t\n") << QByteArray("bad.run:2");
        QTest::newRow("five columns") << QByteArray("1 Q0 gold 1 2\n") << QByteArray("bad.run:1");
        QTest::newRow("what was expected")
            << QByteArray("1 Q0 gold 1 2\n") << QByteArray("query Q0 document rank score name");
        QTest::newRow("no number") << QByteArray("1 Q0 gold 1 nan t\n") << QByteArray("bad.run:1: score");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                              "1\0 \0",
                                              6)
                                << QByteArray("UTF-16");
        QTest::newRow("empty") << QByteArray() << QByteArray("no query that both have");
    }

    void badFiles() {
        QFETCH(const QByteArray, content);
        QFETCH(const QByteArray, said);
        write("bad.run", content);
        const Outcome done = run("retrieval --qrels qrels.txt --run bad.run -m map");
        QVERIFY(done.exitCode > 1);
        QVERIFY(done.out.isEmpty());
        QVERIFY2(done.error.contains(said), done.error.constData());
    }

    void unknownMeasure() {
        const Outcome done = run("retrieval --qrels qrels.txt --run bm25.run -m nonsense.5");
        QCOMPARE(done.exitCode, 2);
        QVERIFY2(done.error.contains("-m nonsense.5: there is no such measure"), done.error.constData());
    }
};

ASSAY_TEST(TestRetrievalCommand)
#include "tst_retrieval_command.moc"

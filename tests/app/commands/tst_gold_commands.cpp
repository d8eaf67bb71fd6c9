// What the commands on gold questions refuse, and what they say: options that contradict each other, files of
// another set in the way, names that are taken, counts, and the file that an issue is in.
#include "core/base/atomic_file.h"
#include "core/base/progress.h"
#include "core/store/suites.h"
#include "core/store/workspace.h"
#include "tests/app/commands/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

using namespace assay;
using tests::Outcome;
using tests::Program;

namespace {

const QByteArray kFinrag =
    R"([{"question_id":"N1","cik_int":[1],"company_name":["Nordlys ASA"],"years":[2019],
"question_text":"Did revenue grow in 2019?","answer_type":"boolean","answer_text":"Yes, it grew.",
"evidence_sentence_ids":[],"retrieval_scope":"local","gold_version":"N.v1","mood":"calm"},
{"question_id":"N2","cik_int":[1],"company_name":["Nordlys ASA"],"years":[2020],
"question_text":"Which costs fell?","answer_type":"list","answer_text":["Rent fell.","Fuel fell."],
"evidence_sentence_ids":[],"retrieval_scope":"local","gold_version":"N.v1","mood":null}])";

} // namespace

class TestGoldCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const {
        const QString file = path(name);
        return base::writeFileAtomically(file.toStdString(), content.toStdString()) ? file : QString();
    }

    // "import w.assay …": words are separated by blanks; names of files here have none.
    [[nodiscard]] Outcome run(const QString& line) const {
        return Program(m_folder->path()).run(line.split(u' ', Qt::SkipEmptyParts));
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // Judgements of an earlier export would be read back with the new ones.
    void beirIsNotMixedWithWhatIsThere() {
        QVERIFY(QDir().mkpath(path(QStringLiteral("beir/qrels"))));
        QVERIFY(QDir().mkpath(path(QStringLiteral("out/qrels"))));
        const QByteArray queries = "{\"_id\":\"b1\",\"text\":\"What fell?\"}\n";
        QVERIFY(!write(QStringLiteral("beir/queries.jsonl"), queries).isEmpty());
        QVERIFY(!write(QStringLiteral("beir/qrels/test.tsv"), "b1\td1\t1\n").isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay beir")).exitCode, 0);
        const auto content = [&](const char* name) {
            QFile file(path(QString::fromLatin1(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("missing");
        };
        const QString command = QStringLiteral("export w.assay --suite beir --output out --json");
        for (const char* stale : {"out/qrels/train.tsv", "out/corpus.jsonl"}) {
            QVERIFY(!write(QString::fromLatin1(stale), "old\td9\t1\n").isEmpty());
            const Outcome refused = run(command);
            QCOMPARE(refused.exitCode, 4);
            QVERIFY2(refused.error.contains(QByteArray(stale)), refused.error.constData());
            QVERIFY(refused.out.isEmpty());
            QCOMPARE(content(stale), QByteArray("old\td9\t1\n"));
            QCOMPARE(content("out/queries.jsonl"), QByteArray("missing"));
            QVERIFY(QFile::remove(path(QString::fromLatin1(stale))));
        }
        // What is its own is replaced, and what is of no BEIR set stays.
        QVERIFY(!write(QStringLiteral("out/qrels/test.tsv"), "old\td9\t1\n").isEmpty());
        QVERIFY(!write(QStringLiteral("out/readme.txt"), "mine").isEmpty());
        QCOMPARE(run(command).exitCode, 0);
        QCOMPARE(run(command).exitCode, 0); // again
        QCOMPARE(content("out/qrels/test.tsv"), QByteArray("b1\td1\t1\n"));
        QCOMPARE(content("out/readme.txt"), QByteArray("mine"));
        QCOMPARE(QDir(path(QStringLiteral("out")))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                     .join(u' '),
                 QStringLiteral("qrels queries.jsonl readme.txt"));
    }

    void aBeirCorpusIsACorpus() {
        QVERIFY(!write(QStringLiteral("corpus.jsonl"),
                       "{\"_id\":\"d1\",\"title\":\"T\",\"text\":\"Rent fell.\"}\n")
                     .isEmpty());
        const Outcome imported = run(QStringLiteral("import w.assay corpus.jsonl --as beir --json"));
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        QCOMPARE(imported.json()[QStringLiteral("kind")].toString(), QStringLiteral("beir-corpus"));
        QCOMPARE(imported.json()[QStringLiteral("records")].toInt(), 1);
        QVERIFY2(imported.error.contains("corpus.jsonl holds the corpus of a BEIR set, not its queries"),
                 imported.error.constData());
        QVERIFY2(imported.error.contains("1 sentence imported as the corpus"), imported.error.constData());
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        const Outcome refused = run(QStringLiteral("import w.assay q.json --as beir"));
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(!refused.error.contains("queries.jsonl") && refused.error.contains("q.json"),
                 refused.error.constData());
    }

    void lintFormatsMustAgree() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name S")).exitCode, 0);
        for (const char* format : {"sarif", "text"}) {
            for (const char* line :
                 {"lint w.assay S --format %1 --json", "lint w.assay S --json --format %1"}) {
                const Outcome refused = run(QString::fromLatin1(line).arg(QString::fromLatin1(format)));
                QCOMPARE(refused.exitCode, 2);
                QVERIFY(refused.out.isEmpty());
                QVERIFY2(refused.error.contains("--json") && refused.error.contains(format),
                         refused.error.constData());
            }
        }
        QVERIFY(!run(QStringLiteral("lint w.assay S --json --format json")).json().isEmpty());
    }

    void countsReadAsEnglish() {
        QByteArray one = kFinrag.left(kFinrag.indexOf("},\n{") + 1) + "]";
        QVERIFY(!write(QStringLiteral("one.json"), one).isEmpty());
        QVERIFY(
            !write(QStringLiteral("bundles.json"),
                   R"([{"bundle_id":1,"view":"V3","sentences":[{"sentenceID":"a_1","text":"Rent fell."}]}])")
                 .isEmpty());
        const auto says = [&](const char* line, const char* sentence) {
            const Outcome outcome = run(QString::fromLatin1(line));
            QVERIFY2(outcome.error.contains(sentence), outcome.error.constData());
        };
        says("import w.assay one.json --name S", "1 question imported into \"S\"");
        says("import w.assay bundles.json", "1 bundle with 1 sentence imported as \"bundles\"");
        says("export w.assay --suite S --output s.json", "s.json: 1 record as finrag-json.");
        says("freeze w.assay S S.v1", "with 1 question.");
        says("lint w.assay S", " in 1 question; ");
        QVERIFY(!write(QStringLiteral("two.json"), kFinrag).isEmpty());
        says("import w.assay two.json --name T", "2 questions imported into \"T\"");
    }

    // To add to it is no way out when the name is a frozen version's.
    void takenNamesAreExplained() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name S")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("freeze w.assay S S.v1")).exitCode, 0);
        const Outcome suite = run(QStringLiteral("import w.assay q.json --name S"));
        QCOMPARE(suite.exitCode, 4);
        QVERIFY2(suite.error.contains("--on-collision"), suite.error.constData());
        const Outcome version = run(QStringLiteral("import w.assay q.json --name S.v1"));
        QCOMPARE(version.exitCode, 4);
        QVERIFY2(!version.error.contains("--on-collision") && version.error.contains("frozen version"),
                 version.error.constData());
    }

    void aRemovedSuiteIsRemembered() {
        {
            const auto workspace = store::Workspace::create(path(QStringLiteral("w.assay")).toStdString());
            QVERIFY(workspace.has_value());
            for (const char* name : {"P3", "P4"}) {
                const auto suite = store::createSuite(**workspace, name);
                QVERIFY(suite.has_value());
                QVERIFY(store::removeSuite(**workspace, *suite, "Ada").has_value());
            }
        }
        for (const char* line : {"export w.assay --suite P3", "lint w.assay P3", "diff w.assay P3 P3",
                                 "freeze w.assay P3 P3.v1"}) {
            const Outcome outcome = run(QString::fromLatin1(line));
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.error.contains("Ada removed a suite of that name on 20"),
                     outcome.error.constData());
        }
        QVERIFY(!run(QStringLiteral("lint w.assay P5")).error.contains("removed"));
    }

    void sameIdInTwoFilesIsReported() {
        QVERIFY(!write(QStringLiteral("a.json"), kFinrag).isEmpty());
        QVERIFY(!write(QStringLiteral("b.json"), kFinrag).isEmpty());
        const Outcome imported = run(QStringLiteral("import w.assay a.json b.json --name S --json"));
        QCOMPARE(imported.exitCode, 0);
        const QJsonArray issues = imported.json()[QStringLiteral("issues")].toArray();
        QCOMPARE(issues.size(), 2);
        QCOMPARE(issues[0].toObject()[QStringLiteral("code")].toString(), QStringLiteral("duplicate_id"));
        QCOMPARE(issues[0].toObject()[QStringLiteral("file")].toString(), QStringLiteral("b.json"));
        QCOMPARE(issues[0].toObject()[QStringLiteral("line")].toInt(), 1);
    }

    // As it was given, of every kind: a file of that name may be in several folders.
    void issuesNameTheFileAsGiven_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("questions") << QByteArray(R"([{"question_id":"a","question_text":"TO_FILL_TEXT"}])");
        QTest::newRow("plain lines") << QByteArray("{\"question\":\"TO_FILL_TEXT\"}\n");
        QTest::newRow("columns") << QByteArray("question,answer\nTO_FILL_TEXT,x\n");
        QTest::newRow("bundles") << QByteArray(
            R"([{"bundle_id":1,"view":"V3","sentences":[{"sentenceID":7,"text":"Rent fell."},{"text":"b"}]}])");
        QTest::newRow("answers") << QByteArray("question_id,answer,rougeL\nA1,12,0.5\n");
        QTest::newRow("sentences") << QByteArray(
            "{\"sentenceID\":\"s1\",\"text\":\"Rent.\",\"cik_int\":\"x\",\"report_year\":2019}\n");
        QTest::newRow("samples") << QByteArray(
            "{\"label\":\"accurate\",\"fhri\":0.5}\n{\"label\":\"maybe\",\"fhri\":0.5}\n");
    }

    void issuesNameTheFileAsGiven() {
        QFETCH(QByteArray, content);
        QVERIFY(QDir().mkpath(path(QStringLiteral("in"))));
        QVERIFY(!write(QStringLiteral("in/file.data"), content).isEmpty());
        const Outcome imported = run(QStringLiteral("import w.assay in/file.data --name S --json"));
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        const QJsonArray issues = imported.json()[QStringLiteral("issues")].toArray();
        QVERIFY2(!issues.isEmpty(), imported.out.constData());
        for (const auto& issue : issues) {
            QCOMPARE(issue.toObject()[QStringLiteral("file")].toString(), QStringLiteral("in/file.data"));
        }
    }
};

QTEST_GUILESS_MAIN(TestGoldCommands)
#include "tst_gold_commands.moc"

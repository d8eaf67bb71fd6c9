// What the commands on gold suites do and refuse, and what they say: versions that are frozen and compared,
// lint, options that contradict each other, files of another set in the way, names that are taken, counts,
// and the file that an issue is in.
#include "core/base/progress.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::tests;

class TestGoldCommands : public QObject, GoldProgram {
    Q_OBJECT

  private Q_SLOTS:

    void init() { make(); }

    void frozenVersionsAreCompared() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name P3")).exitCode, 0);
        const Outcome frozen =
            run(QStringLiteral("freeze w.assay P3 P3.v2 --note checked --author Ada --json"));
        QVERIFY2(frozen.exitCode == 0, frozen.error.constData());
        QCOMPARE(frozen.json()[QStringLiteral("version")].toString(), QStringLiteral("P3.v2"));
        QCOMPARE(frozen.json()[QStringLiteral("questions")].toInt(), 2);
        QCOMPARE(frozen.json()[QStringLiteral("frozen_by")].toString(), QStringLiteral("Ada"));
        QCOMPARE(frozen.json()[QStringLiteral("content_sha256")].toString().size(), 64);
        QCOMPARE(run(QStringLiteral("freeze w.assay P3 P3.v2")).exitCode, 4); // the name is taken
        QByteArray other = kFinrag;
        other.replace("Did revenue grow in 2019?", "Did costs grow?").replace("\"N2\"", "\"N3\"");
        QVERIFY(!write(QStringLiteral("r.json"), other).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay r.json --name P3 --on-collision replace")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("freeze w.assay P3 P3.v3")).exitCode, 0);
        const Outcome text = run(QStringLiteral("diff w.assay P3.v2 P3.v3 --quiet"));
        QCOMPARE(text.exitCode, 0);
        QCOMPARE(text.out, QByteArray("+\tN3\tWhich costs fell?\n~\tN1\tquestion_text\n"));
        const QJsonObject json = run(QStringLiteral("diff w.assay P3.v2 P3.v3 --json")).json();
        QCOMPARE(json[QStringLiteral("added")].toArray().size(), 1);
        QCOMPARE(json[QStringLiteral("removed")].toArray().size(), 0);
        QCOMPARE(json[QStringLiteral("unchanged")].toInt(), 1);
        const QJsonObject fields =
            json[QStringLiteral("changed")].toArray()[0].toObject()[QStringLiteral("fields")].toObject();
        QCOMPARE(fields[QStringLiteral("question_text")].toObject()[QStringLiteral("after")].toString(),
                 QStringLiteral("Did costs grow?"));
        // The frozen one is what it was, and goes back as the file that it came from.
        QCOMPARE(parsed(run(QStringLiteral("export w.assay --suite P3.v2")).out), parsed(kFinrag));
        QCOMPARE(run(QStringLiteral("diff w.assay P3.v3 P3.v2 --quiet")).out.left(2), QByteArray("-\t"));
        QVERIFY(run(QStringLiteral("diff w.assay P3 P3.v3 --quiet")).out.isEmpty());
    }

    void lintFindsAndExitsWithOne() {
        QByteArray bad = kFinrag;
        bad.replace("Yes, it grew.", "TO_FILL_ANSWER");
        QVERIFY(!write(QStringLiteral("bad.json"), bad).isEmpty());
        QVERIFY(!write(QStringLiteral("good.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay bad.json")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("import w.assay good.json")).exitCode, 0);
        const Outcome clean = run(QStringLiteral("lint w.assay good --coverage 2019:2020"));
        QVERIFY2(clean.exitCode == 0, clean.out.constData());
        QVERIFY(clean.out.isEmpty());
        const Outcome text = run(QStringLiteral("lint w.assay bad"));
        QCOMPARE(text.exitCode, 1);
        QVERIFY2(text.out.contains("\tN1\tplaceholder"), text.out.constData());
        const Outcome json = run(QStringLiteral("lint w.assay bad --json"));
        QCOMPARE(json.exitCode, 1);
        QCOMPARE(json.json()[QStringLiteral("questions")].toInt(), 2);
        QCOMPARE(json.json()[QStringLiteral("counts")].toObject()[QStringLiteral("placeholder")].toInt(), 1);
        const QJsonObject first = json.json()[QStringLiteral("findings")].toArray()[0].toObject();
        QCOMPARE(first[QStringLiteral("question_id")].toString(), QStringLiteral("N1"));
        QCOMPARE(first[QStringLiteral("fingerprint")].toString().size(), 64);
        QCOMPARE(run(QStringLiteral("lint w.assay bad --format sarif --output bad.sarif")).exitCode, 1);
        QFile file(path(QStringLiteral("bad.sarif")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject sarif = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(sarif[QStringLiteral("version")].toString(), QStringLiteral("2.1.0"));
        const QJsonObject result = sarif[QStringLiteral("runs")]
                                       .toArray()[0]
                                       .toObject()[QStringLiteral("results")]
                                       .toArray()[0]
                                       .toObject();
        QCOMPARE(result[QStringLiteral("ruleId")].toString(), QStringLiteral("placeholder"));
        const Outcome years = run(QStringLiteral("lint w.assay good --coverage 2020:2021"));
        QCOMPARE(years.exitCode, 1);
        QVERIFY(years.out.contains("years_outside_coverage"));
        QCOMPARE(run(QStringLiteral("lint w.assay good --coverage 2020")).exitCode, 2);
        QCOMPARE(run(QStringLiteral("lint w.assay good --format xml")).exitCode, 2);
        QCOMPARE(run(QStringLiteral("lint nothing.assay good")).exitCode, 4);
        // All in one go; a line names its suite.
        const Outcome all = run(QStringLiteral("lint w.assay --all"));
        QCOMPARE(all.exitCode, 1);
        QVERIFY2(all.out.contains("bad\twarning\tN1\tplaceholder") ||
                     all.out.contains("bad\terror\tN1\tplaceholder"),
                 all.out.constData());
        const QJsonArray suites =
            run(QStringLiteral("lint w.assay --all --json")).json()[QStringLiteral("suites")].toArray();
        QCOMPARE(suites.size(), 2);
        QCOMPARE(suites[0].toObject()[QStringLiteral("suite")].toString(), QStringLiteral("bad"));
        QCOMPARE(suites[1].toObject()[QStringLiteral("suite")].toString(), QStringLiteral("good"));
        QVERIFY(run(QStringLiteral("lint w.assay --all --format junit")).out.contains("bad/N1"));
        QCOMPARE(run(QStringLiteral("lint w.assay")).exitCode, 2);
        QCOMPARE(run(QStringLiteral("lint w.assay good --all")).exitCode, 2);
    }

    void anUnknownNameSaysWhatThereIs() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name P3")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("freeze w.assay P3 P3.v1")).exitCode, 0);
        for (const char* line : {"lint w.assay P4", "diff w.assay P3 P4", "diff w.assay P4 P3",
                                 "export w.assay --suite P4", "freeze w.assay P4 P4.v1"}) {
            const Outcome outcome = run(QString::fromLatin1(line));
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.error.contains("no gold \"P4\"") && outcome.error.contains("Suites: \"P3\".") &&
                         outcome.error.contains("Frozen versions: \"P3.v1\".") &&
                         outcome.error.contains("assay list WORKSPACE"),
                     outcome.error.constData());
        }
    }

    void aRefusedImportSaysHowToGoOn() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name S")).exitCode, 0);
        const Outcome refused = run(QStringLiteral("import w.assay q.json --name S"));
        QCOMPARE(refused.exitCode, 4);
        for (const char* part : {"“S”", "--on-collision", "keep-both", "replace", "skip", "--name"}) {
            QVERIFY2(refused.error.contains(part), refused.error.constData());
        }
    }

    void aNameOfAFrozenVersionStaysItsOwn() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name P3")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("freeze w.assay P3 P3.v1")).exitCode, 0);
        const Outcome refused = run(QStringLiteral("import w.assay q.json --name P3.v1"));
        QCOMPARE(refused.exitCode, 4);
        QVERIFY2(refused.error.contains("“P3.v1”"), refused.error.constData());
        // Keeping both looks for a name that nothing has.
        QCOMPARE(
            QProcess::execute(QStringLiteral(ASSAY_EXECUTABLE),
                              {QStringLiteral("freeze"), path(QStringLiteral("w.assay")),
                               QStringLiteral("P3"), QStringLiteral("P3 (2)"), QStringLiteral("--quiet")}),
            0);
        QByteArray other = kFinrag;
        other.replace("Did revenue grow in 2019?", "Did costs grow?");
        QVERIFY(!write(QStringLiteral("r.json"), other).isEmpty());
        const Outcome both =
            run(QStringLiteral("import w.assay r.json --name P3 --on-collision keep-both --json"));
        QVERIFY2(both.exitCode == 0, both.error.constData());
        QCOMPARE(both.json()[QStringLiteral("name")].toString(), QStringLiteral("P3 (3)"));
    }

    void aFormThatDoesNotFitTheContentIsSaid() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        const QByteArray companies = R"([{"cik_int":1,"company_name":"Nordlys ASA"}])";
        QVERIFY(!write(QStringLiteral("c.json"), companies).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name P3")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("import w.assay c.json --name C")).exitCode, 0);
        const std::vector<std::pair<const char*, const char*>> wrong{
            {"P3", "bundles-json"}, {"P3", "companies-json"}, {"C", "finrag-json"}, {"C", "sections-json"}};
        for (const auto& [name, kind] : wrong) {
            const Outcome outcome = run(QStringLiteral("export w.assay --suite %1 --as %2")
                                            .arg(QString::fromLatin1(name), QString::fromLatin1(kind)));
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.error.contains(QByteArray("“") + name + "”") && outcome.error.contains(kind),
                     outcome.error.constData());
            QVERIFY2(!outcome.error.contains("There is no"), outcome.error.constData());
        }
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
            const auto workspace =
                workspace::Workspace::create(path(QStringLiteral("w.assay")).toStdString());
            QVERIFY(workspace.has_value());
            for (const char* name : {"P3", "P4"}) {
                const auto suite = workspace::createSuite(**workspace, name);
                QVERIFY(suite.has_value());
                QVERIFY(workspace::removeSuite(**workspace, *suite, "Ada").has_value());
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

    // Columns of any name, the file as it came, and Assay's own form of it.
    void answersGoInAndOut() {
        const QByteArray table =
            "Nr;Sagt;Kilder;bleurt;merknad\nN1;Ja.;\"a; b\";0.5;x\nN1;Nei.;;;\nN9;7;;;\n";
        QVERIFY(!write(QStringLiteral("s.csv"), table).isEmpty());
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name P3")).exitCode, 0);
        const QString import = QStringLiteral("import w.assay s.csv --name A --json");
        QCOMPARE(run(import + QStringLiteral(" --map Nr=question_id --as predictions")).exitCode, 2);
        QCOMPARE(run(import + QStringLiteral(" --as scores-csv --map Nr=number")).exitCode, 2);
        QCOMPARE(run(import + QStringLiteral(" --as scores-csv --map No=question_id")).exitCode, 3);
        const Outcome imported = run(
            import + QStringLiteral(" --as scores-csv --map Nr=question_id,Sagt=answer,Kilder=citations"));
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        const QJsonObject made = imported.json();
        QCOMPARE(made[QStringLiteral("records")].toInt(), 3);
        QCOMPARE(made[QStringLiteral("unknown_questions")].toInt(), 1);
        QCOMPARE(made[QStringLiteral("fields")].toObject()[QStringLiteral("answer")].toString(),
                 QStringLiteral("Sagt"));
        QCOMPARE(made[QStringLiteral("metrics")].toObject().size(), 1);
        QCOMPARE(run(QStringLiteral("export w.assay --suite A")).out, table);
        const QByteArray lines = "{\"question_id\":\"N1\",\"answer\":\"Ja.\",\"citations\":[\"a\",\"b\"],"
                                 "\"scores\":{\"bleurt\":0.5},"
                                 "\"extra\":{\"merknad\":\"x\"}}\n"
                                 "{\"question_id\":\"N1\",\"answer\":\"Nei.\",\"sample\":1}\n"
                                 "{\"question_id\":\"N9\",\"answer\":\"7\"}\n";
        const QString asLines = QStringLiteral("export w.assay --as predictions-jsonl --suite ");
        QCOMPARE(run(asLines + QStringLiteral("A")).out, lines);
        QVERIFY(!write(QStringLiteral("a.jsonl"), lines).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay a.jsonl --name B")).exitCode, 0);
        QCOMPARE(run(asLines + QStringLiteral("B")).out, lines);
        QCOMPARE(run(QStringLiteral("check w.assay")).exitCode, 0);
        const QJsonArray sets = run(QStringLiteral("list w.assay --kind answers --json"))
                                    .json()[QStringLiteral("answers")]
                                    .toArray();
        QCOMPARE(sets.size(), 2);
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

ASSAY_TEST(TestGoldCommands)
#include "tst_gold_commands.moc"

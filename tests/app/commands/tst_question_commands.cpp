// Gold questions in and out without a window: import in every format, export, columns that are mapped, names
// that are taken, and files and disks that are not as they should be.
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/commands/gold_program.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>

using namespace assay;
using namespace assay::tests;

namespace {

// Imports twice into a small disk of its own.
const QByteArray kFillDisk = R"(mount -t tmpfs -o size=$1k tmpfs disk || exit 77
"$2" import disk/w.assay q.json --name S --quiet; first=$?
"$2" import disk/w.assay many.jsonl --name M --quiet; second=$?
echo "$first $second"
test $first = 0 || test $first = 4 || exit 1
if test -e disk/w.assay; then
  "$2" check disk/w.assay | grep -v ^leftover_import
  "$2" export disk/w.assay --suite S > s.json || test $first = 4 || exit 2
fi
exit 0
)";

} // namespace

class TestQuestionCommands : public QObject, GoldProgram {
    Q_OBJECT

  private Q_SLOTS:

    void init() { make(); }

    void everyFormatComesBack_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("records");
        const auto add = [](const char* kind, const QByteArray& content, int records) {
            QTest::newRow(kind) << content << records;
        };
        add("finrag-json", kFinrag, 2);
        add("finsearch-json",
            R"([{"id":"f1","question":"What was revenue?","company":"Nordlys","year":2020,"filings":["10-K"],
"answer":{"value":1.50,"unit":"USD millions","type":"numeric"},"category":"x","own":{"a":[1]}}])",
            1);
        add("norwegian-jsonl",
            R"({"messages":[{"role":"user","content":"Hva er fristen for å klage?"}],"metadata":{"id":"no1"},"expected_output":"Tre uker.","eval_criteria":{"must_include":["uker"],"own":1}}
)",
            1);
        add("florida-json",
            R"({"metadata":{"version":"1"},"questions":[{"id":"t1","question":"Which rate applies?",
"category":"rates","difficulty":"easy","expected_statutes":["212.05"],"expected_rules":[],
"expected_answer_contains":["6"],"own":null}]})",
            1);
        add("financebench-jsonl",
            R"({"financebench_id":"fb1","doc_name":"NORDLYS_2020","question_type":"metrics","question":"Margin?","answer":"12 %","justification":"from the table","evidence":[{"evidence_text":"Margin was 12 %."}]}
)",
            1);
        add("tatqa-json",
            R"([{"table":{"uid":"tb","table":[["","2020"],["Sales","12"]]},"paragraphs":[{"uid":"p1","order":1,
"text":"Sales were 12."}],"questions":[{"uid":"q1","order":1,"question":"What were sales?",
"answer":12,"derivation":"","answer_type":"arithmetic","answer_from":"table",
"rel_paragraphs":[],"req_comparison":false,"scale":"million"}]}])",
            1);
        add("squad-json",
            R"({"version":"1.1","data":[{"title":"Nordlys","paragraphs":[{"context":"Rent fell in 2020.",
"qas":[{"id":"s1","question":"What fell?","answers":[{"text":"Rent","answer_start":0}]}]}]}]})",
            1);
        add("ragas-jsonl",
            R"({"user_input":"What fell?","reference":"Rent fell.","reference_contexts":["Rent fell in 2020."],"synthesizer_name":"own"}
)",
            1);
        add("questions-jsonl",
            R"({"question_id":"j1","question_text":"What fell?","answer_text":"Rent.","mood":"calm"}
)",
            1);
        add("bundles-json",
            R"([{"bundle_id":1,"view":"V3","topic":"costs","sentences":[{"sentenceID":"a_1","text":"Rent fell."},
{"sentenceID":"a_2","text":"Fuel fell."}]}])",
            1);
    }

    void everyFormatComesBack() {
        QFETCH(QByteArray, content);
        QFETCH(int, records);
        const QString kind = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(!write(QStringLiteral("in.data"), content).isEmpty());
        // Recognised by content, and the same when told.
        for (const QString& as : {QString(), QStringLiteral(" --as ") + kind}) {
            const QString workspace = as.isEmpty() ? QStringLiteral("w.assay") : QStringLiteral("v.assay");
            const Outcome imported =
                run(QStringLiteral("import %1 in.data --name S --json%2").arg(workspace, as));
            QVERIFY2(imported.exitCode == 0, imported.error.constData());
            QCOMPARE(imported.json()[QStringLiteral("kind")].toString(), kind);
            QCOMPARE(imported.json()[QStringLiteral("name")].toString(), QStringLiteral("S"));
            QCOMPARE(imported.json()[QStringLiteral("records")].toInt(), records);
            QCOMPARE(imported.json()[QStringLiteral("rejected")].toInt(), 0);
            QCOMPARE(imported.json()[QStringLiteral("input_sha256")].toString().size(), 64);
        }
        const Outcome exported = run(QStringLiteral("export w.assay --suite S"));
        QVERIFY2(exported.exitCode == 0, exported.error.constData());
        QVERIFY(!parsed(content).isEmpty());
        QCOMPARE(parsed(exported.out), parsed(content));
        QCOMPARE(run(QStringLiteral("check w.assay")).exitCode, 0);
    }

    // By LSA, and by vectors of a model that are kept of the questions.
    void similarQuestionsAreFound() {
        QVERIFY(!write(QStringLiteral("many.jsonl"),
                       R"({"question_id":"d1","question_text":"Which debt did Fjord repay in 2020?"}
{"question_id":"d2","question_text":"How much debt did Fjord repay?"}
{"question_id":"t1","question_text":"Which tax rate applies to salmon farming?"}
{"question_id":"t2","question_text":"Does the tax rate on farming of salmon change?"}
)")
                     .isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay many.jsonl --name S --quiet")).exitCode, 0);
        const Outcome lsa = run(QStringLiteral("similar w.assay --suite S --question d1 --json"));
        QVERIFY2(lsa.exitCode == 0, lsa.error.constData());
        QVERIFY(lsa.json()[QStringLiteral("lsa")].toBool());
        const auto first = [](const Outcome& found) {
            return found.json()[QStringLiteral("nearest")].toArray().first()[QStringLiteral("question_id")];
        };
        QCOMPARE(first(lsa).toString(), QStringLiteral("d2"));
        const Outcome none = run(QStringLiteral("similar w.assay --json"));
        QVERIFY2(none.exitCode == 0, none.error.constData());
        QVERIFY(none.json()[QStringLiteral("sets")].toArray().isEmpty());
        verifyRefused(QStringLiteral("similar w.assay --suite S --question d1 --vectors MiniLM"), 2,
                      "MiniLM");
        {
            const auto workspace = workspace::Workspace::open(path(QStringLiteral("w.assay")).toStdString());
            QVERIFY(workspace.has_value());
            const auto named = workspace::questionsNamed(*(*workspace)->reader(), "S", {});
            QVERIFY(named.has_value());
            std::vector<base::RowId> questions;
            std::vector<std::string> texts;
            for (const workspace::NamedQuestion& one : *named) {
                questions.push_back(one.id);
                texts.push_back(one.question.questionText);
            }
            const std::vector<float> values{1, 0, 0, 1, 0.6F, 0.8F, 0, 0}; // d1, d2, t1; t2 has none
            workspace::NewQuestionVectors made;
            made.model = "MiniLM";
            made.dimension = 2;
            made.questions = questions;
            made.texts = texts;
            made.values = values;
            QVERIFY(workspace::keepQuestionVectors(**workspace, made).has_value());
        }
        const Outcome stored =
            run(QStringLiteral("similar w.assay --suite S --question d1 --vectors MiniLM --most 1 --json"));
        QVERIFY2(stored.exitCode == 0, stored.error.constData());
        QVERIFY(!stored.json()[QStringLiteral("lsa")].toBool());
        QCOMPARE(stored.json()[QStringLiteral("compared")].toInt(), 2);
        QCOMPARE(stored.json()[QStringLiteral("nearest")].toArray().size(), 1);
        QCOMPARE(first(stored).toString(), QStringLiteral("t1"));
        const Outcome listed = run(QStringLiteral("similar w.assay --json"));
        const QJsonValue set = listed.json()[QStringLiteral("sets")].toArray().first();
        QCOMPARE(set[QStringLiteral("model")].toString(), QStringLiteral("MiniLM"));
        QCOMPARE(set[QStringLiteral("vectors")].toInt(), 3);
        QCOMPARE(set[QStringLiteral("sha256")].toString().size(), 64);
    }

    void beirIsAFolder() {
        QVERIFY(QDir().mkpath(path(QStringLiteral("beir/qrels"))));
        const QByteArray corpus = "{\"_id\":\"d1\",\"title\":\"T\",\"text\":\"Rent fell.\",\"own\":1}\n";
        const QByteArray queries = "{\"_id\":\"b1\",\"text\":\"What fell?\",\"metadata\":{\"a\":1}}\n";
        const QByteArray qrels = "query-id\tcorpus-id\tscore\nb1\td1\t1\n";
        QVERIFY(!write(QStringLiteral("beir/corpus.jsonl"), corpus).isEmpty());
        QVERIFY(!write(QStringLiteral("beir/queries.jsonl"), queries).isEmpty());
        QVERIFY(!write(QStringLiteral("beir/qrels/test.tsv"), qrels).isEmpty());
        const Outcome imported = run(QStringLiteral("import w.assay beir --json"));
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        QCOMPARE(imported.json()[QStringLiteral("kind")].toString(), QStringLiteral("beir"));
        QCOMPARE(run(QStringLiteral("export w.assay --suite beir")).exitCode, 2); // a folder needs a name
        QCOMPARE(run(QStringLiteral("export w.assay --suite beir --output out")).exitCode, 0);
        const auto written = [&](const char* name) {
            QFile file(path(QString::fromLatin1(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(parsed(written("out/corpus.jsonl")), parsed(corpus));
        QCOMPARE(parsed(written("out/queries.jsonl")), parsed(queries));
        QCOMPARE(written("out/qrels/test.tsv"), qrels);
    }

    void columnsAreMapped() {
        QVERIFY(!write(QStringLiteral("a.csv"), "Nr,Frage,Antwort,Ton\nA,Was fiel?,Die Miete.,ruhig\n")
                     .isEmpty());
        const QString map =
            QStringLiteral("import w.assay a.csv --as questions-csv --author Ada --map Nr=question_id,"
                           "Frage=question_text,Antwort=answer_text");
        QCOMPARE(run(map).exitCode, 0);
        const QJsonObject question =
            parsed(run(QStringLiteral("export w.assay --suite a --as questions-jsonl")).out)[0].toObject();
        QCOMPARE(question[QStringLiteral("question_id")].toString(), QStringLiteral("A"));
        QCOMPARE(question[QStringLiteral("question_text")].toString(), QStringLiteral("Was fiel?"));
        QCOMPARE(question[QStringLiteral("answer_text")].toString(), QStringLiteral("Die Miete."));
        QVERIFY(QJsonDocument(question).toJson().contains("ruhig")); // not mapped, not lost
        QCOMPARE(run(QStringLiteral("export w.assay --suite a")).out,
                 QByteArray("Nr,Frage,Antwort,Ton\nA,Was fiel?,Die Miete.,ruhig\n"));
        for (const char* wrong : {"Frage", "Frage=colour", "=question_text"}) {
            const Outcome refused =
                run(QStringLiteral("import w.assay a.csv --map ") + QString::fromLatin1(wrong));
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.error.contains("question_text"), refused.error.constData());
        }
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --map a=notes")).exitCode, 2);
        // A slip in a column's name, and one field from two columns.
        QVERIFY(!write(QStringLiteral("slip.csv"), "Spørsmål,Svar\nWhat fell?,Rent.\n").isEmpty());
        const Outcome slip = run(QStringLiteral("import new.assay slip.csv --map Sporsmal=question_text"));
        QCOMPARE(slip.exitCode, 2);
        QVERIFY2(slip.error.contains("“Sporsmal”") && slip.error.contains("“Spørsmål”"),
                 slip.error.constData());
        QVERIFY(!QFile::exists(path(QStringLiteral("new.assay"))));
        QCOMPARE(run(QStringLiteral("import w.assay slip.csv --map Svar=notes,Spørsmål=notes")).exitCode, 2);
    }

    void collisions_data() {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("suite"); // where the other question is looked for
        QTest::addColumn<QString>("text");
        QTest::newRow("refused by default")
            << QString() << 4 << QStringLiteral("S") << "Did revenue grow in 2019?";
        QTest::newRow("refuse") << "refuse" << 4 << "S" << "Did revenue grow in 2019?";
        QTest::newRow("skip") << "skip" << 0 << "S" << "Did revenue grow in 2019?";
        QTest::newRow("replace") << "replace" << 0 << "S" << "Did costs grow?";
        QTest::newRow("keep-both") << "keep-both" << 0 << "S_(2)" << "Did costs grow?";
    }

    void collisions() {
        QFETCH(QString, choice);
        QFETCH(int, exitCode);
        QFETCH(QString, suite);
        QFETCH(QString, text);
        QByteArray other = kFinrag;
        other.replace("Did revenue grow in 2019?", "Did costs grow?");
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QVERIFY(!write(QStringLiteral("r.json"), other).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name S")).exitCode, 0);
        const Outcome second =
            run(QStringLiteral("import w.assay r.json --name S --json") +
                (choice.isEmpty() ? QString() : QStringLiteral(" --on-collision ") + choice));
        QVERIFY2(second.exitCode == exitCode, second.error.constData());
        const QJsonObject said = second.json();
        if (exitCode != 0) {
            QCOMPARE(said[QStringLiteral("error")].toString(), QStringLiteral("name_taken"));
        } else if (choice == u"replace" || choice == u"skip") {
            QCOMPARE(said[choice == u"skip" ? QStringLiteral("skipped") : QStringLiteral("replaced")].toInt(),
                     1);
            QCOMPARE(said[QStringLiteral("unchanged")].toInt(), 1);
        } else {
            QCOMPARE(said[QStringLiteral("added")].toInt(), 2);
            QCOMPARE(said[QStringLiteral("name")].toString(), QStringLiteral("S (2)"));
        }
        const Outcome exported =
            Program(m_folder->path())
                .run({QStringLiteral("export"), QStringLiteral("w.assay"), QStringLiteral("--suite"),
                      QString(suite).replace(u'_', u' ')}); // a name with a blank
        const QJsonArray questions = parsed(exported.out);
        QCOMPARE(questions.size(), 2);
        QCOMPARE(questions[0].toObject()[QStringLiteral("question_text")].toString(), text);
        QCOMPARE(run(QStringLiteral("check w.assay")).exitCode, 0);
    }

    void sentencesOfACorpus() {
        QVERIFY(!write(QStringLiteral("f.json"),
                       "{\"cik\":\"7\",\"company\":\"Larch Foods\",\"filing_type\":\"10-K\","
                       "\"filing_date\":\"2020-02-01\",\"period_of_report\":\"2019-12-31\","
                       "\"item_1\":\"Our Lamps\\nWe own two halls. They are old.\"}")
                     .isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay f.json --name filings")).exitCode, 0);
        const Outcome lines = run(QStringLiteral("export w.assay --name filings"));
        QCOMPARE(lines.exitCode, 0);
        QCOMPARE(lines.out.count('\n'), 3);
        QVERIFY2(
            lines.out.contains("\"sentenceID\":\"0000000007_10-K_2019_section_1_0\",\"kind\":\"heading\""),
            lines.out.constData());
        const Outcome ids = run(QStringLiteral("export w.assay --name filings --as sentence-ids"));
        QCOMPARE(ids.out, QByteArray("0000000007_10-K_2019_section_1_0\n0000000007_10-K_2019_section_1_1\n"
                                     "0000000007_10-K_2019_section_1_2\n"));
        QCOMPARE(run(QStringLiteral("export w.assay --name none --as sentence-ids")).exitCode, 2);
        QCOMPARE(run(QStringLiteral("export w.assay --name filings --as beir-corpus")).exitCode, 2);
        // What was exported is the same corpus again.
        const QStringList file{QStringLiteral("export w.assay --name filings --output again.jsonl"),
                               QStringLiteral("import w.assay again.jsonl --name again")};
        for (const QString& command : file) {
            QCOMPARE(run(command).exitCode, 0);
        }
        QCOMPARE(run(QStringLiteral("export w.assay --name again")).out, lines.out);
    }

    void whatAFormatCannotHoldIsSaid() {
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay q.json --name P3")).exitCode, 0);
        const Outcome outcome =
            run(QStringLiteral("export w.assay --suite P3 --as tatqa-json --output t.json"));
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY2(QByteArray("\n" + outcome.error).contains("\ncik_int: warning: "),
                 outcome.error.constData());
        // Also where the result goes to standard output.
        const Outcome piped = run(QStringLiteral("export w.assay --suite P3 --as tatqa-json"));
        QCOMPARE(piped.exitCode, 0);
        QVERIFY(!parsed(piped.out).isEmpty());
        QVERIFY2(QByteArray("\n" + piped.error).contains("\ncik_int: warning: "), piped.error.constData());
        QVERIFY(run(QStringLiteral("export w.assay --suite P3 --as tatqa-json --quiet")).error.isEmpty());
        QCOMPARE(run(QStringLiteral("export w.assay --suite P3 --as fhri-json")).exitCode, 2);
        // A slip in the path makes no folder.
        for (const char* command : {"export w.assay --suite P3 --output slip/p3.json",
                                    "export w.assay --suite P3 --as beir --output slip/p3",
                                    "lint w.assay P3 --output slip/p3.txt"}) {
            const Outcome refused = run(QString::fromLatin1(command));
            QCOMPARE(refused.exitCode, 4);
            QVERIFY2(refused.error.contains("slip”"), refused.error.constData());
            QVERIFY(!QFile::exists(path(QStringLiteral("slip"))));
        }
    }

    // Whatever the size at which the disk is full: the workspace is whole, or there is none.
    void aFullDiskDamagesNothing_data() {
        QTest::addColumn<int>("kibibytes");
        for (const int size : {100, 300, 400, 500, 560, 600, 640, 700, 1'000, 4'000}) {
            QTest::addRow("%d KiB", size) << size;
        }
    }

    void aFullDiskDamagesNothing() {
        QFETCH(int, kibibytes);
        QVERIFY(!write(QStringLiteral("q.json"), kFinrag).isEmpty());
        QByteArray many;
        for (int i = 0; i < 4'000; ++i) {
            many += "{\"question\":\"What was number " + QByteArray::number(i) + "?\",\"answer\":\"" +
                    QByteArray(500, 'a') + "\"}\n";
        }
        QVERIFY(!write(QStringLiteral("many.jsonl"), many).isEmpty());
        QVERIFY(QDir().mkpath(path(QStringLiteral("disk"))));
        // A small disk of its own, which only this process and its children see.
        QVERIFY(!write(QStringLiteral("fill.sh"), kFillDisk).isEmpty());
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(QStringLiteral("unshare"),
                      {QStringLiteral("-rm"), QStringLiteral("sh"), QStringLiteral("fill.sh"),
                       QString::number(kibibytes), QStringLiteral(ASSAY_EXECUTABLE)});
        const bool ended = process.waitForStarted() && process.waitForFinished(120'000);
        const QByteArray out = process.readAllStandardOutput();
        const QByteArray error = process.readAllStandardError();
        if (!ended || process.exitCode() == 77 || process.exitCode() > 2 || error.startsWith("unshare:")) {
            QSKIP("a disk of its own cannot be mounted here");
        }
        QVERIFY2(process.exitCode() == 0, error.constData());
        for (const char* fault : {"damage\t", "broken_reference\t", "wrong_count\t", "hash_mismatch\t"}) {
            QVERIFY2(!out.contains(fault), (out + error).constData());
        }
        if (out.startsWith("0 ")) {
            QFile kept(path(QStringLiteral("s.json")));
            QVERIFY(kept.open(QIODevice::ReadOnly));
            QCOMPARE(parsed(kept.readAll()), parsed(kFinrag));
        } else {
            QVERIFY2(error.contains("disk is full") || error.contains("No space left"), error.constData());
        }
    }

    void badInputIsNamed_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("empty") << QByteArray() << 3;
        QTest::newRow("binary") << QByteArray("\x00\x01\xff\xfe\x00", 5) << 3;
        QTest::newRow("prose") << QByteArray("Nothing to see here.\n") << 3;
        QTest::newRow("broken JSON") << kFinrag.left(kFinrag.size() - 40) << 3;
        QTest::newRow("wrong types")
            << QByteArray(R"([{"question_id":7,"question_text":["a"],"answer_text":{"x":1},"years":"2019",
"evidence_sentence_ids":3}])")
            << 0;
        QTest::newRow("one huge line")
            << "{\"question\":\"What fell?\",\"answer\":\"" + QByteArray(3'000'000, 'a') + "\"}\n"
            << 0;
    }

    void badInputIsNamed() {
        QFETCH(QByteArray, content);
        QFETCH(int, exitCode);
        QVERIFY(!write(QStringLiteral("in.data"), content).isEmpty());
        const Outcome outcome = run(QStringLiteral("import w.assay in.data"));
        QVERIFY2(outcome.exitCode == exitCode, outcome.error.constData());
        QVERIFY2(outcome.error.contains("in.data"), outcome.error.constData());
        if (exitCode == 0) {
            QCOMPARE(run(QStringLiteral("check w.assay")).exitCode, 0);
        }
    }

    void aPipeIsRefused() {
        if (QProcess::execute(QStringLiteral("mkfifo"), {path(QStringLiteral("pipe"))}) != 0) {
            QSKIP("pipes cannot be made here");
        }
        const Outcome outcome = run(QStringLiteral("import w.assay pipe"));
        QCOMPARE(outcome.exitCode, 4);
        QVERIFY2(outcome.error.contains("pipe"), outcome.error.constData());
    }

    void aFolderThatIsNoDataSetIsRefused() {
        QVERIFY(QDir().mkpath(path(QStringLiteral("empty"))));
        QCOMPARE(run(QStringLiteral("import w.assay empty")).exitCode, 3);
        QVERIFY(!QFile::exists(path(QStringLiteral("w.assay"))));
    }

    void realFilesComeBack_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("records");
        const auto add = [](const char* file, int records) {
            QTest::newRow(file) << QString::fromLatin1(file) << records;
        };
        add("finsights/p3_gold_test_suite_31q.json", 31);
        add("finsights/p3_gold_P3_v1_auto.json", 28);
        add("finsights/p3_gold_v2draft.json", 6);
        add("finsights/goldp3_v3_trend_bundles.json", 224);
        add("finsights/goldp3_v4_cross_company_bundles.json", 316);
        add("finsights/finrag_dim_companies_21.json", 21);
        add("finsearch/retrieval_eval_dataset.json", 28);
        add("florida_tax/golden_dataset.json", 20);
        add("tatqa/tatqa_dataset_dev.json", 1'668);
    }

    void realFilesComeBack() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        QFETCH(QString, file);
        QFETCH(int, records);
        const QString source = QString::fromStdString((data / file.toStdString()).string());
        const Outcome imported = run(QStringLiteral("import w.assay %1 --name S --json").arg(source));
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        QCOMPARE(imported.json()[QStringLiteral("records")].toInt(), records);
        QCOMPARE(imported.json()[QStringLiteral("rejected")].toInt(), 0);
        const Outcome exported = run(QStringLiteral("export w.assay --suite S"));
        QCOMPARE(exported.exitCode, 0);
        QFile original(source);
        QVERIFY(original.open(QIODevice::ReadOnly));
        QVERIFY(parsed(exported.out) == parsed(original.readAll()));
    }
};

ASSAY_TEST(TestQuestionCommands)
#include "tst_question_commands.moc"

// `assay answers`: measures, files and JSON of a run over gold in the program's own folder.
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QDir>
#include <QFile>
#include <cmath>

using namespace assay;
using namespace assay::tests;

namespace {

const QByteArray kFlorida =
    "{\"metadata\":{\"version\":\"1\"},\"questions\":["
    "{\"id\":\"t1\",\"question\":\"Which rate applies?\",\"category\":\"rates\",\"difficulty\":\"easy\","
    "\"expected_statutes\":[\"212.05\"],\"expected_rules\":[],\"expected_answer_contains\":[\"6%\",\"rate\"]}"
    ","
    "{\"id\":\"t2\",\"question\":\"Who is exempt?\",\"category\":\"exempt\",\"difficulty\":\"hard\","
    "\"expected_statutes\":[\"212.08\"],\"expected_rules\":[\"12A-1.001\"],"
    "\"expected_answer_contains\":[\"groceries\"]}]}";

const QByteArray kFloridaAnswers =
    "{\"question_id\":\"t1\",\"answer\":\"The rate is 6%.\",\"citations\":[\"212.05\",\"213.01\"],"
    "\"latency_ms\":120}\n"
    "{\"question_id\":\"t2\",\"answer\":\"Nobody.\",\"citations\":[]}\n"
    "{\"question_id\":\"t9\",\"answer\":\"Of no question.\"}\n";

const QByteArray kNorwegian =
    "{\"messages\":[{\"role\":\"user\",\"content\":\"Hva er mva?\"}],"
    "\"metadata\":{\"id\":\"no1\",\"domain\":\"tax\",\"task\":\"glossary_define\"},"
    "\"expected_output\":\"Avgift til staten [\xc2\xa7 1-1 Lov om mva].\","
    "\"eval_criteria\":{\"must_include\":[\"avgift\",\"staten\"],\"citation_required\":true}}\n"
    "{\"messages\":[{\"role\":\"user\",\"content\":\"Hva er moms?\"}],"
    "\"metadata\":{\"id\":\"no2\",\"domain\":\"tax\",\"task\":\"glossary_define\"},"
    "\"expected_output\":\"Avgift til staten [\xc2\xa7 1-1 Lov om mva].\","
    "\"eval_criteria\":{\"must_include\":[\"avgift\",\"kommune\"],\"citation_required\":true}}\n";

} // namespace

class TestAnswersCommand : public QObject, GoldProgram {
    Q_OBJECT

    void importFlorida() {
        QVERIFY(!write(QStringLiteral("gold.json"), kFlorida).isEmpty());
        QVERIFY(!write(QStringLiteral("answers.jsonl"), kFloridaAnswers).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay gold.json --name S --quiet")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("import w.assay answers.jsonl --as predictions-jsonl --name P --quiet"))
                     .exitCode,
                 0);
    }

    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static double mean(const QJsonObject& document, const char* metric) {
        return document[QStringLiteral("metrics")][QLatin1String(metric)][QStringLiteral("mean")].toDouble(
            -1);
    }

  private Q_SLOTS:

    void init() { make(); }

    void jsonHasTheDocumentedKeys() {
        importFlorida();
        const Outcome done =
            run(QStringLiteral("answers w.assay --suite S --predictions P --rubric florida --json --quiet"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QJsonObject document = done.json();
        for (const char* const key : {"suite", "predictions", "n", "matched", "unmatched", "rubric",
                                      "metrics", "verdicts", "by", "per_question"}) {
            QVERIFY2(document.contains(QLatin1String(key)), key);
        }
        QCOMPARE(document[QStringLiteral("suite")].toString(), QStringLiteral("S"));
        QCOMPARE(document[QStringLiteral("predictions")].toString(), QStringLiteral("P"));
        QCOMPARE(document[QStringLiteral("n")].toInt(), 2);
        QCOMPARE(document[QStringLiteral("matched")].toInt(), 2);
        QCOMPARE(document[QStringLiteral("unmatched")].toArray(), QJsonArray{QStringLiteral("t9")});
        QCOMPARE(mean(document, "citation_precision"), 0.5);
        QCOMPARE(mean(document, "citation_recall"), 0.5);
        QCOMPARE(mean(document, "contains"), 0.5);
        const QJsonObject precision =
            document[QStringLiteral("metrics")][QStringLiteral("citation_precision")].toObject();
        QCOMPARE(precision[QStringLiteral("n")].toInt(), 1);
        QCOMPARE(precision[QStringLiteral("not_applicable")].toInt(), 1);
        QVERIFY(precision[QStringLiteral("ci")].isNull()); // too few clusters
        const QJsonArray questions = document[QStringLiteral("per_question")].toArray();
        QCOMPARE(questions.size(), 2);
        QCOMPARE(questions[0][QStringLiteral("question_id")].toString(), QStringLiteral("t1"));
        QVERIFY(questions[1][QStringLiteral("metrics")][QStringLiteral("citation_precision")].isNull());
        QCOMPARE(questions[1][QStringLiteral("metrics")][QStringLiteral("citation_recall")].toDouble(-1),
                 0.0);
        QVERIFY(questions[0].toObject().contains(QStringLiteral("parts")));
        QVERIFY(questions[0][QStringLiteral("warnings")].isArray());
        QVERIFY(
            document[QStringLiteral("by")][QStringLiteral("category")][QStringLiteral("rates")].isObject());
    }

    void aSuiteIsGivenOnce() {
        importFlorida();
        const Outcome twice =
            run(QStringLiteral("answers w.assay --suite S --suite S --predictions P --rubric florida"));
        QCOMPARE(twice.exitCode, 2);
        QVERIFY2(twice.error.contains("given more than once"), twice.error.constData());
    }

    // Ranked lists and bare scores are no answers: no run of no question is kept of them. Failures are
    // measured.
    void whatHasNoAnswerIsRefused() {
        importFlorida();
        QVERIFY(!write(QStringLiteral("lists.run"), "t1 Q0 a 1 0.9 s\nt2 Q0 b 1 0.8 s\n").isEmpty());
        QVERIFY(!write(QStringLiteral("scores.jsonl"), "{\"question_id\":\"t1\",\"scores\":{\"x\":1}}\n")
                     .isEmpty());
        QVERIFY(!write(QStringLiteral("errors.jsonl"), "{\"question_id\":\"t1\",\"error\":\"timeout\"}\n")
                     .isEmpty());
        for (const char* const import :
             {"lists.run --as trec-run --name L", "scores.jsonl --as predictions-jsonl --name C",
              "errors.jsonl --as predictions-jsonl --name E"}) {
            QCOMPARE(run(QStringLiteral("import w.assay %1 --quiet").arg(QLatin1String(import))).exitCode, 0);
        }
        const Outcome lists = run(QStringLiteral("answers w.assay --suite S --predictions L"));
        QCOMPARE(lists.exitCode, 3);
        QVERIFY2(lists.error.contains("ranked lists without an answer"), lists.error.constData());
        const Outcome scores = run(QStringLiteral("answers w.assay --suite S --predictions C"));
        QCOMPARE(scores.exitCode, 3);
        QVERIFY2(scores.error.contains("has an answer"), scores.error.constData());
        QCOMPARE(parsed(run(QStringLiteral("runs w.assay --json")).out).size(), 0);
        QCOMPARE(run(QStringLiteral("answers w.assay --suite S --predictions E --quiet")).exitCode, 0);
    }

    // A message has a range that can be read, and no colon without something behind it.
    void messagesCanBeRead() {
        importFlorida();
        const Outcome none = run(QStringLiteral("answers w.assay --suite S --predictions P --limit 0"));
        QCOMPARE(none.exitCode, 2);
        QVERIFY2(none.error.size() < 300, none.error.constData());
        QVERIFY(!write(QStringLiteral("e.json"), "[1]").isEmpty());
        const Outcome broken =
            run(QStringLiteral("answers w.assay --suite S --predictions P --rubric e.json"));
        QCOMPARE(broken.exitCode, 3);
        QVERIFY2(broken.error.contains("e.json: no JSON object."), broken.error.constData());
    }

    void storedRunIsTheSame() {
        importFlorida();
        const Outcome made =
            run(QStringLiteral("answers w.assay --suite S --predictions P --rubric florida --json --quiet"));
        const QString id = QString::number(made.json()[QStringLiteral("run")].toInt());
        const Outcome shown = run(QStringLiteral("answers w.assay --run %1 --json --quiet").arg(id));
        QVERIFY2(shown.exitCode == 0, shown.error.constData());
        QCOMPARE(shown.out, made.out);
        QCOMPARE(run(QStringLiteral("runs w.assay --export %1").arg(id)).out, made.out);
        QCOMPARE(run(QStringLiteral("check w.assay")).exitCode, 0);
        const Outcome runs = run(QStringLiteral("runs w.assay --kind answers --json"));
        QCOMPARE(parsed(runs.out).size(), 1);
    }

    void floridaFiles() {
        importFlorida();
        const Outcome made = run(QStringLiteral("answers w.assay --suite S --predictions P --rubric florida "
                                                "--csv q.csv --output out --json --quiet"));
        QVERIFY2(made.exitCode == 0, made.error.constData());
        QDir out(path(QStringLiteral("out")));
        const QStringList names = out.entryList(QDir::Files, QDir::Name);
        QCOMPARE(names.size(), 4);
        QCOMPARE(names.first(), QStringLiteral("answers.csv"));
        QCOMPARE(content(QStringLiteral("out/answers.csv")), content(QStringLiteral("q.csv")));
        QCOMPARE(content(QStringLiteral("out/answers.json")), made.out);
        const QByteArray report = content(QStringLiteral("out/") + names[2]);
        const QJsonObject florida = QJsonDocument::fromJson(report).object();
        QCOMPARE(names[2], QStringLiteral("eval_%1.json").arg(florida[QStringLiteral("run_id")].toString()));
        QCOMPARE(florida[QStringLiteral("avg_citation_precision")].toDouble(), 0.5);
        QCOMPARE(florida[QStringLiteral("total_questions")].toInt(), 2);
        const QJsonArray results = florida[QStringLiteral("results")].toArray();
        QCOMPARE(results.size(), 2);
        QCOMPARE(results[0][QStringLiteral("generated_answer")].toString(),
                 QStringLiteral("The rate is 6%."));
        QVERIFY(results[0][QStringLiteral("judgment")].isNull());
        QVERIFY(content(QStringLiteral("out/") + names[3]).startsWith("# Evaluation "));
        // The same run gives the same bytes.
        const QString id = QString::number(made.json()[QStringLiteral("run")].toInt());
        QCOMPARE(run(QStringLiteral("answers w.assay --run %1 --output out --quiet").arg(id)).exitCode, 0);
        QCOMPARE(content(QStringLiteral("out/") + names[2]), report);
        // And Assay reads it as answers.
        const Outcome again = run(QStringLiteral("import w.assay out/%1 --name again --json").arg(names[2]));
        QVERIFY2(again.exitCode == 0, again.error.constData());
        QCOMPARE(again.json()[QStringLiteral("kind")].toString(), QStringLiteral("florida-report-json"));
    }

    void norwegianFiles() {
        QVERIFY(!write(QStringLiteral("gold.jsonl"), kNorwegian).isEmpty());
        const QByteArray answers =
            "{\"question\":\"Hva er mva?\",\"answer\":\"Avgift til staten [\xc2\xa7 1-1 Lov om mva].\"}\n"
            "{\"question\":\"Hva er moms?\",\"answer\":\"Avgift til staten [\xc2\xa7 1-1 Lov om mva].\"}\n";
        QVERIFY(!write(QStringLiteral("answers.jsonl"), answers).isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay gold.jsonl --name N --quiet")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("import w.assay answers.jsonl --as predictions-jsonl --name P --quiet"))
                     .exitCode,
                 0);
        const Outcome made = run(QStringLiteral(
            "answers w.assay --suite N --predictions P --rubric norwegian --output out --json --quiet"));
        QVERIFY2(made.exitCode == 0, made.error.constData());
        const QJsonArray questions = made.json()[QStringLiteral("per_question")].toArray();
        const auto overall = [&](int place) {
            return questions[place][QStringLiteral("metrics")][QStringLiteral("overall")].toDouble();
        };
        QVERIFY(std::abs(overall(0) - 0.925) < 1e-12);
        QVERIFY(std::abs(overall(1) - 0.875) < 1e-12);
        const QJsonObject report =
            QJsonDocument::fromJson(content(QStringLiteral("out/eval_report.json"))).object();
        const QJsonObject aggregate = report[QStringLiteral("aggregate_metrics")].toObject();
        QVERIFY(std::abs(aggregate[QStringLiteral("overall_score")].toDouble() - 0.9) < 1e-12);
        QCOMPARE(aggregate[QStringLiteral("accuracy")].toDouble(), 1.0);
        QCOMPARE(aggregate[QStringLiteral("citation_coverage")].toDouble(), 1.0);
        QCOMPARE(aggregate[QStringLiteral("pass_rate")].toDouble(), 0.5);
        QVERIFY(aggregate[QStringLiteral("avg_length_tokens")].toDouble() > 0);
        QCOMPARE(report[QStringLiteral("by_task")][QStringLiteral("glossary_define")][QStringLiteral("count")]
                     .toInt(),
                 2);
        QCOMPARE(report[QStringLiteral("by_domain")][QStringLiteral("tax")][QStringLiteral("count")].toInt(),
                 2);
        QCOMPARE(report[QStringLiteral("sample_results")].toArray().size(), 2);
        QVERIFY(report[QStringLiteral("failed_samples")].toArray().isEmpty());
        QVERIFY(!report[QStringLiteral("warnings")].toArray().isEmpty()); // too short
    }

    void tableForPeople() {
        importFlorida();
        const Outcome done =
            run(QStringLiteral("answers w.assay --suite S --predictions P --rubric florida"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QVERIFY(done.out.contains("citation_precision"));
        QVERIFY(done.out.contains("not applicable"));
        QVERIFY(done.out.contains("[too few clusters]"));
        QVERIFY(done.error.contains("for other questions than those of these suites: 1"));
        QVERIFY(done.error.contains("is kept"));
    }

    void figuresAreToldApartByAnyField() {
        QVERIFY(!write(QStringLiteral("gold.jsonl"), kNorwegian).isEmpty());
        QVERIFY(
            !write(QStringLiteral("answers.jsonl"), "{\"question\":\"Hva er mva?\",\"answer\":\"Avgift.\"}\n")
                 .isEmpty());
        QCOMPARE(run(QStringLiteral("import w.assay gold.jsonl --name N --quiet")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("import w.assay answers.jsonl --as predictions-jsonl --name P --quiet"))
                     .exitCode,
                 0);
        const QString measure = QStringLiteral("answers w.assay --suite N --predictions P --json --quiet ");
        const Outcome made = run(measure + QStringLiteral("--by metadata.domain --by category"));
        QVERIFY2(made.exitCode == 0, made.error.constData());
        const QJsonObject by = made.json()[QStringLiteral("by")].toObject();
        QCOMPARE(by.keys(), QStringList({QStringLiteral("category"), QStringLiteral("metadata.domain")}));
        QVERIFY(by[QStringLiteral("metadata.domain")].toObject().contains(QStringLiteral("tax")));
        const Outcome unknown = run(measure + QStringLiteral("--by nofield"));
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY2(unknown.error.contains("--by: no question of \"N\" has a field \"nofield\"."),
                 unknown.error.constData());
        QCOMPARE(run(QStringLiteral("answers w.assay --run 1 --by category")).exitCode, 2);
    }

    void queuesAreWritten() {
        importFlorida();
        const QString measure =
            QStringLiteral("answers w.assay --suite S --predictions P --rubric florida --quiet ");
        const Outcome done = run(measure + QStringLiteral("--json --queues q.csv --queue quarter"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QByteArray written = content(QStringLiteral("q.csv"));
        const QList<QByteArray> lines = written.split('\n');
        QCOMPARE(lines.size(), 4); // the heading, two answers, and the end
        QVERIFY(lines[0].startsWith("queue,suite,question_id,sample,question,gold_answer,answer,"));
        QVERIFY2(lines[1].startsWith("quarter,S,t1,,Which rate applies?,"), lines[1].constData());
        QVERIFY(lines[1].contains("The rate is 6%."));
        QVERIFY(lines[2].startsWith("quarter,S,t2,"));
        // Of a stored run all queues; the same run gives the same bytes.
        QCOMPARE(run(QStringLiteral("answers w.assay --run 1 --quiet --queues all.csv")).exitCode, 0);
        QVERIFY(content(QStringLiteral("all.csv")).contains("\nspot_check,S,"));
        QCOMPARE(run(QStringLiteral("answers w.assay --run 1 --quiet --queues again.csv")).exitCode, 0);
        QCOMPARE(content(QStringLiteral("again.csv")), content(QStringLiteral("all.csv")));
        const Outcome unknown = run(measure + QStringLiteral("--queues x.csv --queue mine"));
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY(unknown.error.contains("judge_disagrees"));
        QCOMPARE(run(measure + QStringLiteral("--queue quarter")).exitCode, 2);
        // One's own, from a file.
        QVERIFY(!write(QStringLiteral("own.json"), "[{\"name\":\"mine\",\"count\":1}]").isEmpty());
        const Outcome own = run(QStringLiteral(
            "answers w.assay --run 1 --quiet --queues own.csv --queue own.json --queue quarter"));
        QVERIFY2(own.exitCode == 0, own.error.constData());
        QCOMPARE(content(QStringLiteral("own.csv")).count("\nmine,S,"), 1);
        QVERIFY(content(QStringLiteral("own.csv")).contains("\nquarter,S,"));
        QVERIFY(!write(QStringLiteral("bad.json"), "[{\"name\":\"mine\",\"count\":0}]").isEmpty());
        const Outcome bad =
            run(QStringLiteral("answers w.assay --run 1 --quiet --queues x.csv --queue bad.json"));
        QCOMPARE(bad.exitCode, 3);
        QVERIFY2(bad.error.contains("count"), bad.error.constData());
    }

    void judgesAreComparedWhereAsked() {
        importFlorida();
        const QString measure =
            QStringLiteral("answers w.assay --suite S --predictions P --rubric florida --quiet ");
        const Outcome plain = run(measure + QStringLiteral("--json"));
        QVERIFY2(plain.exitCode == 0, plain.error.constData());
        QVERIFY(!plain.json().contains(QStringLiteral("judge_comparison")));
        const Outcome compared =
            run(QStringLiteral("answers w.assay --run 1 --compare-judges --json --quiet"));
        QVERIFY2(compared.exitCode == 0, compared.error.constData());
        const QJsonObject judges = compared.json()[QStringLiteral("judge_comparison")].toObject();
        QVERIFY(judges[QStringLiteral("with_people")].isArray());
        QVERIFY(judges[QStringLiteral("pairs")].toArray().isEmpty());
        const Outcome text = run(QStringLiteral("answers w.assay --run 1 --compare-judges --quiet"));
        QVERIFY(text.out.contains("No judge has scored these answers."));
    }

    void ownRubricAndOptions() {
        importFlorida();
        QVERIFY(!write(QStringLiteral("own.json"),
                       "{\"name\":\"own\",\"parts\":[{\"metric\":\"rougeL_f\"}],\"pass\":0.5}")
                     .isEmpty());
        const Outcome done = run(QStringLiteral("answers w.assay --suite S --predictions P --rubric own.json "
                                                "--tokenizer unicode --stem --limit 1 --json --quiet"));
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QCOMPARE(done.json()[QStringLiteral("rubric")].toString(), QStringLiteral("own"));
        QCOMPARE(done.json()[QStringLiteral("n")].toInt(), 1);
        QVERIFY(!write(QStringLiteral("bad.json"), "{\"name\":\"own\",\"pass\":\"high\"}").isEmpty());
        const Outcome bad =
            run(QStringLiteral("answers w.assay --suite S --predictions P --rubric bad.json"));
        QCOMPARE(bad.exitCode, 3);
        QVERIFY(bad.error.contains("pass"));
    }

    void wrongUsage() {
        importFlorida();
        const auto refused = [this](const char* line, const char* said) {
            const Outcome done = run(QStringLiteral("answers w.assay ") + QLatin1String(line));
            QVERIFY2(done.exitCode == 2, done.error.constData());
            QVERIFY2(done.error.contains(said), done.error.constData());
        };
        refused("--suite S", "--predictions");
        refused("--suite S --predictions Q", "\"P\"");
        refused("--suite X --predictions P", "\"S\"");
        refused("--suite S --predictions P --rubric nobody", "finrag");
        refused("--run 1 --suite S", "--run");
        refused("--run 99", "99");
        refused("--suite S --predictions P --judge nobody", "--judge");
        QCOMPARE(parsed(run(QStringLiteral("runs w.assay --json")).out).size(), 0);
    }
};

ASSAY_TEST(TestAnswersCommand)
#include "tst_answers_command.moc"

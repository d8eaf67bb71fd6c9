// A run of answers as JSON and CSV: what stands where, and what is missing stays missing.
#include "core/results/answers/answer_json.h"
#include "core/results/answers/source_reports.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace assay;
using evaluate::AnswerRun;
using evaluate::AnswerRunItem;
using metrics::AnswerMetric;

namespace {

evaluate::MetricFigure figure(const std::string& name, std::optional<double> mean, std::int64_t n) {
    evaluate::MetricFigure made;
    made.name = name;
    made.mean = mean;
    made.n = n;
    made.notApplicable = 2 - n;
    return made;
}

// Two questions with answers, one without.
AnswerRun sampleRun() {
    AnswerRun run;
    run.info.id = 7;
    run.info.uuid = "1a2b3c4d-0000-0000-0000-000000000000";
    run.info.name = "a run";
    run.info.createdAt = "2026-01-02T03:04:05Z";
    run.settings.suites = {"S", "T"};
    run.settings.predictions = "P | x";
    run.settings.rubric.name = "own";
    run.figures.questions = 2;
    run.figures.metrics = {figure("citation_precision", 0.75, 2), figure("citation_recall", 0.4, 2),
                           figure("bertscore_f", std::nullopt, 0), figure("own score", 0.25, 1)};
    run.figures.metrics[0].interval = statistics::Interval{0.5, 1};
    run.figures.metrics[3].model = "m";
    run.figures.passRate = figure("pass_rate", 0.5, 2);
    run.figures.verdicts = {{"fail", 1}, {"pass", 1}};
    run.unmatched = {{"", "What?", std::nullopt, 3}};
    run.unmatchedCount = 1;
    run.items.resize(3);
    AnswerRunItem& first = run.items[0];
    first.question = 1;
    first.questionId = "=SUM(1)";
    first.suite = "S";
    first.samples = 2;
    first.answered = 2;
    first.metrics = {{AnswerMetric::CitationPrecision, evaluate::NoValue::None, 0.5},
                     {AnswerMetric::CitationRecall, evaluate::NoValue::NotDefined, 0}};
    first.outside = {{"own score", 0.25, "m", std::nullopt}};
    first.spread = {{"citation_precision", {0.25, 0.75}}};
    first.verdict = evaluate::AnswerVerdict::Pass;
    first.flags = {"one", "two"};
    first.warnings = {{evaluate::AnswerWarningKind::TooShort, "12"},
                      {evaluate::AnswerWarningKind::ScaleDiffers, "thousand for million"}};
    AnswerRunItem& second = run.items[1];
    second.questionId = "b,\"c\"";
    second.samples = 1;
    second.answered = 0;
    run.items[2].questionId = "nobody said";
    return run;
}

} // namespace

class TestAnswerJson : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void documentOfARun() {
        const AnswerRun run = sampleRun();
        const std::string text = results::answerJson(run);
        QVERIFY(text.ends_with("}\n"));
        const auto document = nlohmann::ordered_json::parse(text, nullptr, false);
        QVERIFY(!document.is_discarded());
        QCOMPARE(text, document.dump(2) + "\n"); // in pieces as in one
        QCOMPARE(document["suite"].get<std::string>(), std::string("S, T"));
        QCOMPARE(document["unmatched"][0].get<std::string>(), std::string("What?"));
        QCOMPARE(document["unanswered"].size(), std::size_t{1});
        QCOMPARE(document["metrics"]["citation_precision"]["ci"][1].get<double>(), 1.0);
        QVERIFY(document["metrics"]["bertscore_f"]["mean"].is_null());
        QCOMPARE(document["metrics"]["own score"]["model"].get<std::string>(), std::string("m"));
        QCOMPARE(document["per_question"].size(), std::size_t{2});
        const auto& first = document["per_question"][0];
        QCOMPARE(first["metrics"].size(), std::size_t{4});
        QVERIFY(first["metrics"]["citation_recall"].is_null());
        QCOMPARE(first["spread"]["citation_precision"][0].get<double>(), 0.25);
        QCOMPARE(first["warnings"][0]["kind"].get<std::string>(), std::string("too_short"));
        QCOMPARE(first["warnings"][1]["kind"].get<std::string>(), std::string("scale"));
        QCOMPARE(first["warnings"][1]["detail"].get<std::string>(), std::string("thousand for million"));
        QVERIFY(document["per_question"][1]["verdict"].is_null());
    }

    void withoutQuestions() {
        AnswerRun run = sampleRun();
        run.items.clear();
        const std::string text = results::answerJson(run);
        QCOMPARE(text, nlohmann::ordered_json::parse(text).dump(2) + "\n");
    }

    void csvOfTheQuestions() {
        const std::string csv = results::answerCsv(sampleRun());
        QCOMPARE(csv, std::string("suite,question_id,samples,answered,verdict,citation_precision,"
                                  "citation_recall,bertscore_f,own score,flags,warnings,"
                                  "warning_details\r\n"
                                  "S,'=SUM(1),2,2,pass,0.5,,,0.25,one two,too_short scale,"
                                  "too_short: 12; scale: thousand for million\r\n"
                                  ",\"b,\"\"c\"\"\",1,0,,,,,,,,\r\n"));
    }

    void summaryInMarkdown() {
        const auto file = results::floridaSummary(sampleRun());
        QCOMPARE(file.name, std::string("eval_1a2b3c4d.md"));
        QVERIFY(file.content.starts_with("# Evaluation 1a2b3c4d\n\nP \\| x, 2026-01-02T03:04:05Z\n"));
        QVERIFY(file.content.find("| Citation precision | 75.0% | 2 |") != std::string::npos);
        QVERIFY(file.content.find("| Citation F1 of the means | 52.2% |") != std::string::npos);
        QVERIFY(file.content.find("| Latency, ms | n/a | 0 |") != std::string::npos);
    }
};

ASSAY_TEST(TestAnswerJson)
#include "tst_answer_json.moc"

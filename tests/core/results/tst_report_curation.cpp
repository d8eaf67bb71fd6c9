// The sections about the questions of a gold suite: flags, suspicions, impact, coverage and agreement,
// against the functions that the pages use.
#include "core/curation/suite_impact.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "tests/core/results/curation_reports.h"
#include "tests/support/test_class.h"

using namespace assay;
using namespace assay::results;
using namespace assay::plot;
using namespace assay::tests;

class TstReportCuration : public QObject, CurationReports {
    Q_OBJECT

  private slots:

    void init() { make(); }

    void flaggedQuestionsAndWhatTriggeredThem();
    void rulesAgainstTheDetector();
    void aRuleThatCouldNotJudge();
    void whatIsPutOffComesBack();
    void flaggedMeansOneThing();
    void longListsAreWhole();
    void longTablesAreWhole();
    void impactOfTheFlagged();
    void impactUnknown();
    void coverageAndItsGaps();
    void targetMix();
    void agreementOfReviewers();
    void agreementUndefined();
};

void TstReportCuration::flaggedQuestionsAndWhatTriggeredThem() {
    const auto table = add("Q1", [](auto& q) { q.answerText = {"The following table shows the revenue."}; });
    const auto vague = add("Q2");
    add("Q3");
    const auto key = suspicionOf(table, curation::LintRule::TableHeader);
    QVERIFY(key.question == table);
    ASSAY_VERIFY_OK(workspace::acceptSuspicion(*m_workspace, key, "table_header", "no answer", "Ada"));
    ASSAY_VERIFY_OK(
        workspace::flagQuestions(*m_workspace, std::span(&vague, 1), "ambiguous", "which year?", "Bo"));
    const Report report = made({"curation_flags"});
    QCOMPARE(countOf(report, "Questions"), 3.0);
    QCOMPARE(countOf(report, "Flagged questions"), 2.0);
    QVERIFY(figureOf(report, "Flagged questions").n == 3);
    QCOMPARE(countOf(report, "Accepted suspicions"), 1.0);
    const Table* flagged = partNamed<Table>(report, "curation_flagged");
    QVERIFY(flagged != nullptr && flagged->rows.size() == 2);
    const auto& first = *rowOf(*flagged, "Q1");
    QCOMPARE(textAt(first, 2), std::string("Table header"));
    QCOMPARE(textAt(first, 3), std::string("no answer"));
    QCOMPARE(textAt(first, 4), std::string("Ada"));
    QVERIFY(QString::fromStdString(textAt(first, 6)).contains("The following table"));
    const auto& second = *rowOf(*flagged, "Q2");
    QCOMPARE(textAt(second, 4), std::string("Bo"));
    QCOMPARE(textAt(second, 6), std::string()); // nothing of the detector's
    const Table* reasons = partNamed<Table>(report, "curation_flag_reasons");
    QCOMPARE(figureAt(*rowOf(*reasons, "Ambiguous"), 2).value.value(), 0.5);
}

void TstReportCuration::rulesAgainstTheDetector() {
    std::vector<base::RowId> tables;
    for (int i = 0; i < 4; ++i) {
        tables.push_back(add("T" + std::to_string(i), [i](auto& q) {
            q.answerText = {"The following table shows row " + std::to_string(i) + "."};
        }));
    }
    add("Q1", [](auto& q) { q.questionText = "TO_FILL_QUESTION"; });
    const auto mark = [this](base::RowId question) {
        return suspicionOf(question, curation::LintRule::TableHeader);
    };
    ASSAY_VERIFY_OK(workspace::acceptSuspicion(*m_workspace, mark(tables[0]), "table_header", "", "Ada"));
    ASSAY_VERIFY_OK(workspace::dismissSuspicion(*m_workspace, mark(tables[1]), "a sentence follows", "Bo"));
    // What was decided is on record also where the cause is gone.
    ASSAY_VERIFY_OK(workspace::dismissSuspicion(*m_workspace, mark(tables[2]), "fine", "Cy"));
    edit(tables[2], [](auto& q) { q.answerText = {"The revenue of the segment grew by three percent."}; });

    const Report report = made({"curation_flags"});
    const auto found = lint();
    const Table* rules = partNamed<Table>(report, "curation_rules");
    const auto& row = *rowOf(*rules, "4 · Table header, or no verb");
    QCOMPARE(countAt(row, 2), static_cast<double>(found.report.count(curation::LintRule::TableHeader)));
    QCOMPARE(countAt(row, 2), 3.0);
    QCOMPARE(countAt(row, 3), 1.0);
    QCOMPARE(countAt(row, 4), 1.0);
    QCOMPARE(countAt(row, 5), 2.0);
    QVERIFY(rowOf(*rules, "Placeholder") != nullptr);
    QVERIFY(rowOf(*rules, "Id used twice") == nullptr); // a check that found nothing
    QCOMPARE(countOf(report, "Open suspicions"),
             static_cast<double>(found.report.findings.size()) - 2); // an accepted and a dismissed one
    const Table* open = partNamed<Table>(report, "curation_open_suspicions");
    QCOMPARE(static_cast<double>(open->rows.size()), countOf(report, "Open suspicions"));
    QCOMPARE(textAt(open->rows.front(), 1), std::string("Error")); // the placeholder
    const Table* dismissed = partNamed<Table>(report, "curation_dismissed");
    QCOMPARE(dismissed->rows.size(), std::size_t{2});
    QCOMPARE(textAt(*rowOf(*dismissed, "T1"), 2), std::string("a sentence follows"));
    QCOMPARE(textAt(*rowOf(*dismissed, "T2"), 5), std::string("(the question was changed since)"));
}

void TstReportCuration::aRuleThatCouldNotJudge() {
    add("Q1");
    const Report report = made({"curation_flags"});
    const Table* rules = partNamed<Table>(report, "curation_rules");
    const auto& years = *rowOf(*rules, "2 · Years outside the coverage");
    QVERIFY(!figureAt(years, 2).value && !figureAt(years, 3).value);
    QCOMPARE(figureAt(years, 2).why, std::string("the suite says nothing of the years it covers"));
    QCOMPARE(countAt(years, 7), 1.0);
    QCOMPARE(countAt(*rowOf(*rules, "6 · Duplicate question"), 2), 0.0); // judged, and found nothing
    const Table* why = partNamed<Table>(report, "curation_not_judged");
    QVERIFY(why != nullptr && rowOf(*why, "2 · Years outside the coverage") != nullptr);
}

// The newest change of the material says what is over, not the clock.
void TstReportCuration::whatIsPutOffComesBack() {
    const auto one = add("Q1", [](auto& q) { q.answerText = {"The following table shows the revenue."}; });
    const auto key = suspicionOf(one, curation::LintRule::TableHeader);
    ASSAY_VERIFY_OK(workspace::snoozeSuspicion(*m_workspace, key, "2999-01-01", "", "Ada"));
    Report report = made({"curation_flags"});
    QCOMPARE(countOf(report, "Suspicions put off"), 1.0);
    QCOMPARE(countOf(report, "Open suspicions"), 0.0);
    ASSAY_VERIFY_OK(workspace::snoozeSuspicion(*m_workspace, key, "2001-01-01", "", "Ada"));
    report = made({"curation_flags"});
    QCOMPARE(countOf(report, "Suspicions put off"), 0.0);
    QCOMPARE(countOf(report, "Open suspicions"), 1.0);
}

// By its status or by a flag, in the summary as in the section, whether or not the section is shown.
void TstReportCuration::flaggedMeansOneThing() {
    const auto approved = add("Q1", [](auto& q) {
        q.status = model::QuestionStatus::Approved;
        q.flags = {{"ambiguous", "", "Ada", "2026-03-01T12:30:05Z"}};
    });
    add("Q2", [](auto& q) { q.status = model::QuestionStatus::Flagged; });
    add("Q3");
    QCOMPARE(workspace::storedQuestion(*m_workspace->reader(), approved)->question.flags.size(),
             std::size_t{1});
    const Report whole = made({"summary", "curation_flags"});
    QCOMPARE(countOf(whole, "Flagged questions"), 2.0);
    QCOMPARE(countOf(whole, "Flagged gold questions"), 2.0 / 3);
    QCOMPARE(countOf(whole, "Approved gold questions"), 1.0 / 3);
    QCOMPARE(keyFigure(whole, "Flagged gold questions")->definition, std::string("flagged_question"));
    QCOMPARE(countOf(made({"summary", "curation_changes"}), "Flagged gold questions"), 2.0 / 3);
    // The table counts by status, and says so.
    const Table* suites = partNamed<Table>(whole, "curation_summary");
    QCOMPARE(countAt(suites->rows.front(), 3), 1.0);
    QVERIFY(suites->note.find("by status") != std::string::npos);
}

void TstReportCuration::longListsAreWhole() {
    std::vector<base::RowId> ids;
    for (int i = 0; i < 60; ++i) {
        ids.push_back(add("Q" + std::to_string(i),
                          [](auto& q) { q.answerText = {"The following table shows the revenue."}; }));
    }
    ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, ids, "other", "", "Ada"));
    const Report report = made({"curation_flags"});
    const Table* flagged = partNamed<Table>(report, "curation_flagged");
    QCOMPARE(flagged->rows.size(), std::size_t{60}); // CSV and JSON have them all
    QVERIFY(flagged->shown == 50);
    QCOMPARE(countOf(report, "Flagged questions"), 60.0);
    const Table* open = partNamed<Table>(report, "curation_open_suspicions");
    QCOMPARE(static_cast<double>(open->rows.size()), countOf(report, "Open suspicions"));
    QVERIFY(open->shown == 30);
}

// A page shows the newest sets of answers, the most frequent values and the busiest reviewers; the tables
// have the others behind them.
void TstReportCuration::longTablesAreWhole() {
    std::vector<base::RowId> ids;
    for (int i = 0; i < 25; ++i) {
        ids.push_back(add("Q" + std::to_string(i), [i](auto& q) { q.years = {i < 20 ? 2000 + i : 2019}; }));
        review(ids.back(), "Reviewer " + std::to_string(i), ReviewVerdict::Approve);
    }
    review(ids[0], "Reviewer 9", ReviewVerdict::Flag); // the busiest
    ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, std::span(&ids[1], 1), "other", "", "Ada"));
    for (int i = 0; i < 7; ++i) {
        ASSAY_VERIFY_OK(workspace::importAnswerScores(
            *m_workspace,
            m_folder->write("answers" + std::to_string(i) + ".csv",
                            "question_id,answer,rouge_l,bertscore\nQ1,a,0.1,0.2\nQ2,b,0.6,0.7\n"),
            "Model " + std::to_string(i), {}, {}, m_progress));
    }
    const Report report = made({"curation_flags", "curation_coverage", "curation_agreement"});
    const Table* reviewers = partNamed<Table>(report, "curation_reviewers");
    QCOMPARE(reviewers->rows.size(), std::size_t{25});
    QVERIFY(reviewers->shown == 20);
    QCOMPARE(textAt(reviewers->rows.front(), 0), std::string("Reviewer 9"));
    const Table* impact = partNamed<Table>(report, "curation_impact");
    QCOMPARE(impact->rows.size(), std::size_t{14}); // two scores of each set
    QVERIFY(impact->shown == 10);
    const Table* values = partNamed<Table>(report, "curation_values");
    std::size_t years = 0;
    for (std::size_t i = 0; i < values->rows.size(); ++i) {
        const bool isYear = textAt(values->rows[i], 0) == "Year";
        years += isYear ? 1 : 0;
        QVERIFY(i >= *values->shown || years <= 12);
        QVERIFY(i < *values->shown || isYear); // of the other fields all values are shown
    }
    QCOMPARE(years, std::size_t{20});
}

void TstReportCuration::impactOfTheFlagged() {
    const auto bad = add("Q1", [](auto& q) { q.difficulty = "hard"; });
    add("Q2");
    add("Q3");
    ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, std::span(&bad, 1), "other", "", "Ada"));
    importAnswers("question_id,answer,rouge_l,bertscore\nQ1,a,0.0,\nQ2,b,0.6,\nQ3,c,0.9,\nQ9,d,1.0,\n");
    const Report report = made({"curation_flags"});
    const Table* impact = partNamed<Table>(report, "curation_impact");
    QVERIFY(impact != nullptr && impact->rows.size() == 1);
    const auto& row = impact->rows.front();
    QCOMPARE(textAt(row, 0), std::string("Model A"));
    QCOMPARE(figureAt(row, 2).value.value(), 0.5);
    QCOMPARE(figureAt(row, 3).value.value(), 0.75);
    QCOMPARE(figureAt(row, 4).value.value(), 0.25);
    QVERIFY(figureAt(row, 2).n == 3 && figureAt(row, 3).n == 2);
    const auto reader = m_workspace->reader();
    const auto questions = workspace::questionsNamed(*reader, "Gold", {});
    const auto answers = workspace::loadAnswerScores(*reader, workspace::answerSets(*reader)->front().id, {});
    const auto expected = curation::suiteImpact(*questions, *answers, {}, {});
    ASSAY_VERIFY_OK(expected);
    const curation::MetricImpact& rouge = expected->all.metrics.at("rouge_l");
    QCOMPARE(textAt(row, 1), std::string("ROUGE-L"));
    // Of three questions there is no interval, and nothing can be judged.
    QVERIFY(!rouge.with.confidence && !figureAt(row, 2).interval && !figureAt(row, 4).interval);
    QCOMPARE(textAt(row, 5), std::string("cannot be judged"));
    const Table* difficulty = partNamed<Table>(report, "curation_impact_difficulty");
    QCOMPARE(difficulty->rows.size(), std::size_t{2});
    QCOMPARE(textAt(difficulty->rows.front(), 0), std::string("Easy"));
    const auto& hard = *rowOf(*difficulty, "Hard"); // nothing of it is left
    QVERIFY(!figureAt(hard, 3).value && !figureAt(hard, 4).value);
    QCOMPARE(figureAt(hard, 3).why, std::string("no question has this score"));
}

void TstReportCuration::impactUnknown() {
    const auto one = add("Q1");
    QVERIFY(says(made({"curation_flags"}), "No scored answers"));
    importAnswers("question_id,answer,rouge_l\nQ1,a,0.4\n");
    QVERIFY(says(made({"curation_flags"}), "changes no figure"));
    ASSAY_VERIFY_OK(workspace::flagQuestions(*m_workspace, std::span(&one, 1), "other", "", "Ada"));
    QVERIFY(partNamed<Table>(made({"curation_flags"}), "curation_impact") != nullptr);
}

void TstReportCuration::coverageAndItsGaps() {
    const auto in = [](const char* category, const char* difficulty, std::vector<std::int64_t> years) {
        return [=](model::Question& q) {
            q.category = category;
            q.difficulty = difficulty;
            q.years = years;
        };
    };
    add("Q1", in("A", "easy", {2019}));
    add("Q2", in("A", "hard", {2019, 2020}));
    add("Q3", in("C", "easy", {}));
    const auto gone = add("Q4", in("J", "medium", {2001}));
    ASSAY_VERIFY_OK(
        workspace::setStatus(*m_workspace, std::span(&gone, 1), model::QuestionStatus::Retired, "Ada", ""));
    const Report report = made({"curation_coverage"});
    QCOMPARE(countOf(report, "Questions"), 3.0);
    const Chart* chart = partNamed<Chart>(report, "curation_coverage_difficulty");
    QVERIFY(chart != nullptr);
    const auto& matrix = std::get<MatrixChart>(chart->body);
    QCOMPARE(matrix.rows.size(), std::size_t{10}); // all of A to J: the questions keep to them
    QCOMPARE(matrix.columns, (std::vector<std::string>{"Easy", "Medium", "Hard"}));
    QVERIFY(matrix.rows.front().starts_with("A · "));
    QCOMPARE(matrix.counts[0], (std::vector<std::int64_t>{1, 0, 1}));
    QCOMPARE(matrix.counts[2], (std::vector<std::int64_t>{1, 0, 0}));
    QCOMPARE(matrix.counts[9], (std::vector<std::int64_t>{0, 0, 0})); // retired ones count nowhere
    const Table* gaps = partNamed<Table>(report, "curation_gaps");
    const auto& row = *rowOf(*gaps, "Category × Difficulty");
    QCOMPARE(countAt(row, 1), 30.0);
    QCOMPARE(countAt(row, 2), 27.0);
    QVERIFY(chart->alternative.find("27 of 30") != std::string::npos);
    const Chart* years = partNamed<Chart>(report, "curation_coverage_year");
    const auto& byYear = std::get<MatrixChart>(years->body);
    QCOMPARE(byYear.columns, (std::vector<std::string>{"2019", "2020", "(missing)"}));
    QCOMPARE(byYear.counts[0], (std::vector<std::int64_t>{2, 1, 0}));
    const Table* values = partNamed<Table>(report, "curation_values");
    bool seen = false;
    for (const auto& one : values->rows) {
        if (textAt(one, 0) == "Year" && textAt(one, 1) == "2019") {
            seen = true;
            QCOMPARE(countAt(one, 2), 2.0);
            QCOMPARE(figureAt(one, 3).value.value(), 2.0 / 3);
            QVERIFY(figureAt(one, 3).n == 3);
        }
    }
    QVERIFY(seen);
}

void TstReportCuration::targetMix() {
    add("Q1");
    add("Q2");
    add("Q3", [](auto& q) { q.difficulty = "hard"; });
    QVERIFY(says(made({"curation_coverage"}), "No target mix"));
    workspace::SuiteSettings settings;
    settings.target.emplace();
    settings.target->name = "Mine";
    settings.target->cells.resize(2);
    settings.target->cells[0].label = "easy ones";
    settings.target->cells[0].difficulties = {"easy"};
    settings.target->cells[0].wanted = 2;
    settings.target->cells[1].label = "medium ones";
    settings.target->cells[1].difficulties = {"medium"};
    settings.target->cells[1].wanted = 3;
    ASSAY_VERIFY_OK(workspace::saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    Report report = made({"curation_coverage", "summary"});
    QCOMPARE(countOf(report, "Missing from the target mix"), 3.0);
    QVERIFY(keyFigure(report, "Missing from the target mix")->verdict == Verdict::Warning);
    QCOMPARE(countOf(report, "Missing from the target mix of Gold"), 3.0);
    const Table* target = partNamed<Table>(report, "curation_target");
    QCOMPARE(countAt(*rowOf(*target, "easy ones"), 2), 2.0);
    QCOMPARE(countAt(*rowOf(*target, "easy ones"), 3), 0.0);
    QCOMPARE(countAt(*rowOf(*target, "medium ones"), 3), 3.0);
    QCOMPARE(target->note, std::string("Questions that fit no cell: 1."));
    settings.target->cells[1].wanted = 0;
    ASSAY_VERIFY_OK(workspace::saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    report = made({"curation_coverage"});
    QVERIFY(keyFigure(report, "Missing from the target mix")->verdict == Verdict::Good);
    // Columns do not hold what this asks for.
    settings.target->cells[1].metadata = {{"domain", {"tax"}}};
    settings.target->cells[1].wanted = 1;
    ASSAY_VERIFY_OK(workspace::saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    add("Q4", [](auto& q) {
        q.difficulty = "medium";
        q.extra = R"({"domain":"tax"})";
    });
    report = made({"curation_coverage"});
    QCOMPARE(countAt(*rowOf(*partNamed<Table>(report, "curation_target"), "medium ones"), 2), 1.0);
}

void TstReportCuration::agreementOfReviewers() {
    std::vector<base::RowId> ids;
    for (int i = 0; i < 12; ++i) {
        ids.push_back(add("Q" + std::to_string(i)));
    }
    for (std::size_t i = 0; i < 12; ++i) {
        review(ids[i], "Ada", i % 3 == 0 ? ReviewVerdict::Flag : ReviewVerdict::Approve);
        if (i < 10) {
            review(ids[i], "Bo", i % 3 == 0 && i != 3 ? ReviewVerdict::Flag : ReviewVerdict::Approve);
        }
    }
    const Report report = made({"curation_agreement", "summary"});
    const auto expected = workspace::agreementOfSuite(*m_workspace->reader(), m_suite);
    ASSAY_VERIFY_OK(expected);
    const Figure kappa = figureOf(report, "Cohen's κ of Ada and Bo");
    QVERIFY(kappa.value && kappa.value == expected->kappa.value);
    QVERIFY(kappa.n == 10 && kappa.interval->low == expected->kappa.confidence->low);
    const Figure alpha = figureOf(report, "Krippendorff's α of all reviewers");
    QVERIFY(alpha.value && alpha.value == expected->alpha.value);
    QVERIFY(alpha.interval->high == expected->alpha.confidence->high);
    QCOMPARE(figureOf(report, "Observed agreement of all reviewers").value.value(), 0.9);
    QCOMPARE(countOf(report, "Reviews"), 22.0);
    QCOMPARE(countOf(report, "Questions reviewed by two or more"), 10.0);
    QCOMPARE(countOf(report, "Questions with different verdicts"), 1.0);
    const Table* differing = partNamed<Table>(report, "curation_disagreements");
    QCOMPARE(differing->rows.size(), std::size_t{1});
    QCOMPARE(textAt(differing->rows.front(), 0), std::string("Q3"));
    QCOMPARE(textAt(differing->rows.front(), 2), std::string("Ada: Flag (Ambiguous); Bo: Approve"));
    const auto& pair = std::get<MatrixChart>(partNamed<Chart>(report, "curation_review_pair")->body);
    QCOMPARE(pair.counts[0], (std::vector<std::int64_t>{6, 0, 0})); // both approve
    QCOMPARE(pair.counts[1], (std::vector<std::int64_t>{1, 3, 0}));
    const Table* reviewers = partNamed<Table>(report, "curation_reviewers");
    QCOMPARE(countAt(*rowOf(*reviewers, "Ada"), 1), 12.0);
    QCOMPARE(countAt(*rowOf(*reviewers, "Ada"), 3), 4.0);
    const auto& suite = *rowOf(*partNamed<Table>(report, "curation_summary"), "Gold");
    QVERIFY(figureAt(suite, 7).value == expected->alpha.value);

    // The brief has no section about it, and says it beside the suite.
    const auto brief = reportOf(briefPlan());
    ASSAY_VERIFY_OK(brief);
    const Table* suites = partNamed<Table>(*brief, "curation_summary");
    QVERIFY(suites != nullptr);
    const auto alphaAt = std::ranges::find(suites->columns, "alpha", &Column::key) - suites->columns.begin();
    QVERIFY(alphaAt < std::ssize(suites->columns));
    QVERIFY(figureAt(*rowOf(*suites, "Gold"), static_cast<std::size_t>(alphaAt)).value ==
            expected->alpha.value);
}

void TstReportCuration::agreementUndefined() {
    const auto one = add("Q1");
    QVERIFY(says(made({"curation_agreement"}), "Nobody has reviewed"));
    review(one, "Ada", ReviewVerdict::Approve);
    Report report = made({"curation_agreement"});
    QVERIFY(!figureOf(report, "Cohen's κ").value);
    QCOMPARE(figureOf(report, "Cohen's κ").why, std::string("no question was reviewed by two"));
    QVERIFY(partNamed<Chart>(report, "curation_review_pair") == nullptr);
    review(one, "Bo", ReviewVerdict::Approve);
    report = made({"curation_agreement"});
    QCOMPARE(figureOf(report, "Krippendorff's α of all reviewers").why,
             std::string("everybody said the same"));
    QCOMPARE(figureOf(report, "Observed agreement of all reviewers").value.value(), 1.0);
    // A newer text: nobody has said anything of it.
    edit(one, [](auto& q) { q.questionText = "What fell?"; });
    report = made({"curation_agreement"});
    QCOMPARE(countOf(report, "Outdated reviews, left out"), 2.0);
    QCOMPARE(countOf(report, "Reviews"), 0.0);
}

ASSAY_TEST(TstReportCuration)
#include "tst_report_curation.moc"

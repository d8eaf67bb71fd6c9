// The sections about gold suites and the issues of the data, against the functions that the pages use.
#include "core/curation/bundles.h"
#include "core/curation/questions.h"
#include "core/curation/reviews.h"
#include "core/curation/suite_impact.h"
#include "core/curation/suite_setting_edits.h"
#include "core/curation/suite_versions.h"
#include "core/curation/suspicion_marks.h"
#include "core/curation/workspace_lint.h"
#include "core/report/definitions.h"
#include "core/report/figure_text.h"
#include "core/report/report_sections.h"
#include "core/report/report_writers.h"
#include "core/store/answer_scores.h"
#include "core/store/suites.h"
#include "tests/core/report/report_parts.h"
#include "tests/core/store/store_fixture.h"

#include <QtTest/QtTest>

#include <functional>
#include <set>

using namespace assay;
using namespace assay::report;
using namespace assay::tests;
using curation::ReviewVerdict;

namespace {

// A report of these sections only.
ReportPlan planOf(const std::vector<std::string>& ids) {
    ReportPlan plan;
    for (const std::string& id : ids) {
        plan.sections.push_back({id, true});
    }
    return plan;
}

void forEachBlock(const Section& section, const std::function<void(const Block&)>& visit) {
    std::for_each(section.blocks.begin(), section.blocks.end(), visit);
    for (const Section& below : section.sections) {
        forEachBlock(below, visit);
    }
}

// nullptr: there is none of that name.
template <typename T>
const T* blockOf(const Report& report, const std::string& name) {
    const T* found = nullptr;
    for (const Section& section : report.sections) {
        forEachBlock(section, [&](const Block& block) {
            const T* one = std::get_if<T>(&block);
            if (one != nullptr && one->name == name) {
                found = one;
            }
        });
    }
    return found;
}

std::optional<KeyFigure> keyFigure(const Report& report, const std::string& label) {
    std::optional<KeyFigure> found;
    for (const Section& section : report.sections) {
        forEachBlock(section, [&](const Block& block) {
            if (const auto* figures = std::get_if<KeyFigures>(&block)) {
                for (const KeyFigure& one : figures->list) {
                    if (one.label == label) {
                        found = one;
                    }
                }
            }
        });
    }
    return found;
}

Figure figureOf(const Report& report, const std::string& label) {
    const auto found = keyFigure(report, label);
    return found ? std::get<Figure>(found->value)
                 : Figure{std::nullopt, FigureKind::Count, 0, {}, {}, "none"};
}

double countOf(const Report& report, const std::string& label) {
    return figureOf(report, label).value.value_or(-1);
}

std::string paragraphs(const Report& report) {
    std::string text;
    for (const Section& section : report.sections) {
        forEachBlock(section, [&](const Block& block) {
            if (const auto* paragraph = std::get_if<Paragraph>(&block)) {
                text += paragraph->text + "\n";
            }
        });
    }
    return text;
}

// The row whose first cell is that text.
const std::vector<Cell>* rowOf(const Table& table, const std::string& first) {
    for (const std::vector<Cell>& row : table.rows) {
        if (std::get<std::string>(row.front()) == first) {
            return &row;
        }
    }
    return nullptr;
}

std::string textAt(const std::vector<Cell>& row, std::size_t at) {
    return std::get<std::string>(row[at]);
}

Figure figureAt(const std::vector<Cell>& row, std::size_t at) {
    return std::get<Figure>(row[at]);
}

double countAt(const std::vector<Cell>& row, std::size_t at) {
    return figureAt(row, at).value.value_or(-1);
}

} // namespace

class TstReportCuration : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void anEmptyWorkspace();
    void aSuiteThatIsNotThere();
    void aSuiteByIdAndTheOrderOfThePlan();
    void flaggedQuestionsAndWhatTriggeredThem();
    void rulesAgainstTheDetector();
    void aRuleThatCouldNotJudge();
    void whatIsPutOffComesBack();
    void longListsAreCut();
    void impactOfTheFlagged();
    void impactUnknown();
    void coverageAndItsGaps();
    void targetMix();
    void agreementOfReviewers();
    void agreementUndefined();
    void changesSinceTheVersion();
    void changesFarDownALongText();
    void theHashOfNow();
    void issuesOfTheImports();
    void summaryAndProvenance();
    void severalSuites();
    void sameBytesAgain();
    void hostileTexts();
    void stopped();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<store::Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::NoProgress m_progress;

    base::RowId add(const std::string& id, const std::function<void(model::Question&)>& change = {},
                    base::RowId suite = 0) {
        model::Question question;
        question.questionId = id;
        question.questionText = "How much did the revenue of segment " + id + " grow in that year?";
        question.answerText = {"The revenue of the segment grew by nine percent over the year before."};
        question.answerType = "span";
        question.difficulty = "easy";
        question.retrievalScope = "local";
        if (change) {
            change(question);
        }
        const auto made =
            curation::addQuestion(*m_workspace, suite == 0 ? m_suite : suite, question, "Ada", "made");
        return made ? *made : 0;
    }

    base::Result<Report> reportOf(const ReportPlan& plan) {
        auto reader = m_workspace->reader();
        return makeReport(*reader, "w", plan, Wording(), "", {}, m_progress);
    }

    // Of these sections; the test fails when there is none.
    Report made(const std::vector<std::string>& ids) {
        auto report = reportOf(planOf(ids));
        if (!report) {
            QTest::qFail(explanation(report).c_str(), __FILE__, __LINE__);
            return {};
        }
        return std::move(*report);
    }

    curation::WorkspaceLint lint() {
        curation::WorkspaceLintOptions options;
        options.withMarked = true;
        auto reader = m_workspace->reader();
        return std::move(*curation::lintWorkspace(*reader, "Gold", options, {}, m_progress));
    }

    curation::SuspicionKey suspicionOf(base::RowId question, curation::LintRule rule) {
        for (const curation::Suspicion& finding : lint().report.findings) {
            if (finding.question == question && finding.rule == rule) {
                return curation::keyOf(finding);
            }
        }
        return {};
    }

    void importAnswers(const std::string& csv) {
        ASSAY_VERIFY_OK(store::importAnswerScores(*m_workspace, m_folder->write("answers.csv", csv),
                                                  "Model A", std::nullopt, {}, m_progress));
    }

    void review(base::RowId question, const std::string& who, ReviewVerdict verdict) {
        const auto stored = store::storedQuestion(*m_workspace->reader(), question);
        ASSAY_VERIFY_OK(curation::saveReview(*m_workspace,
                                             {question, stored->revision, verdict,
                                              verdict == ReviewVerdict::Flag ? "ambiguous" : "", "", false},
                                             who));
    }
};

void TstReportCuration::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*store::Workspace::create(m_folder->path("w.assay")));
    m_suite = *store::createSuite(*m_workspace, "Gold", "Ada");
}

void TstReportCuration::anEmptyWorkspace() {
    ASSAY_VERIFY_OK(store::removeSuite(*m_workspace, m_suite, "Ada"));
    const Report report = made({"curation_flags", "curation_coverage", "curation_agreement",
                                "curation_changes", "issues", "summary", "provenance"});
    QCOMPARE(report.sections.size(), std::size_t{7});
    for (const Section& section : report.sections) {
        QCOMPARE(section.blocks.size(), std::size_t{1});
        QVERIFY2(std::holds_alternative<Paragraph>(section.blocks.front()), section.id.c_str());
    }
    QCOMPARE(report.date, std::string());
}

void TstReportCuration::aSuiteThatIsNotThere() {
    for (const char* section : {"curation_flags", "curation_changes", "issues"}) {
        ReportPlan plan = planOf({section});
        plan.suites = {"Gold", "Silver"};
        const auto report = reportOf(plan);
        ASSAY_COMPARE_ERROR(report, NotFound);
        QCOMPARE(report.error().detail, std::string("Silver"));
    }
    ReportPlan plan = planOf({"issues"});
    plan.scoredSets = {"Scores"};
    ASSAY_COMPARE_ERROR(reportOf(plan), NotFound);
}

void TstReportCuration::aSuiteByIdAndTheOrderOfThePlan() {
    const base::RowId other = *store::createSuite(*m_workspace, "Amber", "Ada");
    add("Q1");
    add("A1", {}, other);
    ReportPlan plan = planOf({"curation_changes"});
    plan.suites = {std::to_string(m_suite), "Amber", "Gold"};
    const auto report = reportOf(plan);
    ASSAY_VERIFY_OK(report);
    const Section& section = report->sections.front();
    QCOMPARE(section.sections.size(), std::size_t{2});
    QCOMPARE(section.sections[0].title, std::string("Gold"));
    QCOMPARE(section.sections[1].title, std::string("Amber"));
    QCOMPARE(section.sections[1].id, std::string("curation_changes_2"));
}

void TstReportCuration::flaggedQuestionsAndWhatTriggeredThem() {
    const auto table = add("Q1", [](auto& q) { q.answerText = {"The following table shows the revenue."}; });
    const auto vague = add("Q2");
    add("Q3");
    const auto key = suspicionOf(table, curation::LintRule::TableHeader);
    QVERIFY(key.question == table);
    ASSAY_VERIFY_OK(curation::acceptSuspicion(*m_workspace, key, "table_header", "no answer", "Ada"));
    ASSAY_VERIFY_OK(
        curation::flagQuestions(*m_workspace, std::span(&vague, 1), "ambiguous", "which year?", "Bo"));
    const Report report = made({"curation_flags"});
    QCOMPARE(countOf(report, "Questions"), 3.0);
    QCOMPARE(countOf(report, "Flagged questions"), 2.0);
    QVERIFY(figureOf(report, "Flagged questions").n == 3);
    QCOMPARE(countOf(report, "Accepted suspicions"), 1.0);
    const Table* flagged = blockOf<Table>(report, "curation_flagged");
    QVERIFY(flagged != nullptr && flagged->rows.size() == 2);
    const auto& first = *rowOf(*flagged, "Q1");
    QCOMPARE(textAt(first, 2), std::string("Table header"));
    QCOMPARE(textAt(first, 3), std::string("no answer"));
    QCOMPARE(textAt(first, 4), std::string("Ada"));
    QVERIFY(QString::fromStdString(textAt(first, 6)).contains("The following table"));
    const auto& second = *rowOf(*flagged, "Q2");
    QCOMPARE(textAt(second, 4), std::string("Bo"));
    QCOMPARE(textAt(second, 6), std::string()); // nothing of the detector's
    const Table* reasons = blockOf<Table>(report, "curation_flag_reasons");
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
    ASSAY_VERIFY_OK(curation::acceptSuspicion(*m_workspace, mark(tables[0]), "table_header", "", "Ada"));
    ASSAY_VERIFY_OK(curation::dismissSuspicion(*m_workspace, mark(tables[1]), "a sentence follows", "Bo"));
    // What was decided is on record also where the cause is gone.
    ASSAY_VERIFY_OK(curation::dismissSuspicion(*m_workspace, mark(tables[2]), "fine", "Cy"));
    const auto stored = store::storedQuestion(*m_workspace->reader(), tables[2]);
    model::Question repaired = stored->question;
    repaired.answerText = {"The revenue of the segment grew by three percent."};
    ASSAY_VERIFY_OK(
        curation::saveQuestion(*m_workspace, tables[2], stored->revision, repaired, "Ada", "repair"));

    const Report report = made({"curation_flags"});
    const auto found = lint();
    const Table* rules = blockOf<Table>(report, "curation_rules");
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
    const Table* open = blockOf<Table>(report, "curation_open_suspicions");
    QCOMPARE(static_cast<double>(open->rows.size()), countOf(report, "Open suspicions"));
    QCOMPARE(textAt(open->rows.front(), 1), std::string("Error")); // the placeholder
    const Table* dismissed = blockOf<Table>(report, "curation_dismissed");
    QCOMPARE(dismissed->rows.size(), std::size_t{2});
    QCOMPARE(textAt(*rowOf(*dismissed, "T1"), 2), std::string("a sentence follows"));
    QCOMPARE(textAt(*rowOf(*dismissed, "T2"), 5), std::string("(the question was changed since)"));
}

void TstReportCuration::aRuleThatCouldNotJudge() {
    add("Q1");
    const Report report = made({"curation_flags"});
    const Table* rules = blockOf<Table>(report, "curation_rules");
    const auto& years = *rowOf(*rules, "2 · Years outside the coverage");
    QVERIFY(!figureAt(years, 2).value && !figureAt(years, 3).value);
    QCOMPARE(figureAt(years, 2).why, std::string("the suite says nothing of the years it covers"));
    QCOMPARE(countAt(years, 7), 1.0);
    QCOMPARE(countAt(*rowOf(*rules, "6 · Duplicate question"), 2), 0.0); // judged, and found nothing
    const Table* why = blockOf<Table>(report, "curation_not_judged");
    QVERIFY(why != nullptr && rowOf(*why, "2 · Years outside the coverage") != nullptr);
}

// The newest change of the material says what is over, not the clock.
void TstReportCuration::whatIsPutOffComesBack() {
    const auto one = add("Q1", [](auto& q) { q.answerText = {"The following table shows the revenue."}; });
    const auto key = suspicionOf(one, curation::LintRule::TableHeader);
    ASSAY_VERIFY_OK(curation::snoozeSuspicion(*m_workspace, key, "2999-01-01", "", "Ada"));
    Report report = made({"curation_flags"});
    QCOMPARE(countOf(report, "Suspicions put off"), 1.0);
    QCOMPARE(countOf(report, "Open suspicions"), 0.0);
    ASSAY_VERIFY_OK(curation::snoozeSuspicion(*m_workspace, key, "2001-01-01", "", "Ada"));
    report = made({"curation_flags"});
    QCOMPARE(countOf(report, "Suspicions put off"), 0.0);
    QCOMPARE(countOf(report, "Open suspicions"), 1.0);
}

void TstReportCuration::longListsAreCut() {
    std::vector<base::RowId> ids;
    for (int i = 0; i < 60; ++i) {
        ids.push_back(add("Q" + std::to_string(i),
                          [](auto& q) { q.answerText = {"The following table shows the revenue."}; }));
    }
    ASSAY_VERIFY_OK(curation::flagQuestions(*m_workspace, ids, "other", "", "Ada"));
    const Report report = made({"curation_flags"});
    const Table* flagged = blockOf<Table>(report, "curation_flagged");
    QCOMPARE(flagged->rows.size(), std::size_t{50});
    QCOMPARE(flagged->note, std::string("Left out here: 10 of 60."));
    QCOMPARE(countOf(report, "Flagged questions"), 60.0);
    const Table* open = blockOf<Table>(report, "curation_open_suspicions");
    QCOMPARE(open->rows.size(), std::size_t{30});
    QVERIFY(!open->note.empty());
}

void TstReportCuration::impactOfTheFlagged() {
    const auto bad = add("Q1", [](auto& q) { q.difficulty = "hard"; });
    add("Q2");
    add("Q3");
    ASSAY_VERIFY_OK(curation::flagQuestions(*m_workspace, std::span(&bad, 1), "other", "", "Ada"));
    importAnswers("question_id,answer,rouge_l,bertscore\nQ1,a,0.0,\nQ2,b,0.6,\nQ3,c,0.9,\nQ9,d,1.0,\n");
    const Report report = made({"curation_flags"});
    const Table* impact = blockOf<Table>(report, "curation_impact");
    QVERIFY(impact != nullptr && impact->rows.size() == 1);
    const auto& row = impact->rows.front();
    QCOMPARE(textAt(row, 0), std::string("Model A"));
    QCOMPARE(figureAt(row, 2).value.value(), 0.5);
    QCOMPARE(figureAt(row, 3).value.value(), 0.75);
    QCOMPARE(figureAt(row, 4).value.value(), 0.25);
    QVERIFY(figureAt(row, 2).n == 3 && figureAt(row, 3).n == 2);
    const auto reader = m_workspace->reader();
    const auto questions = store::questionsNamed(*reader, "Gold", {});
    const auto answers = store::loadAnswerScores(*reader, store::answerSets(*reader)->front().id, {});
    const auto expected = curation::suiteImpact(*questions, *answers, {}, {});
    ASSAY_VERIFY_OK(expected);
    const curation::MetricImpact& rouge = expected->all.metrics.at("rouge_l");
    QVERIFY(figureAt(row, 2).interval && figureAt(row, 2).interval->low == rouge.with.confidence->low);
    QVERIFY(figureAt(row, 3).interval && figureAt(row, 3).interval->high == rouge.without.confidence->high);
    const Table* difficulty = blockOf<Table>(report, "curation_impact_difficulty");
    QCOMPARE(difficulty->rows.size(), std::size_t{2});
    QCOMPARE(textAt(difficulty->rows.front(), 0), std::string("easy"));
    const auto& hard = *rowOf(*difficulty, "hard"); // nothing of it is left
    QVERIFY(!figureAt(hard, 3).value && !figureAt(hard, 4).value);
    QCOMPARE(figureAt(hard, 3).why, std::string("no question has this score"));
}

void TstReportCuration::impactUnknown() {
    const auto one = add("Q1");
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_flags"}))).contains("No scored answers"));
    importAnswers("question_id,answer,rouge_l\nQ1,a,0.4\n");
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_flags"}))).contains("changes no figure"));
    ASSAY_VERIFY_OK(curation::flagQuestions(*m_workspace, std::span(&one, 1), "other", "", "Ada"));
    QVERIFY(blockOf<Table>(made({"curation_flags"}), "curation_impact") != nullptr);
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
        curation::setStatus(*m_workspace, std::span(&gone, 1), model::QuestionStatus::Retired, "Ada", ""));
    const Report report = made({"curation_coverage"});
    QCOMPARE(countOf(report, "Questions"), 3.0);
    const Chart* chart = blockOf<Chart>(report, "curation_coverage_difficulty");
    QVERIFY(chart != nullptr);
    const auto& matrix = std::get<MatrixChart>(chart->body);
    QCOMPARE(matrix.rows.size(), std::size_t{10}); // all of A to J: the questions keep to them
    QCOMPARE(matrix.columns, (std::vector<std::string>{"easy", "medium", "hard"}));
    QVERIFY(matrix.rows.front().starts_with("A · "));
    QCOMPARE(matrix.counts[0], (std::vector<std::int64_t>{1, 0, 1}));
    QCOMPARE(matrix.counts[2], (std::vector<std::int64_t>{1, 0, 0}));
    QCOMPARE(matrix.counts[9], (std::vector<std::int64_t>{0, 0, 0})); // retired ones count nowhere
    const Table* gaps = blockOf<Table>(report, "curation_gaps");
    const auto& row = *rowOf(*gaps, "Category × Difficulty");
    QCOMPARE(countAt(row, 1), 30.0);
    QCOMPARE(countAt(row, 2), 27.0);
    QVERIFY(chart->alternative.find("27 of 30") != std::string::npos);
    const Chart* years = blockOf<Chart>(report, "curation_coverage_year");
    const auto& byYear = std::get<MatrixChart>(years->body);
    QCOMPARE(byYear.columns, (std::vector<std::string>{"2019", "2020", "(missing)"}));
    QCOMPARE(byYear.counts[0], (std::vector<std::int64_t>{2, 1, 0}));
    const Table* values = blockOf<Table>(report, "curation_values");
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
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_coverage"}))).contains("No target mix"));
    curation::SuiteSettings settings;
    settings.target.emplace();
    settings.target->name = "Mine";
    settings.target->cells.resize(2);
    settings.target->cells[0].label = "easy ones";
    settings.target->cells[0].difficulties = {"easy"};
    settings.target->cells[0].wanted = 2;
    settings.target->cells[1].label = "medium ones";
    settings.target->cells[1].difficulties = {"medium"};
    settings.target->cells[1].wanted = 3;
    ASSAY_VERIFY_OK(curation::saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    Report report = made({"curation_coverage", "summary"});
    QCOMPARE(countOf(report, "Missing from the target mix"), 3.0);
    QVERIFY(keyFigure(report, "Missing from the target mix")->verdict == Verdict::Warning);
    QCOMPARE(countOf(report, "Missing from the target mix of Gold"), 3.0);
    const Table* target = blockOf<Table>(report, "curation_target");
    QCOMPARE(countAt(*rowOf(*target, "easy ones"), 2), 2.0);
    QCOMPARE(countAt(*rowOf(*target, "easy ones"), 3), 0.0);
    QCOMPARE(countAt(*rowOf(*target, "medium ones"), 3), 3.0);
    QCOMPARE(target->note, std::string("Questions that fit no cell: 1."));
    settings.target->cells[1].wanted = 0;
    ASSAY_VERIFY_OK(curation::saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    report = made({"curation_coverage"});
    QVERIFY(keyFigure(report, "Missing from the target mix")->verdict == Verdict::Good);
    // Columns do not hold what this asks for.
    settings.target->cells[1].metadata = {{"domain", {"tax"}}};
    settings.target->cells[1].wanted = 1;
    ASSAY_VERIFY_OK(curation::saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    add("Q4", [](auto& q) {
        q.difficulty = "medium";
        q.extra = R"({"domain":"tax"})";
    });
    report = made({"curation_coverage"});
    QCOMPARE(countAt(*rowOf(*blockOf<Table>(report, "curation_target"), "medium ones"), 2), 1.0);
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
    const auto expected = curation::agreementOfSuite(*m_workspace->reader(), m_suite);
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
    const Table* differing = blockOf<Table>(report, "curation_disagreements");
    QCOMPARE(differing->rows.size(), std::size_t{1});
    QCOMPARE(textAt(differing->rows.front(), 0), std::string("Q3"));
    QCOMPARE(textAt(differing->rows.front(), 2), std::string("Ada: Flag (Ambiguous); Bo: Approve"));
    const auto& pair = std::get<MatrixChart>(blockOf<Chart>(report, "curation_review_pair")->body);
    QCOMPARE(pair.counts[0], (std::vector<std::int64_t>{6, 0, 0})); // both approve
    QCOMPARE(pair.counts[1], (std::vector<std::int64_t>{1, 3, 0}));
    const Table* reviewers = blockOf<Table>(report, "curation_reviewers");
    QCOMPARE(countAt(*rowOf(*reviewers, "Ada"), 1), 12.0);
    QCOMPARE(countAt(*rowOf(*reviewers, "Ada"), 3), 4.0);
    const auto& suite = *rowOf(*blockOf<Table>(report, "curation_summary"), "Gold");
    QVERIFY(figureAt(suite, 7).value == expected->alpha.value);
}

void TstReportCuration::agreementUndefined() {
    const auto one = add("Q1");
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_agreement"}))).contains("Nobody has reviewed"));
    review(one, "Ada", ReviewVerdict::Approve);
    Report report = made({"curation_agreement"});
    QVERIFY(!figureOf(report, "Cohen's κ").value);
    QCOMPARE(figureOf(report, "Cohen's κ").why, std::string("no question was reviewed by two"));
    QVERIFY(blockOf<Chart>(report, "curation_review_pair") == nullptr);
    review(one, "Bo", ReviewVerdict::Approve);
    report = made({"curation_agreement"});
    QCOMPARE(figureOf(report, "Krippendorff's α of all reviewers").why,
             std::string("everybody said the same"));
    QCOMPARE(figureOf(report, "Observed agreement of all reviewers").value.value(), 1.0);
    // A newer text: nobody has said anything of it.
    const auto stored = store::storedQuestion(*m_workspace->reader(), one);
    model::Question changed = stored->question;
    changed.questionText = "What fell?";
    ASSAY_VERIFY_OK(curation::saveQuestion(*m_workspace, one, stored->revision, changed, "Ada", ""));
    report = made({"curation_agreement"});
    QCOMPARE(countOf(report, "Outdated reviews, left out"), 2.0);
    QCOMPARE(countOf(report, "Reviews"), 0.0);
}

void TstReportCuration::changesSinceTheVersion() {
    const auto one = add("Q1");
    const auto two = add("Q2");
    add("Q3");
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_changes"}))).contains("No version"));
    ASSAY_VERIFY_OK(curation::freezeSuite(*m_workspace, m_suite, "Gold.v1", "first", "Ada"));
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_changes"}))).contains("is as it was"));
    QVERIFY(QString::fromStdString(paragraphs(made({"curation_changes", "summary"})))
                .contains("Gold is as it was frozen as Gold.v1"));
    const auto stored = store::storedQuestion(*m_workspace->reader(), one);
    model::Question changed = stored->question;
    changed.difficulty = "hard";
    changed.notes = "new";
    changed.status = model::QuestionStatus::Approved;
    ASSAY_VERIFY_OK(curation::saveQuestion(*m_workspace, one, stored->revision, changed, "Ada", ""));
    ASSAY_VERIFY_OK(
        curation::setStatus(*m_workspace, std::span(&two, 1), model::QuestionStatus::Retired, "Ada", ""));
    add("Q4");
    const Report report = made({"curation_changes", "summary"});
    QCOMPARE(countOf(report, "Added questions"), 1.0);
    QCOMPARE(countOf(report, "Removed questions"), 1.0);
    QCOMPARE(countOf(report, "Changed questions"), 1.0);
    QCOMPARE(countOf(report, "Unchanged questions"), 1.0);
    QVERIFY(rowOf(*blockOf<Table>(report, "curation_added"), "Q4") != nullptr);
    QVERIFY(rowOf(*blockOf<Table>(report, "curation_removed"), "Q2") != nullptr);
    const Table* fields = blockOf<Table>(report, "curation_changed");
    QCOMPARE(fields->rows.size(), std::size_t{3});
    std::set<std::string> lines;
    for (const auto& row : fields->rows) {
        lines.insert(textAt(row, 0) + ": " + textAt(row, 1) + ": " + textAt(row, 2) + " → " + textAt(row, 3));
    }
    QVERIFY(lines.contains("Q1: difficulty: easy → hard"));
    QVERIFY(lines.contains("Q1: notes: (missing) → new"));
    QVERIFY(lines.contains("Q1: status: Draft → Approved"));
    QVERIFY(paragraphs(report).find("added 1, removed 1, changed 1, unchanged 1") != std::string::npos);
}

void TstReportCuration::changesFarDownALongText() {
    const std::string much(300, 'x');
    const auto one = add("Q1", [&](auto& q) { q.notes = much + " ørn and eagle"; });
    const auto two = add("Q2", [&](auto& q) { q.notes = "a  b"; });
    ASSAY_VERIFY_OK(curation::freezeSuite(*m_workspace, m_suite, "Gold.v1", "", "Ada"));
    for (const auto& [id, notes] :
         {std::pair(one, much + " ørn or eagle"), std::pair(two, std::string("a b"))}) {
        const auto stored = store::storedQuestion(*m_workspace->reader(), id);
        model::Question changed = stored->question;
        changed.notes = notes;
        ASSAY_VERIFY_OK(curation::saveQuestion(*m_workspace, id, stored->revision, changed, "Ada", ""));
    }
    const Report report = made({"curation_changes"});
    const Table* fields = blockOf<Table>(report, "curation_changed");
    const auto& row = *rowOf(*fields, "Q1");
    QVERIFY(textAt(row, 2).ends_with("ørn and eagle") && textAt(row, 2).starts_with("…x"));
    QVERIFY(textAt(row, 3).ends_with("ørn or eagle"));
    QVERIFY(textAt(row, 2).size() < 120);
    QCOMPARE(textAt(*rowOf(*fields, "Q2"), 3), std::string("(differs in white space only)"));
}

void TstReportCuration::theHashOfNow() {
    QCOMPARE(curation::contentHashOf(*m_workspace->reader(), m_suite).value(), std::string());
    add("Q1");
    const auto gone = add("Q2");
    ASSAY_VERIFY_OK(
        curation::setStatus(*m_workspace, std::span(&gone, 1), model::QuestionStatus::Retired, "Ada", ""));
    const auto frozen = curation::freezeSuite(*m_workspace, m_suite, "Gold.v1", "", "Ada");
    ASSAY_VERIFY_OK(frozen);
    QCOMPARE(curation::contentHashOf(*m_workspace->reader(), m_suite).value(), frozen->contentHash);
    add("Q3");
    QVERIFY(curation::contentHashOf(*m_workspace->reader(), m_suite).value() != frozen->contentHash);
    ASSAY_COMPARE_ERROR(curation::contentHashOf(*m_workspace->reader(), 99), NotFound);
    base::NoProgress progress;
    const auto checked = store::checkWorkspace(m_workspace->path(), {}, progress);
    QVERIFY(checked && checked->empty());
}

void TstReportCuration::issuesOfTheImports() {
    std::string records;
    for (int i = 0; i < 15; ++i) {
        records += (i == 0 ? "" : ",") + std::string(R"({"question_id":"N)") + std::to_string(i) +
                   R"(","question_text":"What of StÃ¸rst )" + std::to_string(i) +
                   R"(?","answer_text":"x","years":["TO_FILL_YEAR"]})";
    }
    const std::vector<std::filesystem::path> files{m_folder->write("made.json", "[" + records + "]")};
    store::QuestionImportOptions options;
    options.suite = "New";
    options.who = "Ada";
    const auto imported = store::importQuestions(*m_workspace, files, options, {}, m_progress);
    ASSAY_VERIFY_OK(imported);
    QVERIFY(imported->issues.total() > 10);
    const auto stored = store::suiteIssues(*m_workspace->reader(), imported->suite.id);
    ReportPlan plan = planOf({"issues"});
    const auto report = reportOf(plan);
    ASSAY_VERIFY_OK(report);
    const Table* overview = blockOf<Table>(*report, "issues");
    QVERIFY(overview != nullptr);
    QCOMPARE(countAt(*rowOf(*overview, "Gold suite Gold"), 2), 0.0);
    const auto& row = *rowOf(*overview, "Gold suite New");
    QCOMPARE(countAt(row, 1), static_cast<double>(stored->count(base::Severity::Error)));
    QCOMPARE(countAt(row, 2), static_cast<double>(stored->count(base::Severity::Warning)));
    QCOMPARE(countAt(row, 3), static_cast<double>(stored->count(base::Severity::Info)));
    QCOMPARE(report->sections.front().sections.size(), std::size_t{1}); // only where there are some
    const Table* kinds = blockOf<Table>(*report, "issues_by_kind_1");
    std::int64_t sum = 0;
    for (const auto& kind : kinds->rows) {
        const auto code = base::issueCodeFromName(textAt(kind, 2));
        QVERIFY(code.has_value());
        QCOMPARE(static_cast<std::int64_t>(countAt(kind, 3)), stored->count(*code));
        sum += stored->count(*code);
    }
    QCOMPARE(sum, stored->total());
    const Table* first = blockOf<Table>(*report, "issues_first_1");
    std::map<std::string, int> shown;
    for (const auto& issue : first->rows) {
        ++shown[textAt(issue, 0)];
        QCOMPARE(textAt(issue, 1), std::string("made.json"));
    }
    QVERIFY(std::all_of(shown.begin(), shown.end(), [](const auto& one) { return one.second <= 10; }));
    QVERIFY(first->note.starts_with("Left out here: "));
    plan.suites = {"Gold"};
    QVERIFY(rowOf(*blockOf<Table>(*reportOf(plan), "issues"), "Gold suite New") == nullptr);
}

void TstReportCuration::summaryAndProvenance() {
    const auto one = add("Q1");
    const auto two = add("Q2");
    add("Q3");
    ASSAY_VERIFY_OK(
        curation::setStatus(*m_workspace, std::span(&one, 1), model::QuestionStatus::Approved, "Ada", ""));
    ASSAY_VERIFY_OK(
        curation::setStatus(*m_workspace, std::span(&two, 1), model::QuestionStatus::Retired, "Ada", ""));
    const auto frozen = curation::freezeSuite(*m_workspace, m_suite, "Gold.v1", "", "Ada");
    const std::vector<std::filesystem::path> files{m_folder->write(
        "bundles.json",
        R"([{"cik":1,"name":"Larch Foods","topic":"debt","sentences":[)"
        R"({"sentenceID":"1_10-K_2018_section_7_1","text":"Debt rose because rates rose.","year":2018},)"
        R"({"sentenceID":"1_10-K_2019_section_7_1","text":"Debt fell because rates fell.","year":2019}]}])")};
    const auto bundles = store::importBundles(*m_workspace, files, "trends", "Ada", {}, m_progress);
    ASSAY_VERIFY_OK(bundles);
    const auto list = store::loadBundles(*m_workspace->reader(), bundles->set.id, {});
    QVERIFY(list && !list->empty());
    ASSAY_VERIFY_OK(curation::setBundleStatus(*m_workspace, std::span(&list->front().id, 1),
                                              store::BundleStatus::Rejected, "Ada", "boilerplate"));
    const Report report = made({"summary", "curation_changes", "provenance", "definitions"});
    QCOMPARE(countOf(report, "Gold questions"), 2.0);
    QCOMPARE(figureOf(report, "Approved gold questions").value.value(), 0.5);
    QCOMPARE(countOf(report, "Rejected bundles"), 1.0);
    QCOMPARE(countOf(report, "Used bundles"), 0.0);
    const auto& suite = *rowOf(*blockOf<Table>(report, "curation_summary"), "Gold");
    QCOMPARE(countAt(suite, 2), 1.0);
    QCOMPARE(countAt(suite, 4), 1.0);
    QVERIFY(!figureAt(suite, 5).value); // the section is not shown, so nothing was looked for
    QVERIFY(!figureAt(suite, 5).why.empty());
    const Table* versions = blockOf<Table>(report, "curation_suites");
    QCOMPARE(versions->rows.size(), std::size_t{2});
    QCOMPARE(textAt(versions->rows[0], 1), std::string("Gold.v1"));
    QCOMPARE(textAt(versions->rows[0], 5), frozen->contentHash);
    QCOMPARE(textAt(versions->rows[1], 5), frozen->contentHash); // as it is now
    const auto& set = *rowOf(*blockOf<Table>(report, "curation_bundles"), "trends");
    QCOMPARE(textAt(set, 1), std::string("bundles.json"));
    QCOMPARE(countAt(set, 5), 1.0);
    QCOMPARE(textAt(set, 7), bundles->set.sha256);
    QVERIFY(report.date >= frozen->frozenAt);
    for (const std::string& id : usedDefinitions(report.sections)) {
        QVERIFY2(definitionOf(id) != nullptr, id.c_str());
    }
    QCOMPARE(figuresWithoutInterval(report), std::string());
}

// Names of tables and charts are unique, whatever is shown; so are anchors, and what is used is defined.
void TstReportCuration::severalSuites() {
    const base::RowId other = *store::createSuite(*m_workspace, "Other", "Ada");
    for (const base::RowId suite : {m_suite, other}) {
        const std::string prefix = suite == m_suite ? "Q" : "O";
        std::vector<base::RowId> ids;
        for (int i = 0; i < 6; ++i) {
            ids.push_back(add(
                prefix + std::to_string(i), [](auto& q) { q.answerText = {"The following table shows it."}; },
                suite));
            review(ids.back(), "Ada", ReviewVerdict::Approve);
            review(ids.back(), "Bo", i % 2 == 0 ? ReviewVerdict::Approve : ReviewVerdict::Flag);
        }
        ASSAY_VERIFY_OK(curation::freezeSuite(*m_workspace, suite, prefix + ".v1", "", "Ada"));
        ASSAY_VERIFY_OK(curation::flagQuestions(*m_workspace, ids, "other", "", "Ada"));
    }
    importAnswers("question_id,answer,rouge_l\nQ1,a,0.4\nO1,b,0.5\n");
    auto all = reportOf(defaultPlan());
    ASSAY_VERIFY_OK(all);
    std::set<std::string> names;
    int tables = 0;
    std::function<void(const Section&)> check = [&](const Section& section) {
        QVERIFY2(names.insert("#" + section.id).second, section.id.c_str());
        for (const Block& block : section.blocks) {
            if (const auto* table = std::get_if<Table>(&block)) {
                ++tables;
                QVERIFY2(names.insert(table->name).second, table->name.c_str());
                QVERIFY2(table->columns.size() <= 9, table->name.c_str());
                for (const auto& row : table->rows) {
                    QCOMPARE(row.size(), table->columns.size());
                }
                QVERIFY2(!table->rows.empty() || !table->ifEmpty.empty(), table->name.c_str());
            } else if (const auto* chart = std::get_if<Chart>(&block)) {
                QVERIFY2(names.insert(chart->name).second, chart->name.c_str());
                QVERIFY(!chart->alternative.empty());
            }
        }
        std::for_each(section.sections.begin(), section.sections.end(), check);
    };
    std::for_each(all->sections.begin(), all->sections.end(), check);
    QVERIFY(tables > 20);
    QVERIFY(names.contains("curation_flagged_1") && names.contains("curation_flagged_2"));
    for (const std::string& id : usedDefinitions(all->sections)) {
        QVERIFY2(definitionOf(id) != nullptr, id.c_str());
    }
    const auto list = definitions();
    QVERIFY(std::is_sorted(list.begin(), list.end(),
                           [](const Definition& a, const Definition& b) { return a.id < b.id; }));
}

void TstReportCuration::sameBytesAgain() {
    severalSuites();
    const auto once = reportOf(defaultPlan());
    const auto again = reportOf(defaultPlan());
    ASSAY_VERIFY_OK(once);
    ASSAY_VERIFY_OK(again);
    const Wording wording;
    QCOMPARE(reportMarkdown(*once, wording), reportMarkdown(*again, wording));
    QCOMPARE(reportHtml(*once, wording), reportHtml(*again, wording));
    QCOMPARE(reportJson(*once), reportJson(*again));
}

void TstReportCuration::hostileTexts() {
    const std::string evil = "<script>alert(1)</script> | `x` \n# head [a](javascript:1) \xF0\x9F\x8C\xB2";
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "=cmd()|<b>", "Ada"));
    const auto one = add("=1+1", [&](auto& q) {
        q.questionText = evil;
        q.answerText = {"The following table " + evil};
        q.difficulty = evil;
        q.companyName = {evil};
        q.category = "+evil";
    });
    add("%3", [&](auto& q) { q.questionText = "%1 %2 \xFF broken"; });
    ASSAY_VERIFY_OK(curation::freezeSuite(*m_workspace, m_suite, "<v1>", evil, "@Ada"));
    ASSAY_VERIFY_OK(curation::flagQuestions(*m_workspace, std::span(&one, 1), "<i>own</i>", evil, "-Ada"));
    review(one, "<u>Ada</u>", ReviewVerdict::Approve);
    review(one, "Bo|Bo", ReviewVerdict::Flag);
    const auto report = reportOf(defaultPlan());
    ASSAY_VERIFY_OK(report);
    const Wording wording;
    const std::string html = reportHtml(*report, wording);
    QVERIFY(html.find("<script>") == std::string::npos && html.find("<u>Ada") == std::string::npos);
    QVERIFY(html.find("&lt;script&gt;") != std::string::npos);
    const std::string markdown = reportMarkdown(*report, wording);
    QVERIFY(markdown.find("<script>") == std::string::npos && markdown.find("\n# head") == std::string::npos);
    for (const CsvFile& file : reportCsv(*report)) {
        if (file.name == "curation_flagged.csv") {
            QVERIFY(file.content.find("'=1+1") != std::string::npos);
            QVERIFY(file.content.find("'-Ada") != std::string::npos);
        }
    }
    QVERIFY(QString::fromStdString(reportJson(*report)).contains("alert(1)"));
}

void TstReportCuration::stopped() {
    add("Q1");
    std::stop_source source;
    source.request_stop();
    auto reader = m_workspace->reader();
    ASSAY_COMPARE_ERROR(
        makeReport(*reader, "w", defaultPlan(), Wording(), "", source.get_token(), m_progress), Cancelled);
}

QTEST_APPLESS_MAIN(TstReportCuration)
#include "tst_report_curation.moc"

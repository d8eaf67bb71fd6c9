// What pages and reports show of answer runs and of their comparison.
#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_comparison_blocks.h"
#include "core/results/answers/answer_parts.h"
#include "core/results/answers/answer_words.h"
#include "core/results/report/figure_text.h"
#include "core/words/definitions.h"
#include "core/words/question_words.h"
#include "tests/support/answer_run_sample.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace assay;
using namespace assay::results;

namespace {

const words::Wording kEnglish;

void append(std::vector<Block>& to, const std::vector<Block>& blocks) {
    to.insert(to.end(), blocks.begin(), blocks.end());
}

std::vector<Block> everyBlockOf(const evaluate::AnswerRun& run) {
    AnswerChoice choice;
    choice.metrics = everyMetric(run);
    const AnswerRunBlocks blocks = answerBlocks(run, choice, {}, kEnglish);
    std::vector<Block> all;
    for (const auto* some : {&blocks.overview, &blocks.targets, &blocks.strata, &blocks.distributions,
                             &blocks.oddities, &blocks.costs}) {
        append(all, *some);
    }
    all.emplace_back(answerFailureTable(run, 5, {}, kEnglish));
    return all;
}

evaluate::ComparedAnswers comparedRuns(std::initializer_list<const evaluate::AnswerRun*> runs) {
    const std::vector<const evaluate::AnswerRun*> list(runs);
    return evaluate::comparedAnswers(list);
}

evaluate::AnswerComparison comparedFirstTwo(const evaluate::ComparedAnswers& answers) {
    base::NoProgress progress;
    return *evaluate::compareAnswers(answers, 0, 1, {}, {}, progress);
}

const Table* tableNamed(const std::vector<Block>& blocks, std::string_view name) {
    for (const Block& block : blocks) {
        if (const auto* table = std::get_if<Table>(&block); table != nullptr && table->name == name) {
            return table;
        }
    }
    return nullptr;
}

const TableRow* rowOf(const Table& table, std::string_view key) {
    const auto found = std::ranges::find(table.rows, key, &TableRow::key);
    return found == table.rows.end() ? nullptr : &*found;
}

const Figure& figureAt(const TableRow& row, std::size_t column) {
    return std::get<Figure>(row[column]);
}

// A run with one of everything.
evaluate::AnswerRun fullRun() {
    evaluate::AnswerRun run = tests::sampleRun("full", 40, 0);
    run.items[0].flags = {"verbatim_copying"};
    run.items[1].warnings = {{evaluate::AnswerWarningKind::TooShort, "12"}};
    run.items[2].assertions = {{"max_latency", false, ""}};
    run.items[3].spread = {{"overall", {0.4, 0.7}}};
    run.items[4].answered = 0; // failed
    run.items[4].metrics.clear();
    run.items[4].verdict.reset();
    run.items[5].samples = 0;
    run.items[5].answered = 0;
    run.items[5].metrics.clear();
    run.items[5].verdict.reset();
    run.failed = 1;
    run.unanswered = 1;
    run.unmatchedCount = 1;
    run.unmatched = {{"q99", "Who?", std::nullopt, 7}};
    run.warnings = {{"too_short", 1}, {"not_answered", 1}};
    tests::takeSampleFigures(run);
    run.figures.citations = {3, 4, 2, 5};
    return run;
}

} // namespace

class TstAnswerBlocks : public QObject {
    Q_OBJECT

  private slots:
    void everyFigureHasAPassport();
    void everyMeasureHasAPassport();
    void measuresSayWhatTheyAreOver();
    void linksLeadToTheirQuestions();
    void verdictsAddUp();
    void targetsHaveThreeStates();
    void strataComeInTheirOrder();
    void theScatterNamesItsQuestions();
    void distributionsCountEveryQuestion();
    void luckIsNotInvented();
    void comparisonsSayWhoIsBetter();
    void tooLittleCannotBeJudged();
    void systemsAsAMatrix();
    void nothingMeasured();
};

void TstAnswerBlocks::everyFigureHasAPassport() {
    const evaluate::AnswerRun run = fullRun();
    const evaluate::AnswerRun other = tests::sampleRun("other", 40, 0.1);
    const evaluate::AnswerRun third = tests::sampleRun("third", 40, 0.05);
    std::vector<Block> all = everyBlockOf(run);
    const evaluate::ComparedAnswers answers = comparedRuns({&run, &other, &third});
    const AnswerComparisonBlocks compared =
        answerComparisonBlocks(answers, comparedFirstTwo(answers), {}, {}, kEnglish);
    append(all, compared.verdict);
    append(all, compared.metrics);
    append(all, compared.questions);
    append(all, compared.power);
    base::NoProgress progress;
    append(all, systemMatrixBlocks(answers, *evaluate::compareAll(answers, {}, {}, progress), {}, kEnglish));
    std::set<std::string> names;
    // What counts, names or repeats a setting explains itself.
    const std::set<std::string> plain{"n", "questions", "count", "of", "line", "differ"};
    int figures = 0;
    for (const Block& block : all) {
        if (const auto* chart = std::get_if<plot::Chart>(&block)) {
            QVERIFY2(names.insert(chart->name).second, chart->name.c_str());
            QVERIFY2(!chart->alternative.empty(), chart->name.c_str());
        }
        const auto* table = std::get_if<Table>(&block);
        if (table == nullptr) {
            continue;
        }
        QVERIFY2(names.insert(table->name).second, table->name.c_str());
        for (const TableRow& row : table->rows) {
            QCOMPARE(row.size(), table->columns.size());
            QVERIFY2(row.definition.empty() || words::definitionOf(row.definition) != nullptr,
                     row.definition.c_str());
            for (std::size_t i = 0; i < row.size(); ++i) {
                const Column& column = table->columns[i];
                if (std::get_if<Figure>(&row[i]) == nullptr || plain.contains(column.key)) {
                    continue;
                }
                ++figures;
                const std::string where = table->name + "." + column.key;
                QVERIFY2(words::definitionOf(column.definition) != nullptr, where.c_str());
            }
        }
    }
    QVERIFY(figures > 100);
}

void TstAnswerBlocks::everyMeasureHasAPassport() {
    for (const std::string_view name : metrics::kAnswerMetricNames) {
        const words::Definition* const found = words::definitionOf("answer_" + std::string(name));
        QVERIFY2(found != nullptr, std::string(name).c_str());
        QVERIFY2(found->interval != nullptr, std::string(name).c_str());
    }
}

void TstAnswerBlocks::measuresSayWhatTheyAreOver() {
    const evaluate::AnswerRun run = fullRun();
    const Table table = answerMetricTable(run, {}, {}, kEnglish);
    const TableRow* const overall = rowOf(table, "overall");
    QVERIFY(overall != nullptr);
    QCOMPARE(*figureAt(*overall, 1).n, std::int64_t{38});
    QVERIFY(figureAt(*overall, 1).interval.has_value());
    QCOMPARE(overall->definition, std::string("answer_overall"));
    const TableRow* const rouge = rowOf(table, "rougeL_f");
    QVERIFY(rouge != nullptr);
    QVERIFY(cellText((*rouge)[7], kEnglish).starts_with("0.08–0.15: "));
    // Scores of a model that nobody named are not shown as if none were needed.
    QCOMPARE(cellText((*rouge)[6], kEnglish), std::string());
    const TableRow* const byModel = rowOf(table, "bertscore_f");
    QVERIFY(byModel != nullptr);
    QCOMPARE(cellText((*byModel)[6], kEnglish), std::string("not named"));
    evaluate::AnswerRun named = run;
    const auto score =
        std::ranges::find(named.figures.metrics, std::string("bertscore_f"), &evaluate::MetricFigure::name);
    QVERIFY(score != named.figures.metrics.end());
    score->model = "roberta-large";
    const Table withModel = answerMetricTable(named, {}, {}, kEnglish);
    QCOMPARE(cellText((*rowOf(withModel, "bertscore_f"))[6], kEnglish), std::string("roberta-large"));
    // Bands of all measures are told alike, with the digits that they were set with.
    QCOMPARE(rangeText("bleurt", 0.4, 0.55, kEnglish), std::string("0.40–0.55"));
    QCOMPARE(rangeText("bertscore_f", 0.75, 0.85, kEnglish), std::string("0.75–0.85"));
    QCOMPARE(rangeText("bertscore_f", 0.75, 0.875, kEnglish), std::string("0.750–0.875"));
    const TableRow* const yesNo = rowOf(table, "boolean_correct");
    QVERIFY(yesNo != nullptr);
    QVERIFY(*figureAt(*yesNo, 3).value > 0); // most questions do not ask for it
    const auto citations = answerCitationTable(run, {}, kEnglish);
    QVERIFY(citations.has_value());
    QCOMPARE(*figureAt(*rowOf(*citations, "citation_precision"), 2).value, 0.75);
    QCOMPARE(*figureAt(*rowOf(*citations, "citation_recall"), 2).value, 0.4);
    const TableRow* const ofMeans = rowOf(*citations, "citation_f1_of_means");
    QVERIFY(ofMeans != nullptr);
    QVERIFY(words::definitionOf(ofMeans->definition) != nullptr);
    const auto precision = figureAt(*rowOf(*citations, "citation_precision"), 1).value;
    const auto recall = figureAt(*rowOf(*citations, "citation_recall"), 1).value;
    const auto expected = precision && recall && *precision + *recall > 0
                              ? std::optional(2 * *precision * *recall / (*precision + *recall))
                              : std::nullopt;
    QCOMPARE(figureAt(*ofMeans, 1).value.has_value(), expected.has_value());
    QVERIFY(!expected || std::abs(*figureAt(*ofMeans, 1).value - *expected) < 1e-12);
}

void TstAnswerBlocks::linksLeadToTheirQuestions() {
    const evaluate::AnswerRun run = fullRun();
    const auto count = [&run](const AnswersLink& link) {
        return std::ranges::count_if(
            run.items, [&](const evaluate::AnswerRunItem& item) { return fitsLink(link, item); });
    };
    AnswersLink link;
    QCOMPARE(count(link), std::ptrdiff_t{40});
    link.flag = "verbatim_copying";
    QCOMPARE(count(link), std::ptrdiff_t{1});
    link = {};
    link.warning = "too_short";
    QCOMPARE(count(link), std::ptrdiff_t{1});
    link = {};
    link.assertion = "max_latency";
    QCOMPARE(count(link), std::ptrdiff_t{1});
    link = {};
    link.state = "failed";
    QCOMPARE(count(link), std::ptrdiff_t{1});
    link.state = "unanswered";
    QCOMPARE(count(link), std::ptrdiff_t{1});
    link.state = "answered";
    QCOMPARE(count(link), std::ptrdiff_t{38});
    link = {};
    link.questions = {"q7", "q9"};
    QCOMPARE(count(link), std::ptrdiff_t{2});
    int followed = 0;
    for (const Block& block : everyBlockOf(run)) { // every count is that of its link
        const auto* table = std::get_if<Table>(&block);
        for (std::size_t i = 0; table != nullptr && i < table->rows.size(); ++i) {
            for (const Cell& cell : table->rows[i]) {
                const auto* const figure = std::get_if<Figure>(&cell);
                if (figure == nullptr || figure->kind != FigureKind::Count || cell.link == nullptr) {
                    continue;
                }
                ++followed;
                QCOMPARE(static_cast<double>(count(std::get<AnswersLink>(*cell.link))), *figure->value);
            }
        }
    }
    QVERIFY(followed > 12);
}

void TstAnswerBlocks::verdictsAddUp() {
    const evaluate::AnswerRun run = fullRun();
    const Table table = answerVerdictTable(run, {}, kEnglish);
    double sum = 0;
    for (const TableRow& row : table.rows) {
        sum += *figureAt(row, 1).value;
        QCOMPARE(*figureAt(row, 2).n, std::int64_t{38});
        QVERIFY(figureAt(row, 2).interval.has_value());
    }
    QCOMPARE(sum, 38.0);
}

void TstAnswerBlocks::targetsHaveThreeStates() {
    evaluate::AnswerRun run = fullRun();
    const Table table = answerTargetTable(run, {}, kEnglish);
    QCOMPARE(table.rows.size(), run.settings.rubric.targets.size());
    const TableRow* const scope = rowOf(table, "bertscore_f retrieval_scope cross_company");
    QVERIFY(scope != nullptr); // nobody asks such a question here
    QCOMPARE(cellText((*scope)[4], kEnglish), std::string("cannot be judged"));
    const TableRow* const none = rowOf(table, "hallucinations  ");
    QVERIFY(none != nullptr);
    QCOMPARE(cellText((*none)[4], kEnglish), std::string("✓ passed"));
    QVERIFY(cellText((*none)[3], kEnglish).starts_with("≤ "));
    const TableRow* const bert = rowOf(table, "bertscore_f  ");
    QVERIFY(bert != nullptr);
    QCOMPARE(cellText((*bert)[4], kEnglish), std::string("≈ too close to tell")); // 0.825 ± 0.05
}

void TstAnswerBlocks::strataComeInTheirOrder() {
    evaluate::AnswerRun run = fullRun();
    AnswerChoice choice;
    choice.field = "category";
    const Table table = answerStrataTable(run, choice, {}, kEnglish);
    QCOMPARE(table.name, std::string("answer_by_category"));
    QCOMPARE(table.rows.size(), std::size_t{2});
    QCOMPARE(table.rows[0].key, std::string("A"));
    for (const Cell& cell : table.rows[0].cells) { // a value without an interval says why
        const auto* const figure = std::get_if<Figure>(&cell);
        QVERIFY(figure == nullptr || !figure->n || !figure->value ||
                figure->interval.has_value() == cell.reason.empty());
    }
    const auto chart = answerStrataChart(run, choice, {}, kEnglish);
    QVERIFY(chart.has_value());
    QCOMPARE(std::get<plot::BarChart>(chart->body).categories,
             (std::vector<std::string>{words::fieldValueText("category", "A", kEnglish),
                                       words::fieldValueText("category", "B", kEnglish)}));
    choice.mostStrata = 1; // the one with more questions comes first
    const Table shorter = answerStrataTable(run, choice, {}, kEnglish);
    QCOMPARE(shorter.rows[0].key, std::string("B"));
    QCOMPARE(*shorter.shown, std::size_t{1});
    choice.field = "metadata.domain";
    const Table none = answerStrataTable(run, choice, {}, kEnglish);
    QVERIFY(none.rows.empty() && !none.ifEmpty.empty());
    QCOMPARE(none.name, std::string("answer_by_metadata_domain"));
    QVERIFY(!answerStrataChart(run, choice, {}, kEnglish));
}

void TstAnswerBlocks::theScatterNamesItsQuestions() {
    const evaluate::AnswerRun run = fullRun();
    const auto chart = answerScatter(run, {}, kEnglish);
    QVERIFY(chart.has_value());
    const auto& body = std::get<plot::LineChart>(chart->body);
    const std::vector<std::size_t> items = answerScatterItems(run);
    QCOMPARE(body.series.size(), std::size_t{1});
    QVERIFY(body.series[0].scattered);
    QCOMPARE(body.series[0].points.size(), items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        QCOMPARE(body.series[0].points[i].x, *run.items[items[i]].value("rougeL_f"));
        QCOMPARE(body.series[0].points[i].y, *run.items[items[i]].value("bertscore_f"));
    }
    QCOMPARE(body.regions.size(), std::size_t{1});
    QCOMPARE(body.regions[0].low.x, 0.08);
    QCOMPARE(body.regions[0].high.y, 0.85);
}

void TstAnswerBlocks::distributionsCountEveryQuestion() {
    const evaluate::AnswerRun run = fullRun();
    for (const char* metric : {"overall", "rougeL_f", "latency_ms", "hallucinations", "price"}) {
        const auto chart = answerDistribution(run, metric, {}, kEnglish);
        QVERIFY2(chart.has_value(), metric);
        const auto& points = std::get<plot::LineChart>(chart->body).series[0].points;
        double sum = 0;
        for (std::size_t i = 0; i + 1 < points.size(); ++i) { // the last one ends the last bin
            sum += points[i].y;
        }
        QCOMPARE(sum, 38.0);
    }
    QVERIFY(!answerDistribution(run, "bleurt", {}, kEnglish));
}

void TstAnswerBlocks::luckIsNotInvented() {
    QCOMPARE(rubricTitle("Four criteria", "florida", kEnglish), std::string("Four criteria"));
    QCOMPARE(rubricTitle("", "mine", kEnglish), std::string("mine"));
    QCOMPARE(rubricTitle("Our own", "mine", kEnglish), std::string("Our own"));
    evaluate::AnswerRun run = fullRun();
    AnswerChoice choice;
    const auto yesNo =
        std::ranges::find(run.figures.metrics, std::string("boolean_correct"), &evaluate::MetricFigure::name);
    QVERIFY(yesNo != run.figures.metrics.end());
    yesNo->n = evaluate::kLeastForLuck - 1;
    const Table few = answerMetricTable(run, choice, {}, kEnglish);
    QCOMPARE(cellText((*rowOf(few, "boolean_correct"))[4], kEnglish), std::string("too few"));
    yesNo->n = evaluate::kLeastForLuck;
    const Table plainly = answerMetricTable(run, choice, {}, kEnglish);
    QCOMPARE(cellText((*rowOf(plainly, "rougeL_f"))[4], kEnglish), std::string("—"));
    QCOMPARE(*figureAt(*rowOf(plainly, "boolean_correct"), 4).value, 0.5);
    evaluate::YesNoLuck luck;
    luck.n = 10;
    luck.yes = 7;
    luck.no = 3;
    luck.majority = 0.7;
    choice.luck = luck;
    const Table known = answerMetricTable(run, choice, {}, kEnglish);
    QCOMPARE(*figureAt(*rowOf(known, "boolean_correct"), 4).value, 0.7);
}

void TstAnswerBlocks::comparisonsSayWhoIsBetter() {
    const evaluate::AnswerRun better = tests::sampleRun("better", 40, 0.1);
    const evaluate::AnswerRun worse = tests::sampleRun("worse", 40, 0);
    const evaluate::ComparedAnswers answers = comparedRuns({&better, &worse});
    const evaluate::AnswerComparison comparison = comparedFirstTwo(answers);
    QCOMPARE(systemsVerdictText(*comparison.headline(), "better", "worse", kEnglish),
             std::string("better is better"));
    const Table table = comparisonTable(answers, comparison, {}, kEnglish);
    const TableRow* const overall = rowOf(table, "overall");
    QVERIFY(overall != nullptr);
    QVERIFY(figureAt(*overall, 4).isDifference && *figureAt(*overall, 4).value > 0);
    QVERIFY(figureAt(*overall, 4).interval && *figureAt(*overall, 4).n == 40);
    const Table outcomes = outcomesTable(answers, comparison, {}, {}, kEnglish);
    // Of runs over anchors: their own words.
    AnswerComparisonChoice ofAnchors;
    ofAnchors.areAnchors = true;
    ofAnchors.titleOf = [](std::string_view) { return std::string("Hit@5, filtered"); };
    const Table byAnchors = outcomesTable(answers, comparison, ofAnchors, {}, kEnglish);
    QCOMPARE(byAnchors.title, std::string("Which is better on how many anchors, Hit@5, filtered"));
    QCOMPARE(byAnchors.columns[1].title, std::string("Anchors"));
    QCOMPARE(
        std::get<std::string>(comparisonTable(answers, comparison, {}, kEnglish, ofAnchors).rows[0].cells[0]),
        std::string("Hit@5, filtered"));
    double sum = 0;
    for (const TableRow& row : outcomes.rows) {
        sum += *figureAt(row, 1).value;
        if (row.link != nullptr) {
            QCOMPARE(static_cast<double>(std::get<AnswersLink>(*row.link).questions.size()),
                     *figureAt(row, 1).value);
        }
    }
    QCOMPARE(sum, 40.0);
    AnswerComparisonChoice choice;
    choice.mostChanged = 3;
    const Table changed = changedQuestionsTable(answers, comparison, choice, {}, kEnglish);
    QCOMPARE(changed.rows.size(), std::size_t{40});
    QCOMPARE(*changed.shown, std::size_t{3});
    const auto plan = powerOf(comparison);
    QVERIFY(plan.has_value());
    QCOMPARE(plan->items, std::int64_t{40});
}

void TstAnswerBlocks::tooLittleCannotBeJudged() {
    const evaluate::AnswerRun better = tests::sampleRun("better", 10, 0.1);
    const evaluate::AnswerRun worse = tests::sampleRun("worse", 10, 0);
    const evaluate::ComparedAnswers answers = comparedRuns({&better, &worse});
    const evaluate::AnswerComparison comparison = comparedFirstTwo(answers);
    const evaluate::MetricComparison& headline = *comparison.headline();
    QCOMPARE(systemsVerdictText(headline, "a", "b", kEnglish), std::string("cannot be judged"));
    QVERIFY(
        comparisonShortageText(headline, kEnglish).find("There are 10 questions with a value from both") ==
        0);
    const auto blocks = comparisonVerdict(answers, comparison, {}, kEnglish);
    const auto& figures = std::get<KeyFigures>(blocks.front()).list;
    QVERIFY(figures[1].verdict == Verdict::Warning);
}

void TstAnswerBlocks::systemsAsAMatrix() {
    const evaluate::AnswerRun low = tests::sampleRun("low", 40, 0);
    const evaluate::AnswerRun high = tests::sampleRun("high", 40, 0.2);
    const evaluate::AnswerRun middle = tests::sampleRun("middle", 40, 0.1);
    const evaluate::ComparedAnswers answers = comparedRuns({&low, &high, &middle});
    base::NoProgress progress;
    const auto matrix = evaluate::compareAll(answers, {}, {}, progress);
    const std::vector<Block> blocks = systemMatrixBlocks(answers, *matrix, {}, kEnglish);
    const Table* const means = tableNamed(blocks, "answer_systems");
    const Table* const pairs = tableNamed(blocks, "answer_system_pairs");
    QVERIFY(means != nullptr && pairs != nullptr);
    QCOMPARE(means->rows[0].key, std::string("high"));
    QCOMPARE(pairs->columns.size(), std::size_t{4});
    const Cell& cell = pairs->rows[0][3]; // high − low
    QVERIFY(cell.sortKey && *cell.sortKey > 0);
    QVERIFY(cellText(cell, kEnglish).starts_with("+") &&
            cellText(cell, kEnglish).ends_with("high is better"));
    QVERIFY(cellText(pairs->rows[2][1], kEnglish).ends_with("high is better")); // low − high
    QVERIFY(*pairs->rows[2][1].sortKey < 0);
    QVERIFY(cellText(pairs->rows[1][2], kEnglish).empty()); // with itself
}

void TstAnswerBlocks::nothingMeasured() {
    const evaluate::AnswerRun run = tests::sampleRun("empty", 0, 0);
    for (const Block& block : everyBlockOf(run)) {
        if (const auto* table = std::get_if<Table>(&block)) {
            QVERIFY2(!table->rows.empty() || !table->ifEmpty.empty(), table->name.c_str());
        }
    }
    QVERIFY(!answerScatter(run, {}, kEnglish));
    QVERIFY(!answerSpreadTable(run, {}, kEnglish));
}

ASSAY_TEST(TstAnswerBlocks)
#include "tst_answer_blocks.moc"

// What the sections of a report about thresholds judge by, over what their figures are, and what long tables
// show.
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/results/report/report_writers.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/results/threshold_reports.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::tests;
using plot::Chart;
using results::Figure;
using results::KeyFigures;
using results::Table;
using results::Verdict;

namespace {

// Of these samples, with what is needed to save it.
model::Decision decisionOn(const workspace::ScoredSetInfo& set, double tau,
                           std::map<std::string, std::optional<double>> constraints) {
    model::Decision decision;
    decision.name = "Under " + std::to_string(constraints.size()); // no two of one test are of as many
    decision.author = "Ada";
    decision.dataHash = set.dataHash;
    decision.fallback.tau = tau;
    decision.constraints = std::move(constraints);
    return decision;
}

// As many scenarios, "s00" and so on, each with a clear accurate sample and a hallucination. The last one has
// them the wrong way round.
std::vector<model::ScoredSample> scenarios(int count) {
    std::vector<model::ScoredSample> samples;
    for (int i = 0; i < count; ++i) {
        const std::string name = (i < 10 ? "s0" : "s") + std::to_string(i);
        const bool isLast = i + 1 == count;
        samples.push_back(sample(name + "a", name, Label::Accurate, isLast ? 0.1 : 0.9));
        samples.push_back(sample(name + "h", name, Label::Hallucination, isLast ? 0.9 : 0.1));
    }
    return samples;
}

std::string csvOf(const results::Report& report, const std::string& name) {
    for (const results::CsvFile& file : reportCsv(report)) {
        if (file.name == name) {
            return file.content;
        }
    }
    return {};
}

std::ptrdiff_t lines(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

// The rows of the table whose title begins so as Markdown shows it.
std::ptrdiff_t rowsInMarkdown(const results::Report& report, std::string title) {
    const std::string markdown = reportMarkdown(report, words::Wording());
    for (std::size_t at = title.find('*'); at != std::string::npos; at = title.find('*', at + 2)) {
        title.insert(at, "\\");
    }
    const std::size_t first = markdown.find("\n|", markdown.find("**" + title)) + 1;
    const std::string table = markdown.substr(first, markdown.find("\n\n", first) + 1 - first);
    return lines(table) - 2; // without header and rule
}

} // namespace

class TstReportThresholdRules : public QObject {
    Q_OBJECT

    std::unique_ptr<ThresholdReports> m_reports;

    // A run that asked for all samples and was answered these of them.
    void answer(const workspace::ScoredSetInfo& set, const model::ScoredColumns& columns,
                const std::map<std::size_t, model::AskReply>& replies) const {
        const auto plan = evaluate::planDynamicRun(columns, {100, 7});
        ASSAY_VERIFY_OK(plan);
        const auto run = workspace::createDynamicRun(
            m_reports->workspace(), {set.id, "live", R"({"per_scenario":100})", 7, plan->hash,
                                     static_cast<std::int64_t>(plan->items.size())});
        ASSAY_VERIFY_OK(run);
        for (std::size_t i = 0; i < plan->items.size(); ++i) {
            const auto found = replies.find(plan->items[i].position);
            if (found == replies.end()) {
                continue;
            }
            model::DynamicReply reply;
            reply.number = static_cast<std::uint32_t>(i);
            reply.row = plan->items[i].row;
            reply.role = plan->items[i].role;
            reply.answeredAt = "2026-03-01T12:30:05Z";
            reply.outcome.attempts = 1;
            reply.outcome.reply = found->second;
            ASSAY_VERIFY_OK(workspace::saveDynamicReply(m_reports->workspace(), *run, reply));
        }
    }

    static std::size_t positionOf(const std::vector<std::string>& ids, const std::string& id) {
        return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
    }

  private slots:

    void init() { m_reports = std::make_unique<ThresholdReports>(); }

    void cleanup() { m_reports.reset(); }

    void dynamicRunsAreJudgedAsDecided();
    void dynamicRunsUnderDecidedWeights();
    void storedPredictionsAgainstTheDecidedRule();
    void leakedPredictionsComeFirst();
    void areasAreOverWhatTheyRank();
    void manyScenariosInAChart();
    void nothingCouldBeAsked();
    void underNoConstraint();
    void cheapestIsMarked();
    void boundsAreRoundedInwards_data();
    void boundsAreRoundedInwards();
    void smallProbabilitiesStayNumbers();
    void feasibleScenariosAreAFigure();
    void longTablesAreWhole();
    void whatIsShownIsTheWorst();
    void longListsAreWhole();
};

void TstReportThresholdRules::dynamicRunsAreJudgedAsDecided() {
    const auto set = storeSet(m_reports->workspace(), "June", nineSamples());
    ASSAY_VERIFY_OK(set);
    QVERIFY(m_reports->decide("November", set->dataHash, 0.55));
    const model::ScoredColumns columns = m_reports->columnsOf(*set);
    const auto ids = workspace::scoredSampleIds(*m_reports->workspace().reader(), set->id, {});
    model::AskReply reply;
    reply.answer = "yes";
    reply.fhri = 0.58;                                        // accurate at 0.55, a hallucination at 0.65
    answer(*set, columns, {{positionOf(*ids, "a3"), reply}}); // 0.60 as stored
    const results::Report report = m_reports->reported();
    const auto* table = partNamed<Table>(report, "threshold_dynamic_runs");
    QVERIFY(table != nullptr);
    QCOMPARE(*figureAt(*table, "live", "macro_f1")->value, 1.0);
    QCOMPARE(*figureAt(*table, "live", "macro_f1_stored")->value, 1.0);
    QCOMPARE(*figureAt(*table, "live", "agreement")->value, 1.0);
}

// The score is that of the decided weights, on both sides; what has none is not judged.
void TstReportThresholdRules::dynamicRunsUnderDecidedWeights() {
    auto samples = nineSamples();
    samples[0].components[0] = 0.2; // a1, stored as 0.9
    samples[3].components[0] = 0.3; // h1
    const auto set = storeSet(m_reports->workspace(), "June", samples);
    ASSAY_VERIFY_OK(set);
    model::Decision decision = decisionOn(*set, 0.55, {});
    decision.scoring = {model::ScoringKind::Weights, {1, 0, 0, 0, 0}};
    ASSAY_VERIFY_OK(workspace::saveDecision(m_reports->workspace(), decision, "Ada"));
    const model::ScoredColumns columns = m_reports->columnsOf(*set);
    const auto ids = workspace::scoredSampleIds(*m_reports->workspace().reader(), set->id, {});
    model::AskReply high;
    high.answer = "yes";
    high.fhri = 0.9;
    high.components[0] = 0.1;
    model::AskReply none = high;
    none.components[0].reset();
    answer(*set, columns,
           {{positionOf(*ids, "a1"), high}, {positionOf(*ids, "h1"), none}, {positionOf(*ids, "a2"), high}});
    const results::Report report = m_reports->reported();
    const auto* table = partNamed<Table>(report, "threshold_dynamic_runs");
    QVERIFY(table != nullptr);
    // Only a1 has a score on both sides: an accurate one that both take for a hallucination.
    QCOMPARE(*figureAt(*table, "live", "answered")->value, 3.0);
    QCOMPARE(*figureAt(*table, "live", "agreement")->n, std::int64_t{1});
    QCOMPARE(*figureAt(*table, "live", "agreement")->value, 1.0);
    QCOMPARE(*figureAt(*table, "live", "macro_f1")->value, 0.0);
    QCOMPARE(*figureAt(*table, "live", "macro_f1_stored")->value, 0.0);
}

void TstReportThresholdRules::leakedPredictionsComeFirst() {
    std::vector<model::ScoredSample> samples = nineSamples();
    for (model::ScoredSample& of : samples) {
        // All right but one contradiction; h2 scores higher than a3.
        of.predictedLabel = of.sampleId == "c2" ? Label::Hallucination : of.label;
    }
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", samples));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const std::string summary = paragraphsOf(*sectionOf(report, "summary"));
    QVERIFY2(has(summary, "Labels have leaked into the stored predictions of: news."), summary.c_str());
    QVERIFY2(has(summary, "Of the contradictions there 1 of 2 are predicted wrongly"), summary.c_str());
    QVERIFY(summary.find("leaked") < summary.find("Macro-F1"));
    const auto* const leak = keyFigureOf(report, "summary", "Scenarios with leaked labels (do not trust)");
    QVERIFY(leak != nullptr);
    QVERIFY(leak->verdict == Verdict::Bad && leak->definition == "leaked_predictions");
    QCOMPARE(std::get<Figure>(leak->value).value, std::optional(1.0));
    QCOMPARE(std::get<Figure>(leak->value).n, std::optional<std::int64_t>(2));
    // A brief begins with it, whatever else is not met.
    const auto brief = m_reports->made(results::briefPlan());
    ASSAY_VERIFY_OK(brief);
    const auto* const judged = std::get_if<KeyFigures>(&sectionOf(*brief, "summary")->blocks.front());
    QVERIFY(judged != nullptr && judged->list.size() > 1);
    QCOMPARE(judged->list.front().definition, std::string("leaked_predictions"));
}

void TstReportThresholdRules::storedPredictionsAgainstTheDecidedRule() {
    auto samples = nineSamples();
    for (model::ScoredSample& of : samples) {
        of.predictedLabel = Label::Accurate;
    }
    const auto set = storeSet(m_reports->workspace(), "June", samples);
    ASSAY_VERIFY_OK(set);
    QVERIFY(m_reports->decide("November", set->dataHash, 0.55));
    const results::Report report = m_reports->reported();
    // At 0.55 the rule says otherwise of h1, h3 and c1; at the predetermined 0.65 of a3 too.
    const auto* stored = partNamed<Table>(report, "threshold_stored_predictions");
    QVERIFY(stored != nullptr);
    QCOMPARE(*figureAt(*stored, kAll, "differ")->value, 3.0);
    QCOMPARE(*figureAt(*stored, kAll, "n")->value, 9.0);
    QCOMPARE(*figureAt(*stored, "news", "differ")->value, 2.0);
    const auto* chart = partNamed<Chart>(report, "threshold_stored_matrix");
    QCOMPARE(chart->alternative, std::string("They differ in 3 of 9 samples."));
    QVERIFY2(!has(stored->title, "predetermined"), stored->title.c_str());
}

// The score does not rank what the NLI rule takes, so that is not in its average precision.
void TstReportThresholdRules::areasAreOverWhatTheyRank() {
    auto samples = nineSamples();
    samples.push_back(sample("a5", "news", Label::Accurate, 0.9, 0.5));
    samples.push_back(sample("h4", "news", Label::Hallucination, 0.2, 0.9));
    samples.push_back(sample("h5", "news", Label::Hallucination, 0.2, 0.4)); // exactly at the limit
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", samples));
    const results::Report report = m_reports->reported();
    const auto* areas = partNamed<Table>(report, "threshold_areas");
    QVERIFY(areas != nullptr);
    const auto n = [&](const char* label, const char* figure) { return *figureAt(*areas, label, figure)->n; };
    for (const char* const ranked : {"average_precision", "roc_auc"}) {
        QCOMPARE(n("accurate", ranked), std::int64_t{4});
        QCOMPARE(n("hallucination", ranked), std::int64_t{3});
        QCOMPARE(n("contradiction", ranked), std::int64_t{2});
    }
    for (const char* const whole : {"system_average_precision", "highest_recall"}) {
        QCOMPARE(n("accurate", whole), std::int64_t{5});
        QCOMPARE(n("hallucination", whole), std::int64_t{5});
        QCOMPARE(n("contradiction", whole), std::int64_t{2});
    }
}

void TstReportThresholdRules::manyScenariosInAChart() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", scenarios(15)));
    const results::Report report = m_reports->reported();
    const auto* chart = partNamed<Chart>(report, "threshold_by_scenario");
    QVERIFY(chart != nullptr);
    QVERIFY2(has(chart->alternative, "Lowest at its own τ*: s14 with"), chart->alternative.c_str());
    QVERIFY2(has(chart->alternative, "12 of 15"), chart->alternative.c_str());
    const auto& bars = std::get<plot::BarChart>(chart->body);
    QCOMPARE(bars.categories.size(), std::size_t{12});
    QCOMPARE(bars.categories.back(), std::string("s14")); // what the text speaks of is drawn
}

// "All met" would say that something was reached.
void TstReportThresholdRules::nothingCouldBeAsked() {
    const auto set = storeSet(
        m_reports->workspace(), "June",
        {sample("a", "news", Label::Accurate, 0.9), sample("c", "news", Label::Contradiction, 0.9, 0.8)});
    ASSAY_VERIFY_OK(set);
    ASSAY_VERIFY_OK(workspace::saveDecision(m_reports->workspace(),
                                            decisionOn(*set, 0.55, {{"recall_hallucination", 0.8}}), "Ada"));
    const results::Report report = m_reports->reported();
    const std::string expected = "cannot be checked, no samples: Recall of hallucination";
    QCOMPARE(textAt(*partNamed<Table>(report, "threshold_decided"), "news", "constraints"), expected);
    QCOMPARE(textAt(*partNamed<Table>(report, "threshold_scenarios"), "news", "constraints"), expected);
    const std::string summary = paragraphsOf(*sectionOf(report, "summary"));
    QVERIFY2(!has(summary, "met") && has(summary, "Recall of hallucination"), summary.c_str());
    const std::string text = paragraphsOf(*sectionOf(report, "threshold_scenarios"));
    QVERIFY2(!has(text, "meet every constraint.") && has(text, "Recall of hallucination"), text.c_str());
    // With another one that can be asked.
    ASSAY_VERIFY_OK(workspace::saveDecision(
        m_reports->workspace(),
        decisionOn(*set, 0.55, {{"recall_hallucination", 0.8}, {"recall_contradiction", 0.8}}), "Ada"));
    const results::Report second = m_reports->reported();
    for (const char* const table : {"threshold_decided", "threshold_scenarios"}) {
        QCOMPARE(textAt(*partNamed<Table>(second, table), "news", "constraints"),
                 std::string("all met that apply; cannot be checked, no samples: Recall of hallucination"));
    }
    // "Every constraint" are these two.
    const std::string asked = paragraphsOf(*sectionOf(second, "threshold_scenarios"));
    QVERIFY2(has(asked, "Required by these constraints: ") &&
                 has(asked, "Recall of contradiction at least 0.8") &&
                 has(asked, "Not required: Precision of accurate."),
             asked.c_str());
}

void TstReportThresholdRules::underNoConstraint() {
    const auto set = storeSet(m_reports->workspace(), "June", nineSamples());
    ASSAY_VERIFY_OK(set);
    ASSAY_VERIFY_OK(workspace::saveDecision(m_reports->workspace(), decisionOn(*set, 0.55, {}), "Ada"));
    const results::Report report = m_reports->reported();
    for (const char* const table : {"threshold_decided", "threshold_scenarios"}) {
        QCOMPARE(textAt(*partNamed<Table>(report, table), "news", "constraints"),
                 std::string("decided under no constraint"));
    }
}

// Every threshold within the bounds that are printed meets the constraints.
void TstReportThresholdRules::boundsAreRoundedInwards_data() {
    QTest::addColumn<double>("accurate");
    QTest::addColumn<double>("hallucination");
    QTest::addColumn<QString>("range");
    // Precision of accurate needs τ above the hallucination, and some accurate sample at or above τ.
    QTest::newRow("short") << 0.9 << 0.7 << "above 0.70 up to 0.90";
    QTest::newRow("lower bound up") << 0.9 << 0.70004 << "above 0.7001 up to 0.90";
    QTest::newRow("upper bound down") << 0.62346 << 0.5 << "above 0.50 up to 0.6234";
    QTest::newRow("from zero") << 0.62346 << -1.0 << "from 0.00 up to 0.6234";
    QTest::newRow("narrow") << 0.70007 << 0.70004 << "above 0.70004 up to 0.70007";
    QTest::newRow("narrower") << 0.700046 << 0.700043 << "above 0.700043 up to 0.700046";
    QTest::newRow("to one") << 1.0 << 0.99999 << "above 0.99999 up to 1.00";
}

// What a decision weighed stands in its curves and in its record.
void TstReportThresholdRules::cheapestIsMarked() {
    const auto set =
        storeSet(m_reports->workspace(), "June",
                 {sample("a", "news", Label::Accurate, 0.9), sample("b", "news", Label::Accurate, 0.6),
                  sample("h", "news", Label::Hallucination, 0.7)});
    ASSAY_VERIFY_OK(set);
    model::Decision decision = decisionOn(*set, 0.6, {});
    decision.costs = model::DecisionCosts{5, 1};
    ASSAY_VERIFY_OK(workspace::saveDecision(m_reports->workspace(), decision, "Ada"));
    const results::Report report = m_reports->reported();
    const auto* chart = partNamed<Chart>(report, "threshold_figures");
    QVERIFY(chart != nullptr);
    std::vector<plot::ChartMark> found;
    for (const plot::ChartMark& mark : std::get<plot::LineChart>(chart->body).marks) {
        if (mark.style == plot::LineStyle::LongDash) {
            found.push_back(mark);
        }
    }
    // Above 0.70 no hallucination passes and one good answer is refused; 0.75 is the first of the grid.
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().x, 0.75);
    QVERIFY2(has(chart->alternative, "Least cost at τ 0.75: 0.3333 a sample."), chart->alternative.c_str());
}

void TstReportThresholdRules::boundsAreRoundedInwards() {
    QFETCH(double, accurate);
    QFETCH(double, hallucination);
    QFETCH(QString, range);
    std::vector<model::ScoredSample> samples{sample("a", "news", Label::Accurate, accurate)};
    if (hallucination >= 0) {
        samples.push_back(sample("h", "news", Label::Hallucination, hallucination));
    }
    const auto set = storeSet(m_reports->workspace(), "June", samples);
    ASSAY_VERIFY_OK(set);
    ASSAY_VERIFY_OK(workspace::saveDecision(m_reports->workspace(),
                                            decisionOn(*set, 0.7, {{"precision_accurate", 0.9}}), "Ada"));
    const results::Report report = m_reports->reported();
    const auto* chart = partNamed<Chart>(report, "threshold_figures");
    QVERIFY(chart != nullptr);
    const std::string expected = "constraint: 1 (" + range.toStdString() + ")";
    QVERIFY2(has(chart->alternative, expected), chart->alternative.c_str());
    const std::string at = "highest at ";
    const double highest = std::stod(chart->alternative.substr(chart->alternative.find(at) + at.size()));
    QVERIFY2(highest <= accurate && highest > hallucination, chart->alternative.c_str());
    const auto& lines = std::get<plot::LineChart>(chart->body);
    QCOMPARE(lines.bands.size(), std::size_t{1}); // shaded, as on the screen
    QCOMPARE(lines.bands.front().name, std::string("feasible"));
    QCOMPARE(lines.bands.front().to, accurate);
    QCOMPARE(lines.y.title, std::string("F1, recall, precision"));
    std::string marks;
    for (const plot::ChartMark& mark : lines.marks) {
        marks += mark.label + "|";
    }
    const std::string text = range.toStdString();
    const std::size_t up = text.find(" up to ");
    QVERIFY2(has(marks, "feasible " + text.substr(0, up) + "|"), marks.c_str());
    QVERIFY2(has(marks, "feasible" + text.substr(up) + "|"), marks.c_str());
}

void TstReportThresholdRules::smallProbabilitiesStayNumbers() {
    std::vector<model::ScoredSample> samples;
    for (int i = 0; i < 30; ++i) { // accurate at 0.55, taken for hallucinations at 0.65
        samples.push_back(sample("a" + std::to_string(i), "news", Label::Accurate, 0.6));
        samples.push_back(sample("h" + std::to_string(i), "news", Label::Hallucination, 0.1));
    }
    const auto set = storeSet(m_reports->workspace(), "June", samples);
    ASSAY_VERIFY_OK(set);
    QVERIFY(m_reports->decide("November", set->dataHash, 0.55));
    const results::Report report = m_reports->reported();
    const auto* table = partNamed<Table>(report, "threshold_comparison");
    QVERIFY(table != nullptr);
    const auto* p = figureAt(*table, "A: decided thresholds; B: predetermined thresholds", "p");
    QVERIFY(p != nullptr && p->value);
    QCOMPARE(*p->value, statistics::mcNemar(30, 0).p());
    QVERIFY(*p->value > 0 && *p->value < 0.0001);
    QVERIFY(has(reportMarkdown(report, words::Wording()), "\\<\u00a00.0001"));
    const std::string csv = csvOf(report, "threshold_comparison.csv");
    const std::size_t exponent = csv.find("e-"); // of the p value alone
    QVERIFY2(exponent != std::string::npos && !has(csv, "<"), csv.c_str());
    const double written = std::stod(csv.substr(csv.rfind(',', exponent) + 1));
    QCOMPARE(written, *p->value);
    QVERIFY(has(reportJson(report), "\"kind\": \"probability\""));
}

void TstReportThresholdRules::feasibleScenariosAreAFigure() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", nineSamples()));
    const results::Report report = m_reports->reported();
    const auto* count =
        keyFigureOf(report, "summary", "Scenarios with a threshold that meets every constraint");
    QVERIFY(count != nullptr && std::holds_alternative<Figure>(count->value));
    QCOMPARE(*std::get<Figure>(count->value).value, 1.0); // those without a scenario
    QVERIFY(std::get<Figure>(count->value).n == 2);
    QVERIFY(count->verdict == results::Verdict::Warning);
    const auto* share = keyFigureOf(report, "summary", "Share of the scenarios that have one");
    QVERIFY(share != nullptr);
    QCOMPARE(*std::get<Figure>(share->value).value, 0.5);
    QVERIFY(std::get<Figure>(share->value).n == 2);
}

void TstReportThresholdRules::longTablesAreWhole() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", scenarios(45)));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    for (const char* const name :
         {"threshold_scenarios", "threshold_points", "threshold_generalisation", "threshold_held_out",
          "threshold_robustness", "threshold_matrix_figures"}) {
        const auto* table = partNamed<Table>(report, name);
        QVERIFY2(table != nullptr, name);
        QCOMPARE(table->rows.size(), std::size_t{46});
        QCOMPARE(lines(csvOf(report, name + std::string(".csv"))), 47);
        QCOMPARE(rowsInMarkdown(report, table->title), 41);
        QCOMPARE(std::get<std::string>(table->rows.front().front()), std::string(kAll));
    }
    QCOMPARE(partNamed<Table>(report, "threshold_matrix_cells")->rows.size(), std::size_t{135});
    QCOMPARE(rowsInMarkdown(report, "The confusion matrix of each scenario"), 120);
    const std::string markdown = reportMarkdown(report, words::Wording());
    QVERIFY(
        has(markdown, "The first 41 of 46 rows are shown; the CSV table threshold\\_scenarios holds all."));
    // A short one is as it was.
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "July", nineSamples()));
    results::ReportPlan plan = m_reports->thresholds();
    plan.scoredSets = {"July"};
    QVERIFY(!has(reportMarkdown(m_reports->made(plan).value(), words::Wording()), "rows are shown"));
}

void TstReportThresholdRules::whatIsShownIsTheWorst() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", scenarios(45)));
    const results::Report report = m_reports->reported();
    for (const char* const name : {"threshold_scenarios", "threshold_points", "threshold_matrix_figures"}) {
        const auto* table = partNamed<Table>(report, name);
        QCOMPARE(std::get<std::string>(table->rows[1].front()), std::string("s44"));
        QCOMPARE(std::get<std::string>(table->rows[2].front()), std::string("s00")); // the others are equal
    }
    const auto* cells = partNamed<Table>(report, "threshold_matrix_cells");
    QCOMPARE(std::get<std::string>(cells->rows[2].front()), std::string("s44"));
    QCOMPARE(std::get<std::string>(cells->rows[3].front()), std::string("s00"));
    QVERIFY(has(partNamed<Table>(report, "threshold_scenarios")->note, "lowest Macro-F1"));
}

void TstReportThresholdRules::longListsAreWhole() {
    std::vector<model::ScoredSample> samples;
    for (int i = 0; i < 20; ++i) { // hallucinations at the predetermined 0.65 only
        samples.push_back(sample("a" + std::to_string(i), "news", Label::Accurate, 0.6));
        samples.push_back(sample("h" + std::to_string(i), "news", Label::Hallucination, 0.1));
    }
    const auto set = storeSet(m_reports->workspace(), "June", samples);
    ASSAY_VERIFY_OK(set);
    for (int i = 0; i < 25; ++i) {
        QVERIFY(m_reports->decide("Decision " + std::to_string(i), set->dataHash, 0.55));
        ASSAY_VERIFY_OK(workspace::createDynamicRun(
            m_reports->workspace(),
            {set->id, "run " + std::to_string(i), R"({"per_scenario":2})", 7, "another plan", 4}));
    }
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const auto rows = [&](const char* name) { return partNamed<Table>(report, name)->rows.size(); };
    QCOMPARE(rows("threshold_flips_samples_1"), std::size_t{20});
    QCOMPARE(rowsInMarkdown(report, "Samples that change class: predetermined"), 15);
    QCOMPARE(rows("threshold_decisions"), std::size_t{25});
    QCOMPARE(rowsInMarkdown(report, "Stored decisions, the newest first"), 20);
    QCOMPARE(rows("threshold_decisions_here"), std::size_t{25});
    QCOMPARE(rowsInMarkdown(report, "What each decision reaches"), 8);
    QCOMPARE(rows("threshold_dynamic_runs"), std::size_t{25});
    QCOMPARE(rowsInMarkdown(report, "Dynamic runs"), 20);
}

ASSAY_TEST(TstReportThresholdRules)

#include "tst_report_threshold_rules.moc"

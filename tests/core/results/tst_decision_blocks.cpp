// What pages show of stored decisions and of two detectors: tables and sentences of values.
#include "core/results/report/figure_text.h"
#include "core/results/thresholds/decision_blocks.h"
#include "core/results/thresholds/detector_blocks.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::results;

namespace {

const words::Wording kEnglish;

std::vector<std::string> textsOf(const Table& table, std::size_t row) {
    std::vector<std::string> texts;
    for (const Cell& cell : table.rows[row]) {
        texts.push_back(cellText(cell, kEnglish));
    }
    return texts;
}

model::Decision decision(const std::string& name, double news) {
    model::Decision of;
    of.name = name;
    of.reason = "fewer wrong answers";
    of.fallback.n = 40;
    of.fallback.macroF1 = 0.75;
    of.scenarios["news"].tau = news;
    return of;
}

} // namespace

class TstDecisionBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void oneIsExplained();
    void twoAreCompared();
    void oneIsMeasured();
    void detectorsAreCompared();
    void whatCannotBeTested();
};

void TstDecisionBlocks::oneIsExplained() {
    const Table table = thresholds::decidedTable(decision("June", 0.62), kEnglish);
    QCOMPARE(table.rows.size(), std::size_t{2});
    QVERIFY(textsOf(table, 0) ==
            (std::vector<std::string>{"(all others)", "0.700", "0.7500", "— (not recorded)", "40"}));
    QCOMPARE(textsOf(table, 1)[1], std::string("0.620"));
    QCOMPARE(thresholds::decidedParagraph(decision("June", 0.62), kEnglish).text,
             std::string("June – NLI soft 0.150, hard 0.400. fewer wrong answers"));
    model::Decision recorded = decision("June", 0.62);
    recorded.macroF1 = 0.6125;
    QVERIFY(thresholds::decidedParagraph(recorded, kEnglish).text.ends_with("Macro-F1 0.6125."));
    recorded.costs = model::DecisionCosts{5, 1};
    QVERIFY(thresholds::decidedParagraph(recorded, kEnglish)
                .text.ends_with("A missed hallucination costs 5.0, a refused good answer 1.0."));
}

void TstDecisionBlocks::twoAreCompared() {
    model::Decision newer = decision("July", 0.65);
    newer.nliHard = 0.5;
    newer.dataHash = "other";
    const model::Decision older = decision("June", 0.62);
    const Table table = thresholds::decisionDifferenceTable(newer, older, kEnglish);
    QCOMPARE(table.columns[1].title, std::string("June"));
    QVERIFY(textsOf(table, 0) == (std::vector<std::string>{"(all others)", "0.700", "0.700", "0.000"}));
    QVERIFY(textsOf(table, 1) == (std::vector<std::string>{"news", "0.620", "0.650", "0.030"}));
    QVERIFY(std::get<Figure>(table.rows[1][3]).isDifference);
    QCOMPARE(
        thresholds::decisionDifferenceParagraph(newer, older, kEnglish).text,
        std::string("July against June: 1 of 2 thresholds differ. The NLI limits differ: 0.150 and 0.500, "
                    "formerly 0.150 and 0.400. They were decided on different data."));
}

void TstDecisionBlocks::oneIsMeasured() {
    evaluate::DecisionCheck check;
    check.scopes.resize(3);
    check.scopes[0].global = true;
    check.scopes[0].n = 400;
    check.scopes[0].figures.macroF1 = 0.7;
    check.scopes[1].scenario = "news";
    check.scopes[1].decided = true;
    check.scopes[1].tau = 0.62;
    check.scopes[1].n = 200;
    check.scopes[1].macroF1Difference = 0.01;
    check.scopes[1].violated = {{metrics::Constraint::HallucinationRecall, 0.80, 0.75}};
    check.scopes[2].tau = 0.7;
    for (evaluate::DecisionScope& scope : check.scopes) {
        scope.figures.perClass[model::indexOf(model::Label::Hallucination)].recall = 0.85;
    }
    check.notInData = {"crypto"};
    model::Decision constrained = decision("June", 0.62);
    constrained.constraints = {{"recall_hallucination", 0.80}};
    const Table table = thresholds::decisionCheckTable(constrained, check, kEnglish);
    QCOMPARE(textsOf(table, 0)[2], std::string("—"));
    QCOMPARE(textsOf(table, 0)[6], std::string("✓ all met"));
    QCOMPARE(textsOf(table, 1)[6], std::string("✗ Recall of hallucination is 0.75, short of 0.80 by 0.05"));
    QCOMPARE(textsOf(table, 2)[6], std::string("no scored sample here"));
    check.scopes[0].figures = {}; // no sample of the class
    QCOMPARE(textsOf(thresholds::decisionCheckTable(constrained, check, kEnglish), 0)[6],
             std::string("cannot be checked, no samples: Recall of hallucination"));
    QVERIFY(!table.rows[2][2].reason.empty()); // its default applies
    QCOMPARE(thresholds::decisionCheckParagraph(check, false, kEnglish).text,
             std::string("The decision names scenarios that this set lacks: crypto.\n"
                         "This is not the data that the decision was made on."));
}

void TstDecisionBlocks::detectorsAreCompared() {
    thresholds::ComparedDetectorSets compared;
    evaluate::DetectorComparison& c = compared.comparison;
    c.n = 400;
    c.leftOut = 3;
    c.matrixA.cells = {{{8, 2, 0}, {2, 6, 0}, {0, 0, 0}}};
    c.matrixB.cells = {{{7, 3, 0}, {2, 6, 0}, {0, 0, 0}}};
    c.difference[0] = {1, -1, 0};
    c.a = metrics::figuresOf(c.matrixA);
    c.b = metrics::figuresOf(c.matrixB);
    c.settings.isAboutEntropy = true;
    c.withoutEntropy = 12;
    c.judged.n = 388;
    c.judged.clusters = 380;
    c.judged.verdict = evaluate::ComparisonVerdict::Redundant;
    evaluate::MacroF1Difference delta;
    delta.classes = {true, true, false};
    delta.a = 0.7778;
    delta.b = 0.7708;
    delta.value = 0.007;
    delta.interval = statistics::Interval{-0.01, 0.024};
    delta.p = 0.31;
    c.judged.macroF1 = delta;
    delta.value = 0.006;
    delta.interval.reset();
    c.bootstrap.differences = {delta};
    c.scenarioF1 = {{"news", 400, 0.8, 0.7}};
    compared.onlyInA = 2;
    const auto blocks = thresholds::detectorBlocks(compared, kEnglish);
    const std::string verdict = std::get<Paragraph>(blocks.verdict.front()).text;
    QCOMPARE(
        verdict,
        std::string("A is redundant beside B: the 90 % interval of ΔMacro-F1 lies within ±0.02.\n"
                    "ΔMacro-F1 +0.0070 (95 % interval -0.0100 to +0.0240; p 0.3100), over accurate, "
                    "hallucination; samples and pairs: 380.\n"
                    "n = 400 samples judged by both; 3 left out.\n"
                    "Judged are the samples that have an entropy component (E): 388 of 400. Of the others "
                    "full and no-entropy are the same; ΔMacro-F1 over all samples is +0.0060 (p 0.3100).\n"
                    "Matched by sample id: 2 only in this set, 0 only in the other, 0 with another true "
                    "class (this set's counts)."));
    QCOMPARE(blocks.matrices.size(), std::size_t{3});
    const auto& first = std::get<Table>(blocks.matrices[0]);
    QVERIFY(textsOf(first, 1) == (std::vector<std::string>{"true halluc.", "2", "6", "0"}));
    const auto& difference = std::get<Table>(blocks.matrices[2]);
    QVERIFY(textsOf(difference, 0) == (std::vector<std::string>{"1", "-1", "0"}));
    const auto& figures = std::get<Table>(blocks.tests[0]);
    QVERIFY(textsOf(figures, 0) == (std::vector<std::string>{"Accuracy", "0.7778", "0.7222", "0.0556"}));
    const Table scenarios = thresholds::detectorScenarioTable(c, kEnglish);
    QVERIFY(textsOf(scenarios, 0) ==
            (std::vector<std::string>{"news", "400", "0.8000", "0.7000", "0.1000", "— (cannot be judged)"}));
}

void TstDecisionBlocks::whatCannotBeTested() {
    const auto blocks = thresholds::detectorBlocks({}, kEnglish);
    QVERIFY(std::get<Paragraph>(blocks.verdict.front()).text.starts_with("Cannot be judged."));
    const std::string tests = std::get<Paragraph>(blocks.tests[1]).text;
    QVERIFY(tests.starts_with("McNemar (of samples as if independent): only A right 0, only B right 0; exact "
                              "p 1.0000 (the one to use)"));
    QVERIFY(tests.find("corrected χ² —, p —") != std::string::npos);
    QVERIFY(tests.find("the differences do not vary") != std::string::npos);
    QVERIFY(tests.find("no scenario differs") != std::string::npos);
}

ASSAY_TEST(TstDecisionBlocks)
#include "tst_decision_blocks.moc"

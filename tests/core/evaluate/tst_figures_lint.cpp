#include "core/base/random.h"
#include "core/evaluate/thresholds/figures_lint.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace assay;
using evaluate::FiguresFault;
using evaluate::FiguresRule;
using evaluate::OutsideFigures;
using evaluate::OutsideRegime;

namespace {

std::vector<std::string> written(const std::vector<FiguresFault>& faults) {
    std::vector<std::string> list;
    for (const FiguresFault& fault : faults) {
        list.push_back(std::to_string(static_cast<int>(fault.rule)) + " " + fault.regime + " " +
                       fault.figure);
    }
    return list;
}

bool has(const std::vector<FiguresFault>& faults, FiguresRule rule, const std::string& figure) {
    return std::ranges::any_of(
        faults, [&](const FiguresFault& fault) { return fault.rule == rule && fault.figure == figure; });
}

double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

} // namespace

class TestFiguresLint : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void figuresOfARealTestAreNoFault() {
        base::Random random(4);
        for (int round = 0; round < 3'000; ++round) {
            OutsideFigures figures;
            figures.anchors = 1 + static_cast<std::int64_t>(random.below(80));
            OutsideRegime regime;
            regime.name = "filtered";
            std::vector<int> ranks;
            const auto covered =
                static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(*figures.anchors) + 1));
            for (std::int64_t i = 0; i < covered; ++i) {
                ranks.push_back(static_cast<int>(random.below(40)));
            }
            figures.covered = covered;
            figures.coverage = rounded(static_cast<double>(covered) / static_cast<double>(*figures.anchors));
            if (random.below(2) == 0) {
                figures.covered.reset();
                regime.n = covered;
            }
            if (covered > 0) {
                for (const int k : {1, 3, 5, 20, 30}) {
                    double hits = 0;
                    double sum = 0;
                    for (const int rank : ranks) {
                        hits += rank >= 1 && rank <= k ? 1 : 0;
                        sum += rank >= 1 && rank <= k ? 1.0 / rank : 0;
                    }
                    if (random.below(2) == 0) {
                        regime.hitAt[k] = rounded(hits / static_cast<double>(covered));
                    }
                    if (random.below(2) == 0) {
                        regime.mrrAt[k] = rounded(sum / static_cast<double>(covered));
                    }
                }
            }
            figures.regimes.push_back(regime);
            const auto faults = evaluate::lintFigures(figures);
            QVERIFY2(faults.empty(), written(faults).empty() ? "" : written(faults).front().c_str());
        }
    }

    void theDocumentsOwnFiguresLightUp() {
        OutsideFigures figures;
        figures.anchors = 60;
        OutsideRegime filtered;
        filtered.name = "filtered";
        filtered.selfAt1 = 0.983;
        filtered.hitAt = {{1, 0.45}, {3, 0.733}, {5, 0.82}};
        filtered.mrrAt = {{20, 0.292}, {30, 0.275}};
        OutsideRegime open;
        open.name = "open";
        open.selfAt1 = 0.967;
        open.hitAt = {{1, 0.217}, {3, 0.467}, {5, 0.61}};
        open.mrrAt = {{30, 0.275}};
        figures.regimes = {filtered, open};
        const auto faults = evaluate::lintFigures(figures);
        QCOMPARE(written(faults), (std::vector<std::string>{
                                      "1 filtered mrr_at.20", // 0.292 < 0.45
                                      "1 filtered mrr_at.30", // 0.275 < 0.45
                                      "4 filtered mrr_at.30", // 0.275 < 0.292
                                      "6 filtered hit_at.5",  // 49.2 of 60
                                      "6 open hit_at.5",      // 36.6 of 60
                                      "9 open mrr_at.30",     // 0.217 + 0.25 / 3 + 0.143 / 5 = 0.3289
                                  }));
        QCOMPARE(faults[0].low, std::optional(0.45));
        QCOMPARE(faults[0].other, std::string("hit_at.1"));
        QVERIFY(std::abs(*faults[3].low - 49.0 / 60) < 1e-12);
        QVERIFY(std::abs(*faults[3].high - 50.0 / 60) < 1e-12);
        QVERIFY(std::abs(*faults[5].low - 0.3289333) < 1e-6);

        // Its second phase: 55 of 60 are 91.7 %; 85.5 % are 47 of 55, 61.8 % are 34.
        figures.covered = 55;
        figures.coverage = 0.917;
        figures.regimes[0].hitAt = {{5, 0.855}};
        figures.regimes[1].hitAt = {{5, 0.618}};
        figures.regimes[0].mrrAt.clear();
        figures.regimes[1].mrrAt.clear();
        QVERIFY(evaluate::lintFigures(figures).empty());
        figures.covered.reset(); // 55 follows from the coverage
        QVERIFY(evaluate::lintFigures(figures).empty());
        figures.coverage = 0.92;
        QVERIFY(has(evaluate::lintFigures(figures), FiguresRule::NotAShare, "coverage"));
        figures.covered = 55;
        QVERIFY(has(evaluate::lintFigures(figures), FiguresRule::CountsDoNotAddUp, "coverage"));
    }

    void eachRuleIsFoundOut_data() {
        QTest::addColumn<int>("rule");
        QTest::addColumn<std::string>("figure");
        const auto row = [](FiguresRule rule, const char* figure) {
            QTest::addRow("%d %s", static_cast<int>(rule), figure)
                << static_cast<int>(rule) << std::string(figure);
        };
        row(FiguresRule::OutOfRange, "hit_at.3");
        row(FiguresRule::OutOfRange, "distance.gold.p95");
        row(FiguresRule::MrrBelowHitAt1, "mrr_at.20");
        row(FiguresRule::MrrAboveBound, "mrr_at.20");
        row(FiguresRule::MrrBelowBound, "mrr_at.20");
        row(FiguresRule::HitFalls, "hit_at.5");
        row(FiguresRule::MrrFalls, "mrr_at.30");
        row(FiguresRule::CountsDoNotAddUp, "covered");
        row(FiguresRule::CountsDoNotAddUp, "n");
        row(FiguresRule::NotAShare, "self_at_1");
        row(FiguresRule::PercentilesFall, "distance.gold.median");
        row(FiguresRule::TieAwareBelowStrict, "self_at_1_tie_aware");
    }

    void eachRuleIsFoundOut() {
        QFETCH(int, rule);
        QFETCH(std::string, figure);
        OutsideFigures figures;
        figures.anchors = 100;
        figures.covered = 80;
        OutsideRegime regime;
        regime.selfAt1 = 0.97;
        regime.selfAt1TieAware = 0.99;
        regime.hitAt = {{1, 0.4}, {3, 0.5}, {5, 0.6}, {20, 0.8}};
        regime.mrrAt = {{20, 0.5}, {30, 0.5}};
        regime.goldDistance = {{"p5", 0.1}, {"median", 0.5}, {"p95", 0.9}};
        figures.regimes = {regime};
        QVERIFY2(evaluate::lintFigures(figures).empty(), "the figures to begin with");
        OutsideRegime& of = figures.regimes.front();
        switch (static_cast<FiguresRule>(rule)) {
        case FiguresRule::OutOfRange:
            of.hitAt[3] = std::nan("");
            of.goldDistance["p95"] = 2.5;
            break;
        case FiguresRule::MrrBelowHitAt1:
            of.mrrAt[20] = 0.398;
            break;
        case FiguresRule::MrrAboveBound:
            of.mrrAt[20] = 0.602; // 0.4 + (0.8 - 0.4) / 2 is 0.6, what is known between them allows less
            break;
        case FiguresRule::MrrBelowBound:
            of.mrrAt[20] = 0.46; // 0.4 + 0.1 / 3 + 0.1 / 5 + 0.2 / 20 = 0.4633
            break;
        case FiguresRule::HitFalls:
            of.hitAt[5] = 0.49;
            break;
        case FiguresRule::MrrFalls:
            of.mrrAt[30] = 0.497;
            break;
        case FiguresRule::CountsDoNotAddUp:
            figures.covered = 101;
            of.n = 102;
            break;
        case FiguresRule::NotAShare:
            of.selfAt1 = 0.975;
            break;
        case FiguresRule::PercentilesFall:
            of.goldDistance["median"] = 0.09;
            break;
        case FiguresRule::TieAwareBelowStrict:
            of.selfAt1TieAware = 0.96;
            break;
        default:
            QFAIL("a rule about figures of other kinds: tst_figure_relations");
        }
        QVERIFY(has(evaluate::lintFigures(figures), static_cast<FiguresRule>(rule), figure));
    }

    void halvesOfLastDigits() {
        const auto is = [](const char* written, double half) {
            const auto found = evaluate::halfOfLastDigit(written);
            return found && std::abs(*found - half) < 1e-15;
        };
        QVERIFY(is("0.82", 0.005) && is("0.820", 0.0005) && is(".5", 0.05) && is("-0.25", 0.005));
        QVERIFY(is("82 %", 0.005) && is("82.0 %", 0.0005) && is("82,0 %", 0.0005) && is("8.20e-1", 0.0005));
        QVERIFY(is("100 %", 0.005));
        for (const char* none : {"", "1", "0", "much", "%"}) {
            QVERIFY2(!evaluate::halfOfLastDigit(none), none);
        }
    }

    // 82.0 % fits only 50 and 61.0 % only 41 and 59 up to 60, so no count of covered anchors holds both.
    void whereTheCountIsNotKnownOneMustFitAll() {
        OutsideFigures figures;
        figures.anchors = 60;
        figures.regimes.resize(2);
        figures.regimes[0].hitAt[5] = 0.82;
        QVERIFY(evaluate::lintFigures(figures).empty()); // 41 of 50
        figures.regimes[1].hitAt[5] = 0.61;
        QVERIFY(has(evaluate::lintFigures(figures), FiguresRule::NotAShare, "hit_at.5"));
        figures.regimes[1].hitAt[5] = 0.62; // 31 of 50
        QVERIFY(evaluate::lintFigures(figures).empty());
        figures.regimes[1].hitAt[5] = 0.61;
        for (OutsideRegime& regime : figures.regimes) {
            regime.written["hit_at.5"] = "0.8"; // rounded to one digit: many counts
        }
        QVERIFY(evaluate::lintFigures(figures).empty());
        for (int n = 1; n <= 60; ++n) {
            bool first = false;
            bool second = false;
            for (int count = 0; count <= n; ++count) {
                first = first || std::abs(2000 * count - 1640 * n) <= n;
                second = second || std::abs(2000 * count - 1220 * n) <= n;
            }
            QCOMPARE(first, n == 50);
            QCOMPARE(second, n == 41 || n == 59);
        }
    }

    void sharesAreCountedOut() {
        for (int n = 1; n <= 60; ++n) {
            for (int thousandths = 0; thousandths <= 1000; ++thousandths) {
                OutsideFigures figures;
                figures.anchors = n;
                figures.covered = n;
                figures.regimes.resize(1);
                figures.regimes[0].hitAt[5] = thousandths / 1000.0;
                bool isShare = false;
                for (int count = 0; count <= n;
                     ++count) { // |count / n - t / 1000| <= 0.5 / 1000, in integers
                    isShare = isShare || std::abs(2000 * count - 2 * thousandths * n) <= n;
                }
                QCOMPARE(evaluate::lintFigures(figures).empty(), isShare);
            }
        }
    }
};

ASSAY_TEST(TestFiguresLint)
#include "tst_figures_lint.moc"

#include "core/base/random.h"
#include "core/evaluate/thresholds/figure_relations.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace assay;
using evaluate::FiguresFault;
using evaluate::FiguresRule;
using model::OutsideFigure;
using model::OutsideFigures;

namespace {

OutsideFigure part(const std::string& name, const std::string& of, double value, const std::string& digits,
                   std::optional<double> weight) {
    OutsideFigure figure{name, "part", value, digits, std::nullopt, false};
    figure.of = of;
    figure.weight = weight;
    return figure;
}

OutsideFigure count(const std::string& name, const std::string& of, double value) {
    OutsideFigure figure = part(name, of, value, {}, std::nullopt);
    figure.isCount = true;
    return figure;
}

OutsideFigure plain(const std::string& name, double value, const std::string& digits) {
    return {name, {}, value, digits, std::nullopt, false};
}

std::vector<FiguresFault> faultsOf(std::vector<OutsideFigure> others) {
    OutsideFigures figures;
    figures.others = std::move(others);
    return evaluate::lintRelations(figures, 0.0005);
}

bool hasRule(const std::vector<FiguresFault>& faults, FiguresRule rule) {
    return std::ranges::any_of(faults, [rule](const FiguresFault& fault) { return fault.rule == rule; });
}

std::string digitsOf(double value, int decimals) {
    return QString::number(value, 'f', decimals).toStdString();
}

} // namespace

class TestFigureRelations : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // 25 for each of ten scenarios are not 200.
    void countsComeToTheWhole() {
        OutsideFigure each = count("queries", "by scenario", 25);
        each.weight = 10;
        const auto faults = faultsOf({each, count("queries", "total", 200)});
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(faults[0].rule == FiguresRule::PartsDoNotAddUp);
        QCOMPARE(faults[0].regime, std::string("by scenario"));
        QCOMPARE(faults[0].value, 250.0);
        QVERIFY(faults[0].low == 200.0 && faults[0].high == 200.0 && faults[0].other == "total");
        QVERIFY(faultsOf({each, count("queries", "total", 250)}).empty());
        QVERIFY(hasRule(
            faultsOf({count("n", "by category", 12), count("n", "by category", 10), count("n", "total", 21)}),
            FiguresRule::PartsDoNotAddUp));
        QVERIFY(
            faultsOf({count("n", "by category", 12), count("n", "by category", 9), count("n", "total", 21)})
                .empty());
    }

    // 20 by topic, 18 by source, and nobody says how many there are.
    void twoDivisionsComeToTheSame() {
        const auto faults = faultsOf({count("n", "by source", 10), count("n", "by source", 8),
                                      count("n", "by topic", 15), count("n", "by topic", 5)});
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults[0].regime, std::string("by topic"));
        QCOMPARE(faults[0].value, 20.0);
        QCOMPARE(*faults[0].low, 18.0);
    }

    // BERTScore by difficulty against 0.826, and scores by difficulty and by category against 7.5.
    void meansAreThoseOfTheirParts() {
        const auto score = faultsOf({part("bertscore", "by difficulty", 0.804, "0.804", 12),
                                     part("bertscore", "by difficulty", 0.837, "0.837", 13),
                                     part("bertscore", "by difficulty", 0.832, "0.832", 6),
                                     part("bertscore", "by scope", 0.819, "0.819", 18),
                                     part("bertscore", "by scope", 0.841, "0.841", 8),
                                     part("bertscore", "by scope", 0.825, "0.825", 5),
                                     part("bertscore", "total", 0.826, "0.826", 31)});
        QCOMPARE(score.size(), std::size_t{1}); // by scope it is right
        QVERIFY(score[0].rule == FiguresRule::MeansDoNotFit && score[0].regime == "by difficulty");
        QVERIFY(std::abs(score[0].value - 0.8233) < 0.0001);
        const auto overall = faultsOf(
            {part("score", "by difficulty", 8.5, "8.5", 5), part("score", "by difficulty", 7.5, "7.5", 10),
             part("score", "by difficulty", 6.0, "6.0", 5), part("score", "by category", 7.8, "7.8", 8),
             part("score", "by category", 7.2, "7.2", 5), part("score", "by category", 7.5, "7.5", 4),
             part("score", "by category", 6.5, "6.5", 3), part("score", "total", 7.5, "7.5", 20)});
        QCOMPARE(overall.size(), std::size_t{2});
        QVERIFY(std::abs(overall[0].value - 7.395) < 1e-9 && std::abs(overall[1].value - 7.375) < 1e-9);
        // Weights that are not there: the mean lies between its parts, and more is not known.
        const auto without = [](double whole) {
            return faultsOf({part("score", "by tier", 6, "6.0", std::nullopt),
                             part("score", "by tier", 8, "8.0", std::nullopt),
                             part("score", "total", whole, digitsOf(whole, 1), std::nullopt)});
        };
        QVERIFY(without(7.9).empty() && without(8.1).empty() &&
                hasRule(without(8.2), FiguresRule::MeansDoNotFit));
        const auto weights =
            faultsOf({part("score", "by tier", 7, "7.0", 5), part("score", "by tier", 7, "7.0", 6),
                      part("score", "total", 7, "7.0", 12)});
        QCOMPARE(weights.size(), std::size_t{1});
        QCOMPARE(weights[0].figure, std::string("score n"));
    }

    // What rounding can explain is no fault, whatever the parts.
    void roundedPartsOfRealDataAreNoFault() {
        base::Random random(11);
        for (int round = 0; round < 2'000; ++round) {
            std::vector<OutsideFigure> others;
            double sum = 0;
            double all = 0;
            const int decimals = 1 + static_cast<int>(random.below(3));
            for (std::uint64_t i = 0; i <= random.below(5); ++i) {
                const double value = static_cast<double>(random.below(10'000)) / 1'000;
                const double weight = 1 + static_cast<double>(random.below(30));
                sum += weight * value;
                all += weight;
                const std::string digits = digitsOf(value, decimals);
                others.push_back(part("score", "by part", std::stod(digits), digits, weight));
            }
            const std::string digits = digitsOf(sum / all, decimals);
            others.push_back(part("score", "total", std::stod(digits), digits, all));
            QVERIFY(faultsOf(others).empty());
        }
    }

    void f1IsNotAboveTheHarmonicMean() {
        const auto faults = [](double p, double r, double f, const std::string& stem = "citation_") {
            return faultsOf({plain(stem + "precision", p, digitsOf(p, 3)),
                             plain(stem + "recall", r, digitsOf(r, 3)),
                             plain(stem + "f1", f, digitsOf(f, 3))});
        };
        QVERIFY(faults(0.825, 0.680, 0.745).empty()); // 0.7455
        QVERIFY(hasRule(faults(0.825, 0.680, 0.747), FiguresRule::F1AboveHarmonic));
        QVERIFY(faults(0.825, 0.680, 0.5).empty()); // a mean of questions' F1
        QVERIFY(faults(0.825, 0.680, 0.9, "macro_").empty());
        const auto tokens = faultsOf({plain("bertscore_p", 0.8, "0.80"), plain("bertscore_r", 0.6, "0.60"),
                                      plain("bertscore_f", 0.8, "0.80")});
        QVERIFY(hasRule(tokens, FiguresRule::F1AboveHarmonic));
        std::vector<OutsideFigure> others{plain("precision", 0.5, "0.50"), plain("recall", 0.5, "0.50"),
                                          plain("f1", 0.9, "0.90")};
        others[2].n = 5; // over others
        QVERIFY(faultsOf(others).empty());
        base::Random random(3); // means over real items
        for (int round = 0; round < 2'000; ++round) {
            double p = 0;
            double r = 0;
            double f = 0;
            const int n = 1 + static_cast<int>(random.below(20));
            for (int i = 0; i < n; ++i) {
                const double a = static_cast<double>(random.below(101)) / 100;
                const double b = static_cast<double>(random.below(101)) / 100;
                p += a / n;
                r += b / n;
                f += a + b > 0 ? 2 * a * b / (a + b) / n : 0;
            }
            QVERIFY(faults(std::stod(digitsOf(p, 3)), std::stod(digitsOf(r, 3)), std::stod(digitsOf(f, 3)))
                        .empty());
        }
    }

    void figuresAreThoseOfTheirCounts() {
        OutsideFigures figures;
        figures.matrices.push_back({{}, {"good", "bad"}, {{40, 10}, {5, 45}}});
        figures.others = {plain("accuracy", 0.85, "0.85"), plain("good precision", 0.889, "0.889"),
                          plain("bad_recall", 0.9, "0.90"), plain("macro_f1", 0.85, "0.850"),
                          plain("n", 100, "100")};
        QVERIFY(evaluate::lintRelations(figures, 0.0005).empty());
        figures.others[1] = plain("good precision", 0.80, "0.80");
        figures.others[4].value = 101;
        const auto faults = evaluate::lintRelations(figures, 0.0005);
        QCOMPARE(faults.size(), std::size_t{2});
        QVERIFY(faults[0].rule == FiguresRule::NotOfMatrix && faults[0].figure == "good precision");
        QVERIFY(std::abs(*faults[0].low - 40.0 / 45) < 1e-12);
        QCOMPARE(faults[1].figure, std::string("n"));
        std::vector<OutsideFigure> counts{plain("tp", 8, "8"),
                                          plain("fp", 2, "2"),
                                          plain("fn", 4, "4"),
                                          plain("tn", 6, "6"),
                                          plain("precision", 0.8, "80 %"),
                                          plain("recall", 0.67, "67 %"),
                                          plain("accuracy", 0.7, "70 %")};
        QVERIFY(faultsOf(counts).empty());
        counts[5] = plain("recall", 0.7, "70 %");
        QVERIFY(hasRule(faultsOf(counts), FiguresRule::NotOfMatrix));
    }

    void intervalsHoldTheirFigures() {
        OutsideFigure figure = plain("rouge", 0.31, "0.31");
        figure.interval = model::OutsideInterval{0.32, 0.40};
        QVERIFY(faultsOf({figure}).empty()); // 0.315 may be both
        figure.interval->low = 0.33;
        QVERIFY(hasRule(faultsOf({figure}), FiguresRule::OutsideItsInterval));
        OutsideFigures figures;
        figures.regimes.resize(1);
        figures.regimes[0].hitAt[5] = 0.8;
        figures.regimes[0].written["hit_at.5"] = "0.80";
        figures.regimes[0].intervals["hit_at.5"] = {0.7, 0.9};
        QVERIFY(evaluate::lintRelations(figures, 0.0005).empty());
        figures.regimes[0].intervals["hit_at.5"] = {0.85, 0.9};
        QVERIFY(hasRule(evaluate::lintRelations(figures, 0.0005), FiguresRule::OutsideItsInterval));
    }

    // 82.0 % and 61.0 % have no count up to 60 in common, though each has one.
    void sharesWithoutACountNeedOneInCommon() {
        OutsideFigures figures;
        figures.anchors = 60;
        figures.others = {{"hit a", {}, 0.82, "82.0 %", std::nullopt, true},
                          {"hit b", {}, 0.61, "61.0 %", std::nullopt, true}};
        QVERIFY(hasRule(evaluate::lintFigures(figures), FiguresRule::NotAShare));
        figures.others[1] = {"hit b", {}, 0.62, "62.0 %", std::nullopt, true};
        QVERIFY(evaluate::lintFigures(figures).empty());
    }
};

ASSAY_TEST(TestFigureRelations)
#include "tst_figure_relations.moc"

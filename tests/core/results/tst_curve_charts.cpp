#include "core/metrics/classification/system_pr_curve.h"
#include "core/plot/thinning.h"
#include "core/results/thresholds/curve_charts.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace assay;
using metrics::ClassificationFigures;
using metrics::ThresholdIndex;
using model::Label;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

struct FewScores {
    std::vector<double> fhri{0.2, 0.2, 0.4, 0.4, 0.65, 0.65, 0.9, 0.9};
    std::vector<double> nli{kNone, 0, 0, 0.1, 0, 0.1, 0, 0.8};
    std::vector<Label> label{Label::Hallucination, Label::Hallucination, Label::Accurate,
                             Label::Hallucination, Label::Accurate,      Label::Hallucination,
                             Label::Accurate,      Label::Contradiction};
    ThresholdIndex index{fhri, nli, label, {}};
};

// What is drawn at x: of the level lines the one that runs over it.
double drawnAt(const plot::ChartSeries& series, double x) {
    for (const auto& piece : plot::drawnPieces(series)) {
        for (std::size_t i = 1; i < piece.size(); ++i) {
            if (piece[i - 1].x < x && x <= piece[i].x) {
                const double share = (x - piece[i - 1].x) / (piece[i].x - piece[i - 1].x);
                return piece[i - 1].y + share * (piece[i].y - piece[i - 1].y);
            }
        }
    }
    return kNone;
}

double areaBelow(const plot::ChartSeries& series) {
    double area = 0;
    for (const auto& piece : plot::drawnPieces(series)) {
        for (std::size_t i = 1; i < piece.size(); ++i) {
            area += (piece[i].x - piece[i - 1].x) * (piece[i].y + piece[i - 1].y) / 2;
        }
    }
    return area;
}

} // namespace

class TstCurveCharts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void fewScoresAreDrawnAsTheyAreComputed();
    void undefinedFiguresEndTheCurve();
    void theAreaIsTheAveragePrecision();
    void prevalenceIsThePrecisionOfTakingAll();
};

// Between two scores nothing changes: no slope is drawn there.
void TstCurveCharts::fewScoresAreDrawnAsTheyAreComputed() {
    const FewScores few;
    const auto curve = metrics::thresholdCurve(few.index, 100);
    QVERIFY(metrics::thresholdCurveIsExact(few.index, 100));
    const auto recallOf = [](const ClassificationFigures& of) { return of.of(Label::Hallucination).recall; };
    const plot::ChartSeries series = results::thresholds::againstThreshold(curve, true, "recall", recallOf);
    for (int i = 1; i <= 1'000; ++i) {
        const double tau = i / 1'000.0;
        const auto expected = recallOf(metrics::figuresOf(few.index.confusionAt(tau)));
        QCOMPARE(drawnAt(series, tau), *expected);
    }
}

void TstCurveCharts::undefinedFiguresEndTheCurve() {
    const FewScores few;
    const auto curve = metrics::thresholdCurve(few.index, 100);
    const auto precision =
        results::thresholds::againstThreshold(curve, true, "precision", [](const ClassificationFigures& of) {
            return of.of(Label::Accurate).precision; // above 0.9 nothing is called accurate
        });
    QCOMPARE(precision.points.back().x, 0.9);
    QVERIFY(std::isnan(drawnAt(precision, 0.95)));
    const auto none = results::thresholds::againstThreshold(
        curve, true, "none", [](const ClassificationFigures&) { return std::optional<double>(); });
    QVERIFY(none.points.empty());
}

void TstCurveCharts::theAreaIsTheAveragePrecision() {
    const FewScores few;
    for (const Label label : model::kLabels) {
        const auto points = few.index.prCurve(label);
        const plot::ChartSeries series = results::thresholds::precisionOverRecall(points, "curve", 0.5);
        QVERIFY(std::abs(areaBelow(series) - *few.index.averagePrecision(label)) < 1e-12);
        QCOMPARE(series.points.size(), points.size() + 1);
        const auto whole = results::thresholds::precisionOverRecall(metrics::systemPrCurve(few.index, label),
                                                                    "whole", std::nullopt);
        QVERIFY(std::abs(areaBelow(whole) - *metrics::systemAveragePrecision(few.index, label)) < 1e-12);
    }
}

void TstCurveCharts::prevalenceIsThePrecisionOfTakingAll() {
    const FewScores few;
    for (const Label label : {Label::Accurate, Label::Hallucination}) {
        QCOMPARE(*metrics::prevalence(few.index, label), few.index.prCurve(label).back().precision);
    }
    QCOMPARE(*metrics::prevalence(few.index, Label::Contradiction), 1.0 / 8); // the sample without NLI counts
    QVERIFY(!metrics::prevalence(ThresholdIndex({}, {}, {}, {}), Label::Accurate));
}

ASSAY_TEST(TstCurveCharts)
#include "tst_curve_charts.moc"

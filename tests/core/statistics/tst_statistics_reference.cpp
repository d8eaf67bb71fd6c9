// Against figures that SciPy, statsmodels and scikit-learn gave (tests/golden/statistics).
#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/threshold_index.h"
#include "core/statistics/interval.h"
#include "core/statistics/mcnemar.h"
#include "core/statistics/paired_tests.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>

using namespace assay;

namespace {

constexpr double kTolerance = 1e-9;

bool near(double found, double expected) {
    return std::abs(found - expected) <= kTolerance * std::max(1.0, std::abs(expected));
}

} // namespace

class TstStatisticsReference : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void wilson();
    void mcNemar();
    void paired();
    void rankedScores();
    void agreement();
    void quantiles();

  private:
    nlohmann::json m_reference;
};

void TstStatisticsReference::initTestCase() {
    std::ifstream file(ASSAY_GOLDEN_DIR "/statistics/reference.json");
    m_reference = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(m_reference.is_object());
}

void TstStatisticsReference::wilson() {
    QVERIFY(!m_reference["wilson"].empty());
    for (const nlohmann::json& expected : m_reference["wilson"]) {
        const auto found =
            statistics::wilsonInterval(expected["successes"], expected["n"], expected["confidence"]);
        QVERIFY(found);
        QVERIFY(near(found->low, expected["low"]));
        QVERIFY(near(found->high, expected["high"]));
    }
}

void TstStatisticsReference::mcNemar() {
    QVERIFY(!m_reference["mcnemar"].empty());
    for (const nlohmann::json& expected : m_reference["mcnemar"]) {
        const auto found = statistics::mcNemar(expected["only_a"], expected["only_b"]);
        QVERIFY(near(found.exactP, expected["exact_p"]));
        QVERIFY(near(found.correctedChi2.value(), expected["chi2"]));
        QVERIFY(near(found.correctedP.value(), expected["corrected_p"]));
    }
}

void TstStatisticsReference::paired() {
    QVERIFY(!m_reference["paired"].empty());
    for (const nlohmann::json& expected : m_reference["paired"]) {
        const auto a = expected["a"].get<std::vector<double>>();
        const auto b = expected["b"].get<std::vector<double>>();
        const auto t = statistics::pairedT(a, b);
        QVERIFY(t);
        QVERIFY(near(t->t, expected["t"]));
        QVERIFY(near(t->p, expected["t_p"]));
        QCOMPARE(t->df, static_cast<int>(a.size()) - 1);
        const auto w = statistics::wilcoxonSignedRank(a, b);
        QVERIFY(w);
        QVERIFY(near(w->statistic, expected["w"]));
        QVERIFY2(near(w->p, expected["w_p"]),
                 qPrintable(QStringLiteral("n %1: %2").arg(a.size()).arg(w->p, 0, 'g', 17)));
    }
}

void TstStatisticsReference::rankedScores() {
    QVERIFY(!m_reference["scores"].empty());
    for (const nlohmann::json& expected : m_reference["scores"]) {
        const auto scores = expected["score"].get<std::vector<double>>();
        std::vector<model::Label> labels;
        for (const int truth : expected["truth"]) {
            labels.push_back(truth == 1 ? model::Label::Accurate : model::Label::Hallucination);
        }
        const std::vector<double> nli(scores.size(), std::nan(""));
        const metrics::ThresholdIndex index(scores, nli, labels, {});
        QVERIFY(near(index.averagePrecision(model::Label::Accurate).value(), expected["average_precision"]));
        QVERIFY(near(metrics::areaUnderRoc(index, model::Label::Accurate).value(), expected["roc_auc"]));
        QVERIFY(near(metrics::areaUnderRoc(index, model::Label::Hallucination).value(), expected["roc_auc"]));
    }
}

void TstStatisticsReference::agreement() {
    QVERIFY(!m_reference["agreement"].empty());
    for (const nlohmann::json& expected : m_reference["agreement"]) {
        metrics::ConfusionMatrix matrix;
        for (std::size_t truth = 0; truth < model::kLabelCount; ++truth) {
            for (std::size_t predicted = 0; predicted < model::kLabelCount; ++predicted) {
                matrix.cells[truth][predicted] = expected["matrix"][truth][predicted];
            }
        }
        const auto figures = metrics::figuresOf(matrix);
        QVERIFY(near(figures.kappa.value(), expected["kappa"]));
        QVERIFY(near(figures.mcc.value(), expected["matthews"]));
        QVERIFY(near(figures.macroF1.value(), expected["macro_f1"]));
    }
}

void TstStatisticsReference::quantiles() {
    const nlohmann::json& expected = m_reference["quantiles"];
    const auto values = expected["values"].get<std::vector<double>>();
    for (const nlohmann::json& at : expected["quantiles"]) {
        QVERIFY(near(statistics::quantile(values, at["p"]).value(), at["value"]));
    }
    QVERIFY(near(statistics::mean(values).value(), expected["mean"]));
    QVERIFY(near(statistics::variance(values).value(), expected["variance"]));
}

ASSAY_TEST(TstStatisticsReference)
#include "tst_statistics_reference.moc"

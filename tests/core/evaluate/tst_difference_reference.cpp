// Differences of Macro-F1, Holm's correction, levels of intervals and shares of clusters against what SciPy,
// statsmodels and scikit-learn say (tests/golden/statistics/make_difference_reference.py).
#include "core/evaluate/thresholds/decision_bootstrap.h"
#include "core/statistics/clusters.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <fstream>

using namespace assay;

namespace {

constexpr double kNear = 1e-9;

const nlohmann::json& reference() {
    static const nlohmann::json document = [] {
        std::ifstream file(std::filesystem::path(ASSAY_GOLDEN_DIR) / "statistics" / "differences.json");
        return nlohmann::json::parse(file);
    }();
    return document;
}

bool isNear(double found, const nlohmann::json& expected, double tolerance = kNear) {
    return std::abs(found - expected.get<double>()) <= tolerance;
}

} // namespace

class TstDifferenceReference : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void randomisation() {
        for (const auto& expected : reference()["randomisation"]) {
            const auto truth = expected["truth"].get<std::vector<int>>();
            model::ScoredColumns columns;
            columns.scenarios = {"news"};
            for (std::size_t i = 0; i < truth.size(); ++i) {
                columns.fhri.push_back(0.5);
                columns.nli.push_back(model::kNoScore);
                columns.label.push_back(model::kLabels[static_cast<std::size_t>(truth[i])]);
                columns.scenario.push_back(0);
                columns.predicted.push_back(model::kNoPrediction);
                columns.rowId.push_back(static_cast<std::int64_t>(i));
            }
            columns.pair = expected["clusters"].get<std::vector<std::uint32_t>>();
            columns.pairs = 1 + *std::ranges::max_element(columns.pair);
            const std::array decisions{expected["a"].get<evaluate::Decisions>(),
                                       expected["b"].get<evaluate::Decisions>()};
            constexpr evaluate::DecisionPair kAMinusB{0, 1};
            base::NoProgress progress;
            const auto found =
                evaluate::bootstrapDecisions(columns, decisions, {&kAMinusB, 1}, {}, {200, 42}, {}, progress);
            QVERIFY(found);
            const evaluate::MacroF1Difference& difference = found->differences.front();
            QVERIFY(isNear(*difference.value, expected["difference"]));
            const auto p = expected["p"].get<double>();
            if (expected["throws"].is_null()) {
                QVERIFY2(isNear(*difference.p, expected["p"]), qPrintable(QString::number(*difference.p)));
                continue;
            }
            // Both are of seeded throws: four standard errors of each.
            const double throws = expected["throws"].get<double>();
            const double error = std::sqrt(p * (1 - p) * (1 / throws + 1.0 / evaluate::kSwapThrows));
            QVERIFY2(std::abs(*difference.p - p) < 4 * error, qPrintable(QString::number(*difference.p)));
        }
    }

    void holm() {
        for (const auto& expected : reference()["holm"]) {
            const auto adjusted = statistics::holmAdjusted(expected["p"].get<std::vector<double>>());
            QCOMPARE(adjusted.size(), expected["adjusted"].size());
            for (std::size_t i = 0; i < adjusted.size(); ++i) {
                QVERIFY(isNear(adjusted[i], expected["adjusted"][i]));
            }
        }
    }

    void levels() {
        for (const auto& expected : reference()["tails"]) {
            QVERIFY(isNear(statistics::bootstrapTail(expected["clusters"].get<std::size_t>(),
                                                     expected["confidence"].get<double>()),
                           expected["tail"]));
        }
    }

    void shares() {
        for (const auto& expected : reference()["shares"]) {
            std::vector<statistics::ClusterTally> tallies;
            for (const auto& cluster : expected["clusters"]) {
                statistics::ClusterTally tally{0, 0, 1};
                for (const auto& value : cluster) {
                    ++tally.items;
                    tally.successes += value.get<std::int64_t>();
                }
                tallies.push_back(tally);
            }
            const auto found = statistics::clusteredShare(tallies);
            QVERIFY(found.interval);
            QVERIFY(isNear(found.effective, expected["effective"], 1e-7));
            QVERIFY(isNear(found.interval->low, expected["low"]));
            QVERIFY(isNear(found.interval->high, expected["high"]));
        }
    }
};

ASSAY_TEST(TstDifferenceReference)
#include "tst_difference_reference.moc"

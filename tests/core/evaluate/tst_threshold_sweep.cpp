#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/threshold_index.h"
#include "tests/support/sample_generator.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

using namespace assay;
using base::ErrorCode;
using evaluate::ScopeSweep;
using evaluate::SweepSettings;
using evaluate::thresholdSweep;
using metrics::ConfusionMatrix;
using metrics::ThresholdGrid;
using model::Label;

namespace {

model::ScoredColumns generated(std::size_t count, int decimals, std::uint64_t seed = 42) {
    tests::GeneratorSettings settings;
    settings.count = count;
    settings.decimals = decimals;
    settings.seed = seed;
    return tests::generateColumns(settings);
}

ConfusionMatrix recount(const model::ScoredColumns& columns, std::optional<std::size_t> scenario, double tau,
                        double hard) {
    ConfusionMatrix matrix;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!scenario || columns.scenario[i] == *scenario) {
            ++matrix.at(columns.label[i], metrics::decide(columns.fhri[i], columns.nli[i], tau, hard));
        }
    }
    return matrix;
}

base::Result<evaluate::ThresholdSweep> swept(const model::ScoredColumns& columns,
                                             const SweepSettings& settings = {}) {
    base::NoProgress progress;
    return thresholdSweep(columns, settings, {}, progress);
}

// Samples added one by one; scenarios in the order of their names.
model::ScoredColumns
columnsOf(const std::vector<std::tuple<std::string, double, double, Label, std::optional<Label>>>& samples) {
    model::ScoredColumns columns;
    std::map<std::string, std::uint16_t> scenarios;
    for (const auto& sample : samples) {
        scenarios.emplace(std::get<0>(sample), 0);
    }
    for (auto& [name, index] : scenarios) {
        index = static_cast<std::uint16_t>(columns.scenarios.size());
        columns.scenarios.push_back(name);
    }
    for (const auto& [scenario, fhri, nli, label, predicted] : samples) {
        columns.fhri.push_back(fhri);
        columns.nli.push_back(nli);
        columns.label.push_back(label);
        columns.scenario.push_back(scenarios[scenario]);
        columns.predicted.push_back(predicted ? static_cast<std::uint8_t>(*predicted) : model::kNoPrediction);
        columns.rowId.push_back(static_cast<std::int64_t>(columns.size()));
    }
    return columns;
}

// The real files' `detailed_results`.
model::ScoredColumns realColumns(const std::vector<std::filesystem::path>& files) {
    std::vector<std::tuple<std::string, double, double, Label, std::optional<Label>>> samples;
    for (const auto& path : files) {
        std::ifstream file(path);
        const nlohmann::json document = nlohmann::json::parse(file);
        for (const auto& record : document["detailed_results"]) {
            const auto& nli = record["contradiction_score"];
            samples.emplace_back(record["scenario_detected"].get<std::string>(), record["fhri"].get<double>(),
                                 nli.is_null() ? model::kNoScore : nli.get<double>(),
                                 *model::labelFromName(record["true_label"].get<std::string>()),
                                 model::labelFromName(record["predicted_label"].get<std::string>()));
        }
    }
    return columnsOf(samples);
}

bool rounded(const std::optional<double>& value, double expected) {
    return value && std::abs(*value - expected) < 0.00005;
}

} // namespace

class TstThresholdSweep : public QObject {
    Q_OBJECT

  private slots:
    void predeterminedThresholds();
    void whatIsThrownBecomesAnError();
    void matricesSameAsRecount_data();
    void matricesSameAsRecount();
    void scoresExactlyOnThresholds();
    void sweepSameAsItsParts();
    void chosenScenariosOnly();
    void storedPredictions();
    void sameResultTwice();
    void badSettings_data();
    void badSettings();
    void nothingToSweep();
    void stops();
    void realSweeps();
    void realHundred();
};

void TstThresholdSweep::predeterminedThresholds() {
    using evaluate::predeterminedThreshold;
    QCOMPARE(predeterminedThreshold("numeric_kpi"), 0.75);
    QCOMPARE(predeterminedThreshold("intraday"), 0.75);
    QCOMPARE(predeterminedThreshold("fundamentals"), 0.75);
    QCOMPARE(predeterminedThreshold("directional"), 0.70);
    QCOMPARE(predeterminedThreshold("regulatory"), 0.70);
    QCOMPARE(predeterminedThreshold("multi_ticker"), 0.65);
    QCOMPARE(predeterminedThreshold("news"), 0.65);
    QCOMPARE(predeterminedThreshold("crypto"), 0.65);
    QCOMPARE(predeterminedThreshold("advice"), 0.50);
    QCOMPARE(predeterminedThreshold("portfolio_advice"), 0.50);
    QCOMPARE(predeterminedThreshold("default"), 0.70);
    QCOMPARE(predeterminedThreshold("anything else"), 0.70);
    QCOMPARE(predeterminedThreshold(""), 0.70);
    QCOMPARE(predeterminedThreshold("News"), 0.70); // names are compared as they are
}

// Any allocation may fail; here one in the caller's own progress sink does.
void TstThresholdSweep::whatIsThrownBecomesAnError() {
    class Throwing final : public base::ProgressSink {
      public:
        void report(base::Stage, std::int64_t, std::int64_t) override { throw std::bad_alloc(); }
    };

    Throwing progress;
    const auto sweep = thresholdSweep(columnsOf({{"news", 0.5, 0.1, Label::Accurate, {}}}), {}, {}, progress);
    QVERIFY(!sweep);
    QCOMPARE(sweep.error().code, base::ErrorCode::StorageFailure);
    QCOMPARE(sweep.error().detail, std::string("not enough memory"));
}

void TstThresholdSweep::matricesSameAsRecount_data() {
    QTest::addColumn<QString>("thresholds");
    QTest::addColumn<int>("decimals");
    for (const char* thresholds :
         {"0.50:0.95:0.05", "0:1:0.1", "0:1:0.001", "0,1", "0.7", "0.123456,0.5,0.500001"}) {
        for (const int decimals : {0, 1, 2, 3}) {
            const std::string name = std::string(thresholds) + ", " + std::to_string(decimals) + " decimals";
            QTest::newRow(name.c_str()) << QString::fromLatin1(thresholds) << decimals;
        }
    }
}

void TstThresholdSweep::matricesSameAsRecount() {
    QFETCH(QString, thresholds);
    QFETCH(int, decimals);
    const auto grid = ThresholdGrid::parse(thresholds.toStdString());
    QVERIFY(grid.has_value());
    const model::ScoredColumns columns = generated(1500, decimals);
    const auto matrices = evaluate::sweepMatrices(columns, *grid, {});
    QCOMPARE(matrices.size(), columns.scenarios.size());
    for (std::size_t scenario = 0; scenario < matrices.size(); ++scenario) {
        QCOMPARE(matrices[scenario].size(), grid->size());
        // All thresholds of a small grid, every 50th of a large one.
        for (std::size_t t = 0; t < grid->size(); t += grid->size() > 100 ? 50 : 1) {
            QVERIFY(matrices[scenario][t] == recount(columns, scenario, grid->values()[t], 0.40));
        }
    }
}

void TstThresholdSweep::scoresExactlyOnThresholds() {
    // 7 * 0.1 is above 0.7, 3 * 0.1 above 0.3; one step below a threshold is below it.
    std::vector<std::tuple<std::string, double, double, Label, std::optional<Label>>> samples;
    for (int i = 0; i <= 20; ++i) {
        const double onGrid = i / 20.0;
        for (const double score :
             {onGrid, std::nextafter(onGrid, 0.0), std::nextafter(onGrid, 1.0), i * 0.05}) {
            if (score <= 1) {
                samples.emplace_back("s", score, model::kNoScore, Label::Accurate, std::nullopt);
            }
        }
    }
    samples.emplace_back("s", 0.9, 0.40, Label::Contradiction, std::nullopt);
    samples.emplace_back("s", 0.9, std::nextafter(0.40, 0.0), Label::Contradiction, std::nullopt);
    const model::ScoredColumns columns = columnsOf(samples);
    const ThresholdGrid grid = *ThresholdGrid::parse("0:1:0.05");
    const auto matrices = evaluate::sweepMatrices(columns, grid, {});
    for (std::size_t t = 0; t < grid.size(); ++t) {
        QVERIFY(matrices[0][t] == recount(columns, 0, grid.values()[t], 0.40));
    }
}

void TstThresholdSweep::sweepSameAsItsParts() {
    model::ScoredColumns columns = generated(4000, 2);
    columns.unscored = 17;
    SweepSettings settings;
    settings.nli = {0.10, 0.35};
    settings.constraints.required = {0.3, 0.5, 0.2};
    const auto sweep = swept(columns, settings);
    QVERIFY(sweep.has_value());
    QCOMPARE(sweep->unscored, std::int64_t{17});
    QCOMPARE(sweep->scenarios.size(), columns.scenarios.size());
    QVERIFY(sweep->global.global);
    QCOMPARE(sweep->global.predetermined, 0.70);
    const auto check = [&](const ScopeSweep& scope, std::optional<std::size_t> scenario) {
        std::vector<double> fhri;
        std::vector<double> nli;
        std::vector<Label> labels;
        std::int64_t review = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!scenario || columns.scenario[i] == *scenario) {
                fhri.push_back(columns.fhri[i]);
                nli.push_back(columns.nli[i]);
                labels.push_back(columns.label[i]);
                review += columns.nli[i] >= 0.10 && columns.nli[i] < 0.35 ? 1 : 0;
            }
        }
        QCOMPARE(scope.n, static_cast<std::int64_t>(fhri.size()));
        QCOMPARE(scope.reviewCount, review);
        std::vector<metrics::ClassificationFigures> candidates;
        QCOMPARE(scope.points.size(), settings.grid.size());
        for (std::size_t t = 0; t < scope.points.size(); ++t) {
            QCOMPARE(scope.points[t].threshold, settings.grid.values()[t]);
            QVERIFY(scope.points[t].matrix == recount(columns, scenario, settings.grid.values()[t], 0.35));
            candidates.push_back(metrics::figuresOf(scope.points[t].matrix));
            QVERIFY(scope.points[t].figures.macroF1 == candidates.back().macroF1);
        }
        const auto best = metrics::chooseThreshold(candidates, settings.constraints);
        QVERIFY(scope.best && best);
        QCOMPARE(scope.best->index, best->index);
        QCOMPARE(scope.best->feasible, best->feasible);
        const metrics::ThresholdIndex index(fhri, nli, labels, settings.nli);
        for (const Label label : model::kLabels) {
            QVERIFY(scope.averagePrecision[model::indexOf(label)] == index.averagePrecision(label));
        }
    };
    check(sweep->global, std::nullopt);
    for (std::size_t i = 0; i < columns.scenarios.size(); ++i) {
        QCOMPARE(sweep->scenarios[i].scenario, columns.scenarios[i]);
        QVERIFY(!sweep->scenarios[i].global);
        check(sweep->scenarios[i], i);
    }
}

void TstThresholdSweep::chosenScenariosOnly() {
    const model::ScoredColumns columns = generated(2000, 2);
    SweepSettings settings;
    settings.scenarios = {"scenario_07", "scenario_02", "scenario_07"};
    const auto sweep = swept(columns, settings);
    QVERIFY(sweep.has_value());
    QCOMPARE(sweep->scenarios.size(), std::size_t{2});
    QCOMPARE(sweep->scenarios[0].scenario, std::string("scenario_02"));
    QCOMPARE(sweep->scenarios[1].scenario, std::string("scenario_07"));
    QCOMPARE(sweep->global.n, sweep->scenarios[0].n + sweep->scenarios[1].n);
    for (std::size_t t = 0; t < settings.grid.size(); ++t) {
        ConfusionMatrix expected = recount(columns, 2, settings.grid.values()[t], 0.40);
        expected += recount(columns, 7, settings.grid.values()[t], 0.40);
        QVERIFY(sweep->global.points[t].matrix == expected);
    }
}

void TstThresholdSweep::storedPredictions() {
    // numeric_kpi is decided at 0.75, news at 0.65, each also in the global comparison.
    const model::ScoredColumns columns = columnsOf({
        {"news", 0.70, model::kNoScore, Label::Accurate, Label::Accurate},            // rule: accurate
        {"news", 0.60, model::kNoScore, Label::Accurate, Label::Accurate},            // rule: hallucination
        {"news", 0.90, 0.50, Label::Contradiction, Label::Hallucination},             // rule: contradiction
        {"news", 0.90, model::kNoScore, Label::Accurate, std::nullopt},               // not compared
        {"numeric_kpi", 0.70, model::kNoScore, Label::Accurate, Label::Accurate},     // rule: hallucination
        {"numeric_kpi", 0.70, model::kNoScore, Label::Accurate, Label::Hallucination} // rule: hallucination
    });
    const auto sweep = swept(columns);
    QVERIFY(sweep.has_value());
    const auto& news = sweep->scenarios[0].stored;
    QCOMPARE(news.n, std::int64_t{3});
    QCOMPARE(news.differ, std::int64_t{2});
    QVERIFY((news.ruleByStored == ConfusionMatrix{{{{1, 0, 0}, {1, 0, 0}, {0, 1, 0}}}}));
    const auto& kpi = sweep->scenarios[1].stored;
    QCOMPARE(kpi.n, std::int64_t{2});
    QCOMPARE(kpi.differ, std::int64_t{1});
    QVERIFY((kpi.ruleByStored == ConfusionMatrix{{{{0, 0, 0}, {1, 1, 0}, {0, 0, 0}}}}));
    QCOMPARE(sweep->global.stored.n, std::int64_t{5});
    QCOMPARE(sweep->global.stored.differ, std::int64_t{3});
    QVERIFY((sweep->global.stored.ruleByStored == ConfusionMatrix{{{{1, 0, 0}, {2, 1, 0}, {0, 1, 0}}}}));
}

void TstThresholdSweep::sameResultTwice() {
    const model::ScoredColumns columns = generated(3000, 0);
    const auto once = swept(columns);
    const auto again = swept(columns);
    for (std::size_t i = 0; i < once->scenarios.size(); ++i) {
        QVERIFY(once->scenarios[i].averagePrecision == again->scenarios[i].averagePrecision);
    }
    QVERIFY(once->global.averagePrecision == again->global.averagePrecision);
}

void TstThresholdSweep::badSettings_data() {
    QTest::addColumn<double>("soft");
    QTest::addColumn<double>("hard");
    QTest::addColumn<double>("recall");
    QTest::addColumn<QString>("where");
    QTest::newRow("soft above hard") << 0.5 << 0.4 << 0.8 << "nli_soft";
    QTest::newRow("soft negative") << -0.1 << 0.4 << 0.8 << "nli_soft";
    QTest::newRow("hard above 1") << 0.1 << 1.1 << 0.8 << "nli_hard";
    QTest::newRow("hard is no number") << 0.1 << std::nan("") << 0.8 << "nli_hard";
    QTest::newRow("constraint above 1") << 0.1 << 0.4 << 1.5 << "recall_hallucination";
    QTest::newRow("constraint is no number") << 0.1 << 0.4 << std::nan("") << "recall_hallucination";
}

void TstThresholdSweep::badSettings() {
    QFETCH(double, soft);
    QFETCH(double, hard);
    QFETCH(double, recall);
    QFETCH(QString, where);
    SweepSettings settings;
    settings.nli = {soft, hard};
    settings.constraints.of(metrics::Constraint::HallucinationRecall) = recall;
    const auto sweep = swept(generated(10, 2), settings);
    QVERIFY(!sweep);
    QCOMPARE(sweep.error().code, ErrorCode::InvalidArgument);
    QCOMPARE(sweep.error().where, where.toStdString());
}

void TstThresholdSweep::nothingToSweep() {
    QCOMPARE(swept(model::ScoredColumns{}).error().code, ErrorCode::InputNotUsable);
    SweepSettings settings;
    settings.scenarios = {"no such scenario"};
    const auto sweep = swept(generated(10, 2), settings);
    QCOMPARE(sweep.error().code, ErrorCode::NotFound);
    QCOMPARE(sweep.error().detail, std::string("no such scenario"));
}

void TstThresholdSweep::stops() {
    base::NoProgress progress;
    std::stop_source source;
    source.request_stop();
    const auto sweep = thresholdSweep(generated(100, 2), {}, source.get_token(), progress);
    QCOMPARE(sweep.error().code, ErrorCode::Cancelled);
}

void TstThresholdSweep::realSweeps() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(data / "fhri" / "sweeps")) {
        files.push_back(entry.path());
    }
    QCOMPARE(files.size(), std::size_t{10});
    const auto sweep = swept(realColumns(files));
    QVERIFY(sweep.has_value());
    QCOMPARE(sweep->global.n, std::int64_t{10'000});
    QCOMPARE(sweep->scenarios.size(), std::size_t{10});
    const auto& low = sweep->global.points[0];
    QVERIFY((low.matrix == ConfusionMatrix{{{{1890, 4110, 0}, {1861, 139, 0}, {800, 600, 600}}}}));
    QVERIFY(rounded(low.figures.macroF1, 0.2868));
    const auto& high = sweep->global.points[4];
    QVERIFY((high.matrix == ConfusionMatrix{{{{0, 6000, 0}, {0, 2000, 0}, {0, 1400, 600}}}}));
    QVERIFY(rounded(high.figures.macroF1, 0.2708));
    QVERIFY(sweep->global.best && !sweep->global.best->feasible);
    for (const ScopeSweep& scope : sweep->scenarios) {
        QVERIFY(!scope.best->feasible);
    }
}

void TstThresholdSweep::realHundred() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto sweep = swept(realColumns({data / "fhri" / "eval_100_samples_fixed.json"}));
    QVERIFY(sweep.has_value());
    QCOMPARE(sweep->global.n, std::int64_t{100});
    const auto& best = sweep->global.best;
    QVERIFY(best && !best->feasible);
    const auto& highest = sweep->global.points[best->highestMacroF1];
    QCOMPARE(highest.threshold, 0.70);
    QVERIFY(rounded(highest.figures.macroF1, 0.6793));
}

ASSAY_TEST(TstThresholdSweep)
#include "tst_threshold_sweep.moc"

#include "core/base/version.h"
#include "core/results/thresholds/sweep_files.h"
#include "tests/support/as_nobody.h"
#include "tests/support/sample_generator.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <new>
#include <set>
#include <sstream>

using namespace assay;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Reads the plain CSV of a golden folder: no quotes, an empty field for what is missing.
model::ScoredColumns readSamples(const fs::path& path) {
    model::ScoredColumns columns;
    std::ifstream file(path);
    std::string line;
    std::getline(file, line); // sample_id,scenario,label,fhri,nli,predicted_label
    std::vector<std::vector<std::string>> records;
    std::set<std::string> scenarios;
    while (std::getline(file, line)) {
        std::vector<std::string> fields;
        std::stringstream stream(line + ",");
        for (std::string field; std::getline(stream, field, ',');) {
            fields.push_back(field);
        }
        scenarios.insert(fields.at(1));
        records.push_back(std::move(fields));
    }
    columns.scenarios.assign(scenarios.begin(), scenarios.end());
    for (const auto& fields : records) {
        const auto scenario = std::find(columns.scenarios.begin(), columns.scenarios.end(), fields.at(1));
        const auto predicted = model::labelFromName(fields.at(5));
        columns.scenario.push_back(static_cast<std::uint16_t>(scenario - columns.scenarios.begin()));
        columns.label.push_back(*model::labelFromName(fields.at(2)));
        columns.fhri.push_back(std::strtod(fields.at(3).c_str(), nullptr));
        columns.nli.push_back(fields.at(4).empty() ? model::kNoScore
                                                   : std::strtod(fields.at(4).c_str(), nullptr));
        columns.predicted.push_back(predicted ? static_cast<std::uint8_t>(*predicted) : model::kNoPrediction);
        columns.rowId.push_back(static_cast<std::int64_t>(columns.size()));
    }
    return columns;
}

evaluate::ThresholdSweep swept(const model::ScoredColumns& columns, const evaluate::SweepSettings& settings) {
    base::NoProgress progress;
    auto sweep = evaluate::thresholdSweep(columns, settings, {}, progress);
    return sweep ? *sweep : evaluate::ThresholdSweep{};
}

evaluate::SweepSettings goldenSettings() {
    evaluate::SweepSettings settings;
    settings.grid = *metrics::ThresholdGrid::parse("0.5,0.6,0.725");
    return settings;
}

const results::SweepInputs kGoldenInputs{{"samples.csv", std::string(64, '0'), 12, 0}};

base::Result<std::vector<fs::path>> write(const evaluate::ThresholdSweep& sweep,
                                          const results::SweepInputs& inputs, const fs::path& folder) {
    base::NoProgress progress;
    return results::writeSweepFiles(sweep, inputs, folder, {}, progress);
}

// Stops the writing once so many files are there.
class StoppingAt final : public base::ProgressSink {
  public:
    explicit StoppingAt(std::int64_t files)
        : m_files(files) {}

    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        rising = rising && stage == base::Stage::Writing && done >= m_last && done <= total;
        m_last = done;
        if (done >= m_files) {
            stop.request_stop();
        }
    }

    std::stop_source stop;
    bool rising = true;

  private:
    std::int64_t m_files;
    std::int64_t m_last = 0;
};

// All files below a folder by their path in it.
std::map<std::string, std::string> filesBelow(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files[entry.path().lexically_relative(folder).generic_string()] = contentOf(entry.path());
        }
    }
    return files;
}

void replaceAll(std::string& text, const std::string& what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
}

} // namespace

class TstSweepFiles : public QObject {
    Q_OBJECT

  private slots:
    void goldenFolder();
    void jsonHoldsTheFigures();
    void pricesAndBetaAreTold();
    void undefinedFigures();
    void csvReadsBackExactly();
    void feasibleAndNot();
    void aScenarioNamedGlobal();
    void namesThatAreNoUtf8();
    void sameBytesTwice();
    void cannotBeWritten();
    void linksAreNotFollowed();
    void whatTheInputsAre();
    void scopeIsNamed();
    void canBeStopped();
    void stopLeavesAnEarlierSweepAsItWas();
    void staleFilesGo();
    void allAreReplacedOrNone();
    void whatIsThrownBecomesAnError();
};

void TstSweepFiles::goldenFolder() {
    const fs::path golden = fs::path(ASSAY_GOLDEN_DIR) / "sweep" / "two_scenarios";
    const auto sweep = swept(readSamples(golden / "samples.csv"), goldenSettings());
    QTemporaryDir folder;
    const fs::path output = fs::path(folder.path().toStdString()) / "new" / "folder";
    const auto written = write(sweep, kGoldenInputs, output);
    QVERIFY(written.has_value());
    const auto files = filesBelow(output);
    auto expected = filesBelow(golden / "expected");
    // The only bytes that change from one version to the next.
    replaceAll(expected["sweep.json"], "@VERSION@", base::version());
    replaceAll(expected["sweep.json"], "@GIT_SHA@", base::gitSha());
    QCOMPARE(files.size(), std::size_t{13});
    QCOMPARE(written->size(), files.size());
    for (const auto& [name, content] : expected) {
        QVERIFY2(files.contains(name), name.c_str());
        QCOMPARE(files.at(name), content);
    }
    QCOMPARE(files.size(), expected.size());
    for (const fs::path& path : *written) {
        QVERIFY(files.contains(path.lexically_relative(output).generic_string()));
    }
}

void TstSweepFiles::jsonHoldsTheFigures() {
    tests::GeneratorSettings generator;
    generator.count = 2000;
    generator.scenarios = 3;
    model::ScoredColumns columns = tests::generateColumns(generator);
    columns.unscored = 5;
    evaluate::SweepSettings settings;
    settings.constraints.of(metrics::Constraint::AccuratePrecision) = std::nullopt;
    const auto sweep = swept(columns, settings);
    const nlohmann::json document =
        nlohmann::json::parse(results::sweepJson(sweep, {{"a.json", "ab", 1990, 10}}));
    QCOMPARE(document["version"].get<std::string>(), std::string(base::version()));
    QCOMPARE(document["git_sha"].get<std::string>(), std::string(base::gitSha()));
    QCOMPARE(document["unscored"].get<int>(), 5);
    QCOMPARE(document["inputs"][0]["name"].get<std::string>(), std::string("a.json"));
    QCOMPARE(document["inputs"][0]["rejected"].get<int>(), 10);
    QVERIFY(document["settings"]["thresholds"].get<std::vector<double>>() == settings.grid.values());
    QVERIFY(document["settings"]["constraints"]["precision_accurate"].is_null());
    QCOMPARE(document["settings"]["constraints"]["recall_hallucination"].get<double>(), 0.80);
    QCOMPARE(document["scenarios"].size(), std::size_t{4});
    const auto check = [&](const evaluate::ScopeSweep& scope) {
        const nlohmann::json& of = document["scenarios"][results::scopeKey(scope)];
        QCOMPARE(of["n"].get<std::int64_t>(), scope.n);
        QCOMPARE(of["review_count"].get<std::int64_t>(), scope.reviewCount);
        QCOMPARE(of["predetermined_threshold"].get<double>(), scope.predetermined);
        QCOMPARE(of["sweep"].size(), scope.points.size());
        QCOMPARE(of["stored_predictions"]["differ"].get<std::int64_t>(), scope.stored.differ);
        for (const model::Label label : model::kLabels) {
            QVERIFY(of["average_precision"][std::string(model::labelName(label))].get<double>() ==
                    *scope.averagePrecision[model::indexOf(label)]);
        }
        for (std::size_t i = 0; i < scope.points.size(); ++i) {
            const nlohmann::json& point = of["sweep"][i];
            const auto& figures = scope.points[i].figures;
            QVERIFY(point == nlohmann::json::parse(results::sweepPointJson(scope, scope.points[i])));
            QVERIFY(point["threshold"].get<double>() == scope.points[i].threshold);
            QCOMPARE(point["scenario"].get<std::string>(), results::scopeKey(scope));
            QVERIFY(point["macro_f1"].get<double>() == *figures.macroF1);
            QVERIFY(point["accuracy"].get<double>() == *figures.accuracy);
            QVERIFY(point["mcc"].get<double>() == *figures.mcc);
            QVERIFY(point["kappa"].get<double>() == *figures.kappa);
            QCOMPARE(point["classes_counted"].get<int>(), 3);
            for (const model::Label truth : model::kLabels) {
                const nlohmann::json& perClass = point["per_class"][std::string(model::labelName(truth))];
                QVERIFY(perClass["recall"].get<double>() == *figures.of(truth).recall);
                QCOMPARE(perClass["support"].get<std::int64_t>(), figures.of(truth).support);
                for (const model::Label predicted : model::kLabels) {
                    QCOMPARE(point["confusion_matrix"][model::indexOf(truth)][model::indexOf(predicted)]
                                 .get<std::int64_t>(),
                             scope.points[i].matrix.at(truth, predicted));
                }
            }
        }
    };
    check(sweep.global);
    for (const auto& scope : sweep.scenarios) {
        check(scope);
    }
}

// Only where they were asked for, so that earlier files keep their bytes.
void TstSweepFiles::pricesAndBetaAreTold() {
    tests::GeneratorSettings generator;
    generator.count = 500;
    generator.scenarios = 2;
    const model::ScoredColumns columns = tests::generateColumns(generator);
    evaluate::SweepSettings settings;
    const auto plain = nlohmann::json::parse(results::sweepJson(swept(columns, settings), {}));
    QVERIFY(!plain["settings"].contains("costs") && !plain["settings"].contains("beta"));
    QVERIFY(!plain["scenarios"]["global"].contains("cheapest"));
    settings.costs = {5, 1};
    settings.beta = 0.5;
    const auto sweep = swept(columns, settings);
    const auto told = nlohmann::json::parse(results::sweepJson(sweep, {}));
    QCOMPARE(told["settings"]["costs"]["missed_hallucination"].get<double>(), 5.0);
    QCOMPARE(told["settings"]["beta"].get<double>(), 0.5);
    const nlohmann::json& global = told["scenarios"]["global"];
    double least = 1e9;
    for (const evaluate::SweepPoint& point : sweep.global.points) {
        const auto& cells = point.matrix.cells; // rows true; a miss: hallucination taken for accurate
        const double cost =
            (5.0 * static_cast<double>(cells[1][0]) + static_cast<double>(cells[0][1] + cells[0][2])) /
            static_cast<double>(sweep.global.n);
        least = std::min(least, cost);
        if (point.threshold == global["cheapest"]["threshold"].get<double>()) {
            QVERIFY(std::abs(cost - global["cheapest"]["cost_per_sample"].get<double>()) < 1e-12);
        }
    }
    QVERIFY(std::abs(least - global["cheapest"]["cost_per_sample"].get<double>()) < 1e-12);
    const nlohmann::json& hallucination = global["sweep"][0]["per_class"]["hallucination"];
    QVERIFY(hallucination.contains("f2"));
    QVERIFY(hallucination["f_beta"].get<double>() ==
            *metrics::fBeta(sweep.global.points[0].matrix, model::Label::Hallucination, 0.5));
    const std::string csv = results::sweepSummaryCsv(sweep.global);
    QVERIFY(csv.find(",hall_f2,hall_f_beta,beta\r\n") != std::string::npos);
    base::NoProgress progress;
    settings.beta = 0;
    QVERIFY(!evaluate::thresholdSweep(columns, settings, {}, progress));
    settings.beta = 2;
    settings.costs = {-1, 1};
    QVERIFY(!evaluate::thresholdSweep(columns, settings, {}, progress));
}

void TstSweepFiles::undefinedFigures() {
    // Nothing is predicted accurate; contradiction occurs nowhere.
    model::ScoredColumns columns;
    columns.scenarios = {"s"};
    for (const model::Label label : {model::Label::Accurate, model::Label::Hallucination}) {
        columns.fhri.push_back(0.1);
        columns.nli.push_back(model::kNoScore);
        columns.label.push_back(label);
        columns.scenario.push_back(0);
        columns.predicted.push_back(model::kNoPrediction);
        columns.rowId.push_back(1);
    }
    evaluate::SweepSettings settings;
    settings.grid = *metrics::ThresholdGrid::parse("0.5");
    const auto sweep = swept(columns, settings);
    const nlohmann::json point =
        nlohmann::json::parse(results::sweepPointJson(sweep.scenarios[0], sweep.scenarios[0].points[0]));
    QVERIFY(point["per_class"]["accurate"]["precision"].is_null());
    QCOMPARE(point["per_class"]["accurate"]["f1"].get<double>(), 0.0);
    QVERIFY(point["per_class"]["contradiction"]["recall"].is_null());
    QVERIFY(point["per_class"]["contradiction"]["f1"].is_null());
    QVERIFY(point["mcc"].is_null());
    QCOMPARE(point["classes_counted"].get<int>(), 2);
    const std::string csv = results::sweepSummaryCsv(sweep.scenarios[0]);
    const std::string row = csv.substr(csv.find("\r\n") + 2);
    // Macro-F1 (0 + 2/3) / 2; kappa 0 / (4 - 2) = 0.
    QCOMPARE(row,
             std::string(
                 "0.50,0.5,0.3333333333333333,0.5,1,0.6666666666666666,0,,,0,,,,0,0,2,0,1,0,0,1,0,0,0,0,0.5,"
                 "0.8333333333333334\r\n"));
}

void TstSweepFiles::csvReadsBackExactly() {
    tests::GeneratorSettings generator;
    generator.count = 999;
    const auto sweep = swept(tests::generateColumns(generator), {});
    std::stringstream csv(results::sweepSummaryCsv(sweep.global));
    std::string line;
    std::getline(csv, line);
    QVERIFY(line.starts_with("threshold,accuracy,macro_f1,hall_precision,hall_recall,hall_f1,accurate_f1,"
                             "contradiction_f1,"));
    const auto columns = std::count(line.begin(), line.end(), ',');
    QCOMPARE(columns, 26);
    std::size_t i = 0;
    for (; std::getline(csv, line); ++i) {
        QVERIFY(line.ends_with('\r'));
        QCOMPARE(std::count(line.begin(), line.end(), ','), columns);
        std::vector<double> values;
        std::stringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');) {
            values.push_back(std::strtod(field.c_str(), nullptr));
        }
        const auto& point = sweep.global.points[i];
        QVERIFY(values[0] == point.threshold);
        QVERIFY(values[1] == *point.figures.accuracy);
        QVERIFY(values[2] == *point.figures.macroF1);
        QVERIFY(values[3] == *point.figures.perClass[1].precision);
        QVERIFY(values[4] == *point.figures.perClass[1].recall);
        QVERIFY(values[5] == *point.figures.perClass[1].f1);
        QVERIFY(values[6] == *point.figures.perClass[0].f1);
        QVERIFY(values[7] == *point.figures.perClass[2].f1);
        QVERIFY(values[12] == *point.figures.mcc);
        QVERIFY(values[13] == *point.figures.kappa);
        QCOMPARE(values[15], 999.0);
        QCOMPARE(values[24], static_cast<double>(point.matrix.cells[2][2]));
    }
    QCOMPARE(i, std::size_t{10});
}

void TstSweepFiles::feasibleAndNot() {
    tests::GeneratorSettings generator;
    generator.count = 3000;
    evaluate::SweepSettings settings;
    settings.constraints.required = {std::nullopt, std::nullopt, std::nullopt};
    const auto columns = tests::generateColumns(generator);
    auto sweep = swept(columns, settings);
    nlohmann::json global = nlohmann::json::parse(results::sweepJson(sweep, {}))["scenarios"]["global"];
    QVERIFY(global["best"]["feasible"].get<bool>());
    QVERIFY(global["best"]["violated"].empty());
    QVERIFY(global["least_violating"].is_null());
    const double unconstrained = global["best"]["threshold"].get<double>();

    settings.constraints.required = {0.99, 0.99, 0.99};
    sweep = swept(columns, settings);
    global = nlohmann::json::parse(results::sweepJson(sweep, {}))["scenarios"]["global"];
    QVERIFY(!global["best"]["feasible"].get<bool>());
    QVERIFY(global["best"]["threshold"].get<double>() == unconstrained);
    QVERIFY(!global["best"]["violated"].empty());
    for (const nlohmann::json& violation : global["best"]["violated"]) {
        QVERIFY(violation["reached"].get<double>() < violation["required"].get<double>());
        QVERIFY(metrics::constraintFromName(violation["constraint"].get<std::string>()).has_value());
    }
    const nlohmann::json& least = global["least_violating"];
    QVERIFY(least["threshold"].get<double>() == sweep.global.points[sweep.global.best->index].threshold);
    double shortfall = 0;
    for (const nlohmann::json& violation : least["violated"]) {
        shortfall += violation["required"].get<double>() - violation["reached"].get<double>();
    }
    QVERIFY(std::abs(shortfall - least["shortfall"].get<double>()) < 1e-12);
}

void TstSweepFiles::aScenarioNamedGlobal() {
    model::ScoredColumns columns =
        readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv");
    columns.scenarios = {"", "global"};
    const auto sweep = swept(columns, goldenSettings());
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(sweep, {}));
    QCOMPARE(document["scenarios"].size(), std::size_t{3});
    QCOMPARE(document["scenarios"]["global"]["n"].get<int>(), 12);
    QCOMPARE(document["scenarios"]["%67lobal"]["n"].get<int>(), 6);
    QCOMPARE(document["scenarios"]["no_scenario"]["n"].get<int>(), 6);
    QTemporaryDir folder;
    const auto written = write(sweep, {}, folder.path().toStdString());
    QVERIFY(written.has_value());
    QCOMPARE(std::set<fs::path>(written->begin(), written->end()).size(), std::size_t{13});
    const auto files = filesBelow(folder.path().toStdString());
    QCOMPARE(nlohmann::json::parse(files.at("global/sweep_static_fhri_0_50.json"))["n"].get<int>(), 12);
    QCOMPARE(nlohmann::json::parse(files.at("%67lobal/sweep_static_fhri_0_50.json"))["n"].get<int>(), 6);
}

void TstSweepFiles::namesThatAreNoUtf8() {
    model::ScoredColumns columns =
        readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv");
    columns.scenarios = {"\"quoted\"\n", "../\xFF"};
    const auto sweep = swept(columns, goldenSettings());
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(sweep, {{"\xFE", "", 0, 0}}));
    QVERIFY(document["scenarios"].contains("\"quoted\"\n"));
    QVERIFY(document["scenarios"].contains("../\xEF\xBF\xBD"));
    QTemporaryDir folder;
    const fs::path output = fs::path(folder.path().toStdString()) / "output";
    QVERIFY(write(sweep, {}, output).has_value());
    QVERIFY(fs::exists(output / "%2E.%2F%FF" / "sweep_static_summary.csv"));
    // Nothing beside the output.
    for (const auto& [name, content] : filesBelow(folder.path().toStdString())) {
        QVERIFY(name.starts_with("output/"));
    }
}

void TstSweepFiles::sameBytesTwice() {
    tests::GeneratorSettings generator;
    generator.count = 5000;
    const auto columns = tests::generateColumns(generator);
    QTemporaryDir first;
    QTemporaryDir second;
    QVERIFY(write(swept(columns, {}), {}, first.path().toStdString()).has_value());
    QVERIFY(write(swept(columns, {}), {}, second.path().toStdString()).has_value());
    QVERIFY(filesBelow(first.path().toStdString()) == filesBelow(second.path().toStdString()));
}

void TstSweepFiles::cannotBeWritten() {
    QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "a file";
    std::ofstream(file) << "x";
    const auto sweep = swept(readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv"), {});
    const auto written = write(sweep, {}, file);
    QVERIFY(!written);
    QCOMPARE(written.error().code, base::ErrorCode::FileNotWritable);
}

// The folder of a scenario may be a link: nothing is written or removed where it leads.
void TstSweepFiles::linksAreNotFollowed() {
    const fs::path golden = fs::path(ASSAY_GOLDEN_DIR) / "sweep" / "two_scenarios";
    const auto sweep = swept(readSamples(golden / "samples.csv"), goldenSettings());
    QTemporaryDir folder;
    const fs::path elsewhere = fs::path(folder.path().toStdString()) / "elsewhere";
    const fs::path output = fs::path(folder.path().toStdString()) / "out";
    fs::create_directories(elsewhere);
    fs::create_directories(output);
    std::ofstream(elsewhere / "sweep_static_fhri_0_99.json") << "precious";
    fs::create_directory_symlink(elsewhere, output / "global");
    const auto refused = write(sweep, kGoldenInputs, output);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::FileNotWritable);
    QVERIFY(refused.error().where.find("global") != std::string::npos);
    QCOMPARE(filesBelow(elsewhere).size(), std::size_t{1});
    QVERIFY(!fs::exists(output / "sweep.json"));
    QCOMPARE(std::distance(fs::directory_iterator(output), fs::directory_iterator()), std::ptrdiff_t{1});
    // The folder itself may be one: it is what was chosen.
    fs::remove(output / "global");
    fs::create_directory_symlink(output, fs::path(folder.path().toStdString()) / "link");
    QVERIFY(write(sweep, kGoldenInputs, fs::path(folder.path().toStdString()) / "link"));
    QVERIFY(fs::exists(output / "sweep.json"));
}

void TstSweepFiles::whatTheInputsAre() {
    formats::ScoredFile file;
    file.name = "a.json";
    file.sha256 = "ab";
    file.records = 7;
    file.rejected = 2;
    base::IssueList issues(1); // two are kept, one is only counted
    issues.add({base::Severity::Error, base::IssueCode::UnknownLabel, "a.json", 3, "label", "x", ""});
    issues.add({base::Severity::Error, base::IssueCode::UnknownLabel, "a.json", 4, "label", "y", ""});
    issues.add({base::Severity::Warning, base::IssueCode::OrphanPair, "a.json", 5, "pair_id", "p", ""});
    const auto sweep =
        swept(readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv"), goldenSettings());
    const nlohmann::json document =
        nlohmann::json::parse(results::sweepJson(sweep, results::sweepInputs({file}, issues)));
    QVERIFY(document["inputs"] ==
            nlohmann::json::parse(R"([{"name": "a.json", "sha256": "ab", "records": 7, "rejected": 2}])"));
    QVERIFY(document["issue_counts"] == nlohmann::json::parse(R"({"unknown_label": 2, "orphan_pair": 1})"));
    // Not known is not none.
    QVERIFY(nlohmann::json::parse(results::sweepJson(sweep, results::sweepInputs({file})))["issue_counts"]
                .is_null());
    const nlohmann::json none =
        nlohmann::json::parse(results::sweepJson(sweep, results::sweepInputs({file}, base::IssueList())));
    QVERIFY(none["issue_counts"].is_object() && none["issue_counts"].empty());
}

void TstSweepFiles::scopeIsNamed() {
    model::ScoredColumns columns =
        readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv");
    columns.unscored = 4;
    evaluate::SweepSettings settings = goldenSettings();
    nlohmann::json document = nlohmann::json::parse(results::sweepJson(swept(columns, settings), {}));
    QCOMPARE(document["scenarios"]["global"]["scope"].get<std::string>(), std::string("all scenarios"));
    settings.scenarios = {"news"};
    document = nlohmann::json::parse(results::sweepJson(swept(columns, settings), {}));
    const nlohmann::json& global = document["scenarios"]["global"];
    QVERIFY(document["settings"]["scenarios"] == nlohmann::json::array({"news"}));
    QCOMPARE(global["scope"].get<std::string>(), std::string("chosen scenarios"));
    QVERIFY(!document["scenarios"]["news"].contains("scope"));
    QCOMPARE(document["unscored"].get<int>(), 4);
    QCOMPARE(document["unscored_scope"].get<std::string>(), std::string("whole set"));
    QCOMPARE(global["stored_predictions"]["threshold"].get<std::string>(), std::string("per scenario"));
    QCOMPARE(document["scenarios"]["news"]["stored_predictions"]["threshold"].get<double>(), 0.65);
}

void TstSweepFiles::canBeStopped() {
    const auto sweep =
        swept(readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv"), goldenSettings());
    QTemporaryDir folder;
    const fs::path output = fs::path(folder.path().toStdString()) / "new" / "folder";
    for (const std::int64_t files : {0, 5, 12}) {
        StoppingAt progress(files);
        const auto written = results::writeSweepFiles(sweep, {}, output, progress.stop.get_token(), progress);
        QVERIFY(!written);
        QCOMPARE(written.error().code, base::ErrorCode::Cancelled);
        QVERIFY(fs::is_empty(folder.path().toStdString())); // nor the folders made for it
        QVERIFY(progress.rising);
    }
    StoppingAt never(1'000);
    QVERIFY(results::writeSweepFiles(sweep, {}, output, never.stop.get_token(), never).has_value());
    QVERIFY(never.rising);
}

void TstSweepFiles::stopLeavesAnEarlierSweepAsItWas() {
    const model::ScoredColumns columns =
        readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv");
    QTemporaryDir folder;
    const fs::path output = folder.path().toStdString();
    QVERIFY(write(swept(columns, goldenSettings()), {}, output).has_value());
    const auto before = filesBelow(output);
    StoppingAt progress(7);
    QVERIFY(!results::writeSweepFiles(swept(columns, {}), {}, output, progress.stop.get_token(), progress));
    QVERIFY(filesBelow(output) == before);
}

void TstSweepFiles::staleFilesGo() {
    const model::ScoredColumns columns =
        readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv");
    QTemporaryDir folder;
    const fs::path output = folder.path().toStdString();
    QVERIFY(write(swept(columns, goldenSettings()), {}, output).has_value());
    // What somebody else put there stays.
    std::ofstream(output / "news" / "sweep_static_fhri_notes.json") << "mine";
    std::ofstream(output / "news" / "sweep_static_fhri_0_60.json.bak") << "mine";
    evaluate::SweepSettings settings = goldenSettings();
    settings.grid = *metrics::ThresholdGrid::parse("0.6,0.9");
    settings.scenarios = {"news"};
    QVERIFY(write(swept(columns, settings), {}, output).has_value());
    std::set<std::string> names;
    for (const auto& [name, content] : filesBelow(output)) {
        names.insert(name);
    }
    const std::set<std::string> expected{
        "crypto/sweep_static_fhri_0_50.json", // not written by this sweep
        "crypto/sweep_static_fhri_0_60.json", "crypto/sweep_static_fhri_0_725.json",
        "crypto/sweep_static_summary.csv",    "global/sweep_static_fhri_0_60.json",
        "global/sweep_static_fhri_0_90.json", "global/sweep_static_summary.csv",
        "news/sweep_static_fhri_0_60.json",   "news/sweep_static_fhri_0_60.json.bak",
        "news/sweep_static_fhri_0_90.json",   "news/sweep_static_fhri_notes.json",
        "news/sweep_static_summary.csv",      "sweep.json"};
    QVERIFY(names == expected);
}

// What fails in the middle leaves the earlier sweep whole, with the files that would have gone.
void TstSweepFiles::allAreReplacedOrNone() {
    const model::ScoredColumns columns =
        readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv");
    QTemporaryDir folder;
    const fs::path output = folder.path().toStdString();
    fs::permissions(output, fs::perms::all);
    evaluate::SweepSettings settings = goldenSettings();
    settings.grid = *metrics::ThresholdGrid::parse("0.6,0.9");
    const auto earlier = swept(columns, goldenSettings());
    const auto sweep = swept(columns, settings);
    const tests::AsNobody nobody;
    QVERIFY(write(earlier, {}, output).has_value());
    const auto before = filesBelow(output);
    fs::permissions(output / "news", static_cast<fs::perms>(0555));
    const auto written = write(sweep, {}, output);
    fs::permissions(output / "news", fs::perms::all);
    QVERIFY(!written);
    QCOMPARE(written.error().code, base::ErrorCode::FileNotWritable);
    QVERIFY(filesBelow(output) == before);
    QVERIFY(write(sweep, {}, output).has_value());
    QVERIFY(!fs::exists(output / "news" / "sweep_static_fhri_0_50.json"));
}

void TstSweepFiles::whatIsThrownBecomesAnError() {
    class Throwing final : public base::ProgressSink {
      public:
        void report(base::Stage, std::int64_t done, std::int64_t) override {
            if (done == 3) {
                throw std::bad_alloc();
            }
        }
    };

    const auto sweep =
        swept(readSamples(fs::path(ASSAY_GOLDEN_DIR) / "sweep/two_scenarios/samples.csv"), goldenSettings());
    QTemporaryDir folder;
    Throwing progress;
    const auto written =
        results::writeSweepFiles(sweep, {}, fs::path(folder.path().toStdString()) / "out", {}, progress);
    QVERIFY(!written);
    QCOMPARE(written.error().code, base::ErrorCode::StorageFailure);
    QVERIFY(fs::is_empty(folder.path().toStdString()));
}

ASSAY_TEST(TstSweepFiles)
#include "tst_sweep_files.moc"

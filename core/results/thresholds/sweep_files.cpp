#include "core/results/thresholds/sweep_files.h"

#include "core/base/version.h"
#include "core/metrics/classification/threshold_cost.h"
#include "core/results/thresholds/figures_json.h"
#include "core/results/thresholds/laboratory_json.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace assay::results {
namespace {

using evaluate::ScopeSweep;
using evaluate::SweepPoint;
using model::Label;

Json pointJson(const ScopeSweep& scope, const SweepPoint& point) {
    Json json;
    json["threshold"] = point.threshold;
    json["scenario"] = scopeKey(scope);
    json["n"] = point.figures.n;
    json["labels"] = labelsJson();
    addFigures(json, point.matrix, point.figures);
    json["review_count"] = scope.reviewCount;
    return json;
}

// Adds "cheapest", where errors have a price.
void addCheapest(Json& json, const ScopeSweep& scope, const evaluate::SweepSettings& settings) {
    if (!settings.costs) {
        return;
    }
    json["cheapest"] = nullptr;
    if (scope.cheapest) {
        const SweepPoint& point = scope.points[*scope.cheapest];
        const auto violated = metrics::violationsOf(point.figures, settings.constraints);
        json["cheapest"] = {
            {"threshold", point.threshold},
            {"cost_per_sample", orNull(metrics::costPerSample(point.matrix, *settings.costs))},
            {"feasible", violated.empty()},
            {"violated", violationsJson(violated)},
            {"cannot_be_checked", uncheckedJson(metrics::uncheckedOf(point.figures, settings.constraints))},
            {"macro_f1", orNull(point.figures.macroF1)}};
    }
}

// Adds "best" and "least_violating".
void addChoice(Json& json, const ScopeSweep& scope, const metrics::Constraints& constraints) {
    json["best"] = nullptr;
    json["least_violating"] = nullptr;
    if (!scope.best) {
        return;
    }
    const SweepPoint& best =
        scope.points[scope.best->feasible ? scope.best->index : scope.best->highestMacroF1];
    json["best"] = {{"threshold", best.threshold},
                    {"feasible", scope.best->feasible},
                    {"violated", violationsJson(metrics::violationsOf(best.figures, constraints))},
                    {"cannot_be_checked", uncheckedJson(scope.best->unchecked)},
                    {"macro_f1", orNull(best.figures.macroF1)}};
    if (!scope.best->feasible) {
        const SweepPoint& least = scope.points[scope.best->index];
        json["least_violating"] = {{"threshold", least.threshold},
                                   {"shortfall", scope.best->shortfall},
                                   {"violated", violationsJson(scope.best->violated)},
                                   {"macro_f1", orNull(least.figures.macroF1)}};
    }
}

Json scopeJson(const ScopeSweep& scope, const evaluate::SweepSettings& settings) {
    Json json;
    if (scope.global) {
        json["scope"] = settings.scenarios.empty() ? "all scenarios" : "chosen scenarios";
    }
    json["n"] = scope.n;
    json["predetermined_threshold"] = scope.predetermined;
    json["review_count"] = scope.reviewCount;
    addChoice(json, scope, settings.constraints);
    addCheapest(json, scope, settings);
    Json& averagePrecision = json["average_precision"] = Json::object();
    for (const Label label : model::kLabels) {
        averagePrecision[std::string(model::labelName(label))] =
            orNull(scope.averagePrecision[model::indexOf(label)]);
    }
    json["stored_predictions"] = {
        {"threshold", scope.global ? Json("per scenario") : Json(scope.predetermined)},
        {"n", scope.stored.n},
        {"differ", scope.stored.differ},
        {"rule_by_stored", cellsJson(scope.stored.ruleByStored.cells)}};
    Json& points = json["sweep"] = Json::array();
    for (const SweepPoint& point : scope.points) {
        points.push_back(pointJson(scope, point));
    }
    return json;
}

Json settingsJson(const evaluate::SweepSettings& settings) {
    Json json;
    json["thresholds"] = settings.grid.values();
    json["nli_hard"] = settings.nli.hard;
    json["nli_soft"] = settings.nli.soft;
    Json& constraints = json["constraints"] = Json::object();
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        constraints[std::string(metrics::constraintName(static_cast<metrics::Constraint>(i)))] =
            orNull(settings.constraints.required[i]);
    }
    json["scenarios"] = settings.scenarios.empty() ? Json(nullptr) : Json(settings.scenarios);
    if (settings.costs) {
        json["costs"] = {{"missed_hallucination", settings.costs->missedHallucination},
                         {"refused_accurate", settings.costs->refusedAccurate}};
    }
    if (settings.beta != metrics::kUsualBeta) {
        json["beta"] = settings.beta;
    }
    return json;
}

// The threshold of a grid, which is a whole number of millionths.
std::string thresholdText(double threshold) {
    return metrics::formatThreshold(std::llround(threshold * 1'000'000));
}

// One row of a CSV file; no field here needs quotes.
class CsvRow {
  public:
    CsvRow& add(std::string_view field) {
        if (!m_first) {
            m_text.push_back(',');
        }
        m_first = false;
        m_text += field;
        return *this;
    }

    CsvRow& add(std::int64_t value) { return add(std::string_view(std::to_string(value))); }

    // The shortest decimals that read back as the same double.
    CsvRow& add(const std::optional<double>& value) {
        std::array<char, 32> digits{};
        if (!value) {
            return add(std::string_view());
        }
        const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), *value);
        return add(std::string_view(digits.data(), static_cast<std::size_t>(result.ptr - digits.data())));
    }

    [[nodiscard]] std::string line() const { return m_text + "\r\n"; }

  private:
    std::string m_text;
    bool m_first = true;
};

} // namespace

SweepInputs sweepInputs(const std::vector<formats::ScoredFile>& files) {
    SweepInputs inputs;
    for (const formats::ScoredFile& file : files) {
        inputs.files.push_back({file.name, file.sha256, file.records, file.rejected});
    }
    return inputs;
}

SweepInputs sweepInputs(const std::vector<formats::ScoredFile>& files, const base::IssueList& issues) {
    SweepInputs inputs = sweepInputs(files);
    inputs.issueCounts = issues.countsByCode();
    return inputs;
}

std::string sweepPointFileName(const SweepPoint& point) {
    std::string tau = thresholdText(point.threshold);
    tau[tau.find('.')] = '_';
    return "sweep_static_fhri_" + tau + ".json";
}

std::string sweepPointJson(const ScopeSweep& scope, const SweepPoint& point) {
    return documentText(pointJson(scope, point));
}

std::string sweepJson(const evaluate::ThresholdSweep& sweep, const SweepInputs& inputs,
                      const SweepLaboratory* laboratory) {
    Json json;
    json["version"] = base::version();
    json["git_sha"] = base::gitSha();
    json["settings"] = settingsJson(sweep.settings);
    Json& sources = json["inputs"] = Json::array();
    for (const SweepInput& input : inputs.files) {
        sources.push_back({{"name", input.name},
                           {"sha256", input.sha256},
                           {"records", input.records},
                           {"rejected", input.rejected}});
    }
    json["unscored"] = sweep.unscored;
    json["unscored_scope"] = "whole set"; // whichever scenarios were chosen
    Json& counts = json["issue_counts"] = nullptr;
    if (inputs.issueCounts) {
        counts = Json::object();
        for (const auto& [code, count] : *inputs.issueCounts) {
            counts[std::string(base::issueCodeName(code))] = count;
        }
    }
    Json& scenarios = json["scenarios"] = Json::object();
    scenarios[scopeKey(sweep.global)] = scopeJson(sweep.global, sweep.settings);
    for (const ScopeSweep& scope : sweep.scenarios) {
        scenarios[scopeKey(scope)] = scopeJson(scope, sweep.settings);
    }
    if (laboratory != nullptr) {
        addLaboratoryScope(scenarios[scopeKey(sweep.global)], laboratory->laboratory, 0);
        for (std::size_t i = 0; i < sweep.scenarios.size(); ++i) {
            addLaboratoryScope(scenarios[scopeKey(sweep.scenarios[i])], laboratory->laboratory, i + 1);
        }
        addLaboratory(json, *laboratory);
    }
    return documentText(json);
}

std::string sweepSummaryCsv(const ScopeSweep& scope) {
    std::string csv =
        "threshold,accuracy,macro_f1,hall_precision,hall_recall,hall_f1,accurate_f1,contradiction_f1,"
        "accurate_precision,accurate_recall,contradiction_precision,contradiction_recall,mcc,kappa,"
        "review_count,n";
    for (const Label truth : model::kLabels) {
        for (const Label predicted : model::kLabels) {
            csv += ",true_";
            csv += model::labelName(truth);
            csv += "_predicted_";
            csv += model::labelName(predicted);
        }
    }
    csv += ",balanced_accuracy,hall_f2";
    const bool isOtherBeta =
        !scope.points.empty() && scope.points.front().figures.beta != metrics::kUsualBeta;
    csv += isOtherBeta ? ",hall_f_beta,beta\r\n" : "\r\n";
    for (const SweepPoint& point : scope.points) {
        const metrics::ClassFigures& accurate = point.figures.of(Label::Accurate);
        const metrics::ClassFigures& hallucination = point.figures.of(Label::Hallucination);
        const metrics::ClassFigures& contradiction = point.figures.of(Label::Contradiction);
        CsvRow row;
        row.add(thresholdText(point.threshold)).add(point.figures.accuracy).add(point.figures.macroF1);
        row.add(hallucination.precision).add(hallucination.recall).add(hallucination.f1);
        row.add(accurate.f1).add(contradiction.f1);
        row.add(accurate.precision).add(accurate.recall);
        row.add(contradiction.precision).add(contradiction.recall);
        row.add(point.figures.mcc).add(point.figures.kappa);
        row.add(scope.reviewCount).add(point.figures.n);
        for (const auto& cells : point.matrix.cells) {
            for (const std::int64_t cell : cells) {
                row.add(cell);
            }
        }
        row.add(point.figures.balancedAccuracy).add(hallucination.f2);
        if (isOtherBeta) {
            row.add(hallucination.fBeta).add(std::optional(point.figures.beta));
        }
        csv += row.line();
    }
    return csv;
}

} // namespace assay::results

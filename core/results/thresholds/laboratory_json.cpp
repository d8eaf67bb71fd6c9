#include "core/results/thresholds/laboratory_json.h"

#include "core/metrics/classification/threshold_grid.h"
#include "core/results/thresholds/dynamic_document.h"

#include <cmath>

namespace assay::results {
namespace {

using evaluate::Laboratory;
using evaluate::LaboratoryScope;
using evaluate::ScenarioRow;
using model::Label;

std::string rowKey(const ScenarioRow& row) {
    return row.global ? "global" : scenarioKey(row.scenario);
}

// A sample is named by its number among the scored ones, from 1: the same from files and from a workspace.
std::int64_t rowNumber(std::uint32_t position) {
    return std::int64_t{position} + 1;
}

// With its id, null where the ids are not known.
Json sampleJson(std::uint32_t position, std::span<const std::string> ids) {
    return {{"row", rowNumber(position)},
            {"sample_id", position < ids.size() ? Json(ids[position]) : Json(nullptr)}};
}

// How often each threshold of the grid was chosen.
Json countsJson(const std::vector<std::int64_t>& counts, const metrics::ThresholdGrid& grid) {
    Json json = Json::object();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        json[grid.format(i)] = counts[i];
    }
    return json;
}

Json generalisationJson(const ScenarioRow& row) {
    if (!row.best) {
        return nullptr;
    }
    return {{"threshold", row.atOwn.threshold},
            {"feasible", row.best->feasible},
            {"global_threshold", row.atGlobal.threshold},
            {"macro_f1", orNull(row.atOwn.figures.macroF1)},
            {"macro_f1_at_global", orNull(row.atGlobal.figures.macroF1)},
            {"delta", orNull(row.generalisation)},
            {"benefits", row.benefits},
            {"enough_to_judge", row.shortages.empty()}};
}

Json robustnessJson(const ScenarioRow& row) {
    if (!row.best) {
        return nullptr;
    }
    return {{"threshold", row.atOwn.threshold},
            {"down", orNull(row.perturbation.down)},
            {"up", orNull(row.perturbation.up)},
            {"largest", orNull(row.perturbation.largest)},
            {"verdict", row.perturbation.robustness
                            ? Json(evaluate::robustnessName(*row.perturbation.robustness))
                            : Json(nullptr)}};
}

Json intervalsJson(const ScenarioRow& row) {
    if (!row.best) {
        return nullptr;
    }
    Json json = sharesJson(row.shares);
    json["threshold"] = row.atOwn.threshold;
    return json;
}

// Per class the counts of equal bins over [0,1], the number without the score, and the mean.
Json histogramJson(const metrics::ScoreHistogram& histogram) {
    Json json = Json::object();
    for (const Label label : model::kLabels) {
        const metrics::ClassHistogram& of = histogram.of(label);
        json[std::string(model::labelName(label))] = {
            {"counts", of.counts}, {"n", of.n}, {"missing", of.missing}, {"mean", orNull(of.mean)}};
    }
    return json;
}

Json calibrationJson(const metrics::Calibration& calibration) {
    Json json;
    json["n"] = calibration.n;
    json["expected_calibration_error"] = orNull(calibration.expectedError);
    json["bins"] = Json::array();
    for (const metrics::CalibrationBin& bin : calibration.bins) {
        json["bins"].push_back({{"from", bin.from},
                                {"to", bin.to},
                                {"n", bin.n},
                                {"accurate", bin.accurate},
                                {"mean_score", orNull(bin.meanScore)},
                                {"share_accurate", orNull(bin.share)}});
    }
    return json;
}

Json bootstrapJson(const std::optional<evaluate::ThresholdBootstrap>& bootstrap,
                   const metrics::ThresholdGrid& grid) {
    if (!bootstrap) {
        return nullptr;
    }
    const auto draws = static_cast<double>(bootstrap->settings.draws);
    const double share = static_cast<double>(bootstrap->feasibleDraws) / draws;
    Json equals; // null where it cannot be judged, or no threshold is feasible
    if (const auto& of = bootstrap->equals) {
        equals["thresholds"] = Json::array();
        for (const std::size_t place : of->places) {
            equals["thresholds"].push_back(grid.values()[place]);
        }
        equals["safest"] = grid.values()[of->safest];
        equals["safest_recall_hallucination"] = orNull(of->safestRecall);
        equals["safest_feasible_share"] = static_cast<double>(of->safestDraws) / draws;
    }
    return {{"draws", bootstrap->settings.draws},
            {"seed", bootstrap->settings.seed},
            {"samples", bootstrap->samples},
            {"clusters", bootstrap->clusters},
            {"counts", countsJson(bootstrap->counts, grid)},
            {"threshold_ci", intervalJson(bootstrap->tau)},
            {"feasible_share", share},
            {"macro_f1", orNull(bootstrap->meanMacroF1)},
            {"macro_f1_ci", intervalJson(bootstrap->macroF1)},
            {"lacking_a_class", bootstrap->lackingTruth},
            {"optimism", orNull(bootstrap->optimism)},
            {"macro_f1_corrected", orNull(bootstrap->correctedMacroF1)},
            {"equals", std::move(equals)}};
}

Json halfSplitJson(const std::optional<evaluate::HalfSplit>& split, const metrics::ThresholdGrid& grid) {
    if (!split) {
        return nullptr;
    }
    return {{"splits", split->settings.splits},
            {"seed", split->settings.seed},
            {"samples", split->samples},
            {"clusters", split->clusters},
            {"counts", countsJson(split->counts, grid)},
            {"macro_f1_chosen", split->meanChosen},
            {"macro_f1_held_out", split->meanHeldOut},
            {"left_out", split->leftOut},
            {"macro_f1_held_out_ci", intervalJson(split->heldOutInterval)},
            {"optimism", split->optimism},
            {"optimism_ci", intervalJson(split->optimismInterval)}};
}

const char* comparedKey(evaluate::ComparedScores scores) {
    return scores == evaluate::ComparedScores::FullAgainstNoEntropy ? "full_against_no_entropy"
                                                                    : "present_against_stored";
}

// The FHRI as the probability of an accurate answer, over the samples that the NLI rule leaves.
Json qualityJson(const LaboratoryScope& scope) {
    const evaluate::ScoreQuality& quality = scope.quality;
    Json json;
    json["n"] = quality.quality ? quality.quality->n : 0;
    json["taken_by_nli"] = quality.taken;
    json["clusters"] = quality.clusters;
    const auto part = [&](const char* key, double metrics::ProbabilityQuality::* of) {
        json[key] = quality.quality ? Json((*quality.quality).*of) : Json(nullptr);
    };
    part("brier", &metrics::ProbabilityQuality::brier);
    json["brier_ci"] = intervalJson(quality.brier);
    part("miscalibration", &metrics::ProbabilityQuality::miscalibration);
    part("discrimination", &metrics::ProbabilityQuality::discrimination);
    part("uncertainty", &metrics::ProbabilityQuality::uncertainty);
    part("mean_minus_share", &metrics::ProbabilityQuality::meanMinusShare);
    json["mean_minus_share_ci"] = intervalJson(quality.meanMinusShare);
    json["bins"] = Json::array();
    for (const evaluate::QualityBin& bin : quality.bins) {
        json["bins"].push_back({{"lowest", bin.scores.lowest},
                                {"highest", bin.scores.highest},
                                {"n", bin.scores.n},
                                {"accurate", bin.scores.events},
                                {"mean_score", bin.scores.meanScore},
                                {"share_accurate", orNull(bin.accurate.value)},
                                {"share_accurate_ci", intervalJson(bin.accurate.interval)}});
    }
    Json& differences = json["auc_differences"] = Json::object();
    for (const evaluate::ScoreComparison& one : scope.scoreComparisons) {
        differences[comparedKey(one.scores)] = {{"n", one.areas.n},
                                                {"accurate", one.areas.accurate},
                                                {"clusters", one.areas.clusters},
                                                {"a", orNull(one.areas.a)},
                                                {"b", orNull(one.areas.b)},
                                                {"difference", orNull(one.areas.difference)},
                                                {"difference_ci", intervalJson(one.areas.interval)}};
    }
    return json;
}

Json scoringJson(const model::Scoring& scoring) {
    Json json;
    switch (scoring.kind) {
    case model::ScoringKind::Stored:
        json["scoring"] = "stored";
        break;
    case model::ScoringKind::Weights:
        json["scoring"] = "weights";
        break;
    case model::ScoringKind::SourceWeights:
        json["scoring"] = "source";
        break;
    }
    json["weights"] =
        scoring.kind == model::ScoringKind::Stored ? Json(nullptr) : weightsJson(scoring.weights);
    return json;
}

// In the words of the global scope.
std::string scopeText(const Laboratory& laboratory) {
    return laboratory.settings.sweep.scenarios.empty() ? "all scenarios" : "chosen scenarios";
}

Json scenarioTableJson(const evaluate::ScenarioTable& table) {
    Json json;
    json["variance"] = {{"at_predetermined", orNull(table.variance.atDefault)},
                        {"at_own", orNull(table.variance.atOwn)},
                        {"at_global", orNull(table.variance.atGlobal)}};
    json["high_risk"] = Json::array();
    for (const std::size_t row : table.highRisk) {
        const ScenarioRow& of = table.rows[row];
        json["high_risk"].push_back({{"scenario", rowKey(of)},
                                     {"threshold", of.atOwn.threshold},
                                     {"reason", of.best->feasible ? "threshold" : "infeasible"},
                                     {"violated", violationsJson(of.best->violated)}});
    }
    json["lenient"] = Json::array();
    for (const std::size_t row : table.lenient) {
        const ScenarioRow& of = table.rows[row];
        json["lenient"].push_back({{"scenario", rowKey(of)}, {"threshold", of.atOwn.threshold}});
    }
    return json;
}

Json thresholdsJsonOf(const std::vector<double>& thresholds, const model::ScoredColumns& columns,
                      const std::vector<std::uint16_t>& scenarios) {
    Json json = Json::object();
    for (const std::uint16_t scenario : scenarios) {
        json[scenarioKey(columns.scenarios[scenario])] = thresholds[scenario];
    }
    return json;
}

Json ruleJson(const model::Scoring& scoring, double nliHard) {
    Json json = scoringJson(scoring);
    json["nli_hard"] = nliHard;
    return json;
}

Json flipsJson(const Laboratory& laboratory, const model::ScoredColumns& columns,
               std::span<const std::string> ids) {
    const evaluate::PinnedFlips& pinned = *laboratory.flips;
    const evaluate::Flips& flips = pinned.flips;
    const evaluate::LaboratorySettings& settings = laboratory.settings;
    Json json;
    json["scope"] = scopeText(laboratory);
    json["from"] = thresholdsJsonOf(pinned.from, columns, laboratory.chosen);
    json["to"] = thresholdsJsonOf(pinned.to, columns, laboratory.chosen);
    json["from_rule"] = ruleJson(settings.pin->scoring, settings.pin->nliHard);
    json["to_rule"] = ruleJson(settings.scoring, settings.sweep.nli.hard);
    json["n"] = flips.n;
    json["left_out"] = flips.leftOut;
    json["right_to_wrong"] = flips.rightToWrong;
    json["wrong_to_right"] = flips.wrongToRight;
    json["wrong_to_wrong"] = flips.wrongToWrong;
    json["samples"] = Json::array();
    for (const evaluate::Flip& flip : flips.list) {
        Json sample = sampleJson(flip.position, ids);
        sample["scenario"] = scenarioKey(columns.scenarios[columns.scenario[flip.position]]);
        sample["label"] = model::labelName(columns.label[flip.position]);
        sample["from"] = model::labelName(flip.from);
        sample["to"] = model::labelName(flip.to);
        sample["kind"] = evaluate::flipKindName(flip.kind);
        sample["distance"] = flip.distance;
        json["samples"].push_back(std::move(sample));
    }
    return json;
}

Json samplesJson(const std::vector<std::uint32_t>& positions, std::span<const std::string> ids) {
    Json json = Json::array();
    for (const std::uint32_t position : positions) {
        json.push_back(sampleJson(position, ids));
    }
    return json;
}

Json pairsJson(const Laboratory& laboratory, std::span<const std::string> ids) {
    const evaluate::ContradictionPairs& pairs = laboratory.pairs;
    Json json;
    json["scope"] = scopeText(laboratory);
    json["pairs"] = pairs.pairs.size();
    json["out_of_order"] = Json::array();
    for (const evaluate::ContradictionPair& pair : pairs.pairs) {
        if (pair.outOfOrder) {
            json["out_of_order"].push_back({{"baseline", sampleJson(pair.baseline, ids)},
                                            {"follow_up", sampleJson(pair.followUp, ids)}});
        }
    }
    json["orphans"] = samplesJson(pairs.orphans, ids);
    json["unpaired_contradictions"] = pairs.unpaired.size();
    json["soft_band"] = samplesJson(pairs.softBand, ids);
    return json;
}

// The figures at one threshold with the judgements in the place of the NLI rule.
void addJudgedPoint(Json& json, const Json& threshold, const evaluate::JudgedPoint& point) {
    json["threshold"] = threshold;
    json["changed"] = point.changed;
    addFigures(json, point.matrix, point.figures);
}

Json judgedJson(const std::optional<evaluate::JudgedScope>& judged, const ScenarioRow& row,
                const metrics::ThresholdGrid& grid) {
    if (!judged || !row.best) {
        return nullptr;
    }
    Json json;
    json["judgements"] = judged->judgements;
    addJudgedPoint(json, row.atOwn.threshold, judged->points[row.best->index]);
    Json predetermined;
    addJudgedPoint(predetermined, row.global ? Json("per scenario") : Json(row.predetermined),
                   judged->atPredetermined);
    json["at_predetermined"] = std::move(predetermined);
    Json sweep = Json::array();
    for (std::size_t i = 0; i < judged->points.size(); ++i) {
        Json point;
        addJudgedPoint(point, grid.values()[i], judged->points[i]);
        sweep.push_back(std::move(point));
    }
    json["sweep"] = std::move(sweep);
    return json;
}

Json decisionCheckJson(const Laboratory& laboratory) {
    const evaluate::DecisionCheck& check = *laboratory.decisionCheck;
    const model::Decision& decision = *laboratory.settings.decision;
    const metrics::Constraints constraints = evaluate::constraintsOf(decision);
    Json json;
    json["scope"] = scopeText(laboratory);
    json["decision"] = decision.name;
    json["decided_at"] = decision.decidedAt;
    json["data_hash"] = decision.dataHash;
    json["without_score"] = check.withoutScore;
    json["not_in_data"] = check.notInData;
    Json& scopes = json["scenarios"] = Json::object();
    for (const evaluate::DecisionScope& scope : check.scopes) {
        scopes[scope.global ? "global" : scenarioKey(scope.scenario)] = {
            {"threshold", scope.tau ? Json(*scope.tau) : Json("per scenario")},
            {"by_default", !scope.decided},
            {"n", scope.n},
            {"confusion_matrix", cellsJson(scope.matrix.cells)},
            {"macro_f1", orNull(scope.figures.macroF1)},
            {"accuracy", orNull(scope.figures.accuracy)},
            {"constraints_met",
             scope.n > 0 ? orNull(metrics::meets(scope.figures, constraints)) : Json(nullptr)},
            {"violated", violationsJson(scope.violated)},
            {"cannot_be_checked", uncheckedJson(metrics::uncheckedOf(scope.figures, constraints))},
            {"recorded_macro_f1", orNull(scope.recordedMacroF1)},
            {"macro_f1_difference", orNull(scope.macroF1Difference)}};
    }
    return json;
}

} // namespace

void addLaboratoryScope(Json& scope, const Laboratory& laboratory, std::size_t row) {
    const ScenarioRow& of = laboratory.table.rows[row];
    const metrics::ThresholdGrid& grid = laboratory.settings.sweep.grid;
    scope["predetermined_macro_f1"] = orNull(of.atDefault.figures.macroF1);
    scope["predetermined_macro_f1_at"] = of.global ? Json("per scenario") : Json(of.predetermined);
    scope["generalisation"] = generalisationJson(of);
    scope["robustness"] = robustnessJson(of);
    scope["intervals"] = intervalsJson(of);
    Json& rocAuc = scope["roc_auc"] = Json::object();
    for (const Label label : model::kLabels) {
        rocAuc[std::string(model::labelName(label))] =
            orNull(laboratory.scopes[row].rocAuc[model::indexOf(label)]);
    }
    const LaboratoryScope& figures = laboratory.scopes[row];
    Json& system = scope["system"] = Json::object();
    for (const Label label : model::kLabels) {
        const std::size_t i = model::indexOf(label);
        system[std::string(model::labelName(label))] = {
            {"average_precision", orNull(figures.systemAveragePrecision[i])},
            {"highest_recall", orNull(figures.highestRecall[i])},
            {"prevalence", orNull(figures.prevalence[i])}};
    }
    scope["calibration"] = calibrationJson(figures.calibration);
    scope["probability_quality"] = qualityJson(figures);
    Json histograms = Json::object();
    histograms["fhri"] = histogramJson(figures.fhri);
    histograms["nli"] = histogramJson(figures.nli);
    Json separation = Json::object();
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const std::string name(model::kComponentNames[i]);
        histograms[name] = histogramJson(figures.components[i]);
        separation[name] = orNull(figures.separation[i]);
    }
    scope["histograms"] = std::move(histograms);
    scope["component_separation"] = std::move(separation);
    scope["bootstrap"] = bootstrapJson(laboratory.scopes[row].bootstrap, grid);
    scope["half_split"] = halfSplitJson(laboratory.scopes[row].halfSplit, grid);
    scope["judged"] = judgedJson(figures.judged, of, grid);
}

void addLaboratory(Json& document, const SweepLaboratory& sweep) {
    const Laboratory& laboratory = sweep.laboratory;
    document["weights"] = scoringJson(laboratory.settings.scoring);
    document["weights"]["without_score"] = laboratory.table.withoutScore;
    document["scenario_table"] = scenarioTableJson(laboratory.table);
    document["pairs"] = pairsJson(laboratory, sweep.ids);
    if (laboratory.flips) {
        document["flips"] = flipsJson(laboratory, sweep.columns, sweep.ids);
    }
    if (laboratory.decisionCheck) {
        document["decision_check"] = decisionCheckJson(laboratory);
    }
    Json runs = Json::array();
    for (const StoredDynamicRun& run : sweep.dynamicRuns) {
        runs.push_back(storedRunDocument(run));
    }
    document["dynamic_runs"] = std::move(runs);
    document["dynamic_runs_scope"] = "whole set"; // what was drawn and asked, whichever scenarios were chosen
}

} // namespace assay::results

#include "core/evaluate/runs/detector_runs.h"

#include "core/base/json_members.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/json/settings_reader.h"
#include "core/workspace/scored/scored_sets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using DetectorJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> kScoringNames{"stored", "weights", "source_weights"};

std::string detectorText(const DetectorJson& json) {
    return json.dump(-1, ' ', false, DetectorJson::error_handler_t::replace);
}

DetectorJson scoringJson(const model::Scoring& scoring) {
    DetectorJson weights = DetectorJson::array();
    for (const double weight : scoring.weights) {
        weights.push_back(weight);
    }
    return {{"kind", kScoringNames.at(static_cast<std::size_t>(scoring.kind))},
            {"weights", std::move(weights)}};
}

std::optional<model::Scoring> scoringFrom(const DetectorJson& json) {
    const auto kind = std::ranges::find(kScoringNames, base::memberText(json, "kind"));
    const DetectorJson* const weights = base::memberOf(json, "weights");
    model::Scoring scoring;
    if (kind == kScoringNames.end() || weights == nullptr || !weights->is_array() ||
        weights->size() != scoring.weights.size()) {
        return std::nullopt;
    }
    scoring.kind = static_cast<model::ScoringKind>(kind - kScoringNames.begin());
    for (std::size_t i = 0; i < scoring.weights.size(); ++i) {
        const DetectorJson& weight = (*weights)[i];
        if (!weight.is_number() || !std::isfinite(weight.get<double>()) || weight.get<double>() < 0) {
            return std::nullopt;
        }
        scoring.weights[i] = weight.get<double>();
    }
    return scoring;
}

DetectorJson detectorJson(const Detector& detector) {
    return {{"predicted", detector.isPredicted}, {"scoring", scoringJson(detector.scoring)}};
}

bool isTrueIn(const DetectorJson& json, const char* key) {
    const DetectorJson* const value = base::memberOf(json, key);
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

// With the thresholds of the scenarios of these columns; nullopt: the settings do not say one.
std::optional<Detector> detectorFrom(const DetectorJson& settings, const char* side,
                                     const model::ScoredColumns& columns) {
    const DetectorJson* const json = base::memberOf(settings, side);
    const DetectorJson* const limit = base::memberOf(settings, "nli_hard");
    const DetectorJson* const taus = base::memberOf(settings, "tau");
    if (json == nullptr || limit == nullptr || !limit->is_number() || taus == nullptr) {
        return std::nullopt;
    }
    const DetectorJson* const scoring = base::memberOf(*json, "scoring");
    const auto read = scoring != nullptr ? scoringFrom(*scoring) : std::nullopt;
    if (!read) {
        return std::nullopt;
    }
    Detector detector;
    detector.isPredicted = isTrueIn(*json, "predicted");
    detector.scoring = *read;
    detector.nliHard = limit->get<double>();
    for (const std::string& scenario : columns.scenarios) {
        const DetectorJson* const tau = base::memberOf(*taus, scenario);
        if (tau == nullptr || !tau->is_number()) {
            return std::nullopt;
        }
        detector.tau.push_back(tau->get<double>());
    }
    return detector;
}

// What b decides of the samples of `columns`, from another set of the workspace.
Result<Decisions> decisionsOfSet(const workspace::Reader& reader, const Detector& b,
                                 const DetectorJson& named, const model::ScoredColumns& columns,
                                 const std::vector<std::string>& ids, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    const std::string name = base::memberText(named, "name");
    ASSAY_TRY(const auto set, workspace::findScoredSet(reader, name));
    if (const std::string then = base::memberText(named, "sha256"); set.dataHash != then) {
        return fail(ErrorCode::InputNotUsable,
                    name + " has content " + set.dataHash + ", the run was made with " + then, name);
    }
    ASSAY_TRY(const auto other, workspace::loadScoredColumns(reader, set.id, stop, progress));
    ASSAY_TRY(const auto otherIds, workspace::scoredSampleIds(reader, set.id, stop));
    const MatchedSamples matched = matchSamples(ids, columns.label, otherIds, other.label);
    return decisionsElsewhere(b, columns, other, matched);
}

} // namespace

std::string detectorSettingsJson(const ComparedDetectors& compared, const model::ScoredColumns& columns) {
    DetectorJson taus = DetectorJson::object();
    for (std::size_t i = 0; i < columns.scenarios.size() && i < compared.a.tau.size(); ++i) {
        taus[columns.scenarios[i]] = compared.a.tau[i];
    }
    DetectorJson other;
    if (!compared.setB.empty()) {
        other = {{"name", compared.setB}, {"sha256", compared.hashB}};
    }
    return detectorText({{"a", detectorJson(compared.a)},
                         {"b", detectorJson(compared.b)},
                         {"nli_hard", compared.a.nliHard},
                         {"tau", std::move(taus)},
                         {"about_entropy", compared.isAboutEntropy},
                         {"b_set", std::move(other)},
                         {"b_files", compared.isOfFiles}});
}

std::string withScoring(const std::string& settings, const model::Scoring& scoring) {
    if (scoring.kind == model::ScoringKind::Stored) {
        return settings;
    }
    DetectorJson json = json::parseSettingsJson(settings);
    json["scoring"] = scoringJson(scoring);
    return detectorText(json);
}

std::optional<model::Scoring> scoringOfSettings(std::string_view settings) {
    const DetectorJson json = json::parseSettingsJson(settings);
    const DetectorJson* const scoring = base::memberOf(json, "scoring");
    return scoring == nullptr ? std::optional(model::Scoring()) : scoringFrom(*scoring);
}

bool canCompareAgain(std::string_view settings) {
    const DetectorJson json = json::parseSettingsJson(settings);
    return base::memberOf(json, "tau") != nullptr && !isTrueIn(json, "b_files");
}

Result<base::RowId> compareAgain(workspace::Workspace& workspace, const RunDescription& before,
                                 const std::string& who, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto set, workspace::findScoredSet(reader, before.inputName("scored_set")));
    ASSAY_TRY(const auto columns, workspace::loadScoredColumns(reader, set.id, stop, progress));
    ASSAY_TRY(const auto ids, workspace::scoredSampleIds(reader, set.id, stop));
    const DetectorJson settings = json::parseSettingsJson(before.info.settings);
    const auto a = detectorFrom(settings, "a", columns);
    const auto b = detectorFrom(settings, "b", columns);
    if (!a || !b) {
        return fail(ErrorCode::DamagedWorkspace, "settings", "run " + std::to_string(before.info.id));
    }
    const Decisions ofA = decisionsOf(*a, columns);
    Decisions ofB;
    const DetectorJson* const other = base::memberOf(settings, "b_set");
    if (other != nullptr && other->is_object()) {
        ASSAY_TRY(ofB, decisionsOfSet(reader, *b, *other, columns, ids, stop, progress));
    } else {
        ofB = decisionsOf(*b, columns);
    }
    ComparisonSettings about;
    about.isAboutEntropy = isTrueIn(settings, "about_entropy");
    ASSAY_TRY(const auto compared, compareDetectors(columns, ofA, ofB, about, stop, progress));
    DecidedRun run = detectorRun(compared, columns, ids, ofA, ofB);
    run.name = before.info.name;
    run.measured = set.name;
    run.measuredHash = set.dataHash;
    run.system = before.inputName("detectors");
    run.settings = before.info.settings;
    run.who = who;
    return keepDecidedRun(workspace, run);
}

} // namespace assay::evaluate

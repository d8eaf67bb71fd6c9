#include "core/evaluate/runs/detector_runs.h"

#include "core/base/json_members.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/json/settings_reader.h"
#include "core/model/fhri.h"
#include "core/workspace/scored/scored_sets.h"

#include <algorithm>
#include <array>
#include <charconv>
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

DetectorJson tausJson(const Detector& detector, const model::ScoredColumns& columns) {
    DetectorJson taus = DetectorJson::object();
    for (std::size_t i = 0; i < columns.scenarios.size() && i < detector.tau.size(); ++i) {
        taus[columns.scenarios[i]] = detector.tau[i];
    }
    return taus;
}

bool isTrueIn(const DetectorJson& json, const char* key) {
    const DetectorJson* const value = base::memberOf(json, key);
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

// With the thresholds of the scenarios of these columns; nullopt: the settings do not say one.
std::optional<Detector> detectorFrom(const DetectorJson& settings, const char* side,
                                     const model::ScoredColumns& columns) {
    const DetectorJson* const json = base::memberOf(settings, side);
    if (json == nullptr) {
        return std::nullopt;
    }
    const auto ownOrShared = [json, &settings](const char* key) {
        const DetectorJson* const own = base::memberOf(*json, key);
        return own != nullptr ? own : base::memberOf(settings, key);
    };
    const DetectorJson* const limit = ownOrShared("nli_hard");
    const DetectorJson* const taus = ownOrShared("tau");
    if (limit == nullptr || !limit->is_number() || taus == nullptr) {
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

// A set that detectors judge.
struct JudgedSet {
    workspace::ScoredSetInfo info;
    model::ScoredColumns columns;
    std::vector<std::string> ids;
};

Result<JudgedSet> judgedSet(const workspace::Reader& reader, const std::string& name,
                            const std::stop_token& stop, base::ProgressSink& progress) {
    JudgedSet set;
    ASSAY_TRY(set.info, workspace::findScoredSet(reader, name));
    ASSAY_TRY(set.columns, workspace::loadScoredColumns(reader, set.info.id, stop, progress));
    ASSAY_TRY(set.ids, workspace::scoredSampleIds(reader, set.info.id, stop));
    return set;
}

// What b decides of the samples of `judged`, from another set of the workspace.
Result<Decisions> decisionsOfSet(const workspace::Reader& reader, const ComparedDetectors& compared,
                                 const JudgedSet& judged, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    ASSAY_TRY(const auto other, judgedSet(reader, compared.setB, stop, progress));
    if (other.info.dataHash != compared.hashB) {
        return fail(ErrorCode::InputNotUsable,
                    compared.setB + " has content " + other.info.dataHash + ", the run was made with " +
                        compared.hashB,
                    compared.setB);
    }
    const MatchedSamples matched =
        matchSamples(judged.ids, judged.columns.label, other.ids, other.columns.label);
    return decisionsElsewhere(compared.b, judged.columns, other.columns, matched);
}

Result<base::RowId> keepCompared(workspace::Workspace& workspace, const JudgedSet& judged,
                                 const DetectorRunPlan& plan, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    const ComparedDetectors& compared = plan.compared;
    const Decisions ofA = decisionsOf(compared.a, judged.columns);
    Decisions ofB;
    if (compared.setB.empty()) {
        ofB = decisionsOf(compared.b, judged.columns);
    } else {
        ASSAY_TRY(const auto reader, workspace.reader());
        ASSAY_TRY(ofB, decisionsOfSet(reader, compared, judged, stop, progress));
    }
    ComparisonSettings about;
    about.isAboutEntropy = compared.isAboutEntropy;
    ASSAY_TRY(const auto result, compareDetectors(judged.columns, ofA, ofB, about, stop, progress));
    DecidedRun run = detectorRun(result, judged.columns, judged.ids, ofA, ofB);
    run.name = plan.name;
    run.measured = judged.info.name;
    run.measuredHash = judged.info.dataHash;
    run.system =
        plan.system.empty() ? detectorName(compared.a) + ", " + detectorName(compared.b) : plan.system;
    run.settings = detectorSettingsJson(compared, judged.columns);
    run.who = plan.who;
    return keepDecidedRun(workspace, run);
}

} // namespace

std::string detectorSettingsJson(const ComparedDetectors& compared, const model::ScoredColumns& columns) {
    DetectorJson other;
    if (!compared.setB.empty()) {
        other = {{"name", compared.setB}, {"sha256", compared.hashB}};
    }
    DetectorJson b = detectorJson(compared.b);
    if (compared.b.nliHard != compared.a.nliHard) {
        b["nli_hard"] = compared.b.nliHard;
    }
    if (compared.b.tau != compared.a.tau) {
        b["tau"] = tausJson(compared.b, columns);
    }
    return detectorText({{"a", detectorJson(compared.a)},
                         {"b", std::move(b)},
                         {"nli_hard", compared.a.nliHard},
                         {"tau", tausJson(compared.a, columns)},
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

std::string scoringName(const model::Scoring& scoring) {
    switch (scoring.kind) {
    case model::ScoringKind::Stored:
        return "stored";
    case model::ScoringKind::SourceWeights:
        return "source";
    case model::ScoringKind::Weights:
        break;
    }
    if (scoring.weights == model::kDocumentWeights) {
        return "document";
    }
    if (scoring.weights == model::kNoEntropyWeights) {
        return "no-entropy";
    }
    std::string text;
    for (const double weight : scoring.weights) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), weight).ptr;
        text += (text.empty() ? "" : ",") + std::string(digits.data(), end);
    }
    return text;
}

std::string detectorName(const Detector& detector) {
    return detector.isPredicted ? "predicted" : scoringName(detector.scoring);
}

Result<base::RowId> keepDetectorRun(workspace::Workspace& workspace, const DetectorRunPlan& plan,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto judged, judgedSet(reader, plan.set, stop, progress));
    return keepCompared(workspace, judged, plan, stop, progress);
}

Result<base::RowId> compareAgain(workspace::Workspace& workspace, const RunDescription& before,
                                 const std::string& who, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto judged, judgedSet(reader, before.inputName("scored_set"), stop, progress));
    const DetectorJson settings = json::parseSettingsJson(before.info.settings);
    auto a = detectorFrom(settings, "a", judged.columns);
    auto b = detectorFrom(settings, "b", judged.columns);
    if (!a || !b) {
        return fail(ErrorCode::DamagedWorkspace, "settings", "run " + std::to_string(before.info.id));
    }
    DetectorRunPlan plan;
    plan.name = before.info.name;
    plan.set = judged.info.name;
    plan.compared = {std::move(*a), std::move(*b), isTrueIn(settings, "about_entropy")};
    const DetectorJson* const other = base::memberOf(settings, "b_set");
    if (other != nullptr && other->is_object()) {
        plan.compared.setB = base::memberText(*other, "name");
        plan.compared.hashB = base::memberText(*other, "sha256");
    }
    plan.system = before.inputName("detectors");
    plan.who = who;
    return keepCompared(workspace, judged, plan, stop, progress);
}

} // namespace assay::evaluate

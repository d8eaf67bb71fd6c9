#include "core/evaluate/runs/run_description.h"

#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/json/settings_reader.h"

#include <algorithm>
#include <array>

namespace assay::evaluate {
namespace {

using DescribedJson = nlohmann::ordered_json;

constexpr std::array kRunKinds{kNeighbourRuns, kSweepRuns, kDetectorRuns,    kDynamicRuns,
                               kAnswerRuns,    kJudgeRuns, kRetrievalRuns,   kAlphaRuns,
                               kMiningRunKind, kLintRuns,  kFiguresLintRuns, kImpactRuns};

constexpr std::string_view kHashEnding = "_sha256";

std::string describedText(const DescribedJson& json) {
    return json.dump(-1, ' ', false, DescribedJson::error_handler_t::replace);
}

// "suites" is a list of things that are each a suite.
std::string singular(const std::string& role) {
    return role.ends_with('s') ? role.substr(0, role.size() - 1) : role;
}

// {"name", "sha256"}; of what was not named, such as anchors that were drawn, the name is empty.
RunInput namedInput(const std::string& role, const DescribedJson& object) {
    return {role, base::memberText(object, "name"), base::memberText(object, "sha256")};
}

bool isNamedInput(const DescribedJson& json) {
    return base::memberOf(json, "name") != nullptr || base::memberOf(json, "sha256") != nullptr;
}

// The documents of the kinds differ: {"corpus": {"name", "sha256"}}, {"suites": [{"name", "sha256"}]},
// {"predictions": name, "predictions_sha256": hash}, a hash alone, a text alone.
std::vector<RunInput> inputsOf(const DescribedJson& document) {
    std::vector<RunInput> inputs;
    for (const auto& [key, value] : document.items()) {
        if (value.is_object() && isNamedInput(value)) {
            inputs.push_back(namedInput(key, value));
        } else if (value.is_array()) {
            for (const DescribedJson& one : value) {
                if (isNamedInput(one)) {
                    inputs.push_back(namedInput(singular(key), one));
                }
            }
        } else if (value.is_string() && key.ends_with(kHashEnding)) {
            const std::string role = key.substr(0, key.size() - kHashEnding.size());
            if (const auto hash = base::textIn(value);
                base::memberOf(document, role) == nullptr && hash && !hash->empty()) {
                inputs.push_back({role, {}, *hash});
            }
        } else if (const auto text = base::textIn(value); text && !text->empty()) {
            inputs.push_back({key, *text, base::memberText(document, key + std::string(kHashEnding))});
        }
    }
    return inputs;
}

void flatten(const std::string& path, const DescribedJson& value, std::vector<RunSetting>& settings) {
    if (!value.is_object() || (value.empty() && !path.empty())) {
        settings.push_back({path, describedText(value)});
        return;
    }
    for (const auto& [key, member] : value.items()) {
        flatten(path.empty() ? key : path + "." + key, member, settings);
    }
}

tl::unexpected<base::Error> damagedDocument(const workspace::RunInfo& run, const char* what) {
    return base::fail(base::ErrorCode::DamagedWorkspace, what, "run " + std::to_string(run.id));
}

// The names of all inputs in one of the roles, "a, b"; empty: there is none with a name.
std::string namesInRole(std::span<const RunInput> inputs, std::string_view role) {
    std::string names;
    for (const RunInput& input : inputs) {
        if (input.role == role && !input.name.empty()) {
            names += (names.empty() ? "" : ", ") + input.name;
        }
    }
    return names;
}

} // namespace

std::span<const std::string_view> runKinds() noexcept {
    return kRunKinds;
}

const RunFigure* RunDescription::find(std::string_view figure) const noexcept {
    const auto found = std::ranges::find(figures, figure, &RunFigure::name);
    return found == figures.end() ? nullptr : &*found;
}

std::string RunDescription::inputName(std::string_view role) const {
    const auto found = std::ranges::find(inputs, role, &RunInput::role);
    return found == inputs.end() ? std::string() : found->name;
}

std::string RunDescription::suiteName() const {
    for (const std::string_view role : {"suite", "anchors", "scored_set"}) {
        if (std::string names = namesInRole(inputs, role); !names.empty()) {
            return names;
        }
    }
    return {};
}

std::string RunDescription::systemName() const {
    for (const std::string_view role : {"predictions", "search", "detectors", "endpoint", "judge"}) {
        if (std::string names = namesInRole(inputs, role); !names.empty()) {
            return names;
        }
    }
    const std::string lexical = namesInRole(inputs, "lexical");
    const std::string vector = namesInRole(inputs, "vector");
    if (!lexical.empty() && !vector.empty()) {
        return lexical + ", " + vector;
    }
    const auto found = std::ranges::find(settings, "searches", &RunSetting::name);
    std::string searches;
    if (found != settings.end()) {
        for (const DescribedJson& one : json::parseSettingsJson(found->value)) {
            if (const auto text = base::textIn(one)) {
                searches += (searches.empty() ? "" : ", ") + *text;
            }
        }
    }
    const std::string embeddings = namesInRole(inputs, "embeddings");
    return searches.empty() || embeddings.empty() ? searches + embeddings : searches + ", " + embeddings;
}

base::Result<RunDescription> describeRun(const workspace::RunInfo& run) {
    RunDescription described;
    described.info = run;
    const DescribedJson inputs = json::parseSettingsJson(run.inputs);
    const DescribedJson settings = json::parseSettingsJson(run.settings);
    if (!inputs.is_object()) {
        return damagedDocument(run, "inputs");
    }
    if (!settings.is_object()) {
        return damagedDocument(run, "settings");
    }
    described.inputs = inputsOf(inputs);
    flatten({}, settings, described.settings);
    std::ranges::sort(described.settings, {}, &RunSetting::name);
    if (!run.figures.empty()) {
        auto figures = runFigures(run.kind, run.figures);
        if (!figures) {
            return damagedDocument(run, "figures");
        }
        described.figures = std::move(*figures);
    }
    described.mainFigures = static_cast<std::size_t>(std::ranges::count_if(
        described.figures, [](const RunFigure& figure) { return !figure.name.starts_with("by."); }));
    return described;
}

} // namespace assay::evaluate

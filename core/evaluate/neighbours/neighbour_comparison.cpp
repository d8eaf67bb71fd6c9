#include "core/evaluate/neighbours/neighbour_comparison.h"

#include "core/workspace/runs/runs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace assay::evaluate {
namespace {

using Json = nlohmann::ordered_json;

// What was measured and how, as far as it may differ between two runs that are compared.
Json describe(const NeighbourRun& run) {
    const NeighbourRunSettings& settings = run.settings;
    Json json = Json::parse(neighbourSettingsJson(settings.test), nullptr, false);
    json.erase("window"); // a difference that matters is refused
    json["corpus_sha256"] = settings.corpusHash;
    json["embeddings_sha256"] = settings.embeddingsHash;
    json["model"] = settings.model;
    json["anchors_sha256"] = settings.anchorsHash;
    return json;
}

std::vector<DifferingSetting> differences(const NeighbourRun& run, const NeighbourRun& baseline) {
    const auto text = [](const Json& json) {
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    const Json a = describe(run);
    const Json b = describe(baseline);
    std::vector<DifferingSetting> list;
    for (const auto& [name, value] : a.items()) {
        if (b.at(name) != value) {
            list.push_back({name, text(value), text(b.at(name))});
        }
    }
    return list;
}

} // namespace

using base::ErrorCode;
using base::fail;
using base::Result;

Result<std::vector<GateRule>> workspaceGateRules(const workspace::Reader& reader) {
    ASSAY_TRY(auto stored, workspace::workspaceSetting(reader, workspace::kGateRulesSetting));
    return stored ? readGateRules(*stored) : defaultGateRules();
}

std::optional<std::size_t> sameSearch(const NeighbourRunSettings& run, std::size_t search,
                                      const NeighbourRunSettings& baseline) {
    const auto placeOf = [search](const auto& own, const auto& others) -> std::optional<std::size_t> {
        if (search >= own.size()) {
            return std::nullopt;
        }
        const auto place = std::ranges::find(others, own[search]);
        return place == others.end() ? std::nullopt
                                     : std::optional(static_cast<std::size_t>(place - others.begin()));
    };
    if (run.isOutside != baseline.isOutside) {
        return std::nullopt;
    }
    return run.isOutside ? placeOf(run.outsideSearches, baseline.outsideSearches)
                         : placeOf(run.searches, baseline.searches);
}

Result<GateVerdict> judgeRun(const NeighbourRun& run, std::size_t search, const NeighbourRun& baseline,
                             std::size_t baselineSearch, const std::vector<GateRule>& rules) {
    const auto usable = [](const NeighbourRun& one, std::size_t number) -> Result<> {
        if (one.info.state != workspace::RunState::Finished) {
            return fail(ErrorCode::InvalidArgument, "not finished", "run " + std::to_string(one.info.id));
        }
        if (number >= one.searches.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(number + 1),
                        "search of run " + std::to_string(one.info.id));
        }
        return {};
    };
    ASSAY_TRY(usable(run, search));
    ASSAY_TRY(usable(baseline, baselineSearch));
    auto verdict = judgeNeighbours(run.outcomes, search, run.settings.test, baseline.outcomes, baselineSearch,
                                   baseline.settings.test, rules, run.settings.test.seed);
    if (verdict) {
        verdict->differing = differences(run, baseline);
        verdict->runSearch = run.searches[search];
        verdict->baselineSearch = baseline.searches[baselineSearch];
    }
    return verdict;
}

} // namespace assay::evaluate

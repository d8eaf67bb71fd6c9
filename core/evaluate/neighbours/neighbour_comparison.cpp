#include "core/evaluate/neighbours/neighbour_comparison.h"

#include "core/evaluate/embeddings/embedding_making.h"
#include "core/json/settings_reader.h"
#include "core/workspace/runs/runs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using Json = nlohmann::ordered_json;

std::string textOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// What was measured: its name, and the hash that says whether it is the same.
struct MeasuredThing {
    const char* setting;
    Json name;
    std::string hash;
};

// Drawn anchors go by how they were drawn.
Json anchorsName(const NeighbourRunSettings& settings) {
    return settings.anchorSet.empty() && !settings.isOutside
               ? Json::parse(anchorSamplingJson(settings.sampling), nullptr, false)
               : Json(settings.anchorSet);
}

std::array<MeasuredThing, 3> thingsOf(const NeighbourRunSettings& settings) {
    return {{{"corpus", settings.corpus, settings.corpusHash},
             {"embeddings", settings.embeddings, settings.embeddingsHash},
             {"anchors", anchorsName(settings), settings.anchorsHash}}};
}

// Hashes say that two things differ, names which they are: what has the same name has other content.
std::vector<DifferingSetting> differences(const NeighbourRunSettings& run,
                                          const NeighbourRunSettings& baseline) {
    std::vector<DifferingSetting> list;
    Json a = Json::parse(neighbourSettingsJson(run.test), nullptr, false);
    const Json b = Json::parse(neighbourSettingsJson(baseline.test), nullptr, false);
    a.erase("window"); // a difference that matters is refused
    for (const auto& [name, value] : a.items()) {
        if (b.at(name) != value) {
            list.push_back({name, textOf(value), textOf(b.at(name)), false, false});
        }
    }
    const auto ofRun = thingsOf(run);
    const auto ofBaseline = thingsOf(baseline);
    for (std::size_t i = 0; i < ofRun.size(); ++i) {
        if (ofRun[i].hash == ofBaseline[i].hash) {
            continue;
        }
        list.push_back({ofRun[i].setting, textOf(ofRun[i].name), textOf(ofBaseline[i].name), true,
                        ofRun[i].name == ofBaseline[i].name});
    }
    if (run.model != baseline.model) {
        list.push_back({"model", textOf(Json(run.model)), textOf(Json(baseline.model)), true, false});
    }
    return list;
}

// Vectors whose model nobody named are of one model when they are the same vectors.
bool haveSameModel(const NeighbourRunSettings& run, const NeighbourRunSettings& baseline) {
    const bool isKnown = !run.model.empty() && run.model != kUnknownModel;
    return run.embeddingsHash == baseline.embeddingsHash || (isKnown && run.model == baseline.model);
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
                                   baseline.settings.test, rules, run.settings.test.seed,
                                   haveSameModel(run.settings, baseline.settings));
    if (verdict) {
        verdict->differing = differences(run.settings, baseline.settings);
        verdict->runSearch = run.searches[search];
        verdict->baselineSearch = baseline.searches[baselineSearch];
    }
    return verdict;
}

Result<std::vector<NeighbourRun>> earlierRuns(const workspace::Reader& reader, const NeighbourRun& run,
                                              const std::stop_token& stop) {
    ASSAY_TRY(const auto infos, workspace::runs(reader, kNeighbourRuns)); // newest first
    std::vector<NeighbourRun> earlier;
    for (const workspace::RunInfo& info : infos) {
        if (earlier.size() == kEarlierRuns) {
            break;
        }
        if (info.id >= run.info.id || info.state != workspace::RunState::Finished ||
            info.corpus != run.info.corpus) {
            continue;
        }
        ASSAY_TRY(const auto settings, neighbourRunSettings(info));
        if (settings.anchorsHash == run.settings.anchorsHash && haveSameModel(settings, run.settings)) {
            ASSAY_TRY(auto loaded, loadNeighbourRun(reader, info.id, stop));
            earlier.push_back(std::move(loaded));
        }
    }
    return earlier;
}

std::optional<double> earlierDesignEffect(std::span<const workspace::RunInfo> runs, base::RowId corpus) {
    const auto numberIn = [](const Json& value) {
        return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
    };
    const auto members = [](const Json& object, const char* key) {
        return object.is_object() ? object.value(key, Json()) : Json();
    };
    for (const workspace::RunInfo& run : runs) {
        if (run.corpus != corpus || run.kind != kNeighbourRuns ||
            run.state != workspace::RunState::Finished) {
            continue;
        }
        std::optional<double> largest;
        for (const Json& search : members(json::parseSettingsJson(run.figures), "figures")) {
            for (const Json& regime : members(search, "regimes")) {
                for (const Json& effect : members(regime, "design_effect")) {
                    if (const auto number = numberIn(effect); number && std::isfinite(*number)) {
                        largest = std::max({largest.value_or(1), *number, 1.0});
                    }
                }
            }
        }
        if (largest) {
            return largest;
        }
    }
    return std::nullopt;
}

std::optional<EarlierNoise> noiseOf(const NeighbourRun& run, std::size_t search, const NeighbourRun& baseline,
                                    std::span<const NeighbourRun> earlier,
                                    const std::vector<GateRule>& rules) {
    const auto haveSameVectors = [](const NeighbourRun& a, const NeighbourRun& b) {
        return a.settings.embeddingsHash == b.settings.embeddingsHash;
    };
    EarlierNoise noise;
    std::int64_t changed = 0;
    std::int64_t anchors = 0;
    for (std::size_t i = 0; i + 1 < earlier.size(); ++i) {
        const NeighbourRun& newer = earlier[i];
        const NeighbourRun& older = earlier[i + 1];
        const auto inNewer = sameSearch(run.settings, search, newer.settings);
        const auto inOlder = sameSearch(run.settings, search, older.settings);
        if (!inNewer || !inOlder || haveSameVectors(newer, older) != haveSameVectors(run, baseline)) {
            continue;
        }
        const auto verdict = judgeRun(newer, *inNewer, older, *inOlder, rules);
        if (!verdict) {
            continue;
        }
        const auto headline = std::ranges::find(verdict->differences, true, &RankDifference::isHeadline);
        if (headline != verdict->differences.end() && headline->n >= kLeastAnchors) {
            changed += headline->lost + headline->won;
            anchors += headline->n;
            ++noise.pairs;
        }
    }
    if (noise.pairs == 0) {
        return std::nullopt;
    }
    noise.discordance = static_cast<double>(changed) / static_cast<double>(anchors);
    return noise;
}

} // namespace assay::evaluate

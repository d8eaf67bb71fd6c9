#include "core/evaluate/neighbours/engine_holdings.h"

#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::EngineCheck;
using retrieval::RemoteCollection;
using HoldingJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> kStateNames{"compared", "by_text", "no_vectors_here",
                                                      "no_vectors_there", "failed"};

// A metric that is not known stands as null.
template <typename Member>
constexpr auto metricField(std::string_view name, Member member) {
    return json::own(
        name,
        [member](const auto& owner) {
            const auto& metric = std::invoke(member, owner);
            return metric ? HoldingJson(retrieval::remoteMetricName(*metric)) : HoldingJson();
        },
        [member](json::SettingsReader& reader, const std::string& key, auto& owner) {
            if (const HoldingJson* const value = reader.take(key); value != nullptr) {
                const auto metric = base::textIn(*value);
                std::invoke(member, owner) = metric ? retrieval::remoteMetricFromName(*metric) : std::nullopt;
            }
        });
}

template <typename Value>
constexpr auto optionalNumber(std::string_view name, std::optional<Value> EngineCheck::* member) {
    return json::own(
        name,
        [member](const EngineCheck& check) {
            return check.*member ? HoldingJson(*(check.*member)) : HoldingJson();
        },
        [member](json::SettingsReader& reader, const std::string& key, EngineCheck& check) {
            if (const HoldingJson* const value = reader.take(key); value != nullptr) {
                check.*member = base::integerIn<Value>(*value);
            }
        });
}

constexpr std::tuple kCollectionFields{json::field("exists", &RemoteCollection::exists),
                                       metricField("metric", &RemoteCollection::metric)};

constexpr std::tuple kCheckFields{
    json::group("collection", &EngineCheck::collection, kCollectionFields),
    json::field("sample", &EngineCheck::sampled),
    json::field("found", &EngineCheck::found),
    json::field("missing", &EngineCheck::missing),
    json::field("compared", &EngineCheck::compared),
    json::field("agreeing", &EngineCheck::agreeing),
    optionalNumber("shifted_by", &EngineCheck::shiftedBy),
    json::field("dimension", &EngineCheck::dimension),
    json::field("dimension_here", &EngineCheck::dimensionHere),
    json::field("cut", &EngineCheck::isTruncated),
    json::field("wrong_metric", &EngineCheck::wrongMetric),
    json::field("queries", &EngineCheck::queries),
    json::field("lists", &EngineCheck::lists),
    metricField("lists_by", &EngineCheck::listsBy),
};

constexpr std::tuple kHoldingFields{
    json::required(json::field("name", &EngineHolding::name)),
    json::required(json::named("state", &EngineHolding::state, kStateNames)),
    json::field("failure", &EngineHolding::failure),
    json::group("check", &EngineHolding::check, kCheckFields),
};

Result<> compare(const WorkspaceSearches& corpus, std::span<const retrieval::Row> rows,
                 retrieval::RemoteEngine& engine, EngineHolding& holding, const std::stop_token& stop) {
    ASSAY_TRY(const auto ids, corpus.ids(stop));
    const retrieval::RowVectors vectors = [&corpus](std::span<const retrieval::Row> asked) {
        return corpus.source().vectors(asked);
    };
    std::vector<retrieval::Row> sample;
    for (const retrieval::Row place : retrieval::evenlyTaken(rows.size(), retrieval::kRunSample)) {
        sample.push_back(rows[place]);
    }
    const auto dimension = static_cast<std::size_t>(corpus.embeddings()->dimension);
    auto check = retrieval::checkEngine(engine, *ids, vectors, dimension, sample, stop);
    if (!check && check.error().code == ErrorCode::RemoteFailure) {
        holding.state = HoldingState::Failed;
        holding.failure = check.error().detail;
        return {};
    }
    ASSAY_TRY(check);
    holding.check = std::move(*check);
    holding.check.rows.clear();
    holding.check.documents.clear();
    if (holding.check.found > 0 && holding.check.compared == 0) {
        holding.state = HoldingState::NoVectorsThere;
    }
    return {};
}

} // namespace

bool asksByVectors(const SearchSpec& spec) noexcept {
    return spec.kind == SearchKind::Engine && spec.mode != retrieval::RemoteMode::Text;
}

Result<std::vector<EngineHolding>> engineHoldings(std::span<const SearchSpec> searches,
                                                  const WorkspaceSearches& corpus,
                                                  std::span<const retrieval::Row> rows,
                                                  const retrieval::EngineSource& engines,
                                                  const std::stop_token& stop) {
    std::vector<EngineHolding> holdings;
    for (const SearchSpec& spec : searches) {
        if (spec.kind != SearchKind::Engine ||
            std::ranges::find(holdings, spec.engine, &EngineHolding::name) != holdings.end()) {
            continue;
        }
        if (!engines) {
            return fail(ErrorCode::NotFound, spec.engine, "engine");
        }
        EngineHolding& holding = holdings.emplace_back();
        holding.name = spec.engine;
        ASSAY_TRY(const auto engine, engines(spec.engine));
        const retrieval::RemoteCapabilities& what = engine->capabilities();
        const bool isAskedByVectors = std::ranges::any_of(searches, [&spec](const SearchSpec& other) {
            return other.engine == spec.engine && asksByVectors(other);
        });
        if (!isAskedByVectors) {
            holding.state = HoldingState::ByText;
        } else if (!corpus.embeddings()) {
            holding.state = HoldingState::NoVectorsHere;
        } else if (!what.fetches || !what.storesVectors) {
            holding.state = HoldingState::NoVectorsThere;
        } else {
            ASSAY_TRY(compare(corpus, rows, *engine, holding, stop));
        }
    }
    return holdings;
}

HoldingJson engineHoldingsJson(const std::vector<EngineHolding>& holdings) {
    HoldingJson list = HoldingJson::array();
    for (const EngineHolding& holding : holdings) {
        HoldingJson& one = list.emplace_back(json::toJson(holding, kHoldingFields));
        if (holding.state != HoldingState::Failed) {
            one.erase("failure");
        }
        if (holding.state != HoldingState::Compared) {
            one.erase("check");
        }
    }
    return list;
}

std::vector<EngineHolding> engineHoldingsIn(const HoldingJson& figures) {
    std::vector<EngineHolding> holdings;
    const HoldingJson* const list = base::memberOf(figures, "engine_holdings");
    if (list == nullptr || !list->is_array()) {
        return holdings;
    }
    for (const HoldingJson& one : *list) {
        EngineHolding holding;
        if (json::readLeniently(one, holding, kHoldingFields).empty()) {
            holdings.push_back(std::move(holding));
        }
    }
    return holdings;
}

} // namespace assay::evaluate

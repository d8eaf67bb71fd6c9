#include "core/retrieval/remote/engine_connection.h"

#include "core/base/guard.h"
#include "core/endpoint/service_address.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

constexpr std::tuple kConnectionFields{
    json::required(json::field("name", &EngineConnection::name)),
    json::required(json::field("engine", &EngineConnection::engine)),
    json::required(json::field("url", &EngineConnection::url)),
    json::field("collection", &EngineConnection::collection),
    json::field("user", &EngineConnection::user),
    json::field("key_env", &EngineConnection::keyVariable),
    json::field("key_ring", &EngineConnection::keyRing),
    json::ranged("timeout_ms", &EngineConnection::timeoutMs, 1, 3'600'000),
    json::ranged("max_attempts", &EngineConnection::maxAttempts, 1, 100),
    json::ranged("backoff_base_ms", &EngineConnection::backoffBaseMs, 0, 3'600'000),
    json::ranged("backoff_max_ms", &EngineConnection::backoffMaxMs, 0, 3'600'000),
    json::ranged("max_retry_after_ms", &EngineConnection::maxRetryAfterMs, 0, 86'400'000),
    json::ranged("max_parallel", &EngineConnection::maxParallel, 1, 64),
    json::field("max_per_second", &EngineConnection::maxPerSecond),
    json::ranged("batch_documents", &EngineConnection::batchDocuments, 1, 10'000),
    json::field("price_per_million_requests", &EngineConnection::pricePerMillionRequests),
    json::field("price_per_million_writes", &EngineConnection::pricePerMillionWrites),
    json::field("currency", &EngineConnection::currency),
};

// What a list of members cannot say: maps and what is missing. The name of what is wrong; empty: nothing.
std::string takeConnectionMaps(ordered_json& object, EngineConnection& connection) {
    if (const auto found = object.find("variables"); found != object.end()) {
        if (!found->is_object()) {
            return "variables";
        }
        for (const auto& [name, value] : found->items()) {
            if (!value.is_string()) {
                return "variables." + name;
            }
            connection.variables[name] = value.get<std::string>();
        }
        object.erase("variables");
    }
    if (const auto found = object.find("fields"); found != object.end()) {
        if (!found->is_object()) {
            return "fields";
        }
        for (const auto& [name, value] : found->items()) {
            const ordered_json* const theirs = base::memberOf(value, "name");
            const ordered_json* const type = base::memberOf(value, "type");
            const bool typed = type != nullptr && type->is_string();
            const std::string typeName = typed ? type->get<std::string>() : std::string();
            if (theirs == nullptr || !theirs->is_string() || (type != nullptr && !typed) ||
                (typed && typeName != "text" && typeName != "number") ||
                value.size() != (type != nullptr ? 2U : 1U)) {
                return "fields." + name;
            }
            connection.fields[name] = {theirs->get<std::string>(), typeName == "number"};
        }
        object.erase("fields");
    }
    if (const auto found = object.find("metric"); found != object.end()) {
        const auto metric =
            found->is_string() ? remoteMetricFromName(found->get_ref<const std::string&>()) : std::nullopt;
        if (!metric) {
            return "metric";
        }
        connection.metric = *metric;
        object.erase("metric");
    }
    if (const auto found = object.find("largest_k"); found != object.end()) {
        const auto number = base::integerIn<std::uint32_t>(*found);
        if (!number || *number == 0) {
            return "largest_k";
        }
        connection.largestK = *number;
        object.erase("largest_k");
    }
    if (const auto found = object.find("exact"); found != object.end()) {
        if (!found->is_boolean()) {
            return "exact";
        }
        connection.exact = found->get<bool>();
        object.erase("exact");
    }
    return {};
}

ordered_json connectionJson(const EngineConnection& connection) {
    ordered_json object = json::toJson(connection, kConnectionFields);
    for (auto member = object.begin(); member != object.end();) {
        const bool blank =
            member->is_null() || (member->is_string() && member->get_ref<const std::string&>().empty());
        member = blank ? object.erase(member) : std::next(member);
    }
    if (!connection.variables.empty()) {
        object["variables"] = connection.variables;
    }
    for (const auto& [ours, theirs] : connection.fields) {
        object["fields"][ours] = {{"name", theirs.name}, {"type", theirs.number ? "number" : "text"}};
    }
    if (connection.metric != RemoteMetric::Unknown) {
        object["metric"] = remoteMetricName(connection.metric);
    }
    if (connection.largestK) {
        object["largest_k"] = *connection.largestK;
    }
    if (connection.exact) {
        object["exact"] = *connection.exact;
    }
    return object;
}

bool isPrice(const std::optional<double>& price) {
    return !price || (*price >= 0 && std::isfinite(*price));
}

} // namespace

Result<> checkEngineConnection(const EngineConnection& connection) {
    const auto invalid = [](const std::string& where, const std::string& detail) {
        return fail(ErrorCode::InvalidArgument, detail, where);
    };
    // A name stands in "engine:NAME,mode=text+window:3".
    if (connection.name.empty() || connection.name.find_first_of(":,+=\"\n") != std::string::npos) {
        return invalid("name", connection.name);
    }
    if (connection.engine.empty()) {
        return invalid("engine", connection.engine);
    }
    const bool byHttp = connection.engine != "postgresql";
    const bool hasSecret = connection.url.find_first_of("@?#") != std::string::npos;
    if (byHttp ? !endpoint::isUsableUrl(connection.url)
               : !connection.url.starts_with("postgresql://") || hasSecret) {
        return invalid("url", {}); // not repeated: what is refused may hold a secret
    }
    if (const auto wrong = json::outOfRange(connection, kConnectionFields)) {
        return invalid(std::string(wrong->name), std::to_string(wrong->value));
    }
    if (connection.maxPerSecond &&
        !(*connection.maxPerSecond >= 1.0 / 600 && *connection.maxPerSecond <= 1e6)) {
        return invalid("max_per_second", std::to_string(*connection.maxPerSecond));
    }
    if (!isPrice(connection.pricePerMillionRequests)) {
        return invalid("price_per_million_requests", std::to_string(*connection.pricePerMillionRequests));
    }
    if (!isPrice(connection.pricePerMillionWrites)) {
        return invalid("price_per_million_writes", std::to_string(*connection.pricePerMillionWrites));
    }
    return {};
}

Result<std::vector<EngineConnection>> readEngineConnections(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<std::vector<EngineConnection>> {
        const auto unusable = [&file](const std::string& detail) {
            return fail(ErrorCode::InputNotUsable, detail, file);
        };
        const ordered_json document = json::parseSettingsJson(text);
        const ordered_json* const list = base::memberOf(document, "engines");
        if (list == nullptr || !list->is_array() || document.size() != 1) {
            return unusable("engines: no JSON object with a list of engines alone");
        }
        std::vector<EngineConnection> connections;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const std::string place = "engines[" + std::to_string(i) + "]";
            ordered_json object = (*list)[i];
            if (!object.is_object()) {
                return unusable(place + ": no object");
            }
            EngineConnection connection;
            std::string wrong = takeConnectionMaps(object, connection);
            if (wrong.empty()) {
                wrong = json::readObject(object, connection, kConnectionFields);
            }
            if (!wrong.empty()) {
                return unusable(place + "." + wrong + ": unknown, missing or of another type");
            }
            if (const auto checked = checkEngineConnection(connection); !checked) {
                return unusable(place + "." + checked.error().where + ": not usable" +
                                (checked.error().detail.empty() ? "" : ": " + checked.error().detail));
            }
            if (std::ranges::find(connections, connection.name, &EngineConnection::name) !=
                connections.end()) {
                return unusable(place + ".name: told twice: " + connection.name);
            }
            connections.push_back(std::move(connection));
        }
        return connections;
    });
}

Result<std::string> engineConnectionsJson(const std::vector<EngineConnection>& connections) {
    return base::guarded("engines", [&]() -> Result<std::string> {
        ordered_json list = ordered_json::array();
        for (const EngineConnection& connection : connections) {
            list.push_back(connectionJson(connection));
        }
        return ordered_json{{"engines", std::move(list)}}.dump(2, ' ', false,
                                                               ordered_json::error_handler_t::replace) +
               "\n";
    });
}

} // namespace assay::retrieval

#include "core/retrieval/remote/engine_connection.h"

#include "core/base/guard.h"
#include "core/endpoint/service_address.h"
#include "core/endpoint/service_limit_fields.h"
#include "core/json/field_list.h"
#include "core/json/json_document.h"
#include "core/retrieval/remote/engine_template.h"
#include "core/retrieval/remote/postgres_engine.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

constexpr std::tuple kConnectionFields = std::tuple_cat(
    std::tuple{json::required(json::field("name", &EngineConnection::name)),
               json::required(json::field("engine", &EngineConnection::engine)),
               json::required(json::field("url", &EngineConnection::url)),
               json::field("collection", &EngineConnection::collection),
               json::field("user", &EngineConnection::user),
               json::field("key_env", &EngineConnection::keyVariable),
               json::field("key_ring", &EngineConnection::keyRing)},
    endpoint::kServiceLimitFields<EngineConnection>,
    std::tuple{json::ranged("batch_documents", &EngineConnection::batchDocuments, 1, 10'000),
               json::field("price_per_million_requests", &EngineConnection::pricePerMillionRequests),
               json::field("price_per_million_writes", &EngineConnection::pricePerMillionWrites),
               json::field("currency", &EngineConnection::currency)});

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
        const bool isDefault = member.key() != "currency"; // whose default is no empty text
        const bool blank = member->is_null() || (isDefault && member->is_string() &&
                                                 member->get_ref<const std::string&>().empty());
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

// "line 4: engines[0].url: why"; `member` may be one of a map ("fields.cik"), empty: the whole.
std::string wrongAt(std::string_view text, std::size_t index, const std::string& member,
                    const std::string& why) {
    std::string pointer = "/engines/" + std::to_string(index);
    const std::size_t point = member.find('.');
    if (!member.empty()) {
        pointer += "/" + json::pointerToken(member.substr(0, point));
    }
    if (point != std::string::npos) {
        pointer += "/" + json::pointerToken(member.substr(point + 1));
    }
    return "line " + std::to_string(json::placeAt(text, 1, pointer).line) + ": engines[" +
           std::to_string(index) + "]" + (member.empty() ? "" : ".") + member + ": " + why;
}

std::string listed(const std::vector<std::string>& templates) {
    std::string all(kPostgresEngine);
    for (const std::string& name : templates) {
        all += ", " + name;
    }
    return all;
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

Result<std::vector<EngineConnection>> readEngineConnections(std::string_view text, const std::string& file,
                                                            const std::string& templates) {
    return base::guarded(file, [&]() -> Result<std::vector<EngineConnection>> {
        const ordered_json document = json::parseSettingsJson(text);
        if (document.is_discarded()) {
            const auto line = json::brokenJsonLine(text);
            return fail(ErrorCode::InputNotUsable,
                        line ? "line " + std::to_string(*line) + ": no JSON from here on" : "nested too deep",
                        file);
        }
        const ordered_json* const list = base::memberOf(document, "engines");
        if (list == nullptr || !list->is_array() || document.size() != 1) {
            return fail(ErrorCode::InputNotUsable,
                        "line 1: engines: no JSON object with a list of engines alone", file);
        }
        const std::vector<std::string> known = EngineTemplate::names(templates);
        std::vector<EngineConnection> connections;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto unusable = [&](const std::string& member, const std::string& why) {
                return fail(ErrorCode::InputNotUsable, wrongAt(text, i, member, why), file);
            };
            ordered_json object = (*list)[i];
            if (!object.is_object()) {
                return unusable({}, "no object");
            }
            EngineConnection connection;
            std::string wrong = takeConnectionMaps(object, connection);
            if (wrong.empty()) {
                wrong = json::readObject(object, connection, kConnectionFields);
            }
            if (!wrong.empty()) {
                return unusable(wrong, "unknown, missing or of another type");
            }
            if (const auto checked = checkEngineConnection(connection); !checked) {
                return unusable(checked.error().where,
                                "not usable" +
                                    (checked.error().detail.empty() ? "" : ": " + checked.error().detail));
            }
            if (connection.engine != kPostgresEngine &&
                std::ranges::find(known, connection.engine) == known.end()) {
                return unusable("engine",
                                "no template " + connection.engine + "; there are " + listed(known));
            }
            if (std::ranges::find(connections, connection.name, &EngineConnection::name) !=
                connections.end()) {
                return unusable("name", "told twice: " + connection.name);
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

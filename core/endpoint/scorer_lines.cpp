#include "core/endpoint/scorer_lines.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace assay::endpoint {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using ScorerJson = nlohmann::ordered_json;

constexpr std::size_t kHashDigits = 64;
constexpr std::size_t kShownBytes = 200;

Result<ScorerJson> objectOf(std::string_view line) {
    ScorerJson object = json::parseSettingsJson(line);
    if (!object.is_object()) {
        return fail(ErrorCode::InvalidArgument, "no JSON object: " + std::string(line.substr(0, kShownBytes)),
                    "line");
    }
    return object;
}

Result<std::string> textMember(const ScorerJson& object, std::string_view key, bool mayBeEmpty) {
    const ScorerJson* const found = base::valueOf(object, key);
    const auto text = found == nullptr ? std::nullopt : base::textIn(*found);
    if (!text || (text->empty() && !mayBeEmpty)) {
        return fail(ErrorCode::InvalidArgument, "missing, empty or no text", std::string(key));
    }
    return *text;
}

bool isHash(const std::string& text) {
    return text.size() == kHashDigits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Result<std::vector<std::string>> metricNames(const ScorerJson& object) {
    const ScorerJson* const list = base::memberOf(object, "metrics");
    if (list == nullptr || !list->is_array() || list->empty()) {
        return fail(ErrorCode::InvalidArgument, "no list of names", "metrics");
    }
    std::vector<std::string> names;
    std::set<std::string> seen;
    for (const ScorerJson& one : *list) {
        auto name = base::textIn(one);
        if (!name || name->empty() || !seen.insert(*name).second) {
            return fail(ErrorCode::InvalidArgument, "a name that is missing or told twice", "metrics");
        }
        names.push_back(std::move(*name));
    }
    return names;
}

Result<ScorerReply> replyFrom(const ScorerJson& object, const ScorerIdentity& identity) {
    ScorerReply reply;
    ASSAY_TRY(reply.id, textMember(object, "id", true));
    if (const ScorerJson* const error = base::valueOf(object, "error")) {
        const auto text = base::textIn(*error);
        if (!text || text->empty()) {
            return fail(ErrorCode::InvalidArgument, "empty or no text", "error");
        }
        reply.error = *text;
        return reply;
    }
    const ScorerJson* const metrics = base::valueOf(object, "metrics");
    if (metrics == nullptr || !metrics->is_object()) {
        return fail(ErrorCode::InvalidArgument, "neither metrics nor error", "metrics");
    }
    for (const std::string& name : identity.metrics) {
        const ScorerJson* const value = base::valueOf(*metrics, name);
        const auto number = value == nullptr ? std::nullopt : base::numberIn(*value);
        if (!number) {
            return fail(ErrorCode::InvalidArgument, "missing or no finite number", "metrics." + name);
        }
        reply.metrics.emplace(name, *number);
    }
    if (metrics->size() != identity.metrics.size()) {
        return fail(ErrorCode::InvalidArgument, "more than the scorer named at first", "metrics");
    }
    return reply;
}

} // namespace

std::string modelName(const ScorerIdentity& identity) {
    return identity.model + (identity.revision.empty() ? "" : "@" + identity.revision) +
           " sha256:" + identity.sha256;
}

Result<ScorerIdentity> readScorerIdentity(std::string_view line) {
    return base::guarded("scorer", [&]() -> Result<ScorerIdentity> {
        ASSAY_TRY(const auto object, objectOf(line));
        ScorerIdentity identity;
        ASSAY_TRY(identity.scorer, textMember(object, "scorer", false));
        ASSAY_TRY(identity.model, textMember(object, "model", false));
        if (base::valueOf(object, "revision") != nullptr) {
            ASSAY_TRY(identity.revision, textMember(object, "revision", true));
        }
        ASSAY_TRY(identity.sha256, textMember(object, "sha256", false));
        if (!isHash(identity.sha256)) {
            return fail(ErrorCode::InvalidArgument, "not 64 small hexadecimal digits", "sha256");
        }
        ASSAY_TRY(identity.metrics, metricNames(object));
        return identity;
    });
}

Result<ScorerReply> readScorerReply(std::string_view line, const ScorerIdentity& identity) {
    return base::guarded("scorer", [&]() -> Result<ScorerReply> {
        ASSAY_TRY(const auto object, objectOf(line));
        return replyFrom(object, identity);
    });
}

std::string scorerRequestLine(const ScorerRequest& request) {
    ScorerJson object;
    object["id"] = request.id;
    object["candidate"] = request.candidate;
    object["references"] = request.references;
    return object.dump(-1, ' ', false, ScorerJson::error_handler_t::replace);
}

std::string scoresKey(const ScorerIdentity& identity, const ScorerRequest& request) {
    const nlohmann::json all = {identity.scorer,  identity.model,    identity.revision, identity.sha256,
                                identity.metrics, request.candidate, request.references};
    return base::sha256(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

} // namespace assay::endpoint

#include "core/evaluate/neighbours/engine_identity.h"

#include "core/base/json_members.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using IdentityJson = nlohmann::ordered_json;

Result<EngineIdentity> identityOf(const std::string& name, retrieval::RemoteEngine& engine,
                                  const std::stop_token& stop) {
    ASSAY_TRY(const auto collection, engine.describe(stop));
    const retrieval::RemoteCapabilities& what = engine.capabilities();
    if (!collection.exists) {
        return fail(ErrorCode::RemoteFailure, "there is no collection " + what.collection, name);
    }
    EngineIdentity identity{name,
                            what.engine,
                            what.collection,
                            collection.documents,
                            std::nullopt,
                            collection.hash(what.engine, what.collection)};
    if (collection.dimension) {
        identity.dimension = *collection.dimension;
    }
    return identity;
}

IdentityJson identityJson(const EngineIdentity& identity) {
    IdentityJson json{
        {"name", identity.name}, {"engine", identity.engine}, {"collection", identity.collection}};
    if (identity.documents) {
        json["documents"] = *identity.documents;
    }
    if (identity.dimension) {
        json["dimension"] = *identity.dimension;
    }
    json["sha256"] = identity.hash;
    return json;
}

std::optional<std::uint64_t> wholeNumberIn(const IdentityJson& json, const char* key) {
    const IdentityJson* const found = base::memberOf(json, key);
    return found != nullptr ? base::integerIn<std::uint64_t>(*found) : std::nullopt;
}

// "documents 3, were 4"; of what is the same nothing.
std::string whatDiffers(const EngineIdentity& then, const EngineIdentity& now) {
    std::string text;
    const auto add = [&text](const char* what, const std::string& is, const std::string& was) {
        if (is != was) {
            text += (text.empty() ? "" : "; ") + std::string(what) + " " + is + ", was " + was;
        }
    };
    const auto counted = [](const std::optional<std::uint64_t>& count) {
        return count ? std::to_string(*count) : std::string("not said");
    };
    add("engine", now.engine, then.engine);
    add("collection", now.collection, then.collection);
    add("documents", counted(now.documents), counted(then.documents));
    add("dimension", counted(now.dimension), counted(then.dimension));
    if (text.empty()) {
        add("version or metric: hash", now.hash, then.hash);
    }
    return "no longer what it was: " + text;
}

} // namespace

Result<std::vector<EngineIdentity>> engineIdentities(std::span<const SearchSpec> searches,
                                                     const retrieval::EngineSource& engines,
                                                     const std::stop_token& stop) {
    std::vector<EngineIdentity> identities;
    for (const SearchSpec& spec : searches) {
        const bool isNew =
            spec.kind == SearchKind::Engine &&
            std::ranges::find(identities, spec.engine, &EngineIdentity::name) == identities.end();
        if (!isNew) {
            continue;
        }
        if (!engines) {
            return fail(ErrorCode::NotFound, spec.engine, "engine");
        }
        ASSAY_TRY(const auto engine, engines(spec.engine));
        ASSAY_TRY(auto identity, identityOf(spec.engine, *engine, stop));
        identities.push_back(std::move(identity));
    }
    return identities;
}

IdentityJson engineIdentitiesJson(const std::vector<EngineIdentity>& identities) {
    IdentityJson list = IdentityJson::array();
    for (const EngineIdentity& identity : identities) {
        list.push_back(identityJson(identity));
    }
    return list;
}

std::vector<EngineIdentity> engineIdentitiesIn(const IdentityJson& inputs) {
    std::vector<EngineIdentity> identities;
    const IdentityJson* const list = base::memberOf(inputs, "engines");
    if (list == nullptr || !list->is_array()) {
        return identities;
    }
    for (const IdentityJson& one : *list) {
        EngineIdentity identity{base::memberText(one, "name"),       base::memberText(one, "engine"),
                                base::memberText(one, "collection"), wholeNumberIn(one, "documents"),
                                wholeNumberIn(one, "dimension"),     base::memberText(one, "sha256")};
        if (!identity.name.empty() && !identity.hash.empty()) {
            identities.push_back(std::move(identity));
        }
    }
    return identities;
}

std::vector<std::string> changedEngines(const std::vector<EngineIdentity>& then,
                                        const std::vector<EngineIdentity>& now) {
    std::vector<std::string> changed;
    for (const EngineIdentity& was : then) {
        const auto is = std::ranges::find(now, was.name, &EngineIdentity::name);
        if (is != now.end() && is->hash != was.hash) {
            changed.push_back("the engine " + was.name + " is " + whatDiffers(was, *is));
        }
    }
    return changed;
}

Result<> requireSameEngines(const std::vector<EngineIdentity>& then, std::span<const SearchSpec> searches,
                            const retrieval::EngineSource& engines, const std::stop_token& stop) {
    if (then.empty()) {
        return {};
    }
    ASSAY_TRY(const auto now, engineIdentities(searches, engines, stop));
    for (const EngineIdentity& was : then) {
        const auto is = std::ranges::find(now, was.name, &EngineIdentity::name);
        if (is != now.end() && is->hash != was.hash) {
            return fail(ErrorCode::InputNotUsable, whatDiffers(was, *is), "the engine " + was.name);
        }
    }
    return {};
}

} // namespace assay::evaluate

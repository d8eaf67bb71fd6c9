#include "core/endpoint/ask_settings.h"

#include "core/base/guard.h"
#include "core/endpoint/service_address.h"
#include "core/json/field_list.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

namespace assay::endpoint {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using json::SettingsReader;
using nlohmann::ordered_json;

constexpr std::size_t kFileLimit = std::size_t{1} << 20U; // bytes

bool mentions(const ordered_json& node, std::string_view placeholder) {
    if (node.is_string()) {
        return node.get_ref<const std::string&>() == placeholder;
    }
    return node.is_structured() && std::any_of(node.begin(), node.end(), [&](const ordered_json& child) {
               return mentions(child, placeholder);
           });
}

bool isPointer(const std::string& text) {
    try {
        (void)ordered_json::json_pointer(text);
        return true;
    } catch (const ordered_json::exception&) {
        return false;
    }
}

template <typename Visit>
void forEachPointer(const ReplyMapping& mapping, Visit visit) {
    for (const Pointers* pointers : {&mapping.answer, &mapping.fhri, &mapping.nli, &mapping.scenario}) {
        std::for_each(pointers->begin(), pointers->end(), visit);
    }
    for (const Pointers& pointers : mapping.components) {
        std::for_each(pointers.begin(), pointers.end(), visit);
    }
    for (const auto& [name, pointers] : mapping.stages) {
        std::for_each(pointers.begin(), pointers.end(), visit);
    }
}

// One pointer as a text, several as a list; null for none.
ordered_json toJson(const Pointers& pointers) {
    if (pointers.empty()) {
        return nullptr;
    }
    return pointers.size() == 1 ? ordered_json(pointers.front()) : ordered_json(pointers);
}

void readPointers(SettingsReader& reader, const std::string& key, const ordered_json& found,
                  Pointers& value) {
    if (found.is_null()) {
        value.clear();
    } else if (found.is_string()) {
        value = {found.get<std::string>()};
    } else if (found.is_array() &&
               std::all_of(found.begin(), found.end(), [](const auto& one) { return one.is_string(); })) {
        value = found.get<Pointers>();
    } else {
        reader.complain(key);
    }
    if (!std::all_of(value.begin(), value.end(), isPointer)) {
        reader.complain(key);
    }
}

void readPointers(SettingsReader& reader, const std::string& key, Pointers& value) {
    if (const ordered_json* found = reader.take(key)) {
        readPointers(reader, key, *found, value);
    }
}

constexpr auto pointers(std::string_view name, Pointers ReplyMapping::* member) {
    return json::own(
        name, [member](const ReplyMapping& mapping) { return toJson(mapping.*member); },
        [member](SettingsReader& reader, const std::string& key, ReplyMapping& mapping) {
            readPointers(reader, key, mapping.*member);
        });
}

ordered_json componentsJson(const ReplyMapping& mapping) {
    ordered_json components = ordered_json::object();
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        components[std::string(model::kComponentNames[i])] = toJson(mapping.components[i]);
    }
    return components;
}

void readComponents(SettingsReader& reader, const std::string& key, ReplyMapping& mapping) {
    reader.readBelow(key, [&](SettingsReader& each) {
        for (std::size_t i = 0; i < model::kComponentCount; ++i) {
            readPointers(each, std::string(model::kComponentNames[i]), mapping.components[i]);
        }
        each.refuseOthers();
    });
}

ordered_json stagesJson(const ReplyMapping& mapping) {
    ordered_json stages = ordered_json::object();
    for (const auto& [name, pointers] : mapping.stages) {
        stages[name] = toJson(pointers);
    }
    return stages;
}

// The names are the user's own.
void readStages(SettingsReader& reader, const std::string& key, ReplyMapping& mapping) {
    reader.readBelow(key, [&](SettingsReader& each) {
        if (each.object().is_object()) {
            mapping.stages.clear();
            for (const auto& [name, pointers] : each.object().items()) {
                readPointers(each, name, pointers, mapping.stages[name]);
            }
        }
    });
}

constexpr std::tuple kReplyFields{
    pointers("answer", &ReplyMapping::answer),
    pointers("fhri", &ReplyMapping::fhri),
    pointers("nli", &ReplyMapping::nli),
    pointers("scenario", &ReplyMapping::scenario),
    json::own("components", componentsJson, readComponents),
    json::own("stages", stagesJson, readStages),
};

void readBody(SettingsReader& reader, const std::string& key, AskSettings& settings) {
    if (const ordered_json* body = reader.take(key)) {
        settings.bodyTemplate = body->dump();
    }
}

constexpr std::tuple kAskFields{
    json::field("url", &AskSettings::url),
    json::own(
        "body", [](const AskSettings& settings) { return json::parseSettingsJson(settings.bodyTemplate); },
        readBody),
    json::group("reply", &AskSettings::reply, kReplyFields),
    json::ranged("timeout_ms", &AskSettings::timeoutMs, 1, 3'600'000),
    json::ranged("max_attempts", &AskSettings::maxAttempts, 1, 100),
    json::ranged("backoff_base_ms", &AskSettings::backoffBaseMs, 0, 3'600'000),
    json::ranged("backoff_max_ms", &AskSettings::backoffMaxMs, 0, 3'600'000),
    json::ranged("max_retry_after_ms", &AskSettings::maxRetryAfterMs, 0, 86'400'000),
    json::ranged("max_parallel", &AskSettings::maxParallel, 1, 64),
    json::field("max_per_second", &AskSettings::maxPerSecond),
};

} // namespace

Result<> checkAskSettings(const AskSettings& settings) {
    return base::guarded("settings", [&]() -> Result<> {
        if (!isUsableUrl(settings.url)) {
            // Not repeated here: what is refused may hold a secret.
            return fail(ErrorCode::InvalidArgument, {}, "url");
        }
        const ordered_json body = json::parseSettingsJson(settings.bodyTemplate);
        if (body.is_discarded() || !mentions(body, "{question}")) {
            return fail(ErrorCode::InvalidArgument, settings.bodyTemplate, "body");
        }
        if (settings.reply.answer.empty()) {
            return fail(ErrorCode::InvalidArgument, {}, "reply.answer");
        }
        std::string badPointer;
        bool allPointers = true;
        forEachPointer(settings.reply, [&](const std::string& pointer) {
            if (allPointers && !isPointer(pointer)) {
                allPointers = false;
                badPointer = pointer;
            }
        });
        if (!allPointers) {
            return fail(ErrorCode::InvalidArgument, badPointer, "reply");
        }
        if (const auto wrong = json::outOfRange(settings, kAskFields)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(wrong->value), std::string(wrong->name));
        }
        // Below one in ten minutes a run of 200 takes a day and a half; that is a slip.
        if (settings.maxPerSecond &&
            !(*settings.maxPerSecond >= 1.0 / 600 && *settings.maxPerSecond <= 1e6)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(*settings.maxPerSecond), "max_per_second");
        }
        return {};
    });
}

std::string askUrl(const AskSettings& settings) {
    return addressBelow(settings.url, "ask");
}

bool usesPreviousAnswer(const AskSettings& settings) {
    return mentions(json::parseSettingsJson(settings.bodyTemplate), "{previous_answer}");
}

Result<std::string> askSettingsJson(const AskSettings& settings) {
    return base::guarded("settings", [&]() -> Result<std::string> {
        if (json::parseSettingsJson(settings.bodyTemplate).is_discarded()) {
            return fail(ErrorCode::InvalidArgument, settings.bodyTemplate, "body");
        }
        return json::toJson(settings, kAskFields).dump(2) + "\n";
    });
}

Result<AskSettings> readAskSettings(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<AskSettings> {
        const ordered_json json = json::parseSettingsJson(text);
        if (json.is_discarded()) {
            return fail(ErrorCode::InputNotUsable, "not JSON", file);
        }
        AskSettings settings;
        if (const std::string wrong = json::readObject(json, settings, kAskFields); !wrong.empty()) {
            return fail(ErrorCode::InputNotUsable, wrong, file);
        }
        return settings;
    });
}

Result<AskSettings> readAskSettingsFile(const std::filesystem::path& path) {
    const std::string name = path.string();
    return base::guarded(name, [&]() -> Result<AskSettings> {
        std::error_code failed;
        if (!std::filesystem::exists(path, failed)) {
            return fail(ErrorCode::FileNotFound, {}, name);
        }
        std::ifstream file(path, std::ios::binary);
        std::string text(kFileLimit + 1, '\0');
        file.read(text.data(), static_cast<std::streamsize>(text.size()));
        if (file.bad() || (file.fail() && !file.eof())) {
            return fail(ErrorCode::FileNotReadable, {}, name);
        }
        text.resize(static_cast<std::size_t>(file.gcount()));
        if (text.size() > kFileLimit) {
            return fail(ErrorCode::InputNotUsable, "larger than 1 MiB", name);
        }
        return readAskSettings(text, name);
    });
}

} // namespace assay::endpoint

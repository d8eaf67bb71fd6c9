#include "core/endpoint/ask_settings.h"

#include "core/base/guard.h"
#include "core/endpoint/service_address.h"
#include "core/json/settings_reader.h"

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

class ObjectReader : public SettingsReader {
  public:
    using SettingsReader::read;
    using SettingsReader::SettingsReader;

    void read(const std::string& key, Pointers& value) {
        if (const ordered_json* found = take(key)) {
            setPointers(key, *found, value);
        }
    }

    void setPointers(const std::string& key, const ordered_json& found, Pointers& value) {
        if (found.is_null()) {
            value.clear();
        } else if (found.is_string()) {
            value = {found.get<std::string>()};
        } else if (found.is_array() &&
                   std::all_of(found.begin(), found.end(), [](const auto& one) { return one.is_string(); })) {
            value = found.get<Pointers>();
        } else {
            complain(key);
        }
        if (!std::all_of(value.begin(), value.end(), isPointer)) {
            complain(key);
        }
    }
};

void readMapping(const ordered_json& json, ReplyMapping& mapping, std::string& wrong) {
    ObjectReader reader(json, "reply", wrong);
    reader.read("answer", mapping.answer);
    reader.read("fhri", mapping.fhri);
    reader.read("nli", mapping.nli);
    reader.read("scenario", mapping.scenario);
    if (const ordered_json* components = reader.take("components")) {
        ObjectReader each(*components, "reply.components", wrong);
        for (std::size_t i = 0; i < model::kComponentCount; ++i) {
            each.read(std::string(model::kComponentNames[i]), mapping.components[i]);
        }
        each.refuseOthers();
    }
    if (const ordered_json* stages = reader.take("stages")) {
        ObjectReader each(*stages, "reply.stages", wrong);
        if (stages->is_object()) {
            mapping.stages.clear(); // the names are the user's own
            for (const auto& [name, pointers] : stages->items()) {
                each.setPointers(name, pointers, mapping.stages[name]);
            }
        }
    }
    reader.refuseOthers();
}

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
        struct Range {
            const char* key;
            int value, low, high;
        };
        const Range ranges[]{
            {"timeout_ms", settings.timeoutMs, 1, 3'600'000},
            {"max_attempts", settings.maxAttempts, 1, 100},
            {"backoff_base_ms", settings.backoffBaseMs, 0, 3'600'000},
            {"backoff_max_ms", settings.backoffMaxMs, 0, 3'600'000},
            {"max_retry_after_ms", settings.maxRetryAfterMs, 0, 86'400'000},
            {"max_parallel", settings.maxParallel, 1, 64},
        };
        for (const Range& range : ranges) {
            if (range.value < range.low || range.value > range.high) {
                return fail(ErrorCode::InvalidArgument, std::to_string(range.value), range.key);
            }
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
        ordered_json body = json::parseSettingsJson(settings.bodyTemplate);
        if (body.is_discarded()) {
            return fail(ErrorCode::InvalidArgument, settings.bodyTemplate, "body");
        }
        ordered_json components = ordered_json::object();
        for (std::size_t i = 0; i < model::kComponentCount; ++i) {
            components[std::string(model::kComponentNames[i])] = toJson(settings.reply.components[i]);
        }
        ordered_json stages = ordered_json::object();
        for (const auto& [name, pointers] : settings.reply.stages) {
            stages[name] = toJson(pointers);
        }
        const ordered_json json{
            {"url", settings.url},
            {"body", std::move(body)},
            {"reply",
             {{"answer", toJson(settings.reply.answer)},
              {"fhri", toJson(settings.reply.fhri)},
              {"nli", toJson(settings.reply.nli)},
              {"scenario", toJson(settings.reply.scenario)},
              {"components", std::move(components)},
              {"stages", std::move(stages)}}},
            {"timeout_ms", settings.timeoutMs},
            {"max_attempts", settings.maxAttempts},
            {"backoff_base_ms", settings.backoffBaseMs},
            {"backoff_max_ms", settings.backoffMaxMs},
            {"max_retry_after_ms", settings.maxRetryAfterMs},
            {"max_parallel", settings.maxParallel},
            {"max_per_second", settings.maxPerSecond ? ordered_json(*settings.maxPerSecond) : ordered_json()},
        };
        return json.dump(2) + "\n";
    });
}

Result<AskSettings> readAskSettings(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<AskSettings> {
        const ordered_json json = json::parseSettingsJson(text);
        if (json.is_discarded()) {
            return fail(ErrorCode::InputNotUsable, "not JSON", file);
        }
        AskSettings settings;
        std::string wrong;
        ObjectReader reader(json, {}, wrong);
        reader.read("url", settings.url);
        if (const ordered_json* body = reader.take("body")) {
            settings.bodyTemplate = body->dump();
        }
        if (const ordered_json* reply = reader.take("reply")) {
            readMapping(*reply, settings.reply, wrong);
        }
        reader.read("timeout_ms", settings.timeoutMs);
        reader.read("max_attempts", settings.maxAttempts);
        reader.read("backoff_base_ms", settings.backoffBaseMs);
        reader.read("backoff_max_ms", settings.backoffMaxMs);
        reader.read("max_retry_after_ms", settings.maxRetryAfterMs);
        reader.read("max_parallel", settings.maxParallel);
        reader.read("max_per_second", settings.maxPerSecond);
        reader.refuseOthers();
        if (!wrong.empty()) {
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

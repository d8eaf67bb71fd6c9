#include "core/json/json_schema.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace assay::json {
namespace {

using Schema = nlohmann::json;

constexpr int kMostDepth = 32;

constexpr std::array<std::string_view, 7> kTypes{"string", "number", "integer", "boolean",
                                                 "null",   "array",  "object"};
constexpr std::array<std::string_view, 6> kSilent{"title", "description", "$schema",
                                                  "$id",   "default",     "examples"};
constexpr std::array<std::string_view, 6> kNumbers{"minItems",  "maxItems", "minLength",
                                                   "maxLength", "minimum",  "maximum"};

bool isOneOf(const auto& list, std::string_view name) {
    return std::ranges::find(list, name) != list.end();
}

bool isTypeList(const Schema& type) {
    const auto known = [](const Schema& one) {
        return one.is_string() && isOneOf(kTypes, one.get_ref<const std::string&>());
    };
    return known(type) || (type.is_array() && !type.empty() && std::ranges::all_of(type, known));
}

bool isTextList(const Schema& list) {
    return list.is_array() && std::ranges::all_of(list, [](const Schema& one) { return one.is_string(); });
}

bool isPattern(const Schema& value) {
    re2::RE2::Options options;
    options.set_log_errors(false);
    return value.is_string() && re2::RE2(value.get_ref<const std::string&>(), options).ok();
}

std::string checkAt(const Schema& schema, const std::string& path, int depth) {
    if (!schema.is_object() || depth > kMostDepth) {
        return path.empty() ? "schema" : path;
    }
    for (const auto& [key, value] : schema.items()) {
        const std::string at = path.empty() ? key : path + "." + key;
        std::string wrong;
        bool known = isOneOf(kSilent, key) || key == "const" || (key == "enum" && value.is_array()) ||
                     (key == "type" && isTypeList(value)) || (key == "required" && isTextList(value)) ||
                     (key == "additionalProperties" && value.is_boolean()) ||
                     (key == "pattern" && isPattern(value)) || (isOneOf(kNumbers, key) && value.is_number());
        if (key == "items") {
            known = true;
            wrong = checkAt(value, at, depth + 1);
        } else if (key == "properties" && value.is_object()) {
            known = true;
            for (const auto& [name, property] : value.items()) {
                wrong = wrong.empty() ? checkAt(property, at + "." + name, depth + 1) : wrong;
            }
        }
        if (!known || !wrong.empty()) {
            return wrong.empty() ? at : wrong;
        }
    }
    return "";
}

bool isOfType(const Schema& value, std::string_view type) {
    if (type == "integer") {
        return value.is_number_integer() ||
               (value.is_number() && std::floor(value.get<double>()) == value.get<double>());
    }
    return type == "string"    ? value.is_string()
           : type == "number"  ? value.is_number()
           : type == "boolean" ? value.is_boolean()
           : type == "null"    ? value.is_null()
           : type == "array"   ? value.is_array()
                               : value.is_object();
}

bool fitsKeyword(const Schema& value, std::string_view key, const Schema& wanted) {
    if (key == "type") {
        return wanted.is_string() ? isOfType(value, wanted.get_ref<const std::string&>())
                                  : std::ranges::any_of(wanted, [&value](const Schema& type) {
                                        return isOfType(value, type.get_ref<const std::string&>());
                                    });
    }
    if (key == "enum") {
        return std::ranges::find(wanted, value) != wanted.end();
    }
    if (key == "const") {
        return value == wanted;
    }
    if (key == "minimum" || key == "maximum") {
        return !value.is_number() || (key == "minimum" ? value.get<double>() >= wanted.get<double>()
                                                       : value.get<double>() <= wanted.get<double>());
    }
    if (key == "pattern") {
        return !value.is_string() || re2::RE2::PartialMatch(value.get_ref<const std::string&>(),
                                                            re2::RE2(wanted.get_ref<const std::string&>()));
    }
    if (key == "required") {
        return !value.is_object() || std::ranges::all_of(wanted, [&value](const Schema& name) {
            return value.contains(name.get_ref<const std::string&>());
        });
    }
    const bool items = key == "minItems" || key == "maxItems";
    const bool length = key == "minLength" || key == "maxLength";
    if ((items && value.is_array()) || (length && value.is_string())) {
        const auto size =
            static_cast<double>(items ? value.size() : value.get_ref<const std::string&>().size());
        return key.starts_with("min") ? size >= wanted.get<double>() : size <= wanted.get<double>();
    }
    return true;
}

std::string violationAt(const Schema& value, const Schema& schema, const std::string& path) {
    const auto named = [&path](std::string_view keyword) {
        return (path.empty() ? std::string() : path + ": ") + std::string(keyword);
    };
    for (const auto& [key, wanted] : schema.items()) {
        if (!fitsKeyword(value, key, wanted)) {
            return named(key);
        }
    }
    const auto properties = schema.find("properties");
    if (value.is_object()) {
        for (const auto& [name, member] : value.items()) {
            const bool known = properties != schema.end() && properties->contains(name);
            if (!known && schema.contains("additionalProperties") &&
                !schema["additionalProperties"].get<bool>()) {
                return named("additionalProperties");
            }
            const std::string wrong =
                known ? violationAt(member, (*properties)[name], path.empty() ? name : path + "." + name)
                      : "";
            if (!wrong.empty()) {
                return wrong;
            }
        }
    }
    if (value.is_array() && schema.contains("items")) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::string wrong =
                violationAt(value[i], schema["items"], path + "[" + std::to_string(i) + "]");
            if (!wrong.empty()) {
                return wrong;
            }
        }
    }
    return "";
}

} // namespace

std::string checkSchema(const nlohmann::json& schema) {
    return checkAt(schema, "", 0);
}

std::string firstViolation(const nlohmann::json& value, const nlohmann::json& schema) {
    return violationAt(value, schema, "");
}

} // namespace assay::json

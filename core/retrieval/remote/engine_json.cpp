#include "core/retrieval/remote/engine_json.h"

#include "core/json/settings_reader.h"

#include <array>
#include <charconv>
#include <optional>

namespace assay::retrieval {
namespace {

using nlohmann::ordered_json;

constexpr std::string_view kOpen = "{{";
constexpr std::string_view kClose = "}}";

// "name" of a text that is "{{name}}" and nothing else; empty: it is not.
std::string_view placeholderIn(std::string_view text) {
    const bool isOne = text.size() > kOpen.size() + kClose.size() && text.starts_with(kOpen) &&
                       text.find(kClose) == text.size() - kClose.size();
    return isOne ? text.substr(kOpen.size(), text.size() - kOpen.size() - kClose.size()) : std::string_view();
}

std::string percentEncoded(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           c == '-' || c == '_' || c == '.' || c == '~';
        if (plain) {
            encoded += c;
        } else {
            encoded += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
        }
    }
    return encoded;
}

// The value of a placeholder; nullopt: it is missing.
std::optional<ordered_json> valueOf(std::string_view name, const EngineValues& values) {
    const std::string key(name);
    if (const auto found = values.values.find(key); found != values.values.end()) {
        return found->second.is_null() ? std::nullopt : std::optional(found->second);
    }
    if (const auto found = values.texts.find(key); found != values.texts.end()) {
        return ordered_json(found->second);
    }
    if (const auto found = values.variables.find(key);
        found != values.variables.end() && !found->second.empty()) {
        return ordered_json(found->second);
    }
    return std::nullopt;
}

} // namespace

std::string engineDump(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string filledText(std::string_view text, const EngineValues& values, bool encode) {
    std::string filled;
    while (true) {
        const std::size_t open = text.find(kOpen);
        const std::size_t close = open == std::string_view::npos ? open : text.find(kClose, open);
        if (close == std::string_view::npos) {
            return filled.append(text);
        }
        filled.append(text.substr(0, open));
        const std::string name(text.substr(open + kOpen.size(), close - open - kOpen.size()));
        text.remove_prefix(close + kClose.size());
        const auto variable = values.variables.find(name);
        const auto plain = values.texts.find(name);
        if (plain != values.texts.end()) {
            filled += encode ? percentEncoded(plain->second) : plain->second;
        } else if (variable != values.variables.end()) {
            filled += encode ? percentEncoded(variable->second) : variable->second;
        } else if (const auto value = valueOf(name, values)) {
            const std::string written =
                encode && value->is_string() ? value->get<std::string>() : engineDump(*value);
            filled += encode ? percentEncoded(written) : written;
        }
    }
}

std::string withoutMissing(std::string_view text, const EngineValues& values) {
    std::string kept;
    while (true) {
        const std::size_t open = text.find('[');
        const std::size_t close = open == std::string_view::npos ? open : text.find(']', open);
        if (close == std::string_view::npos) {
            return kept.append(text);
        }
        kept.append(text.substr(0, open));
        const std::string_view part = text.substr(open + 1, close - open - 1);
        text.remove_prefix(close + 1);
        const std::size_t from = part.find(kOpen);
        const std::size_t to = part.find(kClose);
        if (from != std::string_view::npos && to != std::string_view::npos && from < to &&
            valueOf(part.substr(from + kOpen.size(), to - from - kOpen.size()), values)) {
            kept.append(part);
        }
    }
}

ordered_json filledIn(const ordered_json& body, const EngineValues& values) {
    if (body.is_string()) {
        const std::string& text = body.get_ref<const std::string&>();
        if (const std::string_view name = placeholderIn(text); !name.empty()) {
            return valueOf(name, values).value_or(nullptr);
        }
        return filledText(text, values);
    }
    if (body.is_array()) {
        ordered_json list = ordered_json::array();
        for (const ordered_json& one : body) {
            ordered_json filled = filledIn(one, values);
            if (!filled.is_null() || one.is_null()) {
                list.push_back(std::move(filled));
            }
        }
        return list;
    }
    if (!body.is_object()) {
        return body;
    }
    ordered_json object = ordered_json::object();
    for (const auto& [key, value] : body.items()) {
        std::string_view name = key;
        if (name == "{{fields}}") {
            if (values.fields != nullptr) {
                object.update(*values.fields);
            }
            continue;
        }
        if (name.starts_with('?')) {
            const std::size_t blank = name.find(' ');
            if (blank == std::string_view::npos || !valueOf(name.substr(1, blank - 1), values)) {
                continue;
            }
            name.remove_prefix(blank + 1);
        }
        ordered_json filled = filledIn(value, values);
        if (!filled.is_null() || value.is_null()) {
            object[filledText(name, values)] = std::move(filled);
        }
    }
    return object;
}

const ordered_json* pointedAt(const ordered_json& document, const std::string& pointer) {
    const ordered_json* at = &document;
    std::string_view rest = pointer;
    while (!rest.empty()) {
        rest.remove_prefix(1); // "/"
        const std::size_t slash = rest.find('/');
        std::string part(rest.substr(0, slash));
        rest = slash == std::string_view::npos ? std::string_view() : rest.substr(slash);
        // As RFC 6901 escapes them.
        for (const auto& [escaped, plain] : {std::pair("~1", "/"), std::pair("~0", "~")}) {
            for (std::size_t found = part.find(escaped); found != std::string::npos;
                 found = part.find(escaped, found + 1)) {
                part.replace(found, 2, plain);
            }
        }
        if (at->is_object()) {
            const auto found = at->find(part);
            if (found == at->end()) {
                return nullptr;
            }
            at = &*found;
        } else if (at->is_array()) {
            std::int64_t index = 0;
            const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), index);
            if (error != std::errc() || end != part.data() + part.size()) {
                return nullptr;
            }
            const auto size = static_cast<std::int64_t>(at->size());
            index = index < 0 ? size + index : index;
            if (index < 0 || index >= size) {
                return nullptr;
            }
            at = &(*at)[static_cast<std::size_t>(index)];
        } else {
            return nullptr;
        }
    }
    return at;
}

bool engineText(const ordered_json& value, std::string& text) {
    if (value.is_string()) {
        text = value.get<std::string>();
        return true;
    }
    if (value.is_number_float()) {
        // 1750.0 is the number 1750, as some engines write whole numbers.
        const double number = value.get<double>();
        constexpr double kWhole = 9'007'199'254'740'992; // 2^53
        if (number >= -kWhole && number <= kWhole &&
            static_cast<double>(static_cast<std::int64_t>(number)) == number) {
            text = std::to_string(static_cast<std::int64_t>(number));
            return true;
        }
    }
    if (value.is_number() || value.is_boolean()) {
        text = engineDump(value);
        return true;
    }
    return false;
}

} // namespace assay::retrieval

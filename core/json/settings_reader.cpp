#include "core/json/settings_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::json {

using nlohmann::ordered_json;

namespace {

constexpr double kLargestExactInteger = 9'007'199'254'740'992.0;

// nullopt: no whole number from 0 to `most`.
std::optional<double> wholeNumber(const ordered_json& json, double most) {
    const double number = json.is_number() ? json.get<double>() : -1;
    return number >= 0 && number <= most && std::trunc(number) == number ? std::optional(number)
                                                                         : std::nullopt;
}

// Whether lists and objects are nested deeper than `most`; of a text that is no JSON either answer will do.
bool isDeeper(std::string_view text, int most) {
    int depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inText) {
            i += c == '\\' ? 1 : 0;
            inText = c != '"';
        } else if (c == '"') {
            inText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > most) {
                return true;
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace

ordered_json parseSettingsJson(std::string_view text, int depth) {
    return isDeeper(text, depth) ? ordered_json(ordered_json::value_t::discarded)
                                 : ordered_json::parse(text, nullptr, false);
}

SettingsReader::SettingsReader(const ordered_json& object, std::string path, std::string& wrong)
    : m_object(object)
    , m_path(std::move(path))
    , m_wrong(wrong) {
    if (!object.is_object()) {
        complain({});
    }
}

const ordered_json* SettingsReader::take(const std::string& key) {
    m_known.push_back(key);
    return base::memberOf(m_object, key);
}

void SettingsReader::complain(const std::string& key) {
    if (m_wrong.empty()) {
        m_wrong = m_path + (m_path.empty() || key.empty() ? "" : ".") + key;
        if (m_wrong.empty()) {
            m_wrong = "not an object";
        }
    }
}

void SettingsReader::read(const std::string& key, std::string& value) {
    if (const ordered_json* found = take(key)) {
        found->is_string() ? void(value = found->get<std::string>()) : complain(key);
    }
}

void SettingsReader::read(const std::string& key, bool& value) {
    if (const ordered_json* found = take(key)) {
        found->is_boolean() ? void(value = found->get<bool>()) : complain(key);
    }
}

void SettingsReader::read(const std::string& key, double& value) {
    if (const ordered_json* found = take(key)) {
        found->is_number() ? void(value = found->get<double>()) : complain(key);
    }
}

void SettingsReader::read(const std::string& key, int& value) {
    if (const ordered_json* found = take(key)) {
        const auto number = wholeNumber(*found, std::numeric_limits<int>::max());
        number ? void(value = static_cast<int>(*number)) : complain(key);
    }
}

void SettingsReader::read(const std::string& key, std::optional<std::int64_t>& value) {
    if (const ordered_json* found = take(key)) {
        if (found->is_null()) {
            value.reset();
        } else {
            const auto number = wholeNumber(*found, kLargestExactInteger);
            number ? void(value = static_cast<std::int64_t>(*number)) : complain(key);
        }
    }
}

void SettingsReader::read(const std::string& key, std::optional<double>& value) {
    if (const ordered_json* found = take(key)) {
        if (found->is_null()) {
            value.reset();
        } else {
            found->is_number() ? void(value = found->get<double>()) : complain(key);
        }
    }
}

void SettingsReader::readTexts(const std::string& key, std::vector<std::string>& values) {
    readList(key, values, [](const ordered_json& one) {
        return one.is_string() ? std::optional(one.get<std::string>()) : std::nullopt;
    });
}

void SettingsReader::refuseOthers() {
    if (!m_object.is_object()) {
        return;
    }
    for (const auto& [key, value] : m_object.items()) {
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end()) {
            complain(key);
        }
    }
}

} // namespace assay::json

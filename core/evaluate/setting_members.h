// Reading the settings and outcomes that a run keeps, member by member.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::evaluate {

// Reads members of an object; the first one that is not what it should be is remembered.
class SettingMembers {
  public:
    using Json = nlohmann::ordered_json;

    explicit SettingMembers(const Json& object)
        : m_object(object) {
        if (!object.is_object()) {
            m_wrong = "object";
        }
    }

    [[nodiscard]] const Json* find(std::string_view key) {
        m_known.emplace_back(key);
        if (!m_object.is_object()) {
            return nullptr;
        }
        const auto at = m_object.find(std::string(key));
        return at == m_object.end() ? nullptr : &*at;
    }

    void wrong(std::string_view key) {
        if (m_wrong.empty()) {
            m_wrong = key;
        }
    }

    void read(std::string_view key, bool& value) {
        if (const Json* json = find(key)) {
            json->is_boolean() ? void(value = json->get<bool>()) : wrong(key);
        }
    }

    void read(std::string_view key, double& value) {
        if (const Json* json = find(key)) {
            json->is_number() ? void(value = json->get<double>()) : wrong(key);
        }
    }

    void read(std::string_view key, std::string& value) {
        if (const Json* json = find(key)) {
            json->is_string() ? void(value = json->get<std::string>()) : wrong(key);
        }
    }

    template <typename Integer>
    void readInteger(std::string_view key, Integer& value) {
        if (const Json* json = find(key)) {
            if (json->is_number_unsigned() && std::in_range<Integer>(json->get<std::uint64_t>())) {
                value = static_cast<Integer>(json->get<std::uint64_t>());
            } else if (!json->is_number_unsigned() && json->is_number_integer() &&
                       std::in_range<Integer>(json->get<std::int64_t>())) {
                value = static_cast<Integer>(json->get<std::int64_t>());
            } else {
                wrong(key);
            }
        }
    }

    template <typename Integer>
    void readIntegers(std::string_view key, std::vector<Integer>& values) {
        const Json* json = find(key);
        if (json == nullptr) {
            return;
        }
        if (!json->is_array()) {
            return wrong(key);
        }
        values.clear();
        for (const Json& one : *json) {
            const bool fits = one.is_number_unsigned() ? std::in_range<Integer>(one.get<std::uint64_t>())
                                                       : one.is_number_integer() &&
                                                             std::in_range<Integer>(one.get<std::int64_t>());
            if (!fits) {
                return wrong(key);
            }
            values.push_back(static_cast<Integer>(one.get<std::int64_t>()));
        }
    }

    template <typename Value, std::size_t n>
    void readName(std::string_view key, Value& value, const std::array<std::string_view, n>& names) {
        std::string text;
        if (find(key) == nullptr) {
            return;
        }
        read(key, text);
        const auto at = std::find(names.begin(), names.end(), text);
        at != names.end() ? void(value = static_cast<Value>(at - names.begin())) : wrong(key);
    }

    template <typename Value, std::size_t n>
    void readNames(std::string_view key, std::vector<Value>& values,
                   const std::array<std::string_view, n>& names) {
        const Json* json = find(key);
        if (json == nullptr) {
            return;
        }
        values.clear();
        if (!json->is_array()) {
            return wrong(key);
        }
        for (const Json& one : *json) {
            const auto at =
                one.is_string() ? std::find(names.begin(), names.end(), one.get<std::string>()) : names.end();
            if (at == names.end()) {
                return wrong(key);
            }
            values.push_back(static_cast<Value>(at - names.begin()));
        }
    }

    // Also the key that nobody asked for, so that nobody is fooled by a slip.
    [[nodiscard]] base::Result<> done() const {
        if (m_wrong.empty() && m_object.is_object()) {
            for (const auto& [key, value] : m_object.items()) {
                if (std::find(m_known.begin(), m_known.end(), key) == m_known.end()) {
                    return base::fail(base::ErrorCode::InputNotUsable, key, "settings");
                }
            }
        }
        return m_wrong.empty() ? base::Result<>()
                               : base::fail(base::ErrorCode::InputNotUsable, m_wrong, "settings");
    }

  private:
    const Json& m_object;
    std::vector<std::string> m_known;
    std::string m_wrong;
};

} // namespace assay::evaluate

// Settings and small documents as JSON, which a user may have written: parsed so that it can be walked
// through recursively, and read key by key.
#pragma once

#include "core/base/json_members.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::json {

inline constexpr int kSettingsDepth = 64;
inline constexpr int kRecordDepth = 640; // of what formats read (512), and of what stands around it

// Discarded (is_discarded()) when it is no JSON or nested deeper than `depth`: to copy, compare or dump() a
// tree takes as much stack as it is deep. So what a workspace holds is parsed by this one, too.
[[nodiscard]] nlohmann::ordered_json parseSettingsJson(std::string_view text, int depth = kSettingsDepth);

// Reads an object key by key and remembers the first thing that is wrong. A key that is not there leaves its
// value as it is.
class SettingsReader {
  public:
    // `path` stands before the keys in `wrong`, which stays empty while all is well; both references outlive
    // this.
    SettingsReader(const nlohmann::ordered_json& object, std::string path, std::string& wrong);

    // Null when it is not there; known from now on.
    const nlohmann::ordered_json* take(const std::string& key);
    void complain(const std::string& key);

    void read(const std::string& key, std::string& value);
    void read(const std::string& key, bool& value);
    void read(const std::string& key, double& value);
    void read(const std::string& key, int& value);                         // from 0
    void read(const std::string& key, std::optional<std::int64_t>& value); // null, or from 0 to 2^53
    void read(const std::string& key, std::optional<double>& value);       // null or a number

    // Any whole number that the type holds.
    template <typename Integer>
    void readInteger(const std::string& key, Integer& value) {
        if (const nlohmann::ordered_json* found = take(key)) {
            const auto number = base::integerIn<Integer>(*found);
            number ? void(value = *number) : complain(key);
        }
    }

    template <typename Integer>
    void readIntegers(const std::string& key, std::vector<Integer>& values) {
        readList(key, values,
                 [](const nlohmann::ordered_json& one) { return base::integerIn<Integer>(one); });
    }

    // The value whose place in `names` the text has.
    template <typename Value, std::size_t n>
    void readName(const std::string& key, Value& value, const std::array<std::string_view, n>& names) {
        if (const nlohmann::ordered_json* found = take(key)) {
            const auto named = namedIn<Value>(*found, names);
            named ? void(value = *named) : complain(key);
        }
    }

    template <typename Value, std::size_t n>
    void readNames(const std::string& key, std::vector<Value>& values,
                   const std::array<std::string_view, n>& names) {
        readList(key, values, [&](const nlohmann::ordered_json& one) { return namedIn<Value>(one, names); });
    }

    void readTexts(const std::string& key, std::vector<std::string>& values);

    // An object, whose members `read` takes from a reader of its own.
    template <typename Read>
    void readBelow(const std::string& key, const Read& read) {
        if (const nlohmann::ordered_json* found = take(key)) {
            SettingsReader below(*found, m_path + (m_path.empty() ? "" : ".") + key, m_wrong);
            read(below);
        }
    }

    [[nodiscard]] const nlohmann::ordered_json& object() const noexcept { return m_object; }

    // After everything was taken.
    void refuseOthers();

  private:
    template <typename Value, std::size_t n>
    static std::optional<Value> namedIn(const nlohmann::ordered_json& json,
                                        const std::array<std::string_view, n>& names) {
        const auto at = json.is_string()
                            ? std::find(names.begin(), names.end(), json.get_ref<const std::string&>())
                            : names.end();
        return at != names.end() ? std::optional(static_cast<Value>(at - names.begin())) : std::nullopt;
    }

    template <typename Value, typename Read>
    void readList(const std::string& key, std::vector<Value>& values, const Read& read) {
        const nlohmann::ordered_json* found = take(key);
        if (found == nullptr) {
            return;
        }
        if (!found->is_array()) {
            return complain(key);
        }
        values.clear();
        for (const nlohmann::ordered_json& one : *found) {
            std::optional<Value> value = read(one);
            if (!value) {
                return complain(key);
            }
            values.push_back(std::move(*value));
        }
    }

    const nlohmann::ordered_json& m_object;
    std::string m_path;
    std::string& m_wrong;
    std::vector<std::string> m_known;
};

} // namespace assay::json

// Settings of endpoints as JSON that a user wrote: parsed so that it can be walked through recursively, and
// read key by key.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

inline constexpr int kSettingsDepth = 64;

// Discarded (is_discarded()) when it is no JSON or nested deeper than kSettingsDepth.
[[nodiscard]] nlohmann::ordered_json parseSettingsJson(std::string_view text);

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
    void read(const std::string& key, int& value);                         // from 0
    void read(const std::string& key, std::optional<std::int64_t>& value); // null, or from 0 to 2^53
    void read(const std::string& key, std::optional<double>& value);       // null or a number

    // After everything was taken.
    void refuseOthers();

  private:
    const nlohmann::ordered_json& m_object;
    std::string m_path;
    std::string& m_wrong;
    std::vector<std::string> m_known;
};

// Whether it is an address by http or https without a user name, a query or a fragment: secrets stand there,
// and the address is stored.
[[nodiscard]] bool isUsableUrl(const std::string& url);

// "{url}/{name}", whatever slashes the address ends with.
[[nodiscard]] std::string addressBelow(std::string url, std::string_view name);

} // namespace assay::endpoint

// What a template holds once it is read. Internal to engine templates.
#pragma once

#include "core/json/settings_reader.h"
#include "core/retrieval/remote/engine_json.h"
#include "core/retrieval/remote/engine_template.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

using EngineVariables = std::map<std::string, std::string>;

// One request of a template and how its reply is read.
struct EngineRequestParts {
    std::string method;
    std::string path;
    nlohmann::ordered_json body;     // null: none
    nlohmann::ordered_json lines;    // one after the other for each document, each on a line of its own
    nlohmann::ordered_json document; // what "{{documents}}" has of each
    std::string contentType;
    bool columns = false; // pointers are to lists that stand side by side
    bool each = false;    // one request for each document
    std::string hits;     // pointer to the list
    std::string id, score, text, vector, fields, next;
    bool hasId = false, hasScore = false, hasText = false, hasVector = false, hasFields = false;
    std::array<ScoreMeaning, 4> meaning{}; // by metric
    std::map<std::string, std::string> facts;
    std::vector<int> missing; // statuses
};

// A filter as an engine writes it.
struct EngineFilterParts {
    nlohmann::ordered_json term, number, all; // null: none
    std::string separator;
    bool single = false; // one term stands alone
};

// The number that the text is; false: it is none.
[[nodiscard]] bool engineNumber(const std::string& text, nlohmann::ordered_json& number);

struct EngineTemplate::Parts {
    std::string name, title, auth = "none", signing;
    std::vector<std::string> headers;
    EngineVariables variables;
    RemoteCapabilities capabilities;
    std::size_t largestBatch = 0;
    EngineFilterParts filter;
    std::vector<std::string> error, failed;
    std::map<std::string, std::vector<EngineRequestParts>, std::less<>> requests;

    [[nodiscard]] const EngineRequestParts* request(std::string_view request, std::size_t step = 0) const {
        const auto found = requests.find(request);
        return found == requests.end() || step >= found->second.size() ? nullptr : &found->second[step];
    }

    void readCapabilities(json::SettingsReader& reader);
    void readFilter(json::SettingsReader& reader);
    void readRequests(json::SettingsReader& reader, std::string& wrong);

    // The filter of a query, as a value or as a text.
    [[nodiscard]] base::Result<> addFilter(const Filter& wanted, const EngineConnection& connection,
                                           EngineValues& values) const;
};

} // namespace assay::retrieval

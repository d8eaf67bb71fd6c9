#include "core/retrieval/remote/engine_template.h"

#include "core/base/guard.h"
#include "core/base/rule_files.h"
#include "core/json/json_document.h"
#include "core/json/settings_reader.h"
#include "core/retrieval/remote/engine_template_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

constexpr std::array<std::string_view, 7> kMeaningNames{
    "none", "relevance", "cosine", "cosine_distance", "half_cosine", "inverse_cosine_distance", "distance"};
constexpr std::array<std::string_view, 12> kRequestNames{"vector",  "text",  "hybrid", "describe",
                                                         "resolve", "fetch", "list",   "create",
                                                         "mark",    "put",   "finish", "remove"};

std::optional<ScoreMeaning> meaningFromName(std::string_view name) {
    const auto at = std::find(kMeaningNames.begin(), kMeaningNames.end(), name);
    return at != kMeaningNames.end() ? std::optional(static_cast<ScoreMeaning>(at - kMeaningNames.begin()))
                                     : std::nullopt;
}

bool isPointer(std::string_view pointer) {
    return pointer.empty() || pointer.starts_with('/') || pointer.starts_with("{{");
}

// Reads one request; `wrong` names the first member that is not of its form.
class RequestReader {
  public:
    RequestReader(const ordered_json& object, std::string path, std::string& wrong)
        : m_reader(object, std::move(path), wrong) {}

    EngineRequestParts read() {
        EngineRequestParts parts;
        m_reader.read("method", parts.method);
        m_reader.read("path", parts.path);
        take("body", parts.body);
        take("lines", parts.lines);
        take("document", parts.document);
        m_reader.read("content_type", parts.contentType);
        m_reader.read("columns", parts.columns);
        m_reader.read("each", parts.each);
        bool hasHits = false;
        bool hasNext = false;
        pointer("hits", parts.hits, hasHits);
        pointer("id", parts.id, parts.hasId);
        pointer("score", parts.score, parts.hasScore);
        pointer("text", parts.text, parts.hasText);
        pointer("vector", parts.vector, parts.hasVector);
        pointer("fields", parts.fields, parts.hasFields);
        pointer("next", parts.next, hasNext);
        meanings(parts);
        facts(parts);
        m_reader.readIntegers("missing", parts.missing);
        if (parts.method.empty()) {
            m_reader.complain("method");
        }
        if (!parts.path.starts_with('/')) {
            m_reader.complain("path");
        }
        m_reader.refuseOthers();
        return parts;
    }

  private:
    void take(const std::string& key, ordered_json& value) {
        if (const ordered_json* const found = m_reader.take(key)) {
            value = *found;
        }
    }

    void pointer(const std::string& key, std::string& value, bool& isThere) {
        if (const ordered_json* const found = m_reader.take(key)) {
            isThere = found->is_string();
            value = isThere ? found->get<std::string>() : std::string();
            const std::string_view plain =
                value.starts_with("last:") ? std::string_view(value).substr(5) : std::string_view(value);
            if (!isThere || !(isPointer(plain) || (key == "next" && value == "count"))) {
                m_reader.complain(key);
            }
        }
    }

    void meanings(EngineRequestParts& parts) {
        const ordered_json* const found = m_reader.take("score_means");
        if (found == nullptr) {
            return;
        }
        const auto named = [&](const ordered_json& value) {
            const auto meaning =
                value.is_string() ? meaningFromName(value.get_ref<const std::string&>()) : std::nullopt;
            if (!meaning) {
                m_reader.complain("score_means");
            }
            return meaning.value_or(ScoreMeaning::None);
        };
        if (!found->is_object()) {
            parts.meaning.fill(named(*found));
            return;
        }
        for (const auto& [metric, value] : found->items()) {
            if (const auto known = remoteMetricFromName(metric)) {
                parts.meaning.at(static_cast<std::size_t>(*known)) = named(value);
            } else {
                m_reader.complain("score_means");
            }
        }
    }

    void facts(EngineRequestParts& parts) {
        const ordered_json* const found = m_reader.take("facts");
        if (found == nullptr) {
            return;
        }
        if (!found->is_object()) {
            return m_reader.complain("facts");
        }
        for (const auto& [name, pointer] : found->items()) {
            if (!pointer.is_string() || !isPointer(pointer.get_ref<const std::string&>())) {
                return m_reader.complain("facts");
            }
            parts.facts[name] = pointer.get<std::string>();
        }
    }

    json::SettingsReader m_reader;
};

} // namespace

std::string_view scoreMeaningName(ScoreMeaning meaning) noexcept {
    return kMeaningNames.at(static_cast<std::size_t>(meaning));
}

void EngineTemplate::Parts::readCapabilities(json::SettingsReader& reader) {
    reader.readBelow("capabilities", [this](json::SettingsReader& below) {
        below.read("filters", capabilities.filters);
        below.readTexts("filter_fields", capabilities.filterFields);
        std::string metric;
        below.read("metric", metric);
        capabilities.metric = remoteMetricFromName(metric).value_or(RemoteMetric::Unknown);
        below.readInteger("largest_k", capabilities.largestK);
        below.readInteger("largest_batch", largestBatch);
        below.read("exact", capabilities.exact);
        below.read("stores_vectors", capabilities.storesVectors);
        below.read("needs_vectors", capabilities.needsVectors);
        below.read("order", capabilities.order);
        below.refuseOthers();
    });
}

void EngineTemplate::Parts::readFilter(json::SettingsReader& reader) {
    reader.readBelow("filter", [this](json::SettingsReader& below) {
        for (auto [key, value] : {std::pair("term", &filter.term), std::pair("number", &filter.number),
                                  std::pair("all", &filter.all)}) {
            if (const ordered_json* const found = below.take(key)) {
                *value = *found;
            }
        }
        below.read("separator", filter.separator);
        below.read("single", filter.single);
        below.refuseOthers();
    });
}

void EngineTemplate::Parts::readRequests(json::SettingsReader& reader, std::string& wrong) {
    const ordered_json* const found = reader.take("requests");
    if (found == nullptr || !found->is_object()) {
        return reader.complain("requests");
    }
    for (const auto& [key, value] : found->items()) {
        const std::string path = "requests." + key;
        if (std::ranges::find(kRequestNames, key) == kRequestNames.end()) {
            return reader.complain(path);
        }
        const ordered_json steps = value.is_array() ? value : ordered_json::array({value});
        for (const ordered_json& step : steps) {
            if (!step.is_object()) {
                return reader.complain(path);
            }
            requests[key].push_back(RequestReader(step, path, wrong).read());
        }
    }
    for (const auto& [key, needed] : {std::pair("vector", true), std::pair("text", true),
                                      std::pair("hybrid", true), std::pair("fetch", true)}) {
        const EngineRequestParts* const parts = request(key);
        if (needed && parts != nullptr && !parts->hasId) {
            reader.complain(std::string("requests.") + key + ".id");
        }
    }
    capabilities.vector = requests.contains("vector");
    capabilities.text = requests.contains("text");
    capabilities.hybrid = requests.contains("hybrid");
    capabilities.fetches = requests.contains("fetch");
    capabilities.writes = requests.contains("create") && requests.contains("put");
}

EngineTemplate::EngineTemplate(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts)) {}

EngineTemplate::~EngineTemplate() = default;

Result<std::shared_ptr<const EngineTemplate>> EngineTemplate::read(std::string_view text,
                                                                   const std::string& file) {
    return base::guarded(file, [&]() -> Result<std::shared_ptr<const EngineTemplate>> {
        const ordered_json document = json::parseSettingsJson(text);
        if (!document.is_object()) {
            const auto line = json::brokenJsonLine(text);
            return fail(ErrorCode::InputNotUsable,
                        line ? "line " + std::to_string(*line) + ": no JSON from here on" : "no JSON object",
                        file);
        }
        auto parts = std::make_unique<Parts>();
        std::string wrong;
        json::SettingsReader reader(document, {}, wrong);
        reader.read("engine", parts->name);
        reader.read("title", parts->title);
        reader.read("auth", parts->auth);
        reader.read("signing", parts->signing);
        reader.readTexts("headers", parts->headers);
        if (const ordered_json* const variables = reader.take("variables")) {
            for (const auto& [name, value] : variables->items()) {
                value.is_string() ? void(parts->variables[name] = value.get<std::string>())
                                  : reader.complain("variables." + name);
            }
        }
        parts->readCapabilities(reader);
        parts->readFilter(reader);
        reader.readTexts("error", parts->error);
        reader.readTexts("failed", parts->failed);
        parts->readRequests(reader, wrong);
        if (parts->name.empty()) {
            reader.complain("engine");
        }
        if (parts->title.empty()) {
            parts->title = parts->name;
        }
        for (const auto& pointers : {&parts->error, &parts->failed}) {
            if (!std::ranges::all_of(*pointers, isPointer)) {
                reader.complain("error");
            }
        }
        reader.refuseOthers();
        if (!wrong.empty()) {
            return fail(ErrorCode::InputNotUsable, wrong, file);
        }
        return std::shared_ptr<const EngineTemplate>(new EngineTemplate(std::move(parts)));
    });
}

Result<std::shared_ptr<const EngineTemplate>> EngineTemplate::named(const std::string& name,
                                                                    const std::string& folder) {
    const bool isPlain = !name.empty() && name.find_first_of("/\\.") == std::string::npos;
    std::error_code ignored;
    const std::filesystem::path own = std::filesystem::path(folder) / (name + ".json");
    if (!folder.empty() && isPlain && std::filesystem::is_regular_file(own, ignored)) {
        std::ifstream in(own, std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
        return in.bad() ? fail(ErrorCode::FileNotReadable, {}, own.string()) : read(text, own.string());
    }
    const std::vector<std::string_view> ours = base::ruleFileNames("engines");
    if (std::ranges::find(ours, name) == ours.end()) {
        return fail(ErrorCode::NotFound, name, "engine");
    }
    return read(base::ruleFile(name), name + ".json");
}

std::vector<std::string> EngineTemplate::names(const std::string& folder) {
    std::vector<std::string> names;
    for (const std::string_view name : base::ruleFileNames("engines")) {
        names.emplace_back(name);
    }
    std::error_code error;
    if (!folder.empty()) {
        for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
            if (entry.path().extension() == ".json") {
                names.push_back(entry.path().stem().string());
            }
        }
    }
    std::ranges::sort(names);
    const auto repeated = std::ranges::unique(names);
    names.erase(repeated.begin(), repeated.end());
    return names;
}

const std::string& EngineTemplate::name() const noexcept {
    return m_parts->name;
}

const std::string& EngineTemplate::title() const noexcept {
    return m_parts->title;
}

const std::string& EngineTemplate::auth() const noexcept {
    return m_parts->auth;
}

std::string EngineTemplate::signing(const EngineVariables& variables) const {
    EngineValues values;
    values.variables = variables;
    return filledText(m_parts->signing, values);
}

const std::vector<std::string>& EngineTemplate::headers() const noexcept {
    return m_parts->headers;
}

const RemoteCapabilities& EngineTemplate::capabilities() const noexcept {
    return m_parts->capabilities;
}

EngineVariables EngineTemplate::variables(const EngineConnection& connection) const {
    EngineVariables variables = m_parts->variables;
    for (const auto& [name, value] : connection.variables) {
        variables[name] = value;
    }
    variables["collection"] = connection.collection;
    return variables;
}

bool EngineTemplate::has(std::string_view request) const noexcept {
    return m_parts->requests.contains(request);
}

std::size_t EngineTemplate::steps(std::string_view request) const noexcept {
    const auto found = m_parts->requests.find(request);
    return found == m_parts->requests.end() ? 0 : found->second.size();
}

bool EngineTemplate::isMissing(std::string_view request, std::size_t step, int status) const noexcept {
    const EngineRequestParts* const parts = m_parts->request(request, step);
    return parts != nullptr && std::ranges::find(parts->missing, status) != parts->missing.end();
}

ScoreMeaning EngineTemplate::meaning(RemoteMode mode, RemoteMetric metric) const noexcept {
    const EngineRequestParts* const parts = m_parts->request(remoteModeName(mode));
    return parts == nullptr ? ScoreMeaning::None : parts->meaning.at(static_cast<std::size_t>(metric));
}

std::size_t EngineTemplate::largestBatch() const noexcept {
    return m_parts->largestBatch;
}

bool EngineTemplate::putsOneByOne() const noexcept {
    const EngineRequestParts* const parts = m_parts->request("put");
    return parts != nullptr && parts->each;
}

} // namespace assay::retrieval

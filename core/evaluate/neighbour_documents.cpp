#include "core/evaluate/neighbour_documents.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::Regime;
using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 2> kRegimeNames{"filtered", "open"};
constexpr std::array<std::string_view, 5> kStrataNames{"none", "length", "section", "year", "company"};
constexpr std::array<std::string_view, 4> kBucketNames{"<10", "10-19", "20-39", "40+"};
constexpr std::array<std::string_view, 4> kNotAskedNames{"", "no_vector", "no_text", "no_list"};
constexpr std::array<std::string_view, 3> kDistanceNames{"cosine", "negative_score", "none"};

// Reads members of an object; the first one that is not what it should be is remembered.
class Members {
  public:
    explicit Members(const Json& object)
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
    [[nodiscard]] Result<> done() const {
        if (m_wrong.empty() && m_object.is_object()) {
            for (const auto& [key, value] : m_object.items()) {
                if (std::find(m_known.begin(), m_known.end(), key) == m_known.end()) {
                    return fail(ErrorCode::InputNotUsable, key, "settings");
                }
            }
        }
        return m_wrong.empty() ? Result<>() : fail(ErrorCode::InputNotUsable, m_wrong, "settings");
    }

  private:
    const Json& m_object;
    std::vector<std::string> m_known;
    std::string m_wrong;
};

Json parsed(std::string_view text) {
    return Json::parse(text, nullptr, false);
}

template <typename Value, std::size_t n>
Json namesOf(const std::vector<Value>& values, const std::array<std::string_view, n>& names) {
    Json list = Json::array();
    for (const Value value : values) {
        list.push_back(names.at(static_cast<std::size_t>(value)));
    }
    return list;
}

// Numbers as short as they come back the same, which a library's double is not for a float.
template <typename Range, typename Number>
std::string listText(const Range& range, const Number& number) {
    std::string text = "[";
    for (const auto& one : range) {
        fmt::format_to(std::back_inserter(text), "{}{}", text.size() > 1 ? "," : "", number(one));
    }
    return text + "]";
}

std::string searchText(const AnchorSearch& search) {
    if (search.notAsked != model::NotAsked::Asked) {
        return fmt::format(R"({{"not_asked":"{}"}})",
                           kNotAskedNames.at(static_cast<std::size_t>(search.notAsked)));
    }
    std::string text = "{";
    if (search.selfFirst) {
        text += R"("self":true,)";
    }
    if (search.selfTied) {
        text += R"("tied":true,)";
    }
    if (search.nearDuplicate) {
        text += R"("near_duplicate":true,)";
    }
    if (search.bestGoldDistance) {
        text += fmt::format(R"("best_gold":{},)", *search.bestGoldDistance);
    }
    if (search.selfUnknown) {
        text += R"("self_unknown":true,)";
    }
    if (search.tiesUnknown) {
        text += R"("ties_unknown":true,)";
    }
    if (search.knownDepth) {
        text += fmt::format(R"("known_depth":{},)", *search.knownDepth);
    }
    text += R"("rows":)" + listText(search.results, [](const auto& result) { return result.row; });
    const bool hasDistances = std::all_of(search.results.begin(), search.results.end(),
                                          [](const auto& result) { return !std::isnan(result.distance); });
    text += R"(,"distances":)" +
            (hasDistances ? listText(search.results, [](const auto& result) { return result.distance; })
                          : std::string("null"));
    return text + "}";
}

Result<AnchorSearch> readSearch(const Json& json, const std::vector<std::uint32_t>& gold) {
    AnchorSearch search;
    Members members(json);
    members.readName("not_asked", search.notAsked, kNotAskedNames);
    members.read("self", search.selfFirst);
    members.read("tied", search.selfTied);
    members.read("near_duplicate", search.nearDuplicate);
    if (const Json* best = members.find("best_gold")) {
        best->is_number() ? void(search.bestGoldDistance = best->get<float>()) : members.wrong("best_gold");
    }
    std::vector<std::uint32_t> rows;
    members.readIntegers("rows", rows);
    members.read("self_unknown", search.selfUnknown);
    members.read("ties_unknown", search.tiesUnknown);
    if (members.find("known_depth") != nullptr) {
        members.readInteger("known_depth", search.knownDepth.emplace());
        if (*search.knownDepth < 0) {
            members.wrong("known_depth");
        }
    }
    const Json* distances = members.find("distances");
    const bool hasNone = distances != nullptr && distances->is_null();
    const bool fits = hasNone ? true
                      : distances == nullptr
                          ? rows.empty()
                          : distances->is_array() && distances->size() == rows.size() &&
                                std::all_of(distances->begin(), distances->end(),
                                            [](const Json& one) { return one.is_number(); });
    if (!fits) {
        members.wrong("distances");
    }
    if (auto done = members.done(); !done) {
        return tl::unexpected(done.error());
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isGold = std::binary_search(gold.begin(), gold.end(), rows[i]);
        search.results.push_back(
            {rows[i], hasNone ? std::numeric_limits<float>::quiet_NaN() : (*distances)[i].get<float>(),
             isGold});
        if (isGold && search.rankFirstGold == 0) {
            search.rankFirstGold = static_cast<int>(i) + 1;
        }
    }
    return search;
}

Json orNull(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

} // namespace

std::string_view regimeName(Regime regime) noexcept {
    return kRegimeNames.at(static_cast<std::size_t>(regime));
}

std::optional<Regime> regimeFromName(std::string_view name) noexcept {
    const auto at = std::find(kRegimeNames.begin(), kRegimeNames.end(), name);
    return at != kRegimeNames.end() ? std::optional(static_cast<Regime>(at - kRegimeNames.begin()))
                                    : std::nullopt;
}

std::string neighbourSettingsJson(const model::NeighbourSettings& settings) {
    const model::NeighbourWindow& window = settings.window;
    return Json{{"window",
                 {{"adaptive", window.adaptive},
                  {"width", window.width},
                  {"base", window.base},
                  {"target", window.target},
                  {"max", window.max}}},
                {"only_prose", settings.onlyProse},
                {"exclude_navigational", settings.excludeNavigational},
                {"regimes", namesOf(settings.regimes, kRegimeNames)},
                {"filter_fields", settings.filterFields},
                {"hit_at", settings.hitAt},
                {"mrr_at", settings.mrrAt},
                {"seed", settings.seed},
                {"near_duplicate_cosine", settings.nearDuplicateCosine},
                {"short_slice", settings.shortSlice},
                {"numeric_share", settings.numericShare}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<model::NeighbourSettings> readNeighbourSettings(std::string_view text) {
    const Json json = parsed(text);
    model::NeighbourSettings settings;
    Members members(json);
    if (const Json* object = members.find("window"); object != nullptr && !object->is_object()) {
        members.wrong("window");
    } else if (object != nullptr) {
        Members window(*object);
        window.read("adaptive", settings.window.adaptive);
        window.readInteger("width", settings.window.width);
        window.readInteger("base", settings.window.base);
        window.readInteger("target", settings.window.target);
        window.readInteger("max", settings.window.max);
        if (auto done = window.done(); !done) {
            return tl::unexpected(done.error());
        }
    }
    members.read("only_prose", settings.onlyProse);
    members.read("exclude_navigational", settings.excludeNavigational);
    members.readNames("regimes", settings.regimes, kRegimeNames);
    if (const Json* fields = members.find("filter_fields")) {
        settings.filterFields.clear();
        if (!fields->is_array()) {
            members.wrong("filter_fields");
        }
        for (const Json& field : fields->is_array() ? *fields : Json::array()) {
            field.is_string() ? settings.filterFields.push_back(field.get<std::string>())
                              : members.wrong("filter_fields");
        }
    }
    members.readIntegers("hit_at", settings.hitAt);
    members.readIntegers("mrr_at", settings.mrrAt);
    members.readInteger("seed", settings.seed);
    members.read("near_duplicate_cosine", settings.nearDuplicateCosine);
    members.readInteger("short_slice", settings.shortSlice);
    members.read("numeric_share", settings.numericShare);
    if (auto done = members.done(); !done) {
        return tl::unexpected(done.error());
    }
    return settings;
}

std::string anchorSamplingJson(const AnchorSampling& sampling) {
    return Json{{"count", sampling.count},
                {"seed", sampling.seed},
                {"strata", kStrataNames.at(static_cast<std::size_t>(sampling.strata))},
                {"only_prose", sampling.onlyProse},
                {"exclude_navigational", sampling.excludeNavigational},
                {"min_slice_length", sampling.minSliceLength},
                {"min_words", sampling.minWords},
                {"excluded_buckets", namesOf(sampling.excluded, kBucketNames)}}
        .dump();
}

Result<AnchorSampling> readAnchorSampling(std::string_view text) {
    const Json json = parsed(text);
    AnchorSampling sampling;
    Members members(json);
    members.readInteger("count", sampling.count);
    members.readInteger("seed", sampling.seed);
    members.readName("strata", sampling.strata, kStrataNames);
    members.read("only_prose", sampling.onlyProse);
    members.read("exclude_navigational", sampling.excludeNavigational);
    members.readInteger("min_slice_length", sampling.minSliceLength);
    members.readInteger("min_words", sampling.minWords);
    members.readNames("excluded_buckets", sampling.excluded, kBucketNames);
    if (auto done = members.done(); !done) {
        return tl::unexpected(done.error());
    }
    return sampling;
}

std::string anchorOutcomeJson(const AnchorOutcome& outcome) {
    std::string text = fmt::format(R"({{"row":{},"gold":{},"window":{},"slice_length":{})", outcome.row,
                                   listText(outcome.gold, [](std::uint32_t row) { return row; }),
                                   outcome.window, outcome.sliceLength);
    // Names may hold anything; the library escapes them.
    Json rest{{"section", outcome.section}, {"company", outcome.company}};
    if (outcome.year) {
        rest["year"] = *outcome.year;
    }
    if (outcome.numericHeavy) {
        rest["numeric_heavy"] = true;
    }
    if (outcome.navigational) {
        rest["navigational"] = true;
    }
    const std::string names = rest.dump(-1, ' ', false, Json::error_handler_t::replace);
    text +=
        "," + names.substr(1, names.size() - 2) + R"(,"searches":)" + listText(outcome.searches, searchText);
    return text + "}";
}

Result<AnchorOutcome> readAnchorOutcome(std::string_view text) {
    const Json json = parsed(text);
    AnchorOutcome outcome;
    Members members(json);
    members.readInteger("row", outcome.row);
    members.readIntegers("gold", outcome.gold);
    members.readInteger("window", outcome.window);
    members.readInteger("slice_length", outcome.sliceLength);
    members.read("section", outcome.section);
    members.read("company", outcome.company);
    if (std::int64_t year = 0; members.find("year") != nullptr) {
        members.readInteger("year", year);
        outcome.year = year;
    }
    members.read("numeric_heavy", outcome.numericHeavy);
    members.read("navigational", outcome.navigational);
    const Json* searches = members.find("searches");
    if (!std::is_sorted(outcome.gold.begin(), outcome.gold.end())) {
        members.wrong("gold");
    }
    if (searches == nullptr || !searches->is_array()) {
        members.wrong("searches");
    }
    if (auto done = members.done(); !done) {
        return tl::unexpected(done.error());
    }
    for (const Json& one : *searches) {
        auto search = readSearch(one, outcome.gold);
        if (!search) {
            return tl::unexpected(search.error());
        }
        outcome.searches.push_back(std::move(*search));
    }
    return outcome;
}

std::string capabilitiesJson(std::span<const retrieval::Capabilities> searches) {
    Json list = Json::array();
    for (const retrieval::Capabilities& search : searches) {
        list.push_back({{"label", search.label},
                        {"distance", kDistanceNames.at(static_cast<std::size_t>(search.distance))},
                        {"recall", orNull(search.recall)},
                        {"recall_at", search.recallAt},
                        {"dimension", search.dimension},
                        {"rows", search.rows}});
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<std::vector<retrieval::Capabilities>> readCapabilities(std::string_view text) {
    const Json json = parsed(text);
    if (!json.is_array()) {
        return fail(ErrorCode::InputNotUsable, "searches", "settings");
    }
    std::vector<retrieval::Capabilities> searches;
    for (const Json& one : json) {
        retrieval::Capabilities search;
        Members members(one);
        members.read("label", search.label);
        members.readName("distance", search.distance, kDistanceNames);
        if (const Json* recall = members.find("recall"); recall != nullptr && !recall->is_null()) {
            recall->is_number() ? void(search.recall = recall->get<double>()) : members.wrong("recall");
        }
        members.readInteger("recall_at", search.recallAt);
        members.readInteger("dimension", search.dimension);
        members.readInteger("rows", search.rows);
        if (auto done = members.done(); !done) {
            return tl::unexpected(done.error());
        }
        searches.push_back(std::move(search));
    }
    return searches;
}

std::string mainFiguresJson(const NeighbourFigures& figures, const model::NeighbourSettings& settings,
                            std::span<const retrieval::Capabilities> searches) {
    Json document{{"anchors", figures.anchors},
                  {"covered", figures.coverage.count},
                  {"coverage", orNull(figures.coverage.value)},
                  {"searches", parsed(capabilitiesJson(searches))}};
    Json columns = Json::array();
    for (const SearchFigures& search : figures.searches) {
        Json regimes = Json::object();
        for (std::size_t i = 0; i < search.regimes.size() && i < settings.regimes.size(); ++i) {
            const RegimeFigures& regime = search.regimes[i];
            Json hits = Json::object();
            for (const auto& [k, hit] : regime.hitAt) {
                hits[std::to_string(k)] = orNull(hit.value);
            }
            Json ranks = Json::object();
            for (const auto& [k, mrr] : regime.mrrAt) {
                ranks[std::to_string(k)] = orNull(mrr.value);
            }
            regimes[std::string(regimeName(settings.regimes[i]))] = {
                {"asked", regime.asked},
                {"self_at_1", orNull(regime.selfAt1.value)},
                {"self_at_1_tie_aware", orNull(regime.selfAt1TieAware.value)},
                {"hit_at", std::move(hits)},
                {"mrr_at", std::move(ranks)},
                {"median_gold_distance", orNull(regime.goldDistance.median)}};
        }
        columns.push_back({{"label", search.label}, {"regimes", std::move(regimes)}});
    }
    document["figures"] = std::move(columns);
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace assay::evaluate

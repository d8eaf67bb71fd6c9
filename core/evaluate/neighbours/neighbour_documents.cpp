#include "core/evaluate/neighbours/neighbour_documents.h"

#include "core/evaluate/neighbours/packed_numbers.h"
#include "core/evaluate/neighbours/search_latency.h"
#include "core/json/field_list.h"

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
using json::SettingsReader;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::Regime;
using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 2> kRegimeNames{"filtered", "open"};
constexpr std::array<std::string_view, 6> kStrataNames{"none", "length",  "section",
                                                       "year", "company", "field"};
constexpr std::array<std::string_view, 2> kAllocationNames{"proportional", "equal"};
constexpr std::array<std::string_view, 4> kClusterNames{"automatic", "company", "filing", "slice"};
constexpr std::array<std::string_view, 4> kBucketNames{"<10", "10-19", "20-39", "40+"};
constexpr std::array<std::string_view, 5> kNotAskedNames{"", "no_vector", "no_text", "not_searched",
                                                         "no_list"};
constexpr std::array<std::string_view, 5> kNotAskedTexts{"", "no vector", "no text", "not searched",
                                                         "no list"};
constexpr std::array<std::string_view, 3> kDistanceNames{"cosine", "negative_score", "none"};

// Nothing here walks through it recursively, so that its depth does not matter.
Json parsed(std::string_view text) {
    return Json::parse(text, nullptr, false);
}

// Also a key that nobody asked for is wrong, so that nobody is fooled by a slip.
Result<> whole(SettingsReader& members, const std::string& wrong) {
    members.refuseOthers();
    return wrong.empty() ? Result<>() : fail(ErrorCode::InputNotUsable, wrong, "settings");
}

template <typename Value, typename Fields>
Result<Value> read(const Json& json, const Fields& fields, Value value = {}) {
    if (const std::string wrong = json::readObject(json, value, fields); !wrong.empty()) {
        return fail(ErrorCode::InputNotUsable, wrong, "settings");
    }
    return value;
}

using model::NeighbourSettings;
using model::NeighbourWindow;
using retrieval::Capabilities;

constexpr std::tuple kWindowFields{
    json::field("adaptive", &NeighbourWindow::adaptive), json::field("width", &NeighbourWindow::width),
    json::field("base", &NeighbourWindow::base),         json::field("target", &NeighbourWindow::target),
    json::field("max", &NeighbourWindow::max),
};

constexpr std::tuple kSettingsFields{
    json::group("window", &NeighbourSettings::window, kWindowFields),
    json::field("only_prose", &NeighbourSettings::onlyProse),
    json::field("exclude_navigational", &NeighbourSettings::excludeNavigational),
    json::named("regimes", &NeighbourSettings::regimes, kRegimeNames),
    json::field("filter_fields", &NeighbourSettings::filterFields),
    json::field("hit_at", &NeighbourSettings::hitAt),
    json::field("mrr_at", &NeighbourSettings::mrrAt),
    json::field("seed", &NeighbourSettings::seed),
    json::named("cluster_by", &NeighbourSettings::clusterBy, kClusterNames),
    json::field("near_duplicate_cosine", &NeighbourSettings::nearDuplicateCosine),
    json::field("short_slice", &NeighbourSettings::shortSlice),
    json::field("numeric_share", &NeighbourSettings::numericShare),
};

constexpr std::tuple kSamplingFields{
    json::field("count", &AnchorSampling::count),
    json::field("seed", &AnchorSampling::seed),
    json::named("strata", &AnchorSampling::strata, kStrataNames),
    json::named("allocation", &AnchorSampling::allocation, kAllocationNames),
    json::field("only_prose", &AnchorSampling::onlyProse),
    json::field("exclude_navigational", &AnchorSampling::excludeNavigational),
    json::field("min_slice_length", &AnchorSampling::minSliceLength),
    json::field("min_words", &AnchorSampling::minWords),
    json::named("excluded_buckets", &AnchorSampling::excluded, kBucketNames),
    json::field("strata_field", &AnchorSampling::strataField),
    json::field("only_field", &AnchorSampling::onlyField),
    json::field("only_value", &AnchorSampling::onlyValue),
};

constexpr std::tuple kCapabilityFields{
    json::field("label", &Capabilities::label),
    json::named("distance", &Capabilities::distance, kDistanceNames),
    json::field("recall", &Capabilities::recall),
    json::field("recall_at", &Capabilities::recallAt),
    json::field("recall_queries", &Capabilities::recallQueries),
    json::field("recall_low", &Capabilities::recallLow),
    json::field("recall_high", &Capabilities::recallHigh),
    json::field("filtered_recall", &Capabilities::filteredRecall),
    json::field("filtered_recall_low", &Capabilities::filteredRecallLow),
    json::field("filtered_recall_high", &Capabilities::filteredRecallHigh),
    json::field("dimension", &Capabilities::dimension),
    json::field("rows", &Capabilities::rows),
};

// Numbers as short as they come back the same, which a library's double is not for a float.
template <typename Range, typename Number>
std::string listText(const Range& range, const Number& number) {
    std::string text = "[";
    for (const auto& one : range) {
        fmt::format_to(std::back_inserter(text), "{}{}", text.size() > 1 ? "," : "", number(one));
    }
    return text + "]";
}

std::string poolText(const model::ResultPool& pool) {
    return fmt::format("[{},{}]", pool.results, pool.gold);
}

// What was kept beside the results so that figures can be said with ties, luck and repeated texts.
std::string luckText(const AnchorSearch& search) {
    std::string text;
    if (search.ties) {
        text += R"(,"ties":)" + listText(*search.ties, [](const model::TiedRanks& tie) {
                    return fmt::format("[{},{},{}]", tie.first, tie.size, tie.gold);
                });
    }
    if (search.pool) {
        text += R"(,"pool":)" + poolText(*search.pool);
    }
    if (search.random) {
        const auto number = [](std::int64_t count) { return count; };
        text += fmt::format(R"(,"random":{{"rankings":{},"first_gold":{},"gold":{},"average_precision":{}}})",
                            search.random->rankings, listText(search.random->firstGold, number),
                            listText(search.random->gold, number), search.random->averagePrecision);
    }
    if (search.distinct) {
        text += fmt::format(R"(,"distinct":{{"pool":{},"first_gold":[{},{},{}]}})",
                            poolText(search.distinct->pool), search.distinct->before, search.distinct->size,
                            search.distinct->gold);
    }
    return text;
}

// What an engine over the network adds; the names of failures need no escape.
std::string remoteText(const AnchorSearch& search) {
    std::string text;
    if (!search.failure.empty()) {
        text += fmt::format(R"(,"failure":"{}")", search.failure);
    }
    if (search.seconds) {
        text += fmt::format(R"(,"seconds":{})", *search.seconds);
    }
    if (search.secondsShare) {
        text += fmt::format(R"(,"seconds_share":{})", *search.secondsShare);
    }
    if (search.unknownIds > 0) {
        text += fmt::format(R"(,"unknown_ids":{})", search.unknownIds);
    }
    return text;
}

void readRemote(SettingsReader& members, AnchorSearch& search) {
    members.read("failure", search.failure);
    if (!search.failure.empty() && !retrieval::searchFailureFromName(search.failure)) {
        members.complain("failure");
    }
    members.read("seconds", search.seconds);
    if (search.seconds && !(*search.seconds >= 0)) {
        members.complain("seconds");
    }
    members.read("seconds_share", search.secondsShare);
    if (search.secondsShare && !(*search.secondsShare >= 0)) {
        members.complain("seconds_share");
    }
    members.read("unknown_ids", search.unknownIds);
}

// Rows as differences from the anchor's on, distances bit for bit; "null" where no result has one.
std::string resultsText(const AnchorSearch& search, std::uint32_t anchorRow) {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> distances;
    bool hasDistances = search.results.empty();
    for (const model::RankedSentence& result : search.results) {
        rows.push_back(result.row);
        distances.push_back(orderedBits(result.distance));
        hasDistances = hasDistances || !std::isnan(result.distance);
    }
    const std::string packed =
        hasDistances ? '"' + packDifferences(distances, orderedBits(0.0F)) + '"' : "null";
    return fmt::format(R"("rows":"{}","distances":{})", packDifferences(rows, anchorRow), packed);
}

std::string searchText(const AnchorSearch& search, std::uint32_t anchorRow) {
    if (search.notAsked != model::NotAsked::Asked) {
        return fmt::format(R"({{"not_asked":"{}"{}}})",
                           kNotAskedNames.at(static_cast<std::size_t>(search.notAsked)), remoteText(search));
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
    text += resultsText(search, anchorRow);
    return text + luckText(search) + remoteText(search) + "}";
}

// nullopt: no number, or one beyond a float.
std::optional<float> floatIn(const Json& json) {
    const auto number = base::numberIn(json);
    return number && std::abs(*number) <= std::numeric_limits<float>::max()
               ? std::optional(static_cast<float>(*number))
               : std::nullopt;
}

// Whole numbers of 0 or more; false: it is something else.
template <typename Number>
bool readCounts(const Json* json, std::vector<Number>& counts) {
    if (json == nullptr || !json->is_array()) {
        return false;
    }
    for (const Json& one : *json) {
        const auto count = base::integerIn<Number>(one);
        if (!count || *count < 0) {
            return false;
        }
        counts.push_back(*count);
    }
    return true;
}

bool readPool(const Json* json, model::ResultPool& pool) {
    std::vector<std::int64_t> counts;
    if (!readCounts(json, counts) || counts.size() != 2 || counts[1] > counts[0]) {
        return false;
    }
    pool = {counts[0], counts[1]};
    return true;
}

bool readTies(const Json& json, std::vector<model::TiedRanks>& ties) {
    if (!json.is_array()) {
        return false;
    }
    int behind = 0;
    for (const Json& one : json) {
        std::vector<int> counts;
        if (!readCounts(&one, counts) || counts.size() != 3 || counts[0] <= behind || counts[1] < 2 ||
            counts[2] > counts[1]) {
            return false;
        }
        behind = counts[0] + counts[1] - 1;
        ties.push_back({counts[0], counts[1], counts[2]});
    }
    return true;
}

bool readRandom(const Json& json, model::RandomRankings& random) {
    const Json* const rankings = base::memberOf(json, "rankings");
    const Json* const precision = base::memberOf(json, "average_precision");
    const auto count = rankings != nullptr ? base::integerIn<std::int64_t>(*rankings) : std::nullopt;
    const auto mean = precision != nullptr ? base::numberIn(*precision) : std::nullopt;
    if (!count || *count < 1 || !mean || !readCounts(base::memberOf(json, "first_gold"), random.firstGold) ||
        !readCounts(base::memberOf(json, "gold"), random.gold)) {
        return false;
    }
    random.rankings = *count;
    random.averagePrecision = *mean;
    return true;
}

bool readDistinct(const Json& json, model::DistinctTexts& distinct) {
    std::vector<int> first;
    if (!readPool(base::memberOf(json, "pool"), distinct.pool) ||
        !readCounts(base::memberOf(json, "first_gold"), first) || first.size() != 3 || first[2] > first[1]) {
        return false;
    }
    distinct.before = first[0];
    distinct.size = first[1];
    distinct.gold = first[2];
    return true;
}

void readLuck(SettingsReader& members, AnchorSearch& search) {
    const auto take = [&members](const char* key, auto& into, const auto& read) {
        if (const Json* const json = members.take(key); json != nullptr && !read(*json, into.emplace())) {
            members.complain(key);
        }
    };
    take("ties", search.ties, readTies);
    take("pool", search.pool,
         [](const Json& json, model::ResultPool& pool) { return readPool(&json, pool); });
    take("random", search.random, readRandom);
    take("distinct", search.distinct, readDistinct);
}

// nullopt: something else.
std::optional<std::vector<std::uint32_t>> rowsIn(const Json* json, std::uint32_t anchorRow) {
    if (json == nullptr) {
        return std::vector<std::uint32_t>();
    }
    return json->is_string() ? unpackDifferences(json->get_ref<const std::string&>(), anchorRow)
                             : std::nullopt;
}

// One for each row, NaN where there is none; nullopt: something else.
std::optional<std::vector<float>> distancesIn(const Json* json, std::size_t rows) {
    std::vector<float> distances;
    if (json != nullptr && json->is_null()) {
        distances.assign(rows, std::numeric_limits<float>::quiet_NaN());
    } else if (json != nullptr) {
        const auto numbers = json->is_string()
                                 ? unpackDifferences(json->get_ref<const std::string&>(), orderedBits(0.0F))
                                 : std::nullopt;
        for (const std::uint32_t ordered : numbers.value_or(std::vector<std::uint32_t>())) {
            distances.push_back(floatOfOrderedBits(ordered));
        }
        if (!numbers || std::ranges::any_of(distances, [](float one) { return std::isinf(one); })) {
            return std::nullopt;
        }
    }
    return distances.size() == rows ? std::optional(std::move(distances)) : std::nullopt;
}

Result<AnchorSearch> readSearch(const Json& json, const AnchorOutcome& anchor) {
    AnchorSearch search;
    std::string wrong;
    SettingsReader members(json, {}, wrong);
    members.readName("not_asked", search.notAsked, kNotAskedNames);
    members.read("self", search.selfFirst);
    members.read("tied", search.selfTied);
    members.read("near_duplicate", search.nearDuplicate);
    if (const Json* best = members.take("best_gold")) {
        search.bestGoldDistance = floatIn(*best);
        if (!search.bestGoldDistance) {
            members.complain("best_gold");
        }
    }
    const auto rows = rowsIn(members.take("rows"), anchor.row);
    if (!rows) {
        members.complain("rows");
    }
    members.read("self_unknown", search.selfUnknown);
    members.read("ties_unknown", search.tiesUnknown);
    if (members.take("known_depth") != nullptr) {
        members.readInteger("known_depth", search.knownDepth.emplace());
        if (*search.knownDepth < 0) {
            members.complain("known_depth");
        }
    }
    const auto distances = distancesIn(members.take("distances"), rows ? rows->size() : 0);
    if (rows && !distances) {
        members.complain("distances");
    }
    readLuck(members, search);
    readRemote(members, search);
    ASSAY_TRY(whole(members, wrong));
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const bool isGold = std::binary_search(anchor.gold.begin(), anchor.gold.end(), (*rows)[i]);
        search.results.push_back({(*rows)[i], (*distances)[i], isGold});
        if (isGold && search.rankFirstGold == 0) {
            search.rankFirstGold = static_cast<int>(i) + 1;
        }
    }
    return search;
}

Json orNull(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

// As `x`, `x_ci` and `x_n`.
template <typename Figure>
void addFigure(Json& json, const std::string& key, const Figure& figure) {
    json[key] = orNull(figure.value);
    json[key + "_ci"] = figure.interval ? Json{figure.interval->low, figure.interval->high} : Json();
    json[key + "_n"] = figure.n;
}

template <typename Figures>
Json byK(const Figures& figures) {
    Json json = Json::object();
    for (const auto& [k, figure] : figures) {
        addFigure(json, std::to_string(k), figure);
    }
    return json;
}

template <typename Figures>
Json chancesByK(const Figures& figures) {
    Json json = Json::object();
    for (const auto& [k, figure] : figures) {
        json[std::to_string(k)] = orNull(figure.chance);
    }
    return json;
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

std::string_view notAskedText(model::NotAsked why) noexcept {
    return kNotAskedTexts.at(static_cast<std::size_t>(why));
}

std::string neighbourSettingsJson(const model::NeighbourSettings& settings) {
    return json::toJson(settings, kSettingsFields).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<model::NeighbourSettings> readNeighbourSettings(std::string_view text) {
    return read<model::NeighbourSettings>(parsed(text), kSettingsFields);
}

std::string anchorSamplingJson(const AnchorSampling& sampling) {
    return json::toJson(sampling, kSamplingFields).dump();
}

Result<AnchorSampling> readAnchorSampling(std::string_view text) {
    AnchorSampling before; // as it was where nothing is said of shares
    before.allocation = AnchorAllocation::Equal;
    return read<AnchorSampling>(parsed(text), kSamplingFields, before);
}

std::string anchorOutcomeJson(const AnchorOutcome& outcome) {
    std::string text = fmt::format(R"({{"row":{},"gold":{},"window":{},"slice_length":{})", outcome.row,
                                   listText(outcome.gold, [](std::uint32_t row) { return row; }),
                                   outcome.window, outcome.sliceLength);
    // Names may hold anything; the library escapes them.
    Json rest{{"section", outcome.section}, {"company", outcome.company}, {"form", outcome.form}};
    if (outcome.year) {
        rest["year"] = *outcome.year;
    }
    if (outcome.sameFiling) {
        rest["same_filing"] = *outcome.sameFiling;
    }
    if (outcome.weight) {
        rest["weight"] = *outcome.weight;
    }
    if (outcome.numericHeavy) {
        rest["numeric_heavy"] = true;
    }
    if (outcome.navigational) {
        rest["navigational"] = true;
    }
    const std::string names = rest.dump(-1, ' ', false, Json::error_handler_t::replace);
    text += "," + names.substr(1, names.size() - 2) + R"(,"searches":)";
    text += listText(outcome.searches,
                     [&outcome](const AnchorSearch& search) { return searchText(search, outcome.row); });
    return text + "}";
}

Result<AnchorOutcome> readAnchorOutcome(std::string_view text) {
    const Json json = parsed(text);
    AnchorOutcome outcome;
    std::string wrong;
    SettingsReader members(json, {}, wrong);
    members.readInteger("row", outcome.row);
    members.readIntegers("gold", outcome.gold);
    static_cast<void>(members.take("unlisted")); // unlisted_results.h
    members.readInteger("window", outcome.window);
    members.readInteger("slice_length", outcome.sliceLength);
    members.read("section", outcome.section);
    members.read("company", outcome.company);
    if (std::int64_t year = 0; members.take("year") != nullptr) {
        members.readInteger("year", year);
        outcome.year = year;
    }
    members.read("form", outcome.form);
    if (members.take("same_filing") != nullptr) {
        members.readInteger("same_filing", outcome.sameFiling.emplace());
    }
    if (members.take("weight") != nullptr) {
        members.read("weight", outcome.weight.emplace());
        if (!(*outcome.weight > 0)) {
            members.complain("weight");
        }
    }
    members.read("numeric_heavy", outcome.numericHeavy);
    members.read("navigational", outcome.navigational);
    const Json* searches = members.take("searches");
    if (!std::is_sorted(outcome.gold.begin(), outcome.gold.end())) {
        members.complain("gold");
    }
    if (searches == nullptr || !searches->is_array()) {
        members.complain("searches");
    }
    ASSAY_TRY(whole(members, wrong));
    for (const Json& one : *searches) {
        ASSAY_TRY(auto search, readSearch(one, outcome));
        outcome.searches.push_back(std::move(search));
    }
    return outcome;
}

std::string capabilitiesJson(std::span<const retrieval::Capabilities> searches) {
    Json list = Json::array();
    for (const Capabilities& search : searches) {
        list.push_back(json::toJson(search, kCapabilityFields));
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
        ASSAY_TRY(auto search, read<Capabilities>(one, kCapabilityFields));
        searches.push_back(std::move(search));
    }
    return searches;
}

std::string mainFiguresJson(const NeighbourFigures& figures, const model::NeighbourSettings& settings,
                            std::span<const retrieval::Capabilities> searches) {
    Json document{{"anchors", figures.anchors}, {"not_searched", figures.notSearched}};
    document["covered"] = figures.coverage.count;
    addFigure(document, "coverage", figures.coverage);
    document["searches"] = parsed(capabilitiesJson(searches));
    Json columns = Json::array();
    for (const SearchFigures& search : figures.searches) {
        Json regimes = Json::object();
        for (std::size_t i = 0; i < search.regimes.size() && i < settings.regimes.size(); ++i) {
            const RegimeFigures& regime = search.regimes[i];
            Json one{{"asked", regime.asked}, {"covered", regime.covered}};
            addFigure(one, "self_at_1", regime.selfAt1);
            addFigure(one, "self_at_1_tie_aware", regime.selfAt1TieAware);
            one["hit_at"] = byK(regime.hitAt);
            one["mrr_at"] = byK(regime.mrrAt);
            Json effects = Json::object();
            for (const auto& [k, hit] : regime.hitAt) {
                effects[std::to_string(k)] = orNull(hit.designEffect);
            }
            one["design_effect"] = std::move(effects);
            one["chance_hit_at"] = chancesByK(regime.hitAt);
            one["chance_mrr_at"] = chancesByK(regime.mrrAt);
            one["median_gold_distance"] = orNull(regime.goldDistance.median);
            one["median_gold_distance_n"] = regime.goldDistance.n;
            if (regime.latency.n > 0) { // of engines over the network
                one["query_seconds"] = querySecondsJson(regime.latency);
            }
            regimes[std::string(regimeName(settings.regimes[i]))] = std::move(one);
        }
        columns.push_back({{"label", search.label}, {"regimes", std::move(regimes)}});
    }
    document["figures"] = std::move(columns);
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace assay::evaluate

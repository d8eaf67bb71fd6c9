#include "core/base/json_members.h"
#include "core/formats/rankings/neighbour_results_intake.h"
#include "core/json/json_places.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using model::GivenList;
using model::ResultNumbers;
using Json = nlohmann::ordered_json;

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Ids may be numbers. nullopt: it is no id.
std::optional<std::string> idText(const Json& json) {
    return json.is_string()           ? std::optional(json.get<std::string>())
           : json.is_number_integer() ? std::optional(json.dump())
                                      : std::nullopt;
}

std::optional<bool> flag(const Json& json) {
    return json.is_boolean() ? std::optional(json.get<bool>()) : std::nullopt;
}

// One line.
class LineReader {
  public:
    LineReader(NeighbourResultsIntake& intake, std::int64_t line)
        : m_intake(intake) {
        m_list.line = line;
    }

    void read(const Json& object) {
        for (const auto& [key, value] : object.items()) {
            if (const auto field = resultField(key); field && !value.is_null()) {
                readField(*field, value);
            }
        }
        if (m_failed) {
            return;
        }
        if (!m_hasList) {
            return m_intake.report(IssueCode::MissingField, m_list.line, "retrieved");
        }
        if (m_distances && m_scores) {
            return wrong("scores", "both", "distances or scores");
        }
        const ResultNumbers numbers = m_distances ? ResultNumbers::CosineDistances
                                      : m_scores  ? ResultNumbers::Scores
                                                  : ResultNumbers::None;
        m_intake.take(std::move(m_list), m_regime, m_search, numbers);
    }

  private:
    void readField(ResultField field, const Json& value) {
        switch (field) {
        case ResultField::Anchor:
            if (auto id = idText(value)) {
                m_list.anchor = std::move(*id);
            } else {
                wrong("anchor", dumped(value), "a sentence id");
            }
            return;
        case ResultField::List:
            return readList(value);
        case ResultField::Distances:
            m_distances = true;
            return readNumbers("distances", value);
        case ResultField::Scores:
            m_scores = true;
            return readNumbers("scores", value);
        case ResultField::Regime:
            return readText("regime", value, m_regime);
        case ResultField::Search:
            return readText("search", value, m_search);
        case ResultField::Depth:
            if (value.is_number_integer()) {
                m_list.depth = value.get<std::int64_t>();
            } else {
                wrong("k", dumped(value), "a whole number");
            }
            return;
        case ResultField::SelfFirst:
            return readFlag("self_first", value, m_list.selfFirst);
        case ResultField::SelfTied:
            return readFlag("self_tied", value, m_list.selfTied);
        case ResultField::Rank:
            return; // the place in the list says it
        }
    }

    void readList(const Json& value) {
        m_hasList = true;
        if (!value.is_array()) {
            return wrong("retrieved", dumped(value), "a list of sentence ids");
        }
        for (const Json& element : value) {
            if (!element.is_object()) {
                addId(element);
                continue;
            }
            for (const auto& [key, member] : element.items()) {
                const auto field = resultField(key);
                if (field == ResultField::Anchor || field == ResultField::List) {
                    addId(member);
                } else if (field == ResultField::Distances || field == ResultField::Scores) {
                    (field == ResultField::Scores ? m_scores : m_distances) = true;
                    addNumber(field == ResultField::Scores ? "scores" : "distances", member);
                }
            }
        }
    }

    void addId(const Json& value) {
        if (auto id = idText(value)) {
            m_list.ids.push_back(std::move(*id));
        } else {
            wrong("retrieved", dumped(value), "a sentence id");
        }
    }

    void readNumbers(const char* field, const Json& value) {
        if (!value.is_array()) {
            return wrong(field, dumped(value), "a list of numbers");
        }
        for (const Json& element : value) {
            addNumber(field, element);
        }
    }

    void addNumber(const char* field, const Json& value) {
        if (value.is_number() && std::isfinite(value.get<double>())) {
            m_list.numbers.push_back(value.get<double>());
        } else {
            m_failed = true;
            m_intake.report(IssueCode::NotANumber, m_list.line, field, dumped(value));
        }
    }

    void readText(const char* field, const Json& value, std::string& text) {
        if (value.is_string()) {
            text = value.get<std::string>();
        } else {
            wrong(field, dumped(value), "text");
        }
    }

    void readFlag(const char* field, const Json& value, std::optional<bool>& into) {
        into = flag(value);
        if (!into) {
            wrong(field, dumped(value), "true or false");
        }
    }

    void wrong(const char* field, const std::string& value, const char* expected) {
        m_failed = true;
        m_intake.report(IssueCode::WrongType, m_list.line, field, value, expected);
    }

    NeighbourResultsIntake& m_intake;
    GivenList m_list;
    std::string m_regime, m_search;
    bool m_hasList = false;
    bool m_distances = false;
    bool m_scores = false;
    bool m_failed = false;
};

// A line about the whole file: {"name", "source", "settings"}.
bool isHeading(const Json& line) {
    return (line.contains("settings") || line.contains("source") || line.contains("name")) &&
           std::ranges::none_of(line.items(), [](const auto& member) {
               const auto field = resultField(member.key());
               return field == ResultField::Anchor || field == ResultField::List;
           });
}

void readHeading(const Json& line, std::int64_t number, NeighbourResultsIntake& intake,
                 model::NeighbourResults& results) {
    for (const auto& [key, text] : {std::pair("name", &results.name), std::pair("source", &results.source)}) {
        if (const auto at = line.find(key); at != line.end() && at->is_string()) {
            *text = at->get<std::string>();
        } else if (at != line.end()) {
            intake.report(IssueCode::WrongType, number, key, dumped(*at), "text");
        }
    }
    if (const auto at = line.find("settings"); at != line.end() && at->is_object()) {
        results.settings = dumped(*at);
        results.settingsLine = number;
    } else if (at != line.end()) {
        intake.report(IssueCode::WrongType, number, "settings", dumped(*at), "an object");
    }
}

const Json* member(const Json& object, const char* key) {
    const auto at = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && at != object.end() ? &*at : nullptr;
}

std::string textOf(const Json& object, const char* key) {
    const Json* text = member(object, key);
    return text != nullptr && text->is_string() ? text->get<std::string>() : std::string();
}

// "1", "3", …, without their intervals.
Json ksOf(const Json& regime, const char* key) {
    std::vector<std::int64_t> ks;
    if (const Json* figures = member(regime, key); figures != nullptr && figures->is_object()) {
        for (const auto& [name, value] : figures->items()) {
            if (const auto k = numberOf<std::int64_t>(name)) {
                ks.push_back(*k);
            }
        }
    }
    std::ranges::sort(ks);
    return ks;
}

// How the test was set, in the form that a run keeps it.
Json settingsOf(const Json& document) {
    Json settings = Json::object();
    if (const Json* window = member(document, "window"); window != nullptr && window->is_object()) {
        Json own = *window;
        own["adaptive"] = textOf(*window, "kind") != "fixed";
        own.erase("kind");
        settings["window"] = std::move(own);
    }
    for (const char* key : {"only_prose", "exclude_navigational", "filter_fields", "seed"}) {
        if (const Json* value = member(document, key)) {
            settings[key] = *value;
        }
    }
    if (const Json* regimes = member(document, "regimes"); regimes != nullptr && !regimes->empty()) {
        const Json& first = *regimes->begin();
        settings["hit_at"] = ksOf(first, "hit_at");
        settings["mrr_at"] = ksOf(first, "mrr_at");
    }
    return settings;
}

std::int64_t depthOf(const Json& settings) {
    std::int64_t depth = 1;
    for (const char* key : {"hit_at", "mrr_at"}) {
        if (const Json* ks = member(settings, key)) {
            for (const Json& k : *ks) {
                depth = std::max(depth, k.get<std::int64_t>());
            }
        }
    }
    return depth;
}

// What the numbers of a search are, by its label; the first one stands at the top.
ResultNumbers numbersOf(const Json& document, const std::string& label) {
    const auto kind = [](const std::string& distance) {
        return distance == "cosine"           ? ResultNumbers::CosineDistances
               : distance == "negative score" ? ResultNumbers::Scores
                                              : ResultNumbers::None;
    };
    if (const Json* searches = member(document, "searches"); searches != nullptr && searches->is_array()) {
        for (const Json& search : *searches) {
            if (textOf(search, "search") == label) {
                return kind(textOf(search, "distance"));
            }
        }
    }
    return kind(textOf(document, "distance"));
}

// As reports name it.
model::NotAsked reasonOf(const std::string& text) {
    return text == "no vector"      ? model::NotAsked::NoVector
           : text == "no text"      ? model::NotAsked::NoText
           : text == "not searched" ? model::NotAsked::NotSearched
                                    : model::NotAsked::NoList;
}

// A member that is a whole number from `least` on.
template <typename Number>
std::optional<Number> countOf(const Json& object, const char* key, Number least) {
    const Json* value = member(object, key);
    const auto count = value != nullptr ? base::integerIn<Number>(*value) : std::nullopt;
    return count && *count >= least ? count : std::nullopt;
}

std::optional<model::ResultPool> poolOf(const Json& pool) {
    const auto results = countOf<std::int64_t>(pool, "results", 0);
    const auto gold = countOf<std::int64_t>(pool, "gold", 0);
    return results && gold && *gold <= *results ? std::optional(model::ResultPool{*results, *gold})
                                                : std::nullopt;
}

std::optional<std::vector<model::TiedRanks>> tiesOf(const Json& ties) {
    if (!ties.is_array()) {
        return std::nullopt;
    }
    std::vector<model::TiedRanks> list;
    int behind = 0;
    for (const Json& tie : ties) {
        const auto first = countOf<int>(tie, "first", behind + 1);
        const auto size = countOf<int>(tie, "size", 2);
        const auto gold = countOf<int>(tie, "gold", 0);
        if (!first || !size || !gold || *gold > *size || *size > std::numeric_limits<int>::max() - *first) {
            return std::nullopt;
        }
        behind = *first + *size - 1;
        list.push_back({*first, *size, *gold});
    }
    return list;
}

void readAnchorOfDocument(const Json& anchor, std::int64_t number, const Json& document, std::int64_t depth,
                          NeighbourResultsIntake& intake) {
    const Json* searches = member(anchor, "searches");
    if (searches == nullptr || !searches->is_array()) {
        return intake.report(IssueCode::MissingField, number, "searches");
    }
    for (const Json& search : *searches) {
        GivenList list;
        list.anchor = textOf(anchor, "sentenceID");
        list.line = number;
        const std::string label = textOf(search, "search");
        const ResultNumbers numbers = numbersOf(document, label);
        if (member(search, "not_asked") != nullptr) {
            list.notAsked = reasonOf(textOf(search, "not_asked"));
            intake.take(std::move(list), textOf(search, "regime"), label, numbers);
            continue;
        }
        const Json* results = member(search, "results");
        if (results == nullptr || !results->is_array()) {
            intake.report(IssueCode::MissingField, number, "results");
            continue;
        }
        for (const Json& result : *results) {
            list.ids.push_back(textOf(result, "sentenceID"));
            const Json* distance = member(result, "distance");
            if (numbers != ResultNumbers::None && distance != nullptr && distance->is_number()) {
                const auto value = distance->get<double>();
                list.numbers.push_back(numbers == ResultNumbers::Scores ? -value : value);
            }
        }
        const auto length = std::int64_t{std::ssize(list.ids)};
        list.isCut = member(search, "known_depth") != nullptr;
        list.depth = std::max(list.isCut ? 1 : depth, length);
        for (const auto& [key, known] :
             {std::pair("self_at_1", &list.selfFirst), std::pair("self_at_1_tie_aware", &list.selfTied)}) {
            if (const Json* value = member(search, key)) {
                *known = flag(*value);
            }
        }
        const auto take = [&](const char* key, auto& into, const auto& read) {
            const Json* value = member(search, key);
            if (value != nullptr && !value->is_null() && !(into = read(*value))) {
                intake.report(IssueCode::WrongType, number, key);
            }
        };
        take("ties", list.ties, tiesOf);
        take("pool", list.pool, poolOf);
        intake.take(std::move(list), textOf(search, "regime"), label, numbers);
    }
}

} // namespace

void readResultsJsonLines(std::string_view text, NeighbourResultsIntake& intake,
                          model::NeighbourResults& results, const std::stop_token& stop) {
    std::int64_t number = 0;
    while (!text.empty() && !stop.stop_requested()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        const bool isLast = end == std::string_view::npos;
        text = isLast ? std::string_view() : text.substr(end + 1);
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        const Json json = json::parseJson(line).value_or(Json(Json::value_t::discarded));
        if (json.is_discarded()) {
            intake.report(isLast ? IssueCode::TruncatedInput : IssueCode::MalformedRecord, number, {}, line);
        } else if (!json.is_object()) {
            intake.report(IssueCode::WrongType, number, {}, line);
        } else if (isHeading(json)) {
            readHeading(json, number, intake, results);
        } else {
            LineReader(intake, number).read(json);
        }
    }
}

bool readResultsDocument(std::string_view text, NeighbourResultsIntake& intake,
                         model::NeighbourResults& results) {
    const Json document = json::parseJson(text).value_or(Json());
    const Json* anchors = member(document, "per_anchor");
    if (anchors == nullptr || !anchors->is_array()) {
        return false;
    }
    const Json settings = settingsOf(document);
    results.name = textOf(document, "name");
    results.settings = dumped(settings);
    const std::int64_t depth = depthOf(settings);
    std::int64_t number = 0; // of the anchor, as there are no lines to speak of
    for (const Json& anchor : *anchors) {
        readAnchorOfDocument(anchor, ++number, document, depth, intake);
    }
    return true;
}

} // namespace assay::formats

#include "core/curation/question_filter.h"

#include "core/model/question_field.h"
#include "core/text/natural_order.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>

namespace assay::curation {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, kFacetCount> kFacetNames{
    "suite",  "gold_version", "category", "difficulty", "scope", "answer_type",
    "status", "company",      "year",     "section",    "flag",  "suspicion"};

constexpr std::uint16_t kNotFound = 1U << kFacetCount;

constexpr std::uint16_t bitOf(std::size_t facet) {
    return static_cast<std::uint16_t>(1U << facet);
}

// What a facet says of each question: numbers into a list of values, where 0 is "missing". One value for each
// question, or a list; a list without entries is missing.
struct FacetColumn {
    std::vector<std::string> ownNames; // where the values are not in the names of the columns
    const std::vector<std::string>* names = nullptr;
    std::vector<std::uint32_t> ownSingle;
    workspace::QuestionColumns::Lists ownLists;
    const std::vector<std::uint32_t>* single = nullptr;
    const workspace::QuestionColumns::Lists* lists = nullptr;

    // Calls `visit` with each value of question i; one that the question has twice comes twice.
    template <typename Visit>
    void forEach(std::size_t i, Visit visit) const {
        if (single != nullptr) {
            visit((*single)[i]);
            return;
        }
        const std::span<const std::uint32_t> values = lists->of(i);
        if (values.empty()) {
            visit(0U);
        }
        for (const std::uint32_t value : values) {
            visit(value);
        }
    }
};

const std::vector<std::uint32_t>* singleColumn(const workspace::QuestionColumns& columns, Facet facet) {
    switch (facet) {
    case Facet::GoldVersion:
        return &columns.goldVersion;
    case Facet::Category:
        return &columns.category;
    case Facet::Difficulty:
        return &columns.difficulty;
    case Facet::Scope:
        return &columns.scope;
    case Facet::AnswerType:
        return &columns.answerType;
    default:
        return nullptr;
    }
}

const workspace::QuestionColumns::Lists* listColumn(const workspace::QuestionColumns& columns, Facet facet) {
    switch (facet) {
    case Facet::Company:
        return &columns.companies;
    case Facet::Year:
        return &columns.years;
    case Facet::Section:
        return &columns.sections;
    default:
        return nullptr;
    }
}

void fillSuites(FacetColumn& column, const workspace::QuestionColumns& columns,
                const FilterContext& context) {
    column.ownSingle.reserve(columns.size());
    std::unordered_map<base::RowId, std::uint32_t> numbers;
    std::unordered_map<std::string, std::uint32_t> byName;
    base::RowId last = 0;
    std::uint32_t lastNumber = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.suite[i] != last || i == 0) {
            last = columns.suite[i];
            const auto [found, isNew] = numbers.try_emplace(last, 0);
            const auto name = context.suiteNames.find(last);
            if (isNew && name != context.suiteNames.end() && !name->second.empty()) {
                const auto [named, newName] =
                    byName.try_emplace(name->second, static_cast<std::uint32_t>(column.ownNames.size()));
                if (newName) {
                    column.ownNames.push_back(name->second);
                }
                found->second = named->second;
            }
            lastNumber = found->second;
        }
        column.ownSingle.push_back(lastNumber);
    }
    column.single = &column.ownSingle;
}

void fillStatuses(FacetColumn& column, const workspace::QuestionColumns& columns,
                  const FilterContext& context) {
    for (const std::string_view name : model::kQuestionStatusNames) {
        column.ownNames.emplace_back(name);
    }
    const auto withheld = static_cast<std::uint32_t>(column.ownNames.size());
    if (!context.withheld.empty()) {
        column.ownNames.emplace_back(kWithheld);
    }
    column.ownSingle.reserve(columns.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        column.ownSingle.push_back(context.withheld.contains(columns.id[i])
                                       ? withheld
                                       : static_cast<std::uint32_t>(columns.status[i]) + 1);
    }
    column.single = &column.ownSingle;
}

// As the columns have them where none is withheld.
void fillFlags(FacetColumn& column, const workspace::QuestionColumns& columns, const FilterContext& context) {
    if (context.withheld.empty()) {
        column.names = &columns.names;
        column.lists = &columns.flags;
        return;
    }
    column.ownNames = columns.names;
    column.ownNames.emplace_back(kWithheld);
    const auto withheld = static_cast<std::uint32_t>(column.ownNames.size() - 1);
    column.ownLists.begin.reserve(columns.size() + 1);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (context.withheld.contains(columns.id[i])) {
            column.ownLists.values.push_back(withheld);
        } else {
            const std::span<const std::uint32_t> flags = columns.flags.of(i);
            column.ownLists.values.insert(column.ownLists.values.end(), flags.begin(), flags.end());
        }
        column.ownLists.begin.push_back(static_cast<std::uint32_t>(column.ownLists.values.size()));
    }
    column.lists = &column.ownLists;
}

void fillSuspicions(FacetColumn& column, const workspace::QuestionColumns& columns,
                    const FilterContext& context) {
    column.ownLists.begin.reserve(columns.size() + 1);
    std::unordered_map<std::string, std::uint32_t> numbers;
    const auto numberOf = [&](const std::string& value) {
        const auto [found, isNew] =
            numbers.try_emplace(value, static_cast<std::uint32_t>(column.ownNames.size()));
        if (isNew) {
            column.ownNames.push_back(value);
        }
        return found->second;
    };
    auto suspected = context.suspicions.begin(); // both rise by row id
    for (const base::RowId id : columns.id) {
        while (suspected != context.suspicions.end() && suspected->first < id) {
            ++suspected;
        }
        if (suspected != context.suspicions.end() && suspected->first == id) {
            for (const std::string& rule : suspected->second) {
                column.ownLists.values.push_back(numberOf(rule));
            }
        }
        if (context.checked && !context.checked->contains(id)) {
            column.ownLists.values.push_back(numberOf(std::string(kNotChecked)));
        }
        column.ownLists.begin.push_back(static_cast<std::uint32_t>(column.ownLists.values.size()));
    }
    column.lists = &column.ownLists;
}

// The result refers to itself and to the columns: it is neither copied nor moved.
void fillColumn(FacetColumn& column, const workspace::QuestionColumns& columns, const FilterContext& context,
                Facet facet) {
    column.ownNames.emplace_back();
    column.names = &column.ownNames;
    switch (facet) {
    case Facet::Suite:
        fillSuites(column, columns, context);
        return;
    case Facet::Status:
        fillStatuses(column, columns, context);
        return;
    case Facet::Flag:
        fillFlags(column, columns, context);
        return;
    case Facet::Suspicion:
        fillSuspicions(column, columns, context);
        return;
    default:
        column.names = &columns.names;
        column.single = singleColumn(columns, facet);
        column.lists = listColumn(columns, facet);
    }
}

// Which numbers of a column are chosen.
std::vector<std::uint8_t> chosenNumbers(const FacetColumn& column, const std::set<std::string>& chosen) {
    std::vector<std::uint8_t> wanted(column.names->size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        wanted[i] = chosen.contains((*column.names)[i]) ? 1 : 0;
    }
    return wanted;
}

bool restricts(const QuestionFilter& filter, Facet facet) {
    const auto found = filter.chosen.find(facet);
    return found != filter.chosen.end() && !found->second.empty();
}

void failColumn(std::vector<std::uint16_t>& failing, const FacetColumn& column,
                const std::set<std::string>& chosen, std::uint16_t bit) {
    const std::vector<std::uint8_t> wanted = chosenNumbers(column, chosen);
    for (std::size_t i = 0; i < failing.size(); ++i) {
        bool passes = false;
        column.forEach(i, [&](std::uint32_t value) { passes = passes || wanted[value] != 0; });
        failing[i] = static_cast<std::uint16_t>(failing[i] | (passes ? 0 : bit));
    }
}

// One bit for each facet that a question does not pass, and one for not being found.
std::vector<std::uint16_t> failingFacets(const workspace::QuestionColumns& columns,
                                         const FilterContext& context, const QuestionFilter& filter,
                                         const std::vector<base::RowId>* found) {
    std::vector<std::uint16_t> failing(columns.size(), 0);
    if (found != nullptr) {
        auto next = found->begin();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            while (next != found->end() && *next < columns.id[i]) {
                ++next;
            }
            if (next == found->end() || *next != columns.id[i]) {
                failing[i] = kNotFound;
            }
        }
    }
    for (const auto& [facet, chosen] : filter.chosen) {
        if (!chosen.empty()) {
            FacetColumn column;
            fillColumn(column, columns, context, facet);
            failColumn(failing, column, chosen, bitOf(static_cast<std::size_t>(facet)));
        }
    }
    return failing;
}

// The usual values of a facet come in their own order: easy before hard, draft before approved.
std::size_t usualRank(Facet facet, std::string_view value) {
    const auto rankIn = [value](auto choices) {
        return static_cast<std::size_t>(std::find(choices.begin(), choices.end(), value) - choices.begin());
    };
    switch (facet) {
    case Facet::Status:
        return rankIn(std::span(model::kQuestionStatusNames));
    case Facet::Difficulty:
        return rankIn(model::fieldInfo(model::QuestionField::Difficulty).choices);
    default:
        return 0;
    }
}

void sortValues(std::vector<FacetValue>& values, Facet facet) {
    std::sort(values.begin(), values.end(), [facet](const FacetValue& a, const FacetValue& b) {
        if (a.value.empty() || b.value.empty()) {
            return !a.value.empty() && b.value.empty();
        }
        const std::size_t rankA = usualRank(facet, a.value);
        const std::size_t rankB = usualRank(facet, b.value);
        return rankA != rankB ? rankA < rankB : text::naturallyBefore(a.value, b.value);
    });
}

std::vector<FacetValue> countValues(const FacetColumn& column, const std::vector<std::uint16_t>& failing,
                                    Facet facet, const std::set<std::string>* chosen) {
    const auto others = static_cast<std::uint16_t>(~bitOf(static_cast<std::size_t>(facet)));
    std::vector<std::int64_t> counts(column.names->size(), 0);
    std::vector<std::uint32_t> countedFor(column.names->size(), 0); // question + 1: each counts a value once
    for (std::size_t i = 0; i < failing.size(); ++i) {
        if ((failing[i] & others) != 0) {
            continue;
        }
        const auto mark = static_cast<std::uint32_t>(i + 1);
        column.forEach(i, [&](std::uint32_t value) {
            counts[value] += countedFor[value] == mark ? 0 : 1;
            countedFor[value] = mark;
        });
    }
    std::vector<FacetValue> values;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) {
            values.push_back({(*column.names)[i], counts[i]});
        }
    }
    if (chosen != nullptr) {
        for (const std::string& value : *chosen) {
            if (std::none_of(values.begin(), values.end(),
                             [&](const FacetValue& each) { return each.value == value; })) {
                values.push_back({value, 0});
            }
        }
    }
    sortValues(values, facet);
    return values;
}

} // namespace

std::string_view facetName(Facet facet) noexcept {
    return kFacetNames[static_cast<std::size_t>(facet)];
}

std::optional<Facet> facetFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kFacetNames.size(); ++i) {
        if (kFacetNames[i] == name) {
            return static_cast<Facet>(i);
        }
    }
    return std::nullopt;
}

std::string filterJson(const QuestionFilter& filter) {
    Json json = Json::object();
    for (const auto& [facet, values] : filter.chosen) {
        if (!values.empty()) {
            json["facets"][std::string(facetName(facet))] = values;
        }
    }
    if (!filter.text.empty()) {
        json["text"] = filter.text;
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<QuestionFilter> filterFromJson(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) {
        return std::nullopt;
    }
    QuestionFilter filter;
    if (const auto words = json.find("text"); words != json.end()) {
        if (!words->is_string()) {
            return std::nullopt;
        }
        filter.text = words->get<std::string>();
    }
    const auto facets = json.find("facets");
    if (facets == json.end()) {
        return filter;
    }
    if (!facets->is_object()) {
        return std::nullopt;
    }
    for (const auto& [name, values] : facets->items()) {
        const std::optional<Facet> facet = facetFromName(name);
        // A facet that is not known would be left out, and more questions shown than the filter means.
        if (!facet || !values.is_array()) {
            return std::nullopt;
        }
        for (const Json& value : values) {
            if (!value.is_string()) {
                return std::nullopt;
            }
            filter.chosen[*facet].insert(value.get<std::string>());
        }
    }
    return filter;
}

std::vector<std::uint32_t> filterQuestions(const workspace::QuestionColumns& columns,
                                           const FilterContext& context, const QuestionFilter& filter,
                                           const std::vector<base::RowId>* found) {
    const std::vector<std::uint16_t> failing = failingFacets(columns, context, filter, found);
    std::vector<std::uint32_t> positions;
    positions.reserve(static_cast<std::size_t>(std::count(failing.begin(), failing.end(), 0)));
    for (std::size_t i = 0; i < failing.size(); ++i) {
        if (failing[i] == 0) {
            positions.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return positions;
}

FacetCounts facetCounts(const workspace::QuestionColumns& columns, const FilterContext& context,
                        const QuestionFilter& filter, const std::vector<base::RowId>* found) {
    const std::vector<std::uint16_t> failing = failingFacets(columns, context, filter, found);
    FacetCounts counts;
    for (std::size_t i = 0; i < kFacetCount; ++i) {
        const auto facet = static_cast<Facet>(i);
        FacetColumn column;
        fillColumn(column, columns, context, facet);
        counts[i] = countValues(column, failing, facet,
                                restricts(filter, facet) ? &filter.chosen.at(facet) : nullptr);
    }
    return counts;
}

} // namespace assay::curation

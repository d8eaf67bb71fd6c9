#include "core/formats/rankings/neighbour_results_intake.h"

#include "core/base/utf8_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using model::GivenList;
using model::ResultNumbers;

// Cosine distances of float32 leave their range by a rounding.
constexpr double kRounding = 1e-5;

constexpr std::array<std::pair<std::string_view, ResultField>, 43> kNames{{
    {"anchor", ResultField::Anchor},
    {"anchorid", ResultField::Anchor},
    {"query", ResultField::Anchor},
    {"queryid", ResultField::Anchor},
    {"qid", ResultField::Anchor},
    {"sentenceid", ResultField::Anchor},
    {"retrieved", ResultField::List},
    {"retrievedid", ResultField::List},
    {"retrievedids", ResultField::List},
    {"results", ResultField::List},
    {"result", ResultField::List},
    {"resultid", ResultField::List},
    {"neighbors", ResultField::List},
    {"neighbours", ResultField::List},
    {"neighbor", ResultField::List},
    {"neighbour", ResultField::List},
    {"neighborids", ResultField::List},
    {"neighbourids", ResultField::List},
    {"ids", ResultField::List},
    {"id", ResultField::List},
    {"docid", ResultField::List},
    {"distances", ResultField::Distances},
    {"distance", ResultField::Distances},
    {"dist", ResultField::Distances},
    {"cosinedistance", ResultField::Distances},
    {"cosinedistances", ResultField::Distances},
    {"scores", ResultField::Scores},
    {"score", ResultField::Scores},
    {"similarity", ResultField::Scores},
    {"similarities", ResultField::Scores},
    {"regime", ResultField::Regime},
    {"search", ResultField::Search},
    {"searchname", ResultField::Search},
    {"system", ResultField::Search},
    {"method", ResultField::Search},
    {"tag", ResultField::Search},
    {"k", ResultField::Depth},
    {"topk", ResultField::Depth},
    {"depth", ResultField::Depth},
    {"selffirst", ResultField::SelfFirst},
    {"selfat1", ResultField::SelfFirst},
    {"selftied", ResultField::SelfTied},
    {"rank", ResultField::Rank},
}};

std::string folded(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (c != '_' && c != '-' && c != ' ') {
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    return text;
}

std::string_view fieldOf(ResultNumbers numbers) {
    return numbers == ResultNumbers::Scores ? "scores" : "distances";
}

std::string_view numbersName(ResultNumbers numbers) {
    switch (numbers) {
    case ResultNumbers::None:
        return "no numbers";
    case ResultNumbers::CosineDistances:
        return "distances";
    case ResultNumbers::Scores:
        break;
    }
    return "scores";
}

} // namespace

std::optional<ResultField> resultField(std::string_view name) {
    const std::string text = folded(name);
    if (text == "selfat1tieaware") {
        return ResultField::SelfTied;
    }
    const auto found = std::ranges::find(kNames, text, &std::pair<std::string_view, ResultField>::first);
    return found == kNames.end() ? std::nullopt : std::optional(found->second);
}

std::optional<model::Regime> regimeFromName(std::string_view name) {
    const std::string text = folded(name);
    return text == "filtered" ? std::optional(model::Regime::Filtered)
           : text == "open"   ? std::optional(model::Regime::Open)
                              : std::nullopt;
}

template <typename Number>
std::optional<Number> numberOf(std::string_view text) {
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    while (!text.empty() && text.back() == ' ') {
        text.remove_suffix(1);
    }
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    if constexpr (std::is_floating_point_v<Number>) {
        return std::isfinite(number) ? std::optional(number) : std::nullopt;
    } else {
        return number;
    }
}

template std::optional<double> numberOf<double>(std::string_view text);
template std::optional<std::int64_t> numberOf<std::int64_t>(std::string_view text);

NeighbourResultsIntake::NeighbourResultsIntake(NeighbourResultsReading& reading, std::string file,
                                               const NeighbourResultsDefaults& defaults)
    : m_reading(reading)
    , m_file(std::move(file))
    , m_defaults(defaults) {}

void NeighbourResultsIntake::report(IssueCode code, std::int64_t line, std::string_view field,
                                    std::string_view value, std::string_view expected) {
    m_reading.issues.add({base::Severity::Error, code, m_file, line, std::string(field),
                          std::string(base::cutUtf8(value, base::kIssueValueLength)), std::string(expected)});
}

void NeighbourResultsIntake::take(GivenList&& list, const std::string& regime, const std::string& search,
                                  ResultNumbers numbers) {
    if (list.anchor.empty()) {
        return report(IssueCode::MissingField, list.line, "anchor");
    }
    if (!regime.empty()) {
        const auto known = regimeFromName(regime);
        if (!known) {
            return report(IssueCode::UnknownName, list.line, "regime", regime, "filtered, open");
        }
        list.regime = *known;
    } else if (m_defaults.regime) {
        list.regime = *m_defaults.regime;
    } else {
        return report(IssueCode::MissingField, list.line, "regime");
    }
    const std::string& name = !search.empty()              ? search
                              : !m_defaults.search.empty() ? m_defaults.search
                                                           : m_file;
    const auto [known, isNew] =
        m_searches.try_emplace(name, static_cast<std::uint32_t>(m_reading.results.searches.size()));
    list.search = known->second;
    if (isNew) {
        m_reading.results.searches.push_back({name, ResultNumbers::None});
    }
    if (!m_lists.at(static_cast<std::size_t>(list.regime))
             .insert(std::to_string(list.search) + " " + list.anchor)
             .second) {
        return report(IssueCode::DuplicateId, list.line, "anchor", list.anchor);
    }
    if (!list.depth) {
        list.depth = m_defaults.depth;
    }
    if (list.depth && *list.depth < std::max<std::int64_t>(1, std::ssize(list.ids))) {
        report(IssueCode::OutOfRange, list.line, "k", std::to_string(*list.depth),
               fmt::format("{} or more", std::max<std::size_t>(1, list.ids.size())));
    }
    checkIds(list);
    if (!checkNumbers(list, numbers)) {
        list.numbers.clear();
    }
    m_reading.results.lists.push_back(std::move(list));
}

void NeighbourResultsIntake::checkIds(const GivenList& list) {
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = 0; i < list.ids.size(); ++i) {
        if (list.ids[i].empty()) {
            report(IssueCode::MissingField, list.lineOf(i), "retrieved");
        } else if (!seen.insert(list.ids[i]).second) {
            report(IssueCode::DuplicateId, list.lineOf(i), "retrieved", list.ids[i]);
        }
    }
}

bool NeighbourResultsIntake::checkNumbers(const GivenList& list, ResultNumbers numbers) {
    if (list.ids.empty()) {
        return list.numbers.empty();
    }
    model::GivenSearch& search = m_reading.results.searches[list.search];
    m_settled.resize(m_searches.size());
    if (!m_settled[list.search]) { // the first list that is not empty says what its search has
        m_settled[list.search] = true;
        search.numbers = numbers;
    } else if (search.numbers != numbers) {
        report(IssueCode::WrongType, list.line,
               fieldOf(numbers == ResultNumbers::None ? search.numbers : numbers), numbersName(numbers),
               fmt::format("{}, as in the other lists of the search", numbersName(search.numbers)));
        return false;
    }
    if (numbers == ResultNumbers::None) {
        return true;
    }
    if (list.numbers.size() != list.ids.size()) {
        report(IssueCode::WrongType, list.line, fieldOf(numbers), std::to_string(list.numbers.size()),
               fmt::format("{} numbers", list.ids.size()));
        return false;
    }
    bool usable = true;
    for (std::size_t i = 0; i < list.numbers.size(); ++i) {
        const double number = list.numbers[i];
        if (numbers == ResultNumbers::CosineDistances && !(number >= -kRounding && number <= 2 + kRounding)) {
            report(IssueCode::OutOfRange, list.lineOf(i), fieldOf(numbers), fmt::format("{}", number),
                   "0 to 2");
            usable = false;
        }
        if (i == 0) {
            continue;
        }
        const double before = list.numbers[i - 1];
        if (numbers == ResultNumbers::Scores ? number > before : number < before) {
            report(IssueCode::OutOfOrder, list.lineOf(i), fieldOf(numbers), fmt::format("{}", number),
                   fmt::format("{}", before));
            usable = false;
        }
    }
    return usable;
}

} // namespace assay::formats

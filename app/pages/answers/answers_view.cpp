#include "app/pages/answers/answers_view.h"

#include "core/evaluate/judge/run_by_judge.h"
#include "core/text/fold.h"
#include "core/workspace/suites/questions.h"

#include <algorithm>
#include <limits>
#include <set>
#include <unordered_map>
#include <utility>

namespace assay::app {
namespace {

using evaluate::AnswerRunItem;

// Precision and recall stand beside their F in every table; they are on the card, not in columns of their
// own.
bool isPartOfOther(std::string_view name) {
    return (name.starts_with("rouge") || name.starts_with("bertscore")) &&
           (name.ends_with("_p") || name.ends_with("_r"));
}

std::vector<AnswerColumn> measuredColumns(const evaluate::AnswerRun& run) {
    std::vector<AnswerColumn> columns;
    for (const evaluate::MetricFigure& figure : run.figures.metrics) {
        if (figure.n == 0 || figure.name == "overall" || isPartOfOther(figure.name)) {
            continue;
        }
        AnswerColumn column{figure.name, 0, 1};
        for (const AnswerRunItem& item : run.items) {
            if (const auto value = item.value(figure.name)) {
                column.greatest = std::max(column.greatest, *value);
                column.least = std::min(column.least, *value);
            }
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<std::string> valuesUnder(const AnswerRunItem& item, std::string_view field) {
    if (field == kVerdictFacet) {
        return {std::string(item.answered == 0 ? kUnansweredVerdict
                            : item.verdict
                                ? evaluate::kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)]
                                : kNoVerdict)};
    }
    std::set<std::string> values;
    if (field == kWarningFacet) {
        for (const evaluate::AnswerWarning& warning : item.warnings) {
            values.emplace(evaluate::kAnswerWarningNames[static_cast<std::size_t>(warning.kind)]);
        }
    } else if (field == kFlagFacet) {
        values.insert(item.flags.begin(), item.flags.end());
    } else if (const auto found = item.strata.find(std::string(field)); found != item.strata.end()) {
        values.insert(found->second.begin(), found->second.end());
    }
    if (values.empty()) {
        return {std::string()};
    }
    return {values.begin(), values.end()};
}

AnswerFacet facetOf(const evaluate::AnswerRun& run, const std::string& field) {
    AnswerFacet facet{field, {}, {}};
    std::map<std::string, std::uint32_t> places;
    std::vector<std::vector<std::string>> values;
    for (const AnswerRunItem& item : run.items) {
        values.push_back(valuesUnder(item, field));
        for (const std::string& value : values.back()) {
            places.emplace(value, 0);
        }
    }
    for (auto& [name, place] : places) {
        place = static_cast<std::uint32_t>(facet.names.size());
        facet.names.push_back(name);
    }
    for (const std::vector<std::string>& of : values) {
        std::vector<std::uint32_t>& kept = facet.values.emplace_back();
        for (const std::string& value : of) {
            kept.push_back(places.at(value));
        }
    }
    return facet;
}

// The chosen values of a facet as places of its names; what no question has is no place.
struct ChosenValues {
    const AnswerFacet* facet = nullptr;
    std::vector<bool> isChosen;

    [[nodiscard]] bool passes(std::size_t item) const {
        return std::ranges::any_of(facet->values[item],
                                   [this](std::uint32_t value) { return isChosen[value]; });
    }
};

std::vector<ChosenValues> chosenOf(const AnswersView& view, const AnswerFilter& filter,
                                   const AnswerFacet* except) {
    std::vector<ChosenValues> chosen;
    for (const auto& [field, values] : filter.chosen) {
        const AnswerFacet* const facet = view.facet(field);
        if (facet == nullptr || facet == except || values.empty()) {
            continue;
        }
        ChosenValues each{facet, std::vector<bool>(facet->names.size(), false)};
        for (std::size_t i = 0; i < facet->names.size(); ++i) {
            each.isChosen[i] = std::ranges::find(values, facet->names[i]) != values.end();
        }
        chosen.push_back(std::move(each));
    }
    return chosen;
}

std::vector<std::string> searchedWords(const std::string& search) {
    std::vector<std::string> wanted;
    const std::string folded = text::foldForSearch(search);
    for (const text::WordExtent& word : text::words(folded)) {
        wanted.push_back(folded.substr(word.begin, word.end - word.begin));
    }
    return wanted;
}

std::vector<std::uint32_t> passing(const AnswersView& view, const AnswerFilter& filter,
                                   const AnswerFacet* except) {
    const std::vector<ChosenValues> chosen = chosenOf(view, filter, except);
    const std::vector<std::string> wanted = searchedWords(filter.text);
    std::vector<std::uint32_t> places;
    for (std::size_t i = 0; i < view.size(); ++i) {
        const bool passes =
            (!filter.only || std::ranges::binary_search(*filter.only, i)) &&
            std::ranges::all_of(chosen, [i](const ChosenValues& each) { return each.passes(i); }) &&
            std::ranges::all_of(wanted, [&](const std::string& word) {
                return view.folded[i].find(word) != std::string::npos;
            });
        if (passes) {
            places.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return places;
}

std::optional<double> sortValue(const AnswerRunItem& item, std::string_view by) {
    if (by == "verdict") {
        return item.verdict ? std::optional(-static_cast<double>(*item.verdict)) : std::nullopt;
    }
    if (by == "samples") {
        return static_cast<double>(item.samples);
    }
    if (by == "warnings") {
        return static_cast<double>(item.warnings.size());
    }
    return by == "overall" ? item.overall : item.value(by);
}

// By a text of each item.
template <typename Text>
void sortByText(bool descending, std::vector<std::uint32_t>& places, Text text) {
    std::ranges::stable_sort(places, [&](std::uint32_t a, std::uint32_t b) {
        return descending ? text(b) < text(a) : text(a) < text(b);
    });
}

} // namespace

const AnswerFacet* AnswersView::facet(std::string_view field) const {
    const auto found = std::ranges::find(facets, field, &AnswerFacet::field);
    return found == facets.end() ? nullptr : &*found;
}

std::optional<std::size_t> AnswersView::placeOf(std::string_view suite, std::string_view id) const {
    const auto found = std::ranges::find_if(run.items, [&](const AnswerRunItem& item) {
        return item.questionId == id && (suite.empty() || item.suite == suite);
    });
    return found == run.items.end() ? std::nullopt
                                    : std::optional(static_cast<std::size_t>(found - run.items.begin()));
}

AnswersView answersViewOf(evaluate::AnswerRun run, std::vector<std::string> texts) {
    AnswersView view;
    view.run = std::move(run);
    view.texts = std::move(texts);
    view.texts.resize(view.run.items.size());
    view.folded.reserve(view.size());
    for (std::size_t i = 0; i < view.size(); ++i) {
        view.folded.push_back(text::foldForSearch(view.item(i).questionId + "\n" + view.texts[i]));
    }
    view.columns = measuredColumns(view.run);
    for (const std::string& field : view.run.settings.evaluation.fields) {
        view.facets.push_back(facetOf(view.run, field));
    }
    for (const std::string_view field : {kVerdictFacet, kWarningFacet, kFlagFacet}) {
        view.facets.push_back(facetOf(view.run, std::string(field)));
    }
    return view;
}

base::Result<evaluate::AnswerRun> goingByJudge(const workspace::Reader& reader, evaluate::AnswerRun run,
                                               const std::string& judge, const std::stop_token& stop) {
    const std::vector<evaluate::RunJudge> judges = evaluate::scoringJudges(run);
    const auto chosen = std::ranges::find(judges, judge, &evaluate::RunJudge::name);
    return chosen == judges.end() ? base::Result<evaluate::AnswerRun>(std::move(run))
                                  : evaluate::runByJudge(reader, std::move(run), *chosen, stop);
}

base::Result<AnswersView> readAnswersView(const workspace::Reader& reader, base::RowId run,
                                          const std::string& judge, const std::stop_token& stop) {
    ASSAY_TRY(auto stored, evaluate::loadAnswerRun(reader, run, stop));
    std::vector<evaluate::RunJudge> judges = evaluate::scoringJudges(stored);
    ASSAY_TRY(auto loaded, goingByJudge(reader, std::move(stored), judge, stop));
    ASSAY_TRY(auto columns, workspace::loadQuestionColumns(reader, stop));
    std::unordered_map<base::RowId, std::size_t> places;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        places.emplace(columns.id[i], i);
    }
    std::vector<std::string> texts;
    texts.reserve(loaded.items.size());
    for (const AnswerRunItem& item : loaded.items) {
        const auto place = places.find(item.question);
        texts.push_back(place == places.end() ? std::string()
                                              : std::move(columns.questionText[place->second]));
    }
    AnswersView view = answersViewOf(std::move(loaded), std::move(texts));
    view.judges = std::move(judges);
    return view;
}

std::vector<std::uint32_t> passingAnswers(const AnswersView& view, const AnswerFilter& filter) {
    return passing(view, filter, nullptr);
}

std::vector<std::int64_t> countAnswers(const AnswersView& view, const AnswerFilter& filter,
                                       std::size_t facet) {
    const AnswerFacet& counted = view.facets[facet];
    std::vector<std::int64_t> counts(counted.names.size(), 0);
    for (const std::uint32_t place : passing(view, filter, &counted)) {
        for (const std::uint32_t value : counted.values[place]) {
            ++counts[value];
        }
    }
    return counts;
}

void sortAnswers(const AnswersView& view, std::string_view by, bool descending,
                 std::vector<std::uint32_t>& places) {
    if (by.empty()) {
        return;
    }
    if (by == "id") {
        return sortByText(descending, places,
                          [&](std::uint32_t i) { return std::string_view(view.item(i).questionId); });
    }
    if (by == "question") {
        return sortByText(descending, places,
                          [&](std::uint32_t i) { return std::string_view(view.texts[i]); });
    }
    if (by == "suite") {
        return sortByText(descending, places,
                          [&](std::uint32_t i) { return std::string_view(view.item(i).suite); });
    }
    constexpr double kNone = std::numeric_limits<double>::infinity();
    std::vector<double> keys(view.size(), kNone);
    for (const std::uint32_t place : places) {
        if (const auto value = sortValue(view.item(place), by)) {
            keys[place] = descending ? -*value : *value;
        }
    }
    std::ranges::stable_sort(places, {}, [&](std::uint32_t place) { return keys[place]; });
}

} // namespace assay::app

#include "app/pages/retrieval/retrieval_view.h"

#include "core/results/retrieval/retrieval_blocks.h"
#include "core/text/fold.h"
#include "core/text/natural_order.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace assay::app {
namespace {

using evaluate::QuestionRetrieval;

std::vector<std::string> firstFoundValue(const QuestionRetrieval& question) {
    const auto rank = question.firstGold();
    const std::size_t place = question.relevant <= 0 ? 5
                              : !rank                ? 4
                              : *rank == 1           ? 0
                              : *rank <= 5           ? 1
                              : *rank <= 10          ? 2
                                                     : 3;
    return {std::string(kFoundValues[place])};
}

std::vector<std::string> whyMissedValues(const QuestionRetrieval& question) {
    std::set<std::string> values;
    for (const evaluate::MissedItem& item : question.missed) {
        values.emplace(evaluate::kWhyMissedNames[static_cast<std::size_t>(item.why)]);
    }
    return {values.begin(), values.end()};
}

// Of what each question says; one without a value has "".
template <typename ValuesOf>
RetrievalFacet retrievalFacetOf(std::string field, const evaluate::RetrievalRun& run,
                                const ValuesOf& valuesOf) {
    RetrievalFacet facet;
    facet.field = std::move(field);
    std::vector<std::vector<std::string>> all;
    std::set<std::string> names;
    for (const QuestionRetrieval& question : run.evaluation.questions) {
        all.push_back(valuesOf(question));
        if (all.back().empty()) {
            all.back().emplace_back();
        }
        names.insert(all.back().begin(), all.back().end());
    }
    facet.names.assign(names.begin(), names.end());
    std::ranges::sort(facet.names, text::naturallyBefore);
    std::unordered_map<std::string, std::uint32_t> places;
    for (const std::string& name : facet.names) {
        places.emplace(name, static_cast<std::uint32_t>(places.size()));
    }
    for (const std::vector<std::string>& values : all) {
        std::vector<std::uint32_t>& list = facet.values.emplace_back();
        for (const std::string& value : values) {
            list.push_back(places.at(value));
        }
    }
    return facet;
}

// From the first rank on, not by the letters of its values.
void sortFoundValues(RetrievalFacet& facet) {
    std::vector<std::uint32_t> places(facet.names.size()); // new ones by old ones
    std::vector<std::string> sorted;
    for (const std::string_view value : kFoundValues) {
        const auto found = std::ranges::find(facet.names, value);
        if (found != facet.names.end()) {
            places[static_cast<std::size_t>(found - facet.names.begin())] =
                static_cast<std::uint32_t>(sorted.size());
            sorted.push_back(*found);
        }
    }
    facet.names = std::move(sorted);
    for (std::vector<std::uint32_t>& values : facet.values) {
        for (std::uint32_t& value : values) {
            value = places[value];
        }
    }
}

bool hasFoldedWords(const std::string& folded, const std::vector<std::string>& words) {
    return std::ranges::all_of(
        words, [&folded](const std::string& word) { return folded.find(word) != std::string::npos; });
}

std::vector<std::string> filterWordsOf(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : text::foldForSearch(text) + " ") {
        if (letter != ' ') {
            word += letter;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

// By facet which of its values are chosen; empty: it lets everything through.
std::vector<std::vector<bool>> chosenRetrievalValues(const RetrievalView& view,
                                                     const RetrievalFilter& filter) {
    std::vector<std::vector<bool>> chosen(view.facets.size());
    for (std::size_t i = 0; i < view.facets.size(); ++i) {
        const auto found = filter.chosen.find(view.facets[i].field);
        if (found == filter.chosen.end() || found->second.empty()) {
            continue;
        }
        for (const std::string& name : view.facets[i].names) {
            chosen[i].push_back(std::ranges::find(found->second, name) != found->second.end());
        }
    }
    return chosen;
}

bool isNamed(const RetrievalView& view, std::size_t place, const RetrievalFilter& filter) {
    return filter.ids.empty() ||
           std::ranges::find(filter.ids, view.question(place).questionId) != filter.ids.end();
}

bool passesFacets(const RetrievalView& view, std::size_t place, const std::vector<std::vector<bool>>& chosen,
                  std::optional<std::size_t> butFacet) {
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const auto isChosen = [&](std::uint32_t value) { return chosen[i][value]; };
        if (i != butFacet && !chosen[i].empty() &&
            std::ranges::none_of(view.facets[i].values[place], isChosen)) {
            return false;
        }
    }
    return true;
}

} // namespace

bool RetrievalFilter::isEmpty() const {
    return text.empty() && ids.empty() &&
           std::ranges::all_of(chosen, [](const auto& each) { return each.second.empty(); });
}

base::Result<std::shared_ptr<const RetrievalView>>
readRetrievalView(const workspace::Reader& reader, base::RowId id, const std::stop_token& stop) {
    ASSAY_TRY(auto loaded, evaluate::loadRetrievalRun(reader, id, stop));
    auto run = std::make_shared<const evaluate::RetrievalRun>(std::move(loaded));
    std::unordered_map<std::string, std::string> known;
    // The suite may be gone since: then the table has ids alone.
    if (auto questions = workspace::questionsNamed(reader, run->about.suite, stop)) {
        for (workspace::NamedQuestion& one : *questions) {
            known.emplace(one.question.questionId, std::move(one.question.questionText));
        }
    }
    std::vector<std::string> texts;
    for (const QuestionRetrieval& question : run->evaluation.questions) {
        texts.push_back(known[question.questionId]);
    }
    return std::make_shared<const RetrievalView>(retrievalViewOf(std::move(run), std::move(texts)));
}

RetrievalView retrievalViewOf(std::shared_ptr<const evaluate::RetrievalRun> run,
                              std::vector<std::string> texts) {
    RetrievalView view;
    view.run = std::move(run);
    view.texts = std::move(texts);
    const std::vector<QuestionRetrieval>& questions = view.run->evaluation.questions;
    view.texts.resize(questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i) {
        view.folded.push_back(text::foldForSearch(questions[i].questionId + " " + view.texts[i]));
    }
    view.hardest = results::hardestQuestions(view.run->evaluation);
    std::vector<bool> isThere(questions.size());
    for (const std::size_t place : view.hardest) {
        isThere[place] = true;
    }
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (!isThere[i]) {
            view.hardest.push_back(i);
        }
    }
    view.facets.push_back(retrievalFacetOf(std::string(kFoundFacet), *view.run, firstFoundValue));
    sortFoundValues(view.facets.back());
    view.facets.push_back(retrievalFacetOf(std::string(kMissedFacet), *view.run, whyMissedValues));
    for (const std::string& field : view.run->about.settings.fields) {
        view.facets.push_back(retrievalFacetOf(field, *view.run, [&field](const QuestionRetrieval& question) {
            const auto found = question.strata.find(field);
            return found == question.strata.end() ? std::vector<std::string>() : found->second;
        }));
    }
    return view;
}

std::vector<std::size_t> shownQuestions(const RetrievalView& view, const RetrievalFilter& filter) {
    const auto chosen = chosenRetrievalValues(view, filter);
    const std::vector<std::string> words = filterWordsOf(filter.text);
    std::vector<std::size_t> shown;
    for (const std::size_t place : view.hardest) {
        if (isNamed(view, place, filter) && hasFoldedWords(view.folded[place], words) &&
            passesFacets(view, place, chosen, std::nullopt)) {
            shown.push_back(place);
        }
    }
    return shown;
}

std::vector<std::int64_t> countQuestions(const RetrievalView& view, const RetrievalFilter& filter,
                                         std::size_t facet) {
    const auto chosen = chosenRetrievalValues(view, filter);
    const std::vector<std::string> words = filterWordsOf(filter.text);
    std::vector<std::int64_t> counts(view.facets[facet].names.size());
    for (const std::size_t place : view.hardest) {
        if (isNamed(view, place, filter) && hasFoldedWords(view.folded[place], words) &&
            passesFacets(view, place, chosen, facet)) {
            for (const std::uint32_t value : view.facets[facet].values[place]) {
                ++counts[value];
            }
        }
    }
    return counts;
}

std::string rankSpark(const QuestionRetrieval& question) {
    constexpr std::int64_t kShown = 20;
    std::string spark;
    for (std::int64_t rank = 1; rank <= std::min(kShown, question.retrieved); ++rank) {
        spark += std::ranges::find(question.ranks, rank) != question.ranks.end() ? "●" : "·";
    }
    return spark;
}

} // namespace assay::app

#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/formats/csv_cell.h"
#include "core/results/neighbours/neighbour_json.h"

#include <fmt/format.h>

#include <cmath>

namespace assay::results {
namespace {

using model::AnchorOutcome;
using model::AnchorSearch;

std::string cell(const std::string& text) {
    std::string written;
    formats::appendCsvCell(formats::withoutFormulas(text), ',', written);
    return written;
}

std::string diagnosisText(const AnchorOutcome& outcome, const AnchorSearch& search,
                          const model::NeighbourSettings& settings) {
    std::string text;
    for (const evaluate::Diagnosis diagnosis : evaluate::diagnose(outcome, search, settings)) {
        text += (text.empty() ? "" : "; ") + std::string(evaluate::diagnosisName(diagnosis));
    }
    return text;
}

// Recall, its interval, at how many results, of how many queries; empty where they are not known.
std::string recallCells(const retrieval::Capabilities& search) {
    const auto interval = evaluate::recallInterval(search);
    return fmt::format("{},{},{},{},{}", search.recall ? fmt::format("{}", *search.recall) : "",
                       interval ? fmt::format("{}", interval->low) : "",
                       interval ? fmt::format("{}", interval->high) : "",
                       search.recallAt > 0 ? std::to_string(search.recallAt) : "",
                       search.recallQueries > 0 ? std::to_string(search.recallQueries) : "");
}

std::string chanceTitles(const model::NeighbourSettings& settings) {
    std::string titles;
    for (const int k : settings.hitAt) {
        titles += fmt::format(",chance_hit_at_{}", k);
    }
    for (const int k : settings.mrrAt) {
        titles += fmt::format(",chance_mrr_at_{}", k);
    }
    return titles;
}

// How the anchor was drawn, of how many the search chose, what luck would give; empty where it is not known.
std::string luckCells(const AnchorOutcome& outcome, const AnchorSearch& search,
                      const model::NeighbourSettings& settings) {
    const auto number = [](const std::optional<double>& value) {
        return value ? fmt::format("{}", *value) : std::string();
    };
    std::string cells = fmt::format("{},{},{},{}", cell(outcome.form), number(outcome.weight),
                                    search.pool ? std::to_string(search.pool->results) : "",
                                    search.pool ? std::to_string(search.pool->gold) : "");
    for (const int k : settings.hitAt) {
        cells += "," + number(evaluate::hitByLuck(search, k));
    }
    for (const int k : settings.mrrAt) {
        cells += "," + number(evaluate::reciprocalRankByLuck(search, k));
    }
    return cells;
}

} // namespace

std::string hardestCasesCsv(const evaluate::NeighbourRun& run, std::size_t search, std::size_t regime,
                            const std::function<std::string(std::uint32_t row)>& sentenceId,
                            const std::function<std::string(std::uint32_t row)>& text) {
    const std::size_t index = search * run.settings.test.regimes.size() + regime;
    std::vector<std::uint32_t> order = evaluate::hardestCases(run.outcomes, index);
    std::vector<bool> listed(run.outcomes.size(), false);
    for (const std::uint32_t one : order) {
        listed[one] = true;
    }
    for (std::uint32_t one = 0; one < run.outcomes.size(); ++one) {
        if (!listed[one]) {
            order.push_back(one);
        }
    }
    std::string csv = "sentenceID,company,year,section,search,regime,covered,effective_window,slice_length,"
                      "gold,rank_first_gold,self_at_1,self_at_1_tie_aware,best_gold_distance,first_result,"
                      "first_distance,diagnosis,text,recall,recall_low,recall_high,recall_at,"
                      "recall_queries,form,weight,pool,pool_gold" +
                      chanceTitles(run.settings.test) + "\r\n";
    const std::string recall = recallCells(run.searches[search]);
    for (const std::uint32_t one : order) {
        const AnchorOutcome& outcome = run.outcomes[one];
        const AnchorSearch& found = outcome.searches[index];
        const bool asked = found.notAsked == model::NotAsked::Asked;
        const auto* first = found.results.empty() ? nullptr : &found.results.front();
        csv += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n", cell(outcome.sentenceId),
            cell(outcome.company), outcome.year ? std::to_string(*outcome.year) : "", cell(outcome.section),
            cell(run.searches[search].label), evaluate::regimeName(run.settings.test.regimes[regime]),
            outcome.covered() ? "yes" : "no", outcome.window, outcome.sliceLength, outcome.gold.size(),
            !asked                    ? "not asked: " + std::string(evaluate::notAskedText(found.notAsked))
            : found.rankFirstGold > 0 ? std::to_string(found.rankFirstGold)
                                      : "",
            !asked || !found.knowsSelf() ? ""
            : found.selfFirst            ? "yes"
                                         : "no",
            !asked || !found.knowsTies() ? ""
            : found.selfTied             ? "yes"
                                         : "no",
            found.bestGoldDistance ? fmt::format("{}", *found.bestGoldDistance) : "",
            first != nullptr ? cell(sentenceId(first->row)) : "",
            first != nullptr && !std::isnan(first->distance) ? fmt::format("{}", first->distance) : "",
            asked ? cell(diagnosisText(outcome, found, run.settings.test)) : "", cell(text(outcome.row)),
            recall, luckCells(outcome, found, run.settings.test));
    }
    return csv;
}

} // namespace assay::results

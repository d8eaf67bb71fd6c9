// Neighbour tests: does a search find the sentences that stand beside an anchor? What is asked, and what came
// back of each anchor. Source: FinRAG framework document, parts 2 and 3.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

// Where is searched: among the sentences that share the anchor's values in some fields, or everywhere.
enum class Regime : std::uint8_t { Filtered, Open };

// How far from the anchor a sentence may stand to be its gold, in positions.
struct NeighbourWindow {
    bool adaptive = true;
    int width = 3;  // of a fixed window, >= 1
    int base = 5;   // adaptive: the first width, >= 1,
    int target = 2; // widened by one while there are fewer gold sentences than this
    int max = 12;   // and the width is below this

    friend bool operator==(const NeighbourWindow&, const NeighbourWindow&) = default;
};

// Which anchors stand or fall together, so that intervals and tests go by them. Automatic: companies where
// there are at least 20 of them, else filings where there are, else slices.
enum class ClusterBy : std::uint8_t { Automatic, Company, Filing, Slice };

struct NeighbourSettings {
    NeighbourWindow window;
    bool onlyProse = true;            // headings and table debris are neither gold nor searched
    bool excludeNavigational = false; // cross references ("See Note 12") are no gold; searched they are
    std::vector<Regime> regimes{Regime::Filtered, Regime::Open};
    // Of the filtered regime: a result has the anchor's value in each of these fields. "slice": company,
    // form, year and section at once.
    std::vector<std::string> filterFields{"slice"};
    std::vector<int> hitAt{1, 3, 5}; // each >= 1, rising
    std::vector<int> mrrAt{20, 30};
    std::uint64_t seed = 42; // of bootstrap intervals
    ClusterBy clusterBy = ClusterBy::Automatic;
    // What the diagnosis of a case goes by.
    double nearDuplicateCosine = 0.95;
    int shortSlice = 20;        // fewer sentences are a short section
    double numericShare = 0.25; // of the words of the anchor

    // Results that are looked at: the largest k.
    [[nodiscard]] int depth() const {
        int depth = 1;
        for (const std::vector<int>* list : {&hitAt, &mrrAt}) {
            for (const int k : *list) {
                depth = std::max(depth, k);
            }
        }
        return depth;
    }

    friend bool operator==(const NeighbourSettings&, const NeighbourSettings&) = default;
};

// One sentence that was found. Rows are those of the corpus.
struct RankedSentence {
    std::uint32_t row = 0;
    float distance = 0; // as the search has it: 1 - cos, or a negative score; NaN: it gave none
    bool gold = false;

    friend bool operator==(const RankedSentence&, const RankedSentence&) = default;
};

// Why not: no vector, no word to look for, or a sentence that is not among those that are searched (a heading
// where only prose is) and so is no anchor of this test. NoList: the run was made elsewhere and says nothing
// of this anchor.
enum class NotAsked : std::uint8_t { Asked, NoVector, NoText, NotSearched, NoList };

// Consecutive ranks whose results are equally near: their order means nothing.
struct TiedRanks {
    int first = 1; // rank of the first of them
    int size = 2;  // may reach beyond the last result that is kept
    int gold = 0;  // of them

    friend bool operator==(const TiedRanks&, const TiedRanks&) = default;
};

// Of how many a search chooses: what it can return to an anchor, which is not counted itself.
struct ResultPool {
    std::int64_t results = 0;
    std::int64_t gold = 0; // of them

    friend bool operator==(const ResultPool&, const ResultPool&) = default;
};

// What rankings in random order gave that went the same way as those of the search; for searches that make
// more of a ranking than its first results.
struct RandomRankings {
    std::int64_t rankings = 0;
    std::vector<std::int64_t> firstGold; // by rank from 1: how many had their first gold there
    std::vector<std::int64_t> gold;      // and how many had any gold there
    double averagePrecision = 0;         // their mean, of as many results

    friend bool operator==(const RandomRankings&, const RandomRankings&) = default;
};

// The first gold when each text counts once: at its first place, as gold where one of its sentences is. The
// text of the anchor is left out.
struct DistinctTexts {
    ResultPool pool; // of texts
    int before = 0;  // texts ahead of those that tie with the first gold one
    int size = 0;    // texts of that tie, 1 or more; 0: no gold among the results
    int gold = 0;    // gold ones of that tie

    friend bool operator==(const DistinctTexts&, const DistinctTexts&) = default;
};

// What one search gave of one anchor in one regime.
struct AnchorSearch {
    NotAsked notAsked = NotAsked::Asked;
    bool selfFirst = false; // the anchor was the first result
    bool selfTied = false;  // or as near as the first
    // Best first, without the anchor, at most NeighbourSettings::depth().
    std::vector<RankedSentence> results;
    int rankFirstGold = 0;      // from 1; 0: none among the results
    bool nearDuplicate = false; // a result of another company has a cosine of nearDuplicateCosine or more
    // Of the gold sentence that is nearest, found or not; missing where there is no gold or distances of
    // sentences that were not found are not known.
    std::optional<float> bestGoldDistance;

    // Of runs made elsewhere, whose lists may say less than a search that is asked here:
    bool selfUnknown = false;      // no list holds its anchor, so whether it came first is not known
    bool tiesUnknown = false;      // there are no distances: whether it ties is not known
    std::optional<int> knownDepth; // the list of a covered anchor was cut behind so many results

    // Of engines over the network:
    std::string failure{}; // the kind of a query that failed (retrieval::searchFailureName); then NoList
    std::optional<double> seconds{}; // what the query took, to its reply or its failure; missing: not timed
    // Its share of what all queries asked with it took; missing: not timed, or asked before this was kept.
    std::optional<double> secondsShare{};
    int unknownIds = 0; // results that are no sentence of the corpus; the list ends before them

    // Ties of two and more, by rank; missing: the order of the results is the search's own, or the run was
    // made before ties were kept.
    std::optional<std::vector<TiedRanks>> ties{};
    std::optional<ResultPool> pool{};        // missing: not known
    std::optional<RandomRankings> random{};  // of window expansion; other searches are judged by their pool
    std::optional<DistinctTexts> distinct{}; // missing: texts were not compared

    [[nodiscard]] bool knowsSelf() const noexcept { return !selfUnknown; }

    [[nodiscard]] bool knowsTies() const noexcept { return !selfUnknown && (selfFirst || !tiesUnknown); }

    // Whether it is known if the first gold is among the first k results, and at which rank.
    [[nodiscard]] bool knowsRank(int k) const noexcept {
        return rankFirstGold > 0 || !knownDepth || k <= *knownDepth;
    }

    friend bool operator==(const AnchorSearch&, const AnchorSearch&) = default;
};

struct AnchorOutcome {
    std::uint32_t number = 0; // place in the anchor set, from 0
    std::uint32_t row = 0;
    std::string sentenceId;
    std::vector<std::uint32_t> gold; // rows, rising
    int window = 0;                  // the effective one
    int sliceLength = 0;             // sentences that are searched in it, the anchor among them
    std::string section;             // with the next two: for strata
    std::optional<std::int64_t> year;
    std::string company;
    std::string form;
    // Identical filings have the same number. Missing: there is no other like its own, or texts were not
    // compared.
    std::optional<std::uint32_t> sameFiling{};
    // How many sentences of the corpus it stands for, by how its stratum was drawn; missing: not known.
    std::optional<double> weight{};
    bool numericHeavy = false;
    bool navigational = false;
    // Search s in regime r of the settings: element s * regimes + r.
    std::vector<AnchorSearch> searches;

    [[nodiscard]] bool covered() const noexcept { return !gold.empty(); }

    // It is among the sentences that the test searches. One that is not enters no figure.
    [[nodiscard]] bool searched() const noexcept {
        return searches.empty() || std::ranges::any_of(searches, [](const AnchorSearch& search) {
                   return search.notAsked != NotAsked::NotSearched;
               });
    }

    friend bool operator==(const AnchorOutcome&, const AnchorOutcome&) = default;
};

} // namespace assay::model

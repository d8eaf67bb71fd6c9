// What a neighbour test looks like, as blocks: its figures by search and regime, curves, strata, distances,
// the verdict of the gate, the hardest cases, figures from outside. Reports print them, and the window shows
// them.
//
// Pure functions of values: they read nothing and evaluate nothing. Any thread.
//
//     const MeasuredTest test{run.settings, run.searches, figures, deltas};
//     const Table table = rankTable(test, wholeChoice(run.settings.test), {}, wording);
#pragma once

#include "core/evaluate/neighbours/distance_intervals.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_distances.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/model/neighbour.h"
#include "core/model/sentence.h"
#include "core/results/power_blocks.h"
#include "core/results/report/report.h"
#include "core/retrieval/search.h"
#include "core/words/wording.h"
#include "core/workspace/runs/case_notes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// What was asked, and what came of it. It owns nothing: what it refers to outlives it.
struct MeasuredTest {
    const evaluate::NeighbourRunSettings& settings;
    const std::vector<retrieval::Capabilities>& searches;
    const evaluate::NeighbourFigures& figures;
    std::span<const evaluate::RegimeDeltas> deltas{}; // by search; empty: not made
    // Of the quantiles of distances, by search * regimes + regime; empty: not made.
    std::span<const evaluate::DistanceIntervals> goldIntervals{};
    std::span<const evaluate::DistanceIntervals> otherIntervals{};
    bool isWhole = true; // false: it goes on, and bootstraps and distances follow when it pauses or ends

    [[nodiscard]] std::size_t regimes() const { return settings.test.regimes.size(); }

    [[nodiscard]] std::size_t elementOf(std::size_t search, std::size_t regime) const {
        return search * regimes() + regime;
    }

    [[nodiscard]] bool isCosine(std::size_t search) const {
        return figures.searches[search].distance == retrieval::DistanceKind::Cosine;
    }
};

// With n, interval and, where it is undefined, the reason.
[[nodiscard]] Figure shareFigure(const evaluate::Proportion& figure, std::string why);
[[nodiscard]] Figure meanFigure(const evaluate::MeanFigure& figure, std::string why);

// Where in a report something stands, for names that are unique in it. A page has one run: RunPlace().
struct RunPlace {
    std::size_t number = 1; // of the run, from 1
    std::size_t runs = 1;   // that there are

    // "neighbour_hits", with several runs "neighbour_hits_run2"; of a search also "…_search3".
    [[nodiscard]] std::string name(std::string_view stem) const;
    [[nodiscard]] std::string name(std::string_view stem, std::size_t search, std::size_t searches) const;
};

// The k that columns are made for, in their order.
struct RankChoice {
    std::vector<int> hits;  // of Hit@k
    std::vector<int> means; // of MRR@k
};

// The k of Hit@k that stands for all: 5 where it is asked for, else the largest.
[[nodiscard]] std::optional<int> headlineHit(const model::NeighbourSettings& settings);

// All that were asked for, or at most so many of each (someOf(), Hit@5 kept).
[[nodiscard]] RankChoice wholeChoice(const model::NeighbourSettings& settings);
[[nodiscard]] RankChoice printedChoice(const model::NeighbourSettings& settings, std::size_t mostHits,
                                       std::size_t mostMeans);

// One k of each: what a printed page has room for where a figure takes three columns.
[[nodiscard]] RankChoice headlineChoice(const model::NeighbourSettings& settings);

// Anchors and coverage, and how many anchors are in no figure.
[[nodiscard]] KeyFigures anchorFigures(const MeasuredTest& test, const words::Wording& wording);

// What is read first, a row for each search and regime: the Hit@k that stands for all with its interval, what
// luck would give, the verdict, n, and the last MRR@k with its luck. Cells lead to their anchors (CasesLink).
[[nodiscard]] Table headlineTable(const MeasuredTest& test, RunPlace place, const words::Wording& wording);

// A row for each search and regime, and one for the difference of the regimes where it was made. Cells lead
// to their anchors (CasesLink). Everything of the three tables below, for a page:
[[nodiscard]] Table overviewTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                                  const words::Wording& wording);
// Hit@k and MRR@k over covered anchors,
[[nodiscard]] Table rankTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                              const words::Wording& wording);
// anchors asked, Self@1, the median distance of gold and the recall of an index,
[[nodiscard]] Table selfTable(const MeasuredTest& test, RunPlace place, const words::Wording& wording);
// Hit@k and MRR@k over all anchors.
[[nodiscard]] Table allAnchorsTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                                    const words::Wording& wording);

// Hit@k and MRR@k beside what luck alone would give of the same anchors, with clusters and design effect,
[[nodiscard]] Table luckTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                              const words::Wording& wording);
// recall, nDCG and average precision over all gold,
[[nodiscard]] Table allGoldTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                                 const words::Wording& wording);
// and Hit@k and MRR@k as drawn, weighted back to the corpus, and with each text once.
[[nodiscard]] Table totalsTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                                const words::Wording& wording);

// Hit@k and MRR@k against k: one chart of each for up to two searches, else one for each regime.
[[nodiscard]] std::vector<plot::Chart> rankCurves(const MeasuredTest& test, RunPlace place,
                                                  const words::Wording& wording);
// All in one chart of each, every curve with its n: for a page, where a curve can be hidden. `search`: of one
// search alone.
[[nodiscard]] std::array<plot::Chart, 2>
wholeCurves(const MeasuredTest& test, std::optional<std::size_t> search, const words::Wording& wording);
// Whether these are so many that their intervals would hide each other and are not drawn.
[[nodiscard]] bool leavesOutBands(const MeasuredTest& test, std::optional<std::size_t> search) noexcept;

// What anchors are grouped by. `name` stands in names of tables and in links.
enum class Grouping : std::uint8_t { Length, Section, Year, Company };
inline constexpr std::array kGroupings{Grouping::Length, Grouping::Section, Grouping::Year,
                                       Grouping::Company};

[[nodiscard]] std::string_view groupingName(Grouping grouping) noexcept; // "length"
[[nodiscard]] const std::vector<evaluate::StratumFigures>& strataOf(const evaluate::RegimeFigures& figures,
                                                                    Grouping grouping) noexcept;

struct StrataChoice {
    std::size_t search = 0;
    Grouping grouping = Grouping::Length;
    RankChoice ranks;
    std::size_t most = 12; // strata that are printed and drawn: of more those with the most anchors
};

[[nodiscard]] Table strataTable(const MeasuredTest& test, const StrataChoice& choice, RunPlace place,
                                const words::Wording& wording);
// Hit@k of each stratum, a bar for each regime; nullopt: fewer than two strata to compare.
[[nodiscard]] std::optional<plot::Chart> strataChart(const MeasuredTest& test, const StrataChoice& choice,
                                                     RunPlace place, const words::Wording& wording);

// Quantiles of the cosine distances of gold and of other results, of all searches that measure them, or of
// one.
[[nodiscard]] Table quantileTable(const MeasuredTest& test, std::optional<std::size_t> only, RunPlace place,
                                  const words::Wording& wording);
// One chart for each regime with results: the shares of gold, and of others, in equal parts of the range.
// `distances`: of the search, by regime.
[[nodiscard]] std::vector<plot::Chart> distanceCharts(const MeasuredTest& test, std::size_t search,
                                                      std::span<const evaluate::ResultDistances> distances,
                                                      RunPlace place, const words::Wording& wording);
// How they are spread, gold beside others in each regime, of one search; nullopt: nothing is known of it.
[[nodiscard]] std::optional<plot::Chart> distanceBoxes(const MeasuredTest& test, std::size_t search,
                                                       RunPlace place, const words::Wording& wording);
// Those that came with figures from outside; nullopt: none did.
[[nodiscard]] std::optional<Table> givenQuantiles(const model::OutsideFigures& figures, RunPlace place,
                                                  const words::Wording& wording);

// What the verdicts on the searches of a run come to.
struct GateTally {
    std::optional<evaluate::Alert> worst;  // missing: none could be judged
    std::int64_t unjudged = 0;             // findings that could not be judged
    std::int64_t tooClose = 0;             // findings that are too close to their limit
    std::int64_t judged = 0, searches = 0; // searches that have a verdict, and all of the run
    bool isWanting = false;                // one of the verdicts has too little to judge by

    void add(const evaluate::GateVerdict& verdict);
};

// "passes", "fails with P1", …, with its verdict.
[[nodiscard]] KeyFigure gateFigure(const GateTally& tally, const words::Wording& wording);
// What was compared with what, where that is not the same anchors by the same search.
[[nodiscard]] std::vector<Block> comparedBlocks(const evaluate::GateVerdict& verdict, bool isSameSearch,
                                                const words::Wording& wording);

struct GateChoice {
    std::size_t search = 0, searches = 1; // which one of those that are judged
    bool saysCommon = false;              // what passes on a part of the anchors says on how many
};

// Findings, changes against chance, and where there are any the anchors that changed most and the settings
// that differ: "gate_findings", "gate_chances", "gate_changed", "gate_differing".
[[nodiscard]] std::vector<Block> gateTables(const evaluate::GateVerdict& verdict, GateChoice choice,
                                            RunPlace place, const words::Wording& wording);

// What a comparison like this one can tell, and how often its limits are passed by chance; nullopt: the two
// have no anchor to compare.
[[nodiscard]] std::optional<PowerPlan> powerOf(const evaluate::GateVerdict& verdict);
// Of one search of a run that has not been compared: by its Hit@k that the first of the limits on moves
// names. nullopt: it has no such figure.
[[nodiscard]] std::optional<PowerPlan> powerOf(const evaluate::NeighbourFigures& figures, std::size_t search,
                                               const model::NeighbourSettings& settings,
                                               std::span<const evaluate::GateRule> rules);
// The design effect that earlier runs of the corpus had, or that 1 is assumed. `runs` newest first.
void setEarlierEffect(PowerPlan& plan, std::span<const workspace::RunInfo> runs, base::RowId corpus);
// The limits on moves of Hit@k.
[[nodiscard]] std::vector<PowerLimit> powerLimits(std::span<const evaluate::GateRule> rules);

// The hardest cases of one search in one regime, and what is known of them.
struct HardCases {
    const std::vector<model::AnchorOutcome>& outcomes;
    const std::map<std::string, workspace::CaseNote>& notes; // by sentence id
    std::size_t search = 0;
    std::size_t regime = 0;
    std::vector<std::uint32_t> cases{};                   // places among the outcomes, the hardest first
    std::size_t all = 0;                                  // covered anchors that were asked
    std::map<std::uint32_t, model::Sentence> sentences{}; // by row; empty: they cannot be shown
    // The first so many stand on printed pages; nullopt: none is printed, for another search is.
    std::optional<std::size_t> printed{};
};

// A row for each case.
[[nodiscard]] Table caseTable(const MeasuredTest& test, const HardCases& cases, std::string name,
                              const words::Wording& wording);
// Each anchor with its gold and what came back.
[[nodiscard]] Table caseSentences(const MeasuredTest& test, const HardCases& cases, std::string name,
                                  const words::Wording& wording);

// Figures from outside as they were given, what cannot be true of them, and how much of that there is.
[[nodiscard]] Table outsideTable(const evaluate::OutsideRun& run, RunPlace place,
                                 const words::Wording& wording);
[[nodiscard]] Table faultTable(const evaluate::OutsideRun& run, RunPlace place,
                               const words::Wording& wording);
[[nodiscard]] KeyFigure faultsFigure(const evaluate::OutsideRun& run, const words::Wording& wording);

} // namespace assay::results

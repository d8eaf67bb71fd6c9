// What a stored run says, in one form for every kind: its figures by name with n and interval, what it
// measured, its settings, and the values of its items. Lists of runs, trends, comparisons, gates and exports
// read runs of any kind through this.
//
//     ASSAY_TRY(const auto info, workspace::findRun(reader, "12"));
//     ASSAY_TRY(const RunDescription run, describeRun(info));
//     const RunFigure* const hit = run.find("filtered.hit_at.5");     // value, n, interval, chance
//     ASSAY_TRY(const RunItemTable items, runItems(reader, info, stop));  // by question, anchor, sample
//
// Names of figures are those of the kind's documents (docs/formats.md, "Runs"):
//   neighbours         coverage, REGIME.self_at_1, REGIME.self_at_1_tie_aware, REGIME.hit_at.K,
//                      REGIME.mrr_at.K, REGIME.median_gold_distance; of further searches search_2.REGIME…
//   answers            the names of its measures, pass_rate; of strata by.FIELD.VALUE.MEASURE
//   retrieval          the names of its measures, latency_ms.p50, .p95, .p99, .mean; of strata as above
//   tune-alpha         best_alpha, best_held_out, and each measure at the best alpha
//   neighbour_figures  anchors, covered and what came, named as of neighbours, REGIME.gold_distance.p95;
//                      what is none of these [GROUP.]NAME, of parts of a whole by.FIELD.VALUE.NAME
//   mine               counts, such as view1_kpi_scan.rows
//   every other kind   what its kept figures name under "summary" (runSummaryJson())
// Names of items' values are those of figures whose mean over the items they are, where there is one.
//
// Pure but for what takes a Reader; any thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_comparison.h"
#include "core/statistics/interval.h"
#include "core/workspace/runs/runs.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Kinds of runs that have no header of their own here; the others are kNeighbourRuns, kAnswerRuns,
// kRetrievalRuns, kAlphaRuns, kMiningRunKind.
inline constexpr std::string_view kSweepRuns = "sweep";
inline constexpr std::string_view kDetectorRuns = "compare-detectors";
inline constexpr std::string_view kDynamicRuns = "dynamic";
inline constexpr std::string_view kJudgeRuns = "judge";
inline constexpr std::string_view kLintRuns = "lint";
inline constexpr std::string_view kFiguresLintRuns = "lint-figures";
inline constexpr std::string_view kImpactRuns = "impact";

// All kinds that `assay runs` names, in the order of the documentation.
[[nodiscard]] std::span<const std::string_view> runKinds() noexcept;

struct RunFigure {
    std::string name;
    std::optional<double> value{};                  // missing: undefined
    std::int64_t n = 0;                             // items it is over; 0: not a figure over items
    std::optional<statistics::Interval> interval{}; // 95 %; missing: none can be given
    std::optional<double> chance{};                 // what luck alone would give, where that is known
    BetterValues better = BetterValues::Neither;    // follows from the name
    bool isShare = false;                           // in [0,1], of items that have it or not
    std::optional<double> designEffect{};           // of a share, where it is known
    std::int64_t unknown = 0;                       // items without a value, where the run counts them

    friend bool operator==(const RunFigure&, const RunFigure&) = default;
};

// What was measured, by its name and the hash of its content at that time.
struct RunInput {
    std::string role; // "suite", "predictions", "corpus", "embeddings", "anchors", "scored_set", "rubric", …
    std::string name;
    std::string sha256; // empty: not known

    friend bool operator==(const RunInput&, const RunInput&) = default;
};

// One value of the settings by its path in their JSON: "fusion.method"; lists stand whole.
struct RunSetting {
    std::string name;
    std::string value; // JSON

    friend bool operator==(const RunSetting&, const RunSetting&) = default;
};

struct RunDescription {
    workspace::RunInfo info;
    std::vector<RunFigure> figures;   // main ones first, in the order of the kind's documents; strata last
    std::size_t mainFigures = 0;      // so many of them are of everything, not of a stratum
    std::vector<RunInput> inputs;     // in the order of the documents
    std::vector<RunSetting> settings; // sorted by name

    // nullptr: it has none of that name.
    [[nodiscard]] const RunFigure* find(std::string_view figure) const noexcept;
    // Of the first input in that role; empty: none.
    [[nodiscard]] std::string inputName(std::string_view role) const;
    // The suite or suites ("a, b"), else the anchor set, else the scored set.
    [[nodiscard]] std::string suiteName() const;
    // What was tested: the predictions, the search's label, the endpoint or the detectors; empty: not said.
    [[nodiscard]] std::string systemName() const;
};

// Of a run that is not finished the figures that it has noted. Error: DamagedWorkspace (documents that are
// none).
[[nodiscard]] base::Result<RunDescription> describeRun(const workspace::RunInfo& run);

// The figures alone, from the kept document of a run of this kind.
[[nodiscard]] base::Result<std::vector<RunFigure>> runFigures(std::string_view kind,
                                                              std::string_view document);

// Which values of a figure are better, as its name says: distances, latencies, prices, faults and figures of
// answers as betterValues() has them; counts are neither. What the figures mean is said by
// core/results/runs.
[[nodiscard]] BetterValues betterFigure(std::string_view kind, std::string_view figure) noexcept;

// One measure of the items of a run.
struct RunItemMeasure {
    std::string name;
    BetterValues better = BetterValues::Neither;
    bool isShare = false;
    std::string model; // of a score from outside; runs with other models are not compared by it
};

struct RunItemValues {
    std::string key;            // question id, sentence id, sample
    std::string cluster;        // equal ones belong together; empty: it is alone
    std::int64_t revision = 0;  // of a question; 0: not known
    std::vector<double> values; // by measure; NaN: none

    friend bool operator==(const RunItemValues&, const RunItemValues&) = default;
};

struct RunItemTable {
    std::vector<RunItemMeasure> measures;
    std::vector<RunItemValues> items; // by number
    QuestionClusters clusters = QuestionClusters::Question;
};

// Of a kind without items: none. Errors: NotFound, DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<RunItemTable> runItems(const workspace::Reader& reader,
                                                  const workspace::RunInfo& run, std::stop_token stop);

// What the kinds without a document of their own keep: {"summary": {name: {"value", "n", "ci", "chance",
// "share", "better"}}}, with `details` (a JSON object; empty: none) beside it under its own keys.
[[nodiscard]] std::string runSummaryJson(std::span<const RunFigure> figures, std::string_view details = {});
// And of an item: {"values": {name: value}, "cluster", "revision"}, with `details` likewise.
[[nodiscard]] std::string runItemJson(const RunItemValues& item, std::span<const RunItemMeasure> measures,
                                      std::string_view details = {});

// An input of a run that is not what it was: `now` is the hash of the content as it is, empty where the
// thing is gone.
struct StaleInput {
    RunInput input;
    std::string now;

    friend bool operator==(const StaleInput&, const StaleInput&) = default;
};

// Inputs that the workspace no longer holds as they were measured; those whose hash is not known, and files
// from outside, are passed over. Reads suites whole: as long as that takes. Error: Cancelled.
[[nodiscard]] base::Result<std::vector<StaleInput>>
staleInputs(const workspace::Reader& reader, const RunDescription& run, const std::stop_token& stop);

} // namespace assay::evaluate

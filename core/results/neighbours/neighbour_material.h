// The neighbour tests that a report shows, read and evaluated once. Of this room alone.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/distance_intervals.h"
#include "core/evaluate/neighbours/neighbour_cases.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/adjacency.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/report/section_builder.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/runs.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

// One search of the run against one of the baseline.
struct JudgedSearch {
    std::size_t search = 0;
    std::size_t baselineSearch = 0;
    base::Result<evaluate::GateVerdict> verdict; // an error: the two cannot be compared
};

struct RunGate {
    enum class State : std::uint8_t { Judged, NoRules, NoBaseline, IsBaseline, NotFinished, Unreadable };
    State state = State::NoBaseline;
    std::unique_ptr<const evaluate::NeighbourRun> baseline; // of Judged
    // Each search that the baseline has too. Where there is none, the first against the first.
    std::vector<JudgedSearch> judged;
    std::vector<std::size_t> alone; // searches that are not judged: the baseline has no such
    bool isSame = true;             // false: the first of the run against the first of the baseline, another

    [[nodiscard]] GateTally tally() const;
};

// A run in the report: a test with its anchors, or figures from outside; the other is null.
struct ReportedRun {
    workspace::RunInfo info;

    std::unique_ptr<const evaluate::NeighbourRun> test;
    evaluate::NeighbourFigures figures;
    std::vector<evaluate::RegimeDeltas> deltas; // by search
    // Of the quantiles of distances, by search * regimes + regime; empty where the plan shows none.
    std::vector<evaluate::DistanceIntervals> goldIntervals, otherIntervals;
    evaluate::RunTexts texts = evaluate::RunTexts::There;
    std::map<std::string, workspace::CaseNote> notes; // by sentence id
    RunGate gate;
    evaluate::AdjacencyEvidence adjacency; // without a suite: nobody measured questions over its corpus

    std::unique_ptr<const evaluate::OutsideRun> outside;
    std::int64_t unread = 0; // figures from outside that could not be read

    [[nodiscard]] bool isOutside() const { return info.origin == evaluate::kOutsideOrigin; }

    // Of a test; refers to this run.
    [[nodiscard]] MeasuredTest values() const {
        return {test->settings, test->searches, figures, deltas, goldIntervals, otherIntervals};
    }
};

// Without a plan's choice: the newest finished test of each corpus, one made here and one made elsewhere, and
// the newest figures from outside. What the plan names is shown in its order, finished or not; runs of other
// kinds that it names are no neighbour tests and passed over.
struct NeighbourMaterial {
    enum class Nothing : std::uint8_t { NoRun, NoneFinished, NoneNamed };
    std::vector<ReportedRun> runs;
    std::vector<std::string> unreadable; // finished runs that were left out: their settings make no sense
    Nothing nothing = Nothing::NoRun;    // why there are no runs
};

} // namespace assay::results

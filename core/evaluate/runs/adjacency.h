// How far figures of neighbour tests stand for retrieval: across systems, the correlation of Hit@k over
// anchors with Recall@10 over questions.
//
//     ASSAY_TRY(const auto evidence, adjacencyOfRun(reader, run, stop));  // a neighbour test
//     evidence.figures[0].correlation;    // of "filtered.hit_at.5"; nullopt: fewer than six systems
//
// A system is a search as its label names it ("exact, LSA 256"), or what a tag "system: NAME" of a run says:
// of a neighbour test its first search. It counts where both were measured: neighbours with the same corpus,
// anchors and settings as the given run, retrieval over the same corpus with one suite and one kind of
// settings; of the suites that with most systems. Each system by its newest finished runs.
//
// The correlation is Pearson's, with the interval of Fisher's z (core/statistics/correlation.h). Below
// kFewestAdjacencySystems systems neither is given.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/runs/run_description.h"
#include "core/statistics/interval.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kFewestAdjacencySystems = 6;
inline constexpr std::string_view kAdjacencyRecall = "recall_10"; // of retrieval on questions

// One that both tests have measured.
struct AdjacencySystem {
    std::string name;
    base::RowId neighbours = 0, retrieval = 0; // runs
    std::vector<std::optional<double>> hits;   // by AdjacencyEvidence::figures
    double recall = 0;
};

enum class AdjacencyVerdict : std::uint8_t {
    CannotBeJudged, // too few systems, or nothing varies
    NotToldFromLuck,
    GoesWith,   // systems with more hits have more recall: the interval lies above 0
    GoesAgainst // below 0
};

inline constexpr std::string_view kAdjacencyVerdictNames[] = {"cannot_be_judged", "not_told_from_luck",
                                                              "goes_with", "goes_against"};

struct AdjacencyFigure {
    std::string name; // "filtered.hit_at.5"
    std::int64_t systems = 0;
    std::optional<double> correlation;
    std::optional<statistics::Interval> interval;

    [[nodiscard]] AdjacencyVerdict verdict() const noexcept;
};

struct AdjacencyEvidence {
    std::string suite; // empty: nobody measured questions over this corpus
    std::vector<AdjacencyFigure> figures;
    std::vector<AdjacencySystem> systems; // by recall, falling, then name
};

// A run and what its tag says that it is of; empty: it has none.
struct RunOfSystem {
    RunDescription run;
    std::string system{};
};

// `runs`: newest first; those of other kinds, corpora, anchors and settings are passed over. Without figures:
// `of` is no neighbour test with anchors.
[[nodiscard]] AdjacencyEvidence adjacencyOf(std::span<const RunOfSystem> runs, const RunDescription& of);

// The same of a workspace. Errors: Cancelled, those of reading.
[[nodiscard]] base::Result<AdjacencyEvidence>
adjacencyOfRun(const workspace::Reader& reader, const RunDescription& of, const std::stop_token& stop);

} // namespace assay::evaluate

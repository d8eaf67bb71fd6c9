// What a report shows of retrieval, read once: runs over ranked lists, systems over the same questions,
// tunings of alpha and what was decided. Of this room alone.
#pragma once

#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/retrieval/alpha_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/results/report/section_builder.h"
#include "core/workspace/runs/alpha_decisions.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

// Runs over the same content of a suite by the same rule of relevance: the first two against each other, and
// all of them where there are more.
struct ComparedRetrieval {
    std::vector<std::size_t> runs; // two or more, in the order of the material
    evaluate::ComparedAnswers lists;
    evaluate::AnswerComparison comparison;
    std::optional<evaluate::SystemMatrix> matrix;
};

// Without a plan's choice: the newest finished run of each prediction set and suite, and the newest tuning of
// each suite and pair of lists. What the plan names is shown in its order; runs of other kinds that it names,
// and unfinished ones, are passed over. Decisions are those of the workspace.
struct RetrievalMaterial {
    enum class Nothing : std::uint8_t { NoRun, NoneFinished, NoneNamed };
    std::vector<evaluate::RetrievalRun> runs;
    std::vector<ComparedRetrieval> compared; // empty where the plan does not show the comparison
    std::vector<evaluate::AlphaRun> alphas;
    std::vector<workspace::StoredAlphaDecision> decisions; // newest first
    std::vector<std::string> unreadable;                   // finished runs that were left out
    Nothing nothing = Nothing::NoRun;                      // why there are no runs
};

} // namespace assay::results

// The answer runs that a report shows, read once, and the comparison of systems over the same suites. Of this
// room alone.
#pragma once

#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_figures.h"
#include "core/evaluate/answers/fidelity_run.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/results/report/section_builder.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

struct ReportedAnswers {
    evaluate::AnswerRun run;
    // Only where the questions are still those that were measured.
    std::optional<evaluate::YesNoLuck> luck;
    // Where the plan shows them. nullopt also: the prediction set or a suite is gone.
    std::optional<evaluate::FidelityOfRun> reading{};
    std::optional<evaluate::JudgeAgreement> judge{};
    std::optional<evaluate::JudgesCompared> judges{}; // two or more, with other runs' over these answers
};

// Runs over the same suites by the same rubric: the first two against each other, and all of them where there
// are more.
struct ComparedGroup {
    std::vector<std::size_t> runs; // two or more, in the order of the material
    evaluate::ComparedAnswers answers;
    evaluate::AnswerComparison comparison;
    std::optional<evaluate::SystemMatrix> matrix;
};

// Without a plan's choice: the newest finished run of each prediction set, suites and rubric. What the plan
// names is shown in its order; runs of other kinds that it names, and unfinished ones, are passed over.
struct AnswersMaterial {
    enum class Nothing : std::uint8_t { NoRun, NoneFinished, NoneNamed };
    std::vector<ReportedAnswers> runs;
    std::vector<ComparedGroup> compared; // empty where the plan does not show the comparison
    std::vector<std::string> unreadable; // finished runs that were left out
    Nothing nothing = Nothing::NoRun;    // why there are no runs
};

} // namespace assay::results

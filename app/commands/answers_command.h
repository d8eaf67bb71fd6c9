// `assay answers`: measures of answers to gold questions, kept as a run.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/judge_arguments.h"
#include "app/commands/scorer_arguments.h"
#include "app/commands/shared_options.h"
#include "core/evaluate/answers/rubric.h"
#include "core/evaluate/answers/score_source.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct AnswersOptions {
    std::filesystem::path workspace;
    std::vector<std::string> suites;
    std::string predictions;
    std::string rubric = "finrag"; // a preset, a rubric of the workspace, or a JSON file
    std::string tokenizer;         // empty: the rubric's
    bool stem = false;
    ScorerOptions scorers;
    JudgeOptions judge;
    std::int64_t limit = 0;      // 0: all questions
    std::vector<std::string> by; // fields that figures are told apart by; none: the rubric's usual ones
    std::string run;             // a stored one, which is only shown
    std::string name;            // of the new run
    std::string who;
    std::filesystem::path csv;
    std::filesystem::path queues;        // a CSV file for the answers that people should read
    std::vector<std::string> queueNames; // which; none: all that come along
    std::string chosenJudge;             // of several; empty: the first
    bool compareJudges = false;          // with people and with each other, also those of other runs
    std::filesystem::path output;        // a folder
    OutputOptions out;
};

void addAnswers(CLI::App& command, AnswersOptions& options);
Outcome<int> runAnswersCommand(const AnswersOptions& options);

// What --rubric names.
[[nodiscard]] Outcome<evaluate::Rubric> chosenRubric(const workspace::Reader& reader,
                                                     const std::string& name);

// What gives scores beside the measures, in the order in which it is asked: scorers, then the judges
// that --judge names.
using AnswerSources = std::vector<std::unique_ptr<evaluate::ScoreSource>>;
[[nodiscard]] Outcome<AnswerSources> answerSources(workspace::Workspace& workspace,
                                                   const AnswersOptions& options);

// What was spent on them, on standard error.
void printSpending(const AnswerSources& sources);

} // namespace assay::app

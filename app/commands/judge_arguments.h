// The options by which a command asks judges, and the judges made of them. None is asked without --judge.
#pragma once

#include "app/commands/chat_service_arguments.h"
#include "app/commands/failure.h"
#include "core/evaluate/judge/judge_source.h"
#include "core/workspace/workspace.h"

#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct JudgeOptions {
    // Of each judge, or one for all of them.
    std::vector<std::string> judges; // presets or addresses; none: nobody is asked
    std::vector<std::string> models;
    std::vector<std::string> prompts; // presets or files; none: florida
    bool noJudge = false;             // wins over `judges`
    ChatServiceOptions service;
};

// --judge, --judge-model, --judge-prompt, --no-judge, and those of addChatService().
void addJudge(CLI::App& command, JudgeOptions& options);

// None: nobody is asked. Unless `quiet`, what each will take is said on standard error before it is asked
// anything.
[[nodiscard]] Outcome<std::vector<std::unique_ptr<evaluate::JudgeSource>>>
judgesOf(const JudgeOptions& options, workspace::Workspace& workspace, bool quiet);

// What was spent on each, on standard error.
void printJudgeSpending(const std::vector<const evaluate::JudgeSource*>& judges);

} // namespace assay::app

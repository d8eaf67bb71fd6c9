// The options by which a command asks a judge, and the judge made of them. A judge is asked only with
// --judge.
#pragma once

#include "app/commands/chat_service_arguments.h"
#include "app/commands/failure.h"
#include "core/evaluate/judge/judge_source.h"
#include "core/workspace/workspace.h"

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace assay::app {

struct JudgeOptions {
    std::string judge; // a preset or an address; empty: nobody is asked
    std::string model;
    std::string prompt = "florida"; // a preset or a file
    bool noJudge = false;           // wins over `judge`
    ChatServiceOptions service;
};

// --judge, --judge-model, --judge-prompt, --no-judge, and those of addChatService().
void addJudge(CLI::App& command, JudgeOptions& options);

// Null: nobody is asked. Unless `quiet`, what it will take is said on standard error before anything is
// asked.
[[nodiscard]] Outcome<std::unique_ptr<evaluate::JudgeSource>>
judgeOf(const JudgeOptions& options, workspace::Workspace& workspace, bool quiet);

// What was spent, on standard error; nothing where `judge` is null.
void printJudgeSpending(const evaluate::JudgeSource* judge);

} // namespace assay::app

#include "app/commands/judge_arguments.h"

#include "app/commands/console.h"

#include <CLI/CLI.hpp>

#include <QStringList>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace assay::app {
namespace {

Outcome<evaluate::JudgePrompt> judgePromptOf(const std::string& name) {
    if (std::ranges::find(evaluate::kJudgePresets, name) != evaluate::kJudgePresets.end()) {
        auto preset = evaluate::judgePreset(name);
        ASSAY_TRY(preset);
        return *std::move(preset);
    }
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error)) {
        QStringList presets;
        for (const std::string_view preset : evaluate::kJudgePresets) {
            presets += QString::fromUtf8(preset.data(), static_cast<qsizetype>(preset.size()));
        }
        return wrongUsage(QStringLiteral("--judge-prompt takes one of %1, or a file; there is no file %2.")
                              .arg(presets.join(QStringLiteral(", ")), QString::fromStdString(name)));
    }
    std::ifstream file(name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    auto prompt = evaluate::judgePromptFromJson(text);
    if (!prompt) {
        return wrongUsage(QStringLiteral("The judge's prompt %1 cannot be used: %2 %3")
                              .arg(QString::fromStdString(name), QString::fromStdString(prompt.error().where),
                                   QString::fromStdString(prompt.error().detail))
                              .trimmed());
    }
    return *std::move(prompt);
}

} // namespace

void addJudge(CLI::App& command, JudgeOptions& options) {
    CLI::Option* judge =
        command.add_option("--judge", options.judge,
                           "Let a model score the answers: llama.cpp, ollama, vllm, openai, mistral, "
                           "openrouter, or the address of a chat service. Without it nobody is asked");
    command.add_option("--judge-model", options.model, "The model that is asked for")->needs(judge);
    command
        .add_option("--judge-prompt", options.prompt,
                    "florida (default), florida_answer_first, claims, context_precision, context_recall, or "
                    "a file")
        ->needs(judge);
    command.add_flag("--no-judge", options.noJudge, "Ask no judge, whatever else is said");
    addChatService(command, options.service);
}

Outcome<std::unique_ptr<evaluate::JudgeSource>> judgeOf(const JudgeOptions& options,
                                                        workspace::Workspace& workspace, bool quiet) {
    if (options.judge.empty() || options.noJudge) {
        return std::unique_ptr<evaluate::JudgeSource>();
    }
    ASSAY_TRY(const auto service,
              chatService(options.judge, options.model, options.service, QStringLiteral("--judge")));
    evaluate::JudgeSettings settings{service.settings};
    ASSAY_TRY(settings.prompt, judgePromptOf(options.prompt));
    ASSAY_TRY(settings.bearerToken, serviceKey(options.service.key, service.usualKeyVariable));
    if (!quiet) {
        settings.beforeAsking = [](const evaluate::ChatEstimate& estimate) -> base::Result<> {
            printMessage(QStringLiteral("The judge: ") + estimateSentence(estimate));
            return {};
        };
    }
    return std::make_unique<evaluate::JudgeSource>(workspace, std::move(settings));
}

void printJudgeSpending(const evaluate::JudgeSource* judge) {
    if (judge != nullptr) {
        printMessage(QStringLiteral("The judge: ") + spendingSentence(judge->spent(),
                                                                      judge->settings().chat.model,
                                                                      judge->settings().chat.currency));
    }
}

} // namespace assay::app

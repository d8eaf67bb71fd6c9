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

// One judge, as the options name it.
struct NamedJudge {
    std::string service;
    std::string model;
    std::string prompt;
};

// Of lists that have one value for all judges, or one for each.
Outcome<std::vector<NamedJudge>> namedJudges(const JudgeOptions& options) {
    const std::size_t count =
        std::max({options.judges.size(), options.models.size(), options.prompts.size()});
    for (const auto* const list : {&options.judges, &options.models, &options.prompts}) {
        if (list->size() > 1 && list->size() != count) {
            return wrongUsage(
                QStringLiteral("--judge, --judge-model and --judge-prompt are each given once, or "
                               "once for each of the %1 judges.")
                    .arg(count));
        }
    }
    const auto valueOf = [](const std::vector<std::string>& list, std::size_t i, const char* otherwise) {
        return list.empty() ? std::string(otherwise) : list[list.size() == 1 ? 0 : i];
    };
    std::vector<NamedJudge> judges;
    for (std::size_t i = 0; i < count; ++i) {
        judges.push_back({valueOf(options.judges, i, ""), valueOf(options.models, i, ""),
                          valueOf(options.prompts, i, "florida")});
    }
    return judges;
}

Outcome<std::unique_ptr<evaluate::JudgeSource>>
judgeOf(const NamedJudge& named, const ChatServiceOptions& options, workspace::Workspace& workspace) {
    ASSAY_TRY(const auto service,
              chatService(named.service, named.model, options, QStringLiteral("--judge")));
    evaluate::JudgeSettings settings{service.settings};
    ASSAY_TRY(settings.prompt, judgePromptOf(named.prompt));
    ASSAY_TRY(settings.bearerToken, serviceKey(options.key, service.usualKeyVariable));
    return std::make_unique<evaluate::JudgeSource>(workspace, std::move(settings));
}

// "The judge: ", of several with its model and prompt.
QString titleOf(const evaluate::JudgeSource& judge, std::size_t count) {
    return count < 2 ? QStringLiteral("The judge: ")
                     : QStringLiteral("The judge %1, %2: ")
                           .arg(QString::fromStdString(judge.settings().chat.model),
                                QString::fromStdString(judge.settings().prompt.name));
}

} // namespace

void addJudge(CLI::App& command, JudgeOptions& options) {
    const auto list = [](CLI::Option* option) { return option->expected(1)->take_all(); };
    CLI::Option* judge =
        list(command.add_option("--judge", options.judges,
                                "Let a model score the answers: llama.cpp, ollama, vllm, openai, mistral, "
                                "openrouter, or the address of a chat service; several judges by several of "
                                "--judge, --judge-model or --judge-prompt. Without it nobody is asked"));
    list(command.add_option("--judge-model", options.models,
                            "The model that is asked for: one, or one for each judge"))
        ->needs(judge);
    list(command.add_option("--judge-prompt", options.prompts,
                            "florida (default), florida_answer_first, claims, context_precision, "
                            "context_recall, or a file: one, or one for each judge"))
        ->needs(judge);
    command.add_flag("--no-judge", options.noJudge, "Ask no judge, whatever else is said");
    addChatService(command, options.service);
}

Outcome<std::vector<std::unique_ptr<evaluate::JudgeSource>>>
judgesOf(const JudgeOptions& options, workspace::Workspace& workspace, bool quiet) {
    std::vector<std::unique_ptr<evaluate::JudgeSource>> judges;
    if (options.judges.empty() || options.noJudge) {
        return judges;
    }
    ASSAY_TRY(const std::vector<NamedJudge> named, namedJudges(options));
    for (const NamedJudge& one : named) {
        ASSAY_TRY(auto judge, judgeOf(one, options.service, workspace));
        const auto isSame = [&judge](const auto& other) { return other->name() == judge->name(); };
        if (std::ranges::any_of(judges, isSame)) {
            return wrongUsage(
                QStringLiteral("The judge %1 is named twice; each judge is a model and a prompt "
                               "of its own.")
                    .arg(QString::fromStdString(judge->name())));
        }
        judges.push_back(std::move(judge));
    }
    for (auto& judge : judges) {
        if (!quiet) {
            judge->setBeforeAsking([said = titleOf(*judge, judges.size())](
                                       const evaluate::ChatEstimate& estimate) -> base::Result<> {
                printMessage(said + estimateSentence(estimate));
                return {};
            });
        }
    }
    return judges;
}

void printJudgeSpending(const std::vector<const evaluate::JudgeSource*>& judges) {
    for (const evaluate::JudgeSource* judge : judges) {
        printMessage(titleOf(*judge, judges.size()) + spendingSentence(judge->spent(),
                                                                       judge->settings().chat.model,
                                                                       judge->settings().chat.currency));
    }
}

} // namespace assay::app

#include "app/commands/ask_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/evaluate/ask/ask_run.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace assay::app {
namespace {

using AskJson = nlohmann::ordered_json;

constexpr std::uintmax_t kPromptBytes = std::uintmax_t{1} << 20U;

Outcome<evaluate::AskPrompt> promptOf(const std::filesystem::path& path) {
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(path, error);
    if (error) {
        return failed({base::ErrorCode::FileNotFound, error.message(), path.string()});
    }
    if (bytes > kPromptBytes) {
        return failed({base::ErrorCode::InputNotUsable, "more than 1 MB", path.string()});
    }
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) {
        return failed({base::ErrorCode::FileNotReadable, {}, path.string()});
    }
    auto prompt = evaluate::readAskPrompt(text, path.filename().string());
    if (!prompt && prompt.error().code == base::ErrorCode::InvalidArgument) {
        return wrongUsage(
            QStringLiteral("The prompt %1: %2. Its user message must hold {question}; "
                           "{question_id}, {companies}, {years}, {category} and {answer_type} "
                           "are known beside it.")
                .arg(QString::fromStdString(path.string()), QString::fromStdString(prompt.error().detail)));
    }
    ASSAY_TRY(prompt);
    return *std::move(prompt);
}

Outcome<std::vector<evaluate::AskPrompt>> promptsOf(const AskOptions& options) {
    std::vector<evaluate::AskPrompt> prompts;
    for (const std::filesystem::path& path : options.prompts) {
        ASSAY_TRY(auto prompt, promptOf(path));
        prompts.push_back(std::move(prompt));
    }
    if (prompts.empty()) {
        prompts.emplace_back();
    }
    return prompts;
}

// Each prompt with each endpoint.
Outcome<evaluate::AskRunSettings> settingsOf(const AskOptions& options) {
    if (options.models.size() > 1 && options.models.size() != options.endpoints.size()) {
        return wrongUsage(
            QStringLiteral("--model is given once for all endpoints, or once for each of them."));
    }
    evaluate::AskRunSettings settings;
    settings.suite = options.suite;
    settings.name = options.name;
    settings.limit = options.limit;
    settings.resume = options.resume;
    settings.mustHaveBegun = options.resume;
    settings.leaveFailed = options.leaveFailed;
    ASSAY_TRY(const auto prompts, promptsOf(options));
    for (std::size_t i = 0; i < options.endpoints.size(); ++i) {
        const std::string model = options.models.empty()       ? std::string()
                                  : options.models.size() == 1 ? options.models.front()
                                                               : options.models[i];
        ASSAY_TRY(const auto service,
                  chatService(options.endpoints[i], model, options.service, QStringLiteral("--endpoint")));
        std::string key;
        if (!options.onlyEstimate) {
            ASSAY_TRY(key, serviceKey(options.service.key, service.usualKeyVariable));
        }
        for (const evaluate::AskPrompt& prompt : prompts) {
            settings.systems.push_back({prompt, service.settings, key});
        }
    }
    return settings;
}

Failure askFailure(const base::Error& error, const workspace::Reader& reader, const AskOptions& options) {
    const QString name = QString::fromStdString(options.name);
    if (error.code == base::ErrorCode::Cancelled) {
        return {QStringLiteral("Stopped. What was answered is kept; the same command with --resume goes on "
                               "with it."),
                kExitInterrupted};
    }
    if (error.code == base::ErrorCode::NotFound && error.where == "asking") {
        return {QStringLiteral("There is no asking “%1” to go on with: no reply is stored under this name. "
                               "Without --resume it begins.")
                    .arg(name),
                kExitUsage};
    }
    if (error.code == base::ErrorCode::NotFound) {
        return notRead(reader, NamedKind::Suite, options.suite, error);
    }
    if (error.code == base::ErrorCode::NameTaken && error.where == "resume") {
        return {QStringLiteral("Asking “%1” has begun already; --resume goes on with it.").arg(name),
                kExitUsage};
    }
    if (error.code == base::ErrorCode::InvalidArgument && error.where == "systems") {
        return {QStringLiteral("“%1” would be asked twice: prompts need different names, or endpoints "
                               "different models.")
                    .arg(QString::fromStdString(error.detail)),
                kExitUsage};
    }
    return Failure(error);
}

AskJson askedJson(const evaluate::AskedSystem& asked) {
    AskJson document{{"name", asked.set.name},
                     {"system", asked.label},
                     {"model", asked.model},
                     {"predictions", asked.set.answers},
                     {"answered", asked.answered}};
    document.update(spendingJson(asked.spent, asked.model));
    document["content_sha256"] = asked.set.contentHash;
    return document;
}

void printAsked(const std::vector<evaluate::AskedSystem>& systems, const evaluate::AskRunSettings& settings,
                const OutputOptions& output) {
    if (output.json) {
        AskJson sets = AskJson::array();
        for (const evaluate::AskedSystem& asked : systems) {
            sets.push_back(askedJson(asked));
        }
        printJson({{"suite", settings.suite}, {"name", settings.name}, {"sets", std::move(sets)}});
        return;
    }
    if (output.quiet) {
        return;
    }
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const evaluate::AskedSystem& asked = systems[i];
        printOut(QStringLiteral("“%1”: %2 of %3 answered; %4\n")
                     .arg(QString::fromStdString(asked.set.name))
                     .arg(asked.answered)
                     .arg(asked.set.answers)
                     .arg(spendingSentence(asked.spent, asked.model, settings.systems[i].chat.currency)));
    }
}

} // namespace

void addAsk(CLI::App& command, AskOptions& options) {
    addWorkspace(command, options.workspace, "The workspace; every reply is kept in it");
    command.add_option("--suite", options.suite, "The suite or frozen version whose questions are asked")
        ->required();
    command
        .add_option("--endpoint", options.endpoints,
                    "A chat service as OpenAI has it: llama.cpp, ollama, vllm, openai, mistral, openrouter, "
                    "or an address; questions go to ADDRESS/chat/completions. Several are asked one after "
                    "the other")
        ->expected(1)
        ->take_all()
        ->required();
    command
        .add_option("--model", options.models, "The model that is asked for: one, or one for each endpoint")
        ->expected(1)
        ->take_all();
    command
        .add_option("--prompt", options.prompts,
                    "A file with {question} in it, or JSON with system and user; several make a set each "
                    "(default: the question as it is)")
        ->expected(1)
        ->take_all();
    command.add_option("--name", options.name, "What the answers are to be called")->required();
    addChatService(command, options.service);
    command.add_option("--limit", options.limit, "Only the first so many questions")->check(atLeastOne());
    auto* const resume =
        command.add_flag("--resume", options.resume,
                         "Go on with an asking of this name that was interrupted; what failed "
                         "is asked again");
    command.add_flag("--leave-failed", options.leaveFailed, "Of --resume: what failed is not asked again")
        ->needs(resume);
    command.add_flag("--estimate", options.onlyEstimate,
                     "Only say what would be asked, and what it costs about");
    addOutputOptions(command, options.output);
    command.footer("A question with a history of messages is asked with all of it. Failures are counted and "
                   "are no answers. The key is kept nowhere.\nExit code 5 when nothing was answered.\n"
                   "Examples:\n  assay ask team.assay --suite P3 --endpoint ollama --model llama3.1:8b "
                   "--name \"llama 8b\"\n  assay ask team.assay --suite P3 --endpoint openai --model "
                   "gpt-4o-mini --name mini --estimate");
}

Outcome<int> runAsk(const AskOptions& options) {
    qInfo("into %s", options.workspace.string().c_str());
    ASSAY_TRY(const auto settings, settingsOf(options));
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto estimate = evaluate::estimateAsking(*reader, settings, interruptToken());
    if (!estimate) {
        return tl::unexpected(askFailure(estimate.error(), *reader, options));
    }
    if (options.onlyEstimate) {
        if (options.output.json) {
            printJson(estimateJson(*estimate));
        } else {
            printOut(estimateSentence(*estimate) + QStringLiteral("\n"));
        }
        return kExitDone;
    }
    if (!options.output.quiet) {
        printMessage(estimateSentence(*estimate));
    }
    ConsoleProgress progress(options.output.quiet);
    const auto asked = evaluate::askSuite(**workspace, settings, interruptToken(), progress);
    progress.clear();
    if (!asked) {
        return tl::unexpected(askFailure(asked.error(), *reader, options));
    }
    printAsked(*asked, settings, options.output);
    return kExitDone;
}

} // namespace assay::app

#include "app/commands/paraphrase_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/curation/draft_keeping.h"
#include "core/evaluate/ask/paraphrase_asking.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

using ParaphraseDocument = nlohmann::ordered_json;

struct AddedParaphrases {
    evaluate::ParaphrasesAsked asked;
    std::vector<std::string> ids;
};

Outcome<base::RowId> originalOf(const workspace::Reader& reader, const ParaphraseOptions& options) {
    const auto questions = workspace::questionsNamed(reader, options.suite, interruptToken());
    if (!questions) {
        return tl::unexpected(notRead(reader, NamedKind::Suite, options.suite, questions.error()));
    }
    const std::string& id = options.questions.front();
    const auto found = std::ranges::find_if(
        *questions, [&](const workspace::NamedQuestion& one) { return one.question.questionId == id; });
    if (found == questions->end()) {
        return failed({base::ErrorCode::NotFound, id, options.suite});
    }
    return found->id;
}

Outcome<AddedParaphrases> addByHand(workspace::Workspace& workspace, const workspace::Reader& reader,
                                    const ParaphraseOptions& options) {
    if (options.questions.size() != 1) {
        return wrongUsage(QStringLiteral("--text needs the one --question that it is another wording of."));
    }
    AddedParaphrases added;
    ASSAY_TRY(const auto original, originalOf(reader, options));
    auto keys = curation::keepParaphrases(workspace, original, options.texts, options.who);
    if (!keys && keys.error().where == "question_text") {
        return wrongUsage(QStringLiteral("The question, or one of its paraphrases, says “%1” already.")
                              .arg(QString::fromStdString(keys.error().detail)));
    }
    ASSAY_TRY(keys);
    added.asked.originals = 1;
    added.asked.added = *std::move(keys);
    return added;
}

Outcome<AddedParaphrases> addByService(workspace::Workspace& workspace, const workspace::Reader& reader,
                                       const ParaphraseOptions& options) {
    ASSAY_TRY(const auto service,
              chatService(options.endpoint, options.model, options.service, QStringLiteral("--endpoint")));
    evaluate::ParaphraseAsking asking;
    asking.chat.chat = service.settings;
    ASSAY_TRY(asking.chat.bearerToken, serviceKey(options.service.key, service.usualKeyVariable));
    asking.suite = options.suite;
    asking.questions = options.questions;
    asking.each = options.each;
    asking.who = options.who;
    ConsoleProgress progress(options.output.quiet);
    auto asked = evaluate::askForParaphrases(workspace, asking, interruptToken(), progress);
    progress.clear();
    if (!asked && asked.error().code == base::ErrorCode::NotFound && asked.error().detail == options.suite) {
        return tl::unexpected(notRead(reader, NamedKind::Suite, options.suite, asked.error()));
    }
    ASSAY_TRY(asked);
    AddedParaphrases added;
    added.asked = *std::move(asked);
    return added;
}

ParaphraseDocument addedJson(const AddedParaphrases& added, const ParaphraseOptions& options) {
    ParaphraseDocument document{{"suite", options.suite},
                                {"originals", added.asked.originals},
                                {"added", added.ids},
                                {"repeated", added.asked.repeated},
                                {"failed", added.asked.failed}};
    if (!options.endpoint.empty()) {
        document.update(spendingJson(added.asked.spent, options.model));
    }
    return document;
}

} // namespace

void addParaphrase(CLI::App& command, ParaphraseOptions& options) {
    addWorkspace(command, options.workspace, "The workspace; every reply is kept in it");
    command.add_option("--suite", options.suite, "The suite of the questions")->required();
    command
        .add_option("--question", options.questions,
                    "The id of an original; may be repeated (default: all that have no paraphrase)")
        ->expected(1)
        ->take_all();
    auto* const text =
        command.add_option("--text", options.texts, "Another wording of the one question; may be repeated")
            ->expected(1)
            ->take_all();
    auto* const endpoint = command.add_option("--endpoint", options.endpoint,
                                              "A chat service that words them: llama.cpp, ollama, vllm, "
                                              "openai, mistral, openrouter, or an address");
    endpoint->excludes(text);
    command.add_option("--model", options.model, "The model that is asked for")->needs(endpoint);
    command.add_option("--each", options.each, "Wordings of each question (default: 3)")
        ->check(CLI::Range(1, evaluate::kMostParaphrases));
    addChatService(command, options.service);
    addAuthor(command, options.who, "adds them");
    addOutputOptions(command, options.output);
    command.footer(
        "Each wording becomes a draft with the answer and the evidence of its original, and a link to it.\n"
        "Exit code 5 when no reply could be read.\n"
        "Examples:\n  assay paraphrase team.assay --suite P3 --question Q1 --text \"By how much did debt "
        "rise?\"\n"
        "  assay paraphrase team.assay --suite P3 --endpoint ollama --model llama3.1:8b --each 3");
}

Outcome<int> runParaphrase(const ParaphraseOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    if (options.texts.empty() && options.endpoint.empty()) {
        return wrongUsage(QStringLiteral("Give the wordings by --text, or a service that words them by "
                                         "--endpoint."));
    }
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(auto added, options.endpoint.empty() ? addByHand(**workspace, *reader, options)
                                                   : addByService(**workspace, *reader, options));
    const auto after = (*workspace)->reader();
    ASSAY_TRY(after);
    for (const base::RowId key : added.asked.added) {
        ASSAY_TRY(const auto stored, workspace::storedQuestion(*after, key));
        added.ids.push_back(stored.question.questionId);
    }
    if (options.output.json) {
        printJson(addedJson(added, options));
    } else if (!options.output.quiet) {
        for (const std::string& id : added.ids) {
            printOut(QString::fromStdString(id) + QStringLiteral("\n"));
        }
    }
    if (!options.output.quiet) {
        printMessage(QStringLiteral("%1 of %2; %3 there already, %4 without a reply that can be read.")
                         .arg(counted("%n paraphrase(s)", std::ssize(added.ids)),
                              counted("%n question(s)", added.asked.originals))
                         .arg(added.asked.repeated)
                         .arg(std::ssize(added.asked.failed)));
    }
    return added.ids.empty() && !added.asked.failed.empty() ? kExitRemote : kExitDone;
}

} // namespace assay::app

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/gold_names.h"
#include "app/commands/json_output.h"
#include "app/commands/question_commands.h"
#include "app/commands/workspace_access.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"

#include <nlohmann/json.hpp>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

Json documentOf(const workspace::NamedQuestion& question) {
    return Json::parse(formats::questionDocument(question.question), nullptr, false);
}

std::string fieldName(model::QuestionField field) {
    return std::string(model::fieldInfo(field).name);
}

Json changedJson(const workspace::QuestionDifference& changed) {
    Json fields = Json::object();
    const Json before = documentOf(*changed.before);
    const Json after = documentOf(*changed.after);
    const auto value = [](const Json& document, const std::string& name) {
        const auto found = document.find(name);
        return found == document.end() ? Json() : *found;
    };
    for (const model::QuestionField field : changed.fields) {
        const std::string name = fieldName(field);
        fields[name] = {{"before", value(before, name)}, {"after", value(after, name)}};
    }
    if (changed.statusDiffers) {
        fields["status"] = {{"before", model::questionStatusName(changed.before->question.status)},
                            {"after", model::questionStatusName(changed.after->question.status)}};
    }
    return {{"question_id", changed.after->question.questionId}, {"fields", std::move(fields)}};
}

std::string diffJson(const DiffOptions& options, const workspace::SuiteDifference& difference,
                     std::size_t countBefore, std::size_t countAfter) {
    Json added = Json::array();
    for (const workspace::QuestionDifference& question : difference.added) {
        added.push_back(documentOf(*question.after));
    }
    Json removed = Json::array();
    for (const workspace::QuestionDifference& question : difference.removed) {
        removed.push_back(documentOf(*question.before));
    }
    Json changed = Json::array();
    for (const workspace::QuestionDifference& question : difference.changed) {
        changed.push_back(changedJson(question));
    }
    const Json document{{"before", {{"name", options.before}, {"questions", countBefore}}},
                        {"after", {{"name", options.after}, {"questions", countAfter}}},
                        {"unchanged", difference.unchanged},
                        {"added", std::move(added)},
                        {"removed", std::move(removed)},
                        {"changed", std::move(changed)}};
    return jsonText(document);
}

std::string lineOf(const char* sign, const workspace::NamedQuestion& question, const std::string& text) {
    return std::string(sign) + "\t" + spelledOut(question.question.questionId) + "\t" + spelledOut(text) +
           "\n";
}

std::string diffText(const workspace::SuiteDifference& difference) {
    std::string text;
    for (const workspace::QuestionDifference& question : difference.removed) {
        text += lineOf("-", *question.before, question.before->question.questionText);
    }
    for (const workspace::QuestionDifference& question : difference.added) {
        text += lineOf("+", *question.after, question.after->question.questionText);
    }
    for (const workspace::QuestionDifference& question : difference.changed) {
        std::string fields;
        for (const model::QuestionField field : question.fields) {
            fields += (fields.empty() ? "" : ", ") + fieldName(field);
        }
        if (question.statusDiffers) {
            fields += std::string(fields.empty() ? "" : ", ") + "status";
        }
        text += lineOf("~", *question.after, fields);
    }
    return text;
}

} // namespace

Outcome<int> runDiff(const DiffOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    const auto before = workspace::questionsNamed(reader, options.before, interruptToken());
    if (!before) {
        return goldNotRead(reader, before.error(), options.before);
    }
    const auto after = workspace::questionsNamed(reader, options.after, interruptToken());
    if (!after) {
        return goldNotRead(reader, after.error(), options.after);
    }
    const workspace::SuiteDifference difference = workspace::compareSuites(*before, *after);
    printOut(options.out.json ? diffJson(options, difference, before->size(), after->size())
                              : diffText(difference));
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1 → %2: %3 added, %4 removed, %5 changed, %6 unchanged.")
                         .arg(QString::fromStdString(options.before), QString::fromStdString(options.after))
                         .arg(difference.added.size())
                         .arg(difference.removed.size())
                         .arg(difference.changed.size())
                         .arg(difference.unchanged));
    }
    return kExitDone;
}

} // namespace assay::app

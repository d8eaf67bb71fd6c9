#include "app/commands/json_output.h"

#include "app/commands/console.h"
#include "core/words/issue_text.h"

#include <nlohmann/json.hpp>

namespace assay::app {

using Json = nlohmann::ordered_json;

std::string jsonText(const Json& document) {
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

void printJson(const Json& document) {
    printOut(jsonText(document));
}

Json issuesJson(const base::IssueList& issues) {
    Json list = Json::array();
    for (const base::Issue& issue : issues.issues()) {
        list.push_back({{"severity", base::severityName(issue.severity)},
                        {"code", base::issueCodeName(issue.code)},
                        {"file", issue.file},
                        {"line", issue.line},
                        {"field", issue.field},
                        {"message", words::issueText(issue, words::Wording())},
                        {"value", issue.value}});
    }
    return list;
}

void addIssues(Json& document, const base::IssueList& issues) {
    document["issues"] = issuesJson(issues);
    Json& notListed = document["issues_not_listed"] = Json::array();
    for (const auto& [kind, count] : issues.notKept()) {
        notListed.push_back({{"severity", base::severityName(kind.first)},
                             {"code", base::issueCodeName(kind.second)},
                             {"count", count}});
    }
}

void printCommandIssues(const base::IssueList& issues, const OutputOptions& output) {
    printIssues(issues, output.json ? QString() : QStringLiteral("--json lists them."));
}

void printNothingKept(const base::Error& error, const base::IssueList& issues, const OutputOptions& output) {
    logIssues(issues);
    if (output.json) {
        Json document{{"error", base::errorCodeName(error.code)}};
        addIssues(document, issues);
        printJson(document);
    }
    printCommandIssues(issues, output);
}

} // namespace assay::app

#include "app/commands/issue_json.h"

#include "core/words/issue_text.h"

#include <nlohmann/json.hpp>

namespace assay::app {

nlohmann::ordered_json issuesJson(const base::IssueList& issues) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
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

nlohmann::ordered_json issuesNotListedJson(const base::IssueList& issues) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& [kind, count] : issues.notKept()) {
        list.push_back({{"severity", base::severityName(kind.first)},
                        {"code", base::issueCodeName(kind.second)},
                        {"count", count}});
    }
    return list;
}

} // namespace assay::app

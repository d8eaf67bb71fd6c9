#include "core/results/runs/check_documents.h"

#include "core/base/version.h"
#include "core/results/thresholds/figures_json.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace assay::results {
namespace {

// As text of an element or in double quotes. Control characters have no place in XML 1.0.
std::string xmlText(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\n':
        case '\t':
        case '\r':
            escaped += "&#" + std::to_string(byte) + ";";
            break;
        default:
            if (byte < 0x20) {
                escaped += "\xEF\xBF\xBD";
            } else {
                escaped += c;
            }
        }
    }
    return escaped;
}

std::string caseName(const CheckedRule& rule) {
    return rule.subject.empty() ? rule.rule : rule.rule + ": " + rule.subject;
}

bool isFailedCase(const CheckedRule& rule) {
    return rule.outcome == RuleOutcome::Failed && !rule.isWarning;
}

bool isErrorCase(const CheckedRule& rule) {
    return rule.outcome == RuleOutcome::CannotBeJudged && !rule.isWarning;
}

} // namespace

std::string junitText(const std::string& suite, std::span<const CheckedRule> rules) {
    const auto failures = std::ranges::count_if(rules, isFailedCase);
    const auto errors = std::ranges::count_if(rules, isErrorCase);
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite name=\"" +
                       xmlText(suite) + "\" tests=\"" + std::to_string(rules.size()) + "\" failures=\"" +
                       std::to_string(failures) + "\" errors=\"" + std::to_string(errors) +
                       "\" skipped=\"0\">\n";
    for (const CheckedRule& rule : rules) {
        text += "    <testcase classname=\"" + xmlText(suite) + "\" name=\"" + xmlText(caseName(rule)) + "\"";
        if (isFailedCase(rule) || isErrorCase(rule)) {
            const char* const element = isFailedCase(rule) ? "failure" : "error";
            text += std::string(">\n      <") + element + " message=\"" + xmlText(rule.message) + "\"/>\n";
            text += "    </testcase>\n";
        } else if (!rule.message.empty()) {
            text += ">\n      <system-out>" + xmlText(rule.message) + "</system-out>\n    </testcase>\n";
        } else {
            text += "/>\n";
        }
    }
    return text + "  </testsuite>\n</testsuites>\n";
}

std::string sarifText(const std::string& where, std::span<const CheckedRule> rules) {
    Json found = Json::array();
    std::set<std::string> names;
    for (const CheckedRule& rule : rules) {
        if (rule.outcome == RuleOutcome::Passed) {
            continue;
        }
        names.insert(rule.rule);
        const std::string name = rule.subject.empty() ? rule.rule : rule.subject;
        found.push_back(
            {{"ruleId", rule.rule},
             {"level", rule.isWarning || rule.outcome == RuleOutcome::CannotBeJudged ? "warning" : "error"},
             {"message", {{"text", rule.message.empty() ? caseName(rule) : rule.message}}},
             {"locations",
              Json::array({{{"logicalLocations", Json::array({{{"name", name},
                                                               {"fullyQualifiedName", where + "/" + name},
                                                               {"kind", "member"}}})}}})}});
    }
    Json list = Json::array();
    for (const std::string& name : names) {
        list.push_back({{"id", name}});
    }
    return documentText({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                         {"version", "2.1.0"},
                         {"runs", Json::array({{{"tool",
                                                 {{"driver",
                                                   {{"name", "Assay"},
                                                    {"version", std::string(base::version())},
                                                    {"rules", std::move(list)}}}}},
                                                {"results", std::move(found)}}})}});
}

} // namespace assay::results

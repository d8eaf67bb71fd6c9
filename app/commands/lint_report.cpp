#include "app/commands/lint_report.h"

#include "app/commands/console.h"
#include "app/commands/json_output.h"
#include "core/base/version.h"
#include "core/results/runs/check_documents.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <set>
#include <vector>

namespace assay::app {
namespace {

using curation::Suspicion;
using Json = nlohmann::ordered_json;

constexpr std::size_t kQuotedLength = 120; // bytes of a passage in one line

std::string numberText(double value) {
    std::array<char, 40> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), written.ptr};
}

// One line, cut at a character.
std::string quoted(std::string passage) {
    for (char& c : passage) {
        c = c == '\n' || c == '\t' || c == '\r' ? ' ' : c;
    }
    if (passage.size() > kQuotedLength) {
        std::size_t end = kQuotedLength;
        while (end > 0 && (static_cast<unsigned char>(passage[end]) & 0xC0) == 0x80) {
            --end;
        }
        passage = passage.substr(0, end) + "…";
    }
    return "\"" + passage + "\"";
}

Json findingJson(const Suspicion& finding) {
    Json numbers = Json::array();
    for (const auto& [name, value] : finding.numbers) {
        numbers.push_back({{"name", name}, {"value", value}});
    }
    Json passages = Json::array();
    for (const curation::TriggerPassage& passage : finding.passages) {
        passages.push_back({{"source", passage.source},
                            {"entry", passage.entry},
                            {"begin", passage.begin},
                            {"end", passage.end},
                            {"text", passage.text}});
    }
    return {{"question_id", finding.questionId},
            {"rule", curation::lintRuleName(finding.rule)},
            {"detector_rule", curation::detectorRuleNumber(finding.rule)},
            {"severity", base::severityName(finding.severity)},
            {"detail", finding.detail},
            {"numbers", std::move(numbers)},
            {"passages", std::move(passages)},
            {"fingerprint", finding.fingerprint}};
}

Json abstainedJson(const curation::LintReport& report) {
    Json list = Json::array();
    for (const auto& [abstention, count] : report.abstained) {
        list.push_back({{"rule", curation::lintRuleName(abstention.rule)},
                        {"why", abstention.why},
                        {"questions", count}});
    }
    return list;
}

std::string_view sarifLevel(base::Severity severity) {
    return severity == base::Severity::Error     ? "error"
           : severity == base::Severity::Warning ? "warning"
                                                 : "note";
}

Json suiteJson(const LintedSuite& one) {
    Json findings = Json::array();
    Json counts = Json::object();
    for (const Suspicion& finding : one.lint.report.findings) {
        findings.push_back(findingJson(finding));
        const std::string rule(curation::lintRuleName(finding.rule));
        counts[rule] = counts.value(rule, 0) + 1;
    }
    return {{"suite", one.suite},
            {"questions", one.lint.report.questions},
            {"marked", one.lint.marked},
            {"counts", std::move(counts)},
            {"findings", std::move(findings)},
            {"abstained", abstainedJson(one.lint.report)}};
}

} // namespace

std::string findingText(const Suspicion& finding) {
    std::string line(curation::lintRuleName(finding.rule));
    if (!finding.detail.empty()) {
        line += " (" + finding.detail + ")";
    }
    for (const auto& [name, value] : finding.numbers) {
        line += ", " + name + " " + numberText(value);
    }
    for (const curation::TriggerPassage& passage : finding.passages) {
        line += "; " + passage.source + ": " + quoted(passage.text);
    }
    return line;
}

std::string lintText(const LintedSuites& linted) {
    std::string lines;
    for (const LintedSuite& one : linted.suites) {
        for (const Suspicion& finding : one.lint.report.findings) {
            lines += (linted.all ? spelledOut(one.suite) + "\t" : std::string()) +
                     std::string(base::severityName(finding.severity)) + "\t" +
                     spelledOut(finding.questionId) + "\t" + spelledOut(findingText(finding)) + "\n";
        }
    }
    return lines;
}

std::string lintJson(const LintedSuites& linted) {
    if (!linted.all) {
        return jsonText(suiteJson(linted.suites.front()));
    }
    Json suites = Json::array();
    for (const LintedSuite& one : linted.suites) {
        suites.push_back(suiteJson(one));
    }
    return jsonText({{"suites", std::move(suites)}});
}

std::string lintJunit(const LintedSuites& linted) {
    std::vector<results::CheckedRule> rules;
    for (const LintedSuite& one : linted.suites) {
        for (const Suspicion& finding : one.lint.report.findings) {
            rules.push_back({std::string(curation::lintRuleName(finding.rule)),
                             (linted.all ? one.suite + "/" : std::string()) + finding.questionId,
                             results::RuleOutcome::Failed, finding.severity != base::Severity::Error,
                             findingText(finding)});
        }
    }
    return results::junitText(linted.name(), rules);
}

std::string lintSarif(const LintedSuites& linted) {
    Json results = Json::array();
    std::set<curation::LintRule> rules;
    for (const LintedSuite& one : linted.suites) {
        for (const Suspicion& finding : one.lint.report.findings) {
            rules.insert(finding.rule);
            results.push_back(
                {{"ruleId", curation::lintRuleName(finding.rule)},
                 {"level", sarifLevel(finding.severity)},
                 {"message", {{"text", finding.questionId + ": " + findingText(finding)}}},
                 {"locations",
                  Json::array({{{"logicalLocations",
                                 Json::array({{{"name", finding.questionId},
                                               {"fullyQualifiedName", one.suite + "/" + finding.questionId},
                                               {"kind", "member"}}})}}})},
                 {"partialFingerprints", {{"assay/v1", finding.fingerprint}}}});
        }
    }
    Json rulesJson = Json::array();
    for (const curation::LintRule rule : rules) {
        rulesJson.push_back({{"id", curation::lintRuleName(rule)}});
    }
    return jsonText({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                     {"version", "2.1.0"},
                     {"runs", Json::array({{{"tool",
                                             {{"driver",
                                               {{"name", "Assay"},
                                                {"version", std::string(base::version())},
                                                {"rules", std::move(rulesJson)}}}}},
                                            {"results", std::move(results)}}})}});
}

} // namespace assay::app

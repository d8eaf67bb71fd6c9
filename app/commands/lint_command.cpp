#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/gold_names.h"
#include "app/commands/lint_report.h"
#include "app/commands/output_folder.h"
#include "app/commands/question_commands.h"
#include "app/commands/workspace_access.h"
#include "core/base/atomic_file.h"
#include "core/base/clock.h"
#include "core/curation/workspace_lint.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"

#include <QString>
#include <algorithm>
#include <charconv>
#include <set>
#include <utility>
#include <vector>

namespace assay::app {
namespace {

// "2016:2020"
std::optional<workspace::YearRange> yearRange(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
        return std::nullopt;
    }
    const auto year = [](std::string_view digits) -> std::optional<std::int64_t> {
        std::int64_t value = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return read.ec == std::errc() && read.ptr == digits.data() + digits.size() ? std::optional(value)
                                                                                   : std::nullopt;
    };
    const auto from = year(std::string_view(text).substr(0, colon));
    const auto to = year(std::string_view(text).substr(colon + 1));
    return from && to && *from <= *to ? std::optional(workspace::YearRange{*from, *to}) : std::nullopt;
}

// A suite as it is now has a hash; frozen versions and gold versions are told apart by their names.
base::Result<> keepLint(const LintOptions& options, const workspace::Reader& reader,
                        const LintedSuite& linted, const evaluate::KeptLintSettings& settings) {
    const curation::LintReport& report = linted.lint.report;
    evaluate::DecidedRun run = evaluate::lintRun(report);
    run.measured = linted.suite;
    run.who = options.who;
    run.settings = evaluate::keptLintSettingsJson(settings);
    if (const auto suite = workspace::findSuite(reader, linted.suite)) {
        ASSAY_TRY(run.measuredHash, workspace::contentHashOf(reader, suite->id));
    }
    ASSAY_TRY(auto workspace, workspace::Workspace::open(options.workspace));
    ASSAY_TRY(evaluate::keepDecidedRun(*workspace, run));
    if (options.impact.empty()) {
        return {};
    }
    evaluate::ImpactRunPlan plan;
    plan.suite = linted.suite;
    plan.predictions = options.impact;
    plan.who = options.who;
    std::set<std::string> suspected;
    for (const curation::Suspicion& finding : report.findings) {
        if (curation::detectorRuleNumber(finding.rule) != 0) {
            suspected.insert(finding.questionId);
        }
    }
    plan.others.assign(suspected.begin(), suspected.end());
    ASSAY_TRY(evaluate::keepImpactRun(*workspace, plan, interruptToken()));
    return {};
}

// Those that are asked for. The error of a single one names what it may have been.
Outcome<LintedSuites> lintSuites(const LintOptions& options, const workspace::Reader& reader,
                                 const curation::WorkspaceLintOptions& choices) {
    std::vector<std::string> names{options.suite};
    if (options.all) {
        names.clear();
        ASSAY_TRY(const auto suites, workspace::suites(reader));
        for (const workspace::SuiteInfo& suite : suites) {
            names.push_back(suite.name);
        }
    }
    LintedSuites linted{{}, options.all};
    ConsoleProgress progress(options.out.quiet);
    for (const std::string& name : names) {
        auto lint = curation::lintWorkspace(reader, name, choices, interruptToken(), progress);
        if (!lint) {
            progress.clear();
            return goldNotRead(reader, lint.error(), name);
        }
        if (options.detectorOnly) {
            std::erase_if(lint->report.findings, [](const curation::Suspicion& finding) {
                return curation::detectorRuleNumber(finding.rule) == 0;
            });
        }
        linted.suites.push_back({name, std::move(*lint)});
    }
    progress.clear();
    return linted;
}

void tellLint(const LintedSuite& one) {
    const curation::LintReport& report = one.lint.report;
    printMessage(QStringLiteral("%1: %2 in %3; %4 left out as dismissed or put off.")
                     .arg(QString::fromStdString(one.suite), counted("%n finding(s)", report.findings.size()),
                          counted("%n question(s)", report.questions))
                     .arg(one.lint.marked));
    for (const auto& [abstention, count] : report.abstained) {
        printMessage(QStringLiteral("%1 could not judge %2: %3.")
                         .arg(QString::fromUtf8(curation::lintRuleName(abstention.rule)),
                              counted("%n question(s)", count),
                              QString::fromStdString(abstention.why).replace(u'_', u' ')));
    }
}

} // namespace

Outcome<int> runLint(const LintOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    if (options.out.json && !options.format.empty() && options.format != "json") {
        return wrongUsage(QStringLiteral("--json prints JSON and --format %1 does not: give one of them.")
                              .arg(QString::fromStdString(options.format)));
    }
    if (options.suite.empty() && !options.all) {
        return wrongUsage(QStringLiteral("Name the suite to check, or give --all for all of them."));
    }
    curation::WorkspaceLintOptions choices;
    choices.now = base::utcNow();
    if (!options.coverage.empty()) {
        choices.coverage = yearRange(options.coverage);
        if (!choices.coverage) {
            return wrongUsage(QStringLiteral("--coverage takes FIRST:LAST, as 2016:2020; “%1” is not that.")
                                  .arg(QString::fromStdString(options.coverage)));
        }
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    ASSAY_TRY(const auto linted, lintSuites(options, reader, choices));
    if (options.keep) {
        evaluate::KeptLintSettings settings;
        settings.coverage =
            options.coverage.empty() ? std::nullopt : std::optional<std::string>(options.coverage);
        settings.detectorOnly = options.detectorOnly;
        settings.now = choices.now;
        for (const LintedSuite& one : linted.suites) {
            ASSAY_TRY(keepLint(options, reader, one, settings));
        }
    }
    const std::string format = options.out.json ? "json" : options.format;
    const std::string text = format == "json"    ? lintJson(linted)
                             : format == "sarif" ? lintSarif(linted)
                             : format == "junit" ? lintJunit(linted)
                                                 : lintText(linted);
    if (options.output.empty()) {
        printOut(text);
    } else if (auto written = requireOutputFile(options.output, options.workspace).and_then([&] {
                   return base::writeFileAtomically(options.output, text);
               });
               !written) {
        return failed(written.error());
    }
    bool isClean = true;
    for (const LintedSuite& one : linted.suites) {
        qInfo("%zu findings in %lld questions", one.lint.report.findings.size(),
              static_cast<long long>(one.lint.report.questions));
        isClean = isClean && one.lint.report.findings.empty();
        if (!options.out.quiet) {
            tellLint(one);
        }
    }
    return isClean ? kExitDone : kExitFound;
}

} // namespace assay::app

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/neighbour_commands.h"
#include "core/base/clock.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/evaluate/thresholds/figures_lint.h"
#include "core/formats/rankings/outside_figures.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/neighbours/neighbour_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::app {
namespace {

std::string faultText(const evaluate::FiguresFault& fault) {
    std::string text = fmt::format("{}{}{} = {}: {}", fault.regime, fault.regime.empty() ? "" : " ",
                                   fault.figure, fault.value, results::faultText(fault, words::Wording()));
    if (!fault.countsUpTo && (fault.low || fault.high)) {
        text +=
            fmt::format(", the others allow {} to {}", fault.low ? fmt::format("{:.4g}", *fault.low) : "—",
                        fault.high ? fmt::format("{:.4g}", *fault.high) : "—");
    }
    return text + fmt::format(" ({})\n", results::figuresRuleName(fault.rule));
}

// A table may hold more than was taken for figures: how many were is said.
qint64 figuresIn(const model::OutsideFigures& figures) {
    std::size_t count = figures.others.size() + (figures.anchors ? 1 : 0) + (figures.covered ? 1 : 0) +
                        (figures.coverage ? 1 : 0);
    for (const model::OutsideRegime& regime : figures.regimes) {
        count += regime.hitAt.size() + regime.mrrAt.size() + regime.goldDistance.size() +
                 (regime.selfAt1 ? 1 : 0) + (regime.selfAt1TieAware ? 1 : 0);
    }
    for (const model::OutsideMatrix& matrix : figures.matrices) {
        for (const auto& row : matrix.cells) {
            count += row.size();
        }
    }
    return static_cast<qint64>(count);
}

} // namespace

Outcome<int> runFiguresLint(const FiguresLintOptions& options) {
    auto reading = formats::readOutsideFiguresFile(options.file);
    ASSAY_TRY(reading);
    logIssues(reading->issues);
    if (!options.out.quiet) {
        printIssues(reading->issues, {});
    }
    const auto faults = evaluate::lintFigures(reading->figures);
    if (!options.workspace.empty()) {
        auto workspace = workspace::Workspace::open(options.workspace);
        ASSAY_TRY(workspace);
        const auto kept =
            evaluate::keepOutsideFigures(**workspace, reading->figures, {}, reading->issues.issues());
        ASSAY_TRY(kept);
        ASSAY_TRY(evaluate::keepFiguresLintRun(**workspace, *kept, {}));
        if (!options.out.quiet) {
            printMessage(QStringLiteral("Kept as run %1, marked as from outside.").arg(*kept));
        }
    }
    if (options.out.json) {
        printOut(results::figuresLintJson(reading->figures, faults, reading->issues));
    } else {
        std::string text;
        for (const evaluate::FiguresFault& fault : faults) {
            text += faultText(fault);
        }
        printOut(text);
    }
    const auto unread = reading->issues.count(base::Severity::Error);
    if (!options.out.quiet) {
        printMessage(QStringLiteral("Figures read: %1.").arg(figuresIn(reading->figures)));
        const auto left = std::ranges::count(reading->issues.issues(), "sentence", &base::Issue::field);
        if (left > 0) {
            printMessage(
                counted("%n sentence(s) with figures were left, as it is not sure what they say.", left));
        }
        if (unread > 0) {
            printMessage(counted("%n figure(s) could not be read and were not checked.", unread));
        }
        printMessage(!faults.empty()
                         ? counted("%n figure(s) cannot be true together with the others.", faults.size())
                     : unread > 0 ? QStringLiteral("The others can be true together.")
                                  : QStringLiteral("The figures can be true together."));
    }
    return faults.empty() && unread == 0 ? kExitDone : kExitFound;
}

} // namespace assay::app

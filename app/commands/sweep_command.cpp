#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "core/evaluate/threshold_sweep.h"
#include "core/report/sweep_files.h"
#include "core/store/scored_sets.h"
#include "core/store/workspace.h"

#include <QCoreApplication>
#include <QStringList>
#include <charconv>
#include <fstream>

namespace assay::app {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::SweepCommand", text);
}

// What a sweep runs over, wherever it came from.
struct SweepSource {
    model::ScoredColumns columns;
    std::vector<report::SweepInput> inputs;
};

bool isWorkspaceFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string head(15, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    return file && head == "SQLite format 3";
}

std::vector<report::SweepInput> inputsOf(const std::vector<formats::ScoredFile>& files) {
    std::vector<report::SweepInput> inputs;
    for (const formats::ScoredFile& file : files) {
        inputs.push_back({file.name, file.sha256, file.records, file.rejected});
    }
    return inputs;
}

base::Result<store::ScoredSetInfo> chooseSet(const store::Reader& reader, const std::string& name) {
    if (!name.empty()) {
        return store::findScoredSet(reader, name);
    }
    auto sets = store::scoredSets(reader);
    if (!sets) {
        return tl::unexpected(sets.error());
    }
    if (sets->size() == 1) {
        return sets->front();
    }
    std::string names;
    for (const store::ScoredSetInfo& set : *sets) {
        names += (names.empty() ? "" : ", ") + set.name;
    }
    return base::fail(base::ErrorCode::InvalidArgument, names, "--set");
}

base::Result<SweepSource> readWorkspace(const SweepOptions& options, base::ProgressSink& progress) {
    auto workspace = store::Workspace::open(options.inputs.front(), store::OpenMode::ReadOnly);
    if (!workspace) {
        return tl::unexpected(workspace.error());
    }
    auto reader = (*workspace)->reader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const auto set = chooseSet(*reader, options.set);
    if (!set) {
        return tl::unexpected(set.error());
    }
    auto columns = store::loadScoredColumns(*reader, set->id, interruptToken(), progress);
    if (!columns) {
        return tl::unexpected(columns.error());
    }
    return SweepSource{std::move(*columns), inputsOf(set->files)};
}

base::Result<SweepSource> readFiles(const SweepOptions& options, base::ProgressSink& progress) {
    std::optional<formats::ScoredSetKind> kind;
    if (!options.kind.empty()) {
        kind = formats::scoredSetKindFromName(options.kind);
        if (!kind) {
            return base::fail(base::ErrorCode::InvalidArgument, options.kind, "--as");
        }
    }
    base::IssueList issuesOnFailure;
    auto read = store::readScoredColumns(options.inputs, kind, interruptToken(), progress, &issuesOnFailure);
    if (!read) {
        printIssues(issuesOnFailure);
        return tl::unexpected(read.error());
    }
    if (!options.output.quiet) {
        printIssues(read->reading.issues);
    }
    return SweepSource{std::move(read->columns), inputsOf(read->reading.files)};
}

base::Result<metrics::Constraints> parseConstraints(const std::vector<std::string>& texts) {
    metrics::Constraints constraints;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        const auto constraint = metrics::constraintFromName(std::string_view(text).substr(0, equals));
        if (equals == std::string::npos || !constraint) {
            return base::fail(base::ErrorCode::InvalidArgument, text, "--constraint");
        }
        const std::string value = text.substr(equals + 1);
        if (value == "off") {
            constraints.of(*constraint).reset();
            continue;
        }
        double number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc() || end != value.data() + value.size() || !(number >= 0 && number <= 1)) {
            return base::fail(base::ErrorCode::InvalidArgument, text, "--constraint");
        }
        constraints.of(*constraint) = number;
    }
    return constraints;
}

QString violationsLine(const std::vector<metrics::Violation>& violations) {
    QStringList parts;
    for (const metrics::Violation& violation : violations) {
        const QString reached =
            violation.reached ? QString::number(*violation.reached, 'f', 4) : translated("undefined");
        parts += QStringLiteral("%1 %2 < %3")
                     .arg(QString::fromStdString(std::string(metrics::constraintName(violation.constraint))),
                          reached)
                     .arg(violation.required, 0, 'f', 2);
    }
    return parts.join(QStringLiteral(", "));
}

QString summaryLine(const evaluate::ScopeSweep& scope, const metrics::ThresholdGrid& grid) {
    const QString name = scope.global ? translated("global") : QString::fromStdString(scope.scenario);
    if (!scope.best) {
        return QStringLiteral("%1  n=%2").arg(name, -20).arg(scope.n);
    }
    // Of an infeasible scope, the highest Macro-F1 is told first, as in sweep.json.
    const std::size_t best = scope.best->feasible ? scope.best->index : scope.best->highestMacroF1;
    const QString line = QStringLiteral("%1  n=%2  macro-F1=%3 at %4")
                             .arg(name, -20)
                             .arg(scope.n, -7)
                             .arg(scope.points[best].figures.macroF1.value_or(0), 0, 'f', 4)
                             .arg(QString::fromStdString(grid.format(best)));
    if (scope.best->feasible) {
        return line + QStringLiteral("  ") + translated("feasible");
    }
    return line + QStringLiteral("  ") +
           translated("infeasible; least violating %1: %2")
               .arg(QString::fromStdString(grid.format(scope.best->index)),
                    violationsLine(scope.best->violated));
}

void printSummary(const evaluate::ThresholdSweep& sweep) {
    QString text = summaryLine(sweep.global, sweep.settings.grid) + QLatin1Char('\n');
    for (const evaluate::ScopeSweep& scope : sweep.scenarios) {
        text += summaryLine(scope, sweep.settings.grid) + QLatin1Char('\n');
    }
    printOut(text);
}

} // namespace

int runSweep(const SweepOptions& options) {
    evaluate::SweepSettings settings;
    settings.nli = {options.nliSoft, options.nliHard};
    settings.scenarios = options.scenarios;
    auto grid = metrics::ThresholdGrid::parse(options.thresholds);
    if (!grid) {
        return printError(grid.error());
    }
    settings.grid = std::move(*grid);
    const auto constraints = parseConstraints(options.constraints);
    if (!constraints) {
        return printError(constraints.error());
    }
    settings.constraints = *constraints;

    ConsoleProgress progress(options.output.quiet);
    const bool fromWorkspace = options.inputs.size() == 1 && isWorkspaceFile(options.inputs.front());
    auto source = fromWorkspace ? readWorkspace(options, progress) : readFiles(options, progress);
    progress.clear();
    if (!source) {
        return printError(source.error());
    }
    const auto sweep = evaluate::thresholdSweep(source->columns, settings, interruptToken(), progress);
    progress.clear();
    if (!sweep) {
        return printError(sweep.error());
    }
    const auto written = report::writeSweepFiles(*sweep, source->inputs, options.folder);
    if (!written) {
        return printError(written.error());
    }
    if (options.output.json) {
        printOut(report::sweepJson(*sweep, source->inputs));
    } else if (!options.output.quiet) {
        printSummary(*sweep);
    }
    if (!options.output.quiet) {
        printMessage(translated("%1 files written to %2.")
                         .arg(written->size())
                         .arg(QString::fromStdString(options.folder.string())));
    }
    return kExitDone;
}

} // namespace assay::app

#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/scored_set_arguments.h"
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
    report::SweepInputs inputs;
};

bool isWorkspaceFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string head(15, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    return file && head == "SQLite format 3";
}

Outcome<store::ScoredSetInfo> chooseSet(const store::Reader& reader, const std::string& name) {
    if (!name.empty()) {
        auto set = store::findScoredSet(reader, name);
        return set ? Outcome<store::ScoredSetInfo>(std::move(*set)) : failed(set.error());
    }
    auto sets = store::scoredSets(reader);
    if (!sets) {
        return failed(sets.error());
    }
    if (sets->size() == 1) {
        return std::move(sets->front());
    }
    const QString workspace = QString::fromStdString(reader.path());
    if (sets->empty()) {
        return tl::unexpected(Failure{
            translated("There is no scored set in “%1” yet; “assay import” puts one there.").arg(workspace),
            kExitInput});
    }
    QStringList names;
    for (const store::ScoredSetInfo& set : *sets) {
        names += QStringLiteral("“%1”").arg(QString::fromStdString(set.name));
    }
    return wrongUsage(translated("There are several sets in “%1”: %2. Choose one with --set.")
                          .arg(workspace, names.join(QStringLiteral(", "))));
}

Outcome<SweepSource> readWorkspace(const SweepOptions& options, base::ProgressSink& progress) {
    if (!options.kind.empty()) {
        return wrongUsage(translated("--as is for files; “%1” is a workspace.")
                              .arg(QString::fromStdString(options.inputs.front().string())));
    }
    auto workspace = store::Workspace::open(options.inputs.front(), store::OpenMode::ReadOnly);
    if (!workspace) {
        return failed(workspace.error());
    }
    auto reader = (*workspace)->reader();
    if (!reader) {
        return failed(reader.error());
    }
    const auto set = chooseSet(*reader, options.set);
    if (!set) {
        return tl::unexpected(set.error());
    }
    const auto issues = store::scoredSetIssues(*reader, set->id);
    if (!issues) {
        return failed(issues.error());
    }
    auto columns = store::loadScoredColumns(*reader, set->id, interruptToken(), progress);
    if (!columns) {
        return failed(columns.error());
    }
    return SweepSource{std::move(*columns), report::sweepInputs(set->files, *issues)};
}

Outcome<SweepSource> readFiles(const SweepOptions& options, base::ProgressSink& progress) {
    if (!options.set.empty()) {
        return wrongUsage(translated("--set chooses a set of a workspace; “%1” is a file of scores.")
                              .arg(QString::fromStdString(options.inputs.front().string())));
    }
    const auto kind = kindArgument(options.kind);
    if (!kind) {
        return tl::unexpected(kind.error());
    }
    const QString listedBy = translated("“assay import WORKSPACE FILE… --json” lists them.");
    base::IssueList issuesOnFailure;
    auto read = store::readScoredColumns(options.inputs, *kind, interruptToken(), progress, &issuesOnFailure);
    if (!read) {
        printIssues(issuesOnFailure, listedBy);
        return failed(read.error());
    }
    logIssues(read->reading.issues);
    if (!options.output.quiet) {
        printIssues(read->reading.issues, listedBy);
    }
    return SweepSource{std::move(read->columns),
                       report::sweepInputs(read->reading.files, read->reading.issues)};
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
    const QString name = QString::fromStdString(report::scopeKey(scope)); // as in the files
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
    if (!sweep.settings.scenarios.empty()) {
        text += translated("global is over the chosen scenarios only.") + QLatin1Char('\n');
    }
    if (sweep.unscored > 0) {
        text += translated("%1 samples of the whole set have no score and are in no figure.")
                    .arg(sweep.unscored) +
                QLatin1Char('\n');
    }
    printOut(text);
}

} // namespace

int runSweep(const SweepOptions& options) {
    for (const std::filesystem::path& input : options.inputs) {
        qInfo("from %s", input.string().c_str());
    }
    qInfo("to %s, thresholds %s", options.folder.string().c_str(), options.thresholds.c_str());
    if (options.folder.empty()) {
        return printFailure(wrongUsage(translated("--output needs the name of a folder.")).value());
    }
    if (options.nliSoft > options.nliHard) {
        return printFailure(wrongUsage(translated("--nli-soft (%1) must not be above --nli-hard (%2).")
                                           .arg(options.nliSoft)
                                           .arg(options.nliHard))
                                .value());
    }
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
        return printFailure(source.error());
    }
    qInfo("%zu scored samples in %zu scenarios, %lld without a score", source->columns.size(),
          source->columns.scenarios.size(), static_cast<long long>(source->columns.unscored));
    const auto sweep = evaluate::thresholdSweep(source->columns, settings, interruptToken(), progress);
    progress.clear();
    if (!sweep) {
        base::Error error = sweep.error();
        if (error.code == base::ErrorCode::InputNotUsable && error.where.empty()) {
            error.where = listOf(options.inputs);
        }
        return printError(error);
    }
    const auto written =
        report::writeSweepFiles(*sweep, source->inputs, options.folder, interruptToken(), progress);
    progress.clear();
    if (!written) {
        return printError(written.error());
    }
    qInfo("%zu files written", written->size());
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

#include "app/commands/console.h"
#include "app/commands/detector_arguments.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/kept_run.h"
#include "app/commands/output_folder.h"
#include "app/commands/score_commands.h"
#include "app/commands/scored_set_arguments.h"
#include "app/commands/scored_set_source.h"
#include "app/commands/workspace_names.h"
#include "core/evaluate/runs/detector_runs.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/rescore.h"
#include "core/metrics/classification/threshold_cost.h"
#include "core/results/report/workspace_figures.h"
#include "core/results/thresholds/sweep_files.h"

#include <QStringList>
#include <algorithm>
#include <charconv>
#include <optional>

namespace assay::app {
namespace {

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
            violation.reached ? QString::number(*violation.reached, 'f', 4) : QStringLiteral("undefined");
        parts += QStringLiteral("%1 %2 < %3")
                     .arg(QString::fromStdString(std::string(metrics::constraintName(violation.constraint))),
                          reached)
                     .arg(violation.required, 0, 'f', 2);
    }
    return parts.join(QStringLiteral(", "));
}

// What follows a verdict; empty where every constraint can be checked.
QString uncheckedLine(const std::vector<metrics::Constraint>& unchecked) {
    QStringList names;
    for (const metrics::Constraint constraint : unchecked) {
        const std::string_view name = metrics::constraintName(constraint);
        names += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    return names.isEmpty()
               ? QString()
               : QStringLiteral("; cannot be checked, no samples: %1").arg(names.join(QStringLiteral(", ")));
}

QString summaryLine(const evaluate::ScopeSweep& scope, const metrics::ThresholdGrid& grid) {
    const QString name = QString::fromStdString(results::scopeKey(scope)); // as in the files
    if (!scope.best) {
        return QStringLiteral("%1  n=%2").arg(name, -20).arg(scope.n);
    }
    // Of an infeasible scope, the highest Macro-F1 is told first, as in sweep.json.
    const std::size_t best = scope.best->feasible ? scope.best->index : scope.best->highestMacroF1;
    const std::optional<double>& macroF1 = scope.points[best].figures.macroF1;
    const QString line = QStringLiteral("%1  n=%2  macro-F1=%3 at %4")
                             .arg(name, -20)
                             .arg(scope.n, -7)
                             .arg(macroF1 ? QString::number(*macroF1, 'f', 4) : QStringLiteral("undefined"),
                                  QString::fromStdString(grid.format(best)));
    if (scope.best->feasible) {
        return line + QStringLiteral("  ") + QStringLiteral("feasible") +
               uncheckedLine(scope.best->unchecked);
    }
    return line + QStringLiteral("  ") +
           QStringLiteral("infeasible; least violating %1: %2")
               .arg(QString::fromStdString(grid.format(scope.best->index)),
                    violationsLine(scope.best->violated));
}

// What the cheapest threshold of a scope costs; empty without costs.
QString cheapestLine(const evaluate::ScopeSweep& scope, const evaluate::SweepSettings& settings) {
    if (!scope.cheapest) {
        return {};
    }
    const evaluate::SweepPoint& point = scope.points[*scope.cheapest];
    return QStringLiteral("%1  least cost %2 per sample at %3\n")
        .arg(QString::fromStdString(results::scopeKey(scope)), -20)
        .arg(metrics::costPerSample(point.matrix, *settings.costs).value_or(0), 0, 'f', 4)
        .arg(QString::fromStdString(settings.grid.format(*scope.cheapest)));
}

void printSummary(const evaluate::ThresholdSweep& sweep) {
    QString text = summaryLine(sweep.global, sweep.settings.grid) + QLatin1Char('\n');
    for (const evaluate::ScopeSweep& scope : sweep.scenarios) {
        text += summaryLine(scope, sweep.settings.grid) + QLatin1Char('\n');
    }
    text += cheapestLine(sweep.global, sweep.settings);
    for (const evaluate::ScopeSweep& scope : sweep.scenarios) {
        text += cheapestLine(scope, sweep.settings);
    }
    if (!sweep.settings.scenarios.empty()) {
        text += QStringLiteral("global is over the chosen scenarios only.") + QLatin1Char('\n');
    }
    if (sweep.unscored > 0) {
        text += QStringLiteral("%1 samples of the whole set have no score and are in no figure.")
                    .arg(sweep.unscored) +
                QLatin1Char('\n');
    }
    printOut(text);
}

// How many points a curve has at most, 0 for all; nullopt inside: no curves.
Outcome<std::optional<std::size_t>> curvesArgument(const std::string& text) {
    if (text == "off") {
        return std::optional<std::size_t>();
    }
    if (text == "all") {
        return std::optional<std::size_t>(0);
    }
    std::size_t points = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), points);
    if (error != std::errc() || end != text.data() + text.size() || points < 2) {
        return wrongUsage(
            QStringLiteral("--curves %1 is neither a number of points from 2 on, nor all or off.")
                .arg(QString::fromStdString(text)));
    }
    return std::optional(points);
}

// What the workspace holds of the set beside its samples.
struct Stored {
    std::vector<evaluate::JudgedPosition> judgements;
    std::vector<results::StoredDynamicRun> dynamicRuns;
};

Outcome<Stored> readStored(const ScoredSetSource& source, double nliHard) {
    Stored stored;
    if (!source.workspace) {
        return stored;
    }
    const auto reader = source.workspace->reader();
    ASSAY_TRY(reader);
    auto judgements = results::storedJudgements(*reader, source.set.id, source.columns);
    ASSAY_TRY(judgements);
    const evaluate::Detector rule{false, {}, evaluate::predeterminedThresholds(source.columns), nliHard};
    auto runs = results::storedDynamicRuns(*reader, source.set, source.columns, rule, interruptToken());
    ASSAY_TRY(runs);
    stored.judgements = std::move(*judgements);
    stored.dynamicRuns = std::move(*runs);
    return stored;
}

// A decision as it was made; of thresholds alone, the rest is that of this sweep.
Outcome<model::Decision> decisionArgument(const std::filesystem::path& file, bool quiet,
                                          const model::Scoring& scoring,
                                          const evaluate::SweepSettings& sweep) {
    ASSAY_TRY(auto reading, thresholdsArgument(file, quiet));
    model::Decision& decision = reading.decision;
    if (!reading.isWhole) {
        decision.scoring = scoring;
        decision.nliSoft = sweep.nli.soft;
        decision.nliHard = sweep.nli.hard;
        for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
            const auto name = metrics::constraintName(static_cast<metrics::Constraint>(i));
            decision.constraints[std::string(name)] = sweep.constraints.required[i];
        }
    }
    return std::move(decision);
}

// The settings of everything beside the sweep itself.
Outcome<evaluate::SweepSettings> sweepSettingsOf(const SweepOptions& options) {
    if (options.nliSoft > options.nliHard) {
        return wrongUsage(QStringLiteral("--nli-soft (%1) must not be above --nli-hard (%2).")
                              .arg(options.nliSoft)
                              .arg(options.nliHard));
    }
    evaluate::SweepSettings settings;
    settings.nli = {options.nliSoft, options.nliHard};
    settings.scenarios = options.scenarios;
    auto grid = metrics::ThresholdGrid::parse(options.thresholds);
    if (!grid) {
        return wrongUsage(QStringLiteral("--thresholds: \"%1\" is no list of thresholds. Write "
                                         "FIRST:LAST:STEP between 0 and 1 (0.5:0.9:0.05), "
                                         "or values separated by commas (0.6,0.7).")
                              .arg(QString::fromStdString(options.thresholds)));
    }
    settings.grid = std::move(*grid);
    const auto constraints = parseConstraints(options.constraints);
    ASSAY_TRY(constraints);
    settings.constraints = *constraints;
    settings.beta = options.beta;
    if (options.costMissed) {
        settings.costs = {*options.costMissed, options.costRefused.value_or(1)};
    } else if (options.costRefused) {
        return wrongUsage(
            QStringLiteral("--cost-refused needs --cost-missed beside it: one price alone weighs "
                           "nothing."));
    }
    return settings;
}

Outcome<evaluate::LaboratorySettings> laboratorySettingsOf(const SweepOptions& options,
                                                           const evaluate::SweepSettings& sweep) {
    evaluate::LaboratorySettings settings;
    settings.sweep = sweep;
    ASSAY_TRY(const auto scoring, scoringArgument(options.weights, "--weights"));
    settings.scoring = scoring;
    settings.draws = options.bootstrap;
    settings.splits = options.splits;
    settings.seed = options.seed;
    if (!options.pin.empty()) {
        ASSAY_TRY(auto pin, decisionArgument(options.pin, options.output.quiet, settings.scoring, sweep));
        settings.pin = std::move(pin);
    }
    if (!options.decision.empty()) {
        ASSAY_TRY(auto decision,
                  decisionArgument(options.decision, options.output.quiet, settings.scoring, sweep));
        settings.decision = std::move(decision);
    }
    return settings;
}

QString bootstrapLine(const evaluate::ThresholdBootstrap& bootstrap) {
    const double share =
        static_cast<double>(bootstrap.feasibleDraws) / static_cast<double>(bootstrap.settings.draws);
    return QStringLiteral("global threshold over %1 bootstrap draws: %2 to %3, feasible in %4 % of them.")
        .arg(bootstrap.settings.draws)
        .arg(bootstrap.tau.low, 0, 'f', 2)
        .arg(bootstrap.tau.high, 0, 'f', 2)
        .arg(100 * share, 0, 'f', 1);
}

QString decisionLine(const evaluate::DecisionCheck& check, const model::Decision& decision) {
    const evaluate::DecisionScope& global = check.scopes.front();
    if (global.n == 0) {
        return QStringLiteral(
            "under the decided thresholds: no sample has a score with the decision's weights, "
            "so there is no figure.");
    }
    const auto& required = evaluate::constraintsOf(decision).required;
    const bool isFree = std::none_of(required.begin(), required.end(),
                                     [](const std::optional<double>& of) { return of.has_value(); });
    const QString unchecked =
        uncheckedLine(metrics::uncheckedOf(global.figures, evaluate::constraintsOf(decision)));
    const QString met = isFree                     ? QStringLiteral("it was decided under no constraint")
                        : !global.violated.empty() ? violationsLine(global.violated)
                        : !unchecked.isEmpty()     ? QStringLiteral("no constraint violated") + unchecked
                                                   : QStringLiteral("every constraint met");
    QString line = QStringLiteral("under the decided thresholds: macro-F1 %1, %2.")
                       .arg(global.figures.macroF1 ? QString::number(*global.figures.macroF1, 'f', 4)
                                                   : QStringLiteral("undefined"),
                            met);
    if (check.withoutScore > 0) {
        line +=
            QLatin1Char(' ') +
            QStringLiteral("%1 samples have no score with the decision's weights.").arg(check.withoutScore);
    }
    return line;
}

QString flipsLine(const evaluate::Flips& flips) {
    if (flips.n == 0) {
        return QStringLiteral(
            "no sample has a score both with the pin's weights and with these, so none can be "
            "compared against the pin.");
    }
    QString line =
        QStringLiteral("%1 samples change class against the pin: %2 become wrong, %3 become right.")
            .arg(flips.list.size())
            .arg(flips.rightToWrong)
            .arg(flips.wrongToRight);
    if (flips.leftOut > 0) {
        line += QLatin1Char(' ') +
                QStringLiteral("%1 lack a score with one of the two weightings.").arg(flips.leftOut);
    }
    return line;
}

void printLaboratory(const evaluate::Laboratory& laboratory) {
    QString text;
    if (!laboratory.scopes.empty() && laboratory.scopes.front().bootstrap) {
        text += bootstrapLine(*laboratory.scopes.front().bootstrap) + QLatin1Char('\n');
    }
    if (!laboratory.scopes.empty() && laboratory.scopes.front().halfSplit) {
        const evaluate::HalfSplit& split = *laboratory.scopes.front().halfSplit;
        text += QStringLiteral("macro-F1 where the threshold was chosen %1, on the other half %2.")
                    .arg(split.meanChosen, 0, 'f', 4)
                    .arg(split.meanHeldOut, 0, 'f', 4) +
                QLatin1Char('\n');
    }
    if (laboratory.table.withoutScore > 0) {
        text += QStringLiteral("%1 samples have no component to compute a score from and are in no figure.")
                    .arg(laboratory.table.withoutScore) +
                QLatin1Char('\n');
    }
    if (laboratory.flips) {
        text += flipsLine(laboratory.flips->flips) + QLatin1Char('\n');
    }
    if (laboratory.decisionCheck) {
        text += decisionLine(*laboratory.decisionCheck, *laboratory.settings.decision) + QLatin1Char('\n');
    }
    printOut(text);
}

} // namespace

Outcome<int> runSweep(const SweepOptions& options) {
    for (const std::filesystem::path& input : options.inputs) {
        qInfo("from %s", input.string().c_str());
    }
    qInfo("to %s, thresholds %s", options.folder.string().c_str(), options.thresholds.c_str());
    if (options.folder.empty()) {
        return wrongUsage(QStringLiteral("--output needs the name of a folder."));
    }
    for (const std::filesystem::path& input : options.inputs) {
        ASSAY_TRY(requireOtherThan(input, options.folder));
    }
    const auto settings = sweepSettingsOf(options);
    ASSAY_TRY(settings);
    auto laboratorySettings = laboratorySettingsOf(options, *settings);
    ASSAY_TRY(laboratorySettings);
    const auto curvePoints = curvesArgument(options.curves);
    ASSAY_TRY(curvePoints);

    ConsoleProgress progress(options.output.quiet);
    const auto source = readScoredSetSource(
        {options.inputs, options.set, options.kind, options.output.quiet, true, "--set"}, progress);
    progress.clear();
    ASSAY_TRY(source);
    auto stored = readStored(*source, options.nliHard);
    ASSAY_TRY(stored);
    laboratorySettings->judgements = std::move(stored->judgements);
    qInfo("%zu scored samples in %zu scenarios, %lld without a score", source->columns.size(),
          source->columns.scenarios.size(), static_cast<long long>(source->columns.unscored));
    const bool isStored = options.weights == "stored";
    const auto scores = metrics::rescored(source->columns, laboratorySettings->scoring);
    const model::ScoredColumns subset =
        isStored ? model::ScoredColumns() : evaluate::scoredSubset(source->columns, scores);
    const auto sweep =
        evaluate::thresholdSweep(isStored ? source->columns : subset, *settings, interruptToken(), progress);
    const auto laboratory =
        sweep ? evaluate::laboratory(source->columns, scores, *laboratorySettings, interruptToken(), progress)
              : tl::unexpected(sweep.error());
    progress.clear();
    if (!laboratory) {
        base::Error error = laboratory.error();
        if (error.code == base::ErrorCode::InputNotUsable && error.where.empty()) {
            error.where = listOf(options.inputs);
        }
        if (error.code == base::ErrorCode::NotFound) {
            return wrongUsage(unknownNameText(QStringLiteral("scenario"), error.detail,
                                              QStringLiteral("this set"),
                                              namesText(source->columns.scenarios)));
        }
        return failed(error);
    }
    const results::SweepLaboratory extra{*laboratory, source->columns, source->ids, stored->dynamicRuns,
                                         *curvePoints};
    const auto written =
        results::writeSweepFiles(*sweep, source->inputs, options.folder, interruptToken(), progress, &extra);
    progress.clear();
    ASSAY_TRY(written);
    qInfo("%zu files written", written->size());
    if (options.keep) {
        evaluate::DecidedRun run = evaluate::sweepRun(*sweep);
        run.system = options.weights;
        run.settings = evaluate::withScoring(run.settings, laboratorySettings->scoring);
        run.who = options.who;
        ASSAY_TRY(keepAsRun(*source, std::move(run), options.inputs));
    }
    if (options.output.json) {
        printOut(results::sweepJson(*sweep, source->inputs, &extra));
    } else if (!options.output.quiet) {
        printSummary(*sweep);
        printLaboratory(*laboratory);
    }
    if (!options.output.quiet) {
        printMessage(QStringLiteral("%1 files written to %2.")
                         .arg(written->size())
                         .arg(QString::fromStdString(options.folder.string())));
    }
    return kExitDone;
}

} // namespace assay::app

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/gold_names.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/run_history_commands.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/adjacency.h"
#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/evaluate/runs/run_trend.h"
#include "core/results/runs/adjacency_blocks.h"
#include "core/results/runs/history_json.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

QString figureShown(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 4) : QStringLiteral("—");
}

// That gold of this name is there, or was when a run measured it.
Outcome<bool> requireSuite(const workspace::Reader& reader, const std::vector<workspace::RunRow>& rows,
                           const std::string& suite) {
    const bool isMeasured = std::ranges::any_of(rows, [&suite](const workspace::RunRow& run) {
        return std::ranges::find(run.suites, suite) != run.suites.end();
    });
    if (!suite.empty() && !isMeasured) {
        const auto questions = workspace::questionsNamed(reader, suite, interruptToken());
        if (!questions) {
            return goldNotRead(reader, questions.error(), suite);
        }
    }
    return true;
}

// That the workspace has a question of this id: one that no run has measured has no rounds either.
Outcome<bool> requireQuestion(const workspace::Reader& reader, const HistoryOptions& options) {
    bool isThere = false;
    if (!options.suite.empty()) {
        const auto named = workspace::questionsNamed(reader, options.suite, interruptToken());
        isThere = named && std::ranges::any_of(*named, [&options](const workspace::NamedQuestion& each) {
                      return each.question.questionId == options.question;
                  });
    } else {
        ASSAY_TRY(const auto suites, workspace::suites(reader));
        for (const workspace::SuiteInfo& suite : suites) {
            ASSAY_TRY(const bool isTaken,
                      workspace::isQuestionIdTaken(reader, suite.id, options.question, 0));
            isThere = isThere || isTaken;
        }
    }
    if (!isThere) {
        return wrongUsage(QStringLiteral("There is no question \"%1\" in %2, and no run has measured one.")
                              .arg(QString::fromStdString(options.question),
                                   options.suite.empty()
                                       ? QStringLiteral("this workspace")
                                       : u'"' + QString::fromStdString(options.suite) + u'"'));
    }
    return true;
}

Outcome<int> printTrend(const HistoryOptions& options, const workspace::Reader& reader,
                        std::vector<workspace::RunRow> rows) {
    std::erase_if(rows, [&options](const workspace::RunRow& run) {
        const bool isOther = !options.kind.empty() && run.kind != options.kind;
        const bool isOfOther =
            !options.suite.empty() && std::ranges::find(run.suites, options.suite) == run.suites.end();
        return isOther || isOfOther;
    });
    const auto values = evaluate::figureOverTime(reader, rows, options.figure, interruptToken());
    ASSAY_TRY(values);
    const evaluate::Trend trend =
        evaluate::trendOf(*values, static_cast<std::size_t>(std::max<std::int64_t>(options.rounds, 0)));
    if (options.output.json) {
        printJson(results::trendJson(trend, options.figure));
        return kExitDone;
    }
    for (const evaluate::TrendPoint& point : trend.points) {
        printOut(QStringLiteral("%1  %2  %3  %4 ± %5  %6\n")
                     .arg(QString::fromStdString(point.of.createdAt), figureShown(point.of.value))
                     .arg(point.of.n)
                     .arg(figureShown(point.mean), figureShown(point.deviation),
                          QString::fromStdString(spelledOut(point.of.name))));
    }
    if (trend.points.empty() && !options.output.quiet) {
        printMessage(QStringLiteral("No finished run has a figure of that name."));
    }
    return kExitDone;
}

Outcome<int> printQuestion(const HistoryOptions& options, const workspace::Reader& reader,
                           const std::vector<workspace::RunRow>& rows) {
    const auto rounds = evaluate::roundsOfQuestion(reader, rows, options.suite, options.question);
    ASSAY_TRY(rounds);
    if (rounds->empty()) {
        ASSAY_TRY(requireQuestion(reader, options));
    }
    if (options.output.json) {
        printJson(results::questionRoundsJson(*rounds, options.question));
        return kExitDone;
    }
    for (const evaluate::QuestionRound& round : *rounds) {
        printOut(QStringLiteral("%1  %2  %3  %4\n")
                     .arg(QString::fromStdString(round.createdAt), QString::number(round.value, 'f', 2),
                          QString::fromStdString(spelledOut(round.system)),
                          QString::fromStdString(spelledOut(round.runName))));
    }
    if (rounds->empty() && !options.output.quiet) {
        printMessage(QStringLiteral("No run of this workspace has measured this question."));
    }
    return kExitDone;
}

Outcome<int> printHistory(const HistoryOptions& options, const workspace::Reader& reader,
                          const std::vector<workspace::RunRow>& rows) {
    const auto history = evaluate::questionHistory(reader, rows, options.suite, interruptToken());
    ASSAY_TRY(history);
    if (options.output.json) {
        printJson(results::questionHistoryJson(*history));
        return kExitDone;
    }
    const words::Wording english;
    for (const evaluate::QuestionRecord& record : history->questions) {
        const std::string line = spelledOut(record.questionId) + "  " +
                                 english.text(ASSAY_COUNTED("Report", "%1 of %n system(s) right"),
                                              record.systems, {english.count(record.systemsRight)}) +
                                 "  " + english.text(ASSAY_COUNTED("Report", "%n run(s)"), record.runs) +
                                 "  " + results::standingTitle(record.standing, english) +
                                 (record.weakerAreRight ? "  weaker systems are right" : "") + "\n";
        printOut(QString::fromStdString(line));
    }
    if (history->questions.empty() && !options.output.quiet) {
        printMessage(QStringLiteral("No run of this workspace has measured such questions."));
    }
    return kExitDone;
}

Outcome<int> printAdjacency(const HistoryOptions& options, const workspace::Reader& reader) {
    const auto run = chooseRun(reader, options.adjacency);
    ASSAY_TRY(run);
    if (run->kind != evaluate::kNeighbourRuns) {
        return tl::unexpected(
            Failure{QStringLiteral("Run %1 is no neighbour test.").arg(run->id), kExitInput});
    }
    const auto described = evaluate::describeRun(*run);
    ASSAY_TRY(described);
    const auto evidence = evaluate::adjacencyOfRun(reader, *described, interruptToken());
    ASSAY_TRY(evidence);
    if (options.output.json) {
        printJson(results::adjacencyJson(*evidence));
        return kExitDone;
    }
    for (const evaluate::AdjacencyFigure& figure : evidence->figures) {
        const QString interval =
            figure.interval ? QStringLiteral(" [%1, %2]")
                                  .arg(figureShown(figure.interval->low), figureShown(figure.interval->high))
                            : QString();
        const auto verdict = evaluate::kAdjacencyVerdictNames[static_cast<std::size_t>(figure.verdict())];
        printOut(QStringLiteral("%1  %2%3  n = %4  %5\n")
                     .arg(QString::fromStdString(figure.name), figureShown(figure.correlation), interval)
                     .arg(figure.systems)
                     .arg(QString::fromStdString(std::string(verdict))));
    }
    return kExitDone;
}

} // namespace

Outcome<int> runHistory(const HistoryOptions& options) {
    const auto read = openReader(options.workspace);
    ASSAY_TRY(read);
    if (!options.adjacency.empty()) {
        return printAdjacency(options, read->reader);
    }
    // What is not in the index yet is read from the runs: the command only reads the workspace.
    auto rows = evaluate::describedRunRows(read->reader, interruptToken());
    ASSAY_TRY(rows);
    ASSAY_TRY(requireSuite(read->reader, *rows, options.suite));
    if (!options.figure.empty()) {
        return printTrend(options, read->reader, std::move(*rows));
    }
    return options.question.empty() ? printHistory(options, read->reader, *rows)
                                    : printQuestion(options, read->reader, *rows);
}

void addHistory(CLI::App& command, HistoryOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--suite", options.suite, "Only runs over this suite");
    auto* question = command.add_option("--question", options.question, "This question over time, by its id");
    auto* figure =
        command.add_option("--figure", options.figure, "A figure of runs over time, such as rougeL_f");
    figure->excludes(question);
    command.add_option("--kind", options.kind, "Of the figure: only runs of this kind")->needs(figure);
    command.add_option("--rounds", options.rounds, "Of the figure: rounds that a mean is over (default: 6)")
        ->needs(figure)
        ->check(CLI::Range(3, 1000));
    command
        .add_option("--adjacency", options.adjacency,
                    "How far the figures of this neighbour test stand for retrieval on questions")
        ->excludes(question)
        ->excludes(figure);
    addOutputOptions(command, options.output, kOneDocument, kNoSummary);
    command.footer("Examples:\n  assay history team.assay --suite P3\n"
                   "  assay history team.assay --figure filtered.hit_at.5 --kind neighbours");
}

} // namespace assay::app

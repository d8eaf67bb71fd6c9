#include "app/commands/answers_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/gold_names.h"
#include "app/commands/json_output.h"
#include "app/commands/output_folder.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/base/atomic_file.h"
#include "core/base/file_exchange.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_figures.h"
#include "core/evaluate/answers/fidelity_run.h"
#include "core/evaluate/answers/stored_queues.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/evaluate/judge/run_by_judge.h"
#include "core/formats/whole_file.h"
#include "core/results/answers/answer_json.h"
#include "core/results/answers/judge_blocks.h"
#include "core/results/answers/reading_queue_csv.h"
#include "core/results/answers/source_reports.h"
#include "core/words/question_words.h"
#include "core/workspace/predictions/answer_sets.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>

namespace assay::app {
namespace {

using evaluate::AnswerRun;
using evaluate::MetricFigure;

std::string shortNumber(double value) {
    constexpr double kLarge = 10;
    return std::abs(value) < kLarge ? fmt::format("{:.4f}", value) : fmt::format("{:.1f}", value);
}

std::string figureLine(const MetricFigure& figure) {
    const std::string interval = figure.interval ? fmt::format("[{}, {}]", shortNumber(figure.interval->low),
                                                               shortNumber(figure.interval->high))
                                                 : std::string(figure.mean ? "[too few clusters]" : "");
    return fmt::format("{:<24} {:>9}  {:<20} {:>7} {:>15}{}\n", spelledOut(figure.name),
                       figure.mean ? shortNumber(*figure.mean) : std::string("-"), interval, figure.n,
                       figure.notApplicable,
                       figure.model.empty() ? std::string() : "  " + spelledOut(figure.model));
}

std::string countsText(const char* title, const std::map<std::string, std::int64_t>& counts) {
    std::string text;
    for (const auto& [name, count] : counts) {
        text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", spelledOut(name), count);
    }
    return text.empty() ? text : fmt::format("{}  {}\n", title, text);
}

std::string limitText(const evaluate::TargetOutcome& outcome, double limit) {
    return words::spaced(evaluate::limitStateName(evaluate::limitState(outcome, limit)));
}

std::string targetsText(const AnswerRun& run) {
    std::string text;
    for (const evaluate::TargetOutcome& outcome : run.targets) {
        const std::string state =
            fmt::format("minimum {}, target {}", limitText(outcome, outcome.target.minimum),
                        limitText(outcome, outcome.target.target));
        const std::string of = outcome.target.field.empty() ? std::string()
                                                            : fmt::format(" of {} {}", outcome.target.field,
                                                                          spelledOut(outcome.target.value));
        text +=
            fmt::format("target   {}{}: {} ({}, target {}, minimum {})\n", spelledOut(outcome.target.metric),
                        of, state, outcome.figure.mean ? shortNumber(*outcome.figure.mean) : std::string("-"),
                        shortNumber(outcome.target.target), shortNumber(outcome.target.minimum));
    }
    for (const evaluate::RubricHint& hint : run.hints) {
        text += fmt::format("hint     {}: {}\n", spelledOut(hint.issue), spelledOut(hint.cause));
    }
    return text;
}

std::string answersTable(const AnswerRun& run) {
    std::string text = fmt::format("{}, rubric {}\n\n{:<24} {:>9}  {:<20} {:>7} {:>15}\n",
                                   spelledOut(run.info.name), spelledOut(run.settings.rubric.name), "measure",
                                   "mean", "95 % interval", "n", "not applicable");
    for (const MetricFigure& figure : run.figures.metrics) {
        text += figureLine(figure);
    }
    text += figureLine(run.figures.passRate);
    text += "\n";
    text += countsText("verdicts", run.figures.verdicts);
    const evaluate::MicroCitations& micro = run.figures.citations;
    if (micro.f1()) {
        const auto written = [](const std::optional<double>& value) {
            return value ? shortNumber(*value) : std::string("-");
        };
        text += fmt::format("citations over all questions  precision {}, recall {}, F1 {}\n",
                            written(micro.precision()), written(micro.recall()), written(micro.f1()));
    }
    if (const auto judge = evaluate::countingJudge(run)) {
        text += fmt::format("judge    {}, of {} judges: rubric and verdicts go by it\n",
                            spelledOut(judge->name), evaluate::scoringJudges(run).size());
    }
    text += targetsText(run);
    text += countsText("flags   ", run.flags);
    text += countsText("warnings", run.warnings);
    return text;
}

std::string agreementLine(const std::string& who, const evaluate::JudgeAgreement& agreement) {
    const auto written = [](const std::optional<double>& value) {
        return value ? shortNumber(*value) : std::string("-");
    };
    return fmt::format(
        "{:>6} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}  {}\n", agreement.both, written(agreement.observed.value),
        written(agreement.sameByLuck()), written(agreement.kappa.value), written(agreement.ac1.value),
        written(agreement.weightedKappa.value), written(agreement.bias.value), spelledOut(who));
}

std::string judgesText(const evaluate::JudgesCompared& compared) {
    if (compared.judges.empty()) {
        return "\nNo judge has scored these answers.\n";
    }
    const auto title = [&compared](std::size_t judge) {
        return results::judgeTitle(compared.judges[judge], words::Wording{});
    };
    const auto head = [](const char* bias, const char* who) {
        return fmt::format("\n{:>6} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}  {}\n", "both", "same", "by luck",
                           "kappa", "AC1", "weighted", bias, who);
    };
    std::string text = head("- person", "judge against people");
    for (std::size_t i = 0; i < compared.judges.size(); ++i) {
        text += agreementLine(title(i), compared.withPeople[i]);
    }
    if (!compared.pairs.empty()) {
        text += head("- first", "judges against each other");
    }
    for (const evaluate::JudgesCompared::Pair& pair : compared.pairs) {
        text += agreementLine(title(pair.first) + " | " + title(pair.second), pair.agreement);
    }
    return text;
}

// nullopt: not asked for.
Outcome<std::optional<evaluate::JudgesCompared>>
wantedComparison(const workspace::Reader& reader, const AnswerRun& run, const AnswersOptions& options) {
    if (!options.compareJudges) {
        return std::nullopt;
    }
    ASSAY_TRY(const auto others, evaluate::otherJudgedRuns(reader, run, interruptToken()));
    ASSAY_TRY(auto compared, evaluate::compareJudges(reader, run, nullptr, interruptToken(), others));
    return std::optional(std::move(compared));
}

// What the figures do not tell.
void printAnswerRemarks(const AnswerRun& run) {
    const auto remark = [](std::int64_t count, const char* text) {
        if (count > 0) {
            printMessage(QStringLiteral("%1: %2").arg(QLatin1String(text)).arg(count));
        }
    };
    remark(run.unmatchedCount, run.settings.limit > 0
                                   ? "Predictions for other questions than those that were measured"
                                   : "Predictions for other questions than those of these suites");
    remark(run.unanswered, "Questions without a prediction");
    remark(run.failed, "Predictions without an answer, in no figure");
    // Which of two scores of one measure counts.
    constexpr std::string_view kImported = "imported_";
    for (const MetricFigure& figure : run.figures.metrics) {
        const auto measure =
            figure.name.starts_with(kImported)
                ? evaluate::metricCalledOutside(std::string_view(figure.name).substr(kImported.size()))
                : std::nullopt;
        const auto* const taken = measure ? run.figures.find(metrics::answerMetricName(*measure)) : nullptr;
        if (taken != nullptr && !run.sources.empty()) {
            printMessage(
                QStringLiteral("%1 is that of %2; what the answers came with stands beside it as %3.")
                    .arg(QString::fromStdString(spelledOut(taken->name)),
                         QString::fromStdString(spelledOut(taken->model)),
                         QString::fromStdString(spelledOut(figure.name))));
        }
    }
    for (const evaluate::SourceOutcome& source : run.sources) {
        const evaluate::SourceTitle title = evaluate::titleOfSource(source.description);
        const QString name =
            QString::fromStdString(fmt::format("the {} {} ({})", words::spaced(spelledOut(title.kind)),
                                               spelledOut(title.name), spelledOut(title.model)));
        for (const auto& [kind, count] : source.report.failed) {
            printMessage(QStringLiteral("Not scored by %1, %2: %3")
                             .arg(name, QString::fromStdString(kind))
                             .arg(count));
        }
    }
}

Outcome<evaluate::AnswerRunSettings> answerSettings(const workspace::Reader& reader,
                                                    const AnswersOptions& options) {
    if (options.suites.empty() || options.predictions.empty()) {
        return wrongUsage(QStringLiteral("--suite and --predictions are needed, or --run for a stored run."));
    }
    for (const std::string& suite : options.suites) {
        if (std::ranges::count(options.suites, suite) > 1) {
            return wrongUsage(
                QStringLiteral("--suite “%1” is given more than once; each question is measured "
                               "once.")
                    .arg(QString::fromStdString(suite)));
        }
    }
    const auto set = workspace::findAnswerSet(reader, options.predictions);
    if (!set) {
        return tl::unexpected(notRead(reader, NamedKind::AnswerSet, options.predictions, set.error()));
    }
    evaluate::AnswerRunSettings settings;
    settings.suites = options.suites;
    settings.predictions = options.predictions;
    ASSAY_TRY(auto rubric, chosenRubric(reader, options.rubric));
    settings.rubric = std::move(rubric);
    ASSAY_TRY(requireFields(reader, options.suites, options.by));
    settings.evaluation.fields = options.by.empty() ? evaluate::usualFields(settings.rubric) : options.by;
    if (!options.tokenizer.empty()) {
        settings.tokenizer = options.tokenizer == "unicode" ? metrics::RougeTokenizer::Unicode
                                                            : metrics::RougeTokenizer::Ascii;
    }
    if (options.stem) {
        settings.stem = true;
    }
    if (options.limit > 0) {
        settings.limit = options.limit;
    }
    settings.name = options.name;
    settings.who = options.who;
    return settings;
}

// Rubric, verdicts and queues of a run go by one judge.
tl::unexpected<Failure> noSuchJudge(const std::string& said) {
    return wrongUsage(
        QStringLiteral("--chosen-judge “%1” is not one of the judges, or several are called so: "
                       "say MODEL, MODEL/PROMPT or judge:MODEL/PROMPT@HASH.")
            .arg(QString::fromStdString(said)));
}

Outcome<base::RowId> measureAnswers(const AnswersOptions& options) {
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const auto settings, answerSettings(*reader, options));
    ASSAY_TRY(const auto sources, answerSources(**workspace, options));
    std::vector<evaluate::ScoreSource*> asked;
    for (const auto& source : sources) {
        asked.push_back(source.get());
    }
    if (!options.chosenJudge.empty()) {
        if (const auto chosen = evaluate::letJudgeCount(asked, options.chosenJudge); !chosen) {
            return noSuchJudge(options.chosenJudge);
        }
    }
    ConsoleProgress progress(options.out.quiet);
    const auto run = evaluate::runAnswers(**workspace, settings, asked, interruptToken(), progress);
    progress.clear();
    if (run) {
        if (!options.out.quiet) {
            printSpending(sources);
        }
        return *run;
    }
    if (run.error().code == base::ErrorCode::NotFound &&
        std::ranges::find(options.suites, run.error().detail) != options.suites.end()) {
        return goldNotRead(*reader, run.error(), run.error().detail);
    }
    return failed(run.error());
}

Outcome<base::RowId> storedRunNamed(const AnswersOptions& options) {
    if (!options.suites.empty() || !options.predictions.empty() || options.limit > 0 || options.stem ||
        !options.tokenizer.empty() || !options.name.empty() || !options.judge.judges.empty() ||
        !options.by.empty()) {
        return wrongUsage(
            QStringLiteral("--run shows a stored run as it is: --suite, --predictions, --judge, "
                           "--limit, --by, --name, --tokenizer and --stem do not go with it."));
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto run = workspace::findRun(opened->reader, options.run);
    if (!run) {
        return tl::unexpected(notRead(opened->reader, NamedKind::Run, options.run, run.error()));
    }
    return run->id;
}

// What --queue names: a queue that comes along or one of the workspace, else a file with some.
Outcome<void> addQueues(const std::vector<evaluate::ReadingQueue>& known, const std::string& name,
                        std::vector<evaluate::ReadingQueue>& wanted) {
    const auto found = std::ranges::find(known, name, &evaluate::ReadingQueue::name);
    if (found != known.end()) {
        wanted.push_back(*found);
        return {};
    }
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error)) {
        QStringList names;
        for (const evaluate::ReadingQueue& queue : known) {
            names += QString::fromStdString(queue.name);
        }
        return wrongUsage(QStringLiteral("--queue \"%1\" is neither a file nor one of %2.")
                              .arg(QString::fromStdString(name), names.join(QStringLiteral(", "))));
    }
    base::NoProgress progress;
    ASSAY_TRY(const auto document, formats::readWholeFile(name, interruptToken(), progress));
    auto queues = evaluate::readReadingQueues(document);
    if (!queues) {
        return notOfItsForm(name, queues.error());
    }
    std::ranges::move(*queues, std::back_inserter(wanted));
    return {};
}

// Those that --queue names; none named: all that the workspace offers.
Outcome<std::vector<evaluate::ReadingQueue>> wantedQueues(const workspace::Reader& reader,
                                                          const AnswersOptions& options) {
    auto known = evaluate::storedReadingQueues(reader);
    ASSAY_TRY(known);
    if (options.queueNames.empty()) {
        return *std::move(known);
    }
    std::vector<evaluate::ReadingQueue> wanted;
    for (const std::string& name : options.queueNames) {
        ASSAY_TRY(addQueues(*known, name, wanted));
    }
    return wanted;
}

// A stored run as the chosen one of its judges has it.
Outcome<AnswerRun> shownRun(const workspace::Reader& reader, base::RowId id, const AnswersOptions& options) {
    auto run = evaluate::loadAnswerRun(reader, id, interruptToken());
    ASSAY_TRY(run);
    if (options.chosenJudge.empty() || options.run.empty()) {
        return *std::move(run);
    }
    const auto meant = evaluate::judgeMeant(evaluate::scoringJudges(*run), options.chosenJudge);
    if (!meant) {
        return noSuchJudge(options.chosenJudge);
    }
    auto shown = evaluate::runByJudge(reader, *std::move(run), *meant, interruptToken());
    ASSAY_TRY(shown);
    return *std::move(shown);
}

Outcome<void> writeQueues(const workspace::Reader& reader, const AnswerRun& run,
                          const AnswersOptions& options) {
    if (options.queues.empty()) {
        return {};
    }
    ASSAY_TRY(const auto queues, wantedQueues(reader, options));
    const auto judge = evaluate::countingJudge(run);
    ASSAY_TRY(const auto queued,
              evaluate::readQueuedAnswers(reader, run, queues, interruptToken(),
                                          judge ? judge->scoreName("judge_pass") : "judge_pass"));
    ASSAY_TRY(base::writeFileAtomically(options.queues,
                                        results::readingQueueCsv(run, queued, judge ? &*judge : nullptr)));
    return {};
}

Outcome<void> writeFiles(const workspace::Reader& reader, const AnswerRun& run,
                         const AnswersOptions& options) {
    if (!options.csv.empty()) {
        ASSAY_TRY(base::writeFileAtomically(options.csv, results::answerCsv(run)));
    }
    if (options.output.empty()) {
        return {};
    }
    const auto reports = results::sourceReports(reader, run, interruptToken());
    ASSAY_TRY(reports);
    const auto add = [&](base::FileExchange& exchange) -> base::Result<> {
        ASSAY_TRY(exchange.add("answers.json", results::answerJson(run)));
        ASSAY_TRY(exchange.add("answers.csv", results::answerCsv(run)));
        for (const results::SourceFile& file : *reports) {
            ASSAY_TRY(exchange.add(file.name, file.content));
        }
        return {};
    };
    ASSAY_TRY(base::exchangeFiles(options.output, add));
    return {};
}

} // namespace

Outcome<int> runAnswersCommand(const AnswersOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    if (!options.csv.empty()) {
        ASSAY_TRY(requireOutputFile(options.csv, options.workspace));
    }
    if (!options.queues.empty()) {
        ASSAY_TRY(requireOutputFile(options.queues, options.workspace));
        const auto opened = openReader(options.workspace);
        ASSAY_TRY(opened);
        ASSAY_TRY(wantedQueues(opened->reader, options)); // before anything is measured
    }
    if (!options.output.empty()) {
        ASSAY_TRY(requireOtherThan(options.workspace, options.output));
        ASSAY_TRY(requireFolderOf(options.output));
    }
    ASSAY_TRY(const base::RowId id, options.run.empty() ? measureAnswers(options) : storedRunNamed(options));
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto run = shownRun(opened->reader, id, options);
    ASSAY_TRY(run);
    ASSAY_TRY(writeFiles(opened->reader, *run, options));
    ASSAY_TRY(writeQueues(opened->reader, *run, options));
    ASSAY_TRY(const auto judges, wantedComparison(opened->reader, *run, options));
    if (options.out.json) {
        results::writeAnswerJson(
            *run, [](std::string_view piece) { printOut(piece); }, judges ? &*judges : nullptr);
    } else {
        printOut(answersTable(*run) + (judges ? judgesText(*judges) : std::string()));
    }
    if (!options.out.quiet) {
        printAnswerRemarks(*run);
        if (options.run.empty()) {
            printMessage(QStringLiteral("%1: run %2 over %3 is kept.")
                             .arg(QString::fromStdString(options.workspace.string()))
                             .arg(id)
                             .arg(counted("%n question(s)", run->figures.questions)));
        }
    }
    const bool nothingCame =
        options.run.empty() && std::ranges::any_of(run->sources, [](const evaluate::SourceOutcome& source) {
            return source.report.scored == 0 && !source.report.failed.empty();
        });
    return nothingCame ? kExitRemote : kExitDone; // the run is kept: what the rules say of it holds
}

void addAnswers(CLI::App& command, AnswersOptions& options) {
    addWorkspace(command, options.workspace);
    command
        .add_option("--suite", options.suites,
                    "A suite, a frozen version of one, or a gold version; "
                    "several one after the other")
        ->expected(1)
        ->take_all();
    command.add_option("--predictions", options.predictions, "The name of a set of answers");
    command.add_option("--rubric", options.rubric,
                       "finrag (default), norwegian, florida, a rubric of the workspace, or a JSON file");
    command
        .add_option("--tokenizer", options.tokenizer,
                    "Words of ROUGE: ascii, as rouge_score has them, or unicode (default: the rubric's)")
        ->check(CLI::IsMember({"ascii", "unicode"}));
    command.add_flag("--stem", options.stem, "ROUGE over Porter's stems");
    addScorers(command, options.scorers);
    command.add_option("--limit", options.limit, "Only the first so many questions")->check(atLeastOne());
    command
        .add_option("--by", options.by,
                    "A field of questions, or a path into their further members (metadata.domain), that "
                    "figures are told apart by; may be repeated (default: the rubric's usual ones)")
        ->expected(1)
        ->take_all();
    addJudge(command, options.judge);
    command.add_option("--run", options.run, "Shows a stored run, by its number, uuid or name");
    command.add_option("--chosen-judge", options.chosenJudge,
                       "Of several judges the one that rubric, verdicts and --queues go by: its model, "
                       "MODEL/PROMPT, or its whole name; with --run, too (default: the first)");
    command.add_flag("--compare-judges", options.compareJudges,
                     "How far the judges agree with people and with each other, with those that were asked "
                     "about the same answers in other runs");
    command.add_option("--name", options.name, "The name of the run");
    command.add_option("--csv", options.csv, "A file for the questions, one line each");
    auto* const queues = command.add_option(
        "--queues", options.queues, "A CSV file for the answers that people should read, drawn by queues");
    command
        .add_option("--queue", options.queueNames,
                    "Of --queues: quarter, spot_check, below_0.75, citations, language, judge_disagrees, a "
                    "queue of the workspace, or a JSON file; may be given several times (default: all)")
        ->type_name("NAME")
        ->needs(queues);
    command.add_option("--output", options.output,
                       "A folder for answers.json, answers.csv, and the files that the rubric's source "
                       "writes: eval_report.json, eval_RUN.json and .md");
    addAuthor(command, options.who, "measures");
    addOutputOptions(command, options.out);
    command.footer("Each call is kept as a run.\nExamples:\n"
                   "  assay answers team.assay --suite P3.v3 --predictions \"gpt run 3\" --rubric finrag\n"
                   "  assay answers team.assay --run 12 --json");
}

} // namespace assay::app

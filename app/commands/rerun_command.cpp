#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/shared_options.h"
#include "app/settings/engines_file.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_again.h"
#include "core/results/neighbours/engine_estimate.h"
#include "core/words/wording.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

namespace assay::app {
namespace {

// Why a run cannot be made again, in a sentence.
QString whyNotAgain(const workspace::RunInfo& run, evaluate::NotRepeatable why) {
    const QString name = QString::fromStdString(run.name);
    switch (why) {
    case evaluate::NotRepeatable::NotFinished:
        return QStringLiteral("\"%1\" is not finished.").arg(name);
    case evaluate::NotRepeatable::MadeElsewhere:
        return QStringLiteral("\"%1\" was made elsewhere and imported; it cannot be made again here.")
            .arg(name);
    case evaluate::NotRepeatable::NeedsService:
        return QStringLiteral("\"%1\" asked a service or a scorer from outside; what that says now need not "
                              "be what it said, so the run cannot be verified.")
            .arg(name);
    case evaluate::NotRepeatable::NeedsMore:
        return QStringLiteral(
                   "\"%1\" does not say all that it was made with (files, settings of an earlier "
                   "version), so it cannot be made again from the workspace alone. Give the command "
                   "that made it once more.")
            .arg(name);
    case evaluate::NotRepeatable::OtherKind:
        break;
    }
    return QStringLiteral("Runs of the kind \"%1\" are not made again by this command.")
        .arg(QString::fromStdString(run.kind));
}

nlohmann::ordered_json figuresJson(const std::vector<evaluate::DifferingFigure>& figures) {
    using FiguresJson = nlohmann::ordered_json;
    const auto orNull = [](const std::optional<double>& value) {
        return value ? FiguresJson(*value) : FiguresJson();
    };
    FiguresJson list = FiguresJson::array();
    for (const evaluate::DifferingFigure& figure : figures) {
        list.push_back(
            {{"name", figure.name}, {"then", orNull(figure.first)}, {"now", orNull(figure.second)}});
    }
    return list;
}

std::string figureLine(const evaluate::DifferingFigure& figure) {
    const auto said = [](const std::optional<double>& value) {
        return value ? fmt::format("{:.6g}", *value) : std::string("undefined");
    };
    return fmt::format("  {}: {}, was {}\n", figure.name, said(figure.second), said(figure.first));
}

// The engines that it asked must be among the person's connections; before they are asked it is said what
// that takes.
Outcome<void> readyEngines(const workspace::RunInfo& run, const OutputOptions& out) {
    if (run.kind != evaluate::kNeighbourRuns) {
        return {};
    }
    ASSAY_TRY(const auto settings, evaluate::neighbourRunSettings(run));
    const auto asks = [](const evaluate::SearchSpec& spec) {
        return spec.kind == evaluate::SearchKind::Engine;
    };
    if (std::ranges::none_of(settings.searches, asks)) {
        return {};
    }
    ASSAY_TRY(const auto connections, engineConnections());
    for (const evaluate::SearchSpec& spec : settings.searches) {
        if (asks(spec) && std::ranges::find(connections, spec.engine, &retrieval::EngineConnection::name) ==
                              connections.end()) {
            return wrongUsage(QStringLiteral("\"%1\" asked the engine \"%2\", and %3 has no connection of "
                                             "that name.")
                                  .arg(QString::fromStdString(run.name), QString::fromStdString(spec.engine),
                                       enginesFile()));
        }
    }
    for (const std::string& line :
         results::engineEstimates(settings.searches, connections, engineTemplatesFolder().toStdString(),
                                  run.items, settings.embeddingsId != 0, settings.test, words::Wording())) {
        if (!out.quiet) {
            printMessage(QString::fromStdString(line));
        }
    }
    return {};
}

// What asking for the lists of a retrieval run once more takes; lists that are not asked for take nothing.
Outcome<void> sayWhatAskingTakes(const workspace::RunInfo& run) {
    ASSAY_TRY(const auto about, evaluate::retrievalRunSettings(run));
    if (!about.asked) {
        return {};
    }
    ASSAY_TRY(const auto how, evaluate::readAskedSearch(about.asked->settings.search));
    ASSAY_TRY(const auto connections, engineConnections());
    // What a scorer put into its order is not asked for again, so that it reads no texts either.
    for (const std::string& line : results::questionsEstimates(
             how, connections, engineTemplatesFolder().toStdString(), run.items, true, words::Wording())) {
        printMessage(QString::fromStdString(line));
    }
    return {};
}

const char* whyStoredText(evaluate::WhyStored why) {
    switch (why) {
    case evaluate::WhyStored::NotAskedHere:
        return "another program made them";
    case evaluate::WhyStored::NotSaid:
        return "an earlier version asked for them, which did not keep how";
    case evaluate::WhyStored::OutsideVectors:
        return "the vectors of the questions came from a file or a service";
    case evaluate::WhyStored::Reranked:
        return "a scorer put them into their order";
    case evaluate::WhyStored::NoConnection:
        return "there is no connection to the engine that was asked";
    case evaluate::WhyStored::OtherInputs:
        break;
    }
    return "the corpus or its vectors are gone, or no longer what they were";
}

std::string verifiedText(const evaluate::RunVerification& verified) {
    const std::string lists =
        verified.stored
            ? fmt::format("over the stored lists, not asked for again: {}\n", whyStoredText(*verified.stored))
        : verified.asked ? fmt::format("lists asked for again, {} differ\n", verified.differingLists)
                         : std::string();
    if (verified.same) {
        return lists + "the same, byte by byte\n";
    }
    std::string text = lists;
    for (const std::string& engine : verified.engines) {
        text += spelledOut(engine) + "\n";
    }
    for (const std::string& one : verified.differs) {
        text += "differs: " + one + "\n";
        if (one != "figures") {
            continue;
        }
        for (const evaluate::DifferingFigure& figure : verified.figures) {
            text += figureLine(figure);
        }
        if (verified.differingFigures > std::ssize(verified.figures)) {
            text += fmt::format("  and {} more\n", verified.differingFigures - std::ssize(verified.figures));
        }
    }
    const auto named = std::ranges::count_if(verified.differs,
                                             [](const std::string& one) { return one.starts_with("item "); });
    return verified.differingItems > named
               ? text + fmt::format("and {} more items\n", verified.differingItems - named)
               : text;
}

} // namespace

void addRerun(CLI::App& command, RerunOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("RUN", options.run, "The run, by number or name")->required();
    command.add_flag("--verify", options.verify,
                     "Keep nothing: say whether the same settings and inputs give the same bytes");
    addAuthor(command, options.who, "runs it");
    addOutputOptions(command, options.out);
    command.footer(
        "Without --verify the second run is kept beside the first. Exit code 1 when bytes differ.\n"
        "Example:\n  assay rerun team.assay \"gpt run 3\" --verify --json");
}

Outcome<int> runRerun(const RerunOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    auto workspace = workspace::Workspace::open(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto run = chooseRun(*reader, options.run);
    ASSAY_TRY(run);
    if (const auto why = evaluate::notRepeatable(*run)) {
        return tl::unexpected(Failure{whyNotAgain(*run, *why), kExitInput});
    }
    ASSAY_TRY(readyEngines(*run, options.out));
    ConsoleProgress progress(options.out.quiet);
    if (!options.verify) {
        const auto made =
            evaluate::runAgain(**workspace, *run, options.who, interruptToken(), progress, engineSource());
        progress.clear();
        ASSAY_TRY(made);
        if (options.out.json) {
            printJson(nlohmann::ordered_json{{"run", *made}, {"of", run->id}});
        } else {
            printOut(fmt::format("{}\n", *made));
        }
        return kExitDone;
    }
    if (run->kind == evaluate::kRetrievalRuns && !options.out.quiet) {
        ASSAY_TRY(sayWhatAskingTakes(*run));
    }
    const auto verified = evaluate::verifyRun(**workspace, *run, interruptToken(), progress, engineSource());
    progress.clear();
    ASSAY_TRY(verified);
    if (options.out.json) {
        nlohmann::ordered_json json{{"run", run->name},
                                    {"same", verified->same},
                                    {"differs", verified->differs},
                                    {"differing_items", verified->differingItems},
                                    {"figures", figuresJson(verified->figures)},
                                    {"differing_figures", verified->differingFigures},
                                    {"engines", verified->engines}};
        if (verified->asked || verified->stored) {
            json["lists"] = verified->asked ? "asked_again" : "stored";
            json["differing_lists"] = verified->differingLists;
        }
        if (verified->stored) {
            json["lists_why"] = evaluate::kWhyStoredNames.at(static_cast<std::size_t>(*verified->stored));
        }
        printJson(json);
    } else {
        printOut(verifiedText(*verified));
    }
    return verified->same ? kExitDone : kExitFound;
}

} // namespace assay::app

#include "app/commands/console.h"
#include "app/commands/detector_arguments.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/score_commands.h"
#include "app/commands/scored_set_source.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/base/clock.h"
#include "core/endpoint/http_client.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/evaluate/thresholds/dynamic_summary.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/results/thresholds/dynamic_json.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <nlohmann/json.hpp>

#include <QStringList>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <map>

namespace assay::app {
namespace {

constexpr std::size_t kSamplesAtOnce = 1'000;

// "2" or "2/s".
std::optional<double> rateOf(std::string text) {
    if (text.ends_with("/s")) {
        text.resize(text.size() - 2);
    }
    double rate = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rate);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(rate) : std::nullopt;
}

// What a run is told by files, options and the run that it goes on with.
struct Plan {
    evaluate::DynamicSampling sampling;
    evaluate::DynamicRunSettings run;
};

// What a stored run says of itself. Where questions go is never taken from a workspace.
Outcome<Plan> planOfStored(const workspace::DynamicRunInfo& run, const DynamicOptions& options) {
    Plan plan;
    const auto stored = evaluate::storedDynamicSettings(run.settings);
    if (!stored || stored->ask.empty()) {
        return failed({base::ErrorCode::DamagedWorkspace, "dynamic_run " + std::to_string(run.id),
                       options.workspace.string()});
    }
    plan.sampling.perScenario = stored->perScenario;
    plan.sampling.seed = run.seed;
    auto ask = endpoint::readAskSettings(stored->ask, options.workspace.string());
    ASSAY_TRY(ask);
    plan.run.ask = std::move(*ask);
    if (options.perScenario.value_or(plan.sampling.perScenario) != plan.sampling.perScenario ||
        options.seed.value_or(run.seed) != run.seed) {
        return wrongUsage(
            QStringLiteral("The run “%1” was drawn with --per-scenario %2 and --seed %3; that stays.")
                .arg(QString::fromStdString(run.name))
                .arg(plan.sampling.perScenario)
                .arg(run.seed));
    }
    return plan;
}

Outcome<Plan> makePlan(const DynamicOptions& options,
                       const std::optional<workspace::DynamicRunInfo>& resumed) {
    Plan plan;
    if (resumed) {
        ASSAY_TRY(auto stored, planOfStored(*resumed, options));
        plan = std::move(stored);
    } else {
        plan.sampling.perScenario = options.perScenario.value_or(plan.sampling.perScenario);
        plan.sampling.seed = options.seed.value_or(plan.sampling.seed);
    }
    if (!options.settings.empty()) {
        auto ask = endpoint::readAskSettingsFile(options.settings);
        ASSAY_TRY(ask);
        plan.run.ask = std::move(*ask);
    }
    endpoint::AskSettings& ask = plan.run.ask;
    ask.url = options.url;
    ask.maxParallel = options.parallel.value_or(ask.maxParallel);
    if (options.timeoutSeconds) {
        if (!(*options.timeoutSeconds > 0 && *options.timeoutSeconds <= 3'600)) {
            return wrongUsage(QStringLiteral("--timeout takes seconds, more than 0 and no more than 3600."));
        }
        ask.timeoutMs = std::max(1, static_cast<int>(std::lround(*options.timeoutSeconds * 1'000)));
    }
    if (!options.rate.empty()) {
        ask.maxPerSecond = rateOf(options.rate);
        if (!ask.maxPerSecond) {
            return wrongUsage(QStringLiteral("--rate takes requests a second, as 2 or 0.5/s."));
        }
    }
    if (auto usable = endpoint::checkAskSettings(ask); !usable) {
        if (usable.error().where == "url") {
            return wrongUsage(
                QStringLiteral("--url takes an address as http://localhost:8000 or "
                               "https://host/path, without user name, query and fragment. A token "
                               "goes into the environment variable ASSAY_ASK_TOKEN."));
        }
        return failed(usable.error());
    }
    const char* token = std::getenv("ASSAY_ASK_TOKEN");
    plan.run.bearerToken = token == nullptr ? "" : token;
    if (!endpoint::checkBearerToken(plan.run.bearerToken)) {
        return wrongUsage(QStringLiteral("ASSAY_ASK_TOKEN holds a blank or a line break; a token has none."));
    }
    plan.run.seed = plan.sampling.seed;
    plan.run.retryFailed = options.retryFailed;
    return plan;
}

struct Thresholds {
    std::vector<double> tau; // by scenario of the columns
    double nliHard = metrics::NliThresholds{}.hard;
};

Outcome<Thresholds> makeThresholds(const DynamicOptions& options, const model::ScoredColumns& columns) {
    Thresholds thresholds;
    const std::string& text = options.thresholds;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    if (isNumber && !(number >= 0 && number <= 1)) {
        return wrongUsage(
            QStringLiteral("--thresholds %1 is not between 0 and 1.").arg(QString::fromStdString(text)));
    }
    std::optional<model::Decision> decision;
    if (!isNumber && text != "default") {
        ASSAY_TRY(auto reading, thresholdsArgument(text, options.output.quiet));
        decision = std::move(reading.decision);
        if (reading.isWhole) {
            thresholds.nliHard = decision->nliHard;
        }
    }
    for (const std::string& scenario : columns.scenarios) {
        thresholds.tau.push_back(decision   ? decision->tauOf(scenario)
                                 : isNumber ? number
                                            : evaluate::predeterminedThreshold(scenario));
    }
    return thresholds;
}

Outcome<std::vector<evaluate::DynamicQuestion>> readQuestions(const workspace::Reader& reader,
                                                              const evaluate::DynamicPlan& plan) {
    std::vector<evaluate::DynamicQuestion> questions;
    for (std::size_t at = 0; at < plan.items.size(); at += kSamplesAtOnce) {
        std::vector<base::RowId> rows;
        for (std::size_t i = at; i < std::min(at + kSamplesAtOnce, plan.items.size()); ++i) {
            rows.push_back(plan.items[i].row);
        }
        auto samples = workspace::scoredSamples(reader, rows);
        ASSAY_TRY(samples);
        for (model::ScoredSample& sample : *samples) {
            questions.push_back(
                {std::move(sample.question), std::move(sample.sampleId), std::move(sample.scenario)});
        }
    }
    return questions;
}

Outcome<base::RowId> startRun(workspace::Workspace& workspace, const Plan& plan,
                              const evaluate::DynamicPlan& items, const std::string& name,
                              const workspace::ScoredSetInfo& set) {
    const auto ask = endpoint::askSettingsJson(plan.run.ask);
    ASSAY_TRY(ask);
    const nlohmann::ordered_json settings{{"per_scenario", plan.sampling.perScenario},
                                          {"ask", nlohmann::ordered_json::parse(*ask)}};
    const auto run =
        workspace::createDynamicRun(workspace, {set.id, name, settings.dump(), plan.sampling.seed, items.hash,
                                                static_cast<std::int64_t>(items.items.size())});
    return run ? Outcome<base::RowId>(*run) : failed(run.error());
}

// Two that ask one run would send every question twice.
Outcome<base::FileLock> claimRun(const workspace::Workspace& workspace, base::RowId run,
                                 const std::string& name) {
    auto claim = workspace::claimDynamicRun(workspace, run);
    ASSAY_TRY(claim);
    if (!*claim) {
        return tl::unexpected(
            Failure{QStringLiteral("The run “%1” is being asked already, by another process or "
                                   "window. Wait until it has ended, then resume it.")
                        .arg(QString::fromStdString(name)),
                    kExitFile});
    }
    return std::move(**claim);
}

// The run that --resume names; nullopt: a new one is wanted.
Outcome<std::optional<workspace::DynamicRunInfo>>
runToResume(const workspace::Reader& reader, const workspace::ScoredSetInfo& set, const std::string& name) {
    if (name.empty()) {
        return std::nullopt;
    }
    auto found = workspace::findDynamicRun(reader, set.id, name);
    if (!found) {
        return tl::unexpected(
            notRead(reader, NamedKind::DynamicRun, name, found.error(), {set.id, set.name}));
    }
    return std::move(*found);
}

// A run that is being asked.
struct Asking {
    base::RowId run = 0;
    std::string name;
    base::FileLock claim; // held until everything is asked
    std::vector<model::DynamicReply> known;
};

// Goes on with the run, or makes a new one.
Outcome<Asking> beginAsking(workspace::Workspace& workspace, const workspace::Reader& reader,
                            const workspace::ScoredSetInfo& set, const DynamicOptions& options,
                            const Plan& plan, const evaluate::DynamicPlan& items,
                            const std::optional<workspace::DynamicRunInfo>& resumed) {
    if (resumed) {
        ASSAY_TRY(auto claim, claimRun(workspace, resumed->id, resumed->name));
        ASSAY_TRY(auto known, workspace::dynamicReplies(reader, resumed->id));
        ASSAY_TRY(workspace::setDynamicRunState(workspace, resumed->id, workspace::DynamicRunState::Running));
        return Asking{resumed->id, resumed->name, std::move(claim), std::move(known)};
    }
    const std::string name = options.name.empty() ? "dynamic " + base::utcNow() : options.name;
    ASSAY_TRY(const auto run, startRun(workspace, plan, items, name, set));
    ASSAY_TRY(auto claim, claimRun(workspace, run, name));
    return Asking{run, name, std::move(claim), {}};
}

QString seconds(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 3) : QStringLiteral("–");
}

QString seconds(const std::optional<statistics::LatencyPercentile>& of) {
    const QString mark = of && of->isAtLeast ? QStringLiteral("≥ ") : QString();
    return mark + (of ? QString::number(of->value, 'f', 3) : QStringLiteral("–"));
}

QString share(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 4) : QStringLiteral("–");
}

void printSummary(const evaluate::DynamicSummary& summary, const std::string& name) {
    QString text = QStringLiteral("run “%1”: %2 of %3 answered, %4 failed, %5 without score\n")
                       .arg(QString::fromStdString(name))
                       .arg(summary.sampled.answered)
                       .arg(summary.sampled.planned)
                       .arg(summary.sampled.failed)
                       .arg(summary.withoutScore);
    for (std::size_t i = 0; i < model::kAskFailureKindCount; ++i) {
        if (summary.sampled.failedBy[i] > 0) {
            text += QStringLiteral("  %1: %2\n")
                        .arg(QString::fromStdString(std::string(model::kAskFailureKindNames[i])))
                        .arg(summary.sampled.failedBy[i]);
        }
    }
    text +=
        QStringLiteral("seconds: P50 %1, P95 %2, P99 %3\n")
            .arg(seconds(summary.latency.p50), seconds(summary.latency.p95), seconds(summary.latency.p99));
    text += QStringLiteral("  time-outs, taken as at least the limit: %1; fast failures, apart: %2\n")
                .arg(summary.latency.timeouts)
                .arg(summary.fastFailures);
    for (const auto& [stage, figures] : summary.stages) {
        text += QStringLiteral("  %1: %2 (n %3)\n")
                    .arg(QString::fromStdString(stage), seconds(figures.latency.mean))
                    .arg(figures.latency.n);
    }
    text += QStringLiteral("accuracy: dynamic %1, static %2; agreement %3, kappa %4\n")
                .arg(share(summary.figures.accuracy), share(summary.staticFigures.accuracy),
                     share(summary.agreementShare), share(summary.agreementKappa));
    printOut(text);
}

Outcome<int> runUnprinted(const DynamicOptions& options, ConsoleProgress& progress) {
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const auto set, chooseScoredSet(*reader, options.set));
    ASSAY_TRY(const auto resumed, runToResume(*reader, set, options.resume));
    ASSAY_TRY(const auto plan, makePlan(options, resumed));
    const auto columns = workspace::loadScoredColumns(*reader, set.id, interruptToken(), progress);
    ASSAY_TRY(columns);
    if (columns->size() == 0) {
        return tl::unexpected(
            Failure{QStringLiteral("No sample of “%1” has an FHRI or a component; the dynamic "
                                   "mode draws from samples with a score.")
                        .arg(QString::fromStdString(set.name)),
                    kExitInput});
    }
    ASSAY_TRY(const auto thresholds, makeThresholds(options, *columns));
    const auto items = evaluate::planDynamicRun(*columns, plan.sampling);
    ASSAY_TRY(items);
    if (resumed && resumed->planHash != items->hash) {
        return tl::unexpected(Failure{QStringLiteral("The run “%1” was drawn by another version of Assay and "
                                                     "cannot be gone on with. Start a new one.")
                                          .arg(QString::fromStdString(resumed->name)),
                                      kExitInput});
    }
    ASSAY_TRY(const auto questions, readQuestions(*reader, *items));
    if (std::all_of(questions.begin(), questions.end(), [](const evaluate::DynamicQuestion& question) {
            return question.question.find_first_not_of(" \t\r\n") == std::string::npos;
        })) {
        return tl::unexpected(
            Failure{QStringLiteral("The samples of “%1” have no questions, so there is nothing "
                                   "to ask. Import the set with its key “question”.")
                        .arg(QString::fromStdString(set.name)),
                    kExitInput});
    }
    ASSAY_TRY(const auto asking, beginAsking(**workspace, *reader, set, options, plan, *items, resumed));
    qInfo("run %lld, %zu items, %zu known", static_cast<long long>(asking.run), items->items.size(),
          asking.known.size());
    const auto replies = evaluate::runDynamic(
        *items, questions, plan.run, asking.known,
        [&](const model::DynamicReply& reply) {
            return workspace::saveDynamicReply(**workspace, asking.run, reply);
        },
        interruptToken(), progress);
    progress.clear();
    if (!replies) {
        if (replies.error().code != base::ErrorCode::Cancelled) {
            return failed(replies.error());
        }
        (void)workspace::setDynamicRunState(**workspace, asking.run, workspace::DynamicRunState::Stopped);
        return tl::unexpected(
            Failure{QStringLiteral("Stopped. What was answered is kept; --resume “%1” goes on with it.")
                        .arg(QString::fromStdString(asking.name)),
                    kExitInterrupted});
    }
    ASSAY_TRY(workspace::setDynamicRunState(**workspace, asking.run, workspace::DynamicRunState::Finished));
    const auto summary =
        evaluate::summariseDynamicRun(*columns, *items, *replies, thresholds.tau, thresholds.nliHard);
    ASSAY_TRY(summary);
    std::map<std::uint32_t, std::string> ids;
    for (std::size_t i = 0; i < items->items.size() && i < questions.size(); ++i) {
        ids.emplace(items->items[i].position, questions[i].sampleId);
    }
    evaluate::DecidedRun kept = evaluate::dynamicRun(*summary, *columns, ids);
    kept.name = asking.name;
    kept.measured = set.name;
    kept.measuredHash = set.dataHash;
    kept.system = plan.run.ask.url;
    kept.seed = plan.sampling.seed;
    ASSAY_TRY(evaluate::keepDecidedRun(**workspace, kept));
    qInfo("%lld answered, %lld failed", static_cast<long long>(summary->sampled.answered),
          static_cast<long long>(summary->sampled.failed));
    if (options.output.json) {
        printOut(results::dynamicJson(*summary, {asking.name, set.name, plan.run.ask.url, plan.sampling.seed,
                                                 plan.sampling.perScenario, thresholds.nliHard}));
    } else if (!options.output.quiet) {
        printSummary(*summary, asking.name);
    }
    if (summary->sampled.answered == 0) {
        return failed({base::ErrorCode::RemoteFailure, QStringLiteral("nothing was answered").toStdString(),
                       plan.run.ask.url});
    }
    return kExitDone;
}

} // namespace

Outcome<int> runDynamic(const DynamicOptions& options) {
    qInfo("from %s", options.workspace.string().c_str());
    ConsoleProgress progress(options.output.quiet);
    return runUnprinted(options, progress);
}

} // namespace assay::app

#include "core/evaluate/runs/threshold_runs.h"

#include "core/evaluate/runs/figure_makers.h"
#include "core/json/settings_reader.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/statistics/clusters.h"
#include "core/words/run_kinds.h"

#include <limits>
#include <map>
#include <utility>

namespace assay::evaluate {
namespace {

using DecidedJson = nlohmann::ordered_json;
using model::Label;

// A share.
RunFigure decidedFigure(std::string name, std::optional<double> value, std::int64_t n,
                        BetterValues better = BetterValues::Higher, bool isShare = true) {
    RunFigure figure = runFigure(std::move(name), value, n, better);
    figure.isShare = isShare;
    return figure;
}

// A share with its interval and design effect.
RunFigure shareFigure(std::string name, const statistics::ClusteredShare& share) {
    RunFigure figure = decidedFigure(std::move(name), share.value, share.n);
    figure.interval = share.interval;
    figure.designEffect = share.designEffect();
    return figure;
}

void addScope(const ScopeSweep& scope, DecidedRun& run) {
    const std::string prefix = (scope.global             ? std::string("global")
                                : scope.scenario.empty() ? std::string("no_scenario")
                                                         : scope.scenario) +
                               ".";
    run.figures.push_back(runCount(prefix + "n", scope.n));
    if (!scope.best) {
        return;
    }
    const SweepPoint& point = scope.points[scope.best->index];
    const metrics::ClassificationFigures& at = point.figures;
    run.figures.push_back(decidedFigure(prefix + "tau", point.threshold, 0, BetterValues::Neither, false));
    run.figures.push_back(decidedFigure(prefix + "macro_f1", at.macroF1, at.n, BetterValues::Higher, false));
    run.figures.push_back(decidedFigure(prefix + "accuracy", at.accuracy, at.n));
    run.figures.push_back(
        decidedFigure(prefix + "recall_hallucination", at.of(Label::Hallucination).recall, at.n));
    run.figures.push_back(
        decidedFigure(prefix + "precision_accurate", at.of(Label::Accurate).precision, at.n));
    run.figures.push_back(
        decidedFigure(prefix + "recall_contradiction", at.of(Label::Contradiction).recall, at.n));
}

std::string sweepSettingsText(const SweepSettings& settings) {
    DecidedJson grid = DecidedJson::array();
    for (std::size_t i = 0; i < settings.grid.size(); ++i) {
        grid.push_back(settings.grid.values()[i]);
    }
    DecidedJson constraints = DecidedJson::object();
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto& required = settings.constraints.required[i];
        constraints[std::string(metrics::constraintName(static_cast<metrics::Constraint>(i)))] =
            required ? DecidedJson(*required) : DecidedJson();
    }
    return DecidedJson{{"thresholds", std::move(grid)},
                       {"nli_hard", settings.nli.hard},
                       {"nli_soft", settings.nli.soft},
                       {"constraints", std::move(constraints)},
                       {"scenarios", settings.scenarios}}
        .dump(-1, ' ', false, DecidedJson::error_handler_t::replace);
}

// Samples of one pair belong together.
std::string pairCluster(const model::ScoredColumns& columns, std::size_t position) {
    const std::uint32_t pair = columns.pairOf(position);
    return pair == model::kNone ? std::string() : "pair " + std::to_string(pair);
}

double rightValue(std::uint8_t decision, Label truth) {
    return decision >= model::kLabelCount      ? std::numeric_limits<double>::quiet_NaN()
           : decision == model::indexOf(truth) ? 1.0
                                               : 0.0;
}

// The share of items that are right by the first measure, pairs kept together.
statistics::ClusteredShare rightShare(const RunItemTable& items) {
    std::vector<double> values;
    std::vector<std::uint32_t> clusterOf;
    std::map<std::string_view, std::uint32_t> known;
    std::uint32_t next = 0;
    for (const RunItemValues& item : items.items) {
        values.push_back(item.values.front());
        const auto [place, isNew] =
            item.cluster.empty() ? std::pair(known.end(), true) : known.emplace(item.cluster, next);
        clusterOf.push_back(isNew ? next : place->second);
        next += isNew ? 1 : 0;
    }
    return statistics::clusteredShare(values, {}, statistics::Clusters(clusterOf));
}

void addSide(const std::string& prefix, const metrics::ClassificationFigures& figures,
             const DecisionShares& shares, std::vector<RunFigure>& into) {
    into.push_back(shareFigure(prefix + "accuracy", shares.accuracy));
    into.push_back(
        decidedFigure(prefix + "macro_f1", figures.macroF1, figures.n, BetterValues::Higher, false));
    into.push_back(shareFigure(prefix + "recall_hallucination", shares.recallOf(Label::Hallucination)));
}

} // namespace

DecidedRun sweepRun(const ThresholdSweep& sweep) {
    DecidedRun run;
    run.kind = kSweepRuns;
    run.role = "scored_set";
    run.settings = sweepSettingsText(sweep.settings);
    addScope(sweep.global, run);
    for (const ScopeSweep& scope : sweep.scenarios) {
        addScope(scope, run);
    }
    return run;
}

DecidedRun detectorRun(const DetectorComparison& comparison, const model::ScoredColumns& columns,
                       std::span<const std::string> ids, std::span<const std::uint8_t> a,
                       std::span<const std::uint8_t> b) {
    DecidedRun run;
    run.kind = kDetectorRuns;
    run.role = "scored_set";
    addSide("a.", comparison.a, comparison.sharesA, run.figures);
    addSide("b.", comparison.b, comparison.sharesB, run.figures);
    const MacroF1Difference& delta = comparison.judged.macroF1;
    RunFigure macroF1 =
        decidedFigure("delta_macro_f1", delta.value, comparison.judged.n, BetterValues::Neither, false);
    macroF1.interval = delta.interval;
    run.figures.push_back(std::move(macroF1));
    run.figures.push_back(decidedFigure("delta_accuracy", comparison.accuracyDelta(), comparison.n,
                                        BetterValues::Neither, false));
    run.items.measures = {{"a_right", BetterValues::Higher, true, {}},
                          {"b_right", BetterValues::Higher, true, {}}};
    for (std::size_t i = 0; i < columns.size() && i < a.size() && i < b.size(); ++i) {
        RunItemValues item;
        item.key = i < ids.size() ? ids[i] : std::to_string(columns.rowId[i]);
        item.cluster = pairCluster(columns, i);
        item.values = {rightValue(a[i], columns.label[i]), rightValue(b[i], columns.label[i])};
        run.items.items.push_back(std::move(item));
    }
    return run;
}

DecidedRun dynamicRun(const DynamicSummary& summary, const model::ScoredColumns& columns,
                      const std::map<std::uint32_t, std::string>& ids) {
    DecidedRun run;
    run.kind = kDynamicRuns;
    run.role = "scored_set";
    run.systemRole = "endpoint";
    run.items.measures = {{"accuracy", BetterValues::Higher, true, {}},
                          {"static_accuracy", BetterValues::Higher, true, {}}};
    for (const JudgedAnswer& judged : summary.judged) {
        const Label truth = columns.label[judged.position];
        const auto id = ids.find(judged.position);
        RunItemValues item;
        item.key = id != ids.end() ? id->second : std::to_string(judged.position);
        item.cluster = pairCluster(columns, judged.position);
        item.values = {judged.answer == truth ? 1.0 : 0.0, judged.stored == truth ? 1.0 : 0.0};
        run.items.items.push_back(std::move(item));
    }
    const auto judged = std::ssize(summary.judged);
    run.figures.push_back(shareFigure("accuracy", rightShare(run.items)));
    run.figures.push_back(decidedFigure("static_accuracy", summary.staticFigures.accuracy, judged));
    run.figures.push_back(decidedFigure("agreement", summary.agreementShare, judged));
    run.figures.push_back(runCount("answered", summary.sampled.answered, BetterValues::Higher));
    run.figures.push_back(runCount("failed", summary.sampled.failed, BetterValues::Lower));
    for (const auto& [name, percentile] :
         {std::pair("seconds.p50", &summary.latency.p50), std::pair("seconds.p95", &summary.latency.p95),
          std::pair("seconds.p99", &summary.latency.p99)}) {
        const auto value = *percentile ? std::optional((*percentile)->value) : std::nullopt;
        run.figures.push_back(decidedFigure(name, value, 0, BetterValues::Lower, false));
    }
    return run;
}

DecidedRun lintRun(const curation::LintReport& report) {
    DecidedRun run;
    run.kind = kLintRuns;
    run.role = "suite";
    std::map<std::string, std::int64_t> byRule;
    std::map<std::string, std::int64_t> byQuestion;
    for (const curation::Suspicion& finding : report.findings) {
        ++byRule[std::string(curation::lintRuleName(finding.rule))];
        ++byQuestion[finding.questionId];
    }
    run.figures.push_back(runCount("questions", report.questions));
    run.figures.push_back(runCount("findings", std::ssize(report.findings), BetterValues::Lower));
    for (const auto& [rule, count] : byRule) {
        run.figures.push_back(runCount("rule." + rule, count, BetterValues::Lower));
    }
    run.items.measures = {{"findings", BetterValues::Lower, false, {}}};
    for (const auto& [question, count] : byQuestion) {
        RunItemValues item;
        item.key = question;
        item.values = {static_cast<double>(count)};
        run.items.items.push_back(std::move(item));
    }
    return run;
}

base::Result<base::RowId> keepDecidedRun(workspace::Workspace& workspace, const DecidedRun& run) {
    workspace::NewRun made;
    made.kind = run.kind;
    made.name =
        !run.name.empty() ? run.name : words::runKindName(run.kind, words::Wording()) + ", " + run.measured;
    made.settings = run.settings.empty() ? "{}" : run.settings;
    DecidedJson inputs = DecidedJson::object();
    inputs[run.role] = {{"name", run.measured}};
    if (!run.measuredHash.empty()) {
        inputs[run.role]["sha256"] = run.measuredHash;
    }
    if (!run.system.empty() && run.systemHash.empty()) {
        inputs[run.systemRole] = run.system;
    } else if (!run.system.empty()) {
        inputs[run.systemRole] = {{"name", run.system}, {"sha256", run.systemHash}};
    }
    made.inputs = inputs.dump(-1, ' ', false, DecidedJson::error_handler_t::replace);
    made.seed = run.seed;
    made.items = std::ssize(run.items.items);
    made.who = run.who;
    std::size_t place = 0;
    const auto next = [&](workspace::RunItem& stored) -> base::Result<bool> {
        if (place == run.items.items.size()) {
            return false;
        }
        const RunItemValues& item = run.items.items[place];
        stored = {static_cast<std::int64_t>(place), item.key, runItemJson(item, run.items.measures)};
        ++place;
        return true;
    };
    return workspace::addFinishedRun(workspace, made, next, runSummaryJson(run.figures), run.spentMs);
}

} // namespace assay::evaluate

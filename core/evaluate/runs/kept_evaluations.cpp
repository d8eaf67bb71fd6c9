#include "core/evaluate/runs/kept_evaluations.h"

#include "core/base/hash.h"
#include "core/curation/suite_impact.h"
#include "core/curation/suite_lint.h"
#include "core/curation/workspace_lint.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/judge/judge_agreement.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/detector_runs.h"
#include "core/evaluate/runs/figure_makers.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/json/settings_reader.h"
#include "core/metrics/classification/rescore.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using OnceMoreJson = nlohmann::ordered_json;

constexpr std::string_view kStoredScores = "stored"; // of a sweep: as they came, not weighted anew

std::string onceMoreText(const OnceMoreJson& json) {
    return json.dump(-1, ' ', false, OnceMoreJson::error_handler_t::replace);
}

RunFigure withInterval(std::string name, std::optional<double> value, std::int64_t n,
                       const std::optional<statistics::Interval>& interval, BetterValues better) {
    RunFigure figure = runFigure(std::move(name), value, n, better);
    figure.interval = interval;
    return figure;
}

// The hash of a suite as it is now; of a frozen version or a gold version, which its name tells, none.
Result<std::string> suiteHashOf(const workspace::Reader& reader, const std::string& name) {
    const auto suite = workspace::findSuite(reader, name);
    return suite ? workspace::contentHashOf(reader, suite->id) : Result<std::string>(std::string());
}

// --- Impact ---

void addImpact(const std::string& prefix, const curation::ImpactGroup& group, bool isWhole,
               std::vector<RunFigure>& figures) {
    for (const auto& [metric, impact] : group.metrics) {
        const BetterValues better = betterValues(metric);
        if (isWhole) {
            figures.push_back(withInterval(prefix + metric + ".with", impact.with.mean, impact.with.n,
                                           impact.with.confidence, better));
            figures.push_back(withInterval(prefix + metric + ".without", impact.without.mean,
                                           impact.without.n, impact.without.confidence, better));
        }
        figures.push_back(withInterval(prefix + metric + ".change", impact.change(), impact.without.n,
                                       impact.changeConfidence, BetterValues::Neither));
    }
}

DecidedRun impactRun(const curation::QuestionImpact& impact, const ImpactRunPlan& plan) {
    DecidedRun run;
    run.kind = kImpactRuns;
    run.name = plan.name;
    run.role = "suite";
    run.measured = plan.suite;
    run.systemRole = "predictions";
    run.system = plan.predictions;
    run.seed = curation::kImpactSeed;
    run.who = plan.who;
    run.settings = onceMoreText({{"flagged", plan.flagged}, {"others", plan.others}});
    run.figures = {runCount("questions", impact.all.questions), runCount("left_out", impact.all.leftOut),
                   runCount("unscored", impact.all.unscored)};
    addImpact({}, impact.all, true, run.figures);
    for (const auto& [difficulty, group] : impact.byDifficulty) {
        if (!difficulty.empty()) {
            addImpact("by.difficulty." + difficulty + ".", group, false, run.figures);
        }
    }
    return run;
}

// --- Judge ---

RunFigure agreementFigure(std::string name, const statistics::Agreement& agreement) {
    return withInterval(std::move(name), agreement.value, agreement.items, agreement.confidence,
                        BetterValues::Higher);
}

RunFigure biasFigure(std::string name, const JudgeBias& bias) {
    return withInterval(std::move(name), bias.value, bias.n, bias.interval, BetterValues::Neither);
}

std::vector<RunFigure> judgeFigures(const JudgeAgreement& agreement) {
    std::vector<RunFigure> figures;
    RunFigure observed = agreementFigure("observed", agreement.observed);
    observed.isShare = true;
    observed.chance = agreement.sameByLuck();
    figures.push_back(std::move(observed));
    figures.push_back(agreementFigure("kappa", agreement.kappa));
    figures.push_back(agreementFigure("ac1", agreement.ac1));
    figures.push_back(agreementFigure("weighted_kappa", agreement.weightedKappa));
    figures.push_back(biasFigure("bias", agreement.bias));
    figures.push_back(biasFigure("bias_by_length", agreement.byLength));
    figures.push_back(biasFigure("bias_by_position", agreement.byPosition));
    figures.push_back(biasFigure("bias_by_own_model", agreement.byOwnModel));
    figures.push_back(runCount("both", agreement.both));
    figures.push_back(runCount("judge_passes", agreement.judgePasses));
    figures.push_back(runCount("person_passes", agreement.personPasses));
    return figures;
}

RunItemTable judgeItems(const std::vector<JudgedTogether>& answers) {
    RunItemTable table;
    table.measures = {{"same", BetterValues::Higher, true, {}},
                      {"person_score", BetterValues::Neither, false, {}},
                      {"judge_score", BetterValues::Neither, false, {}}};
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    for (const JudgedTogether& answer : answers) {
        const bool isBoth = answer.personPasses && answer.judgePasses;
        RunItemValues item;
        item.key = answer.questionId;
        item.values = {!isBoth                                       ? kNone
                       : *answer.personPasses == *answer.judgePasses ? 1.0
                                                                     : 0.0,
                       answer.personScore.value_or(kNone), answer.judgeScore.value_or(kNone)};
        table.items.push_back(std::move(item));
    }
    return table;
}

Result<base::RowId> runOfUuid(const workspace::Reader& reader, const OnceMoreJson& settings,
                              const char* key) {
    const std::string uuid = base::memberText(settings, key);
    if (uuid.empty()) {
        return 0;
    }
    ASSAY_TRY(const auto run, workspace::findRun(reader, uuid));
    return run.id;
}

// --- Once more ---

Result<SweepSettings> sweepSettingsFrom(const OnceMoreJson& document) {
    SweepSettings settings;
    const auto damaged = [] { return fail(ErrorCode::DamagedWorkspace, "settings of a sweep"); };
    const OnceMoreJson* const grid = base::memberOf(document, "thresholds");
    const OnceMoreJson* const constraints = base::memberOf(document, "constraints");
    if (grid == nullptr || !grid->is_array() || constraints == nullptr || !constraints->is_object()) {
        return damaged();
    }
    std::string list;
    for (const OnceMoreJson& threshold : *grid) {
        if (!threshold.is_number()) {
            return damaged();
        }
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), threshold.get<double>(),
                                       std::chars_format::fixed)
                             .ptr;
        list += (list.empty() ? "" : ",") + std::string(digits.data(), end);
    }
    ASSAY_TRY(settings.grid, metrics::ThresholdGrid::parse(list));
    for (const auto& [key, limit] :
         {std::pair("nli_hard", &settings.nli.hard), std::pair("nli_soft", &settings.nli.soft)}) {
        const OnceMoreJson* const value = base::memberOf(document, key);
        if (value == nullptr || !value->is_number()) {
            return damaged();
        }
        *limit = value->get<double>();
    }
    for (const auto& [name, value] : constraints->items()) {
        const auto constraint = metrics::constraintFromName(name);
        if (!constraint || !(value.is_number() || value.is_null())) {
            return damaged();
        }
        settings.constraints.required[static_cast<std::size_t>(*constraint)] =
            value.is_null() ? std::nullopt : std::optional(value.get<double>());
    }
    if (const OnceMoreJson* const scenarios = base::memberOf(document, "scenarios")) {
        settings.scenarios = scenarios->get<std::vector<std::string>>();
    }
    return settings;
}

Result<base::RowId> sweepOnceMore(workspace::Workspace& workspace, const RunDescription& before,
                                  const OnceMoreJson& document, const std::string& who,
                                  const std::stop_token& stop, base::ProgressSink& progress) {
    const auto scoring = scoringOfSettings(before.info.settings);
    if (!scoring) {
        return fail(ErrorCode::DamagedWorkspace, "settings", "run " + std::to_string(before.info.id));
    }
    SweepRunPlan plan;
    plan.name = before.info.name;
    plan.set = before.inputName("scored_set");
    ASSAY_TRY(plan.settings, sweepSettingsFrom(document));
    plan.scoring = *scoring;
    plan.system = before.inputName("detectors");
    plan.who = who;
    return keepSweepRun(workspace, plan, stop, progress);
}

std::optional<workspace::YearRange> yearsFrom(const std::string& text) {
    workspace::YearRange range;
    const char* const end = text.data() + text.size();
    const auto from = std::from_chars(text.data(), end, range.from);
    if (from.ec != std::errc() || from.ptr == end || *from.ptr != ':') {
        return std::nullopt;
    }
    const auto to = std::from_chars(from.ptr + 1, end, range.to);
    return to.ec == std::errc() && to.ptr == end ? std::optional(range) : std::nullopt;
}

Result<base::RowId> lintOnceMore(workspace::Workspace& workspace, const RunDescription& before,
                                 const OnceMoreJson& document, const std::string& who,
                                 const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    KeptLintSettings settings;
    settings.now = base::memberText(document, "now");
    const OnceMoreJson* const detector = base::memberOf(document, "detector_only");
    settings.detectorOnly = detector != nullptr && detector->is_boolean() && detector->get<bool>();
    curation::WorkspaceLintOptions choices;
    choices.now = settings.now;
    if (std::string years = base::memberText(document, "coverage"); !years.empty()) {
        choices.coverage = yearsFrom(years);
        settings.coverage = std::move(years);
    }
    const std::string suite = before.inputName("suite");
    ASSAY_TRY(auto linted, curation::lintWorkspace(reader, suite, choices, stop, progress));
    if (settings.detectorOnly) {
        std::erase_if(linted.report.findings, [](const curation::Suspicion& finding) {
            return curation::detectorRuleNumber(finding.rule) == 0;
        });
    }
    DecidedRun run = lintRun(linted.report);
    run.name = before.info.name;
    run.measured = suite;
    ASSAY_TRY(run.measuredHash, suiteHashOf(reader, suite));
    run.settings = keptLintSettingsJson(settings);
    run.who = who;
    return keepDecidedRun(workspace, run);
}

Result<base::RowId> impactOnceMore(workspace::Workspace& workspace, const RunDescription& before,
                                   const OnceMoreJson& document, const std::string& who,
                                   const std::stop_token& stop) {
    ImpactRunPlan plan;
    plan.name = before.info.name;
    plan.suite = before.inputName("suite");
    plan.predictions = before.inputName("predictions");
    plan.who = who;
    const OnceMoreJson* const flagged = base::memberOf(document, "flagged");
    plan.flagged = flagged != nullptr && flagged->is_boolean() && flagged->get<bool>();
    if (const OnceMoreJson* const others = base::memberOf(document, "others");
        others != nullptr && others->is_array()) {
        for (const OnceMoreJson& one : *others) {
            plan.others.push_back(base::textIn(one).value_or(std::string()));
        }
    }
    return keepImpactRun(workspace, plan, stop);
}

} // namespace

Result<base::RowId> keepSweepRun(workspace::Workspace& workspace, const SweepRunPlan& plan,
                                 const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto set, workspace::findScoredSet(reader, plan.set));
    ASSAY_TRY(auto columns, workspace::loadScoredColumns(reader, set.id, stop, progress));
    if (plan.scoring.kind != model::ScoringKind::Stored) {
        columns = scoredSubset(columns, metrics::rescored(columns, plan.scoring));
    }
    ASSAY_TRY(const auto swept, thresholdSweep(columns, plan.settings, stop, progress));
    DecidedRun run = sweepRun(swept);
    run.name = plan.name;
    run.measured = set.name;
    run.measuredHash = set.dataHash;
    run.system = plan.system.empty() ? scoringName(plan.scoring) : plan.system;
    run.settings = withScoring(run.settings, plan.scoring);
    run.who = plan.who;
    return keepDecidedRun(workspace, run);
}

Result<base::RowId> keepImpactRun(workspace::Workspace& workspace, const ImpactRunPlan& plan,
                                  const std::stop_token& stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, plan.suite, stop));
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, plan.predictions));
    ASSAY_TRY(const auto answers, workspace::loadAnswerScores(reader, set.id, stop));
    const std::set<std::string> named(plan.others.begin(), plan.others.end());
    curation::LeftOutQuestions leftOut{plan.flagged};
    for (const workspace::NamedQuestion& question : questions) {
        if (named.contains(question.question.questionId)) {
            leftOut.others.insert(question.id);
        }
    }
    ASSAY_TRY(const auto impact, curation::suiteImpact(questions, answers, leftOut, stop));
    DecidedRun run = impactRun(impact, plan);
    ASSAY_TRY(run.measuredHash, suiteHashOf(reader, plan.suite));
    run.systemHash = set.contentHash;
    return keepDecidedRun(workspace, run);
}

Result<base::RowId> keepJudgeRun(workspace::Workspace& workspace, base::RowId answers,
                                 base::RowId answerFirst, const std::string& who, const std::stop_token& stop,
                                 const std::string& judge) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto run, loadAnswerRun(reader, answers, stop));
    std::optional<AnswerRun> first;
    if (answerFirst != 0) {
        ASSAY_TRY(first, loadAnswerRun(reader, answerFirst, stop));
    }
    ASSAY_TRY(const auto together, judgedTogether(reader, run, first ? &*first : nullptr, stop, judge));
    if (together.empty()) {
        return fail(ErrorCode::InputNotUsable, "nobody has judged an answer of it", run.info.name);
    }
    ASSAY_TRY(const auto described, describeRun(run.info));
    DecidedRun kept;
    kept.kind = kJudgeRuns;
    kept.name = "Judge, " + run.info.name;
    kept.role = "suite";
    kept.measured = described.inputName("suite");
    const auto suite = std::ranges::find(described.inputs, "suite", &RunInput::role);
    kept.measuredHash = suite == described.inputs.end() ? std::string() : suite->sha256;
    kept.systemRole = "predictions";
    kept.system = described.inputName("predictions");
    const auto set = std::ranges::find(described.inputs, "predictions", &RunInput::role);
    kept.systemHash = set == described.inputs.end() ? std::string() : set->sha256;
    OnceMoreJson settings{{"answers", run.info.uuid}};
    if (first) {
        settings["answer_first"] = first->info.uuid;
    }
    if (!judge.empty()) {
        settings["judge"] = judge;
        const auto judges = judgesOfRun(run);
        const auto named = std::ranges::find(judges, judge, &RunJudge::name); // judgedTogether() has found it
        kept.name += ", " + named->model + ", " + named->prompt;
    }
    kept.settings = onceMoreText(settings);
    kept.who = who;
    kept.figures = judgeFigures(judgeAgreement(together));
    kept.items = judgeItems(together);
    return keepDecidedRun(workspace, kept);
}

Result<base::RowId> keepFiguresLintRun(workspace::Workspace& workspace, base::RowId figures,
                                       const std::string& who) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto info, workspace::runInfo(reader, figures));
    ASSAY_TRY(const auto outside, outsideRun(info));
    DecidedRun run;
    run.kind = kFiguresLintRuns;
    run.name = "Lint of " + info.name;
    run.role = "figures";
    run.measured = info.name;
    run.measuredHash = base::sha256(info.figures);
    run.settings = onceMoreText({{"figures", info.uuid}});
    run.who = who;
    std::map<std::string, double> byFigure;
    for (const FiguresFault& fault : outside.faults) {
        ++byFigure[fault.regime.empty() ? fault.figure : fault.regime + "." + fault.figure];
    }
    run.figures = {runCount("faults", std::ssize(outside.faults), BetterValues::Lower)};
    run.items.measures = {{"faults", BetterValues::Lower, false, {}}};
    for (const auto& [figure, count] : byFigure) {
        RunItemValues item;
        item.key = figure;
        item.values = {count};
        run.items.items.push_back(std::move(item));
    }
    return keepDecidedRun(workspace, run);
}

std::string keptLintSettingsJson(const KeptLintSettings& settings) {
    return onceMoreText({{"coverage", settings.coverage ? OnceMoreJson(*settings.coverage) : OnceMoreJson()},
                         {"detector_only", settings.detectorOnly},
                         {"now", settings.now}});
}

bool canKeepOnceMore(const workspace::RunInfo& run) {
    const OnceMoreJson settings = json::parseSettingsJson(run.settings);
    const auto has = [&settings](const char* key) { return base::memberOf(settings, key) != nullptr; };
    if (run.kind == kSweepRuns) {
        const auto described = describeRun(run);
        const std::string scores = described ? described->inputName("detectors") : std::string();
        return has("thresholds") && has("constraints") &&
               (has("scoring") || scores.empty() || scores == kStoredScores);
    }
    return run.kind == kDetectorRuns      ? canCompareAgain(run.settings)
           : run.kind == kLintRuns        ? has("now")
           : run.kind == kImpactRuns      ? has("flagged")
           : run.kind == kJudgeRuns       ? has("answers")
           : run.kind == kFiguresLintRuns ? has("figures")
                                          : false;
}

Result<base::RowId> keepOnceMore(workspace::Workspace& workspace, const workspace::RunInfo& run,
                                 const std::string& who, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    ASSAY_TRY(const auto described, describeRun(run));
    const OnceMoreJson settings = json::parseSettingsJson(run.settings);
    if (run.kind == kSweepRuns) {
        return sweepOnceMore(workspace, described, settings, who, stop, progress);
    }
    if (run.kind == kDetectorRuns) {
        return compareAgain(workspace, described, who, stop, progress);
    }
    if (run.kind == kLintRuns) {
        return lintOnceMore(workspace, described, settings, who, stop, progress);
    }
    if (run.kind == kImpactRuns) {
        return impactOnceMore(workspace, described, settings, who, stop);
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    if (run.kind == kJudgeRuns) {
        ASSAY_TRY(const auto answers, runOfUuid(reader, settings, "answers"));
        ASSAY_TRY(const auto first, runOfUuid(reader, settings, "answer_first"));
        return keepJudgeRun(workspace, answers, first, who, stop, base::memberText(settings, "judge"));
    }
    ASSAY_TRY(const auto figures, runOfUuid(reader, settings, "figures"));
    return keepFiguresLintRun(workspace, figures, who);
}

} // namespace assay::evaluate

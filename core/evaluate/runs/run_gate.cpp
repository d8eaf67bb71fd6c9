#include "core/evaluate/runs/run_gate.h"

#include "core/evaluate/answers/fidelity_run.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/search_latency.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <tuple>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr double kSameAsLimit = 1e-12;
constexpr double kLuckLevel = 0.05;
constexpr std::string_view kQuerySeconds = "query_seconds.";

// Medians, waits and counts have no interval in any run.
bool canHaveInterval(const RunFigure& figure) {
    return figure.n > 0 && figure.name.find("median") == std::string::npos &&
           !figure.name.starts_with("latency_ms") && figure.name.find(kQuerySeconds) == std::string::npos;
}

bool limitReached(LimitKind kind, double value, double limit) {
    switch (kind) {
    case LimitKind::AtLeast:
        return value >= limit - kSameAsLimit;
    case LimitKind::AtMost:
        return value <= limit + kSameAsLimit;
    case LimitKind::MoreThan:
        return value > limit + kSameAsLimit;
    case LimitKind::LessThan:
        return value < limit - kSameAsLimit;
    default:
        return false;
    }
}

bool intervalHolds(const std::optional<statistics::Interval>& interval, double limit) {
    return interval && interval->low <= limit && limit <= interval->high;
}

void judgeAbsolute(LimitFinding& finding) {
    const RunFigure& figure = *finding.run;
    const RunLimit& limit = finding.limit;
    finding.items = figure.n;
    const bool isReached = limitReached(limit.kind, *figure.value, limit.limit);
    const bool allowsNone = limit.kind == LimitKind::AtMost && limit.limit <= 0;
    if (allowsNone && !isReached) {
        finding.state = LimitState::Failed; // a single one is too many
        return;
    }
    if (figure.n > 0 && figure.n < limit.leastItems) {
        finding.shortage = LimitShortage::TooFewItems;
        return;
    }
    if (!allowsNone && canHaveInterval(figure) && !figure.interval) {
        finding.shortage = LimitShortage::NoInterval;
        return;
    }
    const bool isClose = !allowsNone && intervalHolds(figure.interval, limit.limit);
    finding.state = isClose ? LimitState::TooClose : isReached ? LimitState::Passed : LimitState::Failed;
}

// How far the figure has gone the way that the limit forbids.
double forbidden(const LimitFinding& finding, double move) {
    if (finding.limit.kind == LimitKind::LargestMove) {
        return std::abs(move);
    }
    return finding.run->better == BetterValues::Lower ? move : -move;
}

void judgeMove(LimitFinding& finding) {
    const double limit = finding.limit.limit;
    const bool isBeyond = forbidden(finding, *finding.move) > limit + kSameAsLimit;
    const bool isLower = finding.run->better == BetterValues::Lower;
    const bool isEither = finding.limit.kind == LimitKind::LargestMove;
    const bool isClose = (isEither || isLower ? intervalHolds(finding.moveInterval, limit) : false) ||
                         (isEither || !isLower ? intervalHolds(finding.moveInterval, -limit) : false);
    const bool mayBeLuck = finding.limit.notByLuck && (!finding.p || *finding.p >= kLuckLevel);
    finding.state = isClose || (isBeyond && mayBeLuck) ? LimitState::TooClose
                    : isBeyond                         ? LimitState::Failed
                                                       : LimitState::Passed;
}

LimitShortage shortageOf(const LimitFinding& finding, const MetricComparison& tested) {
    for (const ComparisonShortage shortage : tested.shortages) {
        if (shortage == ComparisonShortage::OtherModel || shortage == ComparisonShortage::OtherRubric) {
            return LimitShortage::OtherModel;
        }
    }
    if (tested.n < finding.limit.leastItems) {
        return LimitShortage::TooFewItems;
    }
    if (tested.clusters < static_cast<std::int64_t>(statistics::kLeastClusters)) {
        return LimitShortage::TooFewClusters;
    }
    const auto ofBaseline = static_cast<double>(tested.n + tested.onlyA);
    return static_cast<double>(tested.n) < kLeastInCommon * ofBaseline ? LimitShortage::TooFewInCommon
                                                                       : LimitShortage::None;
}

void judgeAgainst(LimitFinding& finding, const RunComparison& compared) {
    if (const MetricComparison* const tested = compared.tested.find(finding.limit.figure);
        tested != nullptr && tested->difference) {
        finding.move = -*tested->difference; // the comparison is of the baseline against the run
        if (tested->interval) {
            finding.moveInterval = statistics::Interval{-tested->interval->high, -tested->interval->low};
        }
        finding.p = tested->p;
        finding.items = tested->n;
        finding.clusters = tested->clusters;
        finding.designEffect = tested->designEffect;
        finding.shortage = shortageOf(finding, *tested);
    } else {
        finding.move = *finding.run->value - *finding.baseline->value;
        finding.items = std::min(finding.run->n, finding.baseline->n);
        finding.shortage = canHaveInterval(*finding.run) ? LimitShortage::NoInterval
                           : finding.items > 0 && finding.items < finding.limit.leastItems
                               ? LimitShortage::TooFewItems
                               : LimitShortage::None;
    }
    if (finding.shortage == LimitShortage::None) {
        judgeMove(finding);
    }
}

// Adds what people read of a run of answers to its figures.
Result<> addReadings(const workspace::Reader& reader, RunDescription& run, const std::stop_token& stop) {
    ASSAY_TRY(const auto answers, loadAnswerRun(reader, run.info.id, stop));
    const auto read = readFidelity(reader, answers, stop);
    if (!read) {
        // A prediction set that is gone cannot be read; its run can be judged by what it keeps.
        return read.error().code == base::ErrorCode::NotFound ? Result<>() : tl::unexpected(read.error());
    }
    RunFigure count;
    count.name = kReadingFigures[1];
    count.better = BetterValues::Higher;
    count.value = static_cast<double>(read->figures.answersRead);
    RunFigure invented;
    invented.name = kReadingFigures[0];
    invented.better = BetterValues::Lower;
    double sum = 0;
    for (const QuestionFidelity& question : read->figures.read) {
        sum += question.invented;
        ++invented.n;
    }
    if (invented.n > 0) {
        invented.value = sum / static_cast<double>(invented.n);
    }
    run.figures.push_back(std::move(invented));
    run.figures.push_back(std::move(count));
    return {};
}

bool asksForReadings(const RunGate& gate) {
    return std::ranges::any_of(gate.limits, [](const RunLimit& limit) {
        return std::ranges::find(kReadingFigures, limit.figure) != kReadingFigures.end();
    });
}

// Adds how long queries of searches in this process took, as far as that was measured on this machine.
Result<> addQuerySeconds(const workspace::Reader& reader, RunDescription& run) {
    ASSAY_TRY(const auto kept, keptSearchLatency(reader, run.info));
    if (!kept) {
        return {};
    }
    ASSAY_TRY(const auto figures, runFigures(kNeighbourRuns, *kept));
    std::ranges::copy_if(figures, std::back_inserter(run.figures), [](const RunFigure& figure) {
        return figure.name.find(kQuerySeconds) != std::string::npos;
    });
    return {};
}

Result<> requireJudgeable(const RunGate& gate, const workspace::RunInfo& run) {
    if (!judges(gate, run)) {
        return base::fail(base::ErrorCode::InputNotUsable,
                          run.kind != gate.kind ? run.kind : "not by the rubric " + gate.rubric, gate.name);
    }
    return run.state == workspace::RunState::Finished
               ? Result<>()
               : base::fail(base::ErrorCode::InputNotUsable, "not finished", run.name);
}

// What gates judge: a run, and what it is against its baseline.
struct JudgedRun {
    RunDescription run;
    std::string baseline; // its name; empty: none
    std::optional<RunComparison> compared;
};

Result<JudgedRun> judgedRun(const workspace::Reader& reader, std::span<const RunGate> gates,
                            const workspace::RunInfo& run, const workspace::RunInfo* baseline,
                            const std::stop_token& stop, base::ProgressSink& progress) {
    JudgedRun judged;
    ASSAY_TRY(judged.run, describeRun(run));
    if (run.kind == kAnswerRuns && std::ranges::any_of(gates, asksForReadings)) {
        ASSAY_TRY(addReadings(reader, judged.run, stop));
    }
    if (run.kind == kNeighbourRuns) {
        ASSAY_TRY(addQuerySeconds(reader, judged.run));
    }
    if (baseline != nullptr) {
        judged.baseline = baseline->name;
        ASSAY_TRY(judged.compared, compareRuns(reader, *baseline, run, {}, stop, progress));
        if (baseline->kind == kNeighbourRuns) {
            ASSAY_TRY(addQuerySeconds(reader, judged.compared->a));
        }
    }
    return judged;
}

std::optional<double> msPerItem(const workspace::RunInfo& run) {
    return run.durationMs > 0 && run.items > 0
               ? std::optional(static_cast<double>(run.durationMs) / static_cast<double>(run.items))
               : std::nullopt;
}

RunGateVerdict verdictBy(const RunGate& gate, const JudgedRun& judged) {
    RunGateVerdict verdict;
    verdict.gate = gate;
    verdict.run = judged.run.info.name;
    verdict.baseline = judged.baseline;
    for (const RunLimit& limit : gate.limits) {
        verdict.findings.push_back(
            judgeLimit(limit, judged.run, judged.compared ? &*judged.compared : nullptr));
    }
    verdict.state = stateOf(verdict.findings);
    verdict.runMsPerItem = msPerItem(judged.run.info);
    verdict.baselineMsPerItem = judged.compared ? msPerItem(judged.compared->a.info) : std::nullopt;
    return verdict;
}

} // namespace

bool RunGateVerdict::knowsAFigure() const noexcept {
    const auto isReading = [](const LimitFinding& finding) {
        return std::ranges::find(kReadingFigures, finding.limit.figure) != kReadingFigures.end();
    };
    const bool isAboutReadings = std::ranges::all_of(findings, isReading);
    return std::ranges::any_of(findings, [&](const LimitFinding& finding) {
        return finding.run && (isAboutReadings || !isReading(finding));
    });
}

LimitFinding judgeLimit(const RunLimit& limit, const RunDescription& run, const RunComparison* compared) {
    LimitFinding finding;
    finding.limit = limit;
    const RunFigure* const figure = run.find(limit.figure);
    if (figure == nullptr) {
        finding.shortage = LimitShortage::NoFigure;
        return finding;
    }
    finding.run = *figure;
    if (!figure->value) {
        finding.shortage =
            limit.figure == kReadingFigures[0] ? LimitShortage::NotRead : LimitShortage::Undefined;
        return finding;
    }
    const RunFigure* const before = compared != nullptr ? compared->a.find(limit.figure) : nullptr;
    if (before != nullptr) {
        finding.baseline = *before;
    }
    if (!isMove(limit.kind)) {
        judgeAbsolute(finding);
    } else if (compared == nullptr) {
        finding.shortage = LimitShortage::NoBaseline;
    } else if (before == nullptr || !before->value) {
        finding.shortage = LimitShortage::NotInBaseline;
    } else {
        judgeAgainst(finding, *compared);
    }
    return finding;
}

LimitState stateOf(std::span<const LimitFinding> findings) noexcept {
    const auto any = [findings](LimitState state) {
        return std::ranges::any_of(findings, [state](const LimitFinding& finding) {
            return finding.limit.severity != LimitSeverity::Target && finding.state == state;
        });
    };
    return any(LimitState::Failed)           ? LimitState::Failed
           : any(LimitState::CannotBeJudged) ? LimitState::CannotBeJudged
           : any(LimitState::TooClose)       ? LimitState::TooClose
                                             : LimitState::Passed;
}

Result<GateVerdict> judgeAnchorsOf(const workspace::Reader& reader, const workspace::RunInfo& info,
                                   const workspace::RunInfo* baseline, const std::stop_token& stop) {
    ASSAY_TRY(const auto run, loadNeighbourRun(reader, info.id, stop));
    ASSAY_TRY(auto rules, workspaceGateRules(reader));
    if (baseline != nullptr && baseline->id != info.id) {
        ASSAY_TRY(const auto before, loadNeighbourRun(reader, baseline->id, stop));
        if (const auto same = sameSearch(run.settings, 0, before.settings)) {
            auto verdict = judgeRun(run, 0, before, *same, rules);
            if (verdict) {
                ASSAY_TRY(const auto earlier, earlierRuns(reader, run, stop));
                verdict->noise = noiseOf(run, 0, before, earlier, rules);
                return verdict;
            }
        }
    }
    std::erase_if(rules, [](const GateRule& rule) { return rule.largestMove.has_value(); });
    return judgeRun(run, 0, run, 0, rules); // against itself nothing moves
}

Result<std::optional<PhaseOne>> phaseOneOf(const workspace::Reader& reader, const std::stop_token& stop) {
    ASSAY_TRY(const auto runs, workspace::runs(reader, kNeighbourRuns));
    const auto newest = std::ranges::find(runs, workspace::RunState::Finished, &workspace::RunInfo::state);
    if (newest == runs.end()) {
        return std::optional<PhaseOne>();
    }
    ASSAY_TRY(const auto kept, workspace::baselineRun(reader, kNeighbourRuns, newest->corpus));
    ASSAY_TRY(const auto verdict, judgeAnchorsOf(reader, *newest, kept ? &*kept : nullptr, stop));
    return PhaseOne{newest->name, stateOf(verdict)};
}

Result<RunGateVerdict> judgeByGate(const workspace::Reader& reader, const RunGate& gate,
                                   const workspace::RunInfo& run, const workspace::RunInfo* baseline,
                                   const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(requireJudgeable(gate, run));
    ASSAY_TRY(const auto judged, judgedRun(reader, {&gate, 1}, run, baseline, stop, progress));
    RunGateVerdict verdict = verdictBy(gate, judged);
    if (gate.phaseOneFirst) {
        ASSAY_TRY(verdict.phaseOne, phaseOneOf(reader, stop));
    }
    return verdict;
}

Result<std::vector<RunGateVerdict>> judgeByGates(const workspace::Reader& reader,
                                                 const workspace::RunInfo& run,
                                                 const workspace::RunInfo* baseline,
                                                 const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(auto gates, workspaceRunGates(reader));
    std::erase_if(gates, [&run](const RunGate& gate) { return !judges(gate, run); });
    std::vector<RunGateVerdict> verdicts;
    if (gates.empty()) {
        return verdicts;
    }
    ASSAY_TRY(requireJudgeable(gates.front(), run));
    ASSAY_TRY(const auto judged, judgedRun(reader, gates, run, baseline, stop, progress));
    std::optional<PhaseOne> phase;
    if (std::ranges::any_of(gates, &RunGate::phaseOneFirst)) {
        ASSAY_TRY(phase, phaseOneOf(reader, stop));
    }
    for (const RunGate& gate : gates) {
        verdicts.push_back(verdictBy(gate, judged));
        verdicts.back().phaseOne = gate.phaseOneFirst ? phase : std::nullopt;
    }
    return verdicts;
}

Result<std::vector<RunGateVerdict>> judgeAgainstMarked(const workspace::Reader& reader,
                                                       const workspace::RunInfo& run,
                                                       const std::stop_token& stop,
                                                       base::ProgressSink& progress) {
    ASSAY_TRY(const auto marked, workspace::baselineRun(reader, run.kind, run.corpus));
    const workspace::RunInfo* const baseline = marked && marked->id != run.id ? &*marked : nullptr;
    auto verdicts = judgeByGates(reader, run, baseline, stop, progress);
    if (!verdicts && baseline != nullptr && verdicts.error().code == base::ErrorCode::InputNotUsable) {
        verdicts = judgeByGates(reader, run, nullptr, stop, progress); // not comparable
    }
    return verdicts;
}

std::vector<workspace::RunRow> newestGatedRuns(std::span<const workspace::RunRow> rows,
                                               std::span<const RunGate> gates) {
    std::vector<workspace::RunRow> newest;
    std::set<std::tuple<std::string, std::vector<std::string>, base::RowId, std::string>> seen;
    for (const workspace::RunRow& row : rows) {
        const bool hasGate = std::ranges::find(gates, row.kind, &RunGate::kind) != gates.end();
        if (hasGate && row.state == workspace::RunState::Finished &&
            seen.emplace(row.kind, row.suites, row.corpus, row.system).second) {
            newest.push_back(row);
        }
    }
    return newest;
}

} // namespace assay::evaluate

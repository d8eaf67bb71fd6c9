#include "core/results/runs/run_gate_blocks.h"

#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_parts.h"
#include "core/results/answers/answer_words.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/table_rows.h"
#include "core/results/runs/run_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/statistics/power.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

using evaluate::LimitFinding;
using evaluate::LimitKind;
using evaluate::LimitSeverity;
using evaluate::LimitShortage;
using evaluate::LimitState;
using evaluate::RunGateVerdict;

constexpr std::array<const char*, 6> kLimitKindTitles{
    ASSAY_TEXT("Report", "at least"),         ASSAY_TEXT("Report", "at most"),
    ASSAY_TEXT("Report", "more than"),        ASSAY_TEXT("Report", "less than"),
    ASSAY_TEXT("Report", "moves by at most"), ASSAY_TEXT("Report", "gets worse by at most")};

// With as many decimals as it has, at least `least`, at most six.
std::string shortNumber(double value, int least, const words::Wording& w) {
    int decimals = least;
    double scaled = value * std::pow(10.0, decimals);
    while (decimals < 6 && std::abs(scaled - std::round(scaled)) > 1e-6) {
        ++decimals;
        scaled *= 10;
    }
    return w.number(value, decimals);
}

bool isShareOf(const LimitFinding& finding) {
    return finding.run && finding.run->isShare;
}

bool isQueryTime(const LimitFinding& finding) {
    return finding.limit.figure.find("query_seconds.") != std::string::npos;
}

Cell stateCellOf(const LimitFinding& finding, const words::Wording& w) {
    Cell cell = limitStateText(finding.state, w);
    cell.sortKey = static_cast<double>(finding.state);
    cell.reason = limitShortageText(finding, w);
    if (finding.state == LimitState::TooClose) {
        const bool holds = finding.moveInterval || (finding.run && finding.run->interval);
        cell.reason = holds ? w.text(ASSAY_TEXT("Report", "The limit lies within the 95 % interval, or the "
                                                          "move may be luck: more items would tell."))
                            : w.text(ASSAY_TEXT("Report", "The move may be luck."));
    }
    cell.emphasis = finding.state == LimitState::Failed ? Emphasis::Strong : Emphasis::None;
    return cell;
}

Figure moveFigure(const LimitFinding& finding, const words::Wording& w) {
    Figure figure{finding.move, isShareOf(finding) ? FigureKind::Percent : FigureKind::Proportion};
    if (finding.run) { // in the digits of what moves
        const Figure moved = runFigure(*finding.run, w);
        figure.kind = moved.kind == FigureKind::Number ? moved.kind : figure.kind;
        figure.decimals = moved.decimals;
    }
    figure.interval = finding.moveInterval;
    figure.isDifference = true;
    figure.why = finding.move ? std::string() : limitShortageText(finding, w);
    if (finding.items > 0) {
        figure.n = finding.items;
    }
    return figure;
}

Cell figureCell(const std::optional<evaluate::RunFigure>& figure, const std::string& whyNot,
                const words::Wording& w) {
    if (!figure) {
        return Figure{.value = std::nullopt, .why = whyNot};
    }
    return runFigure(*figure, w);
}

// Smallest difference told, and how often an unchanged system trips the limit.
std::pair<Cell, Cell> powerCells(const LimitFinding& finding, const words::Wording& w) {
    const LimitPower power = powerOfLimit(finding);
    if (power.plan) {
        const std::string least = leastMoveText(*power.plan, w);
        return {least.empty() ? w.text(ASSAY_TEXT("Report", "none with so few items")) : least,
                falseAlarmText(*power.plan, power.plan->limits.front(), w)};
    }
    if (power.leastTold) {
        const std::string least = isShareOf(finding) ? w.text(ASSAY_TEXT("Report", "%1 points"),
                                                              {w.number(100 * *power.leastTold, 1)})
                                                     : w.number(*power.leastTold, 4);
        return {least,
                w.text(ASSAY_TEXT("Report", "%1 %"), {w.number(100 * power.falseAlarm.value_or(0), 1)})};
    }
    const std::string none = w.text(ASSAY_TEXT("Report", "not known"));
    return {none, none};
}

// A gate without a limit on a move has nothing to say of moves, and pages are narrow.
void dropMoves(Table& table) {
    for (const std::string_view key : {"baseline", "move", "p"}) {
        const auto column = std::ranges::find(table.columns, key, &Column::key);
        const auto place = column - table.columns.begin();
        table.columns.erase(column);
        for (TableRow& row : table.rows) {
            row.cells.erase(row.cells.begin() + place);
        }
    }
}

Table limitTable(const RunGateVerdict& verdict, std::string name, const words::Wording& w) {
    Table table;
    table.name = std::move(name);
    table.title = verdict.gate.source.empty()
                      ? verdict.gate.name
                      : w.text(ASSAY_TEXT("Report", "%1 (%2)"), {verdict.gate.name, verdict.gate.source});
    table.columns = {
        {"verdict", w.text(ASSAY_TEXT("Report", "Verdict")), "run_gate"},
        {"limit", w.text(ASSAY_TEXT("Report", "Limit")), "", true},
        {"figure", w.text(ASSAY_TEXT("Report", "Figure")), "", true},
        {"rule", w.text(ASSAY_TEXT("Report", "Rule"))},
        {"severity", w.text(ASSAY_TEXT("Report", "Severity"))},
        {"run", w.text(ASSAY_TEXT("Report", "This run")), "run_figure"},
        {"baseline", w.text(ASSAY_TEXT("Report", "Baseline")), "run_figure"},
        {"move", w.text(ASSAY_TEXT("Report", "Move")), "run_gate_move"},
        {"p", w.text(ASSAY_TEXT("Report", "p (sign flips)")), "sign_flip_p"},
        {"least_told", w.text(ASSAY_TEXT("Report", "Smallest difference told")), "run_gate_power"},
        {"false_alarm", w.text(ASSAY_TEXT("Report", "Trips unchanged")), "run_gate_power"}};

    struct Unjudged {
        std::string why, limits;
    };

    std::vector<Unjudged> unjudged; // reasons in the order of the limits, each said once
    bool hasNoise = false;
    for (const LimitFinding& finding : verdict.findings) {
        const bool isMove = evaluate::isMove(finding.limit.kind);
        const std::string whyNot = limitShortageText(finding, w);
        const std::string noBaseline = w.text(ASSAY_TEXT("Report", "no such figure in the baseline"));
        auto [least, alarm] = powerCells(finding, w);
        TableRow row{stateCellOf(finding, w),
                     finding.limit.name,
                     limitFigureTitle(verdict.gate.kind, finding.limit.figure, w),
                     limitRuleText(finding.limit, isShareOf(finding), w),
                     limitSeverityTitle(finding.limit.severity, w),
                     figureCell(finding.run, whyNot, w),
                     isMove ? figureCell(finding.baseline, noBaseline, w) : Cell(std::string()),
                     isMove ? Cell(moveFigure(finding, w)) : Cell(std::string()),
                     isMove ? Cell(probabilityFigure(finding.p, w.text(ASSAY_TEXT("Report", "not tested"))))
                            : Cell(std::string()),
                     std::move(least),
                     std::move(alarm)};
        row.key = finding.limit.name;
        row.definition = runFigureDefinition(verdict.gate.kind, finding.limit.figure);
        table.rows.push_back(std::move(row));
        hasNoise = hasNoise || powerOfLimit(finding).plan.has_value();
        if (finding.state == LimitState::CannotBeJudged && !whyNot.empty()) {
            const auto known = std::ranges::find(unjudged, whyNot, &Unjudged::why);
            Unjudged& one = known != unjudged.end() ? *known : unjudged.emplace_back(Unjudged{whyNot, {}});
            one.limits += (one.limits.empty() ? "" : ", ") + finding.limit.name;
        }
    }
    for (const auto& [why, limits] : unjudged) {
        addSentence(table.note, w.text(ASSAY_TEXT("Report", "%1 cannot be judged: %2."), {limits, why}));
    }
    if (std::ranges::none_of(verdict.findings, [](const LimitFinding& finding) {
            return evaluate::isMove(finding.limit.kind);
        })) {
        dropMoves(table);
    }
    if (std::ranges::any_of(verdict.findings, [](const LimitFinding& finding) {
            return finding.run && isQueryTime(finding);
        })) {
        addSentence(table.note, w.text(ASSAY_TEXT("Report", "Latencies are those that this machine measured, "
                                                            "of searches in Assay one query at a time.")));
    }
    if (hasNoise) {
        addSentence(table.note,
                    w.text(ASSAY_TEXT("Report", "Three numbers are for 5, 10 and 20 % of the items flipping "
                                                "for no reason.")));
    }
    return table;
}

// With moves the table is too wide for a page: what its limits can tell stands in one of its own.
Table powerApart(Table& table, const words::Wording& w) {
    constexpr std::size_t kPowerColumns = 2;
    Table power;
    power.name = table.name + "_power";
    power.title = w.text(ASSAY_TEXT("Report", "%1: %2"),
                         {table.title, w.text(ASSAY_TEXT("Report", "Smallest difference told"))});
    const std::size_t kept = table.columns.size() - kPowerColumns;
    power.columns.push_back(*std::ranges::find(table.columns, "limit", &Column::key));
    power.columns.insert(power.columns.end(), table.columns.begin() + static_cast<std::ptrdiff_t>(kept),
                         table.columns.end());
    table.columns.resize(kept);
    for (TableRow& row : table.rows) {
        TableRow told{row.key};
        told.cells.insert(told.cells.end(), row.cells.begin() + static_cast<std::ptrdiff_t>(kept),
                          row.cells.end());
        told.key = row.key;
        power.rows.push_back(std::move(told));
        row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(kept), row.cells.end());
    }
    return power;
}

std::string verdictSaid(const RunGateVerdict& verdict, const words::Wording& w) {
    const std::string state = limitStateWords(verdict.state, w); // the figure has a mark of its own
    return verdict.isTrusted()
               ? state
               : w.text(ASSAY_TEXT("Report", "%1, not to be trusted while phase 1 fails"), {state});
}

Verdict verdictOfGate(const RunGateVerdict& verdict) {
    return verdict.isTrusted() ? verdictOfLimit(verdict.state) : Verdict::Bad;
}

std::string failedLimits(const RunGateVerdict& verdict) {
    std::string names;
    for (const LimitFinding& finding : verdict.findings) {
        if (finding.state == LimitState::Failed) {
            names += (names.empty() ? "" : ", ") + finding.limit.name;
        }
    }
    return names;
}

std::string gateNames(std::span<const RunGateVerdict* const> verdicts) {
    std::string names;
    for (const RunGateVerdict* const one : verdicts) {
        names += (names.empty() ? "" : ", ") + one->gate.name;
    }
    return names;
}

} // namespace

LimitPower powerOfLimit(const LimitFinding& finding) {
    LimitPower power;
    if (!finding.run || !finding.run->value) {
        return power;
    }
    const bool isMove = evaluate::isMove(finding.limit.kind);
    const bool isOneWay = finding.limit.kind == LimitKind::LargestLoss;
    if (isMove && finding.run->isShare && finding.items > 0 && finding.limit.limit > 0) {
        PowerPlan plan;
        plan.items = finding.items;
        plan.designEffect = std::max(1.0, finding.designEffect.value_or(1));
        plan.effectFrom =
            finding.designEffect ? PowerPlan::EffectFrom::Items : PowerPlan::EffectFrom::Assumed;
        plan.wish = finding.limit.limit < 1 ? std::optional(finding.limit.limit) : std::nullopt;
        plan.limits = {{finding.limit.name, finding.limit.limit, isOneWay}};
        power.plan = std::move(plan);
        return power;
    }
    const auto& interval = isMove ? finding.moveInterval : finding.run->interval;
    if (!interval) {
        return power;
    }
    power.leastTold = statistics::leastDistance(*interval);
    if (isMove) {
        const double beyond = statistics::chanceBeyond(finding.limit.limit, *interval);
        power.falseAlarm = isOneWay ? beyond : std::min(1.0, 2 * beyond);
    } else {
        const bool isFloor =
            finding.limit.kind == LimitKind::AtLeast || finding.limit.kind == LimitKind::MoreThan;
        const double above = *finding.run->value - finding.limit.limit;
        power.falseAlarm = statistics::chanceBeyond(isFloor ? above : -above, *interval);
    }
    return power;
}

std::string limitKindTitle(LimitKind kind, const words::Wording& wording) {
    return wording.text(kLimitKindTitles.at(static_cast<std::size_t>(kind)));
}

std::string limitRuleText(const evaluate::RunLimit& limit, bool isShare, const words::Wording& wording) {
    const auto& w = wording;
    const std::string kind = limitKindTitle(limit.kind, w);
    const bool isWhole = limit.limit == std::floor(limit.limit);
    const std::string number =
        !isShare ? shortNumber(limit.limit, isWhole ? 0 : 2, w)
        : evaluate::isMove(limit.kind)
            ? w.text(ASSAY_TEXT("Report", "%1 points"), {shortNumber(100 * limit.limit, 1, w)})
            : w.text(ASSAY_TEXT("Report", "%1 %"), {shortNumber(100 * limit.limit, 1, w)});
    const std::string text = kind + " " + number;
    return limit.notByLuck ? w.text(ASSAY_TEXT("Report", "%1, and larger than luck"), {text}) : text;
}

std::string limitSeverityTitle(LimitSeverity severity, const words::Wording& wording) {
    switch (severity) {
    case LimitSeverity::Target:
        return wording.text(ASSAY_TEXT("Report", "target"));
    case LimitSeverity::Required:
        return wording.text(ASSAY_TEXT("Report", "required"));
    default:
        return std::string(evaluate::kLimitSeverityNames.at(static_cast<std::size_t>(severity)));
    }
}

std::string limitShortageText(const LimitFinding& finding, const words::Wording& wording) {
    const auto& w = wording;
    switch (finding.shortage) {
    case LimitShortage::None:
        return {};
    case LimitShortage::NoFigure:
        return isQueryTime(finding)
                   ? w.text(ASSAY_TEXT("Report", "queries of this run were not timed on this machine"))
                   : w.text(ASSAY_TEXT("Report", "the run has no such figure"));
    case LimitShortage::Undefined:
        return w.text(ASSAY_TEXT("Report", "the figure has no value"));
    case LimitShortage::NoBaseline:
        return w.text(ASSAY_TEXT("Report", "there is no baseline to compare with"));
    case LimitShortage::NotInBaseline:
        if (isQueryTime(finding)) {
            return w.text(ASSAY_TEXT("Report", "queries of the baseline were not timed on this machine"));
        }
        return w.text(ASSAY_TEXT("Report", "the baseline has no such figure"));
    case LimitShortage::TooFewItems:
        return w.text(ASSAY_TEXT("Report", "%1 items; it takes %2"),
                      {w.count(finding.items), w.count(finding.limit.leastItems)});
    case LimitShortage::TooFewClusters:
        return w.text(
            ASSAY_TEXT("Report", "%1 clusters of items; it takes %2"),
            {w.count(finding.clusters), w.count(static_cast<std::int64_t>(statistics::kLeastClusters))});
    case LimitShortage::TooFewInCommon:
        return w.text(ASSAY_TEXT("Report", "fewer than 80 % of the baseline's items are in common"));
    case LimitShortage::OtherModel:
        return w.text(
            ASSAY_TEXT("Report", "scores of another model or by another rubric have no scale in common"));
    case LimitShortage::NoInterval:
        return w.text(ASSAY_TEXT("Report", "the figure has no interval"));
    case LimitShortage::NotRead:
        return w.text(ASSAY_TEXT("Report", "nobody has read an answer of it"));
    }
    return {};
}

std::string limitFigureTitle(std::string_view kind, std::string_view figure, const words::Wording& wording) {
    const auto& w = wording;
    if (figure == evaluate::kReadingFigures[0]) {
        return w.text(ASSAY_TEXT("Report", "Invented claims a question"));
    }
    if (figure == evaluate::kReadingFigures[1]) {
        return w.text(ASSAY_TEXT("Report", "Answers read by people"));
    }
    std::string title = runFigureTitle(kind, figure, w);
    constexpr std::string_view kBy = "by.";
    if (title != figure || !figure.starts_with(kBy)) {
        return title;
    }
    // "by.FIELD.VALUE.MEASURE"
    const std::string_view rest = figure.substr(kBy.size());
    const std::size_t field = rest.find('.');
    const std::size_t measure = rest.rfind('.');
    if (field == std::string_view::npos || measure <= field) {
        return title;
    }
    return w.text(ASSAY_TEXT("Report", "%1, %2: %3"),
                  {runFigureTitle(kind, rest.substr(measure + 1), w),
                   answerFieldTitle(rest.substr(0, field), w), rest.substr(field + 1, measure - field - 1)});
}

std::vector<Block> runGateBlocks(std::span<const RunGateVerdict> verdicts, std::string_view stem,
                                 const words::Wording& wording) {
    const auto& w = wording;
    std::vector<const RunGateVerdict*> about;
    std::vector<const RunGateVerdict*> others;
    for (const RunGateVerdict& verdict : verdicts) {
        (verdict.knowsAFigure() ? about : others).push_back(&verdict);
    }
    std::vector<Block> blocks;
    KeyFigures key;
    for (const RunGateVerdict* const verdict : about) {
        key.list.push_back(
            {verdict->gate.name, Cell(verdictSaid(*verdict, w)), verdictOfGate(*verdict), "run_gate"});
    }
    if (!key.list.empty()) {
        blocks.emplace_back(std::move(key));
    }
    const auto untrusted = std::ranges::find_if(about, [](const auto* one) { return !one->isTrusted(); });
    if (untrusted != about.end()) {
        blocks.emplace_back(Paragraph{w.text(
            ASSAY_TEXT("Report", "Phase 1 fails (%1): while neighbours of a sentence are not found, what "
                                 "%2 says of answers is not to be trusted. Mend the index first."),
            {(*untrusted)->phaseOne->run, (*untrusted)->gate.name})});
    }
    for (std::size_t i = 0; i < about.size(); ++i) {
        Table limits = limitTable(*about[i], std::string(stem) + "_" + std::to_string(i + 1), w);
        std::optional<Table> power;
        if (std::ranges::find(limits.columns, "move", &Column::key) != limits.columns.end()) {
            power = powerApart(limits, w);
        }
        blocks.emplace_back(std::move(limits));
        if (power) {
            blocks.emplace_back(std::move(*power));
        }
    }
    if (!verdicts.empty() && verdicts.front().runMsPerItem && verdicts.front().baselineMsPerItem) {
        blocks.emplace_back(Paragraph{w.text(
            ASSAY_TEXT("Report", "An item took %1 ms, in the baseline %2 ms, with all that the runs did, "
                                 "each on its machine."),
            {w.number(*verdicts.front().runMsPerItem, 2),
             w.number(*verdicts.front().baselineMsPerItem, 2)})});
    }
    if (!others.empty()) {
        blocks.emplace_back(Paragraph{
            w.text(ASSAY_TEXT("Report", "About other runs, for this one has none of their figures: %1."),
                   {gateNames(others)})});
    }
    return blocks;
}

Table runGateOverview(std::span<const GatedRun> runs, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "run_gate_overview";
    table.title = w.text(ASSAY_TEXT("Report", "Verdicts of gates"));
    table.columns = {{"verdict", w.text(ASSAY_TEXT("Report", "Verdict")), "run_gate", true},
                     {"gate", w.text(ASSAY_TEXT("Report", "Gate"))},
                     {"run", w.text(ASSAY_TEXT("Report", "Run")), "", true},
                     {"limits", w.text(ASSAY_TEXT("Report", "Limits"))},
                     {"passed", w.text(ASSAY_TEXT("Report", "Passed"))},
                     {"too_close", w.text(ASSAY_TEXT("Report", "Too close"))},
                     {"unjudged", w.text(ASSAY_TEXT("Report", "Not judged"))},
                     {"failed", w.text(ASSAY_TEXT("Report", "Failed"))},
                     {"failed_limits", w.text(ASSAY_TEXT("Report", "Limits that fail")), "", true}};
    std::vector<std::pair<std::size_t, TableRow>> rows; // by how bad
    for (const GatedRun& run : runs) {
        for (const RunGateVerdict& verdict : run.verdicts) {
            if (!verdict.knowsAFigure()) {
                continue;
            }
            const auto in = [&verdict](LimitState state) {
                return countFigure(std::ranges::count(verdict.findings, state, &LimitFinding::state));
            };
            const Verdict judged = verdictOfGate(verdict);
            Cell said = verdict.isTrusted() ? limitStateText(verdict.state, w) : verdictSaid(verdict, w);
            said.emphasis = judged == Verdict::Bad ? Emphasis::Strong : Emphasis::None;
            TableRow row{std::move(said),
                         verdict.gate.name,
                         run.title,
                         countFigure(std::ssize(verdict.findings)),
                         in(LimitState::Passed),
                         in(LimitState::TooClose),
                         in(LimitState::CannotBeJudged),
                         in(LimitState::Failed),
                         failedLimits(verdict)};
            rows.emplace_back(judged == Verdict::Bad       ? 0
                              : judged == Verdict::Warning ? 1
                                                           : 2,
                              std::move(row));
        }
    }
    std::ranges::stable_sort(rows, {}, &std::pair<std::size_t, TableRow>::first);
    for (auto& [place, row] : rows) {
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::optional<CalledIncident> calledIncident(const RunGateVerdict& verdict) {
    std::string limits;
    auto gravest = LimitSeverity::Target;
    for (const LimitFinding& finding : verdict.findings) {
        if (finding.state != LimitState::Failed || finding.limit.severity == LimitSeverity::Target) {
            continue;
        }
        limits += (limits.empty() ? "" : ", ") + finding.limit.name;
        gravest = std::max(gravest, finding.limit.severity);
    }
    if (limits.empty()) {
        return std::nullopt;
    }
    const bool isAlert =
        gravest == LimitSeverity::P0 || gravest == LimitSeverity::P1 || gravest == LimitSeverity::P2;
    return CalledIncident{verdict.gate.name + ", " + verdict.run + ": " + limits,
                          isAlert ? limitSeverityTitle(gravest, words::Wording()) : std::string()};
}

std::optional<CalledIncident> calledIncident(const evaluate::GateVerdict& verdict, const std::string& run,
                                             const words::Wording& wording) {
    if (verdict.worst == evaluate::Alert::None) {
        return std::nullopt;
    }
    std::string rules;
    for (const evaluate::GateFinding& finding : verdict.findings) {
        if (!finding.violated) {
            continue;
        }
        rules += (rules.empty() ? "" : ", ") + finding.rule.name;
        if (finding.move && finding.rule.measure == evaluate::GateMeasure::HitAt) {
            const Figure move{.value = finding.move, .kind = FigureKind::Percent, .isDifference = true};
            rules += " (" + valueText(move, wording) + ")";
        }
    }
    return CalledIncident{run + ": " + rules, std::string(evaluate::alertName(verdict.worst))};
}

} // namespace assay::results

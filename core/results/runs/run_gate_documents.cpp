#include "core/results/runs/run_gate_documents.h"

#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/results/runs/run_gate_blocks.h"
#include "core/results/thresholds/figures_json.h"
#include "core/words/question_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::results {
namespace {

using evaluate::LimitState;

std::string_view nameOfKind(evaluate::LimitKind kind) {
    return evaluate::kLimitKindNames.at(static_cast<std::size_t>(kind));
}

std::string_view nameOfShortage(evaluate::LimitShortage shortage) {
    return evaluate::kLimitShortageNames.at(static_cast<std::size_t>(shortage));
}

std::string withInterval(const std::optional<double>& value,
                         const std::optional<statistics::Interval>& interval) {
    if (!value) {
        return "undefined";
    }
    std::string text = fmt::format("{:.4f}", *value);
    return interval ? text + fmt::format(" [{:.4f}, {:.4f}]", interval->low, interval->high) : text;
}

Json findingJson(const evaluate::LimitFinding& finding) {
    const auto side = [](const std::optional<evaluate::RunFigure>& figure) {
        return figure.value_or(evaluate::RunFigure());
    };
    const evaluate::RunFigure run = side(finding.run);
    const evaluate::RunFigure baseline = side(finding.baseline);
    Json json{
        {"limit", finding.limit.name},
        {"severity", evaluate::kLimitSeverityNames.at(static_cast<std::size_t>(finding.limit.severity))},
        {"figure", finding.limit.figure}};
    json[std::string(nameOfKind(finding.limit.kind))] = finding.limit.limit;
    json["run"] = orNull(run.value);
    json["run_ci"] = intervalJson(run.interval);
    json["run_n"] = run.n;
    json["chance"] = orNull(run.chance);
    json["baseline"] = orNull(baseline.value);
    json["baseline_ci"] = intervalJson(baseline.interval);
    json["baseline_n"] = baseline.n;
    json["move"] = orNull(finding.move);
    json["move_ci"] = intervalJson(finding.moveInterval);
    json["p"] = orNull(finding.p);
    json["items"] = finding.items;
    json["clusters"] = finding.clusters;
    json["state"] = evaluate::limitStateName(finding.state);
    json["why_not"] =
        finding.shortage == evaluate::LimitShortage::None ? Json() : Json(nameOfShortage(finding.shortage));
    const LimitPower power = powerOfLimit(finding);
    json["power"] = power.plan ? powerJson(*power.plan) : Json();
    json["least_told"] = orNull(power.leastTold);
    json["false_alarm"] = orNull(power.falseAlarm);
    return json;
}

RuleOutcome outcomeOf(LimitState state) {
    return state == LimitState::Failed           ? RuleOutcome::Failed
           : state == LimitState::CannotBeJudged ? RuleOutcome::CannotBeJudged
                                                 : RuleOutcome::Passed;
}

std::string phaseOneText(const evaluate::PhaseOne& phase) {
    return "Phase 1 (" + phase.run + "): " + words::spaced(evaluate::limitStateName(phase.state)) +
           (phase.state == LimitState::Failed ? "; what stands here is not to be trusted while it fails"
                                              : "");
}

} // namespace

std::string runGateJson(const evaluate::RunGateVerdict& verdict) {
    Json findings = Json::array();
    for (const evaluate::LimitFinding& finding : verdict.findings) {
        findings.push_back(findingJson(finding));
    }
    Json phase;
    if (verdict.phaseOne) {
        phase = {{"run", verdict.phaseOne->run},
                 {"state", evaluate::limitStateName(verdict.phaseOne->state)}};
    }
    return documentText(
        {{"gate", verdict.gate.name},
         {"kind", verdict.gate.kind},
         {"rubric", verdict.gate.rubric.empty() ? Json() : Json(verdict.gate.rubric)},
         {"source", verdict.gate.source},
         {"run", verdict.run},
         {"baseline", verdict.baseline.empty() ? Json() : Json(verdict.baseline)},
         {"state", evaluate::limitStateName(verdict.state)},
         {"trusted", verdict.isTrusted()},
         {"phase_one", std::move(phase)},
         {"ms_per_item",
          {{"run", orNull(verdict.runMsPerItem)}, {"baseline", orNull(verdict.baselineMsPerItem)}}},
         {"findings", std::move(findings)}});
}

std::string limitText(const evaluate::LimitFinding& finding) {
    const evaluate::RunLimit& limit = finding.limit;
    std::string text = limit.figure;
    text += " " + (finding.run ? withInterval(finding.run->value, finding.run->interval) : "not there");
    if (finding.run && finding.run->n > 0) {
        text += fmt::format(" (n = {})", finding.run->n);
    }
    if (evaluate::isMove(limit.kind)) {
        text += ", baseline " + (finding.baseline
                                     ? withInterval(finding.baseline->value, finding.baseline->interval)
                                     : std::string("not there"));
        if (finding.move) {
            text += ", move " + withInterval(finding.move, finding.moveInterval);
        }
        if (finding.p) {
            text += fmt::format(", p {:.4g}", *finding.p);
        }
    }
    text += ", " + words::spaced(nameOfKind(limit.kind)) + fmt::format(" {}: ", limit.limit);
    text += words::spaced(evaluate::limitStateName(finding.state));
    if (finding.shortage != evaluate::LimitShortage::None) {
        text += " (" + words::spaced(nameOfShortage(finding.shortage)) + ")";
    }
    return text;
}

std::string runGateText(const evaluate::RunGateVerdict& verdict) {
    std::string text = "gate      " + verdict.gate.name + "\nrun       " + verdict.run + "\n";
    if (!verdict.baseline.empty()) {
        text += "baseline  " + verdict.baseline + "\n";
    }
    if (verdict.phaseOne) {
        text += phaseOneText(*verdict.phaseOne) + ".\n";
    }
    const words::Wording english;
    for (const evaluate::LimitFinding& finding : verdict.findings) {
        text +=
            fmt::format("{:<9} {}: {}\n",
                        evaluate::kLimitSeverityNames.at(static_cast<std::size_t>(finding.limit.severity)),
                        finding.limit.name, limitText(finding));
        const LimitPower power = powerOfLimit(finding);
        if (power.plan) {
            text += "          " + powerText(*power.plan, english) + "\n";
        } else if (power.leastTold) {
            text += fmt::format("          tells {:.4f} from the limit; an unchanged system trips it in "
                                "{:.1f} % of checks\n",
                                *power.leastTold, 100 * power.falseAlarm.value_or(0));
        }
    }
    return text;
}

std::vector<CheckedRule> gateRulesOf(const evaluate::RunGateVerdict& verdict) {
    std::vector<CheckedRule> rules;
    if (verdict.phaseOne) {
        rules.push_back({"phase 1", verdict.phaseOne->run,
                         verdict.isTrusted() ? RuleOutcome::Passed : RuleOutcome::Failed, false,
                         phaseOneText(*verdict.phaseOne)});
    }
    for (const evaluate::LimitFinding& finding : verdict.findings) {
        rules.push_back({finding.limit.name, finding.limit.figure, outcomeOf(finding.state),
                         finding.limit.severity == evaluate::LimitSeverity::Target, limitText(finding)});
    }
    return rules;
}

std::vector<CheckedRule> gateRulesOf(const evaluate::GateVerdict& verdict) {
    std::vector<CheckedRule> rules;
    for (const evaluate::GateFinding& finding : verdict.findings) {
        // A rule without a figure of the run is violated though it could not be judged.
        const RuleOutcome outcome = finding.violated ? RuleOutcome::Failed : outcomeOf(finding.state);
        std::string text = "run " + withInterval(finding.run, finding.runInterval) + ", baseline " +
                           withInterval(finding.baseline, finding.baselineInterval);
        if (finding.move) {
            text += ", move " + withInterval(finding.move, finding.moveInterval);
        }
        text += finding.rule.atLeast ? fmt::format(", at least {}", *finding.rule.atLeast)
                                     : fmt::format(", largest move {}", finding.rule.largestMove.value_or(0));
        text += ": " + words::spaced(evaluate::limitStateName(finding.state));
        if (finding.violated) {
            text += ", " + std::string(evaluate::alertName(finding.rule.alert));
        }
        rules.push_back({finding.rule.name, std::string(evaluate::regimeName(finding.regime)), outcome, false,
                         std::move(text)});
    }
    return rules;
}

} // namespace assay::results

#include "core/report/figures_json.h"
#include "core/report/neighbour_json.h"

#include <array>
#include <utility>

namespace assay::report {
namespace {

constexpr std::array<std::string_view, 10> kRuleNames{
    "out_of_range",     "mrr_below_hit_at_1", "mrr_above_bound",
    "hit_falls",        "mrr_falls",          "counts",
    "not_a_share_of_n", "percentiles_fall",   "tie_aware_below_strict",
    "mrr_below_bound"};

// "hit_at.5", as figures call it.
std::string figureName(const evaluate::GateRule& rule) {
    const std::string name(evaluate::gateMeasureName(rule.measure));
    return evaluate::isRanked(rule.measure) ? name + "." + std::to_string(rule.k) : name;
}

} // namespace

std::string_view figuresRuleName(evaluate::FiguresRule rule) noexcept {
    return kRuleNames.at(static_cast<std::size_t>(rule));
}

std::string gateJson(const evaluate::GateVerdict& verdict, const GateNames& names) {
    Json document{{"run", names.run},
                  {"baseline", names.baseline},
                  {"search", names.runSearch},
                  {"baseline_search", names.baselineSearch},
                  {"verdict", evaluate::alertName(verdict.worst)},
                  {"only_in_run", verdict.onlyRun},
                  {"only_in_baseline", verdict.onlyBaseline}};
    Json findings = Json::array();
    for (const evaluate::GateFinding& finding : verdict.findings) {
        findings.push_back({{"rule", finding.rule.name},
                            {"alert", evaluate::alertName(finding.rule.alert)},
                            {"regime", evaluate::regimeName(finding.regime)},
                            {"figure", figureName(finding.rule)},
                            {"run", orNull(finding.run)},
                            {"baseline", orNull(finding.baseline)},
                            {"move", orNull(finding.move)},
                            {"at_least", orNull(finding.rule.atLeast)},
                            {"largest_move", orNull(finding.rule.largestMove)},
                            {"judged", finding.judged},
                            {"violated", finding.violated}});
    }
    document["findings"] = std::move(findings);
    Json chances = Json::array();
    for (const evaluate::ChanceOfChange& chance : verdict.chances) {
        chances.push_back({{"regime", evaluate::regimeName(chance.regime)},
                           {"n", chance.n},
                           {"k", chance.k},
                           {"only_baseline_hit", chance.hits.onlyA},
                           {"only_run_hit", chance.hits.onlyB},
                           {"mcnemar_p", chance.hits.p()},
                           {"mcnemar_used", chance.hits.usesExact ? "exact" : "corrected"},
                           {"mrr_delta", orNull(chance.mrrDelta)},
                           {"mrr_delta_ci", intervalJson(chance.mrrDeltaInterval)},
                           {"hits_changed", chance.hitsChanged},
                           {"ranks_changed", chance.ranksChanged}});
    }
    document["chance"] = std::move(chances);
    return documentText(document);
}

std::string figuresLintJson(const evaluate::OutsideFigures& figures,
                            const std::vector<evaluate::FiguresFault>& faults) {
    Json list = Json::array();
    for (const evaluate::FiguresFault& fault : faults) {
        list.push_back({{"rule", figuresRuleName(fault.rule)},
                        {"regime", fault.regime},
                        {"figure", fault.figure},
                        {"value", fault.value},
                        {"low", orNull(fault.low)},
                        {"high", orNull(fault.high)},
                        {"other", fault.other}});
    }
    return documentText({{"name", figures.name}, {"source", figures.source}, {"faults", std::move(list)}});
}

} // namespace assay::report

#include "core/results/neighbours/neighbour_json.h"
#include "core/results/thresholds/figures_json.h"

#include <array>
#include <utility>

namespace assay::results {
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

Json recallJson(const retrieval::Capabilities& search) {
    return {{"recall", orNull(search.recall)},
            {"recall_ci", intervalJson(evaluate::recallInterval(search))},
            {"recall_at", search.recallAt > 0 ? Json(search.recallAt) : Json()},
            {"recall_queries", search.recallQueries > 0 ? Json(search.recallQueries) : Json()}};
}

Json settingJson(const std::string& text) {
    Json json = Json::parse(text, nullptr, false);
    return json.is_discarded() ? Json(text) : json;
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
                  {"search_recall", recallJson(verdict.runSearch)},
                  {"baseline_search_recall", recallJson(verdict.baselineSearch)},
                  {"verdict", evaluate::alertName(verdict.worst)},
                  {"only_in_run", verdict.onlyRun},
                  {"only_in_baseline", verdict.onlyBaseline}};
    Json differing = Json::array();
    for (const evaluate::DifferingSetting& setting : verdict.differing) {
        differing.push_back({{"setting", setting.name},
                             {"run", settingJson(setting.run)},
                             {"baseline", settingJson(setting.baseline)}});
    }
    document["differing"] = std::move(differing);
    Json asked = Json::array();
    for (const evaluate::AskedAnchors& counts : verdict.asked) {
        asked.push_back({{"regime", evaluate::regimeName(counts.regime)},
                         {"run_anchors", counts.runAnchors},
                         {"run_asked", counts.runAsked},
                         {"baseline_anchors", counts.baselineAnchors},
                         {"baseline_asked", counts.baselineAsked},
                         {"lost", counts.lost}});
    }
    document["asked"] = std::move(asked);
    Json findings = Json::array();
    for (const evaluate::GateFinding& finding : verdict.findings) {
        findings.push_back({{"rule", finding.rule.name},
                            {"alert", evaluate::alertName(finding.rule.alert)},
                            {"regime", evaluate::regimeName(finding.regime)},
                            {"figure", figureName(finding.rule)},
                            {"run", orNull(finding.run)},
                            {"run_ci", intervalJson(finding.runInterval)},
                            {"run_n", finding.runN},
                            {"baseline", orNull(finding.baseline)},
                            {"baseline_ci", intervalJson(finding.baselineInterval)},
                            {"baseline_n", finding.baselineN},
                            {"move", orNull(finding.move)},
                            {"missed", finding.missed},
                            {"lost", finding.lost},
                            {"move_with_lost", orNull(finding.moveWithLost)},
                            {"at_least", orNull(finding.rule.atLeast)},
                            {"largest_move", orNull(finding.rule.largestMove)},
                            {"judged", finding.judged},
                            {"why_not", finding.unjudged == evaluate::Unjudged::Judged
                                            ? Json()
                                            : Json(evaluate::unjudgedName(finding.unjudged))},
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
                            const std::vector<evaluate::FiguresFault>& faults,
                            const base::IssueList& issues) {
    Json unread = Json::array();
    for (const base::Issue& issue : issues.issues()) {
        unread.push_back({{"severity", base::severityName(issue.severity)},
                          {"code", base::issueCodeName(issue.code)},
                          {"file", issue.file},
                          {"line", issue.line},
                          {"field", issue.field},
                          {"value", issue.value}});
    }
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
    return documentText({{"name", figures.name},
                         {"source", figures.source},
                         {"faults", std::move(list)},
                         {"issues", std::move(unread)}});
}

} // namespace assay::results

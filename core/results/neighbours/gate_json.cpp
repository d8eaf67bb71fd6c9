#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/thresholds/figures_json.h"

#include <array>
#include <utility>

namespace assay::results {
namespace {

constexpr std::array<std::string_view, 15> kRuleNames{
    "out_of_range",      "mrr_below_hit_at_1",  "mrr_above_bound",
    "hit_falls",         "mrr_falls",           "counts",
    "not_a_share_of_n",  "percentiles_fall",    "tie_aware_below_strict",
    "mrr_below_bound",   "parts_do_not_add_up", "means_do_not_fit",
    "f1_above_harmonic", "not_of_matrix",       "outside_its_interval"};

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

// The worst alert; without one, whether the gate could judge at all.
std::string_view verdictName(const evaluate::GateVerdict& verdict) {
    const evaluate::LimitState state = evaluate::stateOf(verdict);
    return state == evaluate::LimitState::CannotBeJudged ? evaluate::limitStateName(state)
                                                         : evaluate::alertName(verdict.worst);
}

Json chanceJson(const evaluate::ChanceOfChange& chance) {
    const evaluate::RankDifference& hits = chance.hits;
    const statistics::McNemar test = hits.asIndependent.value_or(statistics::McNemar());
    return {{"regime", evaluate::regimeName(chance.regime)},
            {"n", hits.n},
            {"k", hits.k},
            {"only_baseline_hit", hits.lost},
            {"only_run_hit", hits.won},
            {"mcnemar_p", test.p()},
            {"mcnemar_used", test.usesExact ? "exact" : "corrected"},
            {"sign_flip_p", orNull(hits.p)},
            {"mrr_k", chance.ranks.k},
            {"mrr_delta", orNull(chance.ranks.difference)},
            {"mrr_delta_ci", intervalJson(chance.ranks.interval)},
            {"mrr_sign_flip_p", orNull(chance.ranks.p)},
            {"hits_changed", hits.isMoreThanChance()},
            {"ranks_changed", chance.ranks.isMoreThanChance()}};
}

Json differenceJson(const evaluate::RankDifference& of) {
    evaluate::GateRule rule;
    rule.measure = of.measure;
    rule.k = of.k;
    return {{"regime", evaluate::regimeName(of.regime)},
            {"figure", figureName(rule)},
            {"n", of.n},
            {"clusters", of.clusters},
            {"run", orNull(of.run)},
            {"baseline", orNull(of.baseline)},
            {"delta", orNull(of.difference)},
            {"ci", intervalJson(of.interval)},
            {"p", orNull(of.p)},
            {"p_holm", orNull(of.holm)},
            {"headline", of.isHeadline},
            {"lost", of.lost},
            {"won", of.won},
            {"design_effect", orNull(of.designEffect)},
            {"verdict", differenceVerdict(of)}};
}

} // namespace

std::string_view differenceVerdict(const evaluate::RankDifference& of) {
    return of.n == 0                             ? "cannot_be_judged"
           : of.lost + of.won == 0               ? "same"
           : !of.canBeJudged()                   ? "cannot_be_judged"
           : !of.isMoreThanChance()              ? "may_be_chance"
           : of.difference && *of.difference > 0 ? "better"
                                                 : "worse";
}

std::string_view figuresRuleName(evaluate::FiguresRule rule) noexcept {
    return kRuleNames.at(static_cast<std::size_t>(rule));
}

std::string gateJson(const evaluate::GateVerdict& verdict, const GateNames& names) {
    Json document{{"run", names.run},
                  {"baseline", names.baseline},
                  {"run_number", names.runNumber},
                  {"baseline_number", names.baselineNumber},
                  {"search", names.runSearch},
                  {"baseline_search", names.baselineSearch},
                  {"search_recall", recallJson(verdict.runSearch)},
                  {"baseline_search_recall", recallJson(verdict.baselineSearch)},
                  {"verdict", verdictName(verdict)},
                  {"state", evaluate::limitStateName(evaluate::stateOf(verdict))},
                  {"only_in_run", verdict.onlyRun},
                  {"only_in_baseline", verdict.onlyBaseline}};
    Json differing = Json::array();
    for (const evaluate::DifferingSetting& setting : verdict.differing) {
        differing.push_back({{"setting", setting.name},
                             {"run", settingJson(setting.run)},
                             {"baseline", settingJson(setting.baseline)},
                             {"other_content", setting.isOtherContent}});
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
                            {"move_ci", intervalJson(finding.moveInterval)},
                            {"anchors", finding.anchors},
                            {"clusters", finding.clusters},
                            {"missed", finding.missed},
                            {"lost", finding.lost},
                            {"move_with_lost", orNull(finding.moveWithLost)},
                            {"at_least", orNull(finding.rule.atLeast)},
                            {"largest_move", orNull(finding.rule.largestMove)},
                            {"judged", finding.judged},
                            {"why_not", finding.unjudged == evaluate::Unjudged::Judged
                                            ? Json()
                                            : Json(evaluate::unjudgedName(finding.unjudged))},
                            {"violated", finding.violated},
                            {"state", evaluate::limitStateName(finding.state)}});
    }
    document["findings"] = std::move(findings);
    Json chances = Json::array();
    for (const evaluate::ChanceOfChange& chance : verdict.chances) {
        chances.push_back(chanceJson(chance));
    }
    document["chance"] = std::move(chances);
    document["clusters_are"] = evaluate::clusterUnitName(verdict.unit);
    Json differences = Json::array();
    for (const evaluate::RankDifference& difference : verdict.differences) {
        differences.push_back(differenceJson(difference));
    }
    document["differences"] = std::move(differences);
    const auto power = powerOf(verdict);
    document["power"] = power ? powerJson(*power) : Json();
    return documentText(document);
}

std::string comparisonJson(const evaluate::GateVerdict& verdict, const GateNames& names) {
    Json figures = Json::object();
    for (const evaluate::RankDifference& difference : verdict.differences) {
        Json one = differenceJson(difference);
        const std::string name = one["regime"].get<std::string>() + "." + one["figure"].get<std::string>();
        figures[name] = {{"a", one["baseline"]},
                         {"b", one["run"]},
                         {"delta", one["delta"]},
                         {"ci", one["ci"]},
                         {"p", one["p"]},
                         {"p_holm", one["p_holm"]},
                         {"headline", one["headline"]},
                         {"n", one["n"]},
                         {"clusters", one["clusters"]},
                         {"losses", one["lost"]},
                         {"wins", one["won"]},
                         {"verdict", one["verdict"]}};
    }
    Json items;
    if (verdict.changes) {
        Json most = Json::array();
        for (const evaluate::ChangedAnchor& changed : verdict.changes->most) {
            most.push_back({{"sentenceID", changed.sentenceId},
                            {"rank_a", changed.baselineRank > 0 ? Json(changed.baselineRank) : Json()},
                            {"rank_b", changed.runRank > 0 ? Json(changed.runRank) : Json()}});
        }
        items = {{"regime", evaluate::regimeName(verdict.changes->regime)},
                 {"wins", verdict.changes->wins},
                 {"ties", verdict.changes->ties},
                 {"losses", verdict.changes->losses},
                 {"only_in_a", verdict.onlyBaseline},
                 {"only_in_b", verdict.onlyRun},
                 {"most_changed", std::move(most)}};
    }
    Json settings = Json::object();
    Json inputs = Json::object();
    for (const evaluate::DifferingSetting& setting : verdict.differing) {
        (setting.isInput ? inputs : settings)[setting.name] = {{"a", settingJson(setting.baseline)},
                                                               {"b", settingJson(setting.run)},
                                                               {"other_content", setting.isOtherContent}};
    }
    const auto power = powerOf(verdict);
    return documentText({{"a", names.baseline},
                         {"b", names.run},
                         {"search_a", names.baselineSearch},
                         {"search_b", names.runSearch},
                         {"clusters_are", evaluate::clusterUnitName(verdict.unit)},
                         {"figures", std::move(figures)},
                         {"items", std::move(items)},
                         {"settings", std::move(settings)},
                         {"inputs", std::move(inputs)},
                         {"power", power ? powerJson(*power) : Json()}});
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
                        {"other", fault.other},
                        {"where", fault.regime},
                        {"figures", fault.other.empty() ? Json::array({fault.figure})
                                                        : Json::array({fault.figure, fault.other})},
                        {"why", faultText(fault, words::Wording())}});
        if (fault.countsUpTo) {
            list.back()["counts_up_to"] = *fault.countsUpTo;
            list.back()["counts_alone"] = fault.countsAlone;
        }
    }
    return documentText({{"name", figures.name},
                         {"source", figures.source},
                         {"faults", std::move(list)},
                         {"issues", std::move(unread)}});
}

} // namespace assay::results

#include "core/results/neighbours/neighbour_json.h"

#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/thresholds/figures_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

using evaluate::DistanceSummary;
using evaluate::MeanFigure;
using evaluate::NeighbourFigures;
using evaluate::NeighbourRun;
using evaluate::Proportion;
using evaluate::RegimeFigures;
using evaluate::StratumFigures;
using model::AnchorOutcome;
using model::AnchorSearch;

template <typename Figure>
void add(Json& json, const std::string& key, const Figure& figure) {
    json[key] = orNull(figure.value);
    json[key + "_ci"] = intervalJson(figure.interval);
    json[key + "_n"] = figure.n;
}

template <typename Figures>
Json byK(const Figures& figures) {
    Json json = Json::object();
    for (const auto& [k, figure] : figures) {
        add(json, std::to_string(k), figure);
    }
    return json;
}

// Whether it is a whole count of its n.
bool isCount(const Proportion& share) {
    const double hits = share.value.value_or(0) * static_cast<double>(share.n);
    return std::abs(hits - std::round(hits)) < 1e-6;
}

// What luck alone would give, and how much of the rest was gone: with the keys of the figures themselves.
template <typename Figures>
void addLuck(Json& json, const std::string& key, const Figures& figures) {
    Json chance = Json::object();
    Json lift = Json::object();
    for (const auto& [k, figure] : figures) {
        chance[std::to_string(k)] = orNull(figure.chance);
        lift[std::to_string(k)] = orNull(figure.lift());
    }
    json["chance_" + key] = std::move(chance);
    json["lift_" + key] = std::move(lift);
}

// Hit@k and MRR@k with their chance levels.
template <typename Figures>
void addRanks(Json& json, const Figures& figures) {
    json["hit_at"] = byK(figures.hitAt);
    json["mrr_at"] = byK(figures.mrrAt);
    addLuck(json, "hit_at", figures.hitAt);
    addLuck(json, "mrr_at", figures.mrrAt);
}

// By k: the probability of as many hits by luck, and the anchors that luck cannot miss.
void addCertainty(Json& json, const std::map<int, Proportion>& hits) {
    Json p = Json::object();
    Json certain = Json::object();
    Json effect = Json::object();
    for (const auto& [k, figure] : hits) {
        p[std::to_string(k)] = orNull(figure.luckP);
        certain[std::to_string(k)] = figure.chance ? Json(figure.certain) : Json();
        effect[std::to_string(k)] = orNull(figure.designEffect);
    }
    json["luck_p_hit_at"] = std::move(p);
    json["certain_hit_at"] = std::move(certain);
    json["design_effect_hit_at"] = std::move(effect);
}

Json distanceJson(const DistanceSummary& distance) {
    return {{"p5", orNull(distance.p5)},   {"p25", orNull(distance.p25)}, {"median", orNull(distance.median)},
            {"p75", orNull(distance.p75)}, {"p95", orNull(distance.p95)}, {"n", distance.n}};
}

Json strataJson(const std::vector<StratumFigures>& strata) {
    Json json = Json::object();
    for (const StratumFigures& stratum : strata) {
        Json one{{"n", stratum.anchors}, {"asked", stratum.asked}, {"covered", stratum.covered}};
        add(one, "coverage", stratum.coverage);
        addRanks(one, stratum);
        addCertainty(one, stratum.hitAt);
        json[stratum.name] = std::move(one);
    }
    return json;
}

Json curvesJson(const RegimeFigures& regime) {
    Json hits = Json::array();
    Json hitIntervals = Json::array();
    for (const Proportion& hit : regime.hitCurve) {
        hits.push_back(orNull(hit.value));
        hitIntervals.push_back(intervalJson(hit.interval));
    }
    Json ranks = Json::array();
    for (const std::optional<double>& rank : regime.mrrCurve) {
        ranks.push_back(orNull(rank));
    }
    Json rankIntervals = Json::array();
    for (const std::optional<statistics::Interval>& interval : regime.mrrCurveIntervals) {
        rankIntervals.push_back(intervalJson(interval));
    }
    Json hitChances = Json::array();
    for (const Proportion& hit : regime.hitCurve) {
        hitChances.push_back(orNull(hit.chance));
    }
    Json rankChances = Json::array();
    for (const std::optional<double>& chance : regime.mrrCurveChance) {
        rankChances.push_back(orNull(chance));
    }
    return {{"n", regime.covered},
            {"hit", std::move(hits)},
            {"hit_ci", std::move(hitIntervals)},
            {"hit_chance", std::move(hitChances)},
            {"mrr", std::move(ranks)},
            {"mrr_ci", std::move(rankIntervals)},
            {"mrr_chance", std::move(rankChances)}};
}

// Over all gold, not only the first.
void addAllGold(Json& json, const RegimeFigures& regime) {
    json["recall_at"] = byK(regime.recallAt);
    json["ndcg_at"] = byK(regime.ndcgAt);
    add(json, "average_precision", regime.averagePrecision);
    json["average_precision_at"] = regime.mrrCurve.size();
    addLuck(json, "recall_at", regime.recallAt);
    addLuck(json, "ndcg_at", regime.ndcgAt);
    json["chance_average_precision"] = orNull(regime.averagePrecision.chance);
    json["lift_average_precision"] = orNull(regime.averagePrecision.lift());
}

// Of the k that stands for all.
Json designEffectJson(const RegimeFigures& regime, const model::NeighbourSettings& settings) {
    const auto k = headlineHit(settings);
    return k ? orNull(regime.hitAt.at(*k).designEffect) : Json();
}

// What only engines over the network have: seconds of a query, failures by kind, cut lists, unknown ids.
Json engineJson(const RegimeFigures& regime) {
    const auto percentile = [](const std::optional<statistics::LatencyPercentile>& of) {
        return of ? Json{{"seconds", of->value}, {"at_least", of->isAtLeast}} : Json();
    };
    Json failures = Json::object();
    for (const auto& [kind, count] : regime.failures) {
        failures[kind] = count;
    }
    return {{"queries", regime.latency.n},
            {"time_limits", regime.latency.timeouts},
            {"p50", percentile(regime.latency.p50)},
            {"p95", percentile(regime.latency.p95)},
            {"p99", percentile(regime.latency.p99)},
            {"failures", std::move(failures)},
            {"queries_per_second", regime.queriesPerSecond ? Json(*regime.queriesPerSecond) : Json()},
            {"cut_lists", regime.cutLists},
            {"unknown_ids", regime.unknownIds}};
}

Json regimeJson(const RegimeFigures& regime, const NeighbourRun& run) {
    Json json{{"anchors", regime.anchors},
              {"asked", regime.asked},
              {"covered", regime.covered},
              {"no_vector", regime.noVector},
              {"no_text", regime.noText}};
    if (regime.noList > 0) { // of runs from elsewhere and of engines only
        json["no_list"] = regime.noList;
    }
    if (regime.latency.n > 0 || !regime.failures.empty()) {
        json["engine"] = engineJson(regime);
    }
    add(json, "self_at_1", regime.selfAt1);
    add(json, "self_at_1_tie_aware", regime.selfAt1TieAware);
    addRanks(json, regime);
    addCertainty(json, regime.hitAt);
    if (std::ranges::any_of(regime.hitAt, [](const auto& of) { return !isCount(of.second); })) {
        json["hit_at_type"] = "mean"; // over the orders of ties
    }
    json["hit_at_all_anchors"] = byK(regime.hitAtAllAnchors);
    json["mrr_at_all_anchors"] = byK(regime.mrrAtAllAnchors);
    addAllGold(json, regime);
    json["clusters"] = regime.clusters;
    json["design_effect"] = designEffectJson(regime, run.settings.test);
    json["weighted"] = Json();
    if (regime.weighted) {
        json["weighted"] = Json::object();
        addRanks(json["weighted"], *regime.weighted);
    }
    json["distinct_texts"] = Json();
    if (regime.distinct) {
        json["distinct_texts"] = Json::object();
        addRanks(json["distinct_texts"], *regime.distinct);
    }
    json["distance"] = {{"gold", distanceJson(regime.goldDistance)},
                        {"other", distanceJson(regime.otherDistance)}};
    json["curves"] = curvesJson(regime);
    json["strata"] = {{"length", strataJson(regime.byLength)},
                      {"section", strataJson(regime.bySection)},
                      {"year", strataJson(regime.byYear)},
                      {"company", strataJson(regime.byCompany)}};
    return json;
}

Json rankJson(const AnchorSearch& search) {
    return search.rankFirstGold > 0 ? Json(search.rankFirstGold) : Json();
}

Json hardestJson(const NeighbourRun& run, std::size_t search, std::size_t most) {
    Json list = Json::array();
    for (const std::uint32_t index : evaluate::hardestCases(run.outcomes, search)) {
        if (list.size() == most) {
            break;
        }
        const AnchorOutcome& outcome = run.outcomes[index];
        const AnchorSearch& found = outcome.searches[search];
        Json diagnoses = Json::array();
        for (const evaluate::Diagnosis diagnosis : evaluate::diagnose(outcome, found, run.settings.test)) {
            diagnoses.push_back(evaluate::diagnosisName(diagnosis));
        }
        list.push_back(
            {{"sentenceID", outcome.sentenceId},
             {"rank_first_gold", rankJson(found)},
             {"best_gold_distance",
              found.bestGoldDistance ? Json(static_cast<double>(*found.bestGoldDistance)) : Json()},
             {"diagnosis", std::move(diagnoses)}});
    }
    return list;
}

Json idOrRow(std::uint32_t row, const NeighbourJsonOptions& options) {
    return options.sentenceId ? Json(options.sentenceId(row)) : Json(row);
}

// Of how many the search chose, and what luck would have given of these.
void addChoice(Json& json, const AnchorSearch& search, const model::NeighbourSettings& settings) {
    json["pool"] =
        search.pool ? Json{{"results", search.pool->results}, {"gold", search.pool->gold}} : Json();
    Json hits = Json::object();
    for (const int k : settings.hitAt) {
        hits[std::to_string(k)] = orNull(evaluate::hitByLuck(search, k));
    }
    Json ranks = Json::object();
    for (const int k : settings.mrrAt) {
        ranks[std::to_string(k)] = orNull(evaluate::reciprocalRankByLuck(search, k));
    }
    json["chance_hit_at"] = std::move(hits);
    json["chance_mrr_at"] = std::move(ranks);
    Json ties = Json::array();
    for (const model::TiedRanks& tie : search.ties.value_or(std::vector<model::TiedRanks>())) {
        ties.push_back({{"first", tie.first}, {"size", tie.size}, {"gold", tie.gold}});
    }
    json["ties"] = search.ties ? std::move(ties) : Json();
}

Json strataDrawnJson(const std::vector<evaluate::AnchorStratum>& strata) {
    Json list = Json::array();
    for (const evaluate::AnchorStratum& stratum : strata) {
        list.push_back({{"name", stratum.name}, {"available", stratum.available}, {"drawn", stratum.drawn}});
    }
    return list;
}

Json anchorJson(const AnchorOutcome& outcome, const NeighbourRun& run, const NeighbourJsonOptions& options) {
    Json gold = Json::array();
    for (const std::uint32_t row : outcome.gold) {
        gold.push_back(idOrRow(row, options));
    }
    Json json{{"sentenceID", outcome.sentenceId},   {"covered", outcome.covered()},
              {"effective_window", outcome.window}, {"slice_length", outcome.sliceLength},
              {"weight", orNull(outcome.weight)},   {"gold", std::move(gold)}};
    const std::size_t regimes = run.settings.test.regimes.size();
    Json searches = Json::array();
    for (std::size_t i = 0; i < outcome.searches.size(); ++i) {
        const AnchorSearch& search = outcome.searches[i];
        Json one{{"search", run.searches[i / regimes].label},
                 {"regime", evaluate::regimeName(run.settings.test.regimes[i % regimes])}};
        if (search.notAsked != model::NotAsked::Asked) {
            one["not_asked"] = evaluate::notAskedText(search.notAsked);
            searches.push_back(std::move(one));
            continue;
        }
        one["self_at_1"] = search.knowsSelf() ? Json(search.selfFirst) : Json();
        one["self_at_1_tie_aware"] = search.knowsTies() ? Json(search.selfTied) : Json();
        one["rank_first_gold"] = rankJson(search);
        Json results = Json::array();
        for (const model::RankedSentence& result : search.results) {
            results.push_back({{"sentenceID", idOrRow(result.row, options)},
                               {"distance", static_cast<double>(result.distance)},
                               {"gold", result.gold}});
        }
        addChoice(one, search, run.settings.test);
        if (search.knownDepth) {
            one["known_depth"] = *search.knownDepth;
        }
        one["results"] = std::move(results);
        searches.push_back(std::move(one));
    }
    json["searches"] = std::move(searches);
    return json;
}

Json windowJson(const model::NeighbourWindow& window) {
    return window.adaptive ? Json{{"kind", "adaptive"},
                                  {"base", window.base},
                                  {"target", window.target},
                                  {"max", window.max}}
                           : Json{{"kind", "fixed"}, {"width", window.width}};
}

// Without the line break at its end. Texts in JSON hold no line breaks, so lines are those of the layout.
void appendIndented(std::string_view document, std::size_t indent, std::string& text) {
    while (!document.empty()) {
        const std::size_t end = document.find('\n');
        text.append(indent, ' ').append(document.substr(0, end));
        document.remove_prefix(end == std::string_view::npos ? document.size() : end + 1);
        if (!document.empty()) {
            text += '\n';
        }
    }
}

Json deltasJson(const evaluate::RegimeDeltas& deltas) {
    return {{"hit_at", byK(deltas.hitAt)}, {"mrr_at", byK(deltas.mrrAt)}};
}

// What stands at the top and under "searches".
Json searchJson(const NeighbourRun& run, const NeighbourFigures& figures,
                const std::vector<evaluate::RegimeDeltas>& deltas, std::size_t number, std::size_t hardest) {
    const evaluate::SearchFigures& search = figures.searches[number];
    const std::size_t regimes = run.settings.test.regimes.size();
    Json json{{"search", search.label},
              {"distance", search.distance == retrieval::DistanceKind::Cosine ? "cosine"
                           : search.distance == retrieval::DistanceKind::None ? "none"
                                                                              : "negative score"},
              {"recall", orNull(search.recall)},
              {"recall_ci", intervalJson(evaluate::recallInterval(run.searches[number]))},
              {"filtered_recall", orNull(run.searches[number].filteredRecall)},
              {"filtered_recall_ci", intervalJson(evaluate::recallInterval(run.searches[number], true))},
              {"recall_at", search.recall ? Json(search.recallAt) : Json()},
              {"recall_queries", search.recallQueries > 0 ? Json(search.recallQueries) : Json()}};
    Json byRegime = Json::object();
    for (std::size_t i = 0; i < search.regimes.size(); ++i) {
        const std::string name(evaluate::regimeName(run.settings.test.regimes[i]));
        byRegime[name] = regimeJson(search.regimes[i], run);
        byRegime[name]["hardest"] = hardestJson(run, number * regimes + i, hardest);
    }
    json["regimes"] = std::move(byRegime);
    json["filtered_minus_open"] = number < deltas.size() ? deltasJson(deltas[number]) : Json();
    json["hardest"] = hardestJson(run, number * regimes, hardest);
    return json;
}

} // namespace

std::string neighbourJson(const NeighbourRun& run, const NeighbourFigures& figures,
                          const NeighbourJsonOptions& options) {
    std::string text;
    writeNeighbourJson(run, figures, options, [&text](std::string_view piece) { text += piece; });
    return text;
}

void writeNeighbourJson(const NeighbourRun& run, const NeighbourFigures& figures,
                        const NeighbourJsonOptions& options, const base::TakePiece& take) {
    const evaluate::NeighbourRunSettings& settings = run.settings;
    Json document{
        {"run", run.info.uuid},
        {"name", run.info.name},
        {"origin", run.info.origin},
        {"corpus", settings.corpus},
        {"corpus_sha256", settings.corpusHash},
        {"embeddings", settings.embeddings.empty() ? Json() : Json(settings.embeddings)},
        {"embeddings_sha256", settings.embeddingsHash.empty() ? Json() : Json(settings.embeddingsHash)},
        {"model", settings.model.empty() ? Json() : Json(settings.model)},
        {"alignment",
         settings.alignment ? Json::parse(evaluate::alignmentJson(*settings.alignment)) : Json()},
        {"engine_holdings",
         settings.holdings.empty() ? Json() : evaluate::engineHoldingsJson(settings.holdings)},
        {"anchor_set", settings.anchorSet.empty() ? Json() : Json(settings.anchorSet)},
        {"anchors_sha256", settings.anchorsHash},
        {"seed", run.info.seed},
        {"version", run.info.version},
        {"anchors", figures.anchors},
        {"not_searched", figures.notSearched},
        {"covered", figures.coverage.count}};
    add(document, "coverage", figures.coverage);
    document["weighted_coverage"] =
        figures.weightedCoverage ? orNull(figures.weightedCoverage->value) : Json();
    document["cluster_unit"] = evaluate::clusterUnitName(figures.clusterUnit);
    document["strata_drawn"] = strataDrawnJson(settings.strata);
    document["window"] = windowJson(settings.test.window);
    Json windows = Json::object();
    for (const auto& [window, anchors] : figures.windows) {
        windows[std::to_string(window)] = anchors;
    }
    document["effective_windows"] = std::move(windows);
    document["exclude_navigational"] = settings.test.excludeNavigational;
    document["only_prose"] = settings.test.onlyProse;
    document["filter_fields"] = settings.test.filterFields;
    const auto deltas = evaluate::regimeDeltas(run.outcomes, settings.test, figures.searches.size());
    if (!figures.searches.empty()) {
        document.update(searchJson(run, figures, deltas, 0, options.hardest));
    }
    if (figures.searches.size() > 1) {
        Json searches = Json::array();
        for (std::size_t i = 0; i < figures.searches.size(); ++i) {
            searches.push_back(searchJson(run, figures, deltas, i, options.hardest));
        }
        document["searches"] = std::move(searches);
    }
    std::string text = documentText(document);
    if (!options.perAnchor) {
        take(text);
        return;
    }
    // As a member "per_anchor" at the end would be written.
    constexpr std::string_view kEnd = "\n}\n";
    text.resize(text.size() - kEnd.size());
    text += ",\n  \"per_anchor\": [";
    take(text);
    bool first = true;
    for (const AnchorOutcome& outcome : run.outcomes) {
        text = first ? "\n" : ",\n";
        first = false;
        appendIndented(documentText(anchorJson(outcome, run, options)), 4, text);
        take(text);
    }
    take(first ? "]" : "\n  ]");
    take(kEnd);
}

} // namespace assay::results

#include "core/results/retrieval/retrieval_json.h"

#include "core/evaluate/retrieval/retrieval_documents.h"
#include "core/results/paraphrase_blocks.h"

#include <nlohmann/json.hpp>

namespace assay::results {
namespace {

using RetrievalJson = nlohmann::ordered_json;
using evaluate::QuestionRetrieval;

std::string retrievalText(const RetrievalJson& json) {
    return json.dump(2, ' ', false, RetrievalJson::error_handler_t::replace) + "\n";
}

template <typename Value>
RetrievalJson valueOrNull(const std::optional<Value>& value) {
    return value ? RetrievalJson(*value) : RetrievalJson();
}

RetrievalJson perQuestion(const evaluate::RetrievalEvaluation& evaluation,
                          const QuestionRetrieval& question) {
    // What a run keeps of it, with its id in front and the rank of its first gold.
    RetrievalJson json{{"question_id", question.questionId},
                       {"rank_first_gold", valueOrNull(question.firstGold())}};
    const RetrievalJson kept =
        RetrievalJson::parse(evaluate::questionRetrievalJson(question, evaluation.columns), nullptr, false);
    if (kept.is_object()) {
        json.update(kept);
    }
    return json;
}

RetrievalJson rerankJson(const evaluate::RerankingGain& gain) {
    const evaluate::Reranked& of = gain.reranked;
    RetrievalJson json{{"scorer", of.scorer},
                       {"model", of.model},
                       {"depth", of.depth},
                       {"scored", of.counts.scored},
                       {"from_store", of.counts.fromStore},
                       {"without_score", of.counts.withoutScore},
                       {"before", {{"run", gain.beforeRun}, {"predictions", of.before.name}}},
                       {"n", gain.comparison.common},
                       {"gain", RetrievalJson::object()}};
    for (const evaluate::MetricComparison& metric : gain.comparison.metrics) {
        RetrievalJson& one = json["gain"][metric.metric];
        one = {{"before", valueOrNull(metric.b)},
               {"after", valueOrNull(metric.a)},
               {"delta", valueOrNull(metric.difference)}};
        one["ci"] =
            metric.interval ? RetrievalJson{metric.interval->low, metric.interval->high} : RetrievalJson();
        one["p"] = valueOrNull(metric.p);
        one["p_holm"] = valueOrNull(metric.holm);
        one["n"] = metric.n;
        one["better"] = metric.wins;
        one["same"] = metric.ties;
        one["worse"] = metric.losses;
        one["verdict"] = rerankingVerdict(metric);
    }
    return json;
}

} // namespace

std::string_view rerankingVerdict(const evaluate::MetricComparison& metric) noexcept {
    switch (metric.verdict) {
    case evaluate::SystemsVerdict::BetterA:
        return "better";
    case evaluate::SystemsVerdict::BetterB:
        return "worse";
    default:
        return evaluate::kSystemsVerdictNames[static_cast<std::size_t>(metric.verdict)];
    }
}

std::string retrievalRunJson(const evaluate::RetrievalRun& run, bool eachQuestion,
                             const evaluate::RerankingGain* gain) {
    RetrievalJson json;
    json["run"] = run.info.id > 0 ? RetrievalJson(run.info.id) : RetrievalJson();
    json["suite"] = run.about.suite;
    json["predictions"] = run.about.predictions;
    json["search"] = run.about.search.empty() ? RetrievalJson() : RetrievalJson(run.about.search);
    json["corpus"] = run.about.corpus.empty() ? RetrievalJson() : RetrievalJson(run.about.corpus);
    json["matched"] = run.about.matched;
    json["unmatched"] = run.about.unmatched;
    json.update(evaluate::retrievalEvaluationJson(run.evaluation));
    const auto robustness = evaluate::paraphrasesOf(run.evaluation, run.about.settings.seed);
    if (!robustness.isEmpty()) {
        json["paraphrases"] = paraphraseJson(robustness);
    }
    if (gain != nullptr) {
        json["rerank"] = rerankJson(*gain);
    }
    if (eachQuestion) {
        json["per_query"] = RetrievalJson::array();
        for (const QuestionRetrieval& question : run.evaluation.questions) {
            json["per_query"].push_back(perQuestion(run.evaluation, question));
        }
    }
    return retrievalText(json);
}

namespace {

RetrievalJson pointJson(const evaluate::AlphaPoint& point) {
    const auto band = [&point](evaluate::AlphaMeasure measure) {
        const auto& interval = point.band[static_cast<std::size_t>(measure)];
        return interval ? RetrievalJson{interval->low, interval->high} : RetrievalJson();
    };
    const auto mean = [&point](evaluate::AlphaMeasure measure) {
        return point.mean[static_cast<std::size_t>(measure)];
    };
    using evaluate::AlphaMeasure;
    return {{"alpha", point.alpha},
            {"mrr", mean(AlphaMeasure::Mrr)},
            {"mrr_ci", band(AlphaMeasure::Mrr)},
            {"recall_at", {{"5", mean(AlphaMeasure::Recall5)}, {"10", mean(AlphaMeasure::Recall10)}}},
            {"recall_at_ci", {{"5", band(AlphaMeasure::Recall5)}, {"10", band(AlphaMeasure::Recall10)}}},
            {"ndcg_at", {{"10", mean(AlphaMeasure::Ndcg10)}}},
            {"ndcg_at_ci", {{"10", band(AlphaMeasure::Ndcg10)}}}};
}

RetrievalJson luckJson(const evaluate::AlphaLuck& luck) {
    const auto one = [&luck](evaluate::AlphaMeasure measure) {
        const auto& value = luck[static_cast<std::size_t>(measure)];
        return value ? RetrievalJson(*value) : RetrievalJson();
    };
    using evaluate::AlphaMeasure;
    return {{"mrr", one(AlphaMeasure::Mrr)},
            {"recall_at", {{"5", one(AlphaMeasure::Recall5)}, {"10", one(AlphaMeasure::Recall10)}}},
            {"ndcg_at", {{"10", one(AlphaMeasure::Ndcg10)}}}};
}

RetrievalJson questionAtAlphas(const evaluate::AlphaMaterial& material, const evaluate::AlphaTuning& tuning,
                               std::size_t question) {
    RetrievalJson json{{"question_id", material.questions[question].questionId},
                       {"alphas", RetrievalJson::array()}};
    for (std::size_t a = 0; a < tuning.alphas.size(); ++a) {
        const evaluate::AlphaOutcome& outcome = tuning.outcomes[a][question];
        json["alphas"].push_back(
            {{"alpha", tuning.alphas[a]},
             {"rank_first_gold", outcome.firstGold > 0 ? RetrievalJson(outcome.firstGold) : RetrievalJson()},
             {"mrr", outcome.reciprocalRank},
             {"recall_at", {{"5", outcome.recall5}, {"10", outcome.recall10}}},
             {"ndcg_at", {{"10", outcome.ndcg10}}}});
    }
    return json;
}

// The lists of one question as they are fused, for looking at.
void addFusedLists(const evaluate::AlphaQuestion& question, evaluate::AlphaFusion fusion,
                   RetrievalJson& json) {
    constexpr std::size_t kShown = 10;
    const evaluate::AlphaEngine engine(std::span(&question.lists, 1), fusion);
    json["question"] = question.text;
    json["relevant"] = question.lists.relevant;
    for (RetrievalJson& point : json["alphas"]) {
        point["results"] = RetrievalJson::array();
        const std::vector<std::uint32_t> ranking = engine.ranking(0, point["alpha"].get<double>());
        for (std::size_t place = 0; place < std::min(kShown, ranking.size()); ++place) {
            const std::array<double, 2> parts = engine.parts(0, ranking[place]);
            point["results"].push_back({{"rank", place + 1},
                                        {"id", question.results[ranking[place]]},
                                        {"grade", question.lists.grades[ranking[place]]},
                                        {"lexical", parts[0]},
                                        {"vector", parts[1]}});
        }
    }
}

RetrievalJson heldOutJson(const evaluate::AlphaTuning& tuning) {
    if (!tuning.heldOut) {
        return nullptr;
    }
    std::size_t most = 0;
    for (std::size_t a = 1; a < tuning.chosenShare.size(); ++a) {
        most = tuning.chosenShare[a] > tuning.chosenShare[most] + 1e-12 ? a : most;
    }
    const std::array<double, 4>& mean = *tuning.heldOut;
    return {{"alpha", tuning.alphas[most]},
            {"share", tuning.chosenShare[most]},
            {"mrr", mean[0]},
            {"recall_at", {{"5", mean[1]}, {"10", mean[2]}}},
            {"ndcg_at", {{"10", mean[3]}}}};
}

} // namespace

bool failsAt(const evaluate::AlphaTuning& tuning, std::size_t point, std::size_t question) {
    constexpr std::int32_t kDeep = 10;
    const std::int32_t rank = tuning.outcomes[point][question].firstGold;
    return rank == 0 || rank > kDeep;
}

std::string alphaTuningJson(const evaluate::AlphaMaterial& material, const evaluate::AlphaTuning& tuning,
                            const evaluate::AlphaSettings& settings, const AlphaJsonOptions& options) {
    RetrievalJson json{{"suite", material.suite},
                       {"lexical", material.lexical},
                       {"vector", material.vector},
                       {"fusion", evaluate::kAlphaFusionNames[static_cast<std::size_t>(settings.fusion)]},
                       {"n", tuning.n},
                       {"without_relevant", material.unjudged},
                       {"without_list", material.withoutList},
                       {"one_list_only", material.oneSided},
                       {"clusters", tuning.clusters},
                       {"alphas", RetrievalJson::array()}};
    for (const evaluate::AlphaPoint& point : tuning.points) {
        json["alphas"].push_back(pointJson(point));
    }
    json["chance"] = luckJson(tuning.luck);
    json["chance_corpus"] = tuning.corpus.empty() ? RetrievalJson() : RetrievalJson(tuning.corpus);
    json["best"] = tuning.best.alpha;
    json["best_held_out"] = heldOutJson(tuning);
    json["by"] = RetrievalJson::object();
    for (const evaluate::AlphaStratum& stratum : tuning.strata) {
        RetrievalJson& one = json["by"][stratum.field][stratum.value];
        one = {{"n", stratum.n},
               {"clusters", stratum.clusters},
               {"chance", luckJson(stratum.luck)},
               {"best", stratum.best.alpha},
               {"alphas", RetrievalJson::array()}};
        for (const evaluate::AlphaPoint& point : stratum.points) {
            one["alphas"].push_back(pointJson(point));
        }
    }
    json["per_question"] = RetrievalJson::array();
    for (std::size_t i = 0; i < material.questions.size(); ++i) {
        const bool wanted = !options.question || *options.question == material.questions[i].questionId;
        if (!wanted || (options.failedOnly && !failsAt(tuning, tuning.best.point, i))) {
            continue;
        }
        json["per_question"].push_back(questionAtAlphas(material, tuning, i));
        if (options.question) {
            addFusedLists(material.questions[i], settings.fusion, json["per_question"].back());
        }
    }
    return retrievalText(json);
}

} // namespace assay::results

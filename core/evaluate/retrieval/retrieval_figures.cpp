#include "core/evaluate/retrieval/retrieval_figures.h"

#include "core/evaluate/paraphrase_clusters.h"
#include "core/evaluate/retrieval/question_pool.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/chance.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <set>

namespace assay::evaluate {
namespace {

constexpr std::size_t kEnoughQuestionClusters = 20;
constexpr unsigned kMostFigureThreads = 8;
constexpr std::int64_t kDeepestRank = 100'000; // behind it a reciprocal rank is next to nothing

// What a random order gives of a measure; nullopt: nobody worked it out.
std::optional<double> chanceOf(const RetrievalColumn& column, const QuestionRetrieval& question) {
    const statistics::Pool pool{question.pool->results, question.pool->gold};
    const std::string_view name = column.name;
    if (name == "map") {
        return statistics::averagePrecisionChance(pool);
    }
    if (name == "recip_rank") {
        const std::int64_t depth = std::min(question.retrieved, kDeepestRank); // a random list is as long
        return depth > 0 ? statistics::reciprocalRankChance(pool, depth) : 0;
    }
    if (!column.cutoff) {
        return std::nullopt;
    }
    const std::int64_t k = *column.cutoff;
    if (name.starts_with("success_")) {
        return statistics::hitChance(pool, k);
    }
    if (name.starts_with("mrr_at_")) {
        return statistics::reciprocalRankChance(pool, k);
    }
    return std::nullopt;
}

// Of recall, precision and nDCG the gold that no search could find counts too: what luck gives within the
// pool, times the share of the gold that is in it. R-precision is precision among as many as are relevant.
std::optional<double> chanceOfShare(const RetrievalColumn& column, const QuestionRetrieval& question) {
    const statistics::Pool pool{question.pool->results, question.pool->gold};
    const bool isRPrecision = column.name == "Rprec";
    if (!column.cutoff && !isRPrecision) {
        return std::nullopt;
    }
    if (pool.results <= 0) {
        return 0.0;
    }
    const std::int64_t k = isRPrecision ? question.relevant : *column.cutoff;
    const auto within = static_cast<double>(std::min(k, pool.results));
    const double expected = within * static_cast<double>(pool.gold) / static_cast<double>(pool.results);
    if (column.name.starts_with("recall_")) {
        return expected / static_cast<double>(question.relevant);
    }
    if (column.name.starts_with("P_") || isRPrecision) {
        return expected / static_cast<double>(k);
    }
    if (column.name.starts_with("ndcg_cut_") && pool.gold == question.relevant &&
        question.rule != RelevanceRule::Qrels) {
        return statistics::ndcgChance(pool, k);
    }
    return std::nullopt;
}

struct FigureStratum {
    RetrievalFigures* figures = nullptr;
    std::vector<std::size_t> places;
    bool lacksAllGold = false;
};

// nullopt: nothing is relevant to it.
std::optional<bool> lacksGold(const QuestionRetrieval& question) {
    if (question.relevant <= 0) {
        return std::nullopt;
    }
    return question.pool && question.pool->gold == 0 && !question.pool->notInCorpus.empty();
}

template <typename Range, typename LacksGold>
bool lackAllGold(const Range& list, const LacksGold& lacks) {
    bool isAsked = false;
    for (const auto& each : list) {
        if (const std::optional<bool> lacking = lacks(each)) {
            if (!*lacking) {
                return false;
            }
            isAsked = true;
        }
    }
    return isAsked;
}

RetrievalFigure figureOf(std::span<const QuestionRetrieval> questions, const RetrievalColumn& column,
                         std::size_t place, const FigureStratum& stratum,
                         std::span<const std::optional<double>> chanceAt,
                         const std::vector<std::uint32_t>& clusterOf, std::uint64_t seed) {
    RetrievalFigure figure;
    figure.name = column.name;
    std::vector<double> values;
    std::vector<std::uint32_t> clusters;
    double sum = 0;
    double chances = 0;
    bool allChances = true;
    figure.lacksAllGold = !column.isContent && stratum.lacksAllGold;
    for (const std::size_t i : stratum.places) {
        const QuestionRetrieval& question = questions[i];
        if (!question.values[place] || figure.lacksAllGold) {
            const bool counts = column.isContent ? question.hasList : question.relevant > 0;
            figure.unknown += counts ? 1 : 0;
            continue;
        }
        const double value = *question.values[place];
        values.push_back(value);
        clusters.push_back(clusterOf[i]);
        sum += value;
        figure.least = std::min(figure.least.value_or(value), value);
        figure.greatest = std::max(figure.greatest.value_or(value), value);
        const std::optional<double>& chance = chanceAt[i];
        allChances = allChances && chance;
        chances += chance.value_or(0);
    }
    figure.n = std::ssize(values);
    if (values.empty()) {
        return figure;
    }
    const auto n = static_cast<double>(values.size());
    figure.mean = sum / n;
    if (allChances) {
        figure.chance = chances / n;
        figure.lift = statistics::lift(*figure.mean, *figure.chance);
    }
    const statistics::Clusters groups(clusters);
    if (column.isShare) {
        const statistics::ClusteredShare share = statistics::clusteredShare(values, {}, groups);
        figure.interval = share.interval;
    } else {
        const std::vector<double> ones(values.size(), 1);
        figure.interval =
            statistics::levelInterval(statistics::clusteredRatioInterval(values, ones, groups, seed));
    }
    return figure;
}

void countQuestions(std::span<const QuestionRetrieval> questions, FigureStratum& stratum,
                    const std::vector<std::uint32_t>& clusterOf) {
    RetrievalFigures& figures = *stratum.figures;
    figures.questions = std::ssize(stratum.places);
    std::vector<double> answered;
    std::vector<double> timedOut;
    std::map<std::string, std::vector<double>> stages;
    std::set<std::uint32_t> clusters;
    for (const std::size_t i : stratum.places) {
        const QuestionRetrieval& question = questions[i];
        figures.failed += question.failed;
        answered.insert(answered.end(), question.latencies.begin(), question.latencies.end());
        timedOut.insert(timedOut.end(), question.timedOut.begin(), question.timedOut.end());
        for (const auto& [stage, times] : question.stages) {
            stages[stage].insert(stages[stage].end(), times.begin(), times.end());
        }
        if (question.relevant <= 0) {
            ++figures.unjudged;
            continue;
        }
        clusters.insert(clusterOf[i]);
        figures.withoutList += question.hasList ? 0 : 1;
        figures.retrieved += question.retrieved;
        figures.holes += question.notJudged;
        figures.cutLists += question.cutAt ? 1 : 0;
        figures.found += question.ranks.empty() ? 0 : 1;
        for (const MissedItem& item : question.missed) {
            ++figures.missed[item.why];
        }
    }
    figures.clusters = clusters.size();
    figures.latency = statistics::latencyOf(std::move(answered), std::move(timedOut));
    for (auto& [stage, times] : stages) {
        figures.stages[stage] = statistics::latencyOf(std::move(times), {});
    }
}

// Items per one that counts, of the first share that there is.
std::optional<double> designEffectOf(const RetrievalEvaluation& evaluation,
                                     const std::vector<std::uint32_t>& clusterOf) {
    const auto share = std::ranges::find(evaluation.columns, true, &RetrievalColumn::isShare);
    if (share == evaluation.columns.end()) {
        return std::nullopt;
    }
    const auto place = static_cast<std::size_t>(share - evaluation.columns.begin());
    std::vector<double> values;
    std::vector<std::uint32_t> clusters;
    for (std::size_t i = 0; i < evaluation.questions.size(); ++i) {
        if (const auto& value = evaluation.questions[i].values[place]) {
            values.push_back(*value);
            clusters.push_back(clusterOf[i]);
        }
    }
    return values.empty()
               ? std::nullopt
               : statistics::clusteredShare(values, {}, statistics::Clusters(clusters)).designEffect();
}

std::vector<FigureStratum> figureStrata(RetrievalEvaluation& evaluation) {
    std::vector<FigureStratum> strata(1);
    strata.front().figures = &evaluation.figures;
    std::map<RetrievalFigures*, std::size_t> numbers;
    for (std::size_t place = 0; place < evaluation.questions.size(); ++place) {
        strata.front().places.push_back(place);
        for (const auto& [field, values] : evaluation.questions[place].strata) {
            for (const std::string& value : values) {
                RetrievalFigures* const figures =
                    &evaluation.by[field][value]; // a map's nodes stay where they are
                const auto [number, isNew] = numbers.emplace(figures, strata.size());
                if (isNew) {
                    strata.push_back({figures, {}});
                }
                std::vector<std::size_t>& places = strata[number->second].places;
                if (places.empty() || places.back() != place) {
                    places.push_back(place);
                }
            }
        }
    }
    return strata;
}

// By question the key of its cluster, which a paraphrase has from its original; empty: it stands alone.
std::vector<std::string> wordedKeys(std::span<const QuestionRetrieval> questions, QuestionClusters clusters) {
    std::vector<ClusteredWording> wordings;
    wordings.reserve(questions.size());
    for (const QuestionRetrieval& question : questions) {
        wordings.push_back({question.questionId, question.paraphraseOf,
                            clusters == QuestionClusters::Company  ? std::string_view(question.company)
                            : clusters == QuestionClusters::Filing ? std::string_view(question.filing)
                                                                   : std::string_view()});
    }
    return clusterKeysWithOriginals(wordings);
}

} // namespace

std::optional<double> luckOf(const RetrievalColumn& column, const QuestionRetrieval& question) {
    if (!question.pool || !namesSentences(question.rule) || question.relevant <= 0 || column.isContent) {
        return std::nullopt;
    }
    const auto chance = chanceOf(column, question);
    if (chance && column.name == "map") {
        return *chance * static_cast<double>(question.pool->gold) / static_cast<double>(question.relevant);
    }
    return chance ? chance : chanceOfShare(column, question);
}

bool lacksAllGold(std::span<const QuestionRetrieval> questions) {
    return lackAllGold(questions, lacksGold);
}

const RetrievalFigure* RetrievalFigures::find(std::string_view name) const noexcept {
    const auto metric = std::ranges::find(metrics, name, &RetrievalFigure::name);
    return metric == metrics.end() ? nullptr : &*metric;
}

QuestionClusterNumbers clusterNumbersOf(std::span<const QuestionRetrieval> questions,
                                        QuestionClusters wanted) {
    constexpr std::array kOrder{QuestionClusters::Company, QuestionClusters::Filing,
                                QuestionClusters::Question};
    QuestionClusterNumbers numbers;
    for (const QuestionClusters clusters : kOrder) {
        if (wanted != QuestionClusters::Automatic && wanted != clusters) {
            continue;
        }
        numbers = {{}, 0, clusters};
        std::map<std::string, std::uint32_t> known;
        std::uint32_t next = 0;
        for (const std::string& key : wordedKeys(questions, clusters)) {
            if (key.empty()) {
                numbers.of.push_back(next++); // the question stands alone
                continue;
            }
            const auto [place, isNew] = known.emplace(key, next);
            next += isNew ? 1 : 0;
            numbers.of.push_back(place->second);
        }
        numbers.count = next;
        if (wanted == QuestionClusters::Automatic && known.empty()) {
            continue; // no question names any: each stands alone, which the last unit says
        }
        if (wanted == clusters || next >= kEnoughQuestionClusters) {
            break;
        }
    }
    return numbers;
}

base::Result<RetrievalEvaluation> retrievalFigures(std::vector<QuestionRetrieval> questions,
                                                   const RetrievalSettings& settings,
                                                   const std::stop_token& stop) {
    ASSAY_TRY(const auto measures, RetrievalMeasures::of(settings));
    RetrievalEvaluation evaluation;
    evaluation.columns = measures.columns();
    evaluation.questions = std::move(questions);
    for (const QuestionRetrieval& question : evaluation.questions) {
        ++evaluation.rules[question.rule];
    }
    const QuestionClusterNumbers clusters = clusterNumbersOf(evaluation.questions, settings.clusters);
    evaluation.clusters = clusters.clusters;
    std::vector<FigureStratum> strata = figureStrata(evaluation);
    const std::size_t columns = evaluation.columns.size();
    for (FigureStratum& stratum : strata) {
        countQuestions(evaluation.questions, stratum, clusters.of);
        stratum.lacksAllGold = lackAllGold(
            stratum.places, [&](std::size_t place) { return lacksGold(evaluation.questions[place]); });
        stratum.figures->metrics.resize(columns);
    }
    std::vector<std::vector<std::optional<double>>> chances(columns); // by column, then by question
    const bool known =
        retrieval::runNumberedTasks(columns, kMostFigureThreads, stop, [&](std::size_t column) {
            for (const QuestionRetrieval& question : evaluation.questions) {
                chances[column].push_back(luckOf(evaluation.columns[column], question));
            }
        });
    const bool whole = known && retrieval::runNumberedTasks(
                                    strata.size() * columns, kMostFigureThreads, stop, [&](std::size_t task) {
                                        FigureStratum& stratum = strata[task / columns];
                                        const std::size_t column = task % columns;
                                        stratum.figures->metrics[column] =
                                            figureOf(evaluation.questions, evaluation.columns[column], column,
                                                     stratum, chances[column], clusters.of, settings.seed);
                                    });
    if (!whole) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    evaluation.figures.designEffect = designEffectOf(evaluation, clusters.of);
    return evaluation;
}

ParaphraseColumns paraphraseColumns(std::span<const RetrievalColumn> columns) {
    constexpr int kUsualCutoff = 5;
    ParaphraseColumns chosen;
    std::optional<int> best;
    for (const RetrievalColumn& column : columns) {
        const bool isRank = column.name == "recip_rank" || column.name.starts_with("mrr_at_");
        if (isRank && chosen.score.empty()) {
            chosen.score = column.name;
        }
        if (!column.cutoff || !column.name.starts_with("success_")) {
            continue;
        }
        const int k = *column.cutoff;
        const bool isBetter = !best || (k <= kUsualCutoff && (*best > kUsualCutoff || k > *best)) ||
                              (*best > kUsualCutoff && k < *best);
        if (isBetter) {
            best = k;
            chosen.outcome = column.name;
        }
    }
    return chosen;
}

ParaphraseRobustness paraphrasesOf(const RetrievalEvaluation& evaluation, std::uint64_t seed) {
    constexpr double kMostly = 0.5;
    const ParaphraseColumns chosen = paraphraseColumns(evaluation.columns);
    const auto valueOf = [&](const QuestionRetrieval& question, const std::string& name) {
        const auto column = std::ranges::find(evaluation.columns, name, &RetrievalColumn::name);
        const auto place = static_cast<std::size_t>(column - evaluation.columns.begin());
        return place < question.values.size() ? question.values[place] : std::nullopt;
    };
    std::vector<WordedItem> items;
    for (const QuestionRetrieval& question : evaluation.questions) {
        WordedItem worded{question.questionId, question.paraphraseOf, {}, {}};
        if (question.relevant > 0) {
            const std::optional<double> hit = valueOf(question, chosen.outcome);
            worded.outcome = !hit ? "" : *hit >= kMostly ? "hit" : "miss";
            worded.score = valueOf(question, chosen.score);
        }
        items.push_back(std::move(worded));
    }
    return paraphraseRobustness(items, seed);
}

} // namespace assay::evaluate

#include "core/evaluate/retrieval/retrieval_comparison.h"

#include <algorithm>
#include <limits>
#include <map>

namespace assay::evaluate {
namespace {

constexpr double kNoMeasure = std::numeric_limits<double>::quiet_NaN();

base::Result<> requireSameGold(std::span<const RetrievalRun* const> runs) {
    for (const RetrievalRun* const run : runs) {
        const RetrievalRunSettings& first = runs.front()->about;
        const bool same = run->about.suiteHash == first.suiteHash &&
                          run->about.settings.relevance == first.settings.relevance &&
                          run->about.settings.level == first.settings.level;
        if (!same) {
            return base::fail(base::ErrorCode::InputNotUsable,
                              "another suite, relevance or level than that of '" + runs.front()->info.name +
                                  "'",
                              run->info.name);
        }
    }
    return {};
}

ComparedSystem retrievalSystem(const RetrievalRun& run,
                               const std::map<std::string_view, std::size_t>& places) {
    ComparedSystem system;
    system.name = run.about.predictions;
    system.answered.assign(places.size(), false);
    for (std::size_t column = 0; column < run.evaluation.columns.size(); ++column) {
        const RetrievalColumn& of = run.evaluation.columns[column];
        ComparedMetric metric{of.name, of.isShare, {}, std::vector<double>(places.size(), kNoMeasure)};
        for (const QuestionRetrieval& question : run.evaluation.questions) {
            const std::size_t place = places.at(question.questionId);
            metric.values[place] = question.values[column].value_or(kNoMeasure);
            system.answered[place] = question.hasList;
        }
        system.metrics.push_back(std::move(metric));
    }
    return system;
}

} // namespace

base::Result<ComparedAnswers> comparedRetrieval(std::span<const RetrievalRun* const> runs) {
    ComparedAnswers compared;
    if (runs.empty()) {
        return compared;
    }
    ASSAY_TRY(requireSameGold(runs));
    std::map<std::string_view, std::size_t> places;
    std::vector<QuestionRetrieval> keys; // what clusters go by
    for (const RetrievalRun* const run : runs) {
        for (const QuestionRetrieval& question : run->evaluation.questions) {
            if (places.emplace(question.questionId, places.size()).second) {
                compared.questionIds.push_back(question.questionId);
                keys.emplace_back();
                keys.back().questionId = question.questionId;
                keys.back().paraphraseOf = question.paraphraseOf;
                keys.back().company = question.company;
                keys.back().filing = question.filing;
            }
        }
    }
    QuestionClusterNumbers clusters = clusterNumbersOf(keys, runs.front()->about.settings.clusters);
    compared.clusterOf = std::move(clusters.of);
    compared.clusters = clusters.clusters;
    std::map<std::string, int> times;
    for (const RetrievalRun* const run : runs) {
        compared.systems.push_back(retrievalSystem(*run, places));
        ++times[compared.systems.back().name];
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (times[compared.systems[i].name] > 1) {
            compared.systems[i].name += " #" + std::to_string(runs[i]->info.id);
        }
    }
    return compared;
}

base::Result<RerankingGain> rerankingGain(const RetrievalRun& after, const RetrievalRun& before,
                                          const Reranked& reranked, const std::stop_token& stop,
                                          base::ProgressSink& progress) {
    const std::array<const RetrievalRun*, 2> runs{&after, &before};
    ASSAY_TRY(const auto compared, comparedRetrieval(runs));
    AnswerComparisonSettings settings;
    // Where another choice of measures leaves the usual headline out, the first of them was named before.
    const std::vector<RetrievalColumn>& columns = after.evaluation.columns;
    const bool hasUsual =
        std::ranges::find(columns, kRetrievalHeadline, &RetrievalColumn::name) != columns.end();
    settings.headline = hasUsual || columns.empty() ? kRetrievalHeadline : columns.front().name;
    settings.seed = after.about.settings.seed;
    ASSAY_TRY(auto comparison, compareAnswers(compared, 0, 1, settings, stop, progress));
    return RerankingGain{reranked, before.info.id, std::move(comparison)};
}

} // namespace assay::evaluate

#include "core/evaluate/answers/answer_comparison.h"

#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>
#include <set>
#include <utility>

namespace assay::evaluate {
namespace {

using metrics::AnswerMetric;

constexpr double kNoScore = std::numeric_limits<double>::quiet_NaN();
constexpr double kEqualScores = 1e-12; // values within it are the same
constexpr double kDifferenceLevel = 0.05;
constexpr double kEquivalenceConfidence = 0.90;
constexpr std::string_view kPassRate = "pass_rate";
constexpr std::string_view kOverall = "overall";

// The questions of all runs, each once, in the order in which they first come.
struct SharedItems {
    std::vector<const AnswerRunItem*> list;
    std::vector<bool> changed; // the runs measured different revisions
    std::map<std::string_view, std::size_t> placeOf;
};

SharedItems sharedItems(std::span<const AnswerRun* const> runs) {
    SharedItems shared;
    for (const AnswerRun* run : runs) {
        std::set<std::string_view> ofRun;
        for (const AnswerRunItem& item : run->items) {
            if (!ofRun.insert(item.questionId).second) {
                continue; // of several suites: predictions belong to the first question of an id
            }
            const auto [known, isNew] = shared.placeOf.emplace(item.questionId, shared.list.size());
            if (isNew) {
                shared.list.push_back(&item);
                shared.changed.push_back(false);
                continue;
            }
            const AnswerRunItem& first = *shared.list[known->second];
            if (first.question != item.question || first.revision != item.revision) {
                shared.changed[known->second] = true;
            }
        }
    }
    return shared;
}

// By shared question the number of its cluster, as the run with the largest clusters that has it says.
std::vector<std::uint32_t> clusterNumbers(std::span<const AnswerRun* const> runs, const SharedItems& shared) {
    std::vector<const AnswerRun*> ordered(runs.begin(), runs.end());
    std::ranges::stable_sort(ordered, {}, &AnswerRun::clusters);
    std::vector<std::optional<std::uint32_t>> numbers(shared.list.size());
    std::map<std::string_view, std::uint32_t> known;
    std::uint32_t next = 0;
    for (const AnswerRun* run : ordered) {
        for (const AnswerRunItem& item : run->items) {
            auto& number = numbers[shared.placeOf.at(item.questionId)];
            if (number) {
                continue;
            }
            const auto [place, isNew] =
                item.cluster.empty() ? std::pair(known.end(), true) : known.emplace(item.cluster, next);
            number = isNew ? next : place->second;
            next += isNew ? 1 : 0;
        }
    }
    std::vector<std::uint32_t> result;
    for (const auto& number : numbers) {
        result.push_back(number.value_or(0)); // every shared question stands in a run
    }
    return result;
}

bool isShareName(std::string_view metric) {
    const auto known = metrics::answerMetricFromName(metric);
    return metric == kPassRate || (known && metrics::isShare(*known));
}

// `placeOf`: of the shared questions their place among those that are compared.
ComparedSystem comparedSystem(const AnswerRun& run, const SharedItems& shared,
                              std::span<const std::optional<std::size_t>> placeOf, std::size_t count) {
    ComparedSystem result;
    result.name = run.inputs.predictions;
    result.rubric = run.settings.rubricTaken();
    result.answered.assign(count, false);
    for (const MetricFigure& figure : run.figures.metrics) {
        result.metrics.push_back(
            {figure.name, isShareName(figure.name), figure.model, std::vector<double>(count, kNoScore)});
    }
    ComparedMetric passed{std::string(kPassRate), true, {}, std::vector<double>(count, kNoScore)};
    for (const AnswerRunItem& item : run.items) {
        const auto place = placeOf[shared.placeOf.at(item.questionId)];
        if (!place || item.answered == 0) {
            continue; // a failure is in no figure
        }
        result.answered[*place] = true;
        for (ComparedMetric& metric : result.metrics) {
            metric.values[*place] = item.value(metric.name).value_or(kNoScore);
        }
        if (item.verdict) {
            passed.values[*place] = *item.verdict == AnswerVerdict::Pass ? 1 : 0;
        }
    }
    result.metrics.push_back(std::move(passed));
    return result;
}

// Systems whose predictions have one name are called as their runs.
void nameApart(std::span<const AnswerRun* const> runs, std::vector<ComparedSystem>& systems) {
    std::map<std::string, int> times;
    for (const ComparedSystem& system : systems) {
        ++times[system.name];
    }
    for (std::size_t i = 0; i < systems.size(); ++i) {
        if (times[systems[i].name] > 1) {
            systems[i].name = runs[i]->info.name + " #" + std::to_string(runs[i]->info.id);
        }
    }
}

bool hasValue(const ComparedMetric* metric) {
    return metric != nullptr &&
           std::ranges::any_of(metric->values, [](double value) { return !std::isnan(value); });
}

// Whether the two rubrics take the measure in the same way.
bool measureAlike(const Rubric& a, const Rubric& b, std::string_view metric) {
    if (metric == kOverall || metric == kPassRate) {
        return a.parts == b.parts && a.pass == b.pass && a.acceptable == b.acceptable &&
               a.demands == b.demands && a.assertions == b.assertions && a.tokenizer == b.tokenizer &&
               a.stem == b.stem && a.citations == b.citations;
    }
    if (metric.starts_with("rouge")) {
        return a.tokenizer == b.tokenizer && a.stem == b.stem;
    }
    return !metric.starts_with("citation") || a.citations == b.citations;
}

// The values of the questions that both sides have.
struct PairedScores {
    std::vector<double> a, b, differences;
    std::vector<std::uint32_t> clusterOf;
};

PairedScores pairedScores(const ComparedAnswers& answers, const ComparedMetric& a, const ComparedMetric& b,
                          MetricComparison& result) {
    PairedScores paired;
    const double sign = result.better == BetterValues::Lower ? -1 : 1;
    for (std::size_t i = 0; i < answers.questionIds.size(); ++i) {
        const bool hasA = !std::isnan(a.values[i]);
        const bool hasB = !std::isnan(b.values[i]);
        result.onlyA += hasA && !hasB ? 1 : 0;
        result.onlyB += hasB && !hasA ? 1 : 0;
        if (!hasA || !hasB) {
            continue;
        }
        paired.a.push_back(a.values[i]);
        paired.b.push_back(b.values[i]);
        paired.differences.push_back(a.values[i] - b.values[i]);
        paired.clusterOf.push_back(answers.clusterOf[i]);
        const double gain = sign * paired.differences.back();
        ++(gain > kEqualScores ? result.wins : gain < -kEqualScores ? result.losses : result.ties);
    }
    result.n = std::ssize(paired.differences);
    return paired;
}

std::vector<ComparisonShortage> shortagesOf(const MetricComparison& result, const ComparedSystem& systemA,
                                            const ComparedSystem& systemB, const ComparedMetric& a,
                                            const ComparedMetric& b) {
    std::vector<ComparisonShortage> shortages;
    if (!measureAlike(systemA.rubric, systemB.rubric, result.metric)) {
        shortages.push_back(ComparisonShortage::OtherRubric);
    }
    if (a.model != b.model) {
        shortages.push_back(ComparisonShortage::OtherModel);
    }
    if (result.n < kLeastCommonQuestions) {
        shortages.push_back(ComparisonShortage::TooFewQuestions);
    }
    if (result.clusters < static_cast<std::int64_t>(statistics::kLeastClusters)) {
        shortages.push_back(ComparisonShortage::TooFewClusters);
    }
    if (result.wins + result.losses < kLeastUnequalQuestions) {
        shortages.push_back(ComparisonShortage::TooFewUnequal);
    }
    return shortages;
}

// All but what depends on the other tests of the table.
MetricComparison compareMetric(const ComparedAnswers& answers, std::size_t first, std::size_t second,
                               const ComparedMetric& a, const ComparedMetric& b,
                               const AnswerComparisonSettings& settings) {
    MetricComparison result;
    result.metric = a.name;
    result.share = a.share;
    result.better = a.better.value_or(betterValues(a.name));
    const PairedScores paired = pairedScores(answers, a, b, result);
    const statistics::Clusters clusters(paired.clusterOf);
    result.clusters = static_cast<std::int64_t>(clusters.size());
    result.a = statistics::mean(paired.a);
    result.b = statistics::mean(paired.b);
    result.difference = statistics::mean(paired.differences);
    if (result.n > 0) {
        const std::vector<double> ones(paired.differences.size(), 1);
        result.interval =
            statistics::clusteredRatioInterval(paired.differences, ones, clusters, settings.seed);
        if (settings.equivalentWithin) {
            result.interval90 =
                statistics::clusteredRatioInterval(paired.differences, ones, clusters, settings.seed,
                                                   statistics::kBootstrapDraws, kEquivalenceConfidence);
        }
        result.p = statistics::signFlipP(paired.differences, clusters, settings.seed);
    }
    if (result.share) {
        result.designEffect = statistics::clusteredShare(paired.a, {}, clusters).designEffect();
    }
    result.shortages = shortagesOf(result, answers.systems[first], answers.systems[second], a, b);
    return result;
}

// Corrects the p of all that are no headline and can be judged for their number.
void adjustAll(std::span<MetricComparison* const> table) {
    std::vector<double> family;
    for (const MetricComparison* one : table) {
        if (!one->isHeadline && one->p && one->shortages.empty()) {
            family.push_back(*one->p);
        }
    }
    const std::vector<double> adjusted = statistics::holmAdjusted(family);
    auto next = adjusted.begin();
    for (MetricComparison* one : table) {
        if (!one->isHeadline && one->p && one->shortages.empty()) {
            one->holm = *next++;
        }
    }
}

SystemsVerdict verdictOn(const MetricComparison& one, const std::optional<double>& equivalentWithin) {
    if (!one.shortages.empty() || !one.judgedP()) {
        return SystemsVerdict::CannotBeJudged;
    }
    if (equivalentWithin && one.interval90 && one.interval90->low >= -*equivalentWithin &&
        one.interval90->high <= *equivalentWithin) {
        return SystemsVerdict::Equivalent;
    }
    if (*one.judgedP() >= kDifferenceLevel) {
        return SystemsVerdict::Inconclusive;
    }
    if (one.better == BetterValues::Neither) {
        return SystemsVerdict::Differs;
    }
    const bool aIsHigher = one.difference.value_or(0) > 0;
    return aIsHigher == (one.better == BetterValues::Higher) ? SystemsVerdict::BetterA
                                                             : SystemsVerdict::BetterB;
}

base::Result<> checkComparison(const ComparedAnswers& answers, const AnswerComparisonSettings& settings,
                               std::span<const std::size_t> systems) {
    for (const std::size_t system : systems) {
        if (system >= answers.systems.size()) {
            return base::fail(base::ErrorCode::InvalidArgument, std::to_string(system), "system");
        }
    }
    if (systems.size() == 2 && systems[0] == systems[1]) {
        return base::fail(base::ErrorCode::InvalidArgument, "a system with itself", "system");
    }
    if (settings.equivalentWithin && !(*settings.equivalentWithin >= 0)) {
        return base::fail(base::ErrorCode::InvalidArgument, "below 0", "equivalent_within");
    }
    return {};
}

// Of all systems that have the measure over the questions that all of these have, and their order by it.
void takeCommonMeans(const ComparedAnswers& answers, std::span<const ComparedMetric* const> values,
                     SystemMatrix& matrix) {
    std::vector<double> sums(values.size(), 0);
    for (std::size_t i = 0; i < answers.questionIds.size(); ++i) {
        const bool all = std::ranges::all_of(values, [i](const ComparedMetric* metric) {
            return metric == nullptr || !std::isnan(metric->values[i]);
        });
        if (!all) {
            continue;
        }
        ++matrix.common;
        for (std::size_t system = 0; system < values.size(); ++system) {
            sums[system] += values[system] != nullptr ? values[system]->values[i] : 0;
        }
    }
    const double sign = betterValues(matrix.metric) == BetterValues::Lower ? 1 : -1;
    for (std::size_t system = 0; system < values.size(); ++system) {
        const bool known = values[system] != nullptr && matrix.common > 0;
        matrix.mean.push_back(known ? std::optional(sums[system] / static_cast<double>(matrix.common))
                                    : std::nullopt);
        matrix.order.push_back(system);
    }
    std::ranges::stable_sort(matrix.order, {}, [&](std::size_t system) {
        const auto& mean = matrix.mean[system];
        return mean ? sign * *mean : std::numeric_limits<double>::infinity();
    });
}

// Runs the tasks on several threads and tells how many are done. False: stopped.
template <typename Work>
bool runCounted(std::size_t count, unsigned threads, const std::stop_token& stop,
                base::ProgressSink& progress, const Work& work) {
    constexpr unsigned kMostThreads = 8;
    std::mutex mutex;
    std::int64_t done = 0;
    const auto total = static_cast<std::int64_t>(count);
    progress.report(base::Stage::Evaluating, 0, total);
    return retrieval::runNumberedTasks(count, std::min(retrieval::threadsOr(threads), kMostThreads), stop,
                                       [&](std::size_t task) {
                                           work(task);
                                           const std::scoped_lock lock(mutex);
                                           progress.report(base::Stage::Evaluating, ++done, total);
                                       });
}

} // namespace

BetterValues betterValues(std::string_view metric) noexcept {
    const auto known = metrics::answerMetricFromName(metric);
    if (!known) {
        return BetterValues::Higher;
    }
    switch (*known) {
    case AnswerMetric::Hallucinations:
    case AnswerMetric::LatencyMs:
    case AnswerMetric::Tokens:
    case AnswerMetric::Price:
        return BetterValues::Lower;
    case AnswerMetric::TokenCount:
    case AnswerMetric::Abstained:
        return BetterValues::Neither;
    default:
        return BetterValues::Higher;
    }
}

const ComparedMetric* ComparedSystem::find(std::string_view metric) const noexcept {
    const auto found = std::ranges::find(metrics, metric, &ComparedMetric::name);
    return found == metrics.end() ? nullptr : &*found;
}

const MetricComparison* AnswerComparison::find(std::string_view metric) const noexcept {
    const auto found = std::ranges::find(metrics, metric, &MetricComparison::metric);
    return found == metrics.end() ? nullptr : &*found;
}

const MetricComparison* AnswerComparison::headline() const noexcept {
    const auto found = std::ranges::find(metrics, true, &MetricComparison::isHeadline);
    return found == metrics.end() ? nullptr : &*found;
}

ComparedAnswers comparedAnswers(std::span<const AnswerRun* const> runs) {
    const SharedItems shared = sharedItems(runs);
    const std::vector<std::uint32_t> numbers = clusterNumbers(runs, shared);
    ComparedAnswers answers;
    std::vector<std::optional<std::size_t>> placeOf(shared.list.size());
    for (std::size_t i = 0; i < shared.list.size(); ++i) {
        const std::string& id = shared.list[i]->questionId;
        if (shared.changed[i]) {
            answers.changed.push_back(id);
            continue;
        }
        placeOf[i] = answers.questionIds.size();
        answers.questionIds.push_back(id);
        answers.clusterOf.push_back(numbers[i]);
    }
    for (const AnswerRun* run : runs) {
        answers.clusters = std::min(answers.clusters, run->clusters);
        answers.systems.push_back(comparedSystem(*run, shared, placeOf, answers.questionIds.size()));
    }
    nameApart(runs, answers.systems);
    return answers;
}

std::string_view usualHeadline(const ComparedAnswers& answers, std::size_t a, std::size_t b) noexcept {
    const bool both =
        hasValue(answers.systems[a].find(kOverall)) && hasValue(answers.systems[b].find(kOverall));
    return both ? kOverall : metrics::answerMetricName(AnswerMetric::RougeLF);
}

base::Result<AnswerComparison> compareAnswers(const ComparedAnswers& answers, std::size_t a, std::size_t b,
                                              const AnswerComparisonSettings& settings,
                                              const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(checkComparison(answers, settings, std::array{a, b}));
    AnswerComparison comparison;
    comparison.a = a;
    comparison.b = b;
    const ComparedSystem& first = answers.systems[a];
    const ComparedSystem& second = answers.systems[b];
    for (std::size_t i = 0; i < answers.questionIds.size(); ++i) {
        comparison.common += first.answered[i] && second.answered[i] ? 1 : 0;
        comparison.onlyA += first.answered[i] && !second.answered[i] ? 1 : 0;
        comparison.onlyB += second.answered[i] && !first.answered[i] ? 1 : 0;
    }
    std::vector<std::pair<const ComparedMetric*, const ComparedMetric*>> pairs;
    for (const ComparedMetric& metric : first.metrics) {
        if (const ComparedMetric* const other = second.find(metric.name)) {
            pairs.emplace_back(&metric, other);
        }
    }
    comparison.metrics.resize(pairs.size());
    const bool whole = runCounted(pairs.size(), settings.threads, stop, progress, [&](std::size_t task) {
        comparison.metrics[task] =
            compareMetric(answers, a, b, *pairs[task].first, *pairs[task].second, settings);
    });
    if (!whole) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    const std::string_view headline =
        settings.headline.empty() ? usualHeadline(answers, a, b) : std::string_view(settings.headline);
    std::vector<MetricComparison*> table;
    for (MetricComparison& one : comparison.metrics) {
        one.isHeadline = one.metric == headline;
        table.push_back(&one);
    }
    adjustAll(table);
    for (MetricComparison& one : comparison.metrics) {
        one.verdict = verdictOn(one, settings.equivalentWithin);
    }
    return comparison;
}

std::vector<QuestionDifference> questionDifferences(const ComparedAnswers& answers, std::size_t a,
                                                    std::size_t b, std::string_view metric) {
    std::vector<QuestionDifference> list;
    const ComparedMetric* const first = answers.systems[a].find(metric);
    const ComparedMetric* const second = answers.systems[b].find(metric);
    if (first == nullptr || second == nullptr) {
        return list;
    }
    const BetterValues better = first->better.value_or(betterValues(metric));
    for (std::size_t i = 0; i < answers.questionIds.size(); ++i) {
        QuestionDifference one{i, first->values[i], second->values[i], 0};
        const double gain = better == BetterValues::Lower ? -one.difference() : one.difference();
        if (std::isnan(gain)) {
            continue;
        }
        one.outcome = gain > kEqualScores ? 1 : gain < -kEqualScores ? -1 : 0;
        list.push_back(one);
    }
    std::ranges::stable_sort(list, std::ranges::greater{}, [](const QuestionDifference& one) {
        return one.outcome == 0 ? 0.0 : std::abs(one.difference());
    });
    return list;
}

base::Result<SystemMatrix> compareAll(const ComparedAnswers& answers,
                                      const AnswerComparisonSettings& settings, const std::stop_token& stop,
                                      base::ProgressSink& progress) {
    ASSAY_TRY(checkComparison(answers, settings, {}));
    SystemMatrix matrix;
    const std::size_t systems = answers.systems.size();
    matrix.metric = settings.headline;
    if (matrix.metric.empty()) {
        bool isOverall = systems > 0;
        for (const ComparedSystem& system : answers.systems) {
            isOverall = isOverall && hasValue(system.find(kOverall));
        }
        matrix.metric = isOverall ? kOverall : metrics::answerMetricName(AnswerMetric::RougeLF);
    }
    std::vector<const ComparedMetric*> values;
    for (const ComparedSystem& system : answers.systems) {
        values.push_back(system.find(matrix.metric));
    }
    for (std::size_t a = 0; a < systems; ++a) {
        for (std::size_t b = a + 1; b < systems; ++b) {
            if (values[a] != nullptr && values[b] != nullptr) {
                matrix.pairs.push_back({a, b, {}});
            }
        }
    }
    const bool whole =
        runCounted(matrix.pairs.size(), settings.threads, stop, progress, [&](std::size_t task) {
            SystemPair& pair = matrix.pairs[task];
            pair.comparison =
                compareMetric(answers, pair.a, pair.b, *values[pair.a], *values[pair.b], settings);
        });
    if (!whole) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    std::vector<MetricComparison*> table;
    for (SystemPair& pair : matrix.pairs) {
        table.push_back(&pair.comparison);
    }
    adjustAll(table);
    for (MetricComparison* one : table) {
        one->verdict = verdictOn(*one, settings.equivalentWithin);
    }
    takeCommonMeans(answers, values, matrix);
    return matrix;
}

} // namespace assay::evaluate

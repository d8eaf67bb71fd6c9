#include "core/evaluate/answers/answer_figures.h"

#include "core/curation/question_drafting.h"
#include "core/evaluate/answers/answer_intervals.h"
#include "core/evaluate/paraphrase_clusters.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace assay::evaluate {

using metrics::AnswerMetric;

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kEnoughClusters = 20;

// One measure of all questions.
struct Column {
    std::string name;
    std::optional<AnswerMetric> metric; // nullopt: from outside, under its own name
    bool share = false;
    std::string model;
    std::vector<double> values; // by place in AnswerEvaluation::questions; NaN: none
};

// Of the question alone, whatever it is a paraphrase of.
std::string ownCluster(const model::Question& question, QuestionClusters clusters) {
    if (clusters == QuestionClusters::Question) {
        return {};
    }
    QuestionClusterKeys keys = clusterKeysOf(question);
    return clusters == QuestionClusters::Filing ? std::move(keys.filing) : std::move(keys.company);
}

// Whether questions name so many companies or filings that they can be clusters.
bool namesEnough(std::span<const model::Question> questions, const AnswerEvaluation& evaluation,
                 QuestionClusters clusters) {
    std::set<std::string> own;
    for (const QuestionAnswers& group : evaluation.questions) {
        if (std::string key = ownCluster(questions[group.question], clusters); !key.empty()) {
            own.insert(std::move(key));
        }
        if (own.size() >= kEnoughClusters) {
            return true;
        }
    }
    return false;
}

std::vector<std::uint32_t> clusterNumbers(std::span<const model::Question> questions,
                                          const AnswerEvaluation& evaluation, QuestionClusters clusters,
                                          std::size_t& count) {
    const std::vector<std::string> keys = questionClusters(questions, clusters);
    std::map<std::string, std::uint32_t> numbers;
    std::vector<std::uint32_t> result;
    std::uint32_t next = 0;
    for (const QuestionAnswers& group : evaluation.questions) {
        const std::string& key = keys[group.question];
        if (key.empty()) {
            result.push_back(next++);
            continue;
        }
        const auto [place, isNew] = numbers.emplace(key, next);
        next += isNew ? 1 : 0;
        result.push_back(place->second);
    }
    count = next;
    return result;
}

// Companies where there are enough, else filings, else questions.
std::vector<std::uint32_t> chooseClusters(std::span<const model::Question> questions, QuestionClusters wanted,
                                          AnswerEvaluation& evaluation) {
    constexpr std::array kOrder{QuestionClusters::Company, QuestionClusters::Filing,
                                QuestionClusters::Question};
    for (const QuestionClusters clusters : kOrder) {
        if (wanted != QuestionClusters::Automatic && wanted != clusters) {
            continue;
        }
        if (wanted == clusters || clusters == QuestionClusters::Question ||
            namesEnough(questions, evaluation, clusters)) {
            evaluation.clusters = clusters;
            return clusterNumbers(questions, evaluation, clusters, evaluation.clusterCount);
        }
    }
    return {};
}

std::string modelsOf(const AnswerEvaluation& evaluation, std::string_view name,
                     std::optional<AnswerMetric> metric) {
    std::set<std::string> models;
    for (const QuestionAnswers& group : evaluation.questions) {
        for (const AnswerScore& score : group.scores) {
            for (const OutsideMetric& outside : score.outside) {
                const bool same = metric ? outside.as == metric : outside.name == name;
                if (same && !outside.model.empty()) {
                    models.insert(outside.model);
                }
            }
        }
    }
    std::string joined;
    for (const std::string& model : models) {
        joined += (joined.empty() ? "" : ", ") + model;
    }
    return joined;
}

// Every measure that any answer has a value of, or a reason for having none.
std::vector<Column> columnsOf(const AnswerEvaluation& evaluation) {
    std::array<bool, metrics::kAnswerMetricCount> seen{};
    std::set<std::string> outside;
    for (const QuestionAnswers& group : evaluation.questions) {
        for (const AnswerScore& score : group.scores) {
            for (const MetricValue& value : score.metrics) {
                seen[static_cast<std::size_t>(value.metric)] = true;
            }
            for (const OutsideMetric& one : score.outside) {
                if (!one.as) {
                    outside.insert(one.name);
                }
            }
        }
    }
    std::vector<Column> columns;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const auto metric = static_cast<AnswerMetric>(i);
        if (seen[i]) {
            const auto name = metrics::answerMetricName(metric);
            columns.push_back({std::string(name),
                               metric,
                               metrics::isShare(metric),
                               comesFromOutside(metric) ? modelsOf(evaluation, name, metric) : "",
                               {}});
        }
    }
    for (const std::string& name : outside) {
        columns.push_back({name, std::nullopt, false, modelsOf(evaluation, name, std::nullopt), {}});
    }
    return columns;
}

// Over the answers of a question that have a value; NaN: none has.
double meanOf(const QuestionAnswers& group, const Column& column) {
    double sum = 0;
    double count = 0;
    for (const AnswerScore& score : group.scores) {
        const auto value = column.metric ? score.value(*column.metric) : score.value(column.name);
        sum += value.value_or(0);
        count += value ? 1 : 0;
    }
    return count > 0 ? sum / count : kMissing;
}

// Each question's answers are looked at once for all columns. False: stopped.
bool fillColumns(const AnswerEvaluation& evaluation, unsigned threads, const std::stop_token& stop,
                 std::vector<Column>& columns) {
    constexpr std::size_t kQuestionsOfTask = 1'024;
    const std::size_t questions = evaluation.questions.size();
    for (Column& column : columns) {
        column.values.resize(questions);
    }
    const std::size_t tasks = (questions + kQuestionsOfTask - 1) / kQuestionsOfTask;
    return retrieval::runNumberedTasks(tasks, threads, stop, [&](std::size_t task) {
        const std::size_t end = std::min((task + 1) * kQuestionsOfTask, questions);
        for (std::size_t place = task * kQuestionsOfTask; place < end; ++place) {
            for (Column& column : columns) {
                column.values[place] = meanOf(evaluation.questions[place], column);
            }
        }
    });
}

// Some of the questions, by their places.
struct AnswerStratum {
    AnswerFigures* figures = nullptr;
    std::vector<std::size_t> places;
};

// Which questions of a stratum have a value: several columns often agree in that.
struct Presence {
    std::vector<std::size_t> places; // in AnswerEvaluation::questions
    statistics::Clusters clusters;   // of these
};

// A stratum on its way to its figures.
struct AnswerStratumWork {
    std::vector<Presence> presences;
    std::vector<std::size_t> presenceOf; // by column
    std::vector<std::size_t> meansOf;    // columns whose interval is drawn
    ClusterRows rows;                    // their sums, then the counts of each presence
};

std::size_t presenceOf(const Column& column, const AnswerStratum& stratum,
                       const std::vector<std::uint32_t>& clusterOf, std::vector<Presence>& presences) {
    std::vector<std::size_t> places;
    for (const std::size_t place : stratum.places) {
        if (!std::isnan(column.values[place])) {
            places.push_back(place);
        }
    }
    const auto known = std::ranges::find(presences, places, &Presence::places);
    if (known != presences.end()) {
        return static_cast<std::size_t>(known - presences.begin());
    }
    std::vector<std::uint32_t> clusters;
    for (const std::size_t place : places) {
        clusters.push_back(clusterOf[place]);
    }
    presences.push_back({std::move(places), statistics::Clusters(clusters)});
    return presences.size() - 1;
}

MetricFigure figureOf(const Column& column, const AnswerStratum& stratum, const Presence& presence,
                      bool interval) {
    MetricFigure figure;
    figure.name = column.name;
    figure.model = column.model;
    std::vector<double> values;
    double sum = 0;
    for (const std::size_t place : presence.places) {
        values.push_back(column.values[place]);
        sum += column.values[place];
    }
    figure.n = static_cast<std::int64_t>(values.size());
    figure.notApplicable = static_cast<std::int64_t>(stratum.places.size() - values.size());
    if (values.empty()) {
        return figure;
    }
    figure.mean = sum / static_cast<double>(values.size());
    if (interval && column.share) {
        figure.interval = statistics::clusteredShare(values, {}, presence.clusters).interval;
    }
    return figure;
}

// The sums by cluster that intervals of the stratum's means are drawn from.
void sumByCluster(const std::vector<Column>& columns, const AnswerStratum& stratum,
                  const std::vector<std::uint32_t>& clusterOf, AnswerStratumWork& work) {
    ClusterRows& rows = work.rows;
    for (const std::size_t place : stratum.places) {
        rows.clusters.push_back(clusterOf[place]);
    }
    std::ranges::sort(rows.clusters);
    const auto repeats = std::ranges::unique(rows.clusters);
    rows.clusters.erase(repeats.begin(), repeats.end());
    rows.width = work.meansOf.size() + work.presences.size();
    rows.sums.assign(rows.clusters.size() * rows.width, 0);
    const auto rowOf = [&](std::size_t place) {
        const auto found = std::ranges::lower_bound(rows.clusters, clusterOf[place]);
        return static_cast<std::size_t>(found - rows.clusters.begin()) * rows.width;
    };
    for (std::size_t i = 0; i < work.presences.size(); ++i) {
        for (const std::size_t place : work.presences[i].places) {
            rows.sums[rowOf(place) + work.meansOf.size() + i] += 1;
        }
    }
    for (const std::size_t place : stratum.places) {
        const std::size_t row = rowOf(place);
        for (std::size_t i = 0; i < work.meansOf.size(); ++i) {
            const double value = columns[work.meansOf[i]].values[place];
            rows.sums[row + i] += std::isnan(value) ? 0 : value;
        }
    }
}

AnswerStratumWork takeMeans(const std::vector<Column>& columns, AnswerStratum& stratum,
                            const std::vector<std::uint32_t>& clusterOf, bool intervals) {
    AnswerStratumWork work;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::size_t presence = presenceOf(columns[i], stratum, clusterOf, work.presences);
        const Presence& present = work.presences[presence];
        work.presenceOf.push_back(presence);
        stratum.figures->metrics[i] = figureOf(columns[i], stratum, present, intervals);
        if (intervals && !columns[i].share && present.clusters.size() >= statistics::kLeastClusters) {
            work.meansOf.push_back(i);
        }
    }
    if (!work.meansOf.empty()) {
        sumByCluster(columns, stratum, clusterOf, work);
    }
    return work;
}

// Of all means of all strata; false: stopped.
bool drawIntervals(std::vector<AnswerStratum>& strata, std::vector<AnswerStratumWork>& works,
                   const AnswerEvaluationSettings& settings, std::size_t clusters, unsigned threads,
                   const std::stop_token& stop) {
    std::vector<ClusterRows> rows;
    std::vector<DrawnMean> means;
    for (AnswerStratumWork& work : works) {
        for (std::size_t i = 0; i < work.meansOf.size(); ++i) {
            const std::size_t presence = work.presenceOf[work.meansOf[i]];
            means.push_back(
                {rows.size(), i, work.meansOf.size() + presence, work.presences[presence].clusters.size()});
        }
        rows.push_back(std::move(work.rows));
    }
    const auto intervals = drawnMeanIntervals(rows, means, clusters, settings.seed, threads, stop);
    if (!intervals) {
        return false;
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < works.size(); ++i) {
        for (const std::size_t column : works[i].meansOf) {
            // Values that are all the same say nothing of how far their mean could move.
            const auto& drawn = (*intervals)[next++];
            strata[i].figures->metrics[column].interval =
                drawn && drawn->low < drawn->high ? drawn : std::nullopt;
        }
    }
    return true;
}

void countVerdicts(const AnswerEvaluation& evaluation, AnswerStratum& stratum) {
    AnswerFigures& figures = *stratum.figures;
    figures.questions = static_cast<std::int64_t>(stratum.places.size());
    for (const std::size_t place : stratum.places) {
        const QuestionAnswers& group = evaluation.questions[place];
        if (group.verdict) {
            ++figures.verdicts[std::string(kAnswerVerdictNames[static_cast<std::size_t>(*group.verdict)])];
        } else {
            ++figures.withoutVerdict;
        }
        for (const AnswerScore& score : group.scores) {
            figures.citations.correct += score.citations[0];
            figures.citations.generated += score.citations[1];
            figures.citations.found += score.citations[2];
            figures.citations.expected += score.citations[3];
        }
    }
}

bool isAnsweredAtAll(const QuestionAnswers& group) {
    return std::ranges::any_of(group.scores, [](const AnswerScore& score) {
        return std::ranges::none_of(score.warnings, [](const AnswerWarning& warning) {
            return warning.kind == AnswerWarningKind::NotAnswered;
        });
    });
}

std::vector<AnswerStratum> strataOf(std::span<const model::Question> questions,
                                    const AnswerEvaluationSettings& settings, AnswerEvaluation& evaluation) {
    std::vector<AnswerStratum> strata(1);
    strata.front().figures = &evaluation.figures;
    std::map<AnswerFigures*, std::size_t> numbers;
    for (std::size_t place = 0; place < evaluation.questions.size(); ++place) {
        if (!isAnsweredAtAll(evaluation.questions[place])) {
            continue; // a failure is in no figure
        }
        strata.front().places.push_back(place);
        const model::Question& question = questions[evaluation.questions[place].question];
        for (const std::string& field : settings.fields) {
            for (const std::string& value : stratumValues(question, field)) {
                AnswerFigures* const figures =
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

Column passColumn(const AnswerEvaluation& evaluation) {
    Column column{"pass_rate", std::nullopt, true, "", {}};
    for (const QuestionAnswers& group : evaluation.questions) {
        column.values.push_back(!group.verdict ? kMissing : *group.verdict == AnswerVerdict::Pass ? 1 : 0);
    }
    return column;
}

std::optional<double> ratio(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? std::optional(static_cast<double>(part) / static_cast<double>(whole)) : std::nullopt;
}

} // namespace

std::vector<std::string> questionClusters(std::span<const model::Question> questions,
                                          QuestionClusters clusters) {
    std::vector<std::string> originals;
    std::vector<std::string> own;
    for (const model::Question& question : questions) {
        originals.push_back(curation::paraphraseOf(question).value_or(std::string()));
        own.push_back(ownCluster(question, clusters));
    }
    std::vector<ClusteredWording> wordings;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        wordings.push_back({questions[i].questionId, originals[i], own[i]});
    }
    return clusterKeysWithOriginals(wordings);
}

std::optional<double> MicroCitations::precision() const noexcept {
    return ratio(correct, generated);
}

std::optional<double> MicroCitations::recall() const noexcept {
    return ratio(found, expected);
}

std::optional<double> MicroCitations::f1() const noexcept {
    if (generated == 0 && expected == 0) {
        return std::nullopt;
    }
    const double p = precision().value_or(0);
    const double r = recall().value_or(0);
    return p + r > 0 ? 2 * p * r / (p + r) : 0;
}

const MetricFigure* AnswerFigures::find(std::string_view name) const noexcept {
    const auto found = std::ranges::find(metrics, name, &MetricFigure::name);
    return found == metrics.end() ? nullptr : &*found;
}

bool takeFigures(std::span<const model::Question> questions, const AnswerEvaluationSettings& settings,
                 unsigned threads, const std::stop_token& stop, AnswerEvaluation& evaluation) {
    const std::vector<std::uint32_t> clusterOf = chooseClusters(questions, settings.clusters, evaluation);
    std::vector<Column> columns = columnsOf(evaluation);
    if (!fillColumns(evaluation, threads, stop, columns)) {
        return false;
    }
    columns.push_back(passColumn(evaluation));
    std::vector<AnswerStratum> strata = strataOf(questions, settings, evaluation);
    for (AnswerStratum& stratum : strata) {
        countVerdicts(evaluation, stratum);
        stratum.figures->metrics.resize(columns.size());
    }
    std::vector<AnswerStratumWork> works(strata.size());
    const bool whole = retrieval::runNumberedTasks(strata.size(), threads, stop,
                                                   [&](std::size_t task) {
                                                       works[task] = takeMeans(columns, strata[task],
                                                                               clusterOf, settings.intervals);
                                                   }) &&
                       drawIntervals(strata, works, settings, evaluation.clusterCount, threads, stop);
    for (AnswerStratum& stratum : strata) {
        stratum.figures->passRate = std::move(stratum.figures->metrics.back());
        stratum.figures->metrics.pop_back();
    }
    return whole;
}

} // namespace assay::evaluate

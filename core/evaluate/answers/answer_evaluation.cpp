#include "core/evaluate/answers/answer_evaluation.h"

#include "core/evaluate/answers/answer_figures.h"
#include "core/formats/answers/question_match.h"
#include "core/json/settings_reader.h"
#include "core/model/question_field.h"
#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <mutex>
#include <numeric>
#include <set>

namespace assay::evaluate {

using metrics::AnswerMetric;

namespace {

constexpr std::size_t kAnswersOfTask = 256;
constexpr unsigned kMostAnswerThreads = 8;

// The answers of each question, by sample, then in their own order.
std::vector<QuestionAnswers> groupAnswers(std::size_t questions,
                                          std::span<const model::Prediction> predictions,
                                          std::span<const std::optional<std::size_t>> questionOf,
                                          AnswerEvaluation& evaluation) {
    std::vector<std::vector<std::size_t>> answers(questions);
    for (std::size_t i = 0; i < predictions.size(); ++i) {
        questionOf[i] ? answers[*questionOf[i]].push_back(i) : evaluation.unmatched.push_back(i);
    }
    std::vector<QuestionAnswers> groups;
    for (std::size_t question = 0; question < questions; ++question) {
        if (answers[question].empty()) {
            evaluation.unanswered.push_back(question);
            continue;
        }
        std::ranges::stable_sort(answers[question], {},
                                 [&](std::size_t i) { return predictions[i].sample.value_or(0); });
        QuestionAnswers group;
        group.question = question;
        group.predictions = std::move(answers[question]);
        group.scores.resize(group.predictions.size());
        groups.push_back(std::move(group));
    }
    return groups;
}

// Scores the answers of some questions.
void scoreGroups(std::span<QuestionAnswers> groups, std::span<const model::Question> questions,
                 std::span<const model::Prediction> predictions, const Rubric& rubric,
                 const AnswerMaterial& material) {
    AnswerScorer scorer(rubric);
    for (QuestionAnswers& group : groups) {
        const model::Question& question = questions[group.question];
        std::vector<std::string_view> evidence;
        if (group.question < material.evidence.size()) {
            const std::vector<std::string>& texts = material.evidence[group.question];
            evidence.assign(texts.begin(), texts.end());
        }
        for (std::size_t i = 0; i < group.predictions.size(); ++i) {
            group.scores[i] = scorer.score(question, predictions[group.predictions[i]],
                                           {.evidence = evidence, .sources = material.sources});
            group.scores[i].metrics.shrink_to_fit();
        }
        group.overall = group.value(metrics::answerMetricName(AnswerMetric::Overall));
        bool demandsHold = true;
        bool demandsKnown = true;
        for (const AnswerScore& score : group.scores) {
            demandsHold = demandsHold && score.demandsHold;
            demandsKnown = demandsKnown && score.demandsKnown;
        }
        group.verdict = verdictOf(rubric, group.overall, demandsHold, demandsKnown);
    }
}

void countMarks(AnswerEvaluation& evaluation) {
    for (const QuestionAnswers& group : evaluation.questions) {
        for (const AnswerScore& score : group.scores) {
            for (const std::string& flag : score.flags) {
                ++evaluation.flags[flag];
            }
            std::array<bool, kAnswerWarningNames.size()> warned{};
            for (const AnswerWarning& warning : score.warnings) {
                warned[static_cast<std::size_t>(warning.kind)] = true;
            }
            for (std::size_t kind = 0; kind < warned.size(); ++kind) {
                if (warned[kind]) {
                    ++evaluation.warnings[std::string(kAnswerWarningNames[kind])];
                }
            }
        }
    }
    evaluation.failed = 0;
    const auto failed = evaluation.warnings.find(
        std::string(kAnswerWarningNames[static_cast<std::size_t>(AnswerWarningKind::NotAnswered)]));
    if (failed != evaluation.warnings.end()) {
        evaluation.failed = failed->second;
    }
}

MetricFigure figureNamed(const AnswerFigures& figures, const std::string& name) {
    const MetricFigure* const found = name == figures.passRate.name ? &figures.passRate : figures.find(name);
    MetricFigure none;
    none.name = name;
    return found != nullptr ? *found : none;
}

} // namespace

std::vector<TargetOutcome> targetOutcomes(const Rubric& rubric, const AnswerFigures& figures,
                                          const FiguresByField& by) {
    const AnswerFigures nobody;
    std::vector<TargetOutcome> outcomes;
    for (const RubricTarget& target : rubric.targets) {
        const AnswerFigures* of = &figures;
        if (!target.field.empty()) {
            const auto field = by.find(target.field);
            of = &nobody;
            if (field != by.end() && field->second.contains(target.value)) {
                of = &field->second.at(target.value);
            }
        }
        TargetOutcome outcome{target, figureNamed(*of, target.metric)};
        outcome.reachesMinimum = outcome.figure.mean && target.reaches(*outcome.figure.mean, target.minimum);
        outcome.reachesTarget = outcome.figure.mean && target.reaches(*outcome.figure.mean, target.target);
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

std::vector<RubricHint> shownHints(const Rubric& rubric, const AnswerFigures& figures) {
    std::vector<RubricHint> shown;
    for (const RubricHint& hint : rubric.hints) {
        const MetricFigure figure = figureNamed(figures, hint.when.metric);
        if (figure.mean && hint.when.holds(*figure.mean)) {
            shown.push_back(hint);
        }
    }
    return shown;
}

std::optional<double> QuestionAnswers::value(std::string_view name) const noexcept {
    double sum = 0;
    double count = 0;
    for (const AnswerScore& score : scores) {
        if (const auto one = score.value(name)) {
            sum += *one;
            count += 1;
        }
    }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

std::optional<statistics::Interval> QuestionAnswers::spread(std::string_view name) const noexcept {
    std::optional<statistics::Interval> spread;
    int count = 0;
    for (const AnswerScore& score : scores) {
        if (const auto one = score.value(name)) {
            ++count;
            spread = spread ? statistics::Interval{std::min(spread->low, *one), std::max(spread->high, *one)}
                            : statistics::Interval{*one, *one};
        }
    }
    return count > 1 ? spread : std::nullopt;
}

std::vector<metrics::CitedSource> citedSources(std::span<const formats::ReferenceEntry> entries) {
    std::vector<metrics::CitedSource> sources;
    for (const formats::ReferenceEntry& entry : entries) {
        if (!entry.id.empty() || !entry.name.empty()) {
            sources.push_back({entry.id, entry.name, entry.sections});
        }
    }
    return sources;
}

std::vector<std::optional<std::size_t>> matchPredictions(std::span<const model::Question> questions,
                                                         std::span<const model::Prediction> predictions) {
    const auto placesBy = [&](bool withTexts) {
        formats::QuestionMatch match;
        for (const model::Question& question : questions) {
            match.add(question.questionId, withTexts ? std::string_view(question.questionText) : "");
        }
        std::vector<std::optional<std::size_t>> places;
        for (const model::Prediction& prediction : predictions) {
            places.push_back(match.find(prediction.questionId, prediction.question).question);
        }
        return places;
    };
    // Texts are asked only where an id is not known.
    auto places = placesBy(false);
    const bool isEachKnown = std::ranges::all_of(places, [](const auto& place) { return place.has_value(); });
    return isEachKnown ? places : placesBy(true);
}

namespace {

// What stands under the object by names with dots: "metadata", and in it "metadata.domain".
void addPathsOf(const nlohmann::ordered_json& object, const std::string& before, int depth,
                std::set<std::string>& paths) {
    for (const auto& [key, value] : object.items()) {
        const std::string path = before.empty() ? key : before + "." + key;
        if (value.is_object() && depth > 1) {
            addPathsOf(value, path, depth - 1, paths);
        } else if (!value.is_object() && !value.is_null()) {
            paths.insert(path);
        }
    }
}

bool tellsApart(std::span<const model::Question> questions, const std::string& field) {
    std::set<std::string> values;
    std::size_t with = 0;
    for (const model::Question& question : questions) {
        const std::vector<std::string> own = stratumValues(question, field);
        with += own.empty() ? 0 : 1;
        values.insert(own.begin(), own.end());
    }
    return values.size() > 1 && values.size() < with;
}

} // namespace

std::vector<std::string> stratumFields(std::span<const model::Question> questions) {
    constexpr int kFieldDepth = 3;
    std::vector<std::string> names;
    for (const model::FieldInfo& field : model::questionFields()) {
        if (field.field != model::QuestionField::Extra && field.field != model::QuestionField::Messages) {
            names.emplace_back(field.name);
        }
    }
    std::set<std::string> paths;
    for (const model::Question& question : questions) {
        const nlohmann::ordered_json extra = json::parseSettingsJson(question.extra, json::kRecordDepth);
        if (extra.is_object()) {
            addPathsOf(extra, {}, kFieldDepth, paths);
        }
    }
    names.insert(names.end(), paths.begin(), paths.end());
    std::erase_if(names, [questions](const std::string& name) { return !tellsApart(questions, name); });
    return names;
}

std::vector<std::string> stratumValues(const model::Question& question, std::string_view field) {
    if (const auto known = model::questionFieldFromName(field)) {
        return model::fieldEntries(question, *known);
    }
    const nlohmann::ordered_json extra = json::parseSettingsJson(question.extra, json::kRecordDepth);
    const nlohmann::ordered_json* value = &extra;
    while (value != nullptr && !field.empty()) {
        const std::size_t dot = std::min(field.find('.'), field.size());
        value = base::valueOf(*value, field.substr(0, dot));
        field.remove_prefix(std::min(dot + 1, field.size()));
    }
    if (value == nullptr || value->is_object() || value->is_discarded()) {
        return {};
    }
    std::vector<std::string> values;
    const auto add = [&values](const nlohmann::ordered_json& one) {
        values.push_back(one.is_string()
                             ? one.get<std::string>()
                             : one.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    };
    if (value->is_array()) {
        std::ranges::for_each(*value, add);
    } else {
        add(*value);
    }
    return values;
}

base::Result<AnswerEvaluation> evaluateAnswers(std::span<const model::Question> questions,
                                               std::span<const model::Prediction> predictions,
                                               const Rubric& rubric, const AnswerMaterial& material,
                                               const AnswerEvaluationSettings& settings,
                                               const std::stop_token& stop, base::ProgressSink& progress) {
    return evaluateMatchedAnswers(questions, predictions, matchPredictions(questions, predictions), rubric,
                                  material, settings, stop, progress);
}

base::Result<AnswerEvaluation> evaluateMatchedAnswers(std::span<const model::Question> questions,
                                                      std::span<const model::Prediction> predictions,
                                                      std::span<const std::optional<std::size_t>> questionOf,
                                                      const Rubric& rubric, const AnswerMaterial& material,
                                                      const AnswerEvaluationSettings& settings,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) {
    AnswerEvaluation evaluation;
    evaluation.questions = groupAnswers(questions.size(), predictions, questionOf, evaluation);
    const std::span<QuestionAnswers> groups(evaluation.questions);
    const auto total = static_cast<std::int64_t>(groups.size());
    const unsigned threads = std::min(retrieval::threadsOr(settings.threads), kMostAnswerThreads);
    std::mutex mutex;
    std::int64_t done = 0;
    progress.report(base::Stage::Evaluating, 0, total);
    const std::size_t tasks = (groups.size() + kAnswersOfTask - 1) / kAnswersOfTask;
    const bool whole = retrieval::runNumberedTasks(tasks, threads, stop, [&](std::size_t task) {
        const auto part = groups.subspan(task * kAnswersOfTask,
                                         std::min(kAnswersOfTask, groups.size() - task * kAnswersOfTask));
        scoreGroups(part, questions, predictions, rubric, material);
        const std::scoped_lock lock(mutex);
        done += static_cast<std::int64_t>(part.size());
        progress.report(base::Stage::Evaluating, done, total);
    });
    AnswerEvaluationSettings taken = settings; // strata that targets are about are measured, too
    for (const RubricTarget& target : rubric.targets) {
        if (!target.field.empty() && std::ranges::find(taken.fields, target.field) == taken.fields.end()) {
            taken.fields.push_back(target.field);
        }
    }
    if (!whole || !takeFigures(questions, taken, threads, stop, evaluation)) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    countMarks(evaluation);
    evaluation.targets = targetOutcomes(rubric, evaluation.figures, evaluation.by);
    evaluation.hints = shownHints(rubric, evaluation.figures);
    return evaluation;
}

} // namespace assay::evaluate

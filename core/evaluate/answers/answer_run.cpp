#include "core/evaluate/answers/answer_run.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/curation/question_drafting.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/answers/answer_run_material.h"
#include "core/evaluate/answers/fidelity_targets.h"
#include "core/evaluate/answers/given_score.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <unordered_set>
#include <utility>

namespace assay::evaluate {

using metrics::AnswerMetric;

namespace {

// Everything that is measured, as the workspace holds it.
struct AnswersToMeasure {
    std::vector<workspace::NamedQuestion> names; // without their questions, once those are taken out
    std::vector<model::Question> questions;
    std::vector<model::Prediction> predictions;
    std::vector<std::optional<std::size_t>> questionOf; // by prediction
    AnswerMaterial material;
    workspace::PredictionMatch match;
    AnswerRunInputs inputs;
};

std::optional<std::string> suiteNamedTwice(const std::vector<std::string>& suites) {
    for (auto suite = suites.begin(); suite != suites.end(); ++suite) {
        if (std::find(suites.begin(), suite, *suite) != suite) {
            return *suite;
        }
    }
    return std::nullopt;
}

base::Result<> readQuestions(const workspace::Reader& reader, const AnswerRunSettings& settings,
                             const std::stop_token& stop, AnswersToMeasure& read) {
    std::unordered_set<base::RowId> known;
    const auto most =
        static_cast<std::size_t>(settings.limit.value_or(std::numeric_limits<std::int64_t>::max()));
    for (const std::string& suite : settings.suites) {
        ASSAY_TRY(auto questions, workspace::questionsToMeasure(reader, suite, stop));
        AnswerRunInputs::Suite input{suite, 0, {}};
        base::Sha256 hash;
        for (workspace::NamedQuestion& question : questions) {
            if (read.names.size() >= most) {
                break;
            }
            if (!known.insert(question.id).second) {
                continue;
            }
            hash.add(formats::questionDocument(question.question));
            hash.add("\n");
            ++input.questions;
            read.names.push_back(std::move(question));
        }
        input.sha256 = hash.finish();
        read.inputs.suites.push_back(std::move(input));
    }
    if (read.names.empty()) {
        return base::fail(base::ErrorCode::InputNotUsable, "no question", settings.suites.front());
    }
    return {};
}

// Failures are measured, as such; what has neither an answer nor an error is no answer of a system.
base::Result<> requireAnswers(const std::vector<model::Prediction>& predictions, bool anyRanked,
                              const std::string& set) {
    if (predictions.empty()) {
        return base::fail(base::ErrorCode::InputNotUsable, "no prediction for these questions", set);
    }
    const bool isMeasurable = std::ranges::any_of(
        predictions, [](const model::Prediction& each) { return each.isAnswered() || !each.error.empty(); });
    if (isMeasurable) {
        return {};
    }
    return base::fail(base::ErrorCode::InputNotUsable,
                      anyRanked ? "ranked lists without an answer; retrieval measures those"
                                : "no prediction for these questions has an answer",
                      set);
}

base::Result<> readAnswers(const workspace::Reader& reader, const AnswerRunSettings& settings,
                           bool withContexts, const std::stop_token& stop, AnswersToMeasure& read) {
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, settings.predictions));
    read.inputs.predictionsId = set.id;
    read.inputs.predictions = set.name;
    read.inputs.predictionsHash = set.contentHash;
    bool anyRanked = false;
    const auto take = [&](std::size_t question,
                          std::vector<formats::PredictionRecord> samples) -> base::Result<> {
        for (formats::PredictionRecord& sample : samples) {
            sample.prediction.raw.clear();
            anyRanked = anyRanked || sample.prediction.contexts.has_value();
            if (!withContexts) {
                sample.prediction.contexts.reset();
            }
            read.predictions.push_back(std::move(sample.prediction));
            read.questionOf.emplace_back(question);
        }
        return {};
    };
    ASSAY_TRY(auto match, workspace::readPredictions(reader, set.id, read.names, take, stop));
    read.match = std::move(match);
    ASSAY_TRY(requireAnswers(read.predictions, anyRanked, set.name));
    for (workspace::NamedQuestion& name : read.names) {
        read.questions.push_back(std::move(name.question));
        name.question = {};
        name.question.questionId = read.questions.back().questionId;
    }
    return {};
}

// Texts of evidence where they are looked into, and lists of sources where answers cite them.
base::Result<> readSurroundings(const workspace::Reader& reader, const Rubric& rubric, bool allEvidence,
                                const std::stop_token& stop, AnswersToMeasure& read) {
    std::vector<bool> isAnswered(read.questions.size(), false);
    for (const auto& question : read.questionOf) {
        isAnswered[*question] = true;
    }
    read.material.evidence.resize(read.questions.size());
    base::Sha256 hash;
    bool any = false;
    for (std::size_t i = 0; i < read.questions.size(); ++i) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        if (!isAnswered[i] || (!allEvidence && !usesEvidence(read.questions[i]))) {
            continue;
        }
        ASSAY_TRY(read.material.evidence[i], evidenceTexts(reader, read.questions[i]));
        for (const std::string& text : read.material.evidence[i]) {
            hash.add(text);
            hash.add("\n");
            any = true;
        }
    }
    read.inputs.evidenceHash = any ? hash.finish() : std::string();
    ASSAY_TRY(auto references, citedReferences(reader, rubric, stop));
    read.material.sources = std::move(references.sources);
    read.inputs.referencesHash = std::move(references.hash);
    return {};
}

// Two judges of one name would overwrite each other's scores.
base::Result<> requireJudgesOnce(std::span<ScoreSource* const> sources) {
    std::vector<std::string> descriptions;
    for (const ScoreSource* const source : sources) {
        if (source->kind() == ScoreSourceKind::Judge) {
            descriptions.push_back(source->description());
        }
    }
    if (auto twice = judgeNamedTwice(judgesAmong(descriptions))) {
        return base::fail(base::ErrorCode::InvalidArgument, *std::move(twice), "judges");
    }
    return {};
}

// By prediction what sources added to it, in the order of the predictions.
using GivenScores = std::vector<GivenBySources>;

base::Result<GivenScores> askSources(std::span<ScoreSource* const> sources, AnswersToMeasure& read,
                                     std::vector<SourceOutcome>& outcomes, const std::stop_token& stop,
                                     base::ProgressSink& progress) {
    GivenScores given;
    if (sources.empty()) {
        return given;
    }
    std::vector<AnswerToScore> answers;
    std::vector<model::Prediction> before; // what the answers came with
    const bool judged = std::ranges::count(sources, ScoreSourceKind::Judge, &ScoreSource::kind) > 0;
    for (std::size_t i = 0; i < read.predictions.size(); ++i) {
        model::Prediction& prediction = read.predictions[i];
        model::Prediction& kept = before.emplace_back();
        kept.scores = prediction.scores;
        kept.hallucinations = prediction.hallucinations;
        kept.hallucinationsModel = prediction.hallucinationsModel;
        if (judged) {
            setJudgedAside(prediction);
        }
        const std::size_t question = *read.questionOf[i];
        if (prediction.isAnswered()) {
            answers.push_back({&read.questions[question], &read.material.evidence[question], &prediction});
        }
    }
    std::vector<std::string> names; // of scores that sources give
    for (ScoreSource* const source : sources) {
        source->standBeside(names);
        std::ranges::move(source->scoreNames(), std::back_inserter(names));
        ASSAY_TRY(auto report, source->addScores(answers, stop, progress));
        read.inputs.sources.push_back(source->description());
        outcomes.push_back({source->description(), std::move(report)});
    }
    letGivenScoresCount(read.predictions);
    for (std::size_t i = 0; i < read.predictions.size(); ++i) {
        given.push_back(givenSince(before[i], read.predictions[i]));
    }
    return given;
}

// --- One question as it is kept ---

void addUnique(std::vector<std::string>& list, const std::string& value) {
    if (std::ranges::find(list, value) == list.end()) {
        list.push_back(value);
    }
}

void takeMetrics(const QuestionAnswers& group, AnswerRunItem& item) {
    for (const AnswerScore& score : group.scores) {
        for (const MetricValue& value : score.metrics) {
            if (std::ranges::find(item.metrics, value.metric, &MetricValue::metric) == item.metrics.end()) {
                item.metrics.push_back(value);
            }
        }
        for (const OutsideMetric& one : score.outside) {
            const auto found = std::ranges::find(item.outside, one.name, &OutsideMetric::name);
            if (found == item.outside.end()) {
                item.outside.push_back(one);
            } else if (!one.model.empty() && found->model != one.model) {
                found->model += (found->model.empty() ? "" : ", ") + one.model;
            }
        }
    }
    std::ranges::sort(item.metrics, {}, &MetricValue::metric);
    std::ranges::sort(item.outside, {}, &OutsideMetric::name);
    const auto takeSpread = [&](std::string_view name) {
        if (group.scores.size() < 2) {
            return;
        }
        if (const auto range = group.spread(name)) {
            item.spread.push_back({std::string(name), *range});
        }
    };
    for (MetricValue& value : item.metrics) {
        const std::string_view name = metrics::answerMetricName(value.metric);
        if (const auto mean = group.value(name)) {
            value = {value.metric, NoValue::None, *mean};
        }
        takeSpread(name);
    }
    for (OutsideMetric& one : item.outside) {
        if (!one.as) { // else its measure has the value
            one.value = group.value(one.name).value_or(one.value);
            takeSpread(one.name);
        } else {
            one.value = item.value(metrics::answerMetricName(*one.as)).value_or(one.value);
        }
    }
}

void takeParts(const QuestionAnswers& group, AnswerRunItem& item) {
    for (std::size_t answer = 0; answer < group.scores.size(); ++answer) {
        const std::vector<PartScore>& parts = group.scores[answer].parts;
        if (item.parts.empty()) {
            item.parts = parts;
        }
    }
    for (std::size_t place = 0; place < item.parts.size(); ++place) {
        double sum = 0;
        double count = 0;
        for (const AnswerScore& score : group.scores) {
            if (place < score.parts.size() && score.parts[place].value) {
                sum += *score.parts[place].value;
                count += 1;
            }
        }
        if (count > 0) {
            item.parts[place].value = sum / count;
            item.parts[place].why = NoValue::None;
        }
    }
}

void takeMarks(const QuestionAnswers& group, AnswerRunItem& item) {
    for (const AnswerScore& score : group.scores) {
        for (const std::string& flag : score.flags) {
            addUnique(item.flags, flag);
        }
        for (const AnswerWarning& warning : score.warnings) {
            const bool isKnown = std::ranges::any_of(item.warnings, [&](const AnswerWarning& other) {
                return other.kind == warning.kind && other.detail == warning.detail;
            });
            if (!isKnown) {
                item.warnings.push_back(warning);
            }
        }
        if (item.assertions.empty()) {
            item.assertions = score.assertions;
        }
        for (std::size_t i = 0; i < score.assertions.size() && i < item.assertions.size(); ++i) {
            const bool fails = score.assertions[i].holds == std::optional(false);
            if (fails && item.assertions[i].holds != std::optional(false)) {
                item.assertions[i] = score.assertions[i];
            }
        }
        for (std::size_t i = 0; i < item.citations.size(); ++i) {
            item.citations[i] += score.citations[i];
        }
    }
}

void addTokens(std::optional<std::int64_t>& sum, const std::optional<std::int64_t>& tokens) {
    if (tokens) {
        sum = sum.value_or(0) + *tokens;
    }
}

// The failure of a prediction that has neither an answer nor an error.
constexpr std::string_view kNoAnswerGiven = "no_answer";

// Makes the items of a run one after the other, in the order of the questions.
class RunItems {
  public:
    RunItems(const AnswersToMeasure& read, const AnswerEvaluation& evaluation, const GivenScores& given)
        : m_read(read)
        , m_evaluation(evaluation)
        , m_given(given)
        , m_clusters(questionClusters(read.questions, evaluation.clusters)) {
        for (const auto& [field, values] : evaluation.by) {
            m_fields.push_back(field);
        }
    }

    [[nodiscard]] bool next(AnswerRunItem& item) {
        if (m_question == m_read.questions.size()) {
            return false;
        }
        const model::Question& question = m_read.questions[m_question];
        item = {};
        item.number = static_cast<std::int64_t>(m_question);
        item.question = m_read.names[m_question].id;
        item.revision = m_read.names[m_question].revision;
        item.suite = m_read.names[m_question].suite;
        item.questionId = question.questionId;
        item.cluster = m_clusters[m_question];
        item.paraphraseOf = curation::paraphraseOf(question).value_or(std::string());
        for (const std::string& field : m_fields) {
            if (auto values = stratumValues(question, field); !values.empty()) {
                item.strata[field] = std::move(values);
            }
        }
        const auto& groups = m_evaluation.questions;
        if (m_group < groups.size() && groups[m_group].question == m_question) {
            takeGroup(groups[m_group], item);
            ++m_group;
        }
        ++m_question;
        return true;
    }

  private:
    void takeGroup(const QuestionAnswers& group, AnswerRunItem& item) const {
        item.samples = std::ssize(group.predictions);
        for (const std::size_t place : group.predictions) {
            const model::Prediction& prediction = m_read.predictions[place];
            item.answered += prediction.isAnswered() ? 1 : 0;
            addTokens(item.inputTokens, prediction.usage.inputTokens);
            addTokens(item.outputTokens, prediction.usage.outputTokens);
            item.uses.push_back({prediction.latencyMs,
                                 prediction.isAnswered()    ? std::string()
                                 : prediction.error.empty() ? std::string(kNoAnswerGiven)
                                                            : prediction.error,
                                 prediction.usage.price});
            if (!m_given.empty()) {
                item.given.push_back(m_given[place]);
            }
        }
        item.overall = group.overall;
        item.verdict = group.verdict;
        takeMetrics(group, item);
        takeParts(group, item);
        takeMarks(group, item);
    }

    const AnswersToMeasure& m_read;
    const AnswerEvaluation& m_evaluation;
    const GivenScores& m_given;
    std::vector<std::string> m_clusters; // by question
    std::vector<std::string> m_fields;   // that figures are told apart by
    std::size_t m_question = 0;
    std::size_t m_group = 0;
};

void takeEvaluated(AnswerEvaluation& evaluation, AnswerRun& run) {
    run.figures = std::move(evaluation.figures);
    run.by = std::move(evaluation.by);
    run.flags = std::move(evaluation.flags);
    run.warnings = std::move(evaluation.warnings);
    run.clusters = evaluation.clusters;
    run.clusterCount = evaluation.clusterCount;
}

AnswerRun runOf(AnswersToMeasure& read, AnswerEvaluation& evaluation, std::vector<SourceOutcome> outcomes) {
    AnswerRun run;
    takeEvaluated(evaluation, run);
    run.predictions = read.match.predictions;
    run.matched = read.match.matched;
    run.unmatchedCount = std::ssize(read.match.unmatched);
    run.unmatched = std::move(read.match.unmatched);
    run.unmatched.resize(std::min(run.unmatched.size(), kMostUnmatchedNamed));
    run.unanswered = std::ssize(evaluation.unanswered);
    run.failed = evaluation.failed;
    run.sources = std::move(outcomes);
    return run;
}

std::string nameOfRun(const AnswerRunSettings& settings) {
    if (!settings.name.empty()) {
        return settings.name;
    }
    std::string name = settings.predictions;
    for (const std::string& suite : settings.suites) {
        name += ", " + suite;
    }
    return settings.rubric.name.empty() ? name : name + ", " + settings.rubric.name;
}

// What the means of the run say of its rubric's targets and hints, and what people read of its answers.
base::Result<> takeTargets(const workspace::Reader& reader, AnswerRun& run, const std::stop_token& stop) {
    run.targets = targetOutcomes(run.settings.rubric, run.figures, run.by);
    run.hints = shownHints(run.settings.rubric, run.figures);
    return judgeInventions(reader, run, stop);
}

// Questions and answers of a run as they were measured, with what its items say that sources gave.
base::Result<> readMeasured(const workspace::Reader& reader, const AnswerRun& run,
                            const std::stop_token& stop, AnswersToMeasure& read, GivenScores& given) {
    const auto take = [&](const AnswerRunItem& item, const model::Question& question,
                          const std::vector<model::Prediction>& predictions) -> base::Result<> {
        for (std::size_t sample = 0; sample < predictions.size(); ++sample) {
            model::Prediction& prediction = read.predictions.emplace_back(predictions[sample]);
            prediction.raw.clear();
            prediction.contexts.reset();
            read.questionOf.emplace_back(read.questions.size());
            given.push_back(sample < item.given.size() ? item.given[sample] : GivenBySources());
        }
        read.names.push_back({item.question, item.revision, item.suite, {}});
        read.questions.push_back(question);
        return {};
    };
    return forEachMeasuredAnswer(reader, run, take, stop);
}

base::Error damagedRun(const workspace::Reader& reader, base::RowId run, const std::string& detail) {
    return {base::ErrorCode::DamagedWorkspace, "run " + std::to_string(run) + ": " + detail, reader.path()};
}

base::Result<std::vector<AnswerRunItem>>
storedItems(const workspace::Reader& reader, const workspace::RunInfo& info, const std::stop_token& stop) {
    std::vector<AnswerRunItem> items;
    base::Result<> understood;
    const auto take = [&](const workspace::RunItem& stored) {
        auto item = readAnswerRunItem(stored.document);
        const bool isNext = stored.number == std::ssize(items);
        if (!item || !isNext) {
            const std::string what = item ? "number" : item.error().detail;
            understood = tl::unexpected(
                damagedRun(reader, info.id, "item " + std::to_string(stored.number) + ": " + what));
            return false;
        }
        item->number = stored.number;
        items.push_back(std::move(*item));
        return true;
    };
    ASSAY_TRY(workspace::forEachRunItem(reader, info.id, 0, stop, take));
    ASSAY_TRY(understood);
    if (std::ssize(items) != info.items) {
        return tl::unexpected(damagedRun(
            reader, info.id, std::to_string(items.size()) + " of " + std::to_string(info.items) + " items"));
    }
    return items;
}

} // namespace

Rubric AnswerRunSettings::rubricTaken() const {
    Rubric taken = rubric;
    taken.tokenizer = tokenizer.value_or(rubric.tokenizer);
    taken.stem = stem.value_or(rubric.stem);
    return taken;
}

std::optional<double> AnswerRunItem::value(std::string_view name) const noexcept {
    if (const auto metric = metrics::answerMetricFromName(name)) {
        const auto found = std::ranges::find(metrics, *metric, &MetricValue::metric);
        return found == metrics.end() ? std::nullopt : found->get();
    }
    const auto found = std::ranges::find(outside, name, &OutsideMetric::name);
    return found == outside.end() ? std::nullopt : std::optional(found->value);
}

NoValue AnswerRunItem::why(std::string_view name) const noexcept {
    if (samples > 0 && answered == 0) {
        return NoValue::NotAnswered;
    }
    if (const auto metric = metrics::answerMetricFromName(name)) {
        const auto found = std::ranges::find(metrics, *metric, &MetricValue::metric);
        return found != metrics.end() ? found->why : whyNotMeasured(*metric);
    }
    return value(name) ? NoValue::None : NoValue::NotGiven;
}

base::Result<base::RowId> runAnswers(workspace::Workspace& workspace, const AnswerRunSettings& settings,
                                     std::span<ScoreSource* const> sources, const std::stop_token& stop,
                                     base::ProgressSink& progress) {
    return base::guarded(workspace.path().string(), [&]() -> base::Result<base::RowId> {
        const auto start = std::chrono::steady_clock::now();
        if (settings.suites.empty()) {
            return base::fail(base::ErrorCode::InvalidArgument, "none", "suites");
        }
        if (const auto twice = suiteNamedTwice(settings.suites)) {
            return base::fail(base::ErrorCode::InvalidArgument, *twice, "suites");
        }
        ASSAY_TRY(requireJudgesOnce(sources));
        const Rubric rubric = settings.rubricTaken();
        ASSAY_TRY(const auto reader, workspace.reader());
        progress.report(base::Stage::Reading, 0, 0);
        AnswersToMeasure read;
        ASSAY_TRY(readQuestions(reader, settings, stop, read));
        ASSAY_TRY(readAnswers(reader, settings, !sources.empty(), stop, read));
        ASSAY_TRY(readSurroundings(reader, rubric, !sources.empty(), stop, read));
        read.inputs.rubricHash = base::sha256(rubricJson(rubric));
        std::vector<SourceOutcome> outcomes;
        ASSAY_TRY(const auto given, askSources(sources, read, outcomes, stop, progress));
        ASSAY_TRY(auto evaluation,
                  evaluateMatchedAnswers(read.questions, read.predictions, read.questionOf, rubric,
                                         read.material, settings.evaluation, stop, progress));
        RunItems items(read, evaluation, given);
        const AnswerRun run = runOf(read, evaluation, std::move(outcomes));
        workspace::NewRun made;
        made.kind = kAnswerRuns;
        made.name = nameOfRun(settings);
        made.settings = answerRunSettingsJson(settings);
        made.inputs = answerRunInputsJson(read.inputs);
        made.seed = settings.evaluation.seed;
        made.items = std::ssize(read.questions);
        made.who = settings.who;
        AnswerRunItem item;
        const auto next = [&](workspace::RunItem& stored) -> base::Result<bool> {
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            if (!items.next(item)) {
                return false;
            }
            progress.report(base::Stage::Storing, item.number, made.items);
            stored = {item.number, item.questionId, answerRunItemJson(item)};
            return true;
        };
        const auto spent =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
        return workspace::addFinishedRun(workspace, made, next, answerRunFiguresJson(run), spent.count());
    });
}

base::Result<AnswerRunSettings> answerRunSettings(const workspace::RunInfo& run) {
    if (run.kind != kAnswerRuns) {
        return base::fail(base::ErrorCode::InputNotUsable, run.kind, "run " + std::to_string(run.id));
    }
    auto settings = readAnswerRunSettings(run.settings);
    if (!settings) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "settings: " + settings.error().where,
                          "run " + std::to_string(run.id));
    }
    settings->name = run.name;
    settings->who = run.createdBy;
    return settings;
}

base::Result<AnswerRun> loadAnswerRun(const workspace::Reader& reader, base::RowId run,
                                      const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> base::Result<AnswerRun> {
        AnswerRun loaded;
        ASSAY_TRY(loaded.info, workspace::runInfo(reader, run));
        ASSAY_TRY(loaded.settings, answerRunSettings(loaded.info));
        if (loaded.info.state != workspace::RunState::Finished) {
            return base::fail(base::ErrorCode::InputNotUsable, "not finished", "run " + std::to_string(run));
        }
        auto inputs = readAnswerRunInputs(loaded.info.inputs);
        if (!inputs) {
            return tl::unexpected(damagedRun(reader, run, "inputs: " + inputs.error().detail));
        }
        loaded.inputs = std::move(*inputs);
        if (const auto figures = readAnswerRunFigures(loaded.info.figures, loaded); !figures) {
            return tl::unexpected(damagedRun(reader, run, "figures: " + figures.error().detail));
        }
        ASSAY_TRY(loaded.items, storedItems(reader, loaded.info, stop));
        ASSAY_TRY(takeTargets(reader, loaded, stop));
        return loaded;
    });
}

base::Result<> scoreAgain(const workspace::Reader& reader, AnswerRun& run, const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> base::Result<> {
        AnswersToMeasure read;
        GivenScores given;
        ASSAY_TRY(readMeasured(reader, run, stop, read, given));
        const Rubric rubric = run.settings.rubricTaken();
        ASSAY_TRY(readSurroundings(reader, rubric, true, stop, read));
        base::NoProgress progress;
        ASSAY_TRY(auto evaluation,
                  evaluateMatchedAnswers(read.questions, read.predictions, read.questionOf, rubric,
                                         read.material, run.settings.evaluation, stop, progress));
        std::vector<AnswerRunItem> items;
        RunItems makes(read, evaluation, given);
        for (AnswerRunItem item; makes.next(item);) {
            items.push_back(std::move(item));
        }
        run.items = std::move(items);
        takeEvaluated(evaluation, run);
        return takeTargets(reader, run, stop);
    });
}

} // namespace assay::evaluate

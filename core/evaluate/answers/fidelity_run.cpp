#include "core/evaluate/answers/fidelity_run.h"

#include "core/workspace/predictions/claims.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/suites/suites.h"

#include <map>
#include <set>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr std::size_t kGenerated = 1; // of AnswerRunItem::citations

// The questions of the run as they are now, in its order; those that are gone are left out.
Result<std::vector<workspace::NamedQuestion>>
questionsOfRun(const workspace::Reader& reader, const AnswerRun& run, const std::stop_token& stop) {
    std::map<std::pair<std::string, std::string>, workspace::NamedQuestion> named;
    for (const std::string& suite : run.settings.suites) {
        ASSAY_TRY(auto questions, workspace::questionsNamed(reader, suite, stop));
        for (workspace::NamedQuestion& each : questions) {
            const std::pair key(each.suite, each.question.questionId);
            named.emplace(key, std::move(each));
        }
    }
    std::vector<workspace::NamedQuestion> inOrder;
    for (const AnswerRunItem& item : run.items) {
        const auto found = named.find({item.suite, item.questionId});
        if (found != named.end()) {
            inOrder.push_back(found->second);
        }
    }
    return inOrder;
}

} // namespace

Result<FidelityOfRun> readFidelity(const workspace::Reader& reader, const AnswerRun& run,
                                   const std::stop_token& stop) {
    ASSAY_TRY(const auto questions, questionsOfRun(reader, run, stop));
    std::map<std::string, std::string> clusters; // of questions, by id
    for (const AnswerRunItem& item : run.items) {
        clusters.emplace(item.questionId, item.cluster);
    }
    FidelityOfRun read;
    const auto take = [&](std::size_t question, std::vector<formats::PredictionRecord> samples) -> Result<> {
        const std::string& id = questions[question].question.questionId;
        FidelityQuestion one{id, {}, clusters[id]};
        for (const formats::PredictionRecord& sample : samples) {
            if (sample.prediction.isAnswered()) {
                one.answers.push_back(workspace::hashOfAnswer(*sample.prediction.answer));
            }
        }
        if (!one.answers.empty()) {
            read.questions.push_back(std::move(one));
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictions(reader, run.inputs.predictionsId, questions, take, stop));
    ASSAY_TRY(const auto stored, workspace::allClaims(reader, stop));
    std::vector<model::ClaimSheet> sheets;
    for (const workspace::StoredClaims& each : stored) {
        sheets.push_back(each.sheet);
    }
    read.figures = fidelityFigures(read.questions, sheets);
    return read;
}

std::vector<ReadableAnswer> readableAnswers(const AnswerRun& run, const FidelityOfRun& read,
                                            std::span<const ReadingQueue> queues,
                                            std::string_view passScore) {
    std::set<std::string> done;
    for (const QuestionFidelity& one : read.figures.read) {
        done.insert(read.questions[one.question].questionId);
    }
    std::vector<ReadableAnswer> answers;
    for (const AnswerRunItem& item : run.items) {
        ReadableAnswer answer;
        answer.questionId = item.questionId;
        answer.isAnswered = item.answered > 0;
        answer.overall = item.overall;
        if (item.verdict) {
            answer.passesRules = *item.verdict == AnswerVerdict::Pass;
        }
        if (const auto judged = item.value(passScore)) {
            constexpr double kHalf = 0.5; // of several samples most pass
            answer.passesJudge = *judged > kHalf;
        }
        answer.citations = item.citations[kGenerated] + (item.value("citation").value_or(0) > 0 ? 1 : 0);
        answer.languageIsChecked = run.settings.rubric.norwegian;
        answer.isRead = done.contains(item.questionId);
        answer.verdict =
            item.verdict ? kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)] : std::string_view();
        for (const ReadingQueue& queue : queues) {
            if (const auto field = item.strata.find(queue.field); field != item.strata.end()) {
                answer.fields.insert(*field);
            }
            if (const auto value = item.value(queue.metric)) {
                answer.metrics.emplace(queue.metric, *value);
            }
        }
        answers.push_back(std::move(answer));
    }
    return answers;
}

namespace {

std::string goldLines(const model::Question& question) {
    std::string text;
    for (const std::string& part : question.answerText) {
        text += (text.empty() ? "" : "\n") + part;
    }
    return text;
}

} // namespace

Result<std::vector<QueuedAnswer>> readQueuedAnswers(const workspace::Reader& reader, const AnswerRun& run,
                                                    std::span<const ReadingQueue> queues,
                                                    const std::stop_token& stop, std::string_view passScore) {
    ASSAY_TRY(const auto read, readFidelity(reader, run, stop));
    const std::vector<ReadableAnswer> readable = readableAnswers(run, read, queues, passScore);
    std::vector<DrawnQueue> drawn;
    std::set<std::size_t> wanted;
    for (const ReadingQueue& queue : queues) {
        drawn.push_back(drawQueue(queue, readable));
        wanted.insert(drawn.back().answers.begin(), drawn.back().answers.end());
    }
    std::map<std::pair<std::string, std::string>, std::size_t> items;
    for (std::size_t item = 0; item < run.items.size(); ++item) {
        items.emplace(std::pair(run.items[item].suite, run.items[item].questionId), item);
    }
    std::map<std::size_t, std::vector<QueuedAnswer>> texts; // by item
    ASSAY_TRY(const auto questions, questionsOfRun(reader, run, stop));
    const auto take = [&](std::size_t place, std::vector<formats::PredictionRecord> samples) -> Result<> {
        const workspace::NamedQuestion& named = questions[place];
        const std::size_t item = items.at({named.suite, named.question.questionId});
        if (!wanted.contains(item)) {
            return {};
        }
        for (formats::PredictionRecord& sample : samples) {
            if (sample.prediction.isAnswered()) {
                texts[item].push_back({{},
                                       item,
                                       sample.prediction.sample,
                                       readable[item].isRead,
                                       named.question.questionText,
                                       goldLines(named.question),
                                       sample.prediction.answerInWords()});
            }
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictions(reader, run.inputs.predictionsId, questions, take, stop));
    std::vector<QueuedAnswer> queued;
    for (std::size_t queue = 0; queue < queues.size(); ++queue) {
        for (const std::size_t item : drawn[queue].answers) {
            for (QueuedAnswer answer : texts[item]) {
                answer.queue = queues[queue].name;
                queued.push_back(std::move(answer));
            }
        }
    }
    return queued;
}

} // namespace assay::evaluate

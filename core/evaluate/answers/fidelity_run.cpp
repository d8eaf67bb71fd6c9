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
constexpr const char* kJudgePass = "judge_pass";

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

std::vector<ReadableAnswer> readableAnswers(const AnswerRun& run, const FidelityOfRun& read) {
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
        if (const auto judged = item.value(kJudgePass)) {
            constexpr double kHalf = 0.5; // of several samples most pass
            answer.passesJudge = *judged > kHalf;
        }
        answer.citations = item.citations[kGenerated] + (item.value("citation").value_or(0) > 0 ? 1 : 0);
        answer.languageIsChecked = run.settings.rubric.norwegian;
        answer.isRead = done.contains(item.questionId);
        answers.push_back(std::move(answer));
    }
    return answers;
}

} // namespace assay::evaluate

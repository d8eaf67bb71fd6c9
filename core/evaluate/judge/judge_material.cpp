#include "core/evaluate/judge/judge_material.h"

#include "core/base/guard.h"
#include "core/endpoint/chat_reply.h"
#include "core/evaluate/answers/answer_run_material.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/runs/answer_verdicts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using PeopleByAnswer = std::map<std::pair<std::string, std::string>, std::vector<workspace::HumanJudgement>>;
using ItemByQuestion = std::map<std::pair<std::string, std::string>, const AnswerRunItem*>;

PeopleByAnswer blindJudgements(std::vector<workspace::HumanJudgement> all) {
    PeopleByAnswer people;
    for (workspace::HumanJudgement& one : all) {
        if (one.blind) {
            people[{one.questionId, one.answerHash}].push_back(std::move(one));
        }
    }
    return people;
}

ItemByQuestion itemsOfRun(const AnswerRun& run) {
    ItemByQuestion items;
    for (const AnswerRunItem& item : run.items) {
        items.emplace(std::pair(item.suite, item.questionId), &item);
    }
    return items;
}

void addPeople(const std::vector<workspace::HumanJudgement>& said, JudgedTogether& together) {
    int passes = 0;
    double sum = 0;
    int scored = 0;
    for (const workspace::HumanJudgement& one : said) {
        passes += one.verdict == workspace::HumanVerdict::Pass   ? 1
                  : one.verdict == workspace::HumanVerdict::Fail ? -1
                                                                 : 0;
        if (one.score) {
            sum += *one.score;
            ++scored;
        }
    }
    if (passes != 0) {
        together.personPasses = passes > 0;
    }
    if (scored > 0) {
        together.personScore = sum / scored;
    }
}

// Of the run's own judge before what came with the answer. Null: there is none.
const model::OutsideScore* scoreOf(const AnswerRunItem& item, std::size_t sample,
                                   const model::Prediction& prediction, const std::string& name) {
    if (sample < item.given.size()) {
        const auto given = item.given[sample].scores.find(name);
        if (given != item.given[sample].scores.end()) {
            return &given->second;
        }
    }
    const auto found = prediction.scores.find(name);
    return found == prediction.scores.end() ? nullptr : &found->second;
}

void addJudgeScores(const AnswerRunItem& item, std::size_t sample, const model::Prediction& prediction,
                    JudgedTogether& together) {
    if (const auto* const passes = scoreOf(item, sample, prediction, "judge_pass")) {
        together.judgePasses = passes->value > 0.5;
    }
    const auto* const overall = scoreOf(item, sample, prediction, "judge_overall");
    if (overall == nullptr) {
        return;
    }
    together.judgeScore = overall->value;
    const auto reply = endpoint::readChatReply(prediction.raw);
    if (reply && !reply->model.empty() && !overall->model.empty()) {
        together.byOwnModel = reply->model == overall->model;
    }
}

} // namespace

bool judgedAnswerFirst(const AnswerRun& run) {
    return std::ranges::any_of(run.inputs.sources, [](const std::string& source) {
        return source.find("\"florida_answer_first\"") != std::string::npos;
    });
}

Result<std::vector<JudgedTogether>> judgedTogether(const workspace::Reader& reader, const AnswerRun& run,
                                                   const AnswerRun* answerFirst,
                                                   const std::stop_token& stop) {
    return base::guarded("judge", [&]() -> Result<std::vector<JudgedTogether>> {
        ASSAY_TRY(auto said, workspace::answerVerdicts(reader));
        const PeopleByAnswer people = blindJudgements(std::move(said));
        std::vector<JudgedTogether> all;
        if (people.empty()) {
            return all;
        }
        const ItemByQuestion items = itemsOfRun(run);
        const ItemByQuestion others = answerFirst != nullptr ? itemsOfRun(*answerFirst) : ItemByQuestion();
        std::vector<workspace::NamedQuestion> questions;
        for (const std::string& suite : run.settings.suites) {
            ASSAY_TRY(auto of, workspace::questionsNamed(reader, suite, stop));
            std::ranges::move(of, std::back_inserter(questions));
        }
        const auto take = [&](std::size_t number,
                              std::vector<formats::PredictionRecord> samples) -> Result<> {
            const std::pair key(questions[number].suite, questions[number].question.questionId);
            const auto item = items.find(key);
            for (std::size_t s = 0; item != items.end() && s < samples.size(); ++s) {
                const model::Prediction& prediction = samples[s].prediction;
                if (!prediction.isAnswered()) {
                    continue;
                }
                const auto found = people.find({key.second, workspace::hashOfAnswer(*prediction.answer)});
                if (found == people.end()) {
                    continue;
                }
                JudgedTogether& together = all.emplace_back();
                together.answerLength = prediction.answer->size();
                together.questionId = key.second;
                addPeople(found->second, together);
                addJudgeScores(*item->second, s, prediction, together);
                if (const auto other = others.find(key); other != others.end()) {
                    const auto* const score = scoreOf(*other->second, s, prediction, "judge_overall");
                    together.judgeScoreAnswerFirst =
                        score != nullptr ? std::optional(score->value) : std::nullopt;
                }
            }
            return {};
        };
        ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, run.inputs.predictions));
        ASSAY_TRY(workspace::readPredictions(reader, set.id, questions, take, stop));
        return all;
    });
}

Result<ChatEstimate> estimateJudging(workspace::Workspace& workspace, const AnswerRunSettings& run,
                                     const JudgeSettings& settings, const std::stop_token& stop) {
    return base::guarded("judge", [&]() -> Result<ChatEstimate> {
        ASSAY_TRY(const auto reader, workspace.reader());
        std::vector<workspace::NamedQuestion> questions;
        for (const std::string& suite : run.suites) {
            ASSAY_TRY(auto of, workspace::questionsNamed(reader, suite, stop));
            std::ranges::move(of, std::back_inserter(questions));
        }
        if (run.limit && *run.limit < static_cast<std::int64_t>(questions.size())) {
            questions.resize(static_cast<std::size_t>(*run.limit));
        }
        std::vector<std::pair<std::size_t, model::Prediction>> answered;
        const auto take = [&](std::size_t number,
                              std::vector<formats::PredictionRecord> samples) -> Result<> {
            for (formats::PredictionRecord& record : samples) {
                if (record.prediction.isAnswered()) {
                    answered.emplace_back(number, std::move(record.prediction));
                }
            }
            return {};
        };
        ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, run.predictions));
        ASSAY_TRY(workspace::readPredictions(reader, set.id, questions, take, stop));
        std::vector<std::vector<std::string>> evidence;
        for (const workspace::NamedQuestion& one : questions) {
            ASSAY_TRY(auto texts, evidenceTexts(reader, one.question));
            evidence.push_back(std::move(texts));
        }
        std::vector<AnswerToScore> answers;
        for (auto& [number, prediction] : answered) {
            answers.push_back({&questions[number].question, &evidence[number], &prediction});
        }
        return JudgeSource(workspace, settings).estimate(answers, stop);
    });
}

} // namespace assay::evaluate

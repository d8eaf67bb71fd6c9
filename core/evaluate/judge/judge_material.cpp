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

constexpr const char* kPassScore = "judge_pass";
constexpr const char* kOverallScore = "judge_overall";

// Where a judge's scores of an answer stand.
struct JudgeScores {
    std::string pass = kPassScore; // names; empty: the judge gives none
    std::string overall = kOverallScore;
    bool isOfRun = false; // a judge of the run gave them; otherwise the answers may have come with them
};

JudgeScores scoresOf(const RunJudge& judge) {
    return {judge.scoreName(kPassScore), judge.scoreName(kOverallScore), true};
}

const model::OutsideScore* scoreAmong(const std::map<std::string, model::OutsideScore>& scores,
                                      const std::string& name) {
    const auto found = scores.find(name);
    return found == scores.end() ? nullptr : &found->second;
}

// Null: there is none. Where a judge of the run left an answer open, what came with it takes no place.
const model::OutsideScore* scoreOf(const AnswerRunItem& item, std::size_t sample,
                                   const model::Prediction& prediction, const JudgeScores& judge,
                                   const std::string& name) {
    if (sample < item.given.size()) {
        if (const auto* const given = scoreAmong(item.given[sample].scores, name)) {
            return given;
        }
    }
    return judge.isOfRun ? nullptr : scoreAmong(prediction.scores, name);
}

void addJudgeScores(const AnswerRunItem& item, std::size_t sample, const model::Prediction& prediction,
                    const JudgeScores& judge, JudgedTogether& together) {
    if (const auto* const passes = scoreOf(item, sample, prediction, judge, judge.pass)) {
        together.judgePasses = passes->value > 0.5;
    }
    const auto* const overall = scoreOf(item, sample, prediction, judge, judge.overall);
    if (overall == nullptr) {
        return;
    }
    together.judgeScore = overall->value;
    const auto reply = endpoint::readChatReply(prediction.raw);
    if (reply && !reply->model.empty() && !overall->model.empty()) {
        together.byOwnModel = reply->model == overall->model;
    }
}

// nullopt: a run without a judge of its own.
Result<std::optional<RunJudge>> judgeCalled(const AnswerRun& run, const std::string& name) {
    const std::vector<RunJudge> judges = judgesOfRun(run);
    if (name.empty()) {
        // The first that gives scores, as compareJudges() leaves the others out.
        const auto scoring = std::ranges::find_if(judges, [](const RunJudge& judge) {
            return !judge.scoreName(kPassScore).empty() || !judge.scoreName(kOverallScore).empty();
        });
        return scoring != judges.end() ? std::optional(*scoring)
               : judges.empty()        ? std::nullopt
                                       : std::optional(judges.front());
    }
    const auto found = std::ranges::find(judges, name, &RunJudge::name);
    return found == judges.end()
               ? Result<std::optional<RunJudge>>(base::fail(base::ErrorCode::NotFound, name, run.info.name))
               : std::optional(*found);
}

constexpr const char* kAnswerFirstPrompt = "florida_answer_first";

// The judge of a run that read the answer before the gold; `model` empty: of any model. nullopt: none did.
std::optional<RunJudge> answerFirstJudge(const AnswerRun& run, const std::string& model) {
    for (RunJudge& judge : judgesOfRun(run)) {
        if (judge.prompt == kAnswerFirstPrompt && (model.empty() || judge.model == model)) {
            return std::move(judge);
        }
    }
    return std::nullopt;
}

// Where the scores of a judge that read the answer first stand; without a run: there are none.
struct SwappedScores {
    const AnswerRun* run = nullptr;
    JudgeScores names;
};

SwappedScores swappedScores(const AnswerRun& run, const AnswerRun* answerFirst,
                            const std::optional<RunJudge>& judge) {
    if (answerFirst != nullptr) {
        const auto other = answerFirstJudge(*answerFirst, {});
        return {answerFirst, other ? scoresOf(*other) : JudgeScores()};
    }
    if (!judge || judge->prompt == kAnswerFirstPrompt) {
        return {};
    }
    const auto other = answerFirstJudge(run, judge->model);
    return other ? SwappedScores{&run, scoresOf(*other)} : SwappedScores();
}

} // namespace

bool judgedAnswerFirst(const AnswerRun& run) {
    return answerFirstJudge(run, {}).has_value();
}

Result<std::vector<JudgedTogether>> judgedTogether(const workspace::Reader& reader, const AnswerRun& run,
                                                   const AnswerRun* answerFirst, const std::stop_token& stop,
                                                   const std::string& called) {
    return base::guarded("judge", [&]() -> Result<std::vector<JudgedTogether>> {
        ASSAY_TRY(const auto judge, judgeCalled(run, called));
        ASSAY_TRY(auto said, workspace::answerVerdicts(reader));
        const PeopleByAnswer people = blindJudgements(std::move(said));
        std::vector<JudgedTogether> all;
        if (people.empty()) {
            return all;
        }
        const JudgeScores names = judge ? scoresOf(*judge) : JudgeScores();
        const SwappedScores swapped = swappedScores(run, answerFirst, judge);
        const ItemByQuestion items = itemsOfRun(run);
        const ItemByQuestion others = swapped.run != nullptr ? itemsOfRun(*swapped.run) : ItemByQuestion();
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
                addJudgeScores(*item->second, s, prediction, names, together);
                if (const auto other = others.find(key); other != others.end()) {
                    const auto* const score =
                        scoreOf(*other->second, s, prediction, swapped.names, swapped.names.overall);
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

std::vector<JudgedTogether> judgedByBoth(const AnswerRun& run, const RunJudge& first,
                                         const RunJudge& second) {
    const JudgeScores names[2]{scoresOf(first), scoresOf(second)};
    std::vector<JudgedTogether> all;
    for (const AnswerRunItem& item : run.items) {
        for (const GivenBySources& given : item.given) {
            JudgedTogether one;
            one.questionId = item.questionId;
            std::optional<bool>* const passes[2]{&one.personPasses, &one.judgePasses};
            std::optional<double>* const scores[2]{&one.personScore, &one.judgeScore};
            bool isJudged = false;
            for (std::size_t i = 0; i < 2; ++i) {
                if (const auto* const pass = scoreAmong(given.scores, names[i].pass)) {
                    *passes[i] = pass->value > 0.5;
                    isJudged = true;
                }
                if (const auto* const overall = scoreAmong(given.scores, names[i].overall)) {
                    *scores[i] = overall->value;
                    isJudged = true;
                }
            }
            if (isJudged) {
                all.push_back(std::move(one));
            }
        }
    }
    return all;
}

Result<JudgesCompared> compareJudges(const workspace::Reader& reader, const AnswerRun& run,
                                     const AnswerRun* answerFirst, const std::stop_token& stop) {
    JudgesCompared compared;
    for (RunJudge& judge : judgesOfRun(run)) {
        if (!judge.scoreName(kPassScore).empty() || !judge.scoreName(kOverallScore).empty()) {
            compared.judges.push_back(std::move(judge));
        }
    }
    for (const RunJudge& judge : compared.judges) {
        ASSAY_TRY(const auto together, judgedTogether(reader, run, answerFirst, stop, judge.name));
        compared.withPeople.push_back(judgeAgreement(together));
    }
    for (std::size_t i = 0; i < compared.judges.size(); ++i) {
        for (std::size_t k = i + 1; k < compared.judges.size(); ++k) {
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            compared.pairs.push_back(
                {i, k, judgeAgreement(judgedByBoth(run, compared.judges[i], compared.judges[k]))});
        }
    }
    return compared;
}

Result<std::vector<ProposedClaims>> proposedClaims(const workspace::Reader& reader, const AnswerRun& run,
                                                   const AnswerToScore& answer) {
    std::vector<ProposedClaims> all;
    for (const std::string& source : run.inputs.sources) {
        const auto settings = judgeSettingsOf(source);
        if (!settings || settings->prompt.kind != JudgeKind::List ||
            settings->prompt.items != JudgeItems::AnswerClaims || !answer.prediction->answer) {
            continue;
        }
        ASSAY_TRY(const auto said, storedJudgement(reader, *settings, answer));
        if (!said || !said->unreadable.empty()) {
            continue;
        }
        ProposedClaims& proposal = all.emplace_back();
        proposal.model = said->model;
        proposal.claims = cutIntoClaims(*answer.prediction->answer);
        proposal.proposed = said->items;
        proposal.proposed.resize(proposal.claims.size());
    }
    return all;
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

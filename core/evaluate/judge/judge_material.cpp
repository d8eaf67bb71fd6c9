#include "core/evaluate/judge/judge_material.h"

#include "core/base/guard.h"
#include "core/endpoint/chat_reply.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/answers/answer_run_material.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/runs/runs.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using PeopleByAnswer = std::map<std::pair<std::string, std::string>, std::vector<workspace::HumanJudgement>>;
// A question as it was measured: its row, revision and id.
using MeasuredQuestion = std::tuple<base::RowId, std::int64_t, std::string>;
using ItemByQuestion = std::map<MeasuredQuestion, const AnswerRunItem*>;

PeopleByAnswer blindJudgements(std::vector<workspace::HumanJudgement> all) {
    PeopleByAnswer people;
    for (workspace::HumanJudgement& one : all) {
        if (one.blind) {
            people[{one.questionId, one.answerHash}].push_back(std::move(one));
        }
    }
    return people;
}

MeasuredQuestion questionOf(const AnswerRunItem& item) {
    return {item.question, item.revision, item.questionId};
}

ItemByQuestion itemsOfRun(const AnswerRun& run) {
    ItemByQuestion items;
    for (const AnswerRunItem& item : run.items) {
        items.emplace(questionOf(item), &item);
    }
    return items;
}

// Of another run, or of the same one; null: it has not measured the same answers to this question.
const AnswerRunItem* itemLike(const AnswerRunItem& item, const ItemByQuestion& items) {
    const auto found = items.find(questionOf(item));
    return found == items.end() || found->second->samples != item.samples ? nullptr : found->second;
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
        const std::vector<RunJudge> scoring = scoringJudges(run);
        return !scoring.empty() ? std::optional(scoring.front())
               : judges.empty() ? std::nullopt
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

// Every answer of `run` that somebody has judged blind, with what a judge gave it in the run `asked`, which
// is the same run or another one over the same answers.
Result<std::vector<JudgedTogether>> togetherWithPeople(const workspace::Reader& reader, const AnswerRun& run,
                                                       const AnswerRun& asked,
                                                       const std::optional<RunJudge>& judge,
                                                       const AnswerRun* answerFirst,
                                                       const std::stop_token& stop) {
    ASSAY_TRY(auto said, workspace::answerVerdicts(reader));
    const PeopleByAnswer people = blindJudgements(std::move(said));
    std::vector<JudgedTogether> all;
    if (people.empty()) {
        return all;
    }
    const JudgeScores names = judge ? scoresOf(*judge) : JudgeScores();
    const SwappedScores swapped = swappedScores(asked, answerFirst, judge);
    const ItemByQuestion judged = itemsOfRun(asked);
    const ItemByQuestion others = swapped.run != nullptr ? itemsOfRun(*swapped.run) : ItemByQuestion();
    std::map<std::pair<std::string, std::string>, const AnswerRunItem*> items; // by suite and id
    for (const AnswerRunItem& item : run.items) {
        items.emplace(std::pair(item.suite, item.questionId), &item);
    }
    std::vector<workspace::NamedQuestion> questions;
    for (const std::string& suite : run.settings.suites) {
        ASSAY_TRY(auto of, workspace::questionsNamed(reader, suite, stop));
        std::ranges::move(of, std::back_inserter(questions));
    }
    const auto take = [&](std::size_t number, std::vector<formats::PredictionRecord> samples) -> Result<> {
        const std::string& id = questions[number].question.questionId;
        const auto item = items.find({questions[number].suite, id});
        for (std::size_t s = 0; item != items.end() && s < samples.size(); ++s) {
            const model::Prediction& prediction = samples[s].prediction;
            if (!prediction.isAnswered()) {
                continue;
            }
            const auto found = people.find({id, workspace::hashOfAnswer(*prediction.answer)});
            if (found == people.end()) {
                continue;
            }
            JudgedTogether& together = all.emplace_back();
            together.answerLength = prediction.answer->size();
            together.questionId = id;
            addPeople(found->second, together);
            if (const auto* const given = itemLike(*item->second, judged)) {
                addJudgeScores(*given, s, prediction, names, together);
            }
            if (const auto* const other = itemLike(*item->second, others)) {
                const auto* const score =
                    scoreOf(*other, s, prediction, swapped.names, swapped.names.overall);
                together.judgeScoreAnswerFirst =
                    score != nullptr ? std::optional(score->value) : std::nullopt;
            }
        }
        return {};
    };
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, run.inputs.predictions));
    ASSAY_TRY(workspace::readPredictions(reader, set.id, questions, take, stop));
    return all;
}

// Whether a judge says something of the answers of `run` that none of the same name before it does.
bool addsToJudges(const AnswerRun& run, const JudgeInRun& judge,
                  const std::vector<JudgesCompared::Judge>& before,
                  const std::vector<const AnswerRun*>& askedIn) {
    const auto saysMore = [](const JudgedTogether& one) {
        return (one.judgePasses && one.judgePasses != one.personPasses) ||
               (one.judgeScore && one.judgeScore != one.personScore);
    };
    bool isNew = !judgedByBoth(run, judge, judge).empty();
    for (std::size_t i = 0; isNew && i < before.size(); ++i) {
        if (before[i].judge.name == judge.judge.name) {
            isNew = std::ranges::any_of(judgedByBoth(run, {*askedIn[i], before[i].judge}, judge), saysMore);
        }
    }
    return isNew;
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
        return togetherWithPeople(reader, run, run, judge, answerFirst, stop);
    });
}

std::vector<JudgedTogether> judgedByBoth(const AnswerRun& run, const JudgeInRun& first,
                                         const JudgeInRun& second) {
    const JudgeScores names[2]{scoresOf(first.judge), scoresOf(second.judge)};
    const ItemByQuestion items[2]{itemsOfRun(first.run), itemsOfRun(second.run)};
    std::vector<JudgedTogether> all;
    for (const AnswerRunItem& item : run.items) {
        const AnswerRunItem* const scored[2]{itemLike(item, items[0]), itemLike(item, items[1])};
        const auto givenIn = [](const AnswerRunItem* of) { return of == nullptr ? 0 : of->given.size(); };
        for (std::size_t s = 0; s < std::max(givenIn(scored[0]), givenIn(scored[1])); ++s) {
            JudgedTogether one;
            one.questionId = item.questionId;
            std::optional<bool>* const passes[2]{&one.personPasses, &one.judgePasses};
            std::optional<double>* const scores[2]{&one.personScore, &one.judgeScore};
            bool isJudged = false;
            for (std::size_t i = 0; i < 2; ++i) {
                if (s >= givenIn(scored[i])) {
                    continue;
                }
                const auto& given = scored[i]->given[s].scores;
                if (const auto* const pass = scoreAmong(given, names[i].pass)) {
                    *passes[i] = pass->value > 0.5;
                    isJudged = true;
                }
                if (const auto* const overall = scoreAmong(given, names[i].overall)) {
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

Result<std::vector<AnswerRun>> otherJudgedRuns(const workspace::Reader& reader, const AnswerRun& run,
                                               const std::stop_token& stop) {
    return base::guarded("judge", [&]() -> Result<std::vector<AnswerRun>> {
        std::vector<AnswerRun> others;
        ASSAY_TRY(const auto all, workspace::runs(reader, kAnswerRuns));
        for (const workspace::RunInfo& info : all) {
            if (info.id == run.info.id || info.state != workspace::RunState::Finished) {
                continue;
            }
            const auto inputs = readAnswerRunInputs(info.inputs);
            if (!inputs || inputs->predictionsHash != run.inputs.predictionsHash ||
                judgesAmong(inputs->sources).empty()) {
                continue; // a run that cannot be read is said on its own page
            }
            ASSAY_TRY(auto other, loadAnswerRun(reader, info.id, stop));
            if (!scoringJudges(other).empty()) {
                others.push_back(std::move(other));
            }
        }
        return others;
    });
}

Result<JudgesCompared> compareJudges(const workspace::Reader& reader, const AnswerRun& run,
                                     const AnswerRun* answerFirst, const std::stop_token& stop,
                                     std::span<const AnswerRun> others) {
    return base::guarded("judge", [&]() -> Result<JudgesCompared> {
        std::vector<RunJudge> own = scoringJudges(run);
        JudgesCompared compared;
        std::vector<const AnswerRun*> askedIn; // of each judge that is compared
        for (RunJudge& judge : own) {
            compared.judges.push_back({std::move(judge)});
            askedIn.push_back(&run);
        }
        for (const AnswerRun& other : others) {
            for (RunJudge& judge : scoringJudges(other)) {
                if (addsToJudges(run, {other, judge}, compared.judges, askedIn)) {
                    compared.judges.push_back({std::move(judge), other.info.id, other.info.name});
                    askedIn.push_back(&other);
                }
            }
        }
        for (std::size_t i = 0; i < compared.judges.size(); ++i) {
            const bool isOwn = askedIn[i] == &run;
            ASSAY_TRY(const auto together,
                      togetherWithPeople(reader, run, *askedIn[i], compared.judges[i].judge,
                                         isOwn ? answerFirst : nullptr, stop));
            compared.withPeople.push_back(judgeAgreement(together));
        }
        for (std::size_t i = 0; i < compared.judges.size(); ++i) {
            for (std::size_t k = i + 1; k < compared.judges.size(); ++k) {
                if (stop.stop_requested()) {
                    return base::fail(base::ErrorCode::Cancelled);
                }
                const auto both = judgedByBoth(run, {*askedIn[i], compared.judges[i].judge},
                                               {*askedIn[k], compared.judges[k].judge});
                compared.pairs.push_back({i, k, judgeAgreement(both)});
            }
        }
        return compared;
    });
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
            ASSAY_TRY(auto of, workspace::questionsToMeasure(reader, suite, stop));
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

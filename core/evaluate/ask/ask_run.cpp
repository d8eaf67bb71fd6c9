#include "core/evaluate/ask/ask_run.h"

#include "core/base/guard.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/runs/chat_replies.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::NamedQuestion;

constexpr std::string_view kNoQuestion = "no_question";
constexpr std::size_t kPredictionsAtOnce = 500;

std::string labelOf(const AskSystem& system) {
    return system.prompt.name + " @ " + system.chat.model;
}

Result<> checkAsking(const AskRunSettings& settings) {
    if (settings.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    if (settings.systems.empty()) {
        return fail(ErrorCode::InvalidArgument, "0", "systems");
    }
    std::set<std::string> labels;
    for (const AskSystem& system : settings.systems) {
        ASSAY_TRY(endpoint::checkChatSettings(system.chat));
        ASSAY_TRY(endpoint::checkBearerToken(system.bearerToken));
        if (!labels.insert(labelOf(system)).second) {
            return fail(ErrorCode::InvalidArgument, labelOf(system), "systems");
        }
    }
    return {};
}

Result<std::vector<NamedQuestion>>
questionsToAsk(const workspace::Reader& reader, const AskRunSettings& settings, const std::stop_token& stop) {
    ASSAY_TRY(auto questions, workspace::questionsToMeasure(reader, settings.suite, stop));
    if (settings.limit && *settings.limit < static_cast<std::int64_t>(questions.size())) {
        questions.resize(static_cast<std::size_t>(std::max<std::int64_t>(*settings.limit, 0)));
    }
    if (questions.empty()) {
        return fail(ErrorCode::InputNotUsable, "0 questions", settings.suite);
    }
    return questions;
}

// Not among the askings that have begun: failures alone are nothing to go on with.
std::string failedScope(const std::string& name) {
    return "failed " + workspace::askScope(name);
}

ChatBatchSettings batchOf(const AskRunSettings& settings, const AskSystem& system) {
    return {system.chat,   system.bearerToken,         workspace::askScope(settings.name),
            settings.seed, failedScope(settings.name), settings.resume && settings.leaveFailed};
}

ChatQueryOf queriesOf(const AskSystem& system, const std::vector<NamedQuestion>& questions) {
    return [&](std::size_t number) -> Result<ChatQuery> {
        return ChatQuery{messagesOf(system.prompt, questions[number].question), endpoint::ChatForm::Text};
    };
}

// Neither a set nor, unless it is gone on with, an asking is called so.
Result<> checkNames(const workspace::Reader& reader, const AskRunSettings& settings) {
    std::vector<std::string> names{settings.name};
    for (const AskSystem& system : settings.systems) {
        names.push_back(askedSetName(settings, system));
    }
    for (const std::string& name : names) {
        const auto found = workspace::findAnswerSet(reader, name);
        if (found) {
            return fail(ErrorCode::NameTaken, name, reader.path());
        }
        if (found.error().code != ErrorCode::NotFound) {
            return tl::unexpected(found.error());
        }
    }
    ASSAY_TRY(const auto stored, workspace::chatReplyCount(reader, workspace::askScope(settings.name)));
    if (stored == 0 && settings.resume && settings.mustHaveBegun) {
        return fail(ErrorCode::NotFound, settings.name, "asking");
    }
    return stored > 0 && !settings.resume ? fail(ErrorCode::NameTaken, settings.name, "resume") : Result<>();
}

model::Prediction predictionOf(const model::Question& question, const endpoint::ChatSettings& chat,
                               ChatBatchReply reply) {
    model::Prediction prediction;
    prediction.questionId = question.questionId;
    prediction.question = question.questionText;
    prediction.raw = std::move(reply.body);
    if (reply.seconds > 0) {
        prediction.latencyMs = reply.seconds * 1'000;
    }
    if (!reply.reply) {
        const auto kind = reply.failure->kind;
        const bool wasAsked = kind != endpoint::ChatFailureKind::NoAnswer || !prediction.raw.empty();
        prediction.error = wasAsked ? endpoint::chatFailureName(kind) : kNoQuestion;
        return prediction;
    }
    prediction.answer = std::move(reply.reply->content);
    prediction.usage.inputTokens = reply.reply->inputTokens;
    prediction.usage.outputTokens = reply.reply->outputTokens;
    if (reply.reply->inputTokens && reply.reply->outputTokens) {
        prediction.usage.price =
            endpoint::chatPrice(chat, *reply.reply->inputTokens, *reply.reply->outputTokens);
    }
    return prediction;
}

// What one system said, by question.
struct AskedQuestion {
    AskedSystem outcome;
    std::vector<model::Prediction> predictions;
};

Result<AskedQuestion> askOneSystem(workspace::Workspace& workspace, const AskRunSettings& settings,
                                   const AskSystem& system, const std::vector<NamedQuestion>& questions,
                                   const std::stop_token& stop, base::ProgressSink& progress) {
    AskedQuestion asked;
    asked.predictions.resize(questions.size());
    asked.outcome.label = labelOf(system);
    asked.outcome.model = system.chat.model;
    const auto take = [&](ChatBatchReply reply) -> Result<> {
        const std::size_t number = reply.number;
        asked.outcome.answered += reply.reply ? 1 : 0;
        asked.predictions[number] = predictionOf(questions[number].question, system.chat, std::move(reply));
        return {};
    };
    ASSAY_TRY(asked.outcome.spent, askInBatch(workspace, batchOf(settings, system), questions.size(),
                                              queriesOf(system, questions), take, stop, progress));
    const auto notSent = std::ranges::count(asked.predictions, kNoQuestion, &model::Prediction::error);
    if (notSent > 0) {
        asked.outcome.spent.failed[std::string(kNoQuestion)] = notSent;
    }
    return asked;
}

std::string reasonsOf(const std::vector<AskedQuestion>& all) {
    std::string reasons;
    for (const AskedQuestion& one : all) {
        for (const auto& [kind, count] : one.outcome.spent.failed) {
            reasons += (reasons.empty() ? "" : ", ") + kind + " " + std::to_string(count);
        }
    }
    return reasons;
}

Result<> publish(workspace::Workspace& workspace, const AskRunSettings& settings,
                 std::vector<AskedQuestion>& all, const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto staged,
              workspace::StagedPredictions::begin(workspace, settings.name, stop, progress));
    for (AskedQuestion& one : all) {
        std::vector<formats::PredictionRecord> records;
        for (model::Prediction& prediction : one.predictions) {
            formats::PredictionRecord record;
            record.prediction = std::move(prediction);
            record.system = all.size() > 1 ? one.outcome.label : std::string();
            records.push_back(std::move(record));
            if (records.size() == kPredictionsAtOnce) {
                ASSAY_TRY(staged->takePredictions(records));
                records.clear();
            }
        }
        ASSAY_TRY(staged->takePredictions(records));
    }
    ASSAY_TRY(auto sets, staged->publish(stop));
    for (std::size_t i = 0; i < all.size() && i < sets.size(); ++i) {
        all[i].outcome.set = std::move(sets[i]);
    }
    return {};
}

} // namespace

std::string askedSetName(const AskRunSettings& settings, const AskSystem& system) {
    return settings.systems.size() > 1 ? settings.name + ": " + labelOf(system) : settings.name;
}

Result<ChatEstimate> estimateAsking(const workspace::Reader& reader, const AskRunSettings& settings,
                                    const std::stop_token& stop) {
    return base::guarded(settings.suite, [&]() -> Result<ChatEstimate> {
        ASSAY_TRY(checkAsking(settings));
        ASSAY_TRY(const auto questions, questionsToAsk(reader, settings, stop));
        ChatEstimate estimate;
        for (const AskSystem& system : settings.systems) {
            ASSAY_TRY(const auto one,
                      estimateBatch(reader, batchOf(settings, system), questions.size(),
                                    queriesOf(system, questions),
                                    system.chat.maxTokens.value_or(kAnswerTokensGuess), stop));
            estimate.add(one);
        }
        return estimate;
    });
}

Result<std::vector<AskedSystem>> askSuite(workspace::Workspace& workspace, const AskRunSettings& settings,
                                          const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(settings.suite, [&]() -> Result<std::vector<AskedSystem>> {
        ASSAY_TRY(checkAsking(settings));
        std::vector<NamedQuestion> questions;
        {
            ASSAY_TRY(const auto reader, workspace.reader());
            ASSAY_TRY(checkNames(reader, settings));
            ASSAY_TRY(questions, questionsToAsk(reader, settings, stop));
        }
        std::vector<AskedQuestion> all;
        for (const AskSystem& system : settings.systems) {
            ASSAY_TRY(auto asked, askOneSystem(workspace, settings, system, questions, stop, progress));
            all.push_back(std::move(asked));
        }
        if (std::ranges::all_of(all, [](const AskedQuestion& one) { return one.outcome.answered == 0; })) {
            return fail(ErrorCode::RemoteFailure, reasonsOf(all),
                        endpoint::chatUrl(settings.systems.front().chat));
        }
        ASSAY_TRY(publish(workspace, settings, all, stop, progress));
        // What is published is needed no more; should this fail, the replies lie there unused.
        static_cast<void>(workspace::removeChatReplies(workspace, workspace::askScope(settings.name)));
        static_cast<void>(workspace::removeChatReplies(workspace, failedScope(settings.name)));
        std::vector<AskedSystem> outcome;
        for (AskedQuestion& one : all) {
            outcome.push_back(std::move(one.outcome));
        }
        return outcome;
    });
}

} // namespace assay::evaluate

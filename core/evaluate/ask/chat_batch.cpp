#include "core/evaluate/ask/chat_batch.h"

#include "core/base/clock.h"
#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/workspace/runs/chat_replies.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using endpoint::ChatFailureKind;
using endpoint::ChatOutcome;

// One request and the queries that it answers.
struct BatchRequest {
    std::string hash;
    std::vector<std::size_t> numbers;
};

// By their hashes, in the order in which they first come; a query without messages has none.
struct BatchPlan {
    std::vector<BatchRequest> requests;
    std::vector<std::size_t> unasked;
};

Result<BatchPlan> planBatch(const ChatBatchSettings& settings, std::size_t count, const ChatQueryOf& queryOf,
                            const std::stop_token& stop) {
    BatchPlan plan;
    std::unordered_map<std::string, std::size_t> placeOf;
    for (std::size_t number = 0; number < count; ++number) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto query, queryOf(number));
        if (query.messages.empty()) {
            plan.unasked.push_back(number);
            continue;
        }
        std::string hash = endpoint::chatRequestHash(settings.chat, query.messages, query.form);
        const auto [place, isNew] = placeOf.try_emplace(hash, plan.requests.size());
        if (isNew) {
            plan.requests.push_back({std::move(hash), {}});
        }
        plan.requests[place->second].numbers.push_back(number);
    }
    return plan;
}

// What the threads of one batch share.
class ChatWork {
  public:
    ChatWork(workspace::Workspace& workspace, const ChatBatchSettings& settings, const ChatQueryOf& queryOf,
             const ChatReplySink& take, std::size_t count, const std::stop_token& stop,
             base::ProgressSink& progress)
        : m_workspace(workspace)
        , m_settings(settings)
        , m_queryOf(queryOf)
        , m_take(take)
        , m_progress(progress)
        , m_total(static_cast<std::int64_t>(count))
        , m_url(endpoint::chatUrl(settings.chat))
        , m_limiter(settings.chat.maxPerSecond)
        , m_outerStop(stop, [this] { m_stop.request_stop(); }) {
        m_spent.price = endpoint::chatPrice(settings.chat, 0, 0);
    }

    // What is stored is handed over; the others are to be asked.
    Result<> begin(BatchPlan plan) {
        for (const std::size_t number : plan.unasked) {
            ChatBatchReply reply;
            reply.number = number;
            reply.failure = endpoint::ChatFailure{ChatFailureKind::NoAnswer, "not asked"};
            ASSAY_TRY(m_take(std::move(reply)));
            ++m_done;
        }
        ASSAY_TRY(const auto reader, m_workspace.reader());
        for (BatchRequest& request : plan.requests) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(const auto stored, workspace::findChatReply(reader, m_settings.scope, request.hash));
            if (!stored) {
                ASSAY_TRY(const auto failure, storedFailure(reader, request));
                if (!failure) {
                    m_open.push_back(std::move(request));
                    continue;
                }
                ++m_spent.failed[std::string(endpoint::chatFailureName(failure->failure->kind))];
                ASSAY_TRY(handOver(request, *failure, true));
                continue;
            }
            ChatOutcome outcome;
            outcome.body = stored->body;
            outcome.seconds = stored->seconds;
            if (auto reply = endpoint::readChatReply(stored->body)) {
                outcome.reply = std::move(*reply);
            } else {
                outcome.failure = std::move(reply.error());
            }
            m_spent.fromStore += static_cast<std::int64_t>(request.numbers.size());
            ASSAY_TRY(handOver(request, outcome, true));
        }
        report();
        return {};
    }

    [[nodiscard]] bool isAllKnown() const { return m_open.empty(); }

    Result<ChatSpending> execute() {
        const auto started = std::chrono::steady_clock::now();
        {
            const auto wanted =
                std::min(m_open.size(), static_cast<std::size_t>(m_settings.chat.maxParallel));
            std::vector<std::jthread> threads;
            threads.reserve(wanted);
            for (std::size_t i = 1; i < wanted; ++i) {
                try {
                    threads.emplace_back([this] { work(); });
                } catch (const std::system_error&) {
                    break; // fewer do it too
                }
            }
            work();
        } // joined
        if (m_error) {
            return tl::unexpected(*m_error);
        }
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        m_spent.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        return m_spent;
    }

  private:
    // What failed the last time and is to be left; nullopt: it is asked.
    Result<std::optional<ChatOutcome>> storedFailure(const workspace::Reader& reader,
                                                     const BatchRequest& request) const {
        if (!m_settings.leaveFailed || m_settings.failedScope.empty()) {
            return std::optional<ChatOutcome>();
        }
        ASSAY_TRY(const auto stored, workspace::findChatReply(reader, m_settings.failedScope, request.hash));
        const auto* const known =
            stored ? std::ranges::find(endpoint::kChatFailureNames, stored->body) : nullptr;
        if (!stored || known == endpoint::kChatFailureNames.end()) {
            return std::optional<ChatOutcome>();
        }
        ChatOutcome outcome;
        outcome.failure = endpoint::ChatFailure{
            static_cast<ChatFailureKind>(known - endpoint::kChatFailureNames.begin()), "not asked again"};
        outcome.seconds = stored->seconds;
        return std::optional(std::move(outcome));
    }

    void work() {
        const auto worked = base::guarded(m_url, [this]() -> Result<> {
            endpoint::ChatClient client(m_settings.chat, m_settings.bearerToken, m_limiter);
            while (const BatchRequest* request = next()) {
                ASSAY_TRY(const auto query, m_queryOf(request->numbers.front()));
                ASSAY_TRY(const auto outcome,
                          client.ask(query.messages, query.form,
                                     base::drawSeed(m_settings.seed, request->numbers.front()),
                                     m_stop.get_token()));
                if (outcome.failure && outcome.failure->kind == ChatFailureKind::Cancelled) {
                    return {}; // never answered; it is asked the next time
                }
                ASSAY_TRY(finish(*request, outcome));
            }
            return {};
        });
        if (!worked) {
            end(worked.error());
        }
    }

    const BatchRequest* next() {
        const std::lock_guard lock(m_mutex);
        return m_stop.stop_requested() || m_next == m_open.size() ? nullptr : &m_open[m_next++];
    }

    Result<> finish(const BatchRequest& request, const ChatOutcome& outcome) {
        const std::lock_guard lock(m_mutex);
        if (m_error) {
            return {}; // the store has failed; what comes now would be kept by chance
        }
        ++m_spent.requests;
        if (outcome.reply) {
            m_anyReply = true;
            ASSAY_TRY(
                workspace::saveChatReply(m_workspace, m_settings.scope,
                                         {request.hash, outcome.body, outcome.seconds, base::utcNow()}));
            count(*outcome.reply);
        } else {
            ASSAY_TRY(countFailure(*outcome.failure));
            if (!m_settings.failedScope.empty()) {
                ASSAY_TRY(workspace::saveChatReply(
                    m_workspace, m_settings.failedScope,
                    {request.hash, std::string(endpoint::chatFailureName(outcome.failure->kind)),
                     outcome.seconds, base::utcNow()}));
            }
        }
        ASSAY_TRY(handOver(request, outcome, false));
        report();
        return {};
    }

    void count(const endpoint::ChatReply& reply) {
        const std::int64_t input = reply.inputTokens.value_or(0);
        const std::int64_t output = reply.outputTokens.value_or(0);
        m_spent.inputTokens += input;
        m_spent.outputTokens += output;
        m_spent.withoutUsage += reply.inputTokens || reply.outputTokens ? 0 : 1;
        const auto price = endpoint::chatPrice(m_settings.chat, input, output);
        if (m_spent.price && price) {
            *m_spent.price += *price;
        } else {
            m_spent.price.reset();
        }
    }

    Result<> countFailure(const endpoint::ChatFailure& failure) {
        ++m_spent.failed[std::string(endpoint::chatFailureName(failure.kind))];
        if (failure.kind == ChatFailureKind::RefusedKey) {
            return fail(ErrorCode::RemoteFailure, failure.detail, m_url);
        }
        if (failure.kind == ChatFailureKind::ConnectionFailed && !m_anyReply && m_spent.failed.size() == 1 &&
            m_spent.requests >= kFailuresBeforeGivingUp) {
            return fail(ErrorCode::RemoteFailure, failure.detail, m_url);
        }
        return {};
    }

    Result<> handOver(const BatchRequest& request, const ChatOutcome& outcome, bool fromStore) {
        for (const std::size_t number : request.numbers) {
            if (outcome.reply) {
                ++m_spent.models[outcome.reply->model];
                m_spent.cut += outcome.reply->isCut() ? 1 : 0;
            }
            ASSAY_TRY(
                m_take({number, fromStore, outcome.reply, outcome.failure, outcome.body, outcome.seconds}));
            ++m_done;
        }
        return {};
    }

    void end(const base::Error& error) {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_error) {
                m_error = error;
            }
        }
        m_stop.request_stop();
    }

    void report() { m_progress.report(base::Stage::Evaluating, m_done, m_total); }

    workspace::Workspace& m_workspace;
    const ChatBatchSettings& m_settings;
    const ChatQueryOf& m_queryOf;
    const ChatReplySink& m_take;
    base::ProgressSink& m_progress;
    std::int64_t m_total;
    std::string m_url;
    endpoint::RateLimiter m_limiter;
    std::stop_source m_stop; // of the caller, and of ours when something failed
    std::stop_callback<std::function<void()>> m_outerStop;
    std::vector<BatchRequest> m_open; // not changed once the threads work

    std::mutex m_mutex; // guards everything below, the store and the sink
    std::size_t m_next = 0;
    bool m_anyReply = false;
    std::int64_t m_done = 0;
    ChatSpending m_spent;
    std::optional<base::Error> m_error;
};

} // namespace

std::int64_t ChatSpending::ofOtherModels(const std::string& asked) const {
    std::int64_t others = 0;
    for (const auto& [name, count] : models) {
        others += name.empty() || name == asked ? 0 : count;
    }
    return others;
}

Result<ChatSpending> askInBatch(workspace::Workspace& workspace, const ChatBatchSettings& settings,
                                std::size_t count, const ChatQueryOf& queryOf, const ChatReplySink& take,
                                const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(settings.chat.url, [&]() -> Result<ChatSpending> {
        ASSAY_TRY(endpoint::checkChatSettings(settings.chat));
        ASSAY_TRY(endpoint::checkBearerToken(settings.bearerToken));
        // Taken before the store is read: what another one stores meanwhile would be asked again.
        ASSAY_TRY(const auto claim, workspace::claimChatScope(workspace, settings.scope));
        if (!claim) {
            return fail(ErrorCode::WorkspaceBusy, settings.scope, workspace.path().string());
        }
        ASSAY_TRY(auto plan, planBatch(settings, count, queryOf, stop));
        ChatWork work(workspace, settings, queryOf, take, count, stop, progress);
        ASSAY_TRY(work.begin(std::move(plan)));
        return work.execute();
    });
}

void ChatEstimate::add(const ChatEstimate& other) {
    queries += other.queries;
    fromStore += other.fromStore;
    requests += other.requests;
    inputTokens += other.inputTokens;
    outputTokens += other.outputTokens;
    const bool isFirst = currency.empty();
    if (isFirst) {
        price = other.price;
        seconds = other.seconds;
        currency = other.currency;
        return;
    }
    price = price && other.price && currency == other.currency ? std::optional(*price + *other.price)
                                                               : std::nullopt;
    seconds = seconds && other.seconds ? std::optional(*seconds + *other.seconds) : std::nullopt;
}

Result<ChatEstimate> estimateBatch(const workspace::Reader& reader, const ChatBatchSettings& settings,
                                   std::size_t count, const ChatQueryOf& queryOf,
                                   std::int64_t outputTokensEach, const std::stop_token& stop) {
    return base::guarded(settings.chat.url, [&]() -> Result<ChatEstimate> {
        ASSAY_TRY(const auto plan, planBatch(settings, count, queryOf, stop));
        ChatEstimate estimate;
        estimate.queries = static_cast<std::int64_t>(count);
        estimate.currency = settings.chat.currency;
        for (const BatchRequest& request : plan.requests) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(const auto stored, workspace::findChatReply(reader, settings.scope, request.hash));
            if (stored) {
                estimate.fromStore += static_cast<std::int64_t>(request.numbers.size());
                continue;
            }
            ASSAY_TRY(const auto query, queryOf(request.numbers.front()));
            ++estimate.requests;
            for (const endpoint::ChatMessage& message : query.messages) {
                estimate.inputTokens += endpoint::tokensGuess(message.content);
            }
            estimate.outputTokens += outputTokensEach;
        }
        estimate.price = endpoint::chatPrice(settings.chat, estimate.inputTokens, estimate.outputTokens);
        ASSAY_TRY(const auto mean, workspace::meanReplySeconds(reader, settings.scope));
        const auto requests = static_cast<double>(estimate.requests);
        if (mean) {
            estimate.seconds = requests * *mean / settings.chat.maxParallel;
        }
        if (settings.chat.maxPerSecond) {
            estimate.seconds = std::max(estimate.seconds.value_or(0), requests / *settings.chat.maxPerSecond);
        }
        return estimate;
    });
}

} // namespace assay::evaluate

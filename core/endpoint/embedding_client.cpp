#include "core/endpoint/embedding_client.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/endpoint/attempts.h"
#include "core/endpoint/embedding_reply.h"
#include "core/endpoint/http_client.h"
#include "core/endpoint/rate_limiter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace assay::endpoint {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

// 2,048 vectors of 3,072 numbers in decimal do not reach it.
constexpr std::size_t kVectorReplyLimit = std::size_t{160} << 20U;

struct Batch {
    std::uint64_t number = 0;
    std::vector<EmbeddingText> texts;
};

// Cuts what the source gives into batches.
class Batches {
  public:
    Batches(const EmbeddingSettings& settings, const EmbeddingTextSource& source)
        : m_settings(settings)
        , m_source(source) {}

    // Empty: there are no more.
    Result<Batch> next() {
        const auto most = static_cast<std::size_t>(m_settings.batchTexts);
        while (!m_ended && m_waiting.size() < most) {
            ASSAY_TRY(auto texts, m_source(most - m_waiting.size()));
            m_ended = texts.empty();
            for (EmbeddingText& text : texts) {
                m_waiting.push_back(std::move(text));
            }
        }
        Batch batch{m_count++, {}};
        std::size_t bytes = 0;
        while (!m_waiting.empty() && batch.texts.size() < most) {
            bytes += m_waiting.front().text.size();
            if (!batch.texts.empty() && bytes > static_cast<std::size_t>(m_settings.batchBytes)) {
                break;
            }
            batch.texts.push_back(std::move(m_waiting.front()));
            m_waiting.pop_front();
        }
        return batch;
    }

  private:
    const EmbeddingSettings& m_settings;
    const EmbeddingTextSource& m_source;
    std::deque<EmbeddingText> m_waiting;
    std::uint64_t m_count = 0;
    bool m_ended = false;
};

std::string bodyOf(const EmbeddingSettings& settings, const Batch& batch) {
    ordered_json input = ordered_json::array();
    for (const EmbeddingText& text : batch.texts) {
        input.push_back(text.text);
    }
    ordered_json body{{"model", settings.model},
                      {"input", std::move(input)},
                      {"encoding_format", embeddingEncodingName(settings.encoding)}};
    if (settings.dimensions) {
        body["dimensions"] = *settings.dimensions;
    }
    // Texts of a workspace are UTF-8; should one not be, it must not cost the work.
    return body.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string describe(const HttpFailure& failure) {
    switch (failure.kind) {
    case HttpFailure::Kind::Timeout:
        return "time limit: " + failure.detail;
    case HttpFailure::Kind::ReplyTooLarge:
        return "reply too large: " + failure.detail;
    default:
        return failure.detail;
    }
}

bool isWorthAnotherTry(const HttpFailure& failure) {
    return failure.kind == HttpFailure::Kind::Timeout || failure.kind == HttpFailure::Kind::ConnectionFailed;
}

// What the threads of one making share.
class Work {
  public:
    Work(const EmbeddingSettings& settings, const std::string& bearerToken, const EmbeddingTextSource& source,
         const EmbeddingSink& sink, std::int64_t total, const std::stop_token& stop,
         base::ProgressSink& progress)
        : m_settings(settings)
        , m_bearerToken(bearerToken)
        , m_sink(sink)
        , m_total(total)
        , m_progress(progress)
        , m_url(embeddingUrl(settings))
        , m_limiter(settings.maxPerSecond)
        , m_outerStop(stop, [this] { m_stop.request_stop(); })
        , m_batches(settings, source) {
        if (settings.dimensions) {
            m_dimension = static_cast<std::size_t>(*settings.dimensions);
        }
    }

    Result<EmbeddingUsage> execute() {
        const auto started = std::chrono::steady_clock::now();
        m_progress.report(base::Stage::Evaluating, 0, m_total);
        {
            std::vector<std::jthread> threads;
            threads.reserve(static_cast<std::size_t>(m_settings.maxParallel));
            for (int i = 1; i < m_settings.maxParallel; ++i) {
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
        m_usage.dimension = m_usage.requests > 0 ? m_dimension.value_or(0) : 0;
        m_usage.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        return m_usage;
    }

  private:
    void work() {
        const auto worked = base::guarded(m_url, [this]() -> Result<> {
            HttpClient http;
            while (!m_stop.stop_requested()) {
                ASSAY_TRY(auto batch, next());
                if (batch.texts.empty()) {
                    return {};
                }
                ASSAY_TRY(const auto reply, ask(http, batch));
                ASSAY_TRY(give(batch, reply));
            }
            return fail(ErrorCode::Cancelled);
        });
        if (!worked) {
            end(worked.error());
        }
    }

    Result<Batch> next() {
        const std::lock_guard lock(m_sourceMutex);
        return m_batches.next();
    }

    tl::unexpected<base::Error> remoteFailure(const std::string& detail) const {
        return fail(ErrorCode::RemoteFailure, withoutSecret(detail, m_bearerToken), m_url);
    }

    Result<EmbeddingReply> ask(HttpClient& http, const Batch& batch) {
        const HttpPost request{m_url, bodyOf(m_settings, batch), m_bearerToken, m_settings.timeoutMs,
                               kVectorReplyLimit};
        base::Random chance(batch.number);
        for (int attempt = 1;; ++attempt) {
            if (!m_limiter.acquire(m_stop.get_token())) {
                return fail(ErrorCode::Cancelled);
            }
            const auto replied = http.post(request, m_stop.get_token());
            std::string trouble;
            std::optional<double> retryAfter;
            bool again = false;
            if (!replied) {
                if (replied.error().kind == HttpFailure::Kind::Cancelled) {
                    return fail(ErrorCode::Cancelled);
                }
                if (replied.error().kind == HttpFailure::Kind::UnusableUrl) {
                    return fail(ErrorCode::InvalidArgument, {}, "url");
                }
                trouble = describe(replied.error());
                again = isWorthAnotherTry(replied.error());
            } else if (replied->status >= 200 && replied->status < 300) {
                auto reply = readEmbeddingReply(replied->body, batch.texts.size(), dimension());
                if (!reply) {
                    return remoteFailure(reply.error());
                }
                return *std::move(reply);
            } else {
                const std::string message = serviceMessage(replied->body, m_bearerToken);
                trouble = std::to_string(replied->status) + (message.empty() ? "" : ": " + message);
                again = isPassingStatus(replied->status);
                retryAfter = replied->retryAfterSeconds;
            }
            const Patience patience{m_settings.maxAttempts, m_settings.backoffBaseMs, m_settings.backoffMaxMs,
                                    m_settings.maxRetryAfterMs};
            const auto wait = again ? waitAfterAttempt(patience, attempt, retryAfter, chance) : std::nullopt;
            if (!wait) {
                return remoteFailure(trouble);
            }
            {
                const std::lock_guard lock(m_sinkMutex);
                ++m_usage.retries;
            }
            if (!waitFor(*wait, m_stop.get_token())) {
                return fail(ErrorCode::Cancelled);
            }
        }
    }

    std::optional<std::size_t> dimension() {
        const std::lock_guard lock(m_sinkMutex);
        return m_dimension;
    }

    Result<> give(const Batch& batch, const EmbeddingReply& reply) {
        std::vector<std::uint64_t> numbers;
        numbers.reserve(batch.texts.size());
        for (const EmbeddingText& text : batch.texts) {
            numbers.push_back(text.number);
        }
        std::int64_t done = 0;
        {
            const std::lock_guard lock(m_sinkMutex);
            if (m_error || m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled); // it was in flight when the work ended
            }
            // Two first replies may have come at once.
            if (m_dimension && *m_dimension != reply.dimension) {
                return remoteFailure("a vector of " + std::to_string(reply.dimension) +
                                     " numbers instead of " + std::to_string(*m_dimension));
            }
            m_dimension = reply.dimension;
            const std::string model = withoutSecret(reply.model, m_bearerToken);
            if (!model.empty() && !m_usage.model.empty() && model != m_usage.model) {
                return remoteFailure("vectors of the model '" + model + "' after those of '" + m_usage.model +
                                     "'");
            }
            if (auto taken = m_sink({numbers, reply.dimension, reply.values, model}); !taken) {
                m_error = taken.error(); // before anybody else comes to the sink
                return taken;
            }
            ++m_usage.requests;
            m_usage.promptTokens += reply.promptTokens;
            if (m_usage.model.empty()) {
                m_usage.model = model;
            }
            m_done += static_cast<std::int64_t>(numbers.size());
            done = m_done;
        }
        m_progress.report(base::Stage::Evaluating, done, m_total);
        return {};
    }

    // The first failure is the one that counts: those after it come of the stop.
    void end(const base::Error& error) {
        {
            const std::lock_guard lock(m_sinkMutex);
            if (!m_error) {
                m_error = error;
            }
        }
        m_stop.request_stop();
    }

    const EmbeddingSettings& m_settings;
    const std::string& m_bearerToken;
    const EmbeddingSink& m_sink;
    std::int64_t m_total;
    base::ProgressSink& m_progress;
    std::string m_url;
    RateLimiter m_limiter;
    std::stop_source m_stop; // of the caller, and of ours when something failed
    std::stop_callback<std::function<void()>> m_outerStop;

    std::mutex m_sourceMutex;
    Batches m_batches; // guarded by it

    std::mutex m_sinkMutex; // guards everything below, and the sink
    std::optional<std::size_t> m_dimension;
    EmbeddingUsage m_usage;
    std::int64_t m_done = 0;
    std::optional<base::Error> m_error;
};

} // namespace

EmbeddingEstimate estimateEmbedding(std::span<const std::int64_t> bytesOfTexts,
                                    const EmbeddingSettings& settings) noexcept {
    constexpr std::int64_t kBytesPerToken = 4; // a guess, and labelled as one
    EmbeddingEstimate estimate;
    std::int64_t inBatch = 0;
    std::int64_t bytesInBatch = 0;
    for (const std::int64_t bytes : bytesOfTexts) {
        if (bytes <= 0) {
            continue;
        }
        // Cut as embedTexts() cuts.
        if (inBatch == 0 || inBatch == settings.batchTexts || bytesInBatch + bytes > settings.batchBytes) {
            ++estimate.requests;
            inBatch = 0;
            bytesInBatch = 0;
        }
        ++inBatch;
        bytesInBatch += bytes;
        ++estimate.texts;
        estimate.bytes += bytes;
        estimate.firstTexts += estimate.requests == 1 ? 1 : 0;
    }
    estimate.tokensGuess = (estimate.bytes + kBytesPerToken - 1) / kBytesPerToken;
    if (settings.pricePerMillionTokens) {
        estimate.cost = static_cast<double>(estimate.tokensGuess) / 1e6 * *settings.pricePerMillionTokens;
    }
    if (settings.maxPerSecond && estimate.requests > 0) { // the first goes at once
        estimate.seconds = static_cast<double>(estimate.requests - 1) / *settings.maxPerSecond;
    }
    return estimate;
}

Result<EmbeddingUsage> embedTexts(const EmbeddingSettings& settings, const std::string& bearerToken,
                                  const EmbeddingTextSource& source, const EmbeddingSink& sink,
                                  std::int64_t total, const std::stop_token& stop,
                                  base::ProgressSink& progress) {
    return base::guarded("embeddings", [&]() -> Result<EmbeddingUsage> {
        ASSAY_TRY(checkEmbeddingSettings(settings));
        ASSAY_TRY(checkBearerToken(bearerToken));
        return Work(settings, bearerToken, source, sink, total, stop, progress).execute();
    });
}

} // namespace assay::endpoint

// Vectors of texts from an OpenAI-compatible endpoint: POST {url}/embeddings with {"model","input":[…]}, the
// answer's "data" with "index" and "embedding", as numbers or as base64 of float32, little-endian. In
// batches, with retries; a batch whose answer does not fit is an error and not repaired.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/endpoint/embedding_settings.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

// What asking will take, before it is asked. Tokens are a guess of one for four bytes of UTF-8, and are
// labelled as one.
struct EmbeddingEstimate {
    std::int64_t texts = 0;
    std::int64_t bytes = 0;
    std::int64_t requests = 0;
    std::int64_t firstTexts = 0; // of the first request
    std::int64_t tokensGuess = 0;
    std::optional<double> cost; // missing without a price
    // By a request that was timed, if `timed`; else by the bound of requests in a second, then it takes at
    // least so long; missing without either.
    std::optional<double> seconds;
    bool timed = false;
};

// Of texts of so many bytes, in their order; those without any are not sent. By the bound of requests in a
// second alone: nobody is asked.
[[nodiscard]] EmbeddingEstimate estimateEmbedding(std::span<const std::int64_t> bytesOfTexts,
                                                  const EmbeddingSettings& settings) noexcept;

// A text to embed; `number` is the caller's.
struct EmbeddingText {
    std::uint64_t number = 0;
    std::string text; // not empty
};

// Gives the next texts, at most `most`; empty: there are no more. Called by one thread at a time.
using EmbeddingTextSource = std::function<base::Result<std::vector<EmbeddingText>>(std::size_t most)>;

// The vectors of one batch.
struct EmbeddingBatch {
    std::span<const std::uint64_t> numbers; // of their texts
    std::size_t dimension = 0;
    std::span<const float> values; // one vector after the other
    std::string_view model;        // as the service names what made them; empty: it does not
};

// Takes a batch as soon as it is there, in any order of batches; called by one thread at a time. Its error
// ends the work.
using EmbeddingSink = std::function<base::Result<>(const EmbeddingBatch& batch)>;

struct EmbeddingUsage {
    std::int64_t requests = 0; // that succeeded
    std::int64_t retries = 0;
    std::int64_t promptTokens = 0; // as the service reports them; 0: it does not
    double seconds = 0;
    std::size_t dimension = 0;
    std::string model; // as the service names it
};

// Embeds everything the source gives. A stop ends it at once; what is in flight then is not handed to the
// sink, everything else was. 429, 408, 5xx, a failed connection and a time limit (a text has the same vector
// however often it is asked for) are tried again, honouring Retry-After; other statuses end it with the
// service's own message, without the key. Batches do not depend on `maxParallel`. Progress: Evaluating, in
// texts of `total`. Errors: InvalidArgument (settings; `where` "key": a key that no header can hold),
// RemoteFailure (`where` the address, `detail` status and message; also an answer of other count, other
// dimension, of another model than the ones before, not finite), Cancelled, those of source and sink.
[[nodiscard]] base::Result<EmbeddingUsage>
embedTexts(const EmbeddingSettings& settings, const std::string& bearerToken,
           const EmbeddingTextSource& source, const EmbeddingSink& sink, std::int64_t total,
           const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::endpoint

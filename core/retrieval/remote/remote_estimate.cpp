#include "core/retrieval/remote/remote_estimate.h"

#include "core/retrieval/remote/engine_check.h"
#include "core/retrieval/remote/engine_template.h"

#include <algorithm>

namespace assay::retrieval {
namespace {

constexpr double kMillion = 1'000'000;
constexpr double kBytesOfNumber = 11;  // "-0.01234567,"
constexpr double kBytesOfFields = 150; // id, fields and their names
constexpr double kBytesOfElement = 5;  // float32 and one byte
constexpr std::int64_t kPostgresDescribes = 4;

std::optional<double> secondsOf(const EngineConnection& connection, std::int64_t requests,
                                std::optional<double> latency) {
    const auto count = static_cast<double>(requests);
    std::optional<double> seconds;
    if (latency) {
        seconds = count * *latency / connection.maxParallel;
    }
    if (connection.maxPerSecond && *connection.maxPerSecond > 0) {
        seconds = std::max(seconds.value_or(0), count / *connection.maxPerSecond);
    }
    return seconds;
}

std::int64_t batches(const EngineConnection& connection, const std::string& templates, std::int64_t documents,
                     bool writes) {
    std::int64_t batch = std::max(connection.batchDocuments, 1);
    if (const auto form = EngineTemplate::named(connection.engine, templates)) {
        const auto most = static_cast<std::int64_t>((*form)->largestBatch());
        batch = writes && (*form)->putsOneByOne() ? 1 : most > 0 ? std::min(batch, most) : batch;
    }
    return (documents + batch - 1) / batch;
}

std::int64_t describes(const EngineConnection& connection, const std::string& templates) {
    const auto form = EngineTemplate::named(connection.engine, templates);
    return form ? static_cast<std::int64_t>((*form)->steps("describe")) : kPostgresDescribes;
}

std::optional<double> priceOf(const EngineConnection& connection, std::int64_t requests) {
    return connection.pricePerMillionRequests
               ? std::optional(static_cast<double>(requests) * *connection.pricePerMillionRequests / kMillion)
               : std::nullopt;
}

} // namespace

RemoteEstimate estimateRemoteRun(const EngineConnection& connection, std::int64_t queries, int regimes,
                                 std::int64_t recallQueries, std::optional<double> latency) noexcept {
    RemoteEstimate estimate;
    estimate.requests = (queries + recallQueries) * regimes;
    estimate.seconds = secondsOf(connection, estimate.requests, latency);
    estimate.price = priceOf(connection, estimate.requests);
    return estimate;
}

RemoteEstimate estimateSending(const EngineConnection& connection, std::int64_t documents,
                               std::size_t dimension, double bytesOfText, std::optional<double> latency,
                               const std::string& templates) {
    const auto count = static_cast<double>(documents);
    const std::int64_t sample = std::min(documents, static_cast<std::int64_t>(kSentSample));
    RemoteEstimate estimate = estimateCheck(connection, sample, dimension > 0, latency, templates);
    if (connection.pricePerMillionWrites) {
        estimate.price = estimate.price.value_or(0) + count * *connection.pricePerMillionWrites / kMillion;
    } else {
        estimate.price.reset(); // that of the check alone says nothing
    }
    estimate.requests += batches(connection, templates, documents, true);
    estimate.seconds = secondsOf(connection, estimate.requests, latency);
    estimate.bytesSent =
        count * (static_cast<double>(dimension) * kBytesOfNumber + bytesOfText + kBytesOfFields);
    return estimate;
}

RemoteEstimate estimateTexts(const EngineConnection& connection, std::int64_t lists, std::int64_t depth,
                             std::int64_t atOnce, std::optional<double> latency,
                             const std::string& templates) {
    RemoteEstimate estimate;
    estimate.requests = lists / atOnce * batches(connection, templates, atOnce * depth, false) +
                        batches(connection, templates, lists % atOnce * depth, false);
    estimate.seconds = secondsOf(connection, estimate.requests, latency);
    estimate.price = priceOf(connection, estimate.requests);
    return estimate;
}

RemoteEstimate estimateCheck(const EngineConnection& connection, std::int64_t sample, bool byVectors,
                             std::optional<double> latency, const std::string& templates) {
    constexpr auto kLists = static_cast<std::int64_t>(kOrderedLists);
    RemoteEstimate estimate;
    estimate.requests = describes(connection, templates) + batches(connection, templates, sample, false) +
                        (byVectors ? kLists + batches(connection, templates, kLists * kLists, false) : 0);
    estimate.seconds = secondsOf(connection, estimate.requests, latency);
    estimate.price = priceOf(connection, estimate.requests);
    return estimate;
}

double memoryHere(std::int64_t documents, std::size_t dimension) noexcept {
    return static_cast<double>(documents) * static_cast<double>(dimension) * kBytesOfElement;
}

} // namespace assay::retrieval

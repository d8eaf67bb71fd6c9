#include "core/results/neighbours/engine_estimate.h"

#include "core/evaluate/neighbours/engine_holdings.h"
#include "core/evaluate/neighbours/search_recall.h"
#include "core/evaluate/retrieval/reranking.h"
#include "core/results/neighbours/neighbour_words.h"

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

constexpr int kEstimatePriceDecimals = 4;
constexpr int kEstimateSecondsDecimals = 0;

std::string estimatedTime(const std::optional<double>& seconds, const words::Wording& wording) {
    return seconds ? wording.text(ASSAY_TEXT("Report", "at least %1 s"),
                                  {wording.number(*seconds, kEstimateSecondsDecimals)})
                   : wording.text(ASSAY_TEXT("Report", "no bound of time is known"));
}

std::string estimatedPrice(const std::optional<double>& price, const std::string& currency,
                           const words::Wording& wording) {
    return price ? wording.number(*price, kEstimatePriceDecimals) + " " + currency
                 : wording.text(ASSAY_TEXT("Report", "no price is known"));
}

const retrieval::EngineConnection* connectionOf(const evaluate::SearchSpec& search,
                                                std::span<const retrieval::EngineConnection> connections) {
    const auto found = std::ranges::find(connections, search.engine, &retrieval::EngineConnection::name);
    return search.kind == evaluate::SearchKind::Engine && found != connections.end() ? &*found : nullptr;
}

// The line of one search; empty: it asks no engine, or one without a connection.
std::string estimateLine(const evaluate::SearchSpec& search,
                         std::span<const retrieval::EngineConnection> connections, std::int64_t queries,
                         int regimes, std::int64_t recallQueries, const words::Wording& wording) {
    const retrieval::EngineConnection* const connection = connectionOf(search, connections);
    if (connection == nullptr) {
        return {};
    }
    const bool hasRecall = search.mode == retrieval::RemoteMode::Vector && search.expandBy == 0 &&
                           !connection->exact.value_or(false);
    const auto estimate = retrieval::estimateRemoteRun(*connection, queries, regimes,
                                                       hasRecall ? recallQueries : 0, std::nullopt);
    return wording.text(ASSAY_COUNTED("Report", "%1: %n request(s), %2, %3"), estimate.requests,
                        {specTitle(search, wording), estimatedTime(estimate.seconds, wording),
                         estimatedPrice(estimate.price, connection->currency, wording)});
}

// Of comparing what an engine holds, before it is asked.
std::string holdingLine(const retrieval::EngineConnection& connection, const std::string& templates,
                        std::int64_t rows, const words::Wording& wording) {
    const auto sample = std::min(rows, static_cast<std::int64_t>(retrieval::kRunSample));
    const auto estimate = retrieval::estimateCheck(connection, sample, true, std::nullopt, templates);
    return wording.text(ASSAY_COUNTED("Report",
                                      "Comparing vectors in %1 with those here, of %2 sentences: at most %n "
                                      "request(s), %3, %4"),
                        estimate.requests,
                        {connection.name, wording.count(sample), estimatedTime(estimate.seconds, wording),
                         estimatedPrice(estimate.price, connection.currency, wording)});
}

} // namespace

std::vector<std::string> engineEstimates(std::span<const evaluate::SearchSpec> searches,
                                         std::span<const retrieval::EngineConnection> connections,
                                         const std::string& templates, std::int64_t anchors,
                                         bool vectorsAreHere, const model::NeighbourSettings& settings,
                                         const words::Wording& wording) {
    const auto recall =
        vectorsAreHere ? std::min(anchors, static_cast<std::int64_t>(evaluate::kRecallQueries)) : 0;
    std::vector<std::string> lines;
    for (const evaluate::SearchSpec& search : searches) {
        std::string line = estimateLine(search, connections, anchors,
                                        static_cast<int>(settings.regimes.size()), recall, wording);
        if (!line.empty()) {
            lines.push_back(std::move(line));
        }
    }
    for (const retrieval::EngineConnection& connection : connections) {
        const bool isCompared = std::ranges::any_of(searches, [&connection](const auto& search) {
            return search.engine == connection.name && evaluate::asksByVectors(search);
        });
        if (vectorsAreHere && isCompared) {
            lines.push_back(holdingLine(connection, templates, anchors, wording));
        }
    }
    return lines;
}

std::vector<std::string> questionsEstimates(const evaluate::AskedSearch& asked,
                                            std::span<const retrieval::EngineConnection> connections,
                                            const std::string& templates, std::int64_t questions, bool isHere,
                                            const words::Wording& wording) {
    std::vector<std::string> lines;
    const retrieval::EngineConnection* const connection = connectionOf(asked.search, connections);
    if (connection == nullptr) {
        return lines;
    }
    lines.push_back(estimateLine(asked.search, connections, questions, 1, 0, wording));
    if (isHere && evaluate::asksByVectors(asked.search)) {
        constexpr auto kSample = static_cast<std::int64_t>(retrieval::kRunSample);
        lines.push_back(holdingLine(*connection, templates, kSample, wording));
    }
    if (asked.reranking && !isHere) {
        const auto depth = static_cast<std::int64_t>(asked.reranking->depth);
        const auto estimate = retrieval::estimateTexts(*connection, questions, depth,
                                                       static_cast<std::int64_t>(evaluate::kListsReranked),
                                                       std::nullopt, templates);
        lines.push_back(wording.text(
            ASSAY_COUNTED("Report", "Texts of the first %1 results from %2: at most %n request(s), %3, %4"),
            estimate.requests,
            {wording.count(depth), connection->name, estimatedTime(estimate.seconds, wording),
             estimatedPrice(estimate.price, connection->currency, wording)}));
    }
    return lines;
}

std::string vectorsEstimate(const endpoint::EmbeddingEstimate& estimate, const std::string& currency,
                            const words::Wording& wording) {
    return wording.text(
        ASSAY_COUNTED("Report", "Vectors of the questions from the service: %1 texts in %n request(s), about "
                                "%2 tokens (a guess of one for four bytes), %3, %4"),
        estimate.requests,
        {wording.count(estimate.texts), wording.count(estimate.tokensGuess),
         estimatedTime(estimate.seconds, wording), estimatedPrice(estimate.cost, currency, wording)});
}

} // namespace assay::results

#include "core/results/neighbours/engine_estimate.h"

#include "core/evaluate/neighbours/search_recall.h"
#include "core/results/neighbours/neighbour_words.h"

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

constexpr int kEstimatePriceDecimals = 4;
constexpr int kEstimateSecondsDecimals = 0;

std::string estimatedTime(const retrieval::RemoteEstimate& estimate, const words::Wording& wording) {
    return estimate.seconds ? wording.text(ASSAY_TEXT("Report", "at least %1 s"),
                                           {wording.number(*estimate.seconds, kEstimateSecondsDecimals)})
                            : wording.text(ASSAY_TEXT("Report", "no bound of time is known"));
}

std::string estimatedPrice(const retrieval::RemoteEstimate& estimate, const std::string& currency,
                           const words::Wording& wording) {
    return estimate.price ? wording.number(*estimate.price, kEstimatePriceDecimals) + " " + currency
                          : wording.text(ASSAY_TEXT("Report", "no price is known"));
}

// The line of one search; empty: it asks no engine, or one without a connection.
std::string estimateLine(const evaluate::SearchSpec& search,
                         std::span<const retrieval::EngineConnection> connections, std::int64_t queries,
                         int regimes, std::int64_t recallQueries, const words::Wording& wording) {
    const auto connection = std::ranges::find(connections, search.engine, &retrieval::EngineConnection::name);
    if (search.kind != evaluate::SearchKind::Engine || connection == connections.end()) {
        return {};
    }
    const bool hasRecall = search.mode == retrieval::RemoteMode::Vector && search.expandBy == 0 &&
                           !connection->exact.value_or(false);
    const auto estimate = retrieval::estimateRemoteRun(*connection, queries, regimes,
                                                       hasRecall ? recallQueries : 0, std::nullopt);
    return wording.text(ASSAY_COUNTED("Report", "%1: %n request(s), %2, %3"), estimate.requests,
                        {specTitle(search, wording), estimatedTime(estimate, wording),
                         estimatedPrice(estimate, connection->currency, wording)});
}

} // namespace

std::vector<std::string> engineEstimates(std::span<const evaluate::SearchSpec> searches,
                                         std::span<const retrieval::EngineConnection> connections,
                                         std::int64_t anchors, bool vectorsAreHere,
                                         const model::NeighbourSettings& settings,
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
    return lines;
}

std::string questionsEstimate(const evaluate::SearchSpec& search,
                              std::span<const retrieval::EngineConnection> connections,
                              std::int64_t questions, const words::Wording& wording) {
    return estimateLine(search, connections, questions, 1, 0, wording);
}

} // namespace assay::results

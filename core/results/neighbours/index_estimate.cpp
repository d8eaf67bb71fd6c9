#include "core/results/neighbours/index_estimate.h"

#include "core/evaluate/neighbours/corpus_indices.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/retrieval/hnsw/hnsw_index.h"

#include <cmath>
#include <set>
#include <utility>

namespace assay::results {
namespace {

constexpr double kSecondsOfMinute = 60;
constexpr double kBytesOfMegabyte = 1e6;

// As rough as it is known: "40 s", "9 min".
std::string aboutText(double seconds, const words::Wording& wording) {
    const bool inMinutes = seconds >= 2 * kSecondsOfMinute;
    const std::string number = wording.count(
        std::llround(inMinutes ? seconds / kSecondsOfMinute : seconds / 10) * (inMinutes ? 1 : 10));
    return inMinutes ? wording.text(ASSAY_TEXT("Report", "%1 min"), {number})
                     : wording.text(ASSAY_TEXT("Report", "%1 s"), {number});
}

} // namespace

std::string indexEstimate(const evaluate::SearchSpec& search, const workspace::EmbeddingSet& vectors,
                          const words::Wording& wording) {
    if (search.kind != evaluate::SearchKind::Hnsw) {
        return {};
    }
    const auto cost = retrieval::hnswCost(static_cast<std::size_t>(vectors.vectors),
                                          static_cast<std::size_t>(vectors.dimension), search.hnsw);
    if (cost.seconds < kEstimatedFrom) {
        return {};
    }
    return wording.text(
        ASSAY_COUNTED("Report", "%1: its graph of %n vector(s) is built first, in about %2, and takes %3 MB"),
        vectors.vectors,
        {specTitle(search, wording), aboutText(cost.seconds, wording),
         wording.count(std::llround(static_cast<double>(cost.bytes) / kBytesOfMegabyte))});
}

base::Result<std::vector<std::string>> indexEstimates(const workspace::Reader& reader,
                                                      std::span<const evaluate::SearchSpec> searches,
                                                      base::RowId corpus, base::RowId embeddings,
                                                      const words::Wording& wording) {
    std::vector<std::string> lines;
    std::set<std::string> said;
    for (const evaluate::SearchSpec& search : searches) {
        const std::string key = evaluate::graphKey(search.hnsw);
        if (search.kind != evaluate::SearchKind::Hnsw || embeddings <= 0 || !said.insert(key).second) {
            continue;
        }
        ASSAY_TRY(const auto kept, workspace::findIndexFile(reader, "hnsw", corpus, embeddings, key));
        ASSAY_TRY(const auto vectors, workspace::embeddingSet(reader, embeddings));
        std::string line = kept ? std::string() : indexEstimate(search, vectors, wording);
        if (!line.empty()) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

} // namespace assay::results

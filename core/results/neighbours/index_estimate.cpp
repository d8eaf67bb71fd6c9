#include "core/results/neighbours/index_estimate.h"

#include "core/evaluate/neighbours/corpus_indices.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "core/retrieval/remote/remote_estimate.h"
#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace assay::results {
namespace {

constexpr double kSecondsOfMinute = 60;
constexpr double kBytesOfMegabyte = 1e6;
constexpr double kBytesOfGigabyte = 1e9;
constexpr double kBytesOfSentence = 150; // in an index of words
constexpr double kBytesOfNumber = 4;     // of a vector

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

double memoryOfSearches(std::span<const evaluate::SearchSpec> searches, const SearchedSize& of) {
    double numbers = 0; // of vectors, with what stands beside them
    double graphs = 0;
    double words = 0;
    std::set<std::string> counted;
    for (const evaluate::SearchSpec& search : searches) {
        using Kind = evaluate::SearchKind;
        const bool byWords = search.kind == Kind::Lexical || search.kind == Kind::Hybrid ||
                             search.kind == Kind::ReciprocalRank;
        if (byWords) {
            words = static_cast<double>(of.sentences) * kBytesOfSentence;
        }
        if (search.kind == Kind::Hnsw) {
            const auto vectors = static_cast<std::size_t>(of.vectors);
            const auto dimension = static_cast<std::size_t>(of.dimension);
            numbers = std::max(numbers, static_cast<double>(of.vectors) * static_cast<double>(of.dimension) *
                                            kBytesOfNumber);
            if (counted.insert(evaluate::graphKey(search.hnsw)).second) {
                graphs += static_cast<double>(retrieval::hnswCost(vectors, dimension, search.hnsw).bytes);
            }
        } else if (search.kind != Kind::Lexical && search.kind != Kind::Engine) {
            numbers =
                std::max(numbers, retrieval::memoryHere(of.vectors, static_cast<std::size_t>(of.dimension)));
        }
    }
    return numbers + graphs + words;
}

std::string memoryEstimate(double bytes, std::optional<double> machine, const words::Wording& wording) {
    if (!machine || bytes <= *machine) {
        return {};
    }
    const auto gigabytes = [&wording](double of) {
        return wording.count(std::llround(std::ceil(of / kBytesOfGigabyte)));
    };
    return wording.text(
        ASSAY_TEXT("Report",
                   "These searches take about %1 GB of memory, more than the %2 GB of this machine. "
                   "They would be slow, or end for want of memory; an engine over the network can "
                   "hold the corpus instead (engine:NAME)."),
        {gigabytes(bytes), gigabytes(*machine)});
}

base::Result<std::vector<std::string>> indexEstimates(const workspace::Reader& reader,
                                                      std::span<const evaluate::SearchSpec> searches,
                                                      base::RowId corpus, base::RowId embeddings,
                                                      const words::Wording& wording,
                                                      std::optional<double> machine) {
    std::vector<std::string> lines;
    SearchedSize size;
    ASSAY_TRY(const auto info, workspace::corpusInfo(reader, corpus));
    size.sentences = info.sentences;
    if (embeddings > 0) {
        ASSAY_TRY(const auto vectors, workspace::embeddingSet(reader, embeddings));
        size.vectors = vectors.rows;
        size.dimension = vectors.dimension;
    }
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
    if (std::string line = memoryEstimate(memoryOfSearches(searches, size), machine, wording);
        !line.empty()) {
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace assay::results

#include "core/base/guard.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/embeddings/embedding_texts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace assay::evaluate {

using base::Result;
using endpoint::EmbeddingEstimate;

namespace {

struct Asked {
    EmbeddingEstimate estimate;
    std::vector<workspace::SentenceRow> firstBatch;
};

Result<Asked> whatIsAsked(const workspace::Reader& reader, const EmbeddingMaking& making,
                          const endpoint::EmbeddingSettings& settings, const std::stop_token& stop) {
    ASSAY_TRY(endpoint::checkEmbeddingSettings(settings));
    ASSAY_TRY(const auto corpus, workspace::corpusInfo(reader, making.corpus));
    ASSAY_TRY(const auto texts, distinctTexts(reader, making, stop));
    std::vector<bool> there(texts.size());
    const std::string key = journalKey(corpus, settings);
    auto looked = FetchJournal::look(
        journalPath(reader.path(), key), key,
        [&](const TextDigest& digest, std::uint64_t) {
            if (const auto found = texts.numberOf.find(digest); found != texts.numberOf.end()) {
                there[found->second] = true;
            }
        },
        stop);
    ASSAY_TRY(looked);
    Asked asked;
    std::vector<std::int64_t> bytes;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!there[i]) {
            bytes.push_back(texts.bytes[i]);
            asked.firstBatch.push_back(texts.firstRow[i]);
        }
    }
    asked.estimate = endpoint::estimateEmbedding(bytes, settings);
    asked.firstBatch.resize(static_cast<std::size_t>(asked.estimate.firstTexts));
    return asked;
}

} // namespace

Result<EmbeddingEstimate> estimateEmbeddings(const workspace::Reader& reader, const EmbeddingMaking& making,
                                             const endpoint::EmbeddingSettings& settings,
                                             const std::stop_token& stop) {
    return base::guarded("estimate", [&]() -> Result<EmbeddingEstimate> {
        auto asked = whatIsAsked(reader, making, settings, stop);
        return asked ? Result<EmbeddingEstimate>(asked->estimate) : tl::unexpected(std::move(asked.error()));
    });
}

Result<EmbeddingEstimate> probeEmbeddings(const workspace::Reader& reader, const EmbeddingMaking& making,
                                          const endpoint::EmbeddingSettings& settings,
                                          const std::string& bearerToken, const std::stop_token& stop) {
    return base::guarded("estimate", [&]() -> Result<EmbeddingEstimate> {
        ASSAY_TRY(auto asked, whatIsAsked(reader, making, settings, stop));
        EmbeddingEstimate& estimate = asked.estimate;
        if (estimate.requests == 0) {
            return estimate;
        }
        ASSAY_TRY(auto sentences, workspace::sentencesOfRows(reader, making.corpus, asked.firstBatch));
        std::vector<endpoint::EmbeddingText> batch;
        for (workspace::StoredSentence& stored : sentences) {
            batch.push_back({batch.size(), std::move(stored.sentence.text)});
        }
        endpoint::EmbeddingSettings once = settings;
        once.maxParallel = 1;
        once.maxAttempts = 1; // waiting is not what is timed
        base::NoProgress unwatched;
        const auto usage = endpoint::embedTexts(
            once, bearerToken,
            [&batch](std::size_t) -> Result<std::vector<endpoint::EmbeddingText>> {
                return std::exchange(batch, {});
            },
            [](const endpoint::EmbeddingBatch&) -> Result<> { return {}; },
            static_cast<std::int64_t>(asked.firstBatch.size()), stop, unwatched);
        ASSAY_TRY(usage);
        const std::int64_t inTurn = (estimate.requests + settings.maxParallel - 1) / settings.maxParallel;
        estimate.seconds =
            std::max(estimate.seconds.value_or(0), static_cast<double>(inTurn) * usage->seconds);
        estimate.timed = true;
        return estimate;
    });
}

} // namespace assay::evaluate

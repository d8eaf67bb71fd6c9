// Of this room alone: what an endpoint is asked for the vectors of a corpus, and where what it gave is kept
// until they are whole.
#pragma once

#include "core/base/result.h"
#include "core/endpoint/embedding_settings.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/embeddings/fetch_journal.h"
#include "core/workspace/corpora/corpora.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

inline constexpr auto kNoText = std::numeric_limits<std::uint32_t>::max();

// The different texts of a corpus, numbered as they first occur.
struct DistinctTexts {
    std::vector<std::uint32_t> ofRow; // kNoText: the row gets no vector
    std::vector<workspace::SentenceRow> firstRow;
    std::vector<TextDigest> digest;
    std::vector<std::uint32_t> bytes;
    std::unordered_map<TextDigest, std::uint32_t, HashOfDigest> numberOf;
    std::int64_t notProse = 0;
    std::vector<workspace::SentenceRow> empty; // prose without a text

    [[nodiscard]] std::size_t size() const noexcept { return firstRow.size(); }
};

// Errors: those of workspace::forEachText(), Cancelled.
[[nodiscard]] base::Result<DistinctTexts>
distinctTexts(const workspace::Reader& reader, const EmbeddingMaking& making, const std::stop_token& stop);

// What vectors of one text depend on; the encoding changes nothing of them.
[[nodiscard]] std::string journalKey(const workspace::CorpusInfo& corpus,
                                     const endpoint::EmbeddingSettings& settings);
[[nodiscard]] std::filesystem::path journalPath(const std::filesystem::path& workspace,
                                                const std::string& key);

} // namespace assay::evaluate

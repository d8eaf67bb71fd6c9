// What a lexical index consists of; shared by its builder, file and search, and by nothing else.
#pragma once

#include "core/retrieval/bm25/bm25_index.h"

#include <compare>

namespace assay::retrieval {

inline constexpr int kImpactPlaces = 24; // binary places of an impact, which is at most 1
inline constexpr int kWeightPlaces = 26; // and of the weight of a term of a query
inline constexpr std::size_t kBlockRows = 64;
// A block's greatest impact is kept in 15 bits and a carry, rounded up.
inline constexpr int kMaximumShift = kImpactPlaces - 15;
inline constexpr std::uint32_t kNoTable = UINT32_MAX;
inline constexpr std::uint32_t kMaxCount = 65535;

// All that an impact depends on but k1, b and the mean length. Few differ in a corpus, so that a posting
// names its pair by a small number.
struct LengthAndCount {
    std::uint32_t length = 0;
    std::uint32_t count = 0;

    friend auto operator<=>(const LengthAndCount&, const LengthAndCount&) = default;
};

[[nodiscard]] constexpr std::uint32_t roundedUpMaximum(std::uint32_t impact) noexcept {
    return (impact + (1U << kMaximumShift) - 1) >> kMaximumShift;
}

struct Bm25Data {
    Bm25Settings settings;
    std::string source;

    std::size_t rowCount = 0;
    std::size_t rowsWithTerms = 0;
    std::uint64_t tokens = 0;

    // Terms in the order of their bytes, one behind the other; ends of each.
    std::string termBytes;
    std::vector<std::uint64_t> termEnds;
    // Postings of term t: [listBegin[t], listBegin[t + 1]), rows ascending.
    std::vector<std::uint64_t> listBegin{0};
    std::vector<Row> rows;
    std::vector<LengthAndCount> pairs;     // ascending
    std::vector<std::uint16_t> narrowPair; // of each posting, when 65,536 numbers are enough
    std::vector<std::uint32_t> widePair;   // otherwise

    std::vector<std::string> foldedStopWords; // sorted

    // By k1 and b: of each pair.
    std::vector<std::uint32_t> impacts;

    // Terms with more postings than there are blocks have a table: where each block begins in the list
    // (blockCount() + 1 numbers, from the list's own begin) and its greatest impact by roundedUpMaximum().
    // The lists of others are short enough to be walked.
    std::vector<std::uint32_t> tableOf; // of each term; kNoTable
    std::vector<std::uint32_t> blockBegin;
    std::vector<std::uint16_t> blockMaximum;

    [[nodiscard]] std::size_t termCount() const noexcept { return termEnds.size(); }

    [[nodiscard]] std::size_t blockCount() const noexcept { return (rowCount + kBlockRows - 1) / kBlockRows; }

    [[nodiscard]] std::string_view term(std::size_t index) const noexcept {
        const std::size_t begin = index == 0 ? 0 : static_cast<std::size_t>(termEnds[index - 1]);
        return std::string_view(termBytes).substr(begin, static_cast<std::size_t>(termEnds[index]) - begin);
    }

    [[nodiscard]] bool isWide() const noexcept { return !widePair.empty(); }

    [[nodiscard]] std::size_t pairOf(std::size_t posting) const noexcept {
        return isWide() ? widePair[posting] : narrowPair[posting];
    }
};

// Impacts, tables of blocks: all that follows from the rest. Threads: 0 for as many as the machine has.
void completeIndex(Bm25Data& data, unsigned threads);

// Whether k1 and b are in their range.
[[nodiscard]] base::Result<> checkParameters(double k1, double b);

} // namespace assay::retrieval

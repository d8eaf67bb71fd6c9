// Which sentences of a corpus have the same text, and which filings consist of the same texts: what is found
// twice there is one thing.
//
// Texts are the same when their bytes are. Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

class CorpusTexts {
  public:
    // Reads every text once. The columns are those of the corpus. Errors: Cancelled, those of reading.
    [[nodiscard]] static base::Result<CorpusTexts> read(const workspace::Reader& reader, base::RowId corpus,
                                                        const workspace::CorpusColumns& columns,
                                                        const std::stop_token& stop);
    // Of texts at hand, one for each row.
    CorpusTexts(const std::vector<std::string>& texts, const workspace::CorpusColumns& columns);

    [[nodiscard]] std::size_t size() const noexcept { return m_first.size(); }

    // The first row that has the row's text.
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t row) const { return m_first[row]; }

    // Of the filing that the row belongs to (company, year and form), the number that it shares with others
    // of the same texts in the same order; nullopt: there is no other.
    [[nodiscard]] std::optional<std::uint32_t> sameFiling(std::uint32_t row) const;

  private:
    CorpusTexts() = default;
    void add(std::uint32_t row, std::string_view text);
    void compareFilings(const workspace::CorpusColumns& columns);

    std::vector<std::uint32_t> m_first;
    std::vector<std::uint32_t> m_filing;                            // by row
    std::vector<std::optional<std::uint32_t>> m_same;               // by filing
    std::unordered_map<std::string, std::uint32_t> m_firstOfDigest; // while texts are added
};

} // namespace assay::evaluate

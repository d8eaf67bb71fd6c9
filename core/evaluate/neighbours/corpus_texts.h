// Which sentences of a corpus have the same text, and which filings consist of the same texts: what is found
// twice there is one thing.
//
// Texts are the same when their bytes are; filings as workspace::identicalFilings() says. Threads: const
// members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/identical_filings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

class CorpusTexts {
  public:
    // Reads every text once. The columns are those of the corpus and must outlive it. Errors: Cancelled,
    // those of reading.
    [[nodiscard]] static base::Result<CorpusTexts> read(const workspace::Reader& reader, base::RowId corpus,
                                                        const workspace::CorpusColumns& columns,
                                                        const std::stop_token& stop);
    // Of texts at hand, one for each row, and groups of identical filings.
    CorpusTexts(const std::vector<std::string>& texts, const workspace::CorpusColumns& columns,
                std::span<const std::vector<workspace::Filing>> identical = {});

    [[nodiscard]] std::size_t size() const noexcept { return m_first.size(); }

    // The first row that has the row's text.
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t row) const { return m_first[row]; }

    // Of the filing that the row belongs to, the number that it shares with identical ones: that of the first
    // slice of the first of them. nullopt: there is no other.
    [[nodiscard]] std::optional<std::uint32_t> sameFiling(std::uint32_t row) const;

  private:
    explicit CorpusTexts(const workspace::CorpusColumns& columns)
        : m_columns(&columns) {}

    void add(std::uint32_t row, std::string_view text);
    void join(std::span<const std::vector<workspace::Filing>> identical);

    const workspace::CorpusColumns* m_columns;
    std::vector<std::uint32_t> m_first;
    std::unordered_map<std::uint32_t, std::uint32_t> m_same;     // by slice
    std::unordered_map<std::string, std::uint32_t> m_firstOfKey; // while texts are added
};

} // namespace assay::evaluate

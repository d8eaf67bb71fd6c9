// The sentence ids of a corpus with a way from an id to its row: in memory, one after the other, with five to
// twelve bytes a sentence beside them.
//
// Const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/workspace/corpora/corpora.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

class CorpusIds final : public formats::VectorIds {
  public:
    // Error: Cancelled, those of reading.
    [[nodiscard]] static base::Result<CorpusIds> load(const workspace::Reader& reader, base::RowId corpus,
                                                      const std::stop_token& stop);
    // At most 2^32 - 2 of them. Of equal ones, the first counts.
    explicit CorpusIds(const std::vector<std::string>& ids);

    [[nodiscard]] std::size_t size() const override { return m_ends.size(); }

    [[nodiscard]] std::optional<std::size_t> rowOf(std::string_view id) const override;

    [[nodiscard]] std::string idOf(std::size_t row) const override { return std::string(at(row)); }

  private:
    [[nodiscard]] std::string_view at(std::size_t row) const;
    // The slot that holds the id, or the empty one where it would be.
    [[nodiscard]] std::size_t slotOf(std::string_view id) const;

    std::string m_text;
    std::vector<std::uint64_t> m_ends;  // in m_text
    std::vector<std::uint32_t> m_slots; // rows, by hash, with linear probing; kEmpty
};

} // namespace assay::evaluate

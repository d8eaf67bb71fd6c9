// Of how many sentences a search chooses its results for an anchor: what luck alone would give goes by that.
//
// These are the rows that meet the filter (the wish for prose among it), have a vector where the search finds
// nothing else, and are not the anchor; gold that the search cannot return is none of them. An object is used
// by one thread at a time: it remembers what it has counted.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/corpus_texts.h"
#include "core/model/neighbour.h"
#include "core/retrieval/field_index.h"
#include "core/retrieval/row_set.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace assay::evaluate {

// What is known of the corpus; all of it outlives who uses it.
struct PoolSource {
    const retrieval::FieldIndex* fields = nullptr; // null: pools are not known
    const std::vector<bool>* hasVector = nullptr;  // by row; null: every row has one
    const CorpusTexts* texts = nullptr;            // null: texts are not compared
};

struct AnchorPools {
    model::ResultPool rows;
    std::optional<model::ResultPool> texts; // each once, without that of the anchor
};

class ResultPools {
  public:
    explicit ResultPools(const PoolSource& source)
        : m_source(source) {}

    // nullopt: not known. `byVectorAlone`: a row without a vector cannot be returned. Errors: those of
    // FieldIndex::rowsOf().
    [[nodiscard]] base::Result<std::optional<AnchorPools>>
    of(const retrieval::Filter& filter, bool byVectorAlone, const model::AnchorOutcome& anchor);

    // The texts of gold beside the anchor's own, rising, by their first rows.
    [[nodiscard]] static std::vector<std::uint32_t> goldTexts(const CorpusTexts& texts,
                                                              const model::AnchorOutcome& anchor);

  private:
    struct Counted {
        retrieval::RowSet rows;
        std::int64_t results = 0;
        std::int64_t texts = 0;
    };

    [[nodiscard]] base::Result<const Counted*> counted(const retrieval::Filter& filter, bool byVectorAlone);
    [[nodiscard]] bool canBeReturned(const Counted& counted, bool byVectorAlone, std::uint32_t row) const;

    PoolSource m_source;
    std::map<std::pair<retrieval::Filter, bool>, Counted> m_counted;
    std::vector<std::uint32_t> m_seen; // by text, the number of the last count that it was seen in
    std::uint32_t m_counts = 0;
};

} // namespace assay::evaluate

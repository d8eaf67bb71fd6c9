#include "core/retrieval/corpus_searches.h"

#include "core/retrieval/checked_search.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<> checkQueries(std::span<const Query> queries, bool needsVector, bool needsText,
                      std::size_t dimension) {
    for (const Query& query : queries) {
        if (needsText && query.text.empty()) {
            return fail(ErrorCode::InvalidArgument, "no text", "query");
        }
        if (!needsVector) {
            continue;
        }
        if (query.vector.empty()) {
            return fail(ErrorCode::InvalidArgument, "no vector", "query");
        }
        if (query.vector.size() != dimension) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(query.vector.size()) + " instead of " + std::to_string(dimension),
                        "dimension");
        }
        if (!std::all_of(query.vector.begin(), query.vector.end(),
                         [](float number) { return std::isfinite(number); })) {
            return fail(ErrorCode::InvalidArgument, "not finite", "query");
        }
        if (std::all_of(query.vector.begin(), query.vector.end(), [](float number) { return number == 0; })) {
            return fail(ErrorCode::InvalidArgument, "a zero vector", "query");
        }
    }
    return {};
}

namespace {

Result<> checkFields(const FieldIndex* fields, std::size_t rows) {
    if (fields == nullptr) {
        return fail(ErrorCode::InvalidArgument, "none", "fields");
    }
    if (fields->rows() != rows) {
        return fail(ErrorCode::InvalidArgument,
                    std::to_string(fields->rows()) + " instead of " + std::to_string(rows), "rows");
    }
    return {};
}

std::string labelled(std::string what, const std::string& vectorLabel) {
    return vectorLabel.empty() ? what : what + ", " + vectorLabel;
}

// The vectors of queries one after the other; a single one is not copied.
class Joined {
  public:
    Joined(std::span<const Query> queries, std::size_t dimension) {
        if (queries.size() == 1) {
            m_vectors = queries.front().vector;
            return;
        }
        m_copied.reserve(queries.size() * dimension);
        for (const Query& query : queries) {
            m_copied.insert(m_copied.end(), query.vector.begin(), query.vector.end());
        }
        m_vectors = m_copied;
    }

    [[nodiscard]] std::span<const float> vectors() const { return m_vectors; }

  private:
    std::vector<float> m_copied;
    std::span<const float> m_vectors;
};

// A search in a VectorMatrix.
class VectorSearch : public CheckedSearch {
  public:
    [[nodiscard]] Result<std::vector<float>> vectorsOf(std::span<const Row> rows) const final {
        return base::guarded("vectors", [&]() -> Result<std::vector<float>> {
            std::vector<float> vectors;
            vectors.reserve(rows.size() * m_matrix.dimension());
            for (const Row row : rows) {
                if (row >= m_matrix.rows()) {
                    return fail(ErrorCode::InvalidArgument,
                                std::to_string(row) + " of " + std::to_string(m_matrix.rows()), "rows");
                }
                const std::span<const float> vector = m_matrix.row(row);
                vectors.insert(vectors.end(), vector.begin(), vector.end());
            }
            return vectors;
        });
    }

  protected:
    VectorSearch(const VectorMatrix& matrix, std::shared_ptr<const FieldIndex> fields, std::string label)
        : CheckedSearch({.needsVector = true,
                         .filters = true,
                         .vectors = true,
                         .dimension = matrix.dimension(),
                         .rows = matrix.rows(),
                         .distance = DistanceKind::Cosine,
                         .label = std::move(label),
                         .recall = std::nullopt})
        , m_matrix(matrix)
        , m_fields(std::move(fields)) {}

    // `among` is null for all rows.
    [[nodiscard]] virtual Result<Lists> nearest(std::span<const float> vectors, std::size_t k,
                                                const RowSet* among, const std::stop_token& stop) const = 0;

  private:
    Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                const std::stop_token& stop) const final {
        std::optional<RowSet> among;
        if (!filter.empty()) {
            ASSAY_TRY(auto met, m_fields->rowsOf(filter));
            if (met.empty()) {
                return Lists(queries.size());
            }
            among = std::move(met);
        }
        const Joined joined(queries, m_matrix.dimension());
        return nearest(joined.vectors(), std::min(k, std::max<std::size_t>(1, m_matrix.rows())),
                       among ? &*among : nullptr, stop);
    }

    VectorMatrix m_matrix; // shares the numbers
    std::shared_ptr<const FieldIndex> m_fields;
};

class ExactVectorSearch final : public VectorSearch {
  public:
    ExactVectorSearch(std::shared_ptr<const ExactSearch> exact, std::shared_ptr<const FieldIndex> fields,
                      const std::string& vectorLabel)
        : VectorSearch(exact->matrix(), std::move(fields), labelled("exact", vectorLabel))
        , m_exact(std::move(exact)) {}

    [[nodiscard]] Capabilities capabilities() const override {
        Capabilities capabilities = VectorSearch::capabilities();
        capabilities.recall = 1;
        return capabilities;
    }

  private:
    Result<Lists> nearest(std::span<const float> vectors, std::size_t k, const RowSet* among,
                          const std::stop_token& stop) const override {
        return among != nullptr ? m_exact->nearestAmong(*among, vectors, k, stop)
                                : m_exact->nearest(vectors, k, stop);
    }

    std::shared_ptr<const ExactSearch> m_exact;
};

class HnswVectorSearch final : public VectorSearch {
  public:
    HnswVectorSearch(std::shared_ptr<const HnswIndex> index, std::shared_ptr<const FieldIndex> fields,
                     const std::string& vectorLabel, std::uint32_t ef)
        : VectorSearch(index->matrix(), std::move(fields),
                       labelled("HNSW M=" + std::to_string(index->settings().m) + " ef=" + std::to_string(ef),
                                vectorLabel))
        , m_index(std::move(index))
        , m_ef(ef) {}

  private:
    Result<Lists> nearest(std::span<const float> vectors, std::size_t k, const RowSet* among,
                          const std::stop_token& stop) const override {
        return among != nullptr ? m_index->nearestAmong(*among, vectors, k, m_ef, stop)
                                : m_index->nearest(vectors, k, m_ef, stop);
    }

    std::shared_ptr<const HnswIndex> m_index;
    std::uint32_t m_ef;
};

class LexicalSearch final : public CheckedSearch {
  public:
    LexicalSearch(std::shared_ptr<const Bm25Index> index, std::shared_ptr<const FieldIndex> fields)
        : CheckedSearch({.needsText = true,
                         .filters = true,
                         .rows = index->size().rows,
                         .distance = DistanceKind::NegativeScore,
                         .label = index->label(),
                         .recall = 1})
        , m_index(std::move(index))
        , m_fields(std::move(fields)) {}

    [[nodiscard]] Result<std::vector<float>> vectorsOf(std::span<const Row>) const override {
        return fail(ErrorCode::InvalidArgument, "none", "vectors");
    }

  private:
    Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                const std::stop_token& stop) const override {
        std::optional<RowSet> among;
        if (!filter.empty()) {
            ASSAY_TRY(auto met, m_fields->rowsOf(filter));
            if (met.empty()) {
                return Lists(queries.size());
            }
            among = std::move(met);
        }
        k = std::min(k, std::max<std::size_t>(1, m_fields->rows()));
        Lists lists;
        lists.reserve(queries.size());
        for (const Query& query : queries) {
            ASSAY_TRY(auto hits, m_index->search(query.text, k, among ? &*among : nullptr, stop));
            lists.push_back(std::move(hits));
        }
        return lists;
    }

    std::shared_ptr<const Bm25Index> m_index;
    std::shared_ptr<const FieldIndex> m_fields;
};

} // namespace

Result<std::unique_ptr<Search>> makeExactSearch(std::shared_ptr<const ExactSearch> exact,
                                                std::shared_ptr<const FieldIndex> fields,
                                                std::string vectorLabel) {
    return base::guarded("exact", [&]() -> Result<std::unique_ptr<Search>> {
        if (!exact) {
            return fail(ErrorCode::InvalidArgument, "none", "index");
        }
        ASSAY_TRY(checkFields(fields.get(), exact->matrix().rows()));
        return std::make_unique<ExactVectorSearch>(std::move(exact), std::move(fields), vectorLabel);
    });
}

Result<std::unique_ptr<Search>> makeHnswSearch(std::shared_ptr<const HnswIndex> index,
                                               std::shared_ptr<const FieldIndex> fields,
                                               std::string vectorLabel, std::uint32_t ef) {
    return base::guarded("HNSW", [&]() -> Result<std::unique_ptr<Search>> {
        if (!index) {
            return fail(ErrorCode::InvalidArgument, "none", "index");
        }
        ASSAY_TRY(checkFields(fields.get(), index->matrix().rows()));
        if (ef > HnswSettings::kLargestEf) {
            return fail(ErrorCode::InvalidArgument, std::to_string(ef), "ef");
        }
        const std::uint32_t kept = ef == 0 ? index->settings().ef : ef;
        return std::make_unique<HnswVectorSearch>(std::move(index), std::move(fields), vectorLabel, kept);
    });
}

Result<std::unique_ptr<Search>> makeLexicalSearch(std::shared_ptr<const Bm25Index> index,
                                                  std::shared_ptr<const FieldIndex> fields) {
    return base::guarded("BM25", [&]() -> Result<std::unique_ptr<Search>> {
        if (!index) {
            return fail(ErrorCode::InvalidArgument, "none", "index");
        }
        ASSAY_TRY(checkFields(fields.get(), index->size().rows));
        return std::make_unique<LexicalSearch>(std::move(index), std::move(fields));
    });
}

} // namespace assay::retrieval

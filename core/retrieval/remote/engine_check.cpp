#include "core/retrieval/remote/engine_check.h"

#include "core/base/guard.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_map>
#include <utility>

namespace assay::retrieval {
namespace {

using base::Result;

constexpr std::size_t kNamedIds = 10;

// Over as many numbers as both have; 0 where one of them is zero.
double cosineOf(std::span<const float> a, std::span<const float> b) {
    double product = 0;
    double first = 0;
    double second = 0;
    for (std::size_t d = 0; d < std::min(a.size(), b.size()); ++d) {
        product += double{a[d]} * double{b[d]};
        first += double{a[d]} * double{a[d]};
        second += double{b[d]} * double{b[d]};
    }
    const double length = std::sqrt(first * second);
    return length > 0 ? product / length : 0;
}

// The vectors of rows here, each asked for once.
class VectorsHere {
  public:
    VectorsHere(const RowVectors& vectors, std::size_t dimension, std::size_t rows)
        : m_vectors(vectors)
        , m_dimension(dimension)
        , m_rows(rows) {}

    // Empty: there is no such row, or no vectors.
    Result<std::vector<float>> of(std::int64_t row) const {
        if (!m_vectors || row < 0 || row >= static_cast<std::int64_t>(m_rows)) {
            return std::vector<float>();
        }
        const auto asked = static_cast<Row>(row);
        return m_vectors(std::span(&asked, 1));
    }

    [[nodiscard]] std::size_t dimension() const { return m_dimension; }

  private:
    const RowVectors& m_vectors;
    std::size_t m_dimension;
    std::size_t m_rows;
};

} // namespace

Result<EngineCheck> checkEngine(RemoteEngine& engine, const formats::VectorIds& ids,
                                const RowVectors& vectors, std::size_t dimension, std::size_t count,
                                const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<EngineCheck> {
        EngineCheck check;
        ASSAY_TRY(check.collection, engine.describe(stop));
        if (!check.collection.exists) {
            return check;
        }
        check.dimensionHere = dimension;
        check.wrongMetric = vectors && check.collection.metric &&
                            *check.collection.metric != RemoteMetric::Unknown &&
                            *check.collection.metric != RemoteMetric::Cosine;
        std::vector<std::string> sample;
        const std::size_t rows = ids.size();
        const std::size_t taken = std::min(count, rows);
        const VectorsHere here(vectors, dimension, rows);
        for (std::size_t i = 0; i < taken; ++i) {
            const std::size_t row = i * rows / taken;
            if (engine.capabilities().needsVectors) {
                ASSAY_TRY(const auto vector, here.of(static_cast<std::int64_t>(row)));
                if (std::ranges::all_of(vector, [](float value) { return value == 0; })) {
                    continue; // it holds no such document
                }
            }
            check.rows.push_back(static_cast<Row>(row));
            sample.push_back(ids.idOf(row));
        }
        check.sampled = sample.size();
        ASSAY_TRY(const auto documents,
                  engine.fetch(sample, vectors && engine.capabilities().storesVectors, stop));
        std::unordered_map<std::string_view, const RemoteDocument*> byId;
        for (const RemoteDocument& document : documents) {
            byId[document.id] = &document;
        }
        std::vector<std::size_t> agreeing(2 * kLargestShift + 1, 0);
        std::size_t agreeingParts = 0;
        for (const std::string& id : sample) {
            const auto found = byId.find(id);
            if (found == byId.end()) {
                if (check.missing.size() < kNamedIds) {
                    check.missing.push_back(id);
                }
                continue;
            }
            ++check.found;
            const std::vector<float>& there = found->second->vector;
            if (there.empty() || !vectors) {
                continue;
            }
            check.dimension = there.size();
            const auto row = static_cast<std::int64_t>(ids.rowOf(id).value_or(rows));
            ++check.compared;
            for (int shift = -kLargestShift; shift <= kLargestShift; ++shift) {
                ASSAY_TRY(const auto vector, here.of(row + shift));
                const bool isSame = cosineOf(there, vector) >= kSameVectorCosine;
                agreeing[static_cast<std::size_t>(shift + kLargestShift)] +=
                    isSame && vector.size() == there.size() ? 1 : 0;
                agreeingParts += shift == 0 && isSame && vector.size() > there.size() ? 1 : 0;
            }
        }
        check.agreeing = agreeing[kLargestShift];
        const auto most = std::ranges::max_element(agreeing);
        if (*most > check.agreeing && 2 * *most >= check.compared) {
            check.shiftedBy = static_cast<int>(most - agreeing.begin()) - kLargestShift;
        }
        check.isTruncated =
            check.compared > 0 && check.dimension < dimension && 2 * agreeingParts >= check.compared;
        return check;
    });
}

} // namespace assay::retrieval

#include "core/retrieval/remote/engine_check.h"

#include "core/base/guard.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
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

// How near two vectors are by a metric: more is nearer.
double nearness(RemoteMetric metric, std::span<const float> a, std::span<const float> b) {
    if (metric == RemoteMetric::Cosine) {
        return cosineOf(a, b);
    }
    double sum = 0;
    for (std::size_t d = 0; d < std::min(a.size(), b.size()); ++d) {
        const double difference = double{a[d]} - double{b[d]};
        sum += metric == RemoteMetric::Dot ? double{a[d]} * double{b[d]} : -difference * difference;
    }
    return sum;
}

// Whether results stand nearest first; what a rounded vector may turn round does not count.
bool isInOrder(RemoteMetric metric, std::span<const float> asked,
               const std::vector<const std::vector<float>*>& results) {
    constexpr double kRounding = 1e-3;
    double last = std::numeric_limits<double>::infinity();
    for (const std::vector<float>* const result : results) {
        const double near = nearness(metric, asked, *result);
        if (near > last + kRounding * std::max(1.0, std::abs(last))) {
            return false;
        }
        last = near;
    }
    return true;
}

// By which metric the lists stand that the engine gives to vectors of its own documents.
Result<> checkOrder(RemoteEngine& engine, std::span<const RemoteDocument> documents, EngineCheck& check,
                    const std::stop_token& stop) {
    std::vector<RemoteQuery> queries;
    for (const RemoteDocument& document : documents) {
        const auto isZero = [](float value) { return value == 0; };
        if (queries.size() < kOrderedLists && !std::ranges::all_of(document.vector, isZero)) {
            queries.push_back({.vector = document.vector, .text = {}, .k = kOrderedLists, .filter = {}});
        }
    }
    check.queries = queries.size();
    ASSAY_TRY(const auto answers, engine.query(RemoteMode::Vector, queries, stop));
    std::vector<std::string> wanted;
    for (const RemoteAnswer& answer : answers) {
        for (const RemoteHit& hit : answer.hits) {
            wanted.push_back(hit.id);
        }
    }
    std::ranges::sort(wanted);
    wanted.erase(std::ranges::unique(wanted).begin(), wanted.end());
    ASSAY_TRY(const auto found, engine.fetch(wanted, true, stop));
    std::unordered_map<std::string_view, const std::vector<float>*> vectors;
    for (const RemoteDocument& document : found) {
        vectors[document.id] = &document.vector;
    }
    constexpr std::array kMetrics{RemoteMetric::Cosine, RemoteMetric::Dot, RemoteMetric::Euclidean};
    std::array<std::size_t, kMetrics.size()> inOrder{};
    for (std::size_t i = 0; i < answers.size(); ++i) {
        std::vector<const std::vector<float>*> results;
        for (const RemoteHit& hit : answers[i].hits) {
            if (const auto one = vectors.find(hit.id); one != vectors.end() && !one->second->empty()) {
                results.push_back(one->second);
            }
        }
        check.lists += results.size() > 1 ? 1 : 0;
        for (std::size_t m = 0; m < kMetrics.size(); ++m) {
            inOrder[m] += results.size() > 1 && isInOrder(kMetrics[m], queries[i].vector, results) ? 1 : 0;
        }
    }
    const auto most = std::ranges::max_element(inOrder);
    if (*most > inOrder.front() && 2 * inOrder.front() < check.lists) {
        check.listsBy = kMetrics.at(static_cast<std::size_t>(most - inOrder.begin()));
    }
    return {};
}

// Where the sample is found there, and whose vectors it has.
Result<> compare(std::span<const RemoteDocument> documents, std::span<const std::string> sample,
                 const VectorsHere& here, EngineCheck& check) {
    std::unordered_map<std::string_view, const RemoteDocument*> byId;
    for (const RemoteDocument& document : documents) {
        byId[document.id] = &document;
    }
    std::vector<std::size_t> agreeing(2 * kLargestShift + 1, 0);
    std::size_t agreeingParts = 0;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const auto found = byId.find(sample[i]);
        if (found == byId.end()) {
            if (check.missing.size() < kNamedIds) {
                check.missing.push_back(sample[i]);
            }
            continue;
        }
        ++check.found;
        const std::vector<float>& there = found->second->vector;
        if (there.empty() || here.dimension() == 0) {
            continue;
        }
        check.dimension = there.size();
        ++check.compared;
        for (int shift = -kLargestShift; shift <= kLargestShift; ++shift) {
            ASSAY_TRY(const auto vector, here.of(std::int64_t{check.rows[i]} + shift));
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
        check.compared > 0 && check.dimension < here.dimension() && 2 * agreeingParts >= check.compared;
    return {};
}

} // namespace

std::vector<Row> evenlyTaken(std::size_t rows, std::size_t count) {
    const std::size_t taken = std::min(count, rows);
    std::vector<Row> sample;
    for (std::size_t i = 0; i < taken; ++i) {
        sample.push_back(static_cast<Row>(i * rows / taken));
    }
    return sample;
}

Result<EngineCheck> checkEngine(RemoteEngine& engine, const formats::VectorIds& ids,
                                const RowVectors& vectors, std::size_t dimension, std::span<const Row> sample,
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
        std::vector<std::string> wanted;
        const VectorsHere here(vectors, vectors ? dimension : 0, ids.size());
        for (const Row row : sample) {
            if (engine.capabilities().needsVectors) {
                ASSAY_TRY(const auto vector, here.of(row));
                if (std::ranges::all_of(vector, [](float value) { return value == 0; })) {
                    continue; // it holds no such document
                }
            }
            check.rows.push_back(row);
            wanted.push_back(ids.idOf(row));
        }
        check.sampled = wanted.size();
        ASSAY_TRY(check.documents,
                  engine.fetch(wanted, vectors && engine.capabilities().storesVectors, stop));
        ASSAY_TRY(compare(check.documents, wanted, here, check));
        if (check.compared > 0 && engine.capabilities().vector) {
            ASSAY_TRY(checkOrder(engine, check.documents, check, stop));
            check.wrongMetric = check.wrongMetric || check.listsBy.has_value();
        }
        for (RemoteDocument& document : check.documents) {
            document.vector.clear();
        }
        return check;
    });
}

} // namespace assay::retrieval

// What the tests of exact search share: vectors of several kinds, and the obvious search.
#pragma once

#include "core/base/random.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/vector_matrix.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace assay::tests {

inline std::vector<float> randomVectors(base::Random& random, std::size_t rows, std::size_t dimension) {
    std::vector<float> values(rows * dimension);
    for (float& value : values) {
        value = static_cast<float>(random.normal());
    }
    return values;
}

// Near one of `clusters` centres, at a distance of about `spread` times its length.
inline std::vector<float> clusteredVectors(base::Random& random, std::size_t rows, std::size_t dimension,
                                           std::size_t clusters, double spread) {
    const std::vector<float> centres = randomVectors(random, clusters, dimension);
    std::vector<float> values(rows * dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t centre = random.below(clusters) * dimension;
        for (std::size_t i = 0; i < dimension; ++i) {
            values[row * dimension + i] = centres[centre + i] + static_cast<float>(spread * random.normal());
        }
    }
    return values;
}

// Every row's product in long double, all sorted: the float32 distance first, then the row.
inline std::vector<retrieval::Hit> obviouslyNearest(const retrieval::VectorMatrix& matrix,
                                                    std::span<const float> query, std::size_t k,
                                                    const retrieval::RowSet& among) {
    std::vector<float> unit(query.size());
    retrieval::normalise(query, unit);
    std::vector<retrieval::Hit> hits;
    for (std::size_t i = 0; i < matrix.rows(); ++i) {
        const auto row = static_cast<retrieval::Row>(i);
        const std::span<const float> values = matrix.row(row);
        const bool direction = std::any_of(values.begin(), values.end(), [](float v) { return v != 0; });
        if (!direction || !among.contains(row)) {
            continue;
        }
        long double product = 0;
        for (std::size_t j = 0; j < unit.size(); ++j) {
            product += static_cast<long double>(unit[j]) * static_cast<long double>(values[j]);
        }
        hits.push_back({row, std::clamp(1.0F - static_cast<float>(product), 0.0F, 2.0F)});
    }
    std::sort(hits.begin(), hits.end(), [](const retrieval::Hit& a, const retrieval::Hit& b) {
        return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
    });
    hits.resize(std::min(k, hits.size()));
    return hits;
}

} // namespace assay::tests

// BERTScore from the vectors of tokens, whoever made them.
//
// Source: T. Zhang, V. Kishore, F. Wu, K. Q. Weinberger and Y. Artzi (2020), "BERTScore: Evaluating text
// generation with BERT", ICLR: each token is matched with the most similar one of the other text (greedy,
// cosine); optionally weighted by idf, and rescaled by a baseline b to (x - b) / (1 - b).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace assay::metrics {

// Row after row; no row has to be of length 1. `weights`: one for each row, >= 0, or empty: all alike.
struct TokenVectors {
    std::span<const float> values;
    std::size_t dimension = 0;
    std::span<const double> weights{};

    [[nodiscard]] std::size_t tokens() const noexcept {
        return dimension == 0 ? 0 : values.size() / dimension;
    }
};

struct BertScore {
    double precision = 0; // over the tokens of the answer
    double recall = 0;    // over those of the gold text
    double f = 0;
};

// Of precision, recall and F; of each below 1.
using BertBaseline = std::array<double, 3>;

// nullopt: a side without tokens or without weight, dimensions that differ. A row of zeros is like nothing.
// Any thread.
[[nodiscard]] std::optional<BertScore> bertScore(const TokenVectors& answer, const TokenVectors& gold,
                                                 const std::optional<BertBaseline>& baseline = std::nullopt);

} // namespace assay::metrics

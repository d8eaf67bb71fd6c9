// What a model of LSA holds; for the files of LSA alone.
#pragma once

#include "core/retrieval/lsa/lsa.h"

#include <optional>
#include <utility>

namespace assay::retrieval {

struct LsaModel::Data {
    LsaSettings settings;
    std::size_t texts = 0;
    std::size_t dimension = 0;
    std::vector<std::string> words; // rising by their bytes
    std::vector<double> idf;        // of each word
    std::vector<double> singularValues;
    std::vector<float> projection; // of each word, `dimension` numbers

    [[nodiscard]] std::optional<std::uint32_t> numberOf(std::string_view word) const noexcept;

    // From weights of length 1, words rising.
    bool project(std::span<const std::uint32_t> numbers, std::span<const float> weights,
                 std::span<float> vector) const;
};

// How often each word of a text occurs, words rising.
using WordCounts = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

// Sorts, and joins equal words.
void joinCounts(std::vector<std::uint32_t>& numbers, WordCounts& counts);

// Appends the weights of the text to `weights`, brought to length 1.
void appendWeights(const WordCounts& counts, std::span<const double> idf, std::vector<float>& weights);

} // namespace assay::retrieval

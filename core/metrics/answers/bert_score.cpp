#include "core/metrics/answers/bert_score.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace assay::metrics {
namespace {

std::vector<double> lengthsOf(const TokenVectors& vectors) {
    std::vector<double> lengths(vectors.tokens());
    for (std::size_t row = 0; row < lengths.size(); ++row) {
        double sum = 0;
        for (const float value : vectors.values.subspan(row * vectors.dimension, vectors.dimension)) {
            sum += static_cast<double>(value) * static_cast<double>(value);
        }
        lengths[row] = std::sqrt(sum);
    }
    return lengths;
}

std::optional<double> weightedMean(std::span<const double> values, std::span<const double> weights) {
    double sum = 0;
    double total = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double weight = weights.empty() ? 1 : weights[i];
        sum += weight * values[i];
        total += weight;
    }
    return total > 0 ? std::optional(sum / total) : std::nullopt;
}

bool fits(const TokenVectors& vectors) {
    return vectors.tokens() > 0 && vectors.values.size() == vectors.tokens() * vectors.dimension &&
           (vectors.weights.empty() || vectors.weights.size() == vectors.tokens());
}

} // namespace

std::optional<BertScore> bertScore(const TokenVectors& answer, const TokenVectors& gold,
                                   const std::optional<BertBaseline>& baseline) {
    if (!fits(answer) || !fits(gold) || answer.dimension != gold.dimension) {
        return std::nullopt;
    }
    const std::vector<double> answerLengths = lengthsOf(answer);
    const std::vector<double> goldLengths = lengthsOf(gold);
    std::vector<double> bestOfAnswer(answer.tokens(), -1);
    std::vector<double> bestOfGold(gold.tokens(), -1);
    for (std::size_t a = 0; a < answer.tokens(); ++a) {
        const auto left = answer.values.subspan(a * answer.dimension, answer.dimension);
        for (std::size_t g = 0; g < gold.tokens(); ++g) {
            const auto right = gold.values.subspan(g * gold.dimension, gold.dimension);
            double product = 0;
            for (std::size_t i = 0; i < left.size(); ++i) {
                product += static_cast<double>(left[i]) * static_cast<double>(right[i]);
            }
            const double lengths = answerLengths[a] * goldLengths[g];
            const double cosine = lengths > 0 ? product / lengths : 0;
            bestOfAnswer[a] = std::max(bestOfAnswer[a], cosine);
            bestOfGold[g] = std::max(bestOfGold[g], cosine);
        }
    }
    const auto precision = weightedMean(bestOfAnswer, answer.weights);
    const auto recall = weightedMean(bestOfGold, gold.weights);
    if (!precision || !recall) {
        return std::nullopt;
    }
    BertScore score{*precision, *recall, 0};
    const double sum = score.precision + score.recall;
    score.f = sum != 0 ? 2 * score.precision * score.recall / sum : 0;
    if (baseline) {
        const auto rescaled = [](double value, double base) { return (value - base) / (1 - base); };
        score.precision = rescaled(score.precision, (*baseline)[0]);
        score.recall = rescaled(score.recall, (*baseline)[1]);
        score.f = rescaled(score.f, (*baseline)[2]);
    }
    return score;
}

} // namespace assay::metrics

#include "core/base/guard.h"
#include "core/retrieval/lsa/lsa_data.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/text/fold.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

// A projection shorter than this is rounding, not direction; texts have length 1 before it.
constexpr double kShortest = 1e-6;

constexpr std::size_t kTextsPerTask = 256;

} // namespace

std::optional<std::uint32_t> LsaModel::Data::numberOf(std::string_view word) const noexcept {
    const auto found = std::lower_bound(words.begin(), words.end(), word);
    if (found == words.end() || *found != word) {
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(found - words.begin());
}

bool LsaModel::Data::project(std::span<const std::uint32_t> numbers, std::span<const float> weights,
                             std::span<float> vector) const {
    thread_local std::vector<double> sums;
    sums.assign(dimension, 0.0);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double weight = static_cast<double>(weights[i]);
        const float* row = projection.data() + std::size_t{numbers[i]} * dimension;
        for (std::size_t k = 0; k < dimension; ++k) {
            sums[k] += weight * static_cast<double>(row[k]);
        }
    }
    double square = 0;
    for (const double sum : sums) {
        square += sum * sum;
    }
    const double length = std::sqrt(square);
    if (!(length > kShortest)) {
        std::fill(vector.begin(), vector.end(), 0.0F);
        return false;
    }
    for (std::size_t k = 0; k < dimension; ++k) {
        vector[k] = static_cast<float>(sums[k] / length);
    }
    return true;
}

void joinCounts(std::vector<std::uint32_t>& numbers, WordCounts& counts) {
    std::sort(numbers.begin(), numbers.end());
    counts.clear();
    for (const std::uint32_t number : numbers) {
        if (!counts.empty() && counts.back().first == number) {
            ++counts.back().second;
        } else {
            counts.emplace_back(number, 1U);
        }
    }
}

void appendWeights(const WordCounts& counts, std::span<const double> idf, std::vector<float>& weights) {
    const auto weightOf = [&](const std::pair<std::uint32_t, std::uint32_t>& entry) {
        return (1.0 + std::log(static_cast<double>(entry.second))) * idf[entry.first];
    };
    double square = 0;
    for (const auto& entry : counts) {
        square += weightOf(entry) * weightOf(entry);
    }
    const double scale = square > 0 ? 1.0 / std::sqrt(square) : 0.0;
    for (const auto& entry : counts) {
        weights.push_back(static_cast<float>(weightOf(entry) * scale));
    }
}

LsaModel::LsaModel(std::shared_ptr<const Data> data)
    : m_data(std::move(data)) {}

std::size_t LsaModel::dimension() const noexcept {
    return m_data->dimension;
}

std::string LsaModel::label() const {
    return "LSA " + std::to_string(m_data->dimension);
}

const LsaSettings& LsaModel::settings() const noexcept {
    return m_data->settings;
}

std::size_t LsaModel::texts() const noexcept {
    return m_data->texts;
}

std::size_t LsaModel::words() const noexcept {
    return m_data->words.size();
}

const std::vector<double>& LsaModel::singularValues() const noexcept {
    return m_data->singularValues;
}

double LsaModel::idf(std::string_view foldedWord) const noexcept {
    const auto number = m_data->numberOf(foldedWord);
    return number ? m_data->idf[*number] : 0.0;
}

bool LsaModel::embed(std::string_view text, std::span<float> vector) const {
    const std::string folded = text::foldForSearch(text);
    std::vector<std::uint32_t> numbers;
    for (const text::WordExtent& word : text::words(folded)) {
        if (const auto number =
                m_data->numberOf(std::string_view(folded).substr(word.begin, word.end - word.begin))) {
            numbers.push_back(*number);
        }
    }
    WordCounts counts;
    joinCounts(numbers, counts);
    std::vector<float> weights;
    appendWeights(counts, m_data->idf, weights);
    numbers.clear();
    for (const auto& [number, count] : counts) {
        numbers.push_back(number);
    }
    return m_data->project(numbers, weights, vector);
}

Result<LsaVectors> LsaModel::embedAll(std::span<const std::string_view> texts, unsigned threads,
                                      std::stop_token stop, base::ProgressSink& progress) const {
    return base::guarded(label(), [&]() -> Result<LsaVectors> {
        LsaVectors vectors;
        vectors.dimension = dimension();
        vectors.label = label();
        vectors.values.resize(texts.size() * dimension());
        std::vector<char> zero(texts.size());
        const auto total = static_cast<std::int64_t>(texts.size());
        std::atomic<std::int64_t> done{0};
        const std::size_t tasks = (texts.size() + kTextsPerTask - 1) / kTextsPerTask;
        const bool whole = runNumberedTasks(tasks, threads, stop, [&](std::size_t task) {
            const std::size_t first = task * kTextsPerTask;
            const std::size_t last = std::min(texts.size(), first + kTextsPerTask);
            for (std::size_t row = first; row < last; ++row) {
                const std::span vector(vectors.values.data() + row * dimension(), dimension());
                zero[row] = embed(texts[row], vector) ? 0 : 1;
            }
            const auto finished = static_cast<std::int64_t>(last - first);
            progress.report(base::Stage::Evaluating, done.fetch_add(finished) + finished, total);
        });
        if (!whole) {
            return base::fail(ErrorCode::Cancelled);
        }
        for (std::size_t row = 0; row < zero.size(); ++row) {
            if (zero[row] != 0) {
                vectors.zeroRows.push_back(static_cast<std::uint32_t>(row));
            }
        }
        return vectors;
    });
}

} // namespace assay::retrieval

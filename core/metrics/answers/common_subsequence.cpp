#include "core/metrics/answers/common_subsequence.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace assay::metrics {
namespace {

constexpr std::size_t kBits = 64;

// One block moved on by a token that stands at `mask`.
std::uint64_t moved(std::uint64_t column, std::uint64_t mask) {
    return (column + (column & mask)) | (column & ~mask);
}

} // namespace

void CommonSubsequence::setGold(std::span<const std::uint32_t> gold) {
    m_gold.assign(gold.begin(), gold.end());
    const std::size_t tokens = gold.empty() ? 0 : std::size_t{std::ranges::max(gold)} + 1;
    m_shortMasks.clear();
    if (gold.size() > kBits) {
        return setLong(gold, tokens);
    }
    m_shortMasks.resize(tokens, 0);
    for (std::size_t i = 0; i < gold.size(); ++i) {
        m_shortMasks[gold[i]] |= std::uint64_t{1} << i;
    }
}

void CommonSubsequence::setLong(std::span<const std::uint32_t> gold, std::size_t tokens) {
    // How many blocks each token stands in, then where its masks begin.
    constexpr auto kNone = static_cast<std::uint32_t>(-1);
    m_maskBegin.assign(tokens + 1, 0);
    m_fill.assign(tokens, kNone);
    for (std::size_t i = 0; i < gold.size(); ++i) {
        const auto block = static_cast<std::uint32_t>(i / kBits);
        if (m_fill[gold[i]] != block) {
            m_fill[gold[i]] = block;
            ++m_maskBegin[gold[i] + 1];
        }
    }
    for (std::size_t token = 0; token < tokens; ++token) {
        m_maskBegin[token + 1] += m_maskBegin[token];
    }
    m_masks.assign(m_maskBegin[tokens], Mask{});
    std::copy_n(m_maskBegin.begin(), tokens, m_fill.begin());
    for (std::size_t i = 0; i < gold.size(); ++i) {
        const auto block = static_cast<std::uint32_t>(i / kBits);
        Mask* mask = &m_masks[m_fill[gold[i]]];
        if (mask->bits != 0 && mask->block != block) {
            mask = &m_masks[++m_fill[gold[i]]];
        }
        mask->block = block;
        mask->bits |= std::uint64_t{1} << (i % kBits);
    }
}

std::vector<std::uint64_t> CommonSubsequence::firstColumn() const {
    return std::vector<std::uint64_t>((m_gold.size() + kBits - 1) / kBits, ~std::uint64_t{0});
}

// A bit that is 0 is a step of the table up from the gold token before. Blocks without the token change only
// where one is carried into them.
void CommonSubsequence::advance(std::uint32_t token, std::vector<std::uint64_t>& column) const {
    if (m_gold.size() <= kBits) {
        if (token < m_shortMasks.size()) {
            column[0] = moved(column[0], m_shortMasks[token]);
        }
        return;
    }
    if (token + std::size_t{1} >= m_maskBegin.size()) {
        return;
    }
    std::uint64_t carry = 0;
    std::size_t block = 0;
    const auto move = [&](std::uint64_t mask) {
        const std::uint64_t before = column[block];
        const std::uint64_t taken = before & mask;
        std::uint64_t sum = before + taken;
        std::uint64_t over = sum < before ? 1 : 0;
        sum += carry;
        over |= sum < carry ? 1U : 0U;
        column[block] = sum | (before & ~mask);
        carry = over;
    };
    for (std::uint32_t i = m_maskBegin[token]; i < m_maskBegin[token + 1]; ++i) {
        for (; carry != 0 && block < m_masks[i].block; ++block) {
            move(0);
        }
        block = m_masks[i].block;
        move(m_masks[i].bits);
        ++block;
    }
    for (; carry != 0 && block < column.size(); ++block) {
        move(0);
    }
}

std::size_t CommonSubsequence::length(std::span<const std::uint32_t> answer) {
    m_column.assign((m_gold.size() + kBits - 1) / kBits, ~std::uint64_t{0});
    if (m_column.size() == 1) {
        std::uint64_t column = m_column[0];
        for (const std::uint32_t token : answer) {
            column = moved(column, token < m_shortMasks.size() ? m_shortMasks[token] : 0);
        }
        m_column[0] = column;
    } else if (!m_column.empty()) {
        for (const std::uint32_t token : answer) {
            advance(token, m_column);
        }
    }
    std::size_t steps = 0;
    for (std::size_t block = 0; block < m_column.size(); ++block) {
        std::uint64_t zeros = ~m_column[block];
        const std::size_t bits = std::min(kBits, m_gold.size() - block * kBits);
        zeros &= bits == kBits ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
        steps += static_cast<std::size_t>(std::popcount(zeros));
    }
    return steps;
}

// Columns are kept at some places only and made again between them, so that memory grows with the root of the
// answer's length.
std::vector<std::pair<std::size_t, std::size_t>>
CommonSubsequence::places(std::span<const std::uint32_t> answer) {
    std::vector<std::pair<std::size_t, std::size_t>> result;
    if (m_gold.empty() || answer.empty()) {
        return result;
    }
    const auto stride =
        std::max<std::size_t>(kBits, static_cast<std::size_t>(std::sqrt(static_cast<double>(answer.size()))));
    std::vector<std::vector<std::uint64_t>> kept;
    std::vector<std::uint64_t> column = firstColumn();
    for (std::size_t j = 0; j < answer.size(); ++j) {
        if (j % stride == 0) {
            kept.push_back(column);
        }
        advance(answer[j], column);
    }
    std::size_t i = m_gold.size();
    std::size_t j = answer.size();
    std::vector<std::vector<std::uint64_t>> columns; // behind each answer token of one stretch
    while (i > 0 && j > 0) {
        const std::size_t first = (j - 1) / stride * stride;
        columns.clear();
        column = kept[first / stride];
        for (std::size_t at = first; at < j; ++at) {
            advance(answer[at], column);
            columns.push_back(column);
        }
        while (i > 0 && j > first) {
            const std::uint64_t bits = columns[j - 1 - first][(i - 1) / kBits];
            if (m_gold[i - 1] == answer[j - 1]) {
                result.emplace_back(--i, --j);
            } else if (((bits >> ((i - 1) % kBits)) & 1U) == 0) {
                --j; // without this token of the answer the sequence is as long, without the gold one it is
                     // not
            } else {
                --i;
            }
        }
    }
    std::ranges::reverse(result);
    return result;
}

} // namespace assay::metrics

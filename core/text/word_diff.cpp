#include "core/text/word_diff.h"

#include "core/text/fold.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <unordered_map>
#include <utility>

namespace assay::text {
namespace {

using Token = std::uint32_t;
using Tokens = std::span<const Token>;

// Steps of the search for one middle; beyond them the rest is replaced whole, so that two long texts that
// have nothing in common cost no more than this times their length.
constexpr std::ptrdiff_t kMostSteps = 4'000;

// Marks the tokens that have no partner on the other side.
class Marker {
  public:
    Marker(std::size_t sizeA, std::size_t sizeB)
        : removed(sizeA, false)
        , added(sizeB, false) {}

    void compare(Tokens a, std::size_t beginA, Tokens b, std::size_t beginB) {
        while (!a.empty() && !b.empty() && a.front() == b.front()) {
            a = a.subspan(1);
            b = b.subspan(1);
            ++beginA;
            ++beginB;
        }
        while (!a.empty() && !b.empty() && a.back() == b.back()) {
            a = a.first(a.size() - 1);
            b = b.first(b.size() - 1);
        }
        if (a.empty() || b.empty()) {
            markAll(a.size(), beginA, b.size(), beginB);
            return;
        }
        std::size_t x = 0;
        std::size_t y = 0;
        if (!findMiddle(a, b, x, y)) {
            markAll(a.size(), beginA, b.size(), beginB);
            return;
        }
        compare(a.first(x), beginA, b.first(y), beginB);
        compare(a.subspan(x), beginA + x, b.subspan(y), beginB + y);
    }

    std::vector<bool> removed;
    std::vector<bool> added;

  private:
    void markAll(std::size_t countA, std::size_t beginA, std::size_t countB, std::size_t beginB) {
        std::fill_n(removed.begin() + static_cast<std::ptrdiff_t>(beginA), countA, true);
        std::fill_n(added.begin() + static_cast<std::ptrdiff_t>(beginB), countB, true);
    }

    // A point of a shortest path, neither its beginning nor its end: where the searches from both ends meet.
    bool findMiddle(Tokens a, Tokens b, std::size_t& middleX, std::size_t& middleY) {
        const auto n = static_cast<std::ptrdiff_t>(a.size());
        const auto m = static_cast<std::ptrdiff_t>(b.size());
        const std::ptrdiff_t delta = n - m;
        const bool odd = delta % 2 != 0;
        const std::ptrdiff_t most = std::min((n + m + 1) / 2, kMostSteps);
        const std::ptrdiff_t offset = most + 1;
        m_forward.assign(static_cast<std::size_t>(2 * offset + 1), 0);
        m_backward.assign(static_cast<std::size_t>(2 * offset + 1), 0);
        const auto forward = [&](std::ptrdiff_t k) -> std::ptrdiff_t& {
            return m_forward[static_cast<std::size_t>(k + offset)];
        };
        const auto backward = [&](std::ptrdiff_t k) -> std::ptrdiff_t& {
            return m_backward[static_cast<std::size_t>(k + offset)];
        };
        const auto at = [](Tokens tokens, std::ptrdiff_t i) { return tokens[static_cast<std::size_t>(i)]; };
        const auto take = [&](std::ptrdiff_t x, std::ptrdiff_t y) {
            middleX = static_cast<std::size_t>(x);
            middleY = static_cast<std::size_t>(y);
            return (x > 0 || y > 0) && (x < n || y < m);
        };
        for (std::ptrdiff_t d = 0; d <= most; ++d) {
            for (std::ptrdiff_t k = -d; k <= d; k += 2) {
                std::ptrdiff_t x = k == -d || (k != d && forward(k - 1) < forward(k + 1))
                                       ? forward(k + 1)
                                       : forward(k - 1) + 1;
                std::ptrdiff_t y = x - k;
                while (x >= 0 && y >= 0 && x < n && y < m && at(a, x) == at(b, y)) {
                    ++x;
                    ++y;
                }
                forward(k) = x;
                const std::ptrdiff_t other = delta - k;
                if (odd && other >= -(d - 1) && other <= d - 1 && x + backward(other) >= n && x <= n &&
                    y >= 0 && y <= m) {
                    return take(x, y);
                }
            }
            for (std::ptrdiff_t k = -d; k <= d; k += 2) {
                // The same from the end: x and y count from there.
                std::ptrdiff_t x = k == -d || (k != d && backward(k - 1) < backward(k + 1))
                                       ? backward(k + 1)
                                       : backward(k - 1) + 1;
                std::ptrdiff_t y = x - k;
                while (x >= 0 && y >= 0 && x < n && y < m && at(a, n - 1 - x) == at(b, m - 1 - y)) {
                    ++x;
                    ++y;
                }
                backward(k) = x;
                const std::ptrdiff_t other = delta - k;
                if (!odd && other >= -d && other <= d && x + forward(other) >= n && x <= n && y >= 0 &&
                    y <= m) {
                    return take(n - x, m - y);
                }
            }
        }
        return false;
    }

    std::vector<std::ptrdiff_t> m_forward;
    std::vector<std::ptrdiff_t> m_backward;
};

struct CutText {
    std::vector<std::string_view> pieces;
    std::vector<Token> tokens;
};

CutText cut(std::string_view text, std::unordered_map<std::string_view, Token>& numbers) {
    CutText result;
    for (const WordExtent& extent : wordsAndGaps(text)) {
        const std::string_view piece = text.substr(extent.begin, extent.end - extent.begin);
        result.pieces.push_back(piece);
        result.tokens.push_back(numbers.try_emplace(piece, static_cast<Token>(numbers.size())).first->second);
    }
    return result;
}

// Collects what changed until something stays.
class Pieces {
  public:
    void remove(std::string_view text) { m_removed.append(text); }

    void add(std::string_view text) { m_added.append(text); }

    void keep(std::string_view text) {
        m_same.append(text);
        // White space alone may yet turn out to stand between two changes.
        if (!normaliseWhitespace(text).empty()) {
            m_wordKept = true;
        }
    }

    // Called before a change that follows something kept.
    void beginChange(bool last) {
        if (m_same.empty()) {
            return;
        }
        if (!m_wordKept && !last && (!m_removed.empty() || !m_added.empty())) {
            m_removed.append(m_same);
            m_added.append(m_same);
        } else {
            flushChange();
            flush(DiffKind::Same, m_same);
        }
        m_same.clear();
        m_wordKept = false;
    }

    std::vector<DiffPiece> finish() {
        beginChange(true);
        flushChange();
        return std::move(m_pieces);
    }

  private:
    void flushChange() {
        flush(DiffKind::Removed, m_removed);
        flush(DiffKind::Added, m_added);
    }

    void flush(DiffKind kind, std::string& text) {
        if (!text.empty()) {
            m_pieces.push_back({kind, text});
            text.clear();
        }
    }

    std::vector<DiffPiece> m_pieces;
    std::string m_removed;
    std::string m_added;
    std::string m_same;
    bool m_wordKept = false;
};

} // namespace

std::vector<DiffPiece> wordDiff(std::string_view a, std::string_view b) {
    std::unordered_map<std::string_view, Token> numbers;
    const CutText cutA = cut(a, numbers);
    const CutText cutB = cut(b, numbers);
    Marker marker(cutA.tokens.size(), cutB.tokens.size());
    marker.compare(cutA.tokens, 0, cutB.tokens, 0);
    Pieces pieces;
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < cutA.pieces.size() || k < cutB.pieces.size()) {
        if (i < cutA.pieces.size() && marker.removed[i]) {
            pieces.beginChange(false);
            pieces.remove(cutA.pieces[i++]);
        } else if (k < cutB.pieces.size() && marker.added[k]) {
            pieces.beginChange(false);
            pieces.add(cutB.pieces[k++]);
        } else {
            pieces.keep(cutA.pieces[i++]);
            ++k;
        }
    }
    return pieces.finish();
}

} // namespace assay::text

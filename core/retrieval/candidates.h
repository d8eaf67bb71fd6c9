// The rows that may be among the k nearest of one query, by bounds of their cosines. Internal to exact
// search.
#pragma once

#include "core/retrieval/search.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <stop_token>
#include <vector>

namespace assay::retrieval {

// The k-th largest of numbers that come one after the other. k: at least 1.
class KthLargest {
  public:
    explicit KthLargest(std::size_t k = 1)
        : m_k(k) {}

    // No less than this is the k-th largest; minus infinity before there are k.
    [[nodiscard]] float least() const { return m_least; }

    // It is known from elsewhere.
    void raise(float least) { m_least = std::max(m_least, least); }

    void add(float number) {
        if (m_largest.size() < m_k) {
            m_largest.push_back(number);
            std::push_heap(m_largest.begin(), m_largest.end(), std::greater<>());
        } else if (number > m_largest.front()) {
            std::pop_heap(m_largest.begin(), m_largest.end(), std::greater<>());
            m_largest.back() = number;
            std::push_heap(m_largest.begin(), m_largest.end(), std::greater<>());
        }
        if (m_largest.size() == m_k) {
            raise(m_largest.front());
        }
    }

    void merge(const KthLargest& other) {
        for (const float number : other.m_largest) {
            add(number);
        }
        raise(other.m_least);
    }

  private:
    std::size_t m_k;
    float m_least = -std::numeric_limits<float>::infinity();
    std::vector<float> m_largest; // the least of them first
};

class Candidates {
  public:
    // k: at least 1.
    void start(std::size_t k) {
        m_k = k;
        m_lowers = KthLargest(k);
        m_limit = std::max(kLeastLimit, 4 * k);
    }

    // At least k rows are known to have a cosine of at least this.
    [[nodiscard]] float floor() const { return m_lowers.least(); }

    void raiseFloor(float floor) { m_lowers.raise(floor); }

    void add(Row row, float lower, float upper) {
        if (!(upper >= floor())) {
            return;
        }
        if (m_rows.size() >= m_limit) {
            dropHopeless();
            m_limit = std::max(m_limit, 2 * m_rows.size());
        }
        m_rows.push_back({upper, row});
        m_lowers.add(lower);
    }

    void merge(const Candidates& other) {
        m_lowers.merge(other.m_lowers);
        m_rows.insert(m_rows.end(), other.m_rows.begin(), other.m_rows.end());
    }

    // The k nearest, into `hits`; `distanceOf(row)` is asked of as few rows as the bounds allow, whose number
    // is returned. Stops early, with less, when asked to.
    template <typename DistanceOf>
    std::size_t resolve(const DistanceOf& distanceOf, const std::stop_token& stop, std::vector<Hit>& hits) {
        dropHopeless();
        std::sort(m_rows.begin(), m_rows.end(), [](const Candidate& a, const Candidate& b) {
            return a.upper != b.upper ? a.upper > b.upper : a.row < b.row;
        });
        const auto nearer = [](const Hit& a, const Hit& b) {
            return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
        };
        hits.clear();
        std::size_t computed = 0;
        for (const Candidate& candidate : m_rows) {
            const bool full = hits.size() == m_k;
            if (full && candidate.upper < 1 - hits.front().distance) {
                break; // nor any of those that follow
            }
            if (++computed % kRowsBetweenLooks == 0 && stop.stop_requested()) {
                break;
            }
            const Hit hit{.row = candidate.row, .distance = distanceOf(candidate.row)};
            if (full && nearer(hit, hits.front())) {
                std::pop_heap(hits.begin(), hits.end(), nearer);
                hits.back() = hit;
                std::push_heap(hits.begin(), hits.end(), nearer);
            } else if (!full) {
                hits.push_back(hit);
                std::push_heap(hits.begin(), hits.end(), nearer);
            }
        }
        std::sort_heap(hits.begin(), hits.end(), nearer);
        return computed;
    }

  private:
    struct Candidate {
        float upper;
        Row row;
    };

    static constexpr std::size_t kLeastLimit = 4096;
    static constexpr std::size_t kRowsBetweenLooks = 4096;

    void dropHopeless() {
        std::erase_if(m_rows, [this](const Candidate& candidate) { return candidate.upper < floor(); });
    }

    std::size_t m_k = 1;
    std::size_t m_limit = kLeastLimit;
    KthLargest m_lowers; // of the cosines' lower bounds
    std::vector<Candidate> m_rows;
};

} // namespace assay::retrieval

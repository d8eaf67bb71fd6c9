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

class Candidates {
  public:
    // k: at least 1.
    void start(std::size_t k) {
        m_k = k;
        m_limit = std::max(kLeastLimit, 4 * k);
    }

    // At least k rows are known to have a cosine of at least this.
    [[nodiscard]] float floor() const { return m_floor; }

    void raiseFloor(float floor) { m_floor = std::max(m_floor, floor); }

    void add(Row row, float lower, float upper) {
        if (!(upper >= m_floor)) {
            return;
        }
        if (m_rows.size() >= m_limit) {
            dropHopeless();
            m_limit = std::max(m_limit, 2 * m_rows.size());
        }
        m_rows.push_back({upper, row});
        addLower(lower);
    }

    void merge(const Candidates& other) {
        for (const float lower : other.m_lowers) {
            addLower(lower);
        }
        raiseFloor(other.m_floor);
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

    void addLower(float lower) {
        if (m_lowers.size() < m_k) {
            m_lowers.push_back(lower);
            std::push_heap(m_lowers.begin(), m_lowers.end(), std::greater<>());
        } else if (lower > m_lowers.front()) {
            std::pop_heap(m_lowers.begin(), m_lowers.end(), std::greater<>());
            m_lowers.back() = lower;
            std::push_heap(m_lowers.begin(), m_lowers.end(), std::greater<>());
        }
        if (m_lowers.size() == m_k) {
            raiseFloor(m_lowers.front());
        }
    }

    void dropHopeless() {
        std::erase_if(m_rows, [this](const Candidate& candidate) { return candidate.upper < m_floor; });
    }

    std::size_t m_k = 1;
    std::size_t m_limit = kLeastLimit;
    float m_floor = -std::numeric_limits<float>::infinity();
    std::vector<float> m_lowers; // the k largest lower bounds, the least of them first
    std::vector<Candidate> m_rows;
};

} // namespace assay::retrieval

#include "core/retrieval/hnsw/hnsw_graph.h"

#include "core/retrieval/hnsw/hnsw_distance.h"

#include <algorithm>
#include <functional>

namespace assay::retrieval {

void HnswGraph::layOut() {
    lowest.assign(rows * (1 + 2 * std::size_t{linksPerRow}), 0);
    upperBegin.assign(rows, 0);
    std::uint64_t size = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        upperBegin[row] = size;
        size += level[row] == kNotLinked ? 0 : std::uint64_t{level[row]} * (1 + linksPerRow);
    }
    upper.assign(static_cast<std::size_t>(size), 0);
}

bool HnswGraph::isSound() const noexcept {
    if (rows == 0 || entry >= rows || level[entry] != top || top == kNotLinked) {
        return false;
    }
    for (std::size_t row = 0; row < rows; ++row) {
        if (level[row] == kNotLinked) {
            if (*links(static_cast<Row>(row), 0) != 0) {
                return false;
            }
            continue;
        }
        if (level[row] > top) {
            return false;
        }
        for (std::size_t layer = 0; layer <= level[row]; ++layer) {
            const std::uint32_t* list = links(static_cast<Row>(row), layer);
            if (list[0] > (layer == 0 ? 2 : 1) * linksPerRow) {
                return false;
            }
            for (std::uint32_t i = 1; i <= list[0]; ++i) {
                if (list[i] >= rows || level[list[i]] == kNotLinked || level[list[i]] < layer) {
                    return false;
                }
            }
        }
    }
    return true;
}

std::unique_ptr<HnswWalk::Seen> HnswWalk::takeSeen(std::size_t rows) const {
    std::unique_ptr<Seen> seen;
    {
        const std::scoped_lock lock(m_guard);
        if (!m_seen.empty()) {
            seen = std::move(m_seen.back());
            m_seen.pop_back();
        }
    }
    if (!seen) {
        seen = std::make_unique<Seen>();
    }
    if (seen->mark.size() != rows || ++seen->now == 0) {
        seen->mark.assign(rows, 0);
        seen->now = 1;
    }
    return seen;
}

HnswWalk::Near HnswWalk::descended(const HnswGraph& graph, const VectorMatrix& matrix, const float* query,
                                   std::size_t layer) const {
    const GraphDistance measure = graphDistance();
    const std::size_t length = matrix.stride();
    Near best{measure(query, matrix.data(graph.entry), length), graph.entry};
    for (std::size_t here = graph.top; here > layer; --here) {
        for (bool moved = true; moved;) {
            moved = false;
            const std::uint32_t* list = graph.links(best.second, here);
            for (std::uint32_t i = 1; i <= list[0]; ++i) {
                const Near next{measure(query, matrix.data(list[i]), length), list[i]};
                if (next < best) {
                    best = next;
                    moved = true;
                }
            }
        }
    }
    return best;
}

HnswWalk::Found HnswWalk::nearest(const HnswGraph& graph, const VectorMatrix& matrix, const float* query,
                                  std::size_t ef) const {
    return around(graph, matrix, query, descended(graph, matrix, query, 0), 0, ef);
}

HnswWalk::Found HnswWalk::around(const HnswGraph& graph, const VectorMatrix& matrix, const float* query,
                                 Near best, std::size_t layer, std::size_t ef) const {
    const GraphDistance measure = graphDistance();
    const std::size_t length = matrix.stride();
    auto seen = takeSeen(graph.rows);
    std::uint16_t* const mark = seen->mark.data();
    const std::uint16_t now = seen->now;
    Found kept{best};       // the farthest first
    Found candidates{best}; // the nearest first
    kept.reserve(ef + 1);
    mark[best.second] = now;
    while (!candidates.empty()) {
        const Near here = candidates.front();
        if (kept.size() == ef && kept.front() < here) {
            break;
        }
        std::pop_heap(candidates.begin(), candidates.end(), std::greater<>());
        candidates.pop_back();
        const std::uint32_t* list = graph.links(here.second, layer);
        const std::uint32_t count = list[0];
        for (std::uint32_t i = 1; i <= count; ++i) {
            __builtin_prefetch(mark + list[i]);
        }
        // Those not seen yet, so that the vector of the next is on its way while one is measured.
        Row fresh[2 * 256];
        std::size_t freshCount = 0;
        for (std::uint32_t i = 1; i <= count; ++i) {
            if (mark[list[i]] != now) {
                mark[list[i]] = now;
                fresh[freshCount++] = list[i];
            }
        }
        const auto fetch = [&](std::size_t i) {
            const auto* at = reinterpret_cast<const char*>(matrix.data(fresh[i]));
            for (std::size_t byte = 0; byte < std::min<std::size_t>(length * sizeof(float), 512);
                 byte += 64) {
                __builtin_prefetch(at + byte);
            }
        };
        for (std::size_t i = 0; i < std::min<std::size_t>(2, freshCount); ++i) {
            fetch(i);
        }
        for (std::size_t i = 0; i < freshCount; ++i) {
            if (i + 2 < freshCount) {
                fetch(i + 2);
            }
            const Near next{measure(query, matrix.data(fresh[i]), length), fresh[i]};
            if (kept.size() == ef && !(next < kept.front())) {
                continue;
            }
            candidates.push_back(next);
            std::push_heap(candidates.begin(), candidates.end(), std::greater<>());
            kept.push_back(next);
            std::push_heap(kept.begin(), kept.end());
            if (kept.size() > ef) {
                std::pop_heap(kept.begin(), kept.end());
                kept.pop_back();
            }
        }
    }
    std::sort_heap(kept.begin(), kept.end());
    const std::scoped_lock lock(m_guard);
    m_seen.push_back(std::move(seen));
    return kept;
}

} // namespace assay::retrieval

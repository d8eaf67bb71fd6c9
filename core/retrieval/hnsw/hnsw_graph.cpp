// The one place that includes hnswlib. Its saving and loading are not used: they trust the file.
#include "core/retrieval/hnsw/hnsw_graph.h"

#include "core/base/guard.h"
#include "core/retrieval/hnsw/hnsw_distance.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "core/retrieval/numbered_tasks.h"

// Without its own vector code, which reads one number beyond a list, and whose functions are not inline.
#define NO_MANUAL_VECTORIZATION
#include <hnswlib/hnswlib.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <functional>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

constexpr std::size_t kRowsPerTask = 64;

// What hnswlib takes for an element is only where its vector stands, so that vectors are not copied.
class PointerSpace final : public hnswlib::SpaceInterface<float> {
  public:
    explicit PointerSpace(std::size_t length)
        : m_metric{.distance = graphDistance(), .length = length} {}

    std::size_t get_data_size() override { return sizeof(const float*); }

    hnswlib::DISTFUNC<float> get_dist_func() override { return distance; }

    void* get_dist_func_param() override { return &m_metric; }

    // Where elements are inserted one after the other, in the order of `rows`, the place of an element says
    // which row it is: then its vector need not wait until the pointer to it has come from memory, which is a
    // tenth of the time. `first` is the first element's, the next stands `step` bytes on.
    void insertedInOrder(const char* first, std::size_t step, const VectorMatrix& matrix,
                         const std::vector<Row>& rows) {
        m_metric.first = first;
        m_metric.end = first + step * rows.size();
        m_metric.perStep = 1.0 / static_cast<double>(step);
        m_metric.rows = rows.data();
        m_metric.vectors = matrix.data(0);
    }

  private:
    struct Metric {
        GraphDistance distance = nullptr;
        std::size_t length = 0;
        const char* first = nullptr;
        const char* end = nullptr;
        double perStep = 0;
        const Row* rows = nullptr;
        const float* vectors = nullptr;

        [[nodiscard]] const float* vectorOf(const void* element) const {
            const auto* place = static_cast<const char*>(element);
            if (!std::less<>()(place, first) && std::less<>()(place, end)) {
                // A whole number but for rounding.
                const auto number =
                    static_cast<std::size_t>(static_cast<double>(place - first) * perStep + 0.5);
                return vectors + std::size_t{rows[number]} * length;
            }
            const float* vector = nullptr;
            std::memcpy(&vector, element, sizeof vector); // hnswlib keeps them at odd addresses
            return vector;
        }
    };

    static float distance(const void* a, const void* b, const void* parameter) {
        const auto& metric = *static_cast<const Metric*>(parameter);
        return metric.distance(metric.vectorOf(a), metric.vectorOf(b), metric.length);
    }

    Metric m_metric;
};

using Builder = hnswlib::HierarchicalNSW<float>;

// Links by row, in hnswlib's order.
HnswGraph taken(Builder& builder, std::size_t rows, std::uint32_t linksPerRow) {
    HnswGraph graph;
    graph.rows = rows;
    graph.linksPerRow = linksPerRow;
    graph.level.assign(rows, HnswGraph::kNotLinked);
    const auto rowOf = [&builder](hnswlib::tableint element) {
        return static_cast<Row>(builder.getExternalLabel(element));
    };
    const auto elements = static_cast<hnswlib::tableint>(builder.cur_element_count);
    for (hnswlib::tableint element = 0; element < elements; ++element) {
        graph.level[rowOf(element)] = static_cast<std::uint8_t>(builder.element_levels_[element]);
    }
    graph.layOut();
    graph.entry = rowOf(builder.enterpoint_node_);
    graph.top = static_cast<std::uint8_t>(builder.maxlevel_);
    for (hnswlib::tableint element = 0; element < elements; ++element) {
        const Row row = rowOf(element);
        for (int layer = 0; layer <= builder.element_levels_[element]; ++layer) {
            const auto* list = builder.get_linklist_at_level(element, layer);
            auto* to = const_cast<std::uint32_t*>(graph.links(row, static_cast<std::size_t>(layer)));
            const std::size_t count = builder.getListCount(const_cast<hnswlib::linklistsizeint*>(list));
            to[0] = static_cast<std::uint32_t>(count);
            for (std::size_t i = 1; i <= count; ++i) {
                to[i] = rowOf(list[i]);
            }
        }
    }
    return graph;
}

} // namespace

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

Result<HnswGraph> buildHnswGraph(const VectorMatrix& matrix, const HnswSettings& settings,
                                 const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded("HNSW", [&]() -> Result<HnswGraph> {
        std::vector<Row> rows;
        for (std::size_t row = 0; row < matrix.rows(); ++row) {
            if (matrix.usable(static_cast<Row>(row))) {
                rows.push_back(static_cast<Row>(row));
            }
        }
        if (rows.empty()) {
            return base::fail(ErrorCode::InvalidArgument, "0", "rows");
        }
        PointerSpace space(matrix.stride());
        Builder builder(&space, rows.size(), settings.m, settings.efConstruction,
                        static_cast<std::size_t>(settings.seed));
        if (settings.threads == 1) {
            space.insertedInOrder(builder.data_level0_memory_ + builder.offsetData_,
                                  builder.size_data_per_element_, matrix, rows);
        }
        const auto total = static_cast<std::int64_t>(rows.size());
        std::atomic<std::int64_t> done{0};
        const auto insert = [&](std::size_t i) {
            const float* vector = matrix.data(rows[i]);
            builder.addPoint(&vector, static_cast<hnswlib::labeltype>(rows[i]));
        };
        insert(0); // the first must stand before others look for it
        const std::size_t tasks = (rows.size() - 1 + kRowsPerTask - 1) / kRowsPerTask;
        const bool whole = runNumberedTasks(tasks, settings.threads, stop, [&](std::size_t task) {
            const std::size_t first = 1 + task * kRowsPerTask;
            const std::size_t last = std::min(rows.size(), first + kRowsPerTask);
            for (std::size_t i = first; i < last; ++i) {
                insert(i);
            }
            const auto finished = static_cast<std::int64_t>(last - first);
            progress.report(base::Stage::Evaluating, done.fetch_add(finished) + finished, total);
        });
        if (!whole) {
            return base::fail(ErrorCode::Cancelled);
        }
        return taken(builder, matrix.rows(), settings.m);
    });
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

HnswWalk::Found HnswWalk::nearest(const HnswGraph& graph, const VectorMatrix& matrix, const float* query,
                                  std::size_t ef) const {
    const GraphDistance measure = graphDistance();
    const std::size_t length = matrix.stride();
    using Near = std::pair<float, Row>;
    Near best{measure(query, matrix.data(graph.entry), length), graph.entry};
    for (std::size_t layer = graph.top; layer > 0; --layer) {
        for (bool moved = true; moved;) {
            moved = false;
            const std::uint32_t* list = graph.links(best.second, layer);
            for (std::uint32_t i = 1; i <= list[0]; ++i) {
                const Near here{measure(query, matrix.data(list[i]), length), list[i]};
                if (here < best) {
                    best = here;
                    moved = true;
                }
            }
        }
    }
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
        const std::uint32_t* list = graph.links(here.second, 0);
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

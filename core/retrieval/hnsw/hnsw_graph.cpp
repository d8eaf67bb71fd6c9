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
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <queue>
#include <span>
#include <tuple>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

// What hnswlib takes for an element is only where its vector stands, so that vectors are not copied.
class PointerSpace final : public hnswlib::SpaceInterface<float> {
  public:
    explicit PointerSpace(std::size_t length)
        : m_metric{.distance = graphDistance(), .length = length} {}

    std::size_t get_data_size() override { return sizeof(const float*); }

    hnswlib::DISTFUNC<float> get_dist_func() override { return distance; }

    void* get_dist_func_param() override { return &m_metric; }

    // Elements are inserted in the order of `rows`, so the place of an element says which row it is: then its
    // vector need not wait until the pointer to it has come from memory, which is a tenth of the time.
    // `first` is the first element's, the next stands `step` bytes on.
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

// Inserts elements in batches, so that several threads work on one graph and the graph is the same for any
// number of them. hnswlib's own insertion by several threads depends on which of them comes first. Of a batch
// each element
//   1. looks for its neighbours in the graph as it stood before the batch, and among those before it in the
//   batch, with
//      which it is compared one by one, so that rows that stand together can become neighbours;
//   2. gets its links; then each element that was chosen gets all its new links back at once, in the order of
//   the rows.
// Within a step elements are independent of each other.
class BatchBuilder final : public hnswlib::HierarchicalNSW<float> {
  public:
    static constexpr std::size_t kLargestBatch = 512;

    using hnswlib::HierarchicalNSW<float>::HierarchicalNSW;

    // Elements that the next batch may have: no more than stand already, since within a batch all are
    // compared.
    [[nodiscard]] std::size_t largestNext() const {
        return std::clamp<std::size_t>(cur_element_count, 1, kLargestBatch);
    }

    // At most largestNext() rows. False when stopped; the graph is of no use then.
    [[nodiscard]] bool insert(const VectorMatrix& matrix, std::span<const Row> rows, unsigned threads,
                              const std::stop_token& stop) {
        const auto first = static_cast<hnswlib::tableint>(cur_element_count);
        for (const Row row : rows) {
            place(matrix.data(row), row);
        }
        std::vector<Chosen> chosen(rows.size()); // of each element: for each of its layers, from the lowest
        if (!runNumberedTasks(tasksOf(rows.size()), threads, stop, [&](std::size_t task) {
                for (std::size_t i = task * kPerTask; i < std::min(rows.size(), (task + 1) * kPerTask); ++i) {
                    chosen[i] = neighboursOf(first, static_cast<hnswlib::tableint>(first + i));
                }
            })) {
            return false;
        }
        std::vector<LinkBack> back;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto element = static_cast<hnswlib::tableint>(first + i);
            for (std::size_t layer = 0; layer < chosen[i].size(); ++layer) {
                setLinks(element, static_cast<int>(layer), chosen[i][layer]);
                for (const Near& neighbour : chosen[i][layer]) {
                    back.push_back({static_cast<int>(layer), neighbour.second, element, neighbour.first});
                }
            }
        }
        std::sort(back.begin(), back.end(), [](const LinkBack& a, const LinkBack& b) {
            return std::tie(a.layer, a.of, a.to) < std::tie(b.layer, b.of, b.to);
        });
        std::vector<std::size_t> begins; // of the links of one element on one layer
        for (std::size_t i = 0; i < back.size(); ++i) {
            if (i == 0 ||
                std::tie(back[i].layer, back[i].of) != std::tie(back[i - 1].layer, back[i - 1].of)) {
                begins.push_back(i);
            }
        }
        const std::size_t lists = begins.size();
        begins.push_back(back.size());
        if (!runNumberedTasks(tasksOf(lists), threads, stop, [&](std::size_t task) {
                for (std::size_t i = task * kPerTask; i < std::min(lists, (task + 1) * kPerTask); ++i) {
                    linkBack(std::span(back).subspan(begins[i], begins[i + 1] - begins[i]));
                }
            })) {
            return false;
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (element_levels_[first + i] > maxlevel_) {
                maxlevel_ = element_levels_[first + i];
                enterpoint_node_ = static_cast<hnswlib::tableint>(first + i);
            }
        }
        return true;
    }

  private:
    static constexpr std::size_t kPerTask = 8;

    using Near = std::pair<float, hnswlib::tableint>;
    using NearestFirst = std::vector<Near>;
    using Chosen = std::vector<NearestFirst>;
    using Candidates = std::priority_queue<Near, std::vector<Near>, CompareByFirst>;

    struct LinkBack {
        int layer = 0;
        hnswlib::tableint of = 0;
        hnswlib::tableint to = 0;
        float distance = 0;
    };

    static std::size_t tasksOf(std::size_t count) { return (count + kPerTask - 1) / kPerTask; }

    [[nodiscard]] float distanceOf(hnswlib::tableint a, hnswlib::tableint b) const {
        return fstdistfunc_(getDataByInternalId(a), getDataByInternalId(b), dist_func_param_);
    }

    // An element without links.
    void place(const float* vector, Row row) {
        const auto element = static_cast<hnswlib::tableint>(cur_element_count);
        const int level = getRandomLevel(mult_);
        std::memset(get_linklist0(element), 0, size_data_per_element_);
        setExternalLabel(element, row);
        std::memcpy(getDataByInternalId(element), &vector, sizeof vector);
        if (level > 0) {
            linkLists_[element] =
                static_cast<char*>(std::calloc(static_cast<std::size_t>(level), size_links_per_element_));
            if (linkLists_[element] == nullptr) {
                throw std::bad_alloc();
            }
        }
        element_levels_[element] = level;
        ++cur_element_count; // after what its destructor frees
    }

    // For each of its layers: at most M of the graph before `first`, and of the elements from `first` up to
    // it.
    [[nodiscard]] Chosen neighboursOf(hnswlib::tableint first, hnswlib::tableint element) {
        const int level = element_levels_[element];
        NearestFirst batch;
        for (hnswlib::tableint other = first; other < element; ++other) {
            batch.emplace_back(distanceOf(element, other), other);
        }
        std::sort(batch.begin(), batch.end());
        Chosen chosen(static_cast<std::size_t>(level) + 1);
        hnswlib::tableint from = enterpoint_node_;
        for (int layer = std::max(level, maxlevel_); layer >= 0; --layer) {
            if (layer > level) {
                from = nearestFrom(from, element, layer);
                continue;
            }
            Candidates candidates;
            if (layer <= maxlevel_) {
                candidates = searchBaseLayer(from, getDataByInternalId(element), layer);
            }
            for (const Near& other : batch) {
                if (candidates.size() >= ef_construction_ && !(other.first < candidates.top().first)) {
                    break;
                }
                if (element_levels_[other.second] >= layer) {
                    candidates.push(other);
                }
            }
            getNeighborsByHeuristic2(candidates, M_);
            NearestFirst& nearest = chosen[static_cast<std::size_t>(layer)];
            for (; !candidates.empty(); candidates.pop()) {
                nearest.push_back(candidates.top());
            }
            std::reverse(nearest.begin(), nearest.end());
            // The way down leads through the graph as it stood.
            const auto stood = std::find_if(nearest.begin(), nearest.end(),
                                            [first](const Near& near) { return near.second < first; });
            from = stood != nearest.end() ? stood->second : from;
        }
        return chosen;
    }

    // Steps to the nearer one on a layer, until none is.
    [[nodiscard]] hnswlib::tableint nearestFrom(hnswlib::tableint from, hnswlib::tableint element,
                                                int layer) const {
        float nearest = distanceOf(element, from);
        for (bool moved = true; moved;) {
            moved = false;
            const auto* list = get_linklist(from, layer);
            const std::size_t count = getListCount(const_cast<hnswlib::linklistsizeint*>(list));
            for (std::size_t i = 1; i <= count; ++i) {
                const float distance = distanceOf(element, list[i]);
                if (distance < nearest) {
                    nearest = distance;
                    from = list[i];
                    moved = true;
                }
            }
        }
        return from;
    }

    void setLinks(hnswlib::tableint element, int layer, const NearestFirst& links) {
        auto* list = get_linklist_at_level(element, layer);
        setListCount(list, static_cast<unsigned short>(links.size()));
        for (std::size_t i = 0; i < links.size(); ++i) {
            list[1 + i] = links[i].second;
        }
    }

    // New links of one element on one layer; where they are more than it may have, those that hnswlib's rule
    // keeps.
    void linkBack(std::span<const LinkBack> links) {
        const hnswlib::tableint element = links.front().of;
        const int layer = links.front().layer;
        const std::size_t most = layer == 0 ? maxM0_ : maxM_;
        auto* list = get_linklist_at_level(element, layer);
        const std::size_t count = getListCount(list);
        if (count + links.size() <= most) {
            for (std::size_t i = 0; i < links.size(); ++i) {
                list[1 + count + i] = links[i].to;
            }
            setListCount(list, static_cast<unsigned short>(count + links.size()));
            return;
        }
        Candidates candidates;
        for (const LinkBack& link : links) {
            candidates.emplace(link.distance, link.to);
        }
        for (std::size_t i = 1; i <= count; ++i) {
            candidates.emplace(distanceOf(list[i], element), list[i]);
        }
        getNeighborsByHeuristic2(candidates, most);
        NearestFirst kept;
        for (; !candidates.empty(); candidates.pop()) {
            kept.push_back(candidates.top());
        }
        setLinks(element, layer, kept);
    }
};

// Links by row, in hnswlib's order.
HnswGraph taken(BatchBuilder& builder, std::size_t rows, std::uint32_t linksPerRow) {
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
        const auto total = static_cast<std::int64_t>(rows.size());
        progress.report(base::Stage::Indexing, 0, total); // the first rows may take long on a busy machine
        PointerSpace space(matrix.stride());
        BatchBuilder builder(&space, rows.size(), settings.m, settings.efConstruction,
                             static_cast<std::size_t>(settings.seed));
        space.insertedInOrder(builder.data_level0_memory_ + builder.offsetData_,
                              builder.size_data_per_element_, matrix, rows);
        const float* const first = matrix.data(rows.front());
        builder.addPoint(&first, static_cast<hnswlib::labeltype>(rows.front()));
        for (std::size_t done = 1; done < rows.size();) {
            const std::size_t count = std::min(builder.largestNext(), rows.size() - done);
            if (!builder.insert(matrix, std::span(rows).subspan(done, count), settings.threads, stop)) {
                return base::fail(ErrorCode::Cancelled);
            }
            done += count;
            progress.report(base::Stage::Indexing, static_cast<std::int64_t>(done), total);
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

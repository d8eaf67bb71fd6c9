#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/retrieval/hnsw/hnsw_distance.h"
#include "core/retrieval/hnsw/hnsw_graph.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <span>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

constexpr std::size_t kSmallestShare = 32; // of what is in, a batch is at most this part
constexpr std::size_t kLargestBatch = 2'048;
constexpr std::size_t kAtOnce = 8; // rows or lists of one task
constexpr int kHighestLevel = 32;

// A link that a new row has, to be put in the other way round.
struct BackLink {
    Row target = 0;
    std::uint32_t layer = 0;
    Row source = 0;
    float distance = 0;

    friend std::partial_ordering operator<=>(const BackLink&, const BackLink&) = default;
};

class GraphBuilder {
  public:
    GraphBuilder(const VectorMatrix& matrix, const HnswSettings& settings)
        : m_matrix(matrix)
        , m_settings(settings)
        , m_measure(graphDistance()) {
        for (std::size_t row = 0; row < matrix.rows(); ++row) {
            if (matrix.usable(static_cast<Row>(row))) {
                m_order.push_back(static_cast<Row>(row));
            }
        }
    }

    [[nodiscard]] std::size_t rows() const noexcept { return m_order.size(); }

    [[nodiscard]] bool build(const std::stop_token& stop, base::ProgressSink& progress);

    [[nodiscard]] HnswGraph take() { return std::move(m_graph); }

  private:
    void drawOrderAndLevels();
    void look(Row row);
    void choose(HnswWalk::Found& candidates, std::size_t most) const;
    void putIn(std::span<const BackLink> links);
    [[nodiscard]] bool insert(std::span<const Row> batch, const std::stop_token& stop);
    [[nodiscard]] bool linkBack(std::span<const Row> batch, unsigned threads, const std::stop_token& stop);

    [[nodiscard]] float distance(Row a, Row b) const {
        return m_measure(m_matrix.data(a), m_matrix.data(b), m_matrix.stride());
    }

    const VectorMatrix& m_matrix;
    const HnswSettings& m_settings;
    GraphDistance m_measure;
    HnswWalk m_walk;
    HnswGraph m_graph;
    std::vector<Row> m_order; // in which rows go in
};

// A level is reached by one of M rows of the level below.
void GraphBuilder::drawOrderAndLevels() {
    base::Random random(m_settings.seed);
    random.shuffle(std::span<Row>(m_order));
    m_graph.rows = m_matrix.rows();
    m_graph.linksPerRow = m_settings.m;
    m_graph.level.assign(m_graph.rows, HnswGraph::kNotLinked);
    const double perLevel = 1 / std::log(static_cast<double>(m_settings.m));
    for (const Row row : m_order) {
        const double level = -std::log(1 - random.unit()) * perLevel;
        m_graph.level[row] = static_cast<std::uint8_t>(std::min<double>(level, kHighestLevel));
    }
    m_graph.layOut();
    m_graph.entry = m_order.front();
    m_graph.top = m_graph.level[m_graph.entry];
}

// Of candidates, nearest first, those that are nearer to what they are candidates of than to any that was
// chosen before them: algorithm 4.
void GraphBuilder::choose(HnswWalk::Found& candidates, std::size_t most) const {
    if (candidates.size() < most) {
        return;
    }
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < candidates.size() && chosen < most; ++i) {
        const auto candidate = candidates[i];
        const bool nearest =
            std::none_of(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(chosen),
                         [&](const HnswWalk::Near& one) {
                             return distance(one.second, candidate.second) < candidate.first;
                         });
        if (nearest) {
            candidates[chosen++] = candidate;
        }
    }
    candidates.resize(chosen);
}

// Gives a new row its own links; nothing leads to it yet, so that no other row reads them.
void GraphBuilder::look(Row row) {
    const float* const query = m_matrix.data(row);
    const std::size_t highest = std::min(m_graph.level[row], m_graph.top);
    auto from = m_walk.descended(m_graph, m_matrix, query, highest);
    for (std::size_t layer = highest + 1; layer-- > 0;) {
        auto found = m_walk.around(m_graph, m_matrix, query, from, layer, m_settings.efConstruction);
        from = found.front();
        choose(found, m_settings.m);
        std::uint32_t* const list = m_graph.links(row, layer);
        list[0] = static_cast<std::uint32_t>(found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            list[i + 1] = found[i].second;
        }
    }
}

// All links to one row on one layer.
void GraphBuilder::putIn(std::span<const BackLink> links) {
    const Row target = links.front().target;
    const std::size_t layer = links.front().layer;
    const std::size_t most = std::size_t{m_settings.m} * (layer == 0 ? 2 : 1);
    std::uint32_t* const list = m_graph.links(target, layer);
    if (list[0] + links.size() <= most) {
        for (const BackLink& link : links) {
            list[++list[0]] = link.source;
        }
        return;
    }
    HnswWalk::Found candidates;
    for (std::uint32_t i = 1; i <= list[0]; ++i) {
        candidates.emplace_back(distance(target, list[i]), list[i]);
    }
    for (const BackLink& link : links) {
        candidates.emplace_back(link.distance, link.source);
    }
    std::sort(candidates.begin(), candidates.end());
    choose(candidates, most);
    list[0] = static_cast<std::uint32_t>(candidates.size());
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        list[i + 1] = candidates[i].second;
    }
}

bool GraphBuilder::linkBack(std::span<const Row> batch, unsigned threads, const std::stop_token& stop) {
    std::vector<BackLink> links;
    for (const Row row : batch) {
        for (std::uint32_t layer = 0; layer <= std::min(m_graph.level[row], m_graph.top); ++layer) {
            const std::uint32_t* const list = m_graph.links(row, layer);
            for (std::uint32_t i = 1; i <= list[0]; ++i) {
                links.push_back({list[i], layer, row, distance(list[i], row)});
            }
        }
    }
    std::sort(links.begin(), links.end(), [](const BackLink& a, const BackLink& b) { return (a <=> b) < 0; });
    std::vector<std::size_t> begins; // of each list, and the end
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (i == 0 || links[i].target != links[i - 1].target || links[i].layer != links[i - 1].layer) {
            begins.push_back(i);
        }
    }
    const std::size_t lists = begins.size();
    begins.push_back(links.size());
    return runNumberedTasks((lists + kAtOnce - 1) / kAtOnce, threads, stop, [&](std::size_t task) {
        for (std::size_t i = task * kAtOnce; i < std::min(lists, (task + 1) * kAtOnce); ++i) {
            putIn(std::span<const BackLink>(links).subspan(begins[i], begins[i + 1] - begins[i]));
        }
    });
}

bool GraphBuilder::insert(std::span<const Row> batch, const std::stop_token& stop) {
    const unsigned threads = batch.size() <= kAtOnce ? 1 : m_settings.threads;
    const std::size_t tasks = (batch.size() + kAtOnce - 1) / kAtOnce;
    const bool looked = runNumberedTasks(tasks, threads, stop, [&](std::size_t task) {
        for (std::size_t i = task * kAtOnce; i < std::min(batch.size(), (task + 1) * kAtOnce); ++i) {
            look(batch[i]);
        }
    });
    if (!looked || !linkBack(batch, threads, stop)) {
        return false;
    }
    for (const Row row : batch) {
        if (m_graph.level[row] > m_graph.top) {
            m_graph.top = m_graph.level[row];
            m_graph.entry = row;
        }
    }
    return true;
}

bool GraphBuilder::build(const std::stop_token& stop, base::ProgressSink& progress) {
    drawOrderAndLevels();
    const auto total = static_cast<std::int64_t>(m_order.size());
    for (std::size_t in = 1; in < m_order.size();) { // the first must stand before others look for it
        const std::size_t batch =
            std::min({std::max<std::size_t>(1, in / kSmallestShare), kLargestBatch, m_order.size() - in});
        if (!insert(std::span<const Row>(m_order).subspan(in, batch), stop)) {
            return false;
        }
        in += batch;
        progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(in), total);
    }
    return !stop.stop_requested();
}

} // namespace

Result<HnswGraph> buildHnswGraph(const VectorMatrix& matrix, const HnswSettings& settings,
                                 const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded("HNSW", [&]() -> Result<HnswGraph> {
        GraphBuilder builder(matrix, settings);
        if (builder.rows() == 0) {
            return base::fail(ErrorCode::InvalidArgument, "0", "rows");
        }
        if (!builder.build(stop, progress)) {
            return base::fail(ErrorCode::Cancelled);
        }
        return builder.take();
    });
}

} // namespace assay::retrieval

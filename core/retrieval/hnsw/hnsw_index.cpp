#include "core/retrieval/hnsw/hnsw_index.h"

#include "core/base/atomic_file.h"
#include "core/base/guard.h"
#include "core/formats/whole_file.h"
#include "core/retrieval/byte_file.h"
#include "core/retrieval/exact/instruction_set.h"
#include "core/retrieval/exact/screen_kernels.h"
#include "core/retrieval/hnsw/hnsw_graph.h"
#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <cmath>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

constexpr std::string_view kMagic = "ASSAYHNS";
constexpr std::size_t kRowsBetweenStops = 16'384;

Result<> check(const HnswSettings& settings) {
    const auto wrong = [](const char* name, std::uint64_t value) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(value), name);
    };
    if (settings.m < 2 || settings.m > 256) {
        return wrong("M", settings.m);
    }
    if (settings.efConstruction < settings.m || settings.efConstruction > 10'000) {
        return wrong("efConstruction", settings.efConstruction);
    }
    if (settings.ef < 1 || settings.ef > HnswSettings::kLargestEf) {
        return wrong("ef", settings.ef);
    }
    return {};
}

kernels::DotFunction dotFunction() {
    // All of them give the same bits.
    switch (availableInstructionSets().back()) {
#ifdef ASSAY_X86_KERNELS
    case InstructionSet::Sse:
        return kernels::kSse.dot;
    case InstructionSet::Avx2:
        return kernels::kAvx2.dot;
    case InstructionSet::Avx512:
        return kernels::kAvx512.dot;
    case InstructionSet::Avx512Vnni:
        return kernels::kAvx512Vnni.dot;
#endif
    default:
        return kernels::kPortable.dot;
    }
}

bool before(const Hit& a, const Hit& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
}

} // namespace

struct HnswIndex::State {
    VectorMatrix matrix;
    HnswSettings settings;
    HnswGraph graph;
    HnswWalk walk;
    kernels::DotFunction dot = dotFunction();

    // As exact search computes it, rounding included.
    [[nodiscard]] float distance(const float* query, Row row) const {
        const double product = dot(query, matrix.data(row), matrix.stride());
        return std::clamp(1.0F - static_cast<float>(product), 0.0F, 2.0F);
    }

    [[nodiscard]] Result<std::vector<float>> unitQuery(std::span<const float> query) const {
        std::vector<float> unit(matrix.stride());
        const double norm = normalise(query, std::span(unit).first(matrix.dimension()));
        if (!(norm > 0)) {
            return base::fail(ErrorCode::InvalidArgument, norm == 0 ? "length 0" : "not finite", "query");
        }
        return unit;
    }

    [[nodiscard]] std::vector<Hit> walked(const float* query, std::size_t k, std::size_t ef,
                                          const RowSet* among) const {
        std::vector<Hit> hits;
        for (const auto& [distanceOnTheWay, row] : walk.nearest(graph, matrix, query, ef)) {
            if (among == nullptr || among->contains(row)) {
                hits.push_back({row, distance(query, row)});
            }
        }
        std::sort(hits.begin(), hits.end(), before);
        hits.resize(std::min(hits.size(), k));
        return hits;
    }

    // Every row of the set; false when stopped.
    [[nodiscard]] bool computed(const float* query, std::size_t k, const RowSet& among,
                                const std::stop_token& stop, std::vector<Hit>& hits) const {
        std::size_t untilStop = kRowsBetweenStops;
        for (const RowRange& range : among.ranges()) {
            for (Row row = range.first; row < range.last; ++row) {
                if (--untilStop == 0) {
                    if (stop.stop_requested()) {
                        return false;
                    }
                    untilStop = kRowsBetweenStops;
                }
                if (!matrix.usable(row)) {
                    continue;
                }
                const Hit hit{row, distance(query, row)};
                if (hits.size() == k && !before(hit, hits.front())) {
                    continue;
                }
                hits.push_back(hit);
                std::push_heap(hits.begin(), hits.end(), before);
                if (hits.size() > k) {
                    std::pop_heap(hits.begin(), hits.end(), before);
                    hits.pop_back();
                }
            }
        }
        std::sort_heap(hits.begin(), hits.end(), before);
        return true;
    }

    [[nodiscard]] bool among(const float* query, std::size_t k, std::size_t ef, const RowSet& rows,
                             const std::stop_token& stop, std::vector<Hit>& hits) const {
        if (rows.size() > kComputedRows && rows.size() >= matrix.rows() / 10) {
            // Half as many again as are expected to be needed.
            const std::size_t share = matrix.rows() / rows.size() + 1;
            for (std::size_t wanted = std::max(ef, k + k / 2) * share; wanted <= matrix.rows() / 4;
                 wanted *= 4) {
                hits = walked(query, k, wanted, &rows);
                if (hits.size() == k || stop.stop_requested()) {
                    return !stop.stop_requested();
                }
            }
            hits.clear();
        }
        return computed(query, k, rows, stop, hits);
    }

    [[nodiscard]] Result<std::vector<std::vector<Hit>>> nearest(std::span<const float> queries,
                                                                const RowSet* rows, std::size_t k,
                                                                std::size_t ef,
                                                                const std::stop_token& stop) const {
        const std::size_t dimension = matrix.dimension();
        if (queries.size() % dimension != 0) {
            return base::fail(ErrorCode::InvalidArgument,
                              std::to_string(queries.size()) + ", expected a multiple of " +
                                  std::to_string(dimension),
                              "dimension");
        }
        if (k == 0) {
            return base::fail(ErrorCode::InvalidArgument, "0", "k");
        }
        const std::size_t kept =
            std::min(std::max<std::size_t>(ef == 0 ? settings.ef : ef, k), matrix.rows());
        std::vector<std::vector<Hit>> results;
        for (std::size_t at = 0; at < queries.size(); at += dimension) {
            ASSAY_TRY(const auto query, unitQuery(queries.subspan(at, dimension)));
            std::vector<Hit>& hits = results.emplace_back();
            if (rows == nullptr) {
                hits = walked(query.data(), k, kept, nullptr);
            } else if (!among(query.data(), k, kept, *rows, stop, hits)) {
                return base::fail(ErrorCode::Cancelled);
            }
            if (stop.stop_requested()) {
                return base::fail(ErrorCode::Cancelled);
            }
        }
        return results;
    }
};

// A row is compared with others in proportion to the rows looked at, to the links of each, and to the
// logarithm of all rows; a comparison takes a while of its own, whatever the dimension. Of upper layers there
// is one link more for every M rows or so.
HnswCost hnswCost(std::size_t rows, std::size_t dimension, const HnswSettings& settings) {
    constexpr double kSecondsOfRow = 544e-6; // of a million rows of 384 at the default settings, one thread
    constexpr double kUsualRows = 1e6;
    constexpr double kUsualDimension = 384;
    constexpr double kDimensionsOfCall = 128;
    const HnswSettings usual;
    const auto all = static_cast<double>(std::max<std::size_t>(rows, 2));
    const double row = kSecondsOfRow * std::log(all) / std::log(kUsualRows) *
                       (static_cast<double>(dimension) + kDimensionsOfCall) /
                       (kUsualDimension + kDimensionsOfCall) * settings.efConstruction /
                       usual.efConstruction * std::sqrt(static_cast<double>(settings.m) / usual.m);
    const std::uint64_t links = 1 + 2 * std::uint64_t{settings.m};
    return {all * row / threadsOr(settings.threads),
            rows * (sizeof(std::uint32_t) * (links + 1) + sizeof(std::uint64_t) + 1)};
}

HnswIndex::HnswIndex(std::unique_ptr<State> state) noexcept
    : m_state(std::move(state)) {}

HnswIndex::~HnswIndex() = default;
HnswIndex::HnswIndex(HnswIndex&&) noexcept = default;
HnswIndex& HnswIndex::operator=(HnswIndex&&) noexcept = default;

Result<HnswIndex> HnswIndex::build(VectorMatrix matrix, const HnswSettings& settings, std::stop_token stop,
                                   base::ProgressSink& progress) {
    return base::guarded("HNSW", [&]() -> Result<HnswIndex> {
        ASSAY_TRY(check(settings));
        ASSAY_TRY(auto graph, buildHnswGraph(matrix, settings, stop, progress));
        auto state = std::make_unique<State>();
        state->matrix = std::move(matrix);
        state->settings = settings;
        state->graph = std::move(graph);
        return HnswIndex(std::move(state));
    });
}

const VectorMatrix& HnswIndex::matrix() const noexcept {
    return m_state->matrix;
}

const HnswSettings& HnswIndex::settings() const noexcept {
    return m_state->settings;
}

std::string HnswIndex::label() const {
    return "HNSW M=" + std::to_string(m_state->settings.m) + " ef=" + std::to_string(m_state->settings.ef);
}

std::size_t HnswIndex::bytes() const noexcept {
    const HnswGraph& graph = m_state->graph;
    return graph.level.size() + (graph.lowest.size() + graph.upper.size()) * sizeof(std::uint32_t) +
           graph.upperBegin.size() * sizeof(std::uint64_t);
}

Result<std::vector<std::vector<Hit>>> HnswIndex::nearest(std::span<const float> queries, std::size_t k,
                                                         std::size_t ef, const std::stop_token& stop) const {
    return base::guarded("HNSW", [&] { return m_state->nearest(queries, nullptr, k, ef, stop); });
}

Result<std::vector<std::vector<Hit>>> HnswIndex::nearestAmong(const RowSet& rows,
                                                              std::span<const float> queries, std::size_t k,
                                                              std::size_t ef,
                                                              const std::stop_token& stop) const {
    return base::guarded("HNSW", [&]() -> Result<std::vector<std::vector<Hit>>> {
        if (!rows.empty() && rows.ranges().back().last > m_state->matrix.rows()) {
            return base::fail(ErrorCode::InvalidArgument, std::to_string(rows.ranges().back().last), "rows");
        }
        return m_state->nearest(queries, &rows, k, ef, stop);
    });
}

std::string HnswIndex::toBytes() const {
    const State& state = *m_state;
    ByteWriter writer;
    writer.putRaw(kMagic);
    writer.put(HnswIndex::kVersion);
    writer.put(static_cast<std::uint64_t>(state.matrix.rows()));
    writer.put(static_cast<std::uint64_t>(state.matrix.dimension()));
    writer.putText(state.matrix.contentHash());
    writer.put(state.settings.m);
    writer.put(state.settings.efConstruction);
    writer.put(state.settings.ef);
    writer.put(state.settings.seed);
    writer.put(state.graph.entry);
    writer.put(state.graph.top);
    writer.putAll(std::span<const std::uint8_t>(state.graph.level));
    writer.putAll(std::span<const std::uint32_t>(state.graph.lowest));
    writer.putAll(std::span<const std::uint32_t>(state.graph.upper));
    return std::move(writer).finish();
}

Result<HnswIndex> HnswIndex::fromBytes(std::string_view bytes, VectorMatrix matrix) {
    return base::guarded("HNSW", [&]() -> Result<HnswIndex> {
        ASSAY_TRY(auto content, contentOf(bytes, kMagic, HnswIndex::kVersion));
        ByteReader& reader = content;
        const auto damaged = [](const char* what) { return base::fail(ErrorCode::InputNotUsable, what); };
        const auto rows = reader.get<std::uint64_t>();
        const auto dimension = reader.get<std::uint64_t>();
        if (rows != matrix.rows() || dimension != matrix.dimension()) {
            return base::fail(ErrorCode::InvalidArgument,
                              std::to_string(rows) + " x " + std::to_string(dimension) + ", expected " +
                                  std::to_string(matrix.rows()) + " x " + std::to_string(matrix.dimension()),
                              "dimension");
        }
        if (reader.getText() != matrix.contentHash()) {
            return base::fail(ErrorCode::InvalidArgument, "made from other vectors", "vectors");
        }
        auto state = std::make_unique<State>();
        state->settings.m = reader.get<std::uint32_t>();
        state->settings.efConstruction = reader.get<std::uint32_t>();
        state->settings.ef = reader.get<std::uint32_t>();
        state->settings.seed = reader.get<std::uint64_t>();
        HnswGraph& graph = state->graph;
        graph.rows = matrix.rows();
        graph.linksPerRow = state->settings.m;
        graph.entry = reader.get<Row>();
        graph.top = reader.get<std::uint8_t>();
        // A digest is no proof of good will: every number is checked before it is followed.
        if (!reader.good() || !check(state->settings)) {
            return damaged("settings out of range");
        }
        const std::uint64_t listed = rows * (1 + 2 * std::uint64_t{graph.linksPerRow});
        std::vector<std::uint32_t> lowest;
        std::vector<std::uint32_t> upper;
        if (!reader.getAll<std::uint8_t>(rows, graph.level) ||
            !reader.getAll<std::uint32_t>(listed, lowest)) {
            return damaged("sizes do not fit");
        }
        std::uint64_t upperSize = 0;
        for (const std::uint8_t level : graph.level) {
            upperSize += level == HnswGraph::kNotLinked ? 0 : std::uint64_t{level} * (1 + graph.linksPerRow);
        }
        if (!reader.getAll<std::uint32_t>(upperSize, upper) || !reader.atEnd()) {
            return damaged("sizes do not fit");
        }
        graph.layOut();
        graph.lowest = std::move(lowest);
        graph.upper = std::move(upper);
        if (!graph.isSound()) {
            return damaged("links out of range");
        }
        for (std::size_t row = 0; row < matrix.rows(); ++row) {
            if (matrix.usable(static_cast<Row>(row)) != (graph.level[row] != HnswGraph::kNotLinked)) {
                return damaged("links out of range");
            }
        }
        state->matrix = std::move(matrix);
        return HnswIndex(std::move(state));
    });
}

Result<> HnswIndex::save(const std::filesystem::path& path) const {
    return base::guarded(path.string(), [&] { return base::writeFileAtomically(path, toBytes()); });
}

Result<HnswIndex> HnswIndex::load(const std::filesystem::path& path, VectorMatrix matrix) {
    base::NoProgress progress;
    ASSAY_TRY(const auto bytes, formats::readWholeFile(path, {}, progress));
    auto index = fromBytes(bytes, std::move(matrix));
    if (!index && index.error().code != ErrorCode::InvalidArgument) {
        index.error().where = path.string();
    }
    return index;
}

} // namespace assay::retrieval

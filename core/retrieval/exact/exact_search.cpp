#include "core/retrieval/exact/exact_search.h"

#include "core/base/guard.h"
#include "core/retrieval/candidates.h"
#include "core/retrieval/exact/quantised_rows.h"
#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;
using kernels::kBlockRows;

namespace {

constexpr std::size_t kTileBlocks = 32;       // 512 rows: 200 KB of codes at 384 dimensions stay in the cache
constexpr std::size_t kTilesAtOnce = 8;       // that a thread takes, between two looks at the stop token
constexpr std::size_t kQueriesAtOnce = 64;    // that are asked of a tile before the next one is read
constexpr std::size_t kWorthThreads = 65'536; // rows times queries
constexpr int kWorthScreening = 3;      // rows of a block; for fewer the rows themselves are less to read
constexpr std::size_t kPiecesAhead = 2; // scattered rows are asked of memory before their turn
constexpr float kLowest = -std::numeric_limits<float>::infinity();
// Covers what a bound does not: rounding of the score (2e-7), of vectors of length 1 (2e-7), of the distance
// to float32 and to [0, 2] (5e-7): rows whose float32 distance may equal the k-th are computed too.
constexpr float kSlack = 4e-6F;

// Consecutive blocks of which the same rows are asked for.
struct Piece {
    std::size_t block = 0;
    std::size_t blocks = 0;
    std::uint16_t mask = 0;
};

std::vector<Piece> piecesOf(const RowSet& rows) {
    std::vector<Piece> pieces;
    const auto part = [&pieces](std::size_t block, std::size_t first, std::size_t last) {
        const auto bits = static_cast<std::uint16_t>(((1U << (last - first)) - 1U) << first);
        if (!pieces.empty() && pieces.back().blocks == 1 && pieces.back().block == block) {
            pieces.back().mask = static_cast<std::uint16_t>(pieces.back().mask | bits);
        } else {
            pieces.push_back({block, 1, bits});
        }
    };
    for (const RowRange& range : rows.ranges()) {
        std::size_t first = range.first;
        const std::size_t last = range.last;
        if (first % kBlockRows != 0 || last - first < kBlockRows) {
            const std::size_t end = std::min(last, (first / kBlockRows + 1) * kBlockRows);
            part(first / kBlockRows, first % kBlockRows, end - first / kBlockRows * kBlockRows);
            first = end;
        }
        while (last - first >= kBlockRows) {
            const std::size_t blocks = std::min((last - first) / kBlockRows, kTileBlocks);
            pieces.push_back({first / kBlockRows, blocks, 0xFFFF});
            first += blocks * kBlockRows;
        }
        if (first < last) {
            part(first / kBlockRows, 0, last - first);
        }
    }
    return pieces;
}

void fetchAhead([[maybe_unused]] const VectorMatrix& matrix, [[maybe_unused]] const Piece& piece) {
#if defined(__GNUC__)
    const auto row = piece.block * kBlockRows + static_cast<std::size_t>(std::countr_zero(piece.mask));
    const float* const numbers = matrix.data(static_cast<Row>(row));
    for (std::size_t i = 0; i < matrix.stride(); i += VectorMatrix::kRowAlignment / sizeof(float)) {
        __builtin_prefetch(numbers + i);
    }
#endif
}

struct CodedQuery {
    std::vector<float> unit; // padded to the matrix's stride
    QueryCodes codes;
    float slope = 0;    // |q|
    float constant = 0; // the part of the bound that is the same for all rows
};

} // namespace

struct ExactSearch::State {
    VectorMatrix matrix;
    QuantisedRows coded;
    const kernels::Kernel* kernel = nullptr;
    unsigned threads = 1;

    [[nodiscard]] base::Result<std::vector<float>> unitOf(std::span<const float> query) const;
    [[nodiscard]] float distance(const std::vector<float>& unit, Row row) const;
};

namespace {

// The cosine is rounded before it is taken from 1: what float32 vectors of length 1 say of it is no finer,
// and digits of a distance near 0 would be noise.
float distanceFrom(double product) {
    return std::clamp(1.0F - static_cast<float>(product), 0.0F, 2.0F);
}

const kernels::Kernel* kernelFor(InstructionSet set) {
    switch (set) {
#ifdef ASSAY_X86_KERNELS
    case InstructionSet::Sse:
        return &kernels::kSse;
    case InstructionSet::Avx2:
        return &kernels::kAvx2;
    case InstructionSet::Avx512:
        return &kernels::kAvx512;
    case InstructionSet::Avx512Vnni:
        return &kernels::kAvx512Vnni;
#endif
    default:
        return &kernels::kPortable;
    }
}

// The queries of one pass over the rows, in groups as the kernel takes them.
class PackedQueries {
  public:
    PackedQueries(std::span<const CodedQuery> queries, const kernels::Kernel& kernel, std::size_t quads)
        : m_queries(queries)
        , m_single(queries.size() == 1)
        , m_groupSize(m_single ? 1 : kernel.groupSize)
        , m_function(m_single ? kernel.single : kernel.group) {
        const bool bytes = !m_single && kernel.groupTakesBytes;
        m_groupBytes = quads * m_groupSize * 4 * (bytes ? 1 : 2);
        const std::size_t padded = groups() * m_groupSize;
        m_codes.assign(groups() * m_groupBytes / sizeof(std::int32_t), 0);
        m_offsets.assign(padded, 0);
        m_units.assign(padded, 0);
        m_slopes.assign(padded, 0);
        for (std::size_t q = 0; q < queries.size(); ++q) {
            const QueryCodes& query = queries[q].codes;
            m_offsets[q] = query.offset;
            m_units[q] = query.unit;
            m_slopes[q] = queries[q].slope;
            std::int32_t* const out = m_codes.data() + q / m_groupSize * m_groupBytes / sizeof(std::int32_t);
            const std::size_t g = q % m_groupSize;
            for (std::size_t quad = 0; quad < quads; ++quad) {
                const std::int16_t* const four = query.codes.data() + quad * 4;
                if (bytes) {
                    const std::array<std::int8_t, 4> packed{
                        static_cast<std::int8_t>(four[0]), static_cast<std::int8_t>(four[1]),
                        static_cast<std::int8_t>(four[2]), static_cast<std::int8_t>(four[3])};
                    out[quad * m_groupSize + g] = std::bit_cast<std::int32_t>(packed);
                } else {
                    out[quad * 2 * m_groupSize + g] =
                        std::bit_cast<std::int32_t>(std::array<std::int16_t, 2>{four[0], four[2]});
                    out[(quad * 2 + 1) * m_groupSize + g] =
                        std::bit_cast<std::int32_t>(std::array<std::int16_t, 2>{four[1], four[3]});
                }
            }
        }
    }

    [[nodiscard]] std::size_t groups() const { return (m_queries.size() + m_groupSize - 1) / m_groupSize; }

    [[nodiscard]] std::size_t groupSize() const { return m_groupSize; }

    [[nodiscard]] const CodedQuery& query(std::size_t q) const { return m_queries[q]; }

    [[nodiscard]] std::size_t size() const { return m_queries.size(); }

    void screen(const kernels::Tile& tile, std::size_t group, const float* floors, float* scores,
                std::uint16_t* masks) const {
        const std::size_t first = group * m_groupSize;
        m_function(tile,
                   {.codes = m_codes.data() + group * m_groupBytes / sizeof(std::int32_t),
                    .offsets = m_offsets.data() + first,
                    .units = m_units.data() + first,
                    .slopes = m_slopes.data() + first,
                    .floors = floors},
                   scores, masks);
    }

  private:
    std::span<const CodedQuery> m_queries;
    bool m_single;
    std::size_t m_groupSize;
    kernels::ScreenFunction m_function;
    std::size_t m_groupBytes = 0;
    std::vector<std::int32_t> m_codes;
    std::vector<std::int32_t> m_offsets;
    std::vector<float> m_units;
    std::vector<float> m_slopes;
};

// Takes over what the kernel has found of one query in one piece.
void gather(const Piece& piece, const QuantisedRows& coded, const CodedQuery& query, const float* scores,
            const std::uint16_t* masks, Candidates& found) {
    for (std::size_t i = 0; i < piece.blocks; ++i) {
        unsigned mask = masks[i] & piece.mask;
        if (mask == 0) {
            continue;
        }
        const std::size_t block = piece.block + i;
        const float error = query.slope * coded.error(block) + query.constant;
        for (; mask != 0; mask &= mask - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(mask));
            const float score = scores[i * kBlockRows + bit];
            found.add(static_cast<Row>(block * kBlockRows + bit), score - error, score + error);
        }
    }
}

} // namespace

base::Result<std::vector<float>> ExactSearch::State::unitOf(std::span<const float> query) const {
    std::vector<float> unit(matrix.stride(), 0.0F);
    const double norm = normalise(query, std::span(unit).first(matrix.dimension()));
    if (!(norm > 0)) {
        return fail(ErrorCode::InvalidArgument, norm == 0 ? "a zero vector" : "not finite", "query");
    }
    return unit;
}

float ExactSearch::State::distance(const std::vector<float>& unit, Row row) const {
    return distanceFrom(kernel->dot(unit.data(), matrix.data(row), matrix.stride()));
}

ExactSearch::ExactSearch(std::unique_ptr<const State> state) noexcept
    : m_state(std::move(state)) {}

ExactSearch::~ExactSearch() = default;
ExactSearch::ExactSearch(ExactSearch&&) noexcept = default;
ExactSearch& ExactSearch::operator=(ExactSearch&&) noexcept = default;

const VectorMatrix& ExactSearch::matrix() const noexcept {
    return m_state->matrix;
}

InstructionSet ExactSearch::instructionSet() const noexcept {
    return m_state->kernel->set;
}

base::Result<ExactSearch> ExactSearch::create(VectorMatrix matrix, const ExactSearchOptions& options,
                                              std::stop_token stop) {
    return base::guarded("vectors", [&]() -> base::Result<ExactSearch> {
        const std::vector<InstructionSet>& available = availableInstructionSets();
        const InstructionSet set = options.instructionSet.value_or(available.back());
        if (std::find(available.begin(), available.end(), set) == available.end()) {
            return fail(ErrorCode::InvalidArgument, std::string(instructionSetName(set)), "instruction set");
        }
        if (options.threads == 0 || options.threads > kMostThreads) {
            return fail(ErrorCode::InvalidArgument, std::to_string(options.threads), "threads");
        }
        if (matrix.dimension() == 0) {
            return fail(ErrorCode::InvalidArgument, "0", "dimension");
        }
        auto coded = QuantisedRows::of(matrix, options.threads, stop);
        if (!coded) {
            return fail(ErrorCode::Cancelled);
        }
        return ExactSearch(std::make_unique<const State>(
            State{std::move(matrix), *std::move(coded), kernelFor(set), options.threads}));
    });
}

base::Result<std::vector<std::vector<Hit>>> ExactSearch::nearest(std::span<const float> queries,
                                                                 std::size_t k, std::stop_token stop,
                                                                 SearchEffort* effort) const {
    return nearestAmong(RowSet::all(matrix().rows()), queries, k, std::move(stop), effort);
}

base::Result<std::vector<std::vector<Hit>>> ExactSearch::nearestAmong(const RowSet& rows,
                                                                      std::span<const float> queries,
                                                                      std::size_t k, std::stop_token stop,
                                                                      SearchEffort* effort) const {
    const State& state = *m_state;
    const std::size_t dimension = state.matrix.dimension();
    if (queries.size() % dimension != 0) {
        return fail(ErrorCode::InvalidArgument,
                    std::to_string(queries.size()) + " numbers for dimension " + std::to_string(dimension),
                    "query");
    }
    if (k == 0) {
        return fail(ErrorCode::InvalidArgument, "0", "k");
    }
    if (!rows.empty() && rows.ranges().back().last > state.matrix.rows()) {
        return fail(ErrorCode::InvalidArgument,
                    std::to_string(rows.ranges().back().last - 1) + " of " +
                        std::to_string(state.matrix.rows()),
                    "rows");
    }
    return base::guarded("search", [&]() -> base::Result<std::vector<std::vector<Hit>>> {
        const std::size_t count = queries.size() / dimension;
        const std::size_t wanted = std::min(k, rows.size());
        std::vector<std::vector<Hit>> results(count);
        if (effort != nullptr) {
            *effort = {};
        }
        // Every query is looked at before the first is answered.
        std::vector<std::vector<float>> units(count);
        for (std::size_t q = 0; q < count; ++q) {
            ASSAY_TRY(auto unit, state.unitOf(queries.subspan(q * dimension, dimension)));
            units[q] = std::move(unit);
        }
        if (wanted == 0) {
            return results;
        }
        const std::vector<Piece> pieces = piecesOf(rows);
        const std::size_t quads = state.coded.quads();
        std::atomic<std::size_t> screened = 0;
        std::atomic<std::size_t> computed = 0;
        for (std::size_t begin = 0; begin < count; begin += kQueriesAtOnce) {
            const std::size_t together = std::min(kQueriesAtOnce, count - begin);
            std::vector<CodedQuery> asked(together);
            const bool bytes = together > 1 && state.kernel->groupTakesBytes;
            for (std::size_t q = 0; q < together; ++q) {
                CodedQuery& query = asked[q];
                query.unit = std::move(units[begin + q]);
                query.codes =
                    encodeQuery(std::span(query.unit).first(dimension), quads, bytes ? 127 : 32'767);
                query.slope = 1 + 1e-6F;
                query.constant = query.codes.error * state.coded.largestNorm() + kSlack;
            }
            const PackedQueries packed(asked, *state.kernel, quads);
            const unsigned threads = rows.size() * together >= kWorthThreads ? state.threads : 1;

            // What one thread knows is a bound for all: the floors only rise, and only the speed depends on
            // when a thread learns of it.
            std::vector<std::atomic<float>> floors(together);
            for (auto& floor : floors) {
                floor.store(kLowest, std::memory_order_relaxed);
            }
            std::vector<std::vector<Candidates>> found(threads, std::vector<Candidates>(together));
            std::atomic<std::size_t> nextPiece = 0;
            const bool screenedAll = runNumberedTasks(threads, threads, stop, [&](std::size_t worker) {
                std::vector<Candidates>& mine = found[worker];
                for (Candidates& candidates : mine) {
                    candidates.start(wanted);
                }
                const std::size_t groupSize = packed.groupSize();
                std::vector<float> scores(groupSize * kTileBlocks * kBlockRows);
                std::vector<std::uint16_t> masks(groupSize * kTileBlocks);
                std::vector<float> groupFloors(groupSize);
                std::size_t rowsScreened = 0;
                std::size_t rowsComputed = 0;
                for (std::size_t first = 0; (first = nextPiece.fetch_add(kTilesAtOnce)) < pieces.size();) {
                    if (stop.stop_requested()) {
                        return;
                    }
                    for (std::size_t p = first; p < std::min(first + kTilesAtOnce, pieces.size()); ++p) {
                        const Piece& piece = pieces[p];
                        if (piece.blocks == 1 && std::popcount(piece.mask) < kWorthScreening) {
                            if (p + kPiecesAhead < pieces.size()) {
                                fetchAhead(state.matrix, pieces[p + kPiecesAhead]);
                            }
                            for (unsigned mask = piece.mask; mask != 0; mask &= mask - 1) {
                                const auto row =
                                    static_cast<Row>(piece.block * kBlockRows +
                                                     static_cast<std::size_t>(std::countr_zero(mask)));
                                for (std::size_t q = 0; q < together && state.coded.usable(row); ++q) {
                                    const float cosine = 1 - state.distance(asked[q].unit, row);
                                    mine[q].add(row, cosine - kSlack, cosine + kSlack);
                                    ++rowsComputed;
                                }
                            }
                            continue;
                        }
                        const kernels::Tile tile = state.coded.tile(piece.block, piece.blocks);
                        for (std::size_t group = 0; group < packed.groups(); ++group) {
                            const std::size_t firstQuery = group * groupSize;
                            const std::size_t inGroup = std::min(groupSize, together - firstQuery);
                            for (std::size_t g = 0; g < groupSize; ++g) {
                                groupFloors[g] = std::numeric_limits<float>::infinity();
                                if (g < inGroup) {
                                    const std::size_t q = firstQuery + g;
                                    mine[q].raiseFloor(floors[q].load(std::memory_order_relaxed));
                                    groupFloors[g] = mine[q].floor() - asked[q].constant;
                                }
                            }
                            packed.screen(tile, group, groupFloors.data(), scores.data(), masks.data());
                            for (std::size_t g = 0; g < inGroup; ++g) {
                                const std::size_t q = firstQuery + g;
                                gather(piece, state.coded, asked[q],
                                       scores.data() + g * piece.blocks * kBlockRows,
                                       masks.data() + g * piece.blocks, mine[q]);
                            }
                        }
                        rowsScreened +=
                            piece.blocks * static_cast<std::size_t>(std::popcount(piece.mask)) * together;
                    }
                    for (std::size_t q = 0; q < together; ++q) {
                        float known = floors[q].load(std::memory_order_relaxed);
                        while (known < mine[q].floor() &&
                               !floors[q].compare_exchange_weak(known, mine[q].floor(),
                                                                std::memory_order_relaxed)) {
                        }
                    }
                }
                screened += rowsScreened;
                computed += rowsComputed;
            });
            if (!screenedAll) {
                return fail(ErrorCode::Cancelled);
            }

            const bool resolvedAll = runNumberedTasks(together, threads, stop, [&](std::size_t q) {
                Candidates all = std::move(found[0][q]);
                for (std::size_t worker = 1; worker < threads; ++worker) {
                    all.merge(found[worker][q]);
                }
                const auto distanceOf = [&](Row row) { return state.distance(asked[q].unit, row); };
                computed += all.resolve(distanceOf, stop, results[begin + q]);
            });
            if (!resolvedAll) {
                return fail(ErrorCode::Cancelled);
            }
        }
        if (effort != nullptr) {
            *effort = {.rowsScreened = screened, .rowsComputed = computed};
        }
        return results;
    });
}

base::Result<std::vector<std::optional<float>>> ExactSearch::distances(std::span<const float> query,
                                                                       std::span<const Row> rows) const {
    const State& state = *m_state;
    if (query.size() != state.matrix.dimension()) {
        return fail(ErrorCode::InvalidArgument,
                    std::to_string(query.size()) + " numbers for dimension " +
                        std::to_string(state.matrix.dimension()),
                    "query");
    }
    return base::guarded("search", [&]() -> base::Result<std::vector<std::optional<float>>> {
        ASSAY_TRY(const auto unit, state.unitOf(query));
        std::vector<std::optional<float>> found(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] >= state.matrix.rows()) {
                return fail(ErrorCode::InvalidArgument, std::to_string(rows[i]), "rows");
            }
            if (state.coded.usable(rows[i])) {
                found[i] = state.distance(unit, rows[i]);
            }
        }
        return found;
    });
}

} // namespace assay::retrieval

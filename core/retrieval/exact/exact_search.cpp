#include "core/retrieval/exact/exact_search.h"

#include "core/base/guard.h"
#include "core/retrieval/exact/screening.h"
#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <numeric>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;

namespace {

constexpr std::size_t kPiecesAtOnce = 8;      // that a thread takes, between two looks at the stop token
constexpr std::size_t kQueriesAtOnce = 64;    // that are asked of a tile before the next one is read
constexpr std::size_t kWorthThreads = 65'536; // rows times queries
constexpr std::size_t kPiecesAhead = 2;       // scattered rows are asked of memory before their turn
constexpr std::size_t kWorthTwoLooks = 64;    // rows for each that is wanted
constexpr unsigned kQueriesOfOneLook = 31;    // after one of which the first look had left most

// Each thread takes pieces, by `look(worker, piece, ahead)`, and then exchanges what it knows. False:
// cancelled.
template <typename Look, typename Exchange>
bool overPieces(std::span<const Piece> pieces, std::span<Screening> workers, const std::stop_token& stop,
                const Look& look, const Exchange& exchange) {
    std::atomic<std::size_t> next = 0;
    const auto threads = static_cast<unsigned>(workers.size());
    return runNumberedTasks(threads, threads, stop, [&](std::size_t worker) {
        Screening& mine = workers[worker];
        for (std::size_t first = 0; (first = next.fetch_add(kPiecesAtOnce)) < pieces.size();) {
            if (stop.stop_requested()) {
                return;
            }
            for (std::size_t p = first; p < std::min(first + kPiecesAtOnce, pieces.size()); ++p) {
                look(mine, pieces[p], p + kPiecesAhead < pieces.size() ? &pieces[p + kPiecesAhead] : nullptr);
            }
            exchange(mine);
        }
    });
}

} // namespace

struct ExactSearch::State {
    VectorMatrix matrix;
    QuantisedRows coded;
    const kernels::Kernel* kernel = nullptr;
    unsigned threads = 1;
    // How many queries are still to be answered by one look, as the first one told little: only speed depends
    // on it.
    mutable std::atomic<unsigned> queriesOfOneLook = 0;

    [[nodiscard]] base::Result<std::vector<float>> unitOf(std::span<const float> query) const;
    [[nodiscard]] float distance(const std::vector<float>& unit, Row row) const;
    [[nodiscard]] std::vector<CodedQuery> codesOf(std::span<std::vector<float>> units) const;
    [[nodiscard]] bool lookOnce(std::span<const Piece> pieces, std::span<Screening> workers,
                                std::size_t queries, const std::stop_token& stop) const;
    [[nodiscard]] bool lookTwice(std::span<const Piece> pieces, std::span<Screening> workers,
                                 const std::stop_token& stop) const;
    [[nodiscard]] bool isWorthTwoLooks(std::size_t rows, std::size_t wanted) const;
};

namespace {

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
    return distanceOf(*kernel, matrix, unit, row);
}

std::vector<CodedQuery> ExactSearch::State::codesOf(std::span<std::vector<float>> units) const {
    std::vector<CodedQuery> asked(units.size());
    const bool bytes = units.size() > 1 && kernel->groupTakesBytes;
    for (std::size_t q = 0; q < units.size(); ++q) {
        CodedQuery& query = asked[q];
        query.unit = std::move(units[q]);
        query.codes =
            encodeQuery(std::span(query.unit).first(matrix.dimension()), coded.quads(), bytes ? 127 : 32'767);
        query.slope = 1 + 1e-6F;
        query.constant = query.codes.error * coded.largestNorm() + kSlack;
        query.upperConstant = query.codes.error * coded.largestUpperNorm() + kSlack;
    }
    return asked;
}

bool ExactSearch::State::lookOnce(std::span<const Piece> pieces, std::span<Screening> workers,
                                  std::size_t queries, const std::stop_token& stop) const {
    std::vector<std::atomic<float>> floors(queries);
    for (auto& floor : floors) {
        floor.store(-std::numeric_limits<float>::infinity(), std::memory_order_relaxed);
    }
    return overPieces(
        pieces, workers, stop,
        [](Screening& worker, const Piece& piece, const Piece* ahead) { worker.take(piece, ahead); },
        [&](Screening& worker) { worker.exchange(floors); });
}

bool ExactSearch::State::isWorthTwoLooks(std::size_t rows, std::size_t wanted) const {
    if (rows < kWorthTwoLooks * wanted) {
        return false;
    }
    unsigned left = queriesOfOneLook.load(std::memory_order_relaxed);
    while (left > 0 && !queriesOfOneLook.compare_exchange_weak(left, left - 1, std::memory_order_relaxed)) {
    }
    return left == 0;
}

bool ExactSearch::State::lookTwice(std::span<const Piece> pieces, std::span<Screening> workers,
                                   const std::stop_token& stop) const {
    const std::size_t blocks = pieces.back().before + pieces.back().blocks;
    std::vector<float> best(blocks);
    std::atomic<float> floor = -std::numeric_limits<float>::infinity();
    const bool seen = overPieces(
        pieces, workers, stop,
        [&](Screening& worker, const Piece& piece, const Piece* ahead) {
            worker.lookFirst(piece, ahead, best);
        },
        [&](Screening& worker) { worker.exchangeUpper(floor); });
    if (!seen) {
        return false;
    }
    KthLargest lowers = workers.front().upperLowers();
    for (const Screening& worker : workers.subspan(1)) {
        lowers.merge(worker.upperLowers());
    }
    workers.front().raiseFloor(lowers.least());
    workers.front().takeNearest(pieces, best);
    std::vector<std::atomic<float>> floors(1);
    floors[0].store(workers.front().found(0).floor(), std::memory_order_relaxed);
    for (Screening& worker : workers) {
        worker.exchange(floors);
    }
    std::atomic<std::size_t> left = 0;
    const bool taken = overPieces(
        pieces, workers, stop,
        [&](Screening& worker, const Piece& piece, const Piece*) { left += worker.takeLeft(piece, best); },
        [&](Screening& worker) { worker.exchange(floors); });
    if (left > blocks / 2) {
        queriesOfOneLook.store(kQueriesOfOneLook, std::memory_order_relaxed);
    }
    return taken;
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
        return ExactSearch(std::unique_ptr<const State>(
            new State{std::move(matrix), *std::move(coded), kernelFor(set), options.threads}));
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
        std::size_t computed = 0;
        std::size_t screened = 0;
        for (std::size_t begin = 0; begin < count; begin += kQueriesAtOnce) {
            const std::size_t together = std::min(kQueriesAtOnce, count - begin);
            const std::vector<CodedQuery> asked = state.codesOf(std::span(units).subspan(begin, together));
            const PackedQueries packed(asked, *state.kernel, state.coded.quads());
            const unsigned threads = rows.size() * together >= kWorthThreads ? state.threads : 1;
            std::vector<Screening> workers;
            for (unsigned i = 0; i < threads; ++i) {
                workers.emplace_back(state.matrix, state.coded, *state.kernel, asked, packed, wanted);
            }
            const bool screenedAll = together == 1 && state.isWorthTwoLooks(rows.size(), wanted)
                                         ? state.lookTwice(pieces, workers, stop)
                                         : state.lookOnce(pieces, workers, together, stop);
            if (!screenedAll) {
                return fail(ErrorCode::Cancelled);
            }

            std::vector<std::size_t> computedOf(together);
            const bool resolvedAll = runNumberedTasks(together, threads, stop, [&](std::size_t q) {
                Candidates all = std::move(workers.front().found(q));
                for (Screening& worker : std::span(workers).subspan(1)) {
                    all.merge(worker.found(q));
                }
                const auto distance = [&](Row row) { return state.distance(asked[q].unit, row); };
                computedOf[q] = all.resolve(distance, stop, results[begin + q]);
            });
            if (!resolvedAll) {
                return fail(ErrorCode::Cancelled);
            }
            for (const Screening& worker : workers) {
                screened += worker.effort().rowsScreened;
                computed += worker.effort().rowsComputed;
            }
            computed = std::accumulate(computedOf.begin(), computedOf.end(), computed);
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

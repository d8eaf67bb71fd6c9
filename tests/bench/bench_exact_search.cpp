// Exact search over vectors like those of sentences (clusters, structureless ones beside them), against a
// plain scan of the float32 rows at the speed of memory and against the simplest fast form, blocks of
// products by Eigen whose best are computed again in double precision, in the same run: `faster` is how many
// times as fast as that form for as many queries. Times of a batch are per query.
#include "core/base/random.h"
#include "core/retrieval/corpus_searches.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/field_index.h"

#include <Eigen/Core>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace {

using namespace assay;
using retrieval::ExactSearch;
using retrieval::Hit;
using retrieval::InstructionSet;
using retrieval::Row;

constexpr std::size_t kDimension = 384;
constexpr std::size_t kNeighbours = 30;

// Sums of four uniform numbers stand in for normal ones, which would take a minute to draw.
std::vector<float> madeVectors(std::uint64_t seed, std::size_t rows, std::size_t clusters) {
    base::Random random(seed);
    const auto draw = [&random] {
        const std::uint64_t bits = random.bits();
        const auto part = [bits](int shift) { return static_cast<float>((bits >> shift) & 0xFFFF) / 65'536; };
        return part(0) + part(16) + part(32) + part(48) - 2;
    };
    std::vector<float> centres(std::max<std::size_t>(clusters, 1) * kDimension, 0.0F);
    if (clusters > 0) {
        std::generate(centres.begin(), centres.end(), draw);
    }
    std::vector<float> values(rows * kDimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const float* const centre = centres.data() + (clusters > 0 ? random.below(clusters) : 0) * kDimension;
        for (std::size_t i = 0; i < kDimension; ++i) {
            values[row * kDimension + i] = centre[i] + 0.7F * draw();
        }
    }
    return values;
}

// One at a time: a million rows fill the memory of a small machine.
const retrieval::VectorMatrix& vectors(std::int64_t rows, bool clustered) {
    static std::pair<std::int64_t, bool> held;
    static retrieval::VectorMatrix matrix;
    if (held != std::pair{rows, clustered}) {
        matrix = {};
        const auto n = static_cast<std::size_t>(rows);
        matrix = retrieval::VectorMatrix::fromRows(madeVectors(7, n, clustered ? n / 50 : 0), kDimension)
                     .value()
                     .matrix;
        held = {rows, clustered};
    }
    return matrix;
}

const ExactSearch& searchOver(const retrieval::VectorMatrix& matrix, InstructionSet set, unsigned threads) {
    static std::string held;
    static std::unique_ptr<ExactSearch> search;
    const std::string wanted =
        matrix.contentHash() + std::string(instructionSetName(set)) + std::to_string(threads);
    if (held != wanted) {
        search.reset();
        search = std::make_unique<ExactSearch>(
            ExactSearch::create(matrix, {.instructionSet = set, .threads = threads}).value());
        held = wanted;
    }
    return *search;
}

// Rows of the matrix with something added: like a question about a sentence.
std::vector<float> madeQueries(const retrieval::VectorMatrix& matrix, std::size_t count) {
    base::Random random(99);
    std::vector<float> queries;
    for (std::size_t q = 0; q < count; ++q) {
        for (const float value : matrix.row(static_cast<Row>(random.below(matrix.rows())))) {
            queries.push_back(value + static_cast<float>(0.03 * random.normal()));
        }
    }
    return queries;
}

// The float32 scan, with vector instructions where the processor has them: products, and a heap of k.
__attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4"))) float
plainProduct(const float* a, const float* b) {
    float sums[64] = {};
    for (std::size_t i = 0; i < kDimension; i += 64) {
        for (std::size_t j = 0; j < 64; ++j) {
            sums[j] += a[i + j] * b[i + j];
        }
    }
    float sum = 0;
    for (const float part : sums) {
        sum += part;
    }
    return sum;
}

void plainScan(benchmark::State& state) {
    const auto& matrix = vectors(state.range(0), state.range(1) != 0);
    const auto queries = madeQueries(matrix, 16);
    const auto nearer = [](const Hit& a, const Hit& b) { return a.distance < b.distance; };
    std::size_t q = 0;
    for (auto _ : state) {
        std::vector<Hit> heap;
        const float* const query = queries.data() + q++ % 16 * kDimension;
        for (std::size_t i = 0; i < matrix.rows(); ++i) {
            const auto row = static_cast<Row>(i);
            const Hit hit{row, 1 - plainProduct(query, matrix.data(row))};
            if (heap.size() < kNeighbours) {
                heap.push_back(hit);
                std::push_heap(heap.begin(), heap.end(), nearer);
            } else if (hit.distance < heap.front().distance) {
                std::pop_heap(heap.begin(), heap.end(), nearer);
                heap.back() = hit;
                std::push_heap(heap.begin(), heap.end(), nearer);
            }
        }
        benchmark::DoNotOptimize(heap.data());
    }
    state.SetBytesProcessed(state.iterations() * state.range(0) * static_cast<std::int64_t>(kDimension * 4));
}

// Nothing but reading: what memory gives to one thread.
void readBandwidth(benchmark::State& state) {
    const auto& matrix = vectors(state.range(0), state.range(1) != 0);
    for (auto _ : state) {
        const auto* const words = reinterpret_cast<const std::uint64_t*>(matrix.data(0));
        const std::size_t count = matrix.rows() * matrix.stride() / 2;
        std::uint64_t sums[8] = {};
        for (std::size_t i = 0; i + 8 <= count; i += 8) {
            for (std::size_t j = 0; j < 8; ++j) {
                sums[j] ^= words[i + j];
            }
        }
        benchmark::DoNotOptimize(sums);
    }
    state.SetBytesProcessed(state.iterations() * state.range(0) * static_cast<std::int64_t>(kDimension * 4));
}

using Products = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

double productInDouble(const float* a, const float* b) {
    double sum = 0;
    for (std::size_t i = 0; i < kDimension; ++i) {
        sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    }
    return sum;
}

// Rows that may be among the k of a query: those within the rounding of a float32 product of the k-th best.
class Candidates {
  public:
    void take(Row row, float product) {
        if (product < m_floor) {
            return;
        }
        m_rows.emplace_back(product, row);
        if (m_rows.size() >= kMost) {
            narrow();
        }
    }

    // The k nearest, by products in double precision, equal ones by row.
    std::vector<Row> nearest(const retrieval::VectorMatrix& matrix, const float* query) {
        narrow();
        std::vector<std::pair<double, Row>> again;
        for (const auto& [product, row] : m_rows) {
            again.emplace_back(-productInDouble(query, matrix.data(row)), row);
        }
        const std::size_t count = std::min(kNeighbours, again.size());
        std::partial_sort(again.begin(), again.begin() + static_cast<std::ptrdiff_t>(count), again.end());
        std::vector<Row> rows;
        for (std::size_t i = 0; i < count; ++i) {
            rows.push_back(again[i].second);
        }
        return rows;
    }

  private:
    static constexpr std::size_t kMost = 1'024;
    static constexpr float kRounding = 1e-4F;

    void narrow() {
        if (m_rows.size() <= kNeighbours) {
            return;
        }
        std::nth_element(m_rows.begin(), m_rows.begin() + kNeighbours - 1, m_rows.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        m_floor = m_rows[kNeighbours - 1].first - kRounding;
        std::erase_if(m_rows, [this](const auto& one) { return one.first < m_floor; });
    }

    std::vector<std::pair<float, Row>> m_rows;
    float m_floor = -2;
};

std::vector<std::vector<Row>> nearestByBlocks(const retrieval::VectorMatrix& matrix,
                                              std::span<const float> queries) {
    constexpr std::size_t kBlock = 4'096;
    const auto count = static_cast<Eigen::Index>(queries.size() / kDimension);
    Products asked = Eigen::Map<const Products>(queries.data(), count, kDimension);
    asked.rowwise().normalize();
    std::vector<Candidates> candidates(static_cast<std::size_t>(count));
    Products products;
    for (std::size_t first = 0; first < matrix.rows(); first += kBlock) {
        const std::size_t rows = std::min(kBlock, matrix.rows() - first);
        const Eigen::Map<const Products, 0, Eigen::OuterStride<>> block(
            matrix.data(static_cast<Row>(first)), static_cast<Eigen::Index>(rows), kDimension,
            Eigen::OuterStride<>(static_cast<Eigen::Index>(matrix.stride())));
        products.noalias() = asked * block.transpose();
        for (Eigen::Index q = 0; q < count; ++q) {
            for (std::size_t i = 0; i < rows; ++i) {
                candidates[static_cast<std::size_t>(q)].take(static_cast<Row>(first + i),
                                                             products(q, static_cast<Eigen::Index>(i)));
            }
        }
    }
    std::vector<std::vector<Row>> nearest;
    for (Eigen::Index q = 0; q < count; ++q) {
        nearest.push_back(candidates[static_cast<std::size_t>(q)].nearest(matrix, asked.row(q).data()));
    }
    return nearest;
}

// By rows, clustered and queries: what the simplest form took, in seconds.
std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t>, double>& blockTimes() {
    static std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t>, double> times;
    return times;
}

// How long the calls of a benchmark take by the clock.
class Stopwatch {
  public:
    [[nodiscard]] double secondsOf(std::int64_t calls) const {
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - m_start;
        return spent.count() / static_cast<double>(std::max<std::int64_t>(calls, 1));
    }

  private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

// rows, clustered, queries
void blockedEigen(benchmark::State& state) {
    const auto& matrix = vectors(state.range(0), state.range(1) != 0);
    const auto batch = static_cast<std::size_t>(state.range(2));
    const auto queries = madeQueries(matrix, std::max<std::size_t>(batch, 16));
    std::size_t q = 0;
    const Stopwatch watch;
    for (auto _ : state) {
        const std::size_t first = batch == 1 ? q++ % 16 : 0;
        benchmark::DoNotOptimize(
            nearestByBlocks(matrix, std::span(queries).subspan(first * kDimension, batch * kDimension)));
    }
    blockTimes()[{state.range(0), state.range(1), state.range(2)}] = watch.secondsOf(state.iterations());
    state.SetItemsProcessed(state.iterations() * state.range(2));
}

// Of how many queries the exact search and the simplest form name other rows; near ties may.
std::size_t differing(const ExactSearch& search, std::span<const float> queries) {
    const auto exact = search.nearest(queries, kNeighbours);
    const auto blocks = nearestByBlocks(search.matrix(), queries);
    std::size_t count = 0;
    for (std::size_t q = 0; exact && q < blocks.size(); ++q) {
        count += std::equal(blocks[q].begin(), blocks[q].end(), (*exact)[q].begin(), (*exact)[q].end(),
                            [](Row row, const Hit& hit) { return row == hit.row; })
                     ? 0
                     : 1;
    }
    return exact ? count : blocks.size();
}

// rows, clustered, queries, instruction set, threads
void exactSearch(benchmark::State& state) {
    const auto set = static_cast<InstructionSet>(state.range(3));
    const auto& available = retrieval::availableInstructionSets();
    if (std::find(available.begin(), available.end(), set) == available.end()) {
        state.SkipWithError("not on this processor");
        return;
    }
    const auto& matrix = vectors(state.range(0), state.range(1) != 0);
    const ExactSearch& search = searchOver(matrix, set, static_cast<unsigned>(state.range(4)));
    const auto batch = static_cast<std::size_t>(state.range(2));
    const auto queries = madeQueries(matrix, std::max<std::size_t>(batch, 16));
    retrieval::SearchEffort effort;
    const std::size_t others = differing(search, queries);
    std::size_t q = 0;
    const Stopwatch watch;
    for (auto _ : state) {
        const std::size_t first = batch == 1 ? q++ % 16 : 0;
        benchmark::DoNotOptimize(search.nearest(
            std::span(queries).subspan(first * kDimension, batch * kDimension), kNeighbours, {}, &effort));
    }
    const double seconds = watch.secondsOf(state.iterations());
    const auto simplest = blockTimes().find({state.range(0), state.range(1), state.range(2)});
    if (simplest != blockTimes().end()) {
        state.counters["faster"] = simplest->second / seconds;
    }
    state.counters["differing"] = static_cast<double>(others);
    state.SetLabel(std::string(instructionSetName(set)));
    state.SetItemsProcessed(state.iterations() * state.range(2));
    state.counters["computed"] = static_cast<double>(effort.rowsComputed) / static_cast<double>(batch);
}

// A slice of so many rows in a corpus of 100,000.
void slice(benchmark::State& state) {
    const auto& matrix = vectors(100'000, true);
    const ExactSearch& search = searchOver(matrix, retrieval::availableInstructionSets().back(), 1);
    const auto queries = madeQueries(matrix, 64);
    base::Random random(5);
    std::vector<retrieval::RowSet> sets;
    for (int i = 0; i < 64; ++i) {
        if (state.range(1) == 0) {
            const auto first = static_cast<Row>(random.below(matrix.rows() - 1000));
            const std::vector<retrieval::RowRange> range{{first, first + static_cast<Row>(state.range(0))}};
            sets.push_back(retrieval::RowSet::ofRanges(range));
        } else {
            std::vector<Row> rows;
            for (std::int64_t r = 0; r < state.range(0); ++r) {
                rows.push_back(static_cast<Row>(random.below(matrix.rows())));
            }
            sets.push_back(retrieval::RowSet::ofRows(rows));
        }
    }
    std::size_t q = 0;
    for (auto _ : state) {
        const std::size_t i = q++ % 64;
        benchmark::DoNotOptimize(search.nearestAmong(
            sets[i], std::span(queries).subspan(i * kDimension, kDimension), kNeighbours));
    }
    state.SetLabel(state.range(1) == 0 ? "one range" : "scattered");
}

// The fields of a corpus of so many rows in its order: 250 companies, 10 years each, 16 sections of 1 to 2 n
// rows, of which each eleventh is no prose; so a year has thousands of ranges and a section tens of
// thousands.
struct Fields {
    std::shared_ptr<const retrieval::FieldIndex> index;
    std::vector<retrieval::Filter> slices; // of each row's slice: by company, year and section
    std::vector<retrieval::Filter> numbered;
};

Fields madeFields(std::size_t rows) {
    constexpr std::uint32_t kYears = 10;
    constexpr std::uint32_t kSections = 16;
    constexpr std::uint32_t kSlices = 250 * kYears * kSections;
    base::Random random(3);
    std::vector<std::uint32_t> lengths(kSlices, 1);
    for (std::size_t left = rows - kSlices; left > 0; --left) {
        ++lengths[random.below(kSlices)];
    }
    std::vector<std::uint32_t> company;
    std::vector<std::uint32_t> year;
    std::vector<std::uint32_t> section;
    std::vector<std::uint32_t> slice;
    std::vector<std::uint32_t> kind;
    Fields fields;
    for (std::uint32_t s = 0; s < kSlices; ++s) {
        for (std::uint32_t i = 0; i < lengths[s]; ++i) {
            company.push_back(s / (kYears * kSections));
            year.push_back(2010 + s / kSections % kYears);
            section.push_back(s % kSections);
            slice.push_back(s);
            kind.push_back(company.size() % 11 == 0 ? 1 : 2);
        }
        fields.slices.push_back({{"kind", "prose"},
                                 {"section", std::to_string(s % kSections)},
                                 {"year", std::to_string(2010 + s / kSections % kYears)},
                                 {"cik", std::to_string(s / (kYears * kSections))}});
        fields.numbered.push_back({{"slice", std::to_string(s)}});
    }
    auto index = std::make_shared<retrieval::FieldIndex>(rows);
    const bool added = index->addNumbers("cik", company) && index->addNumbers("year", year) &&
                       index->addNumbers("section", section) && index->addNumbers("slice", slice) &&
                       index->add("kind", kind, {"", "heading", "prose"});
    fields.index = added ? std::move(index) : nullptr;
    return fields;
}

const Fields& fieldsOf(std::size_t rows) {
    static std::map<std::size_t, Fields> held;
    const auto [place, isNew] = held.try_emplace(rows);
    if (isNew) {
        place->second = madeFields(rows);
    }
    return place->second;
}

// The filter alone: of prose by company, year and section, or by the number of the slice.
void filterRows(benchmark::State& state) {
    const Fields& fields = fieldsOf(static_cast<std::size_t>(state.range(0)));
    const auto& filters = state.range(1) == 0 ? fields.slices : fields.numbered;
    base::Random random(4);
    for (auto _ : state) {
        benchmark::DoNotOptimize(fields.index->rowsOf(filters[random.below(filters.size())]));
    }
    state.SetLabel(state.range(1) == 0 ? "prose of a slice by four fields" : "by slice");
}

// A slice of a large corpus as a neighbour test asks for it: filter, rows, search.
void sliceBySearch(benchmark::State& state) {
    const auto& matrix = vectors(state.range(0), true);
    const Fields& fields = fieldsOf(static_cast<std::size_t>(state.range(0)));
    const auto& filters = state.range(1) == 0 ? fields.slices : fields.numbered;
    // The searching is that of searchOver(), which keeps it for the benchmarks that follow.
    const std::shared_ptr<const ExactSearch> exact(
        std::shared_ptr<const void>(), &searchOver(matrix, retrieval::availableInstructionSets().back(), 1));
    const auto search = retrieval::makeExactSearch(exact, fields.index, "made").value();
    const auto queries = madeQueries(matrix, 64);
    base::Random random(4);
    std::size_t q = 0;
    for (auto _ : state) {
        const retrieval::Query query{std::span(queries).subspan(q++ % 64 * kDimension, kDimension), {}};
        benchmark::DoNotOptimize(
            search->search({&query, 1}, kNeighbours, filters[random.below(filters.size())], {}));
    }
    state.SetLabel(state.range(1) == 0 ? "prose of a slice by four fields" : "by slice");
}

void making(benchmark::State& state) {
    const auto& matrix = vectors(100'000, true);
    for (auto _ : state) {
        benchmark::DoNotOptimize(ExactSearch::create(matrix));
    }
}

constexpr auto kSse = static_cast<std::int64_t>(InstructionSet::Sse);
constexpr auto kAvx2 = static_cast<std::int64_t>(InstructionSet::Avx2);
constexpr auto kAvx512 = static_cast<std::int64_t>(InstructionSet::Avx512);
constexpr auto kVnni = static_cast<std::int64_t>(InstructionSet::Avx512Vnni);

void sizes(std::int64_t rows, std::int64_t clustered) {
    const auto named = [](benchmark::internal::Benchmark* benchmark) {
        benchmark->Unit(benchmark::kMillisecond)->UseRealTime();
    };
    named(benchmark::RegisterBenchmark("readBandwidth", readBandwidth)->Args({rows, clustered}));
    named(benchmark::RegisterBenchmark("plainScan", plainScan)->Args({rows, clustered}));
    const std::vector<std::int64_t> sets{kSse, kAvx2, kAvx512, kVnni};
    for (const std::int64_t queries : {1, 64}) {
        named(benchmark::RegisterBenchmark("blockedEigen", blockedEigen)->Args({rows, clustered, queries}));
        for (const std::int64_t set : sets) {
            named(benchmark::RegisterBenchmark("exactSearch", exactSearch)
                      ->Args({rows, clustered, queries, set, 1}));
        }
        named(benchmark::RegisterBenchmark("exactSearch", exactSearch)
                  ->Args({rows, clustered, queries, kVnni, 2}));
    }
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    sizes(100'000, 1);
    for (const std::int64_t rows : {100, 300, 500}) {
        benchmark::RegisterBenchmark("slice", slice)->Args({rows, 0})->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark("slice", slice)->Args({rows, 1})->Unit(benchmark::kMicrosecond);
    }
    benchmark::RegisterBenchmark("making", making)->Unit(benchmark::kMillisecond);
    sizes(100'000, 0);
    sizes(1'000'000, 1);
    for (const std::int64_t how : {0, 1}) {
        benchmark::RegisterBenchmark("filterRows", filterRows)
            ->Args({1'000'000, how})
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark("sliceBySearch", sliceBySearch)
            ->Args({1'000'000, how})
            ->Unit(benchmark::kMicrosecond);
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

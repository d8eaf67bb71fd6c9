// The HNSW index against hnswlib used plainly, with the same parameters and one thread each: time to build,
// time of a search and recall of the 10 nearest against exact search, over several ef. Times are those of the
// processor, not of the clock, so that a busy machine disturbs less; the two are built at the same time, and
// their searches alternate.
//
// bench_hnsw [rows [dimension [M [efConstruction [kind …]]]]], by default 100,000 x 384 at the default
// settings; kinds: clustered, spectrum (variances that fall as those of LSA), structureless.
#include "core/base/random.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/hnsw/hnsw_index.h"

// Its own names, so that nothing of it is shared with the hnswlib inside the index.
#define hnswlib plain_hnswlib
#include <hnswlib/hnswlib.h>
#undef hnswlib

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace assay;
using retrieval::Hit;
using retrieval::Row;

constexpr std::size_t kNeighbours = 10;
constexpr std::size_t kQueries = 1000;

double processorSeconds() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <typename Work>
double secondsOf(Work&& work) {
    const double begin = processorSeconds();
    work();
    return processorSeconds() - begin;
}

// About normal, and quick to draw.
float draw(base::Random& random) {
    const std::uint64_t bits = random.bits();
    const auto part = [bits](int shift) { return static_cast<float>((bits >> shift) & 0xFFFF) / 65'536; };
    return (part(0) + part(16) + part(32) + part(48) - 2) * 1.732F;
}

std::vector<float> madeVectors(const std::string& kind, std::size_t rows, std::size_t dimension) {
    base::Random random(7);
    const std::size_t clusters = kind == "clustered" ? rows / 50 + 1 : 1;
    std::vector<float> centres(clusters * dimension, 0.0F);
    if (kind == "clustered") {
        std::generate(centres.begin(), centres.end(), [&random] { return draw(random); });
    }
    std::vector<float> scales(dimension, kind == "clustered" ? 0.7F : 1.0F);
    for (std::size_t i = 0; kind == "spectrum" && i < dimension; ++i) {
        scales[i] = std::pow(static_cast<float>(i + 1), -0.5F);
    }
    std::vector<float> values(rows * dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const float* const centre = centres.data() + random.below(clusters) * dimension;
        for (std::size_t i = 0; i < dimension; ++i) {
            values[row * dimension + i] = centre[i] + scales[i] * draw(random);
        }
    }
    return values;
}

// Half of them rows of the matrix, as in a neighbour test, half rows with something added, as questions are.
std::vector<float> madeQueries(const retrieval::VectorMatrix& matrix) {
    base::Random random(99);
    std::vector<float> queries;
    const float added = 0.5F / std::sqrt(static_cast<float>(matrix.dimension()));
    for (std::size_t q = 0; q < kQueries; ++q) {
        const std::size_t begin = queries.size();
        double square = 0;
        for (const float value : matrix.row(static_cast<Row>(random.below(matrix.rows())))) {
            queries.push_back(value + (q % 2 == 0 ? 0 : added * draw(random)));
            square += double{queries.back()} * double{queries.back()};
        }
        for (std::size_t i = begin; i < queries.size(); ++i) {
            queries[i] = static_cast<float>(queries[i] / std::sqrt(square));
        }
    }
    return queries;
}

using Lists = std::vector<std::vector<Row>>;

double recallOf(const Lists& found, const std::vector<std::vector<Hit>>& exact) {
    std::size_t right = 0;
    for (std::size_t q = 0; q < found.size(); ++q) {
        const std::set<Row> rows(found[q].begin(), found[q].end());
        right += static_cast<std::size_t>(std::count_if(
            exact[q].begin(), exact[q].end(), [&rows](const Hit& hit) { return rows.contains(hit.row); }));
    }
    return static_cast<double>(right) / static_cast<double>(found.size() * kNeighbours);
}

void compare(const std::string& kind, std::size_t rows, std::size_t dimension,
             const retrieval::HnswSettings& settings) {
    const retrieval::VectorMatrix matrix =
        retrieval::VectorMatrix::fromRows(madeVectors(kind, rows, dimension), dimension).value().matrix;
    const std::vector<float> queries = madeQueries(matrix);
    const auto exact = retrieval::ExactSearch::create(matrix).value().nearest(queries, kNeighbours).value();

    // At the same time, so that both are disturbed alike.
    base::NoProgress progress;
    std::optional<retrieval::HnswIndex> index;
    double building = 0;
    plain_hnswlib::InnerProductSpace space(dimension);
    plain_hnswlib::HierarchicalNSW<float> plain(&space, rows, settings.m, settings.efConstruction,
                                                settings.seed);
    double plainBuilding = 0;
    {
        const std::jthread beside([&] {
            building = secondsOf(
                [&] { index = retrieval::HnswIndex::build(matrix, settings, {}, progress).value(); });
        });
        plainBuilding = secondsOf([&] {
            for (std::size_t row = 0; row < rows; ++row) {
                plain.addPoint(matrix.data(static_cast<Row>(row)), row);
            }
        });
    }
    std::printf("%s, %zu x %zu, M=%u efConstruction=%u\n", kind.c_str(), rows, dimension, settings.m,
                settings.efConstruction);
    std::printf("  building: %.1f s, hnswlib %.1f s, ratio %.2f\n", building, plainBuilding,
                building / plainBuilding);
    retrieval::HnswSettings all = settings;
    all.threads = 0;
    const auto begin = std::chrono::steady_clock::now();
    const bool same =
        retrieval::HnswIndex::build(matrix, all, {}, progress).value().toBytes() == index->toBytes();
    std::printf("  on %u processors, by the clock: %.1f s, %s\n", std::thread::hardware_concurrency(),
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(),
                same ? "the same graph" : "ANOTHER GRAPH");
    for (const std::size_t ef : std::set<std::size_t>{32, 64, 128, 192, 256, 384, settings.ef}) {
        plain.setEf(ef);
        double seconds = 0;
        double plainSeconds = 0;
        Lists found(kQueries);
        Lists plainFound(kQueries);
        constexpr std::size_t kTogether = 50;
        for (std::size_t first = 0; first < kQueries; first += kTogether) {
            seconds += secondsOf([&] {
                for (std::size_t q = first; q < first + kTogether; ++q) {
                    const auto hits =
                        index->nearest(std::span(queries).subspan(q * dimension, dimension), kNeighbours, ef);
                    for (const Hit& hit : hits.value().front()) {
                        found[q].push_back(hit.row);
                    }
                }
            });
            plainSeconds += secondsOf([&] {
                for (std::size_t q = first; q < first + kTogether; ++q) {
                    auto hits = plain.searchKnn(queries.data() + q * dimension, kNeighbours);
                    for (; !hits.empty(); hits.pop()) {
                        plainFound[q].push_back(static_cast<Row>(hits.top().second));
                    }
                }
            });
        }
        std::printf("  ef=%-4zu recall@10 %.4f, hnswlib %.4f; %.0f us a query, hnswlib %.0f, ratio %.2f%s\n",
                    ef, recallOf(found, exact), recallOf(plainFound, exact), 1e6 * seconds / kQueries,
                    1e6 * plainSeconds / kQueries, seconds / plainSeconds,
                    ef == settings.ef ? " (default)" : "");
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    const auto number = [&](int place, std::size_t otherwise) {
        return argc > place ? static_cast<std::size_t>(std::stoull(argv[place])) : otherwise;
    };
    retrieval::HnswSettings settings{.threads = 1};
    const std::size_t rows = number(1, 100'000);
    const std::size_t dimension = number(2, 384);
    settings.m = static_cast<std::uint32_t>(number(3, settings.m));
    settings.efConstruction = static_cast<std::uint32_t>(number(4, settings.efConstruction));
    std::vector<std::string> kinds(argv + std::min(argc, 5), argv + argc);
    if (kinds.empty()) {
        kinds = {"clustered", "spectrum", "structureless"};
    }
    for (const std::string& kind : kinds) {
        compare(kind, rows, dimension, settings);
    }
    return 0;
}

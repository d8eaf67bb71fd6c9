// Exact search over more vectors than are to be held: a file of them is written as an import writes it,
// mapped, and searched with the copy in bytes that ExactSearch holds, one query at a time on the given
// threads. Told is what each step takes on the clock and of processors, and how much memory is resident: of
// the program's own, and of the mapped file, which the system takes back when it needs room.
//
// The file lies in the current folder and is removed in the end: 4 times 384 bytes a vector. With "keep" as
// the fourth argument it stays, and one of as many rows that lies there is taken as it is, so that writing
// it and the rest can be timed apart.
//
// bench_large_vectors [rows, 1000000] [queries, 40] [threads, 2] [keep]
#include "core/base/progress.h"
#include "core/base/random.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/vector_matrix.h"
#include "core/retrieval/vector_matrix_writer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kDimension = 384;
constexpr std::size_t kNeighbours = 30;
constexpr std::size_t kRowsOfCluster = 50;

double processorSeconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

// A line of /proc/self/status in megabytes; 0 where there is none.
double statusMegabytes(const char* name) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(name)) {
            return static_cast<double>(std::strtoul(line.c_str() + std::strlen(name), nullptr, 10)) / 1000;
        }
    }
    return 0;
}

class Step {
  public:
    explicit Step(const char* name)
        : m_name(name) {}

    ~Step() {
        const double seconds = std::chrono::duration<double>(Clock::now() - m_start).count();
        std::printf("%-28s %8.2f s, processors %8.2f s; resident: own %6.0f MB, of files %6.0f MB\n", m_name,
                    seconds, processorSeconds() - m_processor, statusMegabytes("RssAnon:"),
                    statusMegabytes("RssFile:"));
        std::fflush(stdout);
    }

    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

  private:
    const char* m_name;
    Clock::time_point m_start = Clock::now();
    double m_processor = processorSeconds();
};

// Four small uniform numbers from one draw, about as a normal one is spread.
float drawn(base::Random& random) {
    const std::uint64_t bits = random.bits();
    const auto part = [bits](int shift) { return static_cast<float>((bits >> shift) & 0xFFFF) / 65'536; };
    return part(0) + part(16) + part(32) + part(48) - 2;
}

base::Result<> writeVectors(const std::filesystem::path& path, std::size_t rows) {
    base::Random random(7);
    retrieval::VectorMatrixWriter writer(path, rows);
    ASSAY_TRY(writer.begin(kDimension));
    std::array<float, kDimension> centre{};
    std::array<float, kDimension> vector{};
    for (std::size_t row = 0; row < rows; ++row) {
        if (row % kRowsOfCluster == 0) {
            std::ranges::generate(centre, [&random] { return drawn(random); });
        }
        for (std::size_t i = 0; i < kDimension; ++i) {
            vector[i] = centre[i] + 0.7F * drawn(random);
        }
        ASSAY_TRY(writer.take(row, vector));
    }
    base::NoProgress unwatched;
    ASSAY_TRY(writer.finish({}, unwatched));
    return {};
}

// One query after the other; the first ones, which warm the cache, are told apart.
bool search(const retrieval::VectorMatrix& matrix, const retrieval::ExactSearch& exact, std::size_t queries) {
    base::Random random(99);
    std::vector<double> clock;
    std::vector<double> processors;
    std::size_t computed = 0;
    for (std::size_t q = 0; q < queries; ++q) {
        std::vector<float> query;
        for (const float value : matrix.row(static_cast<retrieval::Row>(random.below(matrix.rows())))) {
            query.push_back(value + static_cast<float>(0.03 * random.normal()));
        }
        retrieval::SearchEffort effort;
        const auto start = Clock::now();
        const double processor = processorSeconds();
        const auto found = exact.nearest(query, kNeighbours, {}, &effort);
        processors.push_back((processorSeconds() - processor) * 1e3);
        clock.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        computed += effort.rowsComputed;
        if (!found || found->front().size() != std::min(kNeighbours, matrix.rows())) {
            return false;
        }
    }
    std::ranges::sort(clock);
    std::ranges::sort(processors);
    std::printf("one query, top %zu of %zu: p50 %.1f ms, least %.1f ms, most %.1f ms; processors p50 %.1f "
                "ms; %zu rows "
                "computed a query\n",
                kNeighbours, matrix.rows(), clock[clock.size() / 2], clock.front(), clock.back(),
                processors[processors.size() / 2], computed / queries);
    return true;
}

} // namespace

int main(int argc, char** argv) {
    const std::size_t rows = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1'000'000;
    const std::size_t queries = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 40;
    const auto threads = static_cast<unsigned>(argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 2);
    const std::filesystem::path path = std::filesystem::current_path() / "assay_bench_large.vectors";
    const bool keeps = argc > 4 && std::string_view(argv[4]) == "keep";
    std::error_code ignored;
    bool isDone = keeps && std::filesystem::exists(path, ignored);
    if (!isDone) {
        const Step step("written");
        isDone = rows > 0 && queries > 0 && writeVectors(path, rows).has_value();
    }
    if (isDone) {
        base::Result<retrieval::VectorMatrix> matrix;
        {
            const Step step("mapped, checksum verified");
            matrix = retrieval::VectorMatrix::open(path);
        }
        base::Result<retrieval::ExactSearch> exact = base::fail(base::ErrorCode::NotFound);
        if (matrix && matrix->rows() == rows) {
            const Step step("copied in bytes");
            exact = retrieval::ExactSearch::create(*matrix, {.instructionSet = {}, .threads = threads});
        }
        isDone = exact.has_value();
        if (isDone) {
            const Step step("queries");
            isDone = search(*matrix, *exact, queries);
        }
    }
    std::printf("at most resident: %.0f MB\n", statusMegabytes("VmHWM:"));
    if (!keeps) {
        std::filesystem::remove(path, ignored);
    }
    return isDone ? 0 : 1;
}

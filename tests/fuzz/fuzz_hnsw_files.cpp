// Any bytes as the file of an HNSW index over a few vectors, whose checksum fits: no crash, neither when it
// is read nor when it is searched, only rows that there are, nearest first, and what was read is the same
// when it is written and read again.
#include "core/retrieval/byte_file.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "tests/fuzz/fuzz_checks.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;
using retrieval::HnswIndex;
using retrieval::VectorMatrix;

constexpr std::size_t kRows = 6;

// Rows around a circle, and one without a direction.
const VectorMatrix& matrix() {
    static const VectorMatrix made = [] {
        std::array<float, 2 * kRows> values{};
        for (std::size_t row = 0; row + 1 < kRows; ++row) {
            values[2 * row] = std::cos(static_cast<float>(row));
            values[2 * row + 1] = std::sin(static_cast<float>(row));
        }
        auto rows = VectorMatrix::fromRows(values, 2);
        require(rows.has_value(), "there are vectors");
        return rows->matrix;
    }();
    return made;
}

// The file that the input stands for: what says which vectors it is of, and the digest, no fuzzer would find.
std::string fileOf(std::string_view input) {
    retrieval::ByteWriter writer;
    writer.putRaw("ASSAYHNS");
    writer.put(std::uint32_t{1});
    writer.put(std::uint64_t{kRows});
    writer.put(std::uint64_t{2});
    writer.putText(matrix().contentHash());
    writer.putRaw(input);
    return std::move(writer).finish();
}

void checkSearch(const HnswIndex& index) {
    constexpr std::array<float, 2> kQuery{0.6F, 0.8F};
    for (const std::size_t k : {std::size_t{1}, kRows + 2}) {
        const auto found = index.nearest(kQuery, k);
        require(found && found->size() == 1 && found->front().size() <= std::min(k, kRows),
                "a list, not longer");
        std::set<retrieval::Row> rows;
        float last = 0;
        for (const retrieval::Hit& hit : found->front()) {
            require(hit.row < kRows && rows.insert(hit.row).second, "rows that there are, each once");
            require(hit.distance >= last, "nearest first");
            last = hit.distance;
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte says whether the input is the file or stands behind its beginning.
    const std::string_view input(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::string bytes = data[0] % 4 == 3 ? std::string(input) : fileOf(input);
    const auto index = HnswIndex::fromBytes(bytes, matrix());
    if (!index) {
        require(isUtf8(index.error().detail), "the reason can be shown");
        return 0;
    }
    checkSearch(*index);
    const std::string written = index->toBytes();
    const auto again = HnswIndex::fromBytes(written, matrix());
    require(again && again->settings() == index->settings() && again->toBytes() == written,
            "what is written is read again");
    require(isUtf8(index->label()), "it can be shown what it is");
    return 0;
}

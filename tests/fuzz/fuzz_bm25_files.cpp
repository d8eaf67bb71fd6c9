// Any bytes as the file of a lexical index whose length and checksum fit: no crash, neither when it is read
// nor when it is searched, only rows that there are, best first, the pruned search finds what counting finds,
// and what was read is the same when it is saved and read again.
#include "core/base/hash.h"
#include "core/retrieval/bm25/bm25_index.h"
#include "tests/fuzz/fuzz_checks.h"
#include "tests/fuzz/memory_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;
using retrieval::Bm25Index;

// Magic, version and length before it, the checksum behind it.
std::string fileOf(std::string_view content) {
    std::string bytes("AssayBM1\x01\0\0\0", 12);
    for (int i = 0; i < 8; ++i) {
        bytes.push_back(static_cast<char>(content.size() >> (8 * i) & 0xFFU));
    }
    bytes += content;
    return bytes += base::sha256(bytes);
}

void checkSearch(const Bm25Index& index) {
    constexpr std::string_view kQuery = "a b revenue rose risk";
    const auto found = index.search(kQuery, 10);
    require(found && found->size() <= std::min<std::size_t>(10, index.size().rows), "a list, not longer");
    float last = -INFINITY;
    for (const retrieval::Hit& hit : *found) {
        require(hit.row < index.size().rows, "rows that there are");
        require(hit.distance >= last && std::isfinite(hit.distance), "best first");
        last = hit.distance;
    }
    const auto counted = index.searchPlainly(kQuery, 10);
    require(counted && *counted == *found, "what counting finds");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::MemoryFile file;
    static fuzz::ScratchFolder folder;
    if (size == 0) {
        return 0;
    }
    // The first byte says whether the input is the file or what stands in it.
    const std::string_view input(reinterpret_cast<const char*>(data) + 1, size - 1);
    file.set(data[0] % 4 == 3 ? std::string(input) : fileOf(input));
    const auto index = Bm25Index::load(file.path(), 1);
    if (!index) {
        require(isUtf8(index.error().detail), "the reason can be shown");
        return 0;
    }
    checkSearch(*index);
    const auto size0 = index->size();
    require(size0.rowsWithTerms <= size0.rows && std::isfinite(size0.meanLength), "its size is possible");
    require(index->withParameters(0, 0, 1).has_value(), "it takes other parameters");
    const std::filesystem::path copy = folder.path() / "copy";
    require(index->save(copy).has_value(), "what was read can be saved");
    const auto again = Bm25Index::load(copy, 1);
    require(again && again->settings() == index->settings() && again->source() == index->source() &&
                again->size().postings == size0.postings,
            "what was saved is read again");
    return 0;
}

// Any bytes as a file of vectors whose checksum fits: no crash, every row has length 1 or is all zeros,
// padding is zeros, and what was opened is the same when it is saved and opened again.
#include "core/retrieval/vector_file.h"
#include "core/retrieval/vector_matrix.h"
#include "tests/fuzz/fuzz_checks.h"
#include "tests/fuzz/memory_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;
using retrieval::VectorMatrix;
using retrieval::vector_file::Shape;

// The file that the input stands for: a shape and the numbers, with the padding of the header and the
// checksum that no fuzzer would find.
std::string fileOf(std::string_view input) {
    Shape shape;
    std::memcpy(&shape, input.data(), std::min(input.size(), sizeof shape));
    const std::string_view rows = input.substr(std::min(input.size(), sizeof shape));
    base::Sha256 sha;
    sha.add(std::as_bytes(std::span(&shape, 1)));
    sha.add(std::as_bytes(std::span(rows)));
    const auto header = retrieval::vector_file::headerOf(shape, sha.finish());
    return std::string(header.begin(), header.end()).append(rows);
}

void checkRows(const VectorMatrix& matrix) {
    for (retrieval::Row row = 0; row < matrix.rows(); ++row) {
        double square = 0;
        for (const float value : matrix.row(row)) {
            require(std::isfinite(value), "every number is finite");
            square += double{value} * double{value};
        }
        require(matrix.usable(row) ? std::abs(std::sqrt(square) - 1) <= VectorMatrix::kUnitTolerance
                                   : square == 0,
                "every row has length 1 or none");
        for (std::size_t i = matrix.dimension(); i < matrix.stride(); ++i) {
            require(matrix.data(row)[i] == 0, "padding is zeros");
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::MemoryFile file;
    static fuzz::ScratchFolder folder;
    if (size == 0) {
        return 0;
    }
    // The first byte says whether the input is made whole first.
    const std::string_view input(reinterpret_cast<const char*>(data) + 1, size - 1);
    file.set(data[0] % 4 == 3 ? std::string(input) : fileOf(input));
    const auto matrix = VectorMatrix::open(file.path());
    if (!matrix) {
        require(isUtf8(matrix.error().detail), "the reason can be shown");
        return 0;
    }
    checkRows(*matrix);
    const std::filesystem::path copy = folder.path() / "copy";
    require(matrix->save(copy).has_value(), "what was opened can be saved");
    const auto again = VectorMatrix::open(copy, matrix->dimension());
    require(again && again->contentHash() == matrix->contentHash() && again->rows() == matrix->rows(),
            "what was saved is opened again");
    return 0;
}

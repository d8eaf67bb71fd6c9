// Any bytes as the file of an LSA model whose checksum fits: no crash, every vector that it makes has length
// 1 or is all zeros, and what was read is the same when it is written and read again.
#include "core/base/hash.h"
#include "core/retrieval/lsa/lsa.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;
using retrieval::LsaModel;

void checkVector(const LsaModel& model, std::string_view text) {
    std::vector<float> vector(model.dimension(), 7.0F);
    const bool has = model.embed(text, vector);
    double square = 0;
    for (const float value : vector) {
        require(std::isfinite(value), "every number is finite");
        square += double{value} * double{value};
    }
    require(has ? std::abs(std::sqrt(square) - 1) < 1e-3 : square == 0, "a vector has length 1 or none");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte says whether the digest stands behind the input or is computed.
    std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 4 != 3) {
        bytes += base::sha256(bytes);
    }
    const auto model = LsaModel::fromBytes(bytes);
    if (!model) {
        require(isUtf8(model.error().detail), "the reason can be shown");
        return 0;
    }
    require(model->words() > 0 && model->singularValues().size() == model->dimension(), "a whole model");
    checkVector(*model, "a b revenue rose risk");
    checkVector(*model, "");
    const std::string written = model->toBytes();
    const auto again = LsaModel::fromBytes(written);
    require(again && again->toBytes() == written && written == bytes, "what is written is read again");
    return 0;
}

// Any bytes read as vectors, in every form, with ids and without: no crash, no more taken than there are
// sentences, every number finite, every issue can be shown.
#include "core/formats/vectors/vector_reader.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <sstream>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

// Sentences "0", "1", "2", "3".
class FourIds final : public formats::VectorIds {
  public:
    std::size_t size() const override { return 4; }

    std::optional<std::size_t> rowOf(std::string_view id) const override {
        return id.size() == 1 && id[0] >= '0' && id[0] <= '3'
                   ? std::optional(static_cast<std::size_t>(id[0] - '0'))
                   : std::nullopt;
    }

    std::string idOf(std::size_t row) const override { return std::to_string(row); }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses: the kind in its lowest two bits (3: as recognised), then where the ids are.
    const std::string content(reinterpret_cast<const char*>(data) + 1, size - 1);
    formats::VectorReadingSettings settings;
    const unsigned choice = data[0];
    if ((choice & 3U) < 3) {
        settings.kind = static_cast<formats::VectorFileKind>(choice & 3U);
    }
    settings.inCorpusOrder = (choice & 4U) != 0;
    settings.dimension = (choice >> 4U) & 7U;
    // The ids are what stands behind the last zero byte.
    const std::size_t cut = content.rfind('\0');
    std::istringstream idList(cut == std::string::npos ? std::string("0\n1\n") : content.substr(cut + 1));
    std::istringstream input(content);
    const FourIds ids;
    formats::CollectedVectors vectors(ids.size());
    base::NoProgress progress;
    const auto reading =
        formats::readVectorStream(input, content.size(), "fuzz", settings,
                                  (choice & 8U) != 0 ? &idList : nullptr, ids, vectors, {}, progress);
    if (!reading) {
        require(isUtf8(reading.error().detail), "the reason can be shown");
        return 0;
    }
    require(reading->taken + reading->missing == ids.size(), "every sentence is taken or missing");
    require(vectors.values.size() == ids.size() * vectors.dimension, "whole rows");
    for (const float number : vectors.values) {
        require(std::isfinite(number), "every number is finite");
    }
    for (const base::Issue& issue : reading->issues.issues()) {
        require(isUtf8(issue.value) && isUtf8(issue.expected), "every issue can be shown");
    }
    return 0;
}

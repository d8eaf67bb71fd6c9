#include "tests/fuzz/check_scored_set.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    assay::fuzz::checkScoredSet({reinterpret_cast<const char*>(data), size},
                                assay::formats::ScoredSetKind::Csv);
    return 0;
}

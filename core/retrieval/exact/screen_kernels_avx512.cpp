// Compiled for AVX-512 F, BW, DQ and VL; called only where the processor has them.
#include "core/retrieval/exact/screen_kernels_avx512.h"

namespace assay::retrieval::kernels {
namespace {

constexpr std::size_t kGroup = 8;

void screenGroup(const Tile& tile, const QueryGroup& group, float* scores, std::uint16_t* masks) {
    std::size_t block = 0;
    for (; block + 2 <= tile.blocks; block += 2) {
        screenPairs<kGroup, 2, Codes::Whole>(tile, group, block, scores, masks);
    }
    if (block < tile.blocks) {
        screenPairs<kGroup, 1, Codes::Whole>(tile, group, block, scores, masks);
    }
}

} // namespace

const Kernel kAvx512{.set = InstructionSet::Avx512,
                     .single = screenOne<Codes::Both>,
                     .upper = screenOne<Codes::Upper>,
                     .join = join,
                     .group = screenGroup,
                     .groupSize = kGroup,
                     .groupTakesBytes = false,
                     .dot = dot};

} // namespace assay::retrieval::kernels

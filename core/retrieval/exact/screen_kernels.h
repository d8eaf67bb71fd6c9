// The inner loops of exact search, one set per instruction set, each in a file that is compiled for it.
//
// This header and those files include nothing that has inline functions: the linker keeps one copy of such a
// function for the whole program, and it might keep the one with instructions that a processor has not.
//
// Codes. A row is kept as bytes, code + 136 with codes in -119 … 119; 16 rows are a block, in which quad d
// (numbers 4d … 4d + 3) of the 16 rows stand one after the other: 64 bytes. So one vector instruction works
// for 16 rows, and sums need no folding.
//
// The upper four bits of all bytes lie in one place and the lower four in another, so that a first look reads
// half of them: 16 times the upper bits is code + 128, rounded to a multiple of 16. The 64 bytes of quads 2p
// and 2p + 1 that lie together are, of the upper bits, u = (b[2p] & 0xF0) | (b[2p + 1] >> 4), and of the
// lower ones l = (b[2p] & 0x0F) | (b[2p + 1] << 4).
#pragma once

#include "core/retrieval/exact/instruction_set.h"

#include <cstddef>
#include <cstdint>

namespace assay::retrieval::kernels {

constexpr std::size_t kBlockRows = 16;
constexpr std::size_t kQuadBytes = 4 * kBlockRows;
constexpr int kCodeOffset = 136;      // of a whole byte
constexpr int kUpperCodeOffset = 128; // of its upper four bits

// Consecutive blocks of rows.
struct Tile {
    const std::uint8_t* upper; // blocks * pairs * kQuadBytes, aligned to 64
    const std::uint8_t* lower; // as many
    const std::uint8_t* whole; // the bytes: blocks * 2 * pairs * kQuadBytes, aligned to 64; only for groups
    const float* scales;       // 16 a block; NaN: the row takes part in no search
    const float* errors;       // one a block: the largest distance of a row from what its codes say
    const float* upperErrors;  // from what their upper bits say
    std::size_t blocks;
    std::size_t pairs; // of quads
};

// The queries that a kernel works on at a time.
struct QueryGroup {
    const void* codes;        // as the kernel wants them, see Kernel
    const std::int32_t* sums; // of the codes
    const float* units;       // what one step of the codes is worth
    const float* slopes;      // how much of a block's error is to be reckoned with
    const float* floors;      // a row below this, with its error, is of no interest
};

// For query g and row r of the tile: scores[g * 16 * blocks + r] = the cosine that the codes give, and bit
// r % 16 of masks[g * blocks + r / 16] = scores + slope * error >= floor. Sets of instructions differ in how
// they round the score, by less than the slack that the search allows for.
using ScreenFunction = void (*)(const Tile& tile, const QueryGroup& group, float* scores,
                                std::uint16_t* masks);

// Writes the whole bytes of the tile.
using JoinFunction = void (*)(const Tile& tile, std::uint8_t* whole);

// The final product of two vectors, whose length is a multiple of 16. Numbers i with the same i % 16 are
// summed in ascending order, in double precision, in which a product of two float32 is exact (fused or not),
// and the 16 sums s are folded: s[j] + s[j + 8], then + 4, + 2, + 1. So every instruction set gives the same
// bits.
using DotFunction = double (*)(const float* a, const float* b, std::size_t length);

// Where a kernel takes the bytes from.
enum class Codes : std::uint8_t { Both, Upper, Whole };

struct Kernel {
    InstructionSet set;
    // One query, codes of 16 bits: for each quad, the pairs (0, 2) and (1, 3).
    ScreenFunction single;
    // The same by the upper bits alone.
    ScreenFunction upper;
    JoinFunction join; // what `group` is asked for, once for all groups
    // `groupSize` queries: for each quad, with bytes the four codes of each query, otherwise the pairs (0, 2)
    // of each query and then the pairs (1, 3) of each.
    ScreenFunction group;
    std::size_t groupSize;
    bool groupTakesBytes;
    DotFunction dot;
};

extern const Kernel kPortable;
// Only in builds for x86-64, where ASSAY_X86_KERNELS is defined for those who name them.
extern const Kernel kSse;
extern const Kernel kAvx2;
extern const Kernel kAvx512;
extern const Kernel kAvx512Vnni;

} // namespace assay::retrieval::kernels

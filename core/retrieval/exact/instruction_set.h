// The instruction sets for which exact search has kernels. All of them give the same results, byte for byte.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace assay::retrieval {

enum class InstructionSet : std::uint8_t {
    Portable,   // plain C++
    Sse,        // SSE2, which every x86-64 has
    Avx2,       // AVX2 and FMA
    Avx512,     // AVX-512 F, BW, DQ, VL
    Avx512Vnni, // these and VNNI
};

// "portable", "sse", "avx2", "avx512", "avx512_vnni".
[[nodiscard]] std::string_view instructionSetName(InstructionSet set) noexcept;

// What this processor and system can run, slowest first; never empty.
[[nodiscard]] const std::vector<InstructionSet>& availableInstructionSets();

} // namespace assay::retrieval

#include "core/retrieval/exact/instruction_set.h"

namespace assay::retrieval {

std::string_view instructionSetName(InstructionSet set) noexcept {
    switch (set) {
    case InstructionSet::Portable:
        return "portable";
    case InstructionSet::Sse:
        return "sse";
    case InstructionSet::Avx2:
        return "avx2";
    case InstructionSet::Avx512:
        return "avx512";
    case InstructionSet::Avx512Vnni:
        return "avx512_vnni";
    }
    return "portable";
}

const std::vector<InstructionSet>& availableInstructionSets() {
    static const std::vector<InstructionSet> sets = [] {
        std::vector<InstructionSet> found{InstructionSet::Portable};
#ifdef ASSAY_X86_KERNELS
        __builtin_cpu_init(); // asks the system too, whether it saves the wide registers
        found.push_back(InstructionSet::Sse);
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
            found.push_back(InstructionSet::Avx2);
            if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")) {
                found.push_back(InstructionSet::Avx512);
                if (__builtin_cpu_supports("avx512vnni")) {
                    found.push_back(InstructionSet::Avx512Vnni);
                }
            }
        }
#endif
        return found;
    }();
    return sets;
}

} // namespace assay::retrieval

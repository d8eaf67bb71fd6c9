// The one program of all fuzz targets: each fuzz_x.cpp defines LLVMFuzzerTestOneInput, which is renamed to
// fuzz_x when it is compiled, and the name that the program is called by, build/…/fuzz_x, chooses among them.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <string>

#define ASSAY_FUZZ_TARGET(name) extern "C" int name(const std::uint8_t* data, std::size_t size);
#include "fuzz_targets.inc"
#undef ASSAY_FUZZ_TARGET

namespace {

struct FuzzTarget {
    const char* name;
    int (*takeInput)(const std::uint8_t* data, std::size_t size);
};

constexpr FuzzTarget kTargets[]{
#define ASSAY_FUZZ_TARGET(name) {#name, name},
#include "fuzz_targets.inc"
#undef ASSAY_FUZZ_TARGET
};

int (*chosenTarget)(const std::uint8_t* data, std::size_t size) = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** arguments) {
    const std::string called = std::filesystem::path((*arguments)[0]).filename().string();
    const auto* const found =
        std::find_if(std::begin(kTargets), std::end(kTargets),
                     [&called](const FuzzTarget& target) { return called == target.name; });
    if (found == std::end(kTargets)) {
        std::fprintf(stderr, "%s is no fuzz target. Call the program by the name of one:\n", called.c_str());
        for (const FuzzTarget& target : kTargets) {
            std::fprintf(stderr, "  %s\n", target.name);
        }
        std::exit(2);
    }
    chosenTarget = found->takeInput;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return chosenTarget(data, size);
}

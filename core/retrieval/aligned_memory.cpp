#include "core/retrieval/aligned_memory.h"

#include <cstring>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace assay::retrieval {

std::shared_ptr<std::byte> zeroedMemory(std::size_t bytes) {
    constexpr std::size_t kLargePage = std::size_t{2} << 20;
    const std::size_t alignment = bytes >= kLargePage ? kLargePage : 64;
    const std::size_t size = (bytes + alignment - 1) / alignment * alignment;
    auto* memory =
        static_cast<std::byte*>(::operator new(size == 0 ? alignment : size, std::align_val_t{alignment}));
#ifdef __linux__
    if (alignment == kLargePage) {
        ::madvise(memory, size, MADV_HUGEPAGE); // a wish; nothing depends on it
    }
#endif
    std::memset(memory, 0, size);
    return {memory, [alignment](std::byte* begin) { ::operator delete(begin, std::align_val_t{alignment}); }};
}

} // namespace assay::retrieval

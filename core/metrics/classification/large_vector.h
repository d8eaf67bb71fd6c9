// A std::vector for arrays of a million numbers: its elements are not zeroed before they are written, and on
// Linux blocks of several megabytes ask for huge pages. First touching 60 MB in pages of 4 kB takes half of
// the time of building a threshold index.
#pragma once

#include <cstddef>
#include <new>
#include <utility>
#include <vector>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace assay::metrics {

template <typename T>
class LargeAllocator {
  public:
    using value_type = T;

    LargeAllocator() noexcept = default;

    template <typename U>
    LargeAllocator(const LargeAllocator<U>&) noexcept {
    } // NOLINT(google-explicit-constructor): as allocators must

    [[nodiscard]] T* allocate(std::size_t count) {
        void* block = ::operator new(count * sizeof(T), alignmentFor(count));
#ifdef __linux__
        if (isLarge(count)) {
            madvise(block, count * sizeof(T), MADV_HUGEPAGE); // a wish: all is well without it
        }
#endif
        return static_cast<T*>(block);
    }

    void deallocate(T* block, std::size_t count) noexcept { ::operator delete(block, alignmentFor(count)); }

    // Elements made without a value stay as the memory was, where their type allows it.
    template <typename U, typename... Arguments>
    void construct(U* at, Arguments&&... arguments) {
        if constexpr (sizeof...(Arguments) == 0) {
            ::new (static_cast<void*>(at)) U;
        } else {
            ::new (static_cast<void*>(at)) U(std::forward<Arguments>(arguments)...);
        }
    }

    friend bool operator==(const LargeAllocator&, const LargeAllocator&) noexcept { return true; }

  private:
    static constexpr std::size_t kHugePage = std::size_t{2} << 20U;

    static bool isLarge(std::size_t count) noexcept { return count * sizeof(T) >= 2 * kHugePage; }

    static std::align_val_t alignmentFor(std::size_t count) noexcept {
        return std::align_val_t{isLarge(count) ? kHugePage : alignof(std::max_align_t)};
    }
};

template <typename T>
using LargeVector = std::vector<T, LargeAllocator<T>>;

} // namespace assay::metrics

#include "core/base/machine_memory.h"

#ifdef _WIN32
#define NOMINMAX
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace assay::base {

#ifdef _WIN32

std::optional<double> machineMemory() noexcept {
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof(status);
    return GlobalMemoryStatusEx(&status) != 0 ? std::optional(static_cast<double>(status.ullTotalPhys))
                                              : std::nullopt;
}

#else

std::optional<double> machineMemory() noexcept {
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long page = ::sysconf(_SC_PAGESIZE);
    return pages > 0 && page > 0 ? std::optional(static_cast<double>(pages) * static_cast<double>(page))
                                 : std::nullopt;
}

#endif

} // namespace assay::base

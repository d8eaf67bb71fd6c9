#include "core/retrieval/memory_map.h"

#include <cerrno>
#include <cstdint>
#include <cstring>

#ifdef _WIN32
#define NOMINMAX
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;

#ifdef _WIN32

base::Result<MemoryMap> mapFile(const std::filesystem::path& path) {
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        const bool missing = GetLastError() == ERROR_FILE_NOT_FOUND || GetLastError() == ERROR_PATH_NOT_FOUND;
        return fail(missing ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable, "cannot be opened",
                    path.string());
    }
    LARGE_INTEGER size{};
    GetFileSizeEx(file, &size);
    const HANDLE mapping = CreateFileMappingW(file, nullptr, PAGE_READONLY, 0, 0, nullptr);
    CloseHandle(file);
    const void* data = mapping == nullptr ? nullptr : MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
    if (mapping != nullptr) {
        CloseHandle(mapping);
    }
    if (data == nullptr) {
        return fail(ErrorCode::FileNotReadable, "cannot be mapped", path.string());
    }
    return MemoryMap{.owner =
                         std::shared_ptr<const void>(data, [](const void* view) { UnmapViewOfFile(view); }),
                     .bytes = {static_cast<const std::byte*>(data), static_cast<std::size_t>(size.QuadPart)}};
}

void letGoOf(std::span<const std::byte>) noexcept {}

#else

void letGoOf(std::span<const std::byte> bytes) noexcept {
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = (reinterpret_cast<std::uintptr_t>(bytes.data()) + page - 1) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(bytes.data() + bytes.size()) / page * page;
    if (end > begin) {
        ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED); // a wish
    }
}

base::Result<MemoryMap> mapFile(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC); // waits for no pipe
    if (file < 0) {
        return fail(errno == ENOENT ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable,
                    std::strerror(errno), path.string());
    }
    struct stat status{};
    if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(file);
        return fail(ErrorCode::FileNotReadable, "not a regular file", path.string());
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) {
        ::close(file);
        return fail(ErrorCode::FileNotReadable, "empty file", path.string());
    }
    void* data = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
    const int reason = errno;
    ::close(file);
    if (data == MAP_FAILED) { // NOLINT(performance-no-int-to-ptr)
        return fail(ErrorCode::FileNotReadable, std::strerror(reason), path.string());
    }
    return MemoryMap{.owner = std::shared_ptr<const void>(
                         data, [size](const void* begin) { ::munmap(const_cast<void*>(begin), size); }),
                     .bytes = {static_cast<const std::byte*>(data), size}};
}

#endif

} // namespace assay::retrieval

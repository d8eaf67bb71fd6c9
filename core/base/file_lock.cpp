#include "core/base/file_lock.h"

#include <cerrno>
#include <cstring>
#include <utility>

#ifdef _WIN32
#define NOMINMAX
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace assay::base {
namespace {

constexpr std::intptr_t kNoHandle = -1;

} // namespace

FileLock::FileLock(std::filesystem::path path, Handle handle)
    : m_path(std::move(path))
    , m_handle(handle) {}

FileLock::~FileLock() {
    release();
}

FileLock::FileLock(FileLock&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_handle(std::exchange(other.m_handle, kNoHandle)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    if (this != &other) {
        release();
        m_path = std::move(other.m_path);
        m_handle = std::exchange(other.m_handle, kNoHandle);
    }
    return *this;
}

#ifdef _WIN32

// A file that is opened without sharing and deleted on closing is a lock by itself.
Result<std::optional<FileLock>> FileLock::tryTake(const std::filesystem::path& path) {
    const HANDLE handle = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                                      FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (handle != INVALID_HANDLE_VALUE) {
        return FileLock(path, reinterpret_cast<Handle>(handle));
    }
    if (GetLastError() == ERROR_SHARING_VIOLATION) {
        return std::optional<FileLock>();
    }
    return fail(ErrorCode::FileNotWritable, std::to_string(GetLastError()), path.string());
}

bool FileLock::isHeld(const std::filesystem::path& path) {
    const HANDLE handle =
        CreateFileW(path.c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle != INVALID_HANDLE_VALUE) {
        CloseHandle(handle);
        return false;
    }
    return GetLastError() == ERROR_SHARING_VIOLATION;
}

void FileLock::release() noexcept {
    if (m_handle != kNoHandle) {
        CloseHandle(reinterpret_cast<HANDLE>(m_handle));
        m_handle = kNoHandle;
    }
}

#else

Result<std::optional<FileLock>> FileLock::tryTake(const std::filesystem::path& path) {
    for (;;) {
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (file < 0) {
            return fail(ErrorCode::FileNotWritable, std::strerror(errno), path.string());
        }
        if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
            const int reason = errno;
            ::close(file);
            if (reason == EWOULDBLOCK) {
                return std::optional<FileLock>();
            }
            if (reason == EINTR) {
                continue;
            }
            return fail(ErrorCode::FileNotWritable, std::strerror(reason), path.string());
        }
        // A holder removes the file before it lets go: what was locked here may be a file without a name,
        // while somebody else has made and locked a new one.
        struct stat locked{};
        struct stat named{};
        if (::fstat(file, &locked) == 0 && ::stat(path.c_str(), &named) == 0 &&
            locked.st_ino == named.st_ino && locked.st_dev == named.st_dev) {
            return FileLock(path, file);
        }
        ::close(file);
    }
}

bool FileLock::isHeld(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    const bool held = ::flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    return held;
}

void FileLock::release() noexcept {
    if (m_handle != kNoHandle) {
        ::unlink(m_path.c_str());
        ::close(static_cast<int>(m_handle));
        m_handle = kNoHandle;
    }
}

#endif

} // namespace assay::base

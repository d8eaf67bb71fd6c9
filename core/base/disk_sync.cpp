#include "core/base/disk_sync.h"

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>
#include <vector>

#ifdef _WIN32
#define NOMINMAX
#include <windows.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace assay::base {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> notSynced(const std::error_code& reason, const fs::path& path) {
    return fail(ErrorCode::FileNotWritable, reason.message(), path.string());
}

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

#ifdef _WIN32

std::error_code lastError() {
    return {static_cast<int>(GetLastError()), std::system_category()};
}

#else

std::error_code lastError() {
    return {errno, std::generic_category()};
}

int syncDescriptor(int file) {
#ifdef F_FULLFSYNC // fsync() there leaves it in the disk's own memory
    if (::fcntl(file, F_FULLFSYNC) == 0) {
        return 0;
    }
#endif
    int done = 0;
    do {
        done = ::fsync(file);
    } while (done != 0 && errno == EINTR);
    return done;
}

// Of file systems that have nothing to sync: devices, some of the network, some in user space.
bool cannotBeSynced(int reason) {
    return reason == EINVAL || reason == ENOSYS || reason == ENOTSUP || reason == EROFS;
}

std::error_code syncPath(const fs::path& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) {
        return lastError();
    }
    std::error_code failed;
    if (syncDescriptor(file) != 0 && !cannotBeSynced(errno)) {
        failed = lastError();
    }
    ::close(file);
    return failed;
}

#endif

// Brings it to the disk, whatever it is.
Result<> syncEntry(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::symlink_status(path, error);
    if (fs::is_symlink(status)) {
        return {}; // its folder has it
    }
    return fs::is_directory(status) ? syncFolder(path) : syncFile(path);
}

template <typename Rename>
Result<> movedDurably(const fs::path& from, const fs::path& to, Rename rename) {
    const auto failed = [&](const std::string& reason) {
        return fail(ErrorCode::FileNotWritable, reason, to.string());
    };
    if (auto synced = syncEntry(from); !synced) {
        return failed(synced.error().detail);
    }
    const std::error_code error = rename(from, to);
    if (error == std::errc::file_exists) {
        return fail(ErrorCode::NameTaken, to.filename().string(), to.string());
    }
    if (error) {
        return failed(error.message());
    }
    if (auto synced = syncFolderOf(to); !synced) {
        return failed(synced.error().detail);
    }
    return {};
}

// Not every file system can rename without replacing, nor give a second name; any can make a file that was
// not there, and that one is then replaced.
std::error_code renameUnlessTaken(const fs::path& from, const fs::path& to) {
    std::error_code error;
#if defined(__linux__) && defined(RENAME_NOREPLACE)
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return {};
    }
    if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) {
        return lastError();
    }
#endif
    fs::create_hard_link(from, to, error);
    if (error == std::errc::file_exists) {
        return error;
    }
    if (!error) {
        fs::remove(from, error);
        return error;
    }
    std::FILE* const reserved = std::fopen(to.string().c_str(), "wbx");
    if (reserved == nullptr) {
        return {errno, std::generic_category()};
    }
    std::fclose(reserved);
    fs::rename(from, to, error);
    if (error) {
        std::error_code ignored;
        fs::remove(to, ignored);
    }
    return error;
}

} // namespace

#ifdef _WIN32

Result<> syncFile(const fs::path& file) {
    const HANDLE handle = CreateFileW(file.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                      nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        return notSynced(lastError(), file);
    }
    const bool done = FlushFileBuffers(handle) != 0;
    const std::error_code failed = lastError();
    CloseHandle(handle);
    return done ? Result<>() : notSynced(failed, file);
}

Result<> syncFolder(const fs::path& /*folder*/) {
    return {}; // NTFS journals names by itself
}

#else

Result<> syncFile(const fs::path& file) {
    const std::error_code failed = syncPath(file, O_RDONLY | O_NONBLOCK);
    return failed ? Result<>(notSynced(failed, file)) : Result<>();
}

Result<> syncFolder(const fs::path& folder) {
    const std::error_code failed = syncPath(folder, O_RDONLY | O_DIRECTORY);
    // One that may be written to and not be read cannot be opened for it.
    const bool mayNot = failed == std::errc::permission_denied;
    return failed && !mayNot ? Result<>(notSynced(failed, folder)) : Result<>();
}

#endif

Result<> syncFolderOf(const fs::path& path) {
    return syncFolder(folderOf(path));
}

Result<> makeFolder(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> missing; // the innermost first
    for (fs::path above = folder; !above.empty() && !fs::exists(above, error) && above != above.parent_path();
         above = above.parent_path()) {
        missing.push_back(above);
    }
    fs::create_directories(folder, error);
    if (error) {
        return fail(ErrorCode::FileNotWritable, error.message(), folder.string());
    }
    for (const fs::path& made : missing) {
        ASSAY_TRY(syncFolderOf(made));
    }
    return {};
}

Result<> moveIntoPlace(const fs::path& from, const fs::path& to) {
    return movedDurably(from, to, [](const fs::path& old, const fs::path& name) {
        std::error_code error;
        fs::rename(old, name, error);
        return error;
    });
}

Result<> moveToNewName(const fs::path& from, const fs::path& to) {
    return movedDurably(from, to, renameUnlessTaken);
}

} // namespace assay::base

#include "core/base/atomic_file.h"

#include "core/base/disk_sync.h"
#include "core/base/ids.h"

#include <cerrno>
#include <cstring>
#include <fstream>

namespace assay::base {
namespace {

namespace fs = std::filesystem;

Result<> makeFolderFor(const fs::path& path) {
    auto made = path.has_parent_path() ? makeFolder(path.parent_path()) : Result<>();
    return made ? made : fail(ErrorCode::FileNotWritable, made.error().detail, path.string());
}

} // namespace

Result<> writeFileAtomically(const fs::path& path, std::string_view content) {
    return writeFileInPieces(path, [content](const TakePiece& take) { take(content); });
}

Result<> writeFileInPieces(const fs::path& path, const std::function<void(const TakePiece& take)>& write) {
    ASSAY_TRY(makeFolderFor(path));
    std::error_code ignored;
    fs::path temporary = path;
    temporary += "." + newUuid().substr(0, 8) + ".tmp";
    errno = 0;
    std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
    try {
        write([&file](std::string_view piece) {
            file.write(piece.data(), static_cast<std::streamsize>(piece.size()));
        });
    } catch (...) { // nothing half-written stays, whatever it was
        file.close();
        fs::remove(temporary, ignored);
        throw;
    }
    file.close();
    if (!file) {
        const std::string reason = std::strerror(errno);
        fs::remove(temporary, ignored);
        return fail(ErrorCode::FileNotWritable, reason, path.string());
    }
    auto moved = moveIntoPlace(temporary, path);
    if (!moved) {
        fs::remove(temporary, ignored);
    }
    return moved;
}

Result<> writeStagedFile(const fs::path& path, std::string_view content) {
    ASSAY_TRY(makeFolderFor(path));
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file) {
        return fail(ErrorCode::FileNotWritable, std::strerror(errno), path.string());
    }
    return syncFile(path);
}

} // namespace assay::base

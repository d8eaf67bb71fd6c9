#include "core/base/atomic_file.h"

#include "core/base/ids.h"

#include <cerrno>
#include <cstring>
#include <fstream>

namespace assay::base {

Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content) {
    return writeFileInPieces(path, [content](const TakePiece& take) { take(content); });
}

Result<> writeFileInPieces(const std::filesystem::path& path,
                           const std::function<void(const TakePiece& take)>& write) {
    std::error_code error;
    if (path.has_parent_path()) {
        std::filesystem::create_directories(path.parent_path(), error);
        if (error) {
            return fail(ErrorCode::FileNotWritable, error.message(), path.string());
        }
    }
    std::filesystem::path temporary = path;
    temporary += "." + newUuid().substr(0, 8) + ".tmp";
    errno = 0;
    std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
    try {
        write([&file](std::string_view piece) {
            file.write(piece.data(), static_cast<std::streamsize>(piece.size()));
        });
    } catch (...) { // nothing half-written stays, whatever it was
        file.close();
        std::filesystem::remove(temporary, error);
        throw;
    }
    file.close();
    if (!file) {
        const std::string reason = std::strerror(errno);
        std::filesystem::remove(temporary, error);
        return fail(ErrorCode::FileNotWritable, reason, path.string());
    }
    std::filesystem::rename(temporary, path, error);
    if (error) {
        const std::string reason = error.message();
        std::filesystem::remove(temporary, error);
        return fail(ErrorCode::FileNotWritable, reason, path.string());
    }
    return {};
}

} // namespace assay::base

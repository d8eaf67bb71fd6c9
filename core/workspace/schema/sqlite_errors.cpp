#include "core/workspace/schema/sqlite_errors.h"

#include <sqlite3.h>

namespace assay::workspace {

base::Error errorOf(const SQLite::Exception& exception, const std::string& where) {
    using base::ErrorCode;
    const auto error = [&](ErrorCode code) { return base::Error{code, exception.what(), where}; };
    switch (exception.getErrorCode() & 0xff) { // the primary code; the rest says more than we tell apart
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return error(ErrorCode::WorkspaceBusy);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return error(ErrorCode::DamagedWorkspace);
    case SQLITE_READONLY:
        return error(ErrorCode::ReadOnlyWorkspace);
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return error(ErrorCode::FileNotReadable);
    case SQLITE_INTERRUPT:
        return error(ErrorCode::Cancelled);
    default:
        return error(ErrorCode::StorageFailure);
    }
}

} // namespace assay::workspace

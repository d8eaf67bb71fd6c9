#include "core/base/error.h"

namespace assay::base {

std::string_view errorCodeName(ErrorCode code) noexcept {
    switch (code) {
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::FileNotFound:
        return "file_not_found";
    case ErrorCode::FileNotReadable:
        return "file_not_readable";
    case ErrorCode::FileNotWritable:
        return "file_not_writable";
    case ErrorCode::UnknownFormat:
        return "unknown_format";
    case ErrorCode::InputNotUsable:
        return "input_not_usable";
    case ErrorCode::NotAWorkspace:
        return "not_a_workspace";
    case ErrorCode::DamagedWorkspace:
        return "damaged_workspace";
    case ErrorCode::NewerWorkspace:
        return "newer_workspace";
    case ErrorCode::OlderWorkspace:
        return "older_workspace";
    case ErrorCode::ReadOnlyWorkspace:
        return "read_only_workspace";
    case ErrorCode::LeftoverFiles:
        return "leftover_files";
    case ErrorCode::ReplacedWorkspace:
        return "replaced_workspace";
    case ErrorCode::WorkspaceBusy:
        return "workspace_busy";
    case ErrorCode::NameTaken:
        return "name_taken";
    case ErrorCode::NotFound:
        return "not_found";
    case ErrorCode::InvalidArgument:
        return "invalid_argument";
    case ErrorCode::RemoteFailure:
        return "remote_failure";
    case ErrorCode::EditConflict:
        return "edit_conflict";
    case ErrorCode::StorageFailure:
        return "storage_failure";
    }
    return "unknown";
}

} // namespace assay::base

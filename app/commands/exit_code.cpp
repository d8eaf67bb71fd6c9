#include "app/commands/exit_code.h"

namespace assay::app {

int exitCodeOf(base::ErrorCode code) {
    using base::ErrorCode;
    switch (code) {
    case ErrorCode::Cancelled:
        return kExitInterrupted;
    case ErrorCode::InvalidArgument:
    case ErrorCode::NotFound:
        return kExitUsage;
    case ErrorCode::UnknownFormat:
    case ErrorCode::InputNotUsable:
        return kExitInput;
    case ErrorCode::RemoteFailure:
        return kExitRemote;
    case ErrorCode::FileNotFound:
    case ErrorCode::FileNotReadable:
    case ErrorCode::FileNotWritable:
    case ErrorCode::NotAWorkspace:
    case ErrorCode::DamagedWorkspace:
    case ErrorCode::NewerWorkspace:
    case ErrorCode::OlderWorkspace:
    case ErrorCode::ReadOnlyWorkspace:
    case ErrorCode::LeftoverFiles:
    case ErrorCode::ReplacedWorkspace:
    case ErrorCode::WorkspaceBusy:
    case ErrorCode::NameTaken:
    case ErrorCode::EditConflict:
    case ErrorCode::StorageFailure:
        return kExitFile;
    }
    return kExitFile;
}

} // namespace assay::app

// What a core function says when it could not do its work. Core holds no sentence for a person: the code
// is turned into one by widgets/text/error_text, which puts `detail` and `where` into it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::base {

enum class ErrorCode : std::uint8_t {
    Cancelled,         // a stop was requested; nothing was left half-done
    FileNotFound,      // `where` is the path
    FileNotReadable,   // exists, but cannot be opened or read; `detail` is the system's reason
    FileNotWritable,   // cannot be created or written; `detail` is the system's reason
    UnknownFormat,     // the content is none of the formats that Assay reads
    InputNotUsable,    // recognised, but nothing in it can be used; `detail` says what is missing
    NotAWorkspace,     // the file is no Assay workspace
    DamagedWorkspace,  // it is one, but SQLite finds it damaged; `detail` is what was found
    NewerWorkspace,    // written by a newer Assay: it can be read, not changed; `detail` is its version
    OlderWorkspace,    // of before the first release, not read any more; `detail` is its version
    ReadOnlyWorkspace, // a change was asked of a workspace that is open read-only; `detail`, if there is
                       // any, names what of its schema is not Assay's
    LeftoverFiles,     // beside the new file `where` lies what a deleted one left; `detail` names it
    ReplacedWorkspace, // while it was open, another program took the file or its journal away
    WorkspaceBusy,     // another process is importing or holds the write lock
    NameTaken,         // a set of that name exists; `detail` is the name
    NotFound,          // no such set, scenario or record; `detail` is what was asked for
    InvalidArgument,   // a setting outside its range; `where` is its name, `detail` its value
    RemoteFailure,     // a remote service failed; `where` is its address, `detail` how
    EditConflict,      // somebody else has changed `detail` since it was read; nothing was overwritten
    StorageFailure,    // SQLite failed; `detail` is its message
};

// The stable snake_case name used in JSON output, for example "file_not_found".
[[nodiscard]] std::string_view errorCodeName(ErrorCode code) noexcept;

struct Error {
    ErrorCode code = ErrorCode::StorageFailure;
    std::string detail; // facts only: a path, a value, the system's own reason
    std::string where;  // file, argument or object concerned
};

} // namespace assay::base

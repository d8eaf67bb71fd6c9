// The runs against a chat backend that a workspace keeps, with every reply.
#pragma once

#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/ask_reply.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::workspace {

enum class DynamicRunState : std::uint8_t {
    Running = 0, // or ended early, by a crash for example: it can be gone on with
    Stopped = 1, // by a person
    Finished = 2 // every item has been asked
};

struct NewDynamicRun {
    base::RowId set = 0;
    std::string name;     // unique in the set
    std::string settings; // JSON, without any secret
    std::uint64_t seed = 0;
    std::string planHash;
    std::int64_t items = 0;
};

struct DynamicRunInfo {
    base::RowId id = 0;
    base::RowId set = 0;
    std::string name;
    std::string createdAt; // UTC, ISO 8601
    std::string settings;
    std::uint64_t seed = 0;
    std::string planHash;
    std::int64_t items = 0;
    DynamicRunState state = DynamicRunState::Running;
    std::int64_t answered = 0;
    std::int64_t failed = 0;
};

// Errors: InvalidArgument (an empty name, settings that are no JSON), NameTaken, NotFound (no such visible
// set), and those of Workspace::write().
[[nodiscard]] base::Result<base::RowId> createDynamicRun(Workspace& workspace, const NewDynamicRun& run);

// Who asks the questions of a run holds its claim meanwhile, so that nobody else asks them too; read the
// replies that there are after taking it. nullopt: another process or window has it. It is a lock beside the
// workspace that ends with its holder. Error: FileNotWritable.
[[nodiscard]] base::Result<std::optional<base::FileLock>> claimDynamicRun(const Workspace& workspace,
                                                                          base::RowId run);

// Stores one reply, on the disk when it returns; an earlier one to the same item is replaced. Error: NotFound
// (no such run: its set was removed meanwhile, for example).
[[nodiscard]] base::Result<> saveDynamicReply(Workspace& workspace, base::RowId run,
                                              const model::DynamicReply& reply);

// Error: NotFound.
[[nodiscard]] base::Result<> setDynamicRunState(Workspace& workspace, base::RowId run, DynamicRunState state);

// With all its replies. Error: NotFound.
[[nodiscard]] base::Result<> removeDynamicRun(Workspace& workspace, base::RowId run);

// Of one visible set, newest first.
[[nodiscard]] base::Result<std::vector<DynamicRunInfo>> dynamicRuns(const Reader& reader, base::RowId set);

// Error: NotFound.
[[nodiscard]] base::Result<DynamicRunInfo> findDynamicRun(const Reader& reader, base::RowId set,
                                                          const std::string& name);

// By number. Errors: NotFound, DamagedWorkspace (a stored reply that makes no sense).
[[nodiscard]] base::Result<std::vector<model::DynamicReply>> dynamicReplies(const Reader& reader,
                                                                            base::RowId run);

} // namespace assay::workspace

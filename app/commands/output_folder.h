// Where a command puts what --output names.
#pragma once

#include "core/base/path_guard.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <system_error>

namespace assay::app {

// A slip in a path must not make folders: the one that `output` shall stand in has to be there.
// FileNotWritable, which names it.
[[nodiscard]] inline base::Result<> requireFolderOf(const std::filesystem::path& output) {
    std::error_code error;
    // "out/" names the folder "out" itself.
    const std::filesystem::path named = output.has_filename() ? output : output.parent_path();
    const std::filesystem::path folder = named.parent_path();
    if (folder.empty() || std::filesystem::is_directory(folder, error)) {
        return {};
    }
    error =
        std::make_error_code(std::filesystem::exists(folder, error) ? std::errc::not_a_directory
                                                                    : std::errc::no_such_file_or_directory);
    return base::fail(base::ErrorCode::FileNotWritable, error.message(), folder.string());
}

// Writing over the workspace that is read, over what lies beside it, or over another workspace would destroy
// it. FileNotWritable, which names it.
[[nodiscard]] inline base::Result<> requireOtherThan(const std::filesystem::path& workspace,
                                                     const std::filesystem::path& output) {
    if (base::isAmong(workspace::workspacePaths(workspace), output)) {
        return base::fail(base::ErrorCode::FileNotWritable, "it belongs to the workspace itself",
                          output.string());
    }
    return base::requireUnguarded(output);
}

// A file in a folder that is there, and not the workspace. FileNotWritable, which names what is wrong.
[[nodiscard]] inline base::Result<> requireOutputFile(const std::filesystem::path& output,
                                                      const std::filesystem::path& workspace) {
    std::error_code error;
    if (std::filesystem::is_directory(output, error)) {
        return base::fail(base::ErrorCode::FileNotWritable,
                          std::make_error_code(std::errc::is_a_directory).message(), output.string());
    }
    return requireOtherThan(workspace, output).and_then([&] { return requireFolderOf(output); });
}

} // namespace assay::app

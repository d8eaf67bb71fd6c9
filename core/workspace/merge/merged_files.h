// Files of the data folder beside another workspace, taken into the one beside this workspace. Of the merge
// alone.
//
// While the merge writes its rows each file is copied under a name made at random; only when all of it is
// there the files get their names, under the write lock, and then the rows are committed. A merge that ends
// early leaves no row and takes its files away; one that is killed leaves nothing but files that no row
// names, which checkWorkspace() tells of and the next merge takes.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::workspace {

class MergedFiles {
  public:
    // `onlyLook`: nothing is written, only sizes are looked at. Progress: Writing, in bytes.
    MergedFiles(std::filesystem::path mine, std::filesystem::path theirs, bool onlyLook,
                const std::stop_token& stop, base::ProgressSink& progress);
    // Parts that did not get their names go.
    ~MergedFiles();
    MergedFiles(const MergedFiles&) = delete;
    MergedFiles& operator=(const MergedFiles&) = delete;

    // Copies a file by its name, once. false: beside theirs there is no such file, or not the one of this
    // length and hash (DataFileHash); then nothing of it is here. Errors: Cancelled, FileNotWritable,
    // DamagedWorkspace (the data folder here is none).
    [[nodiscard]] base::Result<bool> copy(const std::string& name, std::int64_t bytes, std::string_view hash,
                                          bool isVectors);

    // All of them get their names. Error: FileNotWritable.
    [[nodiscard]] base::Result<> place();

    // Takes away what place() did, after rows that were not committed. Files that a row names stay.
    [[nodiscard]] base::Result<> takeBack(Workspace& workspace);

  private:
    [[nodiscard]] base::Result<bool> copyInto(const std::filesystem::path& from, const std::string& name,
                                              std::string_view hash, bool isVectors);

    std::filesystem::path m_mine, m_theirs;
    bool m_isLook = false;
    const std::stop_token& m_stop;
    base::ProgressSink& m_progress;
    std::int64_t m_written = 0;
    std::map<std::string, bool> m_known; // what copy() said of a name
    std::vector<std::pair<std::filesystem::path, std::filesystem::path>> m_parts; // from, to
    std::vector<std::string> m_placed;
};

} // namespace assay::workspace

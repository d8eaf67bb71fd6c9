// Inputs for readers that take a path: a file without a disk, and a folder of files.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace assay::fuzz {

// A file in memory; one for the life of the process, as opening it anew for every input would cost more than
// reading it.
class MemoryFile {
  public:
    MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    void set(std::string_view content) const;

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

  private:
    int m_descriptor = -1;
    std::filesystem::path m_path;
};

// A folder of its own below that for temporary files, in memory where the system has such a place; removed
// when the process ends, unless it crashes.
class ScratchFolder {
  public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    // `name` is relative: "qrels/test.tsv".
    void put(const std::string& name, std::string_view content);
    // Everything that put() has written.
    void clear();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

  private:
    std::filesystem::path m_path;
    std::set<std::string> m_names;
};

} // namespace assay::fuzz

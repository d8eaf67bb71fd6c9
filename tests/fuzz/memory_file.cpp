#include "tests/fuzz/memory_file.h"

#include "tests/fuzz/fuzz_checks.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

namespace assay::fuzz {

namespace fs = std::filesystem;

namespace {

void writeAll(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        require(written > 0, "the input can be put where readers find it");
        content.remove_prefix(static_cast<std::size_t>(written));
    }
}

} // namespace

MemoryFile::MemoryFile()
    : m_descriptor(::memfd_create("input", MFD_CLOEXEC))
    , m_path("/proc/self/fd/" + std::to_string(m_descriptor)) {
    require(m_descriptor >= 0, "there is a file in memory");
}

void MemoryFile::set(std::string_view content) const {
    require(::ftruncate(m_descriptor, 0) == 0 && ::lseek(m_descriptor, 0, SEEK_SET) == 0,
            "the file can be emptied");
    writeAll(m_descriptor, content);
}

ScratchFolder::ScratchFolder() {
    std::error_code error;
    const fs::path memory = "/dev/shm";
    std::string name =
        ((fs::is_directory(memory, error) ? memory : fs::temp_directory_path()) / "assay-fuzz-XXXXXX")
            .string();
    require(::mkdtemp(name.data()) != nullptr, "there is a folder for the input");
    m_path = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code error;
    fs::remove_all(m_path, error);
}

void ScratchFolder::put(const std::string& name, std::string_view content) {
    const fs::path file = m_path / name;
    fs::create_directories(file.parent_path());
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    require(descriptor >= 0, "the input's file can be made");
    writeAll(descriptor, content);
    ::close(descriptor);
    m_names.insert(name);
}

void ScratchFolder::clear() {
    std::error_code error;
    for (const std::string& name : m_names) {
        fs::remove(m_path / name, error);
    }
    m_names.clear();
}

} // namespace assay::fuzz

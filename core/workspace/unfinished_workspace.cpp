#include "core/workspace/unfinished_workspace.h"

#include "core/base/ids.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <exception>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace assay::workspace {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::Result;

constexpr std::string_view kNewSuffix = ".new";
constexpr std::string_view kMadeSuffix = ".tmp"; // for a moment, of Workspace::create()
constexpr std::string_view kMakingSuffix = ".making";
constexpr std::size_t kUuidLength = 36;

fs::path makingLockPath(const fs::path& unfinished) {
    fs::path path = unfinished;
    path += kMakingSuffix;
    return path;
}

bool isUuid(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isDash = i == 8 || i == 13 || i == 18 || i == 23;
        const bool isDigit = (text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f');
        if (isDash ? text[i] != '-' : !isDigit) {
            return false;
        }
    }
    return text.size() == kUuidLength;
}

// Of "PREFIX.UUIDsuffix…" the part up to the suffix; nullopt: it is no such name.
std::optional<std::string> namedByUuid(const std::string& name, const std::string& prefix,
                                       std::string_view suffix) {
    const std::size_t uuid = prefix.size() + 1;
    const std::size_t end = uuid + kUuidLength;
    const bool isOurs = name.starts_with(prefix + ".") && name.size() >= end + suffix.size() &&
                        isUuid(std::string_view(name).substr(uuid, kUuidLength)) &&
                        std::string_view(name).substr(end).starts_with(suffix);
    return isOurs ? std::optional(name.substr(0, end + suffix.size())) : std::nullopt;
}

// What stands in the folder under names that begin so.
std::set<std::string> namesIn(const fs::path& folder, const std::string& prefix, std::string_view suffix) {
    std::set<std::string> names;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        if (auto name = namedByUuid(entry->path().filename().string(), prefix, suffix)) {
            names.insert(std::move(*name));
        }
    }
    return names;
}

} // namespace

UnfinishedWorkspace::UnfinishedWorkspace(fs::path path, base::FileLock lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock)) {}

UnfinishedWorkspace::UnfinishedWorkspace(UnfinishedWorkspace&& other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_lock(std::move(other.m_lock)) {}

UnfinishedWorkspace::~UnfinishedWorkspace() {
    if (!m_path.empty()) {
        removeWorkspaceFiles(m_path);
    }
}

Result<UnfinishedWorkspace> UnfinishedWorkspace::beside(const fs::path& path) {
    for (;;) {
        fs::path unfinished = path;
        unfinished += "." + base::newUuid() + std::string(kNewSuffix);
        auto lock = base::FileLock::tryTake(makingLockPath(unfinished));
        if (!lock) {
            lock.error().where = path.string();
            return tl::unexpected(std::move(lock.error()));
        }
        if (*lock) { // else somebody looks whether it is a dead one's: another name
            return UnfinishedWorkspace(std::move(unfinished), std::move(**lock));
        }
    }
}

void removeDeadAttempts(const fs::path& path) noexcept {
    try {
        const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
        for (const std::string& attempt : namesIn(folder, path.filename().string(), kNewSuffix)) {
            const auto lock = base::FileLock::tryTake(makingLockPath(folder / attempt));
            if (!lock || !*lock) {
                continue; // it is being made, or nothing can be changed here
            }
            removeWorkspaceFiles(folder / attempt);
            for (const std::string& made : namesIn(folder, attempt, kMadeSuffix)) {
                removeWorkspaceFiles(folder / made);
            }
        }
    } catch (const std::exception&) {
        // No memory for their names: they stay for the next time.
    }
}

} // namespace assay::workspace

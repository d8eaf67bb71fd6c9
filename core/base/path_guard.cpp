#include "core/base/path_guard.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace assay::base {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40; // as the system counts

// Where writing to the path would end, whether there is anything or not.
fs::path destination(const fs::path& path) {
    std::error_code error;
    fs::path at = fs::absolute(path, error);
    for (int links = 0; links < kMostLinks && fs::is_symlink(fs::symlink_status(at, error)); ++links) {
        const fs::path next = fs::read_symlink(at, error);
        at = next.is_absolute() ? next : at.parent_path() / next;
    }
    const fs::path canonical = fs::weakly_canonical(at, error);
    return error ? at.lexically_normal() : canonical;
}

std::string inLowerCase(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

// Of two destinations.
bool isSame(const fs::path& one, const fs::path& other) {
    std::error_code error;
    if (one == other || fs::equivalent(one, other, error)) {
        return true;
    }
    // Some disks take both spellings for one name. What is there was compared above.
    const bool isMissing = !fs::exists(one, error) && !fs::exists(other, error);
    return isMissing && one.parent_path() == other.parent_path() &&
           inLowerCase(one.filename().string()) == inLowerCase(other.filename().string());
}

// A database of SQLite whose header says that it is Assay's ("ASSY", workspace::kApplicationId). Not for what
// this process has open: closing the file would drop the locks on it.
bool isWorkspace(const fs::path& path) {
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    constexpr std::size_t kIdPlace = 68;
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        return false;
    }
    std::array<char, kIdPlace + 4> head{};
    std::ifstream file(path, std::ios::binary);
    return file.read(head.data(), head.size()) && std::string_view(head.data(), kMagic.size()) == kMagic &&
           std::string_view(head.data() + kIdPlace, 4) == "ASSY";
}

struct Guards {
    std::mutex mutex;
    std::vector<const PathGuard*> all;
};

Guards& guards() {
    static Guards all;
    return all;
}

} // namespace

bool isAmong(const GuardedPaths& paths, const fs::path& target) {
    const fs::path end = destination(target);
    const auto is = [](const fs::path& at) {
        return [&at](const fs::path& guarded) { return isSame(at, destination(guarded)); };
    };
    if (std::any_of(paths.files.begin(), paths.files.end(), is(end))) {
        return true;
    }
    for (fs::path at = end;; at = at.parent_path()) {
        if (std::any_of(paths.folders.begin(), paths.folders.end(), is(at))) {
            return true;
        }
        if (!at.has_relative_path()) {
            return false;
        }
    }
}

PathGuard::PathGuard(GuardedPaths paths)
    : m_paths(std::move(paths)) {
    const std::lock_guard lock(guards().mutex);
    guards().all.push_back(this);
}

PathGuard::~PathGuard() {
    const std::lock_guard lock(guards().mutex);
    std::erase(guards().all, this);
}

Result<> requireUnguarded(const fs::path& target) {
    const std::lock_guard lock(guards().mutex);
    const bool isGuarded = std::any_of(guards().all.begin(), guards().all.end(), [&](const PathGuard* guard) {
        return isAmong(guard->m_paths, target);
    });
    return isGuarded || isWorkspace(target)
               ? Result<>(fail(ErrorCode::FileNotWritable, "it belongs to a workspace", target.string()))
               : Result<>();
}

} // namespace assay::base

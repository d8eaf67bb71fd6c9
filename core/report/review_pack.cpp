#include "core/report/review_pack.h"

#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/inner_path.h"
#include "core/base/path_guard.h"
#include "core/base/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <system_error>
#include <thread>

namespace assay::report {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

// Within the pack's folder, so that renaming is enough. A pack in the making has a folder of its own there:
//
//   .review-pack.UUID/new/…    the files of the new pack; the manifest is the last to leave it
//   .review-pack.UUID/kept/…   what stood in their places and what the earlier pack had more
//
// The folder "kept" gets its name when it is complete, and before anything in the pack's folder changes. As
// long as it has that name and "new" its manifest, the exchange is unfinished and can be taken back.
constexpr std::string_view kStagingPrefix = ".review-pack.";
constexpr std::string_view kLockName = ".review-pack.lock";
constexpr std::string_view kNew = "new";
constexpr std::string_view kKept = "kept";
constexpr std::string_view kKeeping = "keeping"; // "kept" before it is complete and after it is of no use
constexpr std::chrono::milliseconds kPause{20};  // between two attempts to take the lock

// A link counts by itself, wherever it leads.
bool isThere(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

bool isOwnFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(fs::symlink_status(path, error));
}

struct ManifestFile {
    std::string name;
    std::string hash; // SHA-256
};

using ManifestFiles = std::vector<ManifestFile>;

// The files that a manifest names; nullopt: it is none of a pack.
std::optional<ManifestFiles> filesOfManifest(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const Json json = base::parseSettingsJson(text);
    const Json* const list = base::memberOf(json, "files");
    if (base::memberOf(json, "title") == nullptr || base::memberOf(json, "version") == nullptr ||
        list == nullptr || !list->is_array()) {
        return std::nullopt;
    }
    ManifestFiles files;
    for (const Json& one : *list) {
        const Json* const name = base::memberOf(one, "name");
        const Json* const hash = base::memberOf(one, "sha256");
        if (name == nullptr || !name->is_string() || hash == nullptr || !hash->is_string()) {
            return std::nullopt;
        }
        files.push_back({name->get<std::string>(), hash->get<std::string>()});
    }
    return files;
}

// Whether the file is still as a pack wrote it, and no link.
bool isUnchanged(const fs::path& path, const std::string& hash) {
    std::error_code error;
    if (!fs::is_regular_file(fs::symlink_status(path, error))) {
        return false;
    }
    const auto now = base::sha256OfFile(path);
    return now && *now == hash;
}

// The same file, or the same link, under a second name; a copy where the disk knows no second names.
std::error_code addName(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::create_directories(to.parent_path(), error);
    if (error) {
        return error;
    }
    if (fs::is_symlink(fs::symlink_status(from, error))) {
        fs::copy_symlink(from, to, error);
        return error;
    }
    fs::create_hard_link(from, to, error);
    if (error) {
        fs::copy_file(from, to, error);
    }
    return error;
}

// The one place where a file or folder of a pack gets its name.
Result<> moveInto(const fs::path& from, const fs::path& to) {
    return base::makeFolder(to.parent_path()).and_then([&] { return base::moveIntoPlace(from, to); });
}

// Takes the folders away that hold nothing any more, up to the pack's own.
void removeEmptyFolders(const fs::path& folder, fs::path inner) {
    std::error_code error;
    for (; inner != folder && inner.has_relative_path(); inner = inner.parent_path()) {
        if (!fs::remove(inner, error)) {
            return;
        }
    }
}

// What a pack is exchanged with, in a folder of its own within the pack's.
class Exchange {
  public:
    Exchange(fs::path folder, fs::path staging)
        : m_folder(std::move(folder))
        , m_staging(std::move(staging)) {}

    [[nodiscard]] fs::path staged(const std::string& name) const { return m_staging / kNew / name; }

    // Keeps a second name of what stands there, if anything does.
    [[nodiscard]] std::error_code keep(const std::string& name) const {
        return isThere(m_folder / name) ? addName(m_folder / name, m_staging / kKeeping / name)
                                        : std::error_code();
    }

    // From now on it can be taken back, also by somebody else.
    [[nodiscard]] Result<> begin() const {
        return base::makeFolder(m_staging / kKeeping).and_then([&] {
            return moveInto(m_staging / kKeeping, m_staging / kKept);
        });
    }

    [[nodiscard]] Result<> put(const std::string& name) const {
        return moveInto(staged(name), m_folder / name);
    }

    // Everything is again as it was before begin(), if it was begun and is unfinished. Whatever is neither of
    // the earlier pack nor of the new one is somebody's work by now and stays. What was kept keeps its second
    // name until clear(), so that this can be interrupted and repeated. False: something could not be put
    // back; it is still kept.
    [[nodiscard]] bool takeBack() const {
        const std::string manifest(kPackManifest);
        if (!isOwnFolder(kept()) || !isThere(staged(manifest))) {
            return true;
        }
        const auto files = filesOfManifest(staged(manifest)).value_or(ManifestFiles());
        bool all = true;
        for (const ManifestFile& file : files) { // what the new pack has brought
            const fs::path path = m_folder / file.name;
            if (base::isInnerName(file.name) && !base::leadsOutside(m_folder, file.name) &&
                !isThere(staged(file.name)) && isUnchanged(path, file.hash)) {
                all = (isThere(kept() / file.name) ? putBack(file.name) : removeOwn(path)) && all;
            }
        }
        std::error_code error;
        for (fs::recursive_directory_iterator at(kept(), error), end; !error && at != end;
             at.increment(error)) {
            const std::string name = at->path().lexically_relative(kept()).generic_string();
            if ((at->is_symlink() || !at->is_directory()) && name != manifest) {
                all = (isThere(m_folder / name) || putBack(name)) && all;
            }
        }
        if (all && !error && isThere(kept() / manifest) && !isThere(m_folder / manifest)) {
            return putBack(manifest);
        }
        return all && !error;
    }

    // Nothing of it is needed any more.
    void clear() const {
        std::error_code ignored;
        fs::rename(kept(), m_staging / kKeeping, ignored); // at once: it is never taken back in part
        fs::remove_all(m_staging, ignored);
    }

  private:
    [[nodiscard]] fs::path kept() const { return m_staging / kKept; }

    [[nodiscard]] bool putBack(const std::string& name) const {
        const fs::path second = m_staging / "back";
        std::error_code ignored;
        fs::remove(second, ignored);
        return !base::leadsOutside(m_folder, name) && !addName(kept() / name, second) &&
               moveInto(second, m_folder / name);
    }

    [[nodiscard]] bool removeOwn(const fs::path& path) const {
        std::error_code error;
        fs::remove(path, error);
        removeEmptyFolders(m_folder, path.parent_path());
        return !error;
    }

    fs::path m_folder;
    fs::path m_staging;
};

tl::unexpected<base::Error> refused(const std::string& reason, const fs::path& path) {
    return fail(ErrorCode::FileNotWritable, reason, path.string());
}

// Takes back what was begun by somebody who did not come to its end. With the lock only.
Result<> takeBackLeftovers(const fs::path& folder) {
    std::vector<fs::path> left;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().filename().string().starts_with(kStagingPrefix) && isOwnFolder(at->path())) {
            left.push_back(at->path());
        }
    }
    for (const fs::path& staging : left) {
        const Exchange exchange(folder, staging);
        if (!exchange.takeBack()) {
            return refused("an earlier pack that was being replaced cannot be put back", staging);
        }
        exchange.clear();
    }
    return {};
}

// Whether something is where a file is to be.
Result<> findObstacles(const fs::path& folder, const std::vector<PackFile>& files) {
    for (const PackFile& file : files) {
        if (base::leadsOutside(folder, file.name)) {
            return refused(std::make_error_code(std::errc::not_a_directory).message(),
                           (folder / file.name).parent_path());
        }
        if (auto allowed = base::requireUnguarded(folder / file.name); !allowed) {
            return allowed;
        }
        if (isOwnFolder(folder / file.name)) {
            return refused(std::make_error_code(std::errc::is_a_directory).message(), folder / file.name);
        }
    }
    return {};
}

// What the earlier pack had and this one, of these names, has not; what was changed since goes to `kept`.
std::vector<std::string> outdated(const fs::path& folder, const ManifestFiles& earlier,
                                  const std::set<std::string>& names, std::vector<std::string>& kept) {
    std::vector<std::string> found;
    for (const ManifestFile& file : earlier) {
        if (!names.contains(file.name) && base::isInnerName(file.name) &&
            !base::leadsOutside(folder, file.name) && isThere(folder / file.name)) {
            (isUnchanged(folder / file.name, file.hash) ? found : kept).push_back(file.name);
        }
    }
    return found;
}

// The manifest goes first and comes back last: who finds it finds all that it speaks of. Once it is in its
// place the pack is written, even if the disk then says that the name may not outlive a power cut.
Result<WrittenPack> exchanged(const fs::path& folder, const Exchange& exchange,
                              const std::vector<PackFile>& files, const std::vector<std::string>& old,
                              WrittenPack pack) {
    std::error_code stays;
    fs::remove(folder / kPackManifest, stays);
    if (stays) {
        return refused(stays.message(), folder / kPackManifest);
    }
    for (const PackFile& file : files) {
        const bool isManifest = file.name == kPackManifest; // the last one
        if (isManifest) {
            for (const std::string& name : old) {
                (fs::remove(folder / name, stays) ? pack.removed : pack.kept).push_back(name);
                removeEmptyFolders(folder, (folder / name).parent_path());
            }
        }
        const auto put = exchange.put(file.name);
        if (!put && !(isManifest && !isThere(exchange.staged(file.name)))) {
            return refused(put.error().detail, folder / file.name);
        }
        pack.files.push_back(folder / file.name);
    }
    return pack;
}

// With the lock only.
Result<WrittenPack> replacePack(const fs::path& folder, const std::vector<PackFile>& files,
                                const std::set<std::string>& names) {
    if (auto taken = takeBackLeftovers(folder); !taken) {
        return tl::unexpected(taken.error());
    }
    const auto earlier = isThere(folder / kPackManifest) ? filesOfManifest(folder / kPackManifest)
                                                         : std::optional<ManifestFiles>(std::in_place);
    if (!earlier) {
        return refused("it is not the manifest of a review pack", folder / kPackManifest);
    }
    if (auto free = findObstacles(folder, files); !free) {
        return tl::unexpected(free.error());
    }
    const Exchange exchange(folder, folder / (std::string(kStagingPrefix) + base::newUuid()));
    WrittenPack pack;
    const std::vector<std::string> old = outdated(folder, *earlier, names, pack.kept);
    const auto prepared = [&]() -> Result<> {
        for (const PackFile& file : files) {
            if (auto written = base::writeFileAtomically(exchange.staged(file.name), file.content);
                !written) {
                return refused(written.error().detail, folder / file.name);
            }
        }
        std::vector<std::string> leaving(names.begin(), names.end());
        leaving.insert(leaving.end(), old.begin(), old.end());
        for (const std::string& name : leaving) {
            if (const std::error_code error = exchange.keep(name); error) {
                return refused(error.message(), folder / name);
            }
        }
        auto begun = exchange.begin();
        return begun ? begun : Result<>(refused(begun.error().detail, folder));
    }();
    auto written = prepared ? exchanged(folder, exchange, files, old, std::move(pack))
                            : Result<WrittenPack>(tl::unexpected(prepared.error()));
    if (written || exchange.takeBack()) {
        exchange.clear();
    }
    return written;
}

// Waits for its turn.
Result<base::FileLock> lockOf(const fs::path& folder, const std::stop_token& stop,
                              std::chrono::milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, {}, folder.string());
        }
        std::error_code error;
        fs::create_directories(folder, error); // again: whoever made it takes it away after a failure
        if (error) {
            return refused(error.message(), folder);
        }
        auto lock = base::FileLock::tryTake(folder / kLockName);
        if (!lock) {
            return refused(lock.error().detail, folder);
        }
        if (*lock) {
            return std::move(**lock);
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            return refused("another report is being written there", folder);
        }
        std::this_thread::sleep_for(kPause);
    }
}

} // namespace

std::string packManifest(const PackTitle& title, const std::vector<PackFile>& files) {
    std::vector<const PackFile*> sorted;
    for (const PackFile& file : files) {
        sorted.push_back(&file);
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const PackFile* a, const PackFile* b) { return a->name < b->name; });
    Json json;
    json["title"] = title.title;
    json["date"] = title.date;
    json["version"] = title.version;
    json["files"] = Json::array();
    for (const PackFile* file : sorted) {
        json["files"].push_back(
            {{"name", file->name}, {"bytes", file->content.size()}, {"sha256", base::sha256(file->content)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<WrittenPack> writePack(const PackTitle& title, const std::vector<PackFile>& files,
                              const fs::path& given, const std::stop_token& stop,
                              std::chrono::milliseconds patience) {
    std::error_code error;
    fs::path folder = fs::absolute(given, error).lexically_normal();
    if (!folder.has_filename()) {
        folder = folder.parent_path(); // the name ended with a separator
    }
    std::vector<PackFile> all = files;
    all.push_back({std::string(kPackManifest), packManifest(title, files)});
    std::set<std::string> names;
    for (const PackFile& file : all) {
        if (!base::isInnerName(file.name) || !names.insert(file.name).second) {
            return fail(ErrorCode::InvalidArgument, file.name, "file of the pack");
        }
    }
    const bool isNew = !fs::exists(folder, error);
    if (!isNew && !fs::is_directory(folder, error)) {
        return refused(std::make_error_code(std::errc::not_a_directory).message(), folder);
    }
    auto written = lockOf(folder, stop, patience).and_then([&](const base::FileLock&) {
        return replacePack(folder, all, names);
    });
    if (!written && isNew) {
        fs::remove(folder, error); // unless something is in it
    }
    return written;
}

} // namespace assay::report

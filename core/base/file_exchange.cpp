#include "core/base/file_exchange.h"

#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/base/file_lock.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/inner_path.h"
#include "core/base/path_guard.h"

#include <fstream>
#include <system_error>
#include <thread>
#include <utility>

namespace assay::base {
namespace {

namespace fs = std::filesystem;

// Within the folder itself, so that renaming is enough. An exchange has a folder of its own there:
//
//   .assay-exchange.UUID/new/…    the new files; the last of them is the last to leave it
//   .assay-exchange.UUID/files    their hashes and names, one a line
//   .assay-exchange.UUID/kept/…   what stood in their places, and what is to be removed
//
// The folder "kept" gets its name when all of this is on the disk, and before anything else changes. As long
// as it has that name and the last file is in "new", the exchange is unfinished and can be taken back.
constexpr std::string_view kExchangePrefix = ".assay-exchange.";
constexpr std::string_view kExchangeLock = ".assay-exchange.lock";
constexpr std::string_view kNew = "new";
constexpr std::string_view kList = "files";
constexpr std::string_view kKept = "kept";
constexpr std::string_view kKeeping = "keeping"; // "kept" before it is complete and after it is of no use
constexpr std::size_t kHashDigits = 64;
constexpr std::chrono::milliseconds kPause{20}; // between two attempts to take the lock

tl::unexpected<Error> refused(const std::string& reason, const fs::path& path) {
    return fail(ErrorCode::FileNotWritable, reason, path.string());
}

// A link counts by itself, wherever it leads.
bool isThere(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

bool isOwnFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(fs::symlink_status(path, error));
}

// The same file, or the same link, under a second name; a copy where the disk knows no second names.
Result<> addName(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::create_directories(to.parent_path(), error);
    if (error) {
        return refused(error.message(), to);
    }
    if (fs::is_symlink(fs::symlink_status(from, error))) {
        fs::copy_symlink(from, to, error);
        return error ? Result<>(refused(error.message(), to)) : Result<>();
    }
    fs::create_hard_link(from, to, error);
    if (!error) {
        return {};
    }
    fs::copy_file(from, to, error);
    return error ? Result<>(refused(error.message(), to)) : syncFile(to);
}

// The folders that have to be made for it, the innermost first.
std::vector<fs::path> missingFolders(const fs::path& folder) {
    std::vector<fs::path> missing;
    std::error_code error;
    for (fs::path above = folder; !above.empty() && !fs::exists(above, error) && above != above.parent_path();
         above = above.parent_path()) {
        missing.push_back(above);
    }
    return missing;
}

// The name is not on the disk yet. A failure leaves no folder that was made for it.
Result<> renameInto(const fs::path& from, const fs::path& to) {
    const std::vector<fs::path> made = missingFolders(to.parent_path());
    auto renamed = makeFolder(to.parent_path()).and_then([&]() -> Result<> {
        std::error_code error;
        fs::rename(from, to, error);
        return error ? Result<>(refused(error.message(), to)) : Result<>();
    });
    if (!renamed) {
        std::error_code ignored;
        for (const fs::path& folder : made) {
            fs::remove(folder, ignored);
        }
        return refused(renamed.error().detail, to);
    }
    return {};
}

Result<> moveInto(const fs::path& from, const fs::path& to) {
    return makeFolder(to.parent_path()).and_then([&] { return moveIntoPlace(from, to); });
}

Result<> syncFoldersBelow(const fs::path& folder) {
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (isOwnFolder(at->path())) {
            ASSAY_TRY(syncFolder(at->path()));
        }
    }
    return error ? Result<>(refused(error.message(), folder)) : syncFolder(folder);
}

// Takes the folders away that hold nothing any more, up to `folder`.
void removeEmptyFolders(const fs::path& folder, fs::path inner) {
    std::error_code error;
    for (; inner != folder && inner.has_relative_path(); inner = inner.parent_path()) {
        if (!fs::remove(inner, error)) {
            return;
        }
    }
}

// Waits for its turn.
Result<FileLock> lockOf(const fs::path& folder, const std::stop_token& stop,
                        std::chrono::milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, {}, folder.string());
        }
        // Again each time: whoever made it takes it away after a failure.
        if (auto made = makeFolder(folder); !made) {
            return refused(made.error().detail, folder);
        }
        auto lock = FileLock::tryTake(folder / kExchangeLock);
        if (!lock) {
            return refused(lock.error().detail, folder);
        }
        if (*lock) {
            return std::move(**lock);
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            return refused("something else is being written there", folder);
        }
        std::this_thread::sleep_for(kPause);
    }
}

} // namespace

bool isUnchanged(const fs::path& file, std::string_view sha256) {
    std::error_code error;
    if (!fs::is_regular_file(fs::symlink_status(file, error))) {
        return false;
    }
    const auto now = sha256OfFile(file);
    return now && *now == sha256;
}

FileExchange::FileExchange(fs::path folder, fs::path staging)
    : m_folder(std::move(folder))
    , m_staging(std::move(staging)) {}

// The name as it is kept, of a file that may be written.
Result<std::string> FileExchange::begun(const fs::path& name) {
    std::string text = name.lexically_normal().generic_string();
    if (!isInnerName(name) || !m_names.insert(text).second) {
        return fail(ErrorCode::InvalidArgument, text, "name of a file");
    }
    const fs::path place = m_folder / name;
    if (leadsOutside(m_folder, name)) {
        return refused("a link or a file on the way", place);
    }
    if (isOwnFolder(place)) {
        return refused(std::make_error_code(std::errc::is_a_directory).message(), place);
    }
    ASSAY_TRY(requireUnguarded(place));
    return text;
}

Result<> FileExchange::add(const fs::path& name, std::string_view content) {
    ASSAY_TRY(const auto text, begun(name));
    if (auto written = writeStagedFile(staged(text), content); !written) {
        return refused(written.error().detail, m_folder / name);
    }
    m_files.push_back({text, sha256(content)});
    return {};
}

Result<> FileExchange::addInPieces(const fs::path& name,
                                   const std::function<Result<>(const TakePiece& take)>& write) {
    ASSAY_TRY(const auto text, begun(name));
    Sha256 hash;
    Result<> given;
    const auto written = writeFileInPieces(staged(text), [&](const TakePiece& take) {
        given = write([&](std::string_view piece) {
            hash.add(piece);
            take(piece);
        });
    });
    ASSAY_TRY(given);
    if (!written) {
        return refused(written.error().detail, m_folder / name);
    }
    m_files.push_back({text, hash.finish()});
    return {};
}

void FileExchange::remove(const fs::path& name) {
    m_old.push_back(name.generic_string());
}

fs::path FileExchange::staged(const std::string& name) const {
    return m_staging / kNew / name;
}

fs::path FileExchange::kept() const {
    return m_staging / kKept;
}

// A second name for whatever is replaced or removed.
Result<> FileExchange::keepAll() const {
    std::set<std::string> names = m_names;
    names.insert(m_old.begin(), m_old.end());
    for (const std::string& name : names) {
        if (!isThere(m_folder / name)) {
            continue;
        }
        if (auto named = addName(m_folder / name, m_staging / kKeeping / name); !named) {
            return refused(named.error().detail, m_folder / name);
        }
    }
    return {};
}

// From now on it can be taken back, also by somebody else.
Result<> FileExchange::begin() const {
    std::string list;
    for (const File& file : m_files) {
        list += file.hash + " " + file.name + "\n";
    }
    auto begun = keepAll()
                     .and_then([&] { return writeStagedFile(m_staging / kList, list); })
                     .and_then([&] { return makeFolder(m_staging / kKeeping); })
                     .and_then([&] { return syncFoldersBelow(m_staging); })
                     .and_then([&] { return syncFolder(m_folder); })
                     .and_then([&] { return moveIntoPlace(m_staging / kKeeping, kept()); });
    const std::string hidden = m_staging.string();
    if (!begun && begun.error().where.starts_with(hidden)) { // nobody knows that folder
        return refused(begun.error().detail, m_folder);
    }
    return begun;
}

Result<> FileExchange::putAllButLast(ExchangedFiles& done) const {
    std::set<fs::path> folders{m_folder};
    for (std::size_t i = 0; i + 1 < m_files.size(); ++i) {
        const std::string& name = m_files[i].name;
        const fs::path place = m_folder / name;
        ASSAY_TRY(renameInto(staged(name), place));
        folders.insert(place.parent_path());
        done.files.push_back(place);
    }
    for (const fs::path& folder : folders) {
        ASSAY_TRY(syncFolder(folder));
    }
    return {};
}

void FileExchange::removeOld(ExchangedFiles& done) const {
    for (const std::string& name : m_old) {
        std::error_code error;
        (fs::remove(m_folder / name, error) ? done.removed : done.kept).push_back(name);
        removeEmptyFolders(m_folder, (m_folder / name).parent_path());
    }
}

// Once the last file is in its place the exchange is done, even if the disk then says that the name may not
// outlive a power cut.
Result<ExchangedFiles> FileExchange::exchanged() const {
    ExchangedFiles done;
    if (m_files.empty()) {
        return done;
    }
    ASSAY_TRY(begin());
    const std::string& last = m_files.back().name;
    std::error_code error;
    fs::remove(m_folder / last, error);
    if (error) {
        return refused(error.message(), m_folder / last);
    }
    ASSAY_TRY(putAllButLast(done));
    removeOld(done);
    const fs::path place = m_folder / last;
    ASSAY_TRY(renameInto(staged(last), place));
    [[maybe_unused]] const auto synced = syncFolderOf(place);
    done.files.push_back(place);
    return done;
}

// What begin() wrote; empty when it cannot be read. Names that lead out of the folder are somebody else's.
std::vector<FileExchange::File> FileExchange::listed() const {
    std::vector<File> files;
    std::ifstream list(m_staging / kList, std::ios::binary);
    for (std::string line; std::getline(list, line);) {
        if (line.size() > kHashDigits && line[kHashDigits] == ' ' &&
            isInnerName(line.substr(kHashDigits + 1))) {
            files.push_back({line.substr(kHashDigits + 1), line.substr(0, kHashDigits)});
        }
    }
    return files;
}

bool FileExchange::putBack(const std::string& name) const {
    const fs::path second = m_staging / "back";
    std::error_code ignored;
    fs::remove(second, ignored);
    return !leadsOutside(m_folder, name) && addName(kept() / name, second) &&
           moveInto(second, m_folder / name);
}

// What the exchange has brought, and nobody has changed since.
bool FileExchange::takeBackNew(const File& file) const {
    const fs::path path = m_folder / file.name;
    if (leadsOutside(m_folder, file.name) || isThere(staged(file.name)) || !isUnchanged(path, file.hash)) {
        return true;
    }
    if (isThere(kept() / file.name)) {
        return putBack(file.name);
    }
    std::error_code error;
    fs::remove(path, error);
    removeEmptyFolders(m_folder, path.parent_path());
    return !error;
}

// Everything is again as it was before begin(), if it was begun and is unfinished. Whatever is neither of the
// earlier files nor of the new ones is somebody's work by now and stays. What was kept keeps its second name
// until clear(), so that this can be interrupted and repeated. False: something could not be put back; it is
// still kept.
bool FileExchange::takeBack() const {
    if (!isOwnFolder(kept())) {
        return true;
    }
    const std::vector<File> files = listed();
    if (files.empty()) {
        return false;
    }
    const std::string& last = files.back().name;
    if (!isThere(staged(last))) {
        return true;
    }
    bool all = true;
    for (const File& file : files) {
        all = takeBackNew(file) && all;
    }
    std::error_code error;
    for (fs::recursive_directory_iterator at(kept(), error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().lexically_relative(kept()).generic_string();
        if ((at->is_symlink() || !at->is_directory()) && name != last) {
            all = (isThere(m_folder / name) || putBack(name)) && all;
        }
    }
    if (all && !error && isThere(kept() / last) && !isThere(m_folder / last)) {
        return putBack(last);
    }
    return all && !error;
}

// Nothing of it is needed any more.
void FileExchange::clear() const {
    std::error_code ignored;
    fs::rename(kept(), m_staging / kKeeping, ignored); // at once: it is never taken back in part
    fs::remove_all(m_staging, ignored);
}

// Of somebody who did not come to the end. With the lock only.
Result<> FileExchange::takeBackLeftovers(const fs::path& folder) {
    std::vector<fs::path> left;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().filename().string().starts_with(kExchangePrefix) && isOwnFolder(at->path())) {
            left.push_back(at->path());
        }
    }
    for (const fs::path& staging : left) {
        const FileExchange exchange(folder, staging);
        if (!exchange.takeBack()) {
            return refused("files that were being replaced there cannot be put back", staging);
        }
        exchange.clear();
    }
    return {};
}

Result<ExchangedFiles> exchangeFiles(const fs::path& given,
                                     const std::function<Result<>(FileExchange& files)>& fill,
                                     const std::stop_token& stop, std::chrono::milliseconds patience) {
    // A name may end with a separator.
    const fs::path folder = given.has_filename() ? given : given.parent_path();
    const std::vector<fs::path> made = missingFolders(folder);
    auto done = guarded(folder.string(), [&] {
        return lockOf(folder, stop, patience).and_then([&](const FileLock&) -> Result<ExchangedFiles> {
            ASSAY_TRY(FileExchange::takeBackLeftovers(folder));
            FileExchange exchange(folder, folder / (std::string(kExchangePrefix) + newUuid()));
            auto exchanged = guarded(folder.string(), [&] {
                return fill(exchange).and_then([&] { return exchange.exchanged(); });
            });
            if (exchanged || exchange.takeBack()) {
                exchange.clear();
            }
            return exchanged;
        });
    });
    if (!done || done->files.empty()) {
        std::error_code ignored;
        for (const fs::path& one : made) {
            fs::remove(one, ignored); // unless something is in it
        }
    }
    return done;
}

} // namespace assay::base

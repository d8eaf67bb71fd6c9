#include "core/workspace/corpora/data_files.h"

#include "core/base/inner_path.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <system_error>

namespace assay::workspace {
namespace {

namespace fs = std::filesystem;
using base::Result;

constexpr std::chrono::hours kAbandonedAfter{24};
constexpr std::size_t kHashDigits = 12;
constexpr std::size_t kUuidLength = 36;

// As retrieval/vector_matrix.h says: a shape, the digest of everything else, and from 4,096 on the rows.
constexpr std::size_t kShapeBytes = 40;
constexpr std::size_t kDigestBytes = 64;
constexpr std::size_t kRowsBegin = 4'096;

constexpr std::array<std::string_view, 6> kExtensions{".avec", ".ahnsw",   ".abm25",
                                                      ".alsa", ".journal", ".part"};

bool isHexadecimal(std::string_view text) noexcept {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isWord(std::string_view text) noexcept {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

bool isUuid(std::string_view text) noexcept {
    return text.size() == kUuidLength &&
           std::all_of(text.begin(), text.end(), [](char c) { return c == '-' || isHexadecimal({&c, 1}); });
}

std::string_view withoutRandomTail(std::string_view name) noexcept {
    constexpr std::string_view kEnd = ".tmp";
    constexpr std::size_t kTail = 1 + 8 + kEnd.size();
    if (name.size() > kTail && name.ends_with(kEnd)) {
        const std::string_view tail = name.substr(name.size() - kTail);
        if (tail.front() == '.' && isHexadecimal(tail.substr(1, 8))) {
            return name.substr(0, name.size() - kTail);
        }
    }
    return name;
}

bool isRandomPart(std::string_view name) noexcept {
    constexpr std::string_view kEnd = ".part";
    if (!name.ends_with(kEnd) || name.size() <= kEnd.size() + kUuidLength + 1) {
        return false;
    }
    const std::string_view stem = name.substr(0, name.size() - kEnd.size());
    const std::size_t at = stem.size() - kUuidLength;
    return stem[at - 1] == '-' && isWord(stem.substr(0, at - 1)) && isUuid(stem.substr(at));
}

std::vector<std::string> readNames(Cursor& rows) {
    std::vector<std::string> names;
    while (rows.step()) {
        names.emplace_back(rows.text(0));
    }
    return names;
}

// No link, no folder, and called as only Assay calls files.
bool isOwnFile(const fs::path& file) {
    std::error_code unknown;
    return fs::is_regular_file(fs::symlink_status(file, unknown)) && isOurDataFile(file.filename().string());
}

bool holdsOnlyOurs(const fs::path& folder) {
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        if (!isOwnFile(entry->path())) {
            return false;
        }
    }
    return !failed;
}

} // namespace

fs::path dataFolder(const Workspace& workspace) {
    return dataFolder(workspace.path());
}

fs::path dataFolder(const fs::path& workspace) {
    fs::path folder = workspace;
    folder += kDataFolderSuffix;
    return folder;
}

Result<fs::path> requireDataFolder(const fs::path& workspace) {
    fs::path folder = dataFolder(workspace);
    std::error_code unknown;
    const fs::file_status status = fs::symlink_status(folder, unknown);
    if (fs::exists(status) && !fs::is_directory(status)) {
        return base::fail(base::ErrorCode::DamagedWorkspace,
                          folder.filename().string() + " is a link or a file, no folder", workspace.string());
    }
    return folder;
}

Result<fs::path> dataFile(const fs::path& workspace, std::string_view name) {
    if (!base::isPlainName(name)) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "the file name " + std::string(name),
                          workspace.string());
    }
    return requireDataFolder(workspace).map([&](const fs::path& folder) { return folder / name; });
}

bool isTemporary(std::string_view name) noexcept {
    const std::string_view written = withoutRandomTail(name);
    return isRandomPart(written) || (written != name && isOurDataFile(written));
}

bool isFetchJournal(std::string_view name) noexcept {
    return isOurDataFile(name) && name.ends_with(".journal");
}

bool isUnfinished(std::string_view name) noexcept {
    return isTemporary(name) || isFetchJournal(name) || (isOurDataFile(name) && name.ends_with(".part"));
}

bool isOurDataFile(std::string_view name) noexcept {
    name = withoutRandomTail(name);
    if (isRandomPart(name)) {
        return true;
    }
    const auto* const extension =
        std::find_if(kExtensions.begin(), kExtensions.end(),
                     [&](std::string_view candidate) { return name.ends_with(candidate); });
    if (extension == kExtensions.end()) {
        return false;
    }
    const std::string_view stem = name.substr(0, name.size() - extension->size());
    const std::size_t dash = stem.rfind('-');
    return dash != std::string_view::npos && isWord(stem.substr(0, dash)) &&
           stem.size() - dash - 1 >= kHashDigits && isHexadecimal(stem.substr(dash + 1));
}

bool isAbandoned(const fs::path& file) noexcept {
    std::error_code failed;
    const auto written = fs::last_write_time(file, failed);
    return !failed && fs::file_time_type::clock::now() - written > kAbandonedAfter;
}

std::vector<std::string> namedFiles(SQLite::Database& database) {
    Cursor rows(database, "SELECT file_name FROM embedding_set UNION SELECT model_file FROM embedding_set"
                          " WHERE model_file <> '' UNION SELECT file_name FROM index_file ORDER BY 1");
    return readNames(rows);
}

std::vector<std::string> namedFiles(SQLite::Database& database, base::RowId corpus) {
    Cursor rows(database,
                "SELECT file_name FROM embedding_set WHERE corpus_id = ?1 UNION SELECT model_file"
                " FROM embedding_set WHERE corpus_id = ?1 AND model_file <> '' UNION SELECT file_name"
                " FROM index_file WHERE corpus_id = ?1 ORDER BY 1",
                corpus);
    return readNames(rows);
}

void DataFileHash::add(std::string_view piece) {
    if (m_isVectors && m_head.size() < kRowsBegin) {
        const std::string_view head = piece.substr(0, kRowsBegin - m_head.size());
        m_head += head;
        piece.remove_prefix(head.size());
        if (m_head.size() == kRowsBegin) {
            m_sha.add(std::string_view(m_head).substr(0, kShapeBytes));
        }
    }
    m_sha.add(piece);
}

std::string DataFileHash::finish() {
    std::string hash = m_sha.finish();
    const bool isWhole = !m_isVectors || (m_head.size() == kRowsBegin &&
                                          std::string_view(m_head).substr(kShapeBytes, kDigestBytes) == hash);
    m_head.clear();
    return isWhole ? hash : "damaged";
}

Result<> removeUnnamedFiles(Workspace& workspace, const std::vector<std::string>& names) {
    if (names.empty()) {
        return {};
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const std::vector<std::string> named = namedFiles(database);
        const auto folder = requireDataFolder(workspace.path());
        if (!folder) {
            return {};
        }
        std::error_code ignored;
        for (const std::string& name : names) {
            if (isOwnFile(*folder / name) && !std::binary_search(named.begin(), named.end(), name)) {
                fs::remove(*folder / name, ignored);
            }
        }
        fs::remove(*folder, ignored); // fails while something is in it
        return {};
    });
}

void removeAbandonedTemporaries(const fs::path& workspace) noexcept {
    try {
        const auto folder = requireDataFolder(workspace);
        if (!folder) {
            return;
        }
        std::error_code failed;
        std::vector<fs::path> dead;
        for (fs::directory_iterator entry(*folder, failed), end; !failed && entry != end;
             entry.increment(failed)) {
            if (isOwnFile(entry->path()) && isTemporary(entry->path().filename().string()) &&
                !isFetchJournal(entry->path().filename().string()) && isAbandoned(entry->path())) {
                dead.push_back(entry->path());
            }
        }
        for (const fs::path& file : dead) {
            fs::remove(file, failed);
        }
    } catch (const std::exception&) {
        // No memory for their names: they stay for the next time.
    }
}

void removeDataFolder(const fs::path& workspace) noexcept {
    try {
        const fs::path folder = dataFolder(workspace);
        std::error_code failed;
        if (fs::symlink_status(folder, failed).type() == fs::file_type::directory && holdsOnlyOurs(folder)) {
            fs::remove_all(folder, failed);
        }
    } catch (const std::exception&) {
        // As above.
    }
}

} // namespace assay::workspace

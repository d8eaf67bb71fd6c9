#include "core/workspace/merge/merged_files.h"

#include "core/base/disk_sync.h"
#include "core/base/ids.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <fstream>
#include <system_error>

namespace assay::workspace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

constexpr std::size_t kCopiedAtOnce = std::size_t{1} << 20U;

bool isFileOfLength(const fs::path& file, std::int64_t bytes) {
    std::error_code failed;
    return fs::is_regular_file(fs::symlink_status(file, failed)) &&
           static_cast<std::int64_t>(fs::file_size(file, failed)) == bytes && !failed;
}

// Gives the file in pieces; false: it cannot be read. Error: Cancelled.
template <typename Take>
Result<bool> readInPieces(const fs::path& file, const std::stop_token& stop, const Take& take) {
    std::ifstream in(file, std::ios::binary);
    std::string piece(kCopiedAtOnce, '\0');
    while (in) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        in.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        take(std::string_view(piece).substr(0, static_cast<std::size_t>(in.gcount())));
    }
    return in.eof() && !in.bad();
}

Result<bool> hasHash(const fs::path& file, std::string_view hash, bool isVectors,
                     const std::stop_token& stop) {
    DataFileHash found(isVectors);
    ASSAY_TRY(const bool isRead,
              readInPieces(file, stop, [&found](std::string_view piece) { found.add(piece); }));
    return isRead && found.finish().starts_with(hash);
}

} // namespace

MergedFiles::MergedFiles(fs::path mine, fs::path theirs, bool onlyLook, const std::stop_token& stop,
                         base::ProgressSink& progress)
    : m_mine(std::move(mine))
    , m_theirs(std::move(theirs))
    , m_isLook(onlyLook)
    , m_stop(stop)
    , m_progress(progress) {}

MergedFiles::~MergedFiles() {
    std::error_code ignored;
    for (const auto& [from, to] : m_parts) {
        fs::remove(from, ignored);
        fs::remove(from.parent_path(), ignored); // fails while something is in it
    }
}

Result<bool> MergedFiles::copy(const std::string& name, std::int64_t bytes, std::string_view hash,
                               bool isVectors) {
    if (const auto known = m_known.find(name); known != m_known.end()) {
        return known->second;
    }
    const auto from = dataFile(m_theirs, name);
    bool isThere =
        from && !hash.empty() && isOurDataFile(name) && !isUnfinished(name) && isFileOfLength(*from, bytes);
    if (isThere && !m_isLook) {
        ASSAY_TRY(const auto to, dataFile(m_mine, name));
        bool isHere = isFileOfLength(to, bytes);
        if (isHere) {
            ASSAY_TRY(isHere, hasHash(to, hash, isVectors, m_stop));
        }
        if (!isHere) {
            ASSAY_TRY(isThere, copyInto(*from, name, hash, isVectors));
        }
    }
    m_known[name] = isThere;
    return isThere;
}

Result<bool> MergedFiles::copyInto(const fs::path& from, const std::string& name, std::string_view hash,
                                   bool isVectors) {
    ASSAY_TRY(const auto folder, requireDataFolder(m_mine));
    ASSAY_TRY(base::makeFolder(folder));
    const fs::path part = folder / (name.substr(0, name.rfind('-')) + "-" + base::newUuid() + ".part");
    m_parts.emplace_back(part, folder / name);
    DataFileHash found(isVectors);
    std::ofstream out(part, std::ios::binary);
    ASSAY_TRY(const bool isRead, readInPieces(from, m_stop, [&](std::string_view piece) {
                  found.add(piece);
                  out.write(piece.data(), static_cast<std::streamsize>(piece.size()));
                  m_written += static_cast<std::int64_t>(piece.size());
                  m_progress.report(base::Stage::Writing, m_written, 0);
              }));
    out.close();
    if (!out) {
        return fail(ErrorCode::FileNotWritable, {}, part.string());
    }
    if (isRead && found.finish().starts_with(hash)) {
        return true;
    }
    std::error_code ignored;
    fs::remove(part, ignored);
    fs::remove(folder, ignored); // fails while something is in it
    m_parts.pop_back();
    return false;
}

Result<> MergedFiles::place() {
    while (!m_parts.empty()) {
        const auto& [from, to] = m_parts.back();
        m_placed.push_back(to.filename().string());
        ASSAY_TRY(base::moveIntoPlace(from, to));
        m_parts.pop_back();
    }
    return {};
}

Result<> MergedFiles::takeBack(Workspace& workspace) {
    return removeUnnamedFiles(workspace, m_placed);
}

} // namespace assay::workspace

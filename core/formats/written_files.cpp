#include "core/formats/written_files.h"

#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/base/guard.h"
#include "core/base/ids.h"
#include "core/base/inner_path.h"
#include "core/base/path_guard.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kQueries = "queries.jsonl"; // without it a folder is no data set
constexpr const char* kCorpus = "corpus.jsonl";

bool isOneFile(std::span<const WrittenFile> files) {
    return files.size() == 1 && files.front().name.empty();
}

// The hidden folder that the files are written into first; it goes with all that is in it.
class Staging {
  public:
    explicit Staging(const fs::path& folder)
        : m_path(folder / (".assay-export-" + base::newUuid().substr(0, 8))) {}

    ~Staging() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }

    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    [[nodiscard]] const fs::path& path() const noexcept { return m_path; }

  private:
    fs::path m_path;
};

Result<> put(const fs::path& from, const fs::path& to) {
    auto made = base::makeFolder(to.parent_path());
    return made ? base::moveIntoPlace(from, to) : made;
}

Result<> saveFolder(const fs::path& folder, std::span<const WrittenFile> files) {
    for (const WrittenFile& file : files) {
        if (!base::isInnerName(file.name)) {
            return fail(ErrorCode::InvalidArgument, file.name.string(), "file of the export");
        }
        if (base::leadsOutside(folder, file.name)) {
            return fail(ErrorCode::FileNotWritable, "a link or a file on the way",
                        (folder / file.name).string());
        }
        std::error_code unknown;
        if (fs::is_directory(fs::symlink_status(folder / file.name, unknown))) {
            return fail(ErrorCode::FileNotWritable, std::make_error_code(std::errc::is_a_directory).message(),
                        (folder / file.name).string());
        }
    }
    const auto mixed = filesInTheWay(folder, files);
    if (!mixed) {
        return tl::unexpected(mixed.error());
    }
    if (!mixed->empty()) {
        return fail(ErrorCode::FileNotWritable, "of another data set, would be read with this one",
                    (folder / mixed->front()).string());
    }
    const Staging staging(folder);
    for (const WrittenFile& file : files) {
        if (auto written = base::writeStagedFile(staging.path() / file.name, file.content); !written) {
            return fail(ErrorCode::FileNotWritable, written.error().detail, (folder / file.name).string());
        }
    }
    std::error_code error;
    fs::remove(folder / kQueries, error);
    if (error) {
        return fail(ErrorCode::FileNotWritable, error.message(), (folder / kQueries).string());
    }
    if (auto synced = base::syncFolder(folder); !synced) {
        return synced;
    }
    for (const bool isLast : {false, true}) {
        for (const WrittenFile& file : files) {
            if ((file.name == fs::path(kQueries)) == isLast) {
                if (auto there = put(staging.path() / file.name, folder / file.name); !there) {
                    return there;
                }
            }
        }
    }
    return {};
}

} // namespace

Result<std::vector<fs::path>> filesInTheWay(const fs::path& target, std::span<const WrittenFile> files) {
    return base::guarded(target.string(), [&]() -> Result<std::vector<fs::path>> {
        std::set<fs::path> own;
        for (const WrittenFile& file : files) {
            own.insert(file.name);
        }
        std::vector<fs::path> found;
        if (!own.contains(kQueries)) {
            return found;
        }
        std::error_code error;
        if (!own.contains(kCorpus) && fs::exists(target / kCorpus, error)) {
            found.emplace_back(kCorpus);
        }
        const fs::path judgements = target / "qrels";
        if (!fs::is_directory(judgements, error)) {
            return found;
        }
        for (fs::directory_iterator entry(judgements, error), end; !error && entry != end;
             entry.increment(error)) {
            const fs::path name = fs::path("qrels") / entry->path().filename();
            if (name.extension() == ".tsv" && !own.contains(name)) {
                found.push_back(name);
            }
        }
        if (error) {
            return fail(ErrorCode::FileNotReadable, error.message(), judgements.string());
        }
        std::sort(found.begin(), found.end());
        return found;
    });
}

Result<> saveWrittenFiles(const fs::path& target, std::span<const WrittenFile> files) {
    return base::guarded(target.string(), [&]() -> Result<> {
        for (const WrittenFile& file : files) {
            if (auto allowed = base::requireUnguarded(isOneFile(files) ? target : target / file.name);
                !allowed) {
                return allowed;
            }
        }
        return isOneFile(files) ? base::writeFileAtomically(target, files.front().content)
                                : saveFolder(target, files);
    });
}

} // namespace assay::formats

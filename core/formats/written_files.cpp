#include "core/formats/written_files.h"

#include "core/base/atomic_file.h"
#include "core/base/file_exchange.h"
#include "core/base/guard.h"
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

Result<> addAll(const fs::path& folder, std::span<const WrittenFile> files, base::FileExchange& exchange) {
    ASSAY_TRY(const auto mixed, filesInTheWay(folder, files));
    if (!mixed.empty()) {
        return fail(ErrorCode::FileNotWritable, "of another data set, would be read with this one",
                    (folder / mixed.front()).string());
    }
    for (const bool isLast : {false, true}) {
        for (const WrittenFile& file : files) {
            if ((file.name == fs::path(kQueries)) != isLast) {
                continue;
            }
            ASSAY_TRY(exchange.add(file.name, file.content));
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
        if (isOneFile(files)) {
            return base::requireUnguarded(target).and_then(
                [&] { return base::writeFileAtomically(target, files.front().content); });
        }
        return base::exchangeFiles(
                   target, [&](base::FileExchange& exchange) { return addAll(target, files, exchange); })
            .map([](const base::ExchangedFiles&) {});
    });
}

} // namespace assay::formats

#include "core/formats/line_blocks.h"

#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace assay::formats {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<ReadFile> forEachBlockOfLines(const std::filesystem::path& path, base::IssueList& issues,
                                     const std::stop_token& stop, base::ProgressSink& progress,
                                     const TakeLines& take, std::size_t blockBytes) {
    ASSAY_TRY(auto in, openToRead(path));
    std::error_code failed; // a pipe has no size; it can be read all the same
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    const std::int64_t total = failed ? 0 : static_cast<std::int64_t>(size);
    base::Sha256 hash;
    ReadFile result;
    std::int64_t linesBefore = 0;
    bool goesOn = true;
    std::string pending; // read, and not yet taken
    const auto takeFirst = [&](std::size_t bytes) {
        std::string_view lines = std::string_view(pending).substr(0, bytes);
        if (linesBefore == 0) {
            lines = base::withoutByteOrderMark(lines);
        }
        std::string mended;
        if (base::firstInvalidUtf8(lines) != std::string_view::npos) {
            mended = lines;
            mendUtf8Lines(mended, path.string(), issues, linesBefore);
            lines = mended;
        }
        goesOn = take(lines, linesBefore);
        linesBefore += std::count(lines.begin(), lines.end(), '\n');
        pending.erase(0, bytes);
    };
    while (goesOn) {
        const std::size_t before = pending.size();
        pending.resize(before + blockBytes);
        in.read(pending.data() + before, static_cast<std::streamsize>(blockBytes));
        pending.resize(before + static_cast<std::size_t>(in.gcount()));
        if (in.bad()) {
            return fail(ErrorCode::FileNotReadable, std::generic_category().message(errno), path.string());
        }
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        const std::string_view read = std::string_view(pending).substr(before);
        if (read.empty()) {
            break;
        }
        hash.add(read);
        result.bytes += static_cast<std::int64_t>(read.size());
        progress.report(base::Stage::Reading, result.bytes, total);
        if (const std::size_t end = read.rfind('\n'); end != std::string_view::npos) {
            takeFirst(before + end + 1);
        } else if (pending.size() > kMaxWholeFileBytes) {
            return fail(ErrorCode::InputNotUsable, "a line larger than 1 GiB", path.string());
        }
    }
    if (goesOn && !pending.empty()) {
        takeFirst(pending.size());
    }
    result.sha256 = hash.finish();
    return result;
}

} // namespace assay::formats

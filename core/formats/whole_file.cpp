#include "core/formats/whole_file.h"

#include "core/base/utf8_text.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;

constexpr std::size_t kReadBytes = std::size_t{1} << 20U;

} // namespace

Result<std::ifstream> openToRead(const fs::path& path) {
    std::error_code failed;
    if (!fs::exists(path, failed)) {
        return fail(ErrorCode::FileNotFound, {}, path.string());
    }
    if (fs::is_directory(path, failed)) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(EISDIR), path.string());
    }
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(errno), path.string());
    }
    return in;
}

Result<std::string> readWholeFile(const fs::path& path, const std::stop_token& stop,
                                  base::ProgressSink& progress) {
    ASSAY_TRY(auto in, openToRead(path));
    std::error_code failed; // a pipe has no size; it can be read all the same
    const std::uintmax_t size = fs::file_size(path, failed);
    const std::int64_t total = failed ? 0 : static_cast<std::int64_t>(size);
    if (!failed && size > kMaxWholeFileBytes) {
        return fail(ErrorCode::InputNotUsable, "larger than 1 GiB", path.string());
    }
    std::string text;
    text.reserve(static_cast<std::size_t>(total));
    std::string block(kReadBytes, '\0');
    while (in.read(block.data(), static_cast<std::streamsize>(block.size())), in.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        if (text.size() > kMaxWholeFileBytes) {
            return fail(ErrorCode::InputNotUsable, "larger than 1 GiB", path.string());
        }
        progress.report(base::Stage::Reading, static_cast<std::int64_t>(text.size()), total);
    }
    if (in.bad()) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(errno), path.string());
    }
    return text;
}

Result<std::string> readBeginningOfFile(const fs::path& path, std::size_t atMost) {
    ASSAY_TRY(auto in, openToRead(path));
    std::string beginning(atMost, '\0');
    in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    if (in.bad()) {
        return fail(ErrorCode::FileNotReadable, std::generic_category().message(errno), path.string());
    }
    beginning.resize(static_cast<std::size_t>(in.gcount()));
    return beginning;
}

void mendUtf8Lines(std::string& text, const std::string& file, base::IssueList& issues,
                   std::int64_t linesBefore) {
    if (base::firstInvalidUtf8(text) == std::string_view::npos) {
        return;
    }
    std::string mended;
    mended.reserve(text.size());
    std::size_t begin = 0;
    for (std::int64_t line = linesBefore + 1; begin < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view one = std::string_view(text).substr(begin, end - begin);
        if (const std::size_t wrong = base::firstInvalidUtf8(one); wrong != std::string_view::npos) {
            issues.add({Severity::Warning,
                        IssueCode::InvalidUtf8,
                        file,
                        line,
                        {},
                        base::byteAsHexadecimal(one[wrong]),
                        {}});
        }
        base::appendMendedUtf8(one, mended);
        begin = end;
    }
    text = std::move(mended);
}

} // namespace assay::formats

#include "core/formats/scored/scored_set_reader.h"

#include "core/base/names_apart.h"
#include "core/formats/scored/scored_mapping.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/formats/scored/scored_set_stream.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <vector>

namespace assay::formats {

using base::ErrorCode;
using base::Result;

namespace {

namespace fs = std::filesystem;

Result<std::unique_ptr<std::istream>> openFile(const fs::path& path) {
    errno = 0;
    auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
    if (!file->is_open()) {
        return base::fail(ErrorCode::FileNotReadable, std::strerror(errno), path.string());
    }
    return file;
}

// The file's size, or why it cannot be read.
Result<std::int64_t> sizeOf(const fs::path& path) {
    std::error_code error;
    if (!fs::exists(path, error)) {
        if (error) {
            return base::fail(ErrorCode::FileNotReadable, error.message(), path.string());
        }
        return base::fail(ErrorCode::FileNotFound, {}, path.string());
    }
    if (fs::is_directory(path, error)) {
        return base::fail(ErrorCode::FileNotReadable, std::strerror(EISDIR), path.string());
    }
    const auto size = fs::file_size(path, error);
    // A pipe has no size; it can be read all the same.
    return error ? std::int64_t{0} : static_cast<std::int64_t>(size);
}

} // namespace

std::string_view scoredSetKindName(ScoredSetKind kind) noexcept {
    switch (kind) {
    case ScoredSetKind::Json:
        return "fhri-json";
    case ScoredSetKind::JsonLines:
        return "fhri-jsonl";
    case ScoredSetKind::Csv:
        return "fhri-csv";
    }
    return "";
}

std::optional<ScoredSetKind> scoredSetKindFromName(std::string_view name) noexcept {
    for (const ScoredSetKind kind : {ScoredSetKind::Json, ScoredSetKind::JsonLines, ScoredSetKind::Csv}) {
        if (name == scoredSetKindName(kind)) {
            return kind;
        }
    }
    return std::nullopt;
}

Result<ScoredSetKind> recogniseScoredSet(const fs::path& path) {
    try {
        ASSAY_TRY(sizeOf(path));
        ASSAY_TRY(auto file, openFile(path));
        std::vector<char> beginning(kRecognitionBytes);
        file->read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
        if (file->bad()) {
            return base::fail(ErrorCode::FileNotReadable, std::strerror(errno), path.string());
        }
        auto kind = recogniseScoredSetText({beginning.data(), static_cast<std::size_t>(file->gcount())});
        if (!kind) {
            kind.error().where = path.string();
        }
        return kind;
    } catch (const std::exception& exception) {
        return base::fail(ErrorCode::FileNotReadable, exception.what(), path.string());
    }
}

Result<ScoredSetReading> readScoredSet(std::span<const fs::path> files, std::optional<ScoredSetKind> kind,
                                       ScoredSampleSink& sink, std::stop_token stop,
                                       base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return readScoredSet(files, kind, {}, sink, std::move(stop), progress, issuesOnFailure);
}

Result<ScoredSetReading> readScoredSet(std::span<const fs::path> files, std::optional<ScoredSetKind> kind,
                                       const ScoredMapping& mapping, ScoredSampleSink& sink,
                                       std::stop_token stop, base::ProgressSink& progress,
                                       base::IssueList* issuesOnFailure) {
    std::vector<std::string> paths;
    for (const fs::path& path : files) {
        paths.push_back(path.generic_string());
    }
    const std::vector<std::string> names = base::namesApart(paths);
    std::vector<ScoredSetInput> inputs;
    for (std::size_t i = 0; i < files.size(); ++i) {
        ASSAY_TRY(const auto size, sizeOf(files[i]));
        inputs.push_back({files[i].string(), names[i], size, [path = files[i]] { return openFile(path); }});
    }
    return readScoredSetStreams(inputs, kind, sink, std::move(stop), progress, issuesOnFailure, {}, mapping);
}

} // namespace assay::formats

// What a file is, among everything that Assay imports. By content, never by name.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace assay::formats {

// What an import makes of it.
enum class FileContent : std::uint8_t {
    ScoredSet,
    Questions,
    Bundles,
    AnswerScores,
    ReferenceList,
    Sentences
};

struct FileKind {
    FileContent content = FileContent::ScoredSet;
    std::string name; // of the kind: "fhri-json", "finrag-json", "bundles-json", …

    friend bool operator==(const FileKind&, const FileKind&) = default;
};

// The names of every kind, in the order of the contents.
[[nodiscard]] std::span<const std::string_view> fileKindNames() noexcept;
[[nodiscard]] std::optional<FileKind> fileKindFromName(std::string_view name);

// A set of scores and a corpus are measured, not given back; everything else can be exported as what it was.
[[nodiscard]] constexpr bool isExported(FileContent content) noexcept {
    return content != FileContent::ScoredSet && content != FileContent::Sentences;
}

// Of a file, or of a folder that is one data set (BEIR). Errors: FileNotFound, FileNotReadable,
// UnknownFormat.
[[nodiscard]] base::Result<FileKind> recogniseFile(const std::filesystem::path& path);

} // namespace assay::formats

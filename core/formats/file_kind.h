// The registry of the kinds of files that Assay imports: what they are called, what an import makes of them,
// and which of them a file is. By content, never by name. Help texts, messages and the dispatch of imports
// read it, and docs/formats.md describes every kind in it.
//
// A new kind of a content that is here already is a source with its reader and its name in the content's own
// list; a new content is a row in file_kind.cpp.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// What an import makes of it.
enum class FileContent : std::uint8_t {
    ScoredSet,
    Questions,
    Bundles,
    Qrels, // judgements of the questions of a suite that is there
    AnswerScores,
    ReferenceList,
    Sentences,
    Vectors,          // of the sentences of a corpus, which somebody has to name
    NeighbourResults, // over a corpus; only who imports them can say that a file holds them
};

struct FileKind {
    FileContent content = FileContent::ScoredSet;
    std::string name; // of the kind: "fhri-json", "finrag-json", "bundles-json", …

    friend bool operator==(const FileKind&, const FileKind&) = default;
};

// Every kind, in the order of the contents.
[[nodiscard]] const std::vector<FileKind>& fileKinds();
[[nodiscard]] std::optional<FileKind> fileKindFromName(std::string_view name);

// "fhri-json, fhri-jsonl, …": the kinds of those contents, for help texts and messages.
[[nodiscard]] std::string fileKindNames(bool (*isWanted)(FileContent content));

[[nodiscard]] constexpr bool isAnyContent(FileContent) noexcept {
    return true;
}

// What is measured is not given back, and judgements are by BEIR's form of their suite; everything else can
// be exported as what it was.
[[nodiscard]] constexpr bool isExported(FileContent content) noexcept {
    return content == FileContent::Questions || content == FileContent::Bundles ||
           content == FileContent::AnswerScores || content == FileContent::ReferenceList;
}

// Whether several files are imported as one thing.
[[nodiscard]] constexpr bool isOfSeveralFiles(FileContent content) noexcept {
    return content == FileContent::ScoredSet || content == FileContent::Questions ||
           content == FileContent::Bundles || content == FileContent::Sentences;
}

// Of a file, or of a folder that is one data set (BEIR). Vectors and NeighbourResults are never found so.
// Errors: FileNotFound, FileNotReadable, UnknownFormat (`detail` names the first keys or columns).
[[nodiscard]] base::Result<FileKind> recogniseFile(const std::filesystem::path& path);

} // namespace assay::formats

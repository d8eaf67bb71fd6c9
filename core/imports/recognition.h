// What the files are that somebody wants to import: what only an import needs to know beyond the registry of
// formats. Functions may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/formats/file_kind.h"
#include "core/formats/vectors/vector_reader.h"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace assay::imports {

// As formats::recogniseFile(). Also FileNotReadable: a pipe, which would wait for ever, and of which what was
// looked at could not be read again.
[[nodiscard]] base::Result<formats::FileKind> kindOfFile(const std::filesystem::path& file);

// Of each of the files; `asked` counts instead of what it seems to be, but for one thing: the corpus of a
// BEIR set belongs to it and holds no question, so that it stays the corpus that it is. All are looked at
// before anything is made. Errors: those of kindOfFile().
[[nodiscard]] base::Result<std::vector<formats::FileKind>>
kindsOfFiles(std::span<const std::filesystem::path> files, const std::optional<formats::FileKind>& asked);

// What kind of vectors is in the file; nullopt: none, or it cannot be read. JSON lines are vectors when the
// first one has an embedding and no text, or when it is known that vectors of a corpus are meant.
[[nodiscard]] std::optional<formats::VectorFileKind> kindOfVectors(const std::filesystem::path& file,
                                                                   bool isCorpusNamed);

} // namespace assay::imports

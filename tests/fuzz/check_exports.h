// What must hold of gold questions that were read, when they are written in any format.
#pragma once

#include "core/formats/questions/question_format.h"

namespace assay::fuzz {

// The suite of one file, as it was read.
[[nodiscard]] formats::SuiteForWriting suiteOf(const formats::QuestionReading& reading);

// Writes the suite as `kind` and stops the program with a message unless the export holds every question
// once and nothing else, whatever is lost is reported, and no file leads out of its folder. A format may
// refuse ids that it has no way to write, with a reason.
void checkExport(const formats::SuiteForWriting& suite, formats::QuestionKind kind);

[[nodiscard]] bool staysInFolder(const std::filesystem::path& name);

// The judgements of a split, as they stand in its file behind the header: cells by tabs, one row a line.
[[nodiscard]] std::size_t judgementRows(std::string_view tsv);

} // namespace assay::fuzz

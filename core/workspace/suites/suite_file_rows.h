// The rows of the files that a suite was imported from: the file, what of it was no question, and the texts
// that came along as evidence. Of this room alone.
#pragma once

#include "core/base/ids.h"
#include "core/formats/questions/question_format.h"

#include <cstdint>
#include <span>
#include <string>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Numbers the files from `firstFile` on. Inside a transaction; throws SQLite::Exception.
void storeSuiteFiles(SQLite::Database& database, base::RowId suite, std::int64_t firstFile,
                     std::span<const formats::QuestionReading> readings, const std::string& who,
                     const std::string& when);

} // namespace assay::workspace

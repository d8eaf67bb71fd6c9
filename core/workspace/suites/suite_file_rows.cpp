#include "core/workspace/suites/suite_file_rows.h"

#include "core/base/issue.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

void storeSuiteFiles(SQLite::Database& database, base::RowId suite, std::int64_t firstFile,
                     std::span<const formats::QuestionReading> readings, const std::string& who,
                     const std::string& when) {
    PreparedWrite insert(database, "INSERT INTO suite_file (suite_id, number, name, kind, sha256, bytes,"
                                   " records, rejected, imported_by, imported_at, skeleton)"
                                   " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    PreparedWrite rejected(database, "INSERT INTO question_rejected (suite_id, number, file, line,"
                                     " reason, content) VALUES (?, ?, ?, ?, ?, ?)");
    PreparedWrite passage(database, "INSERT INTO passage (suite_id, file, sentence_id, text, title, company,"
                                    " cik, year, section, position, record, added_by, added_at)"
                                    " VALUES (?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?)");
    std::int64_t rejectedNumber = 0;
    {
        Cursor last(database, "SELECT coalesce(max(number), 0) FROM question_rejected WHERE suite_id = ?",
                    suite);
        rejectedNumber = last.step() ? last.integer(0) : 0;
    }
    std::int64_t number = firstFile - 1;
    for (const formats::QuestionReading& reading : readings) {
        ++number;
        insert.run(suite, number, reading.file, formats::questionKindName(reading.kind), reading.sha256,
                   reading.bytes, reading.questions.size(), reading.rejected.size(), who, when,
                   reading.skeleton);
        for (const formats::RejectedRecord& record : reading.rejected) {
            rejected.run(suite, ++rejectedNumber, number, record.line, base::issueCodeName(record.reason),
                         Blob{record.text});
        }
        for (const formats::Passage& text : reading.passages) {
            const auto place = formats::sentencePlace(text.id);
            passage.run(
                suite, number, text.id, text.text, text.title, memberOf(place, &formats::SentencePlace::cik),
                memberOf(place, &formats::SentencePlace::year), place ? place->section : std::string(),
                memberOf(place, &formats::SentencePlace::position), text.record, who, when);
        }
    }
}

} // namespace assay::workspace

#include "core/workspace/suites/suite_file_rows.h"

#include "core/base/issue.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace assay::workspace {

void storeSuiteFiles(SQLite::Database& database, base::RowId suite, std::int64_t firstFile,
                     std::span<const formats::QuestionReading> readings, const std::string& who,
                     const std::string& when) {
    SQLite::Statement insert(database, "INSERT INTO suite_file (suite_id, number, name, kind, sha256, bytes,"
                                       " records, rejected, imported_by, imported_at, skeleton)"
                                       " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement rejected(database, "INSERT INTO question_rejected (suite_id, number, file, line,"
                                         " reason, content) VALUES (?, ?, ?, ?, ?, ?)");
    SQLite::Statement passage(database,
                              "INSERT INTO passage (suite_id, file, sentence_id, text, title, company,"
                              " cik, year, section, position, record, added_by, added_at)"
                              " VALUES (?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?)");
    std::int64_t rejectedNumber = 0;
    {
        Cursor last(database, "SELECT coalesce(max(number), 0) FROM question_rejected WHERE suite_id = ?");
        last.bind(1, suite);
        rejectedNumber = last.step() ? last.integer(0) : 0;
    }
    std::int64_t number = firstFile - 1;
    for (const formats::QuestionReading& reading : readings) {
        ++number;
        insert.reset();
        insert.bind(1, suite);
        insert.bind(2, number);
        insert.bind(3, reading.file);
        insert.bind(4, std::string(formats::questionKindName(reading.kind)));
        insert.bind(5, reading.sha256);
        insert.bind(6, reading.bytes);
        insert.bind(7, static_cast<std::int64_t>(reading.questions.size()));
        insert.bind(8, static_cast<std::int64_t>(reading.rejected.size()));
        insert.bind(9, who);
        insert.bind(10, when);
        insert.bind(11, reading.skeleton);
        insert.exec();
        for (const formats::RejectedRecord& record : reading.rejected) {
            rejected.reset();
            rejected.bind(1, suite);
            rejected.bind(2, ++rejectedNumber);
            rejected.bind(3, number);
            rejected.bind(4, record.line);
            rejected.bind(5, std::string(base::issueCodeName(record.reason)));
            rejected.bind(6, record.text.data(), static_cast<int>(record.text.size()));
            rejected.exec();
        }
        for (const formats::Passage& text : reading.passages) {
            const auto place = formats::sentencePlace(text.id);
            passage.reset();
            passage.clearBindings();
            passage.bind(1, suite);
            passage.bind(2, number);
            passage.bind(3, text.id);
            passage.bind(4, text.text);
            passage.bind(5, text.title);
            if (place) {
                passage.bind(6, place->cik);
                passage.bind(7, place->year);
                passage.bind(9, place->position);
            }
            passage.bind(8, place ? place->section : std::string());
            passage.bind(10, text.record);
            passage.bind(11, who);
            passage.bind(12, when);
            passage.exec();
        }
    }
}

} // namespace assay::workspace

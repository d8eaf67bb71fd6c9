#include "core/base/clock.h"
#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/formats/sentence_id.h"
#include "core/store/cursor.h"
#include "core/store/journal_rows.h"
#include "core/store/leftovers.h"
#include "core/store/question_rows.h"
#include "core/store/questions.h"
#include "core/store/sqlite_errors.h"
#include "core/store/suite_rows.h"
#include "core/store/suites.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace assay::store {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using formats::QuestionReading;
using formats::SourceQuestion;

constexpr std::size_t kQuestionsPerTransaction = 2'000;

// What a question of the files is to the suite that is there.
enum class Fate : std::uint8_t { Add, Replace, Skip, Unchanged };

struct Incoming {
    std::size_t file = 0; // index into the readings
    const SourceQuestion* source = nullptr;
    Fate fate = Fate::Add;
    base::RowId there = 0; // the question that has its id
};

// The gold itself, without what curators add to it and where it came from.
bool isSameQuestion(const model::Question& a, const model::Question& b) {
    return model::differingFields(a, b).empty();
}

class Import {
  public:
    Import(Workspace& workspace, std::span<const std::filesystem::path> files,
           const QuestionImportOptions& options, std::stop_token stop, base::ProgressSink& progress)
        : m_workspace(workspace)
        , m_files(files)
        , m_options(options)
        , m_stop(std::move(stop))
        , m_progress(progress)
        , m_when(base::utcNow()) {}

    ~Import() {
        if (m_staging != 0) { // nothing may be left; if this fails, the next opening does it
            base::NoProgress unwatched;
            static_cast<void>(m_workspace.write([&](SQLite::Database& database) -> Result<> {
                SQLite::Statement give(database, "UPDATE suite SET state = 2 WHERE id = ? AND state = 0");
                give.bind(1, m_staging);
                give.exec();
                return {};
            }));
            static_cast<void>(deleteInvisibleSuite(m_workspace, m_staging, {}, unwatched));
        }
    }

    Import(const Import&) = delete;
    Import& operator=(const Import&) = delete;

    Result<QuestionImport> run(std::vector<QuestionReading> readings) {
        m_readings = std::move(readings);
        reportRepeatedIds();
        if (auto found = findSuite(); !found) {
            return tl::unexpected(found.error());
        }
        for (const auto& step : {&Import::stage, &Import::publish}) {
            if (auto done = (this->*step)(); !done) {
                return tl::unexpected(done.error());
            }
        }
        auto reader = m_workspace.reader();
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        auto info = readSuite(reader->database(), m_suite, m_workspace.path().string());
        if (!info) {
            return tl::unexpected(info.error());
        }
        m_result.suite = std::move(*info);
        return std::move(m_result);
    }

  private:
    // Which suite the questions go to, and what each is to it.
    Result<> findSuite() {
        auto reader = m_workspace.reader();
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        m_name = m_options.suite;
        m_suite = suiteOfName(reader->database(), m_name);
        if ((m_suite != 0 && m_options.onCollision == CollisionChoice::Refuse) ||
            isVersionName(reader->database(), m_name)) {
            return fail(ErrorCode::NameTaken, m_name, m_workspace.path().string());
        }
        std::map<std::string, std::pair<base::RowId, model::Question>> there;
        if (m_suite != 0) {
            if (auto read = readThere(*reader, there); !read) {
                return read;
            }
        }
        bool collides = false;
        for (std::size_t file = 0; file < m_readings.size(); ++file) {
            for (const SourceQuestion& source : m_readings[file].questions) {
                Incoming incoming{file, &source, Fate::Add, 0};
                const auto known = there.find(source.question.questionId);
                if (known != there.end()) {
                    incoming.there = known->second.first;
                    const bool same = isSameQuestion(known->second.second, source.question);
                    incoming.fate = same                                                ? Fate::Unchanged
                                    : m_options.onCollision == CollisionChoice::Replace ? Fate::Replace
                                                                                        : Fate::Skip;
                    if (!same) {
                        collides = true;
                        report(base::IssueCode::IdCollision, file, source);
                    }
                }
                m_incoming.push_back(incoming);
            }
        }
        if (collides && m_options.onCollision == CollisionChoice::KeepBoth) {
            for (Incoming& incoming : m_incoming) {
                incoming.fate = Fate::Add;
            }
            m_suite = 0;
            for (int number = 2; isTaken(reader->database(), m_name); ++number) {
                m_name = m_options.suite + " (" + std::to_string(number) + ")";
            }
        }
        return {};
    }

    static bool isTaken(SQLite::Database& database, const std::string& name) {
        return suiteOfName(database, name) != 0 || isVersionName(database, name);
    }

    Result<> readThere(const Reader& reader,
                       std::map<std::string, std::pair<base::RowId, model::Question>>& there) {
        Cursor rows(reader.database(),
                    "SELECT q.id, r.document FROM question AS q JOIN question_revision AS r"
                    " ON r.question = q.id AND r.revision = q.revision"
                    " WHERE q.suite_id = ? ORDER BY q.id");
        rows.bind(1, m_suite);
        while (rows.step()) {
            auto question = formats::readQuestionDocument(rows.text(1));
            if (!question) {
                return fail(ErrorCode::DamagedWorkspace,
                            "question " + std::to_string(rows.integer(0)) + ": " + question.error().detail);
            }
            std::string id = question->questionId;
            there.try_emplace(std::move(id), rows.integer(0), std::move(*question));
        }
        return {};
    }

    // The reader has reported ids that come again in one file.
    void reportRepeatedIds() {
        std::unordered_set<std::string_view> earlier;
        for (std::size_t file = 0; file < m_readings.size(); ++file) {
            for (const SourceQuestion& source : m_readings[file].questions) {
                if (earlier.contains(source.question.questionId)) {
                    report(base::IssueCode::DuplicateId, file, source);
                }
            }
            for (const SourceQuestion& source : m_readings[file].questions) {
                earlier.insert(source.question.questionId);
            }
        }
    }

    void report(base::IssueCode code, std::size_t file, const SourceQuestion& source) {
        base::Issue issue;
        issue.severity = base::Severity::Warning;
        issue.code = code;
        issue.file = givenName(file);
        issue.line = source.line;
        issue.field = "question_id";
        issue.value = source.question.questionId;
        m_result.issues.add(std::move(issue));
    }

    // As the reader's issues name it.
    [[nodiscard]] std::string givenName(std::size_t file) const {
        std::error_code unknown;
        const std::filesystem::path& path = m_files[file];
        return m_readings[file].kind == formats::QuestionKind::Beir &&
                       std::filesystem::is_directory(path, unknown)
                   ? (path / "queries.jsonl").string()
                   : path.string();
    }

    // Stores what is new where nobody sees it, in short transactions.
    Result<> stage() {
        std::vector<const Incoming*> added;
        for (const Incoming& incoming : m_incoming) {
            if (incoming.fate == Fate::Add) {
                added.push_back(&incoming);
            }
        }
        auto opened = m_workspace.write([&](SQLite::Database& database) -> Result<> {
            SQLite::Statement insert(database,
                                     "INSERT INTO suite (name, created_at, state) VALUES (?, ?, 0)");
            insert.bind(1, m_name);
            insert.bind(2, m_when);
            insert.exec();
            m_staging = database.getLastInsertRowid();
            Cursor last(database, "SELECT coalesce(max(number), -1) FROM suite_file WHERE suite_id = ?");
            last.bind(1, m_suite);
            m_firstFile = m_suite != 0 && last.step() ? last.integer(0) + 1 : 0;
            return {};
        });
        if (!opened) {
            return opened;
        }
        for (std::size_t begin = 0; begin < added.size(); begin += kQuestionsPerTransaction) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const std::size_t end = std::min(begin + kQuestionsPerTransaction, added.size());
            auto stored = m_workspace.write(
                [&](SQLite::Database& database) -> Result<> {
                    QuestionRows rows(database);
                    for (std::size_t i = begin; i < end; ++i) {
                        const SourceQuestion& source = *added[i]->source;
                        const base::RowId id = rows.insert(m_staging, source.question,
                                                           formats::questionDocument(source.question),
                                                           m_options.who, m_when, {});
                        rows.insertSource(id, fileNumber(added[i]->file), source.pointer, source.line,
                                          source.record);
                    }
                    return {};
                },
                Durability::Staging);
            if (!stored) {
                return stored;
            }
            m_progress.report(base::Stage::Storing, static_cast<std::int64_t>(end),
                              static_cast<std::int64_t>(added.size()));
        }
        m_result.added = static_cast<std::int64_t>(added.size());
        return {};
    }

    [[nodiscard]] std::int64_t fileNumber(std::size_t file) const {
        return m_firstFile + static_cast<std::int64_t>(file);
    }

    // Makes everything visible in one transaction.
    Result<> publish() {
        m_progress.report(base::Stage::Publishing, 0, 1);
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        base::IssueList issues;
        for (const QuestionReading& reading : m_readings) {
            for (const base::Issue& issue : reading.issues.issues()) {
                issues.add(issue);
            }
            for (const auto& [what, count] : reading.issues.notKept()) {
                issues.addNotKept(what.first, what.second, count);
            }
            m_result.records += static_cast<std::int64_t>(reading.questions.size());
            m_result.rejected += static_cast<std::int64_t>(reading.rejected.size());
        }
        for (const base::Issue& issue : m_result.issues.issues()) {
            issues.add(issue);
        }
        m_result.issues = std::move(issues);
        auto published = m_workspace.write([&](SQLite::Database& database) -> Result<> {
            const base::RowId taken = suiteOfName(database, m_name);
            if (taken != m_suite) { // somebody else made or removed it meanwhile
                return fail(taken != 0 ? ErrorCode::NameTaken : ErrorCode::NotFound, m_name,
                            m_workspace.path().string());
            }
            if (isVersionName(database, m_name)) {
                return fail(ErrorCode::NameTaken, m_name, m_workspace.path().string());
            }
            const base::RowId target = m_suite != 0 ? m_suite : m_staging;
            storeFiles(database, target);
            storeSuiteIssues(database, target, m_result.issues);
            if (auto replaced = replace(database); !replaced) {
                return replaced;
            }
            if (m_suite != 0) {
                SQLite::Statement move(database, "UPDATE question SET suite_id = ? WHERE suite_id = ?");
                move.bind(1, m_suite);
                move.bind(2, m_staging);
                move.exec();
                SQLite::Statement remove(database, "DELETE FROM suite WHERE id = ?");
                remove.bind(1, m_staging);
                remove.exec();
            } else {
                SQLite::Statement show(database, "UPDATE suite SET state = 1 WHERE id = ?");
                show.bind(1, m_staging);
                show.exec();
            }
            return {};
        });
        if (!published) {
            return published;
        }
        m_suite = m_suite != 0 ? m_suite : m_staging;
        m_staging = 0;
        return {};
    }

    void storeFiles(SQLite::Database& database, base::RowId suite) {
        SQLite::Statement insert(database,
                                 "INSERT INTO suite_file (suite_id, number, name, kind, sha256, bytes,"
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
            Cursor last(database,
                        "SELECT coalesce(max(number), 0) FROM question_rejected WHERE suite_id = ?");
            last.bind(1, suite);
            rejectedNumber = last.step() ? last.integer(0) : 0;
        }
        for (std::size_t file = 0; file < m_readings.size(); ++file) {
            const QuestionReading& reading = m_readings[file];
            insert.reset();
            insert.bind(1, suite);
            insert.bind(2, fileNumber(file));
            insert.bind(3, reading.file);
            insert.bind(4, std::string(formats::questionKindName(reading.kind)));
            insert.bind(5, reading.sha256);
            insert.bind(6, reading.bytes);
            insert.bind(7, static_cast<std::int64_t>(reading.questions.size()));
            insert.bind(8, static_cast<std::int64_t>(reading.rejected.size()));
            insert.bind(9, m_options.who);
            insert.bind(10, m_when);
            insert.bind(11, reading.skeleton);
            insert.exec();
            for (const formats::RejectedRecord& record : reading.rejected) {
                rejected.reset();
                rejected.bind(1, suite);
                rejected.bind(2, ++rejectedNumber);
                rejected.bind(3, fileNumber(file));
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
                passage.bind(2, fileNumber(file));
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
                passage.bind(11, m_options.who);
                passage.bind(12, m_when);
                passage.exec();
            }
        }
    }

    // Collisions that replace get a new revision through the journal's own tables, as one step of undo.
    Result<> replace(SQLite::Database& database) {
        std::optional<std::int64_t> batch;
        for (const Incoming& incoming : m_incoming) {
            m_result.skipped += incoming.fate == Fate::Skip;
            m_result.unchanged += incoming.fate == Fate::Unchanged;
            if (incoming.fate != Fate::Replace) {
                continue;
            }
            ++m_result.replaced;
            const SourceQuestion& source = *incoming.source;
            std::int64_t before = 0;
            {
                Cursor row(database, "SELECT revision FROM question WHERE id = ?");
                row.bind(1, incoming.there);
                before = row.step() ? row.integer(0) : 0;
            }
            const std::int64_t revision =
                insertRevision(database, incoming.there, formats::questionDocument(source.question),
                               m_options.who, m_when, "import " + m_readings[incoming.file].file);
            if (auto put = putInForce(database, incoming.there, revision); !put) {
                return put;
            }
            if (!batch) {
                batch = newJournalBatch(database);
            }
            journal(database, incoming.there, before, revision, *batch, m_readings[incoming.file].file);
        }
        return {};
    }

    void journal(SQLite::Database& database, base::RowId id, std::int64_t before, std::int64_t after,
                 std::int64_t batch, const std::string& file) {
        const auto revision = [](std::int64_t number) {
            return "{\"revision\":" + std::to_string(number) + "}";
        };
        recordEdit(database, {"question", id, before != 0 ? std::optional(revision(before)) : std::nullopt,
                              revision(after), m_options.who, m_when, "import " + file, batch});
    }

    Workspace& m_workspace;
    std::span<const std::filesystem::path> m_files; // as they were given; one a reading
    const QuestionImportOptions& m_options;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    std::string m_when;
    std::vector<QuestionReading> m_readings;
    std::string m_name;
    base::RowId m_suite = 0;   // the one that is there
    base::RowId m_staging = 0; // what is being stored
    std::int64_t m_firstFile = 0;
    std::vector<Incoming> m_incoming;
    QuestionImport m_result;
};

} // namespace

Result<QuestionImport> importQuestions(Workspace& workspace, std::span<const std::filesystem::path> files,
                                       const QuestionImportOptions& options, std::stop_token stop,
                                       base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    const std::string where = workspace.path().string();
    return guarded(where, [&]() -> Result<QuestionImport> {
        if (workspace.isReadOnly()) {
            return fail(ErrorCode::ReadOnlyWorkspace, {}, where);
        }
        if (options.suite.empty() || files.empty()) {
            return fail(ErrorCode::InvalidArgument, {}, options.suite.empty() ? "name" : "files");
        }
        std::vector<QuestionReading> readings;
        for (const std::filesystem::path& file : files) {
            auto reading =
                formats::readQuestions(file, options.kind, options.mapping ? &*options.mapping : nullptr,
                                       stop, progress, issuesOnFailure);
            if (!reading) {
                return tl::unexpected(reading.error());
            }
            readings.push_back(std::move(*reading));
        }
        const formats::QuestionKind kind = readings.front().kind;
        std::string sha256 = readings.front().sha256;
        if (readings.size() > 1) {
            base::Sha256 hash;
            for (const QuestionReading& reading : readings) {
                hash.add(reading.sha256);
            }
            sha256 = hash.finish();
        }
        auto lock = base::FileLock::tryTake(workspace.importLockPath());
        if (!lock) {
            return tl::unexpected(lock.error());
        }
        if (!*lock) {
            return fail(ErrorCode::WorkspaceBusy, "another import is under way", where);
        }
        if (auto removed = removeLeftovers(workspace, &**lock, stop, progress); !removed) {
            return tl::unexpected(removed.error());
        }
        auto imported = Import(workspace, files, options, stop, progress).run(std::move(readings));
        if (imported) {
            imported->kind = kind;
            imported->inputSha256 = std::move(sha256);
        }
        return imported;
    });
}

} // namespace assay::store

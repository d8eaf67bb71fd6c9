#include "core/base/clock.h"
#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/leftovers.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/issue_rows.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/import_collisions.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_file_rows.h"
#include "core/workspace/suites/suite_rows.h"
#include "core/workspace/suites/suites.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using formats::QuestionReading;
using formats::SourceQuestion;

constexpr std::size_t kQuestionsPerTransaction = 2'000;

// What was done about an id that the suite holds for another question, as its issue says it.
constexpr std::string_view kBothKept = "keep_both";
constexpr std::string_view kReplaced = "replace";
constexpr std::string_view kSkipped = "skip";

// What a question of the files is to the suite that is there.
enum class Fate : std::uint8_t { Add, Replace, Skip, Unchanged };

struct Incoming {
    std::size_t file = 0; // index into the readings
    const SourceQuestion* source = nullptr;
    base::RowId staged = 0; // its row where nobody sees it
    Fate fate = Fate::Add;
    base::RowId there = 0; // the question that has its id
};

// A question that the suite holds under an id of the files.
struct Held {
    base::RowId id = 0;
    std::int64_t revision = 0;
    model::Question question;
};

using HeldById = std::map<std::string, Held, std::less<>>;

// Of several with one id the first. Throws SQLite::Exception.
Result<HeldById> heldQuestions(SQLite::Database& database, base::RowId suite,
                               const std::vector<QuestionReading>& readings) {
    std::unordered_set<std::string_view> wanted;
    for (const QuestionReading& reading : readings) {
        for (const SourceQuestion& source : reading.questions) {
            wanted.insert(source.question.questionId);
        }
    }
    HeldById held;
    Cursor rows(database,
                "SELECT q.id, q.revision, q.question_id, r.document FROM question AS q"
                " JOIN question_revision AS r ON r.question = q.id AND r.revision = q.revision"
                " WHERE q.suite_id = ? ORDER BY q.id",
                suite);
    while (rows.step()) {
        if (!wanted.contains(rows.text(2)) || held.contains(rows.text(2))) {
            continue;
        }
        auto question = formats::readQuestionDocument(rows.text(3));
        if (!question) {
            return fail(ErrorCode::DamagedWorkspace,
                        "question " + std::to_string(rows.integer(0)) + ": " + question.error().detail);
        }
        held.emplace(std::string(rows.text(2)), Held{rows.integer(0), rows.integer(1), std::move(*question)});
    }
    return held;
}

HeldQuestions revisionsOf(const HeldById& held) {
    HeldQuestions revisions;
    for (const auto& [id, question] : held) {
        revisions.emplace(id, question.revision);
    }
    return revisions;
}

// The gold itself, without what curators add to it and where it came from.
bool isSameQuestion(const model::Question& a, const model::Question& b) {
    return model::differingFields(a, b).empty();
}

Result<std::vector<QuestionReading>> readAllFiles(std::span<const std::filesystem::path> files,
                                                  const QuestionImportOptions& options,
                                                  const std::stop_token& stop, base::ProgressSink& progress,
                                                  base::IssueList* issuesOnFailure) {
    std::vector<QuestionReading> readings;
    for (const std::filesystem::path& file : files) {
        ASSAY_TRY(auto reading,
                  formats::readQuestions(file, options.kind, options.mapping ? &*options.mapping : nullptr,
                                         stop, progress, issuesOnFailure));
        readings.push_back(std::move(reading));
    }
    return readings;
}

// Files without a single question make no suite, and add nothing to one.
Result<> requireQuestions(const std::vector<QuestionReading>& readings, base::IssueList* issuesOnFailure) {
    if (std::ranges::any_of(readings, [](const QuestionReading& each) { return !each.questions.empty(); })) {
        return {};
    }
    if (issuesOnFailure != nullptr) {
        *issuesOnFailure = base::IssueList();
        for (const QuestionReading& reading : readings) {
            for (const base::Issue& issue : reading.issues.issues()) {
                issuesOnFailure->add(issue);
            }
        }
    }
    return fail(ErrorCode::InputNotUsable, "no record", readings.front().file);
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
                execute(database, "UPDATE suite SET state = 2 WHERE id = ? AND state = 0", m_staging);
                return {};
            }));
            static_cast<void>(deleteInvisibleSuite(m_workspace, m_staging, {}, unwatched));
        }
    }

    Import(const Import&) = delete;
    Import& operator=(const Import&) = delete;

    Result<QuestionImport> run(std::vector<QuestionReading> readings) {
        m_readings = std::move(readings);
        ASSAY_TRY(checkName());
        for (const auto& step : {&Import::stage, &Import::publish}) {
            ASSAY_TRY((this->*step)());
        }
        ASSAY_TRY(auto reader, m_workspace.reader());
        ASSAY_TRY(auto info, readSuite(reader.database(), m_suite, m_workspace.path().string()));
        m_result.suite = std::move(info);
        return std::move(m_result);
    }

  private:
    // Early, so that nothing is stored in vain; what counts is decide().
    Result<> checkName() {
        auto reader = m_workspace.reader();
        return reader ? findSuite(reader->database()) : tl::unexpected(reader.error());
    }

    // Which suite the questions go to, if nothing collides.
    Result<> findSuite(SQLite::Database& database) {
        m_name = m_options.suite;
        m_suite = suiteOfName(database, m_name);
        if ((m_suite != 0 && m_options.onCollision == CollisionChoice::Refuse) ||
            isVersionName(database, m_name)) {
            return fail(ErrorCode::NameTaken, m_name, m_workspace.path().string());
        }
        return {};
    }

    // Which suite they go to, and what each is to it. Within the transaction that makes them visible: nobody
    // can add or edit a question between this and that.
    Result<> decide(SQLite::Database& database) {
        ASSAY_TRY(findSuite(database));
        HeldById there;
        if (m_suite != 0) {
            ASSAY_TRY(auto held, heldQuestions(database, m_suite, m_readings));
            there = std::move(held);
        }
        if (m_options.decidedOn && *m_options.decidedOn != revisionsOf(there)) {
            return fail(ErrorCode::EditConflict, m_name, m_workspace.path().string());
        }
        bool collides = false;
        for (Incoming& incoming : m_incoming) {
            const auto known = there.find(incoming.source->question.questionId);
            if (known == there.end()) {
                continue;
            }
            incoming.there = known->second.id;
            const bool same = isSameQuestion(known->second.question, incoming.source->question);
            incoming.fate = same                                                ? Fate::Unchanged
                            : m_options.onCollision == CollisionChoice::Replace ? Fate::Replace
                                                                                : Fate::Skip;
            if (!same) {
                collides = true;
                reportCollision(incoming.file, *incoming.source);
            }
        }
        if (m_suite != 0 && (m_options.onCollision == CollisionChoice::OwnSuite ||
                             (collides && m_options.onCollision == CollisionChoice::KeepBoth))) {
            return makeOwnSuite(database);
        }
        return {};
    }

    Result<> makeOwnSuite(SQLite::Database& database) {
        for (Incoming& incoming : m_incoming) {
            incoming.fate = Fate::Add;
        }
        m_suite = 0;
        for (int number = 2; isTaken(database, m_name); ++number) {
            m_name = m_options.suite + " (" + std::to_string(number) + ")";
        }
        execute(database, "UPDATE suite SET name = ? WHERE id = ?", m_name, m_staging);
        return {};
    }

    static bool isTaken(SQLite::Database& database, const std::string& name) {
        return suiteOfName(database, name) != 0 || isVersionName(database, name);
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

    // Where both are kept, nothing is left to look at.
    void reportCollision(std::size_t file, const SourceQuestion& source) {
        const bool bothKept = m_options.onCollision == CollisionChoice::KeepBoth ||
                              m_options.onCollision == CollisionChoice::OwnSuite;
        report(base::IssueCode::IdCollision, file, source,
               bothKept ? base::Severity::Info : base::Severity::Warning,
               bothKept                                            ? kBothKept
               : m_options.onCollision == CollisionChoice::Replace ? kReplaced
                                                                   : kSkipped);
    }

    void report(base::IssueCode code, std::size_t file, const SourceQuestion& source,
                base::Severity severity = base::Severity::Warning, std::string_view done = {}) {
        base::Issue issue;
        issue.severity = severity;
        issue.code = code;
        issue.file = givenName(file);
        issue.line = source.line;
        issue.field = "question_id";
        issue.value = source.question.questionId;
        issue.expected = done;
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

    // Stores everything where nobody sees it, in short transactions.
    Result<> stage() {
        for (std::size_t file = 0; file < m_readings.size(); ++file) {
            for (const SourceQuestion& source : m_readings[file].questions) {
                m_incoming.push_back({file, &source});
            }
        }
        auto opened = m_workspace.write([&](SQLite::Database& database) -> Result<> {
            execute(database, "INSERT INTO suite (name, created_at, state) VALUES (?, ?, 0)", m_name, m_when);
            m_staging = database.getLastInsertRowid();
            return {};
        });
        ASSAY_TRY(opened);
        for (std::size_t begin = 0; begin < m_incoming.size(); begin += kQuestionsPerTransaction) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const std::size_t end = std::min(begin + kQuestionsPerTransaction, m_incoming.size());
            auto stored = m_workspace.write(
                [&](SQLite::Database& database) -> Result<> {
                    QuestionRows rows(database);
                    for (std::size_t i = begin; i < end; ++i) {
                        const SourceQuestion& source = *m_incoming[i].source;
                        m_incoming[i].staged = rows.insert(m_staging, source.question,
                                                           formats::questionDocument(source.question),
                                                           m_options.who, m_when, {});
                        rows.insertSource(m_incoming[i].staged, static_cast<std::int64_t>(m_incoming[i].file),
                                          source.pointer, source.line, source.record);
                    }
                    return {};
                },
                Durability::Staging);
            ASSAY_TRY(stored);
            m_progress.report(base::Stage::Storing, static_cast<std::int64_t>(end),
                              static_cast<std::int64_t>(m_incoming.size()));
        }
        return {};
    }

    // Whether the issue is about evidence that did not come along but is in the workspace already.
    static Result<bool> isHeldHere(const Reader& reader, const base::Issue& issue) {
        if (issue.code != base::IssueCode::UnresolvedEvidence || issue.field != "evidence_sentence_ids") {
            return false;
        }
        auto held = passagesExist(reader, std::span(&issue.value, 1));
        return held ? Result<bool>(held->front()) : tl::unexpected(std::move(held.error()));
    }

    // What reading has found, without what the workspace knows better.
    Result<> gatherIssues() {
        ASSAY_TRY(auto reader, m_workspace.reader());
        base::IssueList issues;
        for (const QuestionReading& reading : m_readings) {
            for (const base::Issue& issue : reading.issues.issues()) {
                ASSAY_TRY(auto held, isHeldHere(reader, issue));
                if (!held) {
                    issues.add(issue);
                }
            }
            for (const auto& [what, count] : reading.issues.notKept()) {
                issues.addNotKept(what.first, what.second, count);
            }
            m_result.records += static_cast<std::int64_t>(reading.questions.size());
            m_result.rejected += static_cast<std::int64_t>(reading.rejected.size());
        }
        m_result.issues = std::move(issues);
        reportRepeatedIds();
        return {};
    }

    // Decides what collides and makes everything visible, in one transaction.
    Result<> publish() {
        m_progress.report(base::Stage::Publishing, 0, 1);
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(gatherIssues());
        auto published = m_workspace.write([&](SQLite::Database& database) -> Result<> {
            ASSAY_TRY(decide(database));
            dropStaged(database);
            const base::RowId target = m_suite != 0 ? m_suite : m_staging;
            m_firstFile = nextFileNumber(database, target);
            const base::IssueList unsaid = issuesUnsaidOf(database, target);
            storeSuiteFiles(database, target, m_firstFile, m_readings, m_options.who, m_when);
            storeSuiteIssues(database, target, unsaid);
            std::optional<std::int64_t> batch;
            ASSAY_TRY(replace(database, batch));
            if (m_suite != 0) {
                journalAdded(database, batch);
                moveStaged(database);
            } else {
                execute(database, "UPDATE suite SET state = 1 WHERE id = ?", m_staging);
                recordEdit(database,
                           {kSuitePresenceEntity, m_staging, std::nullopt, std::string(kSuiteIsThere),
                            m_options.who, m_when, kImportReason + m_readings.front().file, std::nullopt});
            }
            return {};
        });
        ASSAY_TRY(published);
        m_suite = m_suite != 0 ? m_suite : m_staging;
        m_staging = 0;
        return {};
    }

    // What the suite does not say already: a file that comes once more, unchanged, says nothing new.
    base::IssueList issuesUnsaidOf(SQLite::Database& database, base::RowId suite) const {
        const base::IssueList known = readIssues(database, kSuiteIssues, suite);
        base::IssueList unsaid;
        for (const base::Issue& issue : m_result.issues.issues()) {
            if (std::ranges::find(known.issues(), issue) == known.issues().end()) {
                unsaid.add(issue);
            }
        }
        Cursor file(database, "SELECT 1 FROM suite_file WHERE suite_id = ? AND sha256 = ?");
        const bool isNew = std::ranges::any_of(m_readings, [&](const QuestionReading& reading) {
            file.bind(suite, reading.sha256);
            const bool isKnown = file.step();
            file.reset();
            return !isKnown;
        });
        for (const auto& [what, count] : m_result.issues.notKept()) {
            if (isNew) {
                unsaid.addNotKept(what.first, what.second, count);
            }
        }
        return unsaid;
    }

    static std::int64_t nextFileNumber(SQLite::Database& database, base::RowId suite) {
        Cursor last(database, "SELECT coalesce(max(number), -1) FROM suite_file WHERE suite_id = ?", suite);
        return last.step() ? last.integer(0) + 1 : 0;
    }

    // What is not added has no row of its own.
    void dropStaged(SQLite::Database& database) {
        for (const char* table :
             {"DELETE FROM question_search WHERE rowid = ?",
              "DELETE FROM question_revision WHERE question = ?",
              "DELETE FROM question_source WHERE question = ?", "DELETE FROM question WHERE id = ?"}) {
            PreparedWrite drop(database, table);
            for (const Incoming& incoming : m_incoming) {
                if (incoming.fate != Fate::Add) {
                    drop.run(incoming.staged);
                }
            }
        }
    }

    void moveStaged(SQLite::Database& database) {
        execute(database,
                "UPDATE question_source SET file = file + ? WHERE question IN"
                " (SELECT id FROM question WHERE suite_id = ?)",
                m_firstFile, m_staging);
        execute(database, "UPDATE question SET suite_id = ? WHERE suite_id = ?", m_suite, m_staging);
        execute(database, "DELETE FROM suite WHERE id = ?", m_staging);
    }

    // What is added to a suite that was there is one step of undo with what is replaced in it.
    void journalAdded(SQLite::Database& database, std::optional<std::int64_t>& batch) {
        for (const Incoming& incoming : m_incoming) {
            if (incoming.fate == Fate::Add) {
                if (!batch) {
                    batch = newJournalBatch(database);
                }
                journal(database, incoming.staged, 0, 1, *batch, m_readings[incoming.file].file);
            }
        }
    }

    // Collisions that replace get a new revision through the journal's own tables.
    Result<> replace(SQLite::Database& database, std::optional<std::int64_t>& batch) {
        for (const Incoming& incoming : m_incoming) {
            m_result.added += incoming.fate == Fate::Add;
            m_result.skipped += incoming.fate == Fate::Skip;
            m_result.unchanged += incoming.fate == Fate::Unchanged;
            if (incoming.fate != Fate::Replace) {
                continue;
            }
            ++m_result.replaced;
            const SourceQuestion& source = *incoming.source;
            std::int64_t before = 0;
            {
                Cursor row(database, "SELECT revision FROM question WHERE id = ?", incoming.there);
                before = row.step() ? row.integer(0) : 0;
            }
            const std::int64_t revision =
                insertRevision(database, incoming.there, formats::questionDocument(source.question),
                               m_options.who, m_when, kImportReason + m_readings[incoming.file].file);
            ASSAY_TRY(putInForce(database, incoming.there, revision));
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
                              revision(after), m_options.who, m_when, kImportReason + file, batch});
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

Result<QuestionImportPreview> previewQuestionImport(const Reader& reader,
                                                    std::span<const std::filesystem::path> files,
                                                    const QuestionImportOptions& options,
                                                    std::stop_token stop, base::ProgressSink& progress) {
    return guarded(reader.path(), [&]() -> Result<QuestionImportPreview> {
        QuestionImportPreview preview;
        const base::RowId suite = suiteOfName(reader.database(), options.suite);
        if (suite == 0) {
            return preview;
        }
        preview.suiteExists = true;
        ASSAY_TRY(const auto readings, readAllFiles(files, options, stop, progress, nullptr));
        ASSAY_TRY(const auto held, heldQuestions(reader.database(), suite, readings));
        preview.held = revisionsOf(held);
        for (const QuestionReading& reading : readings) {
            for (const SourceQuestion& source : reading.questions) {
                ++preview.records;
                if (const auto known = held.find(source.question.questionId); known != held.end()) {
                    ++(isSameQuestion(known->second.question, source.question) ? preview.unchanged
                                                                               : preview.colliding);
                }
            }
        }
        return preview;
    });
}

Result<std::vector<ImportCollision>> importCollisions(const Reader& reader,
                                                      std::span<const std::filesystem::path> files,
                                                      const QuestionImportOptions& options,
                                                      std::stop_token stop, base::ProgressSink& progress) {
    return guarded(reader.path(), [&]() -> Result<std::vector<ImportCollision>> {
        std::vector<ImportCollision> collisions;
        const base::RowId suite = suiteOfName(reader.database(), options.suite);
        if (suite == 0) {
            return collisions;
        }
        ASSAY_TRY(const auto readings, readAllFiles(files, options, stop, progress, nullptr));
        ASSAY_TRY(const auto held, heldQuestions(reader.database(), suite, readings));
        for (const QuestionReading& reading : readings) {
            for (const SourceQuestion& source : reading.questions) {
                const auto known = held.find(source.question.questionId);
                if (known != held.end() && !isSameQuestion(known->second.question, source.question)) {
                    collisions.push_back({known->second.question, source.question});
                }
            }
        }
        return collisions;
    });
}

Result<QuestionImport> importQuestions(Workspace& workspace, std::span<const std::filesystem::path> files,
                                       const QuestionImportOptions& options, std::stop_token stop,
                                       base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    const std::string where = workspace.path().string();
    return guarded(where, [&]() -> Result<QuestionImport> {
        if (workspace.isReadOnly()) {
            return tl::unexpected(workspace.readOnlyError());
        }
        if (options.suite.empty() || files.empty()) {
            return fail(ErrorCode::InvalidArgument, {}, options.suite.empty() ? "name" : "files");
        }
        ASSAY_TRY(auto read, readAllFiles(files, options, stop, progress, issuesOnFailure));
        std::vector<QuestionReading> readings = std::move(read);
        ASSAY_TRY(requireQuestions(readings, issuesOnFailure));
        const formats::QuestionKind kind = readings.front().kind;
        std::string sha256 = readings.front().sha256;
        if (readings.size() > 1) {
            base::Sha256 hash;
            for (const QuestionReading& reading : readings) {
                hash.add(reading.sha256);
            }
            sha256 = hash.finish();
        }
        ASSAY_TRY(auto lock, base::FileLock::tryTake(workspace.importLockPath()));
        if (!lock) {
            return fail(ErrorCode::WorkspaceBusy, "another import is under way", where);
        }
        ASSAY_TRY(removeLeftovers(workspace, &*lock, stop, progress));
        auto imported = Import(workspace, files, options, stop, progress).run(std::move(readings));
        if (imported) {
            imported->kind = kind;
            imported->inputSha256 = std::move(sha256);
        }
        return imported;
    });
}

} // namespace assay::workspace

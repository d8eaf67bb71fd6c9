#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/corpus_removal.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/claims.h"
#include "core/workspace/predictions/scorer_scores.h"
#include "core/workspace/rubrics/rubrics.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/scored/sample_rows.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/workspace.h"
#include "core/workspace/workspace_check_parts.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <iterator>
#include <limits>
#include <string>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Kind = CheckFinding::Kind;

constexpr std::int64_t kRowsPerReport = 16'384;
constexpr int kStepsPerLook = 100'000; // of SQLite's virtual machine, between two looks at the stop token
constexpr std::int64_t kFindingsPerSet = 20;

// One set as `scored_set` describes it.
struct StoredSet {
    base::RowId id = 0;
    std::string name;
    SetState state = SetState::Staging;
    std::string dataHash;
    std::string contentHash;
    std::int64_t records = 0;
    std::int64_t rejected = 0;
    std::int64_t unscored = 0;

    [[nodiscard]] std::string label() const { return "scored_set " + std::to_string(id) + ": "; }
};

class Check {
  public:
    Check(const Workspace& workspace, const Reader& reader, std::stop_token stop,
          base::ProgressSink& progress)
        : m_database(reader.database())
        , m_path(workspace.path())
        , m_importing(base::FileLock::isHeld(workspace.importLockPath()))
        , m_stop(std::move(stop))
        , m_progress(progress) {
        // Called by SQLite on this very thread in the middle of long statements, so that they can be stopped.
        sqlite3_progress_handler(
            m_database.getHandle(), kStepsPerLook,
            [](void* self) { return static_cast<Check*>(self)->m_stop.stop_requested() ? 1 : 0; }, this);
    }

    ~Check() { sqlite3_progress_handler(m_database.getHandle(), 0, nullptr, nullptr); }

    Check(const Check&) = delete;
    Check& operator=(const Check&) = delete;

    Result<std::vector<CheckFinding>> run() {
        const SQLite::Transaction snapshot(m_database, SQLite::TransactionBehavior::DEFERRED);
        m_progress.report(base::Stage::Checking, 0, 0);
        for (const auto part : {&Check::checkStructure, &Check::checkReferences, &Check::checkSets,
                                &Check::checkStrays, &Check::checkCuration, &Check::checkSuiteRows,
                                &Check::checkQuestionRows, &Check::checkBundleRows, &Check::checkFilesKept,
                                &Check::checkPredictionRows, &Check::checkCorpusRows,
                                &Check::checkEmbeddingRows, &Check::checkMeasureRows, &Check::checkEdits}) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            try {
                (this->*part)();
            } catch (const SQLite::Exception& exception) {
                const base::Error error = errorOf(exception, {});
                if (error.code != ErrorCode::DamagedWorkspace) {
                    throw;
                }
                add(Kind::Damage, error.detail); // and go on: the other parts may still find more
            }
        }
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        return std::move(m_findings);
    }

  private:
    void add(Kind kind, std::string detail) { m_findings.push_back({kind, std::move(detail)}); }

    void checkStructure() {
        Cursor rows(m_database, "PRAGMA integrity_check(100)");
        while (rows.step()) {
            if (rows.text(0) != "ok") {
                add(Kind::Damage, std::string(rows.text(0)));
            }
        }
    }

    void checkReferences() {
        Cursor rows(m_database, "PRAGMA foreign_key_check");
        for (std::int64_t found = 0; rows.step() && found < kFindingsPerSet; ++found) {
            add(Kind::BrokenReference,
                std::string(rows.text(0)) + " refers to a missing row of " + std::string(rows.text(2)));
        }
    }

    void checkSets() {
        readSets();
        std::int64_t total = 0;
        for (const StoredSet& set : m_sets) {
            total += set.state == SetState::Visible ? set.records + set.rejected : 0;
        }
        std::int64_t done = 0;
        for (const StoredSet& set : m_sets) {
            if (set.state == SetState::Visible) {
                checkFiles(set);
                checkRows(set, done, total);
            } else if (set.state == SetState::Removing || !m_importing) {
                add(Kind::LeftoverImport,
                    set.label() + (set.state == SetState::Staging ? "staging" : "removing"));
            }
        }
        m_progress.report(base::Stage::Verifying, total, total);
    }

    void readSets() {
        Cursor rows(m_database, "SELECT id, name, state, data_hash, content_hash, records, rejected, unscored"
                                " FROM scored_set ORDER BY id");
        while (rows.step()) {
            StoredSet set;
            set.id = rows.integer(0);
            set.name = rows.text(1);
            set.state = rows.enumeration(2, SetState::Removing);
            set.dataHash = rows.text(3);
            set.contentHash = rows.text(4);
            set.records = rows.integer(5);
            set.rejected = rows.integer(6);
            set.unscored = rows.integer(7);
            m_sets.push_back(std::move(set));
        }
    }

    void compare(const StoredSet& set, const char* what, std::int64_t stored, std::int64_t counted) {
        if (stored != counted) {
            add(Kind::WrongCount, set.label() + what + ": stored " + std::to_string(stored) + ", counted " +
                                      std::to_string(counted));
        }
    }

    void checkFiles(const StoredSet& set) {
        base::Sha256 hash;
        std::int64_t records = 0;
        std::int64_t rejected = 0;
        m_files = 0;
        Cursor rows(m_database,
                    "SELECT sha256, records, rejected FROM source_file WHERE set_id = ? ORDER BY number",
                    set.id);
        for (; rows.step(); ++m_files) {
            hash.add(rows.text(0));
            records += rows.integer(1);
            rejected += rows.integer(2);
        }
        compare(set, "records of its files", records, set.records);
        compare(set, "rejected records of its files", rejected, set.rejected);
        if (const std::string found = hash.finish(); found != set.dataHash) {
            add(Kind::HashMismatch, set.label() + "data_hash " + set.dataHash + ", of its files " + found);
        }
    }

    void checkRows(const StoredSet& set, std::int64_t& done, std::int64_t total) {
        ContentHash hash;
        std::int64_t records = 0;
        std::int64_t unscored = 0;
        std::int64_t broken = 0;
        Cursor samples(m_database, kSelectSamples);
        bindRange(samples, set.id);
        while (samples.step() && goesOn(++done, total)) {
            bool isWhole = false;
            const model::ScoredSample sample = readSample(samples, isWhole);
            ++records;
            unscored += sample.fhri ? 0 : 1;
            if ((!isWhole || sample.fileIndex < 0 || sample.fileIndex >= m_files) &&
                broken++ < kFindingsPerSet) {
                add(Kind::BrokenReference, set.label() + "scored_sample " +
                                               std::to_string(samples.integer(0)) +
                                               " refers to a missing text, scenario, weights or file");
            }
            hash.add(sample);
        }
        std::int64_t rejected = 0;
        Cursor rejections(m_database, kSelectRejections);
        bindRange(rejections, set.id);
        while (rejections.step() && goesOn(++done, total)) {
            ++rejected;
            hash.add(readRejection(rejections));
        }
        if (m_stop.stop_requested()) {
            return;
        }
        std::int64_t texts = 0;
        Cursor counted(m_database, "SELECT count(*) FROM scored_text WHERE id BETWEEN ? AND ?");
        bindRange(counted, set.id);
        if (counted.step()) {
            texts = counted.integer(0);
        }
        compare(set, "records", set.records, records);
        compare(set, "texts", set.records, texts);
        compare(set, "rejected", set.rejected, rejected);
        compare(set, "unscored", set.unscored, unscored);
        if (const std::string found = hash.finish(); found != set.contentHash) {
            add(Kind::HashMismatch,
                set.label() + "content_hash " + set.contentHash + ", of its rows " + found);
        }
    }

    static void bindRange(Cursor& cursor, base::RowId set) {
        cursor.bind(rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
    }

    bool goesOn(std::int64_t done, std::int64_t total) {
        if (done % kRowsPerReport == 0) {
            m_progress.report(base::Stage::Verifying, done, total);
            return !m_stop.stop_requested();
        }
        return true;
    }

    // Rows between the ranges of the sets: they belong to none.
    void checkStrays() {
        for (const char* table : {"scored_sample", "scored_text", "rejected_record"}) {
            Cursor row(m_database,
                       "SELECT id FROM " + std::string(table) + " WHERE id BETWEEN ? AND ? LIMIT 1");
            base::RowId next = std::numeric_limits<base::RowId>::min();
            for (const StoredSet& set : m_sets) {
                reportStray(row, table, next, rowKey(set.id, 0));
                next = rowKey(set.id, kRowsPerSet);
            }
            reportStray(row, table, next, std::numeric_limits<base::RowId>::max());
        }
    }

    void reportStray(Cursor& row, const char* table, base::RowId from, base::RowId to) {
        row.bind(from, to);
        if (row.step()) {
            add(Kind::BrokenReference,
                std::string(table) + " " + std::to_string(row.integer(0)) + " belongs to no scored_set");
        }
        row.reset();
    }

    // What people entered, and what the journal says of it.
    void checkCuration() {
        report("SELECT 'judgement ' || sample_id || ' is of a sample that is not there' FROM judgement"
               " WHERE NOT EXISTS (SELECT 1 FROM scored_sample WHERE id = judgement.sample_id)");
        report("SELECT 'edit_journal ' || id || ' speaks of an edit that is not there' FROM edit_journal AS e"
               " WHERE target IS NOT NULL AND NOT EXISTS (SELECT 1 FROM edit_journal AS edit"
               " WHERE edit.id = e.target AND edit.kind = 'edit' AND edit.id < e.id"
               " AND edit.entity = e.entity AND edit.entity_key = e.entity_key)");
    }

    void checkSuiteRows() { take(checkSuites(m_database, m_importing, m_stop)); }

    void checkQuestionRows() { take(checkQuestions(m_database, m_stop)); }

    void checkBundleRows() { take(checkBundles(m_database, m_stop)); }

    void checkFilesKept() { take(checkKeptFiles(m_database, m_stop)); }

    void checkPredictionRows() {
        take(checkPredictions(m_database, m_importing, m_stop));
        take(checkRubrics(m_database, m_stop));
        take(checkClaims(m_database, m_stop));
        take(checkScorerScores(m_database, m_stop));
    }

    void checkCorpusRows() { take(checkCorpora(m_database, m_importing, m_stop)); }

    void checkEmbeddingRows() { take(checkEmbeddings(m_database, m_path, m_stop, m_progress)); }

    void checkMeasureRows() { take(checkMeasures(m_database, m_stop)); }

    void checkEdits() { take(checkGoldJournal(m_database, m_stop)); }

    void take(std::vector<CheckFinding> findings) {
        m_findings.insert(m_findings.end(), std::make_move_iterator(findings.begin()),
                          std::make_move_iterator(findings.end()));
    }

    // Every row is one finding, up to a limit.
    void report(const char* sql) {
        Cursor rows(m_database, sql);
        for (std::int64_t found = 0; found < kFindingsPerSet && rows.step(); ++found) {
            add(Kind::BrokenReference, std::string(rows.text(0)));
        }
    }

    SQLite::Database& m_database;
    std::filesystem::path m_path;
    bool m_importing;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    std::vector<CheckFinding> m_findings;
    std::vector<StoredSet> m_sets;
    std::int64_t m_files = 0; // of the set being checked
};

Result<std::vector<CheckFinding>> checkOpened(const std::filesystem::path& path, std::stop_token stop,
                                              base::ProgressSink& progress) {
    ASSAY_TRY(const auto workspace, Workspace::open(path, OpenMode::ReadOnly));
    if (workspace->newerVersion()) {
        return tl::unexpected(workspace->readOnlyError());
    }
    ASSAY_TRY(const auto reader, workspace->reader());
    auto findings = Check(*workspace, reader, std::move(stop), progress).run();
    if (findings) {
        for (const std::string& object : workspace->foreignObjects()) {
            findings->push_back({Kind::ForeignSchema, object});
        }
    }
    return findings;
}

} // namespace

Result<std::vector<CheckFinding>> checkWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                                 base::ProgressSink& progress) {
    return guarded(path.string(), [&] { return checkOpened(path, std::move(stop), progress); })
        .or_else([](const base::Error& error) -> Result<std::vector<CheckFinding>> {
            if (error.code == ErrorCode::DamagedWorkspace) {
                return std::vector<CheckFinding>{{Kind::Damage, error.detail}};
            }
            return tl::unexpected(error);
        });
}

} // namespace assay::workspace

// The check of embedding sets and their files, anchor sets, runs and case notes.
#include "core/store/anchor_sets.h"
#include "core/store/cursor.h"
#include "core/store/data_files.h"
#include "core/store/embedding_sets.h"
#include "core/store/measure_rows.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <system_error>

namespace assay::store {
namespace {

namespace fs = std::filesystem;
using Kind = CheckFinding::Kind;

constexpr int kFindings = 20; // of one sort

void checkFile(const fs::path& folder, const std::string& label, const std::string& name, std::int64_t bytes,
               std::vector<CheckFinding>& findings) {
    std::error_code failed;
    if (!isFileName(name) || !fs::is_regular_file(folder / name, failed)) {
        findings.push_back({Kind::BrokenReference, label + ": no file " + name});
        return;
    }
    const auto found = fs::file_size(folder / name, failed);
    if (failed || static_cast<std::int64_t>(found) != bytes) {
        findings.push_back({Kind::WrongCount, label + ": file " + name + ": stored " + std::to_string(bytes) +
                                                  " bytes, found " + (failed ? "?" : std::to_string(found))});
    }
}

void checkSets(SQLite::Database& database, const fs::path& folder, std::vector<CheckFinding>& findings) {
    Cursor rows(database, "SELECT e.id, e.file_name, e.bytes, e.model_file, e.model_bytes, e.row_count,"
                          " e.corpus_hash, c.id, c.sentences, c.content_hash, e.vectors"
                          " FROM embedding_set AS e LEFT JOIN corpus AS c ON c.id = e.corpus_id"
                          " ORDER BY e.id");
    while (rows.step()) {
        const std::string label = "embedding_set " + std::to_string(rows.integer(0));
        checkFile(folder, label, std::string(rows.text(1)), rows.integer(2), findings);
        if (!rows.text(3).empty()) {
            checkFile(folder, label, std::string(rows.text(3)), rows.integer(4), findings);
        }
        if (rows.isMissing(7)) {
            findings.push_back({Kind::BrokenReference, label + " belongs to no corpus"});
            continue;
        }
        if (rows.integer(5) != rows.integer(8)) {
            findings.push_back({Kind::WrongCount, label + ": row_count: stored " +
                                                      std::to_string(rows.integer(5)) + ", of its corpus " +
                                                      std::to_string(rows.integer(8))});
        }
        if (rows.integer(10) > rows.integer(5)) {
            findings.push_back({Kind::WrongCount, label + ": vectors: stored " +
                                                      std::to_string(rows.integer(10)) + " of " +
                                                      std::to_string(rows.integer(5)) + " rows"});
        }
        if (rows.text(6) != rows.text(9)) {
            findings.push_back({Kind::HashMismatch, label + ": corpus_hash " + std::string(rows.text(6)) +
                                                        ", of its corpus " + std::string(rows.text(9))});
        }
    }
}

void checkIndices(SQLite::Database& database, const fs::path& folder, std::vector<CheckFinding>& findings) {
    Cursor rows(database, "SELECT i.id, i.file_name, i.bytes, c.id IS NULL, i.embedding_set_id IS NOT NULL"
                          " AND e.id IS NULL FROM index_file AS i LEFT JOIN corpus AS c ON c.id = i.corpus_id"
                          " LEFT JOIN embedding_set AS e ON e.id = i.embedding_set_id"
                          " AND e.corpus_id = i.corpus_id ORDER BY i.id");
    while (rows.step()) {
        const std::string label = "index_file " + std::to_string(rows.integer(0));
        checkFile(folder, label, std::string(rows.text(1)), rows.integer(2), findings);
        if (rows.integer(3) != 0 || rows.integer(4) != 0) {
            findings.push_back({Kind::BrokenReference, label + " is over nothing that is there"});
        }
    }
}

// Files that nothing names. Work that was touched within a day is somebody's who goes on with it. A fetch
// that was left holds vectors that were paid for: it is told of and never deleted, however old.
void checkFolder(SQLite::Database& database, const fs::path& folder, std::vector<CheckFinding>& findings) {
    const std::vector<std::string> named = namedFiles(database);
    std::vector<std::string> strays;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        const std::string name = entry->path().filename().string();
        const bool isInWork = isUnfinished(name) && !isAbandoned(entry->path());
        if (!isInWork && !std::binary_search(named.begin(), named.end(), name)) {
            strays.push_back(name + (isFetchJournal(name)
                                         ? ": an unfinished fetch; fetching the same goes on from it"
                                         : ": nothing names it"));
        }
    }
    std::sort(strays.begin(), strays.end());
    for (std::size_t i = 0; i < std::min<std::size_t>(strays.size(), kFindings); ++i) {
        findings.push_back({Kind::LeftoverImport, folder.filename().string() + "/" + strays[i]});
    }
}

// Every row is one finding, up to a limit.
void report(SQLite::Database& database, Kind kind, const char* sql, std::vector<CheckFinding>& findings) {
    Cursor rows(database, sql);
    for (int found = 0; found < kFindings && rows.step(); ++found) {
        findings.push_back({kind, std::string(rows.text(0))});
    }
}

void checkAnchors(SQLite::Database& database, const std::stop_token& stop,
                  std::vector<CheckFinding>& findings) {
    Cursor rows(database, "SELECT id, anchors, hash FROM anchor_set ORDER BY id");
    while (rows.step() && !stop.stop_requested()) {
        const std::string label = "anchor_set " + std::to_string(rows.integer(0));
        const std::vector<std::string> ids = readAnchors(database, rows.integer(0));
        if (static_cast<std::int64_t>(ids.size()) != rows.integer(1)) {
            findings.push_back({Kind::WrongCount, label + ": anchors: stored " +
                                                      std::to_string(rows.integer(1)) + ", counted " +
                                                      std::to_string(ids.size())});
        }
        if (const std::string hash = anchorHash(ids); hash != rows.text(2)) {
            findings.push_back({Kind::HashMismatch,
                                label + ": hash " + std::string(rows.text(2)) + ", of its anchors " + hash});
        }
    }
}

} // namespace

std::vector<CheckFinding> checkEmbeddings(SQLite::Database& database, const fs::path& folder) {
    std::vector<CheckFinding> findings;
    checkSets(database, folder, findings);
    checkIndices(database, folder, findings);
    report(database, Kind::BrokenReference,
           "SELECT 'embedding_issue ' || embedding_set_id || ', ' || number || ' belongs to no embedding_set'"
           " FROM embedding_issue WHERE embedding_set_id NOT IN (SELECT id FROM embedding_set)",
           findings);
    checkFolder(database, folder, findings);
    return findings;
}

std::vector<CheckFinding> checkMeasures(SQLite::Database& database, std::stop_token stop) {
    std::vector<CheckFinding> findings;
    checkAnchors(database, stop, findings);
    for (const char* sql :
         {"SELECT 'anchor ' || anchor_set_id || ', ' || number || ' belongs to no anchor_set' FROM anchor"
          " WHERE anchor_set_id NOT IN (SELECT id FROM anchor_set)",
          "SELECT 'anchor_set ' || id || ' belongs to no corpus' FROM anchor_set"
          " WHERE corpus_id NOT IN (SELECT id FROM corpus)",
          "SELECT 'run ' || id || ' is of a corpus that is not there' FROM run"
          " WHERE corpus_id IS NOT NULL AND corpus_id NOT IN (SELECT id FROM corpus)",
          "SELECT 'run_item ' || run_id || ', ' || number || ' belongs to no run' FROM run_item"
          " WHERE run_id NOT IN (SELECT id FROM run)",
          "SELECT 'case_note ' || id || ' belongs to no corpus' FROM case_note"
          " WHERE corpus_id NOT IN (SELECT id FROM corpus)"}) {
        if (!stop.stop_requested()) {
            report(database, Kind::BrokenReference, sql, findings);
        }
    }
    if (!stop.stop_requested()) {
        report(database, Kind::WrongCount,
               "SELECT 'run ' || id || ': done: stored ' || done || ', counted ' || counted FROM (SELECT id,"
               " done, (SELECT count(*) FROM run_item WHERE run_id = run.id) AS counted FROM run"
               " WHERE state < 3) WHERE done <> counted",
               findings);
        report(database, Kind::LeftoverImport, "SELECT 'run ' || id || ': removing' FROM run WHERE state = 3",
               findings);
    }
    return findings;
}

} // namespace assay::store

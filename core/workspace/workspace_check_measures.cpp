// The check of embedding sets and their files, anchor sets, runs and case notes.
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/workspace_check_parts.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <system_error>
#include <utility>

namespace assay::workspace {
namespace {

namespace fs = std::filesystem;
using Kind = CheckFinding::Kind;

constexpr int kFindings = 20; // of one sort

constexpr std::size_t kBlockBytes = std::size_t{1} << 20U;
constexpr std::size_t kNamedDigits = 12; // of its hash, in the name of a file

// Reads the files of a folder, each once, and compares them with what is stored of them.
class DataFiles {
  public:
    DataFiles(SQLite::Database& database, fs::path workspace, const std::stop_token& stop,
              base::ProgressSink& progress)
        : m_workspace(std::move(workspace))
        , m_stop(stop)
        , m_progress(progress) {
        std::error_code failed;
        for (const std::string& name : namedFiles(database)) {
            const auto file = dataFile(m_workspace, name);
            const auto bytes = file ? fs::file_size(*file, failed) : 0;
            m_total += failed ? 0 : static_cast<std::int64_t>(bytes);
        }
    }

    [[nodiscard]] bool stopped() const { return m_stop.stop_requested(); }

    // There and of this length; else a finding.
    bool checkSize(const std::string& label, const std::string& name, std::int64_t bytes,
                   std::vector<CheckFinding>& findings) const {
        std::error_code failed;
        const auto file = dataFile(m_workspace, name);
        if (!file || !fs::is_regular_file(*file, failed)) {
            findings.push_back({Kind::BrokenReference, label + ": no file " + name});
            return false;
        }
        const auto found = fs::file_size(*file, failed);
        if (failed || static_cast<std::int64_t>(found) != bytes) {
            findings.push_back({Kind::WrongCount, label + ": file " + name + ": stored " +
                                                      std::to_string(bytes) + " bytes, found " +
                                                      (failed ? "?" : std::to_string(found))});
            return false;
        }
        return true;
    }

    // `stored` may be the beginning of a hash.
    void checkHash(const std::string& label, const std::string& name, std::string_view stored, bool isVectors,
                   std::vector<CheckFinding>& findings) {
        const std::string found = hashOf(name, isVectors);
        if (!stopped() && (stored.empty() || !found.starts_with(stored))) {
            findings.push_back({Kind::HashMismatch, label + ": file " + name + ": hash " +
                                                        std::string(stored) + ", of its content " + found});
        }
    }

  private:
    // Of vectors: that of shape and rows; "damaged" when the file itself says another.
    std::string hashOf(const std::string& name, bool isVectors) {
        const auto [known, isNew] = m_hashes.try_emplace(name);
        if (!isNew) {
            return known->second;
        }
        std::ifstream file(dataFile(m_workspace, name).value_or(fs::path()), std::ios::binary);
        DataFileHash sha(isVectors);
        std::string block(kBlockBytes, '\0');
        while (file && !stopped()) {
            file.read(block.data(), static_cast<std::streamsize>(block.size()));
            const auto count = static_cast<std::size_t>(file.gcount());
            sha.add(std::string_view(block).substr(0, count));
            m_done += static_cast<std::int64_t>(count);
            m_progress.report(base::Stage::Hashing, m_done, m_total);
        }
        std::string hash = sha.finish();
        if (file.bad() || !file.eof()) {
            hash = "unreadable";
        }
        known->second = hash;
        return hash;
    }

    fs::path m_workspace;
    const std::stop_token& m_stop;
    base::ProgressSink& m_progress;
    std::int64_t m_done = 0;
    std::int64_t m_total = 0;
    std::map<std::string, std::string> m_hashes;
};

void checkSets(SQLite::Database& database, DataFiles& files, std::vector<CheckFinding>& findings) {
    Cursor rows(database, "SELECT e.id, e.file_name, e.bytes, e.model_file, e.model_bytes, e.row_count,"
                          " e.corpus_hash, c.id, c.sentences, c.content_hash, e.vectors, e.content_hash"
                          " FROM embedding_set AS e LEFT JOIN corpus AS c ON c.id = e.corpus_id"
                          " ORDER BY e.id");
    while (!files.stopped() && rows.step()) {
        const std::string label = "embedding_set " + std::to_string(rows.integer(0));
        const std::string name(rows.text(1));
        if (files.checkSize(label, name, rows.integer(2), findings)) {
            files.checkHash(label, name, rows.text(11), true, findings);
        }
        // A model has its hash in its name alone: KIND-<the beginning>.alsa.
        const std::string model(rows.text(3));
        if (!model.empty() && files.checkSize(label, model, rows.integer(4), findings)) {
            files.checkHash(label, model, model.substr(model.rfind('-') + 1, kNamedDigits), false, findings);
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

void checkIndices(SQLite::Database& database, DataFiles& files, std::vector<CheckFinding>& findings) {
    Cursor rows(database,
                "SELECT i.id, i.file_name, i.bytes, c.id IS NULL, i.embedding_set_id IS NOT NULL"
                " AND e.id IS NULL, i.sha256 FROM index_file AS i LEFT JOIN corpus AS c ON c.id = i.corpus_id"
                " LEFT JOIN embedding_set AS e ON e.id = i.embedding_set_id"
                " AND e.corpus_id = i.corpus_id ORDER BY i.id");
    while (!files.stopped() && rows.step()) {
        const std::string label = "index_file " + std::to_string(rows.integer(0));
        const std::string name(rows.text(1));
        if (files.checkSize(label, name, rows.integer(2), findings)) {
            files.checkHash(label, name, rows.text(5), false, findings);
        }
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
                                         ? (name.starts_with("fetch-aside-")
                                                ? ": vectors of a fetch that did not fit; nothing uses them"
                                                : ": an unfinished fetch; fetching the same goes on from it")
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

std::vector<CheckFinding> checkEmbeddings(SQLite::Database& database, const fs::path& workspace,
                                          const std::stop_token& stop, base::ProgressSink& progress) {
    std::vector<CheckFinding> findings;
    DataFiles files(database, workspace, stop, progress);
    checkSets(database, files, findings);
    checkIndices(database, files, findings);
    report(database, Kind::BrokenReference,
           "SELECT 'embedding_issue ' || embedding_set_id || ', ' || number || ' belongs to no embedding_set'"
           " FROM embedding_issue WHERE embedding_set_id NOT IN (SELECT id FROM embedding_set)",
           findings);
    if (const auto folder = requireDataFolder(workspace)) {
        checkFolder(database, *folder, findings);
    } else {
        findings.push_back({Kind::BrokenReference, folder.error().detail});
    }
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
          "SELECT 'run_index ' || run_id || ' belongs to no run' FROM run_index"
          " WHERE run_id NOT IN (SELECT id FROM run)",
          "SELECT 'run_figure ' || run_id || ', ' || name || ' belongs to no run' FROM run_figure"
          " WHERE run_id NOT IN (SELECT id FROM run)",
          "SELECT 'run_outcome ' || run_id || ', ' || number || ' belongs to no run' FROM run_outcome"
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

} // namespace assay::workspace

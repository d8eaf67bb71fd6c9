// Removing corpora, and the check of those that are there.
#include "core/workspace/corpora/corpus_removal.h"

#include "core/base/file_lock.h"
#include "core/json/settings_reader.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/schema/step_deletion.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Kind = CheckFinding::Kind;

constexpr int kRowsPerDeletion = 20'000;
constexpr int kFindings = 20;

Result<> deleteInvisible(Workspace& workspace, base::RowId corpus, const std::stop_token& stop,
                         base::ProgressSink& progress) {
    std::int64_t deleted = 0;
    const auto someRows = [&](SQLite::Database& database) -> std::int64_t {
        return execute(database,
                       "DELETE FROM corpus_sentence WHERE id IN (SELECT id FROM corpus_sentence"
                       " WHERE id BETWEEN ? AND ? LIMIT ?)",
                       rowKey(corpus, 0), rowKey(corpus, kRowsPerSet - 1), kRowsPerDeletion);
    };
    ASSAY_TRY(deleteInSteps(workspace, kRowsPerDeletion, stop, progress, deleted, someRows));
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        database.exec("DROP TABLE IF EXISTS " + searchTable(corpus));
        execute(database, "DELETE FROM corpus WHERE id = ? AND state <> 1", corpus);
        return {};
    });
}

} // namespace

Result<> removeCorpusLeftovers(Workspace& workspace, bool staged, std::stop_token stop,
                               base::ProgressSink& progress) {
    std::vector<base::RowId> gone;
    auto found = guarded(workspace.path().string(), [&]() -> Result<> {
        ASSAY_TRY(auto reader, workspace.reader());
        Cursor rows(reader.database(), "SELECT id FROM corpus WHERE state = 2 OR (state = 0 AND ?)", staged);
        while (rows.step()) {
            gone.push_back(rows.integer(0));
        }
        return {};
    });
    for (const base::RowId corpus : gone) {
        if (found) {
            found = deleteInvisible(workspace, corpus, stop, progress);
        }
    }
    return found;
}

Result<> removeCorpus(Workspace& workspace, base::RowId corpus, std::stop_token stop,
                      base::ProgressSink& progress) {
    std::vector<std::string> files;
    auto hidden = workspace.write([&](SQLite::Database& database) -> Result<> {
        recordRemoval(database, RemovedKind::Corpus, corpus);
        if (execute(database, "UPDATE corpus SET state = 2 WHERE id = ? AND state = 1", corpus) != 1) {
            return fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), workspace.path().string());
        }
        files = dropDependents(database, corpus);
        return {};
    });
    if (hidden) {
        hidden = removeUnnamedFiles(workspace, files);
    }
    return hidden ? deleteInvisible(workspace, corpus, stop, progress) : hidden;
}

namespace {

// JSON of a table that has a row for each number of a corpus, as readers take it.
template <typename IsReadable>
void checkDocuments(SQLite::Database& database, const std::string& table, const std::string& column,
                    IsReadable isReadable, std::vector<CheckFinding>& findings) {
    Cursor rows(database,
                "SELECT corpus_id, number, " + column + " FROM " + table + " ORDER BY corpus_id, number");
    for (int found = 0; found < kFindings && rows.step();) {
        if (!isReadable(rows.text(2))) {
            findings.push_back({Kind::Damage, table + " " + std::to_string(rows.integer(0)) + "/" +
                                                  std::to_string(rows.integer(1)) + ": " + column});
            ++found;
        }
    }
}

void checkCorpus(SQLite::Database& database, base::RowId corpus, std::int64_t sentences,
                 const std::string& contentHash, const std::stop_token& stop,
                 std::vector<CheckFinding>& findings) {
    const std::string label = "corpus " + std::to_string(corpus) + ": ";
    const std::vector<CorpusSlice> slices = readSlices(database, corpus);
    Cursor rows(database,
                "SELECT s.id, s.sentence_id, s.slice, s.position, s.kind, s.metadata, m.document, s.text"
                " FROM corpus_sentence AS s LEFT JOIN corpus_metadata AS m"
                " ON m.corpus_id = ?3 AND m.number = s.metadata"
                " WHERE s.id BETWEEN ?1 AND ?2 ORDER BY s.id",
                rowKey(corpus, 0), rowKey(corpus, kRowsPerSet - 1), corpus);
    CorpusHash hash;
    std::int64_t counted = 0;
    int broken = 0;
    std::size_t before = slices.size();
    std::vector<CorpusSlice> found(slices.size());
    while (rows.step() && !stop.stop_requested()) {
        const auto slice = static_cast<std::size_t>(rows.integer(2));
        const bool isWhole = slice < slices.size() && numberOfRow(rows.integer(0)) == counted &&
                             (rows.integer(5) == 0 || !rows.isMissing(6));
        ++counted;
        if (!isWhole) {
            if (broken++ < kFindings) {
                findings.push_back(
                    {Kind::BrokenReference, label + "corpus_sentence " + std::to_string(rows.integer(0)) +
                                                " is not in its row, or its slice or metadata are"
                                                " missing"});
            }
            continue;
        }
        const auto kind = rows.enumeration(4, model::SentenceKind::TableDebris);
        if (slice != before) {
            hash.addSlice(slices[slice]);
            found[slice].firstRow = static_cast<SentenceRow>(counted - 1);
            before = slice;
        }
        ++found[slice].sentences;
        found[slice].headings += kind == model::SentenceKind::Heading;
        found[slice].tableDebris += kind == model::SentenceKind::TableDebris;
        found[slice].bytes += static_cast<std::int64_t>(rows.text(7).size());
        hash.addSentence(rows.text(1), rows.optionalInteger(3), kind, rows.text(6), rows.text(7));
    }
    if (stop.stop_requested()) {
        return;
    }
    if (counted != sentences) {
        findings.push_back({Kind::WrongCount, label + "sentences: stored " + std::to_string(sentences) +
                                                  ", counted " + std::to_string(counted)});
    }
    if (const std::string digest = hash.finish(); digest != contentHash) {
        findings.push_back(
            {Kind::HashMismatch, label + "content_hash " + contentHash + ", of its rows " + digest});
    }
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const CorpusSlice& a = slices[i];
        const CorpusSlice& b = found[i];
        if (a.firstRow != b.firstRow || a.sentences != b.sentences || a.headings != b.headings ||
            a.tableDebris != b.tableDebris || a.bytes != b.bytes) {
            findings.push_back(
                {Kind::WrongCount, label + "corpus_slice " + std::to_string(i) + ": its rows are others"});
        }
    }
    const std::string table = searchTable(corpus);
    if (!database.tableExists(table)) {
        findings.push_back({Kind::BrokenReference, label + "no table " + table});
        return;
    }
    Cursor searched(database, "SELECT count(*) FROM " + table + "_docsize");
    if (searched.step() && searched.integer(0) != counted) {
        findings.push_back({Kind::WrongCount, label + table + ": stored " +
                                                  std::to_string(searched.integer(0)) + ", counted " +
                                                  std::to_string(counted)});
    }
}

} // namespace

std::vector<CheckFinding> checkCorpora(SQLite::Database& database, bool importing, std::stop_token stop) {
    std::vector<CheckFinding> findings;
    checkDocuments(
        database, "corpus_file", "cuts", [](std::string_view json) { return readCuts(json).has_value(); },
        findings);
    checkDocuments(
        database, "corpus_metadata", "document",
        [](std::string_view json) { return json::parseSettingsJson(json, json::kRecordDepth).is_object(); },
        findings);
    Cursor rows(database, "SELECT id, state, sentences, content_hash FROM corpus ORDER BY id");
    while (rows.step() && !stop.stop_requested()) {
        if (rows.integer(1) == 1) {
            checkCorpus(database, rows.integer(0), rows.integer(2), std::string(rows.text(3)), stop,
                        findings);
        } else if (rows.integer(1) == 2 || !importing) {
            findings.push_back({Kind::LeftoverImport, "corpus " + std::to_string(rows.integer(0)) + ": " +
                                                          (rows.integer(1) == 0 ? "staging" : "removing")});
        }
    }
    Cursor strays(database,
                  "SELECT id FROM corpus_sentence WHERE id >> 32 NOT IN (SELECT id FROM corpus) LIMIT 1");
    if (!stop.stop_requested() && strays.step()) {
        findings.push_back({Kind::BrokenReference, "corpus_sentence " + std::to_string(strays.integer(0)) +
                                                       " belongs to no corpus"});
    }
    return findings;
}

} // namespace assay::workspace

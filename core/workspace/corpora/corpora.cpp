#include "core/workspace/corpora/corpora.h"

#include "core/base/clock.h"
#include "core/json/field_list.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

base::RowId corpusOfName(SQLite::Database& database, const std::string& name) {
    Cursor row(database, "SELECT id FROM corpus WHERE name = ? AND state = 1", name);
    return row.step() ? row.integer(0) : 0;
}

using formats::SectionCut;
constexpr std::tuple kCutFields{
    json::field("section", &SectionCut::section),       json::field("sentences", &SectionCut::sentences),
    json::field("headings", &SectionCut::headings),     json::field("table_debris", &SectionCut::tableDebris),
    json::field("characters", &SectionCut::characters), json::field("doubtful", &SectionCut::doubtful),
    json::field("doubt_ids", &SectionCut::doubtIds),    json::field("doubts", &SectionCut::doubts),
};

std::string cutsJson(const std::vector<formats::SectionCut>& cuts) {
    Json list = Json::array();
    for (const formats::SectionCut& cut : cuts) {
        list.push_back(json::toJson(cut, kCutFields));
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<std::vector<formats::SectionCut>> readCuts(std::string_view json) {
    const auto list = json::parseSettingsJson(json);
    if (!list.is_array()) {
        return std::nullopt;
    }
    std::vector<formats::SectionCut> cuts;
    for (const auto& entry : list) {
        formats::SectionCut cut;
        std::string wrong;
        json::SettingsReader members(entry, "cuts", wrong);
        json::readFields(members, cut, kCutFields);
        if (!wrong.empty() || cut.doubtIds.size() != cut.doubts.size()) {
            return std::nullopt;
        }
        cuts.push_back(std::move(cut));
    }
    return cuts;
}

void CorpusHash::field(std::string_view text) {
    m_hash.add(std::to_string(text.size()) + ":");
    m_hash.add(text);
}

void CorpusHash::number(std::optional<std::int64_t> value) {
    field(value ? std::to_string(*value) : std::string());
}

void CorpusHash::addSlice(const CorpusSlice& slice) {
    m_hash.add("slice ");
    number(slice.cik);
    field(slice.company);
    field(slice.form);
    number(slice.year);
    field(slice.section);
}

void CorpusHash::addSentence(std::string_view sentenceId, std::optional<std::int64_t> position,
                             model::SentenceKind kind, std::string_view metadata, std::string_view text) {
    m_hash.add("sentence ");
    field(sentenceId);
    number(position);
    number(static_cast<std::int64_t>(kind));
    field(metadata);
    field(text);
}

std::vector<CorpusSlice> readSlices(SQLite::Database& database, base::RowId corpus) {
    Cursor rows(database,
                "SELECT cik, company, form, year, section, first_row, sentences, headings, table_debris,"
                " bytes FROM corpus_slice WHERE corpus_id = ? ORDER BY number",
                corpus);
    std::vector<CorpusSlice> slices;
    while (rows.step()) {
        slices.push_back({rows.optionalInteger(0), std::string(rows.text(1)), std::string(rows.text(2)),
                          rows.optionalInteger(3), std::string(rows.text(4)),
                          static_cast<SentenceRow>(rows.integer(5)), rows.integer(6), rows.integer(7),
                          rows.integer(8), rows.integer(9)});
    }
    return slices;
}

Result<CorpusInfo> readCorpus(SQLite::Database& database, base::RowId corpus, const std::string& where) {
    Cursor row(database,
               "SELECT name, created_at, created_by, source_hash, content_hash, sentences, rejected,"
               " settings FROM corpus WHERE id = ? AND state = 1",
               corpus);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), where);
    }
    CorpusInfo info;
    info.id = corpus;
    info.name = row.text(0);
    info.createdAt = row.text(1);
    info.createdBy = row.text(2);
    info.sourceHash = row.text(3);
    info.contentHash = row.text(4);
    info.sentences = row.integer(5);
    info.rejected = row.integer(6);
    info.settings = row.text(7);
    Cursor files(database,
                 "SELECT name, kind, sha256, bytes, sentences, rejected, cuts FROM corpus_file"
                 " WHERE corpus_id = ? ORDER BY number",
                 corpus);
    while (files.step()) {
        CorpusFile file;
        file.name = files.text(0);
        file.kind = formats::sentenceKindFromName(files.text(1)).value_or(file.kind);
        file.sha256 = files.text(2);
        file.bytes = files.integer(3);
        file.sentences = files.integer(4);
        file.rejected = files.integer(5);
        auto cuts = readCuts(files.text(6));
        if (!cuts) {
            return fail(ErrorCode::DamagedWorkspace, "corpus_file " + file.name + ": cuts", where);
        }
        file.cuts = std::move(*cuts);
        info.files.push_back(std::move(file));
    }
    return info;
}

Result<std::vector<CorpusInfo>> corpora(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<CorpusInfo>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor rows(reader.database(), "SELECT id FROM corpus WHERE state = 1 ORDER BY name, id");
        std::vector<CorpusInfo> list;
        while (rows.step()) {
            ASSAY_TRY(auto info, readCorpus(reader.database(), rows.integer(0), reader.path()));
            list.push_back(std::move(info));
        }
        return list;
    });
}

Result<CorpusInfo> findCorpus(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<CorpusInfo> {
        const base::RowId corpus = corpusOfName(reader.database(), name);
        return corpus == 0 ? Result<CorpusInfo>(fail(ErrorCode::NotFound, name, reader.path()))
                           : readCorpus(reader.database(), corpus, reader.path());
    });
}

Result<CorpusInfo> corpusInfo(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&] { return readCorpus(reader.database(), corpus, reader.path()); });
}

Result<> setCorpusName(SQLite::Database& database, base::RowId corpus, const std::string& name,
                       const std::string& where) {
    const base::RowId taken = corpusOfName(database, name);
    if (taken != 0 && taken != corpus) {
        return fail(ErrorCode::NameTaken, name, where);
    }
    return execute(database, "UPDATE corpus SET name = ? WHERE id = ? AND state = 1", name, corpus) == 1
               ? Result<>()
               : fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), where);
}

Result<> renameCorpus(Workspace& workspace, base::RowId corpus, const std::string& name,
                      const std::string& who) {
    return renameAsEdit(workspace, "corpus", kCorpusNameEntity, corpus, name, who,
                        [&](SQLite::Database& database) {
                            return setCorpusName(database, corpus, name, workspace.path().string());
                        });
}

Result<base::IssueList> corpusIssues(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<base::IssueList> {
        return readIssues(reader.database(), kCorpusIssues, corpus);
    });
}

Result<std::vector<CorpusSlice>> corpusSlices(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<std::vector<CorpusSlice>> {
        return readSlices(reader.database(), corpus);
    });
}

} // namespace assay::workspace

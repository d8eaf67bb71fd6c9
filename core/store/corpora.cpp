#include "core/store/corpora.h"

#include "core/store/corpus_rows.h"
#include "core/store/cursor.h"
#include "core/store/schema.h"
#include "core/store/sqlite_errors.h"
#include "core/text/fold.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

namespace assay::store {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

constexpr int kStepsPerLook = 100'000; // of SQLite's virtual machine, between two looks at the stop token

constexpr const char* kSelectSentence =
    "SELECT s.id, s.sentence_id, s.position, s.kind, s.text, c.cik, c.company, c.form, c.year, c.section,"
    " m.document FROM corpus_sentence AS s"
    " JOIN corpus_slice AS c ON c.corpus_id = s.id >> 32 AND c.number = s.slice"
    " LEFT JOIN corpus_metadata AS m ON m.corpus_id = s.id >> 32 AND m.number = s.metadata ";

// Stops SQLite in the middle of a long statement.
class StopWatch {
  public:
    StopWatch(SQLite::Database& database, std::stop_token stop)
        : m_database(database)
        , m_stop(std::move(stop)) {
        sqlite3_progress_handler(
            m_database.getHandle(), kStepsPerLook,
            [](void* self) { return static_cast<StopWatch*>(self)->m_stop.stop_requested() ? 1 : 0; }, this);
    }

    ~StopWatch() { sqlite3_progress_handler(m_database.getHandle(), 0, nullptr, nullptr); }

    StopWatch(const StopWatch&) = delete;
    StopWatch& operator=(const StopWatch&) = delete;

  private:
    SQLite::Database& m_database;
    std::stop_token m_stop;
};

// Runs a scan that may be stopped; what SQLite says of its interruption is Cancelled.
template <typename Work>
auto scanning(const Reader& reader, const std::stop_token& stop, Work&& work) -> decltype(work()) {
    auto result = guarded(reader.path(), [&]() -> decltype(work()) {
        const StopWatch watch(reader.database(), stop);
        return work();
    });
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    return result;
}

std::map<std::string, std::string> metadataOf(std::string_view document) {
    std::map<std::string, std::string> values;
    const Json json = Json::parse(document, nullptr, false);
    if (json.is_object()) {
        for (const auto& [name, value] : json.items()) {
            values.emplace(name, value.is_string() ? value.get<std::string>() : value.dump());
        }
    }
    return values;
}

StoredSentence readSentence(const Cursor& rows) {
    StoredSentence stored;
    stored.corpus = setOfRow(rows.integer(0));
    stored.row = static_cast<SentenceRow>(numberOfRow(rows.integer(0)));
    model::Sentence& sentence = stored.sentence;
    sentence.sentenceId = rows.text(1);
    sentence.position = rows.optionalInteger(2);
    sentence.kind = static_cast<model::SentenceKind>(rows.integer(3));
    sentence.text = rows.text(4);
    sentence.cik = rows.optionalInteger(5);
    sentence.company = rows.text(6);
    sentence.form = rows.text(7);
    sentence.year = rows.optionalInteger(8);
    sentence.section = rows.text(9);
    if (!rows.isMissing(10)) {
        sentence.metadata = metadataOf(rows.text(10));
    }
    return stored;
}

void bindRange(Cursor& cursor, base::RowId corpus) {
    cursor.bind(1, rowKey(corpus, 0));
    cursor.bind(2, rowKey(corpus, kRowsPerSet - 1));
}

class NameNumbers {
  public:
    explicit NameNumbers(std::vector<std::string>& names)
        : m_names(names) {}

    std::uint32_t of(const std::string& name) {
        if (name.empty()) {
            return 0;
        }
        const auto [found, isNew] = m_numbers.try_emplace(name, static_cast<std::uint32_t>(m_names.size()));
        if (isNew) {
            m_names.push_back(name);
        }
        return found->second;
    }

  private:
    std::vector<std::string>& m_names;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

std::int32_t narrow(const std::optional<std::int64_t>& value) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    return value && *value >= -kMost && *value <= kMost ? static_cast<std::int32_t>(*value)
                                                        : CorpusColumns::kNoNumber;
}

// The words of what was typed as a query of FTS5, every one quoted so that nothing in it is an operator.
std::string searchQuery(std::string_view typed) {
    const std::string folded = text::foldForSearch(typed);
    std::string query;
    bool open = false; // between quotes
    bool last = false; // the last word may be a beginning
    std::string phrase;
    const auto flush = [&] {
        if (!phrase.empty()) {
            query += (query.empty() ? "\"" : " \"") + phrase + "\"";
            phrase.clear();
        }
    };
    const auto addWords = [&](std::string_view part) {
        for (const text::WordExtent& word : text::words(part)) {
            phrase +=
                (phrase.empty() ? "" : " ") + std::string(part.substr(word.begin, word.end - word.begin));
            last = !open;
            if (!open) {
                flush();
            }
        }
    };
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= folded.size(); ++i) {
        if (i == folded.size() || folded[i] == '"') {
            addWords(std::string_view(folded).substr(begin, i - begin));
            flush();
            open = !open;
            begin = i + 1;
        }
    }
    return query.empty() || !last ? query : query + "*";
}

std::string fieldOf(const std::string& document, const std::string& field) {
    const auto values = metadataOf(document);
    const auto found = values.find(field);
    return found == values.end() ? std::string() : found->second;
}

std::string sliceField(const CorpusSlice& slice, std::string_view field) {
    const auto text = [](const std::optional<std::int64_t>& value) {
        return value ? std::to_string(*value) : std::string();
    };
    return field == "cik"       ? text(slice.cik)
           : field == "company" ? slice.company
           : field == "form"    ? slice.form
           : field == "year"    ? text(slice.year)
                                : slice.section;
}

constexpr std::string_view kSliceFields[]{"cik", "company", "form", "year", "section"};

// The metadata documents by their numbers.
std::map<std::int64_t, std::string> documentsOf(SQLite::Database& database, base::RowId corpus) {
    Cursor rows(database, "SELECT number, document FROM corpus_metadata WHERE corpus_id = ?");
    rows.bind(1, corpus);
    std::map<std::int64_t, std::string> documents;
    while (rows.step()) {
        documents.emplace(rows.integer(0), rows.text(1));
    }
    return documents;
}

} // namespace

base::RowId corpusOfName(SQLite::Database& database, const std::string& name) {
    Cursor row(database, "SELECT id FROM corpus WHERE name = ? AND state = 1");
    row.bind(1, std::string_view(name));
    return row.step() ? row.integer(0) : 0;
}

std::string cutsJson(const std::vector<formats::SectionCut>& cuts) {
    Json list = Json::array();
    for (const formats::SectionCut& cut : cuts) {
        list.push_back({{"section", cut.section},
                        {"sentences", cut.sentences},
                        {"headings", cut.headings},
                        {"table_debris", cut.tableDebris},
                        {"characters", cut.characters}});
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<formats::SectionCut> readCuts(std::string_view json) {
    std::vector<formats::SectionCut> cuts;
    for (const Json& cut : Json::parse(json)) {
        cuts.push_back({cut.value("section", std::string()), cut.value("sentences", std::int64_t{0}),
                        cut.value("headings", std::int64_t{0}), cut.value("table_debris", std::int64_t{0}),
                        cut.value("characters", std::int64_t{0})});
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
                " bytes FROM corpus_slice WHERE corpus_id = ? ORDER BY number");
    rows.bind(1, corpus);
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
               " settings FROM corpus WHERE id = ? AND state = 1");
    row.bind(1, corpus);
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
    Cursor files(database, "SELECT name, kind, sha256, bytes, sentences, rejected, cuts FROM corpus_file"
                           " WHERE corpus_id = ? ORDER BY number");
    files.bind(1, corpus);
    while (files.step()) {
        CorpusFile file;
        file.name = files.text(0);
        file.kind = formats::sentenceKindFromName(files.text(1)).value_or(file.kind);
        file.sha256 = files.text(2);
        file.bytes = files.integer(3);
        file.sentences = files.integer(4);
        file.rejected = files.integer(5);
        file.cuts = readCuts(files.text(6));
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
            auto info = readCorpus(reader.database(), rows.integer(0), reader.path());
            if (!info) {
                return tl::unexpected(info.error());
            }
            list.push_back(std::move(*info));
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

Result<> renameCorpus(Workspace& workspace, base::RowId corpus, const std::string& name) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const base::RowId taken = corpusOfName(database, name);
        if (taken != 0 && taken != corpus) {
            return fail(ErrorCode::NameTaken, name, workspace.path().string());
        }
        SQLite::Statement rename(database, "UPDATE corpus SET name = ? WHERE id = ? AND state = 1");
        rename.bind(1, name);
        rename.bind(2, corpus);
        return rename.exec() == 1
                   ? Result<>()
                   : fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), workspace.path().string());
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

Result<std::vector<StoredSentence>> sentencesFrom(const Reader& reader, base::RowId corpus, SentenceRow first,
                                                  std::int64_t limit) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredSentence>> {
        Cursor rows(reader.database(),
                    std::string(kSelectSentence) + "WHERE s.id BETWEEN ? AND ? ORDER BY s.id LIMIT ?");
        rows.bind(1, rowKey(corpus, first));
        rows.bind(2, rowKey(corpus, kRowsPerSet - 1));
        rows.bind(3, limit);
        std::vector<StoredSentence> list;
        while (rows.step()) {
            list.push_back(readSentence(rows));
        }
        return list;
    });
}

Result<std::vector<StoredSentence>> sentencesOfRows(const Reader& reader, base::RowId corpus,
                                                    std::span<const SentenceRow> wanted) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredSentence>> {
        Cursor rows(reader.database(), std::string(kSelectSentence) + "WHERE s.id = ?");
        std::vector<StoredSentence> list;
        for (const SentenceRow row : wanted) {
            rows.bind(1, rowKey(corpus, row));
            if (!rows.step()) {
                return fail(ErrorCode::NotFound, "row " + std::to_string(row), reader.path());
            }
            list.push_back(readSentence(rows));
            rows.reset();
        }
        return list;
    });
}

Result<std::vector<StoredSentence>> sentencesOfId(const Reader& reader, base::RowId corpus,
                                                  std::string_view sentenceId) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredSentence>> {
        Cursor rows(reader.database(),
                    std::string(kSelectSentence) +
                        "JOIN corpus AS o ON o.id = s.id >> 32 AND o.state = 1"
                        " WHERE s.sentence_id = ? AND (?2 = 0 OR o.id = ?2) ORDER BY s.id");
        rows.bind(1, sentenceId);
        rows.bind(2, corpus);
        std::vector<StoredSentence> list;
        while (rows.step()) {
            list.push_back(readSentence(rows));
        }
        return list;
    });
}

Result<std::vector<std::optional<SentenceRow>>> rowsOfIds(const Reader& reader, base::RowId corpus,
                                                          std::span<const std::string> sentenceIds) {
    return guarded(reader.path(), [&]() -> Result<std::vector<std::optional<SentenceRow>>> {
        Cursor rows(reader.database(),
                    "SELECT id FROM corpus_sentence WHERE sentence_id = ?3 AND id BETWEEN ?1 AND ?2");
        std::vector<std::optional<SentenceRow>> found;
        found.reserve(sentenceIds.size());
        for (const std::string& id : sentenceIds) {
            bindRange(rows, corpus);
            rows.bind(3, std::string_view(id));
            found.push_back(rows.step()
                                ? std::optional(static_cast<SentenceRow>(numberOfRow(rows.integer(0))))
                                : std::nullopt);
            rows.reset();
        }
        return found;
    });
}

Result<std::vector<SentenceRow>> searchCorpus(const Reader& reader, base::RowId corpus, std::string_view text,
                                              std::optional<SentenceRow> after, std::int64_t limit,
                                              std::stop_token stop) {
    const std::string query = searchQuery(text);
    if (query.empty()) {
        return fail(ErrorCode::InvalidArgument, std::string(text), "text");
    }
    return scanning(reader, stop, [&]() -> Result<std::vector<SentenceRow>> {
        Cursor known(reader.database(), "SELECT 1 FROM corpus WHERE id = ? AND state = 1");
        known.bind(1, corpus);
        if (!known.step()) {
            return fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), reader.path());
        }
        const std::string table = searchTable(corpus);
        Cursor rows(reader.database(), "SELECT rowid FROM " + table + " WHERE " + table +
                                           " MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?");
        rows.bind(1, std::string_view(query));
        rows.bind(2, after ? static_cast<std::int64_t>(*after) : -1);
        rows.bind(3, limit);
        std::vector<SentenceRow> found;
        while (rows.step()) {
            found.push_back(static_cast<SentenceRow>(rows.integer(0)));
        }
        return found;
    });
}

Result<CorpusColumns> loadCorpusColumns(const Reader& reader, base::RowId corpus, std::stop_token stop) {
    return scanning(reader, stop, [&]() -> Result<CorpusColumns> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        const std::vector<CorpusSlice> slices = readSlices(reader.database(), corpus);
        CorpusColumns columns;
        NameNumbers names(columns.names);
        struct Numbers {
            std::uint32_t company, form, section;
        };
        std::vector<Numbers> numbers;
        std::size_t total = 0;
        for (const CorpusSlice& slice : slices) {
            numbers.push_back({names.of(slice.company), names.of(slice.form), names.of(slice.section)});
            total += static_cast<std::size_t>(slice.sentences);
        }
        columns.cik.reserve(total);
        columns.company.reserve(total);
        columns.form.reserve(total);
        columns.year.reserve(total);
        columns.section.reserve(total);
        columns.position.reserve(total);
        columns.kind.reserve(total);
        columns.slice.reserve(total);
        Cursor rows(reader.database(),
                    "SELECT slice, position, kind FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id");
        bindRange(rows, corpus);
        while (rows.step()) {
            const auto slice = static_cast<std::size_t>(rows.integer(0));
            if (slice >= slices.size()) {
                return fail(ErrorCode::DamagedWorkspace, "corpus_slice " + std::to_string(slice),
                            reader.path());
            }
            columns.cik.push_back(slices[slice].cik.value_or(CorpusColumns::kMissing));
            columns.company.push_back(numbers[slice].company);
            columns.form.push_back(numbers[slice].form);
            columns.year.push_back(narrow(slices[slice].year));
            columns.section.push_back(numbers[slice].section);
            columns.position.push_back(narrow(rows.optionalInteger(1)));
            columns.kind.push_back(static_cast<model::SentenceKind>(rows.integer(2)));
            columns.slice.push_back(static_cast<std::uint32_t>(slice));
        }
        return columns;
    });
}

Result<std::vector<std::string>> loadSentenceIds(const Reader& reader, base::RowId corpus,
                                                 std::stop_token stop) {
    return scanning(reader, stop, [&]() -> Result<std::vector<std::string>> {
        Cursor rows(reader.database(),
                    "SELECT sentence_id FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id");
        bindRange(rows, corpus);
        std::vector<std::string> ids;
        while (rows.step()) {
            ids.emplace_back(rows.text(0));
        }
        return ids;
    });
}

Result<> forEachText(const Reader& reader, base::RowId corpus, std::stop_token stop,
                     const std::function<bool(SentenceRow, model::SentenceKind, std::string_view)>& take) {
    return scanning(reader, stop, [&]() -> Result<> {
        Cursor rows(reader.database(),
                    "SELECT id, kind, text FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id");
        bindRange(rows, corpus);
        while (rows.step()) {
            if (!take(static_cast<SentenceRow>(numberOfRow(rows.integer(0))),
                      static_cast<model::SentenceKind>(rows.integer(1)), rows.text(2))) {
                break;
            }
        }
        return {};
    });
}

Result<std::vector<CorpusField>> corpusFields(const Reader& reader, base::RowId corpus,
                                              std::size_t mostValues, std::stop_token stop) {
    return scanning(reader, stop, [&]() -> Result<std::vector<CorpusField>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        std::vector<std::pair<std::string, std::map<std::string, std::int64_t>>> counts;
        for (const std::string_view name : kSliceFields) {
            auto& values =
                counts.emplace_back(std::string(name), std::map<std::string, std::int64_t>()).second;
            for (const CorpusSlice& slice : readSlices(reader.database(), corpus)) {
                if (const std::string value = sliceField(slice, name); !value.empty()) {
                    values[value] += slice.sentences;
                }
            }
        }
        std::map<std::int64_t, std::int64_t> uses;
        Cursor rows(reader.database(),
                    "SELECT metadata, count(*) FROM corpus_sentence WHERE id BETWEEN ? AND ?"
                    " GROUP BY metadata");
        bindRange(rows, corpus);
        while (rows.step()) {
            uses[rows.integer(0)] = rows.integer(1);
        }
        std::map<std::string, std::map<std::string, std::int64_t>> further;
        for (const auto& [number, document] : documentsOf(reader.database(), corpus)) {
            for (const auto& [name, value] : metadataOf(document)) {
                if (!value.empty()) {
                    further[name][value] += uses[number];
                }
            }
        }
        for (auto& [name, values] : further) {
            counts.emplace_back(name, std::move(values));
        }
        std::vector<CorpusField> fields;
        for (const auto& [name, values] : counts) {
            CorpusField field;
            field.name = name;
            field.distinct = static_cast<std::int64_t>(values.size());
            field.values.assign(values.begin(), values.end());
            for (const auto& [value, count] : values) {
                field.sentences += count;
            }
            std::stable_sort(field.values.begin(), field.values.end(),
                             [](const auto& a, const auto& b) { return a.second > b.second; });
            field.values.resize(std::min(field.values.size(), mostValues));
            fields.push_back(std::move(field));
        }
        return fields;
    });
}

Result<CorpusFieldColumn> loadCorpusField(const Reader& reader, base::RowId corpus, const std::string& field,
                                          std::stop_token stop) {
    return scanning(reader, stop, [&]() -> Result<CorpusFieldColumn> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        CorpusFieldColumn column;
        NameNumbers numbers(column.values);
        const bool ofSlice =
            std::find(std::begin(kSliceFields), std::end(kSliceFields), field) != std::end(kSliceFields);
        std::unordered_map<std::int64_t, std::uint32_t> codes;
        if (ofSlice) {
            std::int64_t number = 0;
            for (const CorpusSlice& slice : readSlices(reader.database(), corpus)) {
                codes[number++] = numbers.of(sliceField(slice, field));
            }
        } else {
            for (const auto& [number, document] : documentsOf(reader.database(), corpus)) {
                codes[number] = numbers.of(fieldOf(document, field));
            }
        }
        if (column.values.size() == 1) {
            return fail(ErrorCode::NotFound, field, reader.path());
        }
        Cursor rows(reader.database(), std::string("SELECT ") + (ofSlice ? "slice" : "metadata") +
                                           " FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id");
        bindRange(rows, corpus);
        while (rows.step()) {
            const auto found = codes.find(rows.integer(0));
            column.code.push_back(found == codes.end() ? 0 : found->second);
        }
        return column;
    });
}

} // namespace assay::store

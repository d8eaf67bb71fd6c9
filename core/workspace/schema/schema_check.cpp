#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace assay::workspace {
namespace {

constexpr base::RowId kSampleCorpus = 1;

// Readers ask for it by its name (INDEXED BY) and fail without it.
constexpr std::string_view kIndexOfReads = "corpus_sentence_by_sentence_id";

struct SchemaEntry {
    std::string table;
    std::string sql; // empty: an index that SQLite made for a key
};

using SchemaKey = std::pair<std::string, std::string>; // type, name
using SchemaEntries = std::multimap<SchemaKey, SchemaEntry>;

// Tables that FTS5 keeps beside one of its own. Their text is SQLite's: a file may come from another version
// of it than the one that runs here, so the texts that are known are right beside those that it makes itself.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kShadowTables{{
    {"_data", "(id INTEGER PRIMARY KEY, block BLOB)"},
    {"_idx", "(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID"},
    {"_content", "(id INTEGER PRIMARY KEY, c0, c1, c2, c3, c4, c5)"},
    {"_docsize", "(id INTEGER PRIMARY KEY, sz BLOB)"},
    {"_config", "(k PRIMARY KEY, v) WITHOUT ROWID"},
}};

// What the planner of SQLite keeps when somebody asked it to look at the data.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kStatistics{{
    {"sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"},
    {"sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"},
}};

SchemaEntries entriesOf(SQLite::Database& database) {
    SchemaEntries entries;
    Cursor rows(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
    while (rows.step()) {
        entries.emplace(SchemaKey(rows.text(0), rows.text(1)),
                        SchemaEntry{std::string(rows.text(2)), std::string(rows.text(3))});
    }
    return entries;
}

// What the DDL makes, as SQLite puts it, with the search table of one corpus.
const SchemaEntries& expectedEntries() {
    static const SchemaEntries expected = [] {
        SQLite::Database memory(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        createSchema(memory);
        createSearchTable(memory, kSampleCorpus);
        return entriesOf(memory);
    }();
    return expected;
}

// "corpus_search_17_data" as the same of the sample corpus; nothing when it is of no corpus's search.
std::optional<std::pair<std::string, base::RowId>> ofSampleCorpus(std::string_view name) {
    constexpr std::string_view kBegin = "corpus_search_";
    if (!name.starts_with(kBegin)) {
        return std::nullopt;
    }
    const std::string_view tail = name.substr(kBegin.size());
    base::RowId corpus = 0;
    const auto [end, failed] = std::from_chars(tail.data(), tail.data() + tail.size(), corpus);
    const auto digits = static_cast<std::size_t>(end - tail.data());
    if (failed != std::errc() || corpus < 1 || std::to_string(corpus) != tail.substr(0, digits)) {
        return std::nullopt;
    }
    return std::pair(searchTable(kSampleCorpus) + std::string(tail.substr(digits)), corpus);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::optional<SchemaEntry> expectedFor(const SchemaKey& key) {
    const SchemaEntries& expected = expectedEntries();
    const auto sample = ofSampleCorpus(key.second);
    const auto found = expected.find({key.first, sample ? sample->first : key.second});
    if (found == expected.end()) {
        for (const auto& [name, sql] : kStatistics) {
            if (key == SchemaKey("table", name)) {
                return SchemaEntry{key.second, std::string(sql)};
            }
        }
        return std::nullopt;
    }
    if (!sample) {
        return found->second;
    }
    const std::string own = searchTable(kSampleCorpus);
    const std::string its = searchTable(sample->second);
    return SchemaEntry{replaced(found->second.table, own, its), replaced(found->second.sql, own, its)};
}

// The known text of a table that FTS5 keeps, or nothing.
std::string shadowText(const std::string& name) {
    if (!name.starts_with("question_search_") && !name.starts_with("corpus_search_")) {
        return {};
    }
    for (const auto& [suffix, columns] : kShadowTables) {
        if (name.ends_with(suffix)) {
            return "CREATE TABLE '" + name + "'" + std::string(columns);
        }
    }
    return {};
}

bool isVirtual(std::string_view sql) {
    return sql.starts_with("CREATE VIRTUAL TABLE");
}

// Two entries over the same pages read each other's rows, and write over them.
void findSharedPages(SQLite::Database& database, SchemaDifferences& differences) {
    Cursor rows(database, "SELECT type || ' ' || name FROM sqlite_schema WHERE rootpage IN (SELECT rootpage"
                          " FROM sqlite_schema WHERE rootpage > 0 GROUP BY rootpage HAVING count(*) > 1)");
    while (rows.step()) {
        differences.unsafe.push_back(std::string(rows.text(0)) + " (shares its pages)");
    }
}

} // namespace

SchemaDifferences compareSchema(SQLite::Database& database) {
    SchemaDifferences differences;
    const SchemaEntries found = entriesOf(database);
    for (const auto& [key, entry] : found) {
        const std::string label = key.first + " " + key.second;
        const auto expected = expectedFor(key);
        if (!expected) {
            differences.foreign.push_back(label);
            continue;
        }
        if (found.count(key) > 1) {
            differences.unsafe.push_back(label + " (twice)");
            continue;
        }
        const std::string shadow = key.first == "table" ? shadowText(key.second) : std::string();
        const bool isSame = entry.table == expected->table &&
                            (entry.sql == expected->sql || (!shadow.empty() && entry.sql == shadow));
        if (!isSame) {
            const bool isSearch = isVirtual(entry.sql) || isVirtual(expected->sql) || !shadow.empty();
            (isSearch ? differences.unsafe : differences.foreign).push_back(label + " (altered)");
        }
    }
    for (const auto& [key, entry] : expectedEntries()) {
        if (ofSampleCorpus(key.second) || found.contains(key)) {
            continue;
        }
        const std::string label = key.first + " " + key.second;
        // What can be read is all there without an index; what could be written is not guarded by it.
        if (key.first == "index" && !entry.sql.empty() && key.second != kIndexOfReads) {
            differences.foreign.push_back(label + " (missing)");
        } else {
            differences.missing.push_back(label);
        }
    }
    findSharedPages(database, differences);
    return differences;
}

} // namespace assay::workspace

// What tests and filters need of every sentence of a corpus.
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/corpora/corpus_scan.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

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
    Cursor rows(database, "SELECT number, document FROM corpus_metadata WHERE corpus_id = ?", corpus);
    std::map<std::int64_t, std::string> documents;
    while (rows.step()) {
        documents.emplace(rows.integer(0), rows.text(1));
    }
    return documents;
}

// Rows that stand close together are read in one go: stepping over as many as this costs less than looking
// for the next one anew.
constexpr SentenceRow kRowsSteppedOver = 32;

// Behind the last of the rows from `begin` on that rise and stand close together.
std::size_t endOfStretch(std::span<const SentenceRow> rows, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < rows.size() && rows[end] > rows[end - 1] && rows[end] - rows[end - 1] <= kRowsSteppedOver) {
        ++end;
    }
    return end;
}

} // namespace

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
            total += static_cast<std::size_t>(std::clamp<std::int64_t>(slice.sentences, 0, kMostForeseen));
        }
        total = std::min<std::size_t>(total, kMostForeseen);
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
            columns.kind.push_back(rows.enumeration(2, model::SentenceKind::TableDebris));
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
    if (const auto info = corpusInfo(reader, corpus)) {
        ASSAY_TRY(requireTexts(*info));
    }
    return scanning(reader, stop, [&]() -> Result<> {
        Cursor rows(reader.database(),
                    "SELECT id, kind, text FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id");
        bindRange(rows, corpus);
        while (rows.step()) {
            if (!take(static_cast<SentenceRow>(numberOfRow(rows.integer(0))),
                      rows.enumeration(1, model::SentenceKind::TableDebris), rows.text(2))) {
                break;
            }
        }
        return {};
    });
}

Result<> forEachOfRows(const Reader& reader, base::RowId corpus, std::span<const SentenceRow> wanted,
                       std::stop_token stop,
                       const std::function<bool(SentenceRow, std::string_view, std::string_view)>& take) {
    return scanning(reader, stop, [&]() -> Result<> {
        Cursor rows(reader.database(),
                    "SELECT id, sentence_id, text FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id");
        for (std::size_t i = 0; i < wanted.size();) {
            const std::size_t end = endOfStretch(wanted, i);
            rows.bind(rowKey(corpus, wanted[i]), rowKey(corpus, wanted[end - 1]));
            for (; i < end; ++i) {
                const std::int64_t key = rowKey(corpus, wanted[i]);
                bool found = rows.step();
                while (found && rows.integer(0) < key) {
                    found = rows.step(); // its text is not read
                }
                if (!found || rows.integer(0) != key) {
                    return fail(ErrorCode::NotFound, "row " + std::to_string(wanted[i]), reader.path());
                }
                if (!take(wanted[i], rows.text(1), rows.text(2))) {
                    return {};
                }
            }
            rows.reset();
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

} // namespace assay::workspace

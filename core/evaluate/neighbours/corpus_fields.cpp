#include "core/evaluate/neighbours/corpus_fields.h"

#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::FieldIndex;
using workspace::CorpusColumns;

std::string numberText(std::int64_t number, std::int64_t missing) {
    return number == missing ? std::string() : std::to_string(number);
}

// A field of the columns: its values in the order of their first row.
template <typename Value, typename ToText>
Result<> addField(FieldIndex& fields, const std::string& name, std::size_t rows, const Value& valueOf,
                  const ToText& toText) {
    std::vector<std::uint32_t> codes(rows);
    std::vector<std::string> values{{}};
    std::map<decltype(valueOf(std::size_t{})), std::uint32_t> known;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto value = valueOf(row);
        auto [at, isNew] = known.try_emplace(value, 0);
        if (isNew) {
            std::string text = toText(value);
            if (!text.empty()) {
                at->second = static_cast<std::uint32_t>(values.size());
                values.push_back(std::move(text));
            }
        }
        codes[row] = at->second;
    }
    return fields.add(name, codes, values);
}

} // namespace

Result<FieldIndex> corpusFieldIndex(const CorpusColumns& columns) {
    const std::size_t rows = columns.size();
    FieldIndex fields(rows);
    const auto name = [&columns](std::uint32_t number) { return columns.names[number]; };
    std::vector<Result<>> added;
    added.push_back(addField(
        fields, "cik", rows, [&](std::size_t row) { return columns.cik[row]; },
        [](std::int64_t cik) { return numberText(cik, CorpusColumns::kMissing); }));
    added.push_back(addField(
        fields, "year", rows, [&](std::size_t row) { return columns.year[row]; },
        [](std::int32_t year) { return numberText(year, CorpusColumns::kNoNumber); }));
    added.push_back(
        addField(fields, "company", rows, [&](std::size_t row) { return columns.company[row]; }, name));
    added.push_back(addField(fields, "form", rows, [&](std::size_t row) { return columns.form[row]; }, name));
    added.push_back(
        addField(fields, "section", rows, [&](std::size_t row) { return columns.section[row]; }, name));
    added.push_back(addField(
        fields, "slice", rows, [&](std::size_t row) { return columns.slice[row]; },
        [](std::uint32_t slice) { return std::to_string(slice); }));
    added.push_back(addField(
        fields, "kind", rows, [&](std::size_t row) { return columns.kind[row]; },
        [](model::SentenceKind kind) {
            return std::string(kind == model::SentenceKind::Prose     ? "prose"
                               : kind == model::SentenceKind::Heading ? "heading"
                                                                      : "table_debris");
        }));
    for (const Result<>& one : added) {
        ASSAY_TRY(one);
    }
    return fields;
}

Result<std::vector<std::string>> corpusFieldValues(const CorpusColumns& columns, const std::string& field) {
    std::vector<std::string> values;
    std::set<std::string> known;
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (row > 0 && columns.slice[row] == columns.slice[row - 1]) {
            continue; // a slice has these in common
        }
        std::string value;
        if (field == "year") {
            value = numberText(columns.year[row], CorpusColumns::kNoNumber);
        } else if (field == "cik") {
            value = numberText(columns.cik[row], CorpusColumns::kMissing);
        } else if (field == "company") {
            value = columns.names[columns.company[row]];
        } else if (field == "form") {
            value = columns.names[columns.form[row]];
        } else if (field == "section") {
            value = columns.names[columns.section[row]];
        } else {
            return fail(ErrorCode::InvalidArgument, field, "field");
        }
        if (known.insert(value).second) {
            values.push_back(std::move(value));
        }
    }
    return values;
}

} // namespace assay::evaluate

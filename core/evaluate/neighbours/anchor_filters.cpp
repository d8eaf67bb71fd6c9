#include "core/evaluate/neighbours/anchor_filters.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using retrieval::FieldEquals;
using workspace::CorpusColumns;

std::string_view kindName(model::SentenceKind kind) {
    switch (kind) {
    case model::SentenceKind::Prose:
        return "prose";
    case model::SentenceKind::Heading:
        return "heading";
    case model::SentenceKind::TableDebris:
        break;
    }
    return "table_debris";
}

// nullopt: the columns do not hold that field.
std::optional<std::string> columnValue(const CorpusColumns& columns, std::uint32_t row,
                                       const std::string& field) {
    if (field == "cik") {
        return columns.cik[row] == CorpusColumns::kMissing ? "" : std::to_string(columns.cik[row]);
    }
    if (field == "company") {
        return columns.names[columns.company[row]];
    }
    if (field == "form") {
        return columns.names[columns.form[row]];
    }
    if (field == "year") {
        return columns.year[row] == CorpusColumns::kNoNumber ? "" : std::to_string(columns.year[row]);
    }
    if (field == "section") {
        return columns.names[columns.section[row]];
    }
    if (field == "kind") {
        return std::string(kindName(columns.kind[row]));
    }
    return std::nullopt;
}

std::vector<std::string> fieldsOfSlice(const CorpusColumns& columns, std::uint32_t row) {
    std::vector<std::string> fields{"cik", "form", "year", "section"};
    if (columns.cik[row] == CorpusColumns::kMissing) {
        fields.emplace_back("company");
    }
    return fields;
}

base::Result<> addField(const NeighbourTest& test, const std::string& field,
                        std::span<const std::uint32_t> rows, std::vector<retrieval::Filter>& filters) {
    const CorpusColumns& columns = *test.columns;
    if (field == "slice") {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (const std::string& part : fieldsOfSlice(columns, rows[i])) {
                filters[i].push_back({part, *columnValue(columns, rows[i], part)});
            }
        }
        return {};
    }
    if (columnValue(columns, rows.front(), field)) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            filters[i].push_back({field, *columnValue(columns, rows[i], field)});
        }
        return {};
    }
    ASSAY_TRY(auto values, test.source->field(rows, field));
    if (values.size() != rows.size()) {
        return base::fail(base::ErrorCode::InvalidArgument, field, "filter_fields");
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        filters[i].push_back({field, std::move(values[i])});
    }
    return {};
}

} // namespace

base::Result<std::vector<retrieval::Filter>> anchorFilters(const NeighbourTest& test, model::Regime regime,
                                                           bool proseFilter,
                                                           std::span<const std::uint32_t> rows) {
    std::vector<retrieval::Filter> filters(rows.size());
    if (rows.empty()) {
        return filters;
    }
    if (proseFilter) {
        for (retrieval::Filter& filter : filters) {
            filter.push_back({"kind", "prose"});
        }
    }
    if (regime == model::Regime::Filtered) {
        for (const std::string& field : test.settings.filterFields) {
            ASSAY_TRY(addField(test, field, rows, filters));
        }
    }
    for (retrieval::Filter& filter : filters) {
        std::ranges::sort(filter);
        const auto repeated = std::ranges::unique(filter);
        filter.erase(repeated.begin(), repeated.end());
    }
    return filters;
}

bool needsProseFilter(const NeighbourTest& test) {
    return test.settings.onlyProse && std::ranges::any_of(test.columns->kind, [](model::SentenceKind kind) {
               return kind != model::SentenceKind::Prose;
           });
}

} // namespace assay::evaluate

// Turns the fields of one CSV record into a ScoredRecord, by the header.
#pragma once

#include "core/formats/csv_record_splitter.h"
#include "core/formats/scored/scored_mapping.h"
#include "core/formats/scored/scored_record.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

class CsvSampleParser {
  public:
    // Column names are compared without ASCII case and without white space around them. A column without a
    // name is called "column_<n>"; of columns with the same name the later ones get "#2", "#3" behind it.
    // Those are the names that the mapping goes by.
    explicit CsvSampleParser(std::span<const CsvField> header, const ScoredMapping& mapping = {},
                             char separator = ',');

    // What a header must have and this one has not: "label" or "fhri"; empty when it has both. Any component
    // stands in for FHRI.
    [[nodiscard]] std::string_view missingColumn() const { return m_missing; }

    // The first column of the mapping that the header does not have; empty: all are there.
    [[nodiscard]] const std::string& unknownColumn() const { return m_unknown; }

    // Whether there is a column of FHRI, NLI or a component.
    [[nodiscard]] bool hasScore() const { return m_hasScore; }

    [[nodiscard]] std::size_t columns() const { return m_columns.size(); }

    // Surplus fields go to `extra` as "column_<n>". The texts of `record` stay valid until the next call, and
    // as long as the fields do.
    void parse(const json::RecordText& source, std::span<const CsvField> fields, ScoredRecord& record);

  private:
    struct Column {
        std::string name;
        const ScoredKey* key = nullptr; // null: goes to `extra`
    };

    std::vector<Column> m_columns;
    std::string_view m_missing;
    std::string m_unknown;
    bool m_hasScore = false;
    bool m_mayHaveDecimalCommas = false;
    std::string m_json;
};

// The separator of a header line, recognised by which of comma, semicolon and tab gives the most columns that
// are known, or that the mapping names.
[[nodiscard]] char csvSeparator(std::string_view beginning, const ScoredMapping& mapping = {});

} // namespace assay::formats

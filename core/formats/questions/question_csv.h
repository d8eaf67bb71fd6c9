// Inside the formats room: the record of a CSV file, an object of its cells as texts by column; cells that
// the record did not have are absent.
#pragma once

#include "core/formats/questions/question_codec.h"

namespace assay::formats {

extern const QuestionCodec kQuestionsCsvCodec;

// What the skeleton of a CSV file says.
struct CsvLayout {
    std::vector<std::string> header;  // as it is written
    std::vector<std::string> columns; // the same, each under a name of its own
    FieldMapping mapping;
    char separator = ',';
    std::string lineEnd = "\n";
    std::size_t ownColumns = 0; // that the file had, in front of those that are added: when it is written
};

[[nodiscard]] json::Json csvLayoutJson(const CsvLayout& layout);
[[nodiscard]] CsvLayout csvLayoutFrom(std::string_view skeleton);

// The name of a cell behind the last column: "column 7".
[[nodiscard]] std::string extraColumnName(const std::vector<std::string>& columns, std::size_t index);

} // namespace assay::formats

// Inside the formats room: a table of answers as rows.
#pragma once

#include "core/formats/answers/prediction_rows.h"
#include "core/formats/csv_record_splitter.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

struct AnswerCsvHeader {
    char separator = ',';
    bool isOfAnswers = false; // a question's id, and an answer, contexts or a known metric
};

// Of the beginning of a file, without a byte order mark.
[[nodiscard]] AnswerCsvHeader answerCsvHeader(std::string_view beginning);

// Hands on what a splitter cuts off. The handler outlives it.
class PredictionCsvRows final : public CsvRecordHandler {
  public:
    PredictionCsvRows(PredictionRowHandler& handler, char separator)
        : m_handler(handler)
        , m_separator(separator) {}

    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override;

    [[nodiscard]] bool hasHeader() const noexcept { return m_hasHeader; }

  private:
    void takeHeader(std::span<const CsvField> fields);
    void takeField(const CsvField& field, std::size_t i, PredictionRow& row);

    PredictionRowHandler& m_handler;
    char m_separator;
    bool m_hasHeader = false;
    std::vector<std::string> m_names;
    std::vector<std::size_t> m_columns; // in the handler's
};

} // namespace assay::formats

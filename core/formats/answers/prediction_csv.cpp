#include "core/formats/answers/prediction_csv.h"

#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/prediction_columns.h"
#include "core/formats/csv_cell.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

// What the header says of itself under one separator.
class AnswerHeaderProbe final : public CsvRecordHandler {
  public:
    bool takeCsvRecord(const json::RecordText&, std::span<const CsvField> fields) override {
        columns = fields.size();
        for (const CsvField& field : fields) {
            const std::string folded = foldedColumnName(field.text);
            hasId = hasId || questionIdRank(folded).has_value();
            hasContent = hasContent || answerRank(folded) || knownAnswerMetric(folded) ||
                         predictionFieldRank(PredictionField::Contexts, PredictionKind::ScoresCsv, folded);
        }
        return false;
    }

    std::size_t columns = 0;
    bool hasId = false;
    bool hasContent = false;
};

} // namespace

AnswerCsvHeader answerCsvHeader(std::string_view beginning) {
    AnswerCsvHeader best;
    std::size_t most = 0;
    for (const char separator : {',', ';', '\t'}) {
        AnswerHeaderProbe probe;
        CsvRecordSplitter splitter(separator, probe);
        if (splitter.feed(beginning)) {
            splitter.finish();
        }
        const std::size_t points =
            probe.columns + (probe.hasId && probe.columns > 1 ? std::size_t{1'000'000} : 0);
        if (points > most) {
            most = points;
            best = {separator, probe.hasId && probe.hasContent};
        }
    }
    return best;
}

bool PredictionCsvRows::takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) {
    if (!m_hasHeader) {
        takeHeader(fields);
        return true;
    }
    if (record.state != json::RecordState::Complete) {
        const bool isCut = record.state == json::RecordState::Truncated;
        return m_handler.takeRejected(record.line, record.text,
                                      isCut ? IssueCode::TruncatedInput : IssueCode::MalformedRecord, {},
                                      record.text);
    }
    if (fields.size() != m_columns.size()) {
        m_handler.report(Severity::Warning,
                         fields.size() > m_columns.size() ? IssueCode::ExtraColumns : IssueCode::FewerColumns,
                         record.line, {}, std::to_string(fields.size()));
    }
    PredictionRow row;
    row.line = record.line;
    row.text = record.text;
    for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i) {
        takeField(fields[i], i, row);
    }
    return m_handler.takeRow(row);
}

void PredictionCsvRows::takeHeader(std::span<const CsvField> fields) {
    m_hasHeader = true;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        std::string name;
        base::appendMendedUtf8(base::trimmed(fields[i].text), name);
        const std::string shown = name.empty() ? "column_" + std::to_string(i + 1) : name;
        std::string unique = shown;
        for (int number = 2; std::ranges::find(m_names, unique) != m_names.end(); ++number) {
            unique = shown + "#" + std::to_string(number);
        }
        m_names.push_back(unique);
        m_columns.push_back(m_handler.columns().column(unique, shown, false));
    }
}

void PredictionCsvRows::takeField(const CsvField& field, std::size_t i, PredictionRow& row) {
    if (base::trimmed(field.text).empty()) {
        return;
    }
    PredictionCell cell;
    cell.column = m_columns[i];
    cell.line = field.line;
    if (const std::size_t wrong = base::firstInvalidUtf8(field.text); wrong != std::string_view::npos) {
        m_handler.report(Severity::Warning, IssueCode::InvalidUtf8, field.line, m_names[i],
                         base::byteAsHexadecimal(field.text[wrong]));
    }
    base::appendMendedUtf8(field.text, cell.text);
    auto number = json::decimalFromText(base::trimmed(cell.text));
    if (!number && mayHaveDecimalCommas(m_separator)) {
        const bool isShare = knownAnswerMetric(foldedColumnName(m_names[i])).has_value();
        number = decimalCommaNumber(base::trimmed(cell.text),
                                    isShare ? 1.0 : std::numeric_limits<double>::infinity());
        cell.hasDecimalComma = number.has_value();
    }
    if (number && std::isfinite(*number)) {
        cell.kind = PredictionCell::Kind::Number;
        cell.number = *number;
    }
    if (questionIdRank(foldedColumnName(m_names[i]))) {
        cell.text = base::trimmed(cell.text);
    }
    row.cells.push_back(std::move(cell));
}

} // namespace assay::formats

#include "core/formats/answers/answer_score_csv.h"

#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/csv_record_splitter.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::int64_t kRecordsPerLook = 4'096; // at the stop token

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

// What the header says of itself under one separator.
class HeaderProbe final : public CsvRecordHandler {
  public:
    bool takeCsvRecord(const json::RecordText&, std::span<const CsvField> fields) override {
        columns = fields.size();
        for (const CsvField& field : fields) {
            const std::string folded = foldedColumnName(field.text);
            hasId = hasId || questionIdRank(folded).has_value();
            hasContent = hasContent || answerRank(folded) || knownAnswerMetric(folded);
        }
        return false;
    }

    std::size_t columns = 0;
    bool hasId = false;
    bool hasContent = false;
};

struct Header {
    char separator = ',';
    bool isOfAnswers = false;
};

Header headerOf(std::string_view content) {
    Header best;
    std::size_t most = 0;
    for (const char separator : {',', ';', '\t'}) {
        HeaderProbe probe;
        CsvRecordSplitter splitter(separator, probe);
        if (splitter.feed(content)) {
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

class CsvAnswerReader final : public CsvRecordHandler {
  public:
    CsvAnswerReader(AnswerScoreTable& table, std::deque<std::string>& texts, const std::stop_token& stop)
        : m_table(table)
        , m_texts(texts)
        , m_stop(stop) {}

    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override {
        if (!m_hasHeader) {
            takeHeader(fields);
            return true;
        }
        if (m_table.records() % kRecordsPerLook == 0 && m_stop.stop_requested()) {
            return false;
        }
        if (record.state != json::RecordState::Complete) {
            m_table.reject(record.line, record.text,
                           record.state == json::RecordState::Truncated ? IssueCode::TruncatedInput
                                                                        : IssueCode::MalformedRecord,
                           {}, record.text);
            return true;
        }
        if (fields.size() != m_columns.size()) {
            m_table.report(Severity::Warning,
                           fields.size() > m_columns.size() ? IssueCode::ExtraColumns
                                                            : IssueCode::FewerColumns,
                           record.line, {}, std::to_string(fields.size()));
        }
        AnswerRow row;
        row.line = record.line;
        row.text = m_texts.emplace_back(record.text);
        for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i) {
            takeField(fields[i], i, row);
        }
        m_table.add(std::move(row));
        return true;
    }

    [[nodiscard]] bool hasHeader() const noexcept { return m_hasHeader; }

  private:
    void takeHeader(std::span<const CsvField> fields) {
        m_hasHeader = true;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            std::string name;
            base::appendMendedUtf8(trimmed(fields[i].text), name);
            const std::string shown = name.empty() ? "column_" + std::to_string(i + 1) : name;
            std::string unique = shown;
            for (int number = 2; std::ranges::find(m_names, unique) != m_names.end(); ++number) {
                unique = shown + "#" + std::to_string(number);
            }
            m_names.push_back(unique);
            m_columns.push_back(m_table.column(unique, shown, false));
        }
    }

    void takeField(const CsvField& field, std::size_t i, AnswerRow& row) {
        if (trimmed(field.text).empty()) {
            return;
        }
        AnswerCell cell;
        cell.column = m_columns[i];
        cell.line = field.line;
        if (base::firstInvalidUtf8(field.text) != std::string_view::npos) {
            m_table.report(Severity::Warning, IssueCode::InvalidUtf8, field.line, m_names[i],
                           base::byteAsHexadecimal(field.text[base::firstInvalidUtf8(field.text)]));
        }
        base::appendMendedUtf8(field.text, cell.text);
        const auto number = json::decimalFromText(trimmed(cell.text));
        if (number && std::isfinite(*number)) {
            cell.kind = AnswerCell::Kind::Number;
            cell.number = *number;
        }
        if (questionIdRank(foldedColumnName(m_names[i]))) {
            cell.text = trimmed(cell.text);
        }
        row.cells.push_back(std::move(cell));
    }

    AnswerScoreTable& m_table;
    std::deque<std::string>& m_texts; // of the records; they stay where they are
    const std::stop_token& m_stop;
    bool m_hasHeader = false;
    std::vector<std::string> m_names;
    std::vector<std::size_t> m_columns; // in the table
};

} // namespace

bool isAnswerCsvHeader(std::string_view content) {
    return headerOf(content).isOfAnswers;
}

void readAnswerCsv(std::string_view content, AnswerScoreTable& table, std::deque<std::string>& texts,
                   const std::stop_token& stop) {
    CsvAnswerReader reader(table, texts, stop);
    CsvRecordSplitter splitter(headerOf(content).separator, reader);
    if (splitter.feed(content)) {
        splitter.finish();
    }
    if (!reader.hasHeader()) {
        table.report(Severity::Warning, IssueCode::EmptyInput, 0, {}, {});
    }
}

} // namespace assay::formats

#include "core/formats/scored/csv_sample_parser.h"

#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_cell.h"
#include "core/json/json_text.h"

#include <algorithm>

namespace assay::formats {
namespace {

std::string columnName(std::size_t index) {
    return "column_" + std::to_string(index + 1);
}

// Counts the known columns of the first record.
class HeaderProbe final : public CsvRecordHandler {
  public:
    explicit HeaderProbe(const ScoredMapping& mapping)
        : m_mapping(mapping) {}

    bool takeCsvRecord(const json::RecordText&, std::span<const CsvField> fields) override {
        for (const CsvField& field : fields) {
            const std::string_view name = base::trimmed(field.text);
            known += findScoredKeyIgnoringCase(name) != nullptr || m_mapping.contains(name) ? 1 : 0;
        }
        return false;
    }

    int known = 0;

  private:
    const ScoredMapping& m_mapping;
};

} // namespace

CsvSampleParser::CsvSampleParser(std::span<const CsvField> header, const ScoredMapping& mapping,
                                 char separator)
    : m_mayHaveDecimalCommas(mayHaveDecimalCommas(separator)) {
    bool label = false;
    bool score = false;
    for (std::size_t i = 0; i < header.size(); ++i) {
        Column column;
        base::appendMendedUtf8(base::trimmed(header[i].text), column.name);
        const ScoredKey* const byName = findScoredKeyIgnoringCase(column.name);
        if (column.name.empty()) {
            column.name = columnName(i);
        }
        const auto same = std::ranges::count_if(
            m_columns, [&column](const Column& other) { return other.name == column.name; });
        if (same > 0) {
            column.name += "#" + std::to_string(same + 1);
        }
        column.key = scoredKeyOf(mapping, column.name, byName);
        if (column.key != nullptr) {
            const ScoredField field = column.key->field;
            label = label || field == ScoredField::Label;
            score = score || field == ScoredField::Fhri ||
                    (field >= ScoredField::ComponentG && field <= ScoredField::ComponentE);
            m_hasScore = m_hasScore || score || field == ScoredField::Nli;
        }
        m_columns.push_back(std::move(column));
    }
    if (!label) {
        m_missing = "label";
    } else if (!score) {
        m_missing = "fhri";
    }
    const auto unknown = std::ranges::find_if(mapping, [this](const auto& each) {
        return std::ranges::find(m_columns, each.first, &Column::name) == m_columns.end();
    });
    if (unknown != mapping.end()) {
        m_unknown = unknown->first;
    }
}

void CsvSampleParser::parse(const json::RecordText& source, std::span<const CsvField> fields,
                            ScoredRecord& record) {
    record.reset(source);
    record.mayHaveDecimalCommas = m_mayHaveDecimalCommas;
    std::size_t bytes = 0;
    for (const CsvField& field : fields) {
        bytes += field.text.size();
    }
    record.reserveTexts(3 * bytes); // a wrong byte becomes three
    for (std::size_t i = 0; i < fields.size(); ++i) {
        std::string_view text = fields[i].text;
        const std::size_t wrong = base::firstInvalidUtf8(text);
        if (wrong != std::string_view::npos) {
            if (record.invalidUtf8Line == 0) {
                const std::string_view before = text.substr(0, wrong);
                record.invalidUtf8Line = fields[i].line + std::ranges::count(before, '\n');
                record.invalidUtf8Value = base::byteAsHexadecimal(text[wrong]);
            }
            const std::size_t begin = record.texts().size();
            base::appendMendedUtf8(text, record.texts());
            text = std::string_view(record.texts()).substr(begin);
        }
        ScoredValue value;
        value.kind = text.empty() ? ScoredValue::Kind::Missing : ScoredValue::Kind::Cell;
        value.text = text;
        value.place = static_cast<std::size_t>(fields[i].line);
        if (i < m_columns.size() && m_columns[i].key != nullptr) {
            value.name = m_columns[i].name;
            record.put(*m_columns[i].key, value);
        } else {
            m_json.clear();
            json::appendJsonString(text, m_json);
            record.addExtra(i < m_columns.size() ? m_columns[i].name : columnName(i), m_json);
        }
    }
}

char csvSeparator(std::string_view beginning, const ScoredMapping& mapping) {
    char best = ',';
    int most = 0;
    for (const char separator : {',', ';', '\t'}) {
        HeaderProbe probe(mapping);
        CsvRecordSplitter splitter(separator, probe);
        if (splitter.feed(beginning)) {
            splitter.finish();
        }
        if (probe.known > most) {
            most = probe.known;
            best = separator;
        }
    }
    return best;
}

} // namespace assay::formats

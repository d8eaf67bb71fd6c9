// Plain CSV with a header.
#include "core/formats/questions/question_csv.h"

#include "core/base/json_members.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_record_splitter.h"
#include "core/formats/questions/question_mapping.h"

#include <algorithm>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;

constexpr std::size_t kBlockBytes = std::size_t{1} << 20;

class CsvReader final : public CsvRecordHandler {
  public:
    CsvReader(ReadingWork& work, CsvLayout& layout)
        : m_work(work)
        , m_layout(layout) {}

    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override {
        if (m_layout.header.empty()) {
            takeHeader(record, fields);
            return true;
        }
        if (record.state != json::RecordState::Complete) {
            const IssueCode code = record.state == json::RecordState::Truncated ? IssueCode::TruncatedInput
                                                                                : IssueCode::MalformedRecord;
            add(Severity::Error, code, record.line, {}, record.text);
            m_work.reading.rejected.push_back(
                {.fileIndex = 0, .line = record.line, .reason = code, .text = std::string(record.text)});
            return true;
        }
        takeQuestion(record.line, fields);
        return !m_work.stop.stop_requested();
    }

  private:
    void add(Severity severity, IssueCode code, std::int64_t line, std::string_view field,
             std::string_view value, std::string expected = {}) {
        m_work.reading.issues.add({.severity = severity,
                                   .code = code,
                                   .file = m_work.reading.file,
                                   .line = line,
                                   .field = std::string(field),
                                   .value = std::string(base::cutUtf8(value, base::kIssueValueLength)),
                                   .expected = std::move(expected)});
    }

    void takeHeader(const json::RecordText& record, std::span<const CsvField> fields) {
        for (const CsvField& field : fields) {
            m_layout.header.emplace_back(field.text);
        }
        m_layout.columns = distinctColumns(m_layout.header);
        for (std::size_t i = 0; i < m_layout.header.size(); ++i) {
            const std::string& name = m_layout.header[i];
            if (name.empty()) {
                add(Severity::Warning, IssueCode::MissingField, record.line, m_layout.columns[i], {});
            } else if (m_layout.columns[i] != name) {
                add(Severity::Warning, IssueCode::DuplicateId, record.line, name, name, m_layout.columns[i]);
            }
        }
        m_layout.mapping = m_work.mapping != nullptr ? *m_work.mapping : suggestedMapping(m_layout.columns);
    }

    void takeQuestion(std::int64_t line, std::span<const CsvField> fields) {
        json::Json record = json::Json::object();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const std::string column =
                i < m_layout.columns.size() ? m_layout.columns[i] : extraColumnName(m_layout.columns, i);
            record[column] = std::string(fields[i].text);
        }
        if (fields.size() != m_layout.columns.size()) {
            add(Severity::Warning,
                fields.size() > m_layout.columns.size() ? IssueCode::ExtraColumns : IssueCode::FewerColumns,
                line, {}, std::to_string(fields.size()), std::to_string(m_layout.columns.size()));
        }
        SourceQuestion source;
        source.record = json::dumpJson(record);
        source.line = line;
        RecordIssues issues(&m_work.reading.issues, m_work.reading.file, source.record, line);
        const RecordContext context{
            .surroundings = nullptr, .mapping = &m_layout.mapping, .passages = nullptr};
        source.question = kQuestionsCsvCodec.get(record, context, issues);
        checkQuestion(source.question, issues);
        m_work.reading.questions.push_back(std::move(source));
    }

    ReadingWork& m_work;
    CsvLayout& m_layout;
};

} // namespace

std::string extraColumnName(const std::vector<std::string>& columns, std::size_t index) {
    std::string name = "column " + std::to_string(index + 1);
    while (std::find(columns.begin(), columns.end(), name) != columns.end()) {
        name += "+";
    }
    return name;
}

json::Json csvLayoutJson(const CsvLayout& layout) {
    return json::Json{{"columns", layout.header},
                      {"mapping", mappingJson(layout.mapping)},
                      {"separator", std::string(1, layout.separator)},
                      {"line_end", layout.lineEnd}};
}

CsvLayout csvLayoutFrom(std::string_view skeleton) {
    CsvLayout layout;
    const auto json = json::parseJson(skeleton);
    if (!json || !json->is_object()) {
        return layout;
    }
    if (const json::Json* const columns = base::memberOf(*json, "columns");
        columns != nullptr && columns->is_array()) {
        for (const json::Json& column : *columns) {
            layout.header.push_back(base::textIn(column).value_or(std::string()));
        }
    }
    layout.columns = distinctColumns(layout.header);
    if (const json::Json* const mapping = base::memberOf(*json, "mapping")) {
        layout.mapping = mappingFromJson(*mapping);
    }
    // Of a workspace from elsewhere, any other text would make cells and lines that nobody wrote.
    const std::string separator = base::memberText(*json, "separator");
    layout.separator = separator == ";" || separator == "\t" ? separator.front() : ',';
    layout.lineEnd = base::memberText(*json, "line_end") == "\r\n" ? "\r\n" : "\n";
    return layout;
}

Result<> readQuestionsCsv(std::string_view text, ReadingWork& work) {
    CsvLayout layout;
    layout.separator = questionsCsvSeparator(text);
    const std::size_t end = text.find_first_of("\r\n");
    layout.lineEnd = end != std::string_view::npos && text.substr(end).starts_with("\r\n") ? "\r\n" : "\n";
    CsvReader reader(work, layout);
    CsvRecordSplitter splitter(layout.separator, reader);
    const auto total = static_cast<std::int64_t>(text.size());
    bool goOn = true;
    for (std::size_t at = 0; goOn && at < text.size(); at += kBlockBytes) {
        work.progress.report(base::Stage::Reading, static_cast<std::int64_t>(at), total);
        goOn = splitter.feed(text.substr(at, kBlockBytes));
    }
    if (goOn) {
        goOn = splitter.finish();
    }
    if (!goOn || work.stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    if (layout.header.empty()) {
        return fail(ErrorCode::InputNotUsable, "header", work.reading.file);
    }
    work.reading.skeleton = json::dumpJson(csvLayoutJson(layout));
    return {};
}

} // namespace assay::formats

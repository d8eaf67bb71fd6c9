// What a mapping is made by: the columns and the first rows of a plain file.
#include "core/base/guard.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_record_splitter.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_mapping.h"
#include "core/formats/whole_file.h"

#include <algorithm>
#include <set>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

// Enough for ten rows of any file that a person would look at.
constexpr std::size_t kPreviewBytes = std::size_t{16} << 20;
constexpr std::size_t kLinesForKeys = 100;

class FirstRows final : public CsvRecordHandler {
  public:
    explicit FirstRows(std::size_t most)
        : m_most(most) {}

    bool takeCsvRecord(const json::RecordText& /*record*/, std::span<const CsvField> fields) override {
        std::vector<std::string> cells;
        for (const CsvField& field : fields) {
            cells.emplace_back(field.text);
        }
        if (header.empty()) {
            header = std::move(cells);
        } else {
            rows.push_back(std::move(cells));
        }
        return rows.size() < m_most;
    }

    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;

  private:
    std::size_t m_most;
};

Result<std::string> beginningOf(const fs::path& file) {
    std::error_code error;
    if (fs::exists(file, error) && !fs::is_regular_file(file, error)) {
        return fail(ErrorCode::FileNotReadable, {}, file.string()); // what is read from a pipe is gone
    }
    ASSAY_TRY(const auto raw, readBeginningOfFile(file, kPreviewBytes));
    std::string text;
    base::appendMendedUtf8(base::withoutByteOrderMark(raw), text);
    return text;
}

MappingPreview previewCsv(std::string_view text, std::size_t most) {
    FirstRows first(most);
    CsvRecordSplitter splitter(questionsCsvSeparator(text), first);
    if (splitter.feed(text)) {
        (void)splitter.finish();
    }
    MappingPreview preview;
    preview.kind = QuestionKind::QuestionsCsv;
    preview.columns = distinctColumns(first.header);
    preview.rows = std::move(first.rows);
    preview.rows.resize(std::min(preview.rows.size(), most));
    for (std::vector<std::string>& row : preview.rows) {
        row.resize(preview.columns.size());
    }
    return preview;
}

MappingPreview previewJsonLines(std::string_view text, std::size_t most) {
    std::vector<json::Json> records;
    while (!text.empty() && records.size() < kLinesForKeys) {
        const std::size_t end = text.find('\n');
        auto record = json::parseJson(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (record && record->is_object()) {
            records.push_back(std::move(*record));
        }
    }
    MappingPreview preview;
    preview.kind = QuestionKind::QuestionsJsonl;
    std::set<std::string> seen;
    for (const json::Json& record : records) {
        for (const auto& [key, value] : record.items()) {
            if (seen.insert(key).second) {
                preview.columns.push_back(key);
            }
        }
    }
    records.resize(std::min(records.size(), most));
    for (const json::Json& record : records) {
        std::vector<std::string>& row = preview.rows.emplace_back();
        for (const std::string& column : preview.columns) {
            const auto found = record.find(column);
            row.push_back(found == record.end() || found->is_null() ? std::string()
                          : found->is_string()                      ? found->get<std::string>()
                                                                    : json::dumpJson(*found));
        }
    }
    return preview;
}

} // namespace

Result<MappingPreview> previewMapping(const fs::path& file, int rows) {
    return base::guarded(file.string(), [&]() -> Result<MappingPreview> {
        ASSAY_TRY(const auto text, beginningOf(file));
        const auto most = static_cast<std::size_t>(std::max(rows, 0));
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        MappingPreview preview = first != std::string::npos && text[first] == '{'
                                     ? previewJsonLines(text, most)
                                     : previewCsv(text, most);
        if (preview.columns.empty()) {
            return fail(ErrorCode::UnknownFormat, {}, file.string());
        }
        return preview;
    });
}

bool looksLikeQuestionsCsv(std::string_view beginning) {
    const std::size_t first = beginning.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || beginning[first] == '{' || beginning[first] == '[') {
        return false;
    }
    FirstRows header(1);
    CsvRecordSplitter splitter(questionsCsvSeparator(beginning), header);
    if (splitter.feed(beginning)) {
        (void)splitter.finish();
    }
    const FieldMapping mapping = suggestedMapping(distinctColumns(header.header));
    return columnOf(mapping, model::QuestionField::QuestionText) != nullptr;
}

} // namespace assay::formats

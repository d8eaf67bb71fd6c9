#include "core/formats/csv_cell.h"
#include "core/formats/questions/question_csv.h"
#include "core/formats/questions/question_mapping.h"

#include <algorithm>
#include <span>

namespace assay::formats {
namespace {

void appendRecord(const std::vector<std::string>& cells, const CsvLayout& layout, std::string& out) {
    // A record of one empty cell would be a blank line, which is none.
    if (cells.size() == 1 && cells.front().empty()) {
        out += "\"\"";
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) {
            out.push_back(layout.separator);
        }
        appendCsvCell(cells[i], layout.separator, out);
    }
    out += layout.lineEnd;
}

// The cells of a record, one for each column; `isShort`: up to the last one that it has, as its file had it.
std::vector<std::string> cellsOf(const json::Json& record, const std::vector<std::string>& columns,
                                 bool isShort) {
    std::vector<std::string> cells;
    std::size_t last = 0;
    const auto take = [&](const std::string& column) {
        const auto found = record.find(column);
        const bool present = found != record.end() && found->is_string();
        cells.push_back(present ? found->get<std::string>() : std::string());
        last = present ? cells.size() : last;
        return present;
    };
    for (const std::string& column : columns) {
        take(column);
    }
    for (std::size_t i = columns.size(); take(extraColumnName(columns, i)); ++i) {
    }
    cells.resize(std::max<std::size_t>(last, isShort ? 1 : columns.size()));
    return cells;
}

// Whether its file ended the record before its last column.
bool wasShort(const std::string& record, const CsvLayout& layout) {
    const auto before = json::parseJson(record);
    const std::span own(layout.columns.data(), layout.ownColumns);
    return before && before->is_object() && !own.empty() && !before->contains(own.back());
}

// Records of other CSV files come with columns of their own: only those of the first file keep their record.
bool keepsRecord(const SuiteForWriting& suite, const QuestionForWriting& source) {
    return isOfKind(suite, source, QuestionKind::QuestionsCsv) &&
           &suite.files[static_cast<std::size_t>(source.file)] ==
               firstFile(suite, QuestionKind::QuestionsCsv);
}

// Names for the cells behind the last column, as many as records have: a column that is added would take
// their place otherwise.
void nameExtraCells(const QuestionPointers& withRecord, CsvLayout& layout) {
    const std::vector<std::string> columns = layout.columns;
    std::size_t widest = columns.size();
    for (const QuestionForWriting* source : withRecord) {
        const auto record = json::parseJson(source->record);
        while (record && record->is_object() && record->contains(extraColumnName(columns, widest))) {
            ++widest;
        }
    }
    for (std::size_t i = columns.size(); i < widest; ++i) {
        layout.columns.push_back(extraColumnName(columns, i));
        layout.header.push_back(layout.columns.back());
    }
}

// Readers tell the separator by the header.
std::string headerLine(CsvLayout& layout) {
    if (layout.header.size() == 1) {
        layout.separator = ','; // what a header without any is taken for
    }
    std::string line;
    appendRecord(layout.header, layout, line);
    if (questionsCsvSeparator(line) != layout.separator) { // another one stands in the names: all in quotes
        line.clear();
        for (const std::string& name : layout.header) {
            line += line.empty() ? "\"" : std::string(1, layout.separator) + "\"";
            for (const char c : name) {
                line += c == '"' ? "\"\"" : std::string(1, c);
            }
            line += '"';
        }
        line += layout.lineEnd;
    }
    return line;
}

// What is decided of any question, in the order of the columns.
std::vector<std::string> curationColumns(const SuiteForWriting& suite) {
    std::vector<std::string> used;
    for (const std::string_view name : {kStatusColumn, kFlagsColumn, kReviewsColumn}) {
        const bool some = suite.withCuration &&
                          std::ranges::any_of(suite.questions, [name](const QuestionForWriting& question) {
                              const auto keys = curationKeys(question);
                              return std::ranges::find(keys, name, &CurationKey::name) != keys.end();
                          });
        if (some) {
            used.emplace_back(name);
        }
    }
    return used;
}

// The columns of the suite's file; of none: the fields that are used, in their order.
CsvLayout layoutOf(const SuiteForWriting& suite) {
    const SourceFile* file = firstFile(suite, QuestionKind::QuestionsCsv);
    CsvLayout layout = file != nullptr ? csvLayoutFrom(file->skeleton) : CsvLayout();
    layout.ownColumns = layout.columns.size();
    QuestionPointers withRecord;
    QuestionPointers fresh;
    for (const QuestionForWriting& source : suite.questions) {
        (keepsRecord(suite, source) ? withRecord : fresh).push_back(&source);
    }
    addMissingColumns(layout.mapping, kQuestionsCsvCodec, withRecord, fresh, layout.columns);
    if (file == nullptr && layout.mapping.fields.empty()) {
        layout.mapping.fields.emplace("question_text", model::QuestionField::QuestionText);
    }
    std::vector<std::string> added;
    for (const model::FieldInfo& info : model::questionFields()) {
        const std::string* column = columnOf(layout.mapping, info.field);
        if (column != nullptr &&
            std::find(layout.columns.begin(), layout.columns.end(), *column) == layout.columns.end()) {
            added.push_back(*column);
        }
    }
    for (const std::string& name : curationColumns(suite)) {
        if (std::find(layout.columns.begin(), layout.columns.end(), name) == layout.columns.end()) {
            added.push_back(name);
        }
    }
    if (!added.empty()) {
        nameExtraCells(withRecord, layout);
    }
    layout.columns.insert(layout.columns.end(), added.begin(), added.end());
    layout.header.insert(layout.header.end(), added.begin(), added.end());
    return layout;
}

} // namespace

base::Result<QuestionWriting> writeQuestionsCsv(const SuiteForWriting& suite) {
    CsvLayout layout = layoutOf(suite);
    const RecordContext context{.surroundings = nullptr, .mapping = &layout.mapping, .passages = nullptr};
    QuestionWriting writing;
    LossCounter losses;
    LostPassages lostPassages(suite.passages);
    std::string text = headerLine(layout);
    for (const QuestionForWriting& source : suite.questions) {
        lostPassages.add(source.question, losses);
        const bool ours = keepsRecord(suite, source);
        const std::string written = writtenRecord(kQuestionsCsvCodec, source.question,
                                                  ours ? source.record : std::string(), context, losses);
        const auto record =
            json::parseJson(suite.withCuration ? withCurationKeys(written, source, true) : written);
        if (!record || !record->is_object()) {
            return base::fail(base::ErrorCode::InvalidArgument, source.question.questionId, "record");
        }
        const bool isShort = ours && wasShort(source.record, layout);
        appendRecord(cellsOf(*record, layout.columns, isShort), layout, text);
    }
    writing.files.push_back({{}, std::move(text)});
    losses.report(writing.issues);
    return writing;
}

} // namespace assay::formats

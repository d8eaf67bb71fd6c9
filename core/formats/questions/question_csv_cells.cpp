#include "core/base/trimmed.h"
#include "core/formats/questions/question_csv.h"
#include "core/formats/questions/question_mapping.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;
using model::FieldType;
using model::Question;
using model::QuestionField;

// How truth values are written, yes before no.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kTruthValues{{
    {"true", "false"},
    {"yes", "no"},
    {"1", "0"},
    {"y", "n"},
    {"ja", "nei"},
    {"t", "f"},
}};

std::string lowered(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

// The entries of a JSON array of texts and numbers; nullopt for any other text.
std::optional<std::vector<std::string>> arrayEntries(std::string_view cell) {
    if (!base::trimmed(cell).starts_with('[')) {
        return std::nullopt;
    }
    const auto json = json::parseJson(cell);
    if (!json || !json->is_array()) {
        return std::nullopt;
    }
    std::vector<std::string> entries;
    for (const json::Json& entry : *json) {
        if (!entry.is_primitive() || entry.is_null()) {
            return std::nullopt;
        }
        entries.push_back(entry.is_string() ? entry.get<std::string>() : json::dumpJson(entry));
    }
    return entries;
}

std::vector<std::string> listEntries(std::string_view cell, char separator) {
    if (auto entries = arrayEntries(cell)) {
        return *std::move(entries);
    }
    std::vector<std::string> entries;
    while (true) {
        const std::size_t end = cell.find(separator);
        if (const std::string_view entry = base::trimmed(cell.substr(0, end)); !entry.empty()) {
            entries.emplace_back(entry);
        }
        if (end == std::string_view::npos) {
            return entries;
        }
        cell.remove_prefix(end + 1);
    }
}

const FieldMapping& mappingOf(const RecordContext& context) {
    static const FieldMapping kNone;
    return context.mapping != nullptr ? *context.mapping : kNone;
}

class CellReader {
  public:
    CellReader(const json::Json& record, RecordIssues& issues, Question& question, char separator)
        : m_reader(record, issues, question)
        , m_question(question)
        , m_separator(separator) {}

    void read(const std::string& column, QuestionField field) {
        const std::string pointer = "/" + json::pointerToken(column);
        const json::Json* value = m_reader.find(pointer);
        if (value == nullptr || !value->is_string()) {
            return;
        }
        const auto& cell = value->get_ref<const std::string&>();
        if (base::trimmed(cell).empty()) {
            return; // an empty cell is a value that is missing
        }
        std::vector<std::string> entries = entriesOf(cell, field);
        std::vector<std::string> fitting;
        // One entry after the other, so that those that fit are kept.
        for (std::string& entry : entries) {
            if (Question probe; !model::setField(probe, field, {entry})) {
                fitting.push_back(std::move(entry));
            }
        }
        const bool whole = fitting.size() == entries.size();
        if (!model::setField(m_question, field, std::move(fitting)) && !whole) {
            m_reader.unreadable(pointer, field, *value);
        }
    }

    RecordReader& reader() { return m_reader; }

  private:
    std::vector<std::string> entriesOf(const std::string& cell, QuestionField field) {
        switch (model::fieldInfo(field).type) {
        case FieldType::TextList:
        case FieldType::IntegerList:
            return listEntries(cell, m_separator);
        case FieldType::Answer:
            // A list only when it says so: an answer may well hold a semicolon.
            if (auto entries = arrayEntries(cell)) {
                m_question.answerIsList = true;
                return *std::move(entries);
            }
            return {cell};
        case FieldType::Boolean: {
            const std::string word = lowered(base::trimmed(cell));
            for (const auto& [yes, no] : kTruthValues) {
                if (word == yes || word == no) {
                    return {word == yes ? "true" : "false"};
                }
            }
            return {cell};
        }
        case FieldType::Number:
        case FieldType::Integer:
            return {std::string(base::trimmed(cell))};
        case FieldType::Json:
        case FieldType::Text:
        case FieldType::LongText:
            return {cell};
        }
        return {cell};
    }

    RecordReader m_reader;
    Question& m_question;
    char m_separator;
};

bool isField(const FieldMapping& mapping, std::string_view key) {
    return isMapped(mapping, key) && mapping.fields.find(std::string(key))->second != QuestionField::Extra;
}

// A cell for what is in no column, an object, beside the columns that no field has.
void readExtra(const json::Json& record, const FieldMapping& mapping, CellReader& cells, Question& question) {
    const std::string* column = columnOf(mapping, QuestionField::Extra);
    const json::Json* cell =
        column != nullptr ? cells.reader().find("/" + json::pointerToken(*column)) : nullptr;
    const auto object =
        cell != nullptr && cell->is_string() ? json::parseJson(cell->get<std::string>()) : std::nullopt;
    if (!object || !object->is_object()) {
        cells.reader().extra([&mapping](std::string_view key) { return isField(mapping, key); });
        return;
    }
    json::Json extra = *object;
    for (const auto& [key, value] : record.items()) {
        if (key != *column && !isField(mapping, key) && !extra.contains(key)) {
            extra[key] = value;
        }
    }
    question.extra = extra.empty() ? std::string() : json::dumpJson(extra);
}

Question get(const json::Json& record, const RecordContext& context, RecordIssues& issues) {
    const FieldMapping& mapping = mappingOf(context);
    Question question;
    CellReader cells(record, issues, question, mapping.listSeparator);
    for (const auto& [column, field] : mapping.fields) {
        if (isField(mapping, column)) {
            cells.read(column, field);
        }
    }
    readExtra(record, mapping, cells, question);
    return question;
}

// A list in the way of the cell that was there.
std::string listCell(const std::vector<std::string>& entries, const std::string& before, char separator,
                     bool numbers) {
    const bool wasArray = arrayEntries(before).has_value();
    const bool separable = std::all_of(entries.begin(), entries.end(), [separator](const std::string& entry) {
        return entry.find(separator) == std::string::npos && base::trimmed(entry) == entry;
    });
    if (entries.empty()) {
        return wasArray ? "[]" : "";
    }
    if (wasArray || !separable || entries.front().starts_with('[')) {
        json::Json array = json::Json::array();
        for (const std::string& entry : entries) {
            const auto number = numbers ? json::parseJson(entry) : std::nullopt;
            array.push_back(number && number->is_number() ? *number : json::Json(entry));
        }
        return json::dumpJson(array);
    }
    const bool spaced = before.find(std::string(1, separator) + " ") != std::string::npos;
    std::string cell;
    for (const std::string& entry : entries) {
        if (!cell.empty()) {
            cell.push_back(separator);
            cell += spaced ? " " : "";
        }
        cell += entry;
    }
    return cell;
}

std::string cellFor(const Question& question, QuestionField field, const std::string& before,
                    char separator) {
    const model::FieldInfo& info = model::fieldInfo(field);
    if (const auto found = question.unreadable.find(std::string(info.name));
        found != question.unreadable.end()) {
        const auto value = json::parseJson(found->second);
        return value && value->is_string() ? value->get<std::string>() : found->second;
    }
    const std::vector<std::string> entries = model::fieldEntries(question, field);
    switch (info.type) {
    case FieldType::TextList:
        return listCell(entries, before, separator, false);
    case FieldType::IntegerList:
        return listCell(entries, before, separator, true);
    case FieldType::Answer:
        // A single text that looks like an array would be read as one.
        return question.answerIsList || entries.size() > 1 ||
                       (entries.size() == 1 && arrayEntries(entries.front()))
                   ? (entries.empty() ? std::string(before.empty() ? "" : "[]")
                                      : json::dumpJson(json::Json(entries)))
                   : model::fieldText(question, field);
    case FieldType::Boolean: {
        const std::string word = lowered(base::trimmed(before));
        for (const auto& [yes, no] : kTruthValues) {
            if (!entries.empty() && (word == yes || word == no)) {
                return std::string(entries.front() == "true" ? yes : no);
            }
        }
        return model::fieldText(question, field);
    }
    default:
        return model::fieldText(question, field);
    }
}

void putExtraCells(const Question& edited, const FieldMapping& mapping, json::Json& record) {
    auto extra = edited.extra.empty() ? std::nullopt : json::parseJson(edited.extra);
    json::Json left = extra && extra->is_object() ? std::move(*extra) : json::Json::object();
    const std::string* column = columnOf(mapping, QuestionField::Extra);
    for (auto& [key, value] : record.items()) {
        if (isField(mapping, key) || (column != nullptr && key == *column)) {
            continue;
        }
        const auto found = left.find(key);
        if (found == left.end()) {
            value = ""; // a column stays; it belongs to the other records, too
        } else {
            value = found->is_string() ? found->get<std::string>() : json::dumpJson(*found);
            left.erase(key);
        }
    }
    if (column != nullptr) {
        record[*column] = left.empty() ? std::string() : json::dumpJson(left);
    }
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& context, json::Json& record) {
    const FieldMapping& mapping = mappingOf(context);
    if (field == QuestionField::Extra) {
        putExtraCells(edited, mapping, record);
        return;
    }
    if (const std::string* column = columnOf(mapping, field)) {
        const auto before = record.find(*column);
        const std::string old =
            before != record.end() && before->is_string() ? before->get<std::string>() : std::string();
        record[*column] = cellFor(edited, field, old, mapping.listSeparator);
    }
}

} // namespace

const QuestionCodec kQuestionsCsvCodec{.kind = QuestionKind::QuestionsCsv,
                                       .records = nullptr,
                                       .get = get,
                                       .put = put,
                                       .fresh = nullptr,
                                       .passages = nullptr,
                                       .appendAt = "",
                                       .emptyDocument = "",
                                       .wrapped = nullptr};

} // namespace assay::formats

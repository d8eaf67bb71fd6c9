// TAT-QA: an array of blocks {table, paragraphs, questions}. A question points to paragraphs of its own block
// by their order; here they are called "<uid of the table>#p<order>", the table itself by its uid. In a block
// whose table has no row, as those that are written here, paragraphs are called by their own uid.
#include "core/formats/questions/question_codec.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using model::Question;
using model::QuestionField;

constexpr std::string_view kParagraphMark = "#p";

std::string scalarText(const json::Json& value) {
    return value.is_string() ? value.get<std::string>() : json::dumpJson(value);
}

// Null when it is absent or of another type.
const json::Json* member(const json::Json& object, const char* key) {
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

std::string tableId(const json::Json* block) {
    const json::Json* table = block != nullptr ? member(*block, "table") : nullptr;
    const json::Json* uid = table != nullptr ? member(*table, "uid") : nullptr;
    return uid != nullptr && uid->is_string() ? uid->get<std::string>() : std::string();
}

// By order as a text: what the paragraphs of a block without a table are called.
std::vector<std::pair<std::string, std::string>> ownNames(const json::Json* block) {
    std::vector<std::pair<std::string, std::string>> names;
    const json::Json* table = block != nullptr ? member(*block, "table") : nullptr;
    const json::Json* rows = table != nullptr ? member(*table, "table") : nullptr;
    const json::Json* paragraphs = block != nullptr ? member(*block, "paragraphs") : nullptr;
    if (rows == nullptr || !rows->is_array() || !rows->empty() || paragraphs == nullptr ||
        !paragraphs->is_array()) {
        return names;
    }
    for (const json::Json& paragraph : *paragraphs) {
        const json::Json* order = member(paragraph, "order");
        const json::Json* uid = member(paragraph, "uid");
        if (order != nullptr && uid != nullptr && uid->is_string() &&
            !uid->get_ref<const std::string&>().empty()) {
            names.emplace_back(scalarText(*order), uid->get<std::string>());
        }
    }
    return names;
}

std::optional<FormError> records(std::string_view document,
                                 const std::function<void(const RecordPlace&)>& visit) {
    std::optional<FormError> error;
    std::size_t blockIndex = 0;
    const json::JsonWalk blocks = json::forEachElement(document, 1, [&](const json::JsonPlace& block) {
        const std::string pointer = "/" + std::to_string(blockIndex++) + "/questions/";
        if (block.kind != json::JsonKind::Object) {
            error = FormError{block.line, "{table, paragraphs, questions}"};
            return false;
        }
        json::JsonPlace questions;
        // Everything of the block but its questions.
        json::Json surroundings = json::Json::object();
        json::forEachMember(block.raw, block.line, [&](const json::JsonMember& part) {
            if (part.key == "questions") {
                questions = part.value;
            } else if (auto value = json::parseJson(part.value.raw)) {
                surroundings[part.key] = std::move(*value);
            }
            return true;
        });
        if (questions.kind != json::JsonKind::Array) {
            error = FormError{block.line, "questions"};
            return false;
        }
        std::size_t index = 0;
        json::forEachElement(questions.raw, questions.line, [&](const json::JsonPlace& record) {
            visit({.raw = record.raw,
                   .pointer = pointer + std::to_string(index++),
                   .line = record.line,
                   .surroundings = &surroundings});
            return true;
        });
        return true;
    });
    if (!error && !blocks.whole) {
        error = FormError{blocks.line, "[{table, paragraphs, questions}]"};
    }
    return error;
}

bool answersFromTable(const json::Json& record) {
    const json::Json* from = member(record, "answer_from");
    return from != nullptr && from->is_string() && from->get_ref<const std::string&>().starts_with("table");
}

Question get(const json::Json& record, const RecordContext& context, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    reader.id("/uid", question.questionId);
    reader.text("/question", QuestionField::QuestionText, question.questionText);
    reader.text("/answer_type", QuestionField::AnswerType, question.answerType);
    reader.text("/scale", QuestionField::AnswerUnit, question.answerUnit);
    const json::Json* answer = reader.find("/answer");
    if (answer != nullptr && answer->is_number()) {
        question.answerNumeric = answer->get<double>();
    } else {
        reader.answer("/answer");
    }
    const std::string table = tableId(context.surroundings);
    if (!table.empty() && answersFromTable(record)) {
        question.evidenceSentenceIds.push_back(table);
    }
    std::vector<std::string> orders;
    reader.texts("/rel_paragraphs", QuestionField::EvidenceSentenceIds, orders);
    const auto names = ownNames(context.surroundings);
    for (std::string& order : orders) {
        const auto own = std::ranges::find(names, order, &std::pair<std::string, std::string>::first);
        if (own != names.end()) {
            question.evidenceSentenceIds.push_back(own->second);
            continue;
        }
        question.evidenceSentenceIds.push_back(table.empty() ? std::move(order)
                                                             : table + std::string(kParagraphMark) + order);
    }
    reader.extra({"uid", "question", "answer", "answer_type", "scale", "rel_paragraphs"});
    return question;
}

void putEvidence(const Question& edited, const RecordContext& context, json::Json& record) {
    if (edited.unreadable.contains("evidence_sentence_ids")) {
        putField(record, "/rel_paragraphs", edited, QuestionField::EvidenceSentenceIds);
        return;
    }
    const std::string table = tableId(context.surroundings);
    const std::string mark = table + std::string(kParagraphMark);
    json::Json orders = json::Json::array();
    const auto names = ownNames(context.surroundings);
    bool usesTable = false;
    for (const std::string& id : edited.evidenceSentenceIds) {
        const auto own = std::ranges::find(names, id, &std::pair<std::string, std::string>::second);
        if (own != names.end()) {
            orders.push_back(own->first);
        } else if (!table.empty() && id == table) {
            usesTable = true;
        } else {
            orders.push_back(!table.empty() && id.starts_with(mark) ? id.substr(mark.size()) : id);
        }
    }
    const bool usesText = !orders.empty();
    putValue(record, "/rel_paragraphs", std::move(orders));
    if (!table.empty() && usesTable != answersFromTable(record)) {
        record["answer_from"] = !usesTable ? "text" : usesText ? "table-text" : "table";
    }
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& context, json::Json& record) {
    switch (field) {
    case QuestionField::QuestionId:
        putField(record, "/uid", edited, field);
        break;
    case QuestionField::QuestionText:
        putField(record, "/question", edited, field);
        break;
    case QuestionField::AnswerType:
        putField(record, "/answer_type", edited, field);
        break;
    case QuestionField::AnswerUnit:
        if (edited.answerUnit.empty() && record.contains("scale")) {
            record["scale"] = ""; // its way of saying "none"
        } else {
            putField(record, "/scale", edited, field);
        }
        break;
    case QuestionField::AnswerText: {
        // One key holds the answer, a text or a number.
        const json::Json* answer = member(record, "answer");
        if (!edited.answerText.empty() || answer == nullptr || !answer->is_number()) {
            putField(record, "/answer", edited, field);
        }
        break;
    }
    case QuestionField::AnswerNumeric: {
        const json::Json* answer = member(record, "answer");
        if (answer == nullptr || answer->is_null() || answer->is_number() || answer->empty()) {
            putField(record, "/answer", edited, field);
        }
        break;
    }
    case QuestionField::EvidenceSentenceIds:
        putEvidence(edited, context, record);
        break;
    case QuestionField::Extra:
        putExtra(record, edited, [](std::string_view key) {
            return key == "uid" || key == "question" || key == "answer" || key == "answer_type" ||
                   key == "scale" || key == "rel_paragraphs";
        });
        break;
    default:
        break;
    }
}

// A table as a text: a line for each row, its cells apart by tabulators.
std::string tableText(const json::Json& rows) {
    std::string text;
    for (const json::Json& row : rows) {
        if (!text.empty()) {
            text.push_back('\n');
        }
        bool first = true;
        for (const json::Json& cell : row) {
            if (!first) {
                text.push_back('\t');
            }
            first = false;
            text += scalarText(cell);
        }
    }
    return text;
}

void passages(const json::Json& /*record*/, const RecordContext& context, std::vector<Passage>& out) {
    const std::string table = tableId(context.surroundings);
    if (table.empty()) {
        return;
    }
    const json::Json* rows = member(*member(*context.surroundings, "table"), "table");
    const auto names = ownNames(context.surroundings);
    if (rows != nullptr && rows->is_array() && !rows->empty()) {
        out.push_back({.id = table, .text = tableText(*rows), .title = {}, .record = {}});
    }
    const json::Json* paragraphs = member(*context.surroundings, "paragraphs");
    if (paragraphs == nullptr || !paragraphs->is_array()) {
        return;
    }
    for (const json::Json& paragraph : *paragraphs) {
        const json::Json* order = member(paragraph, "order");
        const json::Json* text = member(paragraph, "text");
        if (order != nullptr && text != nullptr && text->is_string()) {
            const auto own =
                std::ranges::find(names, scalarText(*order), &std::pair<std::string, std::string>::first);
            out.push_back({.id = own != names.end()
                                     ? own->second
                                     : table + std::string(kParagraphMark) + scalarText(*order),
                           .text = text->get<std::string>(),
                           .title = {},
                           .record = {}});
        }
    }
}

// A block of its own: the question's passages as paragraphs, numbered from 1. Evidence without a text stays
// as it is called.
json::Json wrapped(json::Json record, const Question& question, const std::vector<Passage>& passages) {
    json::Json paragraphs = json::Json::array();
    json::Json related = json::Json::array();
    for (const std::string& id : question.evidenceSentenceIds) {
        const auto passage = std::find_if(passages.begin(), passages.end(),
                                          [&id](const Passage& one) { return one.id == id; });
        if (passage == passages.end()) {
            related.push_back(id);
            continue;
        }
        const std::size_t order = paragraphs.size() + 1;
        paragraphs.push_back(json::Json{{"uid", id}, {"order", order}, {"text", passage->text}});
        related.push_back(std::to_string(order));
    }
    record["rel_paragraphs"] = std::move(related);
    json::Json block = json::Json::object();
    block["table"] = json::Json{{"uid", question.questionId}, {"table", json::Json::array()}};
    block["paragraphs"] = std::move(paragraphs);
    block["questions"] = json::Json::array({std::move(record)});
    return block;
}

} // namespace

const QuestionCodec kTatqaCodec{.kind = QuestionKind::TatqaJson,
                                .records = records,
                                .get = get,
                                .put = put,
                                .fresh = nullptr,
                                .passages = passages,
                                .appendAt = "",
                                .emptyDocument = "[]",
                                .wrapped = wrapped};

} // namespace assay::formats

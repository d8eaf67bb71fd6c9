// A question as one JSON object, for the store and for exchange.
#include "core/base/guard.h"
#include "core/formats/questions/question_codec.h"

#include <utility>

namespace assay::formats {

using base::ErrorCode;
using base::Result;
using model::FieldType;
using model::Question;
using model::QuestionField;

namespace {

constexpr std::string_view kAnswerIsList = "answer_is_list";

// Kept JSON stands in the document as it is where it comes back the same, else as a text.
json::Json embedded(const std::string& text) {
    auto value = json::parseJson(text);
    if (value && value->is_structured() && json::dumpJson(*value) == text) {
        return std::move(*value);
    }
    return text;
}

json::Json documentValue(const Question& question, QuestionField field) {
    switch (field) {
    case QuestionField::Messages:
        return question.messages.empty() ? json::Json() : embedded(question.messages);
    case QuestionField::Extra:
        return question.extra.empty() ? json::Json() : embedded(question.extra);
    case QuestionField::AnswerText:
        if (!question.answerIsList && question.answerText.size() == 1) {
            return question.answerText.front();
        }
        return question.answerText.empty() && !question.answerIsList ? json::Json()
                                                                     : json::Json(question.answerText);
    case QuestionField::AnswerNumeric:
        return question.answerNumeric ? json::Json(*question.answerNumeric) : json::Json();
    case QuestionField::Tolerance:
        return question.tolerance ? json::Json(*question.tolerance) : json::Json();
    case QuestionField::CurationConfidence:
        return question.curationConfidence ? json::Json(*question.curationConfidence) : json::Json();
    default:
        break;
    }
    if (question.unreadable.empty()) {
        return fieldJson(question, field);
    }
    Question readable = question;
    readable.unreadable.clear();
    return fieldJson(readable, field);
}

bool readFlags(const json::Json& flags, Question& question) {
    if (!flags.is_array()) {
        return false;
    }
    for (const json::Json& entry : flags) {
        model::QuestionFlag flag;
        for (const auto& [key, member] :
             std::initializer_list<std::pair<const char*, std::string*>>{{"reason", &flag.reason},
                                                                         {"note", &flag.note},
                                                                         {"flagged_by", &flag.flaggedBy},
                                                                         {"flagged_at", &flag.flaggedAt}}) {
            const json::Json value = entry.is_object() ? entry.value(key, json::Json("")) : json::Json();
            if (!value.is_string()) {
                return false;
            }
            *member = value;
        }
        question.flags.push_back(std::move(flag));
    }
    return true;
}

bool readUnreadable(const json::Json& unreadable, Question& question) {
    if (!unreadable.is_object()) {
        return false;
    }
    for (const auto& [name, value] : unreadable.items()) {
        if (!value.is_string()) {
            return false;
        }
        question.unreadable[name] = value;
    }
    return true;
}

// The answer of a document that does not say otherwise is a list when it is written as one.
void readAnswer(const json::Json& document, Question& question) {
    const auto answer = document.find("answer_text");
    question.answerIsList =
        answer != document.end() && answer->is_array() && document.value(std::string(kAnswerIsList), true);
    if (answer != document.end() && answer->is_string()) {
        question.answerText = {answer->get<std::string>()};
    }
}

Result<Question> read(const json::Json& document) {
    Question question;
    RecordIssues silent(nullptr, {}, {}, 0);
    RecordReader reader(document, silent, question);
    const auto wrong = [](std::string_view key) {
        return base::fail(ErrorCode::InvalidArgument, std::string(key), "question");
    };
    for (const model::FieldInfo& info : model::questionFields()) {
        if (info.type != FieldType::Json) {
            reader.field("/" + std::string(info.name), info.field);
        }
    }
    if (!question.unreadable.empty()) {
        return wrong(question.unreadable.begin()->first);
    }
    if (document.contains(kAnswerIsList) && !document.at(std::string(kAnswerIsList)).is_boolean()) {
        return wrong(kAnswerIsList);
    }
    readAnswer(document, question);
    for (const auto& [key, text] : {std::pair{"messages", &question.messages}, {"extra", &question.extra}}) {
        if (const auto value = document.find(key); value != document.end()) {
            *text = value->is_string() ? value->get<std::string>() : json::dumpJson(*value);
        }
    }
    if (const auto status = document.find("status"); status != document.end()) {
        const auto known = status->is_string()
                               ? model::questionStatusFromName(status->get_ref<const std::string&>())
                               : std::nullopt;
        if (!known) {
            return wrong("status");
        }
        question.status = *known;
    }
    if (document.contains("flags") && !readFlags(document.at("flags"), question)) {
        return wrong("flags");
    }
    if (document.contains("unreadable") && !readUnreadable(document.at("unreadable"), question)) {
        return wrong("unreadable");
    }
    return question;
}

} // namespace

json::Json flagsJson(const Question& question) {
    json::Json flags = json::Json::array();
    for (const model::QuestionFlag& flag : question.flags) {
        flags.push_back(json::Json{{"reason", flag.reason},
                                   {"note", flag.note},
                                   {"flagged_by", flag.flaggedBy},
                                   {"flagged_at", flag.flaggedAt}});
    }
    return flags;
}

std::string questionDocument(const Question& question) {
    json::Json document = json::Json::object();
    for (const model::FieldInfo& info : model::questionFields()) {
        json::Json value = documentValue(question, info.field);
        const bool missing =
            value.is_null() || (value.is_array() && value.empty() &&
                                info.field != QuestionField::AnswerText && info.type != FieldType::Json);
        if (!missing) {
            document[std::string(info.name)] = std::move(value);
        }
    }
    if (!question.answerIsList && question.answerText.size() > 1) {
        document[std::string(kAnswerIsList)] = false;
    }
    document["status"] = model::questionStatusName(question.status);
    if (!question.flags.empty()) {
        document["flags"] = flagsJson(question);
    }
    if (!question.unreadable.empty()) {
        document["unreadable"] = question.unreadable;
    }
    return json::dumpJson(document);
}

Result<Question> readQuestionDocument(std::string_view document) {
    return base::guarded("question", [&]() -> Result<Question> {
        const auto tree = json::parseJson(document);
        if (!tree || !tree->is_object()) {
            return base::fail(ErrorCode::InvalidArgument, "no JSON object", "question");
        }
        return read(*tree);
    });
}

} // namespace assay::formats

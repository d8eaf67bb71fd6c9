// Chat JSON lines: messages, metadata, expected_output, eval_criteria.
#include "core/base/json_members.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_documents.h"

#include <algorithm>
#include <array>

namespace assay::formats {

using model::Question;
using model::QuestionField;

namespace {

struct KeyOfField {
    std::string_view pointer;
    QuestionField field;
};

constexpr std::array<KeyOfField, 7> kKeys{
    {{"/id", QuestionField::QuestionId},
     {"/metadata/source_ids", QuestionField::ExpectedSources},
     {"/metadata/task", QuestionField::Category},
     {"/expected_output", QuestionField::AnswerText},
     {"/eval_criteria/must_include", QuestionField::MustInclude},
     {"/eval_criteria/citation_required", QuestionField::CitationRequired},
     {"/eval_criteria/max_tokens", QuestionField::MaxTokens}}};

// Where the id of a sample stands: the first that is there. Reports of such evaluations call it sample_id.
constexpr std::array<std::string_view, 4> kIdKeys{"/id", "/sample_id", "/metadata/id", "/metadata/sample_id"};

std::string_view idKeyOf(const json::Json& record) {
    const auto* const found = std::ranges::find_if(kIdKeys, [&record](std::string_view pointer) {
        const json::Json::json_pointer place{std::string(pointer)};
        return record.contains(place) && !record.at(place).is_null();
    });
    return found == kIdKeys.end() ? kIdKeys.front() : *found;
}

std::string_view pointerOf(const KeyOfField& key, const json::Json& record) {
    return key.field == QuestionField::QuestionId ? idKeyOf(record) : key.pointer;
}

// Which keys of an object are fields; the id of the record, whose place is its own, among them.
class KnownKeys {
  public:
    explicit KnownKeys(const json::Json& record)
        : m_id(idKeyOf(record)) {}

    [[nodiscard]] bool in(std::string_view object, std::string_view key) const {
        const auto isIt = [object, key](std::string_view pointer) {
            return pointer.starts_with(object) && pointer.substr(object.size()) == key;
        };
        return isIt(m_id) || std::ranges::any_of(kKeys, isIt, &KeyOfField::pointer);
    }

    [[nodiscard]] bool atTop(std::string_view key) const { return key == "messages" || in("/", key); }

  private:
    std::string_view m_id;
};

// The keys of the objects that have fields in them: only the rest of each counts as extra.
constexpr std::array<std::string_view, 2> kObjects{"metadata", "eval_criteria"};

bool isObject(std::string_view key) {
    return std::find(kObjects.begin(), kObjects.end(), key) != kObjects.end();
}

std::string extraOf(const json::Json& record) {
    const KnownKeys known(record);
    json::Json extra = json::Json::object();
    for (const auto& [key, value] : record.items()) {
        if (known.atTop(key)) {
            continue;
        }
        if (!isObject(key) || !value.is_object()) {
            extra[key] = value;
            continue;
        }
        json::Json rest = json::Json::object();
        for (const auto& [inner, entry] : value.items()) {
            if (!known.in("/" + key + "/", inner)) {
                rest[inner] = entry;
            }
        }
        if (!rest.empty()) {
            extra[key] = std::move(rest);
        }
    }
    return extra.empty() ? std::string() : json::dumpJson(extra);
}

Question get(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    for (const KeyOfField& key : kKeys) {
        reader.field(pointerOf(key, record), key.field);
    }
    reader.field("/messages", QuestionField::Messages);
    if (const json::Json* messages = reader.find("/messages")) {
        if (const auto index = lastUserMessage(*messages)) {
            question.questionText = base::memberText(messages->at(*index), "content");
        }
    }
    question.extra = extraOf(record);
    return question;
}

void putQuestion(const Question& edited, json::Json& record) {
    json::Json messages = record.contains("messages") && record["messages"].is_array() ? record["messages"]
                                                                                       : json::Json::array();
    if (const auto index = lastUserMessage(messages)) {
        messages[*index]["content"] = edited.questionText;
    } else {
        messages.push_back(json::Json{{"role", "user"}, {"content", edited.questionText}});
    }
    record["messages"] = std::move(messages);
}

// An assistant's last message that says the expected answer goes along with it.
void putAnswer(const Question& asRead, const Question& edited, json::Json& record) {
    putField(record, "/expected_output", edited, QuestionField::AnswerText);
    if (asRead.answerText.size() != 1 || edited.answerText.size() != 1 || !record.contains("messages") ||
        !record["messages"].is_array() || record["messages"].empty()) {
        return;
    }
    json::Json& last = record["messages"].back();
    if (last.is_object() && last.value("role", json::Json()) == "assistant" &&
        last.value("content", json::Json()) == asRead.answerText.front()) {
        last["content"] = edited.answerText.front();
    }
}

void putMessages(const Question& asRead, const Question& edited, json::Json& record) {
    if (edited.messages.empty()) {
        putValue(record, "/messages", json::Json::array());
    } else {
        putField(record, "/messages", edited, QuestionField::Messages);
    }
    if (edited.questionText != asRead.questionText && !edited.questionText.empty()) {
        putQuestion(edited, record); // both were edited: the question's own field counts
    }
}

void putNestedExtra(const Question& edited, json::Json& record) {
    const json::Json extra = json::parseJson(edited.extra.empty() ? std::string_view("{}") : edited.extra)
                                 .value_or(json::Json::object());
    const KnownKeys known(record);
    putExtra(record, edited, [&](std::string_view key) {
        const json::Json* const rest = base::memberOf(extra, key);
        return known.atTop(key) || (isObject(key) && (rest == nullptr || rest->is_object()));
    });
    if (!extra.is_object()) {
        return;
    }
    for (const std::string_view name : kObjects) {
        const std::string key(name);
        if (!record.contains(key) && extra.contains(key)) {
            record[key] = json::Json::object();
        }
        if (!record.contains(key) || !record[key].is_object()) {
            continue;
        }
        Question rest;
        const json::Json* const own = base::memberOf(extra, key);
        rest.extra = own != nullptr ? json::dumpJson(*own) : std::string();
        putExtra(record[key], rest, [&](std::string_view inner) { return known.in("/" + key + "/", inner); });
    }
}

void put(QuestionField field, const Question& asRead, const Question& edited,
         const RecordContext& /*context*/, json::Json& record) {
    switch (field) {
    case QuestionField::QuestionText:
        return putQuestion(edited, record);
    case QuestionField::AnswerText:
        return putAnswer(asRead, edited, record);
    case QuestionField::Messages:
        return putMessages(asRead, edited, record);
    case QuestionField::Extra:
        return putNestedExtra(edited, record);
    default:
        for (const KeyOfField& key : kKeys) {
            if (key.field == field) {
                putField(record, pointerOf(key, record), edited, field);
            }
        }
    }
}

json::Json fresh(const Question& question, const RecordContext& context) {
    json::Json record{{"messages", json::Json::array()}, {"metadata", json::Json::object()}};
    if (!question.questionId.empty()) {
        record["id"] = question.questionId;
    }
    const Question nothing;
    if (!question.messages.empty()) {
        put(QuestionField::Messages, nothing, question, context, record);
    } else {
        putQuestion(question, record);
    }
    record["expected_output"] = fieldJson(question, QuestionField::AnswerText);
    for (const KeyOfField& key : kKeys) {
        if (!model::fieldEntries(question, key.field).empty() ||
            question.unreadable.contains(std::string(model::fieldInfo(key.field).name))) {
            put(key.field, nothing, question, context, record);
        }
    }
    put(QuestionField::Extra, nothing, question, context, record);
    return record;
}

} // namespace

const QuestionCodec kNorwegianCodec{
    .kind = QuestionKind::NorwegianJsonl, .get = get, .put = put, .fresh = fresh};

} // namespace assay::formats

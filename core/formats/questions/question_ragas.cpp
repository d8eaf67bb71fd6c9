// ragas: JSON lines with its columns. A conversation under user_input is kept as messages.
#include "core/base/json_members.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_documents.h"

#include <algorithm>
#include <array>

namespace assay::formats {

using model::Question;
using model::QuestionField;

namespace {

bool isKnown(std::string_view key) {
    constexpr std::array<std::string_view, 4> kKnown{"id", "user_input", "reference", "reference_contexts"};
    return std::find(kKnown.begin(), kKnown.end(), key) != kKnown.end();
}

std::vector<Passage> passagesOf(const json::Json& record) {
    std::vector<Passage> passages;
    const auto contexts = record.find("reference_contexts");
    if (contexts != record.end() && contexts->is_array()) {
        for (const json::Json& context : *contexts) {
            if (context.is_string()) {
                passages.push_back({passageIdOf(context.get_ref<const std::string&>()), context, {}, {}});
            }
        }
    }
    return passages;
}

Question get(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    reader.id("/id", question.questionId);
    const json::Json* input = reader.find("/user_input");
    if (input != nullptr && input->is_array()) {
        question.messages = json::dumpJson(*input);
        if (const auto index = lastUserMessage(*input)) {
            question.questionText = base::memberText(input->at(*index), "content");
        }
    } else {
        reader.text("/user_input", QuestionField::QuestionText, question.questionText);
    }
    reader.answer("/reference");
    for (Passage& passage : passagesOf(record)) {
        question.evidenceSentenceIds.push_back(std::move(passage.id));
    }
    if (const json::Json* contexts = reader.find("/reference_contexts");
        contexts != nullptr &&
        question.evidenceSentenceIds.size() != (contexts->is_array() ? contexts->size() : 1)) {
        reader.unreadable("/reference_contexts", QuestionField::EvidenceSentenceIds, *contexts);
    }
    reader.extra(isKnown);
    return question;
}

void putQuestion(const Question& edited, json::Json& record) {
    if (record.contains("user_input")) {
        json::Json& input = record["user_input"];
        if (const auto index = lastUserMessage(input)) {
            input[*index]["content"] = edited.questionText;
            return;
        }
    }
    putField(record, "/user_input", edited, QuestionField::QuestionText);
}

void putMessages(const Question& asRead, const Question& edited, json::Json& record) {
    if (edited.messages.empty()) {
        if (record.contains("user_input") && record["user_input"].is_array()) {
            record["user_input"] = fieldJson(edited, QuestionField::QuestionText);
        }
        return;
    }
    record["user_input"] = fieldJson(edited, QuestionField::Messages);
    if (edited.questionText != asRead.questionText && !edited.questionText.empty()) {
        putQuestion(edited, record); // both were edited: the question's own field counts
    }
}

void putContexts(const Question& edited, const RecordContext& context, json::Json& record) {
    std::vector<Passage> known = passagesOf(record);
    if (context.passages != nullptr) {
        known.insert(known.end(), context.passages->begin(), context.passages->end());
    }
    json::Json contexts = json::Json::array();
    for (const std::string& id : edited.evidenceSentenceIds) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&id](const Passage& passage) { return passage.id == id; });
        if (found != known.end()) {
            contexts.push_back(found->text);
        }
    }
    putValue(record, "/reference_contexts", std::move(contexts));
}

void put(QuestionField field, const Question& asRead, const Question& edited, const RecordContext& context,
         json::Json& record) {
    switch (field) {
    case QuestionField::QuestionId:
        return putField(record, "/id", edited, field);
    case QuestionField::QuestionText:
        return putQuestion(edited, record);
    case QuestionField::AnswerText:
        return putField(record, "/reference", edited, field);
    case QuestionField::EvidenceSentenceIds:
        return putContexts(edited, context, record);
    case QuestionField::Messages:
        return putMessages(asRead, edited, record);
    case QuestionField::Extra:
        return putExtra(record, edited, isKnown);
    default:
        return;
    }
}

json::Json fresh(const Question& question, const RecordContext& context) {
    json::Json record = json::Json::object();
    const Question nothing;
    for (const QuestionField field :
         {QuestionField::QuestionId, QuestionField::QuestionText, QuestionField::Messages,
          QuestionField::AnswerText, QuestionField::EvidenceSentenceIds, QuestionField::Extra}) {
        if (!model::fieldEntries(question, field).empty()) {
            put(field, nothing, question, context, record);
        }
    }
    return record;
}

void passages(const json::Json& record, const RecordContext& /*context*/, std::vector<Passage>& out) {
    for (Passage& passage : passagesOf(record)) {
        out.push_back(std::move(passage));
    }
}

} // namespace

const QuestionCodec kRagasCodec{
    .kind = QuestionKind::RagasJsonl, .get = get, .put = put, .fresh = fresh, .passages = passages};

} // namespace assay::formats

// FinRAG: an array of objects with the twenty fields under their names. The other fields of a question may
// stand beside them, also under their names.
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_documents.h"

#include <array>

namespace assay::formats {

using model::Question;
using model::QuestionField;

namespace {

bool isKnown(std::string_view key) {
    return key != "extra" && model::questionFieldFromName(key).has_value();
}

std::string pointerTo(QuestionField field) {
    return "/" + std::string(model::fieldInfo(field).name);
}

Question get(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    for (const model::FieldInfo& info : model::questionFields()) {
        reader.field(pointerTo(info.field), info.field);
    }
    reader.extra(isKnown);
    return question;
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& /*context*/, json::Json& record) {
    if (field == QuestionField::Extra) {
        putExtra(record, edited, isKnown);
    } else {
        putField(record, pointerTo(field), edited, field);
    }
}

// All twenty keys, also those of missing values.
json::Json fresh(const Question& question, const RecordContext& /*context*/) {
    json::Json record = json::Json::object();
    for (const model::FieldInfo& info : model::questionFields()) {
        json::Json value = fieldJson(question, info.field);
        const bool framework = static_cast<std::size_t>(info.field) < model::kFinragFieldCount;
        const bool missing = value.is_null() || (value.is_array() && value.empty());
        if (info.field != QuestionField::Extra && (framework || !missing)) {
            record[std::string(info.name)] = std::move(value);
        }
    }
    putExtra(record, question, isKnown);
    return record;
}

} // namespace

const QuestionCodec kFinragCodec{
    .kind = QuestionKind::FinragJson, .records = arrayRecords, .get = get, .put = put, .fresh = fresh};

} // namespace assay::formats

// Values of records: writing fields back.
#include "core/formats/questions/question_codec.h"

#include <cmath>

namespace assay::formats {

using model::FieldType;
using model::Question;
using model::QuestionField;

json::Json numberJson(double value, const json::Json* old) {
    const bool wasFloat = old != nullptr && old->is_number_float();
    if (!wasFloat && value == std::floor(value) && std::abs(value) <= 9007199254740992.0) {
        return static_cast<std::int64_t>(value);
    }
    return value;
}

json::Json fieldJson(const Question& q, QuestionField field) {
    const auto& info = model::fieldInfo(field);
    if (const auto found = q.unreadable.find(std::string(info.name)); found != q.unreadable.end()) {
        if (auto value = json::parseJson(found->second)) {
            return std::move(*value);
        }
    }
    const std::vector<std::string> entries = model::fieldEntries(q, field);
    switch (info.type) {
    case FieldType::Text:
    case FieldType::LongText:
        return entries.empty() ? json::Json() : json::Json(entries.front());
    case FieldType::TextList:
        return json::Json(entries);
    case FieldType::IntegerList:
        return field == QuestionField::Years ? json::Json(q.years) : json::Json(q.cikInt);
    case FieldType::Number: {
        const std::optional<double>& value = field == QuestionField::AnswerNumeric ? q.answerNumeric
                                             : field == QuestionField::Tolerance   ? q.tolerance
                                                                                   : q.curationConfidence;
        return value ? numberJson(*value, nullptr) : json::Json();
    }
    case FieldType::Integer:
        return q.maxTokens ? json::Json(*q.maxTokens) : json::Json();
    case FieldType::Boolean:
        return q.citationRequired ? json::Json(*q.citationRequired) : json::Json();
    case FieldType::Answer:
        if (q.answerIsList || entries.size() > 1) {
            return json::Json(entries);
        }
        return entries.empty() ? json::Json() : json::Json(entries.front());
    case FieldType::Json:
        return entries.empty() ? json::Json()
                               : json::parseJson(entries.front()).value_or(json::Json(entries.front()));
    }
    return {};
}

void putValue(json::Json& record, std::string_view pointer, json::Json value) {
    const bool missing = value.is_null() || (value.is_array() && value.empty());
    json::Json* place = &record;
    while (!pointer.empty()) {
        const std::string token = json::takePointerToken(pointer);
        if (!place->is_object()) {
            if (missing) {
                return;
            }
            *place = json::Json::object();
        }
        if (missing && !place->contains(token)) {
            return;
        }
        place = &(*place)[token];
    }
    if (missing) {
        if (place->is_array()) {
            *place = json::Json::array();
        } else if (!place->is_null() &&
                   !(place->is_string() && place->get_ref<const std::string&>().empty())) {
            *place = value.is_array() ? json::Json::array() : json::Json();
        }
        return;
    }
    if (value.is_array() && value.size() == 1 && place->is_primitive() && !place->is_null()) {
        value = json::Json(value.front());
    }
    if (value.is_number_integer() && place->is_number_float()) {
        value = value.get<double>();
    }
    *place = std::move(value);
}

void putField(json::Json& record, std::string_view pointer, const Question& question, QuestionField field) {
    json::Json value = fieldJson(question, field);
    if (field == QuestionField::AnswerText && value.is_array() && !value.empty()) {
        putValue(record, pointer, json::Json::array({nullptr, nullptr})); // so that one entry stays a list
    }
    putValue(record, pointer, std::move(value));
}

void putExtra(json::Json& record, const Question& question,
              const std::function<bool(std::string_view)>& isKnown) {
    const auto extra = json::parseJson(question.extra.empty() ? std::string_view("{}") : question.extra);
    if (!extra || !extra->is_object()) {
        return;
    }
    std::vector<std::string> gone;
    for (const auto& [key, value] : record.items()) {
        if (!isKnown(key) && !extra->contains(key)) {
            gone.push_back(key);
        }
    }
    for (const std::string& key : gone) {
        record.erase(key);
    }
    for (const auto& [key, value] : extra->items()) {
        if (!isKnown(key)) {
            record[key] = value;
        }
    }
}

} // namespace assay::formats

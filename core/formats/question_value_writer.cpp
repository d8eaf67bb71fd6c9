// Values of records: writing fields back.
#include "core/formats/question_codec.h"

#include <cmath>

namespace assay::formats {

using model::FieldType;
using model::Question;
using model::QuestionField;

Json numberJson(double value, const Json* old) {
    const bool wasFloat = old != nullptr && old->is_number_float();
    if (!wasFloat && value == std::floor(value) && std::abs(value) <= 9007199254740992.0) {
        return static_cast<std::int64_t>(value);
    }
    return value;
}

Json fieldJson(const Question& q, QuestionField field) {
    const auto& info = model::fieldInfo(field);
    if (const auto found = q.unreadable.find(std::string(info.name)); found != q.unreadable.end()) {
        if (auto value = parseJson(found->second)) {
            return std::move(*value);
        }
    }
    const std::vector<std::string> entries = model::fieldEntries(q, field);
    switch (info.type) {
    case FieldType::Text:
    case FieldType::LongText:
        return entries.empty() ? Json() : Json(entries.front());
    case FieldType::TextList:
        return Json(entries);
    case FieldType::IntegerList:
        return field == QuestionField::Years ? Json(q.years) : Json(q.cikInt);
    case FieldType::Number: {
        const std::optional<double>& value = field == QuestionField::AnswerNumeric ? q.answerNumeric
                                             : field == QuestionField::Tolerance   ? q.tolerance
                                                                                   : q.curationConfidence;
        return value ? numberJson(*value, nullptr) : Json();
    }
    case FieldType::Integer:
        return q.maxTokens ? Json(*q.maxTokens) : Json();
    case FieldType::Boolean:
        return q.citationRequired ? Json(*q.citationRequired) : Json();
    case FieldType::Answer:
        if (q.answerIsList || entries.size() > 1) {
            return Json(entries);
        }
        return entries.empty() ? Json() : Json(entries.front());
    case FieldType::Json:
        return entries.empty() ? Json() : parseJson(entries.front()).value_or(Json(entries.front()));
    }
    return {};
}

void putValue(Json& record, std::string_view pointer, Json value) {
    const bool missing = value.is_null() || (value.is_array() && value.empty());
    Json* place = &record;
    while (!pointer.empty()) {
        const std::string token = takePointerToken(pointer);
        if (!place->is_object()) {
            if (missing) {
                return;
            }
            *place = Json::object();
        }
        if (missing && !place->contains(token)) {
            return;
        }
        place = &(*place)[token];
    }
    if (missing) {
        if (place->is_array()) {
            *place = Json::array();
        } else if (!place->is_null() &&
                   !(place->is_string() && place->get_ref<const std::string&>().empty())) {
            *place = value.is_array() ? Json::array() : Json();
        }
        return;
    }
    if (value.is_array() && value.size() == 1 && place->is_primitive() && !place->is_null()) {
        value = Json(value.front());
    }
    if (value.is_number_integer() && place->is_number_float()) {
        value = value.get<double>();
    }
    *place = std::move(value);
}

void putField(Json& record, std::string_view pointer, const Question& question, QuestionField field) {
    Json value = fieldJson(question, field);
    if (field == QuestionField::AnswerText && value.is_array() && !value.empty()) {
        putValue(record, pointer, Json::array({nullptr, nullptr})); // so that one entry stays a list
    }
    putValue(record, pointer, std::move(value));
}

void putExtra(Json& record, const Question& question, const std::function<bool(std::string_view)>& isKnown) {
    const auto extra = parseJson(question.extra.empty() ? std::string_view("{}") : question.extra);
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

#include "core/formats/kept_source.h"

#include "core/base/json_members.h"
#include "core/formats/questions/question_beir_qrels.h"
#include "core/formats/questions/question_codec.h"
#include "core/json/json_places.h"

#include <algorithm>

namespace assay::formats {
namespace {

// {"columns":["question",...],"mapping":{"fields":{"question":"question_text",...},...},...}
bool isTableSkeleton(std::string_view skeleton) {
    const auto json = json::parseJson(skeleton);
    const json::Json* const columns = json ? base::memberOf(*json, "columns") : nullptr;
    const json::Json* const mapping = json ? base::memberOf(*json, "mapping") : nullptr;
    const json::Json* const fields = mapping != nullptr ? base::memberOf(*mapping, "fields") : nullptr;
    if (columns == nullptr || !columns->is_array() || fields == nullptr || !fields->is_object()) {
        return false;
    }
    return std::all_of(columns->begin(), columns->end(),
                       [](const json::Json& one) { return one.is_string(); }) &&
           std::all_of(fields->begin(), fields->end(), [](const json::Json& one) {
               const auto name = base::textIn(one);
               return name && model::questionFieldFromName(*name);
           });
}

} // namespace

bool isReadableSkeleton(QuestionKind kind, std::string_view skeleton) {
    if (skeleton.empty()) {
        return true;
    }
    switch (kind) {
    case QuestionKind::Beir:
        return readBeirSkeleton(skeleton).wrong == 0;
    case QuestionKind::QuestionsCsv:
    case QuestionKind::QuestionsJsonl:
        return isTableSkeleton(skeleton);
    default:
        break;
    }
    const QuestionCodec* codec = codecOf(kind);
    return codec != nullptr && codec->records != nullptr && isDocument(*codec, skeleton);
}

bool isReadableRecord(std::string_view record) {
    const auto json = json::parseJson(record);
    return record.empty() || (json && json->is_object());
}

} // namespace assay::formats

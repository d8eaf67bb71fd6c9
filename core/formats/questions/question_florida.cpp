// Florida tax: an object with metadata and questions[], which name the statutes and rules that an answer must
// cite and the words that it must contain.
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_documents.h"

#include <algorithm>

namespace assay::formats {

using model::Question;
using model::QuestionField;

namespace {

struct KeyOfField {
    std::string_view pointer;
    QuestionField field;
};

constexpr std::array<KeyOfField, 7> kKeys{{{"/id", QuestionField::QuestionId},
                                           {"/question", QuestionField::QuestionText},
                                           {"/category", QuestionField::Category},
                                           {"/difficulty", QuestionField::Difficulty},
                                           {"/expected_answer_contains", QuestionField::AnswerContains},
                                           {"/expected_answer_type", QuestionField::AnswerType},
                                           {"/notes", QuestionField::Notes}}};

bool isKnown(std::string_view key) {
    return key == "expected_statutes" || key == "expected_rules" ||
           std::any_of(kKeys.begin(), kKeys.end(),
                       [key](const KeyOfField& known) { return known.pointer.substr(1) == key; });
}

Question get(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    for (const KeyOfField& key : kKeys) {
        reader.field(key.pointer, key.field);
    }
    reader.texts("/expected_statutes", QuestionField::ExpectedCitations, question.expectedCitations);
    reader.texts("/expected_rules", QuestionField::ExpectedCitations, question.expectedCitations);
    reader.extra(isKnown);
    return question;
}

// Rules of the administrative code have a chapter with a hyphen: 12A-1.001.
bool isRule(std::string_view citation) {
    const std::size_t digits = citation.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos) {
        return false;
    }
    std::size_t i = digits;
    while (i < citation.size() && citation[i] >= 'A' && citation[i] <= 'Z') {
        ++i;
    }
    return i + 1 < citation.size() && citation[i] == '-' && citation[i + 1] >= '0' && citation[i + 1] <= '9';
}

bool holds(const json::Json& record, const std::string& key, const std::string& entry) {
    const auto list = record.find(key);
    return list != record.end() && list->is_array() &&
           std::find(list->begin(), list->end(), entry) != list->end();
}

void putCitations(const Question& edited, json::Json& record) {
    json::Json statutes = json::Json::array();
    json::Json rules = json::Json::array();
    for (const std::string& citation : edited.expectedCitations) {
        const bool wasStatute = holds(record, "expected_statutes", citation);
        const bool wasRule = holds(record, "expected_rules", citation);
        const bool rule = wasStatute == wasRule ? isRule(citation) : wasRule;
        (rule ? rules : statutes).push_back(citation);
    }
    putValue(record, "/expected_statutes", std::move(statutes));
    putValue(record, "/expected_rules", std::move(rules));
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& /*context*/, json::Json& record) {
    if (field == QuestionField::Extra) {
        return putExtra(record, edited, isKnown);
    }
    if (field == QuestionField::ExpectedCitations) {
        return putCitations(edited, record);
    }
    for (const KeyOfField& key : kKeys) {
        if (key.field == field) {
            putField(record, key.pointer, edited, field);
        }
    }
}

json::Json fresh(const Question& question, const RecordContext& /*context*/) {
    json::Json record{{"id", fieldJson(question, QuestionField::QuestionId)},
                      {"question", fieldJson(question, QuestionField::QuestionText)},
                      {"category", fieldJson(question, QuestionField::Category)},
                      {"difficulty", fieldJson(question, QuestionField::Difficulty)},
                      {"expected_statutes", json::Json::array()},
                      {"expected_rules", json::Json::array()},
                      {"expected_answer_contains", fieldJson(question, QuestionField::AnswerContains)},
                      {"expected_answer_type", fieldJson(question, QuestionField::AnswerType)},
                      {"notes", fieldJson(question, QuestionField::Notes)}};
    putCitations(question, record);
    putExtra(record, question, isKnown);
    return record;
}

} // namespace

const QuestionCodec kFloridaCodec{.kind = QuestionKind::FloridaJson,
                                  .records = questionsRecords,
                                  .get = get,
                                  .put = put,
                                  .fresh = fresh,
                                  .appendAt = "/questions",
                                  .emptyDocument = "{\"metadata\":{},\"questions\":[]}"};

} // namespace assay::formats

// FinanceBench: JSON lines with evidence[] texts, which become passages.
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

constexpr std::array<KeyOfField, 8> kKeys{{{"/financebench_id", QuestionField::QuestionId},
                                           {"/company", QuestionField::CompanyName},
                                           {"/doc_name", QuestionField::ExpectedSources},
                                           {"/doc_period", QuestionField::Years},
                                           {"/question_type", QuestionField::Category},
                                           {"/question", QuestionField::QuestionText},
                                           {"/answer", QuestionField::AnswerText},
                                           {"/justification", QuestionField::Notes}}};

bool isKnown(std::string_view key) {
    return key == "evidence" || std::any_of(kKeys.begin(), kKeys.end(), [key](const KeyOfField& known) {
               return known.pointer.substr(1) == key;
           });
}

const std::string* textOf(const json::Json& evidence) {
    if (!evidence.is_object()) {
        return nullptr;
    }
    const auto text = evidence.find("evidence_text");
    return text != evidence.end() && text->is_string() ? text->get_ptr<const std::string*>() : nullptr;
}

// "financebench_id_00001#2": the second evidence of its question.
std::vector<Passage> passagesOf(const json::Json& record) {
    std::vector<Passage> passages;
    const auto evidence = record.find("evidence");
    if (evidence == record.end() || !evidence->is_array()) {
        return passages;
    }
    const auto id = record.find("financebench_id");
    for (std::size_t i = 0; i < evidence->size(); ++i) {
        if (const std::string* text = textOf((*evidence)[i])) {
            Passage passage;
            passage.id = id != record.end() && id->is_string() && !id->get_ref<const std::string&>().empty()
                             ? id->get<std::string>() + "#" + std::to_string(i + 1)
                             : passageIdOf(*text);
            passage.text = *text;
            const auto title = (*evidence)[i].find("doc_name");
            if (title != (*evidence)[i].end() && title->is_string()) {
                passage.title = *title;
            }
            passages.push_back(std::move(passage));
        }
    }
    return passages;
}

Question get(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    for (const KeyOfField& key : kKeys) {
        if (key.field == QuestionField::CompanyName) {
            reader.texts(key.pointer, key.field, question.companyName, true);
        } else if (key.field == QuestionField::ExpectedSources) {
            reader.texts(key.pointer, key.field, question.expectedSources, true);
        } else {
            reader.field(key.pointer, key.field);
        }
    }
    for (Passage& passage : passagesOf(record)) {
        question.evidenceSentenceIds.push_back(std::move(passage.id));
    }
    if (const json::Json* evidence = reader.find("/evidence");
        evidence != nullptr && passagesOf(record).size() != (evidence->is_array() ? evidence->size() : 1)) {
        reader.unreadable("/evidence", QuestionField::EvidenceSentenceIds, *evidence);
    }
    reader.extra(isKnown);
    return question;
}

void putEvidence(const Question& edited, const RecordContext& context, json::Json& record) {
    const std::vector<Passage> there = passagesOf(record);
    json::Json evidence = json::Json::array();
    const auto texts = [](const std::vector<Passage>& passages, const std::string& id) {
        return std::find_if(passages.begin(), passages.end(),
                            [&id](const Passage& passage) { return passage.id == id; });
    };
    for (const std::string& id : edited.evidenceSentenceIds) {
        if (texts(there, id) != there.end()) {
            // The objects that have a text are in the order of the passages.
            auto index = texts(there, id) - there.begin();
            for (const json::Json& object : record["evidence"]) {
                if (textOf(object) != nullptr && index-- == 0) {
                    evidence.push_back(object);
                }
            }
        } else if (context.passages != nullptr) {
            if (const auto found = texts(*context.passages, id); found != context.passages->end()) {
                json::Json object{{"evidence_text", found->text}};
                if (!found->title.empty()) {
                    object["doc_name"] = found->title;
                }
                evidence.push_back(std::move(object));
            }
        }
    }
    putValue(record, "/evidence", std::move(evidence));
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& context, json::Json& record) {
    if (field == QuestionField::Extra) {
        return putExtra(record, edited, isKnown);
    }
    if (field == QuestionField::EvidenceSentenceIds) {
        return putEvidence(edited, context, record);
    }
    for (const KeyOfField& key : kKeys) {
        if (key.field == field) {
            json::Json value = fieldJson(edited, field);
            if (value.is_array() && value.size() == 1 && !record.contains(key.pointer.substr(1)) &&
                field != QuestionField::AnswerText) {
                value = json::Json(value.front()); // one company, one document, one year
            }
            if (field == QuestionField::AnswerText) {
                putField(record, key.pointer, edited, field);
            } else {
                putValue(record, key.pointer, std::move(value));
            }
        }
    }
}

json::Json fresh(const Question& question, const RecordContext& context) {
    json::Json record = json::Json::object();
    const Question nothing;
    for (const KeyOfField& key : kKeys) {
        put(key.field, nothing, question, context, record);
    }
    record["evidence"] = json::Json::array();
    putEvidence(question, context, record);
    putExtra(record, question, isKnown);
    return record;
}

void passages(const json::Json& record, const RecordContext& /*context*/, std::vector<Passage>& out) {
    for (Passage& passage : passagesOf(record)) {
        out.push_back(std::move(passage));
    }
}

} // namespace

const QuestionCodec kFinancebenchCodec{
    .kind = QuestionKind::FinancebenchJsonl, .get = get, .put = put, .fresh = fresh, .passages = passages};

} // namespace assay::formats

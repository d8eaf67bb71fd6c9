// Values of records: reading them into fields, with issues.
#include "core/base/json_members.h"
#include "core/formats/questions/question_codec.h"

#include <algorithm>
#include <cmath>

namespace assay::formats {

using base::IssueCode;
using base::Severity;
using model::Question;
using model::QuestionField;

namespace {

const json::Json* findIn(const json::Json& record, std::string_view pointer) {
    const json::Json* value = &record;
    while (!pointer.empty() && value != nullptr) {
        value = base::memberOf(*value, json::takePointerToken(pointer));
    }
    return value;
}

std::optional<std::int64_t> integerIn(const json::Json& value) {
    if (value.is_number_integer()) {
        return base::integerIn<std::int64_t>(value);
    }
    if (value.is_number_float()) {
        const auto number = value.get<double>();
        if (std::abs(number) <= 9007199254740992.0 && number == std::floor(number)) {
            return static_cast<std::int64_t>(number);
        }
    }
    return std::nullopt;
}

bool hasPlaceholder(const json::Json& value) {
    if (value.is_string()) {
        return isPlaceholder(value.get_ref<const std::string&>());
    }
    return value.is_array() && std::any_of(value.begin(), value.end(), hasPlaceholder);
}

} // namespace

RecordReader::RecordReader(const json::Json& record, RecordIssues& issues, Question& question)
    : m_record(record)
    , m_issues(issues)
    , m_question(question) {}

const json::Json* RecordReader::find(std::string_view pointer) const {
    const json::Json* value = findIn(m_record, pointer);
    return value == nullptr || value->is_null() ? nullptr : value;
}

void RecordReader::unreadable(std::string_view pointer, QuestionField field, const json::Json& value) {
    std::string json = json::dumpJson(value);
    if (!hasPlaceholder(value)) {
        m_issues.add(IssueCode::WrongType, Severity::Warning, pointer,
                     value.is_string() ? value.get_ref<const std::string&>() : json);
    }
    m_question.unreadable[std::string(model::fieldInfo(field).name)] = std::move(json);
}

void RecordReader::text(std::string_view pointer, QuestionField field, std::string& out) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_string()) {
        out = value->get_ref<const std::string&>();
        return;
    }
    if (value->is_primitive()) {
        out = json::dumpJson(*value);
    }
    unreadable(pointer, field, *value);
}

void RecordReader::id(std::string_view pointer, std::string& out) {
    const json::Json* value = find(pointer);
    if (value != nullptr && value->is_number_integer()) {
        out = json::dumpJson(*value);
        return;
    }
    text(pointer, QuestionField::QuestionId, out);
}

void RecordReader::texts(std::string_view pointer, QuestionField field, std::vector<std::string>& out,
                         bool singleIsUsual) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_string()) {
        out.push_back(value->get_ref<const std::string&>());
        if (out.back().empty()) {
            out.pop_back();
        } else if (!singleIsUsual) {
            m_issues.add(IssueCode::WrongType, Severity::Warning, pointer, out.back(), "a list of one");
        }
        return;
    }
    bool whole = value->is_array();
    if (whole) {
        for (const json::Json& entry : *value) {
            if (entry.is_string()) {
                out.push_back(entry.get_ref<const std::string&>());
            } else {
                whole = false;
                if (entry.is_number() || entry.is_boolean()) {
                    out.push_back(json::dumpJson(entry));
                }
            }
        }
    } else if (value->is_primitive()) {
        out.push_back(json::dumpJson(*value));
    }
    if (!whole) {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::integers(std::string_view pointer, QuestionField field, std::vector<std::int64_t>& out) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (const auto single = integerIn(*value)) {
        out.push_back(*single);
        return;
    }
    bool whole = value->is_array();
    if (whole) {
        for (const json::Json& entry : *value) {
            if (const auto number = integerIn(entry)) {
                out.push_back(*number);
            } else {
                whole = false;
            }
        }
    }
    if (!whole) {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::number(std::string_view pointer, QuestionField field, std::optional<double>& out) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_number()) {
        out = value->get<double>();
    } else {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::integer(std::string_view pointer, QuestionField field, std::optional<std::int64_t>& out) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    out = integerIn(*value);
    if (!out) {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::boolean(std::string_view pointer, QuestionField field, std::optional<bool>& out) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_boolean()) {
        out = value->get<bool>();
    } else {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::answer(std::string_view pointer) {
    const json::Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_string()) {
        if (!value->get_ref<const std::string&>().empty()) {
            m_question.answerText.push_back(value->get_ref<const std::string&>());
        }
        return;
    }
    m_question.answerIsList = value->is_array();
    texts(pointer, QuestionField::AnswerText, m_question.answerText);
}

void RecordReader::field(std::string_view pointer, QuestionField field) {
    Question& q = m_question;
    switch (field) {
    case QuestionField::QuestionId:
        return id(pointer, q.questionId);
    case QuestionField::CikInt:
        return integers(pointer, field, q.cikInt);
    case QuestionField::CompanyName:
        return texts(pointer, field, q.companyName);
    case QuestionField::Years:
        return integers(pointer, field, q.years);
    case QuestionField::QuestionText:
        return text(pointer, field, q.questionText);
    case QuestionField::AnswerType:
        return text(pointer, field, q.answerType);
    case QuestionField::AnswerText:
        return answer(pointer);
    case QuestionField::AnswerNumeric:
        return number(pointer, field, q.answerNumeric);
    case QuestionField::AnswerUnit:
        return text(pointer, field, q.answerUnit);
    case QuestionField::Tolerance:
        return number(pointer, field, q.tolerance);
    case QuestionField::EvidenceSentenceIds:
        return texts(pointer, field, q.evidenceSentenceIds);
    case QuestionField::EvidenceSpans:
        return texts(pointer, field, q.evidenceSpans);
    case QuestionField::RetrievalScope:
        return text(pointer, field, q.retrievalScope);
    case QuestionField::Difficulty:
        return text(pointer, field, q.difficulty);
    case QuestionField::SectionHints:
        return texts(pointer, field, q.sectionHints);
    case QuestionField::Notes:
        return text(pointer, field, q.notes);
    case QuestionField::GoldVersion:
        return text(pointer, field, q.goldVersion);
    case QuestionField::CreatedBy:
        return text(pointer, field, q.createdBy);
    case QuestionField::CreatedAt:
        return text(pointer, field, q.createdAt);
    case QuestionField::CurationConfidence:
        return number(pointer, field, q.curationConfidence);
    case QuestionField::Category:
        return text(pointer, field, q.category);
    case QuestionField::ExpectedSources:
        return texts(pointer, field, q.expectedSources);
    case QuestionField::ExpectedCitations:
        return texts(pointer, field, q.expectedCitations);
    case QuestionField::AnswerContains:
        return texts(pointer, field, q.answerContains);
    case QuestionField::MustInclude:
        return texts(pointer, field, q.mustInclude);
    case QuestionField::CitationRequired:
        return boolean(pointer, field, q.citationRequired);
    case QuestionField::MaxTokens:
        return integer(pointer, field, q.maxTokens);
    case QuestionField::Messages:
        if (const json::Json* value = find(pointer)) {
            if (value->is_array()) {
                q.messages = json::dumpJson(*value);
            } else {
                unreadable(pointer, field, *value);
            }
        }
        return;
    case QuestionField::Extra:
        return;
    }
}

void RecordReader::extra(std::initializer_list<std::string_view> known) {
    extra(
        [known](std::string_view key) { return std::find(known.begin(), known.end(), key) != known.end(); });
}

void RecordReader::extra(const std::function<bool(std::string_view)>& isKnown) {
    json::Json rest = json::Json::object();
    for (const auto& [key, value] : m_record.items()) {
        if (!isKnown(key)) {
            rest[key] = value;
        }
    }
    m_question.extra = rest.empty() ? std::string() : json::dumpJson(rest);
}

} // namespace assay::formats

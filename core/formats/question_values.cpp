// Values of records: reading them into fields with issues, writing fields back.
#include "core/formats/question_codec.h"
#include "core/formats/utf8_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace assay::formats {

using base::IssueCode;
using base::Severity;
using model::FieldType;
using model::Question;
using model::QuestionField;

namespace {

std::string shortened(std::string_view value) {
    std::string mended;
    appendMendedUtf8(cutUtf8(value, base::kIssueValueLength), mended);
    return mended;
}

// "/filings/0/year" is the field "filings.year".
std::string fieldName(std::string_view pointer) {
    std::string name;
    while (!pointer.empty()) {
        const std::size_t end = pointer.find('/', 1);
        const std::string_view token = pointer.substr(1, end == std::string_view::npos ? end : end - 1);
        pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
        if (name.empty() || token.find_first_not_of("0123456789") != std::string_view::npos) {
            name += (name.empty() ? "" : ".") + std::string(token);
        }
    }
    return name;
}

std::string_view trimmed(std::string_view text) noexcept {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

const Json* findIn(const Json& record, std::string_view pointer) {
    const Json* value = &record;
    while (!pointer.empty() && value != nullptr) {
        const std::size_t end = pointer.find('/', 1);
        const std::string token(pointer.substr(1, end == std::string_view::npos ? end : end - 1));
        pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
        if (!value->is_object()) {
            return nullptr;
        }
        const auto found = value->find(token);
        value = found == value->end() ? nullptr : &*found;
    }
    return value;
}

std::optional<std::int64_t> integerIn(const Json& value) {
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        return number <= std::uint64_t{INT64_MAX} ? std::optional(static_cast<std::int64_t>(number))
                                                  : std::nullopt;
    }
    if (value.is_number_integer()) {
        return value.get<std::int64_t>();
    }
    if (value.is_number_float()) {
        const auto number = value.get<double>();
        if (std::abs(number) <= 9007199254740992.0 && number == std::floor(number)) {
            return static_cast<std::int64_t>(number);
        }
    }
    return std::nullopt;
}

bool hasPlaceholder(const Json& value) {
    if (value.is_string()) {
        return isPlaceholder(value.get_ref<const std::string&>());
    }
    return value.is_array() && std::any_of(value.begin(), value.end(), hasPlaceholder);
}

std::size_t keysHeld(const Json& value) {
    std::size_t keys = value.is_object() ? value.size() : 0;
    if (value.is_structured()) {
        for (const Json& inner : value) {
            keys += inner.is_structured() ? keysHeld(inner) : 0;
        }
    }
    return keys;
}

// In the values that count alone.
void reportRepeatedKeys(const JsonPlace& place, const std::string& pointer, std::string_view file,
                        base::IssueList& list) {
    if (place.kind == JsonKind::Array) {
        forEachElement(place.raw, place.line, [&](const JsonPlace& element) {
            reportRepeatedKeys(element, pointer + "/0", file, list); // fields have no numbers
            return true;
        });
    }
    if (place.kind != JsonKind::Object) {
        return;
    }
    std::vector<JsonMember> members;
    std::unordered_map<std::string, std::size_t> last;
    forEachMember(place.raw, place.line, [&](const JsonMember& member) {
        last[member.key] = members.size();
        members.push_back(member);
        return true;
    });
    for (std::size_t i = 0; i < members.size(); ++i) {
        const JsonMember& member = members[i];
        const JsonMember& counts = members[last.at(member.key)];
        const std::string inner = pointer + "/" + pointerToken(member.key);
        if (&counts == &member) {
            reportRepeatedKeys(member.value, inner, file, list);
        } else {
            list.add({Severity::Warning, IssueCode::DuplicateKey, std::string(file), member.value.line,
                      fieldName(inner), shortened(member.value.raw), shortened(counts.value.raw)});
        }
    }
}

} // namespace

bool isPlaceholder(std::string_view text) noexcept {
    text = trimmed(text);
    if (text.find("TO_FILL") != std::string_view::npos) {
        return true;
    }
    constexpr std::array<std::string_view, 4> kWords{"TODO", "TBD", "FIXME", "XXX"};
    for (const std::string_view word : kWords) {
        if (text.starts_with(word) &&
            (text.size() == word.size() ||
             std::string_view(":_.X").find(text[word.size()]) != std::string_view::npos)) {
            return true;
        }
    }
    // "<company>": one pair of brackets around words.
    return text.size() > 2 && text.size() <= 60 && text.front() == '<' && text.back() == '>' &&
           text.substr(1, text.size() - 2).find_first_of("<>/=\n") == std::string_view::npos;
}

RecordIssues::RecordIssues(base::IssueList* list, std::string_view file, std::string_view raw,
                           std::int64_t line)
    : m_list(list)
    , m_file(file)
    , m_raw(raw)
    , m_line(line) {}

void RecordIssues::add(IssueCode code, Severity severity, std::string_view pointer, std::string_view value,
                       std::string_view expected) {
    if (m_list == nullptr) {
        return;
    }
    base::Issue issue{severity, code, std::string(m_file), m_line, {}, shortened(value), shortened(expected)};
    if (!pointer.empty()) {
        issue.field = fieldName(pointer);
        issue.line = placeAt(m_raw, m_line, pointer).line;
    }
    m_list->add(std::move(issue));
}

void RecordIssues::addRepeatedKeys(const Json& record) {
    if (m_list != nullptr && keysIn(m_raw) != keysHeld(record)) {
        reportRepeatedKeys({record.is_object() ? JsonKind::Object : JsonKind::Array, m_raw, m_line}, {},
                           m_file, *m_list);
    }
}

RecordReader::RecordReader(const Json& record, RecordIssues& issues, Question& question)
    : m_record(record)
    , m_issues(issues)
    , m_question(question) {}

const Json* RecordReader::find(std::string_view pointer) const {
    const Json* value = findIn(m_record, pointer);
    return value == nullptr || value->is_null() ? nullptr : value;
}

void RecordReader::unreadable(std::string_view pointer, QuestionField field, const Json& value) {
    std::string json = dumpJson(value);
    if (!hasPlaceholder(value)) {
        m_issues.add(IssueCode::WrongType, Severity::Warning, pointer,
                     value.is_string() ? value.get_ref<const std::string&>() : json);
    }
    m_question.unreadable[std::string(model::fieldInfo(field).name)] = std::move(json);
}

void RecordReader::text(std::string_view pointer, QuestionField field, std::string& out) {
    const Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_string()) {
        out = value->get_ref<const std::string&>();
        return;
    }
    if (value->is_primitive()) {
        out = dumpJson(*value);
    }
    unreadable(pointer, field, *value);
}

void RecordReader::id(std::string_view pointer, std::string& out) {
    const Json* value = find(pointer);
    if (value != nullptr && value->is_number_integer()) {
        out = dumpJson(*value);
        return;
    }
    text(pointer, QuestionField::QuestionId, out);
}

void RecordReader::texts(std::string_view pointer, QuestionField field, std::vector<std::string>& out,
                         bool singleIsUsual) {
    const Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (value->is_string()) {
        out.push_back(value->get_ref<const std::string&>());
        if (out.back().empty()) {
            out.pop_back();
        } else if (!singleIsUsual) {
            m_issues.add(IssueCode::WrongType, Severity::Warning, pointer, out.back());
        }
        return;
    }
    bool whole = value->is_array();
    if (whole) {
        for (const Json& entry : *value) {
            if (entry.is_string()) {
                out.push_back(entry.get_ref<const std::string&>());
            } else {
                whole = false;
                if (entry.is_number() || entry.is_boolean()) {
                    out.push_back(dumpJson(entry));
                }
            }
        }
    } else if (value->is_primitive()) {
        out.push_back(dumpJson(*value));
    }
    if (!whole) {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::integers(std::string_view pointer, QuestionField field, std::vector<std::int64_t>& out) {
    const Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    if (const auto single = integerIn(*value)) {
        out.push_back(*single);
        return;
    }
    bool whole = value->is_array();
    if (whole) {
        for (const Json& entry : *value) {
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
    const Json* value = find(pointer);
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
    const Json* value = find(pointer);
    if (value == nullptr) {
        return;
    }
    out = integerIn(*value);
    if (!out) {
        unreadable(pointer, field, *value);
    }
}

void RecordReader::boolean(std::string_view pointer, QuestionField field, std::optional<bool>& out) {
    const Json* value = find(pointer);
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
    const Json* value = find(pointer);
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
        if (const Json* value = find(pointer)) {
            if (value->is_array()) {
                q.messages = dumpJson(*value);
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
    Json rest = Json::object();
    for (const auto& [key, value] : m_record.items()) {
        if (!isKnown(key)) {
            rest[key] = value;
        }
    }
    m_question.extra = rest.empty() ? std::string() : dumpJson(rest);
}

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
        const std::size_t end = pointer.find('/', 1);
        const std::string token(pointer.substr(1, end == std::string_view::npos ? end : end - 1));
        pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
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

// FinSearch: an array of objects with `filings[]` and `answer{value,unit,type}`.
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
    constexpr std::array<std::string_view, 9> kKnown{"id",     "question", "company",         "filings",
                                                     "answer", "category", "is_unanswerable", "difficulty",
                                                     "notes"};
    return std::find(kKnown.begin(), kKnown.end(), key) != kKnown.end();
}

std::string spelled(const json::Json& value) {
    return value.is_string() ? value.get<std::string>() : json::dumpJson(value);
}

// The entries of a structured answer: those of a list, "key: value" of an object.
std::vector<std::string> entriesOf(const json::Json& value) {
    std::vector<std::string> entries;
    for (const auto& [key, entry] : value.items()) {
        entries.push_back(value.is_object() ? key + ": " + spelled(entry) : spelled(entry));
    }
    return entries;
}

void readAnswer(RecordReader& reader, Question& question) {
    const json::Json* answer = reader.find("/answer");
    if (answer == nullptr) {
        return;
    }
    if (!answer->is_object()) {
        if (answer->is_number()) {
            question.answerNumeric = answer->get<double>();
        } else {
            reader.answer("/answer");
        }
        return;
    }
    reader.text("/answer/type", QuestionField::AnswerType, question.answerType);
    reader.text("/answer/unit", QuestionField::AnswerUnit, question.answerUnit);
    const json::Json* value = reader.find("/answer/value");
    if (value == nullptr) {
        return;
    }
    if (value->is_number()) {
        question.answerNumeric = value->get<double>();
    } else if (value->is_structured()) {
        question.answerText = entriesOf(*value);
        question.answerIsList = true;
    } else {
        question.answerText.push_back(spelled(*value));
    }
    if (question.answerText == std::vector<std::string>{""}) {
        question.answerText.clear();
    }
}

void readFilings(RecordReader& reader, Question& question) {
    const json::Json* filings = reader.find("/filings");
    if (filings == nullptr) {
        return;
    }
    if (!filings->is_array()) {
        reader.unreadable("/filings", QuestionField::ExpectedSources, *filings);
        return;
    }
    json::Json wrongYears = json::Json::array();
    json::Json wrongSources = json::Json::array();
    for (const json::Json& filing : *filings) {
        if (!filing.is_object()) {
            wrongSources.push_back(filing);
            continue;
        }
        if (const auto source = filing.find("source"); source != filing.end() && !source->is_null()) {
            if (!source->is_string()) {
                wrongSources.push_back(*source);
            } else if (std::find(question.expectedSources.begin(), question.expectedSources.end(),
                                 source->get<std::string>()) == question.expectedSources.end()) {
                question.expectedSources.push_back(*source);
            }
        }
        if (const auto year = filing.find("year"); year != filing.end() && !year->is_null()) {
            const auto number = base::integerIn<std::int64_t>(*year);
            if (!number || *number > 9999) {
                wrongYears.push_back(*year);
            } else if (std::find(question.years.begin(), question.years.end(), *number) ==
                       question.years.end()) {
                question.years.push_back(*number);
            }
        }
    }
    if (!wrongYears.empty()) {
        reader.unreadable("/filings", QuestionField::Years, wrongYears);
    }
    if (!wrongSources.empty()) {
        reader.unreadable("/filings", QuestionField::ExpectedSources, wrongSources);
    }
}

bool isRestOfFiling(std::string_view key) {
    return key != "source" && key != "year";
}

// What else the filings say (form, quarter) stands in `extra` under their own key, one object for each.
void addFilingRests(const json::Json& record, Question& question) {
    const auto filings = record.find("filings");
    if (filings == record.end() || !filings->is_array()) {
        return;
    }
    json::Json rests = json::Json::array();
    bool any = false;
    for (const json::Json& filing : *filings) {
        json::Json rest = json::Json::object();
        if (filing.is_object()) {
            for (const auto& [key, value] : filing.items()) {
                if (isRestOfFiling(key)) {
                    rest[key] = value;
                    any = true;
                }
            }
        }
        rests.push_back(std::move(rest));
    }
    if (any) {
        json::Json extra = json::parseJson(question.extra.empty() ? std::string_view("{}") : question.extra)
                               .value_or(json::Json::object());
        extra["filings"] = std::move(rests);
        question.extra = json::dumpJson(extra);
    }
}

void putFilingRests(json::Json& record, const Question& edited) {
    const auto extra = json::parseJson(edited.extra.empty() ? std::string_view("{}") : edited.extra);
    if (!extra || !extra->is_object() || !record.contains("filings") || !record["filings"].is_array()) {
        return;
    }
    json::Json& filings = record["filings"];
    const json::Json rests = extra->value("filings", json::Json::array());
    if (!rests.is_array() || (!rests.empty() && rests.size() != filings.size())) {
        return;
    }
    for (std::size_t i = 0; i < filings.size(); ++i) {
        if (!filings[i].is_object()) {
            continue;
        }
        Question rest;
        rest.extra = rests.empty() ? std::string() : json::dumpJson(rests[i]);
        putExtra(filings[i], rest, [](std::string_view key) { return !isRestOfFiling(key); });
    }
}

Question get(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    Question question;
    RecordReader reader(record, issues, question);
    reader.id("/id", question.questionId);
    reader.text("/question", QuestionField::QuestionText, question.questionText);
    reader.texts("/company", QuestionField::CompanyName, question.companyName, true);
    reader.text("/category", QuestionField::Category, question.category);
    reader.text("/difficulty", QuestionField::Difficulty, question.difficulty);
    reader.text("/notes", QuestionField::Notes, question.notes);
    readFilings(reader, question);
    readAnswer(reader, question);
    if (const json::Json* flag = reader.find("/is_unanswerable")) {
        if (flag->is_boolean()) {
            question.answerType = flag->get<bool>() ? "no_answer" : question.answerType;
        } else {
            reader.unreadable("/is_unanswerable", QuestionField::AnswerType, *flag);
        }
    }
    reader.extra(isKnown);
    addFilingRests(record, question);
    return question;
}

// Makes the distinct values of `key` in the filings those of `wanted`: values that are gone become the new
// ones in their order; what is new beyond that makes a filing of its own.
void putDistinct(json::Json& record, const std::string& key, const json::Json& wanted) {
    json::Json filings =
        record.contains("filings") && record["filings"].is_array() ? record["filings"] : json::Json::array();
    const auto holds = [](const json::Json& list, const json::Json& value) {
        return std::find(list.begin(), list.end(), value) != list.end();
    };
    json::Json there = json::Json::array();
    for (const json::Json& filing : filings) {
        if (const json::Json* const value = base::memberOf(filing, key);
            value != nullptr && !holds(there, *value)) {
            there.push_back(*value);
        }
    }
    json::Json added = json::Json::array();
    for (const json::Json& value : wanted) {
        if (!holds(there, value) && !holds(added, value)) {
            added.push_back(value);
        }
    }
    std::size_t next = 0;
    for (const json::Json& old : there) {
        if (holds(wanted, old)) {
            continue;
        }
        const bool replaced = next < added.size();
        for (json::Json& filing : filings) {
            if (filing.is_object() && filing.contains(key) && filing[key] == old) {
                if (replaced) {
                    filing[key] = added[next];
                } else {
                    filing.erase(key);
                }
            }
        }
        next += replaced ? 1 : 0;
    }
    // Filings that say nothing yet take what is left, then new ones.
    for (json::Json& filing : filings) {
        if (next < added.size() && filing.is_object() && !filing.contains(key)) {
            filing[key] = added[next++];
        }
    }
    for (; next < added.size(); ++next) {
        filings.push_back(json::Json{{key, added[next]}});
    }
    json::Json left = json::Json::array();
    for (const json::Json& filing : filings) {
        if (!filing.is_object() || !filing.empty()) {
            left.push_back(filing);
        }
    }
    if (!left.empty() || record.contains("filings")) {
        record["filings"] = std::move(left);
    }
}

// `text` as the value that it replaces: the old one when it is spelled so, a number among numbers.
json::Json valueFrom(const std::string& text, const json::Json* old, bool numbers) {
    if (old != nullptr && spelled(*old) == text) {
        return *old;
    }
    if (numbers) {
        const auto number = json::parseJson(text);
        if (number && number->is_number()) {
            return *number;
        }
    }
    return text;
}

bool allNumbers(const json::Json& values) {
    return !values.empty() && std::all_of(values.begin(), values.end(),
                                          [](const json::Json& value) { return value.is_number(); });
}

json::Json listAnswer(const std::vector<std::string>& entries, const json::Json& old) {
    const bool numbers = old.is_structured() && allNumbers(old);
    if (old.is_object()) {
        json::Json object = json::Json::object();
        for (const std::string& entry : entries) {
            const std::size_t colon = entry.find(": ");
            if (colon == std::string::npos || object.contains(entry.substr(0, colon))) {
                break;
            }
            const std::string key = entry.substr(0, colon);
            const auto there = old.find(key);
            object[key] = valueFrom(entry.substr(colon + 2), there == old.end() ? nullptr : &*there, numbers);
        }
        if (entriesOf(object) == entries) {
            return object;
        }
    }
    json::Json list = json::Json::array();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        list.push_back(valueFrom(entries[i], old.is_array() && i < old.size() ? &old[i] : nullptr, numbers));
    }
    return list;
}

void putAnswerText(const Question& edited, json::Json& value) {
    if (edited.answerText.empty()) {
        if (!value.is_number()) {
            value = value.is_array() ? json::Json::array() : json::Json();
        }
        return;
    }
    if (edited.answerNumeric && value.is_number()) {
        return; // one value cannot be both
    }
    if (edited.answerIsList || edited.answerText.size() > 1) {
        value = listAnswer(edited.answerText, value);
    } else if (value.is_boolean() &&
               (edited.answerText.front() == "true" || edited.answerText.front() == "false")) {
        value = edited.answerText.front() == "true";
    } else {
        value = edited.answerText.front();
    }
}

void putAnswer(QuestionField field, const Question& edited, json::Json& record) {
    const bool missing = model::fieldEntries(edited, field).empty();
    if (!record.contains("answer") || record["answer"].is_null()) {
        if (missing) {
            return;
        }
        record["answer"] = json::Json::object();
    }
    json::Json& answer = record["answer"];
    if (!answer.is_object()) {
        if (field != QuestionField::AnswerText && field != QuestionField::AnswerNumeric) {
            answer = json::Json{{"value", answer}};
        }
    }
    if (field == QuestionField::AnswerUnit) {
        putField(record, "/answer/unit", edited, field);
        return;
    }
    if (field == QuestionField::AnswerType) {
        putField(record, "/answer/type", edited, field);
        return;
    }
    if (answer.is_object() && !answer.contains("value") && missing) {
        return;
    }
    json::Json& value = answer.is_object() ? answer["value"] : answer;
    if (field == QuestionField::AnswerText) {
        putAnswerText(edited, value);
    } else if (edited.answerNumeric) {
        const bool isText = !value.is_null() && !value.is_number();
        if (!isText || edited.answerText.empty()) {
            value = numberJson(*edited.answerNumeric, &value);
        }
    } else if (value.is_number()) {
        value = nullptr;
        putAnswerText(edited, value);
    }
}

void put(QuestionField field, const Question& asRead, const Question& edited,
         const RecordContext& /*context*/, json::Json& record) {
    switch (field) {
    case QuestionField::QuestionId:
        return putField(record, "/id", edited, field);
    case QuestionField::QuestionText:
        return putField(record, "/question", edited, field);
    case QuestionField::CompanyName: {
        json::Json companies = fieldJson(edited, field);
        if (companies.is_array() && companies.size() == 1 && !record.contains("company")) {
            companies = json::Json(companies.front());
        }
        return putValue(record, "/company", std::move(companies));
    }
    case QuestionField::Category:
        return putField(record, "/category", edited, field);
    case QuestionField::Difficulty:
        return putField(record, "/difficulty", edited, field);
    case QuestionField::Notes:
        return putField(record, "/notes", edited, field);
    case QuestionField::ExpectedSources:
        return putDistinct(record, "source", json::Json(edited.expectedSources));
    case QuestionField::Years:
        return putDistinct(record, "year", json::Json(edited.years));
    case QuestionField::AnswerType: {
        const bool unanswerable = edited.answerType == "no_answer";
        if (unanswerable || asRead.answerType == "no_answer" || record.contains("is_unanswerable")) {
            record["is_unanswerable"] = unanswerable;
        }
        if (!unanswerable) {
            putAnswer(field, edited, record);
        }
        return;
    }
    case QuestionField::AnswerText:
    case QuestionField::AnswerNumeric:
    case QuestionField::AnswerUnit:
        return putAnswer(field, edited, record);
    case QuestionField::Extra:
        putExtra(record, edited, isKnown);
        return putFilingRests(record, edited);
    default:
        return;
    }
}

json::Json fresh(const Question& question, const RecordContext& context) {
    json::Json record = json::Json::object();
    const Question nothing;
    for (const QuestionField field :
         {QuestionField::QuestionId, QuestionField::QuestionText, QuestionField::CompanyName,
          QuestionField::ExpectedSources, QuestionField::Years, QuestionField::AnswerNumeric,
          QuestionField::AnswerText, QuestionField::AnswerUnit, QuestionField::AnswerType,
          QuestionField::Category, QuestionField::Difficulty, QuestionField::Notes, QuestionField::Extra}) {
        if (!model::fieldEntries(question, field).empty()) {
            put(field, nothing, question, context, record);
        }
    }
    record["is_unanswerable"] = question.answerType == "no_answer";
    return record;
}

} // namespace

const QuestionCodec kFinsearchCodec{
    .kind = QuestionKind::FinsearchJson, .records = arrayRecords, .get = get, .put = put, .fresh = fresh};

} // namespace assay::formats

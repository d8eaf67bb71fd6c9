#include "core/model/question_field.h"

#include <charconv>
#include <cmath>
#include <utility>
#include <variant>

namespace assay::model {
namespace {

constexpr std::array<std::string_view, 5> kAnswerTypes{"span", "numeric", "list", "boolean", "no_answer"};
constexpr std::array<std::string_view, 4> kScopes{"local", "cross_year", "cross_company", "open"};
constexpr std::array<std::string_view, 3> kDifficulties{"easy", "medium", "hard"};
constexpr std::array<std::string_view, 10> kCategoryLetters{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J"};

using Field = QuestionField;
using Type = FieldType;

constexpr std::array<FieldInfo, kQuestionFieldCount> kFields{{
    {Field::QuestionId, "question_id", Type::Text, {}},
    {Field::CikInt, "cik_int", Type::IntegerList, {}},
    {Field::CompanyName, "company_name", Type::TextList, {}},
    {Field::Years, "years", Type::IntegerList, {}},
    {Field::QuestionText, "question_text", Type::LongText, {}},
    {Field::AnswerType, "answer_type", Type::Text, kAnswerTypes},
    {Field::AnswerText, "answer_text", Type::Answer, {}},
    {Field::AnswerNumeric, "answer_numeric", Type::Number, {}},
    {Field::AnswerUnit, "answer_unit", Type::Text, {}},
    {Field::Tolerance, "tolerance", Type::Number, {}},
    {Field::EvidenceSentenceIds, "evidence_sentence_ids", Type::TextList, {}},
    {Field::EvidenceSpans, "evidence_spans", Type::TextList, {}},
    {Field::RetrievalScope, "retrieval_scope", Type::Text, kScopes},
    {Field::Difficulty, "difficulty", Type::Text, kDifficulties},
    {Field::SectionHints, "section_hints", Type::TextList, {}},
    {Field::Notes, "notes", Type::LongText, {}},
    {Field::GoldVersion, "gold_version", Type::Text, {}},
    {Field::CreatedBy, "created_by", Type::Text, {}},
    {Field::CreatedAt, "created_at", Type::Text, {}},
    {Field::CurationConfidence, "curation_confidence", Type::Number, {}},
    {Field::Category, "category", Type::Text, kCategoryLetters},
    {Field::ExpectedSources, "expected_sources", Type::TextList, {}},
    {Field::ExpectedCitations, "expected_citations", Type::TextList, {}},
    {Field::AnswerContains, "answer_contains", Type::TextList, {}},
    {Field::MustInclude, "must_include", Type::TextList, {}},
    {Field::CitationRequired, "citation_required", Type::Boolean, {}},
    {Field::MaxTokens, "max_tokens", Type::Integer, {}},
    {Field::Messages, "messages", Type::Json, {}},
    {Field::Extra, "extra", Type::Json, {}},
}};

constexpr std::array<CategoryInfo, 10> kCategories{{
    {"A", "local_factual"},
    {"B", "local_causal"},
    {"C", "cross_section"},
    {"D", "cross_year"},
    {"E", "cross_company"},
    {"F", "aggregation"},
    {"G", "verification"},
    {"H", "definition"},
    {"I", "temporal_reference"},
    {"J", "no_answer"},
}};

using Texts = std::vector<std::string>;
using Integers = std::vector<std::int64_t>;
using Number = std::optional<double>;
using Integer = std::optional<std::int64_t>;
using Boolean = std::optional<bool>;

// Where a field lies in a question, const or not.
template <typename Q>
auto memberOf(Q& q, Field field) {
    // A question's members are of six types; a pointer to each, tagged by its type.
    using std::as_const;
    constexpr bool isConst = std::is_const_v<Q>;
    using Member = std::variant<std::conditional_t<isConst, const std::string*, std::string*>,
                                std::conditional_t<isConst, const Texts*, Texts*>,
                                std::conditional_t<isConst, const Integers*, Integers*>,
                                std::conditional_t<isConst, const Number*, Number*>,
                                std::conditional_t<isConst, const Integer*, Integer*>,
                                std::conditional_t<isConst, const Boolean*, Boolean*>>;
    switch (field) {
    case Field::QuestionId:
        return Member(&q.questionId);
    case Field::CikInt:
        return Member(&q.cikInt);
    case Field::CompanyName:
        return Member(&q.companyName);
    case Field::Years:
        return Member(&q.years);
    case Field::QuestionText:
        return Member(&q.questionText);
    case Field::AnswerType:
        return Member(&q.answerType);
    case Field::AnswerText:
        return Member(&q.answerText);
    case Field::AnswerNumeric:
        return Member(&q.answerNumeric);
    case Field::AnswerUnit:
        return Member(&q.answerUnit);
    case Field::Tolerance:
        return Member(&q.tolerance);
    case Field::EvidenceSentenceIds:
        return Member(&q.evidenceSentenceIds);
    case Field::EvidenceSpans:
        return Member(&q.evidenceSpans);
    case Field::RetrievalScope:
        return Member(&q.retrievalScope);
    case Field::Difficulty:
        return Member(&q.difficulty);
    case Field::SectionHints:
        return Member(&q.sectionHints);
    case Field::Notes:
        return Member(&q.notes);
    case Field::GoldVersion:
        return Member(&q.goldVersion);
    case Field::CreatedBy:
        return Member(&q.createdBy);
    case Field::CreatedAt:
        return Member(&q.createdAt);
    case Field::CurationConfidence:
        return Member(&q.curationConfidence);
    case Field::Category:
        return Member(&q.category);
    case Field::ExpectedSources:
        return Member(&q.expectedSources);
    case Field::ExpectedCitations:
        return Member(&q.expectedCitations);
    case Field::AnswerContains:
        return Member(&q.answerContains);
    case Field::MustInclude:
        return Member(&q.mustInclude);
    case Field::CitationRequired:
        return Member(&q.citationRequired);
    case Field::MaxTokens:
        return Member(&q.maxTokens);
    case Field::Messages:
        return Member(&q.messages);
    case Field::Extra:
        break;
    }
    return Member(&q.extra);
}

template <typename T>
std::string textOf(T value) {
    std::array<char, 40> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), written.ptr};
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n\f\v";
    const auto first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

template <typename T>
std::optional<T> numberIn(std::string_view text) {
    text = trimmed(text);
    T value{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) {
        return std::nullopt;
    }
    if constexpr (std::is_floating_point_v<T>) {
        if (!std::isfinite(value)) {
            return std::nullopt;
        }
    }
    return value;
}

Boolean booleanIn(std::string_view text) {
    text = trimmed(text);
    return text == "true" ? Boolean(true) : text == "false" ? Boolean(false) : std::nullopt;
}

struct Entries {
    Texts operator()(const std::string* text) const { return text->empty() ? Texts{} : Texts{*text}; }

    Texts operator()(const Texts* texts) const { return *texts; }

    Texts operator()(const Integers* numbers) const {
        Texts entries;
        for (const std::int64_t number : *numbers) {
            entries.push_back(textOf(number));
        }
        return entries;
    }

    Texts operator()(const Number* number) const { return *number ? Texts{textOf(**number)} : Texts{}; }

    Texts operator()(const Integer* number) const { return *number ? Texts{textOf(**number)} : Texts{}; }

    Texts operator()(const Boolean* value) const {
        return *value ? Texts{**value ? "true" : "false"} : Texts{};
    }
};

// Gives the entry that does not fit.
struct Setter {
    Texts& entries;

    std::optional<std::string> operator()(std::string* text) const {
        text->clear();
        for (const std::string& entry : entries) {
            *text += (text->empty() ? "" : "\n") + entry;
        }
        return std::nullopt;
    }

    std::optional<std::string> operator()(Texts* texts) const {
        *texts = std::move(entries);
        return std::nullopt;
    }

    std::optional<std::string> operator()(Integers* numbers) const {
        Integers read;
        for (const std::string& entry : entries) {
            const auto number = numberIn<std::int64_t>(entry);
            if (!number) {
                return entry;
            }
            read.push_back(*number);
        }
        *numbers = std::move(read);
        return std::nullopt;
    }

    template <typename T>
    std::optional<std::string> single(std::optional<T>* value,
                                      std::optional<T> (*read)(std::string_view)) const {
        if (entries.size() > 1) {
            return entries[1];
        }
        std::optional<T> number;
        if (!entries.empty()) {
            number = read(entries.front());
            if (!number) {
                return entries.front();
            }
        }
        *value = number;
        return std::nullopt;
    }

    std::optional<std::string> operator()(Number* number) const { return single(number, numberIn<double>); }

    std::optional<std::string> operator()(Integer* number) const {
        return single(number, numberIn<std::int64_t>);
    }

    std::optional<std::string> operator()(Boolean* value) const { return single(value, booleanIn); }
};

} // namespace

std::span<const FieldInfo> questionFields() noexcept {
    return kFields;
}

const FieldInfo& fieldInfo(QuestionField field) noexcept {
    return kFields[static_cast<std::size_t>(field)];
}

std::optional<QuestionField> questionFieldFromName(std::string_view name) noexcept {
    for (const FieldInfo& info : kFields) {
        if (info.name == name) {
            return info.field;
        }
    }
    return std::nullopt;
}

std::vector<std::string> fieldEntries(const Question& question, QuestionField field) {
    return std::visit(Entries{}, memberOf(question, field));
}

std::string fieldText(const Question& question, QuestionField field) {
    std::string text;
    bool isFirst = true;
    for (const std::string& entry : fieldEntries(question, field)) {
        text += (isFirst ? "" : "\n") + entry;
        isFirst = false;
    }
    return text;
}

std::optional<std::string> setField(Question& question, QuestionField field,
                                    std::vector<std::string> entries) {
    std::erase_if(entries, [](const std::string& entry) { return trimmed(entry).empty(); });
    const std::size_t count = entries.size();
    auto misfit = std::visit(Setter{entries}, memberOf(question, field));
    if (misfit) {
        return misfit;
    }
    if (field == Field::AnswerText && count != 1) {
        question.answerIsList = count > 1;
    }
    question.unreadable.erase(std::string(fieldInfo(field).name));
    return std::nullopt;
}

std::vector<QuestionField> differingFields(const Question& a, const Question& b) {
    std::vector<QuestionField> fields;
    const auto unreadable = [](const Question& question, std::string_view name) {
        const auto found = question.unreadable.find(std::string(name));
        return found == question.unreadable.end() ? std::string() : found->second;
    };
    for (const FieldInfo& info : kFields) {
        if (fieldEntries(a, info.field) != fieldEntries(b, info.field) ||
            (info.field == Field::AnswerText && a.answerIsList != b.answerIsList) ||
            unreadable(a, info.name) != unreadable(b, info.name)) {
            fields.push_back(info.field);
        }
    }
    return fields;
}

void copyField(const Question& from, Question& to, QuestionField field) {
    std::visit(
        [](auto* target, auto* source) {
            if constexpr (std::is_same_v<const std::remove_pointer_t<decltype(target)>,
                                         std::remove_pointer_t<decltype(source)>>) {
                *target = *source;
            }
        },
        memberOf(to, field), memberOf(from, field));
    if (field == Field::AnswerText) {
        to.answerIsList = from.answerIsList;
    }
    const std::string name(fieldInfo(field).name);
    const auto found = from.unreadable.find(name);
    if (found == from.unreadable.end()) {
        to.unreadable.erase(name);
    } else {
        to.unreadable[name] = found->second;
    }
}

std::span<const CategoryInfo> questionCategories() noexcept {
    return kCategories;
}

} // namespace assay::model

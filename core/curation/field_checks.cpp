// Checks of a question's fields. They are no suspicions of the detector: each is wrong by itself.
#include "core/curation/suite_lint.h"
#include "core/model/question_field.h"
#include "core/text/character_set_repair.h"
#include "core/text/fold.h"
#include "core/text/quantity.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace assay::curation {
namespace {

using model::FieldType;
using model::QuestionField;

class Checks {
  public:
    Checks(const model::Question& question, std::vector<Suspicion>& findings)
        : m_question(question)
        , m_findings(findings) {}

    Suspicion& add(LintRule rule, std::string detail, base::Severity severity, QuestionField field,
                   std::size_t entry = 0, std::string text = {}) {
        Suspicion& finding = m_findings.emplace_back();
        finding.rule = rule;
        finding.detail = std::move(detail);
        finding.severity = severity;
        finding.questionId = m_question.questionId;
        TriggerPassage passage;
        passage.source = model::fieldInfo(field).name;
        passage.entry = entry;
        passage.end = text.size();
        passage.text = std::move(text);
        finding.fingerprint = suspicionFingerprint(rule, {finding.detail, passage.source, passage.text});
        finding.passages.push_back(std::move(passage));
        return finding;
    }

  private:
    const model::Question& m_question;
    std::vector<Suspicion>& m_findings;
};

bool isText(FieldType type) {
    return type == FieldType::Text || type == FieldType::LongText || type == FieldType::TextList ||
           type == FieldType::Answer;
}

void checkTexts(const model::Question& question, const DetectorPatterns& patterns, Checks& checks) {
    for (const model::FieldInfo& info : model::questionFields()) {
        if (!isText(info.type)) {
            continue;
        }
        const std::vector<std::string> entries = model::fieldEntries(question, info.field);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (const auto match = patterns.firstMatch(PatternGroup::Placeholder, entries[i])) {
                Suspicion& finding =
                    checks.add(LintRule::Placeholder, {}, base::Severity::Error, info.field, i,
                               entries[i].substr(match->begin, match->end - match->begin));
                finding.passages.front().begin = match->begin;
                finding.passages.front().end = match->end;
            }
            if (const auto repaired = text::repairedCharacterSet(entries[i])) {
                Suspicion& finding = checks.add(LintRule::WrongEncoding, {}, base::Severity::Warning,
                                                info.field, i, entries[i]);
                finding.passages.push_back({"repaired", i, 0, repaired->size(), *repaired});
            }
        }
    }
}

void checkUnreadable(const model::Question& question, const DetectorPatterns& patterns, Checks& checks) {
    for (const auto& [name, json] : question.unreadable) {
        const auto field = model::questionFieldFromName(name);
        const bool placeholder = patterns.firstMatch(PatternGroup::Placeholder, json).has_value();
        Suspicion& finding =
            checks.add(placeholder ? LintRule::Placeholder : LintRule::UnreadableField, "unreadable",
                       base::Severity::Error, field.value_or(QuestionField::Extra), 0, json);
        finding.passages.front().source = name;
        finding.fingerprint = suspicionFingerprint(finding.rule, {finding.detail, name, json});
    }
}

bool startsWithYesOrNo(std::string_view answer) {
    const std::string folded = text::foldForSearch(answer);
    const std::vector<text::WordExtent> words = text::words(folded);
    if (words.empty()) {
        return false;
    }
    const std::string_view first =
        std::string_view(folded).substr(words[0].begin, words[0].end - words[0].begin);
    constexpr std::array<std::string_view, 8> kAnswers{"yes",  "no",    "ja",   "nei",
                                                       "true", "false", "sant", "usant"};
    return std::find(kAnswers.begin(), kAnswers.end(), first) != kAnswers.end();
}

void checkAnswer(const model::Question& question, Checks& checks) {
    const std::string type = text::foldForSearch(question.answerType);
    const bool unreadable =
        question.unreadable.contains("answer_text") || question.unreadable.contains("answer_numeric");
    const bool any = !question.answerText.empty() || question.answerNumeric.has_value();
    if (!any && type != "no_answer" && question.answerContains.empty() && !unreadable) {
        checks.add(LintRule::MissingAnswer, {}, base::Severity::Error, QuestionField::AnswerText);
    }
    if (!any) {
        return;
    }
    const auto mismatch = [&](const char* detail) {
        checks.add(LintRule::AnswerTypeMismatch, detail, base::Severity::Warning, QuestionField::AnswerType,
                   0, question.answerType);
    };
    if (type == "numeric" || type == "number") {
        const bool figure =
            std::any_of(question.answerText.begin(), question.answerText.end(),
                        [](const std::string& text) { return !text::quantities(text).empty(); });
        if (!figure && !question.answerNumeric) {
            mismatch("numeric_without_number");
        }
    } else if (type == "boolean" || type == "bool" || type == "yes/no" || type == "yes_no") {
        if (question.answerText.empty() || !startsWithYesOrNo(question.answerText.front())) {
            mismatch("boolean_without_yes_or_no");
        }
    } else if (type == "list") {
        if (!question.answerIsList) {
            mismatch("list_without_list");
        }
    } else if (type == "span" && question.answerIsList && question.answerText.size() > 1) {
        mismatch("list_under_span");
    }
}

void checkScope(const model::Question& question, Checks& checks) {
    const auto tooFew = [&](const char* detail, QuestionField field, std::size_t have) {
        Suspicion& finding = checks.add(LintRule::ScopeMismatch, detail, base::Severity::Warning, field, 0,
                                        question.retrievalScope);
        finding.numbers = {{"have", static_cast<double>(have)}, {"needed", 2}};
    };
    if (question.retrievalScope == "cross_year" && !question.unreadable.contains("years")) {
        const std::size_t years = std::set(question.years.begin(), question.years.end()).size();
        if (years < 2) {
            tooFew("cross_year_needs_two_years", QuestionField::Years, years);
        }
    }
    if (question.retrievalScope == "cross_company" && !question.unreadable.contains("cik_int")) {
        const std::size_t companies =
            std::max(std::set(question.cikInt.begin(), question.cikInt.end()).size(),
                     std::set(question.companyName.begin(), question.companyName.end()).size());
        if (companies < 2) {
            tooFew("cross_company_needs_two_companies", QuestionField::CompanyName, companies);
        }
    }
    const bool known = question.retrievalScope == "cross_year" || question.retrievalScope == "cross_company";
    if (known && question.evidenceSentenceIds.size() == 1) {
        tooFew("needs_two_evidence_sentences", QuestionField::EvidenceSentenceIds, 1);
    }
}

bool isLetterCategory(std::string_view category) {
    const auto categories = model::questionCategories();
    return std::any_of(categories.begin(), categories.end(), [category](const model::CategoryInfo& info) {
        return info.letter == category || info.name == category;
    });
}

} // namespace

bool usesLetterCategories(std::span<const workspace::NamedQuestion> questions) {
    std::size_t named = 0;
    std::size_t letters = 0;
    for (const workspace::NamedQuestion& entry : questions) {
        if (!entry.question.category.empty()) {
            ++named;
            letters += isLetterCategory(entry.question.category) ? 1 : 0;
        }
    }
    return letters > 0 && letters * 2 >= named;
}

void checkFields(const model::Question& question, const workspace::SuiteSettings& settings,
                 bool lettersExpected, const DetectorPatterns& patterns, std::vector<Suspicion>& findings) {
    Checks checks(question, findings);
    checkTexts(question, patterns, checks);
    checkUnreadable(question, patterns, checks);
    if (question.questionText.empty()) {
        checks.add(LintRule::MissingQuestion, {}, base::Severity::Error, QuestionField::QuestionText);
    }
    checkAnswer(question, checks);
    checkScope(question, checks);
    const bool own = std::find(settings.categories.begin(), settings.categories.end(), question.category) !=
                     settings.categories.end();
    if (!question.category.empty() && !own && !isLetterCategory(question.category) &&
        (lettersExpected || !settings.categories.empty())) {
        checks.add(LintRule::UnknownCategory, {}, base::Severity::Info, QuestionField::Category, 0,
                   question.category);
    }
}

} // namespace assay::curation

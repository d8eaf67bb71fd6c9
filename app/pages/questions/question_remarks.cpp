#include "app/pages/questions/question_remarks.h"

#include "core/curation/suite_lint.h"

#include <QCoreApplication>
#include <vector>

namespace assay::app {
namespace {

using model::QuestionField;

QString say(const char* text) {
    return QCoreApplication::translate("QuestionRemarks", text);
}

QString mismatchText(std::string_view detail) {
    if (detail == "numeric_without_number") {
        return say(QT_TRANSLATE_NOOP("QuestionRemarks",
                                     "The type is numeric, but there is no number in the answer."));
    }
    if (detail == "boolean_without_yes_or_no") {
        return say(QT_TRANSLATE_NOOP("QuestionRemarks",
                                     "The type is boolean, but the answer begins with neither yes nor no."));
    }
    if (detail == "list_without_list") {
        return say(QT_TRANSLATE_NOOP("QuestionRemarks", "The type is list, but the source has one text."));
    }
    if (detail == "list_under_span") {
        return say(QT_TRANSLATE_NOOP("QuestionRemarks", "The type is span, but the answer is a list."));
    }
    if (detail == "cross_year_needs_two_years") {
        return say(QT_TRANSLATE_NOOP("QuestionRemarks", "A question across years needs two years at least."));
    }
    if (detail == "cross_company_needs_two_companies") {
        return say(QT_TRANSLATE_NOOP("QuestionRemarks",
                                     "A question across companies needs two companies at least."));
    }
    if (detail == "needs_two_evidence_sentences") {
        return say(
            QT_TRANSLATE_NOOP("QuestionRemarks", "This scope needs two sentences of evidence at least."));
    }
    return say(QT_TRANSLATE_NOOP("QuestionRemarks", "This does not agree with the other fields."));
}

// What lint says of a field, for a person who is typing in it.
QString remarkOf(const curation::Suspicion& finding) {
    using curation::LintRule;
    switch (finding.rule) {
    case LintRule::Placeholder:
        return say(QT_TRANSLATE_NOOP("QuestionRemarks", "This is still a placeholder."));
    case LintRule::MissingQuestion:
        return say(QT_TRANSLATE_NOOP("QuestionRemarks", "A question needs a text."));
    case LintRule::MissingAnswer:
        return say(QT_TRANSLATE_NOOP("QuestionRemarks", "There is no gold answer yet."));
    case LintRule::AnswerTypeMismatch:
        return mismatchText(finding.detail);
    case LintRule::ScopeMismatch:
        return mismatchText(finding.detail);
    case LintRule::UnknownCategory:
        return say(
            QT_TRANSLATE_NOOP("QuestionRemarks", "The category is none of those that this suite uses."));
    case LintRule::WrongEncoding:
        return finding.passages.size() > 1
                   ? say(QT_TRANSLATE_NOOP("QuestionRemarks",
                                           "Decoded with the wrong character set; repaired it reads: %1"))
                         .arg(QString::fromStdString(finding.passages.back().text))
                   : say(QT_TRANSLATE_NOOP("QuestionRemarks", "Decoded with the wrong character set."));
    default:
        return {};
    }
}

// Where a person would put it right.
QuestionField fieldOf(const curation::Suspicion& finding) {
    using curation::LintRule;
    switch (finding.rule) {
    case LintRule::MissingAnswer:
    case LintRule::AnswerTypeMismatch:
        return QuestionField::AnswerText;
    case LintRule::ScopeMismatch:
        return QuestionField::RetrievalScope;
    case LintRule::UnknownCategory:
        return QuestionField::Category;
    default:
        return finding.passages.empty() ? QuestionField::QuestionText
                                        : model::questionFieldFromName(finding.passages.front().source)
                                              .value_or(QuestionField::QuestionText);
    }
}

} // namespace

std::map<QuestionField, QString> remarksOn(const model::Question& question,
                                           const workspace::SuiteSettings& settings, bool lettersExpected) {
    std::vector<curation::Suspicion> findings;
    curation::checkFields(question, settings, lettersExpected, curation::DetectorPatterns::defaults(),
                          findings);
    std::map<QuestionField, QString> remarks;
    for (const curation::Suspicion& finding : findings) {
        const QuestionField field = fieldOf(finding);
        const auto unreadable = question.unreadable.find(std::string(model::fieldInfo(field).name));
        const QString remark =
            finding.rule == curation::LintRule::UnreadableField && unreadable != question.unreadable.end()
                ? say(QT_TRANSLATE_NOOP("QuestionRemarks",
                                        "The source has %1 here, which is not of this field’s type."))
                      .arg(QString::fromStdString(unreadable->second))
                : remarkOf(finding);
        if (!remark.isEmpty()) {
            remarks.try_emplace(field, remark);
        }
    }
    return remarks;
}

std::set<QuestionField> errorsIn(const model::Question& question) {
    std::vector<curation::Suspicion> findings;
    curation::checkFields(question, {}, false, curation::DetectorPatterns::defaults(), findings);
    std::set<QuestionField> fields;
    for (const curation::Suspicion& finding : findings) {
        if (finding.severity == base::Severity::Error) {
            fields.insert(fieldOf(finding));
        }
    }
    return fields;
}

bool usesLetterCategories(const workspace::QuestionColumns& columns, base::RowId suite) {
    std::size_t named = 0;
    std::size_t letters = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.suite[i] == suite && columns.category[i] != 0) {
            const std::string& category = columns.names[columns.category[i]];
            ++named;
            letters += category.size() == 1 && category[0] >= 'A' && category[0] <= 'J' ? 1U : 0U;
        }
    }
    return letters > 0 && 2 * letters >= named;
}

} // namespace assay::app

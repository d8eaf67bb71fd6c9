// How far reviewers agree, and what has changed since the last frozen version.
#include "core/results/curation/curation_material.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_versions.h"

#include <algorithm>

namespace assay::results {
namespace {

using base::Result;

std::pair<std::string, std::string> idAndText(const workspace::NamedQuestion& question) {
    return {question.question.questionId, question.question.questionText};
}

void addFields(const workspace::QuestionDifference& changed, SuiteChanges& changes) {
    const model::Question& before = changed.before->question;
    const model::Question& after = changed.after->question;
    const auto add = [&](const std::string& field, const auto& textOf) {
        ++changes.byField[field];
        changes.changedFields.push_back({after.questionId, field, textOf(before), textOf(after)});
    };
    for (const model::QuestionField field : changed.fields) {
        add(std::string(model::fieldInfo(field).name),
            [field](const model::Question& question) { return model::fieldText(question, field); });
    }
    if (changed.statusDiffers) {
        add("status", [](const model::Question& question) {
            return std::string(model::questionStatusName(question.status));
        });
    }
}

} // namespace

Result<SuiteReviews> readSuiteReviews(const SectionContext& context, const workspace::SuiteInfo& suite) {
    ASSAY_TRY(auto all, workspace::reviewsOfSuite(context.reader, suite.id));
    auto agreement = workspace::agreementOf(all);
    auto differing = workspace::disagreements(context.reader, suite.id);
    if (!agreement || !differing) {
        return tl::unexpected(agreement ? differing.error() : agreement.error());
    }
    SuiteReviews reviews;
    reviews.agreement = std::move(*agreement);
    reviews.reviews = std::move(all);
    std::erase_if(reviews.reviews, [](const workspace::Review& review) { return review.outdated; });
    std::map<base::RowId, int> reviewers;
    for (const workspace::Review& review : reviews.reviews) {
        ++reviewers[review.question];
    }
    reviews.questions = static_cast<std::int64_t>(reviewers.size());
    reviews.doubly = std::count_if(reviewers.begin(), reviewers.end(),
                                   [](const auto& question) { return question.second > 1; });
    reviews.disagreed = static_cast<std::int64_t>(differing->size());
    for (const workspace::Disagreement& disagreement : *differing) {
        ASSAY_TRY(const auto question, workspace::storedQuestion(context.reader, disagreement.question));
        reviews.disagreedTexts.emplace(
            disagreement.question, std::pair(question.question.questionId, question.question.questionText));
    }
    reviews.disagreements = std::move(*differing);
    return reviews;
}

Result<SuiteChanges> readSuiteChanges(const SectionContext& context, const workspace::SuiteInfo& suite,
                                      SuiteQuestions& questions) {
    SuiteChanges changes;
    changes.since = suite.versions.back();
    ASSAY_TRY(const auto before, workspace::questionsNamed(context.reader, changes.since.name, context.stop));
    if (!questions) {
        ASSAY_TRY(auto read, workspace::questionsNamed(context.reader, suite.name, context.stop));
        questions = std::move(read);
    }
    const workspace::SuiteDifference difference = workspace::compareSuites(before, *questions);
    changes.added = static_cast<std::int64_t>(difference.added.size());
    changes.removed = static_cast<std::int64_t>(difference.removed.size());
    changes.changed = static_cast<std::int64_t>(difference.changed.size());
    changes.unchanged = difference.unchanged;
    for (const workspace::QuestionDifference& one : difference.added) {
        changes.addedQuestions.push_back(idAndText(*one.after));
    }
    for (const workspace::QuestionDifference& one : difference.removed) {
        changes.removedQuestions.push_back(idAndText(*one.before));
    }
    for (const workspace::QuestionDifference& changed : difference.changed) {
        addFields(changed, changes);
    }
    return changes;
}

} // namespace assay::results

#include "core/curation/draft_keeping.h"

#include "core/base/clock.h"
#include "core/curation/question_drafting.h"
#include "core/text/folded_text.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/edit_subject.h"
#include "core/workspace/suites/numbered_questions.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::curation {
namespace {

using base::Result;
using model::Question;

Question readyToKeep(const Question& draft, const std::string& who) {
    Question question = draft;
    if (question.questionText.empty()) {
        question.questionText = workspace::kQuestionTextToWrite;
    }
    question.createdBy = who;
    question.createdAt = base::utcNow();
    return question;
}

// What the original and its wordings say already, folded.
Result<std::set<std::string>> knownWordings(const workspace::Reader& reader, const std::string& suite,
                                            const std::string& original) {
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, suite, {}));
    std::set<std::string> known;
    for (const workspace::NamedQuestion& one : questions) {
        if (one.question.questionId == original || paraphraseOf(one.question) == original) {
            known.insert(text::foldedPhrase(one.question.questionText));
        }
    }
    return known;
}

std::string rootOf(const Question& question) {
    return paraphraseOf(question).value_or(question.questionId);
}

Result<std::string> suiteNameOf(const workspace::Reader& reader, base::RowId suite) {
    ASSAY_TRY(const auto all, workspace::suites(reader));
    for (const workspace::SuiteInfo& info : all) {
        if (info.id == suite) {
            return info.name;
        }
    }
    return base::fail(base::ErrorCode::NotFound, "suite " + std::to_string(suite));
}

} // namespace

Result<std::vector<WantedCategory>> wantedOfSuite(const workspace::Reader& reader, const std::string& suite) {
    const auto info = workspace::findSuite(reader, suite);
    if (!info) {
        return info.error().code == base::ErrorCode::NotFound
                   ? Result<std::vector<WantedCategory>>(std::vector<WantedCategory>())
                   : tl::unexpected(info.error());
    }
    ASSAY_TRY(const auto settings, workspace::readSuiteSettings(info->settings));
    if (!settings.target) {
        return std::vector<WantedCategory>();
    }
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, suite, {}));
    return wantedCategories(*settings.target, targetProgress(questions, *settings.target));
}

Result<base::RowId> suiteForDrafts(workspace::Workspace& workspace, const std::string& suite,
                                   const std::string& who) {
    if (suite.empty()) {
        return base::fail(base::ErrorCode::InvalidArgument, suite, "suite");
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    if (const auto known = workspace::findSuite(reader, suite)) {
        return known->id;
    }
    return workspace::createSuite(workspace, suite, who);
}

Result<std::vector<base::RowId>> keepDrafts(workspace::Workspace& workspace, const std::string& suite,
                                            std::span<const Question> drafts, const std::string& who,
                                            const std::string& reason) {
    ASSAY_TRY(const auto id, suiteForDrafts(workspace, suite, who));
    std::vector<workspace::NumberedQuestion> questions;
    for (const Question& draft : drafts) {
        questions.push_back({readyToKeep(draft, who), draft.category.empty() ? "Q-" : draft.category + "-"});
    }
    return workspace::addNumberedQuestions(workspace, id, questions, who, reason);
}

Result<base::RowId> keepDraft(workspace::Workspace& workspace, const std::string& suite,
                              const Question& draft, const std::string& who, const std::string& reason) {
    ASSAY_TRY(const auto kept, keepDrafts(workspace, suite, std::span(&draft, 1), who, reason));
    return kept.front();
}

Result<base::RowId> keepDraftOfBundle(workspace::Workspace& workspace, base::RowId bundle,
                                      const std::string& suite, const Question& draft,
                                      const std::string& who) {
    ASSAY_TRY(const auto id, suiteForDrafts(workspace, suite, who));
    Question question = readyToKeep(draft, who);
    question.questionId.clear();
    return workspace::addQuestionOfBundle(workspace, bundle, id, question, who);
}

Result<std::vector<std::string>> newWordings(const workspace::Reader& reader, base::RowId original,
                                             std::span<const std::string> texts) {
    ASSAY_TRY(const auto stored, workspace::storedQuestion(reader, original));
    ASSAY_TRY(const auto suite, suiteNameOf(reader, stored.suite));
    ASSAY_TRY(auto known, knownWordings(reader, suite, rootOf(stored.question)));
    std::vector<std::string> fresh;
    for (const std::string& wording : texts) {
        const std::string folded = text::foldedPhrase(wording);
        if (!folded.empty() && known.insert(folded).second) {
            fresh.push_back(wording);
        }
    }
    return fresh;
}

Result<std::vector<base::RowId>> keepParaphrases(workspace::Workspace& workspace, base::RowId original,
                                                 std::span<const std::string> texts, const std::string& who) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto fresh, newWordings(reader, original, texts));
    for (const std::string& wording : texts) {
        if (std::ranges::count(texts, wording) > 1 || std::ranges::find(fresh, wording) == fresh.end()) {
            return base::fail(base::ErrorCode::InvalidArgument, wording, "question_text");
        }
    }
    ASSAY_TRY(const auto stored, workspace::storedQuestion(reader, original));
    const std::string root = rootOf(stored.question);
    std::vector<workspace::NumberedQuestion> questions;
    for (const std::string& wording : texts) {
        Question question = draftOfParaphrase(stored.question, 1);
        question.questionText = wording;
        questions.push_back({readyToKeep(question, who), root + "-p", 1});
    }
    return workspace::addNumberedQuestions(workspace, stored.suite, questions, who,
                                           std::string(workspace::kParaphraseReason) + root);
}

} // namespace assay::curation

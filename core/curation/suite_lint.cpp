#include "core/curation/suite_lint.h"

#include "core/base/guard.h"
#include "core/curation/duplicate_questions.h"
#include "core/formats/record_issues.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace assay::curation {
namespace {

constexpr std::size_t kReportEvery = 64;

Suspicion duplicateOf(const workspace::NamedQuestion& first, const workspace::NamedQuestion& second,
                      const DuplicatePair& pair) {
    Suspicion suspicion;
    suspicion.rule = LintRule::DuplicateQuestion;
    suspicion.detail = pair.exact ? "exact_duplicate" : "near_duplicate";
    // The same words about another company or year may be meant.
    suspicion.severity = pair.sameContext ? base::Severity::Warning : base::Severity::Info;
    suspicion.question = second.id;
    suspicion.questionId = second.question.questionId;
    suspicion.otherQuestion = first.id;
    suspicion.otherQuestionId = first.question.questionId;
    suspicion.numbers = {{"jaccard", pair.similarity}};
    const std::string& text = second.question.questionText;
    suspicion.passages = {
        {"question_text", 0, 0, text.size(), text},
        {"other_question_text", 0, 0, first.question.questionText.size(), first.question.questionText}};
    suspicion.fingerprint = suspicionFingerprint(
        suspicion.rule, {first.question.questionId, normalisedQuestion(first.question.questionText),
                         normalisedQuestion(text)});
    return suspicion;
}

Suspicion sameIdAs(const workspace::NamedQuestion& first, const workspace::NamedQuestion& second) {
    Suspicion finding;
    finding.rule = LintRule::DuplicateId;
    finding.severity = base::Severity::Error;
    finding.question = second.id;
    finding.questionId = second.question.questionId;
    finding.otherQuestion = first.id;
    finding.otherQuestionId = first.question.questionId;
    const std::string& id = second.question.questionId;
    finding.passages = {{"question_id", 0, 0, id.size(), id}};
    finding.fingerprint = suspicionFingerprint(finding.rule, {second.suite, id});
    return finding;
}

// By rule, then by place, within one question.
void sortFindings(std::vector<Suspicion>& findings) {
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Suspicion& a, const Suspicion& b) { return a.rule < b.rule; });
}

} // namespace

base::Result<std::vector<EvidenceText>> NoLookup::evidence(std::span<const std::string> sentenceIds) {
    std::vector<EvidenceText> result;
    for (const std::string& id : sentenceIds) {
        result.push_back({id, std::nullopt});
    }
    return result;
}

std::int64_t LintReport::count(LintRule rule) const noexcept {
    return std::count_if(findings.begin(), findings.end(),
                         [rule](const Suspicion& finding) { return finding.rule == rule; });
}

base::Result<LintReport> lintSuite(std::span<const workspace::NamedQuestion> questions, LintLookup& lookup,
                                   const workspace::SuiteSettings& settings, std::stop_token stop,
                                   base::ProgressSink& progress, const DetectorPatterns& patterns) {
    return base::guarded("lint", [&]() -> base::Result<LintReport> {
        std::vector<const workspace::NamedQuestion*> looked;
        std::vector<ComparedText> texts;
        for (const workspace::NamedQuestion& entry : questions) {
            if (entry.question.status != model::QuestionStatus::Retired) {
                looked.push_back(&entry);
                // What is still to be written is like no other; it is a finding of its own.
                const std::string& text = entry.question.questionText;
                texts.push_back({formats::isPlaceholder(text) ? std::string_view() : std::string_view(text),
                                 questionContext(entry.question), comparedAnswer(entry.question)});
            }
        }
        const auto total = static_cast<std::int64_t>(looked.size());
        progress.report(base::Stage::Checking, 0, total);
        ASSAY_TRY(const auto held, lookup.holdsPassages());
        ASSAY_TRY(const auto pairs, findDuplicates(texts, patterns.limits().nearDuplicateFrom, stop));
        const bool letters = usesLetterCategories(questions);
        LintReport report;
        report.questions = total;
        std::map<std::pair<std::string_view, std::string_view>, const workspace::NamedQuestion*> byId;
        auto pair = pairs.begin();
        for (std::size_t i = 0; i < looked.size(); ++i) {
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            const workspace::NamedQuestion& entry = *looked[i];
            ASSAY_TRY(const auto evidence, lookup.evidence(entry.question.evidenceSentenceIds));
            ASSAY_TRY(const auto answer, lookup.answer(entry));
            Verdicts verdicts = judgeQuestion(
                {entry.id, entry.question, evidence, held, answer.has_value() ? &*answer : nullptr,
                 settings.coverage ? &*settings.coverage : nullptr, lookup.sourceIds(), patterns});
            std::vector<Suspicion> findings = std::move(verdicts.suspicions);
            for (; pair != pairs.end() && pair->second == i; ++pair) {
                findings.push_back(duplicateOf(*looked[pair->first], entry, *pair));
            }
            checkFields(entry.question, settings, letters, patterns, findings);
            if (!entry.question.questionId.empty()) {
                const auto [same, added] = byId.try_emplace({entry.suite, entry.question.questionId}, &entry);
                if (!added) {
                    findings.push_back(sameIdAs(*same->second, entry));
                }
            }
            sortFindings(findings);
            for (Suspicion& finding : findings) {
                finding.question = entry.id;
                report.findings.push_back(std::move(finding));
            }
            for (Abstention& abstention : verdicts.abstentions) {
                ++report.abstained[std::move(abstention)];
            }
            if ((i + 1) % kReportEvery == 0 || i + 1 == looked.size()) {
                progress.report(base::Stage::Checking, static_cast<std::int64_t>(i + 1), total);
            }
        }
        return report;
    });
}

} // namespace assay::curation

#include "app/pages/questions/question_findings.h"

#include "core/curation/bad_questions.h"
#include "core/curation/suite_lint.h"
#include "core/curation/workspace_lint.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/suite_setting_edits.h"

#include <algorithm>

namespace assay::app {

using base::Result;

Result<std::optional<workspace::ScoredAnswer>>
AnswersHeld::of(const workspace::Reader& reader, const std::string& questionId, const std::stop_token& stop) {
    ASSAY_TRY(const auto sets, workspace::answerSets(reader)); // newest first
    const std::scoped_lock lock(m_mutex);
    std::vector<Set> held;
    for (const workspace::AnswerSetInfo& info : sets) {
        ASSAY_TRY(const base::RowId run, workspace::newestAnswersRun(reader, info.id));
        const auto known =
            std::ranges::find_if(m_sets, [&](const Set& set) { return set.id == info.id && set.run == run; });
        if (known != m_sets.end()) {
            held.push_back(*known);
            continue;
        }
        ASSAY_TRY(auto loaded, workspace::loadAnswerScores(reader, info.id, stop));
        held.push_back({info.id, run, std::make_shared<const workspace::ScoredAnswers>(std::move(loaded))});
    }
    m_sets = std::move(held);
    std::optional<workspace::ScoredAnswer> newest; // that with the scores of rule 1, else any
    for (const Set& set : m_sets) {
        if (const auto found = set.answers->find(questionId); found != set.answers->end()) {
            if (found->second.metric("rouge_l") && found->second.metric("bertscore")) {
                return found->second;
            }
            newest = newest ? newest : std::optional(found->second);
        }
    }
    return newest;
}

Result<QuestionFindings> findingsOf(const workspace::Reader& reader, const workspace::StoredQuestion& stored,
                                    bool lettersExpected, AnswersHeld& answers, const std::stop_token& stop) {
    QuestionFindings findings;
    findings.question = stored.id;
    findings.revision = stored.revision;
    ASSAY_TRY(auto marks, workspace::suspicionMarksOfSuite(reader, stored.suite));
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(findings.marks),
                 [&](const workspace::SuspicionMark& mark) { return mark.suspicion.question == stored.id; });
    if (stored.question.status == model::QuestionStatus::Retired) {
        return findings; // as in the check of a suite
    }
    ASSAY_TRY(const auto settings, workspace::suiteSettingsOf(reader, stored.suite));
    std::vector<curation::EvidenceText> evidence;
    bool holds = false;
    for (const std::string& id : stored.question.evidenceSentenceIds) {
        ASSAY_TRY(auto passages, workspace::passagesOf(reader, id));
        for (workspace::StoredPassage& passage : passages) {
            evidence.push_back({id, std::move(passage.text)});
        }
        if (passages.empty()) {
            evidence.push_back({id, std::nullopt});
        }
        holds = holds || !passages.empty();
    }
    if (!holds && !evidence.empty()) {
        ASSAY_TRY(const auto held, workspace::passageCount(reader));
        holds = held > 0;
    }
    ASSAY_TRY(const auto answer, answers.of(reader, stored.question.questionId, stop));
    const auto imported =
        answer ? std::optional(curation::ImportedAnswer{answer->answer, answer->metric("rouge_l"),
                                                        answer->metric("bertscore")})
               : std::nullopt;
    ASSAY_TRY(const auto sources, curation::sourceIdsOf(reader, stop));
    std::optional<workspace::Coverage> coverage = settings.coverage;
    if (!coverage) {
        ASSAY_TRY(coverage, curation::coverageOfCorpora(reader));
    }
    const curation::DetectorPatterns& patterns = curation::DetectorPatterns::defaults();
    curation::Verdicts verdicts =
        curation::judgeQuestion({stored.id, stored.question, evidence, holds, imported ? &*imported : nullptr,
                                 coverage ? &*coverage : nullptr, sources ? &*sources : nullptr, patterns});
    findings.suspicions = std::move(verdicts.suspicions);
    findings.abstentions = std::move(verdicts.abstentions);
    curation::checkFields(stored.question, settings, lettersExpected, patterns, findings.suspicions);
    std::stable_sort(findings.suspicions.begin(), findings.suspicions.end(),
                     [](const auto& a, const auto& b) { return a.rule < b.rule; });
    for (curation::Suspicion& suspicion : findings.suspicions) {
        suspicion.question = stored.id;
        suspicion.questionId = stored.question.questionId;
    }
    return findings;
}

} // namespace assay::app

#include "app/pages/questions/question_findings.h"

#include "core/curation/bad_questions.h"
#include "core/curation/suite_lint.h"
#include "core/curation/suite_setting_edits.h"

#include <algorithm>

namespace assay::app {

using base::Result;

Result<std::optional<store::ScoredAnswer>>
AnswersHeld::of(const store::Reader& reader, const std::string& questionId, const std::stop_token& stop) {
    const auto sets = store::answerSets(reader); // newest first
    if (!sets) {
        return tl::unexpected(sets.error());
    }
    const std::scoped_lock lock(m_mutex);
    std::vector<Set> held;
    for (const store::AnswerSetInfo& info : *sets) {
        const auto known = std::find_if(m_sets.begin(), m_sets.end(),
                                        [&info](const Set& set) { return set.first == info.id; });
        if (known != m_sets.end()) {
            held.push_back(*known);
            continue;
        }
        auto loaded = store::loadAnswerScores(reader, info.id, stop);
        if (!loaded) {
            return tl::unexpected(loaded.error());
        }
        held.emplace_back(info.id, std::make_shared<const store::ScoredAnswers>(std::move(*loaded)));
    }
    m_sets = std::move(held);
    for (const Set& set : m_sets) {
        if (const auto found = set.second->find(questionId); found != set.second->end()) {
            return found->second;
        }
    }
    return std::nullopt;
}

Result<QuestionFindings> findingsOf(const store::Reader& reader, const store::StoredQuestion& stored,
                                    bool lettersExpected, AnswersHeld& answers, const std::stop_token& stop) {
    QuestionFindings findings;
    findings.question = stored.id;
    findings.revision = stored.revision;
    auto marks = curation::suspicionMarksOfSuite(reader, stored.suite);
    if (!marks) {
        return tl::unexpected(marks.error());
    }
    std::copy_if(marks->begin(), marks->end(), std::back_inserter(findings.marks),
                 [&](const curation::SuspicionMark& mark) { return mark.suspicion.question == stored.id; });
    if (stored.question.status == model::QuestionStatus::Retired) {
        return findings; // as in the check of a suite
    }
    const auto settings = curation::suiteSettingsOf(reader, stored.suite);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    std::vector<curation::EvidenceText> evidence;
    bool holds = false;
    for (const std::string& id : stored.question.evidenceSentenceIds) {
        auto passages = store::passagesOf(reader, id);
        if (!passages) {
            return tl::unexpected(passages.error());
        }
        for (store::StoredPassage& passage : *passages) {
            evidence.push_back({id, std::move(passage.text)});
        }
        if (passages->empty()) {
            evidence.push_back({id, std::nullopt});
        }
        holds = holds || !passages->empty();
    }
    if (!holds && !evidence.empty()) {
        const auto held = store::passageCount(reader);
        if (!held) {
            return tl::unexpected(held.error());
        }
        holds = *held > 0;
    }
    const auto answer = answers.of(reader, stored.question.questionId, stop);
    if (!answer) {
        return tl::unexpected(answer.error());
    }
    const auto imported =
        *answer ? std::optional(curation::ImportedAnswer{(*answer)->answer, (*answer)->metric("rouge_l"),
                                                         (*answer)->metric("bertscore")})
                : std::nullopt;
    const curation::DetectorPatterns& patterns = curation::DetectorPatterns::defaults();
    curation::Verdicts verdicts =
        curation::judgeQuestion({stored.id, stored.question, evidence, holds, imported ? &*imported : nullptr,
                                 settings->coverage ? &*settings->coverage : nullptr, patterns});
    findings.suspicions = std::move(verdicts.suspicions);
    findings.abstentions = std::move(verdicts.abstentions);
    curation::checkFields(stored.question, *settings, lettersExpected, patterns, findings.suspicions);
    std::stable_sort(findings.suspicions.begin(), findings.suspicions.end(),
                     [](const auto& a, const auto& b) { return a.rule < b.rule; });
    for (curation::Suspicion& suspicion : findings.suspicions) {
        suspicion.question = stored.id;
        suspicion.questionId = stored.question.questionId;
    }
    return findings;
}

} // namespace assay::app

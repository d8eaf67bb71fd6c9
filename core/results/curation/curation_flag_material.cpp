// The flagged and suspected questions of a suite, listed and counted.
#include "core/base/progress.h"
#include "core/curation/marked_suspicions.h"
#include "core/curation/suite_impact.h"
#include "core/curation/workspace_lint.h"
#include "core/results/curation/curation_material.h"

#include <algorithm>
#include <set>

namespace assay::results {
namespace {

using base::Result;
using curation::LintRule;
using curation::Suspicion;
using workspace::SuspicionKey;
using workspace::SuspicionMark;
using workspace::SuspicionState;

// Suspicions by what a mark remembers them by.
using Findings = std::map<SuspicionKey, const Suspicion*>;

std::int64_t sumOf(const SuiteFlags& flags, std::int64_t RuleCounts::* count) noexcept {
    std::int64_t sum = 0;
    for (const RuleCounts& rule : flags.rules) {
        sum += rule.*count;
    }
    return sum;
}

void countRules(const curation::LintReport& report, const std::vector<SuspicionMark>& marks,
                const std::string& now, SuiteFlags& flags) {
    const workspace::SuspicionMarks known(marks);
    std::vector<const Suspicion*> open;
    for (const Suspicion& finding : report.findings) {
        RuleCounts& rule = flags.rules[static_cast<std::size_t>(finding.rule)];
        ++rule.suspected;
        const SuspicionKey key = curation::keyOf(finding);
        const SuspicionMark* mark = known.find(key);
        if (mark == nullptr || (mark->state == SuspicionState::Snoozed && !known.hides(key, now))) {
            ++rule.open;
            open.push_back(&finding);
        }
    }
    for (const SuspicionMark& mark : marks) {
        const auto number = curation::lintRuleFromName(mark.suspicion.rule);
        if (!number) {
            continue; // of another version
        }
        RuleCounts& rule = flags.rules[static_cast<std::size_t>(*number)];
        rule.accepted += mark.state == SuspicionState::Accepted ? 1 : 0;
        rule.dismissed += mark.state == SuspicionState::Dismissed ? 1 : 0;
        rule.putOff += mark.state == SuspicionState::Snoozed && known.hides(mark.suspicion, now) ? 1 : 0;
    }
    std::map<LintRule, std::int64_t> most;
    for (const auto& [abstention, count] : report.abstained) {
        RuleCounts& rule = flags.rules[static_cast<std::size_t>(abstention.rule)];
        rule.notJudged += count;
        if (count > most[abstention.rule]) {
            most[abstention.rule] = count;
            rule.whyNot = abstention.why;
        }
    }
    std::stable_sort(open.begin(), open.end(), [](const Suspicion* a, const Suspicion* b) {
        return std::pair(b->severity, a->rule) < std::pair(a->severity, b->rule);
    });
    for (const Suspicion* finding : open) {
        flags.openSuspicions.push_back(*finding);
    }
}

void collectFlagged(const std::vector<workspace::NamedQuestion>& questions, const Findings& findings,
                    const std::vector<SuspicionMark>& marks, SuiteFlags& flags) {
    std::map<base::RowId, std::vector<const Suspicion*>> accepted;
    for (const SuspicionMark& mark : marks) {
        const auto found = findings.find(mark.suspicion);
        if (mark.state == SuspicionState::Accepted && found != findings.end()) {
            accepted[mark.suspicion.question].push_back(found->second);
        }
    }
    for (const workspace::NamedQuestion& entry : questions) {
        if (entry.question.status == model::QuestionStatus::Retired) {
            continue;
        }
        ++flags.questions;
        if (!curation::isFlagged(entry.question)) {
            continue;
        }
        ++flags.flagged;
        std::set<std::string> reasons;
        for (const model::QuestionFlag& flag : entry.question.flags) {
            reasons.insert(flag.reason);
        }
        if (reasons.empty()) {
            reasons.insert({});
        }
        for (const std::string& reason : reasons) {
            ++flags.byReason[reason];
        }
        FlaggedQuestion flagged{
            entry.question.questionId, entry.question.questionText, entry.question.flags, {}};
        for (const Suspicion* suspicion : accepted[entry.id]) {
            flagged.accepted.push_back(*suspicion);
        }
        flags.flaggedQuestions.push_back(std::move(flagged));
    }
}

void collectDismissed(const std::vector<workspace::NamedQuestion>& questions, const Findings& findings,
                      const std::vector<SuspicionMark>& marks, SuiteFlags& flags) {
    std::vector<const SuspicionMark*> dismissed;
    for (const SuspicionMark& mark : marks) {
        if (mark.state == SuspicionState::Dismissed) {
            dismissed.push_back(&mark);
        }
    }
    flags.dismissed = static_cast<std::int64_t>(dismissed.size());
    std::stable_sort(dismissed.begin(), dismissed.end(), [](const SuspicionMark* a, const SuspicionMark* b) {
        return b->markedAt < a->markedAt;
    });
    std::map<base::RowId, std::string> ids;
    for (const SuspicionMark* mark : dismissed) {
        ids[mark->suspicion.question];
    }
    for (const workspace::NamedQuestion& entry : questions) {
        if (const auto wanted = ids.find(entry.id); wanted != ids.end()) {
            wanted->second = entry.question.questionId;
        }
    }
    for (const SuspicionMark* mark : dismissed) {
        const auto found = findings.find(mark->suspicion);
        flags.dismissals.push_back({ids[mark->suspicion.question], *mark,
                                    found == findings.end() ? std::nullopt : std::optional(*found->second)});
    }
}

Result<> weigh(const SectionContext& context, const std::vector<workspace::NamedQuestion>& questions,
               const std::vector<workspace::AnswerSetInfo>& sets, SuiteFlags& flags) {
    for (const workspace::AnswerSetInfo& set : sets) {
        ASSAY_TRY(const auto answers, workspace::loadAnswerScores(context.reader, set.id, context.stop));
        const bool any =
            std::any_of(questions.begin(), questions.end(), [&](const workspace::NamedQuestion& entry) {
                return entry.question.status != model::QuestionStatus::Retired &&
                       answers.contains(entry.question.questionId);
            });
        if (!any) {
            continue;
        }
        ++flags.impactSets;
        if (flags.flagged == 0) {
            continue;
        }
        ASSAY_TRY(auto impact, curation::suiteImpact(questions, answers, {}, context.stop));
        flags.impacts.push_back({set.name, std::move(impact)});
    }
    return {};
}

} // namespace

std::int64_t SuiteFlags::open() const noexcept {
    return sumOf(*this, &RuleCounts::open);
}

std::int64_t SuiteFlags::accepted() const noexcept {
    return sumOf(*this, &RuleCounts::accepted);
}

std::int64_t SuiteFlags::putOff() const noexcept {
    return sumOf(*this, &RuleCounts::putOff);
}

Result<SuiteFlags> readSuiteFlags(const SectionContext& context, const workspace::SuiteInfo& suite,
                                  const std::vector<workspace::AnswerSetInfo>& answers,
                                  const std::string& now, SuiteQuestions& questions) {
    curation::WorkspaceLintOptions options;
    options.withMarked = true;
    options.now = now;
    base::NoProgress progress;
    auto lint = curation::lintWorkspace(context.reader, suite.name, options, context.stop, progress);
    const auto marks = workspace::suspicionMarksOfSuite(context.reader, suite.id);
    if (!lint || !marks) {
        return tl::unexpected(lint ? marks.error() : lint.error());
    }
    Findings findings;
    for (const Suspicion& finding : lint->report.findings) {
        findings.emplace(curation::keyOf(finding), &finding);
    }
    SuiteFlags flags;
    flags.notJudged = lint->report.abstained;
    countRules(lint->report, *marks, now, flags);
    collectFlagged(lint->questions, findings, *marks, flags);
    collectDismissed(lint->questions, findings, *marks, flags);
    ASSAY_TRY(weigh(context, lint->questions, answers, flags));
    questions = std::move(lint->questions);
    return flags;
}

} // namespace assay::results

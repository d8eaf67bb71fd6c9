// What was flagged and why, and what the detector suspects.
#include "core/results/curation/curation_figures.h"
#include "core/results/curation/curation_impact.h"
#include "core/results/curation/curation_material.h"
#include "core/results/curation/curation_words.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/shortened_text.h"
#include "core/results/report/table_rows.h"
#include "core/words/issue_text.h"
#include "core/words/question_words.h"

#include <algorithm>

namespace assay::results {
namespace {

using curation::LintRule;
using curation::Suspicion;

constexpr std::size_t kQuestionLength = 220;
constexpr std::size_t kNoteLength = 160;
// On a page.
constexpr std::size_t kFlaggedShown = 50;
constexpr std::size_t kSuspicionsShown = 30;
constexpr std::size_t kDismissedShown = 20;

KeyFigures keyFigures(const SuiteFlags& flags, const words::Wording& wording) {
    KeyFigures figures;
    const auto add = [&](std::string label, std::int64_t count, const char* definition) {
        figures.list.push_back({std::move(label), countFigure(count), Verdict::None, definition});
    };
    add(wording.text(ASSAY_TEXT("Report", "Questions")), flags.questions, "suite_questions");
    add(wording.text(ASSAY_TEXT("Report", "Flagged questions")), flags.flagged, "flagged_question");
    std::get<Figure>(figures.list.back().value).n = flags.questions;
    add(wording.text(ASSAY_TEXT("Report", "Open suspicions")), flags.open(), "suspicion_open");
    add(wording.text(ASSAY_TEXT("Report", "Accepted suspicions")), flags.accepted(), "suspicion_decided");
    add(wording.text(ASSAY_TEXT("Report", "Dismissed suspicions")), flags.dismissed, "suspicion_decided");
    add(wording.text(ASSAY_TEXT("Report", "Suspicions put off")), flags.putOff(), "suspicion_decided");
    return figures;
}

Table reasonsTable(const SuiteFlags& flags, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_flag_reasons" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Reasons of flags"));
    table.columns = {{"reason", wording.text(ASSAY_TEXT("Report", "Reason"))},
                     {"questions", wording.text(ASSAY_TEXT("Report", "Questions"))},
                     {"share", wording.text(ASSAY_TEXT("Report", "Of the flagged")), "share_of_suite"}};
    std::vector<std::pair<std::string, std::int64_t>> reasons(flags.byReason.begin(), flags.byReason.end());
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const auto& a, const auto& b) { return b.second < a.second; });
    for (const auto& [reason, count] : reasons) {
        table.rows.push_back({words::flagReasonText(reason, wording), countFigure(count),
                              shareFigure(count, flags.flagged, wording)});
    }
    return table;
}

std::string triggersText(const std::vector<Suspicion>& accepted, const words::Wording& wording) {
    std::string text;
    for (const Suspicion& suspicion : accepted) {
        const std::string finding = findingText(suspicion, wording);
        const std::string passages = passagesText(suspicion, wording);
        text += (text.empty() ? "" : " ‖ ") + ruleText(suspicion.rule, wording) +
                (finding.empty() ? "" : " – " + finding) + (passages.empty() ? "" : " – " + passages);
    }
    return text;
}

Table flaggedTable(const SuiteFlags& flags, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_flagged" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Flagged questions"));
    table.columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Id"))},
                     {"question", wording.text(ASSAY_TEXT("Report", "Question")), {}, true},
                     {"reason", wording.text(ASSAY_TEXT("Report", "Reason"))},
                     {"note", wording.text(ASSAY_TEXT("Report", "Note")), {}, true},
                     {"by", wording.text(ASSAY_TEXT("Report", "By"))},
                     {"on", wording.text(ASSAY_TEXT("Report", "On"))},
                     {"trigger", wording.text(ASSAY_TEXT("Report", "What triggered it")), {}, true}};
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "No question is flagged."));
    for (std::size_t q = 0; q < flags.flaggedQuestions.size(); ++q) {
        const FlaggedQuestion& question = flags.flaggedQuestions[q];
        if (q == kFlaggedShown) {
            table.shown = table.rows.size(); // a question with several flags has several rows
        }
        const std::string text = shortened(question.text, kQuestionLength);
        const std::string triggers = triggersText(question.accepted, wording);
        if (question.flags.empty()) {
            table.rows.push_back(
                {question.questionId, text, words::flagReasonText({}, wording), "", "", "", triggers});
        }
        for (std::size_t i = 0; i < question.flags.size(); ++i) {
            const model::QuestionFlag& flag = question.flags[i];
            table.rows.push_back({question.questionId, text, words::flagReasonText(flag.reason, wording),
                                  shortened(flag.note, kNoteLength), flag.flaggedBy, dayOf(flag.flaggedAt),
                                  i == 0 ? triggers : std::string()});
        }
    }
    return table;
}

Table rulesTable(const SuiteFlags& flags, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_rules" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Suspicions by rule"));
    table.columns = {
        {"rule", wording.text(ASSAY_TEXT("Report", "Rule"))},
        {"meaning", wording.text(ASSAY_TEXT("Report", "What it looks for")), {}, true},
        {"suspected", wording.text(ASSAY_TEXT("Report", "Suspected")), "suspicion"},
        {"open", wording.text(ASSAY_TEXT("Report", "Open")), "suspicion_open"},
        {"accepted", wording.text(ASSAY_TEXT("Report", "Accepted")), "suspicion_decided"},
        {"dismissed", wording.text(ASSAY_TEXT("Report", "Dismissed")), "suspicion_decided"},
        {"put_off", wording.text(ASSAY_TEXT("Report", "Put off")), "suspicion_decided"},
        {"not_judged", wording.text(ASSAY_TEXT("Report", "Not judged")), "suspicion_not_judged"}};
    for (std::size_t i = 0; i < flags.rules.size(); ++i) {
        const auto rule = static_cast<LintRule>(i);
        const RuleCounts& counts = flags.rules[i];
        const bool decided = counts.accepted + counts.dismissed + counts.putOff > 0;
        if (curation::detectorRuleNumber(rule) == 0 && counts.suspected == 0 && !decided) {
            continue; // a check of fields that found nothing
        }
        const bool judged = counts.suspected > 0 || counts.notJudged < flags.questions;
        const std::string why = flags.questions == 0 ? wording.text(ASSAY_TEXT("Report", "no question"))
                                                     : abstentionText(counts.whyNot, wording);
        const auto found = [&](std::int64_t count) {
            return judged && flags.questions > 0 ? countFigure(count) : undefinedCount(why);
        };
        table.rows.push_back({ruleText(rule, wording), ruleMeaning(rule, wording), found(counts.suspected),
                              found(counts.open), countFigure(counts.accepted), countFigure(counts.dismissed),
                              countFigure(counts.putOff), countFigure(counts.notJudged)});
    }
    table.note = wording.text(
        ASSAY_TEXT("Report",
                   "Questions looked at: %1. Decisions count also where the question was changed since, "
                   "so that nothing is suspected there any more."),
        {wording.count(flags.questions)});
    return table;
}

Table openTable(const SuiteFlags& flags, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_open_suspicions" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Open suspicions"));
    table.columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Id"))},
                     {"severity", wording.text(ASSAY_TEXT("Report", "Severity"))},
                     {"rule", wording.text(ASSAY_TEXT("Report", "Rule"))},
                     {"finding", wording.text(ASSAY_TEXT("Report", "What exactly")), {}, true},
                     {"passages", wording.text(ASSAY_TEXT("Report", "What triggered it")), {}, true}};
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "No suspicion is open."));
    for (const Suspicion& suspicion : flags.openSuspicions) {
        table.rows.push_back({suspicion.questionId, severityText(suspicion.severity, wording),
                              ruleText(suspicion.rule, wording), findingText(suspicion, wording),
                              passagesText(suspicion, wording)});
    }
    showFirst(table, kSuspicionsShown);
    return table;
}

Table dismissedTable(const SuiteFlags& flags, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_dismissed" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Dismissed suspicions, the latest first"));
    table.columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Id"))},
                     {"rule", wording.text(ASSAY_TEXT("Report", "Rule"))},
                     {"why", wording.text(ASSAY_TEXT("Report", "Why dismissed")), {}, true},
                     {"by", wording.text(ASSAY_TEXT("Report", "By"))},
                     {"on", wording.text(ASSAY_TEXT("Report", "On"))},
                     {"trigger", wording.text(ASSAY_TEXT("Report", "What triggered it")), {}, true}};
    for (const DismissedSuspicion& one : flags.dismissals) {
        const auto rule = curation::lintRuleFromName(one.mark.suspicion.rule);
        table.rows.push_back(
            {one.questionId, rule ? ruleText(*rule, wording) : words::spaced(one.mark.suspicion.rule),
             shortened(one.mark.reason, kNoteLength), one.mark.markedBy, dayOf(one.mark.markedAt),
             one.suspicion ? passagesText(*one.suspicion, wording)
                           : wording.text(ASSAY_TEXT("Report", "(the question was changed since)"))});
    }
    showFirst(table, kDismissedShown);
    return table;
}

Table notJudgedTable(const SuiteFlags& flags, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_not_judged" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "What the rules could not judge"));
    table.columns = {{"rule", wording.text(ASSAY_TEXT("Report", "Rule"))},
                     {"why", wording.text(ASSAY_TEXT("Report", "Why")), {}, true},
                     {"questions", wording.text(ASSAY_TEXT("Report", "Questions")), "suspicion_not_judged"}};
    for (const auto& [abstention, count] : flags.notJudged) {
        table.rows.push_back({ruleText(abstention.rule, wording), abstentionText(abstention.why, wording),
                              countFigure(count)});
    }
    return table;
}

std::vector<Block> blocksOf(const SuiteMaterial& suite, const std::string& suffix,
                            const words::Wording& wording) {
    if (suite.questions() == 0) {
        return {Paragraph{
            wording.text(ASSAY_TEXT("Report", "The suite holds no question, so there is nothing to flag."))}};
    }
    const SuiteFlags& flags = *suite.flags;
    std::vector<Block> blocks{keyFigures(flags, wording)};
    if (!flags.byReason.empty()) {
        blocks.emplace_back(reasonsTable(flags, suffix, wording));
    }
    blocks.emplace_back(flaggedTable(flags, suffix, wording));
    blocks.emplace_back(rulesTable(flags, suffix, wording));
    blocks.emplace_back(openTable(flags, suffix, wording));
    if (flags.dismissed > 0) {
        blocks.emplace_back(dismissedTable(flags, suffix, wording));
    }
    if (!flags.notJudged.empty()) {
        blocks.emplace_back(notJudgedTable(flags, suffix, wording));
    }
    std::vector<Block> impact = impactBlocks(flags, suffix, wording);
    std::move(impact.begin(), impact.end(), std::back_inserter(blocks));
    return blocks;
}

} // namespace

base::Result<Section> curationFlags(const SectionContext& context) {
    return sectionOfSuites(context, "curation_flags",
                           [&](const SuiteMaterial& suite, const std::string& suffix) {
                               return blocksOf(suite, suffix, context.wording);
                           });
}

} // namespace assay::results

// The sections of reports on what people said of answers: claims and fidelity, and how far a judge agrees
// with people.
#include "core/results/answers/answer_section_parts.h"
#include "core/results/answers/fidelity_blocks.h"
#include "core/results/answers/judge_blocks.h"
#include "core/results/report/section_makers.h"

#include <iterator>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kPrintedUnfaithful = 5;

Paragraph whyGone(const words::Wording& w) {
    return {w.text(ASSAY_TEXT("Report", "The answers or the questions of this run are no longer in the "
                                        "workspace, so what people said of them cannot be found."))};
}

bool hasJudge(const evaluate::AnswerRun& run) {
    return run.figures.find("judge_pass") != nullptr || run.figures.find("judge_overall") != nullptr;
}

Section fidelitySection(const ReportedAnswers& reported, AnswerPlace place, const words::Wording& w) {
    Section section;
    if (!reported.reading) {
        section.blocks.emplace_back(whyGone(w));
        return section;
    }
    const evaluate::FidelityOfRun& read = *reported.reading;
    if (read.figures.answersRead > 0) {
        section.blocks.emplace_back(answerFacts(reported.run, place, w));
    }
    auto blocks = fidelityBlocks(read.figures, w, place);
    std::move(blocks.begin(), blocks.end(), std::back_inserter(section.blocks));
    if (read.figures.answersRead > 0) {
        Table wanting = unfaithfulTable(read.figures, read.questions, w, place);
        if (wanting.rows.size() > kPrintedUnfaithful) {
            wanting.shown = kPrintedUnfaithful;
        }
        section.blocks.emplace_back(std::move(wanting));
    }
    return section;
}

Section judgeSection(const ReportedAnswers& reported, AnswerPlace place, const words::Wording& w) {
    Section section;
    if (!reported.judge) {
        section.blocks.emplace_back(whyGone(w));
        return section;
    }
    const evaluate::JudgeAgreement& agreement = *reported.judge;
    const bool areSeveral = reported.judges && reported.judges->judges.size() > 1;
    const auto addEachOther = [&] {
        if (areSeveral) {
            section.blocks.emplace_back(judgePairsTable(*reported.judges, w, place));
        }
    };
    if (!hasJudge(reported.run)) {
        section.blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "No judge has scored the answers of this run."))});
        return section;
    }
    if (agreement.both == 0 && agreement.personOnly == 0) {
        section.blocks.emplace_back(Paragraph{
            w.text(ASSAY_TEXT("Report", "Nobody has judged an answer of this run without seeing the judge's "
                                        "verdict, so how far the judge agrees with people is not known."))});
        addEachOther();
        return section;
    }
    section.blocks.emplace_back(answerFacts(reported.run, place, w));
    section.blocks.emplace_back(Paragraph{judgeVerdictText(agreement, w)});
    section.blocks.emplace_back(judgeAgreementFigures(agreement, w));
    section.blocks.emplace_back(judgeAgreementTable(agreement, w, place));
    if (areSeveral) {
        section.blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Above stands the first judge of the run, %1."),
                             {judgeTitle(reported.judges->judges.front().judge, w)})});
        section.blocks.emplace_back(judgesTable(*reported.judges, w, place));
    }
    addEachOther();
    return section;
}

} // namespace

base::Result<Section> answerFidelity(const SectionContext& context) {
    return sectionOfAnswers(context, "answer_fidelity", [&](const ReportedAnswers& one, AnswerPlace place) {
        return fidelitySection(one, place, context.wording);
    });
}

base::Result<Section> answerJudge(const SectionContext& context) {
    return sectionOfAnswers(context, "answer_judge", [&](const ReportedAnswers& one, AnswerPlace place) {
        return judgeSection(one, place, context.wording);
    });
}

} // namespace assay::results

#include "core/results/report/title_facts.h"

#include "core/results/answers/answer_material.h"
#include "core/results/curation/curation_material.h"
#include "core/results/neighbours/neighbour_material.h"
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_material.h"
#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <array>

namespace assay::results {

base::Result<Facts> titleFacts(const SectionContext& context) {
    const words::Wording& wording = context.wording;
    Facts facts;
    if (context.thresholds != nullptr) {
        for (const ThresholdSet& set : context.thresholds->sets) {
            facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Scored set")),
                                    wording.text(ASSAY_TEXT("Report", "%1: samples %2"),
                                                 {set.info.name, wording.count(set.info.records)}));
        }
    }
    if (context.neighbours != nullptr) {
        ASSAY_TRY(const auto corpora, workspace::corpora(context.reader));
        const auto isTested = [&](const workspace::CorpusInfo& corpus) {
            return std::ranges::any_of(context.neighbours->runs,
                                       [&](const ReportedRun& run) { return run.info.corpus == corpus.id; });
        };
        for (const workspace::CorpusInfo& corpus : corpora) {
            if (isTested(corpus)) {
                facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Corpus")),
                                        wording.text(ASSAY_TEXT("Report", "%1: sentences %2"),
                                                     {corpus.name, wording.count(corpus.sentences)}));
            }
        }
    }
    if (context.answers != nullptr) {
        for (const ReportedAnswers& one : context.answers->runs) {
            facts.list.emplace_back(
                wording.text(ASSAY_TEXT("Report", "Answers of")),
                wording.text(ASSAY_TEXT("Report", "%1: questions %2"),
                             {one.run.inputs.predictions, wording.count(std::ssize(one.run.items))}));
        }
    }
    if (context.curation != nullptr) {
        for (const SuiteMaterial& suite : context.curation->suites) {
            facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Gold suite")),
                                    wording.text(ASSAY_TEXT("Report", "%1: questions %2"),
                                                 {suite.info.name, wording.count(suite.info.questions)}));
        }
    }
    return facts;
}

std::string defaultTitle(const std::string& name, const ReportPlan& plan, const words::Wording& wording) {
    const bool hasThresholds = isReported(plan, "thresholds");
    const bool hasNeighbours = isReported(plan, "neighbours");
    const bool hasAnswers = isReported(plan, "answers");
    const bool hasCuration = isReported(plan, "curation");
    if (hasAnswers && !hasThresholds && !hasNeighbours && !hasCuration) {
        return wording.text(ASSAY_TEXT("Report", "Answers of %1"), {name});
    }
    if (hasAnswers) {
        return wording.text(ASSAY_TEXT("Report", "Review of %1"), {name});
    }
    if (hasThresholds && !hasNeighbours && !hasCuration) {
        return wording.text(ASSAY_TEXT("Report", "Thresholds of %1"), {name});
    }
    if (hasNeighbours && !hasThresholds && !hasCuration) {
        return wording.text(ASSAY_TEXT("Report", "Neighbour tests of %1"), {name});
    }
    if (hasCuration && !hasThresholds && !hasNeighbours) {
        return wording.text(ASSAY_TEXT("Report", "Curation of %1"), {name});
    }
    return wording.text(ASSAY_TEXT("Report", "Review of %1"), {name});
}

std::string defaultSubtitle(HeldKinds held, const words::Wording& wording) {
    // Whole phrases: how a list ends differs from language to language.
    const std::array<const char*, 16> kinds{
        "",
        ASSAY_TEXT("Report", "Thresholds"),
        ASSAY_TEXT("Report", "Neighbour tests"),
        ASSAY_TEXT("Report", "Thresholds and neighbour tests"),
        ASSAY_TEXT("Report", "Curation of gold questions"),
        ASSAY_TEXT("Report", "Thresholds and curation of gold questions"),
        ASSAY_TEXT("Report", "Neighbour tests and curation of gold questions"),
        ASSAY_TEXT("Report", "Thresholds, neighbour tests and curation of gold questions"),
        ASSAY_TEXT("Report", "Answers"),
        ASSAY_TEXT("Report", "Thresholds and answers"),
        ASSAY_TEXT("Report", "Neighbour tests and answers"),
        ASSAY_TEXT("Report", "Thresholds, neighbour tests and answers"),
        ASSAY_TEXT("Report", "Answers and curation of gold questions"),
        ASSAY_TEXT("Report", "Thresholds, answers and curation of gold questions"),
        ASSAY_TEXT("Report", "Neighbour tests, answers and curation of gold questions"),
        ASSAY_TEXT("Report", "Thresholds, neighbour tests, answers and curation of gold questions")};
    const std::size_t which = (held.thresholds ? 1U : 0U) + (held.neighbours ? 2U : 0U) +
                              (held.curation ? 4U : 0U) + (held.answers ? 8U : 0U);
    return which == 0 ? std::string() : wording.text(kinds[which]);
}

} // namespace assay::results

#include "core/results/report/title_facts.h"

#include "core/results/answers/answer_material.h"
#include "core/results/curation/curation_material.h"
#include "core/results/neighbours/neighbour_material.h"
#include "core/results/report/section_makers.h"
#include "core/results/retrieval/retrieval_material.h"
#include "core/results/thresholds/threshold_material.h"
#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

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
    if (context.retrieval != nullptr) {
        for (const evaluate::RetrievalRun& run : context.retrieval->runs) {
            facts.list.emplace_back(
                wording.text(ASSAY_TEXT("Report", "Ranked lists of")),
                wording.text(ASSAY_TEXT("Report", "%1: questions %2"),
                             {run.about.predictions, wording.count(run.evaluation.figures.questions)}));
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
    struct Named {
        std::string_view group;
        const char* title;
    };

    constexpr std::array kTitles{Named{"thresholds", ASSAY_TEXT("Report", "Thresholds of %1")},
                                 Named{"neighbours", ASSAY_TEXT("Report", "Neighbour tests of %1")},
                                 Named{"retrieval", ASSAY_TEXT("Report", "Retrieval of %1")},
                                 Named{"answers", ASSAY_TEXT("Report", "Answers of %1")},
                                 Named{"curation", ASSAY_TEXT("Report", "Curation of %1")}};
    const char* title = nullptr;
    for (const Named& each : kTitles) {
        if (isReported(plan, each.group)) {
            if (title != nullptr) { // of several
                return wording.text(ASSAY_TEXT("Report", "Review of %1"), {name});
            }
            title = each.title;
        }
    }
    return wording.text(title != nullptr ? title : ASSAY_TEXT("Report", "Review of %1"), {name});
}

std::string defaultSubtitle(HeldKinds held, const words::Wording& wording) {
    struct Kind {
        bool isHeld;
        const char* first;  // at the beginning
        const char* inside; // behind others
    };

    const std::array<Kind, 5> kinds{
        {{held.thresholds, ASSAY_TEXT("Report", "Thresholds"), ASSAY_TEXT("Report", "thresholds")},
         {held.neighbours, ASSAY_TEXT("Report", "Neighbour tests"), ASSAY_TEXT("Report", "neighbour tests")},
         {held.retrieval, ASSAY_TEXT("Report", "Retrieval"), ASSAY_TEXT("Report", "retrieval")},
         {held.answers, ASSAY_TEXT("Report", "Answers"), ASSAY_TEXT("Report", "answers")},
         {held.curation, ASSAY_TEXT("Report", "Curation of gold questions"),
          ASSAY_TEXT("Report", "curation of gold questions")}}};
    std::vector<std::string> names;
    for (const Kind& kind : kinds) {
        if (kind.isHeld) {
            names.push_back(wording.text(names.empty() ? kind.first : kind.inside));
        }
    }
    std::string text = names.empty() ? std::string() : names.front();
    for (std::size_t i = 1; i < names.size(); ++i) {
        text = wording.text(i + 1 == names.size() ? ASSAY_TEXT("Report", "%1 and %2")
                                                  : ASSAY_TEXT("Report", "%1, %2"),
                            {text, names[i]});
    }
    return text;
}

} // namespace assay::results

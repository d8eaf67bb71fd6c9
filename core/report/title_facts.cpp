#include "core/report/title_facts.h"

#include "core/report/sections/curation_material.h"
#include "core/report/sections/neighbour_material.h"
#include "core/report/sections/threshold_material.h"
#include "core/store/corpora.h"

#include <algorithm>

namespace assay::report {

base::Result<Facts> titleFacts(const SectionContext& context) {
    const Wording& wording = context.wording;
    Facts facts;
    if (context.thresholds != nullptr) {
        for (const ThresholdSet& set : context.thresholds->sets) {
            facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Scored set")),
                                    wording.text(ASSAY_TEXT("Report", "%1: samples %2"),
                                                 {set.info.name, wording.count(set.info.records)}));
        }
    }
    if (context.neighbours != nullptr) {
        const auto corpora = store::corpora(context.reader);
        if (!corpora) {
            return tl::unexpected(corpora.error());
        }
        const auto isTested = [&](const store::CorpusInfo& corpus) {
            return std::ranges::any_of(context.neighbours->runs,
                                       [&](const ReportedRun& run) { return run.info.corpus == corpus.id; });
        };
        for (const store::CorpusInfo& corpus : *corpora) {
            if (isTested(corpus)) {
                facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Corpus")),
                                        wording.text(ASSAY_TEXT("Report", "%1: sentences %2"),
                                                     {corpus.name, wording.count(corpus.sentences)}));
            }
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

} // namespace assay::report

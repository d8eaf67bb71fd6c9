#include "core/report/title_facts.h"

#include "core/report/report_sections.h"
#include "core/store/corpora.h"
#include "core/store/scored_sets.h"
#include "core/store/suites.h"

#include <algorithm>
#include <array>

namespace assay::report {
namespace {

bool shows(const ReportPlan& plan, std::string_view group) {
    const auto& kinds = sectionKinds();
    return std::any_of(plan.sections.begin(), plan.sections.end(), [&](const PlannedSection& section) {
        return section.shown && std::any_of(kinds.begin(), kinds.end(), [&](const SectionKind& kind) {
                   return kind.group == group && kind.id == section.id;
               });
    });
}

bool covers(const std::vector<std::string>& chosen, const std::string& name) {
    return chosen.empty() || std::find(chosen.begin(), chosen.end(), name) != chosen.end();
}

} // namespace

base::Result<Facts> titleFacts(const store::Reader& reader, const ReportPlan& plan, const Wording& wording) {
    Facts facts;
    if (shows(plan, "thresholds")) {
        const auto sets = store::scoredSets(reader);
        if (!sets) {
            return tl::unexpected(sets.error());
        }
        for (const store::ScoredSetInfo& set : *sets) {
            if (covers(plan.scoredSets, set.name)) {
                facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Scored set")),
                                        wording.text(ASSAY_TEXT("Report", "%1: samples %2"),
                                                     {set.name, wording.count(set.records)}));
            }
        }
    }
    if (shows(plan, "neighbours")) {
        const auto corpora = store::corpora(reader);
        if (!corpora) {
            return tl::unexpected(corpora.error());
        }
        for (const store::CorpusInfo& corpus : *corpora) {
            facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Corpus")),
                                    wording.text(ASSAY_TEXT("Report", "%1: sentences %2"),
                                                 {corpus.name, wording.count(corpus.sentences)}));
        }
    }
    if (shows(plan, "curation")) {
        const auto suites = store::suites(reader);
        if (!suites) {
            return tl::unexpected(suites.error());
        }
        for (const store::SuiteInfo& suite : *suites) {
            if (covers(plan.suites, suite.name)) {
                facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Gold suite")),
                                        wording.text(ASSAY_TEXT("Report", "%1: questions %2"),
                                                     {suite.name, wording.count(suite.questions)}));
            }
        }
    }
    return facts;
}

std::string defaultTitle(const std::string& name, const ReportPlan& plan, const Wording& wording) {
    const bool hasThresholds = shows(plan, "thresholds");
    const bool hasNeighbours = shows(plan, "neighbours");
    const bool hasCuration = shows(plan, "curation");
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

std::string defaultSubtitle(HeldKinds held, const Wording& wording) {
    // Whole phrases: how a list ends differs from language to language.
    const std::array<const char*, 8> kinds{
        "",
        ASSAY_TEXT("Report", "Thresholds"),
        ASSAY_TEXT("Report", "Neighbour tests"),
        ASSAY_TEXT("Report", "Thresholds and neighbour tests"),
        ASSAY_TEXT("Report", "Curation of gold questions"),
        ASSAY_TEXT("Report", "Thresholds and curation of gold questions"),
        ASSAY_TEXT("Report", "Neighbour tests and curation of gold questions"),
        ASSAY_TEXT("Report", "Thresholds, neighbour tests and curation of gold questions")};
    const std::size_t which =
        (held.thresholds ? 1U : 0U) + (held.neighbours ? 2U : 0U) + (held.curation ? 4U : 0U);
    return which == 0 ? std::string() : wording.text(kinds[which]);
}

} // namespace assay::report

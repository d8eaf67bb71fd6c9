#include "core/results/report/report_sections.h"

#include "core/base/guard.h"
#include "core/base/version.h"
#include "core/results/report/brief_report.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/title_facts.h"
#include "core/text/alphabetical_order.h"
#include "core/words/definitions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

struct Maker {
    SectionKind kind;
    BuildSection build; // nullptr: of everything else, made below
};

constexpr std::string_view kThresholds = "thresholds";
constexpr std::string_view kNeighbours = "neighbours";
constexpr std::string_view kRetrieval = "retrieval";
constexpr std::string_view kAnswers = "answers";
constexpr std::string_view kCuration = "curation";

constexpr std::array kMakers{
    Maker{{"summary", ASSAY_TEXT("Report", "Summary"), ""}, nullptr},
    Maker{{"threshold_scenarios", ASSAY_TEXT("Report", "Thresholds by scenario"), kThresholds},
          thresholdScenarios},
    Maker{{"threshold_curves", ASSAY_TEXT("Report", "Threshold curves"), kThresholds}, thresholdCurves},
    Maker{{"threshold_matrices", ASSAY_TEXT("Report", "Confusion matrices"), kThresholds}, thresholdMatrices},
    Maker{{"threshold_decision", ASSAY_TEXT("Report", "Threshold decision"), kThresholds}, thresholdDecision},
    Maker{{"threshold_flips", ASSAY_TEXT("Report", "Samples that flip"), kThresholds}, thresholdFlips},
    Maker{{"threshold_robustness", ASSAY_TEXT("Report", "Robustness of thresholds"), kThresholds},
          thresholdRobustness},
    Maker{{"threshold_generalisation", ASSAY_TEXT("Report", "Generalisation of thresholds"), kThresholds},
          thresholdGeneralisation},
    Maker{{"threshold_comparison", ASSAY_TEXT("Report", "Comparison of detectors and runs"), kThresholds},
          thresholdComparison},
    Maker{{"neighbour_regimes", ASSAY_TEXT("Report", "Neighbour test"), kNeighbours}, neighbourRegimes},
    Maker{{"neighbour_strata", ASSAY_TEXT("Report", "Neighbour test by strata"), kNeighbours},
          neighbourStrata},
    Maker{{"neighbour_distances", ASSAY_TEXT("Report", "Distances"), kNeighbours}, neighbourDistances},
    Maker{{"neighbour_hardest", ASSAY_TEXT("Report", "Hardest cases"), kNeighbours}, neighbourHardest},
    Maker{{"neighbour_gate", ASSAY_TEXT("Report", "Regression gate"), kNeighbours}, neighbourGate},
    Maker{{"retrieval_quality", ASSAY_TEXT("Report", "Retrieval on questions"), kRetrieval},
          retrievalQuality},
    Maker{{"retrieval_strata", ASSAY_TEXT("Report", "Retrieval by strata"), kRetrieval}, retrievalStrata},
    Maker{{"retrieval_comparison", ASSAY_TEXT("Report", "Comparison of ranked lists"), kRetrieval},
          retrievalComparison},
    Maker{{"retrieval_alpha", ASSAY_TEXT("Report", "Alpha of hybrid search"), kRetrieval}, retrievalAlpha},
    Maker{{"answer_quality", ASSAY_TEXT("Report", "Answers"), kAnswers}, answerQuality},
    Maker{{"answer_strata", ASSAY_TEXT("Report", "Answers by strata"), kAnswers}, answerStrata},
    Maker{{"answer_comparison", ASSAY_TEXT("Report", "Comparison of answer systems"), kAnswers},
          answerComparison},
    Maker{{"answer_fidelity", ASSAY_TEXT("Report", "Claims and fidelity of answers"), kAnswers},
          answerFidelity},
    Maker{{"answer_judge", ASSAY_TEXT("Report", "Judge against people"), kAnswers}, answerJudge},
    Maker{{"curation_flags", ASSAY_TEXT("Report", "Flagged questions"), kCuration}, curationFlags},
    Maker{{"curation_coverage", ASSAY_TEXT("Report", "Coverage of the gold suite"), kCuration},
          curationCoverage},
    Maker{{"curation_agreement", ASSAY_TEXT("Report", "Agreement of reviewers"), kCuration},
          curationAgreement},
    Maker{{"curation_changes", ASSAY_TEXT("Report", "Changes since the last version"), kCuration},
          curationChanges},
    Maker{{"curation_mining", ASSAY_TEXT("Report", "What was mined"), kCuration}, curationMining},
    Maker{{"run_gates", ASSAY_TEXT("Report", "Gates"), ""}, runGates},
    Maker{{"run_incidents", ASSAY_TEXT("Report", "Incidents and releases"), ""}, runIncidents},
    Maker{{"issues", ASSAY_TEXT("Report", "Open issues of the data"), ""}, openIssues},
    Maker{{"definitions", ASSAY_TEXT("Report", "Definitions"), ""}, nullptr},
    Maker{{"provenance", ASSAY_TEXT("Report", "Provenance"), ""}, nullptr},
};

const Maker* makerOf(std::string_view id) {
    const auto* found =
        std::find_if(kMakers.begin(), kMakers.end(), [&](const Maker& one) { return one.kind.id == id; });
    return found != kMakers.end() ? found : nullptr;
}

struct Materials {
    std::shared_ptr<const ThresholdMaterial> thresholds;
    std::shared_ptr<const NeighbourMaterial> neighbours;
    std::shared_ptr<const RetrievalMaterial> retrieval;
    std::shared_ptr<const AnswersMaterial> answers;
    std::shared_ptr<const CurationMaterial> curation;
};

// Only what a shown section needs.
Result<Materials> readMaterials(SectionContext& context, base::ProgressSink& progress) {
    Materials materials;
    const auto begin = [&](MeasurementGroup group) {
        progress.report(base::Stage::Loading, static_cast<std::int64_t>(group),
                        static_cast<std::int64_t>(kMeasurementGroups.size()));
    };
    if (isReported(context.plan, kThresholds)) {
        begin(MeasurementGroup::Thresholds);
        ASSAY_TRY(auto read, thresholdMaterial(context));
        materials.thresholds = std::move(read);
        context.thresholds = materials.thresholds.get();
    }
    if (isReported(context.plan, kNeighbours)) {
        begin(MeasurementGroup::Neighbours);
        ASSAY_TRY(auto read, neighbourMaterial(context));
        materials.neighbours = std::move(read);
        context.neighbours = materials.neighbours.get();
    }
    if (isReported(context.plan, kRetrieval)) {
        begin(MeasurementGroup::Retrieval);
        ASSAY_TRY(auto read, retrievalMaterial(context));
        materials.retrieval = std::move(read);
        context.retrieval = materials.retrieval.get();
    }
    if (isReported(context.plan, kAnswers)) {
        begin(MeasurementGroup::Answers);
        ASSAY_TRY(auto read, answersMaterial(context));
        materials.answers = std::move(read);
        context.answers = materials.answers.get();
    }
    if (isReported(context.plan, kCuration)) {
        begin(MeasurementGroup::Curation);
        ASSAY_TRY(auto read, curationMaterial(context));
        materials.curation = std::move(read);
        context.curation = materials.curation.get();
    }
    return materials;
}

// Of every material that is there, behind each other.
template <typename Make>
Section gathered(const SectionContext& context, const Make& make) {
    Section section;
    const auto add = [&](std::vector<Block> blocks) {
        std::move(blocks.begin(), blocks.end(), std::back_inserter(section.blocks));
    };
    if (context.thresholds != nullptr) {
        add(make(*context.thresholds));
    }
    if (context.neighbours != nullptr) {
        add(make(*context.neighbours));
    }
    if (context.retrieval != nullptr) {
        add(make(*context.retrieval));
    }
    if (context.answers != nullptr) {
        add(make(*context.answers));
    }
    if (context.curation != nullptr) {
        add(make(*context.curation));
    }
    if (section.blocks.empty()) {
        section.blocks.emplace_back(Paragraph{context.wording.text(
            ASSAY_TEXT("Report", "Of what this report is about, the workspace holds nothing."))});
    }
    return section;
}

Section definitionsOf(const std::vector<Section>& sections, const words::Wording& wording) {
    Table table;
    table.name = "definition_list";
    table.columns = {{"figure", wording.text(ASSAY_TEXT("Report", "Figure"))},
                     {"definition", wording.text(ASSAY_TEXT("Report", "Definition")), {}, true},
                     {"source", wording.text(ASSAY_TEXT("Report", "Source"))}};
    std::set<std::string> ids;
    for (const std::string& id : usedDefinitions(sections)) {
        ids.insert(id);
        if (const words::Definition* found = words::definitionOf(id);
            found != nullptr && !found->method.empty()) {
            ids.emplace(found->method);
        }
    }
    std::vector<const words::Definition*> definitions;
    std::vector<std::string> names;
    for (const std::string& id : ids) {
        if (const words::Definition* found = words::definitionOf(id)) {
            definitions.push_back(found);
            names.push_back(wording.text(found->name));
        }
    }
    for (const std::size_t place : text::alphabeticalOrder(names, wording.language())) {
        const words::Definition& found = *definitions[place];
        table.rows.push_back(
            {names[place], words::definitionText(found, wording), std::string(found.source)});
    }
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "No figure of this report needs one."));
    Section section;
    section.blocks.emplace_back(std::move(table));
    return section;
}

HeldKinds heldKinds(const SectionContext& context) {
    return {context.thresholds != nullptr && isHeld(*context.thresholds),
            context.neighbours != nullptr && isHeld(*context.neighbours),
            context.retrieval != nullptr && isHeld(*context.retrieval),
            context.answers != nullptr && isHeld(*context.answers),
            context.curation != nullptr && isHeld(*context.curation)};
}

std::string newest(const SectionContext& context) {
    std::string date;
    if (context.thresholds != nullptr) {
        date = std::max(date, newestOf(*context.thresholds));
    }
    if (context.neighbours != nullptr) {
        date = std::max(date, newestOf(*context.neighbours));
    }
    if (context.retrieval != nullptr) {
        date = std::max(date, newestOf(*context.retrieval));
    }
    if (context.answers != nullptr) {
        date = std::max(date, newestOf(*context.answers));
    }
    if (context.curation != nullptr) {
        date = std::max(date, newestOf(*context.curation));
    }
    return date;
}

} // namespace

const std::vector<SectionKind>& sectionKinds() {
    static const std::vector<SectionKind> kinds = [] {
        std::vector<SectionKind> list;
        for (const Maker& maker : kMakers) {
            list.push_back(maker.kind);
        }
        return list;
    }();
    return kinds;
}

MeasurementGroup measurementGroupAt(double fraction) {
    constexpr std::size_t kGroups = kMeasurementGroups.size();
    const auto at = static_cast<std::size_t>(std::lround(fraction * static_cast<double>(kGroups)));
    return kMeasurementGroups[std::min(at, kGroups - 1)];
}

namespace {

Result<Report> makeSections(const workspace::Reader& reader, const std::string& name, const ReportPlan& plan,
                            const words::Wording& wording, const std::string& date, std::stop_token stop,
                            base::ProgressSink& progress) {
    SectionContext context{reader, plan, wording, std::move(stop)};
    const auto materials = readMaterials(context, progress);
    ASSAY_TRY(materials);
    Report report;
    report.title = plan.title.empty() ? defaultTitle(name, plan, wording) : plan.title;
    report.subtitle = plan.subtitle.empty() ? defaultSubtitle(heldKinds(context), wording) : plan.subtitle;
    report.language = wording.language();
    report.date = date.empty() ? newest(context) : date;
    report.version = std::string(base::version());
    ASSAY_TRY(auto facts, titleFacts(context));
    report.facts = std::move(facts);
    std::vector<const PlannedSection*> shown;
    for (const PlannedSection& planned : plan.sections) {
        if (planned.shown) {
            shown.push_back(&planned);
        }
    }
    std::int64_t done = 0;
    std::optional<std::size_t> definitionsAt;
    for (const PlannedSection* planned : shown) {
        if (context.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, {}, "report");
        }
        progress.report(base::Stage::Reading, done++, static_cast<std::int64_t>(shown.size()));
        const Maker* maker = makerOf(planned->id);
        if (maker == nullptr) {
            return fail(ErrorCode::NotFound, planned->id, "section of the report");
        }
        Result<Section> section = Section();
        if (maker->build != nullptr) {
            section = maker->build(context);
        } else if (planned->id == "summary") {
            section = gathered(context, [&](const auto& material) { return summaryOf(material, context); });
        } else if (planned->id == "provenance") {
            section =
                gathered(context, [&](const auto& material) { return provenanceOf(material, context); });
        } else {
            definitionsAt = report.sections.size(); // made when all others are there
        }
        ASSAY_TRY(section);
        section->id = planned->id;
        section->title = wording.text(maker->kind.title);
        if (!planned->comment.empty()) {
            section->blocks.insert(section->blocks.begin(), Comment{planned->comment});
        }
        report.sections.push_back(std::move(*section));
    }
    if (definitionsAt) {
        Section made = definitionsOf(report.sections, wording);
        std::move(made.blocks.begin(), made.blocks.end(),
                  std::back_inserter(report.sections[*definitionsAt].blocks));
    }
    if (plan.brief) {
        makeBrief(report, wording);
    }
    return report;
}

} // namespace

bool isReported(const ReportPlan& plan, std::string_view group) {
    bool reports = false;
    bool isGeneral = true;
    bool gathers = false;
    for (const PlannedSection& section : plan.sections) {
        const Maker* maker = section.shown ? makerOf(section.id) : nullptr;
        if (maker != nullptr) {
            reports = reports || maker->kind.group == group;
            isGeneral = isGeneral && maker->kind.group.empty();
            gathers = gathers || section.id == "summary" || section.id == "provenance";
        }
    }
    return reports || (isGeneral && gathers);
}

Result<Report> makeReport(const workspace::Reader& reader, const std::string& name, const ReportPlan& plan,
                          const words::Wording& wording, const std::string& date, std::stop_token stop,
                          base::ProgressSink& progress) {
    return base::guarded(
        "report", [&] { return makeSections(reader, name, plan, wording, date, std::move(stop), progress); });
}

} // namespace assay::results

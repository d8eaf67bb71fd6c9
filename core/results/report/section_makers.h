// The makers of all sections, and what several of them share. Of this room alone.
#pragma once

#include "core/results/report/section_builder.h"

#include <memory>
#include <string_view>

namespace assay::results {

// Whether the report is about "thresholds", "neighbours", "retrieval", "answers" or "curation": it shows a
// section of them. One that shows none of any, but the summary or the provenance, is about all of them.
[[nodiscard]] bool isReported(const ReportPlan& plan, std::string_view group);

// Read and evaluated once. Errors: NotFound (named by the plan, not in the workspace), Cancelled, reading.
[[nodiscard]] base::Result<std::shared_ptr<const ThresholdMaterial>>
thresholdMaterial(const SectionContext& context);
[[nodiscard]] base::Result<std::shared_ptr<const NeighbourMaterial>>
neighbourMaterial(const SectionContext& context);
[[nodiscard]] base::Result<std::shared_ptr<const CurationMaterial>>
curationMaterial(const SectionContext& context);
[[nodiscard]] base::Result<std::shared_ptr<const RetrievalMaterial>>
retrievalMaterial(const SectionContext& context);
[[nodiscard]] base::Result<std::shared_ptr<const AnswersMaterial>>
answersMaterial(const SectionContext& context);

// The newest moment that the material was measured at (ISO 8601); empty: there is none.
[[nodiscard]] std::string newestOf(const ThresholdMaterial& material);
[[nodiscard]] std::string newestOf(const NeighbourMaterial& material);
[[nodiscard]] std::string newestOf(const CurationMaterial& material);
[[nodiscard]] std::string newestOf(const RetrievalMaterial& material);
[[nodiscard]] std::string newestOf(const AnswersMaterial& material);

// Whether it holds anything to report on.
[[nodiscard]] bool isHeld(const ThresholdMaterial& material);
[[nodiscard]] bool isHeld(const NeighbourMaterial& material);
[[nodiscard]] bool isHeld(const CurationMaterial& material);
[[nodiscard]] bool isHeld(const RetrievalMaterial& material);
[[nodiscard]] bool isHeld(const AnswersMaterial& material);

// What the summary says of each: its key figures with verdicts, a sentence each set, suite or run.
[[nodiscard]] std::vector<Block> summaryOf(const ThresholdMaterial& material, const SectionContext& context);
[[nodiscard]] std::vector<Block> summaryOf(const NeighbourMaterial& material, const SectionContext& context);
[[nodiscard]] std::vector<Block> summaryOf(const CurationMaterial& material, const SectionContext& context);
[[nodiscard]] std::vector<Block> summaryOf(const RetrievalMaterial& material, const SectionContext& context);
[[nodiscard]] std::vector<Block> summaryOf(const AnswersMaterial& material, const SectionContext& context);

// What was measured from what: inputs with hashes, settings, seed, version. For the section "provenance".
[[nodiscard]] std::vector<Block> provenanceOf(const ThresholdMaterial& material,
                                              const SectionContext& context);
[[nodiscard]] std::vector<Block> provenanceOf(const NeighbourMaterial& material,
                                              const SectionContext& context);
[[nodiscard]] std::vector<Block> provenanceOf(const CurationMaterial& material,
                                              const SectionContext& context);
[[nodiscard]] std::vector<Block> provenanceOf(const RetrievalMaterial& material,
                                              const SectionContext& context);
[[nodiscard]] std::vector<Block> provenanceOf(const AnswersMaterial& material, const SectionContext& context);

// threshold_*.cpp
[[nodiscard]] base::Result<Section> thresholdScenarios(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdCurves(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdMatrices(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdDecision(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdFlips(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdRobustness(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdGeneralisation(const SectionContext& context);
[[nodiscard]] base::Result<Section> thresholdComparison(const SectionContext& context);

// neighbour_*.cpp
[[nodiscard]] base::Result<Section> neighbourRegimes(const SectionContext& context);
[[nodiscard]] base::Result<Section> neighbourStrata(const SectionContext& context);
[[nodiscard]] base::Result<Section> neighbourDistances(const SectionContext& context);
[[nodiscard]] base::Result<Section> neighbourHardest(const SectionContext& context);
[[nodiscard]] base::Result<Section> neighbourGate(const SectionContext& context);

// retrieval_sections.cpp
[[nodiscard]] base::Result<Section> retrievalQuality(const SectionContext& context);
[[nodiscard]] base::Result<Section> retrievalStrata(const SectionContext& context);
[[nodiscard]] base::Result<Section> retrievalComparison(const SectionContext& context);
[[nodiscard]] base::Result<Section> retrievalAlpha(const SectionContext& context);

// answer_sections.cpp
[[nodiscard]] base::Result<Section> answerQuality(const SectionContext& context);
[[nodiscard]] base::Result<Section> answerStrata(const SectionContext& context);
[[nodiscard]] base::Result<Section> answerComparison(const SectionContext& context);

// answer_reading_sections.cpp
[[nodiscard]] base::Result<Section> answerFidelity(const SectionContext& context);
[[nodiscard]] base::Result<Section> answerJudge(const SectionContext& context);

// curation_*.cpp
[[nodiscard]] base::Result<Section> curationFlags(const SectionContext& context);
[[nodiscard]] base::Result<Section> curationCoverage(const SectionContext& context);
[[nodiscard]] base::Result<Section> curationAgreement(const SectionContext& context);
[[nodiscard]] base::Result<Section> curationChanges(const SectionContext& context);

// core/results/mining/mining_blocks.cpp
[[nodiscard]] base::Result<Section> curationMining(const SectionContext& context);

// core/results/runs/incident_blocks.cpp
[[nodiscard]] base::Result<Section> runIncidents(const SectionContext& context);

// core/results/runs/run_gate_section.cpp
[[nodiscard]] base::Result<Section> runGates(const SectionContext& context);

// whole_report.cpp
[[nodiscard]] base::Result<Section> openIssues(const SectionContext& context);

} // namespace assay::results

// What the makers of sections work with. Of this room alone.
#pragma once

#include "core/base/result.h"
#include "core/results/report/report.h"
#include "core/results/report/report_plan.h"
#include "core/words/wording.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>
#include <vector>

namespace assay::results {

// Evaluated once for a report, however many of its sections show it. What each holds is told by the file that
// fills it.
struct ThresholdMaterial;
struct NeighbourMaterial;
struct CurationMaterial;
struct RetrievalMaterial;
struct AnswersMaterial;

// Of one report being made. The pointers are null while the plan shows nothing of the kind.
struct SectionContext {
    const workspace::Reader& reader;
    const ReportPlan& plan;
    const words::Wording& wording;
    std::stop_token stop;
    const ThresholdMaterial* thresholds = nullptr;
    const NeighbourMaterial* neighbours = nullptr;
    const CurationMaterial* curation = nullptr;
    const RetrievalMaterial* retrieval = nullptr;
    const AnswersMaterial* answers = nullptr;
};

// The blocks and subsections of one kind; its title and comment are set by the caller. For several sets,
// suites or runs one subsection each, for a single one none. Nothing to show: one Paragraph that says why.
using BuildSection = base::Result<Section> (*)(const SectionContext& context);

} // namespace assay::results

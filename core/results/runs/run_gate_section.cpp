// The section "run_gates" of a report: the newest run of each kind, suite, corpus and system by its gates.
#include "core/base/progress.h"
#include "core/results/report/section_makers.h"
#include "core/results/runs/run_gate_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/runs/run_index.h"

#include <algorithm>
#include <utility>

namespace assay::results {
base::Result<Section> runGates(const SectionContext& context) {
    const auto& w = context.wording;
    const workspace::Reader& reader = context.reader;
    ASSAY_TRY(const auto gates, evaluate::workspaceRunGates(reader));
    ASSAY_TRY(const auto rows, workspace::runRows(reader));
    Section section;
    std::vector<GatedRun> judged;
    base::NoProgress progress;
    for (const workspace::RunRow& row : evaluate::newestGatedRuns(rows, gates)) {
        if (context.stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled, {}, "report");
        }
        ASSAY_TRY(const auto run, workspace::runInfo(reader, row.id));
        ASSAY_TRY(auto verdicts, evaluate::judgeAgainstMarked(reader, run, context.stop, progress));
        if (std::ranges::none_of(verdicts, &evaluate::RunGateVerdict::knowsAFigure)) {
            continue; // no gate is about it
        }
        Section part;
        part.id = "run_gates_" + std::to_string(section.sections.size() + 1);
        part.title = w.text(ASSAY_TEXT("Report", "%1: %2"), {runKindTitle(run.kind, w), run.name});
        part.blocks = runGateBlocks(verdicts, part.id, w);
        judged.push_back({part.title, std::move(verdicts)});
        section.sections.push_back(std::move(part));
    }
    if (section.sections.empty()) {
        section.blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "No run has a figure that a gate is about."))});
    } else {
        section.blocks.emplace_back(runGateOverview(judged, w));
    }
    return section;
}

} // namespace assay::results

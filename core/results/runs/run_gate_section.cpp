// The section "run_gates" of a report: the newest run of each kind, suite, corpus and system by its gates.
#include "core/base/progress.h"
#include "core/results/report/section_makers.h"
#include "core/results/runs/run_gate_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/runs/run_index.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace assay::results {
namespace {

// The newest finished run of each system on the same questions, the newest first, of kinds that have a gate.
std::vector<workspace::RunRow> newestOfEach(const std::vector<workspace::RunRow>& rows,
                                            const std::vector<evaluate::RunGate>& gates) {
    std::vector<workspace::RunRow> newest;
    std::set<std::tuple<std::string, std::vector<std::string>, base::RowId, std::string>> seen;
    for (const workspace::RunRow& row : rows) {
        const bool hasGate = std::ranges::find(gates, row.kind, &evaluate::RunGate::kind) != gates.end();
        if (hasGate && row.state == workspace::RunState::Finished &&
            seen.emplace(row.kind, row.suites, row.corpus, row.system).second) {
            newest.push_back(row);
        }
    }
    return newest;
}

} // namespace

base::Result<Section> runGates(const SectionContext& context) {
    const auto& w = context.wording;
    const workspace::Reader& reader = context.reader;
    ASSAY_TRY(const auto gates, evaluate::workspaceRunGates(reader));
    ASSAY_TRY(const auto rows, workspace::runRows(reader));
    Section section;
    std::vector<GatedRun> judged;
    base::NoProgress progress;
    for (const workspace::RunRow& row : newestOfEach(rows, gates)) {
        if (context.stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled, {}, "report");
        }
        ASSAY_TRY(const auto run, workspace::runInfo(reader, row.id));
        ASSAY_TRY(const auto known, workspace::baselineRun(reader, run.kind, run.corpus));
        const workspace::RunInfo* const baseline = known && known->id != run.id ? &*known : nullptr;
        auto verdicts = evaluate::judgeByGates(reader, run, baseline, context.stop, progress);
        if (!verdicts && baseline != nullptr && verdicts.error().code == base::ErrorCode::InputNotUsable) {
            verdicts = evaluate::judgeByGates(reader, run, nullptr, context.stop, progress); // not comparable
        }
        ASSAY_TRY(verdicts);
        if (std::ranges::none_of(*verdicts, &evaluate::RunGateVerdict::knowsAFigure)) {
            continue; // no gate is about it
        }
        Section part;
        part.id = "run_gates_" + std::to_string(section.sections.size() + 1);
        part.title = w.text(ASSAY_TEXT("Report", "%1: %2"), {runKindTitle(run.kind, w), run.name});
        part.blocks = runGateBlocks(*verdicts, part.id, w);
        judged.push_back({part.title, std::move(*verdicts)});
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

#include "core/results/curation/assignment_blocks.h"

namespace assay::results {

std::vector<Block> assignmentBlocks(std::span<const curation::ReviewerProgress> progress,
                                    const words::Wording& wording) {
    const auto& w = wording;
    if (progress.empty()) {
        return {};
    }
    Table table;
    table.name = "review_progress";
    table.title = w.text(ASSAY_TEXT("Report", "Progress of reviewers"));
    table.columns = {{"reviewer", w.text(ASSAY_TEXT("Report", "Reviewer"))},
                     {"assigned", w.text(ASSAY_TEXT("Report", "Assigned"))},
                     {"done", w.text(ASSAY_TEXT("Report", "Reviewed"))},
                     {"extra", w.text(ASSAY_TEXT("Report", "Beside the assignment"))}};
    for (const curation::ReviewerProgress& each : progress) {
        TableRow row{each.reviewer, countFigure(each.assigned), countFigure(each.done),
                     countFigure(each.extra)};
        row.key = each.reviewer;
        table.rows.push_back(std::move(row));
    }
    return {std::move(table)};
}

} // namespace assay::results

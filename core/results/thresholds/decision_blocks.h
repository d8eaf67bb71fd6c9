// Stored decisions as blocks: one explained, two compared, one measured on a set. Pure functions; any thread.
#pragma once

#include "core/evaluate/thresholds/decision_check.h"
#include "core/model/decision.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

namespace assay::results::thresholds {

// Its thresholds, a row for each scenario that it names and one for all others.
[[nodiscard]] Table decidedTable(const model::Decision& decision, const words::Wording& wording);
[[nodiscard]] Paragraph decidedParagraph(const model::Decision& decision, const words::Wording& wording);

// The thresholds of both, a row for each scenario that one of them names.
[[nodiscard]] Table decisionDifferenceTable(const model::Decision& newer, const model::Decision& older,
                                            const words::Wording& wording);
// How many thresholds differ, and what else does.
[[nodiscard]] Paragraph decisionDifferenceParagraph(const model::Decision& newer,
                                                    const model::Decision& older,
                                                    const words::Wording& wording);

// What it reaches on a set, a row for each scope.
[[nodiscard]] Table decisionCheckTable(const model::Decision& decision, const evaluate::DecisionCheck& check,
                                       const words::Wording& wording);
// What of the set and the decision do not go together. `isSameData`: it was made on this very set.
[[nodiscard]] Paragraph decisionCheckParagraph(const evaluate::DecisionCheck& check, bool isSameData,
                                               const words::Wording& wording);

} // namespace assay::results::thresholds

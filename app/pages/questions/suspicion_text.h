// What the detector's rules, numbers and abstentions are called on the screen, and a suspicion in full with
// the text that triggered it.
#pragma once

#include "core/base/result.h"
#include "core/curation/suspicion.h"
#include "core/model/question.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "core/workspace/workspace.h"

#include <QPalette>
#include <QString>
#include <optional>
#include <string_view>

namespace assay::app {

// "1 · Gold and answer say nothing"; of a check of fields without a number.
[[nodiscard]] QString ruleText(curation::LintRule rule);
// What the rule looks at, for tool tips.
[[nodiscard]] QString ruleDefinition(curation::LintRule rule);

// "ROUGE-L 0.020 · BERTScore 0.810"; empty when there are none.
[[nodiscard]] QString numbersText(const curation::Suspicion& suspicion);

// The text that triggered it, on one line.
[[nodiscard]] QString triggerText(const curation::Suspicion& suspicion);

// "“1 · Gold and answer say nothing” cannot judge: no answer is imported."
[[nodiscard]] QString abstentionText(const curation::Abstention& abstention);

// "Accepted", "Dismissed", "Put off until 2026-03-01"; without a mark "Open".
[[nodiscard]] QString markText(const std::optional<workspace::SuspicionMark>& mark);

// Everything of it. `question` is the one that it is about, null: not at hand, and only the trigger itself is
// shown. Texts of evidence are read from `reader`.
[[nodiscard]] QString suspicionHtml(const curation::Suspicion& suspicion,
                                    const std::optional<workspace::SuspicionMark>& mark,
                                    const model::Question* question, const workspace::Reader* reader,
                                    const QPalette& palette);

} // namespace assay::app

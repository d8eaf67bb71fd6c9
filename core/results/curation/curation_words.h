// What the rules of the detector, suspicions and facets of questions are called, in reports and the window.
#pragma once

#include "core/curation/question_filter.h"
#include "core/curation/suspicion.h"
#include "core/words/wording.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// What stands before the id in the source of a passage of evidence.
inline constexpr std::string_view kEvidenceSource = "evidence:";

// "4 · Table header, or no verb"; checks of fields have no number.
[[nodiscard]] std::string ruleText(curation::LintRule rule, const words::Wording& wording);
[[nodiscard]] std::string ruleMeaning(curation::LintRule rule, const words::Wording& wording);

// "no answer is imported".
[[nodiscard]] std::string abstentionText(std::string_view why, const words::Wording& wording);
// "“1 · Gold and answer say nothing” cannot judge: no answer is imported."
[[nodiscard]] std::string abstentionText(const curation::Abstention& abstention,
                                         const words::Wording& wording);

// What exactly is suspected, in parts: "no verb"; "words: 3", "numeric: 1"; "The other one: q7". Empty where
// there is nothing to say.
[[nodiscard]] std::string detailText(const curation::Suspicion& suspicion, const words::Wording& wording);
[[nodiscard]] std::vector<std::string> numberTexts(const curation::Suspicion& suspicion,
                                                   const words::Wording& wording);
[[nodiscard]] std::string otherQuestionText(const curation::Suspicion& suspicion,
                                            const words::Wording& wording);
// All of them: "no verb; words: 3; numeric: 1".
[[nodiscard]] std::string findingText(const curation::Suspicion& suspicion, const words::Wording& wording);

// Where a passage stands: "Answer text", "Evidence s12", "Answer contains, entry 2".
[[nodiscard]] std::string sourceText(const curation::TriggerPassage& passage, const words::Wording& wording);
// The texts that triggered it, each with where it stands.
[[nodiscard]] std::string passagesText(const curation::Suspicion& suspicion, const words::Wording& wording);

// "Accepted", "Dismissed", "Put off".
[[nodiscard]] std::string suspicionStateText(workspace::SuspicionState state, const words::Wording& wording);

// What a cell of a target mix is called: of the mixes that come along in the reader's language, any other as
// somebody has called it.
[[nodiscard]] std::string targetText(const std::string& label, const words::Wording& wording);

[[nodiscard]] std::string facetTitle(curation::Facet facet, const words::Wording& wording);
// "A · Local factual"; empty is "(missing)", of flags and suspicions "(none)".
[[nodiscard]] std::string facetValueText(curation::Facet facet, const std::string& value,
                                         const words::Wording& wording);

} // namespace assay::results

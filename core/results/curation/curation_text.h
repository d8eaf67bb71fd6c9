// The words of the curation sections. Of this room alone.
#pragma once

#include "core/base/issue.h"
#include "core/curation/coverage.h"
#include "core/curation/suspicion.h"
#include "core/model/question.h"
#include "core/model/review.h"
#include "core/results/report/report.h"
#include "core/results/report/shortened_text.h"
#include "core/results/report/table_rows.h"
#include "core/statistics/agreement.h"
#include "core/words/wording.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::results {

// A name in snake_case as words.
[[nodiscard]] std::string spaced(std::string_view name);

[[nodiscard]] Figure undefinedCount(std::string why);
// part / whole in percent, with n; undefined for a whole of 0.
[[nodiscard]] Figure shareFigure(std::int64_t part, std::int64_t whole, const words::Wording& wording);

// Kappa, alpha or a share of equal verdicts, with its interval and the number of questions.
[[nodiscard]] Figure agreementFigure(const statistics::Agreement& agreement, const words::Wording& wording);

// "4 · Table header, or no verb"; checks of fields have no number.
[[nodiscard]] std::string ruleText(curation::LintRule rule, const words::Wording& wording);
[[nodiscard]] std::string ruleMeaning(curation::LintRule rule, const words::Wording& wording);

// "no answer is imported".
[[nodiscard]] std::string abstentionText(std::string_view why, const words::Wording& wording);

// What exactly is suspected: "no verb; words 3, numeric 1".
[[nodiscard]] std::string findingText(const curation::Suspicion& suspicion, const words::Wording& wording);

// The texts that triggered it, each with where it stands.
[[nodiscard]] std::string passagesText(const curation::Suspicion& suspicion, const words::Wording& wording);

[[nodiscard]] std::string flagReasonText(std::string_view reason, const words::Wording& wording);
[[nodiscard]] std::string statusText(model::QuestionStatus status, const words::Wording& wording);
[[nodiscard]] std::string verdictText(model::ReviewVerdict verdict, const words::Wording& wording);
[[nodiscard]] std::string facetText(curation::CoverageFacet facet, const words::Wording& wording);
// "A · local factual", "(missing)".
[[nodiscard]] std::string facetValueText(curation::CoverageFacet facet, const std::string& value,
                                         const words::Wording& wording);

} // namespace assay::results

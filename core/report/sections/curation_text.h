// The words of the curation sections. Of this room alone.
#pragma once

#include "core/base/issue.h"
#include "core/curation/coverage.h"
#include "core/curation/suspicion.h"
#include "core/model/question.h"
#include "core/model/review.h"
#include "core/report/report.h"
#include "core/report/sections/shortened_text.h"
#include "core/report/sections/table_rows.h"
#include "core/report/wording.h"
#include "core/statistics/agreement.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::report {

// A name in snake_case as words.
[[nodiscard]] std::string spaced(std::string_view name);

[[nodiscard]] Figure undefinedCount(std::string why);
// part / whole in percent, with n; undefined for a whole of 0.
[[nodiscard]] Figure shareFigure(std::int64_t part, std::int64_t whole, const Wording& wording);

// Kappa, alpha or a share of equal verdicts, with its interval and the number of questions.
[[nodiscard]] Figure agreementFigure(const statistics::Agreement& agreement, const Wording& wording);

// "4 · Table header, or no verb"; checks of fields have no number.
[[nodiscard]] std::string ruleText(curation::LintRule rule, const Wording& wording);
[[nodiscard]] std::string ruleMeaning(curation::LintRule rule, const Wording& wording);

// "no answer is imported".
[[nodiscard]] std::string abstentionText(std::string_view why, const Wording& wording);

// What exactly is suspected: "no verb; words 3, numeric 1".
[[nodiscard]] std::string findingText(const curation::Suspicion& suspicion, const Wording& wording);

// The texts that triggered it, each with where it stands.
[[nodiscard]] std::string passagesText(const curation::Suspicion& suspicion, const Wording& wording);

[[nodiscard]] std::string flagReasonText(std::string_view reason, const Wording& wording);
[[nodiscard]] std::string statusText(model::QuestionStatus status, const Wording& wording);
[[nodiscard]] std::string verdictText(model::ReviewVerdict verdict, const Wording& wording);
[[nodiscard]] std::string facetText(curation::CoverageFacet facet, const Wording& wording);
// "A · local factual", "(missing)".
[[nodiscard]] std::string facetValueText(curation::CoverageFacet facet, const std::string& value,
                                         const Wording& wording);

} // namespace assay::report

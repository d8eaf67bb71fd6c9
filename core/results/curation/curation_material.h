// What the curation sections show: read and evaluated once. Of this room alone.
#pragma once

#include "core/curation/coverage.h"
#include "core/curation/question_impact.h"
#include "core/curation/suspicion.h"
#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/results/report/section_builder.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::results {

// A question that somebody has flagged, or whose status is that.
struct FlaggedQuestion {
    std::string questionId;
    std::string text;
    std::vector<model::QuestionFlag> flags;
    std::vector<curation::Suspicion> accepted; // that are still there
};

struct RuleCounts {
    std::int64_t suspected = 0; // by the detector as the questions are now
    std::int64_t open = 0;      // of these, undecided
    // Decisions, also about what was changed since.
    std::int64_t accepted = 0, dismissed = 0, putOff = 0;
    std::int64_t notJudged = 0;
    std::string whyNot; // of most of them
};

struct DismissedSuspicion {
    std::string questionId;
    workspace::SuspicionMark mark;
    std::optional<curation::Suspicion> suspicion; // nullopt: no longer there
};

struct SetImpact {
    std::string set;
    curation::QuestionImpact impact;
};

struct SuiteFlags {
    std::int64_t questions = 0; // without the retired ones
    std::int64_t flagged = 0;
    std::map<std::string, std::int64_t> byReason; // questions; "": flagged without one
    std::vector<FlaggedQuestion> flaggedQuestions;
    std::array<RuleCounts, curation::kLintRuleNames.size()> rules;
    std::map<curation::Abstention, std::int64_t> notJudged;
    std::vector<curation::Suspicion> openSuspicions; // errors first, then by rule
    std::int64_t dismissed = 0;
    std::vector<DismissedSuspicion> dismissals; // the latest first
    std::int64_t impactSets = 0;                // sets with an answer to a question of the suite
    std::vector<SetImpact> impacts;             // the newest first; none while nothing is flagged

    [[nodiscard]] std::int64_t open() const noexcept;
    [[nodiscard]] std::int64_t accepted() const noexcept;
    [[nodiscard]] std::int64_t putOff() const noexcept;
};

struct SuiteCoverage {
    std::map<curation::CoverageFacet, curation::CoverageMatrix> values; // of each facet
    std::vector<curation::CoverageMatrix> matrices;                     // of two facets
    std::optional<curation::TargetProgress> progress;                   // of the suite's target

    // Summed over the cells that are known; nullopt: the suite has no target.
    [[nodiscard]] std::optional<std::int64_t> missing() const noexcept;
};

struct SuiteReviews {
    workspace::ReviewAgreement agreement;
    std::vector<workspace::Review> reviews; // without the outdated ones
    std::int64_t questions = 0;             // reviewed by anybody
    std::int64_t doubly = 0;                // by two or more
    std::int64_t disagreed = 0;
    std::vector<workspace::Disagreement> disagreements;
    std::map<base::RowId, std::pair<std::string, std::string>> disagreedTexts; // their ids and texts
};

struct ChangedField {
    std::string questionId;
    std::string field; // "status" too
    std::string before, after;
};

struct SuiteChanges {
    workspace::SuiteVersion since;
    std::int64_t added = 0, removed = 0, changed = 0, unchanged = 0;
    std::map<std::string, std::int64_t> byField;                       // questions
    std::vector<std::pair<std::string, std::string>> addedQuestions;   // ids and texts
    std::vector<std::pair<std::string, std::string>> removedQuestions; // ids and texts
    std::vector<ChangedField> changedFields;
};

struct SuiteMaterial {
    workspace::SuiteInfo info;
    workspace::SuiteSettings settings;
    std::string contentHash;                // of its questions as they are now
    std::array<std::int64_t, 4> byStatus{}; // model::QuestionStatus
    std::int64_t flagged = 0;               // by status or by a flag, without the retired ones
    std::string newest;                     // moment of a change
    std::optional<SuiteFlags> flags;        // nullopt: the plan shows none
    std::optional<SuiteCoverage> coverage;  // likewise
    std::optional<SuiteReviews> reviews;    // likewise
    std::optional<SuiteChanges> changes;    // likewise, and where no version is frozen

    // Without the retired ones.
    [[nodiscard]] std::int64_t questions() const noexcept;
    [[nodiscard]] std::int64_t inStatus(model::QuestionStatus status) const noexcept;
};

struct CurationMaterial {
    std::vector<SuiteMaterial> suites;
    std::vector<workspace::BundleSetInfo> bundles;
    std::vector<workspace::AnswerSetInfo> answers;
    std::string newest;
};

// --- The parts, each of one suite ---

// The questions of a suite, retired ones too, as soon as a part has read them; reading takes a while.
using SuiteQuestions = std::optional<std::vector<workspace::NamedQuestion>>;

// curation_flag_material.cpp. `now` decides what is put off still.
[[nodiscard]] base::Result<SuiteFlags> readSuiteFlags(const SectionContext& context,
                                                      const workspace::SuiteInfo& suite,
                                                      const std::vector<workspace::AnswerSetInfo>& answers,
                                                      const std::string& now, SuiteQuestions& questions);

// curation_coverage_material.cpp. `rows` are its questions without the retired ones.
[[nodiscard]] base::Result<SuiteCoverage> readSuiteCoverage(const SectionContext& context,
                                                            const workspace::SuiteInfo& suite,
                                                            const workspace::SuiteSettings& settings,
                                                            const workspace::QuestionColumns& columns,
                                                            std::span<const std::size_t> rows);

// curation_review_material.cpp
[[nodiscard]] base::Result<SuiteReviews> readSuiteReviews(const SectionContext& context,
                                                          const workspace::SuiteInfo& suite);
[[nodiscard]] base::Result<SuiteChanges>
readSuiteChanges(const SectionContext& context, const workspace::SuiteInfo& suite, SuiteQuestions& questions);

// --- What the sections share ---

// The section with the blocks of every suite: one subsection each where there are several. `make` gets the
// suite and what its tables and charts are called behind: "", or "_2" of the second of several.
[[nodiscard]] Section
sectionOfSuites(const SectionContext& context, const std::string& id,
                const std::function<std::vector<Block>(const SuiteMaterial&, const std::string&)>& make);

} // namespace assay::results

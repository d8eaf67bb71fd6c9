// Who reviews which questions of a suite: every question by as many people as the team wants, loads as equal
// as can be, and every pair of people as often together as can be, so that agreement can be told.
//
//     const auto assigned = assignReviews(ids, {{"Ada", "Bea", "Cid"}, 2});
//     assigned[0]   // the reviewers of ids[0], as places in the list of people
//
// The first questions are dealt first and what comes later moves nobody: as long as ids are appended and the
// people stay, an assignment stays. Pure, any thread.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_settings.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace assay::curation {

// By question, in their order; each list rising. Nobody where there are no reviewers; all of them where fewer
// people are than should review a question.
[[nodiscard]] std::vector<std::vector<std::size_t>>
assignReviews(std::span<const base::RowId> questions, const workspace::ReviewAssignment& assignment);

struct ReviewerProgress {
    std::string reviewer;
    std::int64_t assigned = 0;
    std::int64_t done = 0;  // of these, with a review of what the question says now
    std::int64_t extra = 0; // reviews of questions that are somebody else's

    friend bool operator==(const ReviewerProgress&, const ReviewerProgress&) = default;
};

// Of each person of the assignment, in its order; then of others who have reviewed, by name. `isCounted`, by
// question: not retired.
[[nodiscard]] std::vector<ReviewerProgress> reviewProgress(std::span<const base::RowId> questions,
                                                           const std::vector<bool>& isCounted,
                                                           const workspace::ReviewAssignment& assignment,
                                                           std::span<const workspace::Review> reviews);

} // namespace assay::curation

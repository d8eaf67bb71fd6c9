// Reviews of gold questions: several people say of the same question whether it deserves to be in the suite,
// each for themselves, blind to the others if they wish. One review of each person is in force for a
// question; its history is in the journal, so it can be undone. A review speaks of the revision that was
// read; once the question has a newer one it is outdated.
//
// A review changes neither the question's status nor its flags: that is a decision of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/model/review.h"
#include "core/statistics/agreement.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

using model::ReviewVerdict;

// The journal's name for the rows of `review`.
inline constexpr std::string_view kReviewEntity = "review";

struct SuiteInfo;

struct Review {
    base::RowId id = 0;
    base::RowId question = 0;
    std::int64_t revision = 0; // that was read
    std::string reviewer;
    ReviewVerdict verdict = ReviewVerdict::Unsure;
    std::string reason; // one of model::kFlagReasons or a team's own; empty unless given
    std::string note;
    bool blind = false; // said before any other review of the question could be seen
    std::string reviewedAt;
    bool outdated = false; // the question says something else now

    friend bool operator==(const Review&, const Review&) = default;
};

struct NewReview {
    base::RowId question = 0;
    std::int64_t revision = 0;
    ReviewVerdict verdict = ReviewVerdict::Unsure;
    std::string reason;
    std::string note;
    bool blind = false; // the others' reviews were hidden, see reviewsVisibleTo()
};

// Says it, in place of what this reviewer said of the question before; the same again changes nothing.
// `blind` is kept only where reviewsVisibleTo() would have hidden every other review: who changes their mind
// after they have seen the others is no longer blind to them. Gives the review in force. Errors:
// InvalidArgument (no name of a reviewer; Flag without a reason), NotFound (no such question, or revision of
// it), those of Workspace::write().
[[nodiscard]] base::Result<Review> saveReview(workspace::Workspace& workspace, const NewReview& review,
                                              const std::string& reviewer);

// Writes a review as it is, of a person and a time that it names, in place of what they said before; another
// copy of the workspace may have it. Inside a transaction of the writer; throws SQLite::Exception. Errors:
// NotFound (no such question, or revision of it).
[[nodiscard]] base::Result<> takeReview(SQLite::Database& database, const Review& review,
                                        const std::string& who, const std::string& reason,
                                        std::optional<std::int64_t> batch);

// As reviewsOf(), inside a transaction; throws SQLite::Exception.
[[nodiscard]] base::Result<std::vector<Review>> readReviewsOf(SQLite::Database& database,
                                                              base::RowId question);

// Takes a review back. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeReview(workspace::Workspace& workspace, base::RowId question,
                                          const std::string& reviewer, const std::string& who);

// In the order in which the reviewers first said something. None is no error.
[[nodiscard]] base::Result<std::vector<Review>> reviewsOf(const workspace::Reader& reader,
                                                          base::RowId question);

// By question, then as reviewsOf(). Error: NotFound (no such suite).
[[nodiscard]] base::Result<std::vector<Review>> reviewsOfSuite(const workspace::Reader& reader,
                                                               base::RowId suite);

// Those that this person may see: their own, and of a question that they have judged those of the same text
// and of older revisions. Keeps the order.
[[nodiscard]] std::vector<Review> reviewsVisibleTo(const std::string& reviewer,
                                                   std::span<const Review> reviews);

// The questions of which this person may not see every review. Status and flags tell what the others said, so
// they are hidden with it.
[[nodiscard]] std::set<base::RowId> withheldFrom(const std::string& reviewer,
                                                 std::span<const Review> reviews);

// The same of all that are reviewed blind of these suites; one that has just been removed has none.
[[nodiscard]] std::set<base::RowId> withheldFrom(const std::string& reviewer, const Reader& reader,
                                                 const std::vector<SuiteInfo>& suites);

// Takes out what tells of the reviews that are withheld: the status, which becomes that of a draft, and
// flags.
void hideDecisions(model::Question& question);

struct AgreementOptions {
    // The two of Cohen's kappa; nullopt: those who share the most questions, of several the first by name.
    std::optional<std::pair<std::string, std::string>> pair;
    statistics::AgreementDraws draws;
};

// Over the reviews that are not outdated: who read different texts may well say different things. All three
// verdicts are categories of a nominal scale, also Unsure.
struct ReviewAgreement {
    std::vector<std::string> reviewers;           // by name
    std::string first, second;                    // of kappa; empty when no two share a question
    statistics::Agreement kappa;                  // of those two, and
    statistics::Agreement observedOfPair;         // how often they say the same
    std::vector<statistics::Agreement> byVerdict; // kappa of each verdict against the others; empty: no pair
    // Gwet's AC1, where they agree on more than 0.9 and kappa is below 0.4: kappa misleads there.
    std::optional<statistics::Agreement> ac1;
    statistics::Agreement alpha;    // Krippendorff's, of all reviewers
    statistics::Agreement observed; // of all
    std::int64_t reviews = 0;       // that went in
    std::int64_t outdated = 0;      // that did not
};

// What is undefined has no value, see statistics::Agreement. Errors: NotFound (no such suite),
// InvalidArgument (a pair of one person).
[[nodiscard]] base::Result<ReviewAgreement>
agreementOfSuite(const workspace::Reader& reader, base::RowId suite, const AgreementOptions& options = {});

// The same of reviews that are there already.
[[nodiscard]] base::Result<ReviewAgreement> agreementOf(std::span<const Review> reviews,
                                                        const AgreementOptions& options = {});

struct Disagreement {
    base::RowId question = 0;
    int verdicts = 0;            // different ones: 2 or 3
    std::vector<Review> reviews; // not the outdated ones
};

// The questions on which the reviews that are not outdated differ; those with the most different verdicts
// first, then by id. For `viewer` only as far as that person may see the reviews. Error: NotFound.
[[nodiscard]] base::Result<std::vector<Disagreement>>
disagreements(const workspace::Reader& reader, base::RowId suite,
              const std::optional<std::string>& viewer = std::nullopt);

} // namespace assay::workspace

#include "core/workspace/suites/reviews.h"

#include "core/base/clock.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <map>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;

constexpr const char* kReviewColumns =
    "SELECT r.id, r.question, r.revision, r.reviewer, r.verdict, r.reason, r.note, r.blind, r.reviewed_at,"
    " r.revision IS NOT q.revision FROM review AS r";

constexpr std::tuple kReviewFields{
    json::field("question", &Review::question),
    json::field("revision", &Review::revision),
    json::field("reviewer", &Review::reviewer),
    json::required(json::named("verdict", &Review::verdict, model::kReviewVerdictNames)),
    json::field("reason", &Review::reason),
    json::field("note", &Review::note),
    json::field("blind", &Review::blind),
    json::field("reviewed_at", &Review::reviewedAt),
};

Result<Review> reviewFromJson(base::RowId id, const std::string& json) {
    auto review = entityFrom<Review>(json, kReviewFields);
    if (!review || review->question <= 0 || review->reviewer.empty()) {
        return fail(ErrorCode::DamagedWorkspace, "review " + std::to_string(id) + ": " + json);
    }
    review->id = id;
    return std::move(*review);
}

Result<Review> readReview(const Cursor& row) {
    const auto verdict = model::reviewVerdictFromName(row.text(4));
    if (!verdict) {
        return fail(ErrorCode::DamagedWorkspace,
                    "review " + std::to_string(row.integer(0)) + ": verdict " + std::string(row.text(4)));
    }
    Review review;
    review.id = row.integer(0);
    review.question = row.integer(1);
    review.revision = row.integer(2);
    review.reviewer = row.text(3);
    review.verdict = *verdict;
    review.reason = row.text(5);
    review.note = row.text(6);
    review.blind = row.integer(7) != 0;
    review.reviewedAt = row.text(8);
    review.outdated = row.integer(9) != 0;
    return review;
}

// Its text, without what a decision about it leaves behind and where it is filed: neither changes what was
// read.
Result<std::optional<model::Question>> textOf(SQLite::Database& database, base::RowId question,
                                              std::int64_t revision) {
    Cursor row(database, "SELECT document FROM question_revision WHERE question = ? AND revision = ?",
               question, revision);
    if (!row.step()) {
        return std::nullopt;
    }
    auto text = formats::readQuestionDocument(row.text(0));
    if (!text) {
        return fail(ErrorCode::DamagedWorkspace,
                    "question " + std::to_string(question) + ": " + text.error().detail);
    }
    text->status = model::QuestionStatus::Draft;
    text->flags.clear();
    text->category.clear();
    text->difficulty.clear();
    text->goldVersion.clear();
    return std::optional(std::move(*text));
}

// A newer revision that only flags the question, or approves it, says nothing else than the one that was
// read.
Result<bool> saysSomethingElse(SQLite::Database& database, const Review& review) {
    Cursor row(database, "SELECT revision FROM question WHERE id = ?", review.question);
    const std::int64_t inForce = row.step() ? row.integer(0) : 0;
    if (inForce == review.revision) {
        return false;
    }
    ASSAY_TRY(const auto now, textOf(database, review.question, inForce));
    ASSAY_TRY(const auto read, textOf(database, review.question, review.revision));
    return !now || !read || *now != *read;
}

Result<std::vector<Review>> readReviews(SQLite::Database& database, Cursor& rows) {
    std::vector<Review> reviews;
    while (rows.step()) {
        ASSAY_TRY(auto review, readReview(rows));
        if (review.outdated) {
            ASSAY_TRY(const auto differs, saysSomethingElse(database, review));
            review.outdated = differs;
        }
        reviews.push_back(std::move(review));
    }
    return reviews;
}

Result<> requireRevision(SQLite::Database& database, base::RowId question, std::int64_t revision) {
    ASSAY_TRY(requireQuestion(database, question));
    Cursor row(database, "SELECT 1 FROM question_revision WHERE question = ? AND revision = ?", question,
               revision);
    if (!row.step()) {
        return fail(ErrorCode::NotFound,
                    "question " + std::to_string(question) + ", revision " + std::to_string(revision));
    }
    return {};
}

Result<> requireSuite(const workspace::Reader& reader, base::RowId suite) {
    Cursor row(reader.database(), "SELECT 1 FROM suite WHERE id = ? AND state = 1", suite);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, "suite " + std::to_string(suite), reader.path());
    }
    return {};
}

Result<std::optional<std::string>> readReviewEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database,
               std::string(kReviewColumns) + " LEFT JOIN question AS q ON q.id = r.question"
                                             " WHERE r.id = ?",
               key);
    if (!row.step()) {
        return std::nullopt;
    }
    ASSAY_TRY(const auto review, readReview(row));
    return entityJson(review, kReviewFields);
}

Result<> writeReviewEntity(SQLite::Database& database, base::RowId key,
                           const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "review", key);
        return {};
    }
    ASSAY_TRY(const auto review, reviewFromJson(key, *value));
    ASSAY_TRY(requireQuestion(database, review.question));
    // Not OR REPLACE: that would silently drop another review of the same person.
    execute(database,
            "INSERT INTO review (id, question, revision, reviewer, verdict, reason, note,"
            " blind, reviewed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
            " SET question = excluded.question, revision = excluded.revision,"
            " reviewer = excluded.reviewer, verdict = excluded.verdict,"
            " reason = excluded.reason, note = excluded.note, blind = excluded.blind,"
            " reviewed_at = excluded.reviewed_at",
            key, review.question, review.revision, review.reviewer, model::reviewVerdictName(review.verdict),
            review.reason, review.note, review.blind ? 1 : 0, review.reviewedAt);
    return {};
}

bool saysTheSame(const Review& before, const NewReview& now) {
    return before.revision == now.revision && before.verdict == now.verdict && before.reason == now.reason &&
           before.note == now.note;
}

bool seesAnother(const std::string& reviewer, std::span<const Review> ofQuestion) {
    const std::vector<Review> visible = reviewsVisibleTo(reviewer, ofQuestion);
    return std::ranges::any_of(visible, [&](const Review& review) { return review.reviewer != reviewer; });
}

const Review* reviewBy(const std::string& reviewer, std::span<const Review> ofQuestion) {
    const auto found = std::ranges::find(ofQuestion, reviewer, &Review::reviewer);
    return found == ofQuestion.end() ? nullptr : &*found;
}

} // namespace

Result<std::vector<Review>> readReviewsOf(SQLite::Database& database, base::RowId question) {
    Cursor rows(database,
                std::string(kReviewColumns) + " LEFT JOIN question AS q ON q.id = r.question"
                                              " WHERE r.question = ? ORDER BY r.id",
                question);
    return readReviews(database, rows);
}

extern constexpr EditEntity kReviewEdits{kReviewEntity, readReviewEntity, writeReviewEntity};

Result<Review> saveReview(workspace::Workspace& workspace, const NewReview& said,
                          const std::string& reviewer) {
    if (reviewer.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "reviewer");
    }
    if (said.verdict == ReviewVerdict::Flag && said.reason.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "reason");
    }
    Review review;
    auto saved = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireRevision(database, said.question, said.revision));
        ASSAY_TRY(const auto others, readReviewsOf(database, said.question));
        const Review* before = reviewBy(reviewer, others);
        if (before != nullptr && saysTheSame(*before, said)) {
            review = *before;
            return {};
        }
        review.id = before != nullptr ? before->id : nextKey(database, "review");
        review.question = said.question;
        review.revision = said.revision;
        review.reviewer = reviewer;
        review.verdict = said.verdict;
        review.reason = said.reason;
        review.note = said.note;
        review.blind = said.blind && !seesAnother(reviewer, others);
        review.reviewedAt = base::utcNow();
        ASSAY_TRY(const auto outdated, saysSomethingElse(database, review));
        review.outdated = outdated;
        return edit(database, kReviewEntity, review.id, entityJson(review, kReviewFields), reviewer,
                    said.reason);
    });
    ASSAY_TRY(saved);
    return review;
}

Result<> takeReview(SQLite::Database& database, const Review& review, const std::string& who,
                    const std::string& reason, std::optional<std::int64_t> batch) {
    ASSAY_TRY(requireRevision(database, review.question, review.revision));
    ASSAY_TRY(const auto others, readReviewsOf(database, review.question));
    const Review* const before = reviewBy(review.reviewer, others);
    Review taken = review;
    taken.id = before != nullptr ? before->id : nextKey(database, "review");
    return edit(database, kReviewEntity, taken.id, entityJson(taken, kReviewFields), who, reason, batch);
}

Result<> removeReview(workspace::Workspace& workspace, base::RowId question, const std::string& reviewer,
                      const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto reviews, readReviewsOf(database, question));
        const Review* review = reviewBy(reviewer, reviews);
        if (review == nullptr) {
            return fail(ErrorCode::NotFound,
                        "review of question " + std::to_string(question) + " by " + reviewer);
        }
        return edit(database, kReviewEntity, review->id, std::nullopt, who, {});
    });
}

Result<std::vector<Review>> reviewsOf(const workspace::Reader& reader, base::RowId question) {
    return workspace::guarded(reader.path(), [&] { return readReviewsOf(reader.database(), question); });
}

Result<std::vector<Review>> reviewsOfSuite(const workspace::Reader& reader, base::RowId suite) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<Review>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        ASSAY_TRY(requireSuite(reader, suite));
        // From the reviews to the questions: there are never more of those than somebody has written.
        Cursor rows(reader.database(),
                    std::string(kReviewColumns) + " CROSS JOIN question AS q ON q.id = r.question"
                                                  " WHERE q.suite_id = ? AND q.revision > 0"
                                                  " ORDER BY r.question, r.id",
                    suite);
        return readReviews(reader.database(), rows);
    });
}

std::vector<Review> reviewsVisibleTo(const std::string& reviewer, std::span<const Review> reviews) {
    std::map<base::RowId, const Review*> judged;
    for (const Review& review : reviews) {
        if (review.reviewer == reviewer) {
            judged.emplace(review.question, &review);
        }
    }
    std::vector<Review> visible;
    for (const Review& review : reviews) {
        const auto own = judged.find(review.question);
        if (own != judged.end() &&
            (review.revision <= own->second->revision || (!review.outdated && !own->second->outdated))) {
            visible.push_back(review);
        }
    }
    return visible;
}

std::set<base::RowId> withheldFrom(const std::string& reviewer, const Reader& reader,
                                   const std::vector<SuiteInfo>& suites) {
    std::set<base::RowId> withheld;
    for (const SuiteInfo& suite : suites) {
        if (readSuiteSettings(suite.settings).value_or(SuiteSettings{}).blindReviews) {
            const auto reviews = reviewsOfSuite(reader, suite.id);
            withheld.merge(reviews ? withheldFrom(reviewer, *reviews) : std::set<base::RowId>());
        }
    }
    return withheld;
}

void hideDecisions(model::Question& question) {
    question.status = model::QuestionStatus::Draft;
    question.flags.clear();
}

std::set<base::RowId> withheldFrom(const std::string& reviewer, std::span<const Review> reviews) {
    std::set<base::RowId> withheld;
    const std::vector<Review> visible = reviewsVisibleTo(reviewer, reviews);
    auto next = visible.begin(); // in the same order
    for (const Review& review : reviews) {
        if (next != visible.end() && next->id == review.id) {
            ++next;
        } else {
            withheld.insert(review.question);
        }
    }
    return withheld;
}

} // namespace assay::workspace

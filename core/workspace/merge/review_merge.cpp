// Reviews of questions that both workspaces have, known by question and reviewer.
#include "core/base/clock.h"
#include "core/json/settings_reader.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/merge/past_states.h"
#include "core/workspace/merge/removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/reviews.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <string>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using ReviewJson = nlohmann::ordered_json;

using ReviewKey = std::pair<base::RowId, std::string>; // question here, reviewer

// What one person ever said of a question.
struct SaidReviews {
    std::set<std::string> all;
    std::string last;
    bool isRemoved = false; // it was taken back, and not that it was said
};

// What a review says; not of which revision, nor when.
std::string saidOf(std::string_view verdict, std::string_view reason, std::string_view note) {
    return ReviewJson::array({verdict, reason, note})
        .dump(-1, ' ', false, ReviewJson::error_handler_t::replace);
}

class ReviewMerge {
  public:
    explicit ReviewMerge(MergeContext& context)
        : m_context(context)
        , m_here(saidIn(context.mine, nullptr))
        , m_there(saidIn(context.theirs, &context.questions)) {}

    Result<> run() {
        ASSAY_TRY(takeAll());
        for (const auto& [key, said] : m_there) {
            if (said.isRemoved && !m_present.contains(key)) {
                ASSAY_TRY(mergeRemoval(key, said));
            }
        }
        return {};
    }

  private:
    // By the journal. `here`: what their questions are here; nullptr: the questions are those here.
    static std::map<ReviewKey, SaidReviews> saidIn(SQLite::Database& database,
                                                   const std::map<base::RowId, base::RowId>* here) {
        std::map<ReviewKey, SaidReviews> reviews;
        Cursor rows(database,
                    "SELECT kind, before, after FROM edit_journal AS e WHERE entity = ? AND " +
                        isNoUndoneMerge() + " ORDER BY id",
                    kReviewEntity);
        while (rows.step()) {
            for (const int column : {1, 2}) {
                const ReviewJson review = json::parseSettingsJson(rows.text(column));
                const ReviewJson* const question = base::memberOf(review, "question");
                if (question == nullptr || !question->is_number_integer()) {
                    continue;
                }
                auto id = question->get<base::RowId>();
                if (here != nullptr) {
                    const auto found = here->find(id);
                    id = found == here->end() ? 0 : found->second;
                }
                SaidReviews& said = reviews[{id, base::memberText(review, "reviewer")}];
                said.last = saidOf(base::memberText(review, "verdict"), base::memberText(review, "reason"),
                                   base::memberText(review, "note"));
                said.all.insert(said.last);
                said.isRemoved = rows.isMissing(2) && rows.text(0) != "undo";
            }
        }
        reviews.erase(reviews.begin(), reviews.lower_bound({1, {}})); // of questions that are not here
        return reviews;
    }

    Result<> takeAll() {
        Cursor rows(m_context.theirs,
                    "SELECT v.question, v.reviewer, v.verdict, v.reason, v.note, v.blind, v.reviewed_at,"
                    " r.document, s.name || '/' || q.question_id FROM review AS v"
                    " JOIN question_revision AS r ON r.question = v.question AND r.revision = v.revision"
                    " JOIN question AS q ON q.id = v.question JOIN suite AS s ON s.id = q.suite_id"
                    " ORDER BY s.name, v.question, v.id");
        while (rows.step()) {
            const auto question = m_context.questions.find(rows.integer(0));
            if (question == m_context.questions.end()) {
                continue;
            }
            if (m_context.stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const auto verdict = model::reviewVerdictFromName(rows.text(2));
            if (!verdict) {
                return fail(ErrorCode::DamagedWorkspace,
                            std::string(rows.text(8)) + ": verdict " + std::string(rows.text(2)));
            }
            Review review;
            review.question = question->second;
            review.reviewer = rows.text(1);
            review.verdict = *verdict;
            review.reason = rows.text(3);
            review.note = rows.text(4);
            review.blind = rows.integer(5) != 0;
            review.reviewedAt = rows.text(6);
            m_present.insert({review.question, review.reviewer});
            ASSAY_TRY(merge(std::string(rows.text(8)) + " by " + review.reviewer, review,
                            std::string(rows.text(7))));
        }
        return {};
    }

    // `document`: what was read of the question.
    Result<> merge(const std::string& name, Review& review, const std::string& document) {
        const std::string verdict(model::reviewVerdictName(review.verdict));
        const std::string there = saidOf(verdict, review.reason, review.note);
        Cursor row(m_context.mine,
                   "SELECT verdict, reason, note FROM review WHERE question = ? AND reviewer = ?",
                   review.question, review.reviewer);
        const bool isHere = row.step();
        const std::string here = isHere ? std::string(row.text(0)) : std::string();
        const bool isSame = isHere && saidOf(row.text(0), row.text(1), row.text(2)) == there;
        row.reset();
        const ReviewKey key{review.question, review.reviewer};
        const auto ever = m_here.find(key);
        // It was taken back here.
        const bool wasHere = !isHere && ever != m_here.end();
        if (isSame || (wasHere && ever->second.all.contains(there))) {
            ++m_context.result.same;
            return {};
        }
        const bool isChanged = wasHere && sharesAny(ever->second.all, m_there[key].all);
        if (isHere || isChanged) {
            const std::string field = isHere ? "verdict" : "record";
            const int choice = m_context.choices.of("review", name, field);
            if (choice < 0) {
                m_context.result.conflicts.push_back(
                    {"review", name, field, isHere ? jsonText(here) : "null", jsonText(verdict)});
                return {};
            }
            if (choice == 0) {
                ++m_context.result.same;
                return isHere ? Result<>() : seen(review, document);
            }
        }
        ++m_context.result.taken["reviews"];
        return take(review, document);
    }

    Result<> take(Review& review, const std::string& document) {
        Cursor row(m_context.mine,
                   "SELECT max(revision) FROM question_revision WHERE question = ? AND document = ?",
                   review.question, document);
        review.revision = row.step() ? row.integer(0) : 0;
        row.reset();
        if (review.revision == 0) {
            review.revision = insertRevision(m_context.mine, review.question, document, m_context.options.who,
                                             base::utcNow(), kReferredReason);
        }
        return takeReview(m_context.mine, review, m_context.options.who, kMergeReason, m_context.batch);
    }

    // So that merging the same copy again knows that what they say has been seen.
    Result<> seen(Review& review, const std::string& document) {
        ASSAY_TRY(take(review, document));
        return remove(keyHere({review.question, review.reviewer}));
    }

    [[nodiscard]] base::RowId keyHere(const ReviewKey& key) const {
        Cursor row(m_context.mine, "SELECT id FROM review WHERE question = ? AND reviewer = ?", key.first,
                   key.second);
        return row.step() ? row.integer(0) : 0;
    }

    Result<> remove(base::RowId review) {
        return edit(m_context.mine, kReviewEntity, review, std::nullopt, m_context.options.who, kMergeReason,
                    m_context.batch);
    }

    // It was taken back there. Here it goes too, unless it says something else since.
    Result<> mergeRemoval(const ReviewKey& key, const SaidReviews& there) {
        const base::RowId id = keyHere(key);
        const auto here = m_here.find(key);
        if (id == 0 || here == m_here.end() || !sharesAny(here->second.all, there.all)) {
            return {};
        }
        const bool isUnchanged = there.all.contains(here->second.last);
        if (wasRemovalKept(m_context.mine, kReviewEntity, id, isUnchanged)) {
            ++m_context.result.same;
            return {};
        }
        Cursor row(m_context.mine,
                   "SELECT v.verdict, s.name || '/' || q.question_id || ' by ' || v.reviewer FROM review AS v"
                   " JOIN question AS q ON q.id = v.question JOIN suite AS s ON s.id = q.suite_id"
                   " WHERE v.id = ?",
                   id);
        if (!row.step()) {
            return {};
        }
        const std::string name(row.text(1));
        const int choice = isUnchanged ? 1 : m_context.choices.of("review", name, "record");
        if (choice < 0) {
            m_context.result.conflicts.push_back({"review", name, "record", jsonText(row.text(0)), "null"});
            return {};
        }
        row.reset();
        return keepOrRemove(m_context, kReviewEntity, id, choice == 0);
    }

    MergeContext& m_context;
    std::map<ReviewKey, SaidReviews> m_here, m_there;
    std::set<ReviewKey> m_present; // there
};

} // namespace

Result<> mergeReviews(MergeContext& context) {
    return ReviewMerge(context).run();
}

} // namespace assay::workspace

#include "core/workspace/merge/workspace_merge.h"

#include "core/base/clock.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/merge/merged_files.h"
#include "core/workspace/merge/past_states.h"
#include "core/workspace/merge/question_merge.h"
#include "core/workspace/merge/removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/suite_rows.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr int kQuestionsPerLook = 200;

// Whether SQLite finds the file itself whole. Looked at only after a failure: it reads all of the file.
bool isWholeFile(SQLite::Database& database) {
    try {
        Cursor found(database, "PRAGMA quick_check(1)");
        return found.step() && found.text(0) == "ok";
    } catch (const SQLite::Exception&) {
        return false;
    }
}

int schemaVersionOf(SQLite::Database& database) {
    Cursor version(database, "PRAGMA user_version");
    return version.step() ? static_cast<int>(version.integer(0)) : 0;
}

struct MergedQuestion {
    base::RowId id = 0;
    std::int64_t revision = 0;
    std::string questionId;
    std::string document;
};

// The questions of a visible suite as they are in force.
std::vector<MergedQuestion> questionsIn(SQLite::Database& database, base::RowId suite) {
    Cursor rows(
        database,
        "SELECT q.id, q.revision, q.question_id, r.document FROM question AS q JOIN question_revision AS r"
        " ON r.question = q.id AND r.revision = q.revision WHERE q.suite_id = ? ORDER BY q.id",
        suite);
    std::vector<MergedQuestion> questions;
    while (rows.step()) {
        questions.push_back(
            {rows.integer(0), rows.integer(1), std::string(rows.text(2)), std::string(rows.text(3))});
    }
    return questions;
}

// What is in force of the question.
PastRevision inForce(const std::vector<PastRevision>& history, const MergedQuestion& question) {
    const auto found = std::ranges::find(history, question.revision, &PastRevision::revision);
    return found == history.end() ? PastRevision{question.revision, question.document, {}, {}, {}} : *found;
}

// Suites that were removed by an edit and of whose names there is no other one, by name; of a name that was
// removed several times the last one.
std::map<std::string, base::RowId> removedSuitesIn(SQLite::Database& database) {
    Cursor rows(database,
                "SELECT s.id, s.name FROM suite AS s JOIN edit_journal AS e ON e.entity = ? AND"
                " e.entity_key = s.id WHERE s.state = 2 AND " +
                    std::string(kIsRemovalInForce) +
                    " AND NOT EXISTS (SELECT 1 FROM suite AS v WHERE v.state = 1 AND v.name = s.name)"
                    " ORDER BY s.id",
                kSuitePresenceEntity);
    std::map<std::string, base::RowId> suites;
    while (rows.step()) {
        suites[std::string(rows.text(1))] = rows.integer(0);
    }
    return suites;
}

// Whether somebody decided in a merge that the suite, removed here, stays so.
bool wasSuiteLeftOut(SQLite::Database& database, base::RowId suite) {
    Cursor row(database,
               "SELECT 1 FROM edit_journal AS e JOIN edit_journal AS again ON again.batch = e.batch AND"
               " again.entity = e.entity AND again.entity_key = e.entity_key AND again.id > e.id"
               " WHERE e.entity = ? AND e.entity_key = ? AND e.reason = ? AND e.before IS NULL"
               " AND again.after IS NULL AND " +
                   isNoUndoneMerge() + " LIMIT 1",
               kSuitePresenceEntity, suite, kMergeReason);
    return row.step();
}

// Reviews of a question, apart from when they were given.
std::set<std::string> reviewsIn(SQLite::Database& database, base::RowId question) {
    Cursor rows(database, "SELECT json_array(reviewer, verdict, reason, note) FROM review WHERE question = ?",
                question);
    std::set<std::string> reviews;
    while (rows.step()) {
        reviews.emplace(rows.text(0));
    }
    return reviews;
}

// What two copies of a suite have in common.
struct SuiteLikeness {
    bool isOfOne = false; // some question stood the same in both
    bool isKnown = false; // all that stands in the first one stood in the other at some time
};

SuiteLikeness likenessOf(SQLite::Database& first, base::RowId suite, SQLite::Database& other,
                         base::RowId others) {
    std::map<std::string, base::RowId> questions;
    for (const MergedQuestion& question : questionsIn(other, others)) {
        questions.emplace(question.questionId, question.id);
    }
    SuiteLikeness likeness{false, true};
    for (const MergedQuestion& question : questionsIn(first, suite)) {
        const auto found = questions.find(question.questionId);
        if (found == questions.end()) {
            likeness.isKnown = false;
            continue;
        }
        const std::vector<PastRevision> there = pastRevisions(other, found->second);
        const std::vector<PastRevision> here = pastRevisions(first, question.id);
        likeness.isOfOne = likeness.isOfOne || std::ranges::any_of(here, [&](const PastRevision& one) {
                               return knows(there, one);
                           });
        likeness.isKnown =
            likeness.isKnown && knows(there, inForce(here, question)) &&
            std::ranges::includes(reviewsIn(other, found->second), reviewsIn(first, question.id));
    }
    return likeness;
}

class WorkspaceMerge {
  public:
    WorkspaceMerge(SQLite::Database& database, const Reader& other, const MergeOptions& options,
                   const std::stop_token& stop, base::ProgressSink& progress, MergedFiles& files)
        : m_mine(database)
        , m_theirs(other.database())
        , m_options(options)
        , m_choices(options)
        , m_stop(stop)
        , m_progress(progress)
        , m_files(files)
        , m_batch(newBatch(database))
        , m_removed(removedSuitesIn(database)) {}

    Result<MergeResult> run() {
        Cursor suites(m_theirs, "SELECT id, name FROM suite WHERE state = 1 ORDER BY name");
        while (suites.step()) {
            ASSAY_TRY(mergeSuite(suites.integer(0), std::string(suites.text(1))));
        }
        MergeContext context{m_mine, m_theirs, m_options, m_choices, m_stop, m_files, m_batch};
        ASSAY_TRY(removeTheirRemoved(context));
        ASSAY_TRY(takeCorpora(context));
        ASSAY_TRY(takeRuns());
        for (const auto& [what, count] : context.result.taken) {
            m_result.taken[what] += count;
        }
        m_result.same += context.result.same;
        m_result.withoutFiles = std::move(context.result.withoutFiles);
        context.result = std::move(m_result);
        context.suites = std::move(m_suites);
        context.questions = std::move(m_questions);
        ASSAY_TRY(mergeReviews(context));
        ASSAY_TRY(takeQuestionVectors(context));
        ASSAY_TRY(takeVersions(context));
        ASSAY_TRY(takeSets(context));
        ASSAY_TRY(takeMeasured(context));
        ASSAY_TRY(mergeThings(context));
        return std::move(context.result);
    }

  private:
    // That of the name, else a new one as old as theirs, by which it is known again.
    Result<base::RowId> suiteHere(base::RowId theirs, const std::string& name) {
        if (const base::RowId known = suiteOfName(m_mine, name); known != 0) {
            return known;
        }
        const std::string when = base::utcNow();
        Cursor made(m_theirs, "SELECT created_at FROM suite WHERE id = ?", theirs);
        execute(m_mine, "INSERT INTO suite (name, created_at, state) VALUES (?, ?, 1)", name,
                made.step() ? std::string(made.text(0)) : when);
        const base::RowId suite = m_mine.getLastInsertRowid();
        recordEdit(m_mine, {kSuitePresenceEntity, suite, std::nullopt, std::string(kSuiteIsThere),
                            m_options.who, when, kMergeReason, m_batch});
        ++m_result.taken["suites"];
        return suite;
    }

    // Whether a suite of theirs that was removed here is wanted again; then it is here.
    Result<bool> isWantedAgain(base::RowId mine, base::RowId theirs, const std::string& name) {
        const SuiteLikeness likeness = likenessOf(m_theirs, theirs, m_mine, mine);
        if (!likeness.isOfOne && !questionsIn(m_theirs, theirs).empty()) {
            return true; // another one of that name
        }
        if (likeness.isKnown || wasSuiteLeftOut(m_mine, mine)) {
            ++m_result.same;
            return false;
        }
        const int choice = m_choices.of("suite", name, "record");
        if (choice < 0) {
            m_result.conflicts.push_back({"suite", name, "record", "null", jsonText(name)});
            return false;
        }
        ASSAY_TRY(setPresence(mine, true));
        if (choice == 0) { // so that merging the same copy again knows that it was decided
            ++m_result.same;
            ASSAY_TRY(setPresence(mine, false));
            return false;
        }
        ++m_result.taken["suites"];
        return true;
    }

    Result<> setPresence(base::RowId suite, bool isThere) {
        return edit(m_mine, kSuitePresenceEntity, suite,
                    isThere ? std::optional(std::string(kSuiteIsThere)) : std::nullopt, m_options.who,
                    kMergeReason, m_batch);
    }

    // Suites that were removed there go here, too, unless they have been changed here since.
    Result<> removeTheirRemoved(MergeContext& context) {
        for (const auto& [name, theirs] : removedSuitesIn(m_theirs)) {
            const base::RowId mine = suiteOfName(m_mine, name);
            const SuiteLikeness likeness =
                mine == 0 ? SuiteLikeness{} : likenessOf(m_mine, mine, m_theirs, theirs);
            if (!likeness.isOfOne) {
                continue;
            }
            if (wasRemovalKept(m_mine, kSuitePresenceEntity, mine, likeness.isKnown)) {
                ++m_result.same;
                continue;
            }
            const int choice = likeness.isKnown ? 1 : m_choices.of("suite", name, "record");
            if (choice < 0) {
                m_result.conflicts.push_back({"suite", name, "record", jsonText(name), "null"});
            } else {
                ASSAY_TRY(keepOrRemove(context, kSuitePresenceEntity, mine, choice == 0));
            }
        }
        return {};
    }

    Result<> mergeSuite(base::RowId theirSuite, const std::string& name) {
        if (const auto removed = m_removed.find(name); removed != m_removed.end()) {
            ASSAY_TRY(const bool isWanted, isWantedAgain(removed->second, theirSuite, name));
            if (!isWanted) {
                return {};
            }
        }
        if (suiteOfName(m_mine, name) == 0 &&
            wasRemovedHere(m_mine, RemovedKind::Suite, m_theirs, theirSuite)) {
            ++m_result.same; // it was deleted for good here
            return {};
        }
        ASSAY_TRY(const auto suite, suiteHere(theirSuite, name));
        m_suites[theirSuite] = suite;
        std::map<std::string, MergedQuestion> here;
        for (MergedQuestion& question : questionsIn(m_mine, suite)) {
            std::string id = question.questionId;
            here.emplace(std::move(id), std::move(question));
        }
        std::set<std::string> seen;
        for (const MergedQuestion& theirs : questionsIn(m_theirs, theirSuite)) {
            if (++m_looked % kQuestionsPerLook == 0) {
                m_progress.report(base::Stage::Reading, m_looked, 0);
                if (m_stop.stop_requested()) {
                    return fail(ErrorCode::Cancelled);
                }
            }
            if (!seen.insert(theirs.questionId).second) {
                continue; // of an id that comes twice the first one counts, as everywhere
            }
            const auto found = here.find(theirs.questionId);
            base::RowId id = 0;
            if (found == here.end()) {
                ASSAY_TRY(id, addTheirs(suite, theirs));
            } else {
                id = found->second.id;
                ASSAY_TRY(mergeQuestion(name + "/" + theirs.questionId, found->second, theirs));
            }
            m_questions[theirs.id] = id;
        }
        return {};
    }

    Result<base::RowId> addTheirs(base::RowId suite, const MergedQuestion& theirs) {
        auto question = formats::readQuestionDocument(theirs.document);
        if (!question) {
            return fail(ErrorCode::DamagedWorkspace,
                        "question " + std::to_string(theirs.id) + ": " + question.error().detail);
        }
        ++m_result.taken["questions"];
        return addQuestion(m_mine, suite, *question, m_options.who, kMergeReason, m_batch);
    }

    Result<> mergeQuestion(const std::string& id, const MergedQuestion& mine, const MergedQuestion& theirs) {
        if (mine.document == theirs.document) {
            ++m_result.same;
            return {};
        }
        const std::vector<PastRevision> ofMine = pastRevisions(m_mine, mine.id);
        const std::vector<PastRevision> ofTheirs = pastRevisions(m_theirs, theirs.id);
        if (knows(ofMine, inForce(ofTheirs, theirs))) {
            ++m_result.same; // theirs is an earlier state of what stands here
            return {};
        }
        if (knows(ofTheirs, inForce(ofMine, mine))) {
            return revise(mine.id, theirs.document);
        }
        const auto common =
            std::ranges::find_if(ofTheirs.rbegin(), ofTheirs.rend(),
                                 [&](const PastRevision& past) { return knows(ofMine, past); });
        const std::string base = common == ofTheirs.rend() ? std::string() : common->document;
        const MergedDocument merged =
            mergeDocuments(base, mine.document, theirs.document,
                           [&](const std::string& field) { return m_choices.of("question", id, field); });
        for (const FieldConflict& conflict : merged.left) {
            m_result.conflicts.push_back({"question", id, conflict.field, conflict.mine, conflict.theirs});
        }
        auto question = formats::readQuestionDocument(merged.document);
        if (!question) {
            return fail(ErrorCode::DamagedWorkspace, id + ": " + question.error().detail);
        }
        if (merged.left.empty()) {
            ASSAY_TRY(see(mine.id, theirs.document));
        }
        const std::string document = formats::questionDocument(*question);
        if (document == mine.document) {
            m_result.same += merged.left.empty() ? 1 : 0;
            return merged.left.empty() ? putBack(mine) : Result<>();
        }
        return revise(mine.id, document);
    }

    // Put in force and replaced again, so that merging the same copy again knows that it has been seen, until
    // this merge is taken back.
    Result<> see(base::RowId question, const std::string& document) {
        return reviseQuestion(m_mine, question, document, m_options.who, kMergeReason, m_batch)
            .map([](std::int64_t) {});
    }

    Result<> putBack(const MergedQuestion& mine) {
        return edit(m_mine, kQuestionEntity, mine.id, revisionJson(mine.revision), m_options.who,
                    kMergeReason, m_batch);
    }

    Result<> revise(base::RowId question, const std::string& document) {
        ASSAY_TRY(reviseQuestion(m_mine, question, document, m_options.who, kMergeReason, m_batch));
        ++m_result.taken["questions"];
        return {};
    }

    // Finished runs whose uuids are not here, with their items. None is a baseline here.
    Result<> takeRuns() {
        Cursor rows(m_theirs,
                    "SELECT r.id, r.uuid, r.kind, r.name, r.origin, r.created_at, r.created_by, r.seed,"
                    " r.version, r.items, r.done, r.duration_ms, r.note, r.tags, r.settings, r.inputs,"
                    " r.figures, coalesce(c.content_hash, '') FROM run AS r"
                    " LEFT JOIN corpus AS c ON c.id = r.corpus_id WHERE r.state = 2 ORDER BY r.id");
        while (rows.step()) {
            if (m_stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            Cursor known(m_mine, "SELECT 1 FROM run WHERE uuid = ?", rows.text(1));
            if (known.step() || wasRemovedHere(m_mine, RemovedKind::Run, m_theirs, rows.integer(0))) {
                ++m_result.same;
                continue;
            }
            known.reset();
            execute(m_mine,
                    "INSERT INTO run (uuid, kind, name, origin, created_at, created_by, seed, version, items,"
                    " done, duration_ms, note, tags, settings, inputs, figures, state, corpus_id)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 2,"
                    " (SELECT min(id) FROM corpus WHERE content_hash = nullif(?, '')))",
                    rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5), rows.text(6),
                    rows.integer(7), rows.text(8), rows.integer(9), rows.integer(10), rows.integer(11),
                    rows.text(12), rows.text(13), rows.text(14), rows.text(15), rows.text(16), rows.text(17));
            takeItems(rows.integer(0), m_mine.getLastInsertRowid());
            ++m_result.taken["runs"];
        }
        return {};
    }

    void takeItems(base::RowId theirs, base::RowId mine) {
        Cursor items(m_theirs,
                     "SELECT number, item_key, document FROM run_item WHERE run_id = ? ORDER BY number",
                     theirs);
        PreparedWrite insert(m_mine,
                             "INSERT INTO run_item (run_id, number, item_key, document) VALUES (?, ?, ?, ?)");
        while (items.step()) {
            insert.run(mine, items.integer(0), items.text(1), items.text(2));
        }
    }

    SQLite::Database& m_mine;
    SQLite::Database& m_theirs;
    const MergeOptions& m_options;
    MergeChoices m_choices;
    const std::stop_token& m_stop;
    base::ProgressSink& m_progress;
    MergedFiles& m_files;
    std::int64_t m_batch = 0;
    std::map<std::string, base::RowId> m_removed; // suites that were removed here
    std::int64_t m_looked = 0;
    MergeResult m_result;
    std::map<base::RowId, base::RowId> m_suites, m_questions; // of theirs, what it is here
};

} // namespace

MergeChoices::MergeChoices(const MergeOptions& options) {
    for (const MergeDecision& decision : options.decisions) {
        m_decisions.try_emplace({decision.what, decision.id, decision.field}, decision.side);
    }
    if (options.prefer) {
        m_otherwise = *options.prefer == MergeSide::Theirs ? 1 : 0;
    }
}

int MergeChoices::of(const std::string& what, const std::string& id, const std::string& field) const {
    const auto decided = m_decisions.find({what, id, field});
    if (decided == m_decisions.end()) {
        return m_otherwise;
    }
    return decided->second == MergeSide::Theirs ? 1 : 0;
}

Result<MergeResult> mergeWorkspace(Workspace& workspace, const Reader& other, const MergeOptions& options,
                                   const std::stop_token& stop, base::ProgressSink& progress) {
    std::error_code ignored;
    if (std::filesystem::equivalent(workspace.path(), other.path(), ignored)) {
        return fail(ErrorCode::InvalidArgument, "the workspace itself", other.path());
    }
    MergeResult result;
    bool isLookedAt = false;
    MergedFiles files(workspace.path(), other.path(), options.onlyLook, stop, progress);
    const auto merged = workspace.write([&](SQLite::Database& database) -> Result<> {
        const SQLite::Transaction snapshot(other.database(), SQLite::TransactionBehavior::DEFERRED);
        if (const int version = schemaVersionOf(other.database()); version > kSchemaVersion) {
            return fail(ErrorCode::NewerWorkspace, "version " + std::to_string(version), other.path());
        }
        try {
            WorkspaceMerge merge(database, other, options, stop, progress, files);
            ASSAY_TRY(result, merge.run());
        } catch (const SQLite::Exception& exception) {
            if (isWholeFile(other.database())) {
                throw;
            }
            return tl::unexpected(errorOf(exception, other.path())); // it is the other one that is damaged
        }
        isLookedAt = options.onlyLook;
        return isLookedAt ? fail(ErrorCode::Cancelled) : files.place(); // an error takes everything back
    });
    if (!merged && !isLookedAt) {
        static_cast<void>(files.takeBack(workspace)); // what stays is named by nothing
        return tl::unexpected(merged.error());
    }
    return result;
}

bool isOfMerge(const JournalEntry& entry) {
    return entry.batch && entry.reason == kMergeReason;
}

} // namespace assay::workspace

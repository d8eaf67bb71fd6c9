// The suites of a workspace: listing, importing questions into them, removing, writing them out again. What a
// person edits in them is in question_edits.h, reviews.h and suite_setting_edits.h.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/workspace.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct SuiteFile {
    std::string name; // without folders
    formats::QuestionKind kind = formats::QuestionKind::FinragJson;
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t records = 0;
    std::int64_t rejected = 0;
    std::string importedBy;
    std::string importedAt; // UTC, ISO 8601
};

// A frozen state of a suite. It never changes.
struct SuiteVersion {
    base::RowId id = 0;
    std::string name; // of its own in the whole workspace: "P3.v3"
    std::string note;
    std::string frozenBy;
    std::string frozenAt;
    std::string contentHash; // SHA-256 over its questions' documents in the order of their ids
    std::int64_t questions = 0;
};

struct SuiteInfo {
    base::RowId id = 0;
    std::string name;
    std::string createdAt;
    std::string settings; // JSON: coverage, target mix (core/workspace/suites/suite_settings.h)
    std::int64_t questions = 0;
    std::vector<SuiteFile> files;
    std::vector<SuiteVersion> versions; // oldest first
};

// By name.
[[nodiscard]] base::Result<std::vector<SuiteInfo>> suites(const Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<SuiteInfo> findSuite(const Reader& reader, const std::string& name);

// What happens to a question whose id the suite holds already for another question.
enum class CollisionChoice : std::uint8_t {
    Refuse,   // nothing is imported: NameTaken
    KeepBoth, // where any collides, all questions of the files go to a suite of their own, "NAME (2)"
    OwnSuite, // they do whether any collides or not
    Replace,  // a new revision of the one that is there; can be undone
    Skip,     // the one that is there stays
};

// What a suite held of the ids of some files when somebody looked, with the revisions.
using HeldQuestions = std::map<std::string, std::int64_t>;

struct QuestionImportOptions {
    std::string suite; // made if there is none of that name
    std::optional<formats::QuestionKind> kind;
    std::optional<formats::FieldMapping> mapping;
    CollisionChoice onCollision = CollisionChoice::Refuse; // only if the suite exists
    // What the choice was made about, by a person who saw a preview. Without it the choice is a rule for
    // whatever the suite holds.
    std::optional<HeldQuestions> decidedOn{};
    std::string who;
};

// What files would bring to a suite.
struct QuestionImportPreview {
    bool suiteExists = false; // false: nothing else is filled in
    std::int64_t records = 0;
    std::int64_t colliding = 0; // ids that the suite holds for another question
    std::int64_t unchanged = 0; // the suite holds the very same question
    HeldQuestions held;
};

// Looks without changing anything; what is true of it later is seen by importQuestions(). Errors: those of
// reading, DamagedWorkspace.
[[nodiscard]] base::Result<QuestionImportPreview>
previewQuestionImport(const Reader& reader, std::span<const std::filesystem::path> files,
                      const QuestionImportOptions& options, std::stop_token stop,
                      base::ProgressSink& progress);

struct QuestionImport {
    SuiteInfo suite;
    formats::QuestionKind kind = formats::QuestionKind::FinragJson; // of the first file
    std::int64_t records = 0;                                       // read and kept, in any of the ways below
    std::int64_t rejected = 0;
    std::int64_t added = 0;
    std::int64_t replaced = 0;
    std::int64_t skipped = 0;   // collisions that were left as they were
    std::int64_t unchanged = 0; // the suite holds the very same question
    std::string inputSha256;    // of the file; of several: over theirs, in order
    base::IssueList issues;
};

// Reads the files and adds their questions to a suite: whole or not at all, visible at once, and one step of
// undo. What collides is decided in the transaction that makes them visible, by what the suite holds then.
// Progress: that of formats::readQuestions(), Storing, Publishing. Errors: those of reading; InputNotUsable
// (no file holds a question); NameTaken
// (Refuse, and the suite exists), EditConflict (`detail` the suite's name: it no longer holds of these ids
// what the choice was made about), InvalidArgument (an empty name), those of Workspace::write().
[[nodiscard]] base::Result<QuestionImport> importQuestions(Workspace& workspace,
                                                           std::span<const std::filesystem::path> files,
                                                           const QuestionImportOptions& options,
                                                           std::stop_token stop, base::ProgressSink& progress,
                                                           base::IssueList* issuesOnFailure = nullptr);

// An empty suite. An edit of the journal, which can be undone. Errors: NameTaken, InvalidArgument.
[[nodiscard]] base::Result<base::RowId> createSuite(Workspace& workspace, const std::string& name,
                                                    const std::string& who = {});

// An edit of the journal, which can be undone. Errors: NotFound, NameTaken, InvalidArgument.
[[nodiscard]] base::Result<> renameSuite(Workspace& workspace, base::RowId suite, const std::string& name,
                                         const std::string& who = {});

// Takes the suite out of everybody's sight, with its questions, versions and history. An edit of the journal,
// which can be undone until it is deleted. Error: NotFound.
[[nodiscard]] base::Result<> removeSuite(Workspace& workspace, base::RowId suite,
                                         const std::string& who = {});

// Deletes the suites that were removed, or whose import or making was undone, for good. That it was done,
// when and by whom stays in the journal (removedSuites()). Errors: Cancelled (some are deleted), those of
// Workspace::write().
[[nodiscard]] base::Result<> deleteRemovedSuites(Workspace& workspace, std::stop_token stop,
                                                 base::ProgressSink& progress, const std::string& who = {});

struct RemovedSuite {
    std::string name;
    bool isDeleted = false; // for good
    std::int64_t questions = 0;
    std::int64_t versions = 0;
    std::string removedBy;
    std::string removedAt; // UTC, ISO 8601
};

// Latest first.
[[nodiscard]] base::Result<std::vector<RemovedSuite>> removedSuites(const Reader& reader);

// What the import of the suite's files reported.
[[nodiscard]] base::Result<base::IssueList> suiteIssues(const Reader& reader, base::RowId suite);

// Which questions of a suite are meant, beside those that are left out anyway.
struct QuestionChoice {
    bool approvedOnly = false;
    std::optional<std::vector<base::RowId>> only{}; // nullopt: all
    // Who takes the questions along. Of a suite that is reviewed blind they get no status, flags and reviews
    // of questions whose others' reviews they may not see (reviewsVisibleTo()). nullopt: whoever may see all.
    std::optional<std::string> viewer{};

    [[nodiscard]] bool takes(base::RowId question, model::QuestionStatus status) const {
        return (!approvedOnly || status == model::QuestionStatus::Approved) &&
               (!only || std::find(only->begin(), only->end(), question) != only->end());
    }
};

// Everything of a suite that writeQuestions() takes. `version` 0: as it is now, without the retired questions
// unless asked for. Errors: NotFound, Cancelled.
[[nodiscard]] base::Result<formats::SuiteForWriting> suiteForWriting(const Reader& reader, base::RowId suite,
                                                                     base::RowId version, bool withRetired,
                                                                     std::stop_token stop,
                                                                     const QuestionChoice& choice = {});

// The questions a name stands for: a suite ("P3"), a frozen version ("P3.v3"), or, where neither is called
// so, the questions whose gold_version is the name. In the order of their ids. Errors: NotFound, Cancelled.
struct NamedQuestion {
    base::RowId id = 0;
    std::int64_t revision = 0;
    std::string suite;
    model::Question question;
};

[[nodiscard]] base::Result<std::vector<NamedQuestion>>
questionsNamed(const Reader& reader, const std::string& name, std::stop_token stop);
// Without the retired ones: what systems are asked and what is measured.
[[nodiscard]] base::Result<std::vector<NamedQuestion>>
questionsToMeasure(const Reader& reader, const std::string& name, std::stop_token stop);

} // namespace assay::workspace

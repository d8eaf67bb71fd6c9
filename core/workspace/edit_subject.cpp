#include "core/workspace/edit_subject.h"

#include "core/workspace/bundles/bundles.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/suite_setting_edits.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <string_view>

namespace assay::workspace {
namespace {

using base::Result;
using model::Question;
using model::QuestionStatus;
using workspace::Cursor;

// The revision that the journal speaks of; nullopt: none, or it is not there.
Result<std::optional<Question>> questionAt(const workspace::Reader& reader, base::RowId id,
                                           const std::optional<std::string>& json) {
    const std::int64_t revision = revisionIn(json);
    if (revision == 0) {
        return std::nullopt;
    }
    Cursor row(reader.database(),
               "SELECT document FROM question_revision WHERE question = ? AND revision = ?", id, revision);
    if (!row.step()) {
        return std::nullopt;
    }
    ASSAY_TRY(auto question, questionIn(row.text(0), id));
    return std::optional(std::move(question));
}

// The id of a question as it is now.
std::string questionName(const workspace::Reader& reader, base::RowId id) {
    Cursor row(reader.database(), "SELECT question_id FROM question WHERE id = ?", id);
    return row.step() ? std::string(row.text(0)) : std::string();
}

EditVerb verbOf(const Question& before, const Question& after) {
    if (before.status == after.status) {
        return after.flags.size() > before.flags.size() ? EditVerb::Flagged : EditVerb::Changed;
    }
    switch (after.status) {
    case QuestionStatus::Approved:
        return EditVerb::Approved;
    case QuestionStatus::Flagged:
        return EditVerb::Flagged;
    case QuestionStatus::Retired:
        return EditVerb::Retired;
    default:
        return EditVerb::MadeDraft;
    }
}

Result<EditSubject> questionSubject(const workspace::Reader& reader, const JournalEntry& entry) {
    const auto before = questionAt(reader, entry.key, entry.before);
    const auto after = questionAt(reader, entry.key, entry.after);
    if (!before || !after) {
        return tl::unexpected(!before ? before.error() : after.error());
    }
    EditSubject subject;
    subject.isQuestion = true;
    if (!*before || !*after) {
        subject.verb = *after ? EditVerb::Made : *before ? EditVerb::Removed : EditVerb::Changed;
        subject.name = *after ? (*after)->questionId : *before ? (*before)->questionId : std::string();
        return subject;
    }
    subject.name = (*after)->questionId;
    subject.fields = model::differingFields(**before, **after);
    subject.verb = verbOf(**before, **after);
    if (subject.verb == EditVerb::Flagged && !(*after)->flags.empty()) {
        subject.flagReason = (*after)->flags.back().reason;
    }
    return subject;
}

// What the entry of another kind holds; a name, a decision or a review of a question.
EditSubject namedSubject(const workspace::Reader& reader, const JournalEntry& entry) {
    EditSubject subject;
    subject.verb = !entry.before ? EditVerb::Made : !entry.after ? EditVerb::Removed : EditVerb::Changed;
    if (entry.entity == workspace::kSuitePresenceEntity || entry.entity == kSuiteEntity) {
        Cursor row(reader.database(), "SELECT name FROM suite WHERE id = ?", entry.key);
        subject.name = row.step() ? std::string(row.text(0)) : std::string();
        return subject;
    }
    const auto value =
        nlohmann::json::parse(entry.after ? *entry.after : entry.before.value_or("null"), nullptr, false);
    if (value.is_string()) {
        subject.name = value.get<std::string>();
    } else if (value.is_object()) {
        if (const auto name = value.find("name"); name != value.end() && name->is_string()) {
            subject.name = name->get<std::string>();
        } else if (const auto question = value.find("question");
                   question != value.end() && question->is_number_integer()) {
            subject.name = questionName(reader, question->get<std::int64_t>());
        } else if (const auto id = value.find("question_id"); id != value.end() && id->is_string()) {
            subject.name = id->get<std::string>();
        } else if (const auto title = value.find("title"); title != value.end() && title->is_string()) {
            subject.name = title->get<std::string>();
        }
    }
    return subject;
}

// A draft from a bundle is a step whose last entry is that of the bundle: what was made is the question.
JournalEntry tellingEntry(const workspace::Reader& reader, const JournalEntry& entry) {
    if (entry.entity != kBundleEntity || !entry.batch) {
        return entry;
    }
    Cursor row(reader.database(),
               "SELECT entity_key, before, after FROM edit_journal WHERE batch = ? AND kind = 'edit' AND"
               " entity = 'question' ORDER BY id LIMIT 1",
               *entry.batch);
    if (!row.step()) {
        return entry;
    }
    JournalEntry question = entry;
    question.entity = kQuestionEntity;
    question.key = row.integer(0);
    question.before = row.isMissing(1) ? std::nullopt : std::optional(std::string(row.text(1)));
    question.after = row.isMissing(2) ? std::nullopt : std::optional(std::string(row.text(2)));
    return question;
}

// A step may hold what was said of a suspicion beside the flag, or the bundle of a draft.
std::int64_t questionsOfStep(const workspace::Reader& reader, const JournalEntry& entry) {
    if (!entry.batch) {
        return 1;
    }
    Cursor row(reader.database(),
               "SELECT count(*) FROM edit_journal WHERE batch = ? AND kind = 'edit' AND entity = 'question'",
               *entry.batch);
    return row.step() ? row.integer(0) : 1;
}

// An import into a suite is a batch of edits of its questions; one that makes a suite is one edit of that.
void takeImport(const workspace::Reader& reader, const JournalEntry& entry, EditSubject& subject) {
    const bool isSuite = entry.entity == workspace::kSuitePresenceEntity;
    const bool isBatch = entry.entity == kQuestionEntity && entry.batch;
    if ((!isSuite && !isBatch) || !entry.after || !entry.reason.starts_with(kImportReason)) {
        return;
    }
    Cursor row(reader.database(),
               isSuite ? "SELECT name, (SELECT count(*) FROM question WHERE suite_id ="
                         " suite.id) FROM suite WHERE id = ?"
                       : "SELECT name, 0 FROM suite WHERE id ="
                         " (SELECT suite_id FROM question WHERE id = ?)",
               entry.key);
    if (row.step()) {
        subject.importedFrom = entry.reason.substr(std::string_view(kImportReason).size());
        subject.suite = row.text(0);
        subject.imported = isSuite ? row.integer(1) : subject.things;
    }
}

} // namespace

Result<EditSubject> subjectOf(const workspace::Reader& reader, const JournalEntry& given) {
    return workspace::guarded(reader.path(), [&]() -> Result<EditSubject> {
        const JournalEntry entry = tellingEntry(reader, given);
        ASSAY_TRY(const auto things, entry.entity == kQuestionEntity
                                         ? Result<std::int64_t>(questionsOfStep(reader, entry))
                                         : sizeOfStep(reader, entry));
        auto subject = entry.entity == kQuestionEntity ? questionSubject(reader, entry)
                                                       : Result<EditSubject>(namedSubject(reader, entry));
        if (subject) {
            subject->things = things;
            takeImport(reader, entry, *subject);
            if (subject->verb == EditVerb::Made && subject->isQuestion &&
                entry.reason.starts_with(kParaphraseReason)) {
                subject->paraphraseOf = entry.reason.substr(kParaphraseReason.size());
            }
        }
        return subject;
    });
}

} // namespace assay::workspace

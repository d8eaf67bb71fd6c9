// The part of the controller that changes questions.
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_remarks.h"
#include "app/pages/questions/question_text.h"
#include "core/curation/draft_keeping.h"
#include "core/workspace/edit_subject.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/question_revisions.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {

using base::ErrorCode;
using base::RowId;

QString QuestionController::withSubject(const QString& doing, const std::vector<RowId>& ids) const {
    return tr("%1: %2").arg(doing, ids.size() == 1
                                       ? nameOf(ids.front())
                                       : tr("%n question(s)", nullptr, static_cast<int>(ids.size())));
}

bool QuestionController::change(const std::vector<RowId>& wanted, const QString& doing, const QString& done,
                                const Change& work) {
    if (wanted.empty()) {
        return false;
    }
    const std::vector<RowId> ids = rising(wanted);
    const auto again = [this, wanted, doing, done, work] { (void)change(wanted, doing, done, work); };
    const auto sentence = [this, ids, done](std::int64_t changed) {
        return changed == 0     ? tr("Nothing had to be changed.")
               : ids.size() > 1 ? done.arg(tr("%n question(s)", nullptr, static_cast<int>(changed)))
                                : done.arg(nameOf(ids.front()));
    };
    if (ids.size() <= kDirectChanges) {
        std::int64_t changed = 0;
        return m_edits->carryOut(
            {.write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
                 const auto count = work(workspace, who);
                 changed = count.value_or(0);
                 return count ? base::Result<>{} : tl::unexpected(count.error());
             },
             .done = [&] { return sentence(changed); },
             .again = again,
             .what = withSubject(doing, ids)});
    }
    return m_edits->carryOutInJob({.title = doing,
                                   .write = [work](workspace::Workspace& workspace, const std::string& who,
                                                   const std::stop_token&) { return work(workspace, who); },
                                   .done = sentence,
                                   .again = again,
                                   .what = withSubject(doing, ids)});
}

bool QuestionController::save(const model::Question& question, const QString& reason,
                              widgets::EditSession::Work again) {
    if (!m_current) {
        return false;
    }
    // Taken before others' changes are looked for: `question` was made from this revision.
    const RowId id = m_current->id;
    const std::int64_t revision = m_current->revision;
    const std::vector<model::QuestionField> fields = model::differingFields(m_current->question, question);
    if (!m_edits->mayEdit(std::move(again), withSubject(tr("Saving"), {id}))) {
        return false;
    }
    m_edits->look();
    if (!m_current || m_current->id != id) {
        return false;
    }
    const auto saved = workspace::saveQuestion(*m_workspace, id, revision, question, curator().toStdString(),
                                               reason.toStdString());
    if (!saved) {
        m_edits->look();
        if (saved.error().code == ErrorCode::EditConflict) {
            Q_EMIT conflicted(question);
        } else {
            Q_EMIT failed(saved.error());
        }
        return false;
    }
    m_typed.reset();
    m_edits->drafts().forget(std::to_string(id)); // saving has removed the one that was stored
    QStringList titles;
    for (const model::QuestionField field : fields) {
        titles += fieldTitle(field);
    }
    m_edits->tellDone(titles.isEmpty()
                          ? QString()
                          : tr("%1 saved: %2.").arg(nameOf(id), titles.join(QStringLiteral(", "))));
    return true;
}

// What is a placeholder, cannot be read or is missing: what the form reports as an error.
QString QuestionController::whyNotApproved(const std::vector<RowId>& ids) const {
    int wrong = 0;
    QString name;
    QStringList titles;
    for (const RowId id : ids) {
        const std::set<model::QuestionField> fields = errorsIn(questionOf(id));
        if (!fields.empty() && ++wrong == 1) {
            name = nameOf(id);
            for (const model::QuestionField field : fields) {
                titles += fieldTitle(field);
            }
        }
    }
    const QString where = titles.join(QStringLiteral(", "));
    return wrong == 0        ? QString()
           : ids.size() == 1 ? tr("%1 is not approved: there are errors in %2.").arg(name, where)
                             : tr("Nothing is approved: %n question(s) have errors, the first is %1, in %2.",
                                  nullptr, wrong)
                                   .arg(name, where);
}

// Of many at once, those that somebody flagged or retired are approved one by one, where one sees why.
bool QuestionController::approve(const std::vector<RowId>& chosen) {
    std::vector<RowId> ids = chosen;
    if (chosen.size() > 1) {
        std::erase_if(ids, [this](RowId id) {
            const model::QuestionStatus status = questionOf(id).status;
            return status == model::QuestionStatus::Flagged || status == model::QuestionStatus::Retired;
        });
    }
    const auto left = static_cast<int>(chosen.size() - ids.size());
    const QString leftOut =
        left > 0
            ? tr("%n flagged or retired question(s) are left out: approve them one by one.", nullptr, left)
            : QString();
    if (ids.empty()) {
        Q_EMIT noticed(leftOut);
        return false;
    }
    if (!m_edits->mayEdit([this, ids] { (void)approve(ids); }, withSubject(tr("Approving questions"), ids))) {
        return false;
    }
    const QString unsaved = m_edits->finishTyping();
    if (m_current && !unsaved.isEmpty() && std::ranges::find(ids, m_current->id) != ids.end()) {
        Q_EMIT noticed(tr("Not approved: %1").arg(unsaved));
        Q_EMIT approvalBlocked();
        return false;
    }
    for (const RowId id : ids) {
        if (draftOf(id)) {
            Q_EMIT noticed(tr("Not approved: %1")
                               .arg(tr("what was typed into %1 was never saved. Take it or discard it first.")
                                        .arg(nameOf(id))));
            return false;
        }
    }
    if (const QString why = whyNotApproved(ids); !why.isEmpty()) {
        Q_EMIT noticed(why);
        return false;
    }
    return change(ids, tr("Approving questions"),
                  leftOut.isEmpty() ? tr("%1 approved.") : tr("%1 approved.") + u' ' + leftOut,
                  [ids](workspace::Workspace& workspace, const std::string& who) {
                      return workspace::setStatus(workspace, ids, model::QuestionStatus::Approved, who, {});
                  });
}

bool QuestionController::retire(const std::vector<RowId>& ids) {
    return change(ids, tr("Retiring questions"), tr("%1 retired."),
                  [ids](workspace::Workspace& workspace, const std::string& who) {
                      return workspace::setStatus(workspace, ids, model::QuestionStatus::Retired, who, {});
                  });
}

bool QuestionController::backToDraft(const std::vector<RowId>& ids) {
    return change(ids, tr("Making questions drafts again"), tr("%1 made drafts again."),
                  [ids](workspace::Workspace& workspace, const std::string& who) {
                      return workspace::setStatus(workspace, ids, model::QuestionStatus::Draft, who, {});
                  });
}

bool QuestionController::flag(const std::vector<RowId>& ids, const QString& reason, const QString& note) {
    return change(ids, tr("Flagging questions"),
                  tr("%1 flagged: %2.").arg(QStringLiteral("%1"), flagReasonText(reason.toStdString())),
                  [ids, reason = reason.toStdString(),
                   note = note.toStdString()](workspace::Workspace& workspace, const std::string& who) {
                      return workspace::flagQuestions(workspace, ids, reason, note, who);
                  });
}

bool QuestionController::setFieldOfAll(const std::vector<RowId>& ids, model::QuestionField field,
                                       const std::vector<std::string>& entries) {
    const std::string name(model::fieldInfo(field).name);
    model::Question probe;
    if (const auto unfit = model::setField(probe, field, entries)) {
        Q_EMIT failed({ErrorCode::InvalidArgument, *unfit, name});
        return false;
    }
    const auto set = [field, entries](model::Question& question) {
        const bool was = question.unreadable.contains(std::string(model::fieldInfo(field).name));
        const std::vector<std::string> before = model::fieldEntries(question, field);
        return !model::setField(question, field, entries) &&
               (was || model::fieldEntries(question, field) != before);
    };
    return change(ids, tr("Setting %1").arg(QString::fromStdString(name)), tr("%1 changed."),
                  [ids, set](workspace::Workspace& workspace, const std::string& who) {
                      return workspace::editQuestions(workspace, ids, set, who, {});
                  });
}

bool QuestionController::addToFieldOfAll(const std::vector<RowId>& ids, model::QuestionField field,
                                         const std::vector<std::string>& entries) {
    const std::string name(model::fieldInfo(field).name);
    model::Question probe;
    if (const auto unfit = model::setField(probe, field, entries)) {
        Q_EMIT failed({ErrorCode::InvalidArgument, *unfit, name});
        return false;
    }
    // As the field writes them, so that "02020" is found to be there.
    const auto add = [field, added = model::fieldEntries(probe, field)](model::Question& question) {
        std::vector<std::string> all = model::fieldEntries(question, field);
        const std::size_t before = all.size();
        for (const std::string& entry : added) {
            if (std::find(all.begin(), all.end(), entry) == all.end()) {
                all.push_back(entry);
            }
        }
        return all.size() != before && !model::setField(question, field, all);
    };
    return change(ids, tr("Adding to %1").arg(QString::fromStdString(name)), tr("%1 changed."),
                  [ids, add](workspace::Workspace& workspace, const std::string& who) {
                      return workspace::editQuestions(workspace, ids, add, who, {});
                  });
}

RowId QuestionController::addQuestion(RowId suite, const model::Question& question) {
    RowId added = 0;
    const bool isDone = m_edits->carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             const auto id = workspace::addQuestion(workspace, suite, question, who, {});
             added = id.value_or(0);
             return id ? base::Result<>{} : tl::unexpected(id.error());
         },
         .done = [&] { return tr("%1 added.").arg(nameOf(added)); },
         .again = [this, suite, question] { (void)addQuestion(suite, question); }});
    if (!isDone) {
        return 0;
    }
    setCurrent(added);
    return added;
}

widgets::Job* QuestionController::askForWordings(RowId original, const evaluate::ChatBatchSettings& service,
                                                 int each, QObject* context, WordingsSink done) {
    return m_jobs.start<evaluate::WordingsAsked>(
        tr("Asking for wordings of %1").arg(nameOf(original)),
        [workspace = m_workspace, service, original, each](const std::stop_token& stop,
                                                           base::ProgressSink& progress) {
            return evaluate::askForWordings(*workspace, service, original, each, stop, progress);
        },
        context, std::move(done));
}

bool QuestionController::addParaphrases(RowId original, const QStringList& wordings) {
    std::vector<std::string> texts;
    for (const QString& wording : wordings) {
        texts.push_back(wording.toStdString());
    }
    std::vector<RowId> added;
    const bool isDone = m_edits->carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             ASSAY_TRY(added, curation::keepParaphrases(workspace, original, texts, who));
             return {};
         },
         .done = [&] { return tr("%n paraphrase(s) added.", nullptr, static_cast<int>(added.size())); },
         .again = [this, original, wordings] { (void)addParaphrases(original, wordings); }});
    if (isDone && !added.empty()) {
        for (const RowId paraphrase : added) {
            m_originals[paraphrase] = original;
        }
        setCurrent(added.front());
    }
    return isDone;
}

bool QuestionController::restore(std::int64_t revision) {
    if (!m_current) {
        return false;
    }
    const RowId id = m_current->id;
    return m_edits->carryOut(
        {.write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             const std::int64_t present = m_current && m_current->id == id ? m_current->revision : 0;
             const auto restored = workspace::restoreRevision(workspace, id, present, revision, who);
             return restored ? base::Result<>{} : tl::unexpected(restored.error());
         },
         .done = [&] { return tr("%1 is as it was in revision %2.").arg(nameOf(id)).arg(revision); },
         .again =
             [this, id, revision] {
                 if (m_current && m_current->id == id) {
                     (void)restore(revision);
                 }
             }});
}

// What is shown follows the step; what was done is said by the session.
void QuestionController::tellStep(const workspace::JournalEntry& entry, bool isUndone) {
    const auto original = m_originals.find(entry.key);
    if (entry.entity == workspace::kQuestionEntity && isUndone && original != m_originals.end() &&
        entry.reason.starts_with(workspace::kParaphraseReason)) {
        setCurrent(original->second); // the paraphrases are gone
    } else if (entry.entity == workspace::kQuestionEntity && positionOf(entry.key)) {
        setCurrent(entry.key);
    } else if (entry.entity == workspace::kSuitePresenceEntity ||
               entry.entity == workspace::kSuiteNameEntity || entry.entity == workspace::kPassageEntity) {
        reload(); // names and texts stand beside every question
    }
}

// --- Drafts ---

void QuestionController::setTyped(const std::optional<model::Question>& typed) {
    if (!m_current) {
        return;
    }
    if (typed) {
        const workspace::QuestionDraft draft{
            m_current->id, m_current->revision, *typed, curator().toStdString(), {}};
        m_edits->drafts().setTyped(std::to_string(draft.question), [draft](workspace::Workspace& workspace) {
            return workspace::saveQuestionDraft(workspace, draft);
        });
    } else if (m_typed) {
        m_edits->drafts().drop(std::to_string(m_current->id));
    }
    m_typed = typed;
}

std::optional<workspace::QuestionDraft> QuestionController::draftOf(RowId id) const {
    if (!m_reader) {
        return std::nullopt;
    }
    const auto draft = workspace::questionDraft(*m_reader, id);
    return draft ? *draft : std::nullopt; // reading the question itself has told the same error
}

void QuestionController::dropDraft(RowId id) {
    if (m_current && m_current->id == id) {
        m_typed.reset();
    }
    m_edits->drafts().drop(std::to_string(id));
}

void QuestionController::setTypedGuidelines(RowId suite, const std::optional<std::string>& document) {
    const std::string name = std::to_string(suite);
    const std::string key = std::string(kGuidelinesKey) + name;
    if (!document) {
        m_edits->drafts().drop(key);
        return;
    }
    m_edits->drafts().setTyped(key, [name, document = *document](workspace::Workspace& workspace) {
        return workspace::keepValue(workspace, workspace::kGuidelinesDraftGroup, {name, document});
    });
}

std::vector<workspace::KeptValue> QuestionController::typedGuidelines() const {
    return m_reader ? workspace::keptValues(*m_reader, workspace::kGuidelinesDraftGroup)
                          .value_or(std::vector<workspace::KeptValue>())
                    : std::vector<workspace::KeptValue>();
}

} // namespace assay::app

// The part of the workbench that changes questions.
#include "app/pages/questions/question_workbench.h"
#include "core/curation/question_edits.h"
#include "core/curation/questions.h"
#include "core/store/journal_rows.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>

namespace assay::app {

using base::ErrorCode;
using base::RowId;

bool QuestionWorkbench::mayChange() {
    if (!m_workspace || !m_reader) {
        return false;
    }
    if (m_workspace->isReadOnly()) {
        Q_EMIT failed({ErrorCode::ReadOnlyWorkspace, {}, m_workspace->path().string()});
        return false;
    }
    if (m_curator.isEmpty()) {
        Q_EMIT curatorNeeded();
        return false;
    }
    takeNotes(); // so that what comes after it in the journal is this change
    return true;
}

bool QuestionWorkbench::finish(const base::Result<>& result, const std::vector<RowId>& ids) {
    if (!result) {
        if (result.error().code != ErrorCode::Cancelled) {
            Q_EMIT failed(result.error());
        }
        return false;
    }
    const Changes changes = newChanges(ids, false);
    take(changes);
    tell(changes);
    return true;
}

bool QuestionWorkbench::change(const std::vector<RowId>& wanted, const QString& doing, const QString& done,
                               const Change& work) {
    if (wanted.empty()) {
        return false;
    }
    Q_EMIT leaving();
    if (!mayChange()) {
        return false;
    }
    std::vector<RowId> ids = rising(wanted);
    const auto say = [this, done](std::int64_t changed) {
        Q_EMIT noticed(changed == 0 ? tr("Nothing had to be changed.")
                                    : done.arg(tr("%n question(s)", nullptr, static_cast<int>(changed))));
    };
    if (ids.size() <= kDirectChanges) {
        const base::Result<std::int64_t> changed = work(*m_workspace);
        const bool finished = finish(changed ? base::Result<>{} : tl::unexpected(changed.error()), ids);
        if (finished && ids.size() > 1) {
            say(*changed); // of one, the page shows it
        }
        return finished;
    }
    m_jobs.start<std::int64_t>(
        doing,
        [workspace = m_workspace, work](const std::stop_token&, base::ProgressSink&) {
            return work(*workspace);
        },
        this,
        [this, workspace = m_workspace, ids, say](const base::Result<std::int64_t>& changed) {
            if (workspace == m_workspace &&
                finish(changed ? base::Result<>{} : tl::unexpected(changed.error()), ids)) {
                say(*changed);
            }
        });
    return true;
}

bool QuestionWorkbench::save(const model::Question& question, const QString& reason) {
    if (!m_current) {
        return false;
    }
    // Taken before others' changes are looked for: `question` was made from this revision.
    const RowId id = m_current->id;
    const std::int64_t revision = m_current->revision;
    if (!mayChange() || !m_current || m_current->id != id) {
        return false;
    }
    const auto saved = curation::saveQuestion(*m_workspace, id, revision, question, m_curator.toStdString(),
                                              reason.toStdString());
    if (!saved && saved.error().code == ErrorCode::EditConflict) {
        take(newChanges({}, false));
        Q_EMIT conflicted(question);
        return false;
    }
    if (saved) {
        m_typed.reset();
        m_drafts->forget(std::to_string(id)); // saving has removed the one that was stored
    }
    return finish(saved ? base::Result<>{} : tl::unexpected(saved.error()), {id});
}

bool QuestionWorkbench::approve(const std::vector<RowId>& ids) {
    return change(ids, tr("Approving questions"), tr("%1 approved."),
                  [ids, who = m_curator.toStdString()](store::Workspace& workspace) {
                      return curation::setStatus(workspace, ids, model::QuestionStatus::Approved, who, {});
                  });
}

bool QuestionWorkbench::retire(const std::vector<RowId>& ids) {
    return change(ids, tr("Retiring questions"), tr("%1 retired."),
                  [ids, who = m_curator.toStdString()](store::Workspace& workspace) {
                      return curation::setStatus(workspace, ids, model::QuestionStatus::Retired, who, {});
                  });
}

bool QuestionWorkbench::backToDraft(const std::vector<RowId>& ids) {
    return change(ids, tr("Making questions drafts again"), tr("%1 made drafts again."),
                  [ids, who = m_curator.toStdString()](store::Workspace& workspace) {
                      return curation::setStatus(workspace, ids, model::QuestionStatus::Draft, who, {});
                  });
}

bool QuestionWorkbench::flag(const std::vector<RowId>& ids, const QString& reason, const QString& note) {
    return change(ids, tr("Flagging questions"), tr("%1 flagged."),
                  [ids, reason = reason.toStdString(), note = note.toStdString(),
                   who = m_curator.toStdString()](store::Workspace& workspace) {
                      return curation::flagQuestions(workspace, ids, reason, note, who);
                  });
}

bool QuestionWorkbench::setFieldOfAll(const std::vector<RowId>& ids, model::QuestionField field,
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
                  [ids, set, who = m_curator.toStdString()](store::Workspace& workspace) {
                      return curation::editQuestions(workspace, ids, set, who, {});
                  });
}

bool QuestionWorkbench::addToFieldOfAll(const std::vector<RowId>& ids, model::QuestionField field,
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
                  [ids, add, who = m_curator.toStdString()](store::Workspace& workspace) {
                      return curation::editQuestions(workspace, ids, add, who, {});
                  });
}

RowId QuestionWorkbench::addQuestion(RowId suite, const model::Question& question) {
    if (!mayChange()) {
        return 0;
    }
    const auto added = curation::addQuestion(*m_workspace, suite, question, m_curator.toStdString(), {});
    if (!added) {
        Q_EMIT failed(added.error());
        return 0;
    }
    (void)finish({}, {*added});
    setCurrent(*added);
    return *added;
}

bool QuestionWorkbench::restore(std::int64_t revision) {
    if (!m_current || !mayChange() || !m_current) {
        return false;
    }
    const RowId id = m_current->id;
    const auto restored =
        curation::restoreRevision(*m_workspace, id, m_current->revision, revision, m_curator.toStdString());
    return finish(restored ? base::Result<>{} : tl::unexpected(restored.error()), {id});
}

bool QuestionWorkbench::undo() {
    return stepJournal(true);
}

bool QuestionWorkbench::redo() {
    return stepJournal(false);
}

bool QuestionWorkbench::stepJournal(bool undo) {
    Q_EMIT leaving(); // so that what is typed is the last thing that was done
    if (!mayChange()) {
        return false;
    }
    const auto stepped = undo ? curation::undo(*m_workspace, m_curator.toStdString())
                              : curation::redo(*m_workspace, m_curator.toStdString());
    if (!stepped) {
        if (stepped.error().code == ErrorCode::NotFound) {
            Q_EMIT noticed(undo ? tr("There is nothing to undo.") : tr("There is nothing to do again."));
        } else {
            Q_EMIT failed(stepped.error());
        }
        return false;
    }
    const Changes changes = newChanges({}, true);
    take(changes);
    if (stepped->entity == curation::kQuestionEntity && positionOf(stepped->key)) {
        setCurrent(stepped->key);
        const QString what = changes.questions.size() > 1
                                 ? tr("%n question(s)", nullptr, static_cast<int>(changes.questions.size()))
                                 : nameOf(stepped->key);
        Q_EMIT noticed(undo ? tr("Undone: the change of %1.").arg(what)
                            : tr("Done again: the change of %1.").arg(what));
    } else {
        const bool isPresence = stepped->entity == store::kSuitePresenceEntity;
        if (isPresence || stepped->entity == store::kSuiteNameEntity ||
            stepped->entity == store::kPassageEntity) {
            reload(); // names and texts stand beside every question
        }
        const auto isThere = [&](const store::SuiteInfo& suite) { return suite.id == stepped->key; };
        if (!isPresence) {
            Q_EMIT noticed(undo ? tr("Undone.") : tr("Done again."));
        } else if (const auto suite = std::ranges::find_if(suites(), isThere); suite != suites().end()) {
            Q_EMIT noticed(tr("“%1” is there again.").arg(QString::fromStdString(suite->name)));
        } else {
            Q_EMIT noticed(undo
                               ? tr("Undone: a suite that was made or imported is gone. Redo brings it back.")
                               : tr("Done again: the suite is removed."));
        }
    }
    return true;
}

// --- Drafts ---

void QuestionWorkbench::setTyped(const std::optional<model::Question>& typed) {
    if (!m_current) {
        return;
    }
    if (typed) {
        const store::QuestionDraft draft{
            m_current->id, m_current->revision, *typed, m_curator.toStdString(), {}};
        m_drafts->setTyped(std::to_string(draft.question), [draft](store::Workspace& workspace) {
            return store::saveQuestionDraft(workspace, draft);
        });
    } else if (m_typed) {
        m_drafts->drop(std::to_string(m_current->id));
    }
    m_typed = typed;
}

std::optional<store::QuestionDraft> QuestionWorkbench::draftOf(RowId id) const {
    if (!m_reader) {
        return std::nullopt;
    }
    const auto draft = store::questionDraft(*m_reader, id);
    return draft ? *draft : std::nullopt; // reading the question itself has told the same error
}

void QuestionWorkbench::dropDraft(RowId id) {
    if (m_current && m_current->id == id) {
        m_typed.reset();
    }
    m_drafts->drop(std::to_string(id));
}

} // namespace assay::app

// The part of the workbench that changes questions, and that notices what others have changed.
#include "app/pages/questions/question_workbench.h"
#include "core/curation/questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <map>

namespace assay::app {
namespace {

using base::ErrorCode;
using base::RowId;

constexpr std::string_view kQuestionEntity = "question"; // as the journal calls it

std::vector<RowId> rising(std::vector<RowId> ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

} // namespace

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
    lookForChanges(); // so that what comes after it in the journal is this change
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
        m_drafts->forget(id); // saving has removed the one that was stored
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

void QuestionWorkbench::takeOwnChanges() {
    if (!m_reader) {
        return;
    }
    const Changes changes = newChanges({}, true);
    take(changes);
    tell(changes);
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
    if (stepped->entity == kQuestionEntity && positionOf(stepped->key)) {
        setCurrent(stepped->key);
        const QString what = changes.questions.size() > 1
                                 ? tr("%n question(s)", nullptr, static_cast<int>(changes.questions.size()))
                                 : nameOf(stepped->key);
        Q_EMIT noticed(undo ? tr("Undone: the change of %1.").arg(what)
                            : tr("Done again: the change of %1.").arg(what));
    } else {
        Q_EMIT noticed(undo ? tr("Undone.") : tr("Done again."));
    }
    return true;
}

void QuestionWorkbench::readJournal() {
    m_journal = {};
    if (!m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    auto state = curation::journalState(*m_reader);
    if (state) {
        m_journal = std::move(*state);
    } else {
        Q_EMIT failed(state.error());
    }
}

// --- Drafts ---

void QuestionWorkbench::setTyped(const std::optional<model::Question>& typed) {
    if (!m_current) {
        return;
    }
    if (typed) {
        m_drafts->setTyped(m_current->id, m_current->revision, *typed, m_curator);
    } else if (m_typed) {
        m_drafts->drop(m_current->id);
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
    m_drafts->drop(id);
}

// --- What has changed ---

QuestionWorkbench::Changes QuestionWorkbench::newChanges(const std::vector<RowId>& own, bool ownsAll) {
    Changes changes;
    changes.questions = own;
    auto notes = curation::notesAfter(*m_reader, m_noteSeen);
    if (!notes) {
        Q_EMIT failed(notes.error());
        return changes;
    }
    const std::string me = m_curator.toStdString();
    for (curation::JournalNote& note : *notes) {
        m_noteSeen = note.id;
        const bool isQuestion = note.entity == kQuestionEntity;
        if (isQuestion) {
            changes.questions.push_back(note.key);
        }
        const bool isOwn = (ownsAll && note.editedBy == me) ||
                           (isQuestion && std::binary_search(own.begin(), own.end(), note.key));
        if (!isOwn) {
            changes.notesOfOthers.push_back(std::move(note));
        }
    }
    changes.questions = rising(std::move(changes.questions));
    return changes;
}

bool QuestionWorkbench::refreshRows(const std::vector<RowId>& ids) {
    if (ids.size() > kDirectChanges) {
        return false;
    }
    bool all = true;
    for (const RowId id : ids) {
        const std::optional<std::uint32_t> position = positionOf(id);
        const auto row = store::firstQuestionColumns(*m_reader, id - 1, 1);
        const bool isThere = row && row->size() == 1 && row->id.front() == id;
        if (position && isThere) {
            m_columns.replace(*position, *row, 0);
        } else if (isThere && m_complete && (columns().size() == 0 || columns().id.back() < id)) {
            m_columns.append(*row, 0);
        } else if (position || isThere) {
            all = false;
        }
    }
    return all;
}

void QuestionWorkbench::sortAgain(const std::vector<RowId>& changed, bool refreshed) {
    if (!refreshed) {
        m_sorted.clear();
    }
    if (m_sorted.empty()) {
        return; // all of them, when they are shown
    }
    std::vector<std::uint32_t> positions;
    for (const RowId id : changed) {
        if (const auto position = positionOf(id)) {
            positions.push_back(*position);
        }
    }
    curation::placeQuestions(m_sorted, positions, columns(), m_context, m_order, m_descending);
}

void QuestionWorkbench::take(const Changes& changes) {
    const std::size_t before = columns().size();
    const std::vector<std::uint32_t> shownBefore = m_shown;
    const bool isLoading = m_job != nullptr;
    const bool refreshed = refreshRows(changes.questions);
    if (!changes.questions.empty()) {
        sortAgain(changes.questions, refreshed);
        search();
        applyFilter();
        m_facetTimer.start();
        if (columns().size() != before) {
            readSuites(); // they count their questions
            Q_EMIT suitesChanged();
            Q_EMIT columnsChanged();
        } else if (m_shown != shownBefore) {
            Q_EMIT shownChanged();
        } else {
            Q_EMIT valuesChanged(changes.questions);
        }
    }
    // What is being loaded may be from before this change.
    if (!refreshed || (isLoading && !changes.questions.empty())) {
        load();
        Q_EMIT loadingChanged();
    }
    if (m_current && std::binary_search(changes.questions.begin(), changes.questions.end(), m_current->id)) {
        readCurrent(m_current->id);
        if (m_current) {
            Q_EMIT currentEdited();
        } else {
            Q_EMIT currentChanged();
        }
    }
    readJournal();
    Q_EMIT journalChanged();
}

QString QuestionWorkbench::nameOf(RowId id) const {
    const std::optional<std::uint32_t> position = positionOf(id);
    const QString name = position ? QString::fromStdString(columns().questionId[*position]) : QString();
    return name.isEmpty() ? tr("question %1").arg(id) : name;
}

void QuestionWorkbench::tell(const Changes& changes) {
    QStringList sentences = changes.byOthers;
    std::map<std::string, std::vector<RowId>> questionsOf;
    std::map<std::string, int> othersOf;
    for (const curation::JournalNote& note : changes.notesOfOthers) {
        if (note.entity == kQuestionEntity) {
            questionsOf[note.editedBy].push_back(note.key);
        } else {
            ++othersOf[note.editedBy];
        }
    }
    const auto nameOfPerson = [this](const std::string& name) {
        return name.empty() ? tr("Somebody") : QString::fromStdString(name);
    };
    for (auto& [who, keys] : questionsOf) {
        const std::vector<RowId> ids = rising(keys);
        sentences += ids.size() == 1 ? tr("%1 changed %2.").arg(nameOfPerson(who), nameOf(ids.front()))
                                     : tr("%1 changed %n question(s).", nullptr, static_cast<int>(ids.size()))
                                           .arg(nameOfPerson(who));
    }
    for (const auto& [who, count] : othersOf) {
        if (!questionsOf.contains(who)) {
            sentences +=
                tr("%1 made %n edit(s) elsewhere in the workspace.", nullptr, count).arg(nameOfPerson(who));
        }
    }
    if (!sentences.isEmpty()) {
        Q_EMIT changedElsewhere(sentences.join(QLatin1Char(' ')));
    }
}

void QuestionWorkbench::lookForChanges() {
    if (!m_reader) {
        return;
    }
    const auto number = curation::changeNumber(*m_reader);
    const auto newest = curation::newestNote(*m_reader);
    if (!number || !newest) {
        m_watchTimer.stop(); // said once, not every second
        Q_EMIT failed(!number ? number.error() : newest.error());
        return;
    }
    if (*number == m_changeNumber && *newest == m_noteSeen) {
        return;
    }
    const bool mayHaveOtherSuites = *number != m_changeNumber;
    m_changeNumber = *number;
    Changes changes = newChanges({}, false);
    bool otherSuites = false;
    if (mayHaveOtherSuites) {
        const std::vector<store::SuiteInfo> before = m_suites;
        readSuites();
        std::map<RowId, const store::SuiteInfo*> former;
        for (const store::SuiteInfo& suite : before) {
            former[suite.id] = &suite;
        }
        for (const store::SuiteInfo& suite : m_suites) {
            const auto found = former.find(suite.id);
            const QString name = QString::fromStdString(suite.name);
            if (found == former.end()) {
                otherSuites = true;
                changes.byOthers += tr("The suite %1 was added, with %n question(s).", nullptr,
                                       static_cast<int>(suite.questions))
                                        .arg(name);
                continue;
            }
            if (found->second->name != suite.name) {
                otherSuites = true;
                changes.byOthers += tr("The suite %1 is now called %2.")
                                        .arg(QString::fromStdString(found->second->name), name);
            } else if (found->second->files.size() != suite.files.size()) {
                otherSuites = true;
                changes.byOthers += tr("Questions were imported into the suite %1.").arg(name);
            } else if (found->second->versions.size() != suite.versions.size() ||
                       found->second->questions != suite.questions) {
                otherSuites = true; // an edit that is told of, or a version that its pane tells of
            }
            former.erase(found);
        }
        for (const auto& [id, suite] : former) {
            otherSuites = true;
            changes.byOthers += tr("The suite %1 was removed.").arg(QString::fromStdString(suite->name));
        }
    }
    if (!changes.questions.empty() || !changes.notesOfOthers.empty()) {
        take(changes);
    }
    if (otherSuites) {
        Q_EMIT suitesChanged();
        load();
        Q_EMIT loadingChanged();
    }
    tell(changes);
}

} // namespace assay::app

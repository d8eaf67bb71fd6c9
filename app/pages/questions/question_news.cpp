// The part of the workbench that notices what has changed, takes it over and tells of it.
#include "app/pages/questions/question_workbench.h"
#include "core/curation/question_edits.h"

#include <algorithm>
#include <map>

namespace assay::app {

using base::RowId;

std::vector<RowId> QuestionWorkbench::rising(std::vector<RowId> ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

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
        const bool isQuestion = note.entity == curation::kQuestionEntity;
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

void QuestionWorkbench::takeOwnChanges() {
    if (!m_reader) {
        return;
    }
    const Changes changes = newChanges({}, true);
    take(changes);
    tell(changes);
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
        if (note.entity == curation::kQuestionEntity) {
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

// A workspace changes with every edit, also one's own. Suites are looked at only when the watch comes round:
// counting their questions takes longer than the edit.
void QuestionWorkbench::takeNotes() {
    const Changes changes = newChanges({}, false);
    if (!changes.questions.empty() || !changes.notesOfOthers.empty()) {
        take(changes);
        tell(changes);
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
    if (mayHaveOtherSuites) {
        Q_EMIT workspaceChanged();
    }
    tell(changes);
}

} // namespace assay::app

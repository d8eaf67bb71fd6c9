// The part of the controller that notices what has changed, takes it over and tells of it.
#include "app/pages/questions/question_controller.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/reviews.h"

#include <algorithm>
#include <map>
#include <set>

namespace assay::app {

using base::RowId;

std::vector<RowId> QuestionController::rising(std::vector<RowId> ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

void QuestionController::takeNotes(const widgets::EditSession::Notes& notes) {
    if (!m_reader) {
        return;
    }
    Changes changes;
    const std::string me = curator().toStdString();
    for (const workspace::JournalNote& note : notes) {
        if (note.entity == workspace::kQuestionEntity) {
            changes.questions.push_back(note.key);
        }
        // What one does under one's own name on another page, or by a merge, is no news.
        if (note.editedBy != me) {
            changes.notesOfOthers.push_back(note);
        }
    }
    changes.questions = rising(std::move(changes.questions));
    take(changes);
    if (std::ranges::any_of(notes, [](const workspace::JournalNote& note) {
            return note.entity == workspace::kReviewEntity;
        })) {
        refreshWithheld();
    }
    tell(changes);
}

bool QuestionController::refreshRows(const std::vector<RowId>& ids) {
    if (ids.size() > kDirectChanges) {
        return false;
    }
    bool all = true;
    for (const RowId id : ids) {
        const std::optional<std::uint32_t> position = positionOf(id);
        const auto row = workspace::firstQuestionColumns(*m_reader, id - 1, 1);
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

void QuestionController::sortAgain(const std::vector<RowId>& changed, bool refreshed) {
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

void QuestionController::take(const Changes& changes) {
    const std::size_t before = columns().size();
    const std::vector<std::uint32_t> shownBefore = m_shown;
    const bool isLoading = m_job != nullptr;
    const bool refreshed = refreshRows(changes.questions);
    if (!changes.questions.empty()) {
        sortAgain(changes.questions, refreshed);
        readEvidenceAgain(changes.questions);
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
}

QString QuestionController::nameOf(RowId id) const {
    const std::optional<std::uint32_t> position = positionOf(id);
    const QString name = QString::fromStdString(position ? columns().questionId[*position]
                                                         : questionOf(id).questionId); // it has just come
    return name.isEmpty() ? tr("question %1").arg(id) : name;
}

void QuestionController::tell(const Changes& changes) {
    QStringList sentences;
    std::map<std::string, std::vector<RowId>> questionsOf;
    std::map<std::string, int> othersOf;
    for (const workspace::JournalNote& note : changes.notesOfOthers) {
        if (note.entity == workspace::kQuestionEntity) {
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
    const std::string me = curator().toStdString();
    for (const auto& [who, count] : othersOf) {
        // What another page of this window does to other things under the same name is no news.
        if (who != me && !questionsOf.contains(who)) {
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
void QuestionController::lookForSuites() {
    const std::vector<workspace::SuiteInfo> before = m_suites;
    const std::set<RowId> withheldBefore = m_context.withheld;
    readSuites();
    if (m_context.withheld != withheldBefore) {
        showWithheld();
    }
    bool otherSuites = false;
    QStringList sentences;
    std::map<RowId, const workspace::SuiteInfo*> former;
    for (const workspace::SuiteInfo& suite : before) {
        former[suite.id] = &suite;
    }
    for (const workspace::SuiteInfo& suite : m_suites) {
        const auto found = former.find(suite.id);
        const QString name = QString::fromStdString(suite.name);
        if (found == former.end()) {
            otherSuites = true;
            sentences +=
                tr("The suite %1 was added, with %n question(s).", nullptr, static_cast<int>(suite.questions))
                    .arg(name);
            continue;
        }
        if (found->second->name != suite.name) {
            otherSuites = true;
            sentences +=
                tr("The suite %1 is now called %2.").arg(QString::fromStdString(found->second->name), name);
        } else if (found->second->files.size() != suite.files.size()) {
            otherSuites = true;
            sentences += tr("Questions were imported into the suite %1.").arg(name);
        } else if (found->second->versions.size() != suite.versions.size() ||
                   found->second->questions != suite.questions) {
            otherSuites = true; // an edit that is told of, or a version that its pane tells of
        }
        former.erase(found);
    }
    for (const auto& [id, suite] : former) {
        otherSuites = true;
        sentences += tr("The suite %1 was removed.").arg(QString::fromStdString(suite->name));
    }
    if (m_evidence && !m_evidenceJob && m_evidence->isOutdated(*m_reader)) {
        readEvidence();
    }
    if (otherSuites) {
        Q_EMIT suitesChanged();
        load();
        Q_EMIT loadingChanged();
    }
    Q_EMIT workspaceChanged();
    if (!sentences.isEmpty()) {
        Q_EMIT changedElsewhere(sentences.join(QLatin1Char(' ')));
    }
}

} // namespace assay::app

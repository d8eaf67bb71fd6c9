// The part of the controller that changes bundles, and that notices what others have changed.
#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/journal/journal_watch.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace assay::app {

using base::ErrorCode;
using base::RowId;

void BundleController::setWatching(bool on) {
    if (on == m_watchTimer.isActive()) {
        return;
    }
    if (on) {
        m_watchTimer.start();
        lookForChanges();
    } else {
        m_watchTimer.stop();
    }
}

bool BundleController::mayChange() {
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

bool BundleController::finish(const base::Result<>& result) {
    if (!result) {
        if (result.error().code != ErrorCode::Cancelled) {
            Q_EMIT failed(result.error());
        }
        return false;
    }
    (void)takeChanges();
    return true;
}

bool BundleController::setStatus(const std::vector<RowId>& ids, workspace::BundleStatus status,
                                 const std::string& reason) {
    if (ids.empty() || !mayChange()) {
        return false;
    }
    const std::string who = m_curator.toStdString();
    const QString done = tr("%1 bundle(s): %2. Undo takes it back.", nullptr, static_cast<int>(ids.size()))
                             .arg(widgets::countText(static_cast<std::int64_t>(ids.size())),
                                  bundleStatusText(status).toLower());
    if (ids.size() <= kDirectChanges) {
        const bool finished = finish(workspace::setBundleStatus(*m_workspace, ids, status, who, reason));
        if (finished && ids.size() > 1) {
            Q_EMIT noticed(done); // of one, the page shows it
        }
        return finished;
    }
    m_jobs.start<void>(
        tr("Marking bundles"),
        [workspace = m_workspace, ids, status, who, reason](const std::stop_token&, base::ProgressSink&) {
            return workspace::setBundleStatus(*workspace, ids, status, who, reason);
        },
        this,
        [this, workspace = m_workspace, done](const base::Result<>& result) {
            if (workspace == m_workspace && finish(result)) {
                Q_EMIT noticed(done);
            }
        });
    return true;
}

bool BundleController::setNote(RowId id, const QString& note) {
    return mayChange() &&
           finish(workspace::setBundleNote(*m_workspace, id, note.toStdString(), m_curator.toStdString()));
}

bool BundleController::unlink(RowId bundle, RowId question) {
    return mayChange() &&
           finish(workspace::unlinkQuestion(*m_workspace, bundle, question, m_curator.toStdString()));
}

RowId BundleController::draft(const QString& suiteName) {
    if (current() == nullptr || !mayChange() || current() == nullptr) {
        return 0;
    }
    const std::string name = suiteName.trimmed().toStdString();
    const auto known = std::find_if(m_suites.begin(), m_suites.end(),
                                    [&](const workspace::SuiteInfo& suite) { return suite.name == name; });
    RowId suite = known == m_suites.end() ? 0 : known->id;
    if (suite == 0) {
        const auto made = workspace::createSuite(*m_workspace, name, m_curator.toStdString());
        if (!made) {
            Q_EMIT failed(made.error());
            return 0;
        }
        suite = *made;
    }
    const auto question = workspace::draftFromBundle(*m_workspace, m_current, suite, m_curator.toStdString());
    const bool done = finish(question ? base::Result<>{} : tl::unexpected(question.error()));
    readSuites();
    Q_EMIT suitesChanged();
    return done ? *question : 0;
}

bool BundleController::stepJournal(bool undo) {
    if (!mayChange()) {
        return false;
    }
    const std::string who = m_curator.toStdString();
    const auto step = undo ? workspace::undoOwn(*m_workspace, who) : workspace::redoOwn(*m_workspace, who);
    return finish(step ? base::Result<>{} : tl::unexpected(step.error()));
}

bool BundleController::undo() {
    return stepJournal(true);
}

bool BundleController::redo() {
    return stepJournal(false);
}

std::map<QString, BundleController::Edits> BundleController::takeChanges() {
    const auto notes = workspace::notesAfter(*m_reader, m_noteSeen);
    if (!notes) {
        Q_EMIT failed(notes.error());
        return {};
    }
    std::set<RowId> touched;
    std::map<QString, Edits> people;
    bool questions = false;
    for (const workspace::JournalNote& note : *notes) {
        m_noteSeen = std::max(m_noteSeen, note.id);
        Edits& edits = people[QString::fromStdString(note.editedBy)];
        if (note.entity != workspace::kBundleEntity) {
            ++edits.others;
            questions = questions || note.entity == "question";
        } else {
            if (std::find(edits.bundles.begin(), edits.bundles.end(), note.key) == edits.bundles.end()) {
                edits.bundles.push_back(note.key);
            }
            touched.insert(note.key);
        }
    }
    if (notes->empty()) {
        return {};
    }
    readJournal();
    Q_EMIT journalChanged();
    if (!touched.empty()) {
        refresh({touched.begin(), touched.end()});
    }
    if (questions && !touched.contains(m_current)) {
        Q_EMIT currentEdited(); // a question that it is linked with may have another text
    }
    return people;
}

// What another page of this window does to questions under the same name is no news.
QStringList BundleController::sentencesOf(const std::map<QString, Edits>& changes) const {
    QStringList sentences;
    for (const auto& [name, edits] : changes) {
        const QString who = name.isEmpty() ? tr("Somebody") : name;
        if (edits.bundles.size() == 1) {
            const auto place = m_places.find(edits.bundles.front());
            if (place != m_places.end()) {
                const workspace::StoredBundle& bundle = bundles()[place->second];
                sentences +=
                    tr("%1 changed the bundle %2 elsewhere (%3).")
                        .arg(who, bundleLabel(bundle), bundleStatusText(bundle.curation.status).toLower());
                continue;
            }
        }
        if (!edits.bundles.empty()) {
            sentences +=
                tr("%1 changed %n bundle(s) elsewhere.", nullptr, static_cast<int>(edits.bundles.size()))
                    .arg(who);
        } else if (name != m_curator) {
            sentences += tr("%1 made %n edit(s) elsewhere in the workspace.", nullptr, edits.others).arg(who);
        }
    }
    return sentences;
}

void BundleController::lookForChanges() {
    if (!m_reader) {
        return;
    }
    const auto number = workspace::changeNumber(*m_reader);
    const auto newest = workspace::newestNote(*m_reader);
    if (!number || !newest) {
        m_watchTimer.stop(); // said once, not every second
        Q_EMIT failed(!number ? number.error() : newest.error());
        return;
    }
    if (*number == m_changeNumber && *newest == m_noteSeen) {
        return;
    }
    m_changeNumber = *number;
    QStringList sentences = sentencesOf(takeChanges());
    readSuites();
    Q_EMIT suitesChanged();
    takeSets(sentences);
    if (!sentences.isEmpty()) {
        Q_EMIT changedElsewhere(sentences.join(QLatin1Char(' ')));
    }
}

void BundleController::expectSet(RowId set) {
    m_expectedSets.push_back(set);
}

// Sets that came or went: everything is read again.
void BundleController::takeSets(QStringList& sentences) {
    const auto sets = workspace::bundleSets(*m_reader);
    if (!sets) {
        Q_EMIT failed(sets.error());
        return;
    }
    const auto without = [](const std::vector<workspace::BundleSetInfo>& some,
                            const std::vector<workspace::BundleSetInfo>& others) {
        std::vector<workspace::BundleSetInfo> rest;
        std::copy_if(some.begin(), some.end(), std::back_inserter(rest), [&](const auto& each) {
            return std::none_of(others.begin(), others.end(), [&](const auto& other) {
                return other.id == each.id && other.name == each.name;
            });
        });
        return rest;
    };
    const auto added = without(*sets, m_knownSets);
    const auto removed = without(m_knownSets, *sets);
    if (added.empty() && removed.empty()) {
        return;
    }
    for (const workspace::BundleSetInfo& set : added) {
        if (std::erase(m_expectedSets, set.id) == 0) {
            sentences += (set.bundles == 1 ? tr("1 bundle was added elsewhere: %1.")
                                           : tr("%n bundles were added elsewhere: %1.", nullptr,
                                                static_cast<int>(set.bundles)))
                             .arg(QString::fromStdString(set.name));
        }
    }
    for (const workspace::BundleSetInfo& set : removed) {
        sentences += tr("The bundles %1 were removed elsewhere.").arg(QString::fromStdString(set.name));
    }
    m_knownSets = *sets;
    load();
    Q_EMIT loadingChanged();
}

} // namespace assay::app

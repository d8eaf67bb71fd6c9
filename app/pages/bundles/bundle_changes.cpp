// The part of the controller that changes bundles, and that notices what others have changed.
#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/suites/question_revisions.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace assay::app {

using base::RowId;

bool BundleController::carryOut(
    const std::function<base::Result<>(workspace::Workspace&, const std::string& who)>& write,
    const QString& done) {
    return m_edits->carryOut({.write = write, .done = [done] { return done; }});
}

bool BundleController::setStatus(const std::vector<RowId>& ids, workspace::BundleStatus status,
                                 const std::string& reason) {
    if (ids.empty()) {
        return false;
    }
    const QString done = tr("%1 bundle(s): %2. Undo takes it back.", nullptr, static_cast<int>(ids.size()))
                             .arg(widgets::countText(static_cast<std::int64_t>(ids.size())),
                                  bundleStatusText(status).toLower());
    const auto write = [ids, status, reason](workspace::Workspace& workspace, const std::string& who) {
        return workspace::setBundleStatus(workspace, ids, status, who, reason);
    };
    if (ids.size() <= kDirectChanges) {
        return carryOut(write, ids.size() > 1 ? done : QString()); // of one, the page shows it
    }
    return m_edits->carryOutInJob(
        {.title = tr("Marking bundles"),
         .write =
             [write, count = static_cast<std::int64_t>(ids.size())](
                 workspace::Workspace& workspace, const std::string& who, const std::stop_token&) {
                 return write(workspace, who).map([count] { return count; });
             },
         .done = [done](std::int64_t) { return done; }});
}

bool BundleController::setNote(RowId id, const QString& note) {
    return carryOut([&](workspace::Workspace& workspace, const std::string& who) {
        return workspace::setBundleNote(workspace, id, note.toStdString(), who);
    });
}

bool BundleController::unlink(RowId bundle, RowId question) {
    return carryOut([&](workspace::Workspace& workspace, const std::string& who) {
        return workspace::unlinkQuestion(workspace, bundle, question, who);
    });
}

RowId BundleController::draft(const QString& suiteName) {
    if (current() == nullptr) {
        return 0;
    }
    RowId drafted = 0;
    const bool done =
        carryOut([&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
            const std::string name = suiteName.trimmed().toStdString();
            const auto known = std::ranges::find(m_suites, name, &workspace::SuiteInfo::name);
            RowId suite = known == m_suites.end() ? 0 : known->id;
            if (suite == 0) {
                ASSAY_TRY(suite, workspace::createSuite(workspace, name, who));
            }
            ASSAY_TRY(drafted, workspace::draftFromBundle(workspace, m_current, suite, who));
            return {};
        });
    if (const workspace::Reader* reader = m_edits->reader(); reader != nullptr) {
        readSuites();
        Q_EMIT suitesChanged();
    }
    return done ? drafted : 0;
}

void BundleController::takeNotes(const widgets::EditSession::Notes& notes, bool isOwn) {
    std::set<RowId> touched;
    std::map<QString, Changes> people;
    bool questions = false;
    const std::string me = m_edits->curator().toStdString();
    for (const workspace::JournalNote& note : notes) {
        const bool isBundle = note.entity == workspace::kBundleEntity;
        questions = questions || note.entity == workspace::kQuestionEntity;
        if (isBundle) {
            touched.insert(note.key);
        }
        if (isOwn && note.editedBy == me) {
            continue;
        }
        Changes& changes = people[QString::fromStdString(note.editedBy)];
        if (!isBundle) {
            ++changes.others;
        } else if (std::ranges::find(changes.bundles, note.key) == changes.bundles.end()) {
            changes.bundles.push_back(note.key);
        }
    }
    if (!touched.empty()) {
        refresh({touched.begin(), touched.end()});
    }
    if (questions && !touched.contains(m_current)) {
        Q_EMIT currentEdited(); // a question that it is linked with may have another text
    }
    if (const QStringList sentences = sentencesOf(people); !sentences.isEmpty()) {
        Q_EMIT changedElsewhere(sentences.join(QLatin1Char(' ')));
    }
}

// What another page of this window does to questions under the same name is no news.
QStringList BundleController::sentencesOf(const std::map<QString, Changes>& changes) const {
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
        } else if (name != m_edits->curator()) {
            sentences += tr("%1 made %n edit(s) elsewhere in the workspace.", nullptr, edits.others).arg(who);
        }
    }
    return sentences;
}

void BundleController::expectSet(RowId set) {
    m_expectedSets.push_back(set);
}

// Sets that came or went: everything is read again.
void BundleController::takeSets() {
    readSuites();
    Q_EMIT suitesChanged();
    const auto sets = workspace::bundleSets(*m_edits->reader());
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
    QStringList sentences;
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
    if (!sentences.isEmpty()) {
        Q_EMIT changedElsewhere(sentences.join(QLatin1Char(' ')));
    }
}

} // namespace assay::app

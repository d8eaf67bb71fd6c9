#include "app/pages/bundles/bundle_controller.h"

#include "app/pages/bundles/bundle_text.h"
#include "core/curation/draft_keeping.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/edit_entities.h"
#include "core/workspace/journal/kept_values.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace assay::app {

using base::ErrorCode;
using base::RowId;

struct BundleController::Shelf {
    std::vector<workspace::BundleSetInfo> sets;
    std::vector<workspace::StoredBundle> bundles;
    curation::BundleSearch search{std::span<const workspace::StoredBundle>()};
    curation::RepeatedTexts repeated{std::span<const workspace::StoredBundle>()};
};

BundleController::BundleController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(
          jobs,
          [](workspace::Workspace& workspace, const std::string& key) { // the one draft: patterns of mining
              return workspace::dropValue(workspace, workspace::kPatternsDraftGroup, key);
          },
          this))
    , m_shelf(std::make_shared<Shelf>()) {
    using widgets::EditSession;
    m_edits->setRules({.undoes = {workspace::kBundleEdits.name, workspace::kMiningRuleEdits.name}});
    m_edits->setWatching(false); // until it is wanted
    connect(m_edits, &EditSession::changed, this, &BundleController::takeNotes);
    connect(m_edits, &EditSession::workspaceWritten, this, &BundleController::takeSets);
    connect(m_edits, &EditSession::curatorNeeded, this, &BundleController::curatorNeeded);
    connect(m_edits, &EditSession::failed, this, &BundleController::failed);
}

BundleController::~BundleController() {
    if (m_job) {
        m_job->cancel();
    }
}

bool BundleController::isLoading() const {
    return m_job != nullptr;
}

const std::vector<workspace::StoredBundle>& BundleController::bundles() const {
    return m_shelf->bundles;
}

const std::vector<workspace::BundleSetInfo>& BundleController::sets() const {
    return m_shelf->sets;
}

const curation::RepeatedTexts& BundleController::repeated() const {
    return m_shelf->repeated;
}

void BundleController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    if (workspace == m_edits->workspace()) {
        return;
    }
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    m_suites.clear();
    m_knownSets.clear();
    m_expectedSets.clear();
    m_current = 0;
    m_chosen.clear();
    takeShelf(std::make_shared<Shelf>());
    m_edits->setWorkspace(std::move(workspace));
    if (const workspace::Reader* reader = m_edits->reader()) {
        readSuites();
        m_knownSets = workspace::bundleSets(*reader).value_or(std::vector<workspace::BundleSetInfo>());
        load();
    }
    Q_EMIT suitesChanged();
    Q_EMIT loadingChanged();
}

void BundleController::load() {
    if (m_job) {
        m_job->cancel();
    }
    const quint64 request = ++m_request;
    using Loaded = std::shared_ptr<Shelf>;
    m_job = m_jobs.startBackground<Loaded>(
        tr("Loading bundles"),
        [workspace = m_edits->workspace()](const std::stop_token& stop,
                                           base::ProgressSink&) -> base::Result<Loaded> {
            ASSAY_TRY(const auto reader, workspace->reader());
            auto shelf = std::make_shared<Shelf>();
            auto sets = workspace::bundleSets(reader);
            ASSAY_TRY(auto bundles, sets ? workspace::loadBundles(reader, 0, stop)
                                         : base::Result<std::vector<workspace::StoredBundle>>(
                                               tl::unexpected(sets.error())));
            shelf->sets = std::move(*sets);
            shelf->bundles = std::move(bundles);
            shelf->search = curation::BundleSearch(shelf->bundles);
            shelf->repeated = curation::RepeatedTexts(shelf->bundles);
            return shelf;
        },
        this,
        [this, request](const base::Result<Loaded>& shelf) {
            if (request != m_request) {
                return;
            }
            m_job = nullptr;
            if (shelf) {
                takeShelf(*shelf);
            } else if (shelf.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(shelf.error());
            }
            Q_EMIT loadingChanged();
        });
}

void BundleController::takeShelf(std::shared_ptr<Shelf> shelf) {
    m_shelf = std::move(shelf);
    m_places.clear();
    for (std::size_t i = 0; i < bundles().size(); ++i) {
        m_places[bundles()[i].id] = i;
    }
    m_shown.setGroup(std::nullopt); // places have other meanings now; whoever shows groups chooses again
    m_shown.search(m_shelf->search, bundles().size());
    arrange();
    Q_EMIT bundlesChanged();
    Q_EMIT currentChanged();
}

void BundleController::readSuites() {
    if (auto suites = workspace::suites(*m_edits->reader())) {
        m_suites = std::move(*suites);
    } else {
        Q_EMIT failed(suites.error());
    }
}

void BundleController::setText(const QString& text) {
    if (m_shown.setText(text)) {
        m_shown.search(m_shelf->search, bundles().size());
        refilter();
    }
}

void BundleController::setGroup(std::optional<std::vector<std::size_t>> places) {
    if (m_shown.setGroup(std::move(places))) {
        refilter();
    }
}

void BundleController::setOrder(BundleOrder order, bool descending) {
    if (m_shown.setOrder(order, descending)) {
        refilter();
    }
}

void BundleController::refilter() {
    const RowId before = m_current;
    arrange();
    Q_EMIT shownChanged();
    if (m_current != before) {
        Q_EMIT currentChanged();
    }
}

// Makes the list that is shown. When the bundle in front is no longer in it, the one that has its row now
// comes to the front.
void BundleController::arrange() {
    const int row = std::max(0, currentRow());
    m_shown.arrange(bundles());
    if (m_shown.rowOf(m_current) < 0) {
        m_current = shown().empty() ? 0 : idAtRow(std::min(row, static_cast<int>(shown().size()) - 1));
    }
}

RowId BundleController::idAtRow(int row) const {
    return row < 0 || static_cast<std::size_t>(row) >= shown().size()
               ? 0
               : bundles()[shown()[static_cast<std::size_t>(row)]].id;
}

const workspace::StoredBundle* BundleController::current() const {
    const auto found = m_places.find(m_current);
    return found == m_places.end() ? nullptr : &bundles()[found->second];
}

void BundleController::setCurrent(RowId id) {
    if (id == m_current || (id != 0 && !m_places.contains(id))) {
        return;
    }
    m_current = id;
    m_chosen.clear();
    Q_EMIT currentChanged();
}

void BundleController::step(int rows) {
    if (!shown().empty()) {
        setCurrent(idAtRow(std::clamp(currentRow() + rows, 0, static_cast<int>(shown().size()) - 1)));
    }
}

void BundleController::chooseSentence(std::size_t place, bool on) {
    if (current() == nullptr || place >= current()->bundle.sentences.size()) {
        return;
    }
    if (m_chosenOf != m_current) {
        m_chosen.clear();
        m_chosenOf = m_current;
    }
    if (on ? m_chosen.insert(place).second : m_chosen.erase(place) > 0) {
        Q_EMIT choiceChanged();
    }
}

std::vector<std::size_t> BundleController::chosenSentences() const {
    return m_chosenOf == m_current ? std::vector<std::size_t>(m_chosen.begin(), m_chosen.end())
                                   : std::vector<std::size_t>();
}

std::optional<StatusOrigin> BundleController::statusOrigin() const {
    if (current() == nullptr || m_edits->reader() == nullptr ||
        current()->curation == workspace::BundleCuration()) {
        return std::nullopt;
    }
    const auto history = workspace::historyOf(*m_edits->reader(), workspace::kBundleEntity, m_current);
    if (!history) {
        return std::nullopt; // what is wrong with the journal is told where it is read
    }
    const auto saidIn = [](const std::optional<std::string>& json) {
        const auto curation =
            workspace::readBundleCuration(json.value_or("{}")).value_or(workspace::BundleCuration());
        return std::pair(curation.status, curation.reason);
    };
    for (auto entry = history->rbegin(); entry != history->rend(); ++entry) {
        if (saidIn(entry->before) != saidIn(entry->after)) {
            return StatusOrigin{QString::fromStdString(entry->editedBy),
                                QString::fromStdString(entry->editedAt)};
        }
    }
    return std::nullopt;
}

QStringList BundleController::ownRejectReasons() const {
    QStringList own;
    for (const workspace::StoredBundle& bundle : bundles()) {
        const std::string& reason = bundle.curation.reason;
        const bool isKnown = std::find(workspace::kRejectReasons.begin(), workspace::kRejectReasons.end(),
                                       reason) != workspace::kRejectReasons.end();
        if (!reason.empty() && !isKnown && !own.contains(QString::fromStdString(reason))) {
            own += QString::fromStdString(reason);
        }
    }
    return own;
}

std::vector<LinkedQuestion> BundleController::linkedQuestions() const {
    std::vector<LinkedQuestion> list;
    const workspace::StoredBundle* bundle = current();
    if (bundle == nullptr || m_edits->reader() == nullptr) {
        return list;
    }
    for (const RowId id : bundle->curation.questions) {
        const auto question = workspace::storedQuestion(*m_edits->reader(), id);
        if (question) { // else it was removed a moment ago
            list.push_back({id, QString::fromStdString(question->question.questionId),
                            QString::fromStdString(question->question.questionText),
                            question->question.status});
        }
    }
    return list;
}

void BundleController::refresh(const std::vector<RowId>& ids) {
    if (ids.size() > kDirectChanges || m_job) { // what is being loaded may be from before this
        load();
        Q_EMIT loadingChanged();
    }
    if (ids.size() > kDirectChanges) {
        return;
    }
    for (const RowId id : ids) {
        const auto place = m_places.find(id);
        if (place == m_places.end()) {
            continue; // of a set that is being loaded
        }
        if (auto bundle = workspace::storedBundle(*m_edits->reader(), id)) {
            m_shelf->bundles[place->second].curation = std::move(bundle->curation);
        } else if (bundle.error().code != ErrorCode::NotFound) {
            Q_EMIT failed(bundle.error());
        }
    }
    const RowId before = m_current;
    Q_EMIT valuesChanged(); // groups of statuses are others now
    if (m_current == before && std::find(ids.begin(), ids.end(), before) != ids.end()) {
        Q_EMIT currentEdited();
    }
}

// --- Changing, and noticing what others have changed ---

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
    const QString done = tr("%1 bundle(s): %2. It can be undone.", nullptr, static_cast<int>(ids.size()))
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

RowId BundleController::draft(const QString& suiteName, const curation::DraftOffer* offer) {
    if (current() == nullptr) {
        return 0;
    }
    RowId drafted = 0;
    const std::vector<std::size_t> chosen = chosenSentences();
    const auto write = [&](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
        const std::string name = suiteName.trimmed().toStdString();
        if (chosen.empty() && !current()->bundle.sentences.empty()) {
            ASSAY_TRY(const auto draft,
                      curation::draftOfWhole(current()->bundle, offer, originOf(*current())));
            ASSAY_TRY(drafted, curation::keepDraftOfBundle(workspace, m_current, name, draft, who));
            return {};
        }
        if (offer != nullptr) {
            ASSAY_TRY(const auto draft,
                      curation::draftOfOffer(workspace::withSentences(current()->bundle, chosen), *offer,
                                             originOf(*current())));
            ASSAY_TRY(drafted, curation::keepDraftOfBundle(workspace, m_current, name, draft, who));
            return {};
        }
        ASSAY_TRY(const auto suite, curation::suiteForDrafts(workspace, name, who));
        ASSAY_TRY(drafted, workspace::draftFromBundle(workspace, m_current, suite, who, chosen));
        return {};
    };
    const auto said = [&] {
        const workspace::Reader* reader = m_edits->reader();
        const auto question = reader != nullptr ? workspace::storedQuestion(*reader, drafted)
                                                : base::Result<workspace::StoredQuestion>();
        return tr("%1 was drafted in the suite %2.")
                   .arg(QString::fromStdString(question ? question->question.questionId : std::string()),
                        suiteName.trimmed()) +
               (chosen.empty() ? leftOutText(current()->bundle, offer) : QString());
    };
    const bool done = m_edits->carryOut({.write = write, .done = said});
    if (const workspace::Reader* reader = m_edits->reader(); reader != nullptr) {
        readSuites();
        Q_EMIT suitesChanged();
    }
    if (done && !chosen.empty()) {
        m_chosen.clear();
        Q_EMIT choiceChanged();
    }
    return done ? drafted : 0;
}

// What a draft does not take of the bundle, as a sentence after another one; empty: nothing is left out.
QString BundleController::leftOutText(const model::Bundle& bundle, const curation::DraftOffer* offer) {
    const char category = curation::categoryOfDraft(bundle, offer);
    const curation::CategoryRule* const rule = curation::categoryRule(category);
    const std::size_t taken = curation::evidencePlaces(bundle, category).size();
    if (rule == nullptr || taken == bundle.sentences.size() ||
        (offer != nullptr && (offer->figure || offer->change))) {
        return {};
    }
    const auto count = [](std::size_t number) {
        return widgets::countText(static_cast<std::int64_t>(number));
    };
    const QString wanted = rule->evidenceLeast == rule->evidenceMost
                               ? count(rule->evidenceMost)
                               : tr("%1 to %2", "a number of sentences")
                                     .arg(count(rule->evidenceLeast), count(rule->evidenceMost));
    return QLatin1Char(' ') +
           tr("%1 of %2 sentences are its evidence: category %3 wants %4. “For the draft” chooses others.")
               .arg(count(taken), count(bundle.sentences.size()), QString(QLatin1Char(category)), wanted);
}

// "v3 #12", as notes of drafts name a bundle.
std::string BundleController::originOf(const workspace::StoredBundle& bundle) const {
    const auto set = std::ranges::find(sets(), bundle.set, &workspace::BundleSetInfo::id);
    return (set == sets().end() ? "" : set->name + " ") + "#" + std::to_string(bundle.number + 1);
}

std::vector<curation::DraftOffer>
BundleController::draftOffers(const std::vector<curation::WantedCategory>& wanted) const {
    return current() == nullptr ? std::vector<curation::DraftOffer>()
                                : curation::draftOffers(bundleToDraft(), wanted);
}

model::Bundle BundleController::bundleToDraft() const {
    return workspace::withSentences(current()->bundle, chosenSentences());
}

RowId BundleController::nextWanted(const std::vector<curation::WantedCategory>& wanted) const {
    std::vector<model::Bundle> unused;
    std::vector<RowId> ids;
    for (const std::size_t place : shown()) {
        const workspace::StoredBundle& each = bundles()[place];
        if (each.curation.status == workspace::BundleStatus::Unused && each.id != m_current) {
            unused.push_back(each.bundle);
            ids.push_back(each.id);
        }
    }
    const std::vector<std::size_t> order = curation::offeredBundles(unused, wanted);
    if (order.empty()) {
        return 0;
    }
    const std::string fitting = curation::categoriesOf(unused[order.front()]);
    const bool isWanted = std::ranges::any_of(wanted, [&](const curation::WantedCategory& each) {
        return fitting.find(each.category) != std::string::npos;
    });
    return isWanted ? ids[order.front()] : 0;
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
                sentences += tr("%1 changed the bundle %2 elsewhere (%3).")
                                 .arg(who, bundleLabel(bundle, sets()),
                                      bundleStatusText(bundle.curation.status).toLower());
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

void BundleController::takeMined(RowId set) {
    expectSet(set);
    const auto sets = m_edits->reader() != nullptr ? workspace::bundleSets(*m_edits->reader())
                                                   : base::Result<std::vector<workspace::BundleSetInfo>>();
    if (!sets) {
        return;
    }
    const auto mined = std::ranges::find(*sets, set, &workspace::BundleSetInfo::id);
    if (mined == sets->end()) {
        return;
    }
    m_minedSet = set;
    const QString name = QString::fromStdString(mined->name);
    m_edits->undoesNext(
        {.what = tr("the mining of %1").arg(name),
         .question = tr("Take back the mining of %1? Its %n bundle(s) go for good, with what was said of "
                        "them. Questions that were drafted from them and the run stay.",
                        nullptr, static_cast<int>(mined->bundles))
                         .arg(name),
         .acceptText = tr("Take it back"),
         .takeBack = [this, set, name] { removeMined(set, name); }});
}

void BundleController::removeMined(RowId set, const QString& name) {
    std::erase_if(m_knownSets, [set](const workspace::BundleSetInfo& each) { return each.id == set; });
    m_jobs.start<void>(
        tr("Removing bundles"),
        [workspace = m_edits->workspace(), set](const std::stop_token&, base::ProgressSink&) {
            return workspace::removeBundleSet(*workspace, set);
        },
        this,
        [this, workspace = m_edits->workspace(), name](const base::Result<>& removed) {
            if (workspace != m_edits->workspace()) {
                return;
            }
            if (!removed) {
                Q_EMIT failed(removed.error());
            }
            load();
            Q_EMIT loadingChanged();
            if (removed) {
                Q_EMIT minedRemoved(tr("Undone: the mining of %1.").arg(name));
            }
        });
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
    if (m_minedSet != 0 &&
        std::ranges::find(*sets, m_minedSet, &workspace::BundleSetInfo::id) == sets->end()) {
        m_minedSet = 0; // there is nothing to take back any more
        m_edits->forgetLeftover();
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
    const bool grew = std::ranges::any_of(*sets, [this](const workspace::BundleSetInfo& set) {
        const auto known = std::ranges::find(m_knownSets, set.id, &workspace::BundleSetInfo::id);
        return known != m_knownSets.end() && known->bundles != set.bundles;
    });
    if (added.empty() && removed.empty() && !grew) {
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

#include "moc_bundle_controller.cpp"

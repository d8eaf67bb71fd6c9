#include "app/pages/bundles/bundle_controller.h"

#include "app/pages/bundles/bundle_text.h"
#include "core/text/natural_order.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/suites/questions.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>

namespace assay::app {
namespace {

using base::ErrorCode;
using base::RowId;

// What a bundle is ordered by: texts, or numbers.
struct OrderKey {
    std::int64_t number = 0;
    std::string text;

    friend auto operator<=>(const OrderKey&, const OrderKey&) = default;
};

// nullopt: missing, and last whatever the direction.
std::optional<OrderKey> orderKey(const workspace::StoredBundle& stored, BundleOrder order) {
    const model::Bundle& bundle = stored.bundle;
    const auto ofText = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(OrderKey{0, text::naturalKey(text)});
    };
    const auto ofCount = [](std::size_t count) {
        return std::optional(OrderKey{static_cast<std::int64_t>(count), {}});
    };
    switch (order) {
    case BundleOrder::View:
        return ofText(bundle.group);
    case BundleOrder::Type:
        return ofText(bundle.type);
    case BundleOrder::Topic:
        return ofText(bundle.topic);
    case BundleOrder::Companies:
        return bundle.companies.empty() ? std::nullopt : ofText(bundle.companies.front());
    case BundleOrder::Years:
        return bundle.years.empty() ? std::nullopt : std::optional(OrderKey{bundle.years.front(), {}});
    case BundleOrder::Sentences:
        return ofCount(bundle.sentences.size());
    case BundleOrder::Status:
        return ofCount(static_cast<std::size_t>(stored.curation.status));
    case BundleOrder::Reason:
        return ofText(rejectReasonText(stored.curation.reason).toStdString());
    case BundleOrder::Note:
        return ofText(stored.curation.note);
    case BundleOrder::Questions:
        return ofCount(stored.curation.questions.size());
    case BundleOrder::Number:
        break;
    }
    return OrderKey{};
}

} // namespace

struct BundleController::Shelf {
    std::vector<workspace::BundleSetInfo> sets;
    std::vector<workspace::StoredBundle> bundles;
    curation::BundleSearch search{std::span<const workspace::StoredBundle>()};
    curation::RepeatedTexts repeated{std::span<const workspace::StoredBundle>()};
};

BundleController::BundleController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(jobs, {}, this))
    , m_shelf(std::make_shared<Shelf>()) {
    using widgets::EditSession;
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
    m_group.reset();
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
    m_group.reset(); // places have other meanings now; whoever shows groups chooses again
    search();
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

void BundleController::search() {
    m_found.assign(bundles().size(), 0);
    for (const std::size_t place : m_shelf->search.find(m_text.toStdString())) {
        m_found[place] = 1;
    }
}

void BundleController::setText(const QString& text) {
    if (text == m_text) {
        return;
    }
    m_text = text;
    search();
    refilter();
}

void BundleController::setGroup(std::optional<std::vector<std::size_t>> places) {
    if (places == m_group) {
        return;
    }
    m_group = std::move(places);
    refilter();
}

void BundleController::setOrder(BundleOrder order, bool descending) {
    if (order == m_order && descending == m_descending) {
        return;
    }
    m_order = order;
    m_descending = descending;
    refilter();
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
    if (m_group) {
        m_shown = *m_group;
        std::erase_if(m_shown, [&](std::size_t place) { return m_found[place] == 0; });
    } else {
        m_shown.clear();
        for (std::size_t place = 0; place < m_found.size(); ++place) {
            if (m_found[place] != 0) {
                m_shown.push_back(place);
            }
        }
    }
    if (m_order != BundleOrder::Number) {
        std::vector<std::pair<std::optional<OrderKey>, std::size_t>> keyed;
        keyed.reserve(m_shown.size());
        for (const std::size_t place : m_shown) {
            keyed.emplace_back(orderKey(bundles()[place], m_order), place);
        }
        std::stable_sort(keyed.begin(), keyed.end(), [&](const auto& a, const auto& b) {
            if (!a.first || !b.first) {
                return a.first && !b.first;
            }
            return m_descending ? *b.first < *a.first : *a.first < *b.first;
        });
        std::transform(keyed.begin(), keyed.end(), m_shown.begin(),
                       [](const auto& each) { return each.second; });
    } else if (m_descending) {
        std::reverse(m_shown.begin(), m_shown.end());
    }
    m_rows.clear();
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        m_rows[bundles()[m_shown[i]].id] = static_cast<int>(i);
    }
    if (!m_rows.contains(m_current)) {
        m_current = m_shown.empty() ? 0 : idAtRow(std::min(row, static_cast<int>(m_shown.size()) - 1));
    }
}

int BundleController::rowOf(RowId id) const {
    const auto found = m_rows.find(id);
    return found == m_rows.end() ? -1 : found->second;
}

RowId BundleController::idAtRow(int row) const {
    return row < 0 || static_cast<std::size_t>(row) >= m_shown.size()
               ? 0
               : bundles()[m_shown[static_cast<std::size_t>(row)]].id;
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
    Q_EMIT currentChanged();
}

void BundleController::step(int rows) {
    if (!m_shown.empty()) {
        setCurrent(idAtRow(std::clamp(currentRow() + rows, 0, static_cast<int>(m_shown.size()) - 1)));
    }
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

} // namespace assay::app

#include "moc_bundle_controller.cpp"

#include "app/pages/questions/question_controller.h"

#include "core/workspace/edit_entities.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_settings.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kFirstQuestions = 200; // as many as a tall window shows
constexpr int kCountFacetsAfterMs = 60;

// By the key of a draft: a number is a question's.
base::Result<> dropTyped(workspace::Workspace& workspace, const std::string& key) {
    constexpr std::string_view kGuidelines = QuestionController::kGuidelinesKey;
    return key.starts_with(kGuidelines) ? workspace::dropValue(workspace, workspace::kGuidelinesDraftGroup,
                                                               key.substr(kGuidelines.size()))
                                        : workspace::dropQuestionDraft(workspace, std::stoll(key));
}

} // namespace

QuestionController::QuestionController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(jobs, dropTyped, this)) {
    m_facetTimer.setInterval(kCountFacetsAfterMs);
    m_facetTimer.setSingleShot(true);
    connect(&m_facetTimer, &QTimer::timeout, this, [this] {
        countFacets();
        Q_EMIT facetsChanged();
    });
    using widgets::EditSession;
    m_edits->setRules({.undoes = {workspace::kQuestionEdits.name, workspace::kReviewEdits.name,
                                  workspace::kSuspicionEdits.name, workspace::kSuiteEdits.name,
                                  workspace::kSuiteNameEdits.name, workspace::kSuitePresenceEdits.name,
                                  workspace::kPassageEdits.name},
                       .undoesAfterAsking = true});
    connect(m_edits, &EditSession::changed, this, &QuestionController::takeNotes);
    connect(m_edits, &EditSession::workspaceWritten, this, &QuestionController::lookForSuites);
    connect(m_edits, &EditSession::stepped, this, &QuestionController::tellStep);
    connect(m_edits, &EditSession::journalChanged, this, &QuestionController::journalChanged);
    connect(m_edits, &EditSession::curatorNeeded, this, &QuestionController::curatorNeeded);
    connect(m_edits, &EditSession::curatorChanged, this, &QuestionController::refreshWithheld);
    connect(m_edits, &EditSession::curatorChanged, this, &QuestionController::curatorChanged);
    connect(m_edits, &EditSession::failed, this, &QuestionController::failed);
    connect(m_edits, &EditSession::noticed, this, &QuestionController::noticed);
    connect(m_edits, &EditSession::done, this, &QuestionController::done);
}

QuestionController::~QuestionController() = default;

bool QuestionController::isReadOnly() const {
    return m_workspace && m_workspace->isReadOnly();
}

void QuestionController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    if (workspace == m_workspace) {
        return;
    }
    (void)m_edits->finishTyping();
    m_edits->drafts().flush();
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    m_typed.reset();
    m_originals.clear();
    m_reader.reset();
    m_suites.clear();
    m_columns = {};
    m_complete = false;
    m_context = {};
    m_knowsSuspicions = false;
    m_filter = {};
    m_found.reset();
    m_evidence.reset();
    m_editedMeanwhile.clear();
    if (m_evidenceJob) {
        m_evidenceJob->cancel();
        m_evidenceJob = nullptr;
    }
    m_sorted.clear();
    m_current.reset();
    m_workspace = std::move(workspace);
    if (m_workspace) {
        auto reader = m_workspace->reader();
        if (reader) {
            m_reader.emplace(std::move(*reader));
        } else {
            Q_EMIT failed(reader.error());
        }
    }
    if (m_reader) {
        readSuites();
        loadFirst();
        load();
    }
    m_edits->setWorkspace(m_workspace);
    refilter();
    Q_EMIT suitesChanged();
    Q_EMIT columnsChanged();
    goToRow(0);
    Q_EMIT currentChanged();
    Q_EMIT loadingChanged();
}

void QuestionController::reload() {
    if (!m_reader) {
        return;
    }
    m_edits->forgetNews();
    readSuites();
    Q_EMIT suitesChanged();
    if (m_columns.columns().size() == 0) {
        loadFirst();
        refilter();
        Q_EMIT columnsChanged();
        goToRow(0);
    }
    if (m_current) {
        readCurrent(m_current->id);
        if (m_current) {
            Q_EMIT currentEdited();
        } else {
            Q_EMIT currentChanged();
        }
    }
    load();
    Q_EMIT loadingChanged();
    Q_EMIT workspaceChanged();
}

void QuestionController::readSuites() {
    auto suites = workspace::suites(*m_reader);
    if (!suites) {
        Q_EMIT failed(suites.error());
        return;
    }
    m_suites = std::move(*suites);
    m_context.suiteNames.clear();
    for (const workspace::SuiteInfo& suite : m_suites) {
        m_context.suiteNames[suite.id] = suite.name;
    }
    readWithheld();
}

void QuestionController::readWithheld() {
    m_context.withheld = workspace::withheldFrom(curator().toStdString(), *m_reader, m_suites);
}

void QuestionController::refreshWithheld() {
    if (!m_reader) {
        return;
    }
    const std::set<base::RowId> before = m_context.withheld;
    readWithheld();
    if (m_context.withheld != before) {
        showWithheld();
    }
}

void QuestionController::showWithheld() {
    const std::vector<std::uint32_t> before = m_shown;
    m_sorted.clear();
    refilter();
    if (m_shown == before) {
        Q_EMIT valuesChanged({});
        Q_EMIT facetsChanged();
    } else {
        Q_EMIT shownChanged();
    }
}

void QuestionController::loadFirst() {
    auto first = workspace::firstQuestionColumns(*m_reader, 0, kFirstQuestions);
    if (!first) {
        Q_EMIT failed(first.error());
        return;
    }
    m_columns = curation::EditableColumns(std::move(*first));
    m_complete = m_columns.columns().size() < static_cast<std::size_t>(kFirstQuestions);
    m_sorted.clear();
}

void QuestionController::load() {
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    m_job = m_jobs.startBackground<workspace::QuestionColumns>(
        tr("Loading the questions"),
        [workspace = m_workspace](const std::stop_token& stop,
                                  base::ProgressSink&) -> base::Result<workspace::QuestionColumns> {
            ASSAY_TRY(auto reader, workspace->reader());
            return workspace::loadQuestionColumns(reader, stop);
        },
        this,
        [this, request = m_request](base::Result<workspace::QuestionColumns> loaded) {
            if (request != m_request) {
                return; // overtaken by another load
            }
            m_job = nullptr;
            if (loaded) {
                m_columns = curation::EditableColumns(std::move(*loaded));
                m_complete = true;
                m_sorted.clear();
                search();
                refilter();
                Q_EMIT columnsChanged();
                if (!m_current) {
                    goToRow(0);
                }
            } else if (loaded.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(loaded.error());
            }
            Q_EMIT loadingChanged();
        });
}

// --- What is shown ---

void QuestionController::setFilter(const curation::QuestionFilter& filter) {
    if (filter == m_filter) {
        return;
    }
    const bool otherText = filter.text != m_filter.text;
    m_filter = filter;
    if (otherText) {
        search();
    }
    refilter();
    Q_EMIT shownChanged();
    if (!m_current) {
        goToRow(0);
    }
    Q_EMIT filterChanged();
}

void QuestionController::setOrder(curation::QuestionOrder order, bool descending) {
    if (order == m_order && descending == m_descending) {
        return;
    }
    m_order = order;
    m_descending = descending;
    m_sorted.clear();
    applyFilter();
    Q_EMIT shownChanged();
}

void QuestionController::search() {
    m_found.reset();
    const bool hasWords = std::any_of(m_filter.text.begin(), m_filter.text.end(),
                                      [](char c) { return c != ' ' && c != '\t' && c != '\n'; });
    if (!m_reader || !hasWords) {
        return;
    }
    if (!m_evidence && !m_evidenceJob) {
        readEvidence();
    }
    const workspace::EvidenceWords none;
    auto found = workspace::searchQuestions(*m_reader, m_filter.text, m_evidence ? *m_evidence : none);
    if (found) {
        m_found = std::move(*found);
    } else {
        Q_EMIT failed(found.error());
    }
}

// Until it is there, searches find what stands in the questions themselves.
void QuestionController::readEvidence() {
    if (m_evidenceJob) {
        m_evidenceJob->cancel();
    }
    m_editedMeanwhile.clear();
    m_evidenceJob = m_jobs.startBackground<workspace::EvidenceWords>(
        tr("Reading the texts of the evidence"),
        [workspace = m_workspace](const std::stop_token& stop,
                                  base::ProgressSink&) -> base::Result<workspace::EvidenceWords> {
            ASSAY_TRY(auto reader, workspace->reader());
            return workspace::EvidenceWords::read(reader, stop);
        },
        this,
        [this, opened = m_workspace.get()](base::Result<workspace::EvidenceWords> read) {
            if (opened == m_workspace.get() &&
                (read || read.error().code != base::ErrorCode::Cancelled)) { // else overtaken by another
                m_evidenceJob = nullptr;
                takeEvidence(std::move(read));
            }
        });
}

void QuestionController::takeEvidence(base::Result<workspace::EvidenceWords> read) {
    if (!read) {
        Q_EMIT failed(read.error());
        m_evidence.emplace(); // asking again would fail again, at every key
        return;
    }
    m_evidence = std::move(*read);
    readEvidenceAgain(std::exchange(m_editedMeanwhile, {}));
    const std::vector<std::uint32_t> before = m_shown;
    search();
    refilter();
    if (m_shown != before) {
        Q_EMIT shownChanged();
        if (!m_current) {
            goToRow(0);
        }
    }
}

void QuestionController::readEvidenceAgain(const std::vector<base::RowId>& edited) {
    constexpr std::size_t kAtOnce = 50;
    if (m_evidenceJob) {
        m_editedMeanwhile.insert(m_editedMeanwhile.end(), edited.begin(), edited.end());
    } else if (m_evidence && edited.size() > kAtOnce) {
        readEvidence();
    } else if (m_evidence && !edited.empty()) {
        if (const auto again = m_evidence->readAgain(*m_reader, edited); !again) {
            Q_EMIT failed(again.error());
        }
    }
}

void QuestionController::refilter() {
    countFacets();
    applyFilter();
}

void QuestionController::countFacets() {
    m_facetTimer.stop();
    m_facets = curation::facetCounts(columns(), m_context, m_filter, m_found ? &*m_found : nullptr);
}

void QuestionController::applyFilter() {
    if (const int row = currentRow(); row >= 0) {
        m_rowBefore = row;
    }
    std::vector<std::uint32_t> passing =
        curation::filterQuestions(columns(), m_context, m_filter, m_found ? &*m_found : nullptr);
    if (m_order == curation::QuestionOrder::Id) {
        if (m_descending) {
            std::reverse(passing.begin(), passing.end());
        }
        m_shown = std::move(passing);
        return;
    }
    const std::size_t count = columns().size();
    if (m_sorted.size() != count) {
        m_sorted.resize(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            m_sorted[i] = i;
        }
        curation::sortQuestions(m_sorted, columns(), m_context, m_order, m_descending);
    }
    std::vector<std::uint8_t> passes(count, 0);
    for (const std::uint32_t position : passing) {
        passes[position] = 1;
    }
    m_shown.clear();
    m_shown.reserve(passing.size());
    std::copy_if(m_sorted.begin(), m_sorted.end(), std::back_inserter(m_shown),
                 [&](std::uint32_t position) { return passes[position] != 0; });
}

void QuestionController::setSuspicions(std::map<base::RowId, std::vector<std::string>> suspicions,
                                       std::optional<std::set<base::RowId>> checked) {
    m_context.suspicions = std::move(suspicions);
    m_context.checked = std::move(checked);
    m_knowsSuspicions = true;
    const std::vector<std::uint32_t> before = m_shown;
    refilter();
    if (before == m_shown) {
        Q_EMIT valuesChanged({});
        Q_EMIT facetsChanged();
    } else {
        Q_EMIT shownChanged();
    }
}

int QuestionController::rowOf(base::RowId id) const {
    const std::optional<std::uint32_t> position = id == 0 ? std::nullopt : positionOf(id);
    const auto found = position ? std::find(m_shown.begin(), m_shown.end(), *position) : m_shown.end();
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

base::RowId QuestionController::idAtRow(int row) const {
    return row < 0 || row >= static_cast<int>(m_shown.size())
               ? 0
               : columns().id[m_shown[static_cast<std::size_t>(row)]];
}

// --- The question in front ---

int QuestionController::currentRow() const {
    return m_current ? rowOf(m_current->id) : -1;
}

base::RowId QuestionController::suiteInFront() const {
    const auto chosen = m_filter.chosen.find(curation::Facet::Suite);
    if (chosen != m_filter.chosen.end() && chosen->second.size() == 1) {
        for (const workspace::SuiteInfo& suite : m_suites) {
            if (suite.name == *chosen->second.begin()) {
                return suite.id;
            }
        }
    }
    return m_current ? m_current->suite : 0;
}

bool QuestionController::isIdTaken(base::RowId suite, std::string_view questionId, base::RowId except) const {
    return m_reader && workspace::isQuestionIdTaken(*m_reader, suite, questionId, except).value_or(false);
}

void QuestionController::readCurrent(base::RowId id) {
    m_current.reset();
    if (!m_reader || id == 0) {
        return;
    }
    auto stored = workspace::storedQuestion(*m_reader, id);
    if (stored) {
        m_current = std::move(*stored);
    } else if (stored.error().code != base::ErrorCode::NotFound) { // else it is gone, and none is in front
        Q_EMIT failed(stored.error());
    }
}

bool QuestionController::hidesDecisions() const {
    if (!m_reader || !m_current) {
        return false;
    }
    const auto suite = std::ranges::find(m_suites, m_current->suite, &workspace::SuiteInfo::id);
    if (suite == m_suites.end() ||
        !workspace::readSuiteSettings(suite->settings).value_or(workspace::SuiteSettings{}).blindReviews) {
        return false;
    }
    const auto reviews = workspace::reviewsOf(*m_reader, m_current->id);
    return reviews && !workspace::withheldFrom(curator().toStdString(), *reviews).empty();
}

model::Question QuestionController::questionOf(base::RowId id) const {
    auto stored = m_reader ? workspace::storedQuestion(*m_reader, id)
                           : base::Result<workspace::StoredQuestion>(workspace::StoredQuestion{});
    return stored ? std::move(stored->question) : model::Question();
}

void QuestionController::setCurrent(base::RowId id) {
    if ((m_current ? m_current->id : 0) == id) {
        return;
    }
    (void)m_edits->finishTyping();
    m_edits->giveUpWaiting(); // what waits for a name was about what was in front
    m_edits->drafts().flush();
    m_typed.reset();
    readCurrent(id);
    Q_EMIT currentChanged();
}

void QuestionController::goToRow(int row) {
    if (const base::RowId id = idAtRow(row); id != 0) {
        setCurrent(id);
    }
}

void QuestionController::step(int rows) {
    if (m_shown.empty()) {
        return;
    }
    const int last = static_cast<int>(m_shown.size()) - 1;
    int row = currentRow();
    if (row >= 0) {
        row += rows;
    } else if (m_current) { // it has left the list; what came after it stands in its place
        row = m_rowBefore + (rows > 0 ? rows - 1 : rows);
    } else {
        row = rows < 0 ? last : 0;
    }
    goToRow(std::clamp(row, 0, last));
}

} // namespace assay::app

#include "moc_question_controller.cpp"

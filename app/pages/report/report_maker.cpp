#include "app/pages/report/report_maker.h"

#include "app/shell/session.h"
#include "core/results/report/report_holdings.h"
#include "core/results/report/report_sections.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

QString groupText(results::MeasurementGroup group) {
    switch (group) {
    case results::MeasurementGroup::Thresholds:
        return ReportMaker::tr("Working out the thresholds");
    case results::MeasurementGroup::Neighbours:
        return ReportMaker::tr("Working out the neighbour test");
    case results::MeasurementGroup::Retrieval:
        return ReportMaker::tr("Working out the retrieval");
    case results::MeasurementGroup::Answers:
        return ReportMaker::tr("Working out the answers");
    case results::MeasurementGroup::Curation:
        return ReportMaker::tr("Working out the curation");
    }
    return {};
}

} // namespace

ReportMaker::ReportMaker(QObject* parent)
    : QObject(parent) {
    m_later.setSingleShot(true);
    m_later.setInterval(kTypingPauseMs);
    connect(&m_later, &QTimer::timeout, this, &ReportMaker::start);
}

void ReportMaker::setSession(Session* session) {
    m_session = session;
}

void ReportMaker::stop() {
    ++m_request;
    m_later.stop();
    m_making = false;
    m_fresh = false;
    m_failed = false;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
}

void ReportMaker::clear() {
    stop();
    m_made.reset();
    m_madeOf.clear();
    Q_EMIT stateChanged();
}

void ReportMaker::cancel() {
    stop();
    Q_EMIT stateChanged();
}

void ReportMaker::makeLater(const results::ReportPlan& plan) {
    stop();
    m_plan = plan;
    m_later.start();
    Q_EMIT stateChanged();
}

void ReportMaker::make(const results::ReportPlan& plan) {
    m_plan = plan;
    start();
}

void ReportMaker::start() {
    stop();
    if (!m_session->hasWorkspace()) {
        Q_EMIT stateChanged();
        return;
    }
    m_making = true;
    m_madeOf = holdings();
    m_job = m_session->jobs().startBackground<Made>(
        tr("Making the report"),
        [workspace = m_session->workspace(), plan = m_plan, name = m_session->workspaceName().toStdString()](
            const std::stop_token& wanted, base::ProgressSink& progress) -> base::Result<Made> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return MadeReport::make(reader, name, plan, wanted, progress);
        },
        this,
        [this, request = m_request](const base::Result<Made>& made) {
            if (request == m_request) {
                take(made);
            }
        });
    connect(m_job, &widgets::Job::progressed, this, &ReportMaker::progressed);
    Q_EMIT begun();
    Q_EMIT stateChanged();
}

void ReportMaker::take(const base::Result<Made>& made) {
    m_job = nullptr;
    m_making = false;
    if (made) {
        m_made = *made;
        m_fresh = true;
    } else if (made.error().code != base::ErrorCode::Cancelled) {
        m_failed = true;
        Q_EMIT failed(made.error());
    }
    Q_EMIT stateChanged();
}

std::optional<double> ReportMaker::fraction() const {
    return m_job && m_job->stage() == base::Stage::Reading ? m_job->fraction() : std::nullopt;
}

QString ReportMaker::progressText() const {
    if (m_job && m_job->stage() == base::Stage::Writing) {
        return tr("Laying out the pages");
    }
    if (m_job && m_job->stage() == base::Stage::Loading) {
        return groupText(results::measurementGroupAt(m_job->fraction().value_or(0)));
    }
    const auto done = fraction();
    return done ? sectionText(m_plan, *done) : tr("Reading what the workspace holds");
}

QString ReportMaker::sectionText(const results::ReportPlan& plan, double fraction) {
    std::vector<const std::string*> shown;
    for (const results::PlannedSection& section : plan.sections) {
        if (section.shown) {
            shown.push_back(&section.id);
        }
    }
    if (shown.empty()) {
        return {};
    }
    const auto done = static_cast<std::size_t>(std::lround(fraction * static_cast<double>(shown.size())));
    const std::size_t at = std::min(done, shown.size() - 1);
    return tr("Section %1 of %2: %3").arg(at + 1).arg(shown.size()).arg(sectionTitle(*shown[at]));
}

std::string ReportMaker::holdings() const {
    const auto workspace = m_session->workspace();
    const auto reader = workspace ? workspace->reader() : base::fail(base::ErrorCode::NotFound);
    return reader ? results::reportHoldings(*reader).value_or(std::string()) : std::string();
}

bool ReportMaker::isOfWorkspace() const {
    return holdings() == m_madeOf;
}

void ReportMaker::acceptWorkspace() {
    m_madeOf = holdings();
}

} // namespace assay::app

#include "moc_report_maker.cpp"

#include "widgets/editing/keep_run_button.h"

#include "widgets/jobs/job_runner.h"

#include <utility>

namespace assay::widgets {

KeepRunButton::KeepRunButton(const QString& objectName, QWidget* parent)
    : QPushButton(tr("Keep as a run"), parent) {
    setObjectName(objectName);
    setToolTip(tr("The page Runs shows it, and what it was made of"));
    setEnabled(false);
}

void KeepRunButton::setOffered(bool offered) {
    m_offered = offered;
    setEnabled(m_offered && !m_keeping);
}

void KeepRunButton::keep(JobRunner& jobs, const QString& title, Work work) {
    if (!isEnabled()) {
        return;
    }
    m_keeping = true;
    setEnabled(false);
    jobs.start<base::RowId>(title, std::move(work), this, [this](const base::Result<base::RowId>& run) {
        m_keeping = false;
        setEnabled(m_offered);
        if (run) {
            Q_EMIT kept(tr("Kept as run %1.").arg(*run));
        } else if (run.error().code != base::ErrorCode::Cancelled) {
            Q_EMIT failed(run.error());
        }
    });
}

} // namespace assay::widgets

#include "moc_keep_run_button.cpp"

#include "widgets/jobs/job_progress.h"

#include "widgets/jobs/job.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/flow_layout.h"

#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

namespace assay::widgets {

JobProgress::JobProgress(const QString& name, std::initializer_list<QAction*> actions, QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this)) {
    m_text->setWordWrap(true);
    m_bar->setAccessibleName(name);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_bar);
    layout->addWidget(actionButtons(actions, this));
}

void JobProgress::showJob(const Job* job) {
    if (job == nullptr) {
        return;
    }
    constexpr int kSteps = 1000;
    const auto share = job->fraction();
    m_bar->setRange(0, share ? kSteps : 0);
    m_bar->setValue(share ? static_cast<int>(*share * kSteps) : 0);
    setText(*job, {}, true);
}

void JobProgress::showCounts(const Job& job, std::int64_t done, std::int64_t of, const QString& text) {
    if (done <= 0) { // it makes ready: a graph is built, say
        showJob(&job);
        return;
    }
    m_bar->setRange(0, static_cast<int>(of));
    m_bar->setValue(static_cast<int>(done));
    setText(job, text, true);
}

void JobProgress::setText(const Job& job, QString text, bool withTimeLeft) {
    if (text.isEmpty()) {
        text = job.stage() ? stageText(*job.stage()) : tr("Beginning");
    }
    if (const auto left = job.millisecondsLeft(); left && withTimeLeft) {
        text += tr(" · %1 left").arg(durationText(*left));
    }
    m_text->setText(text);
}

} // namespace assay::widgets

#include "moc_job_progress.cpp"

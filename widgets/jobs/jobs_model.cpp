#include "widgets/jobs/jobs_model.h"

#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

class JobText {
    Q_DECLARE_TR_FUNCTIONS(JobText)
  public:
    static QString state(const Job& job) {
        switch (job.state()) {
        case Job::State::Queued:
            return tr("Waiting for its turn");
        case Job::State::Running:
            return job.stage() ? stageText(*job.stage()) : tr("Starting");
        case Job::State::Cancelling:
            return tr("Cancelling");
        case Job::State::Succeeded:
            return tr("Done");
        case Job::State::Failed:
        case Job::State::Cancelled:
            return job.error() ? errorText(*job.error()) : QString();
        }
        return {};
    }

    static QString time(const Job& job) {
        if (job.isFinished()) {
            return durationText(job.millisecondsElapsed());
        }
        const auto left = job.millisecondsLeft();
        return left ? tr("%1 left").arg(durationText(*left)) : QString();
    }

    static QString progress(const Job& job) {
        QStringList parts{state(job)};
        if (const auto fraction = job.fraction(); fraction && !job.isFinished()) {
            parts.append(percentText(fraction, 0));
        }
        if (const QString left = time(job); !left.isEmpty()) {
            parts.append(left);
        }
        return parts.join(QStringLiteral(" · "));
    }
};

} // namespace

QString jobProgressText(const Job& job) {
    return JobText::progress(job);
}

JobsModel::JobsModel(JobRunner& runner, QObject* parent)
    : RowTable(parent) {
    describeColumns();
    std::vector<Job*> jobs;
    for (Job* job : runner.jobs()) {
        if (!job->isBackground() || job->state() == Job::State::Failed) {
            jobs.insert(jobs.begin(), job);
        }
    }
    setRows(std::move(jobs));
    connect(&runner, &JobRunner::jobAdded, this, [this](Job* job) {
        if (!job->isBackground()) {
            insertAt(0, job);
        }
    });
    connect(&runner, &JobRunner::jobProgressed, this, [this](Job* job) { tellRow(rowOf(job)); });
    connect(&runner, &JobRunner::jobFinished, this, [this](Job* job) {
        if (job->isBackground() && job->state() == Job::State::Failed) {
            insertAt(0, job);
        } else {
            tellRow(rowOf(job));
        }
    });
    connect(&runner, &JobRunner::jobAboutToBeRemoved, this, [this](Job* job) {
        if (const int row = rowOf(job); row >= 0) {
            removeAt(row);
        }
    });
}

void JobsModel::describeColumns() {
    setColumns(
        {{.key = TitleColumn,
          .title = tr("Job"),
          .text = &Job::title,
          .accessibleText =
              [](const Job* job) { return job->title() + QStringLiteral(": ") + JobText::progress(*job); }},
         {.key = ProgressColumn,
          .title = tr("Progress"),
          .text =
              [](const Job* job) {
                  return job->isFinished() || !job->fraction() ? QString() : percentText(job->fraction(), 0);
              }},
         {.key = TimeColumn,
          .title = tr("Time"),
          .alignment = kNumberAlignment,
          .text = [](const Job* job) { return JobText::time(*job); }},
         {.key = StateColumn,
          .title = tr("What"),
          .text = [](const Job* job) { return JobText::state(*job); }}},
        ToolTips::Texts);
    setRowData(PercentRole, [](const Job* job) -> QVariant {
        if (job->isFinished()) {
            return {};
        }
        return job->fraction() ? static_cast<int>(std::floor(*job->fraction() * 100.0)) : -1;
    });
    setRowData(ActiveRole, [](const Job* job) { return !job->isFinished(); });
}

Job* JobsModel::jobAt(int row) const {
    Job* const* const job = at(row);
    return job != nullptr ? *job : nullptr;
}

int JobsModel::activeRows() const {
    return static_cast<int>(
        std::count_if(rows().begin(), rows().end(), [](const Job* job) { return !job->isFinished(); }));
}

Job* JobsModel::leadingJob() const {
    const auto found =
        std::find_if(rows().rbegin(), rows().rend(), [](const Job* job) { return !job->isFinished(); });
    return found == rows().rend() ? nullptr : *found;
}

int JobsModel::rowOf(const Job* job) const {
    return rowWhere([job](const Job* each) { return each == job; });
}

} // namespace assay::widgets

#include "moc_jobs_model.cpp"

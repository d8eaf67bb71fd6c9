#include "widgets/jobs/jobs_model.h"

#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QBrush>
#include <QGuiApplication>
#include <QPalette>
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
    : QAbstractTableModel(parent) {
    for (Job* job : runner.jobs()) {
        if (!job->isBackground() || job->state() == Job::State::Failed) {
            m_rows.insert(m_rows.begin(), job);
        }
    }
    connect(&runner, &JobRunner::jobAdded, this, [this](Job* job) {
        if (!job->isBackground()) {
            add(job);
        }
    });
    connect(&runner, &JobRunner::jobProgressed, this, &JobsModel::update);
    connect(&runner, &JobRunner::jobFinished, this, [this](Job* job) {
        if (job->isBackground() && job->state() == Job::State::Failed) {
            add(job);
        } else {
            update(job);
        }
    });
    connect(&runner, &JobRunner::jobAboutToBeRemoved, this, [this](Job* job) {
        const int row = rowOf(job);
        if (row >= 0) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    });
}

Job* JobsModel::jobAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int JobsModel::activeRows() const {
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Job* job) { return !job->isFinished(); }));
}

Job* JobsModel::leadingJob() const {
    const auto found =
        std::find_if(m_rows.rbegin(), m_rows.rend(), [](const Job* job) { return !job->isFinished(); });
    return found == m_rows.rend() ? nullptr : *found;
}

int JobsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JobsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JobsModel::data(const QModelIndex& index, int role) const {
    const Job* job = jobAt(index.row());
    if (job == nullptr) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        switch (index.column()) {
        case TitleColumn:
            return job->title();
        case ProgressColumn:
            return job->isFinished() || !job->fraction() ? QString() : percentText(job->fraction(), 0);
        case TimeColumn:
            return JobText::time(*job);
        case StateColumn:
            return JobText::state(*job);
        default:
            return {};
        }
    case PercentRole:
        if (job->isFinished()) {
            return {};
        }
        return job->fraction() ? static_cast<int>(std::floor(*job->fraction() * 100.0)) : -1;
    case ActiveRole:
        return !job->isFinished();
    case Qt::TextAlignmentRole:
        return index.column() == TimeColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == TitleColumn ? job->title() + QStringLiteral(": ") + JobText::progress(*job)
                                             : QVariant();
    default:
        return {};
    }
}

QVariant JobsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == TimeColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case TitleColumn:
        return tr("Job");
    case ProgressColumn:
        return tr("Progress");
    case TimeColumn:
        return tr("Time");
    case StateColumn:
        return tr("What");
    default:
        return {};
    }
}

void JobsModel::add(Job* job) {
    beginInsertRows({}, 0, 0);
    m_rows.insert(m_rows.begin(), job);
    endInsertRows();
}

void JobsModel::update(Job* job) {
    const int row = rowOf(job);
    if (row >= 0) {
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

int JobsModel::rowOf(const Job* job) const {
    const auto found = std::find(m_rows.begin(), m_rows.end(), job);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

} // namespace assay::widgets

#include "moc_jobs_model.cpp"

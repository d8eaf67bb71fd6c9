#include "widgets/jobs/jobs_panel.h"

#include "widgets/jobs/job_runner.h"
#include "widgets/jobs/jobs_model.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/column_header.h"
#include "widgets/theme/font_measure.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

namespace assay::widgets {
namespace {

// A bar for what runs, nothing for what has ended.
class ProgressDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QVariant percent = index.data(JobsModel::PercentRole);
        QStyleOptionViewItem background = option;
        initStyleOption(&background, index);
        background.text.clear();
        const QWidget* widget = option.widget;
        QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &background, painter, widget);
        if (!percent.isValid()) {
            return;
        }
        QStyleOptionProgressBar bar;
        bar.rect = option.rect.adjusted(4, 4, -4, -4);
        bar.fontMetrics = option.fontMetrics;
        bar.palette = option.palette;
        bar.direction = option.direction;
        bar.state = QStyle::State_Enabled | QStyle::State_Horizontal;
        bar.minimum = 0;
        bar.maximum = 100;
        bar.progress = qMax(0, percent.toInt());
        bar.text = index.data().toString();
        bar.textVisible = !bar.text.isEmpty();
        bar.textAlignment = Qt::AlignCenter;
        style->drawControl(QStyle::CE_ProgressBar, &bar, painter, widget);
    }
};

} // namespace

JobsPanel::JobsPanel(JobRunner& runner, QWidget* parent)
    : QWidget(parent)
    , m_runner(runner)
    , m_model(new JobsModel(runner, this))
    , m_table(new QTableView(this))
    , m_summary(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_cancel(new QToolButton(this))
    , m_clear(new QToolButton(this)) {
    m_summary->setObjectName(QStringLiteral("jobsSummary"));

    m_table->setObjectName(QStringLiteral("jobsTable"));
    m_table->setAccessibleName(tr("Jobs"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setItemDelegateForColumn(JobsModel::ProgressColumn, new ProgressDelegate(m_table));
    m_table->verticalHeader()->hide();
    keepMeasure(*m_table, [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 10);
    });
    m_table->setHorizontalHeader(new ColumnHeader(m_table));
    auto* fit = new ColumnFit(*m_table, *m_table->horizontalHeader());
    fit->setCharacters({38, 22, 20});
    fit->setFiller(ColumnFit::kLastColumn);

    m_empty->setObjectName(QStringLiteral("jobsEmpty"));
    m_empty->setText(
        tr("Nothing is running. Imports, sweeps and other long work appear here with their progress."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    m_cancel->setObjectName(QStringLiteral("jobsCancel"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Cancel the selected jobs, or the only one that runs (Delete)"));
    m_clear->setObjectName(QStringLiteral("jobsClear"));
    m_clear->setText(tr("Clear finished"));
    m_clear->setToolTip(tr("Take the jobs that have ended off this list"));
    for (QToolButton* button : {m_cancel, m_clear}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 2, 6, 2);
    bar->addWidget(m_summary, 1);
    bar->addWidget(m_cancel);
    bar->addWidget(m_clear);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addLayout(m_stack, 1);

    auto* cancelAction = new QAction(tr("Cancel"), m_table);
    cancelAction->setShortcut(QKeySequence::Delete);
    cancelAction->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(cancelAction);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(cancelAction, &QAction::triggered, this, &JobsPanel::cancelSelected);
    connect(m_cancel, &QToolButton::clicked, this, &JobsPanel::cancelSelected);
    connect(m_clear, &QToolButton::clicked, &m_runner, &JobRunner::clearFinished);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &JobsPanel::updateState);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &JobsPanel::updateState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &JobsPanel::updateState);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &JobsPanel::updateState);
    updateState();
}

void JobsPanel::updateState() {
    const int active = m_model->activeRows();
    const int finished = m_model->finishedRows();
    m_stack->setCurrentIndex(m_model->rowCount() == 0 ? 0 : 1);
    QStringList parts;
    parts.append(active == 0 ? tr("Nothing is running") : tr("%n running", nullptr, active));
    if (finished > 0) {
        parts.append(tr("%n finished", nullptr, finished));
    }
    m_summary->setText(m_model->rowCount() == 0 ? QString() : parts.join(QStringLiteral(" · ")));
    bool selectedActive = false;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& row : rows) {
        selectedActive = selectedActive || row.data(JobsModel::ActiveRole).toBool();
    }
    m_cancel->setEnabled(selectedActive || active == 1);
    m_clear->setEnabled(finished > 0);
}

void JobsPanel::cancelSelected() {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    bool any = false;
    for (const QModelIndex& row : rows) {
        Job* job = m_model->jobAt(row.row());
        if (job != nullptr && !job->isFinished()) {
            job->cancel();
            any = true;
        }
    }
    if (!any && m_model->activeRows() == 1) {
        m_model->leadingJob()->cancel();
    }
}

} // namespace assay::widgets

#include "moc_jobs_panel.cpp"

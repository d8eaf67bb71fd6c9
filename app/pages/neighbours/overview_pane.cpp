#include "app/pages/neighbours/overview_pane.h"

#include "app/pages/neighbours/figure_text.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/overview_model.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"

#include <QHeaderView>
#include <QLabel>
#include <QShowEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace assay::app {

OverviewPane::OverviewPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new OverviewModel(this)) {
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("overviewEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_table = new widgets::DataTableView(this);
    widgets::keepMeasure(*m_table, [this] {
        m_table->horizontalHeader()->setMinimumHeight(m_table->fontMetrics().height() * 2 + 8);
    });
    m_table->setObjectName(QStringLiteral("overviewTable"));
    m_table->setAccessibleName(tr("Figures of the run"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->horizontalHeader()->setSectionsClickable(false);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("overviewHint"));
    m_hint->setWordWrap(true);
    m_windows = new QLabel(this);
    m_windows->setObjectName(QStringLiteral("windowCounts"));
    m_windows->setWordWrap(true);
    m_windows->setToolTip(tr("How many covered anchors have which effective window: the one that was needed, "
                             "bounded by the farther end of the section. A click shows them."));
    m_windows->setTextFormat(Qt::RichText); // links
    m_windows->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_windows);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::figuresChanged}) {
        connect(&m_controller, signal, this, &OverviewPane::refresh);
    }
    connect(m_table, &QTableView::clicked, this, &OverviewPane::openCell);
    connect(m_table, &widgets::DataTableView::rowActivated, this,
            [this] { openCell(m_table->currentIndex()); });
    connect(m_windows, &QLabel::linkActivated, this, [this](const QString& link) {
        CaseFilter filter;
        filter.window = link.toInt();
        Q_EMIT casesRequested(filter);
    });
    refresh();
}

void OverviewPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void OverviewPane::refresh() {
    const RunView* view = m_controller.view();
    m_stale = !isVisible();
    if (m_stale && view != nullptr) {
        m_model->setView(nullptr); // what it showed may be gone
        return;
    }
    m_stack->setCurrentIndex(view == nullptr ? 0 : 1);
    m_empty->setText(m_controller.whyNoView());
    m_model->setView(view);
    if (view == nullptr) {
        return;
    }
    const auto columns = static_cast<std::size_t>(m_model->columnCount());
    if (columns != m_fitted) {
        m_fitted = columns;
        QList<int> widths{28};
        widths.resize(static_cast<qsizetype>(columns), 35);
        m_table->setDefaultColumnWidths(widths);
    }
    const bool isWhole = view->run.info.done >= view->run.info.items && !m_controller.isWorking();
    QString hint = isWhole
                       ? QString()
                       : tr("%1 of %2 anchors so far. ")
                             .arg(widgets::countText(static_cast<std::int64_t>(view->run.outcomes.size())),
                                  widgets::countText(view->run.info.items));
    if (!view->hasIntervals && !view->run.outcomes.empty()) {
        hint += tr("Intervals of MRR, differences and distances follow when the run pauses or ends. ");
    }
    m_hint->setText(hint + tr("Value [95 % interval] count/n. A click on a figure shows its anchors."));
    showWindows();
}

void OverviewPane::showWindows() {
    const auto& windows = m_controller.view()->figures.windows;
    QStringList parts;
    for (const auto& [window, anchors] : windows) {
        parts << QStringLiteral("<a href=\"%1\">±%1</a>: %2").arg(window).arg(widgets::countText(anchors));
    }
    m_windows->setText(
        windows.empty()
            ? QString()
            : tr("Effective windows of covered anchors: %1").arg(parts.join(QStringLiteral(" · "))));
}

void OverviewPane::openCell(const QModelIndex& index) {
    if (const auto filter = m_model->casesOf(index)) {
        Q_EMIT casesRequested(*filter);
    }
}

} // namespace assay::app

#include "moc_overview_pane.cpp"

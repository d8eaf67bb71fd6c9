#include "app/pages/neighbours/overview_pane.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "core/results/neighbours/alignment_words.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/runs/adjacency_blocks.h"
#include "widgets/results/table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QShowEvent>
#include <QVBoxLayout>

namespace assay::app {
namespace {

// Why the figures are to be doubted, a line each: its vectors, here or in the engines that were asked.
QStringList doubtsOf(const evaluate::NeighbourRunSettings& settings) {
    QStringList doubts;
    if (settings.alignment && results::isAlignmentWarning(*settings.alignment)) {
        doubts << widgets::windowText(results::alignmentText, *settings.alignment);
    }
    for (const std::string& doubt : results::holdingDoubts(settings.holdings, widgets::WindowWording())) {
        doubts << QString::fromStdString(doubt);
    }
    return doubts;
}

} // namespace

OverviewPane::OverviewPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    m_table = new widgets::TableView(this);
    widgets::keepMeasure(*m_table, [this] {
        m_table->horizontalHeader()->setMinimumHeight(m_table->fontMetrics().height() * 2 + 8);
    });
    m_table->setObjectName(QStringLiteral("overviewTable"));
    m_table->setAccessibleName(tr("Figures of the run"));
    m_table->setDetail(widgets::CellDetail::Whole);
    m_table->setCharacters({28, 14, 24});
    m_table->setSortingEnabled(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->horizontalHeader()->setSectionsClickable(false);
    m_which = new QComboBox(this);
    m_which->setObjectName(QStringLiteral("overviewWhich"));
    m_which->setAccessibleName(tr("Which figures"));
    m_which->addItems({tr("In short"), tr("More figures"), tr("Beside luck"),
                       tr("Over all gold, not only the first"), tr("By other ways of counting"),
                       tr("Beside questions")});
    connect(m_which, &QComboBox::currentIndexChanged, this, &OverviewPane::refresh);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("overviewHint"));
    m_hint->setWordWrap(true);
    m_doubts = new QLabel(this);
    m_doubts->setObjectName(QStringLiteral("overviewDoubts"));
    m_doubts->setWordWrap(true);
    m_doubts->setTextFormat(Qt::PlainText);
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("overviewNote"));
    m_note->setWordWrap(true);
    m_windows = new QLabel(this);
    m_windows->setObjectName(QStringLiteral("windowCounts"));
    m_windows->setWordWrap(true);
    m_windows->setToolTip(tr("How many covered anchors have which effective window: the one that was needed, "
                             "bounded by the farther end of the section. A click shows them."));
    m_windows->setTextFormat(Qt::RichText); // links
    m_windows->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->addWidget(m_which);
    top->addWidget(m_hint, 1);
    layout->addLayout(top);
    layout->addWidget(m_doubts);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_windows);
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::figuresChanged}) {
        connect(&m_controller, signal, this, &OverviewPane::refresh);
    }
    const auto follow = [this](const results::Link& link) {
        if (const auto filter = caseFilterOf(link)) {
            Q_EMIT casesRequested(*filter);
        }
    };
    m_table->followClicks();
    connect(m_table, &widgets::TableView::linkActivated, this, follow);
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
        return;
    }
    if (view == nullptr) {
        m_table->setTable({});
        return;
    }
    const QStringList doubts = doubtsOf(view->run.settings);
    m_doubts->setText(doubts.join(QLatin1Char('\n')));
    m_doubts->setVisible(!doubts.isEmpty());
    results::Table table = chosenTable();
    m_note->setText(QString::fromStdString(table.note));
    m_note->setVisible(!table.note.empty());
    m_table->setTable(std::move(table));
    const bool isWhole = view->run.info.done >= view->run.info.items && !m_controller.isWorking();
    QString hint = isWhole
                       ? QString()
                       : tr("%1 of %2 anchors so far. ")
                             .arg(widgets::countText(static_cast<std::int64_t>(view->run.outcomes.size())),
                                  widgets::countText(view->run.info.items));
    if (!view->hasIntervals && !view->run.outcomes.empty()) {
        hint += tr(
            "Intervals, and figures over all gold and by other ways of counting, follow when the run pauses "
            "or ends. ");
    }
    m_hint->setText(hint + tr("Figures with their 95 % intervals. A click on a figure shows its anchors."));
    showWindows();
}

results::Table OverviewPane::chosenTable() const {
    const RunView& view = *m_controller.view();
    const results::RankChoice all = results::wholeChoice(view.run.settings.test);
    const widgets::WindowWording wording;
    switch (m_which->currentIndex()) {
    case 1:
        return results::overviewTable(view.values(), all, {}, wording);
    case 2:
        return results::luckTable(view.values(), all, {}, wording);
    case 3:
        return results::allGoldTable(view.values(), all, {}, wording);
    case 4:
        return results::totalsTable(view.values(), all, {}, wording);
    case 5:
        return results::adjacencyTable(view.adjacency, wording);
    default:
        return results::headlineTable(view.values(), {}, wording);
    }
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

} // namespace assay::app

#include "moc_overview_pane.cpp"

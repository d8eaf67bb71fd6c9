#include "app/pages/thresholds/figure_pane.h"

#include "app/pages/thresholds/curve_plots.h"
#include "app/pages/thresholds/threshold_plots.h"
#include "app/pages/thresholds/verdict_text.h"
#include "widgets/charts/plot_grid.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/text/field_texts.h"
#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kRestMs = 120;
// A small chart: what its curves need to be read, and what title, labels of two lines and the axis take
// besides.
constexpr int kLeastArea = 110;
constexpr int kAroundArea = 54;
constexpr int kLinesAroundArea = 5;

} // namespace

FigurePane::FigurePane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    m_choice = new QComboBox(this);
    m_choice->setObjectName(QStringLiteral("figureChoice"));
    m_choice->setAccessibleName(tr("What the right chart shows"));
    m_choice->addItems(
        {tr("Figures against τ"), tr("FHRI of each class"), tr("NLI of each class"), tr("All scenarios")});
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_choice, m_choice->toolTip());
    m_plot = new widgets::PlotWidget(this);
    m_plot->setObjectName(QStringLiteral("tauPlot"));
    m_plot->setXChoosable(true);
    m_scenarios = new widgets::PlotGrid(QSize(), widgets::PlotGrid::Legend::Shared, this);
    widgets::keepMeasure(*m_scenarios, [this] {
        const int line = m_scenarios->fontMetrics().height();
        m_scenarios->setLeastSize({12 * line, kLeastArea + kAroundArea + kLinesAroundArea * line});
    });
    m_scenarios->setObjectName(QStringLiteral("scenarioPlots"));
    m_scenarios->setAccessibleName(tr("Figures against the threshold, per scenario"));
    m_scenarios->setToolTip(tr("A double click or Return shows one large, Esc all of them again"));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_scenarios);
    m_plot->setTitleShown(false); // the choice above names it
    m_plot->setPictureNote([this] { return pictureNote(m_controller, m_controller.scope()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_choice);
    layout->addWidget(m_stack, 1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &FigurePane::refreshScenarios);
    connect(m_plot, &widgets::PlotWidget::xChosen, this, [this](double x) {
        if (view() != Nli) {
            m_controller.setTau(x);
        }
    });
    connect(m_scenarios, &widgets::PlotGrid::chosen, this, &FigurePane::openLarge);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        m_opened = -1;
        m_stack->setCurrentIndex(view() == Scenarios ? 1 : 0);
        m_plot->setXChoosable(view() != Nli);
        if (m_controller.hasData()) {
            refresh();
            showOperatingPoint(m_figures);
        }
    });
}

void FigurePane::openLarge(int scope) {
    m_controller.setScope(scope);
    m_choice->setCurrentIndex(Figures);
    m_opened = scope;
    m_plot->setFocus();
}

void FigurePane::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || m_opened < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int opened = m_opened;
    m_choice->setCurrentIndex(Scenarios);
    if (opened < m_scenarios->plots().size()) {
        m_scenarios->plots()[opened]->setFocus();
    }
}

int FigurePane::view() const {
    return m_choice->currentIndex();
}

void FigurePane::setView(int view) {
    m_choice->setCurrentIndex(view >= 0 && view < ViewCount ? view : Figures);
}

void FigurePane::refresh(std::size_t drawn) {
    switch (view()) {
    case Scenarios:
        m_rest.start();
        return;
    case Fhri:
    case Nli: {
        CurvePlot plot = view() == Fhri ? fhriPlot(m_controller) : nliPlot(m_controller);
        m_plot->setHoverText(std::move(plot.hover));
        m_plot->setChart(std::move(plot.chart));
        return;
    }
    default: {
        plot::Chart chart = tauPlot(m_controller, drawn);
        m_plot->setHoverText(tauHover(m_controller, chart));
        m_plot->setChart(std::move(chart));
        return;
    }
    }
}

void FigurePane::refreshScenarios() {
    if (m_controller.hasData() && view() == Scenarios) {
        m_scenarios->setCharts(scenarioPlots(m_controller));
        for (int scope = 0; scope < static_cast<int>(m_scenarios->plots().size()); ++scope) {
            m_scenarios->plots()[scope]->setPictureNote([this, scope] {
                return scope < m_controller.scopeCount() ? pictureNote(m_controller, scope) : QStringList();
            });
        }
        showOperatingPoint(m_figures);
    }
}

void FigurePane::showOperatingPoint(const metrics::ClassificationFigures& figures) {
    m_figures = figures;
    switch (view()) {
    case Scenarios: {
        QList<widgets::PlotOverlay> overlays;
        for (int scope = 0; scope < m_controller.scopeCount(); ++scope) {
            overlays.append({.marks = {tauMark(m_controller.tau(scope), {}, plot::LineStyle::Solid, true)}});
        }
        m_scenarios->setOverlays(overlays);
        return;
    }
    case Fhri:
        m_plot->setOverlay(fhriOverlay(m_controller));
        return;
    case Nli:
        m_plot->setOverlay({});
        return;
    default:
        m_plot->setOverlay(tauOverlay(m_controller, figures));
        return;
    }
}

} // namespace assay::app

#include "moc_figure_pane.cpp"

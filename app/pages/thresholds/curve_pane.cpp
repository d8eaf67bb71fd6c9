#include "app/pages/thresholds/curve_pane.h"

#include "widgets/charts/plot_widget.h"
#include "widgets/text/field_texts.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace assay::app {

CurvePane::CurvePane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    m_choice = new QComboBox(this);
    m_choice->setObjectName(QStringLiteral("curveChoice"));
    m_choice->setAccessibleName(tr("What the left chart shows"));
    m_choice->addItems(
        {tr("Precision-recall, scores"), tr("Precision-recall, decision"), tr("ROC"), tr("Reliability")});
    m_choice->setItemData(ScorePr,
                          tr("Each class's own score; the FHRI classes among the samples that NLI leaves"),
                          Qt::ToolTipRole);
    m_choice->setItemData(SystemPr, tr("The whole decision over all samples: what NLI takes caps the recall"),
                          Qt::ToolTipRole);
    m_choice->setItemData(Reliability, tr("The FHRI read as the probability that the answer is accurate"),
                          Qt::ToolTipRole);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_choice, m_choice->toolTip());
    m_plot = new widgets::PlotWidget(this);
    m_plot->setObjectName(QStringLiteral("prPlot"));
    m_plot->setTitleShown(false); // the choice above names it
    m_plot->setPictureNote([this] { return pictureNote(m_controller, m_controller.scope()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_choice);
    layout->addWidget(m_plot, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        if (m_controller.hasData()) {
            refresh();
            showOperatingPoint(m_matrix);
        }
    });
}

int CurvePane::view() const {
    return m_choice->currentIndex();
}

void CurvePane::setView(int view) {
    m_choice->setCurrentIndex(view >= 0 && view < ViewCount ? view : ScorePr);
}

void CurvePane::refresh(std::size_t drawn) {
    if (view() == ScorePr) {
        m_pr = prPlot(m_controller, drawn);
        m_plot->setHoverText([this](int series, int point) { return m_pr.hoverText(series, point); });
        m_plot->setChart(m_pr.chart);
        return;
    }
    CurvePlot plot = view() == SystemPr ? systemPrPlot(m_controller, drawn)
                     : view() == Roc    ? rocPlot(m_controller, drawn)
                                        : reliabilityPlot(m_controller);
    m_plot->setHoverText(std::move(plot.hover));
    m_plot->setChart(std::move(plot.chart));
}

void CurvePane::showOperatingPoint(const metrics::ConfusionMatrix& matrix) {
    m_matrix = matrix;
    switch (view()) {
    case ScorePr:
        m_plot->setOverlay(prOverlay(matrix));
        break;
    case SystemPr:
        m_plot->setOverlay(systemPrOverlay(matrix));
        break;
    case Roc:
        m_plot->setOverlay(rocOverlay(matrix));
        break;
    default:
        m_plot->setOverlay({});
        break;
    }
}

} // namespace assay::app

#include "moc_curve_pane.cpp"

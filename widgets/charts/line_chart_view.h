// The curves and axes of a plot, drawn by Qt Charts for PlotWidget, which has keys, mouse and all that is
// painted over them. Takes neither mouse nor focus. The chart is drawn when its picture is asked for, not
// when the view is painted: painting calls back. GUI thread only.
#pragma once

#include "widgets/charts/plot_layout.h"
#include "widgets/theme/theme.h"

#include <QtCharts/QChartView>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace assay::widgets {

class LineChartView final : public QChartView {
  public:
    explicit LineChartView(QWidget* parent);

    // Points and looks anew. Series are kept where there are as many pieces as before, and axes always.
    void setCurves(const plot::LineChart& lines, const ChartColours& colours);

    // Lays the chart out over layout.outer, `above` below its top, and tells layout.area.
    void arrange(PlotLayout& layout, const plot::LineChart& lines, const ChartColours& colours, double above);

    // As it was arranged, without a background.
    void drawChart(QPainter& painter);

    void setPainting(std::function<void(QPainter&)> painting) { m_painting = std::move(painting); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    // What Qt Charts needs series for.
    struct CurveParts {
        std::size_t pieces = 0;
        bool isFilled = false;
        bool hasInterval = false;
        friend bool operator==(const CurveParts&, const CurveParts&) = default;
    };

    struct Curve {
        std::vector<QLineSeries*> lines; // of each piece
        std::vector<QAreaSeries*> fills; // as many as lines, or none
        QAreaSeries* interval = nullptr;
    };

    void makeCurves(const std::vector<CurveParts>& parts);
    QLineSeries* addLine();
    QAreaSeries* addArea(bool isBetween);

    QValueAxis* m_x = nullptr;
    QValueAxis* m_y = nullptr;
    std::vector<CurveParts> m_parts;
    std::vector<Curve> m_curves;
    std::function<void(QPainter&)> m_painting;
};

} // namespace assay::widgets

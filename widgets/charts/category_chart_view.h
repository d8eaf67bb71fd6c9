// The bars or boxes of a chart with categories, drawn by Qt Charts for CategoryChart. Takes neither mouse nor
// focus; painting calls back. GUI thread only.
#pragma once

#include "core/plot/chart.h"
#include "widgets/theme/theme.h"

#include <QtCharts/QChartView>

#include <QFont>
#include <functional>

QT_BEGIN_NAMESPACE
class QBarCategoryAxis;
class QValueAxis;
QT_END_NAMESPACE

namespace assay::widgets {

// Of a category's room, what its bars take; as on the canvas.
inline constexpr double kSlotShare = 0.8;

class CategoryChartView final : public QChartView {
  public:
    explicit CategoryChartView(QWidget* parent);

    // A bar or box chart; nothing of any other.
    void setChart(const plot::Chart& chart, const ChartColours& colours, const QFont& font);

    // Lays the chart out, `above` below its top; gives the area of the bars. Names of categories are
    // shortened to their room.
    [[nodiscard]] QRectF arrange(const QSizeF& size, double above);

    // As it was arranged, without a background.
    void drawChart(QPainter& painter);

    void setPainting(std::function<void(QPainter&)> painting) { m_painting = std::move(painting); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void addBars(const plot::BarChart& body, const ChartColours& colours);
    void addBoxes(const plot::BoxChart& body, const ChartColours& colours);
    void setAxis(const plot::ChartAxis& axis, const ChartColours& colours, const QFont& font);
    void nameCategories(double room);
    [[nodiscard]] double widestName() const;

    QBarCategoryAxis* m_x = nullptr;
    QValueAxis* m_y = nullptr;
    std::vector<std::string> m_names;
    std::function<void(QPainter&)> m_painting;
};

// How a series' bars are filled: by colour and pattern, so that they can be told apart in grey.
[[nodiscard]] QBrush seriesBrush(std::size_t series, const QColor& colour);

} // namespace assay::widgets

// A chart of a report, painted: its texts stay texts in a PDF.
#pragma once

#include "core/plot/chart_style.h"
#include "core/words/wording.h"

#include <QFont>
#include <QPainter>
#include <QPointF>
#include <functional>
#include <vector>

namespace assay::widgets {

class PaintedChart {
  public:
    // Laid out `width` px wide at 96 dpi.
    PaintedChart(const plot::Chart& chart, const words::Wording& wording, const QFont& font, double width,
                 const plot::ChartPalette& palette = plot::lightPalette());

    [[nodiscard]] double height() const { return m_height; }

    // At its own size.
    void paint(QPainter& painter, QPointF topLeft) const;

  private:
    using Step = std::function<void(QPainter&)>;
    std::vector<Step> m_steps;
    double m_height = 0;
};

} // namespace assay::widgets

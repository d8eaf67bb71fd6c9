// A chart drawn by a painter, from the same drawing as SVG: into pages of reports and PDF, PNG, the
// clipboard, and small plots of a window. Its texts stay texts in a PDF. Drawing may be repeated, at any
// scale.
//
//   const PaintedChart drawn(chart, WindowWording(), font, {.width = 560, .height = 340});
//   drawn.paint(painter, QPointF());
#pragma once

#include "core/plot/chart_drawing.h"
#include "core/words/wording.h"
#include "widgets/theme/theme.h"

#include <QByteArray>
#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>
#include <functional>
#include <vector>

namespace assay::widgets {

class PaintedChart {
  public:
    // Laid out at 96 dpi; the font has its size in pixels.
    PaintedChart(const plot::Chart& chart, const words::Wording& wording, const QFont& font,
                 const plot::ChartFrame& frame, const plot::ChartPalette& palette = plot::lightPalette());

    [[nodiscard]] double height() const { return m_height; }

    // The curves or bars, from the top left corner.
    [[nodiscard]] const QRectF& area() const { return m_area; }

    // At its own size. The background is not painted.
    void paint(QPainter& painter, QPointF topLeft) const;

  private:
    using Step = std::function<void(QPainter&)>;
    std::vector<Step> m_steps;
    double m_height = 0;
    QRectF m_area;
};

// A chart with its title and lines below that (what it is of), in print colours, for a file or a page: all of
// `rect`.
void paintChart(QPainter& painter, const QRectF& rect, const plot::Chart& chart, const QFont& font,
                const QStringList& note = {});

// The same as SVG.
[[nodiscard]] QByteArray chartAsSvg(const plot::Chart& chart, const QSizeF& size,
                                    const QStringList& note = {});

// A theme's colours, as a canvas takes them.
[[nodiscard]] plot::ChartPalette paletteOf(const ChartColours& colours);

} // namespace assay::widgets

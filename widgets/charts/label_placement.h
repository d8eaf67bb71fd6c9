// Finds places for the labels of vertical lines in rows above a plot area, so that no two overlap and, where
// it can be helped, no line runs through another one's text. Pure geometry; GUI thread only because it
// measures text.
#pragma once

#include "widgets/charts/plot_painter.h"

#include <QFontMetricsF>
#include <QList>
#include <QRectF>

namespace assay::widgets {

class LabelPlacement {
  public:
    // Row 0 ends at `bounds.top()` and rows go upwards; labels stay between bounds.left() and bounds.right().
    LabelPlacement(const QRectF& bounds, double rowHeight, int rows, const QFontMetricsF& metrics);

    // What is there already.
    void add(const PlacedLabel& label) { m_placed.append(label); }

    // Places a label and remembers it. When the rows are full it goes where it overlaps least.
    PlacedLabel place(double lineX, const QString& text);

    // Whether a line at x may run up through the rows below `row` without touching a text.
    [[nodiscard]] bool leaderFree(double lineX, int row) const;

  private:
    [[nodiscard]] double cost(const PlacedLabel& candidate) const;

    QRectF m_bounds;
    double m_rowHeight = 0;
    int m_rows = 1;
    QFontMetricsF m_metrics;
    QList<PlacedLabel> m_placed;
};

} // namespace assay::widgets

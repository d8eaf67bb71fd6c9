// A line plot in a window: cached axes and curves, a light overlay that follows a slider, hover read-out, keyboard,
// copy and save as PNG, SVG and PDF from its context menu. GUI thread only.
#pragma once

#include "widgets/charts/plot_spec.h"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>

namespace assay::widgets {

class PlotWidget : public QWidget {
    Q_OBJECT
  public:
    explicit PlotWidget(QWidget* parent = nullptr);

    // Replaces axes, bands and curves; repaints the cached layer at the next paint.
    void setSpec(PlotSpec spec);
    [[nodiscard]] const PlotSpec& spec() const { return m_spec; }

    // Replaces what follows the slider; the cached layer stays.
    void setOverlay(PlotOverlay overlay);
    [[nodiscard]] const PlotOverlay& overlay() const { return m_overlay; }

    // Text of the hover box for a data position (nearest series and point), empty for none. Default: series name, x, y.
    using HoverText = std::function<QString(int series, int point)>;
    void setHoverText(HoverText text);

    // Whether a click or drag in the plot chooses an x (emits xChosen).
    void setXChoosable(bool choosable);

    // The plot in words, for screen readers and the copy of its description.
    [[nodiscard]] QString textAlternative() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void xChosen(double x);

  private:
    PlotSpec m_spec;
    PlotOverlay m_overlay;
};

} // namespace assay::widgets

// Several small plots side by side: as many columns as fit, scrolled up and down, with one legend above them
// where they share one. Each is a PlotWidget with its own read-out, keys and menu. GUI thread only.
#pragma once

#include "core/plot/chart.h"
#include "widgets/charts/plot_overlay.h"

#include <QList>
#include <QScrollArea>
#include <QSize>

class QGridLayout;

namespace assay::widgets {

class PlotLegend;
class PlotWidget;

class PlotGrid : public QScrollArea {
    Q_OBJECT
  public:
    enum class Legend { OfEach, Shared };

    // `leastSize` is what a plot needs to be read.
    explicit PlotGrid(QSize leastSize, Legend legend = Legend::OfEach, QWidget* parent = nullptr);

    // Plots never get smaller.
    void setLeastSize(QSize leastSize);

    // Line charts. Widgets are kept where their number stays.
    void setCharts(const QList<plot::Chart>& charts);

    // One overlay a plot; fewer leave the rest without.
    void setOverlays(const QList<PlotOverlay>& overlays);

    [[nodiscard]] const QList<PlotWidget*>& plots() const { return m_plots; }

    // Null where each has its own.
    [[nodiscard]] const PlotLegend* legend() const { return m_legend; }

  Q_SIGNALS:
    void chosen(int plot); // by a double click, or Return

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    void placeLegend();

    QSize m_leastSize;
    QWidget* m_content = nullptr;
    QGridLayout* m_grid = nullptr;
    PlotLegend* m_legend = nullptr;
    QList<PlotWidget*> m_plots;
    int m_columns = 0;
};

} // namespace assay::widgets

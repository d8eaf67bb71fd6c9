// Several small plots side by side: as many columns as fit, scrolled up and down. Each is a PlotWidget with
// its own read-out, keys and menu. GUI thread only.
#pragma once

#include "widgets/charts/plot_spec.h"

#include <QList>
#include <QScrollArea>
#include <QSize>

class QGridLayout;

namespace assay::widgets {

class PlotWidget;

class PlotGrid : public QScrollArea {
    Q_OBJECT
  public:
    // `leastSize` is what a plot needs to be read.
    explicit PlotGrid(QSize leastSize, QWidget* parent = nullptr);

    // Widgets are kept where the number of plots stays.
    void setPlots(const QList<PlotSpec>& plots);

    // One overlay a plot; fewer leave the rest without.
    void setOverlays(const QList<PlotOverlay>& overlays);

    [[nodiscard]] const QList<PlotWidget*>& plots() const { return m_plots; }

  Q_SIGNALS:
    void chosen(int plot); // by a double click, or Return

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();

    QSize m_leastSize;
    QWidget* m_content = nullptr;
    QGridLayout* m_grid = nullptr;
    QList<PlotWidget*> m_plots;
    int m_columns = 0;
};

} // namespace assay::widgets

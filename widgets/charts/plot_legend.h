// The legend of several plots beside each other, in one line as long as its names can be read. GUI thread
// only.
#pragma once

#include "core/plot/chart.h"

#include <QWidget>

namespace assay::widgets {

class PlotLegend : public QWidget {
  public:
    explicit PlotLegend(QWidget* parent = nullptr);

    // Each series, band and level once, by its name, as the first chart has it.
    void setCharts(const std::vector<const plot::LineChart*>& charts);

    // What it names.
    [[nodiscard]] const plot::LineChart& names() const { return m_names; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    plot::LineChart m_names;
};

} // namespace assay::widgets

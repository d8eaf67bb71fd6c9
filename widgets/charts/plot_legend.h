// The legend of several plots beside each other, in one line as long as its names can be read. A click on the
// name of a series switches it off and on in all of them. GUI thread only.
#pragma once

#include "core/plot/chart.h"
#include "widgets/charts/plot_layout.h"

#include <QWidget>
#include <functional>
#include <set>
#include <string>

namespace assay::widgets {

class PlotLegend : public QWidget {
  public:
    explicit PlotLegend(QWidget* parent = nullptr);

    // Each series, band and level once, by its name, as the first chart has it.
    void setCharts(const std::vector<const plot::LineChart*>& charts);

    // What it names.
    [[nodiscard]] const plot::LineChart& names() const { return m_names; }

    // Told of each series that is switched.
    void setSwitching(std::function<void(const std::string& name, bool off)> switching) {
        m_switching = std::move(switching);
    }

    // Names of series that are off.
    [[nodiscard]] const std::set<std::string>& off() const { return m_off; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] PlotLayout placed() const;

    plot::LineChart m_names;
    std::set<std::string> m_off;
    std::function<void(const std::string&, bool)> m_switching;
};

} // namespace assay::widgets

// Bars with whiskers in groups, of figures with the words that are said of them: a figure with its interval
// for each of some groups (strata) in each of some series. GUI thread only.
#pragma once

#include "widgets/charts/category_chart.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace assay::widgets {

struct BarFigure {
    std::optional<double> value; // undefined: no bar, a dash
    std::optional<double> low, high;
    QString text;                   // "76.4 % [63.7, 85.6] 42/55"
    std::optional<double> chance{}; // what luck alone would give
};

struct BarGroup {
    QString name;
    QList<BarFigure> figures; // of each series
};

struct BarChartSpec {
    QString title;
    QStringList series;
    QList<BarGroup> groups;
    double max = 1;
    bool asPercent = true;
    QString emptyText;      // why there is none, and what to do
    QString chanceName;     // of the lines of chance, in the legend
    QString noIntervalName; // of bars without an interval, likewise; empty: they are not marked
};

class BarChart : public CategoryChart {
    Q_OBJECT
  public:
    explicit BarChart(QWidget* parent = nullptr);

    void setSpec(BarChartSpec spec);

    [[nodiscard]] const BarChartSpec& spec() const { return m_spec; }

    // Of a bar, in the widget: where a click chooses it.
    [[nodiscard]] QRectF barPlace(int group, int series) const { return slotPlace(group, series); }

  Q_SIGNALS:
    void barChosen(int group, int series);

  private:
    BarChartSpec m_spec;
};

} // namespace assay::widgets

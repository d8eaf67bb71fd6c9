// What all views that draw by Qt Charts do alike. Of this room alone.
#pragma once

#include "core/plot/axis_ticks.h"
#include "widgets/theme/theme.h"

#include <QtCharts/QAbstractAxis>
#include <QtCharts/QChartView>
#include <QtCharts/QValueAxis>

#include <QFont>
#include <QString>

namespace assay::widgets {

// Setting what is there already would lay the chart out anew.
template <typename Object, typename Get, typename Set, typename Value>
void setIfOther(Object& object, Get get, Set set, const Value& value) {
    if ((object.*get)() != value) {
        (object.*set)(value);
    }
}

// No mouse, no focus, no animation, no legend, no background of its own.
void quieten(QChartView& view);

// Titles are read as HTML; a name from data is only a name.
void dressAxis(QAbstractAxis& axis, const QString& title, const QFont& font, const ChartColours& colours);

// Range and ticks, never with so many of them on the way that it takes long.
void setTicks(QValueAxis& axis, double min, double max, const plot::AxisTicks& ticks);

// How many ticks of an upright axis fit.
[[nodiscard]] int uprightTicks(double height, double lineHeight);

// Lays the chart out over all of `size`, `above` below its top; gives the area within its axes.
[[nodiscard]] QRectF arrangeChart(QChart& chart, const QSizeF& size, double above);

// As it was arranged.
void drawScene(QPainter& painter, QChartView& view);

// Room below the axis' numbers and names, as arrangeChart() leaves it.
inline constexpr int kChartBottom = -2;
inline constexpr int kChartRight = 12;

} // namespace assay::widgets

#include "widgets/charts/plot_chart.h"

#include "core/plot/chart_style.h"

#include <algorithm>

namespace assay::widgets {
namespace {

std::vector<plot::ChartPoint> pointsOf(const QList<QPointF>& points) {
    std::vector<plot::ChartPoint> list;
    list.reserve(static_cast<std::size_t>(points.size()));
    for (const QPointF& point : points) {
        list.push_back({point.x(), point.y()});
    }
    return list;
}

QList<QPointF> pointsOf(const std::vector<plot::ChartPoint>& points) {
    QList<QPointF> list;
    list.reserve(static_cast<qsizetype>(points.size()));
    for (const plot::ChartPoint& point : points) {
        list.append({point.x, point.y});
    }
    return list;
}

plot::ChartAxis axisOf(const PlotAxis& axis) {
    return {axis.title.toStdString(), axis.min, axis.max, axis.decimals};
}

PlotAxis axisOf(const plot::ChartAxis& axis) {
    return {QString::fromStdString(axis.title), axis.min, axis.max, axis.decimals};
}

plot::ChartLook lookOf(int colour) {
    return colour < 0 ? std::nullopt : plot::ChartLook(static_cast<std::size_t>(colour));
}

plot::ChartMark markOf(const PlotLine& line) {
    return {line.x, line.label.toStdString(), line.style, lookOf(line.colour), line.emphasised};
}

// The line style that says what a pattern of chart_style.h says, as far as four can.
LineStyle styleOf(std::size_t pattern) {
    return static_cast<LineStyle>(pattern % 4);
}

int colourOf(const plot::SeriesStyle& style) {
    return static_cast<int>(style.colour);
}

} // namespace

plot::Chart chartOf(const PlotSpec& spec, const PlotOverlay& overlay) {
    plot::LineChart body{.x = axisOf(spec.x), .y = axisOf(spec.y), .series = {}};
    for (const PlotSeries& series : spec.series) {
        body.series.push_back({.name = series.name.toStdString(),
                               .points = pointsOf(series.points),
                               .low = pointsOf(series.low),
                               .high = pointsOf(series.high),
                               .look = lookOf(series.colour),
                               .style = series.style,
                               .steps = series.steps,
                               .filled = series.filled});
    }
    for (const PlotBand& band : spec.bands) {
        body.bands.push_back({band.from, band.to, band.name.toStdString(), band.fromIncluded});
    }
    for (const QList<PlotLine>& lines : {spec.lines, overlay.lines}) {
        std::transform(lines.begin(), lines.end(), std::back_inserter(body.marks), markOf);
    }
    for (const PlotPoint& point : overlay.points) {
        body.spots.push_back({.at = {point.at.x(), point.at.y()},
                              .look = lookOf(point.colour),
                              .label = point.label.toStdString(),
                              .shape = point.shape});
    }
    body.emptyText = spec.emptyText.toStdString();
    plot::Chart chart;
    chart.title = spec.title.toStdString();
    chart.body = std::move(body);
    return chart;
}

PlotSpec specOf(const plot::Chart& chart) {
    PlotSpec spec;
    spec.title = QString::fromStdString(chart.title);
    const auto* body = std::get_if<plot::LineChart>(&chart.body);
    if (body == nullptr) {
        return spec;
    }
    spec.x = axisOf(body->x);
    spec.y = axisOf(body->y);
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(body->series);
    for (std::size_t i = 0; i < body->series.size(); ++i) {
        const plot::ChartSeries& series = body->series[i];
        spec.series.append({.name = QString::fromStdString(series.name),
                            .points = pointsOf(series.points),
                            .low = pointsOf(series.low),
                            .high = pointsOf(series.high),
                            .colour = colourOf(styles[i]),
                            .style = styleOf(styles[i].pattern),
                            .steps = series.steps,
                            .filled = series.filled});
    }
    for (const plot::ChartBand& band : body->bands) {
        spec.bands.append({band.from, band.to, QString::fromStdString(band.name), band.fromIncluded});
    }
    for (const plot::ChartMark& mark : body->marks) {
        spec.lines.append({mark.x, QString::fromStdString(mark.label), mark.style,
                           mark.look ? colourOf(plot::seriesStyle(*mark.look)) : -1, mark.emphasised});
    }
    spec.emptyText = QString::fromStdString(body->emptyText);
    return spec;
}

PlotOverlay overlayOf(const plot::Chart& chart) {
    PlotOverlay overlay;
    if (const auto* body = std::get_if<plot::LineChart>(&chart.body)) {
        const std::vector<plot::SeriesStyle> styles = plot::stylesOf(body->series);
        for (const plot::ChartSpot& spot : body->spots) {
            const plot::SeriesStyle style = spot.look                     ? plot::seriesStyle(*spot.look)
                                            : spot.series < styles.size() ? styles[spot.series]
                                                                          : plot::SeriesStyle();
            overlay.points.append({.at = {spot.at.x, spot.at.y},
                                   .label = QString::fromStdString(spot.label),
                                   .colour = colourOf(style),
                                   .shape = spot.shape});
        }
    }
    return overlay;
}

} // namespace assay::widgets

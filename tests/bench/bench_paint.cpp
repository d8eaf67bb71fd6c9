// What a move of the threshold costs in painting: charts and matrix, offscreen, at 700 x 400.
//   overlay: only markers move, the cached layer stays; rebuild: new curves, everything is painted anew.
#include "core/plot/chart_style.h"
#include "widgets/charts/confusion_matrix_view.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/theme/theme.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <cmath>
#include <string>
#include <utility>

namespace {

using namespace assay::widgets;
namespace model = assay::model;
namespace plot = assay::plot;

constexpr std::size_t kSeries = 6;
constexpr QSize kSize(700, 400);

plot::Chart makeChart(int pointsPerSeries, double shift = 0) {
    using plot::LineStyle;
    constexpr LineStyle kStyles[] = {LineStyle::Solid, LineStyle::Dash, LineStyle::DashDot,
                                     LineStyle::Solid, LineStyle::Dot,  LineStyle::Dash};
    plot::LineChart lines;
    lines.x = {"FHRI threshold", 0, 1, 3};
    lines.y = {"share", 0, 1, 3};
    lines.bands = {{0.55, 0.70, "feasible"}};
    lines.marks = {{0.61, "best 0.610", LineStyle::Dash, plot::kLookMacro},
                   {0.70, "default 0.70", LineStyle::Dot}};
    for (std::size_t s = 0; s < kSeries; ++s) {
        plot::ChartSeries series{"series " + std::to_string(s), {}};
        series.look = s;
        series.style = kStyles[s];
        for (int i = 0; i < pointsPerSeries; ++i) {
            const double x = static_cast<double>(i) / (pointsPerSeries - 1);
            const auto number = static_cast<double>(s);
            series.points.push_back({x, 0.5 + 0.4 * std::sin(6 * x + number + shift) * (1 - 0.1 * number)});
        }
        lines.series.push_back(std::move(series));
    }
    plot::Chart chart;
    chart.title = "Figures against the threshold";
    chart.body = std::move(lines);
    return chart;
}

PlotOverlay makeOverlay(double x) {
    PlotOverlay overlay;
    overlay.marks = {
        {x, QStringLiteral("τ %1").arg(x, 0, 'f', 3).toStdString(), plot::LineStyle::Solid, {}, true}};
    const auto spot = [&](double y, const char* label, std::size_t look, plot::ChartMarker shape) {
        plot::ChartSpot one;
        one.at = {x, y};
        one.look = look;
        one.label = label;
        one.shape = shape;
        overlay.spots.push_back(one);
    };
    spot(0.8, "0.800", 0, plot::ChartMarker::Circle);
    spot(0.5, "0.500", 1, plot::ChartMarker::Square);
    spot(0.2, "0.200", 2, plot::ChartMarker::Triangle);
    return overlay;
}

double thresholdAt(int step) {
    return 0.2 + 0.6 * ((step * 37) % 1000) / 1000.0;
}

template <typename Widget>
void render(Widget& widget, QImage& image) {
    QPainter painter(&image);
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

QImage canvas(const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

void plotOverlayOnly(benchmark::State& state) {
    PlotWidget view;
    view.resize(kSize);
    view.setChart(makeChart(static_cast<int>(state.range(0))));
    view.setOverlay(makeOverlay(0.5));
    QImage image = canvas(kSize);
    render(view, image);
    int step = 0;
    for (auto unused : state) {
        view.setOverlay(makeOverlay(thresholdAt(++step)));
        render(view, image);
        benchmark::DoNotOptimize(image.constBits());
    }
}

void plotRebuild(benchmark::State& state) {
    PlotWidget view;
    view.resize(kSize);
    const plot::Chart charts[] = {makeChart(static_cast<int>(state.range(0))),
                                  makeChart(static_cast<int>(state.range(0)), 0.3)};
    view.setOverlay(makeOverlay(0.5));
    QImage image = canvas(kSize);
    std::size_t step = 0;
    for (auto unused : state) {
        view.setChart(charts[++step % 2]);
        render(view, image);
        benchmark::DoNotOptimize(image.constBits());
    }
}

void matrixRepaint(benchmark::State& state) {
    ConfusionMatrixView view;
    view.resize(420, 300);
    QImage image = canvas(view.size());
    assay::metrics::ConfusionMatrix matrix;
    matrix.cells = {{{1890, 4110, 0}, {1861, 139, 0}, {0, 1400, 600}}};
    for (auto unused : state) {
        ++matrix.cells[0][0];
        --matrix.cells[0][1];
        view.setMatrix(matrix);
        render(view, image);
        benchmark::DoNotOptimize(image.constBits());
    }
}

BENCHMARK(plotOverlayOnly)->Arg(400)->Arg(2000)->Unit(benchmark::kMicrosecond);
BENCHMARK(plotRebuild)->Arg(400)->Arg(2000)->Unit(benchmark::kMicrosecond);
BENCHMARK(matrixRepaint)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

// What a move of the threshold costs in painting: charts and matrix, offscreen, at 700 x 400.
//   overlay: only markers move, the cached layer stays; rebuild: new curves, everything is painted anew.
#include "widgets/charts/confusion_matrix_view.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/theme/theme.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <cmath>

namespace {

using namespace assay::widgets;
namespace model = assay::model;

constexpr int kSeries = 6;
constexpr QSize kSize(700, 400);

PlotSpec makeSpec(int pointsPerSeries, double shift = 0) {
    constexpr LineStyle kStyles[] = {LineStyle::Solid, LineStyle::Dash, LineStyle::DashDot,
                                     LineStyle::Solid, LineStyle::Dot,  LineStyle::Dash};
    PlotSpec spec;
    spec.title = QStringLiteral("Figures against the threshold");
    spec.x = {QStringLiteral("FHRI threshold"), 0, 1, 3};
    spec.y = {QStringLiteral("share"), 0, 1, 3};
    spec.bands = {{0.55, 0.70, QStringLiteral("feasible")}};
    spec.lines = {{0.61, QStringLiteral("best 0.610"), LineStyle::Dash, kColourMacro, false},
                  {0.70, QStringLiteral("default 0.70"), LineStyle::Dot, -1, false}};
    for (int s = 0; s < kSeries; ++s) {
        PlotSeries series;
        series.name = QStringLiteral("series %1").arg(s);
        series.colour = s;
        series.style = kStyles[s];
        for (int i = 0; i < pointsPerSeries; ++i) {
            const double x = static_cast<double>(i) / (pointsPerSeries - 1);
            series.points.append({x, 0.5 + 0.4 * std::sin(6 * x + s + shift) * (1 - 0.1 * s)});
        }
        spec.series.append(series);
    }
    return spec;
}

PlotOverlay makeOverlay(double x) {
    PlotOverlay overlay;
    overlay.lines = {{x, QStringLiteral("τ %1").arg(x, 0, 'f', 3), LineStyle::Solid, -1, true}};
    overlay.points = {{{x, 0.8}, QStringLiteral("0.800"), 0, MarkerShape::Circle},
                      {{x, 0.5}, QStringLiteral("0.500"), 1, MarkerShape::Square},
                      {{x, 0.2}, QStringLiteral("0.200"), 2, MarkerShape::Triangle}};
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
    PlotWidget plot;
    plot.resize(kSize);
    plot.setSpec(makeSpec(static_cast<int>(state.range(0))));
    plot.setOverlay(makeOverlay(0.5));
    QImage image = canvas(kSize);
    render(plot, image);
    int step = 0;
    for (auto unused : state) {
        plot.setOverlay(makeOverlay(thresholdAt(++step)));
        render(plot, image);
        benchmark::DoNotOptimize(image.constBits());
    }
}

void plotRebuild(benchmark::State& state) {
    PlotWidget plot;
    plot.resize(kSize);
    const PlotSpec specs[] = {makeSpec(static_cast<int>(state.range(0))),
                              makeSpec(static_cast<int>(state.range(0)), 0.3)};
    plot.setOverlay(makeOverlay(0.5));
    QImage image = canvas(kSize);
    std::size_t step = 0;
    for (auto unused : state) {
        plot.setSpec(specs[++step % 2]);
        render(plot, image);
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

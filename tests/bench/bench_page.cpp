// What one move of a slider costs on the thresholds page, from the event to the painted page: median and 95th
// percentile, offscreen, beside a plain recount of the confusion matrix over all samples.
//   QT_QPA_PLATFORM=offscreen bench_page
#include "app/pages/thresholds/thresholds_page.h"
#include "core/metrics/classification/fhri.h"
#include "tests/support/sample_generator.h"
#include "widgets/charts/plot_widget.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QEvent>
#include <QSlider>
#include <QTabWidget>
#include <algorithm>
#include <chrono>
#include <map>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::shared_ptr<app::ThresholdData> dataOf(std::size_t count) {
    static std::map<std::size_t, std::shared_ptr<app::ThresholdData>> made;
    auto& data = made[count];
    if (!data) {
        data = std::make_shared<app::ThresholdData>(
            workspace::ScoredSetInfo{}, tests::generateColumns({.count = count, .components = true}),
            metrics::NliThresholds{});
    }
    return data;
}

double recountMilliseconds(const model::ScoredColumns& columns) {
    const Clock::time_point start = Clock::now();
    metrics::ConfusionMatrix matrix;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        ++matrix.at(columns.label[i], metrics::decide(columns.fhri[i], columns.nli[i], 0.7, 0.4));
    }
    benchmark::DoNotOptimize(matrix);
    return millisecondsSince(start);
}

// When something was last painted in one of its watched widgets.
class PaintWatch : public QObject {
  public:
    void watch(QWidget& widget) {
        widget.installEventFilter(this);
        for (QWidget* const inside : widget.findChildren<QWidget*>()) {
            inside->installEventFilter(this);
        }
    }

    [[nodiscard]] Clock::time_point last() const { return m_last; }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            m_last = Clock::now();
        }
        return false;
    }

  private:
    Clock::time_point m_last;
};

double quantile(std::vector<double> times, std::size_t percent) {
    std::sort(times.begin(), times.end());
    return times[std::min(times.size() - 1, times.size() * percent / 100)];
}

// How long after the last of ten moves the charts show their curves: `moving` those of few points, `whole`
// all.
void curvesAfterMoves(benchmark::State& state, const char* sliderName, int first, int last, int tab) {
    app::ThresholdsPage page;
    page.resize(1'100, 740);
    page.show();
    page.controller().setData(dataOf(static_cast<std::size_t>(state.range(0))));
    page.findChild<QTabWidget*>(QStringLiteral("thresholdTabs"))->setCurrentIndex(tab);
    auto* const slider = page.findChild<QSlider*>(QString::fromLatin1(sliderName));
    auto* const plot = page.findChild<widgets::PlotWidget*>(QStringLiteral("prPlot"));
    QApplication::processEvents();
    PaintWatch watch;
    watch.watch(*plot);
    std::vector<double> moving;
    std::vector<double> whole;
    int position = first;
    for (auto _ : state) {
        Clock::time_point moved;
        for (int move = 0; move < 10; ++move) {
            position = position + 3 > last ? first : position + 3;
            moved = Clock::now();
            slider->setValue(position);
            QApplication::processEvents();
        }
        const auto curves = [&] { return plot->lines().series.front().points.size(); };
        const std::size_t few = curves();
        double firstPaint = 0;
        const Clock::time_point until = moved + std::chrono::milliseconds(400);
        while (Clock::now() < until && curves() == few) {
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
            firstPaint = curves() == few
                             ? std::chrono::duration<double, std::milli>(watch.last() - moved).count()
                             : firstPaint;
        }
        QApplication::processEvents(); // paints the whole curves
        moving.push_back(firstPaint);
        whole.push_back(std::chrono::duration<double, std::milli>(watch.last() - moved).count());
        state.SetIterationTime(whole.back() / 1'000);
    }
    state.counters["moving_median_ms"] = quantile(moving, 50);
    state.counters["moving_p95_ms"] = quantile(moving, 95);
    state.counters["whole_median_ms"] = quantile(whole, 50);
    state.counters["whole_p95_ms"] = quantile(whole, 95);
    page.controller().setScoring({});
}

void curvesAfterNliHard(benchmark::State& state) {
    curvesAfterMoves(state, "nliHardSlider", 300, 800, 0);
}

void curvesAfterWeight(benchmark::State& state) {
    curvesAfterMoves(state, "weightG", 100, 900, 3);
}

void moveSlider(benchmark::State& state, const char* sliderName, int first, int last) {
    app::ThresholdsPage page;
    page.resize(1'100, 740);
    page.show();
    const std::shared_ptr<app::ThresholdData> data = dataOf(static_cast<std::size_t>(state.range(0)));
    page.controller().setData(data);
    auto* const slider = page.findChild<QSlider*>(QString::fromLatin1(sliderName));
    QApplication::processEvents();
    std::vector<double> times;
    int position = first;
    for (auto _ : state) {
        position = position + 3 > last ? first : position + 3;
        const Clock::time_point start = Clock::now();
        slider->setValue(position);
        QApplication::processEvents(); // paints
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    state.counters["recount_ms"] = recountMilliseconds(data->columns);
}

void thresholdMove(benchmark::State& state) {
    moveSlider(state, "tauSlider", 300, 800);
}

void nliHardMove(benchmark::State& state) {
    moveSlider(state, "nliHardSlider", 300, 800);
}

void nliSoftMove(benchmark::State& state) {
    moveSlider(state, "nliSoftSlider", 0, 390);
}

// Every sample is rescored and sorted again; the plain reference sorts the scores with std::sort.
void weightMove(benchmark::State& state) {
    app::ThresholdsPage page;
    page.resize(1'100, 740);
    page.show();
    const std::shared_ptr<app::ThresholdData> data = dataOf(static_cast<std::size_t>(state.range(0)));
    page.controller().setData(data);
    page.findChild<QTabWidget*>(QStringLiteral("thresholdTabs"))->setCurrentIndex(3);
    auto* const slider = page.findChild<QSlider*>(QStringLiteral("weightG"));
    QApplication::processEvents();
    std::vector<double> times;
    int position = 100;
    for (auto _ : state) {
        position = position + 7 > 900 ? 100 : position + 7;
        const Clock::time_point start = Clock::now();
        slider->setValue(position);
        QApplication::processEvents(); // rescores
        QApplication::processEvents(); // paints
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    std::vector<double> scores = data->columns.fhri;
    const Clock::time_point start = Clock::now();
    std::sort(scores.begin(), scores.end());
    state.counters["plain_sort_ms"] = millisecondsSince(start);
    page.controller().setScoring({});
}

void scenarioChange(benchmark::State& state) {
    app::ThresholdsPage page;
    page.resize(1'100, 740);
    page.show();
    page.controller().setData(dataOf(static_cast<std::size_t>(state.range(0))));
    QApplication::processEvents();
    std::vector<double> times;
    int scope = 0;
    for (auto _ : state) {
        scope = (scope + 1) % page.controller().scopeCount();
        const Clock::time_point start = Clock::now();
        page.controller().setScope(scope);
        QApplication::processEvents();
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}

BENCHMARK(thresholdMove)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(300);
BENCHMARK(nliHardMove)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(200);
BENCHMARK(nliSoftMove)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(200);
BENCHMARK(weightMove)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(60);
BENCHMARK(curvesAfterNliHard)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(30);
BENCHMARK(curvesAfterWeight)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(15);
BENCHMARK(scenarioChange)
    ->Arg(8'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(100);

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}

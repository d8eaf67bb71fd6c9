// The demo, a report of everything in it in all formats, and a PDF of 200 cases and 50 charts.
//   QT_QPA_PLATFORM=offscreen bench_report
// Beside the PDF the same report as HTML, which is only text and so the plain reference: "pdf_to_html" is the
// ratio.
#include "app/demo/demo_workspace.h"
#include "core/results/report/report_sections.h"
#include "tests/support/sample_report.h"
#include "widgets/report/report_files.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QTemporaryDir>
#include <chrono>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

double secondsOf(const auto& work) {
    const Clock::time_point start = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::filesystem::path demoIn(const QTemporaryDir& folder) {
    return folder.filePath(QStringLiteral("demo.assay")).toStdString();
}

void makeDemo(benchmark::State& state) {
    for (auto _ : state) {
        const QTemporaryDir folder;
        base::NoProgress progress;
        if (!app::ensureDemoWorkspace(demoIn(folder), {}, progress)) {
            state.SkipWithError("the demo could not be made");
        }
    }
}

void reportOfDemo(benchmark::State& state) {
    const QTemporaryDir folder;
    base::NoProgress progress;
    if (!app::ensureDemoWorkspace(demoIn(folder), {}, progress)) {
        state.SkipWithError("the demo could not be made");
        return;
    }
    const auto workspace = workspace::Workspace::open(demoIn(folder));
    const auto reader = workspace ? (*workspace)->reader() : tl::unexpected(workspace.error());
    if (!reader) {
        state.SkipWithError("the demo cannot be read");
        return;
    }
    const words::Wording wording;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const auto made =
            results::makeReport(*reader, "demo", results::defaultPlan(), wording, {}, {}, progress);
        const auto files =
            made ? widgets::reportFiles(*made, wording, results::Paper::A4, widgets::allReportFormats())
                 : tl::unexpected(made.error());
        if (!files) {
            state.SkipWithError("the report could not be made");
            return;
        }
        bytes = 0;
        for (const results::PackFile& file : *files) {
            bytes += file.content.size();
        }
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}

void largePdf(benchmark::State& state) {
    const results::Report large = tests::sampleReport(50, 200);
    const words::Wording wording;
    double bytes = 0;
    double pdf = 0;
    double html = 0;
    for (auto _ : state) {
        pdf += secondsOf([&] {
            const auto files =
                widgets::reportFiles(large, wording, results::Paper::A4, {widgets::ReportFormat::Pdf});
            bytes = files ? static_cast<double>(files->front().content.size()) : 0;
        });
        state.PauseTiming();
        html += secondsOf([&] { benchmark::DoNotOptimize(results::reportHtml(large, wording)); });
        state.ResumeTiming();
    }
    state.counters["bytes"] = bytes;
    state.counters["pdf_to_html"] = html > 0 ? pdf / html : 0;
}

} // namespace

BENCHMARK(makeDemo)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(reportOfDemo)->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(largePdf)->Unit(benchmark::kMillisecond)->Iterations(3);

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

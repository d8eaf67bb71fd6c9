// Ten thousand runs of a thousand items each: how long the page of runs takes to read them when a workspace
// is opened, and a figure over all of them. The aims are under 300 ms and under 100 ms. Making them takes
// some minutes and gigabytes; fewer are made with a number of runs, and of items, as arguments.
//
//   bench_runs [RUNS [ITEMS]]
#include "core/base/progress.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/evaluate/runs/run_trend.h"
#include "core/evaluate/runs/threshold_runs.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/workspace.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace assay;
namespace fs = std::filesystem;

constexpr int kRuns = 10'000;
constexpr int kItems = 1'000;
constexpr int kTimes = 5; // each is measured, the fastest counts

void require(bool isDone, const char* what) {
    if (!isDone) {
        std::fprintf(stderr, "%s failed\n", what);
        std::exit(1);
    }
}

evaluate::DecidedRun runOf(int number, int items) {
    evaluate::DecidedRun run;
    run.kind = evaluate::kDetectorRuns;
    run.name = "round " + std::to_string(number);
    run.role = "scored_set";
    run.measured = "scores";
    run.system = "system " + std::to_string(number % 20);
    run.settings = "{}";
    run.who = "Ada";
    run.items.measures = {{"a_right", evaluate::BetterValues::Higher, true, {}}};
    int right = 0;
    for (int i = 0; i < items; ++i) {
        const bool isRight = (i * 7 + number * 13) % 10 < 8;
        right += isRight ? 1 : 0;
        evaluate::RunItemValues item;
        item.key = "s" + std::to_string(i);
        item.values = {isRight ? 1.0 : 0.0};
        run.items.items.push_back(std::move(item));
    }
    evaluate::RunFigure accuracy;
    accuracy.name = "accuracy";
    accuracy.value = static_cast<double>(right) / items;
    accuracy.n = items;
    accuracy.isShare = true;
    run.figures = {accuracy};
    return run;
}

void makeRuns(const fs::path& path, int runs, int items) {
    const auto made = workspace::Workspace::create(path);
    require(made.has_value(), "making");
    for (int number = 0; number < runs; ++number) {
        require(evaluate::keepDecidedRun(**made, runOf(number, items)).has_value(), "keeping a run");
    }
}

// The fastest of kTimes, in milliseconds.
template <typename Work>
double fastest(const Work& work) {
    double best = 0;
    for (int i = 0; i < kTimes; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
        best = i == 0 ? spent.count() : std::min(best, spent.count());
    }
    return best;
}

} // namespace

int main(int argc, char** argv) {
    const int runs = argc > 1 ? std::atoi(argv[1]) : kRuns;
    const int items = argc > 2 ? std::atoi(argv[2]) : kItems;
    require(runs > 0 && items > 0, "reading the arguments");
    const fs::path folder = fs::temp_directory_path() / ("assay-bench-runs-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    const fs::path path = folder / "runs.assay";
    makeRuns(path, runs, items);
    base::NoProgress progress;
    {
        const auto opened = workspace::Workspace::open(path);
        require(opened.has_value(), "opening");
        const auto start = std::chrono::steady_clock::now();
        require(evaluate::indexRuns(**opened, {}, progress).has_value(), "indexing");
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        std::printf("index   %9.2f s    once, of %d new runs\n", seconds.count(), runs);
    }
    std::vector<workspace::RunRow> rows;
    const double opening = fastest([&] {
        const auto opened = workspace::Workspace::open(path);
        require(opened.has_value(), "opening");
        require(evaluate::indexRuns(**opened, {}, progress).has_value(), "indexing");
        const auto reader = (*opened)->reader();
        require(reader.has_value(), "reading");
        auto read = evaluate::describedRunRows(*reader, {});
        require(read.has_value() && workspace::incidents(*reader).has_value(), "listing");
        rows = std::move(*read);
    });
    std::printf("open    %9.1f ms   %zu runs of %d items; the aim is under 300 ms\n", opening, rows.size(),
                items);
    const auto opened = workspace::Workspace::open(path);
    require(opened.has_value(), "opening");
    const auto reader = (*opened)->reader();
    require(reader.has_value(), "reading");
    std::size_t points = 0;
    const double trend = fastest([&] {
        const auto values = evaluate::figureOverTime(*reader, rows, "accuracy", {});
        require(values.has_value(), "a trend");
        points = evaluate::trendOf(*values).points.size();
    });
    std::printf("trend   %9.1f ms   over %zu runs; the aim is under 100 ms\n", trend, points);
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return 0;
}

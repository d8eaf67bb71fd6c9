// What a person waits for on the neighbours page with runs of 5,000 anchors in 2 regimes and 3 searches, from
// the event to the painted page, offscreen.
//   QT_QPA_PLATFORM=offscreen bench_neighbours_page
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "tests/app/neighbours/neighbour_fixture.h"
#include "widgets/jobs/job_runner.h"

#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QLoggingCategory>
#include <QTabWidget>
#include <QTemporaryDir>
#include <array>
#include <chrono>
#include <memory>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr int kCompanies = 160;
constexpr std::int64_t kAnchors = 5'000;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// The workspace with two finished runs, and the page over it.
class Bench {
  public:
    Bench()
        : m_fixture(kCompanies, 12, true) {
        app::Settings::redirectTo(m_folder.path());
        const auto workspace = m_fixture.open();
        for (base::RowId& run : m_runs) {
            evaluate::NeighbourRunPlan plan;
            plan.corpus = m_fixture.corpus();
            plan.embeddings = m_fixture.embeddings();
            plan.sampling.count = kAnchors;
            plan.searches.resize(3);
            plan.searches[1].kind = evaluate::SearchKind::Lexical;
            plan.searches[2].kind = evaluate::SearchKind::Hybrid;
            plan.who = "Ada";
            const auto made = evaluate::createNeighbourRun(*workspace, plan, {});
            base::NoProgress progress;
            if (!made || !evaluate::continueNeighbourRun(*workspace, *made, nullptr, {}, progress)) {
                qFatal("a run was not made");
            }
            run = *made;
        }
        m_session = std::make_unique<app::Session>(m_jobs);
        m_session->openWorkspace(QString::fromStdString(m_fixture.path().string()));
        (void)m_jobs.waitForFinished();
    }

    [[nodiscard]] std::unique_ptr<app::NeighboursPage> makePage() {
        auto page = std::make_unique<app::NeighboursPage>();
        page->setSession(m_session.get());
        page->resize(1'400, 900);
        return page;
    }

    static void waitForRun(const app::NeighboursPage& page, base::RowId run) {
        while (page.controller()->view() == nullptr || page.controller()->view()->run.info.id != run) {
            QApplication::processEvents(QEventLoop::AllEvents, 1);
        }
    }

    static void openTab(const app::NeighboursPage& page, int tab) {
        page.findChild<QTabWidget*>(QStringLiteral("neighbourTabs"))->setCurrentIndex(tab);
    }

    void settle() { (void)m_jobs.waitForFinished(); }

    [[nodiscard]] base::RowId run(int which) const { return m_runs[static_cast<std::size_t>(which)]; }

  private:
    QTemporaryDir m_folder;
    tests::NeighbourFixture m_fixture;
    std::array<base::RowId, 2> m_runs{};
    widgets::JobRunner m_jobs;
    std::unique_ptr<app::Session> m_session;
};

Bench& bench() {
    static Bench made;
    return made;
}

constexpr int kOverview = 1;
constexpr int kCases = 5;

// From showing the page until the figures of the newest run are painted.
void firstPaint(benchmark::State& state) {
    for ([[maybe_unused]] auto each : state) {
        const auto page = bench().makePage();
        Bench::openTab(*page, static_cast<int>(state.range(0)));
        const auto start = Clock::now();
        page->show();
        Bench::waitForRun(*page, bench().run(1));
        (void)page->grab();
        state.SetIterationTime(secondsSince(start));
        bench().settle();
    }
    state.counters["anchors"] = static_cast<double>(kAnchors);
}

// Ctrl+Right until the next case is painted.
void switchOfCase(benchmark::State& state) {
    const auto page = bench().makePage();
    Bench::openTab(*page, kCases);
    page->show();
    Bench::waitForRun(*page, bench().run(1));
    bench().settle();
    auto* next = page->findChild<QAction*>(QStringLiteral("neighbours.next"));
    for ([[maybe_unused]] auto each : state) {
        const auto start = Clock::now();
        next->trigger();
        (void)page->grab();
        state.SetIterationTime(secondsSince(start));
    }
}

// From choosing the other run until it is painted.
void switchOfRun(benchmark::State& state) {
    const auto page = bench().makePage();
    Bench::openTab(*page, static_cast<int>(state.range(0)));
    page->show();
    Bench::waitForRun(*page, bench().run(1));
    bench().settle();
    int front = 1;
    for ([[maybe_unused]] auto each : state) {
        front = 1 - front;
        const auto start = Clock::now();
        page->showRun(bench().run(front));
        Bench::waitForRun(*page, bench().run(front));
        (void)page->grab();
        state.SetIterationTime(secondsSince(start));
        bench().settle();
    }
}

BENCHMARK(firstPaint)
    ->Arg(kOverview)
    ->Arg(kCases)
    ->ArgName("tab")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(switchOfCase)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(switchOfRun)
    ->Arg(kOverview)
    ->Arg(kCases)
    ->ArgName("tab")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QLoggingCategory::setFilterRules(QStringLiteral("*.info=false\n*.debug=false"));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

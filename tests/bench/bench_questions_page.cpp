// What a curator waits for on the questions page with a hundred thousand questions, from the event to the
// painted page, offscreen: the first paint, a search as it is typed, the next question, a facet, a saved
// field. Beside them, in the same run, a plain walk over all texts that looks for the word.
//   QT_QPA_PLATFORM=offscreen bench_questions_page
#include "app/pages/questions/filter_bar.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/questions_page.h"
#include "app/shell/session.h"
#include "core/workspace/suites/question_edits.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <functional>
#include <random>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// False: it did not come within a minute.
bool waitUntil(const std::function<bool()>& is) {
    QElapsedTimer timer;
    timer.start();
    while (!is() && timer.elapsed() < 60'000) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    }
    return is();
}

void writeQuestions(const std::filesystem::path& file, std::size_t count) {
    constexpr std::array kWords{"revenue",  "margin",   "inventory", "lease",    "tax",
                                "currency", "supplier", "cyber",     "interest", "dividend",
                                "pension",  "goodwill", "segment",   "climate"};
    std::mt19937 random(7);
    const auto word = [&] { return kWords[random() % kWords.size()]; };
    std::ofstream out(file);
    out << "[";
    for (std::size_t i = 0; i < count; ++i) {
        const int year = 2006 + static_cast<int>(random() % 20);
        out << (i == 0 ? "\n" : ",\n") << R"({"question_id":"Q)" << i
            << R"(","question_text":"What does company )" << random() % 500 << " say of " << word() << " and "
            << word() << " in " << year << R"(?","answer_text":"It names )" << word() << ", " << word()
            << " and the " << word() << " of " << year << R"(.","answer_type":"span","difficulty":")"
            << std::array{"easy", "medium", "hard"}[random() % 3]
            << R"(","retrieval_scope":"local","company_name":["Company )" << random() % 500
            << R"("],"years":[)" << year << R"(],"section_hints":["ITEM_7"],"evidence_sentence_ids":["s)" << i
            << R"("],"gold_version":"v1"})";
    }
    out << "\n]\n";
}

// One workspace of that many questions, made once.
QString workspaceOf(std::size_t count) {
    static QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("%1.assay").arg(count));
    if (!QFile::exists(path)) {
        const std::filesystem::path source = folder.filePath(QStringLiteral("source.json")).toStdString();
        writeQuestions(source, count);
        auto workspace = workspace::Workspace::create(path.toStdString());
        base::NoProgress progress;
        const std::array files{source};
        workspace::QuestionImportOptions options;
        options.suite = "large";
        if (!workspace || !workspace::importQuestions(**workspace, files, options, {}, progress)) {
            std::abort();
        }
    }
    return path;
}

// A session with the workspace open, and the page not yet shown.
struct Window {
    explicit Window(std::size_t count) {
        session.openWorkspace(workspaceOf(count));
        if (!waitUntil([this] { return session.hasWorkspace(); })) {
            std::abort();
        }
        page.setSession(&session);
        page.resize(1'100, 740);
    }

    void show() {
        page.show();
        QApplication::processEvents();
    }

    void load() {
        show();
        if (!waitUntil(
                [this] { return page.controller()->isComplete() && !page.controller()->isLoading(); })) {
            std::abort();
        }
        QApplication::processEvents();
    }

    widgets::JobRunner jobs;
    app::Session session{jobs};
    app::QuestionsPage page;
};

void report(benchmark::State& state, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}

std::size_t countOf(const benchmark::State& state) {
    return static_cast<std::size_t>(state.range(0));
}

void firstPaint(benchmark::State& state) {
    std::vector<double> times;
    for (auto _ : state) {
        Window window(countOf(state));
        const Clock::time_point start = Clock::now();
        window.show();
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
        if (window.page.table()->model()->rowCount() == 0) {
            state.SkipWithError("no question was there");
        }
    }
    report(state, times);
}

// One more letter in the search line, until the table shows what is found.
void searchAsTyped(benchmark::State& state) {
    Window window(countOf(state));
    window.load();
    app::QuestionController& controller = *window.page.controller();
    auto* line = window.page.findChild<QLineEdit*>(QStringLiteral("questionSearch"));
    if (line == nullptr) {
        state.SkipWithError("no search line");
        return;
    }
    const QString word = QStringLiteral("inventory 2019");
    std::vector<double> times;
    int letters = 2;
    for (auto _ : state) {
        letters = letters == word.size() ? 3 : letters + 1;
        const QString text = word.left(letters).trimmed();
        if (text == line->text()) {
            continue;
        }
        const Clock::time_point start = Clock::now();
        line->selectAll();
        line->insert(text); // with the signals of typing
        // It may wait for the typing to rest.
        while (controller.filter().text != text.toStdString()) {
            QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 5);
        }
        QApplication::processEvents();
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    report(state, times);
    const Clock::time_point start = Clock::now();
    std::size_t found = 0;
    for (const std::string& text : controller.columns().questionText) {
        found += text.find("inventory") != std::string::npos ? 1 : 0;
    }
    benchmark::DoNotOptimize(found);
    state.counters["plain_walk_ms"] = millisecondsSince(start);
}

void nextQuestion(benchmark::State& state) {
    Window window(countOf(state));
    window.load();
    std::vector<double> times;
    for (auto _ : state) {
        const Clock::time_point start = Clock::now();
        window.page.controller()->step(1);
        QApplication::processEvents();
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    report(state, times);
}

double medianOf(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[times.size() / 2];
}

// What the disk alone takes to keep a page of the log: the least that a change that is promised to be kept
// can take.
double syncMs(const QString& folder) {
    const int file = ::open(QFile::encodeName(folder + QStringLiteral("/sync")).constData(),
                            O_CREAT | O_WRONLY | O_APPEND, 0600);
    const std::array<char, 4'096> page{};
    std::vector<double> times;
    for (int i = 0; i < 60 && file >= 0; ++i) {
        const Clock::time_point start = Clock::now();
        if (::write(file, page.data(), page.size()) < 0 || ::fsync(file) != 0) {
            break;
        }
        times.push_back(millisecondsSince(start));
    }
    ::close(file);
    return medianOf(times);
}

// Approving the question in front and going to the next, with the table in the order of the question's id.
// Beside it its parts: the change with what follows from it, the step, the painting; and in the same run what
// the write alone takes, and its sync.
void approveAndNext(benchmark::State& state) {
    Window window(countOf(state));
    window.load();
    app::QuestionController& controller = *window.page.controller();
    controller.setCurator(QStringLiteral("Ada"));
    controller.setOrder(curation::QuestionOrder::QuestionId, false);
    controller.goToRow(static_cast<int>(controller.shown().size() / 2));
    QApplication::processEvents();
    std::vector<double> times;
    std::vector<double> changing;
    std::vector<double> stepping;
    std::vector<double> painting;
    for (auto _ : state) {
        const base::RowId id = controller.current()->id;
        const Clock::time_point start = Clock::now();
        if (!controller.approve({id})) {
            state.SkipWithError("not approved");
            break;
        }
        changing.push_back(millisecondsSince(start));
        const Clock::time_point changed = Clock::now();
        controller.step(1);
        stepping.push_back(millisecondsSince(changed));
        const Clock::time_point stepped = Clock::now();
        QApplication::processEvents();
        painting.push_back(millisecondsSince(stepped));
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    if (times.empty()) {
        return;
    }
    report(state, times);
    state.counters["change_ms"] = medianOf(changing);
    state.counters["step_ms"] = medianOf(stepping);
    state.counters["paint_ms"] = medianOf(painting);
    std::vector<double> writing;
    for (int i = 0; i < 60; ++i) {
        controller.step(1);
        const std::array ids{controller.current()->id};
        const Clock::time_point start = Clock::now();
        if (!workspace::setStatus(*controller.workspace(), ids, model::QuestionStatus::Retired, "Ada", {})) {
            break;
        }
        writing.push_back(millisecondsSince(start));
    }
    state.counters["write_alone_ms"] = medianOf(writing);
    state.counters["sync_alone_ms"] = syncMs(QFileInfo(workspaceOf(countOf(state))).path());
}

void facetChosen(benchmark::State& state) {
    Window window(countOf(state));
    window.load();
    std::vector<double> times;
    int year = 2006;
    for (auto _ : state) {
        year = year == 2025 ? 2006 : year + 1;
        const Clock::time_point start = Clock::now();
        window.page.controller()->setFilter({{{curation::Facet::Year, {std::to_string(year)}}}, {}});
        QApplication::processEvents();
        times.push_back(millisecondsSince(start));
        state.SetIterationTime(times.back() / 1'000);
    }
    report(state, times);
}

BENCHMARK(firstPaint)->Arg(100'000)->UseManualTime()->Iterations(7)->Unit(benchmark::kMillisecond);
BENCHMARK(searchAsTyped)->Arg(100'000)->UseManualTime()->Iterations(60)->Unit(benchmark::kMillisecond);
BENCHMARK(nextQuestion)->Arg(100'000)->UseManualTime()->Iterations(200)->Unit(benchmark::kMillisecond);
BENCHMARK(approveAndNext)->Arg(100'000)->UseManualTime()->Iterations(60)->Unit(benchmark::kMillisecond);
BENCHMARK(facetChosen)->Arg(100'000)->UseManualTime()->Iterations(60)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QTemporaryDir settings; // nobody's own settings are read or written
    qputenv("XDG_CONFIG_HOME", settings.path().toLocal8Bit());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

// What one move of the slider of alpha costs on the page Retrieval, from the event to the painted read-outs:
// median and 95th percentile, offscreen, over 1,000 questions with two lists of 100 results each. Reach: 10
// ms.
//   QT_QPA_PLATFORM=offscreen bench_alpha_page [--benchmark_filter=…]
#include "app/pages/retrieval/retrieval_alpha_pane.h"
#include "core/base/atomic_file.h"
#include "core/base/progress.h"
#include "core/base/random.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr int kQuestions = 1'000;
constexpr int kResults = 100;

// Of each question 100 of 300 results with falling scores; its gold is "q7-3" and stands anywhere.
std::string madeLists(std::uint64_t seed) {
    base::Random random(seed);
    std::string lines;
    for (int question = 0; question < kQuestions; ++question) {
        const std::string id = "q" + std::to_string(question);
        const auto first = static_cast<int>(random.below(300));
        lines += "{\"question_id\":\"" + id + "\",\"contexts\":[";
        for (int place = 0; place < kResults; ++place) {
            const int result = (first + 7 * place) % 300;
            const auto under = static_cast<int>(random.below(10));
            lines += std::string(place > 0 ? "," : "") + "{\"id\":\"" + id + "-" + std::to_string(result) +
                     "\",\"score\":" + std::to_string(10 * (kResults - place) + under) + "}";
        }
        lines += "]}\n";
    }
    return lines;
}

// The workspace with the suite and both lists.
std::shared_ptr<workspace::Workspace> madeWorkspace(const QTemporaryDir& folder) {
    auto made = workspace::Workspace::create(folder.filePath(QStringLiteral("alpha.assay")).toStdString());
    if (!made) {
        qFatal("no workspace");
    }
    std::shared_ptr<workspace::Workspace> workspace = std::move(*made);
    const auto suite = workspace::createSuite(*workspace, "P1");
    for (int i = 0; suite && i < kQuestions; ++i) {
        model::Question question;
        question.questionId = "q" + std::to_string(i);
        question.questionText = "Question " + std::to_string(i) + "?";
        question.evidenceSentenceIds = {question.questionId + "-3", question.questionId + "-150"};
        question.category = std::string(1, static_cast<char>('A' + i % 10));
        if (!workspace::addQuestion(*workspace, *suite, question, "bench", "")) {
            qFatal("no question");
        }
    }
    base::NoProgress quiet;
    for (const char* const name : {"words.jsonl", "vectors.jsonl"}) {
        const std::string path = folder.filePath(QLatin1String(name)).toStdString();
        const std::string lines = madeLists(name == std::string("words.jsonl") ? 1 : 2);
        if (!base::writeFileAtomically(path, lines) ||
            !workspace::importAnswerScores(*workspace, path, name, {}, {}, quiet)) {
            qFatal("no lists");
        }
    }
    return workspace;
}

void alphaMove(benchmark::State& state) {
    const QTemporaryDir folder;
    const auto workspace = madeWorkspace(folder);
    widgets::JobRunner jobs;
    app::RetrievalController controller(jobs);
    app::RetrievalAlphaPane pane(controller);
    pane.resize(1'100, 740);
    pane.show();
    controller.setWorkspace(workspace);
    pane.findChild<QComboBox*>(QStringLiteral("alphaLexical"))->setCurrentText(QStringLiteral("words.jsonl"));
    pane.findChild<QComboBox*>(QStringLiteral("alphaVector"))
        ->setCurrentText(QStringLiteral("vectors.jsonl"));
    pane.findChild<QPushButton*>(QStringLiteral("alphaPrepare"))->click();
    if (!jobs.waitForFinished() || pane.prepared() == nullptr) {
        qFatal("nothing was fused");
    }
    auto* const slider = pane.findChild<QSlider*>(QStringLiteral("alphaSlider"));
    QApplication::processEvents();
    std::vector<double> times;
    int position = 0;
    for (auto _ : state) {
        position = (position + 3) % (app::RetrievalAlphaPane::kSteps + 1);
        const Clock::time_point start = Clock::now();
        slider->setValue(position);
        QApplication::processEvents(); // paints
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        state.SetIterationTime(times.back() / 1'000);
    }
    std::sort(times.begin(), times.end());
    state.counters["questions"] = static_cast<double>(pane.prepared()->engine->questions());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}

BENCHMARK(alphaMove)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(300);

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

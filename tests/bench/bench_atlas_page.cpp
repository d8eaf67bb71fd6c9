// What a person waits for at the atlas of a corpus whose every sentence is tagged: from the atlas that is
// there to the painted matrix, another topic, and a cell with its sentences; medians, offscreen. Beside them
// what counting the atlas takes, which comes before in a job. Reach: the atlas of a million tagged sentences
// is shown in under 200 ms.
//   QT_QPA_PLATFORM=offscreen bench_atlas_page [SENTENCES, 1000000]
#include "core/base/progress.h"
#include "core/workspace/corpora/corpora.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/mining/atlas_pane.h"
#include "widgets/mining/mining_controller.h"
#include "widgets/tables/data_table_view.h"

#include <QApplication>
#include <QComboBox>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr int kRounds = 11;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

// 200 companies over 20 years; figures with amounts and causes in item 7, risks in item 1A.
void writeCorpus(const std::filesystem::path& file, std::size_t count) {
    constexpr std::size_t kFilings = 4'000;
    constexpr std::array<const char*, 4> kFigures{
        "Net sales increased 15% to $3.1 million, primarily due to higher prices, round ",
        "Net income decreased to $12 million because of higher costs, round ",
        "Operating income was $7.5 million, mainly driven by volume, round ",
        "Interest expense on long-term debt rose to $2 million due to borrowings, round "};
    constexpr std::array<const char*, 3> kRisks{
        "Cybersecurity breaches and regulatory changes may adversely affect our operations, round ",
        "Competition and litigation could materially harm our liquidity and business, round ",
        "Disruption of supply and manufacturing may adversely affect our results, round "};
    std::ofstream out(file);
    const std::size_t perSlice = std::max<std::size_t>(1, count / (2 * kFilings));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t slice = std::min(i / perSlice, 2 * kFilings - 1);
        const std::size_t filing = slice / 2;
        const bool isRisk = slice % 2 == 0;
        out << R"({"cik_int":)" << filing / 20 + 1 << R"(,"name":"Company )" << filing / 20 + 1
            << R"(","report_year":)" << 2000 + filing % 20 << R"(,"section_name":")" << (isRisk ? "1A" : "7")
            << R"(","sentence_pos":)" << i << R"(,"sentenceID":"s)" << i << R"(","text":")"
            << (isRisk ? kRisks[i % kRisks.size()] : kFigures[i % kFigures.size()]) << i << ".\"}\n";
    }
}

std::vector<double> timesOf(const auto& act) {
    std::vector<double> times;
    for (int round = 0; round < kRounds; ++round) {
        const Clock::time_point start = Clock::now();
        act(round);
        QApplication::processEvents(); // paints
        times.push_back(millisecondsSince(start));
    }
    return times;
}

int measure(std::size_t sentences) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("corpus.jsonl")).toStdString();
    writeCorpus(file, sentences);
    auto made = workspace::Workspace::create(folder.filePath(QStringLiteral("atlas.assay")).toStdString());
    base::NoProgress quiet;
    const std::array<std::filesystem::path, 1> files{file};
    if (!made || !workspace::importCorpus(**made, files, {"filings", std::nullopt, "bench"}, {}, quiet)) {
        std::puts("the corpus was not imported");
        return 1;
    }
    const std::shared_ptr<workspace::Workspace> workspace = std::move(*made);
    widgets::JobRunner jobs;
    widgets::EditSession edits(jobs, {});
    edits.setWorkspace(workspace);
    widgets::MiningController controller(jobs, edits);
    controller.setWorkspace(workspace);
    Clock::time_point arrived;
    QObject::connect(&controller, &widgets::MiningController::atlasChanged, &controller,
                     [&arrived] { arrived = Clock::now(); }); // before the pane hears of it
    widgets::AtlasPane pane(controller);
    pane.resize(1'400, 900);
    pane.show();
    controller.readNames();
    if (!jobs.waitForFinished() || controller.corpora().empty()) {
        return 1;
    }
    QApplication::processEvents();
    controller.readAtlas(controller.corpora().front().id, {});
    if (!jobs.waitForFinished() || controller.atlas() == nullptr) {
        std::puts("the corpus was not read");
        return 1;
    }
    QApplication::processEvents();
    const double shown = millisecondsSince(arrived);
    const widgets::ShownAtlas& atlas = *controller.atlas();
    const Clock::time_point start = Clock::now();
    const std::size_t cells = evaluate::miningAtlas(atlas.tagged, atlas.tagger).cells.size();
    const double counted = millisecondsSince(start);
    auto* const topic = pane.findChild<QComboBox*>(QStringLiteral("atlasTopic"));
    auto* const matrix = pane.findChild<widgets::DataTableView*>(QStringLiteral("atlasMatrix"));
    const double topics = median(timesOf([&](int round) {
        topic->setCurrentIndex(1 + round % (topic->count() - 1));
        Q_EMIT topic->activated(topic->currentIndex());
    }));
    const double chosen = median(timesOf([&](int round) {
        matrix->setCurrentIndex(matrix->model()->index(round % matrix->model()->rowCount(), 1 + round % 5));
    }));
    std::printf("%zu sentences, %zu tagged, %zu cells: counted in %.0f ms, shown in %.0f ms; another topic "
                "%.1f ms, a cell with its sentences %.1f ms (reach: 200 ms)\n",
                sentences, atlas.tagged.sentences.size(), cells, counted, shown, topics, chosen);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    return measure(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000);
}

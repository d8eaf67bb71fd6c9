// What a person waits for on the corpus page with a million sentences, from the event to the painted page,
// offscreen: the first paint, the tree, the middle of the list, every step of scrolling, the first hits of a
// search and all of them. The slowest turn of the event loop says how long the window stood still.
//   QT_QPA_PLATFORM=offscreen bench_corpus_page [SENTENCES]
#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/corpus_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/workspace/corpora/corpora.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/jobs/job_runner.h"

#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Wait {
    double milliseconds = -1; // until it was so; below 0: it did not come
    double slowestTurn = 0;   // of the event loop meanwhile
};

Wait waitUntil(const std::function<bool()>& is) {
    const auto start = Clock::now();
    Wait wait;
    while (millisecondsSince(start) < 120'000) {
        const auto turn = Clock::now();
        QApplication::processEvents(QEventLoop::AllEvents, 1);
        wait.slowestTurn = std::max(wait.slowestTurn, millisecondsSince(turn));
        if (is()) {
            wait.milliseconds = millisecondsSince(start);
            break;
        }
    }
    return wait;
}

void print(const char* what, double milliseconds, double slowestTurn = -1) {
    if (slowestTurn >= 0) {
        std::printf("%-44s %10.1f ms   slowest turn %8.1f ms\n", what, milliseconds, slowestTurn);
    } else {
        std::printf("%-44s %10.1f ms\n", what, milliseconds);
    }
    std::fflush(stdout);
}

// 100 companies, 10 years, 5 sections, so many sentences in each that the sum is right.
void writeSentences(const std::filesystem::path& file, std::size_t count) {
    constexpr std::array kWords{"revenue",  "margin",  "inventory", "lease",    "tax",     "currency",
                                "supplier", "cyber",   "interest",  "dividend", "pension", "goodwill",
                                "segment",  "climate", "insurance", "audit",    "patent",  "export"};
    constexpr std::array kSections{"1", "1A", "3", "7", "8"};
    std::mt19937 random(7);
    std::ofstream out(file);
    const std::size_t perSection = std::max<std::size_t>(1, count / 5'000);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t slice = std::min<std::size_t>(i / perSection, 4'999);
        const std::size_t cik = 1'000 + slice / 50;
        const std::size_t year = 2010 + slice / 5 % 10;
        const char* section = kSections[slice % 5];
        std::string text = "In the year";
        for (std::size_t word = 0, words = 10 + random() % 20; word < words; ++word) {
            text += ' ';
            text += kWords[random() % kWords.size()];
        }
        if (random() % 5'000 == 0) {
            text += " zeppelin";
        }
        out << R"({"sentenceID":")" << cik << "_10-K_" << year << "_section_" << section << '_' << i
            << R"(","name":"Company )" << cik << R"(","cik_int":)" << cik << R"(,"report_year":)" << year
            << R"(,"section_name":")" << section << R"(","sentence_pos":)" << i - slice * perSection
            << R"(,"text":")" << text << ".\"}\n";
    }
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const std::size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const QTemporaryDir folder;
    app::Settings::redirectTo(folder.path());
    const std::filesystem::path source = folder.filePath(QStringLiteral("s.jsonl")).toStdString();
    const QString path = folder.filePath(QStringLiteral("w.assay"));
    writeSentences(source, count);
    {
        const auto start = Clock::now();
        auto workspace = workspace::Workspace::create(path.toStdString());
        base::NoProgress progress;
        const std::array files{source};
        if (!workspace ||
            !workspace::importCorpus(**workspace, files, {"million", std::nullopt, "Ada"}, {}, progress)) {
            std::puts("the corpus was not imported");
            return 1;
        }
        std::printf("%zu sentences\n", count);
        print("import (once, beside the page)", millisecondsSince(start));
    }
    widgets::JobRunner jobs;
    app::Session session(jobs);
    app::CorpusPage page;
    page.setSession(&session);
    page.resize(1'400, 900);
    page.show();
    application.processEvents();
    const app::CorpusController& controller = *page.controller();
    auto* table = page.findChild<QTableView*>(QStringLiteral("sentenceTable"));
    auto* search = page.findChild<QLineEdit*>(QStringLiteral("corpusSearch"));
    auto* tree = page.findChild<QTreeView*>(QStringLiteral("sliceTree"));

    session.openWorkspace(path);
    Wait wait = waitUntil([&] { return session.hasWorkspace(); });
    print("workspace opened", wait.milliseconds, wait.slowestTurn);
    wait = waitUntil([&] { return controller.list().rowCount() == static_cast<int>(count); });
    (void)page.grab();
    print("first sentences listed and painted", wait.milliseconds, wait.slowestTurn);
    wait = waitUntil([&] { return controller.figures() != nullptr; });
    print("tree of all sections", wait.milliseconds, wait.slowestTurn);

    auto start = Clock::now();
    table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum() / 2);
    (void)table->grab();
    print("to the middle, painted", millisecondsSince(start));
    std::vector<double> steps;
    for (int i = 0; i < 400; ++i) {
        start = Clock::now();
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->value() + 20);
        (void)table->grab();
        steps.push_back(millisecondsSince(start));
    }
    std::sort(steps.begin(), steps.end());
    print("a scroll of 20 rows, painted: median of 400", steps[steps.size() / 2]);
    print("a scroll of 20 rows, painted: worst of 400", steps.back());
    start = Clock::now();
    page.showSentence(
        QStringLiteral("1050_10-K_2015_section_7_%1").arg(50 * (count / 100) + 28 * (count / 5'000)));
    (void)page.grab();
    print("to an id, painted", millisecondsSince(start));

    start = Clock::now();
    tree->setCurrentIndex(tree->model()->index(60, 0));
    (void)page.grab();
    print("one company chosen, painted", millisecondsSince(start));
    start = Clock::now();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    (void)page.grab();
    print("all sentences again, painted", millisecondsSince(start));

    for (const char* word : {"zeppelin", "goodwill", "the"}) {
        search->setText(QString::fromLatin1(word));
        wait = waitUntil([&] { return !workbench.hits().empty(); });
        (void)table->grab();
        std::printf("search “%s”\n", word);
        print("  first hits painted, with the typing pause", wait.milliseconds, wait.slowestTurn);
        wait = waitUntil([&] { return !controller.isSearching(); });
        std::printf("  all %zu hits", workbench.hits().size());
        print("", wait.milliseconds, wait.slowestTurn);
        search->clear();
        (void)waitUntil([&] { return workbench.hits().empty() && !controller.isSearching(); });
    }
    page.hide();
    return 0;
}

// A hundred thousand questions in a workspace: what importing them costs, and a search of the index that
// answers as a curator types. One text in eight has letters that folding replaces.
#include "core/base/progress.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <string>

namespace {

using namespace assay;
namespace fs = std::filesystem;

constexpr std::size_t kQuestions = 100'000;

// Gone at the end of the program.
class BenchFolder {
  public:
    BenchFolder() { fs::create_directories(m_path); }

    ~BenchFolder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }

    BenchFolder(const BenchFolder&) = delete;
    BenchFolder& operator=(const BenchFolder&) = delete;

    [[nodiscard]] const fs::path& path() const { return m_path; }

    [[nodiscard]] const fs::path& questions() {
        if (m_questions.empty()) {
            m_questions = m_path / "questions.json";
            writeQuestions(m_questions);
        }
        return m_questions;
    }

  private:
    static void writeQuestions(const fs::path& file) {
        constexpr std::array kWords{"revenue",  "margin",   "inventory", "lease",    "tax",
                                    "currency", "supplier", "cyber",     "interest", "dividend",
                                    "pension",  "goodwill", "segment",   "climate"};
        std::mt19937 random(7);
        const auto word = [&] { return kWords[random() % kWords.size()]; };
        std::ofstream out(file);
        out << "[";
        for (std::size_t i = 0; i < kQuestions; ++i) {
            const int year = 2006 + static_cast<int>(random() % 20);
            out << (i == 0 ? "\n" : ",\n") << R"({"question_id":"Q)" << i
                << R"(","question_text":"What does company )" << random() % 500 << " say of " << word()
                << (i % 8 == 0 ? " på Ørsteds årsresultat for småkraft" : "") << " and " << word() << " in "
                << year << R"(?","answer_text":"It names )" << word() << ", " << word() << " and the "
                << word() << " of " << year << R"(.","answer_type":"span","difficulty":")"
                << std::array{"easy", "medium", "hard"}[random() % 3]
                << R"(","retrieval_scope":"local","company_name":["Company )" << random() % 500
                << R"("],"years":[)" << year << R"(],"section_hints":["ITEM_7"],"evidence_sentence_ids":["s)"
                << i << R"("],"gold_version":"v1"})";
        }
        out << "\n]\n";
    }

    fs::path m_path = fs::temp_directory_path() / ("assay-bench-" + std::to_string(::getpid()));
    fs::path m_questions;
};

BenchFolder& folder() {
    static BenchFolder folder;
    return folder;
}

std::unique_ptr<workspace::Workspace> imported(const fs::path& path) {
    auto workspace = workspace::Workspace::create(path);
    base::NoProgress progress;
    const std::array files{folder().questions()};
    workspace::QuestionImportOptions options;
    options.suite = "large";
    if (!workspace || !workspace::importQuestions(**workspace, files, options, {}, progress)) {
        std::abort();
    }
    return std::move(*workspace);
}

void importQuestions(benchmark::State& state) {
    static_cast<void>(folder().questions());
    int number = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            imported(folder().path() / ("import" + std::to_string(++number) + ".assay")));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kQuestions));
}

void search(benchmark::State& state, const char* text) {
    static const auto workspace = imported(folder().path() / "search.assay");
    const auto reader = workspace->reader();
    std::size_t found = 0;
    for (auto _ : state) {
        const auto rows = workspace::searchQuestions(*reader, text);
        if (!rows) {
            state.SkipWithError("the search failed");
            return;
        }
        found = rows->size();
    }
    state.counters["found"] = static_cast<double>(found);
}

BENCHMARK(importQuestions)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, one_letter, "c")->Unit(benchmark::kMillisecond); // in every question
BENCHMARK_CAPTURE(search, three_letters, "cur")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, word, "currency")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, words, "company 17 curr")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, id, "Q77777")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, accents, "årsres")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, letters, "ørsted")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();

// Two copies of a workspace of a hundred thousand questions, each with edits of its own: how long taking one
// into the other takes, and taking it again, by the clock and of the processor. The aim is under 60 s.
//
//   bench_merge
#include "core/base/progress.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace assay;
namespace fs = std::filesystem;

constexpr std::size_t kQuestions = 100'000;
constexpr std::size_t kEditedHere = 3;  // every third question
constexpr std::size_t kEditedThere = 2; // and every second one: every sixth by both

void writeQuestions(const fs::path& file) {
    std::ofstream out(file);
    out << "[";
    for (std::size_t i = 0; i < kQuestions; ++i) {
        out << (i == 0 ? "\n" : ",\n") << R"({"question_id":"Q)" << i
            << R"(","question_text":"What does company )" << i % 500
            << R"( say of revenue?","answer_text":"It grew by )" << i
            << R"( %.","answer_type":"span","difficulty":"easy","retrieval_scope":"local","years":[2020]})";
    }
    out << "\n]\n";
}

void require(bool isDone, const char* what) {
    if (!isDone) {
        std::fprintf(stderr, "%s failed\n", what);
        std::exit(1);
    }
}

void makeWorkspace(const fs::path& folder, const fs::path& path) {
    const auto made = workspace::Workspace::create(path);
    require(made.has_value(), "making");
    const fs::path file = folder / "questions.json";
    writeQuestions(file);
    const std::array files{file};
    workspace::QuestionImportOptions options;
    options.suite = "large";
    base::NoProgress progress;
    require(workspace::importQuestions(**made, files, options, {}, progress).has_value(), "importing");
}

void editEvery(const fs::path& path, std::size_t step, const std::string& notes) {
    const auto opened = workspace::Workspace::open(path);
    require(opened.has_value(), "opening");
    const auto columns = workspace::loadQuestionColumns(*(*opened)->reader(), {});
    require(columns.has_value(), "reading");
    std::vector<base::RowId> ids;
    for (std::size_t i = 0; i < columns->size(); i += step) {
        ids.push_back(columns->id[i]);
    }
    const auto change = [&notes](model::Question& question) {
        question.notes = notes;
        return true;
    };
    require(workspace::editQuestions(**opened, ids, change, notes, "").has_value(), "editing");
}

void merge(const fs::path& mine, const fs::path& theirs, const char* what) {
    const auto here = workspace::Workspace::open(mine);
    const auto there = workspace::Workspace::open(theirs);
    require(here && there, "opening");
    const auto reader = (*there)->reader();
    workspace::MergeOptions options;
    options.who = "Ada";
    options.prefer = workspace::MergeSide::Theirs;
    base::NoProgress progress;
    const std::clock_t processor = std::clock();
    const auto start = std::chrono::steady_clock::now();
    const auto merged = workspace::mergeWorkspace(**here, *reader, options, {}, progress);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const double used = static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC;
    require(merged.has_value(), what);
    const auto questions = merged->taken.find("questions");
    std::printf("%-8s %7.2f s, processor %.2f s   %lld questions taken, %lld the same\n", what,
                seconds.count(), used,
                questions == merged->taken.end() ? 0LL : static_cast<long long>(questions->second),
                static_cast<long long>(merged->same));
}

} // namespace

int main() {
    const fs::path folder = fs::temp_directory_path() / ("assay-bench-merge-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    const fs::path mine = folder / "mine.assay";
    const fs::path theirs = folder / "theirs.assay";
    makeWorkspace(folder, mine);
    fs::copy_file(mine, theirs);
    editEvery(mine, kEditedHere, "Ada");
    editEvery(theirs, kEditedThere, "Bea");
    merge(mine, theirs, "first");
    merge(mine, theirs, "again");
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return 0;
}

// Works on a workspace and says on standard output how far it is, so that a test can kill it at a chosen
// point and knows what must still be there.
//
//   measure_victim corpus WORKSPACE FILE [DIE_AT]   imports a corpus, a line per report of its progress; with
//                                                   DIE_AT it kills itself at that report, counted from 0
//   measure_victim answers WORKSPACE FILE [DIE_AT]  the same of answers
//   measure_victim run WORKSPACE NAME [DIE_AT]      the same of measuring the answers P to the suite S
//   measure_victim items WORKSPACE RUN BATCH        saves items of a run without end, BATCH at a time; a line
//                                                   per batch after the call has returned
#include "core/evaluate/answers/answer_run.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/runs/runs.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace {

using namespace assay;

class SpokenProgress final : public base::ProgressSink {
  public:
    explicit SpokenProgress(long dieAt)
        : m_dieAt(dieAt) {}

    void report(base::Stage stage, std::int64_t done, std::int64_t) override {
        std::printf("%s %lld\n", std::string(base::stageName(stage)).c_str(), static_cast<long long>(done));
        std::fflush(stdout);
        if (m_reports++ == m_dieAt) {
            std::raise(SIGKILL);
        }
    }

  private:
    long m_dieAt;
    std::atomic<long> m_reports{0};
};

int fail(const base::Error& error) {
    std::fprintf(stderr, "%s %s\n", std::string(base::errorCodeName(error.code)).c_str(),
                 error.detail.c_str());
    return 4;
}

int importFile(workspace::Workspace& workspace, const char* file, long dieAt) {
    SpokenProgress progress(dieAt);
    const std::array<std::filesystem::path, 1> files{file};
    const auto made =
        workspace::importCorpus(workspace, files, {"victim", std::nullopt, "victim"}, {}, progress);
    return made ? 0 : fail(made.error());
}

int importAnswers(workspace::Workspace& workspace, const char* file, long dieAt) {
    SpokenProgress progress(dieAt);
    const auto made = workspace::importAnswerScores(workspace, file, "victim", {}, {}, progress);
    return made ? 0 : fail(made.error());
}

int measureAnswers(workspace::Workspace& workspace, const char* name, long dieAt) {
    SpokenProgress progress(dieAt);
    evaluate::AnswerRunSettings settings;
    settings.suites = {"S"};
    settings.predictions = "P";
    settings.rubric = *evaluate::rubricPreset("norwegian");
    settings.name = name;
    const auto made = evaluate::runAnswers(workspace, settings, {}, {}, progress);
    return made ? 0 : fail(made.error());
}

int saveItems(workspace::Workspace& workspace, base::RowId run, std::int64_t batch) {
    for (std::int64_t first = 0;; first += batch) {
        std::vector<workspace::RunItem> items;
        for (std::int64_t i = first; i < first + batch; ++i) {
            items.push_back({i, "s" + std::to_string(i), "{\"number\":" + std::to_string(i) + "}"});
        }
        if (auto saved = workspace::saveRunItems(workspace, run, items, 3); !saved) {
            return fail(saved.error());
        }
        std::printf("%lld\n", static_cast<long long>(first + batch));
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        return 2;
    }
    const auto workspace = workspace::Workspace::open(argv[2]);
    if (!workspace) {
        return fail(workspace.error());
    }
    if (argv[1] == std::string("corpus")) {
        return importFile(**workspace, argv[3], argc > 4 ? std::atol(argv[4]) : -1);
    }
    if (argv[1] == std::string("answers")) {
        return importAnswers(**workspace, argv[3], argc > 4 ? std::atol(argv[4]) : -1);
    }
    if (argv[1] == std::string("run")) {
        return measureAnswers(**workspace, argv[3], argc > 4 ? std::atol(argv[4]) : -1);
    }
    return argc > 4 ? saveItems(**workspace, std::atol(argv[3]), std::atol(argv[4])) : 2;
}

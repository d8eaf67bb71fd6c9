// Imports a file into a workspace and says on standard output how far it is, one line per report, so that a
// test can kill it at a chosen point.
//
//   import_victim WORKSPACE NAME FILE [DIE_AT]
//
// With DIE_AT it kills itself at that report, counted from 0, wherever it stands then.
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace {

class SpokenProgress final : public assay::base::ProgressSink {
  public:
    explicit SpokenProgress(long dieAt)
        : m_dieAt(dieAt) {}

    void report(assay::base::Stage stage, std::int64_t done, std::int64_t) override {
        std::printf("%s %lld\n", std::string(assay::base::stageName(stage)).c_str(),
                    static_cast<long long>(done));
        std::fflush(stdout);
        if (m_reports++ == m_dieAt) {
            std::raise(SIGKILL);
        }
    }

  private:
    long m_dieAt;
    std::atomic<long> m_reports{0};
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        return 2;
    }
    const auto workspace = assay::workspace::Workspace::open(argv[1]);
    if (!workspace) {
        return 3;
    }
    SpokenProgress progress(argc > 4 ? std::atol(argv[4]) : -1);
    const std::array<std::filesystem::path, 1> files{argv[3]};
    const auto imported =
        assay::workspace::importScoredSet(**workspace, argv[2], files, std::nullopt, {}, progress);
    if (!imported) {
        std::fprintf(stderr, "%s %s\n",
                     std::string(assay::base::errorCodeName(imported.error().code)).c_str(),
                     imported.error().detail.c_str());
        return 4;
    }
    return 0;
}

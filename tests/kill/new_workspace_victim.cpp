// Imports a file into a workspace that is not there yet and says on standard output how far it is, one line
// per report, so that a test can kill it at a chosen point, or look at what it has made so far.
//
//   new_workspace_victim WORKSPACE FILE [STOP_AT [wait]]
//
// At report STOP_AT, counted from 0, it kills itself; with "wait" it says "waiting", and goes on when it
// reads a line.
#include "core/imports/import_plan.h"
#include "core/imports/new_workspace.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace {

class StoppedProgress final : public assay::base::ProgressSink {
  public:
    StoppedProgress(long stopAt, bool waits)
        : m_stopAt(stopAt)
        , m_waits(waits) {}

    void report(assay::base::Stage stage, std::int64_t done, std::int64_t) override {
        std::printf("%s %lld\n", std::string(assay::base::stageName(stage)).c_str(),
                    static_cast<long long>(done));
        std::fflush(stdout);
        if (m_reports++ != m_stopAt) {
            return;
        }
        if (!m_waits) {
            std::raise(SIGKILL);
        }
        std::puts("waiting");
        std::fflush(stdout);
        std::getchar();
    }

  private:
    long m_stopAt;
    bool m_waits;
    std::atomic<long> m_reports{0};
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        return 2;
    }
    const std::filesystem::path file = argv[2];
    const auto looked = assay::imports::look({&file, 1}, "victim");
    if (looked.plans.size() != 1) {
        return 3;
    }
    StoppedProgress progress(argc > 3 ? std::atol(argv[3]) : -1,
                             argc > 4 && std::string_view(argv[4]) == "wait");
    const auto imported =
        assay::imports::importIntoNewWorkspace(argv[1], looked.plans.front(), {}, {}, progress);
    if (!imported) {
        std::fprintf(stderr, "%s %s\n",
                     std::string(assay::base::errorCodeName(imported.error().code)).c_str(),
                     imported.error().detail.c_str());
        return 4;
    }
    return 0;
}

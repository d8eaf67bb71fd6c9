// Merges one workspace into another and says on standard output how far it is, one line per report, so that a
// test can kill it at a chosen point.
//
//   merge_victim WORKSPACE OTHER [DIE_AT]
//
// With DIE_AT it kills itself at that report, counted from 0, wherever it stands then.
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/workspace.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

class SpokenMerge final : public assay::base::ProgressSink {
  public:
    explicit SpokenMerge(long dieAt)
        : m_dieAt(dieAt) {}

    void report(assay::base::Stage /*stage*/, std::int64_t done, std::int64_t /*total*/) override {
        std::printf("%lld\n", static_cast<long long>(done));
        std::fflush(stdout);
        if (m_reports++ == m_dieAt) {
            std::raise(SIGKILL);
        }
    }

  private:
    long m_dieAt;
    long m_reports = 0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        return 2;
    }
    const auto workspace = assay::workspace::Workspace::open(argv[1]);
    const auto other = assay::workspace::Workspace::open(argv[2]);
    if (!workspace || !other) {
        return 3;
    }
    const auto reader = (*other)->reader();
    if (!reader) {
        return 3;
    }
    SpokenMerge progress(argc > 3 ? std::atol(argv[3]) : -1);
    assay::workspace::MergeOptions options;
    options.who = "Ada";
    const auto merged = assay::workspace::mergeWorkspace(**workspace, *reader, options, {}, progress);
    if (!merged) {
        std::fprintf(stderr, "%s %s\n", std::string(assay::base::errorCodeName(merged.error().code)).c_str(),
                     merged.error().detail.c_str());
        return 4;
    }
    std::printf("merged\n");
    std::fflush(stdout);
    return 0;
}

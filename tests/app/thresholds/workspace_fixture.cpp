#include "tests/app/thresholds/workspace_fixture.h"

#include "core/base/atomic_file.h"

#include <array>

namespace assay::tests {

WorkspaceFixture::WorkspaceFixture(const GeneratorSettings& settings) {
    if (!base::writeFileAtomically(samplesFile(), generateJsonLines(settings))) {
        m_failure = "cannot write the samples";
        return;
    }
    auto workspace = workspace::Workspace::create(path());
    if (!workspace) {
        m_failure = workspace.error().detail;
        return;
    }
    base::NoProgress progress;
    const std::array files{samplesFile()};
    auto imported = workspace::importScoredSet(**workspace, "first", files, std::nullopt, {}, progress);
    if (!imported) {
        m_failure = imported.error().detail;
        return;
    }
    m_set = imported->info;
}

std::shared_ptr<workspace::Workspace> WorkspaceFixture::open() const {
    auto workspace = workspace::Workspace::open(path());
    return workspace ? std::shared_ptr<workspace::Workspace>(std::move(*workspace)) : nullptr;
}

bool WorkspaceFixture::importAgain(const std::string& name) {
    const auto workspace = open();
    base::NoProgress progress;
    const std::array files{samplesFile()};
    return workspace &&
           workspace::importScoredSet(*workspace, name, files, std::nullopt, {}, progress).has_value();
}

} // namespace assay::tests

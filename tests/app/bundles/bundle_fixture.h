// A workspace in a temporary folder with a few bundles, and the session that has it open.
#pragma once

#include "core/workspace/workspace.h"
#include "widgets/jobs/job_runner.h"

#include <QTemporaryDir>
#include <filesystem>
#include <memory>
#include <span>

namespace assay::tests {

// Number 1 and 2 of one company over years, 3 of three companies with four sentences, 4 of another topic. The
// text of "a" is also that of "e" and of "9_1".
class BundleFixture {
  public:
    // Of its own four bundles, or of these files.
    explicit BundleFixture(std::span<const std::filesystem::path> files = {});

    [[nodiscard]] std::filesystem::path path() const { return folder() / "team.assay"; }

    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    [[nodiscard]] std::shared_ptr<workspace::Workspace> open() const;

  private:
    QTemporaryDir m_folder;
};

} // namespace assay::tests

// A workspace in a temporary folder with one imported set of generated samples.
#pragma once

#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"
#include "tests/support/sample_generator.h"

#include <QTemporaryDir>
#include <filesystem>
#include <memory>
#include <string>

namespace assay::tests {

class WorkspaceFixture {
  public:
    // Imports the generated samples as the set "first". Check isValid() before use.
    explicit WorkspaceFixture(const GeneratorSettings& settings = {});

    [[nodiscard]] bool isValid() const { return m_failure.empty(); }

    [[nodiscard]] const std::string& failure() const { return m_failure; }

    [[nodiscard]] std::filesystem::path path() const { return folder() / "team.assay"; }

    [[nodiscard]] std::filesystem::path samplesFile() const { return folder() / "samples.jsonl"; }

    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    [[nodiscard]] const workspace::ScoredSetInfo& set() const { return m_set; }

    // Opens it anew.
    [[nodiscard]] std::shared_ptr<workspace::Workspace> open() const;

    // Adds another set of the same samples.
    [[nodiscard]] bool importAgain(const std::string& name);

  private:
    QTemporaryDir m_folder;
    workspace::ScoredSetInfo m_set;
    std::string m_failure;
};

} // namespace assay::tests

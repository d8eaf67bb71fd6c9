// A workspace with a small generated corpus and its LSA vectors, for the tests of the neighbours page.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/workspace.h"

#include <QTemporaryDir>
#include <filesystem>
#include <memory>

namespace assay::tests {

// Companies whose sections speak of different things; one sentence stands in all of them word by word, and
// every section has a heading and a cross reference.
class NeighbourFixture {
  public:
    explicit NeighbourFixture(int companies = 4, int sentencesInSection = 12, bool withVectors = true);

    [[nodiscard]] std::filesystem::path path() const;
    [[nodiscard]] std::unique_ptr<workspace::Workspace> open() const;

    [[nodiscard]] base::RowId corpus() const { return m_corpus; }

    [[nodiscard]] base::RowId embeddings() const { return m_embeddings; } // 0: none

  private:
    QTemporaryDir m_folder;
    base::RowId m_corpus = 0;
    base::RowId m_embeddings = 0;
};

} // namespace assay::tests

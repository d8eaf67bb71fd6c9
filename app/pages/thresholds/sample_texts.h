// The whole samples behind the rows of a list, read from the workspace a page of rows at a time with a
// bounded cache, so that a list of a million rows scrolls at once. GUI thread only.
#pragma once

#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <QCache>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace assay::app {

class SampleTexts : public QObject {
    Q_OBJECT
  public:
    static constexpr int kPageRows = 128;
    static constexpr int kCachedPages = 32;

    using QObject::QObject;

    // Where the samples are; null closes it.
    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    // The rows mean other samples from now on.
    void forget() { m_pages.clear(); }

    // The sample of a row out of `rowCount`; rowId says which sample a row is. Null when it cannot be read.
    // Valid until the next call.
    [[nodiscard]] const model::ScoredSample* at(int row, int rowCount,
                                                const std::function<base::RowId(int)>& rowId) const;

    // Any sample of the workspace.
    [[nodiscard]] std::optional<model::ScoredSample> read(base::RowId row) const;

  Q_SIGNALS:
    void failed(const assay::base::Error& error) const;

  private:
    using SamplePage = std::vector<model::ScoredSample>;

    std::shared_ptr<workspace::Workspace> m_workspace;
    std::optional<workspace::Reader> m_reader;
    mutable QCache<int, SamplePage> m_pages{kCachedPages};
};

} // namespace assay::app

// The embedding sets of a corpus as a table: what their vectors are, made when and from what, and what their
// report found. Names can be edited; whoever owns the model writes them. GUI thread only.
#pragma once

#include "core/workspace/corpora/embedding_sets.h"
#include "widgets/tables/row_table.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {

// What the report of an embedding set says; what it does not say is missing.
struct EmbeddingReport {
    std::optional<qint64> missing;    // sentences that the source had no vector for
    std::optional<qint64> zero;       // vectors of length 0
    std::optional<qint64> notFinite;  // vectors that were left out
    std::optional<qint64> duplicates; // rows that share their vector with another one
    std::optional<qint64> notUnit;    // of another length than 1 before they were brought to it
};

[[nodiscard]] EmbeddingReport readEmbeddingReport(const std::string& json);

// "File", "Endpoint", "LSA".
[[nodiscard]] QString embeddingSourceText(workspace::EmbeddingSource source);

class EmbeddingSetsModel : public RowTable<workspace::EmbeddingSet> {
    Q_OBJECT
  public:
    enum Column {
        Name,
        Model,
        Source,
        Dimension,
        Vectors,
        Without,
        Zero,
        Duplicates,
        State,
        Made,
        By,
        ColumnCount
    };

    explicit EmbeddingSetsModel(QObject* parent = nullptr);

    // The hash is that of the corpus as it is now.
    void setSets(std::vector<workspace::EmbeddingSet> sets, const std::string& corpusHash, bool mayRename);

    [[nodiscard]] int rowOf(base::RowId id) const; // -1: not there

  Q_SIGNALS:
    void renameRequested(qint64 id, const QString& name); // the model changes with setSets()

  private:
    [[nodiscard]] bool fits(const workspace::EmbeddingSet& set) const;
    [[nodiscard]] QString fitText(const workspace::EmbeddingSet& set) const;
    bool rename(int row, const QString& name);

    std::vector<EmbeddingReport> m_reports; // of the rows
    std::string m_corpusHash;
    bool m_mayRename = false;
};

} // namespace assay::widgets

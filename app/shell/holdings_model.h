// The suites, sets of bundles and sets of answers of the open workspace as a table. GUI thread only.
#pragma once

#include "app/shell/gold_imports.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

namespace assay::app {

class Session;

class HoldingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        NameColumn,
        KindColumn,
        CountColumn,
        FlagsColumn,
        VersionsColumn,
        ImportedColumn,
        ColumnCount
    };
    enum class Kind : std::uint8_t { Suite, Bundles, Answers, List, Corpus };

    struct Row {
        Kind kind = Kind::Suite;
        base::RowId id = 0;
        QString name;
        std::optional<std::int64_t> count; // of a list it is not known
        std::optional<std::int64_t> flags; // of a suite
        QStringList versions;
        QString imported; // UTC, ISO 8601; empty: made here
    };

    // `session` outlives the model.
    explicit HoldingsModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] const Row* rowAt(int row) const; // null outside

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void take();

    Session& m_session;
    std::vector<Row> m_rows;
};

} // namespace assay::app

// The suites, sets of bundles and sets of answers of the open workspace as a table. GUI thread only.
#pragma once

#include "app/shell/gold_imports.h"
#include "widgets/tables/row_table.h"

#include <QStringList>
#include <cstdint>
#include <optional>

namespace assay::app {

class Session;

struct Holding {
    enum class Kind : std::uint8_t { Suite, Bundles, Answers, Rankings, List, Corpus };

    Kind kind = Kind::Suite;
    base::RowId id = 0;
    QString name;
    std::optional<std::int64_t> count; // of a list it is not known
    QString imported;                  // UTC, ISO 8601; empty: made here
    std::optional<std::int64_t> flags; // of a suite
    QStringList versions;
};

class HoldingsModel : public widgets::RowTable<Holding> {
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

    // `session` outlives the model.
    explicit HoldingsModel(Session& session, QObject* parent = nullptr);

  private:
    void describeColumns();
    void take();

    Session& m_session;
};

} // namespace assay::app

// The figures of a run as a table: a row for each measure, a column for each search and regime, and for the
// difference between the regimes. Each cell knows which anchors it speaks of. GUI thread only.
#pragma once

#include "app/pages/neighbours/case_filter.h"
#include "app/pages/neighbours/run_view.h"

#include <QAbstractTableModel>
#include <optional>
#include <vector>

namespace assay::app {

class OverviewModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit OverviewModel(QObject* parent = nullptr);

    // Null: none. The view outlives what the model shows of it; call again when its figures have changed.
    void setView(const RunView* view);

    // Which anchors the cell is about; nullopt: of none.
    [[nodiscard]] std::optional<CaseFilter> casesOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    enum class Measure { Coverage, Self, SelfTied, Hit, Mrr, HitAll, MrrAll, Distance, Asked };

    struct Row {
        Measure measure = Measure::Coverage;
        int k = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };

    struct Column {
        std::size_t search = 0;
        std::optional<std::size_t> regime; // nullopt: the difference of the two

        friend bool operator==(const Column&, const Column&) = default;
    };

    [[nodiscard]] const evaluate::RegimeFigures* figuresOf(const Column& column) const;
    [[nodiscard]] QString textOf(const Row& row, const Column& column) const;
    [[nodiscard]] QVariant valueOf(const Row& row, const Column& column) const;
    [[nodiscard]] QString titleOf(const Row& row) const;
    [[nodiscard]] QString definitionOf(const Row& row) const;
    [[nodiscard]] QString whyMissing(const Row& row, const Column& column) const;

    const RunView* m_view = nullptr;
    std::vector<Row> m_rows;
    std::vector<Column> m_columns;
};

} // namespace assay::app

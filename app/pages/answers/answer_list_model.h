// The questions of the run in front that the filter lets through, with a column for each measure that has
// values. Made anew for each run, since the measures are others. Copies nothing of the run. GUI thread only.
#pragma once

#include "app/pages/answers/answers_view.h"
#include "widgets/tables/column_table.h"

#include <memory>
#include <string>
#include <vector>

namespace assay::app {

class AnswersController;

class AnswerListModel : public widgets::ColumnTable<std::uint32_t> {
    Q_OBJECT
  public:
    enum Column { QuestionId, Text, Verdict, Overall, FirstMeasure }; // behind them warnings, samples, suite

    // The controller outlives the model.
    explicit AnswerListModel(AnswersController& controller, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] const std::uint32_t* at(int row) const override;
    [[nodiscard]] QVariant rowKey(int row) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    using Columns = std::vector<widgets::TableColumn<std::uint32_t>>;
    void describeColumns();
    void addFirstColumns(Columns& columns);
    void addMeasures(Columns& columns);
    void addLastColumns(Columns& columns);
    void reset();
    [[nodiscard]] std::optional<double> shareOf(std::uint32_t place, int column) const;

    AnswersController& m_controller;
    std::shared_ptr<const AnswersView> m_view; // null: none
    std::vector<std::uint32_t> m_places;
    std::vector<std::string> m_orders; // by column, as sortAnswers() takes them
};

} // namespace assay::app

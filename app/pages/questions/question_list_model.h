// The questions that the controller shows, as a table: reads its columns and copies nothing but ids, so that
// a hundred thousand rows cost no more than those on the screen. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/model/question.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <array>
#include <vector>

namespace assay::app {

class QuestionController;

class QuestionListModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        QuestionId,
        Text,
        Suite,
        Status,
        Category,
        Difficulty,
        Scope,
        AnswerType,
        GoldVersion,
        Company,
        Years,
        Sections,
        Flags,
        Suspicions,
        ChangedBy,
        ChangedAt,
        ColumnCount
    };

    // The controller outlives the model.
    explicit QuestionListModel(QuestionController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Columns that have no order of their own keep the present one; -1 is the order of the ids.
    void sort(int column, Qt::SortOrder order) override;

  private:
    void reset();
    void takeRows();
    void tellValues(const std::vector<base::RowId>& ids);
    [[nodiscard]] QString text(std::size_t position, Column column) const;

    QuestionController& m_controller;
    std::array<QIcon, 4> m_statusIcons;
    int m_rows = 0;                 // as the views know them
    std::vector<base::RowId> m_ids; // of the rows
};

} // namespace assay::app

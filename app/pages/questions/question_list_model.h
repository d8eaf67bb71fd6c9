// The questions that the controller shows, as a table: reads its columns and copies nothing but ids, so that
// a hundred thousand rows cost no more than those on the screen. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/model/question_field.h"
#include "widgets/tables/column_table.h"

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

namespace assay::app {

class QuestionController;

// A row is a position in the columns.
class QuestionListModel : public widgets::ColumnTable<std::uint32_t> {
    Q_OBJECT
  public:
    enum Column {
        QuestionId,
        Text,
        Status, // in sight where the table is narrow: what one just did shows there
        AnswerText,
        Suite,
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
        FirstFurther, // the other fields, in their order: hidden until somebody chooses them
        ColumnCount = FirstFurther + 18
    };

    // The controller outlives the model.
    explicit QuestionListModel(QuestionController& controller, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] const std::uint32_t* at(int row) const override;
    [[nodiscard]] QVariant rowKey(int row) const override;
    // Of FirstFurther and those behind it.
    [[nodiscard]] static QList<int> furtherColumns();

    // Columns that have no order of their own keep the present one; -1 is the order of the ids.
    void sort(int column, Qt::SortOrder order) override;

  private:
    void describeColumns();
    // Of a field that the controller's columns lack: read when it is shown, and kept for as many rows as are
    // looked at. An entry a line.
    [[nodiscard]] QString fieldOf(std::uint32_t position, model::QuestionField field) const;
    [[nodiscard]] QString goldOf(std::uint32_t position) const; // the text, else the figure with its unit
    using TextOf = std::function<QString(std::uint32_t position)>;
    [[nodiscard]] static widgets::TableColumn<std::uint32_t> textColumn(int key, const QString& title,
                                                                        int width, const TextOf& whole);
    [[nodiscard]] QString suiteOf(std::uint32_t position) const;
    [[nodiscard]] QString suspicionsOf(std::uint32_t position) const;
    void reset();
    void takeRows();
    void tellValues(const std::vector<base::RowId>& ids);

    QuestionController& m_controller;
    std::vector<base::RowId> m_ids; // of the rows, as the views know them
    mutable std::unordered_map<base::RowId, model::Question> m_read;
};

} // namespace assay::app

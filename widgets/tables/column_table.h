// A list as an item model whose columns are described, not programmed: a descriptor says what a column is
// called and what it shows, exports and sorts by for a row. The base makes of them headings, tool tips, the
// roles of the cells, flags and few signals. GUI thread only.
//
// ColumnTable<Row> asks its subclass for rows by number, so that a list over a large table copies nothing;
// RowTable<Row> (row_table.h) keeps its rows itself. A list sets its columns once, in the order of its enum:
//
//     setColumns({{.key = Name, .title = tr("Name"), .width = 29, .text = &SetInfo::name},
//                 {.key = Records, .title = tr("Samples"), .width = 9, .count = &SetInfo::records},
//                 {.key = Made, .title = tr("Imported"), .width = 18, .time = &SetInfo::createdAt}});
#pragma once

#include "widgets/tables/table_export.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QList>
#include <QString>
#include <QVariant>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace assay::widgets {

// Of headerData(): how wide the column would like to be, in average characters of the font.
inline constexpr int kColumnWidthRole = Qt::UserRole + 0x1003;

// Of columns of numbers that are no count and no figure.
inline constexpr Qt::Alignment kNumberAlignment = Qt::AlignRight | Qt::AlignVCenter;

// A value as a cell holds it: UTF-8 as a text, whole numbers as int or qlonglong; a missing one is an empty
// text, which is what files show of it.
template <typename Value>
[[nodiscard]] QVariant cellVariant(const Value& value) {
    if constexpr (std::is_same_v<Value, QVariant> || std::is_same_v<Value, QString>) {
        return value;
    } else if constexpr (std::is_convertible_v<Value, std::string_view>) {
        const std::string_view text = value;
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    } else if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) {
        using Kept = std::conditional_t<(sizeof(Value) < sizeof(qlonglong)) && std::is_signed_v<Value>, int,
                                        qlonglong>;
        return static_cast<Kept>(value);
    } else if constexpr (requires { value.has_value(); }) {
        return value ? cellVariant(*value) : QVariant(QString());
    } else {
        return QVariant::fromValue(value);
    }
}

// What a column says of a row: a member of the row, a function of it, or a function of it and its number.
template <typename Row, typename Value = QVariant>
class Cell {
  public:
    // Not defaulted, and members of it begin with {}: GCC 12 fails on literals of columns otherwise.
    Cell() noexcept {}

    template <typename Says>
        requires(!std::is_same_v<std::remove_cvref_t<Says>, Cell>)
    Cell(Says says) { // converts: columns are written as literals
        m_says = [says = std::move(says)](const Row& row, int number) -> Value {
            if constexpr (std::is_invocable_v<const Says&, const Row&, int>) {
                return converted(says(row, number));
            } else {
                return converted(std::invoke(says, row));
            }
        };
    }

    explicit operator bool() const { return static_cast<bool>(m_says); }

    [[nodiscard]] Value operator()(const Row& row, int number) const { return m_says(row, number); }

  private:
    template <typename Said>
    static Value converted(const Said& said) {
        if constexpr (std::is_same_v<Value, QVariant>) {
            return cellVariant(said);
        } else if constexpr (std::is_same_v<Value, QString> && std::is_same_v<Said, std::string>) {
            return QString::fromStdString(said);
        } else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>> && std::is_integral_v<Said>) {
            return static_cast<std::int64_t>(said);
        } else {
            return said;
        }
    }

    std::function<Value(const Row&, int)> m_says;
};

// A column. What is left out is not there: no icon, no check box, nothing to edit.
template <typename Row>
struct TableColumn {
    int key = 0; // its number in the list's enum
    QString title = {};
    QString definition = {};      // the heading's tool tip; empty: the title
    int width = 0;                // wished for, in average characters of the font
    Qt::Alignment alignment = {}; // none: where texts begin

    Cell<Row> text{}; // what is shown
    // In place of a text, with what is exported and sorted by, aligned as such columns are:
    Cell<Row, std::optional<std::int64_t>> count{}; // in groups of digits; a dash where it is missing
    Cell<Row, std::optional<double>> figure{};      // with `decimals`; a dash where it is missing
    int decimals = 4;
    Cell<Row, QString> time{}; // stored UTC, shown as local time

    Cell<Row> value{};          // in full precision, for files; without one as shown
    Cell<Row> sort{};           // without one by the value
    Cell<Row> toolTip{};        // without one as the list's ToolTips say
    Cell<Row> icon{};           // a QIcon
    Cell<Row> accessibleText{}; // without one the text
    Cell<Row, bool> bold{};

    Cell<Row, bool> checked{};                            // a check box
    std::function<bool(int row, bool on)> check{};        // ticked by the person; false: not taken
    Cell<Row, bool> editable{};                           // which rows; without one all
    std::function<bool(int row, const QVariant&)> edit{}; // written by the person; false: not taken
};

class ColumnTableBase : public QAbstractTableModel {
  public:
    // Of cells whose column says none of its own: none, the text, or the whole text where it may be cut.
    enum class ToolTips { None, Texts, LongTexts };

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

    // What tells a row from all others, so that a selection survives a reset; not valid: nothing does.
    [[nodiscard]] virtual QVariant rowKey(int row) const;

    // Whether `a` stands before `b` in that order; what is missing comes last either way.
    [[nodiscard]] static bool sortsBefore(const QVariant& a, const QVariant& b, Qt::SortOrder order);

  protected:
    struct Heading {
        QString title;
        QString definition;
        Qt::Alignment alignment;
        int width = 0;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setHeadings(std::vector<Heading> headings);
    [[nodiscard]] QVariant alignmentOf(int column) const;

    // One signal for the columns of all rows, or of one; none where there is no row.
    void tellColumns(int first, int last, const QList<int>& roles = {});
    void tellRow(int row, const QList<int>& roles = {});
    void tellAll();

    [[nodiscard]] static QString shownCount(std::optional<std::int64_t> count);
    [[nodiscard]] static QString shownFigure(std::optional<double> figure, int decimals);
    [[nodiscard]] static QString shownTime(const QString& utc);
    [[nodiscard]] static QVariant boldFont(bool isBold);
    [[nodiscard]] static QVariant longToolTip(const QString& text);

  private:
    std::vector<Heading> m_headings;
};

template <typename Row>
class ColumnTable : public ColumnTableBase {
  public:
    using Column = TableColumn<Row>;

    // Null: there is no such row, or it cannot be read. Valid until the next call.
    [[nodiscard]] virtual const Row* at(int row) const = 0;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
        if (!index.isValid() || index.row() >= rowCount()) {
            return {};
        }
        if (role == kRowKeyRole) {
            return rowKey(index.row());
        }
        if (role == Qt::TextAlignmentRole) {
            return alignmentOf(index.column());
        }
        const Cell<Row>* const says = cellOf(index.column(), role);
        const Row* const row = says != nullptr ? at(index.row()) : nullptr;
        return row != nullptr ? (*says)(*row, index.row()) : QVariant();
    }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override {
        Qt::ItemFlags flags = QAbstractTableModel::flags(index);
        if (!index.isValid() || index.row() >= rowCount()) {
            return flags;
        }
        const Edits& edits = m_edits[static_cast<std::size_t>(index.column())];
        flags.setFlag(Qt::ItemIsUserCheckable, static_cast<bool>(edits.check));
        if (edits.edit) {
            const Row* const row = at(index.row());
            flags.setFlag(Qt::ItemIsEditable,
                          row != nullptr && (!edits.editable || edits.editable(*row, index.row())));
        }
        return flags;
    }

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override {
        const Qt::ItemFlags allowed = flags(index);
        if (role == Qt::CheckStateRole && allowed.testFlag(Qt::ItemIsUserCheckable)) {
            return m_edits[static_cast<std::size_t>(index.column())].check(index.row(),
                                                                           value.toInt() == Qt::Checked);
        }
        if (role == Qt::EditRole && allowed.testFlag(Qt::ItemIsEditable)) {
            return m_edits[static_cast<std::size_t>(index.column())].edit(index.row(), value);
        }
        return false;
    }

  protected:
    using ColumnTableBase::ColumnTableBase;

    // Once, before the model is shown.
    void setColumns(std::vector<Column> columns, ToolTips toolTips = ToolTips::None) {
        std::vector<Heading> headings;
        for (Column& column : columns) {
            if (column.key != static_cast<int>(headings.size())) {
                qFatal("column %d stands at %d", column.key, static_cast<int>(headings.size()));
            }
            describe(column);
            headings.push_back({column.title, column.definition, column.alignment, column.width});
            m_cells.push_back(cellsOf(column, toolTips));
            m_edits.push_back({std::move(column.check), std::move(column.editable), std::move(column.edit)});
        }
        setHeadings(std::move(headings));
    }

    // What all cells of a row say in a role that their column says nothing in.
    void setRowData(int role, Cell<Row> says) { m_rowCells.emplace_back(role, std::move(says)); }

  private:
    using Cells = std::vector<std::pair<int, Cell<Row>>>; // by role

    struct Edits {
        std::function<bool(int, bool)> check;
        Cell<Row, bool> editable;
        std::function<bool(int, const QVariant&)> edit;
    };

    [[nodiscard]] const Cell<Row>* cellOf(int column, int role) const {
        for (const Cells* cells : {&m_cells[static_cast<std::size_t>(column)], &m_rowCells}) {
            for (const auto& [known, says] : *cells) {
                if (known == role) {
                    return &says;
                }
            }
        }
        return nullptr;
    }

    // What a count, a figure or a time stands for.
    static void describe(Column& column) {
        const auto fill = [&column](Cell<Row> text, Cell<Row> value, Cell<Row> sort) {
            column.text = column.text ? column.text : std::move(text);
            column.value = column.value ? column.value : std::move(value);
            column.sort = column.sort ? column.sort : std::move(sort);
        };
        if (const auto count = column.count; count) {
            column.alignment = kNumberAlignment;
            fill([count](const Row& row, int number) { return shownCount(count(row, number)); }, count,
                 [count](const Row& row, int number) {
                     const std::optional<std::int64_t> value = count(row, number);
                     return value ? cellVariant(*value) : QVariant();
                 });
        } else if (const auto figure = column.figure; figure) {
            column.alignment = kNumberAlignment;
            fill([figure, decimals = column.decimals](
                     const Row& row, int number) { return shownFigure(figure(row, number), decimals); },
                 figure,
                 [figure](const Row& row, int number) {
                     const std::optional<double> value = figure(row, number);
                     return value ? QVariant(*value) : QVariant();
                 });
        } else if (const auto time = column.time; time) {
            fill([time](const Row& row, int number) { return shownTime(time(row, number)); }, time, time);
        }
    }

    static Cells cellsOf(const Column& column, ToolTips toolTips) {
        Cells cells;
        const auto give = [&cells](int role, const Cell<Row>& says) {
            if (says) {
                cells.emplace_back(role, says);
            }
        };
        const Cell<Row> text = column.text;
        const Cell<Row> value = column.value ? column.value : text;
        give(Qt::DisplayRole, text);
        give(kExportRole, value);
        give(kSortRole, column.sort ? column.sort : value);
        if (column.edit) {
            give(Qt::EditRole, value);
        }
        if (column.toolTip || toolTips == ToolTips::None) {
            give(Qt::ToolTipRole, column.toolTip);
        } else if (toolTips == ToolTips::Texts) {
            give(Qt::ToolTipRole, text);
        } else {
            give(Qt::ToolTipRole,
                 [text](const Row& row, int number) { return longToolTip(text(row, number).toString()); });
        }
        give(Qt::DecorationRole, column.icon);
        give(Qt::AccessibleTextRole, column.accessibleText);
        if (const auto bold = column.bold; bold) {
            give(Qt::FontRole, [bold](const Row& row, int number) { return boldFont(bold(row, number)); });
        }
        if (const auto checked = column.checked; checked) {
            give(Qt::CheckStateRole, [checked](const Row& row, int number) {
                return static_cast<int>(checked(row, number) ? Qt::Checked : Qt::Unchecked);
            });
        }
        return cells;
    }

    std::vector<Cells> m_cells; // by column
    Cells m_rowCells;
    std::vector<Edits> m_edits; // by column
};

} // namespace assay::widgets

#include "widgets/results/table_block_model.h"

#include "core/results/report/figure_text.h"
#include "widgets/results/cell_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/translated_wording.h"

#include <QFont>
#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

using results::Cell;
using results::Column;
using results::Figure;
using results::Table;
using results::TableRow;

bool sameColumns(const Table& a, const Table& b) {
    return std::ranges::equal(a.columns, b.columns, [](const Column& one, const Column& other) {
        return one.key == other.key && one.title == other.title && one.brief == other.brief;
    });
}

bool sameRows(const Table& a, const Table& b) {
    return std::ranges::equal(a.rows, b.rows, std::equal_to<>(), &TableRow::key, &TableRow::key);
}

QVariant exported(const Cell& cell) {
    const auto* const figure = std::get_if<Figure>(&cell);
    if (figure == nullptr) {
        return QString::fromStdString(std::get<std::string>(cell));
    }
    const auto value = results::definedValue(*figure);
    if (!value) {
        return QString();
    }
    const auto count = results::exactCount(*figure, *value);
    return count ? QVariant(static_cast<qlonglong>(*count)) : QVariant(*value);
}

// A text that says a number; others, such as verdicts, are only put in order by one.
bool saysNumber(const Cell& cell) {
    const auto* const text = std::get_if<std::string>(&cell);
    return text != nullptr && cell.sortKey.has_value() &&
           text->find_first_of("0123456789") != std::string::npos;
}

QVariant sortValue(const Cell& cell) {
    const auto* const figure = std::get_if<Figure>(&cell);
    const auto number = figure != nullptr ? results::definedValue(*figure) : cell.sortKey;
    if (number) {
        return *number;
    }
    return figure != nullptr ? QVariant() : QVariant(QString::fromStdString(std::get<std::string>(cell)));
}

} // namespace

bool TableBlockModel::setTable(Table table) {
    const bool same = sameColumns(table, m_table);
    if (same && sameRows(table, m_table)) {
        m_table = std::move(table);
        if (findFigureColumns() && columnCount() > 0) {
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        }
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        return true;
    }
    beginResetModel();
    m_table = std::move(table);
    (void)findFigureColumns();
    endResetModel();
    return same;
}

void TableBlockModel::setDetail(CellDetail detail) {
    m_detail = detail;
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
    }
}

// A column whose figures are all undefined holds figures still; one of a text among figures, too.
bool TableBlockModel::findFigureColumns() {
    std::vector<bool> figures(m_table.columns.size(), false);
    for (const TableRow& row : m_table.rows) {
        for (std::size_t i = 0; i < std::min(row.size(), figures.size()); ++i) {
            figures[i] = figures[i] || results::isFigure(row[i]) || saysNumber(row[i]);
        }
    }
    return std::exchange(m_figures, figures) != figures;
}

const Cell* TableBlockModel::cellAt(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return nullptr;
    }
    const TableRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    return column < row.size() ? &row[column] : nullptr;
}

results::LinkPointer TableBlockModel::linkAt(const QModelIndex& index) const {
    const Cell* const cell = cellAt(index);
    if (cell != nullptr && cell->link) {
        return cell->link;
    }
    return index.isValid() && index.row() < rowCount()
               ? m_table.rows[static_cast<std::size_t>(index.row())].link
               : nullptr;
}

int TableBlockModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int TableBlockModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant TableBlockModel::data(const QModelIndex& index, int role) const {
    const Cell* const cell = cellAt(index);
    if (cell == nullptr) {
        return {};
    }
    const TableRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const WindowWording wording;
        const auto* const figure = std::get_if<Figure>(cell);
        return figure != nullptr && m_detail == CellDetail::Whole ? shownFigure(*figure, wording)
                                                                  : shownCell(*cell, wording);
    }
    case kExportRole:
        return exported(*cell);
    case kRowKeyRole:
        return row.key.empty() ? QVariant(index.row()) : QVariant(QString::fromStdString(row.key));
    case kSortRole:
        return sortValue(*cell);
    case Qt::ToolTipRole:
        return cellTip(*cell, WindowWording());
    case Qt::FontRole:
        if (row.emphasis == results::Emphasis::Strong || cell->emphasis == results::Emphasis::Strong) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    default:
        return {};
    }
}

QVariant TableBlockModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const auto column = static_cast<std::size_t>(section);
    if (orientation != Qt::Horizontal || section < 0 || column >= m_table.columns.size()) {
        return {};
    }
    const Column& of = m_table.columns[column];
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(of.brief.empty() ? of.title : of.brief);
    case Qt::ToolTipRole: {
        const QString definition = definitionTip(of.definition, WindowWording());
        if (of.brief.empty()) {
            return definition;
        }
        const QString title = QString::fromStdString(of.title);
        return definition.isEmpty() ? title : title + QLatin1Char('\n') + definition;
    }
    case Qt::TextAlignmentRole:
        return QVariant((m_figures[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace assay::widgets

#include "moc_table_block_model.cpp"

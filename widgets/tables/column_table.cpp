#include "widgets/tables/column_table.h"

#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"

#include <QFont>

namespace assay::widgets {
namespace {

// Shorter ones fit into any column.
constexpr int kShortText = 12;

} // namespace

int ColumnTableBase::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant ColumnTableBase::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const Heading& heading = m_headings[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return heading.title;
    case Qt::ToolTipRole:
        return heading.definition.isEmpty() ? heading.title : heading.definition;
    case Qt::TextAlignmentRole:
        return alignmentOf(section);
    case kColumnWidthRole:
        return heading.width > 0 ? QVariant(heading.width) : QVariant();
    default:
        return {};
    }
}

QVariant ColumnTableBase::rowKey(int /*row*/) const {
    return {};
}

bool ColumnTableBase::sortsBefore(const QVariant& a, const QVariant& b, Qt::SortOrder order) {
    if (!a.isValid() || !b.isValid()) {
        return a.isValid() && !b.isValid();
    }
    return QVariant::compare(order == Qt::AscendingOrder ? a : b, order == Qt::AscendingOrder ? b : a) ==
           QPartialOrdering::Less;
}

void ColumnTableBase::setHeadings(std::vector<Heading> headings) {
    m_headings = std::move(headings);
}

QVariant ColumnTableBase::alignmentOf(int column) const {
    const Qt::Alignment alignment = m_headings[static_cast<std::size_t>(column)].alignment;
    return alignment ? QVariant(static_cast<int>(alignment)) : QVariant();
}

void ColumnTableBase::tellColumns(int first, int last, const QList<int>& roles) {
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, first), index(rowCount() - 1, last), roles);
    }
}

void ColumnTableBase::tellRow(int row, const QList<int>& roles) {
    if (row >= 0 && row < rowCount()) {
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1), roles);
    }
}

void ColumnTableBase::tellAll() {
    tellColumns(0, columnCount() - 1);
}

QString ColumnTableBase::shownCount(std::optional<std::int64_t> count) {
    return count ? countText(*count) : undefinedText();
}

QString ColumnTableBase::shownFigure(std::optional<double> figure, int decimals) {
    return proportionText(figure, decimals);
}

QString ColumnTableBase::shownTime(const QString& utc) {
    return timeText(utc);
}

QVariant ColumnTableBase::boldFont(bool isBold) {
    if (!isBold) {
        return {};
    }
    QFont font;
    font.setBold(true);
    return font;
}

QVariant ColumnTableBase::longToolTip(const QString& text) {
    return text.size() > kShortText ? QVariant(tipLines(text)) : QVariant();
}

} // namespace assay::widgets

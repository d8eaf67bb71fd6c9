#include "widgets/results/table_view.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

namespace assay::widgets {

TableView::TableView(QWidget* parent)
    : DataTableView(parent)
    , m_block(new TableBlockModel(this))
    , m_ownName(accessibleName()) {
    setModel(m_block);
    connect(this, &DataTableView::rowActivated, this, &TableView::activateCurrent);
}

void TableView::setTable(results::Table table) {
    const QString title = QString::fromStdString(table.title);
    const bool sameColumns = m_block->setTable(std::move(table));
    if (!sameColumns) {
        setModel(model()); // widths and hidden columns of these columns, as they were left
        setDefaultColumnWidths(m_characters);
    }
    if (!title.isEmpty() && accessibleName() == m_ownName) {
        m_ownName = title;
        setAccessibleName(title);
    }
}

void TableView::setSortable() {
    if (m_sorted != nullptr) {
        return;
    }
    m_sorted = new QSortFilterProxyModel(this);
    m_sorted->setSortRole(kSortRole);
    m_sorted->setSortLocaleAware(true);
    m_sorted->setSourceModel(m_block);
    setModel(m_sorted);
    setDefaultColumnWidths(m_characters);
    setSortingEnabled(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    sortByColumn(-1, Qt::AscendingOrder);
}

void TableView::setCharacters(const QList<int>& characters) {
    m_characters = characters;
    setDefaultColumnWidths(characters);
}

results::LinkPointer TableView::linkAt(const QModelIndex& index) const {
    return m_block->linkAt(m_sorted != nullptr ? m_sorted->mapToSource(index) : index);
}

int TableView::heightOf(int rows) const {
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() +
           2 * frameWidth();
}

void TableView::activateCurrent() {
    if (const auto link = linkAt(currentIndex())) {
        Q_EMIT linkActivated(*link);
    }
}

} // namespace assay::widgets

#include "moc_table_view.cpp"

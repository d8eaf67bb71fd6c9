#include "widgets/results/table_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <algorithm>

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
    fitRows();
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

void TableView::followClicks() {
    connect(this, &QTableView::clicked, this, &TableView::activateCurrent);
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

void TableView::setRowsInSight(int most) {
    m_rowsInSight = most;
    fitRows();
}

void TableView::fitRows() {
    if (m_rowsInSight > 0) {
        setSizePolicy(QSizePolicy::Expanding,
                      model()->rowCount() <= m_rowsInSight ? QSizePolicy::Fixed : QSizePolicy::Expanding);
        updateGeometry();
    }
}

QSize TableView::fitted(QSize size) const {
    if (m_rowsInSight > 0) { // with room for the bar that scrolls sideways
        size.setHeight(heightOf(std::min(model()->rowCount(), m_rowsInSight)) +
                       horizontalScrollBar()->sizeHint().height());
    }
    return size;
}

QSize TableView::sizeHint() const {
    return fitted(DataTableView::sizeHint());
}

QSize TableView::minimumSizeHint() const {
    return fitted(DataTableView::minimumSizeHint());
}

void TableView::changeEvent(QEvent* event) {
    DataTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
    }
}

void TableView::activateCurrent() {
    if (const auto link = linkAt(currentIndex())) {
        Q_EMIT linkActivated(*link);
    }
}

} // namespace assay::widgets

#include "moc_table_view.cpp"

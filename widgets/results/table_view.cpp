#include "widgets/results/table_view.h"

#include "core/results/report/report_writers.h"
#include "widgets/text/translated_wording.h"

#include <QEvent>
#include <QHeaderView>
#include <QIODevice>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <algorithm>

namespace assay::widgets {
namespace {

// A table of a result at one go: it is small.
class BlockWorkbookWriter : public TableWriter {
  public:
    BlockWorkbookWriter(const results::Table& table, results::TableChoice choice, QIODevice& device)
        : m_rows(static_cast<qint64>(choice.rows ? choice.rows->size() : table.rows.size()))
        , m_content(results::tableWorkbook(table, choice, WindowWording()))
        , m_device(device) {}

    [[nodiscard]] bool writeMore(int /*rows*/) override {
        m_failed = !m_content || m_device.write(m_content->data(), static_cast<qint64>(m_content->size())) !=
                                     static_cast<qint64>(m_content->size());
        m_written = m_rows;
        return false;
    }

    [[nodiscard]] bool failed() const override { return m_failed; }

    [[nodiscard]] qint64 rowsWritten() const override { return m_written; }

    [[nodiscard]] qint64 rowsKnown() const override { return m_rows; }

  private:
    qint64 m_rows;
    base::Result<std::string> m_content;
    QIODevice& m_device;
    qint64 m_written = 0;
    bool m_failed = false;
};

} // namespace

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

std::unique_ptr<TableWriter> TableView::workbookWriter(TableRange range, QIODevice& device) {
    results::TableChoice choice;
    choice.columns.assign(range.columns.begin(), range.columns.end());
    const int rows = range.rows ? static_cast<int>(range.rows->size()) : model()->rowCount();
    choice.rows.emplace();
    for (int n = 0; n < rows; ++n) {
        const QModelIndex index = model()->index(range.rows ? range.rows->at(n) : n, 0);
        choice.rows->push_back(
            static_cast<std::size_t>((m_sorted != nullptr ? m_sorted->mapToSource(index) : index).row()));
    }
    return std::make_unique<BlockWorkbookWriter>(table(), std::move(choice), device);
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

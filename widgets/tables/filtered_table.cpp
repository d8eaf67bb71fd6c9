#include "widgets/tables/filtered_table.h"

#include "widgets/tables/data_table_view.h"
#include "widgets/theme/font_measure.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::widgets {
namespace {

constexpr int kReasonCharacters = 22;

} // namespace

FilteredTable::FilteredTable(const QString& name, const QString& settingsKey, const QString& showAllText,
                             QWidget* parent)
    : QStackedWidget(parent)
    , m_table(new DataTableView(this)) {
    m_table->setObjectName(name);
    m_table->setSettingsKey(settingsKey);
    auto* none = new QWidget(this);
    m_reason = new QLabel(none);
    m_reason->setObjectName(QStringLiteral("noneText"));
    m_reason->setAlignment(Qt::AlignCenter);
    m_reason->setWordWrap(true);
    keepMeasure(*m_reason, [this] { // its longest word
        m_reason->setMinimumWidth(m_reason->fontMetrics().averageCharWidth() * kReasonCharacters);
    });
    m_showAll = new QPushButton(showAllText, none);
    m_showAll->setObjectName(QStringLiteral("showAll"));
    connect(m_showAll, &QPushButton::clicked, this, &FilteredTable::showAllRequested);
    auto* layout = new QVBoxLayout(none);
    layout->addStretch(1);
    layout->addWidget(m_reason);
    layout->addWidget(m_showAll, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    addWidget(m_table);
    addWidget(none);
}

void FilteredTable::setModel(QAbstractItemModel* model) {
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setModel(model);
    m_table->setSortingEnabled(true);
}

void FilteredTable::setReason(const QString& reason, bool canShowAll) {
    m_showAll->setVisible(canShowAll);
    m_reason->setText(reason);
    setCurrentIndex(reason.isEmpty() ? 0 : 1);
}

void FilteredTable::showRow(int row) {
    if (row < 0 || row >= m_table->model()->rowCount()) {
        m_table->clearSelection();
    } else if (m_table->currentIndex().row() != row) {
        const int column = std::max(0, m_table->currentIndex().column());
        m_table->setCurrentIndex(m_table->model()->index(row, column));
    } else if (m_table->selectionModel()->selectedRows().isEmpty()) {
        m_table->selectRow(row);
    }
}

} // namespace assay::widgets

#include "moc_filtered_table.cpp"

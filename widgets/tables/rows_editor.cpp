#include "widgets/tables/rows_editor.h"

#include "widgets/tables/column_fit.h"
#include "widgets/text/typed_number.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

namespace assay::widgets {
namespace {

using Kind = RowColumn::Kind;

bool isBox(Kind kind) {
    return kind == Kind::Choice || kind == Kind::OpenChoice;
}

QString cellText(Kind kind, const QVariant& value) {
    return !value.isValid()       ? QString()
           : kind == Kind::Number ? typedNumber(value.toDouble())
           : kind == Kind::Count  ? QString::number(value.toLongLong())
                                  : value.toString();
}

// nullopt: it is no such value.
std::optional<QVariant> typedValue(const RowColumn& column, const QString& text) {
    if (column.kind == Kind::Text) {
        return text;
    }
    if (text.isEmpty() && column.mayBeEmpty) {
        return QVariant();
    }
    if (column.kind == Kind::Number) {
        const auto number = numberTyped(text);
        return number ? std::optional(QVariant(*number)) : std::nullopt;
    }
    bool isCount = false;
    const qlonglong count = QLocale().toLongLong(text, &isCount);
    return isCount ? std::optional(QVariant(count)) : std::nullopt;
}

} // namespace

void fillOpenChoice(QComboBox& box, const RowChoices& choices, const QString& value) {
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto& [title, data] : choices) {
        box.addItem(title, data);
    }
    const int index = box.findData(value);
    box.setCurrentIndex(index);
    if (index < 0) {
        box.setEditText(value);
    }
}

QString openChoice(const QComboBox& box) {
    const QString text = box.currentText().trimmed();
    const int current = box.currentIndex();
    const int index = current >= 0 && box.itemText(current) == text ? current : box.findText(text);
    return index < 0 ? text : box.itemData(index).toString();
}

RowsEditor::RowsEditor(const RowsNames& names, QList<RowColumn> columns, QWidget* parent)
    : QWidget(parent)
    , m_columns(std::move(columns)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* bar = new QHBoxLayout;
    layout->addLayout(bar);
    m_title = new QLabel(this);
    m_title->setWordWrap(true);
    bar->addWidget(m_title, 1);
    const auto button = [&](const QString& name) {
        auto* made = new QToolButton(this);
        made->setObjectName(name);
        made->setFocusPolicy(Qt::StrongFocus); // a click takes what is being typed in a cell first
        bar->addWidget(made);
        return made;
    };
    m_add = button(names.add);
    m_remove = button(names.remove);
    connect(m_add, &QToolButton::clicked, this, &RowsEditor::addRow);
    connect(m_remove, &QToolButton::clicked, this, &RowsEditor::removeRow);
    m_table = new QTableWidget(this);
    m_table->setObjectName(names.table);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    QList<int> characters;
    for (const RowColumn& column : m_columns) {
        characters += column.characters;
    }
    (new ColumnFit(*m_table, *m_table->horizontalHeader()))->setCharacters(characters);
    connect(m_table, &QTableWidget::itemChanged, this, &RowsEditor::takeCell);
    layout->addWidget(m_table, 1);
    setButtonTexts(tr("Add a row"), tr("Remove the row"));
    showRows();
}

// A cell that is being typed into gives its text when the table goes, which is too late.
RowsEditor::~RowsEditor() {
    m_table->disconnect(this);
}

void RowsEditor::setTitle(const QString& title, const QString& accessibleName) {
    m_title->setText(title);
    m_table->setAccessibleName(accessibleName);
}

void RowsEditor::setButtonTexts(const QString& add, const QString& remove) {
    m_add->setText(add);
    m_remove->setText(remove);
}

void RowsEditor::setRows(QList<QVariantList> rows) {
    m_rows = std::move(rows);
    showRows();
}

void RowsEditor::showRows() {
    m_filling = true;
    const int current = m_table->currentRow();
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(m_columns.size()));
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    QStringList titles;
    for (const RowColumn& column : m_columns) {
        titles += column.title;
    }
    m_table->setHorizontalHeaderLabels(titles);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        showRow(row);
    }
    m_filling = false;
    if (m_table->rowCount() > 0) {
        m_table->setCurrentCell(std::clamp(current, 0, m_table->rowCount() - 1), 0);
    }
    m_remove->setEnabled(!m_rows.isEmpty());
}

void RowsEditor::showRow(int row) {
    for (int column = 0; column < m_table->columnCount(); ++column) {
        if (isBox(m_columns[column].kind)) {
            addBox(row, column);
        } else {
            showCell(row, column);
        }
    }
}

void RowsEditor::showCell(int row, int column) {
    auto* item = new QTableWidgetItem;
    const Kind kind = m_columns[column].kind;
    if (kind == Kind::Tick) {
        item->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(m_rows[row][column].toBool() ? Qt::Checked : Qt::Unchecked);
    } else {
        item->setText(cellText(kind, m_rows[row][column]));
    }
    m_table->setItem(row, column, item);
}

void RowsEditor::addBox(int row, int column) {
    const RowColumn& of = m_columns[column];
    auto* box = new QComboBox(m_table);
    box->setAccessibleName(of.title);
    if (of.kind == Kind::OpenChoice) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(20);
        fillOpenChoice(*box, of.choicesOf ? of.choicesOf(m_rows[row]) : of.choices,
                       m_rows[row][column].toString());
        connect(box, &QComboBox::currentTextChanged, this,
                [this, box, row, column] { take(row, column, openChoice(*box)); });
    } else {
        for (const auto& [title, value] : of.choices) {
            box->addItem(title, value);
        }
        box->setCurrentIndex(box->findData(m_rows[row][column]));
        connect(box, &QComboBox::activated, this,
                [this, box, row, column] { take(row, column, box->currentData()); });
    }
    box->installEventFilter(this);
    if (box->isEditable()) {
        box->lineEdit()->installEventFilter(this);
    }
    m_table->setCellWidget(row, column, box);
    m_table->setRowHeight(row, std::max(m_table->rowHeight(row), box->sizeHint().height()));
}

// The row of the box that is worked in is the selected one. It is not made the current one: that would take
// the keyboard.
bool RowsEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        if (const auto* const box = qobject_cast<QWidget*>(watched)) {
            m_table->selectionModel()->select(m_table->indexAt(box->mapTo(m_table->viewport(), QPoint(1, 1))),
                                              QItemSelectionModel::ClearAndSelect |
                                                  QItemSelectionModel::Rows);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RowsEditor::takeCell(QTableWidgetItem* item) {
    const int row = item->row();
    const int column = item->column();
    if (m_filling || row < 0 || row >= m_rows.size()) {
        return;
    }
    const RowColumn& of = m_columns[column];
    if (of.kind == Kind::Tick) {
        take(row, column, item->checkState() == Qt::Checked);
        return;
    }
    const QString text = item->text().trimmed();
    if (const auto value = typedValue(of, text)) {
        take(row, column, *value);
        return;
    }
    m_filling = true; // what is kept stands there again
    item->setText(cellText(of.kind, m_rows[row][column]));
    m_filling = false;
    Q_EMIT refused(text);
}

void RowsEditor::take(int row, int column, const QVariant& value) {
    if (row >= m_rows.size() || m_rows[row][column] == value) {
        return;
    }
    m_rows[row][column] = value;
    // What is offered may go by what else is chosen in the row.
    for (int other = 0; other < m_columns.size(); ++other) {
        auto* const box = qobject_cast<QComboBox*>(m_table->cellWidget(row, other));
        if (other != column && box != nullptr && m_columns[other].choicesOf) {
            fillOpenChoice(*box, m_columns[other].choicesOf(m_rows[row]), m_rows[row][other].toString());
        }
    }
    Q_EMIT edited();
}

void RowsEditor::addRow() {
    m_rows.append(m_fresh ? m_fresh() : QVariantList(m_columns.size()));
    showRows();
    m_table->setCurrentCell(m_table->rowCount() - 1, 0);
    Q_EMIT edited();
}

void RowsEditor::removeRow() {
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    const int row = selected.isEmpty() ? m_table->currentRow() : selected.front().row();
    if (row >= 0 && row < m_rows.size()) {
        m_rows.removeAt(row);
        showRows();
        Q_EMIT edited();
    }
}

} // namespace assay::widgets

#include "moc_rows_editor.cpp"

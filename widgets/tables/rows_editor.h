// Rows of a few values each, edited in place as a person reads them: texts, numbers, choices and ticks, with
// buttons that add and remove a row. Arrows and F2 work within the table, Tab goes through its boxes and on.
// GUI thread only.
//
//     auto* rows = new RowsEditor({.table = u"limits"_s, .add = u"addLimit"_s, .remove = u"removeLimit"_s},
//                                 {{tr("Name")}, {tr("Value"), RowColumn::Kind::Number}});
//     rows->setRows({{u"floor"_s, 0.8}});
//     connect(rows, &RowsEditor::edited, …);            // rows->rows().front()[1].toDouble()
#pragma once

#include <QList>
#include <QString>
#include <QVariant>
#include <QWidget>
#include <functional>
#include <utility>

class QComboBox;
class QLabel;
class QTableWidget;
class QTableWidgetItem;
class QToolButton;

namespace assay::widgets {

// What is read, and the value that it stands for.
using RowChoices = QList<std::pair<QString, QVariant>>;

// What one cell of a row holds: Text and OpenChoice a text, Number a double, Count a whole number, Choice the
// value of its choice, Tick a truth value.
struct RowColumn {
    enum class Kind {
        Text,
        Number,
        Count,
        Choice,
        OpenChoice, // what is no choice is taken as it is typed
        Tick
    };

    QString title;
    Kind kind = Kind::Text;
    RowChoices choices{};
    bool mayBeEmpty = false; // of a number: then its value is invalid
    int characters = 0;      // that a column which may be long begins with (ColumnFit)
    // Of an OpenChoice: what is offered in this row, instead of `choices`.
    std::function<RowChoices(const QVariantList& row)> choicesOf{};
};

// Names of the table and its buttons, for tests and style sheets.
struct RowsNames {
    QString table;
    QString add;
    QString remove;
};

// Entries of an editable box, and the value that it shows.
void fillOpenChoice(QComboBox& box, const RowChoices& choices, const QString& value);
[[nodiscard]] QString openChoice(const QComboBox& box);

class RowsEditor : public QWidget {
    Q_OBJECT
  public:
    RowsEditor(const RowsNames& names, QList<RowColumn> columns, QWidget* parent = nullptr);
    ~RowsEditor() override;

    // Above the table, and what assistive technology calls it.
    void setTitle(const QString& title, const QString& accessibleName);
    void setButtonTexts(const QString& add, const QString& remove);

    // What a new row holds.
    void setFresh(std::function<QVariantList()> fresh) { m_fresh = std::move(fresh); }

    // With a value for each column. Does not say edited().
    void setRows(QList<QVariantList> rows);

    [[nodiscard]] const QList<QVariantList>& rows() const { return m_rows; }

    void addRow();
    void removeRow(); // the selected one

  Q_SIGNALS:
    void edited();
    // Typed where a number belongs, and is none: what was there before stands there again.
    void refused(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showRows();
    void showRow(int row);
    void showCell(int row, int column);
    void addBox(int row, int column);
    void takeCell(QTableWidgetItem* item);
    void take(int row, int column, const QVariant& value);

    QList<RowColumn> m_columns;
    QList<QVariantList> m_rows;
    std::function<QVariantList()> m_fresh;
    QLabel* m_title = nullptr;
    QTableWidget* m_table = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_remove = nullptr;
    bool m_filling = false;
};

} // namespace assay::widgets

// Rows of values that are edited in place, by keys and clicks.
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/tables/rows_editor.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::RowColumn;
using widgets::RowsEditor;

class TestRowsEditor : public QObject {
    Q_OBJECT

    std::unique_ptr<RowsEditor> m_rows;

    [[nodiscard]] QTableWidget* table() const { return m_rows->findChild<QTableWidget*>(u"rows"_s); }

    [[nodiscard]] QComboBox* box(int row, int column) const {
        return qobject_cast<QComboBox*>(table()->cellWidget(row, column));
    }

    // Types into the cell as a person does.
    void type(int row, int column, const QString& text) const {
        table()->setFocus();
        table()->setCurrentCell(row, column);
        QTest::keyClick(table(), Qt::Key_F2);
        auto* const line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(table()->hasFocus()); // the cell has taken it
    }

  private Q_SLOTS:

    void init() {
        m_rows = std::make_unique<RowsEditor>(
            widgets::RowsNames{u"rows"_s, u"add"_s, u"remove"_s},
            QList<RowColumn>{{.title = u"What"_s,
                              .kind = RowColumn::Kind::Choice,
                              .choices = {{u"Colour"_s, 0}, {u"Shape"_s, 1}}},
                             {.title = u"Value"_s,
                              .kind = RowColumn::Kind::OpenChoice,
                              .choicesOf =
                                  [](const QVariantList& row) {
                                      return row[0].toInt() == 0
                                                 ? widgets::RowChoices{{u"Red"_s, u"red"_s},
                                                                       {u"Dark blue"_s, u"blue_2"_s}}
                                                 : widgets::RowChoices{{u"Round"_s, u"round"_s}};
                                  }},
                             {.title = u"Limit"_s, .kind = RowColumn::Kind::Number, .mayBeEmpty = true},
                             {.title = u"Items"_s, .kind = RowColumn::Kind::Count},
                             {.title = u"Sure"_s, .kind = RowColumn::Kind::Tick}});
        m_rows->setRows({{0, u"blue_2"_s, 0.25, 3, true}, {1, u"oval"_s, QVariant(), 0, false}});
        m_rows->resize(900, 300);
        m_rows->show();
        QVERIFY(QTest::qWaitForWindowActive(m_rows.get()));
    }

    void cleanup() { m_rows.reset(); }

    void valuesStandAsTheyAreRead() {
        QCOMPARE(table()->rowCount(), 2);
        QCOMPARE(box(0, 0)->currentText(), u"Colour"_s);
        QCOMPARE(box(0, 1)->currentText(), u"Dark blue"_s);
        QCOMPARE(box(1, 1)->currentText(), u"oval"_s); // no choice, and kept
        QCOMPARE(table()->item(0, 2)->text(), u"0.25"_s);
        QCOMPARE(table()->item(1, 2)->text(), QString());
        QCOMPARE(table()->item(0, 4)->checkState(), Qt::Checked);
    }

    void numbersAreTypedOrRefused() {
        QSignalSpy edited(m_rows.get(), &RowsEditor::edited);
        QSignalSpy refused(m_rows.get(), &RowsEditor::refused);
        type(0, 2, u"0.125"_s);
        QCOMPARE(m_rows->rows()[0][2].toDouble(), 0.125);
        QCOMPARE(edited.count(), 1);
        type(0, 2, u"much"_s);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.front().front().toString(), u"much"_s);
        QCOMPARE(table()->item(0, 2)->text(), u"0.125"_s);
        QCOMPARE(edited.count(), 1);
        table()->item(0, 2)->setText(QString());
        QVERIFY(!m_rows->rows()[0][2].isValid());
        table()->item(0, 3)->setText(QString()); // has to be there
        QCOMPARE(refused.count(), 2);
        QCOMPARE(m_rows->rows()[0][3].toInt(), 3);
    }

    void choicesGoByWhatStandsBesideThem() {
        tests::chooseEntry(*box(0, 0), 1);
        QCOMPARE(m_rows->rows()[0][0].toInt(), 1);
        QCOMPARE(box(0, 1)->count(), 1);
        QCOMPARE(box(0, 1)->itemText(0), u"Round"_s);
        QCOMPARE(m_rows->rows()[0][1].toString(), u"blue_2"_s); // what was chosen is not taken away
        box(0, 1)->setEditText(u"Round"_s);
        QCOMPARE(m_rows->rows()[0][1].toString(), u"round"_s);
        box(0, 1)->setEditText(u"of our own"_s);
        QCOMPARE(m_rows->rows()[0][1].toString(), u"of our own"_s);
        table()->item(1, 4)->setCheckState(Qt::Checked);
        QVERIFY(m_rows->rows()[1][4].toBool());
    }

    // The row that is worked in, also in a box of it, is the one that goes.
    void rowsAreAddedAndTakenAway() {
        m_rows->setFresh([] { return QVariantList{1, u"round"_s, 1.0, 1, false}; });
        QTest::mouseClick(m_rows->findChild<QToolButton*>(u"add"_s), Qt::LeftButton);
        QCOMPARE(m_rows->rows().size(), 3);
        QCOMPARE(box(2, 1)->currentText(), u"Round"_s);
        box(1, 0)->setFocus();
        auto* remove = m_rows->findChild<QToolButton*>(u"remove"_s);
        QTest::mouseClick(remove, Qt::LeftButton);
        QCOMPARE(m_rows->rows().size(), 2);
        QCOMPARE(m_rows->rows()[1][1].toString(), u"round"_s);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(m_rows->rows().isEmpty());
        QVERIFY(!remove->isEnabled());
    }
};

ASSAY_TEST(TestRowsEditor)
#include "tst_rows_editor.moc"

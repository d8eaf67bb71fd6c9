// How wide columns are: short values whole, long ones share the rest, headings never cut, in any font.
#include "tests/support/test_class.h"
#include "tests/widgets/tables/row_models.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/heading_widths.h"

#include <QHeaderView>
#include <QSettings>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QStyleOptionHeader>

using namespace assay::widgets;

namespace {

const QString kLong =
    QStringLiteral("What did the company report about its sales in the second year, and why?");

// Gives what the style is asked to draw.
class OpenHeader : public QHeaderView {
  public:
    using QHeaderView::initStyleOptionForIndex;
};

QStyleOptionHeader optionOf(const QTableView& view, int section) {
    QStyleOptionHeader option;
    option.initFrom(view.horizontalHeader());
    const auto* header = view.horizontalHeader();
    (header->*(&OpenHeader::initStyleOptionForIndex))(&option, section);
    return option;
}

} // namespace

class TestColumnFit : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init() {
        m_model = std::make_unique<QStandardItemModel>();
        m_model->setHorizontalHeaderLabels({QStringLiteral("Question"), QStringLiteral("n"),
                                            QStringLiteral("Status"), QStringLiteral("Stored prediction")});
        for (int row = 0; row < 20; ++row) {
            auto* count = new QStandardItem(QString::number(row * 1'000));
            count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_model->appendRow({new QStandardItem(kLong), count,
                                new QStandardItem(row % 2 != 0 ? QStringLiteral("unzulässig, verworfen")
                                                               : QStringLiteral("gut")),
                                new QStandardItem(QStringLiteral("—"))});
        }
        m_view = std::make_unique<DataTableView>();
        m_view->setModel(m_model.get());
        m_view->setDefaultColumnWidths({30, 7, 6, 40}); // too little for the status, much for nothing
        m_view->resize(700, 300);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        settle();
    }

    void cleanup() { m_view.reset(); }

    void shortValuesAreWhole() {
        for (const int column : {1, 2, 3}) {
            QVERIFY2(isWhole(column), qPrintable(QString::number(column)));
        }
        QVERIFY(!isWhole(0));
        QCOMPARE(m_view->horizontalHeader()->length(),
                 m_view->viewport()->width()); // the rest is for the text
        m_view->resize(1'600, 300);
        settle();
        QVERIFY(isWhole(0));
    }

    // A figure with its interval and its n is no text that may be cut, however little room there is.
    void figuresAreWhole() {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            m_model->item(row, 1)->setText(QStringLiteral("0.6823 (0.6101–0.7412), n = 1 200"));
        }
        m_view->resize(400, 300);
        settle();
        QVERIFY(isWhole(1));
    }

    // As of a run that has ended: its reasons are gone, its figures are short.
    void columnsGiveBackWhatOnlyFormerValuesNeeded() {
        m_view->columnFit().fit();
        const int before = m_view->columnWidth(2);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            m_model->item(row, 2)->setText(QStringLiteral("gut"));
        }
        m_view->columnFit().fit();
        QCOMPARE(m_view->columnWidth(2), before); // one value after the other moves nothing
        Q_EMIT m_model->dataChanged(m_model->index(0, 0),
                                    m_model->index(m_model->rowCount() - 1, m_model->columnCount() - 1));
        m_view->columnFit().fit();
        QVERIFY(m_view->columnWidth(2) < before);
    }

    // On a wide screen a question of several sentences is not cut beside an empty half.
    void aVeryLongTextTakesTheRoomThatIsLeft() {
        m_model->item(0, 0)->setText(kLong + u' ' + kLong + u' ' + kLong);
        m_view->resize(1'200, 300);
        settle();
        QVERIFY(!isWhole(0));
        QCOMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
        m_view->resize(3'000, 300);
        settle();
        QVERIFY(isWhole(0));
    }

    // What the table is about is not squeezed so that all the short ones beside it are in view.
    void aLongOneKeepsHalfOfWhatItWasGiven() {
        m_view->setDefaultColumnWidths({60, 7, 6, 40});
        const int half = 30 * m_view->fontMetrics().averageCharWidth();
        int others = 0;
        for (int column = 1; column < 4; ++column) {
            others += m_view->columnWidth(column);
        }
        m_view->resize(others + half * 4 / 5 + m_view->width() - m_view->viewport()->width(), 300);
        settle();
        QVERIFY2(m_view->columnWidth(0) >= half, qPrintable(QString::number(m_view->columnWidth(0))));
        for (const int column : {1, 2, 3}) {
            QVERIFY(isWhole(column));
        }
    }

    void longOnesGiveWayBeforeAnyScrolling() {
        const int before = m_view->columnWidth(0);
        m_view->resize(560, 300);
        settle();
        QVERIFY(m_view->columnWidth(0) < before);
        QVERIFY(isWhole(2));
        QVERIFY(m_view->horizontalHeader()->length() <= m_view->viewport()->width());
    }

    void headingsAreWhole_data() {
        QTest::addColumn<double>("factor");
        QTest::newRow("as it is") << 1.0;
        QTest::newRow("while it runs, twice") << 2.0;
    }

    void headingsAreWhole() {
        QFETCH(const double, factor);
        const int before = m_view->columnWidth(2);
        QFont font = m_view->font();
        font.setPointSizeF(font.pointSizeF() * factor);
        m_view->setFont(font);
        settle();
        for (int column = 0; column < 4; ++column) {
            QVERIFY(m_view->columnWidth(column) >= headingWidth(*m_view->horizontalHeader(), column));
        }
        for (const int column : {1, 2, 3}) {
            QVERIFY(isWhole(column));
        }
        QVERIFY(m_view->columnWidth(2) >= before * factor * 0.9);
    }

    // Values that come later, or into sight.
    void growsWithItsValues() {
        m_model->item(3, 1)->setText(QStringLiteral("1.234.567.890"));
        settle();
        QVERIFY(isWhole(1));
        for (int row = 0; row < 200; ++row) {
            m_model->appendRow({new QStandardItem(kLong), new QStandardItem(QStringLiteral("1")),
                                new QStandardItem(QStringLiteral("gut")),
                                new QStandardItem(QStringLiteral("a halluzination"))});
        }
        settle();
        m_view->scrollToBottom();
        settle();
        QVERIFY(isWhole(3));
    }

    // "—" is a value, nothing is none.
    void anEmptyColumnLeavesItsRoomToTheOthers() {
        const auto fill = [this](const QString& last) {
            m_model->removeRows(0, m_model->rowCount()); // what was seen before counts on until then
            for (int row = 0; row < 20; ++row) {
                m_model->appendRow({new QStandardItem(kLong.repeated(6)),
                                    new QStandardItem(QStringLiteral("1")),
                                    new QStandardItem(QStringLiteral("gut")), new QStandardItem(last)});
            }
            settle();
        };
        m_view->resize(2'000, 300);
        fill(QStringLiteral("—"));
        const int text = m_view->columnWidth(0);
        const int heading = std::max(headingWidth(*m_view->horizontalHeader(), 3),
                                     m_view->horizontalHeader()->minimumSectionSize());
        QVERIFY(m_view->columnWidth(3) > heading); // as wide as it was given
        fill(QString());
        QCOMPARE(m_view->columnWidth(3), heading);
        QVERIFY(m_view->columnWidth(0) > text);
    }

    void theUsersWidthsStay() {
        m_view->setColumnWidth(2, 33);
        m_view->resize(1'200, 300);
        m_model->appendRow(new QStandardItem(kLong));
        settle();
        QCOMPARE(m_view->columnWidth(2), 33);
        QFont font = m_view->font();
        font.setPointSizeF(font.pointSizeF() * 2);
        m_view->setFont(font);
        settle();
        QVERIFY(std::abs(m_view->columnWidth(2) - 66) <= 4);
        m_view->resetColumns();
        QVERIFY(isWhole(2));
    }

    void rememberedWidthsAreInLetters() {
        QSettings settings(QStringLiteral("assay-test"), QStringLiteral("column-fit"));
        m_view->setSettingsKey(QStringLiteral("some/table"));
        m_view->setColumnWidth(2, 40);
        m_view->saveState(settings);
        DataTableView other;
        QFont font = other.font();
        font.setPointSizeF(font.pointSizeF() * 2);
        other.setFont(font);
        other.setModel(m_model.get());
        other.setSettingsKey(QStringLiteral("some/table"));
        QVERIFY(other.restoreState(settings));
        QVERIFY(std::abs(other.columnWidth(2) - 80) <= 5);
        m_view->setSettingsKey({});
        other.setSettingsKey({});
        settings.clear();
    }

    void whatNobodySetIsNotRemembered() {
        QSettings settings(QStringLiteral("assay-test"), QStringLiteral("column-fit"));
        m_view->setSettingsKey(QStringLiteral("some/table"));
        m_view->saveState(settings);
        QVERIFY(m_view->restoreState(settings));
        QVERIFY(!m_view->columnFit().isOwn());
        m_view->setSettingsKey({});
        settings.clear();
    }

    void theLastColumnTakesTheRest() {
        m_view->fillWidth();
        m_view->resize(1'900, 300);
        settle();
        QCOMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
    }

    void headingsStandOverTheirNumbers() {
        QVERIFY(optionOf(*m_view, 1).textAlignment.testFlag(Qt::AlignRight));
        QVERIFY(optionOf(*m_view, 2).textAlignment.testFlag(Qt::AlignLeft));
    }

    void aHeadingWithoutRoomKeepsItsBeginning() {
        m_view->setColumnWidth(3, 60);
        const QString shown = optionOf(*m_view, 3).text;
        QVERIFY2(shown.startsWith(QStringLiteral("St")) && shown.endsWith(QStringLiteral("…")),
                 qPrintable(shown));
    }

    void asksForWhatIsInViewOnly() {
        assay::tests::PagedModel many(1'000'000, 1'000'000);
        m_view->setModel(&many);
        settle();
        QVERIFY2(many.cellsAsked() < 2'000, qPrintable(QString::number(many.cellsAsked())));
        m_view->setModel(m_model.get());
    }

  private:
    void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
        }
    }

    [[nodiscard]] bool isWhole(int column) const {
        return m_view->columnWidth(column) >=
               static_cast<const QAbstractItemView&>(*m_view).sizeHintForColumn(column);
    }

    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<DataTableView> m_view;
};

ASSAY_TEST(TestColumnFit)
#include "tst_column_fit.moc"

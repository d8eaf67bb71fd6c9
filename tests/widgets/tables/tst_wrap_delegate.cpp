// Texts of a tree on several lines: as many as their column needs, and no more than are allowed.
#include "tests/support/test_class.h"
#include "widgets/tables/wrap_delegate.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTreeView>

using namespace assay;

class TestWrapDelegate : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void rowsFollowTheirColumn() {
        QStandardItemModel model;
        model.appendRow(
            {new QStandardItem(QStringLiteral("1")), new QStandardItem(QStringLiteral("Short."))});
        model.appendRow({new QStandardItem(QStringLiteral("2")),
                         new QStandardItem(QStringLiteral("Revenue was higher than before. ").repeated(20))});
        QTreeView view;
        view.setModel(&model);
        new widgets::WrapDelegate(view, 1);
        view.resize(500, 400);
        view.show();
        view.header()->setStretchLastSection(false);
        view.setColumnWidth(1, 200);
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto height = [&](int row) { return view.visualRect(model.index(row, 1)).height(); };
        const int line = view.fontMetrics().lineSpacing();
        const int one = height(0);
        QCOMPARE(height(1), one + (widgets::WrapDelegate::kMostLines - 1) * line);
        view.setColumnWidth(1, 100'000);
        QTRY_COMPARE(height(1), one);
        view.setColumnWidth(1, 200);
        QTRY_COMPARE(height(1), one + (widgets::WrapDelegate::kMostLines - 1) * line);
    }

    void theRowAndNotTheLineIsClicked() {
        QStandardItemModel model;
        model.appendRow({new QStandardItem(QStringLiteral("1")),
                         new QStandardItem(QStringLiteral("Revenue was higher than before. ").repeated(20))});
        QTreeView view;
        view.setModel(&model);
        new widgets::WrapDelegate(view, 1);
        view.setColumnWidth(1, 200);
        view.resize(400, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QRect rect = view.visualRect(model.index(0, 1));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier,
                          QPoint(rect.left() + 5, rect.bottom() - 3)); // on its last line
        QCOMPARE(view.currentIndex().row(), 0);
    }
};

ASSAY_TEST(TestWrapDelegate)
#include "tst_wrap_delegate.moc"

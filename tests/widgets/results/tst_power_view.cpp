#include "tests/support/test_class.h"
#include "widgets/results/power_view.h"
#include "widgets/results/table_view.h"

#include <QtTest/QtTest>

#include <QDoubleSpinBox>
#include <QLabel>
#include <QToolButton>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TstPowerView : public QObject {
    Q_OBJECT

    template <typename Widget>
    [[nodiscard]] static Widget* part(const QWidget& of, const char* name) {
        return of.findChild<Widget*>(QLatin1String(name));
    }

  private Q_SLOTS:

    void everythingFollowsTheItemsTheLimitsAndTheWish() {
        widgets::PowerView view;
        view.resize(500, 400);
        view.show();
        view.setPlan({.items = 60,
                      .designEffect = 1,
                      .observedNoise = std::nullopt,
                      .wish = std::nullopt,
                      .limits = {{"filtered", 0.07}}});
        auto* told = part<QLabel>(view, "powerTold");
        QVERIFY2(told->text().contains(u"60 items"_s), qPrintable(told->text()));
        QVERIFY2(told->text().contains(u"469"_s), qPrintable(told->text()));
        auto* tables = part<QWidget>(view, "powerTables");
        QVERIFY(!tables->isVisible());
        // Unfolded: per check and in a year.
        QTest::mouseClick(part<QToolButton>(view, "powerUnfold"), Qt::LeftButton);
        QVERIFY(tables->isVisible());
        const auto* alarms = part<widgets::TableView>(view, "false_alarms");
        QVERIFY(alarms != nullptr);
        QCOMPARE(alarms->model()->rowCount(), 3);
        QCOMPARE(alarms->model()->index(1, 3).data().toString(), u"6.5\u00a0%"_s);
        // Other limits, more anchors, another wish: at once.
        view.setPlan({.items = 400,
                      .designEffect = 1,
                      .observedNoise = std::nullopt,
                      .wish = std::nullopt,
                      .limits = {{"open", 0.05}}});
        QVERIFY2(told->text().contains(u"400 items"_s), qPrintable(told->text()));
        QCOMPARE(alarms->model()->index(1, 3).data().toString(), u"0.1\u00a0%"_s);
        auto* wish = part<QDoubleSpinBox>(view, "powerWish");
        wish->setFocus();
        wish->selectAll();
        QTest::keyClicks(wish, u"10"_s);
        QTest::keyClick(wish, Qt::Key_Return);
        QVERIFY2(!told->text().contains(u"469"_s) && told->text().contains(u"10"_s),
                 qPrintable(told->text()));
        QCOMPARE(view.plan().wish, std::optional(0.1));
        // A new plan leaves the wish as it was typed.
        view.setPlan({.items = 3,
                      .designEffect = 1,
                      .observedNoise = std::nullopt,
                      .wish = std::nullopt,
                      .limits = {}});
        QCOMPARE(view.plan().wish, std::optional(0.1));
        QVERIFY2(told->text().contains(u"so few"_s), qPrintable(told->text()));
    }
};

ASSAY_TEST(TstPowerView)
#include "tst_power_view.moc"

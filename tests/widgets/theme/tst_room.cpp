// Who gets the room of a window: rows of controls, tabs, the side of a splitter.
#include "tests/support/test_class.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"
#include "widgets/theme/least_size.h"

#include <QtTest/QTest>

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace assay;

namespace {

QWidget* sized(int width, QWidget* parent) {
    auto* const made = new QWidget(parent);
    made->setMinimumSize(width, 20);
    return made;
}

} // namespace

class TestRoom : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void whatALineLeavesIsSharedByStretch() {
        QWidget bar;
        auto* const row = new widgets::FlowLayout(&bar);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(10);
        QWidget* const fixed = sized(50, &bar);
        QWidget* const once = sized(40, &bar);
        QWidget* const twice = sized(40, &bar);
        row->addWidget(fixed);
        row->addStretched(once);
        row->addStretched(twice, 2);
        bar.resize(450, 20); // 300 more than they need with the space between them
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QCOMPARE(fixed->geometry(), QRect(0, 0, 50, 20));
        QCOMPARE(once->geometry(), QRect(60, 0, 140, 20));
        QCOMPARE(twice->geometry(), QRect(210, 0, 240, 20));
        bar.resize(110, 100); // the third goes on below
        QCOMPARE(once->geometry(), QRect(60, 0, 50, 20));
        QCOMPARE(twice->geometry(), QRect(0, 30, 110, 20));
    }

    void aLabelStaysBesideItsField() {
        QWidget bar;
        auto* const row = new widgets::FlowLayout(&bar);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(10);
        QWidget* const before = sized(60, &bar);
        QWidget* const label = sized(30, &bar);
        QWidget* const field = sized(40, &bar);
        row->addWidget(before);
        row->addTogether({label, field});
        bar.resize(110, 100); // for the label alone there would be room
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QCOMPARE(label->geometry().topLeft(), QPoint(0, 30));
        QCOMPARE(field->geometry().topLeft(), QPoint(40, 30));
        label->hide();
        field->hide(); // then the row ends before them
        QCOMPARE(row->heightForWidth(110), 20);
    }

    void onlyTheTabInFrontAsksForRoom() {
        QTabWidget tabs;
        tabs.addTab(sized(100, &tabs), QStringLiteral("a"));
        auto* const wide = new QWidget(&tabs);
        auto* const inside = new QVBoxLayout(wide);
        inside->addWidget(sized(900, wide));
        tabs.addTab(wide, QStringLiteral("b"));
        QVERIFY(tabs.minimumSizeHint().width() >= 900);
        widgets::askForFrontTab(tabs);
        QVERIFY(tabs.minimumSizeHint().width() < 900);
        tabs.setCurrentIndex(1);
        QVERIFY(tabs.minimumSizeHint().width() >= 900);
        tabs.setCurrentIndex(0);
        QVERIFY(tabs.minimumSizeHint().width() < 900);

        QStackedWidget pages;
        auto* const high = new QWidget(&pages);
        auto* const column = new QVBoxLayout(high);
        column->addWidget(sized(700, high));
        pages.addWidget(sized(100, &pages));
        pages.addWidget(high);
        widgets::askForFrontPage(pages);
        QVERIFY(pages.minimumSizeHint().width() < 700);
        pages.setCurrentIndex(1);
        QVERIFY(pages.minimumSizeHint().width() >= 700);
    }

    void aSideGivesWayInANarrowSplitter() {
        QSplitter splitter(Qt::Horizontal);
        splitter.addWidget(sized(20, &splitter));
        splitter.addWidget(sized(20, &splitter));
        splitter.setStretchFactor(0, 0);
        splitter.setStretchFactor(1, 1);
        widgets::setSide(splitter, 50);
        splitter.resize(1'200, 100);
        splitter.show();
        QVERIFY(QTest::qWaitForWindowExposed(&splitter));
        const int side = splitter.sizes().front();
        QVERIFY(side < 600);
        splitter.resize(side + 40, 100);
        QTRY_COMPARE(splitter.sizes().front(), (side + 40) / 2);
    }

    void textsThatWrapNeedHeight() {
        QWidget box;
        auto* const column = new QVBoxLayout(&box);
        auto* const text =
            new QLabel(QStringLiteral("one two three four five six seven eight nine ten"), &box);
        text->setWordWrap(true);
        column->addWidget(text);
        QVERIFY(widgets::leastSizeAt(box, 80).height() > widgets::leastSizeAt(box, 1'000).height());
    }
};

ASSAY_TEST(TestRoom)
#include "tst_room.moc"

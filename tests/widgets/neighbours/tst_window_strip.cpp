#include "tests/support/test_class.h"
#include "widgets/neighbours/window_strip.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace assay::widgets;
using namespace Qt::Literals::StringLiterals;

namespace {

// Positions 3 … 9 but for 6, the anchor at 7.
WindowStripSpec someSpec() {
    WindowStripSpec spec;
    spec.anchor = 7;
    spec.window = 2;
    spec.reach = 5;
    spec.clippedBelow = true;
    spec.sentences = {
        {3, StripCell::Outside, u"far"_s, true},     {4, StripCell::Outside, u"near"_s, false},
        {5, StripCell::Gold, u"gold"_s, false},      {7, StripCell::Anchor, u"anchor"_s, false},
        {8, StripCell::NotProse, u"table"_s, false}, {9, StripCell::Navigational, u"see"_s, false}};
    return spec;
}

} // namespace

class TestWindowStrip : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void saysInWordsWhatItShows() {
        WindowStrip strip;
        QCOMPARE(strip.textAlternative(), u"There is no anchor to show"_s);
        strip.setSpec(someSpec());
        QCOMPARE(strip.textAlternative(),
                 u"Anchor at position 7, window ±2, 1 gold, clipped by the beginning of the section"_s);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&strip);
        QCOMPARE(spoken->role(), QAccessible::Chart);
        QCOMPARE(spoken->text(QAccessible::Description), strip.textAlternative());
        strip.clear();
        QCOMPARE(spoken->text(QAccessible::Description), u"There is no anchor to show"_s);
    }

    void everyKindOfCellHasItsWords() {
        QStringList texts;
        for (const StripCell cell : {StripCell::Anchor, StripCell::Gold, StripCell::Outside,
                                     StripCell::NotProse, StripCell::Navigational}) {
            texts << stripCellText(cell, 3);
        }
        QCOMPARE(texts.removeDuplicates(), 0);
        QVERIFY(stripCellText(StripCell::Gold, 3).contains(u"±3"_s));
    }

    // From cell to cell over gaps; the ends hold.
    void keysWalkAlongTheCells() {
        WindowStrip strip;
        strip.setSpec(someSpec());
        strip.resize(500, 80);
        const QSignalSpy chosen(&strip, &WindowStrip::positionChosen);
        const auto after = [&](Qt::Key key) {
            QTest::keyClick(&strip, key);
            return strip.currentPosition();
        };
        QCOMPARE(strip.currentPosition(), 7);
        QCOMPARE(after(Qt::Key_Left), 5);
        QVERIFY(QAccessible::queryAccessibleInterface(&strip)->text(QAccessible::Value).contains(u"gold"_s));
        QCOMPARE(after(Qt::Key_Right), 7);
        QCOMPARE(after(Qt::Key_End), 9);
        QCOMPARE(after(Qt::Key_Right), 9);
        QCOMPARE(after(Qt::Key_Home), 3);
        QVERIFY(QAccessible::queryAccessibleInterface(&strip)
                    ->text(QAccessible::Value)
                    .contains(u"Among the results"_s));
        QCOMPARE(after(Qt::Key_Left), 3);
        QCOMPARE(chosen.size(), 6);
        QCOMPARE(chosen.last().first().toInt(), 3);
        strip.setSpec(someSpec());
        QCOMPARE(strip.currentPosition(), 7);
    }

    void aClickChoosesACell() {
        WindowStrip strip;
        strip.resize(1'100, 80);
        const QSignalSpy chosen(&strip, &WindowStrip::positionChosen);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, {550, 12});
        QCOMPARE(chosen.size(), 0); // nothing is shown
        strip.setSpec(someSpec());
        QTest::mouseClick(&strip, Qt::LeftButton, {}, {550, 12}); // the anchor stands in the middle
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(strip.currentPosition(), 7);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, {450, 12}); // a gap stays a gap
        QCOMPARE(chosen.size(), 1);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, {650, 12});
        QCOMPARE(strip.currentPosition(), 8);
    }

    // Kinds are told by a sign, not by colour alone: without colour the pictures differ.
    void kindsDifferWithoutColour() {
        const auto picture = [](StripCell cell) {
            WindowStrip strip;
            WindowStripSpec spec;
            spec.reach = 1;
            spec.sentences = {{0, cell, {}, false}};
            strip.setSpec(spec);
            strip.resize(300, 80);
            return strip.grab().toImage().convertToFormat(QImage::Format_Mono);
        };
        QVERIFY(picture(StripCell::Outside) != picture(StripCell::NotProse));
        QVERIFY(picture(StripCell::NotProse) != picture(StripCell::Navigational));
        QVERIFY(picture(StripCell::Gold) != picture(StripCell::Anchor));
    }
};

ASSAY_TEST(TestWindowStrip)
#include "tst_window_strip.moc"

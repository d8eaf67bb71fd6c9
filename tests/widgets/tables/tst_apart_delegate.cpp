// Names that do not fit are cut where they are alike.
#include "tests/support/test_class.h"
#include "widgets/tables/apart_delegate.h"

#include <QtTest/QtTest>

using namespace assay::widgets;
using namespace Qt::Literals::StringLiterals;

class TestApartDelegate : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void placesAreWhereNamesPart() {
        QCOMPARE(apartPlaces({}), QList<int>());
        QCOMPARE(apartPlaces({u"alone"_s}), QList<int>{0});
        QCOMPARE(apartPlaces({u"base: gpt, gold"_s, u"other"_s, u"base: claude, gold"_s}),
                 (QList<int>{6, 0, 6}));
        QCOMPARE(apartPlaces({u"same"_s, u"same"_s, u"same (2)"_s}), (QList<int>{4, 4, 4}));
        QCOMPARE(apartPlaces({u"of gpt"_s, u"of claude"_s, u"of gpt"_s, u"of gpt"_s}),
                 (QList<int>{3, 3, 3, 3}));
        QCOMPARE(apartPlaces({u"alike"_s, u"alike"_s}), (QList<int>{0, 0}));
    }

    void whatTellsThemApartIsSeen() {
        const QFontMetrics metrics{QFont()};
        const QStringList names{u"baseline_comparison: gpt4_vanilla, golden_dataset, florida"_s,
                                u"baseline_comparison: claude_vanilla, golden_dataset, florida"_s};
        const QList<int> places = apartPlaces(names);
        const int width = metrics.horizontalAdvance(names[0]) / 2;
        for (int i = 0; i < 2; ++i) {
            const QString cut = elidedApart(names[i], places[i], metrics, width);
            QVERIFY2(metrics.horizontalAdvance(cut) <= width, qPrintable(cut));
            QVERIFY2(cut.startsWith(u"base"_s), qPrintable(cut));
            QVERIFY2(cut.contains(i == 0 ? u"gpt4_"_s : u"claude_"_s), qPrintable(cut));
        }
        // The last of what several share, as a number behind it.
        const QString numbered = u"edgar_filings of all the companies, LSA 256 (2)"_s;
        const QString cut = elidedApart(numbered, numbered.indexOf(u" (2)"_s), metrics,
                                        metrics.horizontalAdvance(numbered) / 2);
        QVERIFY2(cut.startsWith(u"edgar"_s) && cut.endsWith(u"(2)"_s), qPrintable(cut));
        // One that fits is whole; one that differs from the first letter on keeps its beginning.
        QCOMPARE(elidedApart(u"short"_s, 2, metrics, 1'000), u"short"_s);
        QVERIFY(elidedApart(names[0], 0, metrics, width).startsWith(u"baseline_comparison"_s));
    }
};

ASSAY_TEST(TestApartDelegate)
#include "tst_apart_delegate.moc"

#include "widgets/text/typed_number.h"

#include <QTest>

using namespace assay::widgets;
using namespace Qt::Literals::StringLiterals;

class TestTypedNumber : public QObject {
    Q_OBJECT
  private Q_SLOTS:

    void theLocalesPointIsTyped() {
        const QLocale german(u"de_DE"_s);
        QCOMPARE(typedNumber(u"0.5"_s, german), u"0,5"_s);
        QCOMPARE(typedNumber(u"-1.25e-7"_s, german), u"-1,25e-7"_s);
        QCOMPARE(typedNumber(u"12"_s, german), u"12"_s);
        QCOMPARE(typedNumber(u"No. 5"_s, german), u"No. 5"_s);
        QCOMPARE(typedNumber(u"0.5"_s, QLocale::c()), u"0.5"_s);
    }

    void bothPointsAreUnderstood() {
        const QLocale german(u"de_DE"_s);
        QCOMPARE(storedNumber(u" 0,5 "_s, german), u"0.5"_s);
        QCOMPARE(storedNumber(u"0.5"_s, german), u"0.5"_s);
        QCOMPARE(storedNumber(u"1,500"_s, german), u"1.500"_s);
        QCOMPARE(storedNumber(u"1.500"_s, german), std::nullopt);
        QCOMPARE(storedNumber(u"0.125"_s, german), u"0.125"_s);
        QCOMPARE(storedNumber(u"-0.125"_s, german), u"-0.125"_s);
        QCOMPARE(storedNumber(u"-12.500"_s, german), std::nullopt);
        QCOMPARE(storedNumber(u"1.500,25"_s, german), u"1.500,25"_s); // no number
        QCOMPARE(storedNumber(u"about 5"_s, german), u"about 5"_s);
        QCOMPARE(storedNumber(u"1.500"_s, QLocale::c()), u"1.500"_s);
        QCOMPARE(storedNumber(u"0,5"_s, QLocale::c()), u"0,5"_s); // no number
    }
};

QTEST_APPLESS_MAIN(TestTypedNumber)
#include "tst_typed_number.moc"

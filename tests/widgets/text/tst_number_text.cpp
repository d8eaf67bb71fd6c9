// Numbers as they are shown, and as they are typed.
#include "tests/support/test_class.h"
#include "widgets/text/number_text.h"
#include "widgets/text/typed_number.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace assay::widgets;
using namespace Qt::Literals::StringLiterals;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kNorwegian(QLocale::NorwegianBokmal, QLocale::Norway);

// No-break spaces as plain ones, so that expectations are readable.
QString plain(QString text) {
    return text.replace(QChar(QChar::Nbsp), u' ').replace(QChar(0x202F), u' ');
}

} // namespace

class TestNumberText : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void aMinusIsAMinusInEveryLanguage() {
        for (const char* name : {"C", "de_DE", "nb_NO", "en_GB"}) {
            const QString text = numberText(-0.0334, 4, QLocale(QLatin1String(name)));
            QVERIFY2(text.startsWith(QChar(0x2212)) && !text.contains(u'-'), qPrintable(text));
            QVERIFY(proportionText(-0.5, 2, QLocale(QLatin1String(name))).startsWith(QChar(0x2212)));
        }
    }

    void rangesHaveNoComma() {
        QCOMPARE(rangeText(QStringLiteral("84,1"), QStringLiteral("97,4")), QStringLiteral("84,1\u201397,4"));
        QCOMPARE(rangeText(numberText(-3, 1, QLocale::c()), numberText(-1, 1, QLocale::c())),
                 QStringLiteral("\u22123.0\u00a0\u2013\u00a0\u22121.0"));
    }

    void countsAreGrouped() {
        QCOMPARE(countText(1'234'567, kEnglish), QStringLiteral("1,234,567"));
        QCOMPARE(plain(countText(1'234'567, kNorwegian)), QStringLiteral("1 234 567"));
        QCOMPARE(countText(0, kEnglish), QStringLiteral("0"));
        QCOMPARE(countText(std::numeric_limits<std::int64_t>::max(), kEnglish),
                 QStringLiteral("9,223,372,036,854,775,807"));
    }

    void proportionsHaveFourDecimals() {
        QCOMPARE(proportionText(0.28683, 4, kEnglish), QStringLiteral("0.2868"));
        QCOMPARE(proportionText(0.28683, 4, kNorwegian), QStringLiteral("0,2868"));
        QCOMPARE(proportionText(1.0, 4, kEnglish), QStringLiteral("1.0000"));
        QCOMPARE(proportionText(0.0, 2, kEnglish), QStringLiteral("0.00"));
    }

    void theUndefinedIsADashAndNeverZero() {
        QCOMPARE(proportionText(std::nullopt), QStringLiteral("—"));
        QCOMPARE(proportionText(std::nan("")), QStringLiteral("—"));
        QCOMPARE(percentText(std::numeric_limits<double>::infinity()), QStringLiteral("—"));
        QCOMPARE(durationText(-1), QStringLiteral("—"));
        QCOMPARE(byteText(-1), QStringLiteral("—"));
    }

    void percents() {
        QCOMPARE(plain(percentText(0.125, 1, kEnglish)), QStringLiteral("12.5 %"));
        QCOMPARE(plain(percentText(1.0, 0, kEnglish)), QStringLiteral("100 %"));
        QCOMPARE(plain(percentText(0.125, 1, kNorwegian)), QStringLiteral("12,5 %"));
    }

    void durations_data() {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << qint64{0} << QStringLiteral("under 1 s");
        QTest::newRow("just under") << qint64{999} << QStringLiteral("under 1 s");
        QTest::newRow("one") << qint64{1'000} << QStringLiteral("1 s");
        QTest::newRow("rounded") << qint64{8'499} << QStringLiteral("8 s");
        QTest::newRow("rounds to a minute") << qint64{59'700} << QStringLiteral("1 min");
        QTest::newRow("minute and seconds") << qint64{80'000} << QStringLiteral("1 min 20 s");
        QTest::newRow("hours") << qint64{(2 * 3'600 + 5 * 60 + 50) * 1'000} << QStringLiteral("2 h 5 min");
        QTest::newRow("whole hours") << qint64{3'600'000} << QStringLiteral("1 h");
        QTest::newRow("days") << qint64{(3 * 24 + 4) * 3'600'000} << QStringLiteral("3 d 4 h");
    }

    void durations() {
        QFETCH(qint64, milliseconds);
        QFETCH(QString, text);
        QCOMPARE(plain(durationText(milliseconds, kEnglish)), text);
    }

    void sizes() {
        QCOMPARE(plain(byteText(999, kEnglish)), QStringLiteral("999 bytes"));
        QCOMPARE(plain(byteText(1'234'567, kEnglish)), QStringLiteral("1.2 MB"));
        QCOMPARE(plain(byteText(1'234'567, kNorwegian)), QStringLiteral("1,2 MB"));
    }

    void times() {
        QVERIFY(timeText(QStringLiteral("2026-03-01T12:30:05Z"), kEnglish).contains(QStringLiteral("2026")));
        QCOMPARE(timeText(QStringLiteral("some day"), kEnglish), QStringLiteral("some day"));
    }

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

ASSAY_TEST(TestNumberText)
#include "tst_number_text.moc"

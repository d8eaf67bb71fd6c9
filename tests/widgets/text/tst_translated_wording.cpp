// The words of core as the window has them.
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QtTest/QtTest>

#include <QTranslator>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::TranslatedWording;
using widgets::windowText;
using widgets::WindowWording;

namespace {

class Norwegian final : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int n) const override {
        return QLatin1String(context) != "Report"_L1 ? QString()
               : QLatin1String(source) == "%n file(s) in %1"_L1
                   ? (n == 1 ? u"%n fil i %1"_s : u"%n filer i %1"_s)
               : QLatin1String(source) == "Stored runs"_L1 ? u"Lagrede kjøringer"_s
                                                           : QString();
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
};

std::string named(const std::string& name, int count, const words::Wording& wording) {
    return wording.text("%n file(s) in %1", count, {name});
}

} // namespace

class TstTranslatedWording : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void countsAreTranslated() {
        QCOMPARE(windowText("%n file(s) in %1", 1, {"gold"}), u"1 file in gold"_s);
        Norwegian norwegian;
        QVERIFY(QCoreApplication::installTranslator(&norwegian));
        QCOMPARE(windowText("Stored runs"), u"Lagrede kjøringer"_s);
        QCOMPARE(windowText("%n file(s) in %1", 1, {"gull"}), u"1 fil i gull"_s);
        QCOMPARE(windowText(named, std::string("gull"), 2), u"2 filer i gull"_s);
        const TranslatedWording german(QLocale(QLocale::German));
        QCOMPARE(german.text("%n file(s) in %1", 12'345, {"gull"}), std::string("12.345 filer i gull"));
        QCOMPARE(german.text("%n file(s) in %1", 5'000'000'000, {"gull"}),
                 std::string("5.000.000.000 filer i gull"));
        QCoreApplication::removeTranslator(&norwegian);
    }

    // As the window's own texts have them.
    void numbersAreThoseOfTheWindow() {
        for (const QLocale& locale : {QLocale::c(), QLocale(QLocale::English, QLocale::UnitedKingdom),
                                      QLocale(QLocale::German), QLocale(QLocale::NorwegianBokmal)}) {
            const WindowWording wording(locale);
            for (const double value : {-12'345.25, -0.5, 0.0, 0.8732, 1'234.5}) {
                QCOMPARE(QString::fromStdString(wording.number(value, 4)),
                         widgets::numberText(value, 4, locale));
            }
            QCOMPARE(QString::fromStdString(wording.count(1'234'567)), widgets::countText(1'234'567, locale));
        }
    }
};

ASSAY_TEST(TstTranslatedWording)
#include "tst_translated_wording.moc"

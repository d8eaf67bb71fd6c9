#include "app/shell/english_plurals.h"
#include "tests/support/test_class.h"

#include <QLocale>

using assay::app::EnglishPlurals;
using namespace Qt::Literals::StringLiterals;

class TestEnglishPlurals : public QObject {
    Q_OBJECT
  private Q_SLOTS:

    void countsReadAsEnglish() {
        EnglishPlurals plurals;
        QVERIFY(QCoreApplication::installTranslator(&plurals));
        const auto text = [](const char* source, int n) {
            return QCoreApplication::translate("Anything", source, nullptr, n);
        };
        QCOMPARE(text("%n question(s)", 1), u"1 question"_s);
        QCOMPARE(text("%n question(s)", 0), u"0 questions"_s);
        QCOMPARE(text("%n class(es) of %n file(s)", 1), u"1 class of 1 file"_s);
        QCOMPARE(text("%n class(es) of %n file(s)", 3), u"3 classes of 3 files"_s);
        QCOMPARE(text("%n scored sets", 2), u"2 scored sets"_s);
        // Digits are grouped as in all other figures.
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        QCOMPARE(text("%n question(s)", 1'668), u"1,668 questions"_s);
        QCOMPARE(text("%n scored sets", 1'668), u"1,668 scored sets"_s);
        QLocale::setDefault(before);
        // Without a count the text stays as it is written.
        QCOMPARE(QCoreApplication::translate("Anything", "f(s)"), u"f(s)"_s);
        QVERIFY(QCoreApplication::removeTranslator(&plurals));
        QCOMPARE(text("%n question(s)", 1), u"1 question(s)"_s);
    }
};

ASSAY_TEST(TestEnglishPlurals)
#include "tst_english_plurals.moc"

// Numbers in fields that a person types into, by the locale.
#include "tests/support/test_class.h"
#include "widgets/text/typed_number.h"

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestTypedNumber : public QObject {
    Q_OBJECT

    const QLocale m_english{QLocale::English};
    const QLocale m_german{QLocale::German};

  private Q_SLOTS:

    void figuresStandAsTheLocaleWritesThem() {
        QCOMPARE(widgets::typedNumber(0.125, m_english), u"0.125"_s);
        QCOMPARE(widgets::typedNumber(0.125, m_german), u"0,125"_s);
        QCOMPARE(widgets::typedNumber(1'500.0, m_german), u"1500"_s);
    }

    void whatIsTypedIsANumberOrNone() {
        QCOMPARE(widgets::numberTyped(u" 0.5 "_s, m_english), std::optional(0.5));
        QCOMPARE(widgets::numberTyped(u"0,5"_s, m_german), std::optional(0.5));
        QCOMPARE(widgets::numberTyped(u"0.5"_s, m_german), std::optional(0.5)); // understood everywhere
        QVERIFY(!widgets::numberTyped(u"1.500"_s, m_german));                   // could be two
        QVERIFY(!widgets::numberTyped(QString(), m_english));
        QVERIFY(!widgets::numberTyped(u"much"_s, m_english));
    }
};

ASSAY_TEST(TestTypedNumber)
#include "tst_typed_number.moc"

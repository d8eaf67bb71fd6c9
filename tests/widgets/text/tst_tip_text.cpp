#include "tests/support/test_class.h"
#include "widgets/text/tip_text.h"

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestTipText : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void linesAreNotTooLong() {
        QString text;
        for (int i = 0; i < 100; ++i) {
            text += u"word%1 "_s.arg(i);
        }
        const QString lines = widgets::tipLines(text);
        QVERIFY(lines.contains(u'\n'));
        for (const QString& line : lines.split(u'\n')) {
            QVERIFY2(line.size() <= 80, qPrintable(line));
            QVERIFY2(line.size() > 60 || lines.endsWith(line), qPrintable(line));
        }
        QCOMPARE(QString(lines).replace(u'\n', u' '), text); // nothing else is changed
    }

    void whatIsShortOrHasNoSpacesStays() {
        const QString longWord(300, u'x');
        for (const QString& text : {QString(), u"short"_s, u"<b>R&D</b>"_s, u"two\nlines"_s, longWord}) {
            QCOMPARE(widgets::tipLines(text), text);
        }
        QCOMPARE(widgets::tipLines(longWord + u" and more"_s), longWord + u"\nand more"_s);
    }

    void linesOfTheTextAreKept() {
        const QString line(79, u'x');
        QCOMPARE(widgets::tipLines(line + u'\n' + line + u"\nlast one"_s),
                 line + u'\n' + line + u"\nlast one"_s);
    }
};

ASSAY_TEST(TestTipText)
#include "tst_tip_text.moc"

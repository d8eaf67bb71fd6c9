// A label that is never lower than its text needs, and comes to rest.
#include "tests/support/test_class.h"
#include "widgets/text/whole_label.h"

#include <QtTest/QtTest>

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

using namespace assay;

namespace {

class PaintCounter final : public QObject {
  public:
    int paints = 0;

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

struct Shown {
    QWidget window;
    QLabel* label = new QLabel;
    PaintCounter counter;

    Shown() {
        (new QVBoxLayout(&window))->addWidget(label);
        widgets::keepWhole(*label);
        label->setText(QStringLiteral("short"));
        window.resize(200, 400);
        window.show();
        label->installEventFilter(&counter);
    }
};

} // namespace

class TestWholeLabel : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void growsWithItsText() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
        const int before = shown.label->minimumHeight();
        shown.label->setText(QStringLiteral("many words in a row ").repeated(20));
        QTRY_VERIFY(shown.label->minimumHeight() > 3 * before);
        QVERIFY(shown.label->height() >= shown.label->heightForWidth(shown.label->width()));
        shown.label->clear();
        QTRY_COMPARE(shown.label->minimumHeight(), 0);
    }

    // In a narrow place it takes more lines; back in a wide one it gives them back.
    void givesBackWhatItDoesNotNeed() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
        const int line = shown.label->minimumHeight();
        shown.label->setText(QStringLiteral("many words in a row ").repeated(4));
        QTRY_VERIFY(shown.label->minimumHeight() > line);
        shown.window.resize(1'600, 400);
        QTRY_COMPARE(shown.label->minimumHeight(), line);
        shown.window.resize(200, 400);
        QTRY_VERIFY(shown.label->minimumHeight() > line);
        shown.label->setText(QStringLiteral("short"));
        QTRY_COMPARE(shown.label->minimumHeight(), line);
    }

    // Measuring a rich text asks for a painting; a painting that measured would never end.
    void aRichTextComesToRest() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
        shown.label->setText(QStringLiteral("<b>Bold</b> and more ").repeated(20));
        const auto isAtRest = [&shown] {
            const int before = shown.counter.paints;
            for (int i = 0; i < 20; ++i) {
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            return before > 0 && shown.counter.paints == before;
        };
        QTRY_VERIFY(isAtRest());
    }
};

ASSAY_TEST(TestWholeLabel)
#include "tst_whole_label.moc"

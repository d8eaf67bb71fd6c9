// Icons of the rows of lists: they are read on the colour of what is selected, too.
#include "tests/support/test_class.h"
#include "widgets/theme/drawn_icon.h"
#include "widgets/theme/theme.h"

#include <QImage>
#include <QPainter>

using namespace assay::widgets;

class TestDrawnIcon : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void isReadWhereItIsSelected_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }

    void isReadWhereItIsSelected() {
        QFETCH(QPalette, palette);
        const QColor red(0xC8, 0x45, 0x00); // as the flag of a question
        const QIcon icon = drawnIcon([red](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(red);
            painter.drawRect(QRectF(-2, -2, 4, 4));
        });
        QImage image(32, 32, QImage::Format_RGB32);
        image.fill(palette.color(QPalette::Highlight));
        QPainter painter(&image);
        icon.paint(&painter, image.rect(), Qt::AlignCenter, QIcon::Selected);
        painter.end();
        QCOMPARE(image.pixelColor(16, 16), red);
        const QColor around = image.pixelColor(26, 16);
        QVERIFY2(contrastRatio(red, around) >= 3.0, qPrintable(around.name()));
        QVERIFY2(contrastRatio(around, palette.color(QPalette::Highlight)) >= 3.0, qPrintable(around.name()));
    }

    void hasNoGroundElsewhere() {
        const QIcon icon = drawnIcon([](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::red);
            painter.drawRect(QRectF(-2, -2, 4, 4));
        });
        QImage image(32, 32, QImage::Format_RGB32);
        image.fill(Qt::blue);
        QPainter painter(&image);
        icon.paint(&painter, image.rect());
        painter.end();
        QCOMPARE(image.pixelColor(26, 16), QColor(Qt::blue));
    }
};

ASSAY_TEST(TestDrawnIcon)
#include "tst_drawn_icon.moc"

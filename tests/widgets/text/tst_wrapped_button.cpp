// A button whose sentence wraps instead of being cut.
#include "tests/support/test_class.h"
#include "widgets/text/wrapped_button.h"

#include <QtTest/QTest>

#include <QImage>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace assay;
using widgets::WrappedButton;

namespace {

QString sentence() {
    return QStringLiteral("Settle 12 flagged questions of the second annotation round");
}

// Rows of the picture that differ from the same button without a text.
QList<int> inkedRows(const QString& text, int width) {
    WrappedButton with(text);
    WrappedButton without(QString{});
    const QSize size(width, with.heightForWidth(width));
    with.resize(size);
    without.resize(size);
    const QImage a = with.grab().toImage();
    const QImage b = without.grab().toImage();
    QList<int> rows;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y)) {
                rows.append(y);
                break;
            }
        }
    }
    return rows;
}

} // namespace

class TestWrappedButton : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void growsWhereItIsNarrow() {
        const WrappedButton button(sentence());
        const int line = button.fontMetrics().height();
        const int one = button.heightForWidth(2'000);
        QVERIFY(one >= line && one < 2 * line);
        const int width = button.fontMetrics().horizontalAdvance(sentence());
        QVERIFY(button.heightForWidth(width * 2 / 3) >= one + line - 1);
        int before = button.heightForWidth(60);
        for (int w = 80; w < 2'000; w += 20) {
            QVERIFY(button.heightForWidth(w) <= before);
            before = button.heightForWidth(w);
        }
    }

    void aLayoutGivesItTheHeight() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* button = new WrappedButton(sentence(), &window);
        layout->addWidget(button);
        layout->addStretch();
        window.resize(180, 400);
        window.show();
        QVERIFY(button->height() >= button->heightForWidth(button->width()));
        QVERIFY(button->height() > 2 * button->fontMetrics().height());
        QVERIFY(button->minimumSizeHint().width() <= 180);
        QSignalSpy clicked(button, &QPushButton::clicked);
        QTest::keyClick(button, Qt::Key_Space);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(5, button->height() - 3));
        QCOMPARE(clicked.size(), 2);
    }

    // Every line is painted, none over the edge, also of a word that is too long for one.
    void paintsEveryLine_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << sentence();
        QTest::newRow("one word") << QStringLiteral("run_").repeated(20);
    }

    void paintsEveryLine() {
        QFETCH(const QString, text);
        const WrappedButton button(text);
        constexpr int kWidth = 160;
        const int line = button.fontMetrics().lineSpacing();
        const QList<int> rows = inkedRows(text, kWidth);
        QVERIFY(rows.size() > line); // of more than one line
        QVERIFY(rows.front() > 0 && rows.back() < button.heightForWidth(kWidth) - 1);
        QVERIFY(rows.back() - rows.front() > button.heightForWidth(kWidth) - 2 * line);
    }

    void namesHaveNoMnemonic() {
        const WrappedButton button(QStringLiteral("R&D"));
        QVERIFY(button.shortcut().isEmpty());
        QCOMPARE(button.sentence(), QStringLiteral("R&D"));
        QVERIFY(button.sizeHint().width() > WrappedButton(QStringLiteral("RD")).sizeHint().width());
    }
};

ASSAY_TEST(TestWrappedButton)
#include "tst_wrapped_button.moc"

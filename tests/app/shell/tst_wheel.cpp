// Scrolling over any page or dialog of the program changes no value.
#include "tests/app/shell/full_window.h"
#include "tests/support/test_class.h"
#include "tests/support/wheel.h"

#include <QtTest/QTest>

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>

using namespace assay;

namespace {

// What the control stands for; empty: it stands for nothing.
QString wheelValue(const QWidget& widget) {
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        return QStringLiteral("%1 %2").arg(combo->currentIndex()).arg(combo->currentText());
    }
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget)) {
        return spin->text();
    }
    const auto* slider = qobject_cast<const QAbstractSlider*>(&widget);
    return slider != nullptr && qobject_cast<const QScrollBar*>(&widget) == nullptr
               ? QString::number(slider->value())
               : QString();
}

int turnOverAll(QWidget& window, const QString& place) {
    int controls = 0;
    const QList<QWidget*> all = window.findChildren<QWidget*>();
    for (QWidget* each : all) {
        if (!each->isVisible() || !each->isEnabled() || wheelValue(*each).isEmpty()) {
            continue;
        }
        if (QWidget* focus = QApplication::focusWidget()) {
            focus->clearFocus();
        }
        const QString before = wheelValue(*each);
        tests::turnWheel(*each, -120);
        tests::turnWheel(*each, -120);
        tests::turnWheel(*each, 120);
        if (wheelValue(*each) != before || each->hasFocus()) {
            qWarning("%s: %s: %s became %s", qPrintable(place), qPrintable(each->objectName()),
                     qPrintable(before), qPrintable(wheelValue(*each)));
            return -1;
        }
        ++controls;
    }
    return controls;
}

} // namespace

class TstWheel : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void noControlTakesTheWheelUnasked() {
        tests::FullWindow full;
        QVERIFY(full.show(QSize(1280, 800)));
        int controls = 0;
        bool sound = true;
        full.everywhere([&](const QString& place) {
            const int here = turnOverAll(*full.window, place);
            sound = sound && here >= 0;
            controls += here;
        });
        QVERIFY(sound);
        QVERIFY2(controls > 50, qPrintable(QString::number(controls)));
        const QList<QWidget*> dialogs = full.otherWindows();
        for (QWidget* dialog : dialogs) {
            dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(dialog));
            QVERIFY2(turnOverAll(*dialog, dialog->objectName()) >= 0, qPrintable(dialog->objectName()));
            dialog->hide();
        }
    }
};

ASSAY_TEST(TstWheel)
#include "tst_wheel.moc"

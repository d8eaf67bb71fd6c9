// The wheel over controls, as it comes from the mouse.
#include "tests/support/test_class.h"
#include "tests/support/wheel.h"
#include "widgets/editing/wheel_guard.h"

#include <QtTest/QTest>

#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QVBoxLayout>
#include <functional>

using namespace assay;

namespace {

struct Case {
    QWidget* control;
    std::function<QString()> value;
};

// A dialog that scrolls, with one control of each kind.
class WheelDialog : public QDialog {
  public:
    WheelDialog() {
        auto* outer = new QVBoxLayout(this);
        first = new QLineEdit(this);
        outer->addWidget(first);
        area = new QScrollArea(this);
        area->setWidgetResizable(true);
        outer->addWidget(area);
        auto* content = new QWidget;
        content->setMinimumHeight(2'000);
        auto* layout = new QVBoxLayout(content);
        for (const bool editable : {false, true}) {
            auto* combo = new QComboBox(content);
            combo->setEditable(editable);
            combo->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
            combo->setCurrentIndex(1);
            cases.push_back({combo, [combo] { return combo->currentText(); }});
        }
        auto* spin = new QDoubleSpinBox(content);
        spin->setValue(5);
        cases.push_back({spin, [spin] { return spin->text(); }});
        auto* date = new QDateEdit(QDate(2020, 5, 5), content);
        cases.push_back({date, [date] { return date->text(); }});
        auto* slider = new QSlider(Qt::Horizontal, content);
        slider->setValue(50);
        cases.push_back({slider, [slider] { return QString::number(slider->value()); }});
        auto* tabs = new QTabBar(content);
        for (int i = 0; i < 3; ++i) {
            tabs->addTab(QString::number(i));
        }
        tabs->setCurrentIndex(1);
        cases.push_back({tabs, [tabs] { return QString::number(tabs->currentIndex()); }});
        for (const Case& each : cases) {
            layout->addWidget(each.control);
        }
        layout->addStretch(1);
        area->setWidget(content);
        resize(400, 400);
        show();
        activateWindow();
        first->setFocus();
    }

    QLineEdit* first;
    QScrollArea* area;
    std::vector<Case> cases;
};

} // namespace

class TstWheelGuard : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() { widgets::WheelGuard::install(*qApp); }

    void scrollingPastAControlScrollsAndChangesNothing() {
        WheelDialog dialog;
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(dialog.first->hasFocus());
        for (const Case& each : dialog.cases) {
            dialog.area->verticalScrollBar()->setValue(0);
            const QString before = each.value();
            for (const int turn : {-120, -120, 120}) {
                tests::turnWheel(*each.control, turn);
            }
            QVERIFY2(each.value() == before, each.control->metaObject()->className());
            QVERIFY2(dialog.first->hasFocus(), each.control->metaObject()->className());
            QVERIFY2(dialog.area->verticalScrollBar()->value() > 0, each.control->metaObject()->className());
        }
    }

    void whatHasTheFocusTakesIt() {
        WheelDialog dialog;
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (const Case& each : dialog.cases) {
            each.control->setFocus(Qt::TabFocusReason);
            const QString before = each.value();
            tests::turnWheel(*each.control, -120);
            QVERIFY2(each.value() != before, each.control->metaObject()->className());
        }
    }

    void itIsInstalledOnce() {
        widgets::WheelGuard::install(*qApp);
        QCOMPARE(qApp->findChildren<widgets::WheelGuard*>().size(), 1);
    }
};

ASSAY_TEST(TstWheelGuard)
#include "tst_wheel_guard.moc"

#include "widgets/editing/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace assay::widgets {
namespace {

// Whether the wheel changes what the widget stands for, rather than what part of it is seen.
bool changesByWheel(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(&widget) != nullptr &&
            qobject_cast<const QScrollBar*>(&widget) == nullptr);
}

} // namespace

void WheelGuard::install(QApplication& application) {
    if (application.findChild<WheelGuard*>(QString(), Qt::FindDirectChildrenOnly) == nullptr) {
        application.installEventFilter(new WheelGuard(&application));
    }
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Polish:
    case QEvent::Show:
        // A control of Qt takes the focus when the wheel turns over it, before it is told of the wheel.
        if (auto* widget = qobject_cast<QWidget*>(watched);
            widget != nullptr && widget->focusPolicy() == Qt::WheelFocus) {
            widget->setFocusPolicy(Qt::StrongFocus);
        }
        return false;
    case QEvent::Wheel:
        if (const auto* widget = qobject_cast<QWidget*>(watched);
            widget != nullptr && changesByWheel(*widget) && !widget->hasFocus()) {
            event->ignore(); // what is around it scrolls
            return true;
        }
        return false;
    default:
        return false;
    }
}

} // namespace assay::widgets

#include "moc_wheel_guard.cpp"

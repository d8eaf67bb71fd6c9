// Turns the wheel over a widget as the mouse does, which is what gives some controls the focus.
#pragma once

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

namespace assay::tests {

// A hundred and twenty is one notch; downwards is negative.
inline void turnWheel(QWidget& widget, int angle) {
    const QPointF at = widget.rect().center();
    QWidget* target = widget.childAt(at.toPoint()); // what is under the pointer is told first
    target = target != nullptr ? target : &widget;
    const QPointF within = target->mapFrom(&widget, at);
    QWheelEvent event(within, target->mapToGlobal(within), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    static_cast<QCoreApplication*>(QCoreApplication::instance())->notify(target, &event);
}

} // namespace assay::tests

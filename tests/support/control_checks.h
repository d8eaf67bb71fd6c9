// What can be said of every control of a window without knowing what it is for: it has a name and a role for
// a screen reader, and Tab leads to it and on.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace assay::tests {

// "QLineEdit setupPane/anchorCount": class and names, for a message.
[[nodiscard]] QString describeControl(const QWidget& widget);

// What a person acts on or reads step by step: buttons, fields, boxes of choice, sliders, tables and lists,
// tabs, texts that scroll, labels with links, and whatever else takes the keyboard. Not the parts that Qt
// makes for such a control, and nothing in another window than `root`.
[[nodiscard]] QList<QWidget*> controlsIn(const QWidget& root);

// One line for each control, visible or not, that a screen reader could not name, whose role says nothing, or
// which is a table or a chart that nothing but its class tells what it shows.
[[nodiscard]] QStringList unnamedControls(const QWidget& root);

// One line for each visible, enabled control that Tab does not come to from the first on, and one if Tab or
// Shift+Tab stays anywhere. The window of `root` must be active.
[[nodiscard]] QStringList unreachedControls(QWidget& root);

// Says what was found, line by line: a failing QVERIFY2 cuts long messages.
[[nodiscard]] bool nothingIn(const QStringList& found);

} // namespace assay::tests

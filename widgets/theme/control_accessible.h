// What screen readers are told of controls for which Qt's own answer is not enough. GUI thread only.
#pragma once

#include <QAccessible>

class QWidget;

namespace assay::widgets {

// Installs it for the whole program; does so once. Under X11 and Wayland Qt names a box of choice by the
// entry that is chosen and leaves what is chosen to a label; one without a label but with an accessible name
// is named "name: entry" from then on. A field that takes a key sequence is said to be a field.
void installControlAccessibility();

// The role of a control that draws itself; for QAccessible::Button, pressing it is Space. Call it in its
// constructor.
void setAccessibleRole(QWidget& widget, QAccessible::Role role);

} // namespace assay::widgets

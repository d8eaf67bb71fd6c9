#include "tests/support/control_checks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRadioButton>
#include <QScrollBar>
#include <QSet>
#include <QSplitterHandle>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>

namespace assay::tests {
namespace {

bool isPart(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
           qobject_cast<const QLineEdit*>(parent) != nullptr ||
           qobject_cast<const QTabBar*>(parent) != nullptr ||     // its scroll buttons: arrows do the same
           qobject_cast<const QDockWidget*>(parent) != nullptr || // its title: the menu View does the same
           qobject_cast<const QScrollBar*>(&widget) != nullptr ||
           qobject_cast<const QHeaderView*>(&widget) != nullptr ||
           qobject_cast<const QMenuBar*>(&widget) != nullptr ||
           qobject_cast<const QMenuBar*>(parent) != nullptr ||
           qobject_cast<const QMenu*>(&widget) != nullptr ||
           qobject_cast<const QSplitterHandle*>(&widget) != nullptr ||
           widget.inherits("QTableCornerButton") || widget.inherits("QComboBoxPrivateContainer") ||
           widget.inherits("QTabWidget") || widget.objectName().startsWith(QStringLiteral("qt_")) ||
           (parent != nullptr && parent->inherits("QComboBoxPrivateContainer"));
}

bool isControl(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        return label->textInteractionFlags().testFlag(Qt::LinksAccessibleByMouse) &&
               label->text().contains(QStringLiteral("<a "));
    }
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const QTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr || (widget.focusPolicy() & Qt::TabFocus) != 0;
}

// A radio button that is not chosen is come to with the arrows, and so is every one of a group but one.
bool hasArrows(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button == nullptr || button->isChecked()) {
        return false;
    }
    return qobject_cast<const QRadioButton*>(button) != nullptr ||
           (button->group() != nullptr && button->group()->exclusive() && button->isCheckable());
}

QString spoken(const QWidget& widget, QAccessible::Text which) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return interface != nullptr ? interface->text(which).trimmed() : QString();
}

bool isLabelled(const QWidget& widget) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    const auto relations = interface->relations(QAccessible::Label);
    return std::any_of(relations.begin(), relations.end(), [](const auto& relation) {
        return !relation.first->text(QAccessible::Name).trimmed().isEmpty();
    });
}

// Whether it is named by more than what stands in it just now.
bool isNamed(const QWidget& widget) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        return !tabs->accessibleName().trimmed().isEmpty() || tabs->count() == 0 ||
               !tabs->tabText(0).trimmed().isEmpty();
    }
    const QString name = spoken(widget, QAccessible::Name);
    const auto* box = qobject_cast<const QComboBox*>(&widget);
    if (name.isEmpty() || (box != nullptr && name == box->currentText())) {
        return isLabelled(widget);
    }
    return true;
}

bool isReached(const QWidget& widget, const QSet<const QWidget*>& reached) {
    if (reached.contains(&widget)) {
        return true;
    }
    for (const QWidget* each : reached) {
        if (widget.isAncestorOf(each) && !isControl(*each)) {
            return true;
        }
        if (widget.focusProxy() == each || each->focusProxy() == &widget) {
            return true;
        }
    }
    return false;
}

// Whether any of it can be seen, with the areas around it scrolled as they are.
bool isInSight(const QWidget& widget) {
    QRect shown = widget.rect();
    for (const QWidget* each = &widget; each->parentWidget() != nullptr && !each->isWindow();
         each = each->parentWidget()) {
        shown.translate(each->pos());
        shown &= each->parentWidget()->rect();
    }
    return widget.isVisible() && !shown.isEmpty();
}

// Goes on until it has come round. A text with links and a date have several steps each; where it stays
// longer than that is added to `found`.
QSet<const QWidget*> tabRound(QWidget& window, Qt::Key key, QStringList& found) {
    constexpr int kMostSteps = 40;
    QSet<const QWidget*> reached;
    const QWidget* before = nullptr;
    int steps = 0;
    for (qsizetype left = 20 * window.findChildren<QWidget*>().size(); left > 0; --left) {
        QWidget* focus = QApplication::focusWidget();
        if (focus == nullptr) {
            found.append(QStringLiteral("the focus is lost after %1")
                             .arg(before != nullptr ? describeControl(*before) : QStringLiteral("nothing")));
            break;
        }
        steps = focus == before ? steps + 1 : 0;
        if (steps > kMostSteps) {
            found.append(QStringLiteral("%1 stays in %2")
                             .arg(key == Qt::Key_Tab ? QStringLiteral("Tab") : QStringLiteral("Shift+Tab"),
                                  describeControl(*focus)));
            break;
        }
        if (steps == 0) {
            if (!focus->isEnabled() || !isInSight(*focus)) {
                found.append(QStringLiteral("the focus is out of sight in %1").arg(describeControl(*focus)));
            }
            if (reached.contains(focus)) {
                break;
            }
            reached.insert(focus);
        }
        before = focus;
        QTest::keyClick(focus, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    }
    return reached;
}

} // namespace

QString describeControl(const QWidget& widget) {
    QStringList path;
    for (const QWidget* each = &widget; each != nullptr && path.size() < 4; each = each->parentWidget()) {
        if (!each->objectName().isEmpty() && !each->objectName().startsWith(QStringLiteral("qt_"))) {
            path.prepend(each->objectName());
        }
    }
    QString text =
        QString::fromUtf8(widget.metaObject()->className()) + QLatin1Char(' ') + path.join(QLatin1Char('/'));
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text += QStringLiteral(" \"%1\"").arg(button->text());
    }
    return text;
}

QList<QWidget*> controlsIn(const QWidget& root) {
    QList<QWidget*> controls;
    const QList<QWidget*> all = root.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        if (widget->window() == root.window() && isControl(*widget) && !isPart(*widget)) {
            controls.append(widget);
        }
    }
    return controls;
}

QStringList unnamedControls(const QWidget& root) {
    QStringList found;
    const QList<QWidget*> controls = controlsIn(root);
    for (const QWidget* widget : controls) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (interface == nullptr) {
            found.append(describeControl(*widget) + QStringLiteral(": unknown to a screen reader"));
            continue;
        }
        // A hidden button without any face has not been told yet what it is for.
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isBlank =
            button != nullptr && !button->isVisible() && button->text().isEmpty() && button->icon().isNull();
        if (!isBlank && !isNamed(*widget)) {
            found.append(describeControl(*widget) + QStringLiteral(": no name"));
        }
        const QAccessible::Role role = interface->role();
        if (role == QAccessible::NoRole || role == QAccessible::Client || role == QAccessible::Pane ||
            role == QAccessible::Window || role == QAccessible::Border) {
            found.append(describeControl(*widget) + QStringLiteral(": its role says nothing"));
        }
        const bool isTable = role == QAccessible::Table || role == QAccessible::Tree;
        const bool isPicture = role == QAccessible::Chart || role == QAccessible::Graphic;
        if ((isTable && spoken(*widget, QAccessible::Name) == QStringLiteral("Table")) ||
            (isPicture && spoken(*widget, QAccessible::Description).isEmpty())) {
            found.append(describeControl(*widget) + QStringLiteral(": nothing tells what it shows"));
        }
    }
    return found;
}

QStringList unreachedControls(QWidget& root) {
    QStringList found;
    QWidget& window = *root.window();
    QList<QPointer<QWidget>> wanted;
    const QList<QWidget*> controls = controlsIn(root);
    for (QWidget* widget : controls) {
        if (widget->isVisible() && widget->isEnabled() && !widget->size().isEmpty()) {
            wanted.append(widget);
        }
    }
    if (wanted.isEmpty()) {
        return found;
    }
    if (QApplication::focusWidget() == nullptr || !root.isAncestorOf(QApplication::focusWidget())) {
        QTest::keyClick(&window, Qt::Key_Tab);
    }
    const QSet<const QWidget*> reached = tabRound(window, Qt::Key_Tab, found);
    (void)tabRound(window, Qt::Key_Backtab, found);
    for (const QPointer<QWidget>& widget : std::as_const(wanted)) {
        if (widget && widget->isVisible() && widget->isEnabled() && !hasArrows(*widget) &&
            !isReached(*widget, reached)) {
            found.append(describeControl(*widget) + QStringLiteral(": Tab does not come to it"));
        }
    }
    return found;
}

bool nothingIn(const QStringList& found) {
    for (const QString& each : found) {
        qWarning("%s", qUtf8Printable(each));
    }
    return found.isEmpty();
}

} // namespace assay::tests

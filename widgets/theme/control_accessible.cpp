#include "widgets/theme/control_accessible.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <optional>

namespace assay::widgets {
namespace {

constexpr const char* kRole = "assayAccessibleRole";

class DrawnControl final : public QAccessibleWidget {
  public:
    DrawnControl(QWidget* widget, QAccessible::Role role)
        : QAccessibleWidget(widget, role) {}

    [[nodiscard]] QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (role() == QAccessible::Button && widget()->isEnabled()) {
            names.prepend(pressAction());
        }
        return names;
    }

    void doAction(const QString& name) override {
        if (name != pressAction() || role() != QAccessible::Button) {
            QAccessibleWidget::doAction(name);
            return;
        }
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QApplication::sendEvent(widget(), &press);
    }
};

class ChoiceBox final : public QAccessibleWidget {
  public:
    explicit ChoiceBox(QComboBox* box)
        : QAccessibleWidget(box, QAccessible::ComboBox) {}

    [[nodiscard]] int childCount() const override { return box()->isEditable() ? 2 : 1; }

    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        QWidget* part = index == 0 ? static_cast<QWidget*>(box()->view())
                                   : (index == 1 ? static_cast<QWidget*>(box()->lineEdit()) : nullptr);
        return part != nullptr ? QAccessible::queryAccessibleInterface(part) : nullptr;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* part) const override {
        if (part == nullptr) {
            return -1;
        }
        return part->object() == box()->view()                              ? 0
               : box()->isEditable() && part->object() == box()->lineEdit() ? 1
                                                                            : -1;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        return box()->isEditable() &&
                       box()->lineEdit()->rect().contains(box()->lineEdit()->mapFromGlobal(QPoint(x, y)))
                   ? child(1)
                   : nullptr;
    }

    [[nodiscard]] QString text(QAccessible::Text which) const override {
        const QString entry = box()->isEditable() ? box()->lineEdit()->text() : box()->currentText();
        if (which == QAccessible::Value) {
            return entry;
        }
        if (which != QAccessible::Name) {
            return QAccessibleWidget::text(which);
        }
        const QString name = box()->accessibleName();
        const bool isLabelled = !relations(QAccessible::Label).isEmpty();
#ifdef Q_OS_UNIX
        if (name.isEmpty() || isLabelled) {
            return entry;
        }
        return QStringLiteral("%1: %2").arg(name, entry);
#else
        return name.isEmpty() && isLabelled ? QAccessibleWidget::text(which) : name;
#endif
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        state.editable = box()->isEditable();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }

    void doAction(const QString& name) override {
        if (name == showMenuAction() || name == pressAction()) {
            box()->view()->isVisible() ? box()->hidePopup() : box()->showPopup();
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    [[nodiscard]] QComboBox* box() const { return static_cast<QComboBox*>(object()); }
};

QAccessibleInterface* makeInterface(const QString& /*className*/, QObject* object) {
    if (auto* const box = qobject_cast<QComboBox*>(object)) {
        return new ChoiceBox(box);
    }
    if (auto* const keys = qobject_cast<QKeySequenceEdit*>(object)) {
        return new DrawnControl(keys, QAccessible::EditableText);
    }
    auto* const widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget != nullptr ? widget->property(kRole) : QVariant();
    return role.isValid() ? new DrawnControl(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

} // namespace

void installControlAccessibility() {
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

void setAccessibleRole(QWidget& widget, QAccessible::Role role) {
    installControlAccessibility();
    widget.setProperty(kRole, static_cast<int>(role));
}

} // namespace assay::widgets

#include "widgets/editing/letter_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace assay::widgets {

LetterKeys::LetterKeys(QWidget* host, QList<QAction*> actions, std::function<bool()> mayAct)
    : QObject(host)
    , m_actions(std::move(actions))
    , m_mayAct(std::move(mayAct)) {
    host->installEventFilter(this);
    qApp->installEventFilter(this); // the keys of a popup do not come by the host
    for (QAction* action : std::as_const(m_actions)) {
        action->setAutoRepeat(false); // a key that is held is pressed once
    }
}

bool LetterKeys::eventFilter(QObject* watched, QEvent* event) {
    // What has the focus is asked first, and so is everything around it up to the host: a key that nobody has
    // taken by then would reach the action.
    if (event->type() != QEvent::ShortcutOverride || event->isAccepted()) {
        return false;
    }
    // An open list or menu has the keys to itself, though the host may be around what opened it.
    const bool isBehind = QApplication::activePopupWidget() != nullptr;
    if (!isBehind && watched != parent()) {
        return false;
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    if ((press->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier) {
        return false;
    }
    const QKeySequence key(press->key());
    const auto wanted = std::ranges::find_if(std::as_const(m_actions), [&key](const QAction* action) {
        return action->isEnabled() && action->shortcuts().contains(key);
    });
    if (wanted == m_actions.cend() || (!isBehind && m_mayAct())) {
        return false;
    }
    event->accept(); // so that it is no shortcut
    if (!isBehind && !press->isAutoRepeat()) {
        Q_EMIT idle(*wanted);
    }
    return true;
}

} // namespace assay::widgets

#include "moc_letter_keys.cpp"

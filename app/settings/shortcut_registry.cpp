#include "app/settings/shortcut_registry.h"

#include "app/settings/settings.h"

#include <QAction>
#include <algorithm>

namespace assay::app {
namespace {

QString plainText(const QAction& action) {
    QString text = action.text().section(u'\t', 0, 0);
    text.remove(QStringLiteral("…"));
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size()) {
            ++i; // "&&" is one ampersand, "&x" is an x
        }
        plain.append(text[i]);
    }
    return plain;
}

bool clash(const QKeySequence& a, const QKeySequence& b) {
    return !a.isEmpty() && !b.isEmpty() &&
           (a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch);
}

} // namespace

ShortcutRegistry::ShortcutRegistry(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings) {}

void ShortcutRegistry::add(QAction* action, const QString& group, const QString& scope) {
    const QString id = action->objectName();
    Q_ASSERT_X(!id.isEmpty(), "ShortcutRegistry::add", "an action needs an object name");
    Q_ASSERT_X(find(id) == nullptr, "ShortcutRegistry::add", "two actions have the same object name");
    m_entries.append({id, plainText(*action), group, scope, action->shortcuts(),
                      action->text().section(u'\t', 1, 1), action});
    connect(action, &QObject::destroyed, this, [this, id] {
        m_entries.removeIf([&id](const Entry& entry) { return entry.id == id; });
        Q_EMIT changed();
    });
    if (const auto own = m_settings.shortcuts(id)) {
        action->setShortcuts(*own);
    }
    Q_EMIT changed();
}

QList<ShortcutRegistry::Entry> ShortcutRegistry::entries() const {
    return m_entries;
}

const ShortcutRegistry::Entry* ShortcutRegistry::find(const QString& id) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&id](const Entry& entry) { return entry.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

QList<QKeySequence> ShortcutRegistry::shortcuts(const QString& id) const {
    const Entry* entry = find(id);
    return entry != nullptr && entry->action ? entry->action->shortcuts() : QList<QKeySequence>();
}

bool ShortcutRegistry::isRemapped(const QString& id) const {
    return m_settings.shortcuts(id).has_value();
}

QString ShortcutRegistry::conflict(const QString& id, const QKeySequence& shortcut) const {
    const Entry* mine = find(id);
    for (const Entry& other : m_entries) {
        const bool meet =
            mine == nullptr || mine->scope.isEmpty() || other.scope.isEmpty() || mine->scope == other.scope;
        if (other.id == id || !meet || !other.action) {
            continue;
        }
        const QList<QKeySequence> taken = other.action->shortcuts();
        if (std::any_of(taken.begin(), taken.end(),
                        [&shortcut](const QKeySequence& each) { return clash(each, shortcut); })) {
            return other.id;
        }
    }
    return {};
}

void ShortcutRegistry::apply(const Entry& entry, const QList<QKeySequence>& shortcuts) {
    if (entry.action) {
        entry.action->setShortcuts(shortcuts);
    }
    m_settings.setShortcuts(entry.id, shortcuts == entry.defaults ? std::nullopt : std::optional(shortcuts));
}

bool ShortcutRegistry::setShortcut(const QString& id, const QKeySequence& shortcut) {
    const Entry* entry = find(id);
    if (entry == nullptr || !conflict(id, shortcut).isEmpty()) {
        return false;
    }
    apply(*entry, shortcut.isEmpty() ? QList<QKeySequence>() : QList{shortcut});
    Q_EMIT changed();
    return true;
}

void ShortcutRegistry::takeShortcut(const QString& id, const QKeySequence& shortcut) {
    for (QString other = conflict(id, shortcut); !other.isEmpty(); other = conflict(id, shortcut)) {
        QList<QKeySequence> kept = shortcuts(other);
        kept.removeIf([&shortcut](const QKeySequence& each) { return clash(each, shortcut); });
        apply(*find(other), kept);
    }
    setShortcut(id, shortcut);
}

void ShortcutRegistry::reset(const QString& id) {
    const Entry* entry = find(id);
    if (entry == nullptr) {
        return;
    }
    // Another action may have been given these keys meanwhile; the default goes back only where it is free.
    QList<QKeySequence> free = entry->defaults;
    free.removeIf([this, &id](const QKeySequence& each) { return !conflict(id, each).isEmpty(); });
    apply(*entry, free);
    Q_EMIT changed();
}

void ShortcutRegistry::resetAll() {
    for (const Entry& entry : std::as_const(m_entries)) {
        apply(entry, entry.defaults);
    }
    Q_EMIT changed();
}

} // namespace assay::app

#include "moc_shortcut_registry.cpp"

// Every action of the window with its shortcuts: the default ones, the user's own, and which of them clash.
// An action is known by its object name, which is stable and stands in the settings. GUI thread only.
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

class QAction;

namespace assay::app {

class Settings;

class ShortcutRegistry : public QObject {
    Q_OBJECT
  public:
    // `settings` outlives the registry.
    explicit ShortcutRegistry(Settings& settings, QObject* parent = nullptr);

    // Takes the action's present shortcuts as its default and puts the user's own in their place. `group` is
    // what the action is listed under ("File"). `scope` empty: works in the whole window; otherwise only on
    // the page of that key, and two pages may use the same keys. The action needs an object name that no
    // other has; it may be destroyed later.
    void add(QAction* action, const QString& group, const QString& scope = {});

    struct Entry {
        QString id;
        QString text; // without mnemonics
        QString group;
        QString scope;
        QList<QKeySequence> defaults;
        QString fixed; // keys that views and fields take themselves, as the menu shows them
        QPointer<QAction> action;
    };

    // In the order of adding; without actions that are gone.
    [[nodiscard]] QList<Entry> entries() const;
    [[nodiscard]] QList<QKeySequence> shortcuts(const QString& id) const;
    [[nodiscard]] bool isRemapped(const QString& id) const;

    // The action that would be reached by the same keys as `id` if it had this shortcut; empty if none. Also
    // found when one is the beginning of the other, because then the shorter one would never be told from the
    // longer.
    [[nodiscard]] QString conflict(const QString& id, const QKeySequence& shortcut) const;

    // An empty sequence takes the shortcut away. False, and nothing is changed, if it clashes.
    bool setShortcut(const QString& id, const QKeySequence& shortcut);
    // The same, but takes the keys from whichever action has them.
    void takeShortcut(const QString& id, const QKeySequence& shortcut);
    void reset(const QString& id);
    void resetAll();

  Q_SIGNALS:
    void changed();

  private:
    void apply(const Entry& entry, const QList<QKeySequence>& shortcuts);
    [[nodiscard]] const Entry* find(const QString& id) const;

    Settings& m_settings;
    QList<Entry> m_entries;
};

} // namespace assay::app

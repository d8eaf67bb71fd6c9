// What the program remembers from one start to the next, in the user's own settings: theme, recent
// workspaces, window and page layout, shortcuts. Nothing of a workspace stands here and no secret. GUI thread
// only.
//
// Uses the default QSettings of the process, so that widgets that remember their columns write to the same
// place.
#pragma once

#include "widgets/theme/theme.h"

#include <QByteArray>
#include <QKeySequence>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>

namespace assay::app {

class Settings : public QObject {
    Q_OBJECT
  public:
    static constexpr int kRecentWorkspaces = 12;

    explicit Settings(QObject* parent = nullptr);

    // Sets the names that QSettings and QStandardPaths derive their places from. Call once, before anything
    // else.
    static void setApplicationNames();
    // From now on all settings of the process live in this folder: for tests and for a portable installation.
    static void redirectTo(const QString& folder);

    [[nodiscard]] widgets::ThemeChoice theme() const;
    void setTheme(widgets::ThemeChoice theme);

    // A tag of languages(), or systemLanguage(). Speaks from the next start on.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& choice);

    // Of the system's text size: 100 to 200.
    [[nodiscard]] int textPercent() const;
    void setTextPercent(int percent);

    // Newest first; absolute paths. Missing files stay listed until they are removed.
    [[nodiscard]] QStringList recentWorkspaces() const;
    void addRecentWorkspace(const QString& path);
    void removeRecentWorkspace(const QString& path);
    void clearRecentWorkspaces();

    // Whether a start without arguments opens the workspace that was open last.
    [[nodiscard]] bool reopenLastWorkspace() const;
    void setReopenLastWorkspace(bool reopen);
    // Empty when none was open at the last close.
    [[nodiscard]] QString lastWorkspace() const;
    void setLastWorkspace(const QString& path);

    // Whether the tour is shown when the demo opens: until it was ended once.
    [[nodiscard]] bool offersTour() const;
    void setOffersTour(bool offers);

    // Whether flagging a question goes on to the next one, as approving does.
    [[nodiscard]] bool flagGoesOn() const;
    void setFlagGoesOn(bool goesOn);

    // Who signs what is judged and decided; the login name until another is set. May be empty.
    [[nodiscard]] QString curatorName() const;
    void setCuratorName(const QString& name);

    // What each column of a file with these columns was mapped to; what it holds is the caller's. nullopt:
    // no such file was seen.
    [[nodiscard]] std::optional<QVariantMap> columnMapping(const QStringList& columns) const;
    void setColumnMapping(const QStringList& columns, const QVariantMap& mapping);

    // Opaque layout data: "window/geometry", "pages/thresholds".
    [[nodiscard]] QByteArray layout(const QString& key) const;
    void setLayout(const QString& key, const QByteArray& data);
    void resetLayouts();

    // nullopt: not remapped. An empty list: the action has no shortcut by the user's own choice.
    [[nodiscard]] std::optional<QList<QKeySequence>> shortcuts(const QString& action) const;
    void setShortcuts(const QString& action, const std::optional<QList<QKeySequence>>& shortcuts);

    [[nodiscard]] QString fileName() const { return m_settings.fileName(); }

  Q_SIGNALS:
    void themeChanged(assay::widgets::ThemeChoice theme);
    void textPercentChanged(int percent);
    void recentWorkspacesChanged();
    void offersTourChanged(bool offers);
    // Through whichever Settings of this process it was changed: all of them tell it.
    void curatorNameChanged(const QString& name);

  private:
    QSettings m_settings;
};

} // namespace assay::app

// The workspaces that were open before, by name and folder; those that are gone are marked. GUI thread only.
#pragma once

#include <QListWidget>

namespace assay::app {

class Settings;

class RecentList : public QListWidget {
    Q_OBJECT
  public:
    // `settings` outlives the list.
    explicit RecentList(Settings& settings, QWidget* parent = nullptr);

    // It scrolls by itself: no page scrolls for it.
    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    void workspaceRequested(const QString& path);

  private:
    void fill();

    Settings& m_settings;
};

} // namespace assay::app

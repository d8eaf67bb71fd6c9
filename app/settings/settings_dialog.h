// The settings, in tabs: general, shortcuts and engines. Not modal; every change applies at once. GUI thread
// only.
#pragma once

#include <QDialog>

class QTabWidget;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class Settings;
class ShortcutRegistry;
class ShortcutsEditor;

class SettingsDialog : public QDialog {
    Q_OBJECT
  public:
    // All of them outlive the dialog.
    SettingsDialog(Settings& settings, ShortcutRegistry& shortcuts, widgets::JobRunner& jobs,
                   QWidget* parent = nullptr);

    void showShortcuts();

    [[nodiscard]] ShortcutsEditor& shortcutsEditor() const { return *m_editor; }

  Q_SIGNALS:
    void layoutResetRequested();

  private:
    QWidget* makeGeneral(Settings& settings);

    QTabWidget* m_tabs;
    ShortcutsEditor* m_editor;
};

} // namespace assay::app

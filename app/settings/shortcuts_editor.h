// Lists every action with its keys and lets a person change them; says at once when keys are taken, and by
// what. GUI thread only.
#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace assay::app {

class ShortcutRegistry;

class ShortcutsEditor : public QWidget {
    Q_OBJECT
  public:
    // `shortcuts` outlives the editor.
    explicit ShortcutsEditor(ShortcutRegistry& shortcuts, QWidget* parent = nullptr);

    // Selects an action, as a click on it does.
    void select(const QString& id);

  private:
    void fill();
    void filter(const QString& text);
    void showSelected();
    void showConflict();
    void assign();
    [[nodiscard]] QString selectedId() const;
    [[nodiscard]] QString textOf(const QString& id) const;

    ShortcutRegistry& m_shortcuts;
    QLineEdit* m_filter;
    QTreeWidget* m_tree;
    QKeySequenceEdit* m_keys;
    QLabel* m_message;
    QPushButton* m_assign;
    QPushButton* m_clear;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
};

} // namespace assay::app

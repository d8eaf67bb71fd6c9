// The keys of a page on one sheet, read from its actions, so that remapped ones are shown as they are.
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>

namespace assay::app {

class ShortcutSheet : public QDialog {
    Q_OBJECT
  public:
    // Actions without a shortcut are listed too. `extra` are pairs of keys and what they do that are no
    // action.
    ShortcutSheet(const QString& title, const QList<QAction*>& actions,
                  const QList<std::pair<QString, QString>>& extra, QWidget* parent = nullptr);
};

} // namespace assay::app

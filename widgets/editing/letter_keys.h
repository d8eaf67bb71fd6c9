// Keys of one letter or digit act on what is selected where the focus is, and nowhere else: their actions may
// stand on a whole page, for menus and buttons, but their keys do nothing while the page says that the
// keyboard is elsewhere, or an open list or menu has it. Whatever key a person has given the action counts.
// GUI thread only.
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <functional>

class QWidget;

namespace assay::widgets {

class LetterKeys : public QObject {
    Q_OBJECT
  public:
    // `host` is where the actions' keys work. `mayAct` is asked when a key comes.
    LetterKeys(QWidget* host, QList<QAction*> actions, std::function<bool()> mayAct);

  Q_SIGNALS:
    // The key of this action was pressed where nothing of its kind is selected. Nothing was done.
    void idle(QAction* action);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QList<QAction*> m_actions;
    std::function<bool()> m_mayAct;
};

} // namespace assay::widgets

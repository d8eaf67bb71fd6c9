// Messages that stop nobody: what went wrong, what was done, what is offered. They lie over the page and move
// nothing there. Newest on top.
// Errors and warnings are logged. GUI thread only.
#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>
#include <QTabWidget>

class QAction;
class QLabel;
class QMenuBar;
class QTimer;
class QVBoxLayout;

namespace assay::app {

class MessageBanner : public QWidget {
    Q_OBJECT
  public:
    enum class Kind {
        Notice,  // goes by itself after a while, unless it offers something
        Done,    // goes by itself after a while; its action is a way back, and takes no focus
        Warning, // stays until it is closed
        Error,   // stays until it is closed
    };

    static constexpr int kNoticeMs = 8'000; // longer while the pointer is over the messages
    static constexpr int kMostMessages = 4; // the oldest goes when there are more

    explicit MessageBanner(QWidget* parent = nullptr);
    ~MessageBanner() override;

    // From now on over the lower edge of `area`, which is inside the banner's parent, and no wider than can
    // be read. The banner is in no layout then. `below`: tabs under the area, beside which is room for most
    // of one line, so that little of the area is covered. `above`: a menu bar over the area, beside whose
    // menus it stands while those tabs are hidden.
    void layOver(QWidget& area, QTabWidget* below = nullptr, QMenuBar* above = nullptr);

    // `key`: a message takes the place of another with the same key, and can be taken back by it; empty: none
    // does. Equal texts are not shown twice. Actions become buttons, the first is the default one; they are
    // owned by the banner, and triggering one closes the message. A message that goes gives the keyboard back
    // to what had it, before its action is done.
    void showMessage(Kind kind, const QString& text, const QString& key = {},
                     const QList<QAction*>& actions = {});
    void dismiss(const QString& key);
    void dismissAll();

    // The texts shown, newest first.
    [[nodiscard]] QStringList messages() const;

  Q_SIGNALS:
    // A message went without one of its actions being taken: it was closed, its time was up, or newer ones
    // pushed it out. Not when it was taken back or replaced.
    void declined(const QString& key);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Row;
    void place();
    [[nodiscard]] QRect roomBesideTabs() const;  // empty: none
    [[nodiscard]] QRect roomBesideMenus() const; // empty: none
    void remove(Row* row);
    void decline(Row* row);
    void giveFocusBack(const Row& row);

    QVBoxLayout* m_layout;
    QPointer<QWidget> m_area; // that it lies over
    QPointer<QTabWidget> m_below;
    QPointer<QMenuBar> m_above;
    QList<Row*> m_rows;         // newest first
    QPointer<QWidget> m_before; // had the keyboard before a message had it
};

} // namespace assay::app

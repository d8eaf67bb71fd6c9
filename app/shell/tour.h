// A short tour of the window: five callouts, each along the lower edge of the page it speaks of, which it
// shows; they can be dragged elsewhere. Nothing is blocked meanwhile. Return or Right goes on, Left goes
// back, Escape ends it wherever the focus is. GUI thread only.
#pragma once

#include <QFrame>
#include <QList>
#include <QString>
#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace assay::app {

class Tour : public QFrame {
    Q_OBJECT
  public:
    // `navigation` has each page's key as Qt::UserRole. `window` is what the callouts lie on; it owns this
    // and outlives the navigation and the messages, which are never covered. `showPage` is called with a key
    // of the navigation.
    Tour(QListWidget& navigation, const QWidget& messages, std::function<void(const QString&)> showPage,
         QWidget* window);
    ~Tour() override;

    // From the beginning. Pages that the navigation does not have are passed over.
    void start();
    // Ends it as Escape does; nothing when it does not run.
    void end();

    [[nodiscard]] bool isRunning() const noexcept { return m_step >= 0; }

    [[nodiscard]] int step() const noexcept { return m_step; } // from 0; -1: it does not run

    [[nodiscard]] int steps() const noexcept { return static_cast<int>(m_steps.size()); }

  Q_SIGNALS:
    void ended(); // at its end or before

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Step {
        QString page;
        QString title;
        QString text;
        int row = 0; // of the navigation
    };

    void showStep(int step);
    void makeSteps();
    void place();
    void moveBy(const QPoint& way);
    bool takeKey(int key);

    QListWidget& m_navigation;
    const QWidget& m_messages;
    std::function<void(const QString&)> m_showPage;
    QList<Step> m_steps;
    int m_step = -1;
    QPoint m_moved; // by the user, from its place
    QPoint m_grip;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_count;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_skip;
};

} // namespace assay::app

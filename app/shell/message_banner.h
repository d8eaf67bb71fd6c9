// Messages above the page that stop nobody: what went wrong, what was done, what is offered. Newest on top.
// GUI thread only.
#pragma once

#include <QFrame>
#include <QList>
#include <QString>

class QAction;
class QLabel;
class QTimer;
class QVBoxLayout;

namespace assay::app {

class MessageBanner : public QWidget {
    Q_OBJECT
  public:
    enum class Kind {
        Notice,  // goes by itself after a while, unless it offers something
        Warning, // stays until it is closed
        Error,   // stays until it is closed
    };

    static constexpr int kNoticeMs = 8'000;
    static constexpr int kMostMessages = 4; // the oldest goes when there are more

    explicit MessageBanner(QWidget* parent = nullptr);

    // `key`: a message takes the place of another with the same key, and can be taken back by it; empty: none
    // does. Equal texts are not shown twice. Actions become buttons, the first is the default one; they are
    // owned by the banner, and triggering one closes the message.
    void showMessage(Kind kind, const QString& text, const QString& key = {},
                     const QList<QAction*>& actions = {});
    void dismiss(const QString& key);
    void dismissAll();

    // The texts shown, newest first.
    [[nodiscard]] QStringList messages() const;

  private:
    class Row;
    void remove(Row* row);

    QVBoxLayout* m_layout;
    QList<Row*> m_rows; // newest first
};

} // namespace assay::app

// A line above a form that says what happened meanwhile to what is edited there and asks what to do about it.
// GUI thread only.
#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;

namespace assay::widgets {

class FormNotice : public QFrame {
    Q_OBJECT
  public:
    explicit FormNotice(QWidget* parent = nullptr);

    // Either button hides the notice, then does its work.
    void ask(const QString& text, const QString& acceptText, const QString& rejectText,
             std::function<void()> accept, std::function<void()> reject);

  private:
    void choose(std::function<void()>& chosen);

    QLabel* m_text = nullptr;
    QPushButton* m_accept = nullptr;
    QPushButton* m_reject = nullptr;
    std::function<void()> m_onAccept;
    std::function<void()> m_onReject;
};

} // namespace assay::widgets

// What can be done about a suspicion: accept it, which flags the question, dismiss it for a reason, put it
// off until a day, or take an earlier decision back. With keys of a list: A, D, S, T. GUI thread only.
#pragma once

#include "app/pages/questions/suspicion_list_model.h"
#include "core/base/result.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "core/workspace/workspace.h"
#include "widgets/editing/typed_texts.h"

#include <QWidget>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

class QComboBox;
class QDateEdit;
class QLineEdit;
class QPushButton;

namespace assay::app {

class QuestionController;

class SuspicionBar : public QWidget {
    Q_OBJECT
  public:
    explicit SuspicionBar(QuestionController& controller, QWidget* parent = nullptr);

    // What the buttons are about; also gives the reason to flag with that fits the first.
    void setItems(std::vector<SuspicionItem> items);

    // The keys work while this has the focus.
    void watchKeysOf(QWidget* list);

    void accept();
    void dismiss(); // without a reason the keyboard goes to where it is typed
    void snooze();
    void takeBack();

  Q_SIGNALS:
    void decided(); // written: the marks are others now

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    // Writes what is decided, several at once as one step of undo.
    using Decision = std::function<base::Result<std::int64_t>(workspace::Workspace&, const std::string& who,
                                                              const std::stop_token& stop)>;
    // `done`: what is said afterwards; gets the question, or how many suspicions.
    void decide(int count, const QString& done, const Decision& decision);
    void decide(workspace::SuspicionState state, const std::string& until, const std::string& reason,
                const QString& done);
    using Subject = std::vector<workspace::SuspicionKey>; // those that are chosen
    void finishDecision(const Subject& of);
    [[nodiscard]] QString subjectText(int count) const;
    void setDismissing(bool dismissing);
    void backToList();

    QuestionController& m_controller;
    std::vector<SuspicionItem> m_items;
    QWidget* m_list = nullptr;
    QPushButton* m_accept = nullptr;
    QPushButton* m_dismiss = nullptr;
    QPushButton* m_snooze = nullptr;
    QPushButton* m_takeBack = nullptr;
    QComboBox* m_flagReason = nullptr;
    QLineEdit* m_reason = nullptr;
    std::unique_ptr<widgets::TypedTexts<Subject>> m_reasons;
    QDateEdit* m_until = nullptr;
    bool m_isDismissing = false;
};

} // namespace assay::app

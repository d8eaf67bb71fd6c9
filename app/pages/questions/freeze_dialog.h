// Asks under which name a suite is frozen, and for a note. Not modal; stays open until the version is stored.
// GUI thread only.
#pragma once

#include "app/pages/questions/question_choice_box.h"
#include "core/base/error.h"
#include "core/workspace/suites/suites.h"

#include <QDialog>
#include <cstdint>
#include <optional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace assay::app {

class FreezeDialog : public QDialog {
    Q_OBJECT
  public:
    FreezeDialog(const workspace::SuiteInfo& suite, const QString& name, QWidget* parent = nullptr);

    void setOffers(const QuestionOffers& offers) { m_choice->setOffers(offers); }

    // What of the questions that are chosen is not settled.
    struct Unsettled {
        std::int64_t questions = 0, drafts = 0, flagged = 0;
        std::optional<std::int64_t> suspected; // nullopt: nobody has looked since the workspace was opened
        std::int64_t hidden = 0;               // whose status is withheld, and which count in none of these
    };

    // Said before anything is frozen, and anew for each choice.
    void showUnsettled(const Unsettled& unsettled);

    [[nodiscard]] workspace::QuestionChoice choice() const { return m_choice->choice(); }

    void showError(const base::Error& error);

  Q_SIGNALS:
    void chosen(const QString& name, const QString& note);
    void choiceChanged();

  private:
    QuestionChoiceBox* m_choice;
    QLabel* m_unsettled;
    QLineEdit* m_name;
    QPlainTextEdit* m_note;
    QLabel* m_error;
    QPushButton* m_freeze = nullptr;
};

} // namespace assay::app

// The form for every field of the question in front. Each field is checked while it is typed and kept as a
// draft within a second. A visit of the form is one revision: what was typed is saved when the keyboard
// leaves the form, with Ctrl+S or with the button. What does not fit its field keeps all of it from being
// saved: it stays, as a draft. A draft that was left behind is offered; what somebody else changed meanwhile
// is kept, and where both changed the same field, the person is asked. GUI thread only.
#pragma once

#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/questions.h"

#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <set>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace assay::widgets {
class EditSession;
class FormNotice;
} // namespace assay::widgets

namespace assay::app {

class QuestionController;
class QuestionFields;

class QuestionForm : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionForm(QuestionController& controller, QWidget* parent = nullptr);
    ~QuestionForm() override;

    // F2: where the typing begins.
    void focusFirst();
    void focusField(model::QuestionField field); // opens its group
    void focusUnfit();                           // the first field that does not fit, if any

    // What stands in the form; fields that do not fit keep what is saved.
    [[nodiscard]] model::Question typed() const;
    [[nodiscard]] bool isTyped() const;

    // Saves what was typed and not yet saved; true when nothing is left unsaved.
    bool commit();
    // The same, as a person asks for it: says why not, and goes to the field that does not fit.
    void save();
    // Puts the field that was typed in last back to what is saved; false when nothing is typed.
    bool undoTyping();
    // The same, then what was saved of this question; never what was done to another.
    void undo();

  Q_SIGNALS:
    void typingChanged(); // isTyped()
    void left();          // by Escape: the keyboard goes to where the form was entered from

  protected:
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Fields = std::set<model::QuestionField>;

    [[nodiscard]] QWidget* makeHead();
    void moveFocus(const QWidget* before, const QWidget* now);
    [[nodiscard]] bool holds(const QWidget* widget) const; // its popups too
    [[nodiscard]] QString whyUnsaved() const;              // empty: nothing is
    void showCurrent();
    void showEdited();
    void fill(const model::Question& question);
    void take(model::QuestionField field);
    void keepDraft();
    void check();
    void showHead(const model::Question& question);
    void tellTyping();
    void settle();
    void rebase();
    void askAboutCollisions();
    void tellWhatWasLeft();
    void offerDraft();
    void takeDraft();
    [[nodiscard]] model::Question withDraft(model::Question question) const;
    void showConflict(const model::Question& mine);
    void saveOver(base::RowId id, const model::Question& mine);

    QuestionController& m_controller;
    QPointer<widgets::EditSession> m_edits; // goes before the form when the page is taken down
    QLabel* m_head = nullptr;
    QLineEdit* m_why = nullptr; // is asked for, and may be left empty
    QPushButton* m_save = nullptr;
    widgets::FormNotice* m_notice = nullptr;
    QuestionFields* m_fields = nullptr;
    std::vector<model::QuestionField> m_typedOrder; // oldest first
    QTimer m_checkTimer;
    base::RowId m_shown = 0;
    bool m_lettersExpected = false; // the suite's categories are A to J
    Fields m_collided;              // typed here and changed elsewhere: nothing is saved until it is chosen
    std::optional<model::Question> m_draft; // that is offered
    Fields m_draftFields;                   // in which it differs from what it was begun from
    bool m_wasTyped = false;                // as it was told last
    bool m_committing = false;
    bool m_conflicted = false; // saving met a newer revision
};

} // namespace assay::app

// The form for every field of the question in front. Each field is checked while it is typed, kept as a draft
// within a second, and saved as a revision when it is left. A draft that a crash left behind is offered; what
// somebody else changed meanwhile is kept, and where both changed the same field, the person is asked.
// GUI thread only.
#pragma once

#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/store/questions.h"

#include <QString>
#include <QTimer>
#include <QWidget>
#include <map>
#include <optional>
#include <set>
#include <vector>

class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace assay::widgets {
class FormNotice;
}

namespace assay::app {

class AnswerEditor;
class FieldEditor;
class QuestionWorkbench;

class QuestionForm : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionForm(QuestionWorkbench& workbench, QWidget* parent = nullptr);

    // F2: where the typing begins.
    void focusFirst();
    void focusField(model::QuestionField field); // opens its group

    // What stands in the form; fields that do not fit keep what is saved.
    [[nodiscard]] model::Question typed() const;
    [[nodiscard]] bool isTyped() const;

    // Saves what was typed and not yet saved; true when nothing is left unsaved.
    bool commit();

  Q_SIGNALS:
    void typingChanged(); // isTyped()

  protected:
    void hideEvent(QHideEvent* event) override;

  private:
    struct Group {
        QToolButton* head = nullptr;
        QString title;
        std::vector<model::QuestionField> fields;
    };

    using Fields = std::set<model::QuestionField>;

    void makeFields();
    void addGroup(QVBoxLayout& layout, const QString& title, const std::vector<model::QuestionField>& fields,
                  bool folded);
    void titleGroups(const model::Question& question);
    [[nodiscard]] bool isTyped(model::QuestionField field) const;
    [[nodiscard]] bool hasProblem(model::QuestionField field) const;
    void showField(model::QuestionField field);
    void showCurrent();
    void showEdited();
    void fill(const model::Question& question);
    void take();
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

    QuestionWorkbench& m_workbench;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_head = nullptr;
    widgets::FormNotice* m_notice = nullptr;
    std::vector<Group> m_groups;
    std::map<model::QuestionField, FieldEditor*> m_editors;
    AnswerEditor* m_answer = nullptr;
    QTimer m_checkTimer;
    base::RowId m_shown = 0;
    std::optional<model::Question> m_base; // what the editors were filled with: a revision in force
    bool m_lettersExpected = false;        // the suite's categories are A to J
    Fields m_collided; // typed here and changed elsewhere: nothing is saved until it is chosen
    std::optional<model::Question> m_draft; // that is offered
    Fields m_draftFields;                   // in which it differs from what it was begun from
    bool m_wasTyped = false;                // as it was told last
    bool m_committing = false;
    bool m_conflicted = false; // saving met a newer revision
};

} // namespace assay::app

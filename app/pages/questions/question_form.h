// The form for every field of the question in front. Each field is checked while it is typed, kept as a draft
// within a second, and saved as a revision when it is left. A draft that a crash left behind is offered.
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
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

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
    void focusField(model::QuestionField field);

    // What stands in the form; fields that do not fit keep what is saved.
    [[nodiscard]] model::Question typed() const;
    [[nodiscard]] bool isTyped() const;

    // Saves what was typed and not yet saved; true when nothing is left unsaved.
    bool commit();

  protected:
    void hideEvent(QHideEvent* event) override;

  private:
    void makeFields();
    void addGroup(QVBoxLayout& layout, const QString& title, const std::vector<model::QuestionField>& fields,
                  bool folded);
    void showCurrent();
    void showEdited();
    void fill(const model::Question& question);
    void take();
    void check();
    void offerDraft();
    void showConflict(const model::Question& mine);
    void showNotice(const QString& text, const QString& acceptText, const QString& rejectText,
                    std::function<void()> accept, std::function<void()> reject);

    QuestionWorkbench& m_workbench;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_head = nullptr;
    QWidget* m_notice = nullptr;
    std::map<model::QuestionField, FieldEditor*> m_editors;
    AnswerEditor* m_answer = nullptr;
    QTimer m_checkTimer;
    base::RowId m_shown = 0;
    std::optional<model::Question> m_base; // what the editors were filled with
    bool m_committing = false;
};

} // namespace assay::app

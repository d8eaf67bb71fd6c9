// The question in front, in detail: its form, its evidence, what is suspected of it, what reviewers say, and
// its history. GUI thread only.
#pragma once

#include "core/model/question_field.h"

#include <QTabWidget>

namespace assay::app {

class QuestionForm;
class QuestionWorkbench;

class QuestionDetail : public QTabWidget {
    Q_OBJECT
  public:
    explicit QuestionDetail(QuestionWorkbench& workbench, QWidget* parent = nullptr);

    // Brings the form to the front with the keyboard in it.
    void edit();
    void editField(model::QuestionField field);

    [[nodiscard]] QuestionForm& form() const { return *m_form; }

  private:
    QuestionForm* m_form = nullptr;
};

} // namespace assay::app

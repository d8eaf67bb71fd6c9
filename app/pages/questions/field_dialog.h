// Sets one field of many questions, or adds entries to one that is a list. Stands beside the page while it is
// open; nothing is changed before its button is pressed. GUI thread only.
#pragma once

#include "core/model/question_field.h"

#include <QDialog>
#include <string>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace assay::app {

class FieldDialog : public QDialog {
    Q_OBJECT
  public:
    enum class Mode { Set, Add };

    FieldDialog(Mode mode, int questions, QWidget* parent = nullptr);

    void setField(model::QuestionField field);
    [[nodiscard]] model::QuestionField field() const;
    void setText(const QString& text);
    [[nodiscard]] std::vector<std::string> entries() const;

  Q_SIGNALS:
    void chosen(assay::model::QuestionField field, const std::vector<std::string>& entries);

  private:
    void showField();
    void check();

    Mode m_mode;
    int m_questions;
    QComboBox* m_field = nullptr;
    QComboBox* m_choice = nullptr;     // for fields of one line
    QPlainTextEdit* m_lines = nullptr; // for all others
    QLabel* m_hint = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::app

// Edits one field of a question as what it is: a line, a longer text, a list with an entry on each line, a
// number, yes or no, JSON. Says at once what does not fit; what does not fit is kept and shown, but never
// saved. GUI thread only.
#pragma once

#include "core/model/question.h"
#include "core/model/question_field.h"

#include <QString>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTextDocument;

namespace assay::app {

// What stands in a text area, with the spaces that do not break; QPlainTextEdit gives them as plain spaces.
[[nodiscard]] QString typedText(const QTextDocument& document);

class FieldEditor : public QWidget {
    Q_OBJECT
  public:
    explicit FieldEditor(model::QuestionField field, QWidget* parent = nullptr);

    [[nodiscard]] model::QuestionField field() const { return m_field; }

    void show(const model::Question& question);
    // As if a person typed it over what show() has shown: what the question holds, or any text.
    void type(const model::Question& question);
    void type(const QString& text);
    void setReadOnly(bool readOnly);

    // What stands in the editor, as entries of the field.
    [[nodiscard]] std::vector<std::string> entries() const;

    // Puts what stands here into `question`; false: it does not fit the field.
    bool applyTo(model::Question& question) const;

    // Whether something else stands here than show() has shown.
    [[nodiscard]] bool isTyped() const { return m_typed; }

    [[nodiscard]] QString text() const;

    // Whether what stands here fits the field.
    [[nodiscard]] bool fits() const;

    // A remark on what the field holds, under it; empty for none.
    void setRemark(const QString& text);

    // Whether something is said under the field that a person should look at.
    [[nodiscard]] bool hasProblem() const { return m_hasProblem; }

    // Where the keyboard goes.
    [[nodiscard]] QWidget* input() const;

  Q_SIGNALS:
    void typed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void take(); // something was typed
    void editAssertions();
    void check();
    void setText(const QString& text);
    void forgetSteps();
    [[nodiscard]] QString textOf(const std::vector<std::string>& entries) const;
    [[nodiscard]] std::optional<QString> misfit() const; // why what stands here does not fit
    [[nodiscard]] QString hint() const;                  // what is good to know of what stands here
    void fitHeight();

    model::QuestionField m_field;
    QLineEdit* m_line = nullptr;         // one of these three
    QComboBox* m_choice = nullptr;       //
    QPlainTextEdit* m_area = nullptr;    //
    QPushButton* m_assertions = nullptr; // of the extra members
    QLabel* m_problem = nullptr;
    QString m_remark;
    QString m_unreadable; // what the source has instead
    std::vector<std::string>
        m_shown; // the entries of show(), so that those that nobody touched stay as they are
    QString m_shownText;
    bool m_isReadOnly = false;
    bool m_hasProblem = false;
    bool m_typed = false;
    bool m_showing = false;
};

} // namespace assay::app

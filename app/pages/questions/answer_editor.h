// Edits a gold answer as what its type says it is: a list with an entry each, yes or no with its explanation,
// or a text; the number of a numeric answer has fields of its own beside it. GUI thread only.
#pragma once

#include "core/model/question.h"

#include <QString>
#include <QWidget>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QStackedWidget;
class QToolButton;

namespace assay::app {

class AnswerEditor : public QWidget {
    Q_OBJECT
  public:
    explicit AnswerEditor(QWidget* parent = nullptr);

    void show(const model::Question& question);
    // As if a person typed it over what show() has shown.
    void type(const model::Question& question);
    void setReadOnly(bool readOnly);
    void applyTo(model::Question& question) const;

    [[nodiscard]] bool isTyped() const { return m_typed; }

    // Gives the keyboard to the list or the text, whichever there is.
    void focusInput();

    void setRemark(const QString& text);

    [[nodiscard]] bool hasProblem() const { return m_hasProblem; }

  Q_SIGNALS:
    void typed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeList();
    void take();
    void editEntry();
    void addEntry();
    void removeEntry();
    void moveEntry(int by);
    [[nodiscard]] bool listKey(int key, Qt::KeyboardModifiers modifiers); // whether it was for the list
    void setVerdict(int index);
    void fitHeights();

    QStackedWidget* m_stack = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QListWidget* m_list = nullptr;
    QList<QToolButton*> m_listButtons;
    QComboBox* m_verdict = nullptr; // of a boolean answer, above its text
    QLabel* m_remark = nullptr;
    std::string m_type;
    std::vector<std::string> m_shown; // the entries of show()
    bool m_isList = false;
    bool m_readOnly = false;
    bool m_hasProblem = false;
    bool m_typed = false;
    bool m_showing = false;
};

} // namespace assay::app

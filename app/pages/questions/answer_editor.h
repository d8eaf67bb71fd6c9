// Edits a gold answer as what its type says it is: a list with an entry each, yes or no with its explanation,
// a number with its unit and tolerance beside the text, or a text. GUI thread only.
#pragma once

#include "core/model/question.h"

#include <QString>
#include <QWidget>

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
    void setReadOnly(bool readOnly);
    void applyTo(model::Question& question) const;

    [[nodiscard]] bool isTyped() const { return m_typed; }

    void setRemark(const QString& text);

  Q_SIGNALS:
    void typed();
    void committed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void take();
    void commit();
    void addEntry();
    void removeEntry();
    void moveEntry(int by);
    void setVerdict(int index);
    void fitHeights();

    QStackedWidget* m_stack = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QListWidget* m_list = nullptr;
    QList<QToolButton*> m_listButtons;
    QComboBox* m_verdict = nullptr; // of a boolean answer, above its text
    QLabel* m_remark = nullptr;
    bool m_isList = false;
    bool m_readOnly = false;
    bool m_typed = false;
    bool m_showing = false;
};

} // namespace assay::app

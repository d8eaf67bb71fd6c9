// Asks for other wordings of a question, one a line. Not modal. GUI thread only.
#pragma once

#include <QDialog>
#include <QStringList>

class QPlainTextEdit;
class QPushButton;

namespace assay::app {

class ParaphraseDialog : public QDialog {
    Q_OBJECT
  public:
    ParaphraseDialog(const QString& questionId, const QString& text, QWidget* parent = nullptr);

    // As typed, without empty lines, each once.
    [[nodiscard]] QStringList wordings() const;

  Q_SIGNALS:
    void wordingsGiven(const QStringList& wordings);

  private:
    QPlainTextEdit* m_text = nullptr;
    QPushButton* m_add = nullptr;
};

} // namespace assay::app

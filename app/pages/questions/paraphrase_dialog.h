// Asks for other wordings of a question: typed, one a line, or those of what a chat service gave that a
// person accepts, each by its check mark. Not modal. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/endpoint/chat_settings.h"
#include "core/evaluate/ask/paraphrase_asking.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class ChatServiceForm;
} // namespace assay::widgets

namespace assay::app {

class ParaphraseDialog : public QDialog {
    Q_OBJECT
  public:
    ParaphraseDialog(const QString& questionId, const QString& text, QWidget* parent = nullptr);

    // As typed, without empty lines, then those that were accepted; each once.
    [[nodiscard]] QStringList wordings() const;

    // What the service gave, after serviceAsked(): each to be accepted by its check mark.
    void showAsked(const base::Result<evaluate::WordingsAsked>& asked);

  Q_SIGNALS:
    void wordingsGiven(const QStringList& wordings);
    void serviceAsked(const assay::endpoint::ChatSettings& service, const std::string& key, int each);

  private:
    [[nodiscard]] QWidget* makeService();
    void showService();
    void refresh();

    QPlainTextEdit* m_text = nullptr;
    QPushButton* m_byService = nullptr;
    QWidget* m_servicePart = nullptr;
    widgets::ChatServiceForm* m_service = nullptr;
    QSpinBox* m_each = nullptr;
    QPushButton* m_ask = nullptr;
    QLabel* m_state = nullptr;
    QListWidget* m_offers = nullptr;
    QPushButton* m_add = nullptr;
    bool m_isAsking = false;
};

} // namespace assay::app

// Lets a system answer a suite: which service and model, which prompt, what it will take, and the button that
// asks. Nothing is sent before the estimate has been shown. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/ask/ask_run.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class Job;
}

namespace assay::app {

class AnswersController;
class ChatServiceForm;

class AskPane : public QWidget {
    Q_OBJECT
  public:
    explicit AskPane(AnswersController& controller, QWidget* parent = nullptr);

  private:
    void makeLayout();
    void fillSuites();
    void changed();
    void estimate();
    void ask();
    void take(const base::Result<std::vector<evaluate::AskedSystem>>& asked);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] base::Result<evaluate::AskRunSettings> settings() const;

    AnswersController& m_controller;
    ChatServiceForm* m_service = nullptr;
    QComboBox* m_suite = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_system = nullptr;
    QPlainTextEdit* m_prompt = nullptr;
    QSpinBox* m_limit = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_estimate = nullptr;
    QPushButton* m_ask = nullptr;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    bool m_isEstimated = false;
};

} // namespace assay::app

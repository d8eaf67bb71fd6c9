// Lets systems answer a suite: which service and model, which prompt, what it will take, and the button that
// asks. What the form says can be added to a list; then all that is checked there is asked in one go, and
// each prompt with its service becomes a set of answers. Nothing is sent before the estimate has been shown.
// GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/ask/ask_run.h"

#include <QPointer>
#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class ChatServiceForm;
class Job;
} // namespace assay::widgets

namespace assay::app {

class AnswersController;

class AskPane : public QWidget {
    Q_OBJECT
  public:
    explicit AskPane(AnswersController& controller, QWidget* parent = nullptr);

  private:
    void makeLayout();
    [[nodiscard]] QWidget* makeList(QWidget* form);
    void addToList();
    void removeFromList();
    void fillSuites();
    void changed();
    void estimate();
    void ask();
    void take(const base::Result<std::vector<evaluate::AskedSystem>>& asked);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString formProblem() const;
    [[nodiscard]] base::Result<evaluate::AskSystem> formSystem() const;
    [[nodiscard]] base::Result<evaluate::AskRunSettings> settings() const;

    AnswersController& m_controller;
    widgets::ChatServiceForm* m_service = nullptr;
    QComboBox* m_suite = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_system = nullptr;
    QLineEdit* m_promptName = nullptr;
    QPlainTextEdit* m_prompt = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    std::vector<evaluate::AskSystem> m_systems; // by row of the list
    QSpinBox* m_limit = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_estimate = nullptr;
    QPushButton* m_ask = nullptr;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    bool m_isEstimated = false;
};

} // namespace assay::app

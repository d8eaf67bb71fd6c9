// Which answers to read: the queues that come along and those of the workspace, which are defined, changed
// and removed here, each an edit that can be undone; the chosen one is drawn over the run in front, and saved
// as CSV. GUI thread only.
#pragma once

#include "core/evaluate/answers/fidelity_run.h"
#include "core/evaluate/answers/reading_queues.h"

#include <QWidget>
#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace assay::app {

class AnswersController;
class QueueDialog;

class QueueBar : public QWidget {
    Q_OBJECT
  public:
    explicit QueueBar(AnswersController& controller, QWidget* parent = nullptr);

    // What people have read of the run in front; null: not known yet.
    void setRead(std::shared_ptr<const evaluate::FidelityOfRun> read) { m_read = std::move(read); }

    void forget(); // the run is another one: all questions

  Q_SIGNALS:
    void drawn();
    void nextAsked();

  private:
    void fill(); // from the workspace; what is chosen stays chosen where it is still there
    void draw();
    void save(); // the drawn one, or all
    void define(const evaluate::ReadingQueue& queue);
    void store(QueueDialog& dialog, const std::string& before);
    void remove();
    void refresh();
    // Null: all questions.
    [[nodiscard]] const evaluate::ReadingQueue* chosen() const;
    [[nodiscard]] bool isOwn() const;

    AnswersController& m_controller;
    std::vector<evaluate::ReadingQueue> m_queues; // the presets first
    std::shared_ptr<const evaluate::FidelityOfRun> m_read;
    QComboBox* m_queue = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_next = nullptr;
};

} // namespace assay::app

// Questions across runs: how hard each is, what it tells apart, and how every system did on the chosen one
// over time. GUI thread only.
#pragma once

#include "app/pages/runs/runs_controller.h"

#include <QWidget>

class QComboBox;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class QuestionHistoryPane : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionHistoryPane(RunsController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void fillSuites();
    void refresh();
    void showQuestion(const QString& id);

    RunsController& m_controller;
    QComboBox* m_suite = nullptr;
    widgets::BlocksView* m_questions = nullptr;
    widgets::BlocksView* m_rounds = nullptr;
    bool m_isAsked = false;
};

} // namespace assay::app

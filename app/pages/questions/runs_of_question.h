// How every system did on the question in front over time, by the runs of the workspace. Read when it is
// shown. GUI thread only.
#pragma once

#include <QWidget>

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class QuestionController;

class RunsOfQuestion : public QWidget {
    Q_OBJECT
  public:
    // The controller outlives it.
    explicit RunsOfQuestion(QuestionController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();

    QuestionController& m_controller;
    widgets::BlocksView* m_rounds = nullptr;
    quint64 m_request = 0;
};

} // namespace assay::app

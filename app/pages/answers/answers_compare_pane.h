// Two systems over the same questions side by side: which other run, what came out and whether that is luck,
// the questions on which one is better; or every run against every other. A click leads to the questions,
// whose card then shows both answers. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/results/blocks.h"

#include <QPointer>
#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace assay::widgets {
class BlocksView;
class Job;
} // namespace assay::widgets

namespace assay::app {

class AnswersController;

class AnswersComparePane : public QWidget {
    Q_OBJECT
  public:
    explicit AnswersComparePane(AnswersController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    void fillRuns();
    void fillMeasures();
    void chooseRun();
    void refreshSoon();
    void refresh();
    void compareTwo();
    void compareEvery();
    void take(quint64 request, const base::Result<std::vector<results::Block>>& blocks);
    [[nodiscard]] QString whyEmpty() const;

    AnswersController& m_controller;
    QComboBox* m_other = nullptr;
    QComboBox* m_measure = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    widgets::BlocksView* m_blocks = nullptr;
    bool m_isEvery = false; // all runs against each other
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    bool m_stale = true;
};

} // namespace assay::app

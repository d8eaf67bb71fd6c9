// What the run in front found, as blocks: its figures, by strata, how its measures are spread, what it cost.
// One pane for each, since all follow the run in the same way; what is computed of the run is computed once
// the pane is looked at, on a worker thread. A click on a figure or a point leads to its questions. GUI
// thread only.
#pragma once

#include "core/results/answers/answer_blocks.h"

#include <QPointer>
#include <QWidget>
#include <cstdint>
#include <vector>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace assay::widgets {
class BlocksView;
class Job;
class PlotWidget;
} // namespace assay::widgets

namespace assay::app {

class AnswersController;

// The questions of the run in front that a figure is about come to the front.
void followAnswersLink(AnswersController& controller, const results::Link& link);

class AnswersResultsPane : public QWidget {
    Q_OBJECT
  public:
    enum class Part : std::uint8_t { Overview, Strata, Distributions, Costs };

    // What blocks are made of; values alone, for the worker.
    struct Made {
        results::AnswerRunBlocks blocks;
        std::string scatter; // the chart of ROUGE-L against BERTScore; empty: none
        std::vector<std::size_t> scatterItems;
    };

    AnswersResultsPane(AnswersController& controller, Part part, QWidget* parent = nullptr);

    [[nodiscard]] QString choice() const; // what is chosen of several, to be remembered
    void setChoice(const QString& choice);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeChoice(QWidget& parent);
    void fillChoice();
    void forget();
    void refresh();
    void show(const Made& made);
    void watchPoints(const Made& made);

    AnswersController& m_controller;
    Part m_part;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    QComboBox* m_choice = nullptr; // of strata and distributions; null: there is nothing to choose
    QString m_wanted;              // from another day
    widgets::BlocksView* m_blocks = nullptr;
    QPointer<widgets::PlotWidget> m_watched;
    std::vector<std::size_t> m_points;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    bool m_stale = true;
};

} // namespace assay::app

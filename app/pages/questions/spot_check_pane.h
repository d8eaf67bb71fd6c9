// A spot check: the questions that its share and seed draw, as a queue in which each is ticked when it was
// checked. Stores nothing. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/suites/suite_settings.h"

#include <QWidget>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class QuestionController;
class SpotCheckModel;

class SpotCheckPane : public QWidget {
    Q_OBJECT
  public:
    // The controller outlives it.
    explicit SpotCheckPane(QuestionController& controller, QWidget* parent = nullptr);

    [[nodiscard]] const workspace::SpotCheck& check() const { return m_check; }

    void setCheck(const workspace::SpotCheck& check);
    // The questions to draw from, by their place in the controller's columns; draws.
    void setRows(const std::vector<std::size_t>& rows);

    [[nodiscard]] bool holds(base::RowId id) const;
    // Ticks it as checked and asks for the next that is not yet, if there is one.
    void tickAndShowNext(base::RowId id);

  Q_SIGNALS:
    void changed(); // check()
    void edited();  // the person is done with a change: it can be saved
    void questionRequested(qint64 id);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void draw();
    void requestQuestion(int row);

    QuestionController& m_controller;
    workspace::SpotCheck m_check;
    std::vector<std::size_t> m_rows;
    QDoubleSpinBox* m_share = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_text = nullptr;
    SpotCheckModel* m_sample = nullptr;
    widgets::DataTableView* m_view = nullptr;
};

} // namespace assay::app

// The tab Samples: the samples of the chosen cell of the matrix, or of the whole scope, with a line that says
// which. Follows the controller when it has come to rest.
#pragma once

#include "app/pages/thresholds/sample_list_model.h"
#include "widgets/charts/confusion_matrix_view.h"

#include <QTimer>
#include <QWidget>
#include <optional>

class QLabel;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class SamplePane : public QWidget {
    Q_OBJECT
  public:
    explicit SamplePane(ThresholdController& controller, QWidget* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    // Lists this cell's samples, or the scope's, at once.
    void setCell(std::optional<widgets::MatrixCell> cell);

    [[nodiscard]] std::optional<model::ScoredSample> sample(int row) const { return m_samples->sample(row); }

    // One that need not be listed.
    [[nodiscard]] std::optional<model::ScoredSample> readSample(base::RowId row) const {
        return m_samples->read(row);
    }

    // Brings a listed sample into view and makes it the current row.
    void selectPosition(std::uint32_t position);

  Q_SIGNALS:
    void currentRowChanged(int row); // -1 for none
    void rowActivated(int row);
    void refreshed(); // the list follows what was moved
    void failed(const assay::base::Error& error);

  private:
    void refresh();

    ThresholdController& m_controller;
    SampleListModel* m_samples = nullptr;
    widgets::DataTableView* m_view = nullptr;
    QLabel* m_caption = nullptr;
    std::optional<widgets::MatrixCell> m_cell;
    int m_wholeScope = -1; // the scope whose samples are all listed; -1 when those of a cell are
    QTimer m_timer;
};

} // namespace assay::app

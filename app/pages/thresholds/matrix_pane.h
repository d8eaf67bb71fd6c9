// The right side of the thresholds page: the confusion matrix, the figures of each class and those over all
// classes.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "widgets/charts/confusion_matrix_view.h"

#include <QWidget>

class QLabel;

namespace assay::widgets {
class TableView;
}

namespace assay::app {

class MatrixPane : public QWidget {
    Q_OBJECT
  public:
    explicit MatrixPane(QWidget* parent = nullptr);

    // `shares`: of the matrix.
    void show(const metrics::ConfusionMatrix& matrix, const evaluate::DecisionShares& shares,
              const metrics::ClassificationFigures& figures, std::int64_t reviewCount);
    // Shows how each cell differs from the pinned matrix (nullopt: nothing is pinned), and whether the matrix
    // has a curator's judgements applied.
    void showComparison(const std::optional<metrics::ConfusionMatrix>& pinned, bool judged,
                        bool byScenario = false);
    void clear();

    [[nodiscard]] widgets::ConfusionMatrixView& matrix() { return *m_matrix; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void clearFigures();
    void fitFigures();

    widgets::ConfusionMatrixView* m_matrix = nullptr;
    widgets::TableView* m_figures = nullptr;
    QLabel* m_overall = nullptr;
    QLabel* m_review = nullptr;
    std::int64_t m_reviewCount = 0;
};

} // namespace assay::app

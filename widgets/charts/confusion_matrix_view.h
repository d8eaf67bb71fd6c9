// The 3 x 3 confusion matrix as a heat map: counts and row shares, rows true, columns predicted. A cell is chosen by
// click or with the arrow keys and Return. GUI thread only.
#pragma once

#include "core/metrics/confusion_matrix.h"

#include <QWidget>

#include <optional>

namespace assay::widgets {

struct MatrixCell {
    model::Label truth = model::Label::Accurate;
    model::Label predicted = model::Label::Accurate;
    friend bool operator==(const MatrixCell&, const MatrixCell&) = default;
};

class ConfusionMatrixView : public QWidget {
    Q_OBJECT
  public:
    explicit ConfusionMatrixView(QWidget* parent = nullptr);

    void setMatrix(const metrics::ConfusionMatrix& matrix);
    [[nodiscard]] const metrics::ConfusionMatrix& matrix() const { return m_matrix; }

    void setSelected(std::optional<MatrixCell> cell);
    [[nodiscard]] std::optional<MatrixCell> selected() const { return m_selected; }

    // The matrix in words, for screen readers.
    [[nodiscard]] QString textAlternative() const;

  signals:
    void cellChosen(assay::widgets::MatrixCell cell);

  private:
    metrics::ConfusionMatrix m_matrix;
    std::optional<MatrixCell> m_selected;
};

} // namespace assay::widgets

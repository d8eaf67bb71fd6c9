// Paints the 3 x 3 confusion matrix with any QPainter, for the window, for files and for reports, and says
// where its cells lie. Rows are the true class, columns the predicted one; each cell shows its count and its
// share of the row, the diagonal (right decisions) carries a frame, a selected cell a rim with filled
// corners. A share of an empty row is undefined and shown as a dash. GUI thread only.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "widgets/theme/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <optional>

class QPainter;

namespace assay::widgets {

struct MatrixCell {
    model::Label truth = model::Label::Accurate;
    model::Label predicted = model::Label::Accurate;
    friend bool operator==(const MatrixCell&, const MatrixCell&) = default;
};

// Rows and columns 0..2 are classes, 3 the totals; -1 the headings.
struct MatrixLayout {
    QRectF outer;
    double headingWidth = 0;
    double headingHeight = 0;
    double columnWidth = 0;
    double rowHeight = 0;
    double totalWidth = 0;
    double totalHeight = 0;
    QFont font;
    QFont headingFont; // small enough for the longest class name
    QFont countFont;
    QFont shareFont;

    [[nodiscard]] QRectF rect(int row, int column) const;
    [[nodiscard]] std::optional<MatrixCell> cellAt(const QPointF& point) const;
};

[[nodiscard]] MatrixLayout layoutConfusionMatrix(const QRectF& rect, const metrics::ConfusionMatrix& matrix,
                                                 const QFont& font);

// The least size at which nothing has to be shortened.
[[nodiscard]] QSizeF confusionMatrixMinimumSize(const QFont& font);

// `selected` is the chosen cell, `current` the one that the keyboard is on. With `pinned` each cell also says
// how far it differs from that matrix: "70.0 % (+12)".
void paintConfusionMatrix(QPainter& painter, const QRectF& rect, const metrics::ConfusionMatrix& matrix,
                          const ChartColours& colours, const QFont& font,
                          std::optional<MatrixCell> selected = std::nullopt,
                          std::optional<MatrixCell> current = std::nullopt,
                          const std::optional<metrics::ConfusionMatrix>& pinned = std::nullopt);

// The share of the row, nullopt where the row is empty.
[[nodiscard]] std::optional<double> rowShare(const metrics::ConfusionMatrix& matrix, const MatrixCell& cell);

} // namespace assay::widgets

// The confusion matrix in words and as a small table. GUI thread only.
#pragma once

#include "widgets/charts/confusion_matrix_painter.h"
#include "widgets/tables/table_export.h"

#include <QString>

namespace assay::widgets {

[[nodiscard]] QString className(model::Label label);        // "accurate"
[[nodiscard]] QString trueHeading(model::Label label);      // "true accurate"
[[nodiscard]] QString predictedHeading(model::Label label); // "predicted accurate"
[[nodiscard]] QString matrixTotalHeading();
[[nodiscard]] QString shareText(std::optional<double> share); // "70.0 %", a dash where undefined

// How many more or fewer samples than pinned: "+12", "−3", "±0".
[[nodiscard]] QString differenceText(const metrics::ConfusionMatrix& matrix,
                                     const metrics::ConfusionMatrix& pinned, const MatrixCell& cell);

// "1,400 contradictions were predicted as hallucination, 70.0 % of 2,000."
[[nodiscard]] QString describeMatrixCell(const metrics::ConfusionMatrix& matrix, const MatrixCell& cell);
[[nodiscard]] QString describeMatrix(const metrics::ConfusionMatrix& matrix);

// Counts with totals; `forPeople` groups digits and adds row shares, else plain integers.
[[nodiscard]] TextTable matrixAsTable(const metrics::ConfusionMatrix& matrix, bool forPeople);

} // namespace assay::widgets

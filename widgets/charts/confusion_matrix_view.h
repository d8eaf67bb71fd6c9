// The 3 x 3 confusion matrix as a heat map: counts and row shares, rows true, columns predicted. A cell is
// chosen by click or with the arrow keys and Return or Space; Escape takes the choice back. GUI thread only.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "widgets/charts/confusion_matrix_painter.h"

#include <QStringList>
#include <QWidget>
#include <functional>
#include <optional>

namespace assay::widgets {

struct ChartPicture;

class ConfusionMatrixView : public QWidget {
    Q_OBJECT
  public:
    explicit ConfusionMatrixView(QWidget* parent = nullptr);

    void setMatrix(const metrics::ConfusionMatrix& matrix);

    [[nodiscard]] const metrics::ConfusionMatrix& matrix() const { return m_matrix; }

    // With a matrix every cell also shows how far it differs from that one.
    void setDifference(std::optional<metrics::ConfusionMatrix> pinned);

    // By the program: emits nothing.
    void setSelected(std::optional<MatrixCell> cell);

    [[nodiscard]] std::optional<MatrixCell> selected() const { return m_selected; }

    // The cell that the keyboard is on; shown while the view has the focus.
    [[nodiscard]] MatrixCell currentCell() const { return m_current; }

    // Where a cell is painted, in this widget.
    [[nodiscard]] QRectF cellRect(const MatrixCell& cell) const;

    // The matrix in words, for screen readers; and one cell of it, as its tool tip says.
    [[nodiscard]] QString textAlternative() const;
    [[nodiscard]] QString describeCell(const MatrixCell& cell) const;

    [[nodiscard]] QString asTsv() const;
    [[nodiscard]] QString asMarkdown() const;

    // Writes PNG, SVG, PDF or CSV by the extension, in print colours. On failure false, with a sentence in
    // `error`.
    [[nodiscard]] bool exportTo(const QString& path, QString* error = nullptr) const;

    // What stands above the matrix in copies and files, a line each: of what data it is, and at which
    // settings. Asked when one is made.
    void setPictureNote(std::function<QStringList()> note) { m_pictureNote = std::move(note); }

    // As low as it can be read rather than half as high again, for what stands below it.
    void preferLowest();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  public Q_SLOTS:
    void copyTsv() const;
    void copyMarkdown() const;
    void copyImage() const;
    void saveAs();

  Q_SIGNALS:
    void cellChosen(assay::widgets::MatrixCell cell);
    void selectionCleared(); // by the user

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void addMenuActions();
    void choose(const MatrixCell& cell);
    void moveCurrent(int rows, int columns);
    [[nodiscard]] QString toolTipAt(const QPointF& point) const;
    [[nodiscard]] QRectF contents() const;
    [[nodiscard]] ChartPicture picture() const;

    metrics::ConfusionMatrix m_matrix;
    std::optional<metrics::ConfusionMatrix> m_pinned;
    std::optional<MatrixCell> m_selected;
    MatrixCell m_current;
    std::function<QStringList()> m_pictureNote;
    bool m_prefersLowest = false;
};

} // namespace assay::widgets

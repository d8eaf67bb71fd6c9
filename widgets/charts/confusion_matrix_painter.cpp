#include "widgets/charts/confusion_matrix_painter.h"

#include "widgets/charts/chart_font.h"
#include "widgets/charts/matrix_text.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <tuple>

namespace assay::widgets {
namespace {

constexpr double kFrameInset = 7; // of the frame around right decisions
constexpr double kCorner = 10;    // of the corners of the selected cell

constexpr int kClasses = static_cast<int>(model::kLabelCount);
constexpr double kNamePadding = 6;
constexpr double kHeadingPadding = 12;

model::Label labelAt(int index) {
    return model::kLabels[static_cast<std::size_t>(index)];
}

// Figures need neither ligatures nor kerning; without them text is laid out in half the time.
QFont figureFont(const QFont& font, double factor) {
    QFont result = pixelFont(font, factor);
    result.setKerning(false);
    result.setStyleStrategy(
        static_cast<QFont::StyleStrategy>(result.styleStrategy() | QFont::PreferNoShaping));
    return result;
}

QFont countFont(const QFont& font) {
    QFont result = figureFont(font, 1.15);
    result.setWeight(QFont::DemiBold);
    return result;
}

// A heading that does not fit on one line has its last word on a second.
qsizetype headingBreak(const QString& text) {
    return text.lastIndexOf(u' ');
}

double widestHeadingLine(const QFontMetricsF& metrics) {
    double widest = 0;
    for (const model::Label label : model::kLabels) {
        for (const QString& heading : {trueHeading(label), predictedHeading(label)}) {
            const qsizetype space = std::max<qsizetype>(0, headingBreak(heading));
            for (const QString& line : {heading.left(space), heading.mid(space).trimmed()}) {
                widest = std::max(widest, metrics.horizontalAdvance(line));
            }
        }
    }
    return std::ceil(widest);
}

// Text with its own metrics, so that measuring is done once a font and not once a text.
struct Pen {
    QPainter& painter;
    QFont font;
    QFontMetricsF metrics;

    Pen(QPainter& p, const QFont& f)
        : painter(p)
        , font(f)
        , metrics(f) {}

    [[nodiscard]] double width(const QString& text) const { return metrics.horizontalAdvance(text); }

    void centred(const QString& text, double x, double baseline, double room) const {
        const double wide = width(text);
        if (wide <= room) {
            painter.drawText(QPointF(x - wide / 2, baseline), text);
        } else {
            const QString shorter = metrics.elidedText(text, Qt::ElideRight, room);
            painter.drawText(QPointF(x - width(shorter) / 2, baseline), shorter);
        }
    }

    void rightAligned(const QString& text, double right, double baseline, double room) const {
        const QString shown = width(text) <= room ? text : metrics.elidedText(text, Qt::ElideRight, room);
        painter.drawText(QPointF(right - width(shown), baseline), shown);
    }
};

// One line if it fits, else the last word on a line of its own.
void paintHeading(const Pen& pen, const QRectF& rect, const QString& text, bool right) {
    const double room = rect.width() - kNamePadding;
    const double middle = rect.center().y() + (pen.metrics.ascent() - pen.metrics.descent()) / 2;
    const double half = pen.metrics.height() / 2;
    const auto put = [&](const QString& line, double baseline) {
        if (right) {
            pen.rightAligned(line, rect.right() - 6, baseline, room);
        } else {
            pen.centred(line, rect.center().x(), baseline, room);
        }
    };
    const qsizetype space = headingBreak(text);
    if (space < 0 || pen.width(text) <= room) {
        put(text, middle);
    } else {
        put(text.left(space), middle - half);
        put(text.mid(space + 1), middle + half);
    }
}

// The selected cell is told from a right decision by its shape, too: each of its corners is filled.
void fillCorners(QPainter& painter, const QRectF& box, const ChartColours& colours) {
    const QRectF inner = box.adjusted(1, 1, -2, -2);
    const double size = std::min({kCorner, inner.width() / 4, inner.height() / 4});
    painter.setPen(QPen(colours.background, 1));
    painter.setBrush(colours.focus);
    for (const auto& [corner, right, down] :
         {std::tuple(inner.topLeft(), 1, 1), std::tuple(inner.topRight(), -1, 1),
          std::tuple(inner.bottomLeft(), 1, -1), std::tuple(inner.bottomRight(), -1, -1)}) {
        const QPointF points[] = {corner, corner + QPointF(right * size, 0),
                                  corner + QPointF(0, down * size)};
        painter.drawPolygon(points, 3);
    }
}

} // namespace

QRectF MatrixLayout::rect(int row, int column) const {
    const double x =
        outer.left() + (column < 0 ? 0 : headingWidth + std::min(column, kClasses) * columnWidth);
    const double y = outer.top() + (row < 0 ? 0 : headingHeight + std::min(row, kClasses) * rowHeight);
    const double width = column < 0 ? headingWidth : (column >= kClasses ? totalWidth : columnWidth);
    const double height = row < 0 ? headingHeight : (row >= kClasses ? totalHeight : rowHeight);
    return {x, y, width, height};
}

std::optional<MatrixCell> MatrixLayout::cellAt(const QPointF& point) const {
    for (int row = 0; row < kClasses; ++row) {
        for (int column = 0; column < kClasses; ++column) {
            if (rect(row, column).contains(point)) {
                return MatrixCell{labelAt(row), labelAt(column)};
            }
        }
    }
    return std::nullopt;
}

std::optional<double> rowShare(const metrics::ConfusionMatrix& matrix, const MatrixCell& cell) {
    const auto sum = matrix.rowSum(cell.truth);
    if (sum <= 0) {
        return std::nullopt;
    }
    return static_cast<double>(matrix.at(cell.truth, cell.predicted)) / static_cast<double>(sum);
}

MatrixLayout layoutConfusionMatrix(const QRectF& rect, const metrics::ConfusionMatrix& matrix,
                                   const QFont& font) {
    MatrixLayout layout;
    layout.outer = rect;
    layout.font = figureFont(font, 1);
    layout.shareFont = figureFont(font, 0.92);
    layout.countFont = countFont(font);
    const QFontMetricsF normal(layout.font);
    const double total = normal.horizontalAdvance(QLocale().toString(static_cast<qlonglong>(matrix.total())));
    // Long class names in a narrow view: smaller letters first, shortened names only then.
    for (const double factor : {0.92, 0.84, 0.76}) {
        layout.headingFont = pixelFont(font, factor);
        const QFontMetricsF heading(layout.headingFont);
        const double name = widestHeadingLine(heading);
        layout.headingWidth = std::min(name + kHeadingPadding, rect.width() * 0.3);
        layout.totalWidth =
            std::min(std::ceil(std::max(heading.horizontalAdvance(matrixTotalHeading()), total)) + 12,
                     rect.width() * 0.2);
        layout.headingHeight = std::min(std::ceil(heading.height() * 2) + 8, rect.height() * 0.25);
        if (3 * (name + kNamePadding) <= rect.width() - layout.headingWidth - layout.totalWidth) {
            break;
        }
    }
    layout.totalHeight = std::min(std::ceil(normal.height()) + 8, rect.height() * 0.2);
    layout.columnWidth =
        std::floor(std::max(3.0, rect.width() - layout.headingWidth - layout.totalWidth) / kClasses);
    layout.rowHeight =
        std::floor(std::max(3.0, rect.height() - layout.headingHeight - layout.totalHeight) / kClasses);
    return layout;
}

QSizeF confusionMatrixMinimumSize(const QFont& font) {
    const QFontMetricsF heading(pixelFont(font, 0.84));
    const QFontMetricsF normal(pixelFont(font));
    const QFontMetricsF count(countFont(font));
    const double name = widestHeadingLine(heading);
    const double total = std::ceil(normal.horizontalAdvance(QStringLiteral("0,000,000")));
    return {name + kHeadingPadding + 3 * (name + kNamePadding + 1) + total + 12,
            std::ceil(heading.height() * 2) + 8 + 3 * std::ceil(normal.height() + count.height() + 12) +
                std::ceil(normal.height()) + 8};
}

void paintConfusionMatrix(QPainter& painter, const QRectF& rect, const metrics::ConfusionMatrix& matrix,
                          const ChartColours& colours, const QFont& font, std::optional<MatrixCell> selected,
                          std::optional<MatrixCell> current,
                          const std::optional<metrics::ConfusionMatrix>& pinned) {
    const MatrixLayout layout = layoutConfusionMatrix(rect, matrix, font);
    const QLocale locale;
    const auto number = [&locale](std::int64_t count) {
        return locale.toString(static_cast<qlonglong>(count));
    };
    painter.save();
    painter.fillRect(rect, colours.background);
    painter.setRenderHint(QPainter::Antialiasing, false);

    // Fills and frames first, then all texts of one font together: changing fonts is what costs.
    for (int row = 0; row < kClasses; ++row) {
        for (int column = 0; column < kClasses; ++column) {
            const MatrixCell cell{labelAt(row), labelAt(column)};
            const auto share = rowShare(matrix, cell);
            const QRectF box = layout.rect(row, column);
            painter.fillRect(box.adjusted(1, 1, -1, -1), colours.heat(share.value_or(0)));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.grid, 1));
            painter.drawRect(box.adjusted(0, 0, -1, -1));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (int i = 0; i < kClasses; ++i) {
        const MatrixCell cell{labelAt(i), labelAt(i)};
        painter.setPen(QPen(colours.heatText(rowShare(matrix, cell).value_or(0)), 2, Qt::SolidLine,
                            Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(layout.rect(i, i).adjusted(5, 5, -6, -6));
    }
    const auto frame = [&](const MatrixCell& cell, Qt::PenStyle style, double width) {
        const QRectF box = layout.rect(static_cast<int>(model::indexOf(cell.truth)),
                                       static_cast<int>(model::indexOf(cell.predicted)));
        // A rim in the background's colour keeps the frame visible on any fill.
        painter.setPen(QPen(colours.background, width + 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(box.adjusted(1.5, 1.5, -2.5, -2.5));
        painter.setPen(QPen(style == Qt::SolidLine ? colours.focus : colours.text, width, style, Qt::FlatCap,
                            Qt::MiterJoin));
        painter.drawRect(box.adjusted(1, 1, -2, -2));
    };
    if (selected) {
        frame(*selected, Qt::SolidLine, 3);
        fillCorners(painter,
                    layout.rect(static_cast<int>(model::indexOf(selected->truth)),
                                static_cast<int>(model::indexOf(selected->predicted))),
                    colours);
        painter.setBrush(Qt::NoBrush);
    }
    if (current && current != selected) {
        frame(*current, Qt::DashLine, 1.6);
    }

    const Pen heading(painter, layout.headingFont);
    painter.setFont(heading.font);
    painter.setPen(colours.text);
    for (int i = 0; i < kClasses; ++i) {
        paintHeading(heading, layout.rect(i, -1), trueHeading(labelAt(i)), true);
        paintHeading(heading, layout.rect(-1, i), predictedHeading(labelAt(i)), false);
    }
    painter.setPen(colours.mutedText);
    paintHeading(heading, layout.rect(-1, kClasses), matrixTotalHeading(), true);
    paintHeading(heading, layout.rect(kClasses, -1), matrixTotalHeading(), true);

    // Where a cell is too low for two lines, the count alone is shown.
    const Pen count(painter, layout.countFont);
    const Pen small(painter, layout.shareFont);
    painter.setFont(small.font);
    const bool three = layout.rowHeight >= 2 * (2 * small.metrics.height() + kFrameInset);
    const bool both = layout.rowHeight >= small.metrics.height() + count.metrics.height() + 4;
    // All lines of a cell as one block in its middle: the count is the higher one.
    const double block = count.metrics.height() + small.metrics.height() * (pinned && three ? 2.0 : 1.0);
    const auto blockTop = [block](const QRectF& box) {
        return std::max(box.top() + 1, box.center().y() - block / 2);
    };
    for (int row = 0; row < kClasses && both; ++row) {
        for (int column = 0; column < kClasses; ++column) {
            const MatrixCell cell{labelAt(row), labelAt(column)};
            const auto share = rowShare(matrix, cell);
            const QRectF box = layout.rect(row, column);
            painter.setPen(colours.heatText(share.value_or(0)));
            const double baseline = blockTop(box) + count.metrics.height() + small.metrics.ascent();
            const QString difference = pinned ? differenceText(matrix, *pinned, cell) : QString();
            QString line = shareText(share);
            if (pinned && !three) {
                const QString all = QStringLiteral("%1 (%2)").arg(line, difference);
                const bool isSame =
                    matrix.at(cell.truth, cell.predicted) == pinned->at(cell.truth, cell.predicted);
                // Where there is no room for both, what the pin is for comes first.
                line = small.width(all) <= box.width() - 6 ? all : isSame ? line : difference;
            }
            small.centred(line, box.center().x(), baseline, box.width() - 6);
            if (pinned && three) {
                small.centred(difference, box.center().x(), baseline + small.metrics.height(),
                              box.width() - 6);
            }
        }
    }
    painter.setFont(count.font);
    for (int row = 0; row < kClasses; ++row) {
        for (int column = 0; column < kClasses; ++column) {
            const MatrixCell cell{labelAt(row), labelAt(column)};
            const QRectF box = layout.rect(row, column);
            painter.setPen(colours.heatText(rowShare(matrix, cell).value_or(0)));
            const double baseline =
                both ? blockTop(box) + count.metrics.ascent()
                     : box.center().y() + (count.metrics.ascent() - count.metrics.descent()) / 2;
            count.centred(number(matrix.at(cell.truth, cell.predicted)), box.center().x(), baseline,
                          box.width() - 6);
        }
    }
    const Pen normal(painter, layout.font);
    painter.setFont(normal.font);
    painter.setPen(colours.mutedText);
    const double shift = (normal.metrics.ascent() - normal.metrics.descent()) / 2;
    for (int i = 0; i < kClasses; ++i) {
        const QRectF right = layout.rect(i, kClasses);
        normal.rightAligned(number(matrix.rowSum(labelAt(i))), right.right() - 6, right.center().y() + shift,
                            right.width() - 8);
        const QRectF below = layout.rect(kClasses, i);
        normal.centred(number(matrix.columnSum(labelAt(i))), below.center().x(), below.center().y() + shift,
                       below.width() - 6);
    }
    const QRectF corner = layout.rect(kClasses, kClasses);
    painter.setPen(colours.text);
    normal.rightAligned(number(matrix.total()), corner.right() - 6, corner.center().y() + shift,
                        corner.width() - 8);
    painter.restore();
}

} // namespace assay::widgets

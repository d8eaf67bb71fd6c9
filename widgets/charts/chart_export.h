// Turns a painted chart into PNG, SVG or PDF. Vector formats keep their text as text; a file appears whole or
// not at all. GUI thread only.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <functional>

class QPainter;
class QRectF;

namespace assay::widgets {

// A chart that stands small on the screen is drawn no smaller than this in its picture, which lies on a page.
inline constexpr QSize kLeastPictureSize{640, 420};

struct ChartPicture {
    QString title;
    QSizeF size; // at 96 dots per inch
    QFont font;
    std::function<void(QPainter& painter, const QRectF& rect, const QFont& font)> paint;
    std::function<QByteArray()> svg{}; // its own drawing; empty: made from the painted one
};

[[nodiscard]] QImage chartAsImage(const ChartPicture& picture, double scale = 2);
[[nodiscard]] QByteArray chartAsPng(const ChartPicture& picture, double scale = 2);
[[nodiscard]] QByteArray chartAsSvg(const ChartPicture& picture);
[[nodiscard]] QByteArray chartAsPdf(const ChartPicture& picture);

// To the clipboard: an image for every program, and the drawing as SVG and PDF for those that take it.
void copyChart(const ChartPicture& picture);

// By the extension of `path`: .png, .svg or .pdf. On failure false, with a sentence for the user in `error`.
[[nodiscard]] bool exportChart(const ChartPicture& picture, const QString& path, QString* error = nullptr);

// Name filters for a file dialog, PNG first.
[[nodiscard]] QStringList chartFileFilters();

} // namespace assay::widgets

// The one writer of PDF files: vector graphics with text that can be found, bookmarks and links, and no time
// of the clock. What is painted and the fonts of the machine decide the bytes. Needs a QGuiApplication.
//
//     const QByteArray bytes = pdfOf({title, creator, layout, 1, [&](QPainter& painter, const QRectF& area,
//     int) {
//         paintPlot(painter, area, spec, overlay, colours, font);
//     }});
#pragma once

#include "widgets/pdf/pdf_additions.h"

#include <QByteArray>
#include <QPageLayout>
#include <QString>
#include <functional>
#include <string>

class QPainter;
class QRectF;
class QSizeF;

namespace assay::widgets {

struct PdfSheets {
    QString title;
    QString creator;
    QPageLayout layout;
    int pages = 1;
    // Paints a page, from 0, at 96 dots per inch as on the screen; `area` is the page within its margins.
    std::function<void(QPainter& painter, const QRectF& area, int page)> paint;
    PdfAdditions additions{};
};

// Empty: libqpdf could not read what Qt has written.
[[nodiscard]] QByteArray pdfOf(const PdfSheets& sheets);

// One sheet of just this size, at 96 dots per inch, without margins.
[[nodiscard]] QPageLayout sheetOf(const QSizeF& size);

// "2026-03-01T12:30:05Z" as PdfAdditions have it; a time without a zone is UTC. Empty: no time.
[[nodiscard]] QByteArray pdfDate(const std::string& iso);

} // namespace assay::widgets

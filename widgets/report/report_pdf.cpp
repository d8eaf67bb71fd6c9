#include "widgets/report/report_pdf.h"

#include "widgets/pdf/pdf_writer.h"

#include <QPainter>

namespace assay::widgets {
namespace {

constexpr double kPx = 72.0 / 96.0; // points

} // namespace

QByteArray reportPdf(const PagedReport& pages, const results::Report& report) {
    PdfSheets sheets;
    sheets.title = QString::fromStdString(report.title);
    sheets.creator = QStringLiteral("Assay ") + QString::fromStdString(report.version);
    sheets.layout = QPageLayout(pages.paper(), QPageLayout::Portrait, QMarginsF());
    sheets.pages = pages.pageCount();
    sheets.paint = [&pages](QPainter& painter, const QRectF&, int page) { pages.paint(painter, page); };
    PdfAdditions& additions = sheets.additions;
    additions.language = QByteArray::fromStdString(report.language);
    additions.dateOfPdf = pdfDate(report.date);
    const double height = pages.pageSize().height() * kPx;
    for (const OutlineEntry& entry : pages.outline()) {
        additions.bookmarks.push_back({entry.title, entry.level, entry.page, height - entry.y * kPx + 6});
    }
    for (const PlacedLink& link : pages.links()) {
        additions.links.push_back({link.page,
                                   QRectF(link.area.left() * kPx, height - link.area.bottom() * kPx,
                                          link.area.width() * kPx, link.area.height() * kPx),
                                   link.targetPage, height - link.targetY * kPx + 6,
                                   link.address.toLatin1()});
    }
    return pdfOf(sheets);
}

} // namespace assay::widgets

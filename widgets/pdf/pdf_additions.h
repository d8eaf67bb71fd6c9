// What Qt's writer does not put into a PDF: bookmarks, links, the language, and a date of ours in place of
// the clock's. Same PDF and additions, same bytes.
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <vector>

namespace assay::widgets {

// Points (1/72 inch) from the page's bottom left corner, as PDF has them; pages from 0.
struct PdfBookmark {
    QString title;
    int level = 1; // one deeper than the one before at most
    int page = 0;
    double y = 0;
};

struct PdfLink {
    int page = 0;
    QRectF area; // left, bottom, width, height
    int targetPage = 0;
    double targetY = 0;
    QByteArray address{}; // ASCII; empty: to the target
};

struct PdfAdditions {
    std::vector<PdfBookmark> bookmarks;
    std::vector<PdfLink> links;
    QByteArray language;  // BCP 47; empty: not said
    QByteArray dateOfPdf; // UTC, "20260301123005"; empty: none
};

// An empty array if `pdf` is none, or has not the pages that are named: nothing is half added.
[[nodiscard]] QByteArray withAdditions(const QByteArray& pdf, const PdfAdditions& additions);

} // namespace assay::widgets

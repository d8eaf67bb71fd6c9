// Adds to a finished PDF what Qt's writer does not write: bookmarks, links, the language, and a date of ours
// in place of the clock's. By an incremental update as ISO 32000-1, 7.5.6 describes it.
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
    QByteArray language;  // BCP 47
    QByteArray dateOfPdf; // "20260301123005"; empty: 14 zeros' worth of the year 1970
};

// `pdf` as QPdfWriter (Qt 6) gives it. An empty array if it is not made as expected: nothing is half added.
[[nodiscard]] QByteArray withAdditions(const QByteArray& pdf, const PdfAdditions& additions);

} // namespace assay::widgets

// Writes a report as PDF: vector charts, embedded fonts, bookmarks and links. Same report and wording on the
// same machine (its fonts), same bytes. Needs a QGuiApplication.
#pragma once

#include "widgets/report/paged_report.h"

#include <QByteArray>

namespace assay::widgets {

// As pdfOf().
[[nodiscard]] QByteArray reportPdf(const PagedReport& pages, const results::Report& report);

} // namespace assay::widgets

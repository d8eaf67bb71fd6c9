// The files of a report in the formats that were asked for, as they go into a folder or a review pack.
#pragma once

#include "core/base/result.h"
#include "core/results/report/report.h"
#include "core/results/report/report_plan.h"
#include "core/results/report/report_writers.h"
#include "core/results/report/review_pack.h"
#include "core/words/wording.h"

#include <QString>
#include <optional>
#include <vector>

namespace assay::widgets {

// In the usual order.
enum class ReportFormat { Pdf, Html, Markdown, Csv, Json, Xlsx };

// "pdf", "html", "md", "csv", "json", "xlsx".
[[nodiscard]] QString formatName(ReportFormat format);
[[nodiscard]] std::optional<ReportFormat> formatNamed(const QString& name);
[[nodiscard]] std::vector<ReportFormat> allReportFormats();

// report.pdf, report.html, report.md, report.json, report.xlsx and tables/….csv. A PDF needs a
// QGuiApplication. Any thread. Error: FileNotWritable (no PDF could be made, see reportPdf(); no workbook).
[[nodiscard]] base::Result<std::vector<results::PackFile>>
reportFiles(const results::Report& report, const words::Wording& wording, results::Paper paper,
            const std::vector<ReportFormat>& formats, const results::CsvOptions& csv = {});

} // namespace assay::widgets

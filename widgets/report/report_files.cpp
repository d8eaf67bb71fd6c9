#include "widgets/report/report_files.h"

#include "widgets/report/report_pdf.h"

#include <array>

namespace assay::widgets {
namespace {

constexpr std::array<const char*, 6> kNames{"pdf", "html", "md", "csv", "json", "xlsx"};

} // namespace

QString formatName(ReportFormat format) {
    return QString::fromLatin1(kNames[static_cast<std::size_t>(format)]);
}

std::optional<ReportFormat> formatNamed(const QString& name) {
    for (const ReportFormat format : allReportFormats()) {
        if (formatName(format) == name) {
            return format;
        }
    }
    return std::nullopt;
}

std::vector<ReportFormat> allReportFormats() {
    return {ReportFormat::Pdf, ReportFormat::Html, ReportFormat::Markdown,
            ReportFormat::Csv, ReportFormat::Json, ReportFormat::Xlsx};
}

base::Result<std::vector<results::PackFile>> reportFiles(const results::Report& report,
                                                         const words::Wording& wording, results::Paper paper,
                                                         const std::vector<ReportFormat>& formats,
                                                         const results::CsvOptions& csv) {
    std::vector<results::PackFile> files;
    for (const ReportFormat format : formats) {
        switch (format) {
        case ReportFormat::Pdf:
            files.push_back(
                {"report.pdf", reportPdf(PagedReport(report, wording, paper), report).toStdString()});
            if (files.back().content.empty()) {
                return base::fail(base::ErrorCode::FileNotWritable, "this version of Qt writes other PDFs",
                                  "report.pdf");
            }
            break;
        case ReportFormat::Html:
            files.push_back({"report.html", results::reportHtml(report, wording)});
            break;
        case ReportFormat::Markdown:
            files.push_back({"report.md", results::reportMarkdown(report, wording)});
            break;
        case ReportFormat::Csv:
            for (results::CsvFile& table : results::reportCsv(report, csv)) {
                files.push_back({"tables/" + table.name, std::move(table.content)});
            }
            break;
        case ReportFormat::Json:
            files.push_back({"report.json", results::reportJson(report)});
            break;
        case ReportFormat::Xlsx: {
            ASSAY_TRY(auto workbook, results::reportWorkbook(report, wording));
            files.push_back({"report.xlsx", std::move(workbook)});
            break;
        }
        }
    }
    return files;
}

} // namespace assay::widgets

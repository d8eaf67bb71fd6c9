// A report with its pages, made for the report page.
#pragma once

#include "app/pages/report/report_page.h"
#include "core/base/progress.h"
#include "core/store/workspace.h"
#include "widgets/report/paged_report.h"
#include "widgets/report/translated_wording.h"

#include <memory>
#include <stop_token>
#include <string>

namespace assay::app {

struct ReportPage::Made {
    widgets::TranslatedWording wording;
    report::ReportPlan plan;
    report::Report report;
    std::unique_ptr<widgets::PagedReport> pages;

    // Any thread. Errors: those of report::makeReport().
    [[nodiscard]] static base::Result<std::shared_ptr<const Made>>
    make(const store::Reader& reader, const std::string& name, const report::ReportPlan& plan,
         const std::stop_token& stop, base::ProgressSink& progress);
};

} // namespace assay::app

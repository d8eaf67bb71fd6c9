// A report with its pages, made for the report page.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/results/report/report.h"
#include "core/results/report/report_plan.h"
#include "core/workspace/workspace.h"
#include "widgets/report/paged_report.h"
#include "widgets/text/translated_wording.h"

#include <QString>
#include <memory>
#include <stop_token>
#include <string>

namespace assay::app {

struct MadeReport {
    widgets::TranslatedWording wording;
    results::ReportPlan plan;
    results::Report report;
    std::unique_ptr<widgets::PagedReport> pages;

    // Any thread. Progress: that of results::makeReport(), then Writing, while the pages are laid out.
    // Errors: those of results::makeReport().
    [[nodiscard]] static base::Result<std::shared_ptr<const MadeReport>>
    make(const workspace::Reader& reader, const std::string& name, const results::ReportPlan& plan,
         const std::stop_token& stop, base::ProgressSink& progress);
};

// As it stands above the section, in the language of the window.
[[nodiscard]] QString sectionTitle(const std::string& id);

} // namespace assay::app

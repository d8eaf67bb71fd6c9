#include "app/pages/report/made_report.h"

#include "core/results/report/report_sections.h"

#include <QCoreApplication>

namespace assay::app {

base::Result<std::shared_ptr<const MadeReport>>
MadeReport::make(const workspace::Reader& reader, const std::string& name, const results::ReportPlan& plan,
                 const std::stop_token& stop, base::ProgressSink& progress) {
    auto made = std::make_shared<MadeReport>();
    made->plan = plan;
    ASSAY_TRY(auto report, results::makeReport(reader, name, plan, made->wording, {}, stop, progress));
    if (stop.stop_requested()) {
        return base::fail(base::ErrorCode::Cancelled, {}, "report");
    }
    progress.report(base::Stage::Writing, 0, 0);
    made->report = std::move(report);
    made->pages = std::make_unique<widgets::PagedReport>(made->report, made->wording, plan.paper);
    return std::shared_ptr<const MadeReport>(std::move(made));
}

QString sectionTitle(const std::string& id) {
    for (const results::SectionKind& kind : results::sectionKinds()) {
        if (kind.id == id) {
            return QCoreApplication::translate("Report", kind.title);
        }
    }
    return QString::fromStdString(id);
}

} // namespace assay::app

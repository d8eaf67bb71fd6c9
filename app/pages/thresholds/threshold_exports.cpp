#include "app/pages/thresholds/threshold_exports.h"

#include "app/pages/thresholds/threshold_pdf.h"
#include "app/shell/session.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/report/workspace_figures.h"
#include "core/results/thresholds/sweep_files.h"
#include "widgets/files/file_dialog.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"

namespace assay::app {
namespace {

// The controller as it is now, to be written later.
std::shared_ptr<ThresholdController> snapshotOf(const ThresholdController& controller) {
    auto copy = std::make_shared<ThresholdController>();
    copy->setData(controller.data(), controller.saveView());
    return copy;
}

using Paths = std::vector<std::filesystem::path>;

base::Result<Paths> writeSweepOf(const ThresholdData& data, const workspace::Workspace& workspace,
                                 const workspace::ScoredSetInfo& info,
                                 const evaluate::SweepSettings& settings, const model::Scoring& scoring,
                                 const std::filesystem::path& folder, const std::stop_token& stop,
                                 base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto issues, workspace::scoredSetIssues(reader, info.id));
    // Not the scores of the data: those follow the page while the job runs.
    const auto scores = metrics::rescored(data.columns, scoring);
    const bool isStored = scoring.kind == model::ScoringKind::Stored;
    const model::ScoredColumns rescored =
        isStored ? model::ScoredColumns() : evaluate::scoredSubset(data.columns, scores);
    ASSAY_TRY(const auto sweep,
              evaluate::thresholdSweep(isStored ? data.columns : rescored, settings, stop, progress));
    evaluate::LaboratorySettings further;
    further.sweep = settings;
    further.scoring = scoring;
    ASSAY_TRY(const auto ids, workspace::scoredSampleIds(reader, info.id, stop));
    ASSAY_TRY(auto judgements, results::storedJudgements(reader, info.id, data.columns));
    further.judgements = std::move(judgements);
    const evaluate::Detector rule{
        false, {}, evaluate::predeterminedThresholds(data.columns), settings.nli.hard};
    ASSAY_TRY(const auto runs, results::storedDynamicRuns(reader, info, data.columns, rule, stop));
    ASSAY_TRY(const auto laboratory, evaluate::laboratory(data.columns, scores, further, stop, progress));
    const results::SweepLaboratory extra{laboratory, data.columns, ids, runs};
    return results::writeSweepFiles(sweep, results::sweepInputs(info.files, issues), folder, stop, progress,
                                    &extra);
}

} // namespace

ThresholdExports::ThresholdExports(QWidget* window)
    : QObject(window)
    , m_window(window) {}

void ThresholdExports::askAndWriteSweep(const ThresholdController& controller,
                                        std::shared_ptr<workspace::Workspace> workspace) {
    auto* dialog =
        new widgets::FileDialog(m_window, tr("Folder for the sweep files"), widgets::FilePurpose::Export);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, workspace, data = controller.data(), settings = controller.sweepSettings(),
             scoring = controller.scoring()](const QString& folder) {
                writeSweep(data, workspace, settings, scoring, folder);
            });
    dialog->open();
}

void ThresholdExports::askAndWritePdf(const ThresholdController& controller) {
    const QString name = widgets::fileNameFor(QString::fromStdString(controller.data()->info.name) +
                                                  QLatin1Char('-') + controller.scopeName(controller.scope()),
                                              QStringLiteral("thresholds"));
    widgets::saveFileAs(m_window, tr("Save the page as PDF"), name + QStringLiteral(".pdf"),
                        {tr("PDF (*.pdf)")},
                        [this, snapshot = snapshotOf(controller)](const QString& path, QString*) {
                            writePdf(*snapshot, path);
                            return true; // a failure was told already
                        });
}

void ThresholdExports::writeSweep(std::shared_ptr<const ThresholdData> data,
                                  std::shared_ptr<workspace::Workspace> workspace,
                                  const evaluate::SweepSettings& settings, const model::Scoring& scoring,
                                  const QString& folder) {
    const workspace::ScoredSetInfo info = data->info; // the data's own may be renamed while the job runs
    m_session->jobs().start<Paths>(
        tr("Writing the sweep of %1").arg(QString::fromStdString(info.name)),
        [data, workspace, settings, scoring, info, target = std::filesystem::path(folder.toStdString())](
            const std::stop_token& stop, base::ProgressSink& progress) {
            return writeSweepOf(*data, *workspace, info, settings, scoring, target, stop, progress);
        },
        this,
        [this, folder](base::Result<Paths> paths) {
            if (paths) {
                Q_EMIT written(
                    tr("%n file(s) written to %1.", nullptr, static_cast<int>(paths->size())).arg(folder));
            } else if (paths.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(widgets::errorText(paths.error()));
            }
        });
}

void ThresholdExports::writePdf(const ThresholdController& controller, const QString& path) {
    QString error;
    if (writeThresholdPdf(controller, path, &error)) {
        Q_EMIT written(tr("Saved to %1.").arg(path));
    } else {
        Q_EMIT failed(error);
    }
}

} // namespace assay::app

#include "moc_threshold_exports.cpp"

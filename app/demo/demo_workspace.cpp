#include "app/demo/demo_workspace.h"

#include "app/demo/demo_scores.h"
#include "core/base/atomic_file.h"
#include "core/store/scored_sets.h"
#include "core/store/workspace.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <array>

namespace assay::app {
namespace {

base::Result<> fillDemo(const std::filesystem::path& path, std::stop_token stop,
                        base::ProgressSink& progress) {
    // The generated samples take the same way in as anybody's file.
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        return base::fail(base::ErrorCode::FileNotWritable, folder.errorString().toStdString(),
                          "temporary folder");
    }
    const std::filesystem::path file =
        std::filesystem::path(folder.path().toStdString()) / "generated_fhri_samples.jsonl";
    if (auto written = base::writeFileAtomically(file, demoScoresJsonLines()); !written) {
        return written;
    }
    auto workspace = store::Workspace::create(path);
    if (!workspace) {
        return tl::unexpected(workspace.error());
    }
    const std::array files{file};
    const auto imported =
        store::importScoredSet(**workspace, "Demo FHRI (generated)", files, std::nullopt, stop, progress);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    return {};
}

} // namespace

std::filesystem::path defaultDemoPath() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return std::filesystem::path(folder.toStdString()) / "demo" / "demo.assay";
}

base::Result<> ensureDemoWorkspace(const std::filesystem::path& path, std::stop_token stop,
                                   base::ProgressSink& progress) {
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
        return {};
    }
    if (path.has_parent_path()) {
        std::filesystem::create_directories(path.parent_path(), error);
        if (error) {
            return base::fail(base::ErrorCode::FileNotWritable, error.message(), path.parent_path().string());
        }
    }
    // Made under another name first, so that an interrupted run is not taken for a demo.
    std::filesystem::path unfinished = path;
    unfinished += ".new";
    store::removeWorkspaceFiles(unfinished);
    if (auto filled = fillDemo(unfinished, stop, progress); !filled) {
        store::removeWorkspaceFiles(unfinished);
        return filled;
    }
    std::filesystem::rename(unfinished, path, error);
    if (error) {
        const std::string reason = error.message();
        store::removeWorkspaceFiles(unfinished);
        return base::fail(base::ErrorCode::FileNotWritable, reason, path.string());
    }
    store::removeWorkspaceFiles(unfinished); // the companions did not go along
    return {};
}

} // namespace assay::app

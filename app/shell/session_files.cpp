// The part of the session that imports scored sets and takes the files of every import.
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "core/formats/file_kind.h"
#include "core/imports/set_name.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {
namespace {

using Sets = std::vector<workspace::ScoredSetInfo>;

std::filesystem::path toPath(const QString& path) {
    return std::filesystem::path(QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toStdU16String());
}

std::vector<std::filesystem::path> toPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> result;
    result.reserve(static_cast<std::size_t>(paths.size()));
    std::transform(paths.begin(), paths.end(), std::back_inserter(result), toPath);
    return result;
}

// Counts only: what is in the samples stays out of the log.
void logImported(const workspace::ScoredSetImport& import) {
    const auto number = [](std::int64_t count) { return static_cast<long long>(count); };
    qInfo(
        "Imported: %lld samples, %lld rejected, %lld without a score; %lld errors, %lld warnings, %lld notes",
        number(import.info.records), number(import.info.rejected), number(import.info.unscored),
        number(import.issues.count(base::Severity::Error)),
        number(import.issues.count(base::Severity::Warning)),
        number(import.issues.count(base::Severity::Info)));
}

bool isWorkspacePath(const QString& path) {
    return path.endsWith(QLatin1String(".assay"), Qt::CaseInsensitive);
}

} // namespace

QStringList Session::filesToImport(const QStringList& paths) {
    QCollator collator(QLocale(QLocale::English)); // part2 before part10, the same on every machine
    collator.setNumericMode(true);
    QStringList files;
    for (const QString& path : paths) {
        // A folder that is one data set goes whole.
        if (!QFileInfo(path).isDir() || formats::recogniseFile(toPath(path))) {
            files.append(path);
            continue;
        }
        const QDir folder(path);
        QStringList names = folder.entryList({QStringLiteral("*.json"), QStringLiteral("*.jsonl"),
                                              QStringLiteral("*.ndjson"), QStringLiteral("*.csv")},
                                             QDir::Files);
        std::sort(names.begin(), names.end(), collator);
        for (const QString& name : std::as_const(names)) {
            files.append(folder.filePath(name));
        }
    }
    return files;
}

void Session::importFiles(const QStringList& paths, const QString& name) {
    QStringList data;
    QString workspaceToOpen;
    for (const QString& path : paths) {
        if (isWorkspacePath(path)) {
            workspaceToOpen = path;
        } else {
            data.append(path);
        }
    }
    const QStringList files = filesToImport(data);
    if (files.isEmpty() && !data.isEmpty()) {
        Q_EMIT failed(base::Error{base::ErrorCode::InputNotUsable, {}, data.front().toStdString()});
    }
    if (!workspaceToOpen.isEmpty()) {
        openWorkspace(workspaceToOpen);
        if (!files.isEmpty()) { // else what waits for a workspace gets this one
            m_pendingImport = files;
            m_pendingName = name;
        }
        return;
    }
    if (files.isEmpty()) {
        return;
    }
    if (isReadOnly()) {
        Q_EMIT failed(m_workspace->readOnlyError());
        return;
    }
    if (m_workspace && !m_opening) {
        m_gold->begin(toPaths(files), name);
        return;
    }
    m_pendingImport = files;
    m_pendingName = name;
    if (!m_opening) {
        Q_EMIT workspaceNeeded(files);
    }
}

void Session::forgetPendingImport() {
    m_pendingImport.clear();
    m_pendingName.clear();
}

void Session::dropPendingImport(const QString& why) {
    if (m_pendingImport.isEmpty()) {
        return;
    }
    QStringList names;
    for (const QString& file : std::as_const(m_pendingImport)) {
        names.append(QFileInfo(file).fileName());
    }
    constexpr qsizetype kNamed = 3;
    if (names.size() > kNamed) {
        names = names.mid(0, kNamed) << QStringLiteral("…");
    }
    forgetPendingImport();
    Q_EMIT noticed(tr("Not imported, as %1: %2").arg(why, names.join(QStringLiteral(", "))));
}

std::string Session::uniqueName(const QString& wanted) const {
    std::set<std::string> taken;
    for (const workspace::ScoredSetInfo& set : m_sets) {
        taken.insert(set.name);
    }
    for (const RunningImport& import : m_imports) {
        taken.insert(import.name);
    }
    return imports::freeName(wanted.toStdString(), taken, imports::Numbering::Plain);
}

void Session::importPending() {
    const QStringList files = std::exchange(m_pendingImport, {});
    m_gold->begin(toPaths(files), std::exchange(m_pendingName, {}));
}

int Session::importsRunning() const {
    return scoreImportsRunning() + m_gold->running();
}

void Session::importScores(std::vector<std::filesystem::path> paths, const QString& wantedName) {
    const std::string name = uniqueName(
        wantedName.isEmpty() ? QString::fromStdString(imports::defaultSetName(paths)) : wantedName);

    struct Imported {
        workspace::ScoredSetImport import;
        Sets sets;
    };

    // A failed import has no result, but its issues say why; they come back beside it.
    const auto issuesOnFailure = std::make_shared<base::IssueList>();
    const auto workspace = m_workspace;
    qInfo("Import begins: %s from %zu files", name.c_str(), paths.size());
    widgets::Job* job = m_jobs.start<Imported>(
        tr("Importing %1").arg(QString::fromStdString(name)),
        [workspace, name, paths = std::move(paths),
         issuesOnFailure](std::stop_token stop, base::ProgressSink& progress) -> base::Result<Imported> {
            ASSAY_TRY(auto import, workspace::importScoredSet(*workspace, name, paths, std::nullopt, stop,
                                                              progress, issuesOnFailure.get()));
            ASSAY_TRY(auto sets, readSets(*workspace));
            return Imported{std::move(import), std::move(sets)};
        },
        this,
        [this, workspace, name, issuesOnFailure](base::Result<Imported> result) {
            std::erase_if(m_imports, [&](const RunningImport& import) { return import.name == name; });
            if (workspace != m_workspace) {
                m_gold->startNext(); // what waits there is for the workspace that is open now
                return;              // what was imported is in its own
            }
            if (!result) {
                m_gold->startNext();
                if (result.error().code != base::ErrorCode::Cancelled) {
                    if (issuesOnFailure->total() > 0) {
                        setIssues(std::move(*issuesOnFailure), QString::fromStdString(name), true);
                    }
                    Q_EMIT failed(result.error());
                }
                return;
            }
            const base::RowId id = result->import.info.id;
            logImported(result->import);
            m_currentSet = id; // its issues are at hand: takeSets() shall not read them again
            takeSets(std::move(result->sets), id);
            m_gold->startNext(); // whose name is to be another than those that are there now
            Q_EMIT currentScoredSetChanged();
            setIssues(std::move(result->import.issues), QString::fromStdString(name), false);
            Q_EMIT scoredSetImported(id);
        });
    m_imports.push_back({job, name});
}

} // namespace assay::app

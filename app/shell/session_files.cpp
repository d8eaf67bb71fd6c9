// The part of the session that takes the files of every import.
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

std::filesystem::path toPath(const QString& path) {
    return std::filesystem::path(QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toStdU16String());
}

std::vector<std::filesystem::path> toPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> result;
    result.reserve(static_cast<std::size_t>(paths.size()));
    std::transform(paths.begin(), paths.end(), std::back_inserter(result), toPath);
    return result;
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

void Session::importPending() {
    const QStringList files = std::exchange(m_pendingImport, {});
    m_gold->begin(toPaths(files), std::exchange(m_pendingName, {}));
}

int Session::importsRunning() const {
    return m_gold->running();
}

void Session::takeImportedScores(Sets sets, base::RowId set, const QString& name, base::IssueList issues) {
    m_currentSet = set; // its issues are at hand: takeSets() shall not read them again
    takeSets(std::move(sets), set);
    Q_EMIT currentScoredSetChanged();
    setIssues(std::move(issues), name, false);
    Q_EMIT scoredSetImported(set);
}

} // namespace assay::app

#include "app/shell/session.h"

#include "app/shell/gold_imports.h"
#include "core/evaluate/workspace_check.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <utility>

namespace assay::app {
namespace {

using Sets = std::vector<workspace::ScoredSetInfo>;

constexpr int kIssuesPauseMs = 100; // many edits in a row read them once

std::filesystem::path toPath(const QString& path) {
    return std::filesystem::path(QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toStdU16String());
}

QString fromPath(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.u16string());
}

} // namespace

base::Result<std::vector<workspace::ScoredSetInfo>> Session::readSets(const workspace::Workspace& workspace) {
    ASSAY_TRY(auto reader, workspace.reader());
    return workspace::scoredSets(reader);
}

struct Session::Opened {
    quint64 request = 0;
    std::unique_ptr<workspace::Workspace> workspace;
    Sets sets;
    std::vector<std::string> withoutVectors; // setsWithoutFile()
};

Session::Session(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_gold(new GoldImports(*this, jobs)) {
    m_issuesAgain.setSingleShot(true);
    m_issuesAgain.setInterval(kIssuesPauseMs);
    connect(&m_issuesAgain, &QTimer::timeout, this, &Session::readIssuesAgain);
    connect(m_gold, &GoldImports::suiteImported, this, &Session::suiteImported);
    connect(m_gold, &GoldImports::bundlesImported, this, &Session::bundlesImported);
    connect(m_gold, &GoldImports::answersImported, this, &Session::answersImported);
    connect(m_gold, &GoldImports::holdingsChanged, this, &Session::suitesChanged);
}

QString Session::workspacePath() const {
    return m_workspace ? fromPath(m_workspace->path()) : QString();
}

QString Session::workspaceName() const {
    return QFileInfo(workspacePath()).completeBaseName();
}

std::optional<workspace::ScoredSetInfo> Session::scoredSet(base::RowId id) const {
    const auto found =
        std::find_if(m_sets.begin(), m_sets.end(), [id](const auto& set) { return set.id == id; });
    return found == m_sets.end() ? std::nullopt : std::optional(*found);
}

void Session::openWorkspace(const QString& path, workspace::OpenMode mode) {
    startOpening(tr("Opening %1").arg(QFileInfo(path).fileName()), path, false, mode);
}

void Session::createWorkspace(const QString& path) {
    startOpening(tr("Making %1").arg(QFileInfo(path).fileName()), path, true, workspace::OpenMode::ReadWrite);
}

void Session::startOpening(const QString& title, const QString& path, bool create, workspace::OpenMode mode) {
    if (m_opening) {
        dropPendingImport(
            tr("another workspace was asked for before that one was open")); // it was for that one
    }
    const quint64 request = ++m_openRequest;
    setOpening(true);
    m_jobs.startBackground<Opened>(
        title,
        [file = toPath(path), create, mode, request](std::stop_token,
                                                     base::ProgressSink& progress) -> base::Result<Opened> {
            progress.report(base::Stage::Loading, 0, 0);
            ASSAY_TRY(auto workspace,
                      create ? workspace::Workspace::create(file) : workspace::Workspace::open(file, mode));
            ASSAY_TRY(auto sets, readSets(*workspace));
            ASSAY_TRY(auto withoutVectors, workspace::setsWithoutFile(*workspace));
            return Opened{request, std::move(workspace), std::move(sets), std::move(withoutVectors)};
        },
        this,
        [this, request](base::Result<Opened> result) {
            if (request != m_openRequest) {
                return; // a newer request came; what was opened here closes with the result
            }
            setOpening(false);
            if (result) {
                takeOpened(std::move(*result));
            } else {
                dropPendingImport(tr("there is no workspace for it"));
                Q_EMIT failed(result.error());
            }
        });
}

void Session::takeOpened(Opened opened) {
    m_gold->cancel();
    m_workspace = std::move(opened.workspace);
    m_sets = std::move(opened.sets);
    m_currentSet = m_sets.empty() ? 0 : m_sets.front().id;
    forgetIssues();
    Q_EMIT workspaceChanged();
    Q_EMIT scoredSetsChanged();
    Q_EMIT currentScoredSetChanged();
    Q_EMIT issuesChanged();
    Q_EMIT workspaceOpened(workspacePath());
    m_gold->forgetHoldings();
    m_gold->reloadHoldings();
    if (!m_issuesOf) { // else a page has said by now what is in front
        loadIssues();
    } else if (m_allIssues) {
        readAllIssues();
    }
    qInfo("Workspace opened: %s, %zu sets%s", qUtf8Printable(workspacePath()), m_sets.size(),
          isReadOnly() ? ", for reading only" : "");
    sayWithoutVectors(opened.withoutVectors);
    if (m_pendingImport.isEmpty()) {
        return;
    }
    if (isReadOnly()) {
        dropPendingImport(tr("this workspace is open for reading only"));
        return;
    }
    importPending();
}

void Session::sayWithoutVectors(const std::vector<std::string>& sets) {
    if (sets.empty()) {
        return;
    }
    QStringList names;
    for (const std::string& set : sets) {
        names += QString::fromStdString(set);
    }
    const QString folder = fromPath(workspace::dataFolder(*m_workspace));
    Q_EMIT noticed(
        tr("Vectors that are not beside this workspace, so that nothing can be searched by them: %1. "
           "Copy the folder %2 from where the workspace came from.")
            .arg(names.join(QStringLiteral(", ")), QDir::toNativeSeparators(folder)));
}

void Session::closeWorkspace() {
    ++m_openRequest; // whatever is being opened is not wanted any more
    setOpening(false);
    dropPendingImport(tr("the workspace was closed"));
    if (!m_workspace) {
        return;
    }
    qInfo("Workspace closed: %s", qUtf8Printable(workspacePath()));
    m_gold->cancel();
    m_workspace.reset();
    m_sets.clear();
    m_currentSet = 0;
    forgetIssues();
    Q_EMIT workspaceChanged();
    Q_EMIT scoredSetsChanged();
    Q_EMIT currentScoredSetChanged();
    Q_EMIT issuesChanged();
    m_gold->forgetHoldings();
}

void Session::setOpening(bool opening) {
    if (m_opening != opening) {
        m_opening = opening;
        Q_EMIT openingChanged();
    }
}

void Session::selectScoredSet(base::RowId id) {
    if (id == m_currentSet || (id != 0 && !scoredSet(id))) {
        return;
    }
    m_currentSet = id;
    Q_EMIT currentScoredSetChanged();
    loadIssues();
}

void Session::takeSets(Sets sets, base::RowId select) {
    const base::RowId before = m_currentSet;
    m_sets = std::move(sets);
    m_currentSet = scoredSet(select)   ? select
                   : scoredSet(before) ? before
                   : m_sets.empty()    ? 0
                                       : m_sets.front().id;
    Q_EMIT scoredSetsChanged();
    if (m_currentSet != before) {
        Q_EMIT currentScoredSetChanged();
        loadIssues();
    }
}

void Session::changeSets(
    const QString& title, base::RowId select,
    std::function<base::Result<>(workspace::Workspace&, std::stop_token, base::ProgressSink&)> work) {
    if (!m_workspace) {
        return;
    }
    const auto workspace = m_workspace;
    m_jobs.start<Sets>(
        title,
        [workspace, work = std::move(work)](std::stop_token stop,
                                            base::ProgressSink& progress) -> base::Result<Sets> {
            ASSAY_TRY(work(*workspace, stop, progress));
            return readSets(*workspace);
        },
        this,
        [this, workspace, select](base::Result<Sets> result) {
            if (workspace != m_workspace) {
                return;
            }
            if (result) {
                takeSets(std::move(*result), select);
            } else if (result.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(result.error());
            } else {
                reloadScoredSets(); // cancelled clean-up: the set is invisible already
            }
        });
}

void Session::renameScoredSet(base::RowId id, const QString& name) {
    const QString trimmed = name.trimmed();
    const auto set = scoredSet(id);
    if (!set || trimmed.isEmpty() || trimmed.toStdString() == set->name) {
        return;
    }
    changeSets(tr("Renaming %1").arg(QString::fromStdString(set->name)), m_currentSet,
               [id, to = trimmed.toStdString()](workspace::Workspace& workspace, std::stop_token,
                                                base::ProgressSink&) {
                   return workspace::renameScoredSet(workspace, id, to);
               });
}

void Session::removeScoredSet(base::RowId id) {
    const auto set = scoredSet(id);
    if (!set) {
        return;
    }
    changeSets(tr("Removing %1").arg(QString::fromStdString(set->name)), m_currentSet,
               [id](workspace::Workspace& workspace, std::stop_token stop, base::ProgressSink& progress) {
                   return workspace::removeScoredSet(workspace, id, stop, progress);
               });
}

void Session::reloadScoredSets() {
    if (!m_workspace) {
        return;
    }
    const auto workspace = m_workspace;
    m_jobs.startBackground<Sets>(
        tr("Reading the list of sets"),
        [workspace](std::stop_token, base::ProgressSink&) { return readSets(*workspace); }, this,
        [this, workspace](base::Result<Sets> result) {
            if (workspace != m_workspace) {
                return;
            }
            if (result) {
                takeSets(std::move(*result), m_currentSet);
            } else {
                Q_EMIT failed(result.error());
            }
        });
}

void Session::checkWorkspace() {
    if (!m_workspace) {
        return;
    }
    const auto workspace = m_workspace;
    using Findings = std::vector<workspace::CheckFinding>;
    m_jobs.start<Findings>(
        tr("Checking %1").arg(workspaceName()),
        [workspace](std::stop_token stop, base::ProgressSink& progress) {
            return evaluate::checkWholeWorkspace(workspace->path(), stop, progress);
        },
        this,
        [this](base::Result<Findings> result) {
            if (result) {
                Q_EMIT workspaceChecked(*result);
            } else if (result.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(result.error());
            }
        });
}

} // namespace assay::app

#include "moc_session.cpp"

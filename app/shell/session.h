// What is open in one window: the workspace, its scored sets, which of them is selected, and the issues of
// what was selected or imported last. The only place of the window that changes a workspace's scored sets;
// everything slow is a Job. Files are imported by its gold(). GUI thread only.
//
// Importing without a workspace asks no modal question: the session remembers the files and says
// workspaceNeeded(); the window offers in its banner to make a workspace beside the files, or elsewhere. As
// soon as one is open that can be written, the remembered files are imported. They are forgotten, and
// noticed() says so, when opening or making it fails, when it can only be read, and when another one is asked
// for before it is open; so nothing is imported later into a workspace it was not meant for.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/evaluate/subject_issues.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"
#include "widgets/jobs/job_runner.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::app {

class GoldImports;

class Session : public QObject {
    Q_OBJECT
  public:
    // `jobs` outlives the session.
    explicit Session(widgets::JobRunner& jobs, QObject* parent = nullptr);

    [[nodiscard]] widgets::JobRunner& jobs() const { return m_jobs; }

    // Null while none is open. Work on other threads keeps its own copy, which keeps the file open until it
    // ends.
    [[nodiscard]] std::shared_ptr<workspace::Workspace> workspace() const { return m_workspace; }

    [[nodiscard]] bool hasWorkspace() const { return m_workspace != nullptr; }

    [[nodiscard]] bool isReadOnly() const { return m_workspace && m_workspace->isReadOnly(); }

    [[nodiscard]] QString workspacePath() const; // native separators not applied; empty while none is open
    [[nodiscard]] QString workspaceName() const; // the file's name without its ending

    // While a workspace is being opened or made.
    [[nodiscard]] bool isOpening() const { return m_opening; }

    void openWorkspace(const QString& path, workspace::OpenMode mode = workspace::OpenMode::ReadWrite);
    void createWorkspace(const QString& path);
    void closeWorkspace();

    // Newest first.
    [[nodiscard]] const std::vector<workspace::ScoredSetInfo>& scoredSets() const { return m_sets; }

    [[nodiscard]] std::optional<workspace::ScoredSetInfo> scoredSet(base::RowId id) const;

    // 0 while none is selected.
    [[nodiscard]] base::RowId currentScoredSetId() const { return m_currentSet; }

    [[nodiscard]] std::optional<workspace::ScoredSetInfo> currentScoredSet() const {
        return scoredSet(m_currentSet);
    }

    void selectScoredSet(base::RowId id);

    // Imports the files, whatever they hold, by way of gold(): scores as one set, which is selected. Folders
    // stand for the JSON, JSON-lines and CSV files directly in them, unless they are one data set. `name`
    // empty: made from the files' names, and made unique with a number.
    void importFiles(const QStringList& paths, const QString& name = {});

    [[nodiscard]] const QStringList& pendingImport() const { return m_pendingImport; }

    // Without a word: for when the person has declined.
    void forgetPendingImport();

    [[nodiscard]] int importsRunning() const;

    // A set of scores was imported: it is selected. `sets` are those that there are now.
    void takeImportedScores(std::vector<workspace::ScoredSetInfo> sets, base::RowId set, const QString& name,
                            base::IssueList issues);

    [[nodiscard]] GoldImports& gold() const { return *m_gold; }

    void renameScoredSet(base::RowId id, const QString& name);
    void removeScoredSet(base::RowId id);
    // Reads the list of sets again, after something else has changed the workspace.
    void reloadScoredSets();
    void checkWorkspace();

    // Of what is in front (showIssuesOf()), of the selected set, or of the import that came after; or all of
    // the workspace, while that is wanted.
    [[nodiscard]] const base::IssueList& issues() const { return *m_issues; }

    [[nodiscard]] std::shared_ptr<const base::IssueList> sharedIssues() const { return m_issues; }

    // `of`: what they can be read of again when something was changed; empty: nothing.
    void setIssues(base::IssueList issues, const QString& subject, bool ofFailure,
                   std::vector<evaluate::IssueSubject> of = {});

    // Reads them in the background, unless they are shown already. What is wanted last counts.
    void showIssuesOf(const evaluate::IssueSubject& subject);
    // Soon, once for many edits: something was changed, taken back or done again, and what was wrong may be
    // right now.
    void refreshIssues();
    // The issues of everything in the workspace, until it is switched off; those of an import that failed
    // come before them all the same.
    void showAllIssues(bool all);

    [[nodiscard]] bool showsAllIssues() const { return m_allIssues; }

    // What the issues belong to, for a person.
    [[nodiscard]] QString issuesSubject() const { return m_issuesSubject; }

    [[nodiscard]] bool issuesAreOfFailedImport() const { return m_issuesOfFailure; }

    // The ids of the questions that they are about, one an issue; empty while they are not known.
    [[nodiscard]] const QStringList& issueQuestions() const { return m_issueQuestions; }

    // How many the workspace has besides, where what is shown has none.
    [[nodiscard]] std::int64_t issuesElsewhere() const { return m_issuesElsewhere; }

    // The files that importing these paths means: folders replaced by what is directly in them.
    [[nodiscard]] static QStringList filesToImport(const QStringList& paths);

  Q_SIGNALS:
    void workspaceChanged();  // another one is open, or none
    void scoredSetsChanged(); // the list or something in it
    void currentScoredSetChanged();
    void issuesChanged();
    void openingChanged();
    void workspaceNeeded(const QStringList& files);
    void workspaceOpened(const QString& path); // for the list of recent ones
    void scoredSetImported(qint64 id);
    void suiteImported(qint64 id);
    void bundlesImported(qint64 id);
    void answersImported(qint64 id);
    void suitesChanged(); // suites, bundles and answers, as gold().holdings() lists them
    void failed(const assay::base::Error& error);
    void noticed(const QString& text); // something worth a line, not an error
    void workspaceChecked(const std::vector<assay::workspace::CheckFinding>& findings);

  private:
    struct Opened;
    using Sets = std::vector<workspace::ScoredSetInfo>;
    void startOpening(const QString& title, const QString& path, bool create, workspace::OpenMode mode);
    void takeOpened(Opened opened);
    void sayWithoutVectors(const std::vector<std::string>& sets);
    void takeSets(Sets sets, base::RowId select);
    // Changes the sets in a Job and reads the list again, unless another workspace was opened meanwhile.
    void changeSets(
        const QString& title, base::RowId select,
        std::function<base::Result<>(workspace::Workspace&, std::stop_token, base::ProgressSink&)> work);
    void setOpening(bool opening);
    void dropPendingImport(const QString& why);
    void loadIssues();
    void forgetIssues(); // of a workspace that is left; says nothing
    struct FoundIssues;
    void takeIssues(FoundIssues found, bool ofFailure);
    void nameIssues();
    using ReadIssues = std::function<base::Result<evaluate::SubjectIssues>(const workspace::Reader& reader)>;
    void readIssues(ReadIssues read);
    void readIssuesAgain();
    void readAllIssues();
    void importPending();
    [[nodiscard]] static base::Result<std::vector<workspace::ScoredSetInfo>>
    readSets(const workspace::Workspace& workspace);

    widgets::JobRunner& m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::vector<workspace::ScoredSetInfo> m_sets;
    base::RowId m_currentSet = 0;
    std::shared_ptr<const base::IssueList> m_issues = std::make_shared<const base::IssueList>();
    QString m_issuesSubject;
    bool m_issuesOfFailure = false;
    bool m_allIssues = false;
    std::optional<evaluate::IssueSubject> m_issuesOf; // that are shown or being read; nothing: of an import
    quint64 m_issuesRequest = 0;                      // the newest list that is wanted wins
    QStringList m_pendingImport;
    QString m_pendingName;

    GoldImports* m_gold;
    bool m_opening = false;
    quint64 m_openRequest = 0; // the newest request to open wins
    std::int64_t m_issuesElsewhere = 0;
    QStringList m_issueQuestions;
    ReadIssues m_readIssues; // those that are shown; none: they are not kept
    QTimer m_issuesAgain;
};

} // namespace assay::app

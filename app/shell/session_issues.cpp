// The part of the session that knows what is wrong in what is in front.
#include "app/shell/session.h"

#include <memory>
#include <stop_token>
#include <string>
#include <utility>

namespace assay::app {

void Session::setIssues(base::IssueList issues, const QString& subject, bool ofFailure) {
    m_issuesOf.reset();
    if (m_allIssues && !ofFailure) { // they are among all
        showAllIssues(true);
    } else {
        takeIssues(std::move(issues), subject, ofFailure);
    }
}

void Session::takeIssues(base::IssueList issues, const QString& subject, bool ofFailure) {
    ++m_issuesRequest; // what is being read is not wanted any more
    m_issues = std::make_shared<const base::IssueList>(std::move(issues));
    m_issuesSubject = subject;
    m_issuesOfFailure = ofFailure;
    Q_EMIT issuesChanged();
}

void Session::forgetIssues() {
    ++m_issuesRequest;
    m_issues = std::make_shared<const base::IssueList>();
    m_issuesSubject.clear();
    m_issuesOfFailure = false;
    m_issuesOf.reset();
}

// The selected set's.
void Session::loadIssues() {
    if (m_allIssues) {
        showAllIssues(true);
    } else if (m_currentSet != 0) {
        showIssuesOf({evaluate::IssueSubject::Of::ScoredSet, m_currentSet});
    } else {
        setIssues(base::IssueList(), {}, false);
    }
}

void Session::showIssuesOf(const evaluate::IssueSubject& subject) {
    if (m_issuesOf == subject) {
        return;
    }
    m_issuesOf = subject;
    if (!m_allIssues) {
        readIssues(
            [subject](const workspace::Reader& reader) { return evaluate::issuesOf(reader, subject); });
    }
}

void Session::showAllIssues(bool all) {
    m_allIssues = all;
    if (all) {
        const std::string name = tr("all of the workspace").toStdString();
        readIssues([name](const workspace::Reader& reader) -> base::Result<evaluate::SubjectIssues> {
            ASSAY_TRY(auto issues, evaluate::allIssues(reader));
            return evaluate::SubjectIssues{name, std::move(issues)};
        });
    } else if (const auto subject = std::exchange(m_issuesOf, std::nullopt)) {
        showIssuesOf(*subject);
    } else {
        loadIssues();
    }
}

void Session::readIssues(
    std::function<base::Result<evaluate::SubjectIssues>(const workspace::Reader& reader)> read) {
    if (!m_workspace) {
        return;
    }
    m_jobs.startBackground<evaluate::SubjectIssues>(
        tr("Reading issues"),
        [workspace = m_workspace, read = std::move(read)](
            std::stop_token, base::ProgressSink&) -> base::Result<evaluate::SubjectIssues> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return read(reader);
        },
        this,
        [this, request = ++m_issuesRequest](base::Result<evaluate::SubjectIssues> result) {
            if (request != m_issuesRequest) {
                return;
            }
            if (result) {
                takeIssues(std::move(result->issues), QString::fromStdString(result->name), false);
            } else if (result.error().code != base::ErrorCode::NotFound) { // removed meanwhile
                Q_EMIT failed(result.error());
            }
        });
}

} // namespace assay::app

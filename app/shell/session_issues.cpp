// The part of the session that knows what is wrong in what is in front.
#include "app/shell/session.h"
#include "core/workspace/suites/suite_issues.h"

#include <memory>
#include <stop_token>
#include <string>
#include <utility>

namespace assay::app {
namespace {

using base::Result;
using evaluate::SubjectIssues;
using workspace::Reader;

bool areSame(const base::IssueList& some, const base::IssueList& others) {
    return some.total() == others.total() && some.issues() == others.issues() &&
           some.notKept() == others.notKept();
}

// Nothing where they cannot be read: then the list goes without.
QStringList questionsOf(const Reader& reader, const base::IssueList& issues) {
    QStringList names;
    if (const auto questions = workspace::questionsOfIssues(reader, issues.issues())) {
        for (const workspace::IssueQuestion& each : *questions) {
            names += QString::fromStdString(each.questionId);
        }
    }
    return names;
}

} // namespace

struct Session::FoundIssues {
    SubjectIssues of;
    std::int64_t elsewhere = 0;
    QStringList questions{};
};

void Session::setIssues(base::IssueList issues, const QString& subject, bool ofFailure,
                        std::vector<evaluate::IssueSubject> of) {
    m_issuesOf.reset();
    if (m_allIssues && !ofFailure) { // they are among all
        readAllIssues();
        return;
    }
    m_readIssues = nullptr;
    if (!of.empty()) {
        m_readIssues = [of = std::move(of),
                        name = subject.toStdString()](const Reader& reader) -> Result<SubjectIssues> {
            SubjectIssues all;
            all.name = name;
            for (const evaluate::IssueSubject& each : of) {
                if (const auto found = evaluate::issuesOf(reader, each)) {
                    evaluate::appendIssues(all.issues, found->issues);
                } else if (found.error().code != base::ErrorCode::NotFound) { // its import was taken back
                    return tl::unexpected(found.error());
                }
            }
            return all;
        };
    }
    takeIssues({{subject.toStdString(), std::move(issues)}}, ofFailure);
    if (m_issues->total() == 0 && m_readIssues) { // for how many there are elsewhere
        readIssuesAgain();
    } else if (!ofFailure) {
        nameIssues();
    }
}

// The questions of a list that an import gave.
void Session::nameIssues() {
    if (!m_workspace || m_issues->total() == 0) {
        return;
    }
    m_jobs.startBackground<QStringList>(
        tr("Reading issues"),
        [workspace = m_workspace, issues = m_issues](std::stop_token,
                                                     base::ProgressSink&) -> Result<QStringList> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return questionsOf(reader, *issues);
        },
        this,
        [this, issues = m_issues](Result<QStringList> questions) {
            if (questions && issues == m_issues && m_issueQuestions != *questions) {
                m_issueQuestions = std::move(*questions);
                Q_EMIT issuesChanged();
            }
        });
}

void Session::takeIssues(FoundIssues found, bool ofFailure) {
    ++m_issuesRequest; // what is being read is not wanted any more
    const QString subject = QString::fromStdString(found.of.name);
    if (subject == m_issuesSubject && ofFailure == m_issuesOfFailure &&
        found.elsewhere == m_issuesElsewhere && found.questions == m_issueQuestions &&
        areSame(found.of.issues, *m_issues)) {
        return; // nothing moves where nothing is another
    }
    m_issues = std::make_shared<const base::IssueList>(std::move(found.of.issues));
    m_issueQuestions = std::move(found.questions);
    m_issuesSubject = subject;
    m_issuesOfFailure = ofFailure;
    m_issuesElsewhere = found.elsewhere;
    Q_EMIT issuesChanged();
}

void Session::forgetIssues() {
    ++m_issuesRequest;
    m_issues = std::make_shared<const base::IssueList>();
    m_issuesSubject.clear();
    m_issuesOfFailure = false;
    m_issuesElsewhere = 0;
    m_issueQuestions.clear();
    m_issuesOf.reset();
    m_readIssues = nullptr;
    m_issuesAgain.stop();
}

// The selected set's; where there is none, all there are.
void Session::loadIssues() {
    if (m_currentSet != 0 && !m_allIssues) {
        showIssuesOf({evaluate::IssueSubject::Of::ScoredSet, m_currentSet});
    } else {
        m_issuesOf.reset();
        readAllIssues();
    }
}

void Session::showIssuesOf(const evaluate::IssueSubject& subject) {
    if (m_issuesOf == subject) {
        return;
    }
    m_issuesOf = subject;
    if (!m_allIssues) {
        readIssues([subject](const Reader& reader) { return evaluate::issuesOf(reader, subject); });
    }
}

void Session::showAllIssues(bool all) {
    m_allIssues = all;
    if (all) {
        readAllIssues();
    } else if (const auto subject = std::exchange(m_issuesOf, std::nullopt)) {
        showIssuesOf(*subject);
    } else {
        loadIssues();
    }
}

void Session::readAllIssues() {
    const std::string name = tr("all of the workspace").toStdString();
    readIssues([name](const Reader& reader) -> Result<SubjectIssues> {
        ASSAY_TRY(auto issues, evaluate::allIssues(reader));
        return SubjectIssues{issues.total() > 0 ? name : std::string(), std::move(issues)};
    });
}

void Session::refreshIssues() {
    if (m_readIssues && !m_issuesOfFailure) {
        m_issuesAgain.start();
    }
}

void Session::readIssuesAgain() {
    if (m_readIssues && !m_issuesOfFailure) {
        readIssues(m_readIssues);
    }
}

void Session::readIssues(ReadIssues read) {
    if (!m_workspace) {
        return;
    }
    m_readIssues = read;
    m_jobs.startBackground<FoundIssues>(
        tr("Reading issues"),
        [workspace = m_workspace, read = std::move(read)](std::stop_token,
                                                          base::ProgressSink&) -> Result<FoundIssues> {
            ASSAY_TRY(const auto reader, workspace->reader());
            FoundIssues found;
            ASSAY_TRY(found.of, read(reader));
            if (found.of.issues.total() == 0) {
                ASSAY_TRY(const auto all, evaluate::allIssues(reader));
                found.elsewhere = all.total();
            }
            found.questions = questionsOf(reader, found.of.issues);
            return found;
        },
        this,
        [this, request = ++m_issuesRequest](Result<FoundIssues> found) {
            if (request != m_issuesRequest) {
                return;
            }
            if (found) {
                takeIssues(std::move(*found), false);
            } else if (found.error().code != base::ErrorCode::NotFound) {
                Q_EMIT failed(found.error());
            } else { // removed meanwhile
                takeIssues(FoundIssues(), false);
            }
        });
}

} // namespace assay::app

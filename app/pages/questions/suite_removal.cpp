#include "app/pages/questions/suite_removal.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suites_menu.h"
#include "widgets/jobs/job_runner.h"

#include <QMessageBox>
#include <QPushButton>

namespace assay::app {
SuiteRemoval::SuiteRemoval(QuestionController& controller, widgets::JobRunner& jobs, QWidget& host)
    : QObject(&host)
    , m_controller(controller)
    , m_jobs(jobs)
    , m_host(host) {}

void SuiteRemoval::ask(const Question& question, const std::function<void()>& then) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, question.title, question.text, QMessageBox::NoButton, &m_host);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(question.name + QStringLiteral("Question"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(question.consequences);
    QPushButton* yes = box->addButton(question.yes, QMessageBox::DestructiveRole);
    yes->setObjectName(question.name + QStringLiteral("Yes"));
    QPushButton* no = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, box, then);
    box->open();
}

void SuiteRemoval::askToRemove(const workspace::SuiteInfo& suite) {
    const QString name = QString::fromStdString(suite.name);
    const Question question{
        .name = QStringLiteral("suiteRemove"),
        .title = tr("Remove suite"),
        .text = tr("Remove “%1” from the workspace?").arg(name),
        .consequences =
            tr("With it go %1, with history, reviews and flags, and %2. The files it was imported from stay "
               "as "
               "they are. Undo brings it back, until removed suites are deleted for good.")
                .arg(SuitesMenu::questionsText(suite.questions),
                     tr("%n frozen version(s)", nullptr, static_cast<int>(suite.versions.size()))),
        .yes = tr("Remove")};
    ask(question, [this, workspace = m_controller.workspace(), name, id = suite.id] {
        if (workspace != m_controller.workspace()) {
            return;
        }
        const auto result = workspace::removeSuite(*workspace, id, m_controller.curator().toStdString());
        if (!result) {
            Q_EMIT m_controller.failed(result.error());
            return;
        }
        Q_EMIT done(tr("Removed “%1”. Undo brings it back.").arg(name));
        Q_EMIT removed(name);
    });
}

void SuiteRemoval::askToDelete() {
    const auto workspace = m_controller.workspace();
    auto reader = workspace ? workspace->reader() : tl::unexpected(base::Error{});
    const auto removed = reader ? workspace::removedSuites(*reader) : tl::unexpected(reader.error());
    if (!removed) {
        Q_EMIT m_controller.failed(removed.error());
        return;
    }
    QStringList names;
    std::int64_t questions = 0;
    for (const workspace::RemovedSuite& one : *removed) {
        if (!one.isDeleted) {
            names += u'“' + QString::fromStdString(one.name) + u'”';
            questions += one.questions;
        }
    }
    if (names.isEmpty()) {
        Q_EMIT m_controller.noticed(tr("There is no removed suite."));
        return;
    }
    const Question question{
        .name = QStringLiteral("suiteDelete"),
        .title = tr("Delete removed suites"),
        .text = tr("Delete %1 for good?").arg(names.join(QStringLiteral(", "))),
        .consequences =
            tr("With them go %1, with history, reviews, flags and frozen versions. This cannot be undone.")
                .arg(SuitesMenu::questionsText(questions)),
        .yes = tr("Delete for good")};
    ask(question, [this, workspace] {
        m_jobs.start<void>(
            tr("Deleting removed suites"),
            [workspace, by = m_controller.curator().toStdString()](const std::stop_token& stop,
                                                                   base::ProgressSink& progress) {
                return workspace::deleteRemovedSuites(*workspace, stop, progress, by);
            },
            this,
            [this, workspace](const base::Result<>& result) {
                if (workspace != m_controller.workspace()) {
                    return;
                }
                if (result) {
                    Q_EMIT done(tr("Removed suites are deleted."));
                } else if (result.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT m_controller.failed(result.error());
                }
            });
    });
}

} // namespace assay::app

#include "moc_suite_removal.cpp"

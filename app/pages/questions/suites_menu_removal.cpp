// Removing suites, and deleting for good those that were removed.
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suites_menu.h"
#include "widgets/jobs/job_runner.h"

#include <QMessageBox>
#include <QPushButton>
#include <memory>
#include <utility>

namespace assay::app {
namespace {

// Keeping is the default; `then` is called when the other button is chosen.
void ask(QWidget& host, const QString& name, const QString& title, const QString& question,
         const QString& consequences, const QString& yesText, const std::function<void()>& then) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, question, QMessageBox::NoButton, &host);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(name + QStringLiteral("Question"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(consequences);
    QPushButton* yes = box->addButton(yesText, QMessageBox::DestructiveRole);
    yes->setObjectName(name + QStringLiteral("Yes"));
    QPushButton* no = box->addButton(SuitesMenu::tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    QObject::connect(yes, &QPushButton::clicked, box, then);
    box->open();
}

} // namespace

void SuitesMenu::askToRemove() {
    const auto removed = suite();
    const auto workspace = m_controller.workspace();
    if (!removed || !workspace) {
        return;
    }
    const QString name = QString::fromStdString(removed->name);
    ask(m_host, QStringLiteral("suiteRemove"), tr("Remove suite"),
        tr("Remove “%1” from the workspace?").arg(name),
        tr("With it go %1, with history, reviews and flags, and %2. The files it was imported from stay as "
           "they are. Undo brings it back, until removed suites are deleted for good.")
            .arg(questionsText(removed->questions),
                 tr("%n frozen version(s)", nullptr, static_cast<int>(removed->versions.size()))),
        tr("Remove"), [this, workspace, name, id = removed->id] {
            if (workspace != m_controller.workspace()) {
                return;
            }
            const auto result = workspace::removeSuite(*workspace, id, who());
            finish(result, tr("Removed “%1”. Undo brings it back.").arg(name));
            if (result) {
                refilter(name.toStdString(), {});
            }
        });
}

void SuitesMenu::askToDelete() {
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
    ask(m_host, QStringLiteral("suiteDelete"), tr("Delete removed suites"),
        tr("Delete %1 for good?").arg(names.join(QStringLiteral(", "))),
        tr("With them go %1, with history, reviews, flags and frozen versions. This cannot be undone.")
            .arg(questionsText(questions)),
        tr("Delete for good"), [this, workspace] {
            m_jobs.start<void>(
                tr("Deleting removed suites"),
                [workspace, by = who()](const std::stop_token& stop, base::ProgressSink& progress) {
                    return workspace::deleteRemovedSuites(*workspace, stop, progress, by);
                },
                this,
                [this, workspace](const base::Result<>& result) {
                    if (workspace == m_controller.workspace()) {
                        finish(result, tr("Removed suites are deleted."));
                    }
                });
        });
}

} // namespace assay::app

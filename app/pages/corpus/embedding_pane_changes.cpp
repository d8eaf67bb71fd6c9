// The part of the pane of embedding sets that changes and removes those that are there.
#include "app/pages/corpus/embedding_pane.h"
#include "widgets/corpus/embedding_sets_model.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QMessageBox>
#include <QPushButton>
#include <utility>

namespace assay::app {

using base::Result;

void EmbeddingPane::rename(base::RowId id, const QString& name) {
    (void)m_edits.carryOut({.write = [&](workspace::Workspace& workspace, const std::string& who) {
        return workspace::renameEmbeddingSet(workspace, id, name.toStdString(), who);
    }});
    reload();
}

void EmbeddingPane::askToRemove() {
    const workspace::EmbeddingSet* set = selected();
    if (set == nullptr) {
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Remove an embedding set"),
                                tr("Remove the embedding set “%1”?").arg(QString::fromStdString(set->name)),
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText); // names come from data
    box->setObjectName(QStringLiteral("removeVectorsQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("Its %1 vectors and the indices made from them go; runs that were made with it "
           "stay. This cannot be undone.")
            .arg(widgets::countText(set->vectors)));
    QPushButton* yes = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("removeVectors"));
    QPushButton* no = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [this, id = set->id, workspace = m_workspace] {
        m_jobs.startBackground<void>(
            tr("Removing an embedding set"),
            [workspace, id](const std::stop_token&, base::ProgressSink&) {
                return workspace::removeEmbeddingSet(*workspace, id);
            },
            this,
            [this, id](const Result<>& removed) {
                if (removed) {
                    Q_EMIT setRemoved(id);
                } else {
                    Q_EMIT failed(removed.error());
                }
                reload();
            });
    });
    box->open();
}

void EmbeddingPane::showIssues() {
    const workspace::EmbeddingSet* set = selected();
    if (set == nullptr) {
        return;
    }
    m_jobs.startBackground<base::IssueList>(
        tr("Reading the issues of an embedding set"),
        [workspace = m_workspace, id = set->id](const std::stop_token&, base::ProgressSink&) {
            return workspace->reader().and_then(
                [id](const workspace::Reader& reader) { return workspace::embeddingIssues(reader, id); });
        },
        this,
        [this, name = QString::fromStdString(set->name)](const Result<base::IssueList>& issues) {
            if (!issues) {
                Q_EMIT failed(issues.error());
            } else if (issues->total() == 0) {
                Q_EMIT noticed(tr("Making “%1” found nothing to report.").arg(name));
            } else {
                Q_EMIT issuesFound(*issues, name);
            }
        });
}

} // namespace assay::app

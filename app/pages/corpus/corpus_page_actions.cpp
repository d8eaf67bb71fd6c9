// The part of the corpus page that makes its actions and carries them out.
#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/corpus_page.h"
#include "app/pages/corpus/embedding_pane.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "app/shell/shortcut_sheet.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/text_question.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <utility>

namespace assay::app {

QList<QAction*> CorpusPage::runActions() const {
    return m_embeddings != nullptr
               ? QList<QAction*>{m_embeddings->actions().makeLsa, m_embeddings->actions().import}
               : QList<QAction*>();
}

QList<QAction*> CorpusPage::exportActions() const {
    return {m_actions.saveSentences, m_actions.saveCuts};
}

QList<QAction*> CorpusPage::editActions() const {
    return {m_actions.undo, m_actions.redo};
}

QList<QAction*> CorpusPage::furtherActions() const {
    QList<QAction*> actions{m_actions.search,      m_actions.goTo,        m_actions.nextHit,
                            m_actions.previousHit, m_actions.nextSection, m_actions.previousSection,
                            m_actions.proseOnly,   m_actions.hitsOnly,    m_actions.rename,
                            m_actions.remove,      m_actions.issues,      m_actions.undo,
                            m_actions.redo,        m_actions.keys};
    if (m_embeddings != nullptr) {
        actions += {m_embeddings->actions().fetch, m_embeddings->actions().rename,
                    m_embeddings->actions().remove, m_embeddings->actions().issues};
    }
    return actions;
}

void CorpusPage::makeActions() {
    m_actions.search = addPageAction("search", tr("Search"), QKeySequence(Qt::CTRL | Qt::Key_F));
    m_actions.goTo = addPageAction("goTo", tr("Go to an id"), QKeySequence(Qt::CTRL | Qt::Key_G));
    m_actions.nextHit = addPageAction("nextHit", tr("Next hit"), QKeySequence(Qt::Key_F3));
    m_actions.previousHit =
        addPageAction("previousHit", tr("Previous hit"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    m_actions.nextSection =
        addPageAction("nextSection", tr("Next section"), QKeySequence(Qt::CTRL | Qt::Key_Right));
    m_actions.previousSection =
        addPageAction("previousSection", tr("Previous section"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    m_actions.proseOnly =
        addPageAction("proseOnly", tr("Prose only"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                      tr("Leaves out headings and table debris (Ctrl+Shift+P)"));
    m_actions.proseOnly->setCheckable(true);
    m_actions.hitsOnly =
        addPageAction("hitsOnly", tr("Hits only"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H),
                      tr("Lists what was found, or everything with it (Ctrl+Shift+H)"));
    m_actions.hitsOnly->setCheckable(true);
    m_actions.hitsOnly->setChecked(true);
    m_actions.rename = addPageAction("rename", tr("Rename the corpus…"), {});
    m_actions.remove = addPageAction("remove", tr("Remove the corpus…"), {});
    m_actions.issues = addPageAction("issues", tr("Show the issues of its import"), {});
    m_actions.undo = addPageAction("undo", tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_actions.redo = addPageAction("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_actions.saveSentences = addPageAction("saveSentences", tr("Listed sentences as CSV…"), {});
    m_actions.saveCuts = addPageAction("saveCuts", tr("How it was cut, as CSV…"), {});
    m_actions.keys = addPageAction("keys", tr("Keys of this page"), QKeySequence(Qt::Key_Question));
}

void CorpusPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    const auto focus = [this](QLineEdit* field) {
        m_tabs->setCurrentIndex(0);
        field->setFocus(Qt::ShortcutFocusReason);
        field->selectAll();
    };
    on(m_actions.search, [this, focus] { focus(m_search); });
    on(m_actions.goTo, [this, focus] { focus(m_goTo); });
    on(m_actions.nextHit, [this] { (void)m_controller->stepHit(1); });
    on(m_actions.previousHit, [this] { (void)m_controller->stepHit(-1); });
    on(m_actions.nextSection, [this] { stepSection(1); });
    on(m_actions.previousSection, [this] { stepSection(-1); });
    connect(m_actions.proseOnly, &QAction::toggled, m_controller, &CorpusController::setProseOnly);
    connect(m_actions.hitsOnly, &QAction::toggled, m_controller, &CorpusController::setHitsOnly);
    on(m_actions.rename, [this] { askForName(); });
    on(m_actions.remove, [this] { askToRemove(); });
    on(m_actions.issues, [this] { showIssues(); });
    widgets::followJournal(*m_edits, {m_actions.undo, m_actions.redo});
    on(m_actions.saveSentences, [this] { m_table->saveCsvAs(); });
    on(m_actions.saveCuts, [this] { m_cutsTable->saveCsvAs(); });
    on(m_actions.keys, [this] { showKeys(); });
}

void CorpusPage::refreshActions() {
    const bool hasCorpus = m_controller->corpus() != nullptr;
    const bool isWritable = hasCorpus && !session()->isReadOnly();
    m_actions.rename->setEnabled(isWritable);
    m_actions.remove->setEnabled(isWritable);
    for (QAction* action : {m_actions.issues, m_actions.saveSentences, m_actions.saveCuts, m_actions.search,
                            m_actions.goTo, m_actions.nextSection, m_actions.previousSection}) {
        action->setEnabled(hasCorpus);
    }
    m_actions.nextHit->setEnabled(!m_controller->hits().empty());
    m_actions.previousHit->setEnabled(!m_controller->hits().empty());
    m_actions.proseOnly->setChecked(m_controller->isProseOnly());
    m_actions.hitsOnly->setChecked(m_controller->isHitsOnly());
    m_actions.hitsOnly->setEnabled(hasCorpus);
    const CorpusFigures* figures = m_controller->figures();
    m_actions.proseOnly->setEnabled(figures == nullptr || figures->headings + figures->tableDebris > 0);
}

void CorpusPage::askForName() {
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    if (corpus == nullptr) {
        return;
    }
    const auto rename = [this, id = corpus->id, workspace = m_controller->workspace()](const QString& name) {
        if (workspace != m_controller->workspace()) {
            return;
        }
        const auto write = [&](workspace::Workspace& target, const std::string& who) {
            return workspace::renameCorpus(target, id, name.toStdString(), who);
        };
        (void)m_edits->carryOut({.write = write});
        session()->gold().reloadHoldings();
    };
    widgets::askText(*this,
                     {.title = tr("Rename the corpus"),
                      .label = tr("Name of the corpus"),
                      .text = QString::fromStdString(corpus->name),
                      .objectName = QStringLiteral("renameCorpus"),
                      .mayBeEmpty = true}, // which is refused with a message
                     rename);
}

void CorpusPage::askToRemove() {
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    if (corpus == nullptr) {
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Remove a corpus"),
                                tr("Remove the corpus “%1”?").arg(QString::fromStdString(corpus->name)),
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText); // names come from data
    box->setObjectName(QStringLiteral("removeCorpusQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("Its %1 sentences go with their %2 embedding sets and anchor sets; questions and "
           "bundles that refer to them stay. The files it was imported from stay as they "
           "are. This cannot be undone.")
            .arg(widgets::countText(corpus->sentences))
            .arg(m_embeddings->sets().size()));
    QPushButton* yes = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("removeCorpus"));
    QPushButton* no = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [this, id = corpus->id] {
        m_removing = id;
        session()->gold().removeCorpus(id);
    });
    box->open();
}

void CorpusPage::showIssues() {
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    if (corpus == nullptr) {
        return;
    }
    session()->jobs().startBackground<base::IssueList>(
        tr("Reading the issues of a corpus"),
        [workspace = m_controller->workspace(), id = corpus->id](const std::stop_token&,
                                                                 base::ProgressSink&) {
            return workspace->reader().and_then(
                [id](const workspace::Reader& reader) { return workspace::corpusIssues(reader, id); });
        },
        this,
        [this, name = QString::fromStdString(corpus->name)](base::Result<base::IssueList> issues) {
            if (!issues) {
                Q_EMIT errorRaised(widgets::errorText(issues.error()));
                return;
            }
            if (issues->total() == 0) {
                Q_EMIT noticeRaised(tr("The import of “%1” had nothing to report.").arg(name));
            }
            session()->setIssues(*std::move(issues), name, false);
        });
}

void CorpusPage::showKeys() {
    auto* sheet = new ShortcutSheet(
        tr("Keys of the corpus page"),
        {m_actions.search, m_actions.nextHit, m_actions.previousHit, m_actions.hitsOnly, m_actions.goTo,
         m_actions.nextSection, m_actions.previousSection, m_actions.proseOnly, m_actions.undo,
         m_actions.redo, m_actions.keys},
        {{tr("Return"), tr("In the search: to the next hit; in the tree: to the sentences")},
         {tr("Return"), tr("In the sentences: to the inspector; in the neighbours: to the sentence")},
         {tr("Ctrl+C"), tr("Copies the selected rows as TSV")},
         {tr("Escape"), tr("In a field: empties it; in the inspector: back to the sentences")}},
        this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

} // namespace assay::app

// The part of the page of answers that makes its actions and carries them out.
#include "app/pages/answers/answers_cases_pane.h"
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_page.h"
#include "app/pages/answers/answers_setup_pane.h"
#include "core/results/answers/answer_json.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"

#include <QAction>
#include <QTabWidget>
#include <memory>

namespace assay::app {

QList<QAction*> AnswersPage::runActions() const {
    return {m_run, m_runActions.cancel};
}

QList<QAction*> AnswersPage::exportActions() const {
    return {m_csv, m_json};
}

QList<QAction*> AnswersPage::editActions() const {
    return {m_undo, m_redo};
}

QList<QAction*> AnswersPage::furtherActions() const {
    return {m_runActions.rename,
            m_runActions.note,
            m_runActions.remove,
            m_runActions.settings,
            m_previous,
            m_next,
            m_edit,
            m_search,
            m_undo,
            m_redo};
}

void AnswersPage::makeActions() {
    m_run = addPageAction("run", tr("Measure"), QKeySequence(Qt::CTRL | Qt::Key_Return),
                          tr("Measures the answers that are set up (Ctrl+Return)"));
    m_runActions.cancel =
        addPageAction("cancel", tr("Cancel"), {}, tr("Stops the run; nothing of it is kept"));
    m_runActions.rename = addPageAction("rename", tr("Rename…"));
    m_runActions.note = addPageAction("note", tr("Note…"), {}, tr("A note on the run"));
    m_runActions.remove = addPageAction("remove", tr("Remove…"));
    m_setUpRun = addPageAction("setUp", tr("Set up a run"), {}, tr("Shows the tab on which a run is set up"));
    m_runActions.settings = addPageAction("settings", tr("Use its settings"), {},
                                          tr("Sets up a run with the settings of this one"));
    m_previous = addPageAction("previous", tr("Previous question"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    m_next = addPageAction("next", tr("Next question"), QKeySequence(Qt::CTRL | Qt::Key_Right));
    m_edit = addPageAction("edit", tr("Edit the gold question"), QKeySequence(Qt::Key_F2),
                           tr("Shows the question on the page Questions, to be edited (F2)"));
    m_search = addPageAction("search", tr("Search"), QKeySequence(Qt::CTRL | Qt::Key_F));
    m_undo = addPageAction("undo", tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_redo = addPageAction("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_csv =
        addPageAction("csv", tr("Questions as CSV…"), {}, tr("Every question of the run with its measures"));
    m_json =
        addPageAction("json", tr("Figures as JSON…"), {}, tr("The figures of the run with every question"));
}

void AnswersPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    on(m_run, [this] { run(); });
    on(m_runActions.cancel, [this] { m_controller->cancel(); });
    on(m_runActions.rename, [this] { m_runs->askName(); });
    on(m_runActions.note, [this] { m_runs->askNote(); });
    on(m_runActions.remove, [this] { m_runs->askRemoval(); });
    on(m_runActions.settings, [this] {
        const workspace::RunInfo* const info = m_controller->run(m_controller->chosen());
        const auto settings =
            info != nullptr ? evaluate::answerRunSettings(*info) : base::fail(base::ErrorCode::NotFound);
        if (settings) {
            m_setup->takeSettings(*settings);
            m_tabs->setCurrentWidget(m_setup);
        } else {
            Q_EMIT errorRaised(widgets::errorText(settings.error()));
        }
    });
    const auto step = [this](int rows) {
        m_tabs->setCurrentWidget(m_cases->parentWidget());
        m_controller->step(rows);
    };
    on(m_previous, [step] { step(-1); });
    on(m_next, [step] { step(1); });
    on(m_edit, [this] {
        if (const evaluate::AnswerRunItem* const item = m_controller->current()) {
            Q_EMIT questionRequested(item->question);
        }
    });
    on(m_search, [this] {
        m_tabs->setCurrentWidget(m_cases->parentWidget());
        m_cases->focusSearch();
    });
    widgets::followJournal(m_controller->edits(), {m_undo, m_redo});
    on(m_csv, [this] { saveRun(true); });
    on(m_json, [this] { saveRun(false); });
}

void AnswersPage::refreshActions() {
    const bool hasView = m_controller->view() != nullptr;
    m_run->setEnabled(m_setup->problem().isEmpty());
    for (QAction* action : {m_csv, m_json, m_search}) {
        action->setEnabled(hasView);
    }
    for (QAction* action : {m_previous, m_next}) {
        action->setEnabled(!m_controller->shown().empty());
    }
    m_edit->setEnabled(m_controller->current() != nullptr);
}

void AnswersPage::run() {
    if (m_setup->problem().isEmpty() && m_controller->start(m_setup->settings(), m_setup->offers())) {
        Q_EMIT errorMended(); // another try
        m_tabs->setCurrentWidget(m_cases->parentWidget());
    }
}

// Makes the text on another thread, and asks for a file first.
void AnswersPage::saveRun(bool asCsv) {
    const auto view = m_controller->sharedView();
    if (view == nullptr) {
        return;
    }
    const QString title = asCsv ? tr("Save the questions") : tr("Save the figures");
    const QString ending = asCsv ? QStringLiteral(".csv") : QStringLiteral(".json");
    const QString name =
        widgets::fileNameFor(QString::fromStdString(view->run.info.name), QStringLiteral("answers"));
    widgets::saveFileAs(
        this, title, name + ending, {asCsv ? tr("CSV (*.csv)") : tr("JSON (*.json)")},
        [this, title, asCsv, view](const QString& path, QString*) {
            m_controller->jobs().start<std::string>(
                title,
                [view, asCsv](const std::stop_token&, base::ProgressSink&) -> base::Result<std::string> {
                    return asCsv ? results::answerCsv(view->run) : results::answerJson(view->run);
                },
                this,
                [this, path](const base::Result<std::string>& text) {
                    QString error;
                    if (!text) {
                        Q_EMIT errorRaised(widgets::errorText(text.error()));
                    } else if (!widgets::writeFile(path, QByteArray::fromStdString(*text), &error)) {
                        Q_EMIT errorRaised(error);
                    } else {
                        Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
                    }
                });
            return true;
        });
}

} // namespace assay::app

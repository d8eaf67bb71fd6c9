// The part of the neighbours page that makes its actions and carries them out.
#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/cases_pane.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/pages/neighbours/overview_pane.h"
#include "app/pages/neighbours/setup_pane.h"
#include "app/shell/session.h"
#include "core/evaluate/neighbours/unlisted_results.h"
#include "core/results/neighbours/neighbour_json.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"

#include <QAction>
#include <QTabWidget>
#include <functional>

namespace assay::app {

QList<QAction*> NeighboursPage::runActions() const {
    return {m_run, m_runActions.pause, m_runActions.resume};
}

QList<QAction*> NeighboursPage::exportActions() const {
    return {m_csv, m_json};
}

QList<QAction*> NeighboursPage::editActions() const {
    return {m_undo, m_redo};
}

QList<QAction*> NeighboursPage::furtherActions() const {
    return {m_runActions.discard,
            m_runActions.rename,
            m_runActions.baseline,
            m_runActions.remove,
            m_runActions.settings,
            m_previous,
            m_next,
            m_note,
            m_showInCorpus,
            m_undo,
            m_redo};
}

void NeighboursPage::makeActions() {
    m_run = addPageAction("run", tr("Run"), QKeySequence(Qt::CTRL | Qt::Key_Return),
                          tr("Runs the test that is set up (Ctrl+Return)"));
    m_runActions.pause =
        addPageAction("pause", tr("Pause"), {}, tr("Stops the test; Resume goes on where it was"));
    m_runActions.resume = addPageAction("resume", tr("Resume"), {}, tr("Asks the anchors that are left"));
    m_runActions.discard =
        addPageAction("discard", tr("Cancel…"), {}, tr("Stops the test and removes what it has found"));
    m_runActions.rename = addPageAction("rename", tr("Rename…"));
    m_runActions.baseline = addPageAction("baseline", tr("Baseline"), {},
                                          tr("Later runs over this corpus are judged against this one"));
    m_runActions.baseline->setCheckable(true);
    m_runActions.remove = addPageAction("remove", tr("Remove…"));
    m_setUpTest =
        addPageAction("setUp", tr("Set up a test"), {}, tr("Shows the tab on which a test is set up"));
    m_runActions.settings = addPageAction("settings", tr("Use its settings"), {},
                                          tr("Sets up a test with the settings of this run"));
    m_previous = addPageAction("previous", tr("Previous case"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    m_next = addPageAction("next", tr("Next case"), QKeySequence(Qt::CTRL | Qt::Key_Right));
    m_note = addPageAction("note", tr("Note on the case"), QKeySequence(Qt::Key_F2));
    m_showInCorpus = addPageAction("showInCorpus", tr("Show in corpus"), QKeySequence(Qt::CTRL | Qt::Key_E),
                                   tr("Shows the anchor in its corpus (Ctrl+E)"));
    m_undo = addPageAction("undo", tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_redo = addPageAction("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_csv =
        addPageAction("csv", tr("Cases as CSV…"), {},
                      tr("Every anchor in the search and regime of the hardest cases, the hardest first"));
    m_json =
        addPageAction("json", tr("Figures as JSON…"), {}, tr("The figures of the run with every anchor"));
}

void NeighboursPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    on(m_run, [this] { run(); });
    on(m_runActions.pause, [this] { m_controller->pause(); });
    on(m_runActions.resume, [this] {
        if (m_controller->resume(m_controller->chosen())) {
            m_tabs->setCurrentWidget(m_overview->parentWidget());
        }
    });
    on(m_runActions.discard, [this] { m_runs->askDiscarding(); });
    on(m_runActions.rename, [this] { m_runs->askName(); });
    on(m_runActions.baseline, [this](bool checked) {
        m_controller->setBaseline(m_controller->chosen(), checked);
        refreshActions();
    });
    on(m_runActions.remove, [this] { m_runs->askRemoval(); });
    on(m_runActions.settings, [this] {
        const workspace::RunInfo* run = m_controller->run(m_controller->chosen());
        const auto settings =
            run != nullptr ? evaluate::neighbourRunSettings(*run) : base::fail(base::ErrorCode::NotFound);
        if (settings) {
            m_setup->takeSettings(*settings);
            m_tabs->setCurrentWidget(m_setup);
        } else {
            Q_EMIT errorRaised(widgets::errorText(settings.error()));
        }
    });
    const auto step = [this](int cases) {
        m_tabs->setCurrentWidget(m_cases->parentWidget());
        m_cases->step(cases);
    };
    on(m_previous, [step] { step(-1); });
    on(m_next, [step] { step(1); });
    on(m_note, [this] {
        m_tabs->setCurrentWidget(m_cases->parentWidget());
        m_cases->detail()->editNote();
    });
    on(m_showInCorpus, [this] {
        if (m_controller->view() != nullptr && !m_cases->detail()->sentenceId().isEmpty()) {
            Q_EMIT sentenceRequested(m_controller->view()->run.settings.corpusId,
                                     m_cases->detail()->sentenceId());
        }
    });
    widgets::followJournal(m_controller->edits(), {m_undo, m_redo});
    on(m_csv, [this] { saveCsv(); });
    on(m_json, [this] { saveJson(); });
}

void NeighboursPage::refreshActions() {
    if (m_controller == nullptr) {
        return;
    }
    const RunView* view = m_controller->view();
    const bool hasCases = view != nullptr && !view->run.outcomes.empty();
    m_run->setEnabled(m_setup->problem().isEmpty());
    for (QAction* action : {m_previous, m_next, m_note, m_showInCorpus, m_csv, m_json}) {
        action->setEnabled(hasCases);
    }
}

void NeighboursPage::run() {
    Q_EMIT errorMended(); // another try
    m_opensOverview = m_controller->start(m_setup->plan(), [this] { run(); });
}

// Makes the text on another thread, and asks for a file first.
void NeighboursPage::save(const QString& title, const QString& ending, const QString& filter,
                          std::function<std::string(const workspace::Reader&)> make) {
    const QString name = widgets::fileNameFor(QString::fromStdString(m_controller->view()->run.info.name),
                                              QStringLiteral("run"));
    widgets::saveFileAs(
        this, title, name + ending, {filter},
        [this, title, make = std::move(make)](const QString& path, QString*) {
            m_controller->jobs().start<std::string>(
                title,
                [workspace = m_controller->workspace(),
                 make](const std::stop_token&, base::ProgressSink&) -> base::Result<std::string> {
                    auto reader = workspace->reader();
                    return reader ? base::Result<std::string>(make(*reader)) : tl::unexpected(reader.error());
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

namespace {

// A sentence of the run's corpus; empty where it is not there any more.
model::Sentence sentenceOf(const workspace::Reader& reader, const RunView& view, std::uint32_t row) {
    if (!view.textsMissing.isEmpty()) {
        return {};
    }
    auto found = workspace::sentencesOfRows(reader, view.run.settings.corpusId, std::span(&row, 1));
    return found && !found->empty() ? std::move(found->front().sentence) : model::Sentence();
}

// Of any row that the run names.
std::string idOf(const workspace::Reader& reader, const RunView& view,
                 const base::Result<evaluate::UnlistedResults>& unlisted, std::uint32_t row) {
    const bool isUnlisted = unlisted && unlisted->contains(row);
    return isUnlisted ? unlisted->at(row) : sentenceOf(reader, view, row).sentenceId;
}

} // namespace

void NeighboursPage::saveCsv() {
    const CaseFilter& filter = m_cases->filter();
    save(tr("Save the cases"), QStringLiteral(".csv"), tr("CSV (*.csv)"),
         [view = std::make_shared<const RunView>(*m_controller->view()), search = filter.search,
          regime = filter.regime](const workspace::Reader& reader) {
             const auto unlisted = evaluate::unlistedResults(reader, view->run.info.id, {});
             return results::hardestCasesCsv(
                 view->run, search, regime,
                 [&](std::uint32_t row) { return idOf(reader, *view, unlisted, row); },
                 [&](std::uint32_t row) { return sentenceOf(reader, *view, row).text; });
         });
}

void NeighboursPage::saveJson() {
    save(tr("Save the figures"), QStringLiteral(".json"), tr("JSON (*.json)"),
         [view = std::make_shared<const RunView>(*m_controller->view())](const workspace::Reader& reader) {
             results::NeighbourJsonOptions options;
             options.perAnchor = true;
             const auto unlisted = evaluate::unlistedResults(reader, view->run.info.id, {});
             options.sentenceId = [&](std::uint32_t row) { return idOf(reader, *view, unlisted, row); };
             const auto figures =
                 view->hasIntervals ? view->figures
                                    : evaluate::neighbourFigures(view->run.outcomes, view->run.settings.test,
                                                                 view->run.searches);
             return results::neighbourJson(view->run, figures, options);
         });
}

} // namespace assay::app

// What the page of runs works on: all runs of the workspace and those that a filter lets pass, the selected
// ones with what they measured, a figure over time, incidents, the history of questions, and every change to
// names, notes, tags, baselines and incidents. Reads on worker threads. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/evaluate/runs/adjacency.h"
#include "core/evaluate/runs/incident_causes.h"
#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/runs/run_trend.h"
#include "core/results/blocks.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/run_index.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <memory>
#include <vector>

namespace assay::widgets {
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

// What the selected runs say.
struct SelectedRuns {
    std::vector<evaluate::RunDescription> runs; // in the order of the list
    std::vector<evaluate::StaleInput> stale;    // of the first one
    evaluate::AdjacencyEvidence adjacency;      // likewise; without figures where it is no neighbour test
    std::vector<results::Block> comparison;     // of exactly two of one kind
    QString whyNotCompared;                     // of two that cannot be
};

class RunsController : public QObject {
    Q_OBJECT
  public:
    explicit RunsController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~RunsController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace); // null: none

    [[nodiscard]] widgets::EditSession& edits() const { return *m_edits; }

    [[nodiscard]] bool hasWorkspace() const { return m_edits->workspace() != nullptr; }

    // Why there is no run that could be selected; empty: there are some.
    [[nodiscard]] QString whyNoRuns() const;

    // Reads runs and incidents anew, after the new ones were put into the index.
    void reload();

    [[nodiscard]] bool isLoading() const { return m_job != nullptr; }

    // --- What there is ---
    [[nodiscard]] const std::vector<workspace::RunRow>& runs() const { return m_runs; } // newest first

    [[nodiscard]] const std::vector<workspace::RunRow>& shown() const { return m_shown; }

    [[nodiscard]] const std::vector<workspace::Incident>& incidents() const { return m_incidents; }

    [[nodiscard]] const workspace::RunRow* run(base::RowId id) const;
    [[nodiscard]] const workspace::RunRow* runOf(const std::string& uuid) const;

    [[nodiscard]] const workspace::RunFilter& filter() const { return m_filter; }

    void setFilter(const workspace::RunFilter& filter);

    // --- The selected runs ---
    void select(const std::vector<base::RowId>& runs);

    [[nodiscard]] const std::vector<base::RowId>& selected() const { return m_selected; }

    // Null while they are read, and where none is selected.
    [[nodiscard]] const std::shared_ptr<const SelectedRuns>& view() const { return m_view; }

    // --- A figure over time, of the shown runs of the kind, system, suites and corpus of the first
    // selected one ---
    void setFigure(const QString& figure);

    [[nodiscard]] const std::string& figure() const { return m_figure; }

    [[nodiscard]] const evaluate::Trend& trend() const { return m_trend; }

    [[nodiscard]] std::string trendKind() const;

    // --- Questions across runs ---
    void setHistorySuite(const QString& suite); // empty: of all suites

    [[nodiscard]] const std::shared_ptr<const evaluate::QuestionHistory>& history() const {
        return m_history;
    }

    [[nodiscard]] QStringList suites() const; // that any run measured, by name

    [[nodiscard]] std::vector<evaluate::QuestionRound> roundsOf(const QString& question) const;

    // --- Changing; false: not done, and edits() says why ---
    bool saveLabel(base::RowId run, const workspace::RunLabel& label);
    bool saveIncident(const workspace::Incident& incident);
    bool removeIncident(base::RowId incident);
    void removeRuns(const std::vector<base::RowId>& runs);

    [[nodiscard]] widgets::JobRunner& jobs() { return m_jobs; }

  Q_SIGNALS:
    void leavingWorkspace();
    void runsChanged(); // runs or filter
    void incidentsChanged();
    void selectionChanged();
    void viewChanged();
    void trendChanged();
    void historyChanged();
    void loadingChanged();
    void failed(const assay::base::Error& error);

  private:
    struct Loaded;

    void takeLoaded(const Loaded& loaded);
    void narrow();
    void readView();
    void readTrend();
    void readHistory();

    widgets::JobRunner& m_jobs;
    widgets::EditSession* m_edits = nullptr;
    std::vector<workspace::RunRow> m_runs, m_shown;
    std::vector<workspace::Incident> m_incidents;
    workspace::RunFilter m_filter;
    std::vector<base::RowId> m_selected;
    std::shared_ptr<const SelectedRuns> m_view;
    std::string m_figure;
    evaluate::Trend m_trend;
    std::string m_historySuite;
    bool m_wantsHistory = false;
    std::shared_ptr<const evaluate::QuestionHistory> m_history;
    quint64 m_loading = 0, m_viewing = 0, m_trending = 0, m_remembering = 0; // the last request of each
    QPointer<widgets::Job> m_job;
};

} // namespace assay::app

// What the tab of gates works on: the first selected run of the page by every gate of its kind, of a
// neighbour test by the rules on anchors, too, against the baseline that is chosen; and the gates themselves,
// which are edited through the page's EditSession. Judges on worker threads, only while it is watched. GUI
// thread only.
#pragma once

#include "app/pages/runs/runs_controller.h"
#include "core/evaluate/runs/run_gate.h"

#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>
#include <vector>

namespace assay::app {

// What gates say of one run.
struct GatedRun {
    std::vector<evaluate::RunGateVerdict> verdicts;
    std::optional<evaluate::GateVerdict> anchors; // of a neighbour test
    std::vector<evaluate::RunGate> gates;         // of its kind
    base::RowId run = 0, baseline = 0;            // 0: judged without one
    QString whyAlone;                             // why the baseline that was asked for is left out
};

class RunGatesController : public QObject {
    Q_OBJECT
  public:
    explicit RunGatesController(RunsController& runs, QObject* parent = nullptr);
    ~RunGatesController() override;

    [[nodiscard]] RunsController& runs() const { return m_runs; }

    // The first selected one; nullptr: none.
    [[nodiscard]] const workspace::RunRow* run() const;

    // Other finished runs of its kind and corpus, the newest first.
    [[nodiscard]] std::vector<const workspace::RunRow*> baselines() const;

    // 0: the marked baseline of the kind and corpus, or none where there is none.
    void setBaseline(base::RowId run);

    [[nodiscard]] base::RowId chosenBaseline() const { return m_baseline; }

    // What is judged only now; without it nothing is.
    void setWatched(bool isWatched);

    // Null while a run is judged for the first time, and where no finished run is selected.
    [[nodiscard]] const std::shared_ptr<const GatedRun>& judged() const { return m_judged; }

    [[nodiscard]] bool isJudging() const { return m_job != nullptr; }

    // In place of `seen` (nullopt: a new one); `gate` nullopt: away with it. False: not done, and edits()
    // says why.
    bool saveGate(const std::optional<evaluate::RunGate>& seen, const std::optional<evaluate::RunGate>& gate);

  Q_SIGNALS:
    void judgedChanged();

  private:
    void followSelection();
    void judge();

    RunsController& m_runs;
    base::RowId m_of = 0; // the run that the baseline was chosen for
    base::RowId m_baseline = 0;
    bool m_isWatched = false;
    bool m_isStale = true;
    quint64 m_request = 0;
    std::shared_ptr<const GatedRun> m_judged;
    QPointer<widgets::Job> m_job;
};

} // namespace assay::app

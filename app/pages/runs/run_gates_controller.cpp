#include "app/pages/runs/run_gates_controller.h"

#include "core/evaluate/neighbours/neighbour_run.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"

#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

using GatedPointer = std::shared_ptr<GatedRun>;

// Against the one that is asked for, the marked one where it is 0; without one where the two cannot be
// compared, which is said.
base::Result<GatedPointer> judgedBy(const workspace::Reader& reader, base::RowId id, base::RowId baseline,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    auto judged = std::make_shared<GatedRun>();
    judged->run = id;
    ASSAY_TRY(const auto run, workspace::runInfo(reader, id));
    ASSAY_TRY(judged->gates, evaluate::workspaceRunGates(reader));
    std::erase_if(judged->gates,
                  [&run](const evaluate::RunGate& gate) { return !evaluate::judges(gate, run); });
    std::optional<workspace::RunInfo> before;
    if (baseline != 0) {
        ASSAY_TRY(before, workspace::runInfo(reader, baseline));
    } else {
        ASSAY_TRY(before, workspace::baselineRun(reader, run.kind, run.corpus));
    }
    if (before && before->id == id) {
        before.reset();
    }
    auto verdicts = evaluate::judgeByGates(reader, run, before ? &*before : nullptr, stop, progress);
    if (!verdicts && before && verdicts.error().code != base::ErrorCode::Cancelled) {
        judged->whyAlone = widgets::errorText(verdicts.error());
        before.reset();
        verdicts = evaluate::judgeByGates(reader, run, nullptr, stop, progress);
    }
    ASSAY_TRY(judged->verdicts, std::move(verdicts));
    if (run.kind == evaluate::kNeighbourRuns) {
        ASSAY_TRY(auto anchors, evaluate::judgeAnchorsOf(reader, run, before ? &*before : nullptr, stop));
        judged->anchors = std::move(anchors);
    }
    judged->baseline = before ? before->id : 0;
    return judged;
}

} // namespace

RunGatesController::RunGatesController(RunsController& runs, QObject* parent)
    : QObject(parent)
    , m_runs(runs) {
    const auto again = [this] {
        m_isStale = true;
        judge();
    };
    connect(&m_runs, &RunsController::leavingWorkspace, this, [this] {
        ++m_request; // what is being judged is of the workspace before
        m_isStale = true;
        m_judged.reset();
        Q_EMIT judgedChanged();
    });
    connect(&m_runs, &RunsController::viewChanged, this, &RunGatesController::followSelection);
    connect(&m_runs, &RunsController::runsChanged, this, again); // another one may be the baseline
    connect(&m_runs.edits(), &widgets::EditSession::stepped, this, again);
    connect(&m_runs.edits(), &widgets::EditSession::workspaceWritten, this, again);
}

RunGatesController::~RunGatesController() {
    if (m_job) {
        m_job->cancel();
    }
}

const workspace::RunRow* RunGatesController::run() const {
    return m_runs.selected().empty() ? nullptr : m_runs.run(m_runs.selected().front());
}

std::vector<const workspace::RunRow*> RunGatesController::baselines() const {
    std::vector<const workspace::RunRow*> rows;
    const workspace::RunRow* const of = run();
    for (const workspace::RunRow& each : m_runs.runs()) {
        if (of != nullptr && each.id != of->id && each.kind == of->kind && each.corpus == of->corpus &&
            each.state == workspace::RunState::Finished) {
            rows.push_back(&each);
        }
    }
    return rows;
}

void RunGatesController::setBaseline(base::RowId run) {
    if (run != m_baseline) {
        m_baseline = run;
        m_isStale = true;
        judge();
    }
}

void RunGatesController::setWatched(bool isWatched) {
    m_isWatched = isWatched;
    judge();
}

void RunGatesController::followSelection() {
    const workspace::RunRow* const of = run();
    if (const base::RowId id = of != nullptr ? of->id : 0; id != m_of) {
        m_of = id;
        m_baseline = 0;
        m_isStale = true;
    }
    judge();
}

void RunGatesController::judge() {
    if (!m_isStale || !m_isWatched) {
        return;
    }
    m_isStale = false;
    const quint64 request = ++m_request;
    if (m_job) {
        std::exchange(m_job, nullptr)->cancel();
    }
    const workspace::RunRow* const of = run();
    if (!m_runs.hasWorkspace() || of == nullptr || of->state != workspace::RunState::Finished) {
        m_judged.reset();
        Q_EMIT judgedChanged();
        return;
    }
    if (m_judged != nullptr && m_judged->run != of->id) {
        m_judged.reset(); // what is judged anew stays in view until then
    }
    m_job = m_runs.jobs().startBackground<GatedPointer>(
        tr("Judging a run"),
        [workspace = m_runs.edits().workspace(), id = of->id, baseline = m_baseline](
            const std::stop_token& stop, base::ProgressSink& progress) -> base::Result<GatedPointer> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return judgedBy(reader, id, baseline, stop, progress);
        },
        this,
        [this, request](const base::Result<GatedPointer>& judged) {
            if (request != m_request) {
                return;
            }
            m_job = nullptr;
            if (judged) {
                m_judged = *judged;
            } else if (judged.error().code != base::ErrorCode::Cancelled) {
                m_judged.reset();
                Q_EMIT m_runs.failed(judged.error());
            }
            Q_EMIT judgedChanged();
        });
    Q_EMIT judgedChanged();
}

bool RunGatesController::saveGate(const std::optional<evaluate::RunGate>& seen,
                                  const std::optional<evaluate::RunGate>& gate) {
    const QString name = QString::fromStdString(gate ? gate->name : seen ? seen->name : std::string());
    const bool isDone =
        m_runs.edits().carryOut({.write =
                                     [seen, gate](workspace::Workspace& workspace, const std::string& who) {
                                         return evaluate::saveRunGate(workspace, seen ? &*seen : nullptr,
                                                                      gate ? &*gate : nullptr, who);
                                     },
                                 .done =
                                     [name, isKept = gate.has_value()] {
                                         return isKept ? tr("The gate %1 is kept.").arg(name)
                                                       : tr("The gate %1 is taken away.").arg(name);
                                     },
                                 .again = [this, seen, gate] { saveGate(seen, gate); },
                                 .what = tr("Changing a gate: %1").arg(name)});
    m_isStale = true;
    judge();
    return isDone;
}

} // namespace assay::app

#include "moc_run_gates_controller.cpp"

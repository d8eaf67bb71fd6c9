#include "app/shell/last_runs.h"

#include "app/shell/session.h"
#include "core/evaluate/retrieval/retrieval_comparison.h"
#include "core/evaluate/runs/run_gate.h"
#include "core/results/answers/answer_blocks.h"
#include "core/results/runs/run_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/runs/runs.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/cell_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace assay::app {
namespace {

constexpr qsizetype kRunsTold = 3;
constexpr std::size_t kRunsJudged = 4;
constexpr std::size_t kVerdictsTold = 3;

// What a run is told by: the first of these that it has a value of, else its first figure that has one.
constexpr std::array<std::string_view, 5> kTelling{"overall", "pass_rate", evaluate::kRetrievalHeadline,
                                                   "filtered.hit_at.5", "open.hit_at.5"};

std::optional<workspace::IndexedFigure> tellingFigure(const workspace::Reader& reader, base::RowId run) {
    const auto figures = workspace::figuresOfRun(reader, run);
    if (!figures) {
        return std::nullopt;
    }
    std::optional<workspace::IndexedFigure> first;
    for (const std::string_view name : kTelling) {
        const auto found = std::ranges::find(*figures, name, &workspace::IndexedFigure::name);
        if (!first && found != figures->end() && found->value) {
            first = *found;
        }
    }
    const auto any = std::ranges::find_if(*figures, [](const auto& each) { return each.value.has_value(); });
    return first || any == figures->end() ? first : std::optional(*any);
}

results::Figure shownAs(const workspace::IndexedFigure& figure, const words::Wording& wording) {
    return results::runFigure({figure.name, figure.value, figure.n, figure.interval}, wording);
}

// By how much the figure differs from that of the baseline of the run's kind and corpus.
std::optional<double> againstBaseline(const workspace::Reader& reader,
                                      const std::vector<workspace::RunRow>& runs,
                                      const workspace::RunRow& run, const workspace::IndexedFigure& figure) {
    const auto baseline = std::ranges::find_if(runs, [&run](const workspace::RunRow& each) {
        return each.baseline && each.id != run.id && each.kind == run.kind && each.corpus == run.corpus;
    });
    if (baseline == runs.end()) {
        return std::nullopt;
    }
    const auto figures = workspace::figuresOfRun(reader, baseline->id);
    if (!figures) {
        return std::nullopt;
    }
    const auto found = std::ranges::find(*figures, figure.name, &workspace::IndexedFigure::name);
    return found != figures->end() && found->value ? std::optional(*figure.value - *found->value)
                                                   : std::nullopt;
}

QString saidOf(const workspace::Reader& reader, const std::vector<workspace::RunRow>& runs,
               const workspace::RunRow& run) {
    const QString name = QString::fromStdString(run.name);
    const auto figure = tellingFigure(reader, run.id);
    if (!figure) {
        return name;
    }
    const widgets::WindowWording wording;
    const QString told =
        LastRuns::tr("%1: %2 %3")
            .arg(name, QString::fromStdString(results::runFigureTitle(run.kind, figure->name, wording)),
                 widgets::shownFigure(shownAs(*figure, wording), wording));
    const auto moved = againstBaseline(reader, runs, run, *figure);
    if (!moved) {
        return told;
    }
    results::Figure difference = shownAs(*figure, wording); // as exact as the figure, and a count as a count
    difference.value = moved;
    difference.isDifference = true;
    return LastRuns::tr("%1 (%2 against the baseline)").arg(told, widgets::shownValue(difference, wording));
}

struct LastVerdict {
    std::string run, gate;
    evaluate::LimitState state = evaluate::LimitState::CannotBeJudged;
    bool isTrusted = true; // false while phase 1 fails, of a gate that asks for it
};

// Worse before better; what phase 1 lets nobody trust is as a failure.
int urgencyOf(const LastVerdict& verdict) {
    return !verdict.isTrusted || verdict.state == evaluate::LimitState::Failed ? 0
           : verdict.state == evaluate::LimitState::TooClose                   ? 1
                                                                               : 2;
}

// Of the newest runs that gates are about, whatever was kept after them; the worst first. Gates that cannot
// judge a run are left out.
base::Result<std::vector<LastVerdict>> lastVerdicts(const workspace::Workspace& workspace,
                                                    const std::stop_token& stop,
                                                    base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto gates, evaluate::workspaceRunGates(reader));
    ASSAY_TRY(const auto rows, workspace::runRows(reader));
    auto newest = evaluate::newestGatedRuns(rows, gates);
    newest.resize(std::min(newest.size(), kRunsJudged));
    std::vector<LastVerdict> verdicts;
    for (const workspace::RunRow& row : newest) {
        ASSAY_TRY(const auto run, workspace::runInfo(reader, row.id));
        const auto judged = evaluate::judgeAgainstMarked(reader, run, stop, progress);
        for (const evaluate::RunGateVerdict& verdict :
             judged.value_or(std::vector<evaluate::RunGateVerdict>())) {
            if (verdict.knowsAFigure() && verdict.state != evaluate::LimitState::CannotBeJudged) {
                verdicts.push_back({run.name, verdict.gate.name, verdict.state, verdict.isTrusted()});
            }
        }
    }
    std::ranges::stable_sort(verdicts, {}, urgencyOf);
    return verdicts;
}

} // namespace

LastRuns::LastRuns(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("homeLastRuns"));
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("homeLastRunsText"));
    m_text->setTextFormat(Qt::PlainText);
    m_show = new QPushButton(tr("Show runs"), this);
    m_show->setObjectName(QStringLiteral("homeShowRuns"));
    connect(m_show, &QPushButton::clicked, this, &LastRuns::runsRequested);
    m_gates = new QLabel(this);
    m_gates->setWordWrap(true);
    m_gates->setObjectName(QStringLiteral("homeLastGates"));
    m_gates->setTextFormat(Qt::PlainText);
    m_gates->hide();
    auto* texts = new QVBoxLayout;
    texts->addWidget(m_text);
    texts->addWidget(m_gates);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(texts, 1);
    layout->addWidget(m_show);
    hide();
}

void LastRuns::setSession(Session& session) {
    m_session = &session;
    connect(&session, &Session::workspaceChanged, this, &LastRuns::refresh);
    connect(&session, &Session::suitesChanged, this, &LastRuns::refresh);
    refresh();
}

void LastRuns::refresh() {
    QStringList parts;
    if (m_session != nullptr && m_session->hasWorkspace()) {
        const auto reader = m_session->workspace()->reader();
        const auto runs = reader
                              ? workspace::runRows(*reader)
                              : base::Result<std::vector<workspace::RunRow>>(tl::unexpected(reader.error()));
        for (const workspace::RunRow& run : runs.value_or(std::vector<workspace::RunRow>())) {
            if (parts.size() == kRunsTold) {
                break;
            }
            parts += run.state == workspace::RunState::Finished
                         ? saidOf(*reader, *runs, run)
                         : tr("%1: not finished, %2 of %3")
                               .arg(QString::fromStdString(run.name), widgets::countText(run.done),
                                    widgets::countText(run.items));
        }
        const auto incidents =
            reader ? workspace::incidents(*reader)
                   : base::Result<std::vector<workspace::Incident>>(tl::unexpected(reader.error()));
        const auto open = incidents ? std::ranges::count_if(*incidents, &workspace::Incident::isOpen) : 0;
        if (open > 0) {
            parts += tr("%n open incident(s)", nullptr, static_cast<int>(open));
        }
    }
    m_text->setText(tr("Last runs: %1").arg(parts.join(QStringLiteral(" · "))));
    setVisible(!parts.isEmpty());
    judge(!parts.isEmpty());
}

// Reads the items of the runs, so it is a job; what was asked last counts.
void LastRuns::judge(bool hasRuns) {
    const quint64 request = ++m_request;
    m_gates->hide();
    if (!hasRuns) {
        return;
    }
    m_session->jobs().startBackground<std::vector<LastVerdict>>(
        tr("Judging the last runs"),
        [workspace = m_session->workspace()](const std::stop_token& stop, base::ProgressSink& progress) {
            return lastVerdicts(*workspace, stop, progress);
        },
        this,
        [this, request](const base::Result<std::vector<LastVerdict>>& verdicts) {
            if (request != m_request || !verdicts || verdicts->empty()) {
                return; // the page of runs says what is wrong
            }
            const widgets::WindowWording wording;
            QStringList parts;
            const std::size_t told = std::min(verdicts->size(), kVerdictsTold);
            for (const LastVerdict& one : std::span(*verdicts).first(told)) {
                const QString said =
                    tr("%1, %2: %3")
                        .arg(QString::fromStdString(one.run), QString::fromStdString(one.gate),
                             QString::fromStdString(results::limitStateText(one.state, wording)));
                parts += one.isTrusted ? said : tr("%1, not to be trusted while phase 1 fails").arg(said);
            }
            if (const std::size_t others = verdicts->size() - told; others > 0) {
                parts += tr("%n more on the page Runs", nullptr, static_cast<int>(others));
            }
            m_gates->setText(tr("Gates: %1").arg(parts.join(QStringLiteral(" · "))));
            m_gates->show();
        });
}

} // namespace assay::app

#include "moc_last_runs.cpp"

#include "app/shell/last_runs.h"

#include "app/shell/session.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_index.h"
#include "widgets/text/translated_wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace assay::app {
namespace {

constexpr qsizetype kRunsTold = 3;

// The first figure of a run that has a value.
std::optional<workspace::IndexedFigure> firstFigure(const workspace::Reader& reader, base::RowId run) {
    const auto figures = workspace::figuresOfRun(reader, run);
    if (!figures) {
        return std::nullopt;
    }
    const auto found =
        std::ranges::find_if(*figures, [](const auto& each) { return each.value.has_value(); });
    return found != figures->end() ? std::optional(*found) : std::nullopt;
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
    const auto figure = firstFigure(reader, run.id);
    if (!figure) {
        return name;
    }
    const widgets::WindowWording wording;
    const QString told =
        LastRuns::tr("%1: %2 %3")
            .arg(name, QString::fromStdString(results::runFigureTitle(run.kind, figure->name, wording)),
                 QString::fromStdString(wording.number(*figure->value, 3)));
    const auto moved = againstBaseline(reader, runs, run, *figure);
    return moved ? LastRuns::tr("%1 (%2 against the baseline)")
                       .arg(told, (*moved > 0 ? QStringLiteral("+") : QString()) +
                                      QString::fromStdString(wording.number(*moved, 3)))
                 : told;
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
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text, 1);
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
            if (parts.size() < kRunsTold && run.state == workspace::RunState::Finished) {
                parts += saidOf(*reader, *runs, run);
            }
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
}

} // namespace assay::app

#include "moc_last_runs.cpp"

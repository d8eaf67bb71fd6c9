#include "app/pages/runs/gates_pane.h"

#include "app/pages/runs/gate_dialog.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/runs/run_gate_blocks.h"
#include "widgets/editing/run_questions.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QComboBox>
#include <QDate>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

// Of a neighbour test, by the rules on anchors.
void addAnchorBlocks(const evaluate::GateVerdict& verdict, const words::Wording& wording,
                     std::vector<results::Block>& blocks) {
    results::GateTally tally;
    tally.searches = 1;
    tally.add(verdict);
    results::KeyFigures key;
    key.list.push_back(results::gateFigure(tally, wording));
    blocks.emplace_back(std::move(key));
    for (const auto& made : {results::comparedBlocks(verdict, true, wording),
                             results::gateTables(verdict, {.saysCommon = true}, {}, wording)}) {
        blocks.insert(blocks.end(), made.begin(), made.end());
    }
    if (const auto plan = results::powerOf(verdict)) {
        const auto power = results::powerBlocks(*plan, "anchor_gate_", wording);
        blocks.insert(blocks.end(), power.begin(), power.end());
    }
}

} // namespace

GatesPane::GatesPane(RunsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_gates(new RunGatesController(controller, this)) {
    setObjectName(QStringLiteral("runGates"));
    m_baseline = addBox("gatesBaseline", tr("The run that gates compare with"));
    auto* against = new QLabel(tr("&Against"), this);
    against->setBuddy(m_baseline);
    m_incident = addButton("gatesIncident", tr("Make an incident of this…"),
                           tr("Records what has failed, with this run and its baseline"));
    m_gate = addBox("gatesGate", tr("The gate to change"));
    auto* gate = new QLabel(tr("&Gate"), this);
    gate->setBuddy(m_gate);
    m_change = addButton("gatesChange", tr("Change gate…"),
                         tr("Name, kind and limits of the gate; undo takes it back"));
    m_new = addButton("gatesNew", tr("New gate…"), tr("Adds a gate; undo takes it back"));
    m_remove =
        addButton("gatesRemove", tr("Remove gate"),
                  tr("Takes the gate away, or brings back the one that comes along; undo takes it back"));
    const auto makeRow = [this](std::initializer_list<QWidget*> shown) {
        auto* bar = new QWidget(this);
        auto* row = new widgets::FlowLayout(bar);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(4);
        for (QWidget* widget : shown) {
            row->addWidget(widget);
        }
        return bar;
    };
    auto* area = new widgets::BlocksArea(this);
    area->setObjectName(QStringLiteral("runsGates"));
    m_verdicts = area->addGroup();
    m_verdicts->setDetail(widgets::CellDetail::Whole);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(makeRow({against, m_baseline, m_incident}));
    layout->addWidget(area, 1);
    layout->addWidget(makeRow({gate, m_gate, m_change, m_new, m_remove}));
    connect(m_baseline, &QComboBox::activated, this,
            [this] { m_gates->setBaseline(m_baseline->currentData().toLongLong()); });
    connect(m_gate, &QComboBox::activated, this, &GatesPane::refresh);
    connect(m_change, &QPushButton::clicked, this, [this] { editGate(false); });
    connect(m_new, &QPushButton::clicked, this, [this] { editGate(true); });
    connect(m_remove, &QPushButton::clicked, this, &GatesPane::removeGate);
    connect(m_incident, &QPushButton::clicked, this, &GatesPane::callIncident);
    connect(m_gates, &RunGatesController::judgedChanged, this, [this] {
        fillBaselines();
        fillGates();
        showVerdicts();
        refresh();
    });
    connect(m_verdicts, &widgets::BlocksView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_verdicts, &widgets::BlocksView::csvFailed, this, &GatesPane::errorRaised);
    showVerdicts();
    refresh();
}

QPushButton* GatesPane::addButton(const char* name, const QString& text, const QString& toolTip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    return button;
}

QComboBox* GatesPane::addBox(const char* name, const QString& title) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(22); // "no baseline is marked"
    widgets::tellWholeEntry(*box, title);
    return box;
}

void GatesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_gates->setWatched(true);
}

void GatesPane::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_gates->setWatched(false);
}

void GatesPane::fillBaselines() {
    m_baseline->clear();
    bool hasMarked = false;
    std::vector<std::pair<QString, qint64>> others;
    for (const workspace::RunRow* const row : m_gates->baselines()) {
        hasMarked = hasMarked || row->baseline;
        others.emplace_back(widgets::runChoiceText(*row), row->id);
    }
    m_baseline->addItem(hasMarked ? tr("the marked baseline") : tr("no baseline is marked"), qint64(0));
    for (const auto& [name, id] : others) {
        m_baseline->addItem(name, id);
    }
    m_baseline->setCurrentIndex(std::max(m_baseline->findData(qint64(m_gates->chosenBaseline())), 0));
}

void GatesPane::fillGates() {
    const QString chosen = m_gate->currentData().toString();
    m_gate->clear();
    if (const auto& judged = m_gates->judged()) {
        for (const evaluate::RunGate& gate : judged->gates) {
            const QString name = QString::fromStdString(gate.name);
            m_gate->addItem(name, name);
        }
    }
    m_gate->setCurrentIndex(m_gate->count() > 0 ? std::max(m_gate->findData(chosen), 0) : -1);
}

const evaluate::RunGate* GatesPane::chosenGate() const {
    const auto& judged = m_gates->judged();
    if (judged == nullptr) {
        return nullptr;
    }
    const auto found = std::ranges::find(judged->gates, m_gate->currentData().toString().toStdString(),
                                         &evaluate::RunGate::name);
    return found != judged->gates.end() ? &*found : nullptr;
}

void GatesPane::showVerdicts() {
    const widgets::WindowWording wording;
    std::vector<results::Block> blocks;
    const auto say = [&blocks](const QString& text) {
        blocks.emplace_back(results::Paragraph{text.toStdString()});
    };
    const workspace::RunRow* const run = m_gates->run();
    const auto& judged = m_gates->judged();
    if (m_gates->isJudging() && judged == nullptr) {
        say(tr("Judging…"));
    } else if (run == nullptr) {
        const QString why = m_gates->runs().whyNoRuns();
        say(why.isEmpty() ? tr("Select a run on the left.") : why);
    } else if (run->state != workspace::RunState::Finished) {
        say(tr("Only finished runs are judged."));
    } else if (judged != nullptr) {
        if (!judged->whyAlone.isEmpty()) {
            say(tr("Judged without the baseline, for the two cannot be compared: %1").arg(judged->whyAlone));
        } else if (judged->baseline == 0) {
            say(tr("Judged without a baseline: limits on moves are not. Choose a run above, or mark one as "
                   "the baseline (F2)."));
        }
        if (judged->gates.empty() && !judged->anchors) {
            say(tr("There is no gate for runs of this kind. New gate… makes one."));
        }
        const auto made = results::runGateBlocks(judged->verdicts, "run_gate", wording);
        blocks.insert(blocks.end(), made.begin(), made.end());
        if (judged->anchors) {
            say(tr("Judged here is the first search, %1; the page Neighbours and reports judge each of them.")
                    .arg(QString::fromStdString(judged->anchors->runSearch.label)));
            addAnchorBlocks(*judged->anchors, wording, blocks);
            say(tr("The rules on anchors are edited on the page Neighbours, tab Gate."));
        }
    }
    m_verdicts->setBlocks(blocks);
}

void GatesPane::refresh() {
    const bool isWritable = m_gates->runs().hasWorkspace() && !m_gates->runs().edits().isReadOnly();
    const evaluate::RunGate* const gate = chosenGate();
    m_new->setEnabled(isWritable && m_gates->run() != nullptr);
    m_change->setEnabled(isWritable && gate != nullptr);
    // One that comes along, unchanged, cannot be taken away.
    const auto& presets = evaluate::presetRunGates();
    const bool isOwn = gate != nullptr && std::ranges::find(presets, *gate) == presets.end();
    m_remove->setEnabled(isWritable && isOwn);
    m_remove->setText(isOwn && evaluate::isPresetGate(gate->name) ? tr("As it comes along")
                                                                  : tr("Remove gate"));
    m_incident->setEnabled(isWritable && called().has_value());
}

void GatesPane::editGate(bool isNew) {
    const workspace::RunRow* const run = m_gates->run();
    const evaluate::RunGate* const chosen = chosenGate();
    if (run == nullptr || (!isNew && chosen == nullptr)) {
        return;
    }
    std::optional<evaluate::RunGate> seen;
    evaluate::RunGate gate;
    gate.kind = run->kind;
    if (!isNew) {
        seen = *chosen;
        gate = *chosen;
    }
    QStringList figures;
    if (const auto& view = m_gates->runs().view(); view != nullptr && !view->runs.empty()) {
        for (const evaluate::RunFigure& figure : view->runs.front().figures) {
            figures += QString::fromStdString(figure.name);
        }
    }
    auto* dialog = new GateDialog(gate, figures, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, seen] { m_gates->saveGate(seen, dialog->gate()); });
    dialog->open();
}

void GatesPane::removeGate() {
    if (const evaluate::RunGate* const gate = chosenGate()) {
        m_gates->saveGate(*gate, std::nullopt);
    }
}

std::optional<workspace::Incident> GatesPane::called() const {
    const auto& judged = m_gates->judged();
    const workspace::RunRow* const run = m_gates->run();
    if (judged == nullptr || run == nullptr) {
        return std::nullopt;
    }
    std::optional<results::CalledIncident> call;
    if (judged->anchors) {
        call = results::calledIncident(*judged->anchors, run->name, widgets::WindowWording());
    }
    for (const evaluate::RunGateVerdict& verdict : judged->verdicts) {
        if (!call && verdict.knowsAFigure()) {
            call = results::calledIncident(verdict);
        }
    }
    if (!call) {
        return std::nullopt;
    }
    workspace::Incident incident;
    incident.title = call->title;
    incident.severity = call->severity;
    incident.happenedOn = run->createdAt.substr(0, 10); // the day
    incident.runs = {run->uuid};
    if (const workspace::RunRow* const before = m_gates->runs().run(judged->baseline)) {
        incident.runs.push_back(before->uuid);
    }
    return incident;
}

void GatesPane::callIncident() {
    if (const auto incident = called()) {
        Q_EMIT incidentCalled(*incident);
    }
}

} // namespace assay::app

#include "moc_gates_pane.cpp"

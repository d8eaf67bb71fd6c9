#include "app/pages/thresholds/generalisation_pane.h"

#include "core/results/thresholds/threshold_blocks.h"
#include "widgets/results/table_view.h"
#include "widgets/results/text_view.h"
#include "widgets/text/translated_wording.h"

#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kRestMs = 150;

} // namespace

GeneralisationPane::GeneralisationPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("generalisationPane"));
    m_view = new widgets::TableView(this);
    m_view->setObjectName(QStringLiteral("generalisationView"));
    m_view->setSettingsKey(QStringLiteral("thresholds/generalisation"));
    m_view->setCharacters({14, 7, 12, 8, 30, 9, 9, 11, 8, 8, 8, 8, 10});
    m_view->setTable(results::thresholds::scopeTable({}, widgets::WindowWording()));
    m_summary = new widgets::TextView(this);
    m_summary->setObjectName(QStringLiteral("generalisationSummary"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_summary);
    layout->addWidget(m_view);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &GeneralisationPane::refresh);
    for (const auto signal :
         {&ThresholdController::dataChanged, &ThresholdController::rulesChanged,
          &ThresholdController::scoringChanged, &ThresholdController::constraintsChanged}) {
        connect(&m_controller, signal, this, &GeneralisationPane::refreshSoon);
    }
    connect(m_view, &widgets::TableView::linkActivated, this, [this](const results::Link& link) {
        if (const auto* const to = std::get_if<results::ScopeLink>(&link)) {
            m_controller.setScope(static_cast<int>(to->scope));
        }
    });
}

void GeneralisationPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void GeneralisationPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        m_timer.start();
    }
}

void GeneralisationPane::refresh() {
    m_timer.stop();
    m_stale = false;
    if (!m_controller.hasData()) {
        showNothing(tr("No set is loaded."));
        return;
    }
    // One pass over the samples: 6 ms for a million.
    const auto table = evaluate::scenarioTable(m_controller.data()->columns, m_controller.scores(),
                                               m_controller.sweepSettings());
    if (table) {
        showTable(*table);
    } else if (table.error().code == base::ErrorCode::InputNotUsable) {
        showNothing(tr("No sample has a score."));
    } else {
        showNothing({});
        Q_EMIT failed(table.error());
    }
}

void GeneralisationPane::showNothing(const QString& why) {
    m_view->setTable(results::thresholds::scopeTable({}, widgets::WindowWording()));
    m_summary->setText(why);
}

void GeneralisationPane::showTable(const evaluate::ScenarioTable& table) {
    m_view->setTable(results::thresholds::scopeTable(table, widgets::WindowWording()));
    m_summary->setBlock(results::thresholds::scopeParagraph(table, widgets::WindowWording()));
}

} // namespace assay::app

#include "moc_generalisation_pane.cpp"

#include "app/pages/thresholds/flips_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kRestMs = 80;

} // namespace

FlipsPane::FlipsPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("flipsPane"));
    m_caption = new QLabel(this);
    m_caption->setObjectName(QStringLiteral("flipsCaption"));
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(true);
    m_byScenario = new QCheckBox(tr("Each scenario at its own τ"), this);
    m_byScenario->setObjectName(QStringLiteral("flipsByScenario"));
    m_byScenario->setToolTip(tr(
        "Over all samples: judge every sample by its scenario's threshold, pinned and present. Else the one "
        "threshold of all samples counts, as in the matrix."));
    connect(m_byScenario, &QCheckBox::clicked, &m_controller, &ThresholdController::setComparesByScenario);
    m_pin = new QPushButton(tr("Pin the present thresholds"), this);
    m_pin->setObjectName(QStringLiteral("pinNow"));
    m_unpin = new QPushButton(tr("Unpin"), this);
    m_unpin->setObjectName(QStringLiteral("unpin"));
    connect(m_pin, &QPushButton::clicked, this, [this] { m_controller.pin(); });
    connect(m_unpin, &QPushButton::clicked, &m_controller, &ThresholdController::unpin);
    auto* top = new QHBoxLayout;
    top->addWidget(m_caption, 1);
    top->addWidget(m_byScenario);
    top->addWidget(m_pin);
    top->addWidget(m_unpin);

    m_flips = new FlipsModel(m_controller, this);
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("flipsView"));
    m_view->setAccessibleName(tr("Samples that change class against the pin"));
    m_view->setSettingsKey(QStringLiteral("thresholds/flips"));
    m_view->setModel(m_flips);
    m_view->fillWidth();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_view);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &FlipsPane::refresh);
    for (const auto signal : {&ThresholdController::tauChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scopeChanged}) {
        connect(&m_controller, signal, this, &FlipsPane::refreshSoon);
    }
    // Positions or scores mean something else now: nothing of the old list may stay.
    for (const auto signal : {&ThresholdController::dataChanged, &ThresholdController::scoringChanged,
                              &ThresholdController::pinChanged}) {
        connect(&m_controller, signal, this, [this] {
            m_flips->setFlips({});
            refreshSoon();
        });
    }
    connect(m_view, &widgets::DataTableView::currentRowChanged, this, &FlipsPane::currentRowChanged);
    connect(m_view, &widgets::DataTableView::rowActivated, this, &FlipsPane::rowActivated);
    connect(m_flips, &FlipsModel::failed, this, &FlipsPane::failed);
    refresh();
}

void FlipsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void FlipsPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        m_timer.start();
    }
}

void FlipsPane::refresh() {
    m_timer.stop();
    m_stale = false;
    const auto& pin = m_controller.pinned();
    m_pin->setEnabled(m_controller.hasData());
    m_unpin->setEnabled(pin.has_value());
    const bool byScenario = m_controller.comparesByScenario();
    m_byScenario->setVisible(pin && m_controller.scope() == ThresholdController::kAllSamples);
    m_byScenario->setChecked(byScenario);
    if (!m_controller.hasData() || !pin) {
        m_flips->setFlips({});
        m_caption->setText(
            tr("Nothing is pinned. Pin the present thresholds, then move them: the samples that "
               "change class are listed here."));
        return;
    }
    const int scope = m_controller.scope();
    const ThresholdController::ComparedTau tau = m_controller.comparedTau();
    evaluate::Flips found = evaluate::flips(
        m_controller.data()->columns, {*pin->scores, tau.before, pin->nli.hard},
        {m_controller.scores(), tau.now, m_controller.nliThresholds().hard},
        scope == ThresholdController::kAllSamples ? std::nullopt
                                                  : std::optional(static_cast<std::uint16_t>(scope - 1)));
    m_flips->setFlips(std::move(found.list));
    const QString pinnedAs = pin->name.isEmpty() ? tr("the pin") : tr("“%1”").arg(pin->name);
    m_caption->setText(tr("Against %2 (%3), another class for %1 sample(s): %4 right to wrong, %5 wrong to "
                          "right, %6 wrong to wrong.",
                          nullptr, m_flips->rowCount())
                           .arg(widgets::countText(m_flips->rowCount()), pinnedAs,
                                byScenario ? tr("each scenario at its own τ")
                                           : tr("τ %1 → %2")
                                                 .arg(tauText(pin->tau[static_cast<std::size_t>(scope)]),
                                                      tauText(m_controller.tau())),
                                widgets::countText(found.rightToWrong),
                                widgets::countText(found.wrongToRight),
                                widgets::countText(found.wrongToWrong)));
}

} // namespace assay::app

#include "moc_flips_pane.cpp"

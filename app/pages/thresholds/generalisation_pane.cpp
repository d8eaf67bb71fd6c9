#include "app/pages/thresholds/generalisation_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/number_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kRestMs = 150;

struct Heading {
    QString title;
    QString definition;
};

} // namespace

GeneralisationPane::GeneralisationPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("generalisationPane"));
    m_model = new QStandardItemModel(this);
    const QList<Heading> headings{
        {tr("Scenario"), tr("All samples together (condition A), then each scenario alone (condition B)")},
        {tr("n"), tr("Samples with a score")},
        {tr("Default τ"), tr("The predetermined threshold")},
        {tr("τ*"),
         tr("The best threshold of the grid under the constraints; in brackets the least violating one "
            "where none meets them all")},
        {tr("Feasible"),
         tr("Whether a threshold meets every constraint, and if not, what it falls short of")},
        {tr("F1 default"), tr("Macro-F1 at the default; of all samples, each scenario at its own default")},
        {tr("F1 at τ*"), tr("Macro-F1 at the scope's own best threshold")},
        {tr("F1 global τ*"), tr("Macro-F1 at the best threshold of all samples")},
        {tr("ΔF1"),
         tr("Generalisation: Macro-F1 at its own τ* minus at the global one; more than 0.10 benefits "
            "from a threshold of its own")},
        {tr("Benefits"), tr("Whether ΔF1 is more than 0.10")},
        {tr("−0.05"), tr("Change of Macro-F1 when τ* moves down by 0.05")},
        {tr("+0.05"), tr("Change of Macro-F1 when τ* moves up by 0.05")},
        {tr("Robustness"),
         tr("The larger change at τ* ± 0.05: robust below 0.02, sensitive from 0.05 on, else "
            "moderate")},
    };
    for (int column = 0; column < headings.size(); ++column) {
        auto* const item = new QStandardItem(headings[column].title);
        item->setToolTip(headings[column].definition);
        m_model->setHorizontalHeaderItem(column, item);
    }
    widgets::alignHeadings(*m_model, {0, 4, 9, 12});
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("generalisationView"));
    m_view->setAccessibleName(tr("Global and scenario thresholds"));
    m_view->setSettingsKey(QStringLiteral("thresholds/generalisation"));
    m_view->setModel(m_model);
    m_view->setDefaultColumnWidths({14, 7, 12, 8, 30, 9, 9, 11, 8, 8, 8, 8, 10});
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("generalisationSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
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
    connect(m_view, &widgets::DataTableView::rowActivated, &m_controller, &ThresholdController::setScope);
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
    m_model->removeRows(0, m_model->rowCount());
    if (!m_controller.hasData()) {
        m_summary->setText(tr("No set is loaded."));
        return;
    }
    // One pass over the samples: 6 ms for a million.
    const auto table = evaluate::scenarioTable(m_controller.data()->columns, m_controller.scores(),
                                               m_controller.sweepSettings());
    if (table) {
        showTable(*table);
    } else if (table.error().code == base::ErrorCode::InputNotUsable) {
        m_summary->setText(tr("No sample has a score."));
    } else {
        Q_EMIT failed(table.error());
    }
}

void GeneralisationPane::showTable(const evaluate::ScenarioTable& table) {
    const auto nameOf = [](const evaluate::ScenarioRow& row) {
        return row.global             ? tr("All samples")
               : row.scenario.empty() ? tr("(no scenario)")
                                      : QString::fromStdString(row.scenario);
    };
    for (const evaluate::ScenarioRow& row : table.rows) {
        const auto& best = row.best;
        const QString tau = !best            ? widgets::undefinedText()
                            : best->feasible ? tauText(row.atOwn.threshold)
                                             : QStringLiteral("(%1)").arg(tauText(row.atOwn.threshold));
        const QString feasible = !best            ? widgets::undefinedText()
                                 : best->feasible ? tr("✓ yes")
                                                  : tr("✗ %1").arg(shortViolationsText(best->violated));
        const QString why = best && !best->feasible ? violationsText(best->violated) : QString();
        QStandardItem* const tauItem = widgets::textItem(tau);
        QStandardItem* const defaultItem =
            row.global ? widgets::textItem(tr("each its own")) : widgets::figureItem(row.predetermined, 2);
        for (QStandardItem* const item : {tauItem, defaultItem}) {
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        QString robustness = widgets::undefinedText();
        if (row.perturbation.robustness) {
            switch (*row.perturbation.robustness) {
            case evaluate::Robustness::Robust:
                robustness = tr("robust");
                break;
            case evaluate::Robustness::Moderate:
                robustness = tr("moderate");
                break;
            case evaluate::Robustness::Sensitive:
                robustness = tr("sensitive");
                break;
            }
        }
        m_model->appendRow({widgets::textItem(nameOf(row)), widgets::countItem(row.n), defaultItem, tauItem,
                            widgets::textItem(feasible, why),
                            widgets::figureItem(row.atDefault.figures.macroF1),
                            widgets::figureItem(row.atOwn.figures.macroF1),
                            widgets::figureItem(row.atGlobal.figures.macroF1),
                            widgets::figureItem(row.generalisation, 4, widgets::Sign::Always),
                            widgets::textItem(row.benefits ? tr("benefits") : QString()),
                            widgets::figureItem(row.perturbation.down, 4, widgets::Sign::Always),
                            widgets::figureItem(row.perturbation.up, 4, widgets::Sign::Always),
                            widgets::textItem(robustness)});
    }
    const auto names = [&](const std::vector<std::size_t>& rows) {
        QStringList list;
        for (const std::size_t row : rows) {
            list += nameOf(table.rows[row]);
        }
        return list.isEmpty() ? tr("none") : list.join(QStringLiteral(", "));
    };
    QString text = tr("Variance of Macro-F1 across scenarios: %1 at the defaults, %2 at their own τ*, %3 at "
                      "the global τ*. "
                      "High-risk (no feasible τ, or τ* ≥ 0.75): %4. Lenient (τ* ≤ 0.55): %5.")
                       .arg(widgets::proportionText(table.variance.atDefault, 5),
                            widgets::proportionText(table.variance.atOwn, 5),
                            widgets::proportionText(table.variance.atGlobal, 5), names(table.highRisk),
                            names(table.lenient));
    if (table.withoutScore > 0) {
        text += QLatin1Char(' ') + tr("Without a score, and in no figure: %1 sample(s).", nullptr,
                                      static_cast<int>(table.withoutScore))
                                       .arg(widgets::countText(table.withoutScore));
    }
    m_summary->setText(text);
}

} // namespace assay::app

#include "moc_generalisation_pane.cpp"

// The part of the gate pane that shows and edits the alert thresholds.
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/neighbour_desk.h"
#include "core/evaluate/neighbour_comparison.h"
#include "core/report/neighbour_json.h"
#include "widgets/text/error_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

namespace assay::app {
namespace {

enum Column { Name, AlertColumn, Measure, Regime, AtLeast, LargestMove, ColumnCount };

} // namespace

void GatePane::readRules() {
    m_rules = evaluate::defaultGateRules();
    if (m_desk.reader() != nullptr) {
        if (auto rules = evaluate::workspaceGateRules(*m_desk.reader())) {
            m_rules = std::move(*rules);
        } else {
            Q_EMIT errorRaised(widgets::errorText(rules.error()));
        }
    }
    showRules();
}

void GatePane::showRules() {
    m_filling = true;
    m_table->clear();
    m_table->setColumnCount(ColumnCount);
    m_table->setRowCount(static_cast<int>(m_rules.size()));
    m_table->setHorizontalHeaderLabels(
        {tr("Rule"), tr("Alert"), tr("Measure"), tr("Regime"), tr("At least"), tr("Moves by at most")});
    m_table->setEnabled(!m_desk.isReadOnly());
    for (int row = 0; row < static_cast<int>(m_rules.size()); ++row) {
        const evaluate::GateRule& rule = m_rules[static_cast<std::size_t>(row)];
        m_table->setItem(row, Name, new QTableWidgetItem(QString::fromStdString(rule.name)));
        const auto limit = [&](int column, const std::optional<double>& value) {
            m_table->setItem(row, column,
                             new QTableWidgetItem(value ? QLocale().toString(*value, 'g', 6) : QString()));
        };
        limit(AtLeast, rule.atLeast);
        limit(LargestMove, rule.largestMove);
        const auto combo = [&](int column, const QString& title, const QStringList& texts, int index,
                               auto take) {
            auto* box = new QComboBox(m_table);
            box->addItems(texts);
            box->setAccessibleName(title);
            box->setCurrentIndex(index);
            m_table->setCellWidget(row, column, box);
            connect(box, &QComboBox::activated, this, [this, row, take](int chosen) {
                take(m_rules[static_cast<std::size_t>(row)], chosen);
                keepRules();
            });
        };
        combo(AlertColumn, tr("Alert"), {tr("P2"), tr("P1"), tr("P0")},
              std::max(static_cast<int>(rule.alert) - 1, 0), [](evaluate::GateRule& each, int index) {
                  each.alert = static_cast<evaluate::Alert>(index + 1);
              });
        QStringList measures{tr("Self@1, strict"), tr("Self@1, ties counted"), tr("median gold distance")};
        std::vector<std::pair<evaluate::GateMeasure, int>> what{
            {evaluate::GateMeasure::SelfAt1, 5},
            {evaluate::GateMeasure::SelfAt1TieAware, 5},
            {evaluate::GateMeasure::MedianGoldDistance, 5}};
        const model::NeighbourSettings settings =
            m_desk.view() != nullptr ? m_desk.view()->run.settings.test : model::NeighbourSettings();
        const auto offer = [&](evaluate::GateMeasure measure, int k) {
            measures << (measure == evaluate::GateMeasure::HitAt ? tr("Hit@%1") : tr("MRR@%1")).arg(k);
            what.emplace_back(measure, k);
        };
        for (const int k : settings.hitAt) {
            offer(evaluate::GateMeasure::HitAt, k);
        }
        for (const int k : settings.mrrAt) {
            offer(evaluate::GateMeasure::MrrAt, k);
        }
        int measure = -1;
        for (std::size_t i = 0; i < what.size(); ++i) {
            const bool hasK = what[i].first == evaluate::GateMeasure::HitAt ||
                              what[i].first == evaluate::GateMeasure::MrrAt;
            if (what[i].first == rule.measure && (!hasK || what[i].second == rule.k)) {
                measure = static_cast<int>(i);
            }
        }
        if (measure < 0) {
            offer(rule.measure, rule.k);
            measure = static_cast<int>(what.size()) - 1;
        }
        combo(Measure, tr("Measure"), measures, measure, [what](evaluate::GateRule& each, int index) {
            each.measure = what[static_cast<std::size_t>(index)].first;
            each.k = what[static_cast<std::size_t>(index)].second;
        });
        const int regime = !rule.regime ? 0 : *rule.regime == model::Regime::Filtered ? 1 : 2;
        combo(Regime, tr("Regime"), {tr("each"), tr("filtered"), tr("open")}, regime,
              [](evaluate::GateRule& each, int index) {
                  each.regime = index == 0   ? std::nullopt
                                : index == 1 ? std::optional(model::Regime::Filtered)
                                             : std::optional(model::Regime::Open);
              });
    }
    const int width = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(Name, width * 28);
    m_table->setColumnWidth(Measure, width * 22);
    m_table->setColumnWidth(LargestMove, width * 18);
    m_filling = false;
}

void GatePane::takeRule(int row, int column) {
    if (m_filling || row < 0 || row >= static_cast<int>(m_rules.size())) {
        return;
    }
    evaluate::GateRule& rule = m_rules[static_cast<std::size_t>(row)];
    const QString text = m_table->item(row, column)->text().trimmed();
    if (column == Name) {
        rule.name = text.toStdString();
    } else if (column == AtLeast || column == LargestMove) {
        bool isNumber = false;
        const double value = QLocale().toDouble(text, &isNumber);
        if (!isNumber) {
            Q_EMIT errorRaised(tr("A threshold is a number: 0.95, or 0.07 for 7 points."));
            showRules();
            return;
        }
        rule.atLeast = column == AtLeast ? std::optional(value) : std::nullopt;
        rule.largestMove = column == LargestMove ? std::optional(value) : std::nullopt;
    }
    keepRules();
}

void GatePane::addRule() {
    evaluate::GateRule rule;
    rule.name = tr("New rule").toStdString();
    rule.largestMove = 0.05;
    m_rules.push_back(rule);
    keepRules();
}

void GatePane::removeRule() {
    const int row = m_table->currentRow();
    if (row >= 0 && row < static_cast<int>(m_rules.size()) && m_rules.size() > 1) {
        m_rules.erase(m_rules.begin() + row);
        keepRules();
    }
}

void GatePane::keepRules() {
    m_desk.change(
        [this](store::Workspace& workspace) { return evaluate::setWorkspaceGateRules(workspace, m_rules); });
    // From the event loop: a box of the table that is made anew may be speaking.
    QMetaObject::invokeMethod(
        this,
        [this] {
            readRules();
            judge();
        },
        Qt::QueuedConnection);
}

} // namespace assay::app

// The part of the gate pane that shows and edits the alert thresholds.
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/workspace/setting_edits.h"
#include "widgets/text/error_text.h"
#include "widgets/text/heading_widths.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace assay::app {
namespace {

enum Column { Name, AlertColumn, Measure, Regime, AtLeast, LargestMove, ColumnCount };

} // namespace

// The table stays as it is, with the focus in it, as long as it shows what is stored.
bool GatePane::readRules() {
    std::vector<evaluate::GateRule> rules = evaluate::defaultGateRules();
    if (m_controller.reader() != nullptr) {
        if (auto read = evaluate::workspaceGateRules(*m_controller.reader())) {
            rules = std::move(*read);
        } else {
            Q_EMIT errorRaised(widgets::errorText(read.error()));
        }
    }
    const model::NeighbourSettings settings =
        m_controller.view() != nullptr ? m_controller.view()->run.settings.test : model::NeighbourSettings();
    std::pair offered{settings.hitAt, settings.mrrAt};
    const bool areOthers = rules != m_stored;
    const bool isShown = rules == m_rules && offered == m_offered && m_table->columnCount() > 0;
    m_stored = rules;
    showWritable();
    if (!isShown) {
        m_rules = std::move(rules);
        m_offered = std::move(offered);
        showRules();
    }
    return areOthers;
}

void GatePane::showWritable() {
    const bool isWritable = m_controller.workspace() && !m_controller.isReadOnly();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_table, m_add, m_remove, m_defaults}) {
        widget->setEnabled(isWritable);
    }
    m_remove->setEnabled(isWritable && m_stored.size() > 1);
    m_defaults->setEnabled(isWritable && m_stored != evaluate::defaultGateRules());
}

void GatePane::showRules() {
    m_filling = true;
    const int current = m_table->currentRow();
    m_table->clear();
    m_table->setColumnCount(ColumnCount);
    m_table->setRowCount(static_cast<int>(m_rules.size()));
    m_table->setHorizontalHeaderLabels(
        {tr("Rule"), tr("Alert"), tr("Measure"), tr("Regime"), tr("At least"), tr("Moves by at most")});
    for (int row = 0; row < static_cast<int>(m_rules.size()); ++row) {
        showRow(row);
    }
    m_filling = false;
    if (m_table->rowCount() > 0) {
        m_table->setCurrentCell(std::clamp(current, 0, m_table->rowCount() - 1), Name);
    }
}

void GatePane::showRow(int row) {
    const evaluate::GateRule& rule = m_rules[static_cast<std::size_t>(row)];
    m_table->setItem(row, Name, new QTableWidgetItem(QString::fromStdString(rule.name)));
    const auto limit = [&](int column, const std::optional<double>& value) {
        m_table->setItem(row, column,
                         new QTableWidgetItem(value ? QLocale().toString(*value, 'g', 6) : QString()));
    };
    limit(AtLeast, rule.atLeast);
    limit(LargestMove, rule.largestMove);
    const auto combo = [&](int column, const QString& title, const QStringList& texts, int index, auto take) {
        auto* box = new QComboBox(m_table);
        box->addItems(texts);
        box->setAccessibleName(title);
        box->setCurrentIndex(index);
        m_table->setCellWidget(row, column, box);
        m_table->setRowHeight(row, std::max(m_table->rowHeight(row), box->sizeHint().height()));
        connect(box, &QComboBox::activated, this, [this, row, take](int chosen) {
            take(m_rules[static_cast<std::size_t>(row)], chosen);
            keepRules();
        });
    };
    combo(AlertColumn, tr("Alert"), {tr("P2"), tr("P1"), tr("P0")},
          std::max(static_cast<int>(rule.alert) - 1, 0),
          [](evaluate::GateRule& each, int index) { each.alert = static_cast<evaluate::Alert>(index + 1); });
    QStringList measures;
    std::vector<std::pair<evaluate::GateMeasure, int>> what;
    const auto offer = [&](evaluate::GateMeasure measure, int k) {
        evaluate::GateRule of;
        of.measure = measure;
        of.k = k;
        measures << widgets::windowText(results::measureTitle, of);
        what.emplace_back(measure, k);
    };
    for (const auto measure : {evaluate::GateMeasure::SelfAt1, evaluate::GateMeasure::SelfAt1TieAware,
                               evaluate::GateMeasure::MedianGoldDistance}) {
        offer(measure, 5);
    }
    for (const int k : m_offered.first) {
        offer(evaluate::GateMeasure::HitAt, k);
    }
    for (const int k : m_offered.second) {
        offer(evaluate::GateMeasure::MrrAt, k);
    }
    int measure = -1;
    for (std::size_t i = 0; i < what.size(); ++i) {
        const bool hasK =
            what[i].first == evaluate::GateMeasure::HitAt || what[i].first == evaluate::GateMeasure::MrrAt;
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
    combo(Regime, tr("Regime"),
          {tr("each"), widgets::windowText(results::regimeTitle, model::Regime::Filtered),
           widgets::windowText(results::regimeTitle, model::Regime::Open)},
          regime, [](evaluate::GateRule& each, int index) {
              each.regime = index == 0   ? std::nullopt
                            : index == 1 ? std::optional(model::Regime::Filtered)
                                         : std::optional(model::Regime::Open);
          });
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
        } else {
            rule.atLeast = column == AtLeast ? std::optional(value) : std::nullopt;
            rule.largestMove = column == LargestMove ? std::optional(value) : std::nullopt;
        }
        m_filling = true;
        for (const auto& [each, limit] :
             {std::pair(int(AtLeast), rule.atLeast), std::pair(int(LargestMove), rule.largestMove)}) {
            m_table->item(row, each)->setText(limit ? QLocale().toString(*limit, 'g', 6) : QString());
        }
        m_filling = false;
        if (!isNumber) {
            return;
        }
    }
    keepRules();
}

void GatePane::addRule() {
    evaluate::GateRule rule;
    rule.name = tr("New rule").toStdString();
    rule.largestMove = 0.05;
    m_rules.push_back(rule);
    keepRules();
    showRules();
    m_table->setCurrentCell(m_table->rowCount() - 1, Name);
}

void GatePane::removeRule() {
    const int row = m_table->currentRow();
    if (row >= 0 && row < static_cast<int>(m_rules.size()) && m_rules.size() > 1) {
        m_rules.erase(m_rules.begin() + row);
        keepRules();
        showRules();
    }
}

void GatePane::askDefaults() {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Default thresholds"),
                                tr("Replace the %1 alert thresholds of this workspace, which others judge by "
                                   "too, by those that Assay comes with? Undo brings them back.")
                                    .arg(m_stored.size()),
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("askDefaults"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* replace = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    connect(replace, &QPushButton::clicked, this, &GatePane::setDefaults);
    box->open();
}

void GatePane::setDefaults() {
    m_rules = evaluate::defaultGateRules();
    keepRules();
    showRules();
}

// What another window changed meanwhile is not overwritten unseen.
void GatePane::keepRules() {
    const std::vector<evaluate::GateRule> wanted = m_rules;
    const std::vector<evaluate::GateRule> seen = m_stored;
    if (m_controller.reader() != nullptr) {
        const auto stored = evaluate::workspaceGateRules(*m_controller.reader());
        if (stored && *stored != seen) {
            Q_EMIT errorRaised(
                tr("The alert thresholds were changed elsewhere meanwhile: they are shown as they "
                   "are now, and nothing was written. Make the change again if it is still wanted."));
            restoreLater();
            return;
        }
    }
    const bool kept = m_controller.change([&](workspace::Workspace& workspace) -> base::Result<> {
        const auto json = evaluate::gateRulesJson(wanted);
        return json ? workspace::saveGateRules(workspace, *json, m_controller.curator())
                    : tl::unexpected(json.error());
    });
    if (kept) {
        m_stored = wanted;
        showWritable();
        showPower();
        judge();
    } else {
        restoreLater();
    }
}

// From the event loop: a box of the table that is made anew may be speaking.
void GatePane::restoreLater() {
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_rules.clear();
            readRules();
            judge();
        },
        Qt::QueuedConnection);
}

} // namespace assay::app

#include "app/pages/runs/gate_dialog.h"

#include "core/results/runs/run_gate_blocks.h"
#include "core/results/runs/run_words.h"
#include "widgets/tables/column_fit.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

enum LimitColumn { LimitName, LimitFigure, LimitRule, LimitValue, LimitGrade, ByLuck, Least, LimitColumns };

QString limitNumber(double value) {
    return QLocale().toString(value, 'g', 6);
}

} // namespace

GateDialog::GateDialog(const evaluate::RunGate& gate, QStringList figures, QWidget* parent)
    : QDialog(parent)
    , m_gate(gate)
    , m_figures(std::move(figures)) {
    setObjectName(QStringLiteral("gateDialog"));
    setWindowTitle(gate.name.empty() ? tr("New gate") : tr("Change the gate"));
    const auto addLine = [this](const char* name, const std::string& text) {
        auto* line = new QLineEdit(QString::fromStdString(text), this);
        line->setObjectName(QLatin1String(name));
        connect(line, &QLineEdit::textChanged, this, &GateDialog::check);
        return line;
    };
    m_name = addLine("gateName", m_gate.name);
    m_source = addLine("gateSource", m_gate.source);
    m_kind = new QComboBox(this);
    m_kind->setObjectName(QStringLiteral("gateKind"));
    const widgets::WindowWording wording;
    for (const std::string_view kind : evaluate::runKinds()) {
        m_kind->addItem(QString::fromStdString(results::runKindTitle(kind, wording)),
                        QString::fromStdString(std::string(kind)));
    }
    m_kind->setCurrentIndex(std::max(m_kind->findData(QString::fromStdString(m_gate.kind)), 0));
    m_phaseOne = new QCheckBox(tr("Not to be trusted while phase 1 fails"), this);
    m_phaseOne->setObjectName(QStringLiteral("gatePhaseOne"));
    m_phaseOne->setToolTip(tr("Phase 1 is the newest neighbour test: while it fails, what depends on the "
                              "index says little."));
    m_phaseOne->setChecked(m_gate.phaseOneFirst);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Kind of runs"), m_kind);
    form->addRow(tr("Set &by"), m_source);
    form->addRow(m_phaseOne);
    makeTable();
    m_wrong = new QLabel(this);
    m_wrong->setObjectName(QStringLiteral("gateWrong"));
    m_wrong->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kind, &QComboBox::activated, this, &GateDialog::check);
    connect(m_phaseOne, &QCheckBox::toggled, this, &GateDialog::check);
    auto* bar = new QHBoxLayout;
    auto* title = new QLabel(tr("Limits (of shares 0.03 is 3 points)"), this);
    title->setWordWrap(true);
    bar->addWidget(title, 1);
    const auto button = [&](const char* name, const QString& text, auto work) {
        auto* made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setText(text);
        made->setFocusPolicy(Qt::StrongFocus); // a click takes what is being typed in a cell first
        connect(made, &QToolButton::clicked, this, work);
        bar->addWidget(made);
        return made;
    };
    button("gateAddLimit", tr("Add a limit"), &GateDialog::addLimit);
    m_remove = button("gateRemoveLimit", tr("Remove the limit"), &GateDialog::removeLimit);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(bar);
    layout->addWidget(m_limits, 1);
    layout->addWidget(m_wrong);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 26);
    showLimits();
    check();
}

void GateDialog::makeTable() {
    m_limits = new QTableWidget(this);
    m_limits->setObjectName(QStringLiteral("gateLimits"));
    m_limits->setAccessibleName(tr("Limits of the gate"));
    m_limits->verticalHeader()->hide();
    m_limits->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_limits->setTabKeyNavigation(false);
    (new widgets::ColumnFit(*m_limits, *m_limits->horizontalHeader()))->setCharacters({24, 24});
    connect(m_limits, &QTableWidget::cellChanged, this, &GateDialog::takeCell);
}

void GateDialog::showLimits() {
    m_filling = true;
    const int current = m_limits->currentRow();
    m_limits->clear();
    m_limits->setColumnCount(LimitColumns);
    m_limits->setRowCount(static_cast<int>(m_gate.limits.size()));
    m_limits->setHorizontalHeaderLabels({tr("Limit"), tr("Figure"), tr("Rule"), tr("Value"), tr("Severity"),
                                         tr("Larger than luck"), tr("Items at least")});
    for (int row = 0; row < m_limits->rowCount(); ++row) {
        showRow(row);
    }
    m_filling = false;
    if (m_limits->rowCount() > 0) {
        m_limits->setCurrentCell(std::clamp(current, 0, m_limits->rowCount() - 1), LimitName);
    }
}

QComboBox* GateDialog::addBox(int row, int column, const QString& title, const QStringList& entries,
                              int current) {
    auto* box = new QComboBox(m_limits);
    box->addItems(entries);
    box->setAccessibleName(title);
    box->setCurrentIndex(current);
    m_limits->setCellWidget(row, column, box);
    m_limits->setRowHeight(row, std::max(m_limits->rowHeight(row), box->sizeHint().height()));
    return box;
}

void GateDialog::showRow(int row) {
    const evaluate::RunLimit& limit = m_gate.limits[static_cast<std::size_t>(row)];
    const auto of = [this, row]() -> evaluate::RunLimit& {
        return m_gate.limits[static_cast<std::size_t>(row)];
    };
    m_limits->setItem(row, LimitName, new QTableWidgetItem(QString::fromStdString(limit.name)));
    m_limits->setItem(row, LimitValue, new QTableWidgetItem(limitNumber(limit.limit)));
    m_limits->setItem(row, Least, new QTableWidgetItem(QString::number(limit.leastItems)));
    auto* luck = new QTableWidgetItem;
    luck->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    luck->setCheckState(limit.notByLuck ? Qt::Checked : Qt::Unchecked);
    m_limits->setItem(row, ByLuck, luck);
    QComboBox* const figure = addBox(row, LimitFigure, tr("Figure"), m_figures, -1);
    figure->setEditable(true);
    figure->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    figure->setMinimumContentsLength(20);
    figure->setCurrentText(QString::fromStdString(limit.figure));
    connect(figure, &QComboBox::currentTextChanged, this, [this, of](const QString& text) {
        of().figure = text.trimmed().toStdString();
        check();
    });
    const widgets::WindowWording wording;
    QStringList kinds;
    for (std::size_t i = 0; i < evaluate::kLimitKindNames.size(); ++i) {
        kinds +=
            QString::fromStdString(results::limitKindTitle(static_cast<evaluate::LimitKind>(i), wording));
    }
    connect(addBox(row, LimitRule, tr("Rule"), kinds, static_cast<int>(limit.kind)), &QComboBox::activated,
            this, [this, of](int chosen) {
                of().kind = static_cast<evaluate::LimitKind>(chosen);
                check();
            });
    QStringList grades;
    for (std::size_t i = 0; i < evaluate::kLimitSeverityNames.size(); ++i) {
        grades += QString::fromStdString(
            results::limitSeverityTitle(static_cast<evaluate::LimitSeverity>(i), wording));
    }
    connect(addBox(row, LimitGrade, tr("Severity"), grades, static_cast<int>(limit.severity)),
            &QComboBox::activated, this, [this, of](int chosen) {
                of().severity = static_cast<evaluate::LimitSeverity>(chosen);
                check();
            });
}

void GateDialog::takeCell(int row, int column) {
    if (m_filling || row < 0 || row >= static_cast<int>(m_gate.limits.size())) {
        return;
    }
    evaluate::RunLimit& limit = m_gate.limits[static_cast<std::size_t>(row)];
    const QString text = m_limits->item(row, column)->text().trimmed();
    bool isNumber = true;
    if (column == LimitName) {
        limit.name = text.toStdString();
    } else if (column == LimitValue) {
        const double value = QLocale().toDouble(text, &isNumber);
        limit.limit = isNumber ? value : limit.limit;
    } else if (column == Least) {
        const qlonglong items = QLocale().toLongLong(text, &isNumber);
        limit.leastItems = isNumber ? items : limit.leastItems;
    } else if (column == ByLuck) {
        limit.notByLuck = m_limits->item(row, column)->checkState() == Qt::Checked;
    }
    if (!isNumber) { // what is kept stands there again
        m_filling = true;
        m_limits->item(row, column)
            ->setText(column == LimitValue ? limitNumber(limit.limit) : QString::number(limit.leastItems));
        m_filling = false;
    }
    check();
    if (!isNumber) {
        m_wrong->setText(tr("“%1” is no number: 0.95, or 0.03 for 3 points.").arg(text));
    }
}

void GateDialog::addLimit() {
    evaluate::RunLimit limit;
    limit.name = tr("Limit %1").arg(m_gate.limits.size() + 1).toStdString();
    limit.figure = m_figures.isEmpty() ? std::string() : m_figures.front().toStdString();
    m_gate.limits.push_back(std::move(limit));
    showLimits();
    m_limits->setCurrentCell(m_limits->rowCount() - 1, LimitName);
    check();
}

void GateDialog::removeLimit() {
    const int row = m_limits->currentRow();
    if (row >= 0 && row < static_cast<int>(m_gate.limits.size())) {
        m_gate.limits.erase(m_gate.limits.begin() + row);
        showLimits();
        check();
    }
}

// What the core would not keep is said here.
void GateDialog::check() {
    if (m_buttons == nullptr) {
        return; // still being made
    }
    m_gate.name = m_name->text().trimmed().toStdString();
    m_gate.kind = m_kind->currentData().toString().toStdString();
    m_gate.source = m_source->text().trimmed().toStdString();
    m_gate.phaseOneFirst = m_phaseOne->isChecked();
    QString wrong;
    if (m_gate.name.empty()) {
        wrong = tr("The gate needs a name.");
    } else if (m_gate.limits.empty()) {
        wrong = tr("A gate has one limit at least.");
    } else if (const auto read = evaluate::readRunGates(evaluate::runGatesJson({&m_gate, 1})); !read) {
        wrong =
            tr("The limit “%1” cannot be kept: each has a name of its own, a figure, a value that its rule "
               "allows, and one item at least.")
                .arg(QString::fromStdString(read.error().where));
    }
    m_wrong->setText(wrong);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(wrong.isEmpty());
    m_remove->setEnabled(!m_gate.limits.empty());
}

} // namespace assay::app

#include "moc_gate_dialog.cpp"

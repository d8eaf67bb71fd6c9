#include "app/pages/runs/gate_dialog.h"

#include "core/results/runs/run_gate_blocks.h"
#include "core/results/runs/run_words.h"
#include "widgets/tables/rows_editor.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

enum LimitColumn { LimitName, LimitFigure, LimitRule, LimitValue, LimitGrade, ByLuck, Least };

} // namespace

GateDialog::GateDialog(const evaluate::RunGate& gate, const QStringList& figures, QWidget* parent)
    : QDialog(parent)
    , m_gate(gate) {
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
    m_rubric = addLine("gateRubric", m_gate.rubric);
    m_rubric->setToolTip(
        tr("Of runs of answers only those that were measured by the rubric of this name; empty: by any."));
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
    form->addRow(tr("Only by the &rubric"), m_rubric);
    form->addRow(tr("Set &by"), m_source);
    form->addRow(m_phaseOne);
    makeLimits(figures);
    m_wrong = new QLabel(this);
    m_wrong->setObjectName(QStringLiteral("gateWrong"));
    m_wrong->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kind, &QComboBox::activated, this, &GateDialog::check);
    connect(m_phaseOne, &QCheckBox::toggled, this, &GateDialog::check);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_limits, 1);
    layout->addWidget(m_wrong);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 26);
    check();
}

void GateDialog::makeLimits(const QStringList& figures) {
    using widgets::RowColumn;
    const widgets::WindowWording wording;
    widgets::RowChoices offered;
    for (const QString& figure : figures) {
        offered.emplace_back(figure, figure);
    }
    widgets::RowChoices kinds;
    for (std::size_t i = 0; i < evaluate::kLimitKindNames.size(); ++i) {
        kinds.emplace_back(
            QString::fromStdString(results::limitKindTitle(static_cast<evaluate::LimitKind>(i), wording)),
            static_cast<int>(i));
    }
    widgets::RowChoices grades;
    for (std::size_t i = 0; i < evaluate::kLimitSeverityNames.size(); ++i) {
        grades.emplace_back(QString::fromStdString(results::limitSeverityTitle(
                                static_cast<evaluate::LimitSeverity>(i), wording)),
                            static_cast<int>(i));
    }
    m_limits = new widgets::RowsEditor(
        {.table = QStringLiteral("gateLimits"),
         .add = QStringLiteral("gateAddLimit"),
         .remove = QStringLiteral("gateRemoveLimit")},
        {{.title = tr("Limit"), .characters = 24},
         {.title = tr("Figure"), .kind = RowColumn::Kind::OpenChoice, .choices = offered, .characters = 24},
         {.title = tr("Rule"), .kind = RowColumn::Kind::Choice, .choices = kinds},
         {.title = tr("Value"), .kind = RowColumn::Kind::Number},
         {.title = tr("Severity"), .kind = RowColumn::Kind::Choice, .choices = grades},
         {.title = tr("Larger than luck"), .kind = RowColumn::Kind::Tick},
         {.title = tr("Items at least"), .kind = RowColumn::Kind::Count}},
        this);
    m_limits->setTitle(tr("Limits (of shares 0.03 is 3 points)"), tr("Limits of the gate"));
    m_limits->setButtonTexts(tr("Add a limit"), tr("Remove the limit"));
    const auto rowOf = [](const evaluate::RunLimit& limit) {
        return QVariantList{QString::fromStdString(limit.name),
                            QString::fromStdString(limit.figure),
                            static_cast<int>(limit.kind),
                            limit.limit,
                            static_cast<int>(limit.severity),
                            limit.notByLuck,
                            static_cast<qlonglong>(limit.leastItems)};
    };
    QList<QVariantList> rows;
    for (const evaluate::RunLimit& limit : m_gate.limits) {
        rows.append(rowOf(limit));
    }
    m_limits->setRows(std::move(rows));
    m_limits->setFresh([this, rowOf, first = figures.value(0)] {
        evaluate::RunLimit limit;
        limit.name = tr("Limit %1").arg(m_gate.limits.size() + 1).toStdString();
        limit.figure = first.toStdString();
        return rowOf(limit);
    });
    connect(m_limits, &widgets::RowsEditor::edited, this, [this] {
        takeLimits();
        check();
    });
    connect(m_limits, &widgets::RowsEditor::refused, this, [this](const QString& text) {
        check();
        m_wrong->setText(tr("“%1” is no number: 0.95, or 0.03 for 3 points.").arg(text));
    });
}

void GateDialog::takeLimits() {
    m_gate.limits.clear();
    for (const QVariantList& row : m_limits->rows()) {
        evaluate::RunLimit limit;
        limit.name = row[LimitName].toString().toStdString();
        limit.figure = row[LimitFigure].toString().toStdString();
        limit.kind = static_cast<evaluate::LimitKind>(row[LimitRule].toInt());
        limit.limit = row[LimitValue].toDouble();
        limit.severity = static_cast<evaluate::LimitSeverity>(row[LimitGrade].toInt());
        limit.notByLuck = row[ByLuck].toBool();
        limit.leastItems = row[Least].toLongLong();
        m_gate.limits.push_back(std::move(limit));
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
    m_gate.rubric = m_rubric->text().trimmed().toStdString();
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
}

} // namespace assay::app

#include "moc_gate_dialog.cpp"

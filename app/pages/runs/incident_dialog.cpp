#include "app/pages/runs/incident_dialog.h"

#include "core/results/runs/run_words.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"

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

IncidentDialog::IncidentDialog(const workspace::Incident& incident,
                               std::vector<evaluate::IncidentCause> causes, const QString& runs,
                               QWidget* parent)
    : QDialog(parent)
    , m_incident(incident)
    , m_causes(std::move(causes)) {
    setObjectName(QStringLiteral("incidentDialog"));
    setWindowTitle(incident.id == 0 ? tr("New record") : tr("Change the record"));
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    makeFields(*form, runs);
    m_wrong = new QLabel(this);
    m_wrong->setObjectName(QStringLiteral("incidentWrong"));
    m_wrong->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_wrong);
    layout->addWidget(m_buttons);
    for (QLineEdit* line : {m_title, m_happenedOn, m_resolvedOn}) {
        connect(line, &QLineEdit::textChanged, this, &IncidentDialog::check);
    }
    connect(m_kind, &QComboBox::currentIndexChanged, this, &IncidentDialog::showKind);
    connect(m_cause, &QComboBox::currentTextChanged, this, &IncidentDialog::showHint);
    showKind();
    showHint();
}

void IncidentDialog::makeFields(QFormLayout& form, const QString& runs) {
    m_kind = new QComboBox(this);
    m_kind->setObjectName(QStringLiteral("incidentKind"));
    for (const auto kind : {workspace::IncidentKind::Incident, workspace::IncidentKind::Release}) {
        m_kind->addItem(widgets::windowText(results::incidentKindTitle, kind), static_cast<int>(kind));
    }
    m_kind->setCurrentIndex(static_cast<int>(m_incident.kind));
    form.addRow(tr("&Kind"), m_kind);
    m_title = addLine(form, "incidentTitle", tr("&What happened"), m_incident.title);
    m_severity = new QComboBox(this);
    m_severity->setObjectName(QStringLiteral("incidentSeverity"));
    m_severity->setEditable(true);
    m_severity->addItems({QString(), QStringLiteral("P0"), QStringLiteral("P1"), QStringLiteral("P2")});
    m_severity->setCurrentText(QString::fromStdString(m_incident.severity));
    form.addRow(tr("Se&verity"), m_severity);
    m_happenedOn = addLine(form, "incidentDay", tr("&Day"), m_incident.happenedOn);
    m_happenedOn->setPlaceholderText(QStringLiteral("2024-04-01"));
    m_cause = new QComboBox(this);
    m_cause->setObjectName(QStringLiteral("incidentCause"));
    m_cause->setEditable(true);
    m_cause->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_cause->setMinimumContentsLength(40);
    m_cause->addItem(QString());
    for (const evaluate::IncidentCause& cause : m_causes) {
        m_cause->addItem(QString::fromStdString(cause.cause));
    }
    m_cause->setCurrentText(QString::fromStdString(m_incident.cause));
    form.addRow(tr("Ca&use"), m_cause);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("incidentHint"));
    m_hint->setWordWrap(true);
    form.addRow(m_hint);
    m_resolution = addLine(form, "incidentResolution", tr("&Resolution"), m_incident.resolution);
    m_resolvedOn = addLine(form, "incidentResolvedOn", tr("Res&olved on"), m_incident.resolvedOn);
    m_resolvedOn->setPlaceholderText(tr("open"));
    m_resolvedBy = addLine(form, "incidentResolvedBy", tr("Resolved &by"), m_incident.resolvedBy);
    m_note = addLine(form, "incidentNote", tr("No&te"), m_incident.note);
    auto* linked = new QLabel(runs.isEmpty() ? tr("No run is linked: select runs first to link them.")
                                             : tr("Linked runs: %1").arg(runs),
                              this);
    linked->setObjectName(QStringLiteral("incidentRuns"));
    linked->setTextFormat(Qt::PlainText);
    linked->setWordWrap(true);
    form.addRow(linked);
}

QLineEdit* IncidentDialog::addLine(QFormLayout& form, const char* name, const QString& label,
                                   const std::string& text) {
    auto* line = new QLineEdit(QString::fromStdString(text), this);
    line->setObjectName(QLatin1String(name));
    form.addRow(label, line);
    return line;
}

// A release has no cause and nothing to resolve.
void IncidentDialog::showKind() {
    const bool isIncident = m_kind->currentIndex() == 0;
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_severity, m_cause, m_resolution, m_resolvedOn, m_resolvedBy}) {
        each->setEnabled(isIncident);
    }
    check();
}

void IncidentDialog::showHint() {
    const std::string chosen = m_cause->currentText().toStdString();
    const auto found = std::ranges::find(m_causes, chosen, &evaluate::IncidentCause::cause);
    m_hint->setText(found != m_causes.end() ? QString::fromStdString(found->check) : QString());
    m_hint->setVisible(!m_hint->text().isEmpty());
}

void IncidentDialog::check() {
    const bool isIncident = m_kind->currentIndex() == 0;
    const auto isDay = [](const QLineEdit* line) {
        return workspace::isDayOrTime(line->text().trimmed().toStdString());
    };
    QString wrong;
    if (m_title->text().trimmed().isEmpty()) {
        wrong = tr("Say what happened.");
    } else if (!isDay(m_happenedOn)) {
        wrong = tr("The day is written as 2024-04-01.");
    } else if (isIncident && !m_resolvedOn->text().trimmed().isEmpty() && !isDay(m_resolvedOn)) {
        wrong = tr("The day of the resolution is written as 2024-04-01, or left empty while it is open.");
    }
    if (m_wrong != nullptr) {
        m_wrong->setText(wrong);
        m_buttons->button(QDialogButtonBox::Save)->setEnabled(wrong.isEmpty());
    }
}

workspace::Incident IncidentDialog::incident() const {
    const auto text = [](const QLineEdit* line) { return line->text().trimmed().toStdString(); };
    workspace::Incident made = m_incident;
    made.kind = static_cast<workspace::IncidentKind>(m_kind->currentIndex());
    made.title = text(m_title);
    made.happenedOn = text(m_happenedOn);
    made.note = text(m_note);
    const bool isIncident = made.kind == workspace::IncidentKind::Incident;
    made.severity = isIncident ? m_severity->currentText().trimmed().toStdString() : std::string();
    made.cause = isIncident ? m_cause->currentText().trimmed().toStdString() : std::string();
    made.resolution = isIncident ? text(m_resolution) : std::string();
    made.resolvedOn = isIncident ? text(m_resolvedOn) : std::string();
    made.resolvedBy = isIncident ? text(m_resolvedBy) : std::string();
    return made;
}

} // namespace assay::app

#include "moc_incident_dialog.cpp"

#include "app/pages/runs/run_label_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::app {

RunLabelDialog::RunLabelDialog(const workspace::RunLabel& label, bool isFinished, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("runLabelDialog"));
    setWindowTitle(tr("Name, note and tags of the run"));
    m_name = addLine("runLabelName", QString::fromStdString(label.name));
    m_note = addLine("runLabelNote", QString::fromStdString(label.note));
    QStringList tags;
    for (const std::string& tag : label.tags) {
        tags += QString::fromStdString(tag);
    }
    m_tags = addLine("runLabelTags", tags.join(QStringLiteral(", ")));
    m_tags->setPlaceholderText(tr("monthly, system: Pipeline A"));
    m_tags->setToolTip(tr("Separated by commas. “system: NAME” says which system the run is of, so that "
                          "versions of one pipeline count as one."));
    m_baseline = new QCheckBox(tr("Baseline of its kind and corpus"), this);
    m_baseline->setObjectName(QStringLiteral("runLabelBaseline"));
    m_baseline->setChecked(label.baseline);
    m_baseline->setEnabled(isFinished);
    m_baseline->setToolTip(isFinished ? tr("Gates compare with it; the one before ends.")
                                      : tr("Only a finished run can be a baseline."));
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("No&te"), m_note);
    form->addRow(tr("T&ags"), m_tags);
    form->addRow(m_baseline);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_buttons);
    const auto check = [this] {
        m_buttons->button(QDialogButtonBox::Save)->setEnabled(!m_name->text().trimmed().isEmpty());
    };
    connect(m_name, &QLineEdit::textChanged, this, check);
    check();
}

QLineEdit* RunLabelDialog::addLine(const char* name, const QString& text) {
    auto* line = new QLineEdit(text, this);
    line->setObjectName(QLatin1String(name));
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 40);
    return line;
}

workspace::RunLabel RunLabelDialog::label() const {
    workspace::RunLabel label;
    label.name = m_name->text().trimmed().toStdString();
    label.note = m_note->text().trimmed().toStdString();
    for (const QString& tag : m_tags->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        label.tags.push_back(tag.trimmed().toStdString());
    }
    label.tags = workspace::tidyTags(std::move(label.tags));
    label.baseline = m_baseline->isChecked();
    return label;
}

} // namespace assay::app

#include "moc_run_label_dialog.cpp"

#include "app/shell/suite_choice_dialog.h"

#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::app {

SuiteChoiceDialog::SuiteChoiceDialog(const imports::ImportPlan& plan, QWidget* parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_suite(new QComboBox(this)) {
    setObjectName(QStringLiteral("suiteChoiceDialog"));
    setModal(false);
    const QString file = QString::fromStdU16String(plan.files.front().filename().u16string());
    setWindowTitle(tr("Judgements of %1").arg(file));
    auto* text = new QLabel(tr("The file judges questions of several suites. Its judgements become those of "
                               "one; the others stay as they are."),
                            this);
    text->setObjectName(QStringLiteral("suiteChoiceText"));
    text->setWordWrap(true);
    widgets::keepWhole(*text);
    m_suite->setObjectName(QStringLiteral("suiteChoiceSuite"));
    m_suite->setAccessibleName(tr("The suite of the judgements"));
    m_suite->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_suite->setMinimumContentsLength(32);
    widgets::tellWholeEntry(*m_suite, tr("The suite of the judgements"));
    for (const workspace::JudgedSuite& suite : plan.suites) {
        m_suite->addItem(tr("%1: %2 of %3 questions judged")
                             .arg(QString::fromStdString(suite.name), widgets::countText(suite.judged),
                                  widgets::countText(suite.questions)),
                         QString::fromStdString(suite.name));
    }
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Suite"), m_suite);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole)
        ->setObjectName(QStringLiteral("suiteChoiceImport"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(QStringLiteral("suiteChoiceCancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &SuiteChoiceDialog::import);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void SuiteChoiceDialog::import() {
    imports::ImportPlan plan = m_plan;
    plan.name = m_suite->currentData().toString().toStdString();
    plan.suites.clear();
    accept();
    Q_EMIT chosen(plan);
}

} // namespace assay::app

#include "moc_suite_choice_dialog.cpp"

#include "app/pages/questions/flag_menu.h"

#include "app/pages/questions/question_text.h"
#include "widgets/text/field_texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace assay::app {
namespace {

constexpr int kNumberedReasons = 9;

QStringList reasons(const QStringList& further) {
    QStringList all;
    for (const std::string_view reason : model::kFlagReasons) {
        all += QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size()));
    }
    for (const QString& reason : further) {
        if (!all.contains(reason)) {
            all += reason;
        }
    }
    return all;
}

} // namespace

FlagMenu::FlagMenu(const QStringList& further, QWidget* parent)
    : QMenu(parent) {
    setTitle(tr("Flag as"));
    int number = 0;
    const QStringList all = reasons(further);
    for (const QString& reason : all) {
        QString text = flagReasonText(reason.toStdString()).replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (++number <= kNumberedReasons) {
            text = QStringLiteral("&%1  %2").arg(number).arg(text);
        }
        addAction(text, this, [this, reason] { Q_EMIT reasonChosen(reason); });
    }
    addSeparator();
    addAction(tr("With a &note, or another reason…"), this, &FlagMenu::noteWanted);
}

FlagDialog::FlagDialog(const QStringList& further, int questions, QWidget* parent)
    : QDialog(parent)
    , m_reason(new QComboBox(this))
    , m_note(new QLineEdit(this)) {
    setWindowTitle(tr("Flag"));
    m_reason->setObjectName(QStringLiteral("flagReason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setEditable(true);
    const QStringList all = reasons(further);
    for (const QString& reason : all) {
        m_reason->addItem(flagReasonText(reason.toStdString()), reason);
    }
    m_note->setObjectName(QStringLiteral("flagNote"));
    m_note->setAccessibleName(tr("Note"));
    widgets::setHint(*m_note, tr("What is wrong, for who reads it later"), 40);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Flag %n question(s)", nullptr, questions));
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Reason:"), m_reason);
    form->addRow(tr("&Note:"), m_note);
    form->addRow(buttons);
    connect(m_reason, &QComboBox::editTextChanged, this, [buttons](const QString& text) {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!text.trimmed().isEmpty());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        // One of the list goes by its name, whatever it is called on the screen.
        const int listed = m_reason->findText(m_reason->currentText(), Qt::MatchFixedString);
        Q_EMIT chosen(listed >= 0 ? m_reason->itemData(listed).toString() : m_reason->currentText().trimmed(),
                      m_note->text().trimmed());
        accept();
    });
}

} // namespace assay::app

#include "moc_flag_menu.cpp"

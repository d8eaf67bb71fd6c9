#include "app/pages/questions/freeze_dialog.h"

#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace assay::app {

FreezeDialog::FreezeDialog(const workspace::SuiteInfo& suite, const QString& name, QWidget* parent)
    : QDialog(parent)
    , m_choice(new QuestionChoiceBox(this))
    , m_unsettled(new QLabel(this))
    , m_name(new QLineEdit(name, this))
    , m_note(new QPlainTextEdit(this))
    , m_error(new QLabel(this)) {
    setObjectName(QStringLiteral("freezeDialog"));
    setWindowTitle(tr("Freeze “%1”").arg(QString::fromStdString(suite.name)));
    setModal(false);
    m_choice->setObjectName(QStringLiteral("freezeChoice"));
    m_unsettled->setObjectName(QStringLiteral("freezeUnsettled"));
    m_unsettled->setTextFormat(Qt::PlainText);
    m_unsettled->setWordWrap(true);
    m_unsettled->hide();
    m_name->setObjectName(QStringLiteral("freezeName"));
    m_name->setAccessibleName(tr("Name of the version"));
    m_note->setObjectName(QStringLiteral("freezeNote"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setTabChangesFocus(true);
    m_note->setPlaceholderText(tr("What is this version for?"));
    m_error->setObjectName(QStringLiteral("freezeError"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    QStringList versions;
    for (const workspace::SuiteVersion& version : suite.versions) {
        versions += QString::fromStdString(version.name);
    }
    auto* about = new QLabel(
        tr("A version is the suite as it is now, without its retired questions. It never "
           "changes, whatever is edited later.") +
            (versions.isEmpty() ? QString()
                                : u'\n' + tr("There are %1.").arg(versions.join(QStringLiteral(", ")))),
        this);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_freeze = buttons->addButton(tr("Freeze"), QDialogButtonBox::AcceptRole);
    m_freeze->setObjectName(QStringLiteral("freezeButton"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* form = new QFormLayout(this);
    form->addRow(about);
    form->addRow(m_unsettled);
    form->addRow(tr("&Questions:"), m_choice);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("N&ote:"), m_note);
    form->addRow(m_error);
    form->addRow(buttons);
    const auto refresh = [this] {
        m_error->hide();
        m_freeze->setEnabled(!m_name->text().trimmed().isEmpty());
    };
    connect(m_name, &QLineEdit::textChanged, this, refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        m_freeze->setEnabled(false); // until it is stored, or failed
        Q_EMIT chosen(m_name->text().trimmed(), m_note->toPlainText().trimmed());
    });
    connect(m_choice, &QComboBox::currentIndexChanged, this, &FreezeDialog::choiceChanged);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    refresh();
    m_name->selectAll();
    m_name->setFocus();
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 16);
}

void FreezeDialog::showUnsettled(const Unsettled& unsettled) {
    QString text =
        tr("Of %1 that would be frozen: drafts %2, flagged %3, suspected %4.")
            .arg(tr("%n question(s)", nullptr, static_cast<int>(unsettled.questions)),
                 widgets::countText(unsettled.drafts), widgets::countText(unsettled.flagged),
                 unsettled.suspected ? widgets::countText(*unsettled.suspected) : tr("not looked for"));
    if (unsettled.hidden > 0) {
        text += QLatin1Char(' ') + tr("The status of %n more question(s) is shown after your review.",
                                      nullptr, static_cast<int>(unsettled.hidden));
    }
    m_unsettled->setText(text);
    m_unsettled->show();
}

void FreezeDialog::showError(const base::Error& error) {
    m_error->setText(
        error.code == base::ErrorCode::NameTaken
            ? tr("There is a version “%1” already. Give it another name.").arg(m_name->text().trimmed())
        : error.code == base::ErrorCode::InvalidArgument
            ? tr("The suite holds no question that could be frozen.")
            : widgets::errorText(error));
    m_error->show();
    m_freeze->setEnabled(true);
    m_name->setFocus();
    m_name->selectAll();
}

} // namespace assay::app

#include "moc_freeze_dialog.cpp"

#include "app/pages/questions/paraphrase_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::app {

ParaphraseDialog::ParaphraseDialog(const QString& questionId, const QString& text, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("paraphraseDialog"));
    setWindowTitle(tr("Add paraphrases of %1").arg(questionId));
    setModal(false);
    auto* original = new QLabel(text, this);
    original->setObjectName(QStringLiteral("paraphraseOriginal"));
    original->setTextFormat(Qt::PlainText);
    original->setWordWrap(true);
    auto* about = new QLabel(tr("Other wordings that ask for exactly the same, one a line. Each becomes a "
                                "question with the same answer and evidence, linked to this one: so that "
                                "Answers and Retrieval can say whether the wording matters."),
                             this);
    about->setWordWrap(true);
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(QStringLiteral("paraphraseText"));
    m_text->setAccessibleName(tr("Other wordings, one a line"));
    m_text->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(this);
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("paraphraseAdd"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(original);
    layout->addWidget(about);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    m_add->setEnabled(false);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { m_add->setEnabled(!wordings().isEmpty()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT wordingsGiven(wordings());
        close();
    });
    m_text->setFocus();
}

QStringList ParaphraseDialog::wordings() const {
    QStringList wordings;
    const QStringList lines = m_text->toPlainText().split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        const QString wording = line.simplified();
        if (!wording.isEmpty() && !wordings.contains(wording)) {
            wordings += wording;
        }
    }
    return wordings;
}

} // namespace assay::app

#include "moc_paraphrase_dialog.cpp"

#include "app/pages/questions/paraphrase_dialog.h"

#include "widgets/endpoint/chat_service_form.h"
#include "widgets/text/error_text.h"
#include "widgets/theme/font_measure.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

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
    m_byService = new QPushButton(tr("Ask a chat service…"), this);
    m_byService->setObjectName(QStringLiteral("paraphraseByService"));
    m_byService->setCheckable(true);
    m_byService->setToolTip(tr("A service words the question anew; you accept what fits"));
    auto* beside = new QHBoxLayout;
    beside->addWidget(m_byService);
    beside->addStretch(1);
    m_servicePart = makeService();
    m_servicePart->hide();
    auto* buttons = new QDialogButtonBox(this);
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("paraphraseAdd"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(original);
    layout->addWidget(about);
    layout->addWidget(m_text, 1);
    layout->addLayout(beside);
    layout->addWidget(m_servicePart, 2);
    layout->addWidget(buttons);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* accepts = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        connect(accepts, &QShortcut::activated, m_add, &QPushButton::click); // nothing while it is disabled
    }
    m_add->setToolTip(tr("Ctrl+Return"));
    // The title bar has the title whole beside its buttons.
    widgets::keepMeasure(*this, [this] {
        setMinimumWidth(
            std::max(fontMetrics().averageCharWidth() * 60,
                     fontMetrics().horizontalAdvance(windowTitle()) + fontMetrics().averageCharWidth() * 30));
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, &ParaphraseDialog::refresh);
    connect(m_byService, &QPushButton::toggled, this, &ParaphraseDialog::showService);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT wordingsGiven(wordings());
        close();
    });
    refresh();
    m_text->setFocus();
}

QWidget* ParaphraseDialog::makeService() {
    auto* part = new QWidget(this);
    m_service = new widgets::ChatServiceForm(QStringLiteral("paraphraseService"), part);
    m_each = new QSpinBox(part);
    m_each->setObjectName(QStringLiteral("paraphraseEach"));
    m_each->setAccessibleName(tr("Wordings that are asked for"));
    m_each->setRange(1, evaluate::kMostParaphrases);
    m_each->setValue(evaluate::ParaphraseAsking{}.each);
    m_ask = new QPushButton(tr("Ask"), part);
    m_ask->setObjectName(QStringLiteral("paraphraseAsk"));
    m_state = new QLabel(part);
    m_state->setObjectName(QStringLiteral("paraphraseState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_offers = new QListWidget(part);
    m_offers->setObjectName(QStringLiteral("paraphraseOffers"));
    m_offers->setAccessibleName(tr("What the service gave; check what asks for exactly the same"));
    m_offers->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Wordings"), part));
    row->addWidget(m_each);
    row->addStretch(1);
    row->addWidget(m_ask);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_service);
    column->addLayout(row);
    column->addWidget(m_state);
    column->addWidget(m_offers, 1);
    connect(m_service, &widgets::ChatServiceForm::changed, this, &ParaphraseDialog::refresh);
    connect(m_offers, &QListWidget::itemChanged, this, &ParaphraseDialog::refresh);
    connect(m_ask, &QPushButton::clicked, this, [this] {
        m_isAsking = true;
        refresh();
        m_state->setText(tr("The service is being asked."));
        Q_EMIT serviceAsked(m_service->settings(), m_service->key(), m_each->value());
    });
    return part;
}

void ParaphraseDialog::showService() {
    m_servicePart->setVisible(m_byService->isChecked());
    m_state->setText(m_service->problem());
    refresh();
}

void ParaphraseDialog::refresh() {
    const QString problem = m_service->problem();
    m_ask->setEnabled(problem.isEmpty() && !m_isAsking);
    m_ask->setToolTip(problem);
    m_add->setEnabled(!wordings().isEmpty());
}

void ParaphraseDialog::showAsked(const base::Result<evaluate::WordingsAsked>& asked) {
    m_isAsking = false;
    if (asked) {
        for (const std::string& wording : asked->fresh) {
            const QString text = QString::fromStdString(wording);
            if (!m_offers->findItems(text, Qt::MatchExactly).isEmpty()) {
                continue; // from the time before
            }
            auto* item = new QListWidgetItem(text, m_offers);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked); // a person accepts each
        }
        const auto count = static_cast<int>(asked->fresh.size());
        m_state->setText(count == 0
                             ? tr("The service gave no wording that is not there already.")
                             : tr("The service gave %n new wording(s). Check what asks for exactly the same.",
                                  nullptr, count));
    } else if (asked.error().code == base::ErrorCode::InputNotUsable) {
        m_state->setText(tr("What the service replied is no list of wordings; nothing was taken from it."));
    } else {
        m_state->setText(asked.error().code == base::ErrorCode::Cancelled
                             ? tr("Asking was stopped.")
                             : widgets::errorText(asked.error()));
    }
    refresh();
}

QStringList ParaphraseDialog::wordings() const {
    QStringList wordings;
    const auto take = [&wordings](const QString& text) {
        const QString wording = text.simplified();
        if (!wording.isEmpty() && !wordings.contains(wording)) {
            wordings += wording;
        }
    };
    const QStringList lines = m_text->toPlainText().split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        take(line);
    }
    for (int row = 0; row < m_offers->count(); ++row) {
        if (m_offers->item(row)->checkState() == Qt::Checked) {
            take(m_offers->item(row)->text());
        }
    }
    return wordings;
}

} // namespace assay::app

#include "moc_paraphrase_dialog.cpp"

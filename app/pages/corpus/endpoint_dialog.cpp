#include "app/pages/corpus/endpoint_dialog.h"

#include "app/settings/embedding_service.h"
#include "core/endpoint/key_ring.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

const QString kBatchKey = QStringLiteral("embeddings/batchTexts");
const QString kDimensionsKey = QStringLiteral("embeddings/dimensions");
const QString kEncodingKey = QStringLiteral("embeddings/encoding");
constexpr int kMostTexts = 2'048;

} // namespace

EndpointDialog::EndpointDialog(const QString& corpus, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("endpointDialog"));
    setCorpusName(corpus);
    const QSettings settings;
    const EmbeddingService service = rememberedEmbeddingService();
    m_url = new QLineEdit(service.url, this);
    m_url->setObjectName(QStringLiteral("endpointUrl"));
    m_url->setPlaceholderText(QStringLiteral("https://host/v1"));
    m_url->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    m_model = new QLineEdit(service.model, this);
    m_model->setObjectName(QStringLiteral("endpointModel"));
    m_dimensions = new QSpinBox(this);
    m_dimensions->setObjectName(QStringLiteral("endpointDimensions"));
    m_dimensions->setRange(0, 65'536);
    m_dimensions->setSpecialValueText(tr("the model's own"));
    m_dimensions->setValue(settings.value(kDimensionsKey, 0).toInt());
    m_encoding = new QComboBox(this);
    m_encoding->setObjectName(QStringLiteral("endpointEncoding"));
    m_encoding->addItem(tr("Numbers"), int(endpoint::EmbeddingEncoding::Float));
    m_encoding->addItem(tr("base64 (smaller answers)"), int(endpoint::EmbeddingEncoding::Base64));
    const auto encoding =
        endpoint::embeddingEncodingFromName(settings.value(kEncodingKey).toString().toStdString());
    m_encoding->setCurrentIndex(
        std::max(0, m_encoding->findData(int(encoding.value_or(endpoint::EmbeddingEncoding::Float)))));
    m_batch = new QSpinBox(this);
    m_batch->setObjectName(QStringLiteral("endpointBatch"));
    m_batch->setRange(1, kMostTexts);
    m_batch->setValue(settings.value(kBatchKey, endpoint::EmbeddingSettings().batchTexts).toInt());
    m_price = new QDoubleSpinBox(this);
    m_price->setObjectName(QStringLiteral("endpointPrice"));
    m_price->setRange(0, 1'000);
    m_price->setDecimals(4);
    m_price->setSpecialValueText(tr("not known"));
    m_price->setSuffix(tr(" USD"));
    m_price->setValue(service.price);
    m_keyVariable = new QLineEdit(service.keyVariable, this);
    m_keyVariable->setObjectName(QStringLiteral("endpointKeyVariable"));
    m_keyVariable->setToolTip(tr("The name of an environment variable. Its value is sent to this address as "
                                 "the key and kept nowhere; empty: no key is sent."));
    m_keyAccount = new QLineEdit(service.keyAccount, this);
    m_keyAccount->setObjectName(QStringLiteral("endpointKeyAccount"));
    m_keyAccount->setEnabled(endpoint::hasKeyRing());
    m_keyAccount->setPlaceholderText(endpoint::hasKeyRing() ? tr("not asked") : tr("not in this build"));
    m_keyAccount->setToolTip(
        endpoint::hasKeyRing()
            ? tr("The account that the desktop's key ring has the key under, with the service “assay”. It is "
                 "read when the vectors are fetched and kept nowhere; it comes before the variable.")
            : tr("This build was made without QtKeychain and cannot ask a key ring."));
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("endpointName"));
    m_name->setPlaceholderText(tr("the model's name"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Address"), m_url);
    form->addRow(tr("&Model"), m_model);
    form->addRow(tr("&Dimensions"), m_dimensions);
    form->addRow(tr("Answers &as"), m_encoding);
    form->addRow(tr("&Texts in a request"), m_batch);
    form->addRow(tr("&Price of a million tokens"), m_price);
    form->addRow(tr("&Key from the variable"), m_keyVariable);
    form->addRow(tr("or from the key &ring"), m_keyAccount);
    form->addRow(tr("&Name of the set"), m_name);
    for (QWidget* field : std::initializer_list<QWidget*>{m_url, m_model, m_dimensions, m_encoding, m_batch,
                                                          m_price, m_keyVariable, m_keyAccount, m_name}) {
        field->setAccessibleName(qobject_cast<QLabel*>(form->labelForField(field))->text().remove(u'&'));
    }
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("endpointState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_estimate = buttons->addButton(tr("Estimate"), QDialogButtonBox::ActionRole);
    m_estimate->setObjectName(QStringLiteral("estimateVectors"));
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startVectors"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    const auto changed = [this] {
        m_isEstimated = false;
        m_isAsking = false;
        ++m_request; // what still comes is of what stood there before
        refresh();
    };
    for (QLineEdit* edit : {m_url, m_model, m_keyVariable, m_keyAccount}) {
        connect(edit, &QLineEdit::textChanged, this, changed);
    }
    connect(m_dimensions, &QSpinBox::valueChanged, this, changed);
    connect(m_batch, &QSpinBox::valueChanged, this, changed);
    connect(m_price, &QDoubleSpinBox::valueChanged, this, changed);
    connect(m_name, &QLineEdit::textChanged, this, &EndpointDialog::refresh); // costs nothing
    connect(m_estimate, &QPushButton::clicked, this, &EndpointDialog::estimate);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        remember();
        Q_EMIT startRequested(vectors());
        accept();
    });
    refresh();
}

void EndpointDialog::setCorpusName(const QString& corpus) {
    setWindowTitle(tr("Vectors of “%1” from an endpoint").arg(corpus));
}

void EndpointDialog::setTakenNames(const QStringList& names) {
    if (names != m_takenNames) {
        m_takenNames = names;
        refresh();
    }
}

QString EndpointDialog::problem() const {
    const auto checked = endpoint::checkEmbeddingSettings(vectors().settings);
    if (checked) {
        const QString name =
            m_name->text().trimmed().isEmpty() ? m_model->text().trimmed() : m_name->text().trimmed();
        return m_takenNames.contains(name) ? tr("There is an embedding set “%1” of this corpus already. Give "
                                                "the new one another name.")
                                                 .arg(name)
                                           : QString();
    }
    if (checked.error().where == "url") {
        return tr("The address is as https://host/v1, without user name, query and fragment.");
    }
    return checked.error().where == "model" ? tr("Say which model is asked for.")
                                            : widgets::errorText(checked.error());
}

void EndpointDialog::refresh() {
    const QString wrong = problem();
    m_estimate->setEnabled(wrong.isEmpty());
    m_start->setEnabled(wrong.isEmpty() && m_isEstimated);
    if (!wrong.isEmpty()) {
        m_state->setText(wrong);
    } else if (!m_isEstimated) {
        m_state->setText(m_isAsking
                             ? tr("Counting the texts…")
                             : tr("Estimate first: nothing is sent before you have seen what it takes."));
    } else {
        m_state->setText(m_estimateText);
    }
    (m_isEstimated ? m_start : m_estimate)->setDefault(true);
}

void EndpointDialog::estimate() {
    m_isEstimated = false;
    m_isAsking = true;
    ++m_request;
    refresh();
    Q_EMIT estimateRequested(vectors(), m_request);
}

void EndpointDialog::showEstimate(quint64 request, const endpoint::EmbeddingEstimate& estimate) {
    if (request != m_request || !m_isAsking) {
        return;
    }
    m_isAsking = false;
    m_isEstimated = true;
    QString text =
        tr("%1 different texts (%2) in %3 requests: about %4 tokens, a guess of one for four bytes.")
            .arg(widgets::countText(estimate.texts), widgets::byteText(estimate.bytes),
                 widgets::countText(estimate.requests), widgets::countText(estimate.tokensGuess));
    text += u' ' +
            (estimate.seconds
                 ? tr("Time: about %1.").arg(widgets::durationText(std::llround(*estimate.seconds * 1'000)))
                 : tr("Time: not known."));
    text += u' ' + (estimate.cost ? tr("Cost: about %1 USD.").arg(QLocale().toString(*estimate.cost, 'f', 4))
                                  : tr("Without a price the cost is not known."));
    const QString variable = m_keyVariable->text().trimmed();
    if (const QString account = m_keyAccount->text().trimmed();
        endpoint::hasKeyRing() && !account.isEmpty()) {
        text += u' ' + tr("The key of %1 is read from the key ring.").arg(account);
    } else if (!variable.isEmpty() && !qEnvironmentVariableIsSet(variable.toUtf8().constData())) {
        text += u' ' + tr("The variable %1 is not set, so no key will be sent.").arg(variable);
    }
    m_estimateText = text;
    refresh();
}

void EndpointDialog::showError(quint64 request, const base::Error& error) {
    if (request != m_request || !m_isAsking) {
        return;
    }
    m_isAsking = false;
    m_isEstimated = false;
    refresh();
    m_state->setText(widgets::errorText(error));
}

EndpointVectors EndpointDialog::vectors() const {
    EndpointVectors vectors;
    vectors.name = m_name->text().trimmed();
    vectors.settings.url = m_url->text().trimmed().toStdString();
    vectors.settings.model = m_model->text().trimmed().toStdString();
    if (m_dimensions->value() > 0) {
        vectors.settings.dimensions = m_dimensions->value();
    }
    vectors.settings.encoding = static_cast<endpoint::EmbeddingEncoding>(m_encoding->currentData().toInt());
    vectors.settings.batchTexts = m_batch->value();
    if (m_price->value() > 0) {
        vectors.settings.pricePerMillionTokens = m_price->value();
    }
    vectors.keyVariable = m_keyVariable->text().trimmed();
    vectors.keyAccount = endpoint::hasKeyRing() ? m_keyAccount->text().trimmed() : QString();
    return vectors;
}

void EndpointDialog::remember() const {
    rememberEmbeddingService({m_url->text().trimmed(), m_model->text().trimmed(),
                              m_keyVariable->text().trimmed(), m_keyAccount->text().trimmed(),
                              m_price->value()});
    QSettings settings;
    settings.setValue(kBatchKey, m_batch->value());
    settings.setValue(kDimensionsKey, m_dimensions->value());
    const auto encoding = endpoint::embeddingEncodingName(vectors().settings.encoding);
    settings.setValue(kEncodingKey,
                      QString::fromLatin1(encoding.data(), static_cast<qsizetype>(encoding.size())));
}

} // namespace assay::app

#include "moc_endpoint_dialog.cpp"

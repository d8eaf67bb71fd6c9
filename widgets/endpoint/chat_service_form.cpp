#include "widgets/endpoint/chat_service_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace assay::widgets {
namespace {

constexpr int kLongestTimeoutSeconds = 3'600;
constexpr double kHighestPrice = 100'000;

} // namespace

ChatServiceForm::ChatServiceForm(const QString& name, QWidget* parent)
    : QWidget(parent) {
    setObjectName(name);
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [&](QWidget* field, const char* part, const QString& title) {
        field->setObjectName(name + QLatin1String(part));
        field->setAccessibleName(title);
        rows->addRow(title, field);
    };
    m_preset = new QComboBox(this);
    for (const endpoint::ChatPreset& preset : endpoint::chatPresets()) {
        m_preset->addItem(QString::fromStdString(preset.title), QString::fromStdString(preset.name));
    }
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(12);
    add(m_preset, "Preset", tr("Service"));
    m_url = new QLineEdit(this);
    add(m_url, "Url", tr("Address"));
    m_model = new QLineEdit(this);
    add(m_model, "Model", tr("Model"));
    m_keyVariable = new QLineEdit(this);
    m_keyVariable->setToolTip(tr("The environment variable that holds the key. The key is kept nowhere."));
    add(m_keyVariable, "Key", tr("Key in"));
    m_timeout = new QSpinBox(this);
    m_timeout->setRange(1, kLongestTimeoutSeconds);
    m_timeout->setSuffix(tr(" s"));
    add(m_timeout, "Timeout", tr("Time limit"));
    m_parallel = new QSpinBox(this);
    m_parallel->setRange(1, 64);
    add(m_parallel, "Parallel", tr("At once"));
    for (auto [field, part, title] : {std::tuple(&m_inputPrice, "InputPrice", tr("Price, sent")),
                                      std::tuple(&m_outputPrice, "OutputPrice", tr("Price, received"))}) {
        *field = new QDoubleSpinBox(this);
        (*field)->setRange(0, kHighestPrice);
        (*field)->setDecimals(3);
        (*field)->setSpecialValueText(tr("not known"));
        (*field)->setToolTip(tr("In USD for a million tokens, as the provider says"));
        add(*field, part, title);
    }
    takePreset();
    connect(m_preset, &QComboBox::currentIndexChanged, this, [this] {
        takePreset();
        Q_EMIT changed();
    });
    for (QLineEdit* field : {m_url, m_model, m_keyVariable}) {
        connect(field, &QLineEdit::textChanged, this, &ChatServiceForm::changed);
    }
    for (QSpinBox* field : {m_timeout, m_parallel}) {
        connect(field, &QSpinBox::valueChanged, this, &ChatServiceForm::changed);
    }
    for (QDoubleSpinBox* field : {m_inputPrice, m_outputPrice}) {
        connect(field, &QDoubleSpinBox::valueChanged, this, &ChatServiceForm::changed);
    }
}

void ChatServiceForm::takePreset() {
    const auto preset = endpoint::chatPreset(m_preset->currentData().toString().toStdString());
    if (!preset) {
        return;
    }
    const QSignalBlocker blocker(this); // changed() once, by whoever calls
    m_base = preset->settings;
    m_url->setText(QString::fromStdString(m_base.url));
    m_keyVariable->setText(QString::fromStdString(preset->keyVariable));
    m_timeout->setValue(m_base.timeoutMs / 1'000);
    m_parallel->setValue(m_base.maxParallel);
    m_inputPrice->setValue(m_base.inputPricePerMillion.value_or(0));
    m_outputPrice->setValue(m_base.outputPricePerMillion.value_or(0));
}

endpoint::ChatSettings ChatServiceForm::settings() const {
    endpoint::ChatSettings settings = m_base;
    settings.url = m_url->text().trimmed().toStdString();
    settings.model = m_model->text().trimmed().toStdString();
    settings.timeoutMs = m_timeout->value() * 1'000;
    settings.maxParallel = m_parallel->value();
    const auto price = [](const QDoubleSpinBox& field) {
        return field.value() > 0 ? std::optional(field.value()) : std::nullopt;
    };
    settings.inputPricePerMillion = price(*m_inputPrice);
    settings.outputPricePerMillion = price(*m_outputPrice);
    return settings;
}

std::string ChatServiceForm::key() const {
    const QString variable = m_keyVariable->text().trimmed();
    return variable.isEmpty() ? std::string()
                              : qEnvironmentVariable(variable.toUtf8().constData()).toStdString();
}

QString ChatServiceForm::problem() const {
    const auto usable = endpoint::checkChatSettings(settings());
    if (usable) {
        return {};
    }
    if (usable.error().where == "url") {
        return tr("The address is to be as https://host/v1, without user name, query and fragment.");
    }
    return usable.error().where == "model" ? tr("Name the model that is asked for.")
                                           : tr("One of the settings is out of its range.");
}

} // namespace assay::widgets

#include "moc_chat_service_form.cpp"

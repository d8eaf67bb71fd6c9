#include "app/settings/engines_editor.h"

#include "app/settings/engines_file.h"
#include "core/endpoint/key_ring.h"
#include "core/retrieval/remote/engine_template.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/retrieval/remote/postgres_engine.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

using retrieval::EngineConnection;
using retrieval::RemoteCollection;

constexpr int kLongestLimitSeconds = 3'600;
constexpr double kMostPerSecond = 1'000'000;
constexpr double kDearestMillion = 100'000;

// "bucket=filings; region=us-east-1"
QString textOfVariables(const std::map<std::string, std::string>& variables) {
    QStringList parts;
    for (const auto& [name, value] : variables) {
        parts += QString::fromStdString(name) + QLatin1Char('=') + QString::fromStdString(value);
    }
    return parts.join(QStringLiteral("; "));
}

std::map<std::string, std::string> variablesOf(const QString& text) {
    std::map<std::string, std::string> variables;
    const QStringList parts = text.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        const QString name = part.section(QLatin1Char('='), 0, 0).trimmed();
        if (!name.isEmpty()) {
            variables[name.toStdString()] = part.section(QLatin1Char('='), 1).trimmed().toStdString();
        }
    }
    return variables;
}

// What the field says; a number that it shows rounded stays as it is.
std::optional<double> numberOf(const QDoubleSpinBox& field, std::optional<double> before) {
    const double rounding = 0.5 * std::pow(10.0, -field.decimals());
    if (std::abs(field.value() - before.value_or(0)) <= rounding) {
        return before;
    }
    return field.value() > 0 ? std::optional(field.value()) : std::nullopt;
}

QString formOfAddress(const EngineConnection& connection) {
    return connection.engine == retrieval::kPostgresEngine ? QStringLiteral("postgresql://host:5432/database")
                                                           : QStringLiteral("https://host");
}

} // namespace

EnginesEditor::EnginesEditor(widgets::JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs) {
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("enginesMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeList(), 1);
    columns->addWidget(makeForm(), 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(columns, 1);
    layout->addWidget(m_message);
    load();
}

QWidget* EnginesEditor::makeList() {
    auto* side = new QWidget(this);
    m_list = new QListWidget(side);
    m_list->setObjectName(QStringLiteral("enginesList"));
    m_list->setAccessibleName(tr("Connections to engines"));
    m_template = new QComboBox(side);
    m_template->setObjectName(QStringLiteral("enginesTemplate"));
    m_template->setAccessibleName(tr("Engine of the new connection"));
    m_template->addItem(QString::fromUtf8(retrieval::kPostgresEngine.data()));
    for (const std::string& name : retrieval::EngineTemplate::names(engineTemplatesFolder().toStdString())) {
        m_template->addItem(QString::fromStdString(name));
    }
    m_add = new QPushButton(tr("Add"), side);
    m_add->setObjectName(QStringLiteral("enginesAdd"));
    m_remove = new QPushButton(tr("Remove"), side);
    m_remove->setObjectName(QStringLiteral("enginesRemove"));
    for (QPushButton* button : {m_add, m_remove}) {
        button->setAutoDefault(false);
    }
    auto* adding = new QHBoxLayout;
    adding->addWidget(m_template, 1);
    adding->addWidget(m_add);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(adding);
    layout->addWidget(m_remove);
    connect(m_list, &QListWidget::currentRowChanged, this, &EnginesEditor::showSelected);
    connect(m_add, &QPushButton::clicked, this, &EnginesEditor::add);
    connect(m_remove, &QPushButton::clicked, this, &EnginesEditor::remove);
    return side;
}

QWidget* EnginesEditor::makeForm() {
    auto* side = new QWidget(this);
    auto* scroll = new QScrollArea(side);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_form = new QWidget(scroll);
    auto* form = new QFormLayout(m_form);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addAddress(*form);
    addKey(*form);
    addLimits(*form);
    m_probe = new QPushButton(tr("Ask the engine"), side); // in sight, wherever the fields are scrolled to
    m_probe->setObjectName(QStringLiteral("enginesProbe"));
    m_probe->setAutoDefault(false);
    m_probe->setToolTip(tr("Asks what the collection is. Nothing is written there."));
    connect(m_probe, &QPushButton::clicked, this, &EnginesEditor::probe);
    for (QLineEdit* field : {m_name, m_url, m_collection, m_variables, m_user, m_keyVariable, m_keyRing}) {
        connect(field, &QLineEdit::editingFinished, this, &EnginesEditor::take);
    }
    for (QSpinBox* field : {m_timeout, m_attempts, m_parallel}) {
        field->setKeyboardTracking(false);
        connect(field, &QSpinBox::valueChanged, this, &EnginesEditor::take);
    }
    for (QDoubleSpinBox* field : {m_rate, m_price}) {
        field->setKeyboardTracking(false);
        connect(field, &QDoubleSpinBox::valueChanged, this, &EnginesEditor::take);
    }
    scroll->setWidget(m_form);
    widgets::keepMeasure(*scroll, [scroll, form = m_form] { // it scrolls down, never aside
        scroll->setMinimumWidth(form->minimumSizeHint().width() +
                                scroll->verticalScrollBar()->sizeHint().width());
    });
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_probe);
    return side;
}

void EnginesEditor::addRow(QFormLayout& form, const QString& title, QWidget* field, const char* name) {
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(title);
    form.addRow(title, field);
}

void EnginesEditor::addAddress(QFormLayout& form) {
    m_engine = new QLabel(m_form);
    m_engine->setObjectName(QStringLiteral("enginesEngine"));
    form.addRow(tr("Engine"), m_engine);
    m_name = new QLineEdit(m_form);
    m_name->setToolTip(tr("A search names it so: engine:NAME"));
    addRow(form, tr("Name"), m_name, "enginesName");
    m_url = new QLineEdit(m_form);
    addRow(form, tr("Address"), m_url, "enginesUrl");
    m_collection = new QLineEdit(m_form);
    m_collection->setToolTip(tr("The index, table or class that holds the sentences"));
    addRow(form, tr("Collection"), m_collection, "enginesCollection");
    m_variables = new QLineEdit(m_form);
    m_variables->setToolTip(tr("What else the engine's template asks for: bucket=filings; region=us-east-1"));
    addRow(form, tr("Variables"), m_variables, "enginesVariables");
}

void EnginesEditor::addKey(QFormLayout& form) {
    m_user = new QLineEdit(m_form);
    m_user->setToolTip(tr("Where the engine wants a user name or an access key id beside the key"));
    addRow(form, tr("User"), m_user, "enginesUser");
    m_keyVariable = new QLineEdit(m_form);
    m_keyVariable->setToolTip(tr("The environment variable that holds the key. The key is kept nowhere."));
    addRow(form, tr("Key from the variable"), m_keyVariable, "enginesKeyVariable");
    m_keyRing = new QLineEdit(m_form);
    m_keyRing->setEnabled(endpoint::hasKeyRing());
    m_keyRing->setToolTip(
        endpoint::hasKeyRing()
            ? tr("The account that the desktop's key ring has the key under, with the service "
                 "“assay”. It is read when the engine is asked and kept nowhere.")
            : tr("This build was made without QtKeychain and cannot ask a key ring."));
    addRow(form, tr("or from the key ring"), m_keyRing, "enginesKeyRing");
}

void EnginesEditor::addLimits(QFormLayout& form) {
    m_timeout = new QSpinBox(m_form);
    m_timeout->setRange(1, kLongestLimitSeconds);
    m_timeout->setSuffix(tr(" s"));
    m_timeout->setToolTip(
        tr("For a request with all its attempts, from looking up the name to the last byte"));
    addRow(form, tr("Time limit"), m_timeout, "enginesTimeout");
    m_attempts = new QSpinBox(m_form);
    m_attempts->setRange(1, 100);
    addRow(form, tr("Attempts"), m_attempts, "enginesAttempts");
    m_parallel = new QSpinBox(m_form);
    m_parallel->setRange(1, 64);
    addRow(form, tr("Requests at once"), m_parallel, "enginesParallel");
    m_rate = new QDoubleSpinBox(m_form);
    m_rate->setRange(0, kMostPerSecond);
    m_rate->setDecimals(2);
    m_rate->setSpecialValueText(tr("no bound"));
    addRow(form, tr("Requests a second"), m_rate, "enginesRate");
    m_price = new QDoubleSpinBox(m_form);
    m_price->setRange(0, kDearestMillion);
    m_price->setDecimals(3);
    m_price->setSpecialValueText(tr("not known"));
    addRow(form, tr("Price of a million requests"), m_price, "enginesPrice");
}

void EnginesEditor::load() {
    auto read = engineConnections();
    m_isUsable = read.has_value();
    m_connections = read ? *std::move(read) : std::vector<EngineConnection>();
    m_inFile = m_connections;
    fillList(0);
    for (QWidget* control : std::initializer_list<QWidget*>{m_list, m_template, m_add}) {
        control->setEnabled(m_isUsable);
    }
    if (!m_isUsable) {
        m_message->setText(widgets::errorText(read.error()));
    } else {
        m_message->setText(m_connections.empty()
                               ? tr("There is no connection yet. Choose an engine and press Add.")
                               : tr("Kept in %1").arg(QDir::toNativeSeparators(enginesFile())));
    }
}

void EnginesEditor::fillList(int selected) {
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const EngineConnection& connection : m_connections) {
            m_list->addItem(QString::fromStdString(connection.name));
        }
        m_list->setCurrentRow(std::min(selected, m_list->count() - 1));
    }
    showSelected();
}

int EnginesEditor::selected() const {
    const int row = m_list->currentRow();
    return row < static_cast<int>(m_connections.size()) ? row : -1;
}

void EnginesEditor::showSelected() {
    const int row = selected();
    m_form->setEnabled(row >= 0);
    m_probe->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0);
    const EngineConnection shown =
        row >= 0 ? m_connections[static_cast<std::size_t>(row)] : EngineConnection();
    m_isFilling = true;
    m_engine->setText(QString::fromStdString(shown.engine));
    m_url->setPlaceholderText(formOfAddress(shown));
    const auto put = [](QLineEdit& field, const std::string& text) {
        field.setText(QString::fromStdString(text));
        field.setCursorPosition(0); // a long one is seen from its beginning
    };
    put(*m_name, shown.name);
    put(*m_url, shown.url);
    put(*m_collection, shown.collection);
    m_variables->setText(textOfVariables(shown.variables));
    put(*m_user, shown.user);
    put(*m_keyVariable, shown.keyVariable);
    put(*m_keyRing, shown.keyRing);
    m_timeout->setValue((shown.timeoutMs + 999) / 1'000);
    m_attempts->setValue(shown.maxAttempts);
    m_parallel->setValue(shown.maxParallel);
    m_rate->setValue(shown.maxPerSecond.value_or(0));
    m_price->setValue(shown.pricePerMillionRequests.value_or(0));
    m_isFilling = false;
}

EngineConnection EnginesEditor::edited(EngineConnection connection) const {
    const auto textOf = [](const QLineEdit& field) { return field.text().trimmed().toStdString(); };
    connection.name = textOf(*m_name);
    connection.url = textOf(*m_url);
    connection.collection = textOf(*m_collection);
    if (m_variables->text() != textOfVariables(connection.variables)) {
        connection.variables = variablesOf(m_variables->text());
    }
    connection.user = textOf(*m_user);
    connection.keyVariable = textOf(*m_keyVariable);
    connection.keyRing = textOf(*m_keyRing);
    if (m_timeout->value() != (connection.timeoutMs + 999) / 1'000) { // a part of a second stays
        connection.timeoutMs = m_timeout->value() * 1'000;
    }
    connection.maxAttempts = m_attempts->value();
    connection.maxParallel = m_parallel->value();
    connection.maxPerSecond = numberOf(*m_rate, connection.maxPerSecond);
    connection.pricePerMillionRequests = numberOf(*m_price, connection.pricePerMillionRequests);
    return connection;
}

QString EnginesEditor::freeName(const QString& wanted) const {
    const auto isTaken = [this](const QString& name) {
        return std::ranges::find(m_connections, name.toStdString(), &EngineConnection::name) !=
               m_connections.end();
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number) {
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    }
    return name;
}

void EnginesEditor::add() {
    EngineConnection made;
    made.engine = m_template->currentText().toStdString();
    made.name = freeName(m_template->currentText()).toStdString();
    m_connections.push_back(std::move(made));
    fillList(static_cast<int>(m_connections.size()) - 1);
    m_url->setFocus();
    m_message->setText(problem());
}

void EnginesEditor::remove() {
    const int row = selected();
    if (row < 0) {
        return;
    }
    m_connections.erase(m_connections.begin() + row);
    fillList(row);
    save();
}

void EnginesEditor::take() {
    const int row = selected();
    if (m_isFilling || row < 0) {
        return;
    }
    EngineConnection& connection = m_connections[static_cast<std::size_t>(row)];
    EngineConnection changed = edited(connection);
    if (changed != connection) {
        connection = std::move(changed);
        m_list->item(row)->setText(QString::fromStdString(connection.name));
        save();
    }
}

QString EnginesEditor::problem() const {
    for (const EngineConnection& connection : m_connections) {
        const QString name = QString::fromStdString(connection.name);
        if (std::ranges::count(m_connections, connection.name, &EngineConnection::name) > 1) {
            return tr("Not saved: two connections are called “%1”.").arg(name);
        }
        const auto checked = retrieval::checkEngineConnection(connection);
        if (checked) {
            continue;
        }
        if (checked.error().where == "url") {
            return tr("Not saved: the address of “%1” is to be as %2, without user name, query and fragment.")
                .arg(name, formOfAddress(connection));
        }
        return checked.error().where == "name"
                   ? tr("Not saved: a connection has a name without : , + = and quotes.")
                   : tr("Not saved: “%1”. %2").arg(name, widgets::errorText(checked.error()));
    }
    return {};
}

void EnginesEditor::save() {
    if (const QString wrong = problem(); !wrong.isEmpty()) {
        m_message->setText(wrong);
        return;
    }
    const auto now = engineConnections();
    if (!now || *now != m_inFile) {
        load();
        m_message->setText(
            now ? tr("Another program has changed the file meanwhile; this is what it holds now.")
                : widgets::errorText(now.error()));
        return;
    }
    if (const auto saved = saveEngineConnections(m_connections); !saved) {
        m_message->setText(widgets::errorText(saved.error()));
        return;
    }
    m_inFile = m_connections;
    m_message->setText(tr("Saved in %1").arg(QDir::toNativeSeparators(enginesFile())));
}

void EnginesEditor::probe() {
    take();
    const int row = selected();
    if (row < 0) {
        return;
    }
    const EngineConnection connection = m_connections[static_cast<std::size_t>(row)];
    if (!retrieval::checkEngineConnection(connection)) {
        m_message->setText(problem());
        return;
    }
    const QString name = QString::fromStdString(connection.name);
    m_probe->setEnabled(false);
    m_message->setText(tr("Asking “%1”…").arg(name));
    m_jobs.start<RemoteCollection>(
        tr("Asking the engine “%1”").arg(name),
        [connection](const std::stop_token& stop, base::ProgressSink&) {
            return probedEngine(connection, stop);
        },
        this,
        [this, name](const base::Result<RemoteCollection>& collection) { showProbed(name, collection); });
}

void EnginesEditor::showProbed(const QString& name, const base::Result<RemoteCollection>& collection) {
    m_probe->setEnabled(selected() >= 0);
    m_message->setText(probedText(name, collection));
}

QString EnginesEditor::probedText(const QString& name, const base::Result<RemoteCollection>& collection) {
    if (!collection) {
        const base::Error& error = collection.error();
        return error.code == base::ErrorCode::NotFound && error.where == "key"
                   ? tr("“%1”: the key is not there: “%2” is not set.")
                         .arg(name, QString::fromStdString(error.detail))
                   : tr("“%1”: %2").arg(name, widgets::errorText(error));
    }
    if (!collection->exists) {
        return tr("“%1”: the engine answers, but has no such collection.").arg(name);
    }
    QStringList parts;
    if (collection->documents) {
        parts += tr("documents: %1").arg(widgets::countText(static_cast<qint64>(*collection->documents)));
    }
    if (collection->dimension) {
        parts += tr("dimension: %1").arg(widgets::countText(static_cast<qint64>(*collection->dimension)));
    }
    if (collection->metric && *collection->metric != retrieval::RemoteMetric::Unknown) {
        parts += QString::fromUtf8(retrieval::remoteMetricName(*collection->metric).data());
    }
    if (!collection->version.empty()) {
        parts += tr("version %1").arg(QString::fromStdString(collection->version));
    }
    return parts.isEmpty()
               ? tr("“%1”: the collection is there; the engine says nothing more of it.").arg(name)
               : tr("“%1”: the collection is there: %2.").arg(name, parts.join(QStringLiteral(", ")));
}

} // namespace assay::app

#include "moc_engines_editor.cpp"

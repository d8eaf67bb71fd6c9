#include "app/pages/answers/ask_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/judge_blocks.h"
#include "core/workspace/runs/chat_replies.h"
#include "widgets/endpoint/chat_service_form.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/tab_order.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {

AskPane::AskPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("answersAsk"));
    makeLayout();
    widgets::tabAsLaidOut(*this);
    connect(&m_controller, &AnswersController::listsChanged, this, &AskPane::fillSuites);
    connect(&m_controller, &AnswersController::leavingWorkspace, this, [this] {
        if (m_job) {
            m_job->cancel();
        }
        changed();
    });
    connect(m_service, &widgets::ChatServiceForm::changed, this, &AskPane::changed);
    connect(m_suite, &QComboBox::currentIndexChanged, this, &AskPane::changed);
    connect(m_name, &QLineEdit::textChanged, this, &AskPane::changed);
    connect(m_system, &QLineEdit::textChanged, this, &AskPane::changed);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &AskPane::changed);
    connect(m_promptName, &QLineEdit::textChanged, this, &AskPane::changed);
    connect(m_list, &QListWidget::itemChanged, this, &AskPane::changed);
    connect(m_list, &QListWidget::currentRowChanged, this, &AskPane::changed);
    connect(m_add, &QPushButton::clicked, this, &AskPane::addToList);
    connect(m_remove, &QPushButton::clicked, this, &AskPane::removeFromList);
    connect(m_limit, &QSpinBox::valueChanged, this, &AskPane::changed);
    connect(m_estimate, &QPushButton::clicked, this, &AskPane::estimate);
    connect(m_ask, &QPushButton::clicked, this, &AskPane::ask);
    fillSuites();
}

void AskPane::makeLayout() {
    auto* form = new QWidget(this);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    auto* rows = new QFormLayout;
    column->addLayout(rows);
    column->addStretch(1);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [&](QWidget* field, const char* name, const QString& title) {
        field->setObjectName(QLatin1String(name));
        field->setAccessibleName(title);
        rows->addRow(title, field);
    };
    m_suite = new QComboBox(form);
    m_suite->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_suite->setMinimumContentsLength(18);
    add(m_suite, "askSuite", tr("Suite"));
    m_service = new widgets::ChatServiceForm(QStringLiteral("askService"), form);
    rows->addRow(m_service);
    m_system = new QLineEdit(form);
    add(m_system, "askSystem", tr("Instruction"));
    m_system->setToolTip(tr("Sent as the system's message; empty: none"));
    m_prompt = new QPlainTextEdit(form);
    m_prompt->setPlainText(QStringLiteral("{question}"));
    m_prompt->setTabChangesFocus(true);
    m_prompt->setMaximumHeight(m_prompt->fontMetrics().height() * 6);
    m_prompt->setToolTip(tr("{question} stands for the question. A question with a history of messages is "
                            "asked with all of it instead."));
    add(m_prompt, "askPrompt", tr("Prompt"));
    m_promptName = new QLineEdit(QStringLiteral("plain"), form);
    m_promptName->setToolTip(tr("Tells prompts apart in the names of several sets of answers"));
    add(m_promptName, "askPromptName", tr("Name of the prompt"));
    rows->addRow(makeList(form));
    m_limit = new QSpinBox(form);
    m_limit->setRange(0, std::numeric_limits<int>::max());
    m_limit->setSpecialValueText(tr("all"));
    add(m_limit, "askLimit", tr("Questions"));
    m_name = new QLineEdit(form);
    add(m_name, "askName", tr("Name of the answers"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(form);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("askState"));
    widgets::keepWhole(*m_state);
    m_estimate = new QPushButton(tr("Estimate"), this);
    m_estimate->setObjectName(QStringLiteral("askEstimate"));
    m_ask = new QPushButton(tr("Ask"), this);
    m_ask->setObjectName(QStringLiteral("askStart"));
    auto* bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(m_estimate);
    bottom->addWidget(m_ask);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_state);
    layout->addLayout(bottom);
}

QWidget* AskPane::makeList(QWidget* form) {
    auto* box = new QWidget(form);
    m_list = new QListWidget(box);
    m_list->setObjectName(QStringLiteral("askSystems"));
    m_list->setAccessibleName(tr("Prompts and services that are asked in one go"));
    m_list->setToolTip(tr("What is checked is asked in one go; while the list is empty, what the form says"));
    m_list->setMaximumHeight(m_list->fontMetrics().height() * 5);
    m_add = new QPushButton(tr("Add to the list"), box);
    m_add->setObjectName(QStringLiteral("askAddSystem"));
    m_remove = new QPushButton(tr("Remove"), box);
    m_remove->setObjectName(QStringLiteral("askRemoveSystem"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(m_list);
    return box;
}

void AskPane::addToList() {
    const auto system = formSystem();
    if (!system) {
        return Q_EMIT m_controller.failed(system.error());
    }
    const QString label = QString::fromStdString(system->prompt.name + " @ " + system->chat.model);
    auto* item = new QListWidgetItem(label);
    item->setToolTip(QString::fromStdString(system->chat.url));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
    m_systems.push_back(*system);
    m_list->addItem(item);
    changed();
}

void AskPane::removeFromList() {
    const int row = m_list->currentRow();
    if (row < 0) {
        return;
    }
    m_systems.erase(m_systems.begin() + row);
    delete m_list->takeItem(row);
    changed();
}

base::Result<evaluate::AskSystem> AskPane::formSystem() const {
    evaluate::AskSystem system;
    const std::string name = m_promptName->text().trimmed().toStdString();
    ASSAY_TRY(system.prompt, evaluate::readAskPrompt(m_prompt->toPlainText().toStdString(), "plain"));
    system.prompt.name = name.empty() ? system.prompt.name : name;
    system.prompt.system = m_system->text().toStdString();
    system.chat = m_service->settings();
    system.bearerToken = m_service->key();
    return system;
}

void AskPane::fillSuites() {
    const QString chosen = m_suite->currentData().toString();
    const QSignalBlocker blocker(m_suite);
    m_suite->clear();
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        const QString name = QString::fromStdString(suite.name);
        m_suite->addItem(name, name);
        for (const workspace::SuiteVersion& version : suite.versions) {
            const QString frozen = QString::fromStdString(version.name);
            m_suite->addItem(frozen, frozen);
        }
    }
    m_suite->setCurrentIndex(std::max(0, m_suite->findData(chosen)));
    changed();
}

QString AskPane::problem() const {
    if (!m_controller.workspace()) {
        return tr("Open a workspace first.");
    }
    if (m_controller.isReadOnly()) {
        return tr("This workspace is open for reading only.");
    }
    if (m_suite->currentIndex() < 0) {
        return tr("This workspace holds no gold questions yet.");
    }
    if (m_systems.empty()) {
        if (const QString form = formProblem(); !form.isEmpty()) {
            return form;
        }
    } else {
        const auto wanted = settings();
        if (!wanted || wanted->systems.empty()) {
            return tr("Check in the list what is to be asked, or empty it.");
        }
    }
    return m_name->text().trimmed().isEmpty() ? tr("Say what the answers are to be called.") : QString();
}

// Why what the form says cannot be asked; empty: it can.
QString AskPane::formProblem() const {
    if (const QString service = m_service->problem(); !service.isEmpty()) {
        return service;
    }
    if (!evaluate::readAskPrompt(m_prompt->toPlainText().toStdString(), "plain")) {
        return tr("The prompt must hold {question}; {question_id}, {companies}, {years}, {category} and "
                  "{answer_type} are known beside it.");
    }
    return {};
}

void AskPane::changed() {
    ++m_request;
    m_isEstimated = false;
    const QString form = formProblem();
    m_add->setEnabled(form.isEmpty());
    m_add->setToolTip(form);
    m_remove->setEnabled(m_list->currentRow() >= 0);
    const QString why = problem();
    const bool isAsking = m_job != nullptr && !m_job->isFinished();
    m_state->setText(isAsking ? tr("The questions are being asked.") : why);
    m_estimate->setEnabled(why.isEmpty() && !isAsking);
    m_ask->setEnabled(false);
    m_ask->setToolTip(tr("What it takes is estimated first"));
}

base::Result<evaluate::AskRunSettings> AskPane::settings() const {
    evaluate::AskRunSettings settings;
    settings.suite = m_suite->currentData().toString().toStdString();
    settings.name = m_name->text().trimmed().toStdString();
    if (m_limit->value() > 0) {
        settings.limit = m_limit->value();
    }
    for (std::size_t row = 0; row < m_systems.size(); ++row) {
        if (m_list->item(static_cast<int>(row))->checkState() == Qt::Checked) {
            settings.systems.push_back(m_systems[row]);
        }
    }
    if (m_systems.empty()) {
        ASSAY_TRY(auto system, formSystem());
        settings.systems.push_back(std::move(system));
    }
    settings.resume = true; // what was stored under this name is paid for already
    return settings;
}

void AskPane::estimate() {
    const auto wanted = settings();
    if (!wanted) {
        return Q_EMIT m_controller.failed(wanted.error());
    }
    const quint64 request = ++m_request;
    m_controller.jobs().startBackground<evaluate::ChatEstimate>(
        tr("Estimating what asking takes"),
        [workspace = m_controller.workspace(), settings = *wanted](const std::stop_token& stop,
                                                                   base::ProgressSink&) {
            return workspace->reader().and_then([&](const workspace::Reader& reader) {
                return evaluate::estimateAsking(reader, settings, stop);
            });
        },
        this,
        [this, request](const base::Result<evaluate::ChatEstimate>& estimate) {
            if (request != m_request) {
                return; // of what stood in the fields before
            }
            m_isEstimated = estimate.has_value();
            m_state->setText(estimate ? widgets::windowText(results::askEstimateText, *estimate)
                                      : widgets::errorText(estimate.error()));
            m_ask->setEnabled(m_isEstimated);
            m_ask->setToolTip({});
        });
}

void AskPane::ask() {
    const auto wanted = settings();
    if (!wanted || !m_isEstimated) {
        return;
    }
    m_job = m_controller.jobs().start<std::vector<evaluate::AskedSystem>>(
        tr("Asking %1").arg(m_suite->currentText()),
        [workspace = m_controller.workspace(), settings = *wanted](const std::stop_token& stop,
                                                                   base::ProgressSink& progress) {
            return evaluate::askSuite(*workspace, settings, stop, progress);
        },
        this, [this](const base::Result<std::vector<evaluate::AskedSystem>>& asked) { take(asked); });
    changed();
}

void AskPane::take(const base::Result<std::vector<evaluate::AskedSystem>>& asked) {
    m_job = nullptr;
    if (!asked) {
        changed();
        if (asked.error().code != base::ErrorCode::Cancelled) {
            m_state->setText(widgets::errorText(asked.error()));
            Q_EMIT m_controller.failed(asked.error());
        } else {
            m_state->setText(tr("Stopped. What was answered is kept; asking again under this name goes on "
                                "with it."));
        }
        return;
    }
    m_controller.reload();
    QStringList sentences;
    for (const evaluate::AskedSystem& one : *asked) {
        sentences += tr("“%1”: %2 of %3 questions answered.")
                         .arg(QString::fromStdString(one.set.name))
                         .arg(one.answered)
                         .arg(one.set.answers);
    }
    const QString said = sentences.join(QLatin1Char(' '));
    m_name->clear();
    m_state->setText(said);
    Q_EMIT m_controller.noticed(said);
}

} // namespace assay::app

#include "moc_ask_pane.cpp"

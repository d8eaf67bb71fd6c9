#include "app/pages/answers/queue_dialog.h"

#include "core/results/answers/answer_words.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::app {
namespace {

enum Draw { AllOfThem, SoMany, SuchAShare };

constexpr double kAnyOverall = 0; // "below 0" would hold nothing
constexpr int kLargestQueue = 1'000'000;
constexpr int kPercent = 100;

QComboBox* choiceOf(QWidget* parent, const char* name, const QString& title) {
    auto* const box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    return box;
}

QCheckBox* tickOf(QWidget* parent, const char* name, const QString& text) {
    auto* const box = new QCheckBox(text, parent);
    box->setObjectName(QLatin1String(name));
    return box;
}

QHBoxLayout* besideEachOther(std::initializer_list<QWidget*> widgets) {
    auto* const row = new QHBoxLayout;
    for (QWidget* const widget : widgets) {
        row->addWidget(widget);
    }
    row->addStretch(1);
    return row;
}

// The entry with that data; the first where there is none.
void choose(QComboBox& box, const std::string& data) {
    box.setCurrentIndex(std::max(0, box.findData(QString::fromStdString(data))));
}

} // namespace

QueueDialog::QueueDialog(const evaluate::AnswerRun& run, const evaluate::ReadingQueue& queue, QWidget* parent)
    : QDialog(parent)
    , m_given(queue)
    , m_name(new QLineEdit(this)) {
    setObjectName(QStringLiteral("queueDialog"));
    setWindowTitle(queue.name.empty() ? tr("New queue") : tr("Change the queue"));
    setModal(false);
    m_name->setObjectName(QStringLiteral("queueName"));
    m_name->setAccessibleName(tr("Name of the queue"));
    auto* const form = new QFormLayout(this);
    form->addRow(tr("&Name:"), m_name);
    addConditions(*form, run);
    addDraw(*form);
    addButtons(*form);
    showQueue(queue);
    refresh();
    m_name->setFocus();
}

void QueueDialog::addConditions(QFormLayout& form, const evaluate::AnswerRun& run) {
    const widgets::WindowWording wording;
    m_verdict = choiceOf(this, "queueVerdict", tr("Verdict"));
    m_verdict->addItem(tr("any"), QString());
    for (const std::string_view name : evaluate::kAnswerVerdictNames) {
        m_verdict->addItem(QString::fromStdString(results::answerVerdictTitle(name, wording)),
                           QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    m_overallBelow = new QDoubleSpinBox(this);
    m_overallBelow->setObjectName(QStringLiteral("queueOverall"));
    m_overallBelow->setAccessibleName(tr("Overall below"));
    m_overallBelow->setRange(kAnyOverall, 1);
    m_overallBelow->setSingleStep(0.05);
    m_overallBelow->setDecimals(3);
    m_overallBelow->setSpecialValueText(tr("any"));
    m_field = choiceOf(this, "queueField", tr("Field"));
    m_field->addItem(tr("any"), QString());
    for (const auto& [field, values] : run.by) {
        m_field->addItem(QString::fromStdString(field), QString::fromStdString(field));
        for (const auto& [value, figures] : values) {
            m_valuesOf[field].push_back(value);
        }
    }
    m_value = choiceOf(this, "queueValue", tr("Value of the field"));
    m_metric = choiceOf(this, "queueMetric", tr("Measure"));
    m_metric->addItem(tr("any"), QString());
    for (const evaluate::MetricFigure& figure : run.figures.metrics) {
        m_metric->addItem(QString::fromStdString(results::outsideScoreTitle(figure.name, wording)),
                          QString::fromStdString(figure.name));
    }
    m_side = choiceOf(this, "queueSide", tr("Below or above"));
    m_side->addItems({tr("below"), tr("above")});
    m_side->setMinimumContentsLength(6);
    m_limit = new QDoubleSpinBox(this);
    m_limit->setObjectName(QStringLiteral("queueLimit"));
    m_limit->setAccessibleName(tr("Limit of the measure"));
    m_limit->setRange(-1e9, 1e9);
    m_limit->setDecimals(3);
    m_limit->setSingleStep(0.05);
    m_cites = tickOf(this, "queueCites", tr("cites something"));
    m_language = tickOf(this, "queueLanguage", tr("its language is checked by the rubric"));
    m_disagrees = tickOf(this, "queueDisagrees", tr("judge and rules say different things"));
    m_notRead = tickOf(this, "queueNotRead", tr("nobody has read it to the end"));
    form.addRow(tr("&Verdict:"), m_verdict);
    form.addRow(tr("&Overall below:"), m_overallBelow);
    form.addRow(tr("&Field:"), besideEachOther({m_field, m_value}));
    form.addRow(tr("&Measure:"), besideEachOther({m_metric, m_side, m_limit}));
    for (QCheckBox* const box : {m_cites, m_language, m_disagrees, m_notRead}) {
        form.addRow(QString(), box);
    }
    connect(m_field, &QComboBox::currentIndexChanged, this, [this] {
        fillValues();
        refresh();
    });
    connect(m_metric, &QComboBox::currentIndexChanged, this, &QueueDialog::refresh);
}

void QueueDialog::addDraw(QFormLayout& form) {
    m_draw = choiceOf(this, "queueDraw", tr("How many"));
    m_draw->addItems({tr("all of them"), tr("so many"), tr("such a share")});
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("queueCount"));
    m_count->setAccessibleName(tr("Number of answers"));
    m_count->setRange(1, kLargestQueue);
    m_share = new QSpinBox(this);
    m_share->setObjectName(QStringLiteral("queueShare"));
    m_share->setAccessibleName(tr("Share of answers in percent"));
    m_share->setRange(1, kPercent);
    m_share->setSuffix(tr(" %"));
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("queueSeed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same answers"));
    form.addRow(tr("&How many:"), besideEachOther({m_draw, m_count, m_share}));
    form.addRow(tr("S&eed:"), m_seed);
    connect(m_draw, &QComboBox::currentIndexChanged, this, &QueueDialog::refresh);
}

void QueueDialog::addButtons(QFormLayout& form) {
    m_error = new QLabel(this);
    m_error->setObjectName(QStringLiteral("queueError"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    auto* const buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("queueStore"));
    QPushButton* const copy = buttons->addButton(tr("Copy as JSON"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("queueCopy"));
    copy->setToolTip(tr("As a file for “assay answers --queue FILE”"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    form.addRow(m_error);
    form.addRow(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &QueueDialog::refresh);
    connect(copy, &QPushButton::clicked, this, &QueueDialog::copyJson);
    connect(buttons, &QDialogButtonBox::accepted, this, &QueueDialog::chosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

void QueueDialog::showQueue(const evaluate::ReadingQueue& queue) {
    m_name->setText(QString::fromStdString(queue.name));
    choose(*m_verdict, queue.verdict);
    m_overallBelow->setValue(queue.overallBelow.value_or(kAnyOverall));
    // Fields and measures that this run does not have stay what they were.
    for (const auto& [box, name] : {std::pair(m_field, queue.field), std::pair(m_metric, queue.metric)}) {
        if (!name.empty() && box->findData(QString::fromStdString(name)) < 0) {
            box->addItem(QString::fromStdString(name), QString::fromStdString(name));
        }
        choose(*box, name);
    }
    if (!queue.value.empty() && std::ranges::count(m_valuesOf[queue.field], queue.value) == 0) {
        m_valuesOf[queue.field].push_back(queue.value);
    }
    fillValues();
    choose(*m_value, queue.value);
    m_side->setCurrentIndex(queue.metricAbove ? 1 : 0);
    m_limit->setValue(queue.metricAbove.value_or(queue.metricBelow.value_or(0)));
    m_cites->setChecked(queue.withCitations);
    m_language->setChecked(queue.withLanguageCheck);
    m_disagrees->setChecked(queue.judgeDisagrees);
    m_notRead->setChecked(queue.notRead);
    m_draw->setCurrentIndex(queue.count ? SoMany : queue.share ? SuchAShare : AllOfThem);
    m_count->setValue(static_cast<int>(std::min<std::int64_t>(queue.count.value_or(10), kLargestQueue)));
    m_share->setValue(static_cast<int>(std::lround(queue.share.value_or(0.2) * kPercent)));
    m_seed->setValue(static_cast<int>(
        std::min<std::uint64_t>(queue.seed, static_cast<std::uint64_t>(std::numeric_limits<int>::max()))));
}

void QueueDialog::fillValues() {
    m_value->clear();
    for (const std::string& value : m_valuesOf[m_field->currentData().toString().toStdString()]) {
        m_value->addItem(value.empty() ? tr("(none)") : QString::fromStdString(value),
                         QString::fromStdString(value));
    }
}

void QueueDialog::refresh() {
    m_error->hide();
    m_value->setVisible(m_field->currentIndex() > 0);
    m_side->setVisible(m_metric->currentIndex() > 0);
    m_limit->setVisible(m_metric->currentIndex() > 0);
    m_count->setVisible(m_draw->currentIndex() == SoMany);
    m_share->setVisible(m_draw->currentIndex() == SuchAShare);
    m_save->setEnabled(!m_name->text().trimmed().isEmpty());
}

evaluate::ReadingQueue QueueDialog::queue() const {
    evaluate::ReadingQueue queue = m_given; // with what the form does not show
    queue.name = m_name->text().trimmed().toStdString();
    queue.verdict = m_verdict->currentData().toString().toStdString();
    queue.overallBelow =
        m_overallBelow->value() > kAnyOverall ? std::optional(m_overallBelow->value()) : std::nullopt;
    queue.field = m_field->currentData().toString().toStdString();
    queue.value = queue.field.empty() ? std::string() : m_value->currentData().toString().toStdString();
    queue.metric = m_metric->currentData().toString().toStdString();
    const bool hasLimit = !queue.metric.empty();
    const bool isAbove = m_side->currentIndex() == 1;
    queue.metricBelow = hasLimit && !isAbove ? std::optional(m_limit->value()) : std::nullopt;
    queue.metricAbove = hasLimit && isAbove ? std::optional(m_limit->value()) : std::nullopt;
    queue.withCitations = m_cites->isChecked();
    queue.withLanguageCheck = m_language->isChecked();
    queue.judgeDisagrees = m_disagrees->isChecked();
    queue.notRead = m_notRead->isChecked();
    queue.count =
        m_draw->currentIndex() == SoMany ? std::optional<std::int64_t>(m_count->value()) : std::nullopt;
    queue.share = m_draw->currentIndex() == SuchAShare
                      ? std::optional(static_cast<double>(m_share->value()) / kPercent)
                      : std::nullopt;
    queue.seed = static_cast<std::uint64_t>(m_seed->value());
    return queue;
}

void QueueDialog::copyJson() {
    const evaluate::ReadingQueue made = queue();
    QGuiApplication::clipboard()->setText(QString::fromStdString(evaluate::readingQueuesJson({&made, 1})));
}

void QueueDialog::showError(const base::Error& error) {
    m_error->setText(
        error.code == base::ErrorCode::NameTaken ||
                (error.code == base::ErrorCode::InvalidArgument && error.where == "name")
            ? tr("There is a queue “%1” already. Give it another name.").arg(m_name->text().trimmed())
            : widgets::errorText(error));
    m_error->show();
    m_name->setFocus();
    m_name->selectAll();
}

} // namespace assay::app

#include "moc_queue_dialog.cpp"

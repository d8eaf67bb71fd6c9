#include "app/pages/thresholds/dynamic_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "app/shell/page_scroll.h"
#include "app/shell/session.h"
#include "core/results/thresholds/dynamic_blocks.h"
#include "widgets/files/file_dialog.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr const char* kUrlKey = "dynamic/url";
constexpr int kRestMs = 200;

} // namespace

DynamicPane::DynamicPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("dynamicPane"));
    auto* const area = new widgets::BlocksArea(this);
    area->setObjectName(QStringLiteral("dynamicText"));
    area->setAccessibleName(tr("Figures of the run"));
    m_figures = area->addGroup();
    m_matrices = area->addGroup(Qt::Horizontal);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(makeForm());
    layout->addWidget(area, 1);
    connect(&m_controller, &ThresholdController::dataChanged, this, [this] { fillRuns(); });
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &DynamicPane::showStored);
    for (const auto signal : {&ThresholdController::tauChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scoringChanged}) { // a decision that is taken over too
        connect(&m_controller, signal, this, [this] {
            if (isVisible()) {
                m_rest.start();
            }
        });
    }
    connect(m_parallel, &QSpinBox::valueChanged, this, [this] { m_parallelSet = true; });
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, [this] { m_rateSet = true; });
    connect(m_timeLimit, &QDoubleSpinBox::valueChanged, this, [this] { m_timeLimitSet = true; });
    connect(m_run, &QComboBox::currentIndexChanged, this, [this] {
        updateButtons();
        showStored();
    });
    connect(m_url, &QLineEdit::textChanged, this, &DynamicPane::updateButtons);
    connect(m_start, &QPushButton::clicked, this, [this] { begin(false); });
    connect(m_resume, &QPushButton::clicked, this, [this] { begin(true); });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_job) {
            m_job->cancel();
        }
    });
    fillRuns();
}

QWidget* DynamicPane::makeForm() {
    auto* const form = new QWidget(this);
    auto* const grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    const auto add = [&](int line, int column, const QString& text, QWidget* field, const QString& name,
                         int span) {
        auto* const label = new QLabel(text, form);
        label->setBuddy(field);
        field->setObjectName(name);
        field->setAccessibleName(text);
        grid->addWidget(label, line, column);
        grid->addWidget(field, line, column + 1, 1, span);
    };
    m_url = new QLineEdit(QSettings().value(QString::fromLatin1(kUrlKey)).toString(), form);
    m_url->setPlaceholderText(QStringLiteral("http://localhost:8000"));
    m_url->setToolTip(
        tr("Questions go to this address with /ask behind it. A token is taken from the environment "
           "variable ASSAY_ASK_TOKEN and stored nowhere."));
    add(0, 0, tr("Backend"), m_url, QStringLiteral("dynamicUrl"), 3);
    m_perScenario = new QSpinBox(form);
    m_perScenario->setRange(1, 100'000);
    m_perScenario->setValue(evaluate::kSamplesPerScenario);
    add(1, 0, tr("Per scenario"), m_perScenario, QStringLiteral("dynamicPerScenario"), 1);
    m_seed = new QSpinBox(form);
    m_seed->setRange(0, 1'000'000'000);
    m_seed->setValue(42);
    add(1, 2, tr("Seed"), m_seed, QStringLiteral("dynamicSeed"), 1);
    m_parallel = new QSpinBox(form);
    m_parallel->setRange(1, 64);
    m_parallel->setValue(endpoint::AskSettings{}.maxParallel);
    add(2, 0, tr("In parallel"), m_parallel, QStringLiteral("dynamicParallel"), 1);
    m_rate = new QDoubleSpinBox(form);
    m_rate->setRange(0, 10'000);
    m_rate->setSpecialValueText(tr("no limit"));
    m_rate->setSuffix(tr(" /s"));
    add(2, 2, tr("Rate"), m_rate, QStringLiteral("dynamicRate"), 1);
    m_timeLimit = new QDoubleSpinBox(form);
    m_timeLimit->setRange(0.1, 3'600);
    m_timeLimit->setDecimals(1);
    m_timeLimit->setValue(90);
    m_timeLimit->setSuffix(tr(" s"));
    add(3, 0, tr("Time limit"), m_timeLimit, QStringLiteral("dynamicTimeLimit"), 1);
    m_settingsFile = new QLineEdit(form);
    m_settingsFile->setToolTip(
        tr("A JSON file that says what is sent and where in a reply each value stands"));
    widgets::setHint(*m_settingsFile, tr("body and reply as usual"));
    add(4, 0, tr("Settings file"), m_settingsFile, QStringLiteral("dynamicSettingsFile"), 2);
    auto* const browse = new QPushButton(tr("Choose…"), form);
    browse->setObjectName(QStringLiteral("dynamicBrowse"));
    connect(browse, &QPushButton::clicked, this, &DynamicPane::chooseSettingsFile);
    grid->addWidget(browse, 4, 3);
    m_run = new QComboBox(form);
    m_run->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::tellWholeEntry(*m_run);
    add(5, 0, tr("Run"), m_run, QStringLiteral("dynamicRun"), 3);
    m_start = new QPushButton(tr("Start a new run"), form);
    m_start->setObjectName(QStringLiteral("dynamicStart"));
    m_resume = new QPushButton(tr("Resume"), form);
    m_resume->setObjectName(QStringLiteral("dynamicResume"));
    m_resume->setToolTip(tr("Ask what this run has not asked yet, and again what failed. It is asked as it "
                            "was begun, but for what was changed in this form."));
    m_cancel = new QPushButton(tr("Cancel"), form);
    m_cancel->setObjectName(QStringLiteral("dynamicCancel"));
    m_progress = new QProgressBar(form);
    m_progress->setObjectName(QStringLiteral("dynamicProgress"));
    m_progress->setAccessibleName(tr("How far the run is"));
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_resume);
    buttons->addWidget(m_cancel);
    grid->setRowStretch(6, 1);
    form->setMinimumWidth(400);
    // The buttons stay in view, however little room there is for the fields above them.
    auto* const side = new QWidget(this);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new PageScroll(form, PageScroll::Bars::Vertical, side), 1);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    return side;
}

void DynamicPane::chooseSettingsFile() {
    auto* dialog =
        new widgets::FileDialog(this, tr("Settings of the backend"), widgets::FilePurpose::Settings);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("JSON (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, m_settingsFile, &QLineEdit::setText);
    dialog->open();
}

void DynamicPane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    if (m_job && workspace != m_workspace) {
        m_job->cancel();
    }
    m_workspace = std::move(workspace);
    fillRuns();
}

void DynamicPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showStored();
}

void DynamicPane::fillRuns(base::RowId select) {
    {
        const QSignalBlocker quiet(m_run);
        m_run->clear();
        m_runs.clear();
        if (m_workspace && m_controller.hasData()) {
            if (const auto reader = m_workspace->reader()) {
                if (auto runs = workspace::dynamicRuns(*reader, m_controller.data()->info.id)) {
                    m_runs = std::move(*runs);
                }
            }
        }
        for (const workspace::DynamicRunInfo& run : m_runs) {
            m_run->addItem(tr("%1: %2 of %3 answered")
                               .arg(QString::fromStdString(run.name), widgets::countText(run.answered),
                                    widgets::countText(run.items)),
                           static_cast<qlonglong>(run.id));
        }
        if (const int index = m_run->findData(static_cast<qlonglong>(select)); index >= 0) {
            m_run->setCurrentIndex(index);
        }
    }
    updateButtons();
    showStored();
}

std::optional<workspace::DynamicRunInfo> DynamicPane::chosenRun() const {
    const auto index = static_cast<std::size_t>(std::max(0, m_run->currentIndex()));
    return index < m_runs.size() ? std::optional(m_runs[index]) : std::nullopt;
}

void DynamicPane::updateButtons() {
    const bool ready = m_session && m_controller.hasData() && m_workspace && !m_workspace->isReadOnly() &&
                       !m_url->text().trimmed().isEmpty() && !m_job;
    m_start->setEnabled(ready);
    m_resume->setEnabled(ready && chosenRun().has_value());
    m_cancel->setEnabled(!m_job.isNull());
    m_progress->setVisible(!m_job.isNull());
}

void DynamicPane::showProgress() {
    const auto done = m_job ? m_job->fraction() : std::nullopt;
    m_progress->setRange(0, done ? 100 : 0); // 0 to 0: not known yet
    m_progress->setValue(done ? static_cast<int>(*done * 100) : 0);
}

std::vector<double> DynamicPane::thresholds() const {
    std::vector<double> tau;
    for (int scope = 1; scope < m_controller.scopeCount(); ++scope) {
        tau.push_back(m_controller.tau(scope));
    }
    return tau;
}

// A new run is asked as the form says; one that is gone on with as it was begun, but for what the person has
// changed in the form.
base::Result<endpoint::AskSettings>
DynamicPane::askSettings(const std::optional<workspace::DynamicRunInfo>& resumed) const {
    endpoint::AskSettings ask;
    const QString file = m_settingsFile->text().trimmed();
    if (resumed || !file.isEmpty()) {
        ASSAY_TRY(auto read, file.isEmpty() ? askSettingsOf(*resumed)
                                            : endpoint::readAskSettingsFile(file.toStdString()));
        ask = std::move(read);
    }
    ask.url = m_url->text().trimmed().toStdString();
    if (!resumed || m_parallelSet) {
        ask.maxParallel = m_parallel->value();
    }
    if (!resumed || m_timeLimitSet) {
        ask.timeoutMs = static_cast<int>(std::lround(m_timeLimit->value() * 1'000));
    }
    if (m_rate->value() > 0) {
        ask.maxPerSecond = m_rate->value();
    } else if (resumed && m_rateSet) {
        ask.maxPerSecond.reset();
    }
    return ask;
}

void DynamicPane::begin(bool resume) {
    DynamicWork work;
    work.resumed = resume ? chosenRun() : std::nullopt;
    auto ask = askSettings(work.resumed);
    if (!ask) {
        Q_EMIT failed(ask.error());
        return;
    }
    if (work.resumed) {
        auto claim = workspace::claimDynamicRun(*m_workspace, work.resumed->id);
        if (!claim) {
            Q_EMIT failed(claim.error());
            return;
        }
        if (!*claim) {
            ++m_request; // no summary that is on its way is to hide this
            showText(tr("The run “%1” is being asked already, by another process or window. Wait "
                        "until it has ended, then resume it.")
                         .arg(QString::fromStdString(work.resumed->name)));
            return;
        }
        work.claim = std::make_shared<base::FileLock>(std::move(**claim));
    }
    work.set = m_controller.data()->info.id;
    work.sampling = {m_perScenario->value(), static_cast<std::uint64_t>(m_seed->value())};
    work.run.ask = std::move(*ask);
    work.run.bearerToken = qEnvironmentVariable("ASSAY_ASK_TOKEN").toStdString();
    work.run.retryFailed = resume;
    work.run.seed = work.resumed ? work.resumed->seed : work.sampling.seed;
    work.tau = thresholds();
    work.nliHard = m_controller.nliThresholds().hard;
    QSettings().setValue(QString::fromLatin1(kUrlKey), m_url->text().trimmed());
    const base::RowId asked = work.resumed ? work.resumed->id : 0; // a new run is the first of the list
    ++m_request;
    showText(tr("Asking… What has been answered is kept."));
    // The button that was pressed cannot be pressed meanwhile: the keys wait on Cancel, and come back.
    QPushButton* const pressed = resume ? m_resume : m_start;
    const bool hadFocus = pressed->hasFocus();
    m_job = m_session->jobs().start<evaluate::DynamicSummary>(
        tr("Asking the backend"),
        [workspace = m_workspace, data = m_controller.data(),
         work = std::move(work)](const std::stop_token& stop, base::ProgressSink& progress) {
            return runDynamicWork(*workspace, data->columns, work, stop, progress);
        },
        this,
        [this, asked, pressed](const base::Result<evaluate::DynamicSummary>& summary) {
            m_job = nullptr;
            const bool waits = m_cancel->hasFocus();
            fillRuns(asked);
            if (waits) {
                pressed->setFocus();
            }
            if (!summary && summary.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(summary.error());
            }
        });
    connect(m_job, &widgets::Job::progressed, this, &DynamicPane::showProgress);
    showProgress();
    updateButtons();
    if (hadFocus) {
        m_cancel->setFocus();
    }
}

void DynamicPane::showStored() {
    const quint64 request = ++m_request;
    const auto run = chosenRun();
    if (m_job) {
        return;
    }
    if (!run || !m_workspace || !m_session || !isVisible()) {
        showText(tr("No run yet. Name the address of a chat backend and start one: a sample of the set's "
                    "questions is asked, and the answers are judged by the present thresholds."));
        return;
    }
    m_session->jobs().startBackground<evaluate::DynamicSummary>(
        tr("Reading the run"),
        [workspace = m_workspace, data = m_controller.data(), run = *run, tau = thresholds(),
         hard = m_controller.nliThresholds().hard](const std::stop_token&, base::ProgressSink&) {
            return summariseStoredRun(*workspace, data->columns, run, tau, hard);
        },
        this,
        [this, request, judgedBy = thresholdsText()](const base::Result<evaluate::DynamicSummary>& summary) {
            if (request != m_request) {
                return;
            }
            if (summary) {
                showSummary(*summary, judgedBy);
            } else {
                showText(widgets::errorText(summary.error()));
            }
        });
}

QString DynamicPane::thresholdsText() const {
    QStringList scenarios;
    for (int scope = 1; scope < m_controller.scopeCount(); ++scope) {
        scenarios +=
            QStringLiteral("%1 %2").arg(m_controller.scopeName(scope), tauText(m_controller.tau(scope)));
    }
    return tr("Judged by the present thresholds: %1; NLI hard limit %2.")
        .arg(scenarios.join(QStringLiteral(", ")),
             widgets::proportionText(m_controller.nliThresholds().hard, 2));
}

void DynamicPane::showText(const QString& text) {
    m_figures->setBlocks({results::Paragraph{text.toStdString()}});
    m_matrices->setBlocks({});
}

void DynamicPane::showSummary(const evaluate::DynamicSummary& summary, const QString& thresholds) {
    const auto blocks =
        results::thresholds::dynamicBlocks(summary, thresholds.toStdString(), widgets::WindowWording());
    m_figures->setBlocks(blocks.figures);
    m_matrices->setBlocks(blocks.matrices);
}

} // namespace assay::app

#include "moc_dynamic_pane.cpp"

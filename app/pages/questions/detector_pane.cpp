#include "app/pages/questions/detector_pane.h"

#include "app/pages/questions/impact_pane.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suspicion_queue.h"
#include "app/pages/questions/suspicion_text.h"
#include "core/base/clock.h"
#include "core/workspace/predictions/answer_scores.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kRestMs = 80;
constexpr int kPerMille = 1'000; // of the progress bar

struct Decided {
    std::vector<workspace::SuspicionMark> marks;
    int edited = 0;
};

// How many of these say something else than in the revision given. A flag or another status says nothing
// else.
int countEdited(const workspace::Reader& reader, const std::map<base::RowId, std::int64_t>& checked,
                const std::stop_token& stop) {
    int edited = 0;
    for (const auto& [id, revision] : checked) {
        if (stop.stop_requested()) {
            break;
        }
        const auto now = workspace::storedQuestion(reader, id);
        const auto revisions = now && now->revision != revision
                                   ? workspace::questionRevisions(reader, id)
                                   : base::Result<std::vector<workspace::QuestionRevision>>();
        if (!now || !revisions) {
            continue;
        }
        const auto then = std::find_if(revisions->begin(), revisions->end(),
                                       [&](const auto& each) { return each.revision == revision; });
        edited += then != revisions->end() && !model::differingFields(then->question, now->question).empty()
                      ? 1
                      : 0;
    }
    return edited;
}

// Whether it is the suite or a frozen version of it.
bool isOfSuite(const QString& chosen, const QString& suite) {
    return chosen == suite || chosen.startsWith(suite + u'.');
}

} // namespace

DetectorPane::DetectorPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("detectorPane"));
    m_impact = new ImpactPane(m_controller, this);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("detectorTabs"));
    m_tabs->setAccessibleName(tr("Suspicions, and what they weigh"));
    m_tabs->setDocumentMode(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(makeTop());
    m_run = new QComboBox(this);
    m_run->setObjectName(QStringLiteral("detectorRun"));
    m_run->setAccessibleName(tr("Run whose answers and scores rule 1 goes by"));
    m_run->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_run->setMinimumContentsLength(14);
    widgets::tellWholeEntry(*m_run, tr("Run whose answers and scores rule 1 goes by"));
    layout->addWidget(m_run);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("detectorState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    layout->addWidget(m_state);
    m_abstentions = new QLabel(this);
    m_abstentions->setObjectName(QStringLiteral("detectorAbstentions"));
    m_abstentions->setTextFormat(Qt::PlainText);
    m_abstentions->setWordWrap(true);
    layout->addWidget(m_abstentions);
    m_queue = new SuspicionQueue(m_controller, this);
    m_tabs->addTab(m_queue, tr("Queue"));
    m_tabs->addTab(m_impact, tr("Impact"));
    layout->addWidget(m_tabs, 1);

    m_marksTimer.setSingleShot(true);
    m_marksTimer.setInterval(kRestMs);
    connect(&m_marksTimer, &QTimer::timeout, this, &DetectorPane::readMarks);
    connect(&m_controller, &QuestionController::suitesChanged, this, &DetectorPane::takeWorkspace);
    connect(&m_controller, &QuestionController::journalChanged, this, [this] {
        if (!m_checkedSuite.empty()) {
            m_marksTimer.start();
        }
    });
    takeWorkspace();
}

QWidget* DetectorPane::makeTop() {
    auto* top = new QWidget(this);
    auto* layout = new QHBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_suite = new QComboBox(top);
    m_suite->setObjectName(QStringLiteral("detectorSuite"));
    m_suite->setAccessibleName(tr("Suite or version to check"));
    m_check = new QPushButton(tr("Chec&k for bad questions"), top);
    m_check->setObjectName(QStringLiteral("detectorCheck"));
    m_check->setAutoDefault(false);
    m_progress = new QProgressBar(top);
    m_progress->setObjectName(QStringLiteral("detectorProgress"));
    m_progress->setAccessibleName(tr("How far the check is"));
    m_progressText = new QLabel(top);
    m_progressText->setObjectName(QStringLiteral("detectorProgressText"));
    m_cancel = new QPushButton(tr("Cancel"), top);
    m_cancel->setObjectName(QStringLiteral("detectorCancel"));
    m_cancel->setAutoDefault(false);
    layout->addWidget(m_suite);
    layout->addWidget(m_check);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_progressText);
    layout->addWidget(m_cancel);
    layout->addStretch(1);
    connect(m_suite, &QComboBox::currentIndexChanged, this, [this] {
        showImpact();
        showState();
    });
    // A question of another suite does not stay in front of this one.
    connect(m_suite, &QComboBox::activated, this, [this] {
        const auto& current = m_controller.current();
        const auto name = m_controller.context().suiteNames.find(current ? current->suite : 0);
        if (name != m_controller.context().suiteNames.end() &&
            !isOfSuite(m_suite->currentData().toString(), QString::fromStdString(name->second))) {
            m_controller.setCurrent(0);
        }
        if (!isOutdated() && !m_controller.current()) {
            m_queue->walkAgain(); // back at what was checked
        }
    });
    connect(m_check, &QPushButton::clicked, this, &DetectorPane::check);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_job) {
            m_job->cancel();
        }
    });
    setRunning(false);
    return top;
}

bool DetectorPane::marksQuestion() const {
    const auto& current = m_controller.current();
    return current && !isOutdated() && m_queue->isVisible() && m_queue->questionInFront() == current->id;
}

void DetectorPane::stepToNextQuestion() {
    if (!isOutdated()) {
        m_queue->stepToNextQuestion();
    }
}

bool DetectorPane::isOutdated() const {
    return !m_checkedSuite.empty() && m_suite->currentData().toString().toStdString() != m_checkedSuite;
}

QString DetectorPane::outdatedText() const {
    return tr("What is listed was found in %1, and %2 is chosen: check it, or choose %1 again to go on.")
        .arg(QString::fromStdString(m_checkedSuite), m_suite->currentData().toString());
}

bool DetectorPane::isAtQuestion() const {
    return marksQuestion() && m_queue->hasFocus();
}

void DetectorPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fillRuns();
    showState();
}

void DetectorPane::takeWorkspace() {
    if (m_workspace.lock() != m_controller.workspace() || !m_controller.workspace()) {
        m_workspace = m_controller.workspace();
        ++m_request;
        if (m_job) {
            m_job->cancel();
            m_job = nullptr;
            setRunning(false);
        }
        m_rules.clear();
        forget();
    }
    fillSuites();
    fillRuns();
    if (!m_checkedSuite.empty() && m_suite->findData(QString::fromStdString(m_checkedSuite)) < 0) {
        forget(); // it was removed, or has another name
    }
    showImpact();
    showState();
}

void DetectorPane::forget() {
    m_checkedSuite.clear();
    m_report = {};
    m_questions.clear();
    m_edited = 0;
    m_suspected.clear();
    m_queue->setSuspicions({}, {});
}

// Without a check the flagged questions can still be weighed.
void DetectorPane::showImpact() {
    const std::string chosen = m_suite->currentData().toString().toStdString();
    m_impact->setSuspicions(chosen, !chosen.empty() && chosen == m_checkedSuite ? std::optional(m_suspected)
                                                                                : std::nullopt);
}

void DetectorPane::fillSuites() {
    const QString chosen = m_suite->currentData().toString();
    const QSignalBlocker blocker(m_suite);
    m_suite->clear();
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        const QString name = QString::fromStdString(suite.name);
        m_suite->addItem(tr("%1 (%2)").arg(name, widgets::countText(suite.questions)), name);
        for (const workspace::SuiteVersion& version : suite.versions) {
            const QString frozen = QString::fromStdString(version.name);
            m_suite->addItem(tr("%1 (%2, frozen)").arg(frozen, widgets::countText(version.questions)),
                             frozen);
        }
    }
    m_suite->setCurrentIndex(std::max(0, m_suite->findData(chosen)));
    m_check->setEnabled(m_suite->count() > 0 && !m_job);
}

// Runs come without a journal entry: they are looked for whenever the pane comes to the front.
void DetectorPane::fillRuns() {
    const QVariant chosen = m_run->currentData();
    m_run->clear();
    m_run->addItem(tr("Rule 1 by the newest answers with scores"));
    const auto workspace = m_controller.workspace();
    const auto reader = workspace ? workspace->reader()
                                  : base::Result<workspace::Reader>(base::fail(base::ErrorCode::NotFound));
    if (const auto runs = reader ? workspace::answersRuns(*reader)
                                 : base::Result<std::vector<workspace::AnswersRunInfo>>()) {
        for (const workspace::AnswersRunInfo& run : *runs) {
            m_run->addItem(tr("Rule 1 by the run %1").arg(QString::fromStdString(run.name)),
                           static_cast<qlonglong>(run.id));
        }
    }
    m_run->setVisible(m_run->count() > 1);
    m_run->setCurrentIndex(chosen.isValid() ? std::max(0, m_run->findData(chosen)) : 0);
}

void DetectorPane::chooseSuite(const QString& name) {
    if (const int index = m_suite->findData(name); index >= 0) {
        m_suite->setCurrentIndex(index);
    }
}

void DetectorPane::chooseSuiteInFront(const QString& name) {
    // A frozen version of it stays chosen, and so does what is being checked.
    if (!m_job && !isOfSuite(m_suite->currentData().toString(), name)) {
        chooseSuite(name);
    }
}

void DetectorPane::setRunning(bool running) {
    m_progress->setVisible(running);
    m_progressText->setVisible(running);
    m_cancel->setVisible(running);
    m_suite->setEnabled(!running);
    m_check->setEnabled(!running && m_suite->count() > 0);
}

void DetectorPane::check() {
    const auto workspace = m_controller.workspace();
    const std::string name = m_suite->currentData().toString().toStdString();
    if (!workspace || name.empty()) {
        return;
    }
    if (m_job) {
        m_job->cancel();
    }
    const std::optional<base::RowId> answersRun =
        m_run->currentData().isValid()
            ? std::optional(static_cast<base::RowId>(m_run->currentData().toLongLong()))
            : std::nullopt;
    m_job = m_controller.jobs().start<Run>(
        tr("Checking %1 for bad questions").arg(QString::fromStdString(name)),
        [workspace, name, answersRun](const std::stop_token& stop,
                                      base::ProgressSink& progress) -> base::Result<Run> {
            ASSAY_TRY(auto reader, workspace->reader());
            curation::WorkspaceLintOptions options;
            options.answersRun = answersRun;
            options.withMarked = true; // what was decided is shown as such
            options.now = base::utcNow();
            ASSAY_TRY(auto lint, curation::lintWorkspace(reader, name, options, stop, progress));
            ASSAY_TRY(auto marks, workspace::suspicionMarks(reader));
            Run run{std::move(lint.report), {}, std::move(marks), options.now};
            for (const workspace::NamedQuestion& question : lint.questions) {
                run.questions.emplace(question.id, question.revision);
            }
            return run;
        },
        this,
        [this, request = ++m_request, name](base::Result<Run> run) {
            if (request != m_request) {
                return;
            }
            m_job = nullptr;
            setRunning(false);
            if (run) {
                m_checkedSuite = name;
                take(std::move(*run));
            } else if (run.error().code == base::ErrorCode::Cancelled) {
                const QString cancelled = tr("The check was cancelled; nothing was changed.");
                m_state->setText(isOutdated() ? cancelled + QLatin1Char(' ') + outdatedText() : cancelled);
            } else {
                m_state->setText(widgets::errorText(run.error()));
                Q_EMIT m_controller.failed(run.error());
            }
            Q_EMIT checked();
        });
    connect(m_job, &widgets::Job::progressed, this, &DetectorPane::showProgress);
    setRunning(true);
    showProgress();
    m_cancel->setFocus(Qt::OtherFocusReason); // the button that was pressed cannot be any more
}

void DetectorPane::showProgress() {
    if (!m_job) {
        return;
    }
    const auto fraction = m_job->fraction();
    m_progress->setRange(0, fraction ? kPerMille : 0);
    m_progress->setValue(fraction ? static_cast<int>(*fraction * kPerMille) : 0);
    QString text = m_job->stage() ? widgets::stageText(*m_job->stage()) : tr("Waiting");
    if (const auto left = m_job->millisecondsLeft()) {
        text += tr(", %1 left").arg(widgets::durationText(*left));
    }
    m_progressText->setText(text);
}

void DetectorPane::take(Run run) {
    m_checkedAt = run.at;
    for (const auto& [id, revision] : run.questions) {
        m_rules.erase(id);
    }
    m_questions = std::move(run.questions);
    m_edited = 0;
    m_queue->setEnabled(!isOutdated()); // before it walks to its first row
    m_queue->setSuspicions(std::move(run.report.findings), run.marks);
    run.report.findings.clear();
    m_report = std::move(run.report);
    announce();
    showState();
    if (isAncestorOf(QApplication::focusWidget())) {
        m_queue->setFocus(Qt::OtherFocusReason);
    }
}

// For the facet of the page, and the impact: what is not dismissed or put off.
void DetectorPane::announce() {
    for (const auto& [id, revision] : m_questions) {
        m_rules.erase(id);
    }
    m_suspected.clear();
    const SuspicionListModel& model = m_queue->model();
    for (const SuspicionItem& item : model.items()) {
        const bool accepted = item.mark && item.mark->state == workspace::SuspicionState::Accepted;
        if (!model.isOpen(item) && !accepted) {
            continue;
        }
        m_suspected.insert(item.suspicion.question);
        std::vector<std::string>& rules = m_rules[item.suspicion.question];
        const std::string name(curation::lintRuleName(item.suspicion.rule));
        if (std::find(rules.begin(), rules.end(), name) == rules.end()) {
            rules.push_back(name);
        }
    }
    m_controller.setSuspicions(m_rules);
    showImpact();
}

void DetectorPane::readMarks() {
    if (m_checkedSuite.empty() || !m_controller.workspace()) {
        return;
    }
    // A frozen version never says anything else than it was checked for; an edit of the suite is another
    // matter.
    std::map<base::RowId, std::int64_t> changed;
    const workspace::QuestionColumns& columns = m_controller.columns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto checked =
            columns.changedAt[i] < m_checkedAt ? m_questions.end() : m_questions.find(columns.id[i]);
        if (checked != m_questions.end()) {
            changed.insert(*checked);
        }
    }
    m_controller.jobs().startBackground<Decided>(
        tr("Reading what was decided"),
        [workspace = m_controller.workspace(), changed = std::move(changed)](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Decided> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(auto marks, workspace::suspicionMarks(reader));
            return Decided{std::move(marks), countEdited(reader, changed, stop)};
        },
        this,
        [this, request = m_request](const base::Result<Decided>& decided) {
            if (request == m_request && decided) {
                m_queue->setMarks(decided->marks);
                m_edited = decided->edited;
                announce();
                showState();
            }
        });
}

void DetectorPane::showState() {
    QStringList abstentions;
    m_queue->setEnabled(!isOutdated());
    if (isOutdated()) {
        if (!m_job) {
            m_state->setText(outdatedText());
        }
    } else if (m_checkedSuite.empty()) {
        if (!m_job) {
            m_state->setText(m_suite->count() == 0
                                 ? tr("There is no suite to check. Import questions first.")
                                 : tr("Choose a suite and check it: six rules look for questions that do not "
                                      "deserve to be in it. You decide about each."));
        }
    } else {
        const SuspicionListModel& model = m_queue->model();
        const auto total = static_cast<int>(model.items().size());
        m_state->setText(total == 0
                             ? tr("Nothing is suspected in %1 (%n question(s), checked %2).", nullptr,
                                  static_cast<int>(m_report.questions))
                                   .arg(QString::fromStdString(m_checkedSuite),
                                        widgets::timeText(QString::fromStdString(m_checkedAt)))
                             : tr("%1 in %2 (%n question(s), checked %3); %4 open, %5 decided.", nullptr,
                                  static_cast<int>(m_report.questions))
                                   .arg(tr("%1 suspicion(s)", nullptr, total).arg(widgets::countText(total)),
                                        QString::fromStdString(m_checkedSuite),
                                        widgets::timeText(QString::fromStdString(m_checkedAt)),
                                        widgets::countText(model.openCount()),
                                        widgets::countText(total - model.openCount())));
        if (m_edited > 0) {
            m_state->setText(m_state->text() + QLatin1Char(' ') +
                             tr("%n question(s) edited since: check again.", nullptr, m_edited));
        }
        for (const auto& [abstention, count] : m_report.abstained) {
            abstentions +=
                tr("%1 (%n question(s))", nullptr, static_cast<int>(count)).arg(abstentionText(abstention));
        }
    }
    m_abstentions->setText(abstentions.join(QLatin1Char('\n')));
    m_abstentions->setVisible(!abstentions.isEmpty());
}

} // namespace assay::app

#include "moc_detector_pane.cpp"

#include "app/pages/questions/detector_pane.h"

#include "app/pages/questions/impact_pane.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suspicion_queue.h"
#include "app/pages/questions/suspicion_text.h"
#include "core/base/clock.h"
#include "core/curation/marked_suspicions.h"
#include "core/workspace/predictions/answer_scores.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kRestMs = 80;
constexpr int kPerMille = 1'000; // of the progress bar

constexpr int kSuiteRole = Qt::UserRole + 1;   // its row id
constexpr int kVersionRole = Qt::UserRole + 2; // 0: the suite as it is

struct Decided {
    std::vector<workspace::SuspicionMark> marks;
    std::set<base::RowId> edited;
};

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
    m_tabs->setAccessibleName(tr("Suspicions and their effect"));
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
    // More than a few lines scroll: the room is that of the queue.
    m_abstentionArea = new QScrollArea(this);
    m_abstentionArea->setFrameShape(QFrame::NoFrame);
    m_abstentionArea->setWidgetResizable(true);
    m_abstentionArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_abstentionArea->setFocusPolicy(Qt::NoFocus);
    m_abstentionArea->setWidget(m_abstentions);
    layout->addWidget(m_abstentionArea);
    widgets::keepMeasure(*m_abstentions, [this] { fitAbstentions(); });
    m_queue = new SuspicionQueue(m_controller, this);
    m_tabs->addTab(m_queue, tr("Queue"));
    m_tabs->addTab(m_impact, tr("Impact"));
    widgets::askForFrontTab(*m_tabs);
    layout->addWidget(m_tabs, 1);

    m_marksTimer.setSingleShot(true);
    m_marksTimer.setInterval(kRestMs);
    connect(&m_marksTimer, &QTimer::timeout, this, &DetectorPane::readMarks);
    connect(&m_controller, &QuestionController::suitesChanged, this, &DetectorPane::takeWorkspace);
    connect(&m_controller, &QuestionController::journalChanged, this, [this] {
        if (!m_checks.empty()) {
            m_marksTimer.start();
        }
    });
    connect(&m_controller, &QuestionController::columnsChanged, this, [this] {
        if (!m_checks.empty()) {
            m_marksTimer.start(); // what was edited since is looked for among them
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
    connect(m_suite, &QComboBox::currentIndexChanged, this, &DetectorPane::chooseEntry);
    // A question of another suite does not stay in front of this one.
    connect(m_suite, &QComboBox::activated, this, [this] {
        const auto& current = m_controller.current();
        const auto name = m_controller.context().suiteNames.find(current ? current->suite : 0);
        if (!isAllChosen() && name != m_controller.context().suiteNames.end() &&
            !isOfSuite(m_suite->currentData().toString(), QString::fromStdString(name->second))) {
            m_controller.setCurrent(0);
        }
        if (!m_controller.current()) {
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
    return current && m_queue->isVisible() && m_queue->questionInFront() == current->id;
}

void DetectorPane::stepToNextQuestion() {
    m_queue->stepToNextQuestion();
}

bool DetectorPane::isAllChosen() const {
    return m_suite->currentIndex() >= 0 && !m_suite->currentData(kSuiteRole).isValid();
}

std::vector<curation::SuiteToCheck> DetectorPane::chosenSuites() const {
    std::vector<curation::SuiteToCheck> chosen;
    if (isAllChosen()) {
        for (const workspace::SuiteInfo& suite : m_controller.suites()) {
            chosen.push_back({suite.name, suite.id, 0});
        }
    } else if (m_suite->currentIndex() >= 0) {
        chosen.push_back({m_suite->currentData().toString().toStdString(),
                          m_suite->currentData(kSuiteRole).toLongLong(),
                          m_suite->currentData(kVersionRole).toLongLong()});
    }
    return chosen;
}

std::vector<const curation::KeptCheck*> DetectorPane::chosenChecks() const {
    std::vector<const curation::KeptCheck*> checks;
    for (const curation::SuiteToCheck& suite : chosenSuites()) {
        const auto found = std::ranges::find(m_checks, suite, &curation::KeptCheck::of);
        if (found != m_checks.end()) {
            checks.push_back(&*found);
        }
    }
    return checks;
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
        forget();
        readKept();
    }
    // Suites are renamed, and removed.
    const std::vector<workspace::SuiteInfo>& suites = m_controller.suites();
    std::erase_if(m_checks, [&suites](curation::KeptCheck& check) {
        const auto suite = std::ranges::find(suites, check.of.suite, &workspace::SuiteInfo::id);
        if (suite == suites.end()) {
            return true;
        }
        const auto version =
            std::ranges::find(suite->versions, check.of.version, &workspace::SuiteVersion::id);
        check.of.name = version == suite->versions.end() ? suite->name : version->name;
        return check.of.version != 0 && version == suite->versions.end();
    });
    fillSuites();
    fillRuns();
    fillQueue();
    showImpact();
    showState();
}

void DetectorPane::forget() {
    m_checks.clear();
    m_marks.clear();
    m_edited.clear();
    m_listed.clear();
    m_queue->setSuspicions({}, {});
}

// What was found before the workspace was opened. A check that is made meanwhile is newer.
void DetectorPane::readKept() {
    const auto workspace = m_controller.workspace();
    if (!workspace) {
        return;
    }
    m_controller.jobs().startBackground<Run>(
        tr("Reading what was found"),
        [workspace](const std::stop_token&, base::ProgressSink&) -> base::Result<Run> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(auto checks, curation::keptChecks(reader));
            ASSAY_TRY(auto marks, workspace::suspicionMarks(reader));
            return Run{std::move(checks), std::move(marks), std::nullopt};
        },
        this,
        [this, of = std::weak_ptr(workspace)](base::Result<Run> kept) {
            if (!kept || kept->checks.empty() || of.lock() != m_controller.workspace()) {
                return;
            }
            for (curation::KeptCheck& check : kept->checks) {
                if (std::ranges::find(m_checks, check.of, &curation::KeptCheck::of) == m_checks.end()) {
                    putCheck(std::move(check));
                }
            }
            m_marks = std::move(kept->marks);
            takeWorkspace(); // names may be others by now
            readMarks();
        });
}

void DetectorPane::putCheck(curation::KeptCheck check) {
    std::erase_if(m_checks, [&check](const curation::KeptCheck& each) {
        return each.of.suite == check.of.suite && each.of.version == check.of.version;
    });
    if (check.of.version == 0) {
        for (const auto& [question, revision] : check.questions) {
            m_edited.erase(question);
        }
    }
    m_checks.push_back(std::move(check));
}

// Without a check the flagged questions can still be weighed.
void DetectorPane::showImpact() {
    const bool isOfOne = !isAllChosen();
    m_tabs->setTabEnabled(m_tabs->indexOf(m_impact), isOfOne);
    m_tabs->setTabToolTip(m_tabs->indexOf(m_impact),
                          isOfOne ? QString() : tr("Of one suite: choose it above"));
    if (!isOfOne) {
        return;
    }
    std::optional<std::set<base::RowId>> suspected;
    const workspace::SuspicionMarks marks(m_marks);
    const std::string now = base::utcNow();
    for (const curation::KeptCheck* const check : chosenChecks()) {
        suspected.emplace();
        for (const curation::Suspicion& suspicion : check->report.findings) {
            if (!marks.hides(curation::keyOf(suspicion), now)) {
                suspected->insert(suspicion.question);
            }
        }
    }
    m_impact->setSuspicions(m_suite->currentData().toString().toStdString(), std::move(suspected));
}

void DetectorPane::fillSuites() {
    const QString chosen = m_suite->currentData().toString();
    const QSignalBlocker blocker(m_suite);
    m_suite->clear();
    const auto add = [this](const QString& text, const QString& name, base::RowId suite,
                            base::RowId version) {
        m_suite->addItem(text, name);
        m_suite->setItemData(m_suite->count() - 1, static_cast<qlonglong>(suite), kSuiteRole);
        m_suite->setItemData(m_suite->count() - 1, static_cast<qlonglong>(version), kVersionRole);
    };
    const bool areSeveral = m_controller.suites().size() > 1;
    std::int64_t questions = 0;
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        const QString name = QString::fromStdString(suite.name);
        add(tr("%1 (%2)").arg(name, widgets::countText(suite.questions)), name, suite.id, 0);
        questions += suite.questions;
        for (const workspace::SuiteVersion& version : suite.versions) {
            const QString frozen = QString::fromStdString(version.name);
            add(tr("%1 (%2, frozen)").arg(frozen, widgets::countText(version.questions)), frozen, suite.id,
                version.id);
        }
    }
    if (areSeveral) {
        m_suite->insertItem(0, tr("All suites (%1)").arg(widgets::countText(questions)));
    }
    m_suite->setCurrentIndex(
        m_wantsAll && areSeveral ? 0 : std::max(areSeveral ? 1 : 0, m_suite->findData(chosen)));
    m_check->setEnabled(m_suite->count() > 0 && !m_job);
}

void DetectorPane::setWantsAll(bool wantsAll) {
    m_wantsAll = wantsAll;
    takeWorkspace();
}

void DetectorPane::chooseEntry() {
    m_wantsAll = isAllChosen();
    fillQueue();
    showImpact();
    showState();
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
            m_run->addItem(tr("Rule 1 by the run %1").arg(widgets::runChoiceText(run)),
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
    // A frozen version of it stays chosen, all suites do, and so does what is being checked.
    if (!m_job && !isAllChosen() && !isOfSuite(m_suite->currentData().toString(), name)) {
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

void DetectorPane::checkAll() {
    if (m_suite->count() > 0) {
        m_suite->setCurrentIndex(0); // all suites; where there is one, that
        check();
    }
}

void DetectorPane::check() {
    const auto workspace = m_controller.workspace();
    const std::vector<curation::SuiteToCheck> suites = chosenSuites();
    if (!workspace || suites.empty()) {
        return;
    }
    if (m_job) {
        m_job->cancel();
    }
    curation::WorkspaceLintOptions options;
    if (m_run->currentData().isValid()) {
        options.answersRun = static_cast<base::RowId>(m_run->currentData().toLongLong());
    }
    const bool mayKeep = !m_controller.isReadOnly();
    const QString name = isAllChosen() ? tr("all suites") : QString::fromStdString(suites.front().name);
    m_job = m_controller.jobs().start<Run>(
        tr("Checking %1 for bad questions").arg(name),
        [workspace, suites, options, mayKeep](const std::stop_token& stop,
                                              base::ProgressSink& progress) mutable -> base::Result<Run> {
            ASSAY_TRY(auto reader, workspace->reader());
            Run run;
            for (const curation::SuiteToCheck& suite : suites) {
                options.now = base::utcNow();
                ASSAY_TRY(auto check, curation::checkSuite(reader, suite, options, stop, progress));
                run.checks.push_back(std::move(check));
            }
            ASSAY_TRY(run.marks, workspace::suspicionMarks(reader));
            if (const auto kept = mayKeep ? curation::keepChecks(*workspace, run.checks) : base::Result<>();
                !kept) {
                run.notKept = kept.error();
            }
            return run;
        },
        this,
        [this, request = ++m_request](base::Result<Run> run) {
            if (request != m_request) {
                return;
            }
            m_job = nullptr;
            setRunning(false);
            if (run) {
                take(std::move(*run));
            } else if (run.error().code == base::ErrorCode::Cancelled) {
                m_state->setText(tr("The check was cancelled; nothing was changed."));
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
    for (curation::KeptCheck& check : run.checks) {
        putCheck(std::move(check));
    }
    m_marks = std::move(run.marks);
    m_listed.clear(); // listed anew, from the first
    fillQueue();
    announce();
    showState();
    if (isAncestorOf(QApplication::focusWidget())) {
        m_queue->setFocus(Qt::OtherFocusReason);
    }
    if (run.notKept) {
        Q_EMIT m_controller.failed(*run.notKept); // what was found is listed all the same
    }
}

// What the box above says, and nothing else.
void DetectorPane::fillQueue() {
    const std::vector<const curation::KeptCheck*> checks = chosenChecks();
    std::vector<std::pair<curation::SuiteToCheck, std::string>> listed;
    for (const curation::KeptCheck* const check : checks) {
        listed.emplace_back(check->of, check->at);
    }
    if (listed == m_listed) {
        return;
    }
    m_listed = std::move(listed);
    std::vector<curation::Suspicion> suspicions;
    std::map<base::RowId, std::string> suites;
    bool isOfVersion = false;
    for (const curation::KeptCheck* const check : checks) {
        isOfVersion = isOfVersion || check->of.version != 0;
        for (const curation::Suspicion& suspicion : check->report.findings) {
            suites[suspicion.question] = check->of.name;
            suspicions.push_back(suspicion);
        }
    }
    m_queue->setSuiteNames(std::move(suites), isAllChosen());
    m_queue->setSuspicions(std::move(suspicions), m_marks);
    if (!isOfVersion && !m_edited.empty()) {
        m_queue->setMarks(m_marks, m_edited);
    }
}

// For the facet of the page: what is not dismissed or put off, of suites as they are, and what was checked.
void DetectorPane::announce() {
    const workspace::SuspicionMarks marks(m_marks);
    const std::string now = base::utcNow();
    std::map<base::RowId, std::vector<std::string>> rules;
    std::set<base::RowId> checked;
    for (const curation::KeptCheck& check : m_checks) {
        if (check.of.version != 0) {
            continue;
        }
        for (const auto& [question, revision] : check.questions) {
            if (!m_edited.contains(question)) {
                checked.insert(checked.end(), question);
            }
        }
        for (const curation::Suspicion& suspicion : check.report.findings) {
            std::vector<std::string>& ofQuestion = rules[suspicion.question];
            const std::string name(curation::lintRuleName(suspicion.rule));
            if (!marks.hides(curation::keyOf(suspicion), now) &&
                std::ranges::find(ofQuestion, name) == ofQuestion.end()) {
                ofQuestion.push_back(name);
            }
        }
    }
    std::erase_if(rules, [](const auto& each) { return each.second.empty(); });
    m_controller.setSuspicions(std::move(rules), std::move(checked));
    showImpact();
}

void DetectorPane::readMarks() {
    if (m_checks.empty() || !m_controller.workspace()) {
        return;
    }
    // A frozen version never says anything else than it was checked for; an edit of the suite is another
    // matter.
    std::map<base::RowId, std::int64_t> changed;
    const workspace::QuestionColumns& columns = m_controller.columns();
    for (const curation::KeptCheck& check : m_checks) {
        for (std::size_t i = 0; check.of.version == 0 && i < columns.size(); ++i) {
            const auto seen = columns.suite[i] != check.of.suite || columns.changedAt[i] < check.at
                                  ? check.questions.end()
                                  : check.questions.find(columns.id[i]);
            if (seen != check.questions.end()) {
                changed.insert(*seen);
            }
        }
    }
    m_controller.jobs().startBackground<Decided>(
        tr("Reading what was decided"),
        [workspace = m_controller.workspace(), changed = std::move(changed)](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Decided> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(auto marks, workspace::suspicionMarks(reader));
            return Decided{std::move(marks), curation::editedSince(reader, changed, stop)};
        },
        this,
        [this, request = m_request](const base::Result<Decided>& decided) {
            if (request == m_request && decided) {
                m_marks = decided->marks;
                m_edited = decided->edited;
                const auto checks = chosenChecks();
                const bool isOfVersion = !checks.empty() && checks.front()->of.version != 0;
                m_queue->setMarks(m_marks, isOfVersion ? std::set<base::RowId>() : m_edited);
                announce();
                showState();
            }
        });
}

std::int64_t DetectorPane::addedSince() const {
    std::int64_t added = 0;
    const workspace::QuestionColumns& columns = m_controller.columns();
    for (const curation::KeptCheck* const check : chosenChecks()) {
        for (std::size_t i = 0; check->of.version == 0 && i < columns.size(); ++i) {
            added += columns.suite[i] == check->of.suite &&
                             columns.status[i] != model::QuestionStatus::Retired &&
                             !check->questions.contains(columns.id[i])
                         ? 1
                         : 0;
        }
    }
    return added;
}

QString DetectorPane::stateText(const std::vector<const curation::KeptCheck*>& checks) const {
    const SuspicionListModel& model = m_queue->model();
    const auto total = static_cast<int>(model.items().size());
    std::int64_t questions = 0;
    std::string oldest = checks.front()->at;
    for (const curation::KeptCheck* const check : checks) {
        questions += check->report.questions;
        oldest = std::min(oldest, check->at);
    }
    const QString name = isAllChosen() ? tr("%n suite(s)", nullptr, static_cast<int>(checks.size()))
                                       : QString::fromStdString(checks.front()->of.name);
    const QString when = widgets::timeText(QString::fromStdString(oldest));
    if (total == 0) {
        return tr("Nothing is suspected in %1 (%n question(s), checked %2).", nullptr,
                  static_cast<int>(questions))
            .arg(name, when);
    }
    return tr("%1 in %2 (%n question(s), checked %3); %4 open, %5 decided.", nullptr,
              static_cast<int>(questions))
        .arg(tr("%1 suspicion(s)", nullptr, total).arg(widgets::countText(total)), name, when,
             widgets::countText(model.openCount()), widgets::countText(total - model.openCount()));
}

// What the check does not tell of, or not any more.
QString DetectorPane::sinceText() const {
    QString text;
    int edited = 0;
    QStringList unchecked;
    for (const curation::SuiteToCheck& suite : chosenSuites()) {
        const auto found = std::ranges::find(m_checks, suite, &curation::KeptCheck::of);
        if (found == m_checks.end()) {
            unchecked += QString::fromStdString(suite.name);
        } else if (suite.version == 0) {
            edited += static_cast<int>(std::ranges::count_if(
                found->questions, [this](const auto& each) { return m_edited.contains(each.first); }));
        }
    }
    if (edited > 0) {
        text += QLatin1Char(' ') + tr("%n question(s) edited since: check again.", nullptr, edited);
    }
    if (const std::int64_t added = addedSince(); added > 0) {
        text += QLatin1Char(' ') +
                tr("%n question(s) came since and were not checked.", nullptr, static_cast<int>(added));
    }
    if (!unchecked.isEmpty()) {
        text += QLatin1Char(' ') + tr("Not checked yet: %1.").arg(unchecked.join(QStringLiteral(", ")));
    }
    return text;
}

void DetectorPane::showState() {
    QStringList abstentions;
    const std::vector<const curation::KeptCheck*> checks = chosenChecks();
    if (!checks.empty()) {
        m_state->setText(stateText(checks) + sinceText());
        std::map<curation::Abstention, std::int64_t> abstained;
        for (const curation::KeptCheck* const check : checks) {
            for (const auto& [abstention, count] : check->report.abstained) {
                abstained[abstention] += count;
            }
        }
        for (const auto& [abstention, count] : abstained) {
            abstentions +=
                tr("%1 (%n question(s))", nullptr, static_cast<int>(count)).arg(abstentionText(abstention));
        }
    } else if (!m_job) {
        m_state->setText(m_suite->count() == 0
                             ? tr("There is no suite to check. Import questions first.")
                             : tr("Choose a suite and check it: six rules look for questions that do not "
                                  "deserve to be in it. You decide about each.") +
                                   (m_checks.empty() ? QString() : sinceText()));
    }
    m_abstentions->setText(abstentions.join(QLatin1Char('\n')));
    m_abstentionArea->setVisible(!abstentions.isEmpty());
    fitAbstentions();
}

void DetectorPane::fitAbstentions() {
    constexpr int kMostLines = 4;
    const int line = m_abstentions->fontMetrics().lineSpacing();
    const int whole = m_abstentions->heightForWidth(std::max(1, m_abstentionArea->viewport()->width()));
    m_abstentionArea->setFixedHeight(std::min(whole, kMostLines * line) + 2);
}

void DetectorPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitAbstentions();
}

} // namespace assay::app

#include "moc_detector_pane.cpp"

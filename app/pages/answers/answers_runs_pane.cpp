#include "app/pages/answers/answers_runs_pane.h"

#include "app/pages/answers/answer_facets_pane.h"
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_runs_model.h"
#include "app/shell/empty_state.h"
#include "core/results/answers/answer_words.h"
#include "core/results/answers/judge_blocks.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_progress.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

// Names of runs begin alike and end alike, as they are made of answers, suites and rubric: each has two
// lines, and is cut in the middle.
class RunNamesTable : public widgets::DataTableView {
  public:
    explicit RunNamesTable(QWidget* parent)
        : DataTableView(parent) {
        setWordWrap(true);
        setTextElideMode(Qt::ElideMiddle);
        fitLines();
    }

  protected:
    void changeEvent(QEvent* event) override {
        DataTableView::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
            fitLines();
        }
    }

  private:
    void fitLines() {
        constexpr int kLines = 2;
        verticalHeader()->setDefaultSectionSize(kLines * fontMetrics().lineSpacing() + 6);
    }
};

} // namespace

AnswersRunsPane::AnswersRunsPane(AnswersController& controller, const AnswersRunActions& actions,
                                 QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(actions)
    , m_model(new AnswersRunsModel(controller, this)) {
    m_table = new RunNamesTable(this);
    m_table->setObjectName(QStringLiteral("answerRuns"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setSettingsKey(QStringLiteral("answers/runs"));
    m_table->setModel(m_model);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("answerRunsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    m_work = new widgets::JobProgress(tr("How far the run is"), {m_actions.cancel}, this);
    m_work->setObjectName(QStringLiteral("answersProgress"));
    m_judgeRow = new QWidget(this);
    m_judge = new QComboBox(m_judgeRow);
    m_judge->setObjectName(QStringLiteral("answerRunJudge"));
    m_judge->setAccessibleName(tr("By which judge the figures go"));
    m_judge->setToolTip(tr("Rubric, verdicts, figures, queues and files go by this judge of the run; the "
                           "answers are scored anew for it, and nobody is asked."));
    m_judge->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_judge->setMinimumContentsLength(12);
    widgets::tellWholeEntry(*m_judge, m_judge->toolTip());
    auto* goesBy = new QLabel(tr("By judge"), m_judgeRow);
    goesBy->setBuddy(m_judge);
    auto* judges = new QHBoxLayout(m_judgeRow);
    judges->setContentsMargins(0, 0, 0, 0);
    judges->addWidget(goesBy);
    judges->addWidget(m_judge, 1);
    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("answerRunAbout"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_about->setAccessibleName(tr("What the run was made of"));
    auto* about = new QScrollArea(this);
    about->setWidgetResizable(true);
    about->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    about->setFrameShape(QFrame::NoFrame);
    about->setWidget(m_about);
    m_facets = new AnswerFacetsPane(controller, this);
    auto* top = new QWidget(this);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_stack, 2);
    column->addWidget(widgets::actionButtons(
        {m_actions.settings, m_actions.rename, m_actions.note, m_actions.remove}, top));
    column->addWidget(m_judgeRow);
    column->addWidget(m_work);
    column->addWidget(about, 1);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->addWidget(top);
    m_splitter->addWidget(m_facets);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1000, 1000});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);

    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (const base::RowId id = m_model->runAt(row); id != 0 && !m_syncing) {
            m_controller.choose(id);
        }
    });
    for (const auto signal : {&AnswersController::runsChanged, &AnswersController::chosenChanged}) {
        connect(&m_controller, signal, this, [this] {
            syncRow();
            refresh();
        });
    }
    connect(m_judge, &QComboBox::activated, this,
            [this] { m_controller.chooseJudge(m_judge->currentData().toString().toStdString()); });
    connect(&m_controller, &AnswersController::runChanged, this, [this] {
        fillJudges();
        refresh();
    });
    connect(&m_controller, &AnswersController::workingChanged, this, &AnswersRunsPane::refresh);
    fillJudges();
    refresh();
}

void AnswersRunsPane::setFacetsShown(bool shown) {
    m_facets->setVisible(shown);
}

void AnswersRunsPane::syncRow() {
    const int row = m_model->rowOf(m_controller.chosen());
    m_syncing = true;
    if (row >= 0 && m_table->currentIndex().row() != row) {
        m_table->selectRow(row);
    }
    m_syncing = false;
}

// In the order in which they were asked; the one that counts in front.
void AnswersRunsPane::fillJudges() {
    const AnswersView* const view = m_controller.view();
    const QSignalBlocker blocker(m_judge);
    m_judge->clear();
    const auto counts = view != nullptr ? evaluate::countingJudge(view->run) : std::nullopt;
    m_judgeRow->setVisible(counts.has_value());
    if (!counts) {
        return;
    }
    for (const evaluate::RunJudge& judge : view->judges) {
        m_judge->addItem(QString::fromStdString(results::judgeTitle(judge, widgets::WindowWording())),
                         QString::fromStdString(judge.name));
    }
    m_judge->setCurrentIndex(m_judge->findData(QString::fromStdString(counts->name)));
}

void AnswersRunsPane::refresh() {
    const workspace::RunInfo* const run = m_controller.run(m_controller.chosen());
    const bool isWritable = !m_controller.isReadOnly() && run != nullptr;
    m_empty->setText(m_controller.workspace() == nullptr
                         ? EmptyState::noWorkspace()
                         : tr("No answers have been measured in this workspace."));
    m_stack->setCurrentIndex(m_controller.runs().empty() ? 0 : 1);
    m_actions.cancel->setEnabled(m_controller.isWorking());
    for (QAction* action : {m_actions.rename, m_actions.note, m_actions.remove}) {
        action->setEnabled(isWritable);
    }
    m_actions.settings->setEnabled(run != nullptr);
    m_about->setText(aboutRun());
    m_work->setVisible(m_controller.isWorking());
    m_work->showJob(m_controller.job());
}

QString AnswersRunsPane::aboutRun() const {
    const workspace::RunInfo* const run = m_controller.run(m_controller.chosen());
    if (run == nullptr) {
        return {};
    }
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    QStringList lines;
    if (const auto settings = evaluate::answerRunSettings(*run)) {
        QStringList suites;
        for (const std::string& suite : settings->suites) {
            suites += text(suite);
        }
        lines << tr("Suites: %1").arg(suites.join(QStringLiteral(", ")));
        lines << tr("Answers: %1").arg(text(settings->predictions));
        lines << tr("Rubric: %1, version %2")
                     .arg(widgets::windowText(results::rubricTitle, settings->rubric.title,
                                              settings->rubric.name))
                     .arg(settings->rubric.version);
    }
    if (const AnswersView* const view = m_controller.view();
        view != nullptr && view->run.info.id == run->id) {
        lines << tr("Clusters: %1, %2")
                     .arg(widgets::windowText(results::questionClustersTitle, view->run.clusters),
                          widgets::countText(static_cast<std::int64_t>(view->run.clusterCount)));
        if (view->run.unanswered > 0) {
            lines << tr("%n question(s) without an answer", nullptr, static_cast<int>(view->run.unanswered));
        }
        if (view->run.failed > 0) {
            lines << tr("%n answer(s) failed and count in no figure", nullptr,
                        static_cast<int>(view->run.failed));
        }
        if (view->run.unmatchedCount > 0) {
            lines << tr("%n answer(s) are to other questions than those of the suites", nullptr,
                        static_cast<int>(view->run.unmatchedCount));
        }
    }
    lines << widgets::runMadeText(*run);
    if (!run->note.empty()) {
        lines << tr("Note: %1").arg(text(run->note));
    }
    return lines.join(QLatin1Char('\n'));
}

void AnswersRunsPane::askName() {
    if (const workspace::RunInfo* const run = m_controller.run(m_controller.chosen())) {
        widgets::askRunName(*this, *run,
                            [this, id = run->id](const QString& name) { m_controller.renameRun(id, name); });
    }
}

void AnswersRunsPane::askNote() {
    if (const workspace::RunInfo* const run = m_controller.run(m_controller.chosen())) {
        widgets::askRunNote(*this, *run,
                            [this, id = run->id](const QString& note) { m_controller.setNote(id, note); });
    }
}

void AnswersRunsPane::askRemoval() {
    if (const workspace::RunInfo* const run = m_controller.run(m_controller.chosen())) {
        widgets::askRunRemoval(*this, *run, [this, id = run->id] { m_controller.removeRun(id); });
    }
}

QByteArray AnswersRunsPane::saveState() const {
    return m_splitter->saveState();
}

void AnswersRunsPane::restoreState(const QByteArray& state) {
    m_splitter->restoreState(state);
}

} // namespace assay::app

#include "moc_answers_runs_pane.cpp"

#include "app/pages/answers/answers_compare_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_results_pane.h"
#include "core/results/answers/answer_comparison_blocks.h"
#include "core/results/answers/answer_words.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace assay::app {
namespace {

using BlockList = std::vector<results::Block>;

constexpr qint64 kEveryRun = -1; // of the box of runs

BlockList allOf(const results::AnswerComparisonBlocks& made) {
    BlockList blocks;
    for (const BlockList* group : {&made.verdict, &made.questions, &made.metrics, &made.power}) {
        blocks.insert(blocks.end(), group->begin(), group->end());
    }
    return blocks;
}

base::Result<BlockList> twoCompared(const AnswersView& own, const AnswersView& other,
                                    const results::AnswerComparisonChoice& choice,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    const evaluate::ComparedAnswers answers = evaluate::comparedAnswers(std::array{&own.run, &other.run});
    evaluate::AnswerComparisonSettings settings;
    settings.seed = own.run.settings.evaluation.seed;
    ASSAY_TRY(auto compared, evaluate::compareAnswers(answers, 0, 1, settings, stop, progress));
    return allOf(results::answerComparisonBlocks(answers, compared, choice, {}, widgets::WindowWording()));
}

base::Result<BlockList> everyCompared(const workspace::Workspace& workspace,
                                      const std::vector<base::RowId>& ids, const std::string& judge,
                                      const std::string& measure, const std::stop_token& stop,
                                      base::ProgressSink& progress) {
    ASSAY_TRY(auto reader, workspace.reader());
    std::vector<evaluate::AnswerRun> runs;
    for (const base::RowId id : ids) {
        ASSAY_TRY(auto stored, evaluate::loadAnswerRun(reader, id, stop));
        ASSAY_TRY(auto run, goingByJudge(reader, std::move(stored), judge, stop));
        runs.push_back(std::move(run));
    }
    std::vector<const evaluate::AnswerRun*> all;
    for (const evaluate::AnswerRun& run : runs) {
        all.push_back(&run);
    }
    const evaluate::ComparedAnswers answers = evaluate::comparedAnswers(all);
    evaluate::AnswerComparisonSettings settings;
    settings.headline = measure;
    ASSAY_TRY(auto matrix, evaluate::compareAll(answers, settings, stop, progress));
    return results::systemMatrixBlocks(answers, matrix, {}, widgets::WindowWording());
}

} // namespace

AnswersComparePane::AnswersComparePane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("answersCompare"));
    makeLayout();
    connect(m_other, &QComboBox::activated, this, &AnswersComparePane::chooseRun);
    connect(m_measure, &QComboBox::activated, this, &AnswersComparePane::refreshSoon);
    connect(m_blocks, &widgets::BlocksView::linkActivated, this,
            [this](const results::Link& link) { followAnswersLink(m_controller, link); });
    connect(m_blocks, &widgets::BlocksView::csvSaved, this,
            [this](const QString& path) { Q_EMIT m_controller.noticed(tr("Saved to %1.").arg(path)); });
    for (const auto signal : {&AnswersController::runsChanged, &AnswersController::chosenChanged}) {
        connect(&m_controller, signal, this, &AnswersComparePane::fillRuns);
    }
    connect(&m_controller, &AnswersController::runChanged, this, [this] {
        fillMeasures();
        refreshSoon();
    });
    connect(&m_controller, &AnswersController::otherChanged, this, [this] {
        fillRuns();
        refreshSoon();
    });
    fillRuns();
    fillMeasures();
    refreshSoon();
}

void AnswersComparePane::makeLayout() {
    const auto box = [this](const char* name, const QString& title) {
        auto* made = new QComboBox(this);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(title);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(22);
        widgets::tellWholeEntry(*made, title);
        return made;
    };
    m_other = box("answersOther", tr("The run to compare with"));
    m_measure = box("answersCompareMeasure", tr("Measure of the questions"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_other, 3);
    bar->addWidget(m_measure, 2);
    bar->addStretch(1);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("answersCompareEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* area = new widgets::BlocksArea(this);
    m_blocks = area->addGroup();
    m_blocks->setDetail(widgets::CellDetail::Whole);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(area);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_stack, 1);
}

void AnswersComparePane::fillRuns() {
    const QSignalBlocker blocker(m_other);
    m_other->clear();
    m_other->addItem(tr("(choose the other run)"), qint64(0));
    int others = 0;
    for (const workspace::RunInfo& run : m_controller.runs()) {
        if (run.id != m_controller.chosen() && run.state == workspace::RunState::Finished) {
            m_other->addItem(widgets::runChoiceText(run), qint64(run.id));
            ++others;
        }
    }
    if (others > 1) {
        m_other->addItem(tr("every run against every other"), kEveryRun);
    }
    m_isEvery = m_isEvery && others > 1;
    const qint64 wanted = m_isEvery ? kEveryRun : qint64(m_controller.otherChosen());
    m_other->setCurrentIndex(std::max(0, m_other->findData(wanted)));
    m_other->setEnabled(others > 0);
    m_empty->setText(whyEmpty());
}

void AnswersComparePane::fillMeasures() {
    const QSignalBlocker blocker(m_measure);
    const QVariant before = m_measure->currentData();
    m_measure->clear();
    m_measure->addItem(tr("the headline measure"), QString());
    if (const AnswersView* const view = m_controller.view()) {
        for (const std::string& metric : results::everyMetric(view->run)) {
            m_measure->addItem(widgets::windowText(results::answerMetricTitle, std::string_view(metric)),
                               QString::fromStdString(metric));
        }
    }
    m_measure->setCurrentIndex(std::max(0, m_measure->findData(before)));
    m_measure->setEnabled(m_measure->count() > 1);
}

void AnswersComparePane::chooseRun() {
    const qint64 id = m_other->currentData().toLongLong();
    m_isEvery = id == kEveryRun;
    if (m_isEvery) {
        refreshSoon();
    } else {
        m_controller.compareWith(id);
        refreshSoon();
    }
}

QString AnswersComparePane::whyEmpty() const {
    if (m_controller.view() == nullptr) {
        return m_controller.whyNoView();
    }
    if (m_controller.runs().size() < 2) {
        return tr(
            "There is only one run.\nMeasure the answers of another system on the tab Set up to compare "
            "the two.");
    }
    return m_controller.otherChosen() == 0 && !m_isEvery
               ? tr("Choose the run to compare with above: what one system does better, and whether that is "
                    "luck.")
               : tr("The runs are being compared…");
}

void AnswersComparePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void AnswersComparePane::refreshSoon() {
    m_stale = true;
    ++m_request;
    if (m_job != nullptr) {
        std::exchange(m_job, nullptr)->cancel();
    }
    m_stack->setCurrentIndex(0);
    m_empty->setText(whyEmpty());
    if (isVisible()) {
        refresh();
    }
}

void AnswersComparePane::refresh() {
    m_stale = false;
    if (m_controller.view() == nullptr) {
        return;
    }
    if (m_isEvery) {
        compareEvery();
    } else if (m_controller.other() != nullptr) {
        compareTwo();
    }
}

void AnswersComparePane::compareTwo() {
    results::AnswerComparisonChoice choice;
    choice.metric = m_measure->currentData().toString().toStdString();
    m_job = m_controller.jobs().startBackground<BlockList>(
        tr("Comparing two systems"),
        [own = m_controller.sharedView(), other = m_controller.sharedOther(),
         choice](const std::stop_token& stop, base::ProgressSink& progress) {
            return twoCompared(*own, *other, choice, stop, progress);
        },
        this, [this, request = m_request](const base::Result<BlockList>& blocks) { take(request, blocks); });
}

void AnswersComparePane::compareEvery() {
    std::vector<base::RowId> ids;
    for (const workspace::RunInfo& run : m_controller.runs()) {
        if (run.state == workspace::RunState::Finished) {
            ids.push_back(run.id);
        }
    }
    m_job = m_controller.jobs().startBackground<BlockList>(
        tr("Comparing every system"),
        [workspace = m_controller.workspace(), ids, judge = m_controller.judge(),
         measure = m_measure->currentData().toString().toStdString()](const std::stop_token& stop,
                                                                      base::ProgressSink& progress) {
            return everyCompared(*workspace, ids, judge, measure, stop, progress);
        },
        this, [this, request = m_request](const base::Result<BlockList>& blocks) { take(request, blocks); });
}

void AnswersComparePane::take(quint64 request, const base::Result<BlockList>& blocks) {
    if (request != m_request) {
        return; // other runs are in front
    }
    m_job.clear();
    if (blocks) {
        m_blocks->setBlocks(*blocks);
        m_stack->setCurrentIndex(1);
    } else if (blocks.error().code != base::ErrorCode::Cancelled) {
        m_empty->setText(widgets::errorText(blocks.error()));
    }
}

} // namespace assay::app

#include "moc_answers_compare_pane.cpp"

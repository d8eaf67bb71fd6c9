#include "app/pages/questions/runs_of_question.h"

#include "app/pages/questions/question_controller.h"
#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/results/runs/run_blocks.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"

#include <QVBoxLayout>

namespace assay::app {
namespace {

using RoundBlocks = std::vector<results::Block>;

base::Result<RoundBlocks> roundBlocksOf(workspace::Workspace& workspace, const std::string& questionId,
                                        const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(evaluate::indexRuns(workspace, stop, progress));
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto rows, evaluate::describedRunRows(reader, stop));
    ASSAY_TRY(const auto rounds, evaluate::roundsOfQuestion(reader, rows, {}, questionId));
    return results::questionRoundBlocks(rounds, widgets::WindowWording());
}

} // namespace

RunsOfQuestion::RunsOfQuestion(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("runsOfQuestion"));
    auto* area = new widgets::BlocksArea(this);
    m_rounds = area->addGroup();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(area);
    connect(&controller, &QuestionController::currentChanged, this, &RunsOfQuestion::refresh);
}

void RunsOfQuestion::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void RunsOfQuestion::refresh() {
    if (!isVisible()) {
        return;
    }
    const auto& question = m_controller.current();
    const auto workspace = m_controller.workspace();
    const quint64 request = ++m_request;
    if (!question || workspace == nullptr) {
        m_rounds->setBlocks({});
        return;
    }
    m_controller.jobs().startBackground<RoundBlocks>(
        tr("Reading the runs of a question"),
        [workspace, id = question->question.questionId](const std::stop_token& stop,
                                                        base::ProgressSink& progress) {
            return roundBlocksOf(*workspace, id, stop, progress);
        },
        this,
        [this, request](const base::Result<RoundBlocks>& blocks) {
            if (request != m_request) {
                return; // another question is in front by now
            }
            if (blocks) {
                m_rounds->setBlocks(*blocks);
            } else if (blocks.error().code != base::ErrorCode::Cancelled) {
                m_rounds->setBlocks({results::Paragraph{widgets::errorText(blocks.error()).toStdString()}});
            }
        });
}

} // namespace assay::app

#include "moc_runs_of_question.cpp"

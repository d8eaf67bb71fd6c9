#include "app/pages/questions/runs_of_question.h"

#include "app/pages/questions/question_controller.h"
#include "core/evaluate/runs/question_history.h"
#include "core/results/runs/run_blocks.h"
#include "core/workspace/runs/run_index.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"

#include <QVBoxLayout>

namespace assay::app {
namespace {

base::Result<std::vector<results::Block>> roundBlocksOf(const workspace::Workspace& workspace,
                                                        const std::string& questionId) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto rows, workspace::runRows(reader));
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
    std::vector<results::Block> blocks;
    if (const auto& question = m_controller.current(); question && m_controller.workspace() != nullptr) {
        const auto rounds = roundBlocksOf(*m_controller.workspace(), question->question.questionId);
        if (rounds) {
            blocks = *rounds;
        } else {
            blocks.emplace_back(results::Paragraph{widgets::errorText(rounds.error()).toStdString()});
        }
    }
    m_rounds->setBlocks(blocks);
}

} // namespace assay::app

#include "moc_runs_of_question.cpp"

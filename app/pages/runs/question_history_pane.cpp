#include "app/pages/runs/question_history_pane.h"

#include "app/shell/empty_state.h"
#include "core/results/runs/run_blocks.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {

QuestionHistoryPane::QuestionHistoryPane(RunsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("runQuestions"));
    m_suite = new QComboBox(this);
    m_suite->setObjectName(QStringLiteral("historySuite"));
    m_suite->setAccessibleName(tr("The suite whose questions are shown"));
    m_suite->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_suite->setMinimumContentsLength(14);
    widgets::tellWholeEntry(*m_suite, m_suite->accessibleName());
    auto* above = new widgets::BlocksArea(this);
    m_questions = above->addGroup();
    m_questions->setDetail(widgets::CellDetail::Whole);
    auto* below = new widgets::BlocksArea(this);
    m_rounds = below->addGroup();
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(above);
    splitter->addWidget(below);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({600, 200}); // what is chosen from takes the room
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_suite, 0, Qt::AlignLeft);
    layout->addWidget(splitter, 1);
    connect(m_suite, &QComboBox::activated, this,
            [this] { m_controller.setHistorySuite(m_suite->currentData().toString()); });
    connect(m_questions, &widgets::BlocksView::linkActivated, this, [this](const results::Link& link) {
        const auto* const questions = std::get_if<results::AnswersLink>(&link);
        if (questions != nullptr && !questions->questions.empty()) {
            showQuestion(QString::fromStdString(questions->questions.front()));
        }
    });
    connect(&m_controller, &RunsController::runsChanged, this, &QuestionHistoryPane::fillSuites);
    connect(&m_controller, &RunsController::historyChanged, this, &QuestionHistoryPane::refresh);
    fillSuites();
    refresh();
}

// It reads every run of a suite, so it is not before somebody looks.
void QuestionHistoryPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_isAsked && m_controller.hasWorkspace()) {
        m_isAsked = true;
        m_controller.setHistorySuite(m_suite->currentData().toString());
    }
}

void QuestionHistoryPane::fillSuites() {
    const QSignalBlocker blocker(m_suite);
    const QString before = m_suite->currentData().toString();
    m_suite->clear();
    m_suite->addItem(tr("All suites"), QString());
    for (const QString& suite : m_controller.suites()) {
        m_suite->addItem(suite, suite);
    }
    m_suite->setCurrentIndex(std::max(0, m_suite->findData(before)));
}

void QuestionHistoryPane::refresh() {
    const auto& history = m_controller.history();
    if (!m_controller.hasWorkspace()) {
        m_questions->setBlocks({results::Paragraph{EmptyState::noWorkspace().toStdString()}});
        m_rounds->setBlocks({});
        return;
    }
    const evaluate::QuestionHistory none;
    m_questions->setBlocks(results::historyBlocks(history != nullptr ? *history : none,
                                                  std::numeric_limits<std::size_t>::max(),
                                                  widgets::WindowWording()));
    std::vector<results::Block> below;
    if (history != nullptr && !history->questions.empty()) {
        below.emplace_back(results::Paragraph{
            tr("Choose a question above with a double click or Enter to see it round by round.")
                .toStdString()});
    }
    m_rounds->setBlocks(below);
    if (!m_controller.hasWorkspace()) {
        m_isAsked = false;
    }
}

void QuestionHistoryPane::showQuestion(const QString& id) {
    const std::vector<evaluate::QuestionRound> rounds = m_controller.roundsOf(id);
    std::vector<results::Block> blocks{results::Paragraph{tr("Question %1").arg(id).toStdString()}};
    const auto made = results::questionRoundBlocks(rounds, widgets::WindowWording());
    blocks.insert(blocks.end(), made.begin(), made.end());
    m_rounds->setBlocks(blocks);
}

} // namespace assay::app

#include "moc_question_history_pane.cpp"

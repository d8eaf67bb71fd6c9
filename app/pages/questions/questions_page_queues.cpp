// The part of the questions page about the queues beside its table.
#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/guidelines_pane.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/questions/review_queue_pane.h"
#include "app/pages/questions/reviews_pane.h"

#include <QApplication>
#include <QTabBar>
#include <utility>

namespace assay::app {

void QuestionsPage::connectQueues() {
    connect(m_coverage, &CoveragePane::filterRequested, this, &QuestionsPage::showFiltered);
    connect(m_coverage, &CoveragePane::questionRequested, this, &QuestionsPage::showQuestion);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        chooseSuiteOfQueue();
        if (tab == Reviews) {
            m_detail->showReviews();
        }
        if (tab == Table && !m_controller->current()) {
            m_controller->goToRow(0); // a queue of another suite has put the one before away
        }
        // What had the keyboard is hidden: what it is for now has it, unless the tabs are walked through.
        if (isVisible() && !m_tabs->hasFocus() && isAncestorOf(QApplication::focusWidget())) {
            focusContent();
        }
        refreshActions();
    });
    // The reasons to flag stand in the pane beside the queue.
    connect(m_reviewQueue, &ReviewQueuePane::verdictGiven, this,
            [this](model::ReviewVerdict verdict) { m_detail->reviews().review(verdict); });
    connect(m_reviewQueue, &ReviewQueuePane::takingBack, this, [this] { m_detail->reviews().takeBack(); });
    connect(&m_detail->reviews(), &ReviewsPane::reviewed, this, [this](qint64 question) {
        if (m_tabs->currentIndex() == Reviews) {
            m_reviewQueue->goOnFrom(question);
        }
    });
    connect(&m_detail->form(), &QuestionForm::typingChanged, this, &QuestionsPage::refreshActions);
    connect(&m_detail->guidelines(), &GuidelinesPane::typingChanged, this, &QuestionsPage::refreshActions);
    connect(&m_detail->form(), &QuestionForm::left, this, [this] {
        focusContent();
        if (const QString page = std::exchange(m_draftedOn, {}); !page.isEmpty()) {
            Q_EMIT draftLeft(page);
        }
    });
    connect(m_controller, &QuestionController::currentChanged, this, [this] {
        if (!m_controller->current() || m_controller->current()->id != m_drafted) {
            m_draftedOn.clear(); // the draft was left for another question
        }
        if (!m_controller->current() || m_controller->current()->id != m_besideFilter) {
            m_besideFilter = 0;
            refreshActions();
        }
    });
}

// A queue that comes to the front is of the suite in front.
void QuestionsPage::chooseSuiteOfQueue() {
    const base::RowId suite = m_controller->suiteInFront();
    const auto name = m_controller->context().suiteNames.find(suite);
    if (name == m_controller->context().suiteNames.end()) {
        return;
    }
    if (m_tabs->currentIndex() == Reviews) {
        m_reviewQueue->chooseSuite(suite);
    } else if (m_tabs->currentIndex() == Suspicions) {
        m_detector->chooseSuiteInFront(QString::fromStdString(name->second));
    }
}

void QuestionsPage::stepQuestion(int rows) {
    if (m_tabs->currentIndex() == Reviews) {
        m_reviewQueue->step(rows);
    } else {
        m_controller->step(rows);
    }
}

void QuestionsPage::editDrafted(base::RowId id, const QString& from) {
    ensureWorkspace();
    m_controller->reload(); // before the watch comes round and takes it for news
    showTab(Table);
    m_awaitsFirst = false;
    m_controller->setCurrent(id); // in front, also where the filter, which stays, leaves it out of the list
    m_besideFilter = id;
    m_actions->edit->trigger();
    refreshActions();
    m_drafted = id;
    m_draftedOn = from;
}

} // namespace assay::app

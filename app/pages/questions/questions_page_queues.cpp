// The part of the questions page about the queues beside its table, and about who signs.
#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/questions/review_queue_pane.h"
#include "app/pages/questions/reviews_pane.h"
#include "widgets/curation/curator_field.h"

#include <QApplication>
#include <QInputDialog>
#include <QTabBar>

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
    connect(&m_detail->form(), &QuestionForm::left, this, &QuestionsPage::focusContent);
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

// Where the person is: in the page, or in a dialog above it.
void QuestionsPage::requireCurator() {
    QWidget* active = QApplication::activeWindow();
    if (active == nullptr || active == window() || qobject_cast<QDialog*>(active) == nullptr) {
        (void)m_curator->require(m_controller->edits().waitsForName());
        return;
    }
    if (active->findChild<QInputDialog*>(QStringLiteral("curatorDialog")) != nullptr ||
        active->objectName() == QStringLiteral("curatorDialog")) {
        return; // it asks already
    }
    auto* dialog = new QInputDialog(active);
    dialog->setObjectName(QStringLiteral("curatorDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->setWindowTitle(tr("Who signs?"));
    const QString what = m_controller->edits().waitsForName();
    dialog->setLabelText(
        (what.isEmpty() ? QString() : widgets::CuratorField::waitingText(what) + QLatin1Char('\n')) +
        tr("Edits are signed. Your name:"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (widgets::CuratorField::isName(name)) {
            m_settings.setCuratorName(name);
            nameCurator();
        } else {
            Q_EMIT noticeRaised(widgets::CuratorField::refusalText());
        }
    });
    // The dialog may be closed together with the one that it stands on.
    connect(dialog, &QObject::destroyed, this, [this] {
        const auto ask = [this] {
            if (m_controller->curator().isEmpty()) {
                (void)m_curator->require(m_controller->edits().waitsForName());
            }
        };
        QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection); // not while the page itself goes
    });
    dialog->show();
}

void QuestionsPage::editDrafted(base::RowId id) {
    adoptWorkspace();
    m_controller->reload(); // before the watch comes round and takes it for news
    editQuestion(id);
}

} // namespace assay::app

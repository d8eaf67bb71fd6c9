#include "app/pages/questions/question_detail.h"

#include "app/pages/questions/bundles_of_question.h"
#include "app/pages/questions/evidence_pane.h"
#include "app/pages/questions/guidelines_pane.h"
#include "app/pages/questions/history_pane.h"
#include "app/pages/questions/question_card.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/reviews_pane.h"
#include "app/pages/questions/runs_of_question.h"
#include "app/pages/questions/similar_pane.h"
#include "app/pages/questions/suspicions_pane.h"

namespace assay::app {

QuestionDetail::QuestionDetail(QuestionController& controller, QWidget* parent)
    : QTabWidget(parent) {
    setObjectName(QStringLiteral("questionDetail"));
    setAccessibleName(tr("The question in detail"));
    setDocumentMode(true);
    m_card = new QuestionCard(controller, "questionCard", this);
    addTab(m_card, tr("Card"));
    m_form = new QuestionForm(controller, this);
    addTab(m_form, tr("Question"));
    m_evidence = new EvidencePane(controller, this);
    addTab(m_evidence, tr("Evidence"));
    addTab(new SuspicionsPane(controller, this), tr("Suspicions"));
    m_reviews = new ReviewsPane(controller, this);
    addTab(m_reviews, tr("Reviews"));
    addTab(new HistoryPane(controller, this), tr("History"));
    addTab(new RunsOfQuestion(controller, this), tr("Runs"));
    addTab(new SimilarPane(controller, this), tr("Similar"));
    m_guidelines = new GuidelinesPane(controller, this);
    addTab(m_guidelines, tr("Guidelines"));
    widgets::askForFrontTab(*this);
    setCornerWidget(new BundlesOfQuestion(controller, this));
    connect(&controller, &QuestionController::approvalBlocked, this, [this] {
        setCurrentWidget(m_form);
        m_form->focusUnfit();
    });
    const QList<QuestionCard*> cards = findChildren<QuestionCard*>();
    for (const QuestionCard* card : cards) {
        connect(card, &QuestionCard::corpusRequested, this, &QuestionDetail::corpusRequested);
        connect(card, &QuestionCard::attachRequested, this, [this] { setCurrentWidget(m_evidence); });
    }
}

void QuestionDetail::edit() {
    setCurrentWidget(m_form);
    m_form->focusFirst();
}

void QuestionDetail::showReviews() {
    setCurrentWidget(m_reviews);
}

void QuestionDetail::editField(model::QuestionField field) {
    setCurrentWidget(m_form);
    m_form->focusField(field);
}

} // namespace assay::app

#include "widgets/theme/front_tab.h"

#include "moc_question_detail.cpp"

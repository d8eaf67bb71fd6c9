#include "app/pages/answers/answers_tabs.h"

#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/ask_pane.h"
#include "app/pages/answers/claims_pane.h"
#include "app/pages/answers/judge_pane.h"
#include "app/pages/answers/rubric_pane.h"
#include "app/pages/answers/scorer_offers.h"

#include <QCoreApplication>
#include <QWidget>

namespace assay::app {

std::vector<AnswersTab> furtherAnswersTabs(AnswersController& controller, QWidget* parent) {
    offerScorers(controller);
    std::vector<AnswersTab> tabs;
    tabs.push_back({new AskPane(controller, parent), QCoreApplication::translate("AnswersTabs", "Ask")});
    tabs.push_back({new JudgePane(controller, parent), QCoreApplication::translate("AnswersTabs", "Judge")});
    tabs.push_back(
        {new ClaimsPane(controller, parent), QCoreApplication::translate("AnswersTabs", "Claims")});
    tabs.push_back(
        {new RubricPane(controller, parent), QCoreApplication::translate("AnswersTabs", "Rubrics")});
    return tabs;
}

} // namespace assay::app

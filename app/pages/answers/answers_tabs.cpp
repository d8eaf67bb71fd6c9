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
    const auto add = [&tabs](QWidget* pane, const char* title, AnswersTab::Needs needs) {
        tabs.push_back({pane, QCoreApplication::translate("AnswersTabs", title), needs});
    };
    using Needs = AnswersTab::Needs;
    add(new AskPane(controller, parent), QT_TRANSLATE_NOOP("AnswersTabs", "Ask"), Needs::Suites);
    add(new JudgePane(controller, parent), QT_TRANSLATE_NOOP("AnswersTabs", "Judge"), Needs::Run);
    add(new ClaimsPane(controller, parent), QT_TRANSLATE_NOOP("AnswersTabs", "Claims"), Needs::Run);
    add(new RubricPane(controller, parent), QT_TRANSLATE_NOOP("AnswersTabs", "Rubrics"), Needs::Nothing);
    return tabs;
}

} // namespace assay::app

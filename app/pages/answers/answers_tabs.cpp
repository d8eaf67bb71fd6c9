#include "app/pages/answers/answers_tabs.h"

#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/ask_pane.h"
#include "app/pages/answers/judge_pane.h"

#include <QCoreApplication>
#include <QWidget>

namespace assay::app {

std::vector<AnswersTab> furtherAnswersTabs(AnswersController& controller, QWidget* parent) {
    std::vector<AnswersTab> tabs;
    tabs.push_back({new AskPane(controller, parent), QCoreApplication::translate("AnswersTabs", "Ask")});
    tabs.push_back({new JudgePane(controller, parent), QCoreApplication::translate("AnswersTabs", "Judge")});
    return tabs;
}

} // namespace assay::app

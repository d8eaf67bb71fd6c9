// The panes of the page of answers beside its own: each is made here by one line, gets the controller, and
// stands in a tab of its own behind the others. A pane says errors and notices by the controller's signals
// failed() and noticed(), and leads to questions by showCases() and showQuestion(). GUI thread only.
#pragma once

#include <QString>
#include <vector>

class QWidget;

namespace assay::app {

class AnswersController;

struct AnswersTab {
    QWidget* pane = nullptr;
    QString title; // short: many tabs stand side by side
};

[[nodiscard]] std::vector<AnswersTab> furtherAnswersTabs(AnswersController& controller, QWidget* parent);

} // namespace assay::app

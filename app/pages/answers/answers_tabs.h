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
    // Without which the pane has nothing to show, or to be filled in.
    enum class Needs { Nothing, Suites, Run };

    QWidget* pane = nullptr;
    QString title; // short: many tabs stand side by side
    Needs needs = Needs::Nothing;
};

[[nodiscard]] std::vector<AnswersTab> furtherAnswersTabs(AnswersController& controller, QWidget* parent);

} // namespace assay::app

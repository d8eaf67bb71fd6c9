#include "app/pages/answers/answers_card.h"

#include "app/pages/answers/answers_cases_pane.h"
#include "app/pages/answers/answers_controller.h"
#include "widgets/reading/reading_card.h"
#include "widgets/reading/score_reading.h"

#include <QString>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay::app {
namespace {

// "Nordlys 2", or with its number where a system gave several answers.
QString answerTitle(const evaluate::AnswerRun& run, const evaluate::ExplainedAnswer& answers,
                    std::size_t place) {
    const QString system = QString::fromStdString(run.settings.predictions);
    if (answers.predictions.size() < 2) {
        return system;
    }
    const auto sample = answers.predictions[place].sample;
    return AnswersCasesPane::tr("%1, sample %2")
        .arg(system)
        .arg(sample ? *sample : static_cast<std::int64_t>(place) + 1);
}

void addAnswers(const evaluate::AnswerRun& run, const evaluate::ExplainedAnswer& answers,
                std::vector<widgets::ReadingAnswer>& list) {
    if (answers.predictions.empty()) {
        widgets::ReadingAnswer none;
        none.title = QString::fromStdString(run.settings.predictions);
        none.whyNone = AnswersCasesPane::tr("The system said nothing to this question.");
        list.push_back(std::move(none));
    }
    for (std::size_t i = 0; i < answers.predictions.size(); ++i) {
        list.push_back(widgets::readingAnswer(answers.predictions[i], answers.scores[i]));
        list.back().title = answerTitle(run, answers, i);
    }
}

} // namespace

void showQuestionInFront(widgets::ReadingCard& card, const AnswersController& controller,
                         AnswersOnCard answers) {
    const evaluate::AnswerRunItem* const item = controller.current();
    const ExplainedQuestion* const explained = controller.explained();
    if (item == nullptr) {
        card.clearCase(controller.view() == nullptr ? controller.whyNoView()
                                                    : AnswersCasesPane::tr("No question is in front."));
        return;
    }
    if (explained == nullptr) {
        if (!controller.whyNotExplained().isEmpty()) {
            card.clearCase(
                AnswersCasesPane::tr("The answer cannot be shown: %1").arg(controller.whyNotExplained()));
        }
        return;
    }
    widgets::ReadingCase shown;
    shown.question = explained->answers.question;
    shown.place = QString::fromStdString(item->suite);
    shown.evidence = explained->evidence;
    shown.contextLeftOut = static_cast<int>(explained->evidence.size()) > widgets::kContextFor;
    if (answers == AnswersOnCard::All) {
        addAnswers(controller.view()->run, explained->answers, shown.answers);
        if (explained->other && controller.other() != nullptr) {
            addAnswers(controller.other()->run, *explained->other, shown.answers);
        }
    }
    card.setCase(std::move(shown));
}

} // namespace assay::app

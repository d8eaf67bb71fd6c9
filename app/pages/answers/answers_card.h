// The question in front on a reading card, with its gold answer and its evidence. GUI thread only.
#pragma once

#include <cstdint>

namespace assay::widgets {
class ReadingCard;
}

namespace assay::app {

class AnswersController;

enum class AnswersOnCard : std::uint8_t {
    None,
    All, // of the run's system, and of the one that it is compared with
};

// Where there is no question, or it cannot be shown, the card says why; while one is being read, the one
// before stays.
void showQuestionInFront(widgets::ReadingCard& card, const AnswersController& controller,
                         AnswersOnCard answers);

} // namespace assay::app

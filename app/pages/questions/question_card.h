// The question in front on a reading card: question, gold answer and evidence together, to be judged beside
// the list without turning to anything else. Follows the controller while it is in view. It says nothing of
// what reviewers said. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "widgets/reading/reading_card.h"

#include <vector>

namespace assay::app {

class QuestionController;

class QuestionCard : public widgets::ReadingCard {
    Q_OBJECT
  public:
    // Several stand on the page; `name` tells them apart.
    QuestionCard(QuestionController& controller, const char* name, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void markSearched();
    void refreshSoon();
    void refresh();

    QuestionController& m_controller;
    bool m_stale = true;
};

} // namespace assay::app

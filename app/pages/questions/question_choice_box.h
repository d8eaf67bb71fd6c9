// Which questions of a suite are exported or frozen: all, the approved ones, those that the filter shows,
// those that are selected. GUI thread only.
#pragma once

#include "core/workspace/suites/suites.h"

#include <QComboBox>
#include <vector>

namespace assay::app {

// What can be chosen beside all and the approved ones.
struct QuestionOffers {
    std::vector<base::RowId> filtered; // empty: the filter shows all of the suite, or none
    std::vector<base::RowId> selected;
};

class QuestionChoiceBox : public QComboBox {
    Q_OBJECT
  public:
    explicit QuestionChoiceBox(QWidget* parent = nullptr);

    void setOffers(const QuestionOffers& offers);

    [[nodiscard]] workspace::QuestionChoice choice() const;

  private:
    QuestionOffers m_offers;
};

} // namespace assay::app

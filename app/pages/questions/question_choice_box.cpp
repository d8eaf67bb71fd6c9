#include "app/pages/questions/question_choice_box.h"

namespace assay::app {
namespace {

enum ChoiceItem { AllQuestions, ApprovedQuestions, FilteredQuestions, SelectedQuestions };

} // namespace

QuestionChoiceBox::QuestionChoiceBox(QWidget* parent)
    : QComboBox(parent) {
    setAccessibleName(tr("Which questions"));
    addItem(tr("All questions"), AllQuestions);
    addItem(tr("Approved only"), ApprovedQuestions);
}

void QuestionChoiceBox::setOffers(const QuestionOffers& offers) {
    m_offers = offers;
    const auto add = [this](const std::vector<base::RowId>& ids, const QString& text, int item) {
        if (!ids.empty()) {
            addItem(text, item);
        }
    };
    add(offers.filtered, tr("Filtered (%n question(s))", nullptr, static_cast<int>(offers.filtered.size())),
        FilteredQuestions);
    add(offers.selected, tr("Selected (%n question(s))", nullptr, static_cast<int>(offers.selected.size())),
        SelectedQuestions);
}

workspace::QuestionChoice QuestionChoiceBox::choice() const {
    switch (currentData().toInt()) {
    case ApprovedQuestions:
        return {.approvedOnly = true};
    case FilteredQuestions:
        return {.only = m_offers.filtered};
    case SelectedQuestions:
        return {.only = m_offers.selected};
    default:
        return {};
    }
}

} // namespace assay::app

#include "moc_question_choice_box.cpp"

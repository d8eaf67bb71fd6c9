#include "app/pages/questions/review_queue_model.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"

namespace assay::app {

ReviewQueueModel::ReviewQueueModel(QuestionController& controller, QObject* parent)
    : RowTable(parent) {
    // Nothing of a question that was removed a moment ago.
    const auto of = [&controller](const auto& column, const auto& shown) {
        return [&controller, column, shown](const QueuedQuestion& question) {
            const auto position = controller.positionOf(question.id);
            return position ? QVariant(shown((controller.columns().*column)[*position])) : QVariant();
        };
    };
    const auto plain = [](const std::string& text) { return QString::fromStdString(text); };
    using workspace::QuestionColumns;
    setColumns(
        {{.key = QuestionId,
          .title = tr("Question"),
          .width = 14,
          .text = of(&QuestionColumns::questionId, plain)},
         {.key = Text, .title = tr("Text"), .width = 60, .text = of(&QuestionColumns::questionText, plain)},
         {.key = Status,
          .title = tr("Status"),
          .width = 12,
          .text =
              [status = of(&QuestionColumns::status,
                           [](model::QuestionStatus value) { return widgets::questionStatusText(value); })](
                  const QueuedQuestion& question) {
                  return question.statusIsHidden ? QVariant(facetValueText(curation::Facet::Status,
                                                                           std::string(curation::kWithheld)))
                                                 : status(question);
              }},
         {.key = Said, .title = tr("Reviews"), .width = 40, .text = &QueuedQuestion::said}},
        ToolTips::Texts);
    setKey(&QueuedQuestion::id);
}

base::RowId ReviewQueueModel::idAt(int row) const {
    const QueuedQuestion* const question = at(row);
    return question != nullptr ? question->id : 0;
}

int ReviewQueueModel::rowOf(base::RowId id) const {
    return rowWhere([id](const QueuedQuestion& question) { return question.id == id; });
}

} // namespace assay::app

#include "moc_review_queue_model.cpp"

// The question in front, in detail: the reading card, to be judged by; its form, its evidence, what is
// suspected of it, what reviewers say, and its history. GUI thread only.
#pragma once

#include "core/model/question_field.h"

#include <QTabWidget>

namespace assay::app {

class EvidencePane;
class QuestionForm;
class QuestionController;
class QuestionCard;
class GuidelinesPane;
class ReviewsPane;

class QuestionDetail : public QTabWidget {
    Q_OBJECT
  public:
    explicit QuestionDetail(QuestionController& controller, QWidget* parent = nullptr);

    // Brings the form to the front with the keyboard in it.
    void edit();
    void editField(model::QuestionField field);

    [[nodiscard]] QuestionForm& form() const { return *m_form; }

    [[nodiscard]] ReviewsPane& reviews() const { return *m_reviews; }

    [[nodiscard]] GuidelinesPane& guidelines() const { return *m_guidelines; }

    void showReviews();

    [[nodiscard]] QuestionCard& card() const { return *m_card; }

    [[nodiscard]] EvidencePane& evidence() const { return *m_evidence; }

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId); // from any of its cards

  private:
    QuestionCard* m_card = nullptr;
    QuestionForm* m_form = nullptr;
    EvidencePane* m_evidence = nullptr;
    ReviewsPane* m_reviews = nullptr;
    GuidelinesPane* m_guidelines = nullptr;
};

} // namespace assay::app

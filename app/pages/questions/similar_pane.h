// The questions nearest to the one in front, by vectors of their texts, in all suites; a double click leads
// to one. By which vectors is chosen: LSA made of the questions, or a model whose vectors are kept with them.
// Made when it is shown, and anew after an edit. GUI thread only.
#pragma once

#include "core/evaluate/embeddings/similar_questions.h"
#include "widgets/tables/row_table.h"

#include <QString>
#include <QWidget>
#include <memory>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class QuestionController;

// A question with the name of its suite.
struct SimilarRow {
    evaluate::SimilarQuestion question;
    std::string suite;

    friend bool operator==(const SimilarRow&, const SimilarRow&) = default;
};

class SimilarModel : public widgets::RowTable<SimilarRow> {
    Q_OBJECT
  public:
    enum Column { Cosine, Suite, Id, Text, ColumnCount };

    explicit SimilarModel(QObject* parent = nullptr);

    void showQuestions(std::vector<SimilarRow> rows) { setRows(std::move(rows)); }
};

// Vectors that questions are compared by, and of which models there are some.
struct ComparedQuestions {
    evaluate::SimilarityVectors vectors;
    std::vector<std::string> models;
};

class SimilarPane : public QWidget {
    Q_OBJECT
  public:
    // The controller outlives it.
    explicit SimilarPane(QuestionController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void forget();
    void refresh();
    void take(std::shared_ptr<const ComparedQuestions> compared);
    void showNearest();
    [[nodiscard]] QString aboutText(const evaluate::SimilarQuestions& found) const;

    QuestionController& m_controller;
    SimilarModel* m_model = nullptr;
    QComboBox* m_by = nullptr; // its data: the model, empty for LSA
    QLabel* m_about = nullptr;
    widgets::DataTableView* m_table = nullptr;
    std::shared_ptr<const ComparedQuestions> m_vectors; // null: to be made
    base::RowId m_shown = 0;                            // the question that the list is of
    quint64 m_request = 0;
};

} // namespace assay::app

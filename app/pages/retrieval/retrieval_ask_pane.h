// Asks a corpus of the workspace the questions of a suite by any search that is there, and measures what
// comes: the form, and the figures so far while it runs. GUI thread only.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/workspace/corpora/corpus_references.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

class EnginePreview;
class QuestionVectorsForm;

class RetrievalAskPane : public QWidget {
    Q_OBJECT
  public:
    explicit RetrievalAskPane(RetrievalController& controller, QWidget* parent = nullptr);

    // As the form stands; the search as search_spec.h reads it.
    [[nodiscard]] evaluate::AskingPlan plan() const;
    // The same for another suite and search, whose lists have no name yet.
    [[nodiscard]] evaluate::AskingPlan planOf(const std::string& suite, const std::string& search) const;
    // Why it cannot be asked; empty: it can.
    [[nodiscard]] QString problem(const evaluate::AskingPlan& plan) const;

    // What a search takes, a line each, and the engines that it asks.
    struct Taken {
        QStringList lines;
        std::vector<retrieval::EngineConnection> engines;
    };

    [[nodiscard]] Taken whatItTakes(const evaluate::AskingPlan& plan) const;

    // Of the service that makes the vectors of questions, which is remembered; empty: none in the key ring.
    [[nodiscard]] std::string serviceKeyAccount(const evaluate::AskingPlan& plan) const;

    // One for each connection of the settings, as the command takes them; none where they cannot be read.
    [[nodiscard]] static QStringList engineSearches(retrieval::RemoteMode mode);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    [[nodiscard]] QWidget* makeForm();
    QComboBox* addBox(QFormLayout& form, const char* name, const QString& title);
    void addSearchRows(QFormLayout& form);
    void addFilterRows(QFormLayout& form);
    void addRerankingRows(QFormLayout& form);
    void fillLists();
    void fillEmbeddings();
    void fillScorers();
    void fillEngines();
    void refresh();
    void showEngine(const evaluate::AskingPlan& plan);
    void start();
    [[nodiscard]] std::string searchText() const;
    [[nodiscard]] QString searchProblem(const evaluate::AskingPlan& plan) const; // of search, scorer, vectors
    [[nodiscard]] const workspace::EmbeddingSet* chosenEmbeddings() const;       // null: none
    [[nodiscard]] std::optional<workspace::CorpusReference> reference() const;   // of the chosen corpus
    [[nodiscard]] QString memoryLine(const evaluate::SearchSpec& search) const;  // empty: there is enough

    RetrievalController& m_controller;
    QComboBox* m_suite = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_embeddings = nullptr;
    QuestionVectorsForm* m_vectors = nullptr; // of the questions
    QComboBox* m_search = nullptr;            // can be typed in
    int m_ownSearches = 0;                    // of its entries; those by engines stand behind them
    QComboBox* m_scorer = nullptr;            // that reranks, of the person's own settings
    QSpinBox* m_depth = nullptr;
    QSpinBox* m_window = nullptr;
    QComboBox* m_union = nullptr;
    QSpinBox* m_k = nullptr;
    QComboBox* m_filter = nullptr;
    QComboBox* m_parts = nullptr;
    QLineEdit* m_fixed = nullptr;
    QCheckBox* m_prose = nullptr;
    QLineEdit* m_name = nullptr;
    EnginePreview* m_engine = nullptr; // that the search asks, and what that takes
    QLabel* m_state = nullptr;
    QLabel* m_asked = nullptr;
    QString m_scorersWrong; // why the settings' scorers cannot be read, as it was told
    QPushButton* m_ask = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace assay::app

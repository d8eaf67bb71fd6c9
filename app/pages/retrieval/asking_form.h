// How a corpus of the workspace is asked: which suite, by which search, kept to what. Its lists follow the
// workspace and the settings. GUI thread only.
#pragma once

#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <QScrollArea>
#include <QStringList>
#include <optional>
#include <string>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace assay::app {

class QuestionVectorsForm;
class RetrievalController;

class AskingForm : public QScrollArea {
    Q_OBJECT
  public:
    explicit AskingForm(RetrievalController& controller, QWidget* parent = nullptr);

    // As the form stands; the search as search_spec.h reads it.
    [[nodiscard]] evaluate::AskingPlan plan() const;
    // The same for another suite and search, whose lists have no name yet.
    [[nodiscard]] evaluate::AskingPlan planOf(const std::string& suite, const std::string& search) const;

    [[nodiscard]] bool hasSuites() const;
    // What is chosen; null: none is.
    [[nodiscard]] const workspace::CorpusInfo* corpus() const;
    [[nodiscard]] const workspace::EmbeddingSet* embeddings() const;
    [[nodiscard]] std::optional<workspace::CorpusReference> reference() const; // of the chosen corpus

    // Of the questions.
    [[nodiscard]] const QuestionVectorsForm& vectors() const { return *m_vectors; }

    // One for each connection of the settings, as the command takes them; none where they cannot be read.
    [[nodiscard]] static QStringList engineSearches(retrieval::RemoteMode mode);

    void fillLists(); // of what the workspace holds
    void refill();    // of what the settings hold

  Q_SIGNALS:
    void changed();

  private:
    void makeRows();
    QComboBox* addBox(QFormLayout& form, const char* name, const QString& title);
    void addSearchRows(QFormLayout& form);
    void addFilterRows(QFormLayout& form);
    void addRerankingRows(QFormLayout& form);
    void fillEmbeddings();
    void fillScorers();
    void fillEngines();
    void take();
    [[nodiscard]] std::string searchText() const;

    RetrievalController& m_controller;
    QComboBox* m_suite = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_embeddings = nullptr;
    QuestionVectorsForm* m_vectors = nullptr;
    QComboBox* m_search = nullptr; // can be typed in
    int m_ownSearches = 0;         // of its entries; those by engines stand behind them
    QComboBox* m_scorer = nullptr; // that reranks, of the person's own settings
    QSpinBox* m_depth = nullptr;
    QSpinBox* m_window = nullptr;
    QComboBox* m_union = nullptr;
    QSpinBox* m_k = nullptr;
    QComboBox* m_filter = nullptr;
    QComboBox* m_parts = nullptr;
    QLineEdit* m_fixed = nullptr;
    QCheckBox* m_prose = nullptr;
    QLineEdit* m_name = nullptr;
    QString m_scorersWrong; // why the settings' scorers cannot be read, as it was told
};

} // namespace assay::app
